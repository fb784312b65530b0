//! Units and generals who come later enter in their side's Movement step.

use crate::battle::state::Battle;
use crate::ids::{formation, rule};
use oblique_board::hex::Hex;
use oblique_scenario::Side;

impl Battle {
    /// Puts on the map who is due, each on the first of its hexes where it may stand.
    pub(crate) fn arrive(&mut self, side: Side) {
        for pix in self.due(side, |facts| facts.arrives.as_ref().map(|(from, _)| *from)) {
            let hexes = self.facts(pix).arrives.as_ref().map(|(_, hexes)| hexes.clone()).unwrap_or_default();
            let unit = self.piece(pix).is_unit();
            let free = |hex: &Hex| {
                if unit {
                    self.may_stop(pix, *hex) && self.ground_bears(pix, *hex)
                } else {
                    // What stops a ride keeps him out, too (`gen.move`).
                    self.bears_general(side, *hex)
                }
            };
            let Some(to) = hexes.into_iter().find(free) else { continue };
            self.arrive_at(pix, to);
            if unit && self.ground().chart.is_town(self.board(), to) && self.form(pix) != formation::GARRISON
            {
                self.garrison(pix);
            } else if unit && self.disorders_again(pix) {
                self.disorder(pix, rule::WOODS_MOVE);
            }
            let text = format!("{} arrives", self.name(pix));
            self.say(rule::TURN_ORDER, Some(pix), text);
            if unit {
                self.enter_hex(pix);
            }
        }
    }
}
