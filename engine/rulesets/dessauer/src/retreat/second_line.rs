//! Horse of the second line takes the place of the first (`combat.second`).

use crate::attack::pair::Pair;
use crate::battle::memory::MemoryChange;
use crate::battle::state::Battle;
use crate::ids::rule;
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Why};

impl Battle {
    /// Whoever strikes through a first line that is gone steps into its hex at once; who cannot fights no longer.
    pub(crate) fn step_up_second_lines(&mut self) {
        let gone = |pair: &Pair| {
            let hex = pair.through?;
            let first = self.troops_at(hex);
            let stays = first.is_some_and(|first| self.foes(first).contains(&pair.attacked));
            (!stays).then_some((pair.attacker, hex))
        };
        let behind: Vec<(PieceIx, Hex)> = self.memory().pairs.iter().filter_map(gone).collect();
        for (pix, to) in behind {
            let from = self.piece(pix).hex;
            if self.may_stop(pix, to) && self.goes_back_into(pix, from, to) {
                let with: Vec<PieceIx> = self.generals_with(pix).collect();
                self.go_to(pix, &with, to, Why::Advance);
                self.change_memory(MemoryChange::SteppedUp(pix));
                let text = format!("{} takes the place of the first line", self.name(pix));
                self.say(rule::COMBAT_SECOND, Some(pix), text);
            } else {
                self.release(pix);
            }
        }
    }
}
