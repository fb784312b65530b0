//! An order of battle as a sheet.

use super::cells::write;
use super::guard::guard;
use super::values;
use super::{Column, Separator};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{PieceId, Scenario, Side};
use std::collections::BTreeSet;

/// What is exported, and how it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExportOptions {
    /// One side, or both.
    pub side: Option<Side>,
    /// Only these units, or all.
    pub only: Option<BTreeSet<PieceId>>,
    /// The columns, from the left.
    pub columns: Vec<Column>,
    /// What stands between cells.
    pub separator: Separator,
    /// Lines end as on Windows.
    pub crlf: bool,
    /// The text begins with the mark by which spreadsheets know UTF-8.
    pub mark: bool,
}

impl ExportOptions {
    /// Everything but evidence, with commas, as most spreadsheets read it.
    #[must_use]
    pub fn new(scenario: &Scenario, catalog: &Catalog, evidence: bool) -> Self {
        let columns = default_columns(scenario, catalog, evidence);
        Self { side: None, only: None, columns, separator: Separator::Comma, crlf: true, mark: true }
    }
}

/// The columns of a full export: every field that a unit of the scenario can have.
#[must_use]
pub fn default_columns(scenario: &Scenario, catalog: &Catalog, evidence: bool) -> Vec<Column> {
    let wanted = |column: &Column| match column {
        Column::Ignore | Column::Level | Column::Squadrons | Column::PerSquadron => false,
        Column::Evidence(_) => evidence,
        _ => true,
    };
    Column::all(catalog, scenario).into_iter().filter(wanted).collect()
}

/// What a cell of an export says, the headers first; `None` where a unit has no such thing.
pub(super) fn texts(
    scenario: &Scenario,
    catalog: &Catalog,
    options: &ExportOptions,
) -> Vec<Vec<Option<String>>> {
    let header = options.columns.iter().map(|c| Some(c.name(catalog))).collect();
    let units = scenario.roster().into_iter().filter_map(|id| Some((id, scenario.pieces.get(id)?)));
    let units = units
        .filter(|(_, piece)| options.side.is_none_or(|side| piece.side == side))
        .filter(|(id, _)| options.only.as_ref().is_none_or(|only| only.contains(*id)));
    let row = |(id, piece)| {
        let cell = |column| values::text(scenario, catalog, id, piece, column);
        options.columns.iter().map(cell).collect()
    };
    std::iter::once(header).chain(units.map(row)).collect()
}

/// The rows of an export, the header first. Cells are guarded against being taken for formulas.
#[must_use]
pub fn rows(scenario: &Scenario, catalog: &Catalog, options: &ExportOptions) -> Vec<Vec<String>> {
    let guarded = |cell: Option<String>| cell.map_or_else(String::new, |text| guard(&text));
    let rows = texts(scenario, catalog, options).into_iter();
    rows.map(|row| row.into_iter().map(guarded).collect()).collect()
}

/// The text of an export.
#[must_use]
pub fn export(scenario: &Scenario, catalog: &Catalog, options: &ExportOptions) -> String {
    let text = write(&rows(scenario, catalog, options), options.separator, options.crlf);
    if options.mark { format!("\u{feff}{text}") } else { text }
}
