//! What must hold of every battle under these rules.

use crate::battle::state::Battle;
use crate::ids::track;
use crate::units::formation::facing_kind;
use crate::units::strength::stands;
use oblique_rules::play::PieceIx;

impl Battle {
    /// What is wrong with the state.
    pub(crate) fn faults(&self, at_rest: bool) -> Vec<String> {
        let mut faults = Vec::new();
        if at_rest && self.decision().is_none() && self.field().outcome.is_none() {
            faults.push("nothing is asked and the battle is not over".to_owned());
        }
        for pix in self.everyone().filter(|pix| self.piece(*pix).on_map()) {
            faults.extend(self.faults_of(pix, at_rest));
        }
        faults
    }

    fn faults_of(&self, pix: PieceIx, at_rest: bool) -> Option<String> {
        let (piece, name) = (self.piece(pix), self.name(pix));
        if !piece.is_unit() {
            return None;
        }
        let kind = facing_kind(piece.formation);
        let figures = self.figures(pix);
        if !kind.fits(piece.facing, self.board().layout().orientation) {
            Some(format!("{name} faces as its formation may not (form.line)"))
        } else if at_rest && figures <= 0 || figures > self.get(pix, track::START) {
            Some(format!("{name} has {figures} figures (unit.strength)"))
        } else if at_rest && self.get(pix, track::STANDS) != stands(figures, self.facts(pix).per_stand) {
            Some(format!("{name} has stands its figures do not fill (unit.strength)"))
        } else {
            // In the middle of an order units pass through each other (`move.friends`).
            (at_rest && !self.may_stop(pix, piece.hex))
                .then(|| format!("{name} shares its hex (move.friends)"))
        }
    }
}
