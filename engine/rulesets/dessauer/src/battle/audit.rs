//! What must hold of every battle under these rules.

use crate::battle::state::Battle;
use crate::ids::{formation, mark, track};
use crate::units::formation::facing_kind;
use oblique_rules::play::PieceIx;

impl Battle {
    /// What is wrong with the state.
    pub(crate) fn faults(&self, at_rest: bool) -> Vec<String> {
        let mut faults = Vec::new();
        if at_rest && self.decision().is_none() && self.field().outcome.is_none() {
            faults.push("nothing is asked and the battle is not over".to_owned());
        }
        for pix in self.everyone().filter(|pix| self.stands(*pix)) {
            faults.extend(self.faults_of(pix, at_rest));
        }
        for pair in &self.memory().pairs {
            for pix in [pair.attacker, pair.attacked] {
                if !self.stands(pix) {
                    faults
                        .push(format!("{} is in combat and not on the map (attack.declare)", self.name(pix)));
                }
            }
        }
        faults
    }

    fn faults_of(&self, pix: PieceIx, at_rest: bool) -> Option<String> {
        let (piece, name) = (self.piece(pix), self.name(pix));
        let models = self.models(pix);
        let garrison = piece.formation == formation::GARRISON;
        if !facing_kind(piece.formation).fits(piece.facing, self.lies()) {
            Some(format!("{name} faces as its formation may not (form.line)"))
        } else if at_rest && models <= 0 || models > self.get(pix, track::START) {
            Some(format!("{name} has {models} models (unit.strength)"))
        } else if at_rest && garrison != self.ground().chart.is_town(self.board(), piece.hex) {
            Some(format!("{name} is not formed as the block asks (town.enter)"))
        } else if at_rest && self.is(pix, mark::ENGAGED) != self.is_engaged(pix) {
            Some(format!("{name} is marked in combat and is not, or the reverse (attack.declare)"))
        } else {
            // In the middle of an order units pass through each other (`move.pass`).
            (at_rest && !self.may_stop(pix, piece.hex))
                .then(|| format!("{name} shares its hex (move.limits)"))
        }
    }
}
