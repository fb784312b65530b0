//! Units and leaders who come later enter in their side's Movement step.

use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_scenario::Side;

impl Battle {
    /// Puts on the map who is due, each on the first of its hexes where it may stand.
    pub(crate) fn arrive(&mut self, side: Side) {
        for pix in self.due(side, |facts| facts.arrives.as_ref().map(|(from, _)| *from)) {
            let hexes = self.facts(pix).arrives.as_ref().map(|(_, hexes)| hexes.clone()).unwrap_or_default();
            let Some(to) = hexes.into_iter().find(|hex| self.may_stop(pix, *hex)) else { continue };
            self.arrive_at(pix, to);
            let text = format!("{} arrives", self.name(pix));
            self.say(rule::MOVE_FRIENDS, Some(pix), text);
            self.take_objective(pix, to);
            self.leaders_met(pix);
        }
    }
}
