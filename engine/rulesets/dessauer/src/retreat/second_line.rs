//! Horse of the second line takes the place of the first (`combat.second`).

use crate::battle::state::Battle;
use crate::board::hexes_between;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// Whoever fights from the second line steps into the first if that is gone; who cannot fights no longer.
    pub(crate) fn step_up_second_lines(&mut self) {
        let behind: Vec<(PieceIx, PieceIx)> = self
            .memory()
            .pairs
            .iter()
            .map(|pair| (pair.attacker, pair.attacked))
            .filter(|(one, two)| hexes_between(self.piece(*one).hex, self.piece(*two).hex) > 1)
            .collect();
        for (pix, target) in behind {
            if self.reinforces(pix, self.piece(pix).hex, target).is_some() || self.has_first(pix, target) {
                continue;
            }
            match self.place_before(pix, target) {
                Some(to) => {
                    let with: Vec<PieceIx> = self.generals_with(pix).collect();
                    self.go_to(pix, &with, to, Why::Advance);
                    let text = format!("{} takes the place of the first line", self.name(pix));
                    self.say(rule::COMBAT_SECOND, Some(pix), text);
                }
                None => self.release(pix),
            }
        }
    }

    /// Does a friend still fight the target in the hex before it?
    fn has_first(&self, pix: PieceIx, target: PieceIx) -> bool {
        let at = self.piece(pix).hex;
        let first = |hex: Hex| self.troops_at(hex).is_some_and(|friend| self.foes(friend).contains(&target));
        self.around(at).any(|hex| self.is_before(pix, at, hex) && first(hex))
    }

    fn place_before(&self, pix: PieceIx, target: PieceIx) -> Option<Hex> {
        let (at, there) = (self.piece(pix).hex, self.piece(target).hex);
        let free = |hex: &Hex| {
            self.is_before(pix, at, *hex)
                && hexes_between(*hex, there) == 1
                && self.may_stop(pix, *hex)
                && self.goes_back_into(pix, at, *hex)
        };
        self.around(at).find(free)
    }
}
