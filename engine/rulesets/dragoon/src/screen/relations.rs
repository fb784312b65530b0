//! Lines of command for the map, and how near an army is to withdrawing (`cmd.turn`, `act.result`,
//! `vic.withdrawal`).
//!
//! Must not know how they are drawn.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_rules::play::{Bond, Gauge, Relation};
use oblique_scenario::Side;

impl Battle {
    /// Lines from overall leaders to corps leaders, from corps leaders to their units, as far as a
    /// seat may know.
    pub(crate) fn lines_of_command(&self, seat: Option<Side>) -> Vec<Relation> {
        let mut out = Vec::new();
        for side in Side::BOTH.into_iter().filter(|s| self.shows(seat, *s)) {
            let overall = self.overall(side);
            for leader in self.leaders_of(side).filter(|l| self.arm(*l) == Arm::Corps) {
                if let Some(from) = overall {
                    let bond = if self.in_radius(from, leader) { Bond::Superior } else { Bond::Broken };
                    out.push(Relation { from, to: leader, bond });
                }
                for unit in self.attached(leader).filter(|u| self.piece(*u).on_map()) {
                    let bond = if self.in_radius(leader, unit) { Bond::Leads } else { Bond::Broken };
                    out.push(Relation { from: leader, to: unit, bond });
                }
            }
        }
        out.sort_by_key(|r| (r.to, r.from));
        out
    }

    /// Men each army has lost against those at which it withdraws (`vic.withdrawal`).
    pub(crate) fn loss_gauges(&self, seat: Option<Side>) -> Vec<Gauge> {
        let shown = Side::BOTH.into_iter().filter(|s| self.shows(seat, *s));
        let gauge = |side: Side| {
            let (all, lost) = (self.ground().sides[side.index()].army_men, self.men_lost(side).max(0));
            let level = self.withdrawal_level(side);
            let limit =
                i32::try_from((i64::from(level) * i64::from(all) + 99) / 100).unwrap_or(i32::MAX).max(1);
            Gauge {
                side,
                name: "Men lost".to_owned(),
                value: lost,
                limit,
                note: format!(
                    "{lost} of {all} men are lost; at {limit}, which is {level} %, the army withdraws"
                ),
                rule: rule::VIC_WITHDRAWAL,
            }
        };
        shown.map(gauge).collect()
    }

    fn shows(&self, seat: Option<Side>, side: Side) -> bool {
        !self.ground().fog || seat.is_none_or(|s| s == side)
    }
}
