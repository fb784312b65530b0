//! Guns taken in close combat (`gun.captured`).
//!
//! Must not know how a Shock goes on.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::shock::work::{ShockStage as Stage, ShockWork};
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

impl Battle {
    /// Step 4: guns that stand alone before an attacking unit are Captured.
    pub(crate) fn run_lone_guns(&mut self, mut work: ShockWork) {
        let captor = self.striker(&work);
        let party = work.party.iter().copied().filter(|p| self.fights(*p));
        let struck = party.flat_map(|p| self.struck_by(&work, p));
        let lone: Vec<Hex> = struck.filter(|h| self.bodies_at(*h).next().is_none()).collect();
        let engaged = self.draw_up(&mut work);
        let stage = match engaged {
            true => Stage::PreShock,
            // The militia ran and left nobody: the ground is taken as after a Collapse.
            false if !work.vacated.is_empty() => Stage::Advance,
            false => Stage::After,
        };
        if engaged {
            work.vacated.clear();
            work.met.clone_from(&work.defenders);
        }
        let attack = engaged.then(|| work.clone());
        let counts = engaged.then_some((work.attackers.len(), work.defenders.len()));
        self.shock_on(work, stage);
        if let Some(attack) = attack {
            self.mark_attacked(&attack);
        }
        for hex in lone {
            self.take_guns(hex, captor);
        }
        if let Some((attackers, defenders)) = counts {
            self.say(
                rule::SHOCK_LINE,
                None,
                format!("Attacking Line: {attackers}. Defending Line: {defenders}."),
            );
        }
    }

    /// Guns of the captor's enemy in a hex that no infantry or cavalry holds are removed and
    /// scored.
    pub(crate) fn take_guns(&mut self, hex: Hex, captor: Side) {
        if self.bodies_at(hex).next().is_some() {
            return;
        }
        let guns: Vec<PieceIx> = self.guns_at(hex).filter(|g| self.piece(*g).side() != captor).collect();
        for gun in guns {
            self.capture_gun(gun, rule::GUN_CAPTURED);
        }
    }
}
