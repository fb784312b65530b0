//! Rows of the battle statistics (`screen.menus`, `screen.fog`).
//!
//! Must not know who reads them beyond the seat.

use crate::Dragoon;
use crate::battle::state::Battle;
use oblique_rules::Ruleset as _;
use oblique_rules::play::Standing;
use oblique_scenario::Side;

impl Battle {
    /// Men of a side on the map and still to come.
    pub(crate) fn men_left(&self, side: Side) -> i32 {
        self.field()
            .iter()
            .filter(|(_, p)| p.side() == side && p.is_unit())
            .filter(|(_, p)| matches!(p.standing, Standing::OnMap | Standing::Due(_)))
            .map(|(pix, _)| self.men(pix))
            .sum()
    }

    /// The clock time at which the turn opened (`unit.scale`).
    fn clock(&self) -> String {
        let each = Dragoon.catalog().turn_minutes.unwrap_or(0);
        let now = self.ground().start_minutes + u32::from(self.field().turn.saturating_sub(1)) * each;
        format!("{}:{:02}", now / 60 % 24, now % 60)
    }

    /// The rows.
    pub(crate) fn stat_rows(&self, seat: Option<Side>) -> Vec<(String, String)> {
        let phase =
            Dragoon.catalog().phases.get(usize::from(self.field().phase)).map_or("", |p| p.name.as_str());
        let mut rows = vec![
            ("Turn".to_owned(), format!("{} of {}", self.field().turn, self.ground().turns)),
            ("Time".to_owned(), self.clock()),
            ("Phase".to_owned(), phase.to_owned()),
        ];
        for side in Side::BOTH {
            let known = !self.ground().fog || seat.is_none_or(|s| s == side);
            let rules = &self.ground().sides[side.index()];
            let points: i32 = self
                .field()
                .objectives
                .iter()
                .filter(|o| o.holder == Some(side))
                .map(|o| o.value[side.index()])
                .sum();
            let row = |name: &str| format!("Side {side}: {name}");
            rows.push((row("objective points"), points.to_string()));
            if known {
                let (left, all) = (i64::from(self.men_left(side)), i64::from(rules.army_men));
                let share = if all == 0 { 100 } else { left * 100 / all };
                rows.push((row("men left"), format!("{left} of {all} ({share}%)")));
                rows.push((row("withdrawal level"), format!("{}%", self.withdrawal_level(side))));
            }
            // Fog hides men, and ratings, which a lowered level would tell; of this it says nothing.
            rows.push((row("charge disruption modifier"), format!("{:+}", rules.charge_modifier)));
        }
        rows
    }
}
