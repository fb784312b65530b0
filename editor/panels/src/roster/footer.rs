//! Under the table: what is selected, or else what is listed, added up.

use super::Roster;
use super::list::Item;
use egui::{Label, RichText, Ui};
use oblique_context::view::Selection;
use oblique_context::{EditorContext, strength};
use oblique_roster::totals::{Totals, thousands};
use oblique_scenario::PieceId;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use std::collections::BTreeSet;

/// Height of the footer, in points.
pub(super) const HEIGHT: f32 = 22.0;

/// All that a total says: how many, of what arm and quality.
pub(super) fn whole(totals: &Totals) -> String {
    if totals.units == 0 && totals.leaders > 0 {
        let shown = thousands(i64::from(totals.leaders));
        return text!("context-count-many-leaders", n = totals.leaders, shown);
    }
    let parts = [strength::line(totals), strength::arms(totals), totals.qualities()];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("  ·  ")
}

impl Roster {
    /// The command of the one leader who is selected, and what it adds up to.
    fn command(&self, ids: &BTreeSet<PieceId>) -> Option<(String, Totals)> {
        self.list.items.iter().find_map(|item| match item {
            Item::Piece { id, leads: true, totals, .. } if ids.contains(id) && totals.units > 0 => {
                Some((text!("army-the-command").to_owned(), totals.clone()))
            }
            _ => None,
        })
    }

    pub(super) fn footer(&self, ui: &mut Ui, context: &EditorContext<'_>) {
        let pieces = &context.scenario().pieces;
        let (what, totals) = match &context.view.selection {
            // A leader by himself stands for his command.
            Selection::Pieces(ids) if ids.len() == 1 && self.command(ids).is_some() => {
                self.command(ids).unwrap_or_default()
            }
            Selection::Pieces(ids) if !ids.is_empty() => (
                text!("army-selected").to_owned(),
                Totals::of(context.catalog(), ids.iter().filter_map(|id| pieces.get(id))),
            ),
            _ => (text!("army-listed").to_owned(), self.list.totals.clone()),
        };
        let mut text = format!("{what}: {}", strength::line(&totals));
        if totals.leaders > 0 {
            text = format!(
                "{text}, {}",
                text!(
                    "context-count-many-leaders",
                    n = totals.leaders,
                    shown = thousands(i64::from(totals.leaders))
                )
            );
        }
        if totals.waiting > 0 {
            text = text!("army-text-waiting-not-on-the-map", text, waiting = totals.waiting);
        }
        for part in [strength::arms(&totals), totals.qualities()] {
            if !part.is_empty() {
                text = format!("{text}  ·  {part}");
            }
        }
        let weak = Tokens::of(ui).text_weak;
        ui.add(Label::new(RichText::new(&text).small().color(weak)).truncate()).on_hover_text(text);
    }
}
