//! Which columns the table has, and in which order: chosen by the user, kept for every ruleset.

use super::list::Column;
use oblique_context::EditorContext;
use oblique_context::settings::SettingsChange;
use oblique_context::settings::{Settings, TableColumns};
use oblique_roster::field::UnitField;
use oblique_rules::catalog::Catalog;
use std::collections::BTreeSet;

/// Columns that are not shown until asked for.
const HIDDEN: &[&str] = &["side", "leader", "entry", "regiment", "remark"];
/// Those of them a list without a tree needs.
const IN_LISTS: &[&str] = &["side", "leader"];

/// What the user likes under a ruleset.
pub(super) fn chosen(settings: &Settings, catalog: &Catalog) -> TableColumns {
    // Versions before this kept one choice for all rulesets.
    let usual = || TableColumns { other: settings.roster_columns.clone(), order: Vec::new() };
    settings.table_columns.get(&catalog.id).cloned().unwrap_or_else(usual)
}

/// Is the column shown?
pub(super) fn is_shown(chosen: &TableColumns, column: &Column, flat: bool) -> bool {
    let id = column.id();
    let usual = !HIDDEN.contains(&id) || (flat && IN_LISTS.contains(&id));
    column == &Column::name() || usual != chosen.other.iter().any(|other| other == id)
}

/// Every column there may be, from the left.
pub(super) fn all(context: &EditorContext<'_>) -> Vec<Column> {
    // Who, how strong, where, and only then to whom it belongs, which the tree tells.
    let last = [
        UnitField::Side,
        UnitField::Nation,
        UnitField::Leader,
        UnitField::Entry,
        UnitField::Regiment,
        UnitField::Remark,
    ];
    let mut all = vec![Column::Problems, Column::name()];
    let rest = UnitField::all(context.catalog()).into_iter().skip(1).filter(|field| !last.contains(field));
    all.extend(rest.chain(last.iter().cloned()).map(Column::Field));
    all.push(Column::Source);
    let order = chosen(context.settings, context.catalog()).order;
    // Those named stand where they are named; sorting is stable, so the others keep their order after them.
    all.sort_by_key(|column| order.iter().position(|id| id == column.id()).unwrap_or(usize::MAX));
    all
}

/// The columns shown: of the attributes, those the pieces of the battle have.
pub(super) fn shown(context: &EditorContext<'_>, flat: bool) -> Vec<Column> {
    let catalog = context.catalog();
    let kinds: BTreeSet<&str> = context.scenario().pieces.values().map(|p| p.kind.as_str()).collect();
    let used = |id: &str| kinds.iter().any(|k| catalog.kind(k).is_some_and(|k| k.attribute(id).is_some()));
    let chosen = chosen(context.settings, catalog);
    all(context)
        .into_iter()
        .filter(|column| match column {
            Column::Field(UnitField::Attribute(id)) => used(id),
            _ => true,
        })
        .filter(|column| is_shown(&chosen, column, flat))
        .collect()
}

/// The choice with a column shown that was hidden, or the reverse.
pub(super) fn switched(context: &EditorContext<'_>, column: &Column) -> TableColumns {
    let mut chosen = chosen(context.settings, context.catalog());
    match chosen.other.iter().position(|other| other == column.id()) {
        Some(at) => drop(chosen.other.remove(at)),
        None => chosen.other.push(column.id().to_owned()),
    }
    chosen
}

/// The choice with a column standing before another; `None` is the end.
pub(super) fn moved(context: &EditorContext<'_>, column: &Column, before: Option<&Column>) -> TableColumns {
    let mut order: Vec<String> =
        all(context).iter().filter(|c| *c != column).map(|c| c.id().to_owned()).collect();
    let at = before.and_then(|b| order.iter().position(|id| id == b.id())).unwrap_or(order.len());
    order.insert(at, column.id().to_owned());
    TableColumns { order, ..chosen(context.settings, context.catalog()) }
}

/// The choice with a column one place further to the left or right among those shown; `None` at the end.
pub(super) fn stepped(
    context: &EditorContext<'_>,
    columns: &[Column],
    column: &Column,
    right: bool,
) -> Option<TableColumns> {
    let at = columns.iter().position(|c| c == column)?;
    let before = if right {
        columns.get(at + 1)?;
        columns.get(at + 2)
    } else {
        Some(columns.get(at.checked_sub(1)?)?)
    };
    Some(moved(context, column, before))
}

/// Keeps a choice.
pub(super) fn keep(context: &EditorContext<'_>, chosen: TableColumns) -> oblique_context::Intent {
    let ruleset = context.catalog().id.clone();
    oblique_context::Intent::Settings(SettingsChange::TableColumns { ruleset, columns: chosen })
}
