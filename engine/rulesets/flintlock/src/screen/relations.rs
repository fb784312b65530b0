//! Lines of command for the map: who reaches whom, himself or by a chain (`cmd.*`).
//!
//! Whether a unit is In Command was fixed as the Activation opened; the way shown is the present
//! one. Must not know how it is drawn.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{mark, phase};
use oblique_rules::play::{Bond, Marks, PieceIx, Relation};
use oblique_scenario::Side;

impl Battle {
    /// Lines from overall leaders to leaders, from leaders to units, along chains.
    pub(crate) fn lines_of_command(&self) -> Vec<Relation> {
        let mut out = Vec::new();
        for side in Side::BOTH {
            let overall = self.overall(side);
            let reach = overall.map(|o| (o, self.traced(side, self.piece(o).hex, self.overall_range(o))));
            for leader in self.leaders_of(side).filter(|l| self.arm(*l) == Arm::Sub) {
                if let Some((overall, traced)) = &reach {
                    let reached = traced.contains(self.piece(leader).hex);
                    let bond = if reached { Bond::Superior } else { Bond::Broken };
                    out.push(Relation { from: *overall, to: leader, bond });
                }
                self.lines_of_leader(leader, &mut out);
            }
            if side == self.active() && self.field().phase > phase::ACTIVATION {
                self.lines_to_guns(side, overall, &mut out);
            }
        }
        out.sort_by_key(|r| (r.to, r.from));
        out
    }

    fn lines_of_leader(&self, leader: PieceIx, out: &mut Vec<Relation>) {
        let links = self.command_links(leader);
        // Before an Activation opens nothing is fixed yet.
        let fixed = self.field().phase > phase::ACTIVATION;
        for unit in self.units_under(leader).filter(|u| self.piece(*u).on_map()) {
            let (from, bond) = match links.get(&unit) {
                _ if fixed && !self.is(unit, mark::IN_COMMAND) => (leader, Bond::Broken),
                None if !fixed => (leader, Bond::Broken),
                Some(Some(link)) => (*link, Bond::Chain),
                Some(None) | None => (leader, Bond::Leads),
            };
            out.push(Relation { from, to: unit, bond });
        }
    }

    /// Guns hang on any leader in reach (`gun.activate`).
    fn lines_to_guns(&self, side: Side, overall: Option<PieceIx>, out: &mut Vec<Relation>) {
        for gun in self.units_of(side).filter(|u| self.arm(*u).is_gun()) {
            let leader = self.memory().gun_leaders.get(&gun).and_then(|leaders| leaders.first().copied());
            let from = leader.or(overall.filter(|_| self.is(gun, mark::IN_REACH)));
            let (from, bond) = match (from, overall) {
                (Some(from), _) => (from, Bond::Leads),
                (None, Some(overall)) => (overall, Bond::Broken),
                (None, None) => continue,
            };
            if self.piece(from).on_map() {
                out.push(Relation { from, to: gun, bond });
            }
        }
    }

    /// The marks that hold for a piece: a loaded First Volley and Smoke are kept on the leader
    /// (`fire.first-volley`, `smoke.effect`).
    pub(crate) fn shared_marks(&self, pix: PieceIx) -> Marks {
        let Some(piece) = self.field().get(pix) else { return Marks::default() };
        if self.arm(pix).leads() || !piece.on_map() {
            return piece.marks;
        }
        let marks = piece.marks.with(mark::FIRST_VOLLEY, self.volley_ready(pix).is_some());
        marks.with(mark::SMOKE, self.smokes_on(pix) > 0)
    }
}
