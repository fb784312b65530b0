//! The row under the columns, of the selection when there is one: what counts add up to, what ratings are on
//! average.

use super::Roster;
use super::cell;
use super::list::Column;
use egui::{FontId, Rect, Sense, Stroke, Ui};
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_roster::field::{SortKey, UnitField};
use oblique_roster::totals::thousands;
use oblique_scenario::{Piece, PieceId};
use oblique_text::{inside, number, text, translated};
use oblique_ui::theme::{Tokens, size};
use std::collections::{BTreeMap, BTreeSet};

/// Height of the row, in points.
pub(super) const HEIGHT: f32 = 19.0;

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
pub(super) struct Sums {
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

    /// The average to a tenth: '7.5', '600'.
    fn average(&self) -> String {
        let tenths = self.total.saturating_mul(10);
        // The nearest tenth; half a tenth goes up.
        let tenths =
            (2 * tenths.clamp(i64::MIN / 4, i64::MAX / 4) + self.given).checked_div_euclid(2 * self.given);
        let tenths = tenths.unwrap_or(0);
        let (whole, rest) = (thousands(tenths / 10), (tenths % 10).abs());
        let sign = if tenths < 0 && tenths > -10 { "-" } else { "" };
        if rest == 0 { whole } else { format!("{sign}{whole}.{rest}") }
    }

    /// All there is to say; the sum only where it says something.
    fn words(&self, adds_up: bool) -> String {
        let sum =
            if adds_up { text!("army-sum-total", total = thousands(self.total)) } else { String::new() };
        let (average, least, greatest) = (self.average(), thousands(self.least), thousands(self.greatest));
        text!("army-sum-average-average-least-least-greatest", sum, average, least, greatest)
    }
}

/// Several units selected are summed by themselves; a single one says no more than its row.
fn chosen<'d>(context: &'d EditorContext<'_>) -> Option<&'d BTreeSet<PieceId>> {
    match &context.view.selection {
        Selection::Pieces(ids) if ids.len() > 1 => Some(ids),
        _ => None,
    }
}

impl Roster {
    /// Works the sums out anew where the rows, the selection or the columns are others.
    fn reckon(&mut self, context: &EditorContext<'_>, fresh: u64) {
        let stamp = (fresh, self.list.items.len(), context.view.selection.clone(), self.list.columns.clone());
        if self.sums.of.as_ref() == Some(&stamp) {
            return;
        }
        self.sums.of = Some(stamp);
        let (scenario, catalog) = (context.scenario(), context.catalog());
        let chosen = chosen(context);
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
        context: &EditorContext<'_>,
        columns: &[Column],
        spans: &[Rect],
        row: Rect,
    ) {
        self.reckon(context, context.document.revision());
        let tokens = Tokens::of(ui);
        let painter = ui.painter();
        painter.rect_filled(row, 0.0, tokens.bar);
        painter.hline(row.x_range(), row.top() + 0.5, Stroke::new(1.0, tokens.line_strong));
        let whose = if self.sums.selected { text!("army-selected-2") } else { text!("army-listed-2") };
        for (column, span) in columns.iter().zip(spans) {
            let rect = Rect::from_x_y_ranges(span.x_range(), row.y_range());
            let (Some(field), Some(sum)) = (column.field(), self.sums.by_column.get(column)) else {
                continue;
            };
            let is_number = field.is_number(context.catalog()) && *field != UnitField::Turn;
            let title = translated(&field.title(context.catalog())).into_owned();
            let adds_up = field.adds_up(context.catalog());
            let (text, words) = if *field == UnitField::Name {
                let (n, shown) = (self.sums.units, thousands(self.sums.units));
                let all = if self.sums.selected {
                    text!("context-count-rows", n, shown)
                } else {
                    text!("context-count-units", n, shown)
                };
                (text!("army-total-whose", whose), format!("{all} {whose}"))
            } else if is_number && sum.given > 0 {
                let text = if adds_up {
                    number(&thousands(sum.total)).into_owned()
                } else {
                    text!("army-avg-average", average = sum.average())
                };
                (text, sum.words(adds_up))
            } else if is_number {
                continue;
            } else {
                (
                    String::new(),
                    text!("army-given-of-units-given", given = sum.given, units = self.sums.units),
                )
            };
            let font = FontId::proportional(size::SMALL);
            cell::text(ui, rect, &text, is_number, tokens.text, font);
            let response = ui.interact(rect, ui.scope_id().with(("sum", column.id())), Sense::hover());
            let title_small = inside(&title);
            let label = if is_number && !adds_up {
                text!(
                    "army-average-of-title-small-whose-average",
                    title_small,
                    whose,
                    average = sum.average()
                )
            } else {
                text!("army-sum-of-title-small-whose-text", title_small, whose, text)
            };
            response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &label));
            response.on_hover_text(format!("{title}: {words}"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Sum;

    fn average(figures: &[i64]) -> String {
        let mut sum = Sum::default();
        for n in figures {
            sum.add(*n);
        }
        sum.average()
    }

    #[test]
    fn averages_are_to_the_nearest_tenth() {
        assert_eq!(average(&[7, 8]), "7.5");
        assert_eq!(average(&[600, 600]), "600");
        assert_eq!(average(&[7, 7, 8]), "7.3");
        assert_eq!(average(&[8, 8, 7]), "7.7");
        assert_eq!(average(&[-1, 0]), "-0.5");
        assert_eq!(average(&[-2, -1]), "-1.5");
        assert_eq!(average(&[]), "0");
        assert!(!average(&[i64::MAX, i64::MAX]).is_empty());
    }

    #[test]
    fn ratings_have_no_sum() {
        let mut sum = Sum::default();
        for n in [7, 8] {
            sum.add(n);
        }
        assert_eq!(sum.words(false), "average 7.5, least 7, greatest 8");
        assert_eq!(sum.words(true), "sum 15, average 7.5, least 7, greatest 8");
    }
}
