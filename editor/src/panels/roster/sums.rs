//! The row under the columns: what each adds up to, of the selection when there is one.

use super::Roster;
use super::cell;
use super::list::Column;
use crate::desk::Desk;
use crate::ui::theme::{Tokens, size};
use crate::view::Selection;
use egui::{FontId, Rect, Sense, Stroke, Ui};
use oblique_core::roster::field::{Field, SortKey};
use oblique_core::roster::totals::{counted, thousands};
use oblique_core::scenario::{Piece, PieceId};
use std::collections::{BTreeMap, BTreeSet};

/// Height of the row, in points.
pub const HEIGHT: f32 = 19.0;

/// What a column adds up to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Sum {
    given: i64,
    total: i64,
    least: i64,
    greatest: i64,
}

/// The sums, and what they were worked out from.
#[derive(Default)]
pub struct Sums {
    of: Option<(u64, usize, Selection, Vec<Column>)>,
    by_column: BTreeMap<Column, Sum>,
    units: i64,
    selected: bool,
}

impl Sum {
    fn add(&mut self, n: i64) {
        (self.least, self.greatest) =
            if self.given == 0 { (n, n) } else { (self.least.min(n), self.greatest.max(n)) };
        self.given += 1;
        self.total = self.total.saturating_add(n);
    }

    fn words(&self) -> String {
        let average = self.total.checked_div(self.given).unwrap_or(0);
        format!(
            "Sum {}, average {}, least {}, greatest {}",
            thousands(self.total),
            thousands(average),
            thousands(self.least),
            thousands(self.greatest)
        )
    }
}

/// Several units selected are summed by themselves; a single one says no more than its row.
fn chosen<'d>(desk: &'d Desk<'_>) -> Option<&'d BTreeSet<PieceId>> {
    match &desk.view.selection {
        Selection::Pieces(ids) if ids.len() > 1 => Some(ids),
        _ => None,
    }
}

impl Roster {
    /// Works the sums out anew where the rows, the selection or the columns are others.
    fn reckon(&mut self, desk: &Desk<'_>, fresh: u64) {
        let stamp = (fresh, self.list.items.len(), desk.view.selection.clone(), self.list.columns.clone());
        if self.sums.of.as_ref() == Some(&stamp) {
            return;
        }
        self.sums.of = Some(stamp);
        let (scenario, catalog) = (desk.scenario(), desk.catalog());
        let chosen = chosen(desk);
        let mut pieces: Vec<&Piece> = match chosen {
            Some(ids) => ids.iter().filter_map(|id| scenario.pieces.get(id)).collect(),
            None => self.list.pieces().filter_map(|id| scenario.pieces.get(id)).collect(),
        };
        pieces.retain(|p| catalog.kind(&p.kind).is_none_or(|k| !k.role.leads()) || chosen.is_some());
        self.sums.selected = chosen.is_some();
        self.sums.units = i64::try_from(pieces.len()).unwrap_or(0);
        self.sums.by_column = self
            .list
            .columns
            .iter()
            .filter_map(|column| Some((column, column.field()?)))
            .map(|(column, field)| {
                let mut sum = Sum::default();
                let number = field.is_number(catalog);
                for piece in &pieces {
                    match field.sort_key(scenario, catalog, piece) {
                        SortKey::Number(n) if number => sum.add(n),
                        SortKey::Nothing => {}
                        _ => sum.given += 1,
                    }
                }
                (column.clone(), sum)
            })
            .collect();
    }

    /// Draws the row; `spans` are the places of the columns from left to right.
    pub(super) fn sum_row(
        &mut self,
        ui: &Ui,
        desk: &Desk<'_>,
        columns: &[Column],
        spans: &[Rect],
        row: Rect,
    ) {
        self.reckon(desk, desk.document.revision());
        let tokens = Tokens::of(ui);
        let painter = ui.painter();
        painter.rect_filled(row, 0.0, tokens.bar);
        painter.hline(row.x_range(), row.top() + 0.5, Stroke::new(1.0, tokens.line_strong));
        let whose = if self.sums.selected { "selected" } else { "listed" };
        for (column, span) in columns.iter().zip(spans) {
            let rect = Rect::from_x_y_ranges(span.x_range(), row.y_range());
            let (Some(field), Some(sum)) = (column.field(), self.sums.by_column.get(column)) else {
                continue;
            };
            let number = field.is_number(desk.catalog()) && *field != Field::Turn;
            let title = field.title(desk.catalog());
            let (text, words) = if *field == Field::Name {
                let all = counted(self.sums.units, if self.sums.selected { "row" } else { "unit" });
                (format!("{all} {whose}"), format!("{all} {whose}"))
            } else if number && sum.given > 0 {
                (thousands(sum.total), sum.words())
            } else if number {
                continue;
            } else {
                (String::new(), format!("{} of {} given", sum.given, self.sums.units))
            };
            let font = FontId::proportional(size::SMALL);
            cell::text(ui, rect, &text, number, tokens.text, font);
            let response = ui.interact(rect, ui.scope_id().with(("sum", column.id())), Sense::hover());
            let label = format!("Sum of {}, {whose}: {text}", title.to_lowercase());
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &label));
            response.on_hover_text(format!("{title}: {words}"));
        }
    }
}
