//! Under the table: what is selected, or else what is listed, added up.

use super::Roster;
use crate::desk::Desk;
use crate::ui::theme::Tokens;
use crate::view::Selection;
use egui::{Label, RichText, Ui};
use oblique_core::roster::totals::{Totals, counted};

/// Height of the footer, in points.
pub const HEIGHT: f32 = 22.0;

impl Roster {
    pub(super) fn footer(&self, ui: &mut Ui, desk: &Desk<'_>) {
        let pieces = &desk.scenario().pieces;
        let (what, totals) = match &desk.view.selection {
            Selection::Pieces(ids) if !ids.is_empty() => {
                ("Selected", Totals::of(desk.catalog(), ids.iter().filter_map(|id| pieces.get(id))))
            }
            _ => ("Listed", self.list.totals.clone()),
        };
        let mut text = format!("{what}: {}", totals.line());
        if totals.leaders > 0 {
            text = format!("{text}, {}", counted(i64::from(totals.leaders), "leader"));
        }
        for part in [totals.arms(), totals.qualities()] {
            if !part.is_empty() {
                text.push_str("  ·  ");
                text.push_str(&part);
            }
        }
        if totals.waiting > 0 {
            text = format!("{text}  ·  {} not on the map", totals.waiting);
        }
        let weak = Tokens::of(ui).text_weak;
        ui.add(Label::new(RichText::new(&text).small().color(weak)).truncate()).on_hover_text(text);
    }
}
