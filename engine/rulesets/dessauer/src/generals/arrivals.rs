//! Units and generals who come later enter in their side's Movement step.

use crate::battle::state::Battle;
use crate::ids::{formation, rule};
use oblique_rules::play::{Event, PieceIx, Standing, Why};
use oblique_scenario::Side;

impl Battle {
    /// Puts on the map who is due, each on the first of its hexes where it may stand.
    pub(crate) fn arrive(&mut self, side: Side) {
        let turn = self.field().turn;
        let due: Vec<PieceIx> = self
            .everyone()
            .filter(|pix| {
                self.piece(*pix).side() == side && matches!(self.piece(*pix).standing, Standing::Due(_))
            })
            .filter(|pix| self.facts(*pix).arrives.as_ref().is_some_and(|(from, _)| *from <= turn))
            .collect();
        for pix in due {
            let hexes = self.facts(pix).arrives.as_ref().map(|(_, hexes)| hexes.clone()).unwrap_or_default();
            let unit = self.piece(pix).is_unit();
            let free = |hex: &oblique_board::hex::Hex| {
                !unit || self.may_stop(pix, *hex) && self.ground_bears(pix, *hex)
            };
            let Some(to) = hexes.into_iter().find(free) else { continue };
            self.emit(Event::Stood { piece: pix, standing: Standing::OnMap, why: Why::Arrival });
            let from = self.piece(pix).hex;
            if from != to {
                self.emit(Event::Moved { piece: pix, from, to, why: Why::Arrival });
            }
            if unit && self.ground().chart.is_town(self.board(), to) && self.form(pix) != formation::GARRISON
            {
                self.garrison(pix);
            }
            let text = format!("{} arrives", self.name(pix));
            self.say(rule::TURN_ORDER, Some(pix), text);
        }
    }
}
