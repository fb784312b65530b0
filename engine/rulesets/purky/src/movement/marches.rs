//! Where a unit can march to as it faces now, by the step its judge uses.

use crate::battle::memory::Purse;
use crate::battle::state::Battle;
use crate::movement::purse::INCH;
use oblique_board::hex::Hex;
use oblique_rules::play::{Marches, PieceIx, Station};
use std::collections::{BTreeMap, VecDeque};

impl Battle {
    /// The ways of a unit in the Movement step, without turns.
    pub(crate) fn marches_of(&self, pix: PieceIx) -> Marches {
        let (piece, start, layout) = (self.piece(pix), self.purse(pix), self.board().layout());
        let station = |hex: Hex, purse: Purse, before: Option<usize>, ends: bool| Station {
            hex,
            facing: piece.facing,
            facings: Vec::new(),
            before,
            halves: Some(2 * (start.left - purse.left) / INCH),
            risk_permille: 0,
            stops: purse.left == 0,
            ends,
        };
        let budget = Some(2 * start.left / INCH);
        let mut stations = vec![station(piece.hex, start, None, false)];
        if self.guns_move(pix).is_err() || (start.begun && start.left == 0) {
            return Marches { stations, budget };
        }
        // The most that is left by hex and by the side the last step went to.
        let mut best: BTreeMap<(usize, i8), i32> = BTreeMap::new();
        let mut open = VecDeque::from([(0, start)]);
        while let Some((at, purse)) = open.pop_front() {
            let Some(from) = stations.get(at).map(|s| s.hex) else { continue };
            for to in self.around(from) {
                let Ok(after) = self.stepped(pix, purse, from, to) else { continue };
                let Some(index) = layout.index(to) else { continue };
                let place = best.entry((index, after.slide)).or_insert(-1);
                if *place >= after.left || to == piece.hex {
                    continue;
                }
                *place = after.left;
                stations.push(station(to, after, Some(at), self.may_stop(pix, to)));
                if after.left > 0 {
                    open.push_back((stations.len() - 1, after));
                }
            }
        }
        Marches { stations, budget }
    }
}
