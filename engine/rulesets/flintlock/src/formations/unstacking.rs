//! Close pairs that part before their command opens or forms column (`form.unstack`).
//!
//! Must not know the rest of a change of formation.

use crate::battle::state::Battle;
use crate::ids::formation;
use oblique_board::hex::Hex;
use oblique_rules::play::PieceIx;
use std::collections::BTreeMap;

impl Battle {
    /// Units that must leave their pair if these units take another formation than Close: the top
    /// one of each pair, if it changes.
    pub(crate) fn unstacking(&self, changing: &BTreeMap<PieceIx, u8>) -> Vec<PieceIx> {
        let leaves = |pix: &PieceIx| changing.get(pix).is_some_and(|f| *f != formation::CLOSE);
        let mut parting = Vec::new();
        for pix in changing.keys().filter(|p| leaves(p)) {
            let Some(mate) = self.mate(*pix) else { continue };
            if self.piece(*pix).top || !leaves(&mate) {
                parting.push(*pix);
            }
        }
        parting
    }

    /// Hexes a unit may unstack to: adjacent ones it could enter, empty of units, out of contact.
    pub(crate) fn unstack_hexes(&self, pix: PieceIx) -> Vec<Hex> {
        let piece = self.piece(pix);
        let near = self.around(piece.hex).filter(|hex| {
            let cost = self.step_cost(pix, piece.hex, *hex);
            cost.is_some_and(|c| c <= self.allowance(pix))
                && self.bodies_at(*hex).next().is_none()
                && self.may_stack(pix, *hex).is_ok()
                && !self.beside_enemy(piece.side(), *hex)
        });
        near.collect()
    }

    /// A hex for every unit that unstacks, no two the same; the first legal ones where possible.
    /// `None` if they cannot all unstack.
    pub(crate) fn unstack_all(&self, parting: &[PieceIx]) -> Option<BTreeMap<PieceIx, Hex>> {
        let options: Vec<Vec<Hex>> = parting.iter().map(|p| self.unstack_hexes(*p)).collect();
        let mut taken: Vec<Option<Hex>> = vec![None; parting.len()];
        for i in 0..parting.len() {
            if !assign(i, &options, &mut taken, &mut Vec::new()) {
                return None;
            }
        }
        Some(parting.iter().copied().zip(taken).filter_map(|(p, h)| Some((p, h?))).collect())
    }
}

/// Finds a hex for the unit at `i`, moving others to another of theirs where needed. `tried` are the
/// hexes looked at in this search.
fn assign(i: usize, options: &[Vec<Hex>], taken: &mut [Option<Hex>], tried: &mut Vec<Hex>) -> bool {
    for hex in &options[i] {
        if tried.contains(hex) {
            continue;
        }
        tried.push(*hex);
        let holder = taken.iter().position(|t| *t == Some(*hex));
        if holder.is_none_or(|other| assign(other, options, taken, tried)) {
            taken[i] = Some(*hex);
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_unit_gives_way_to_one_with_no_other_hex() {
        let (a, b) = (Hex::new(0, 0), Hex::new(1, 0));
        let mut taken = vec![None, None];
        let options = [vec![a, b], vec![a]];
        assert!((0..2).all(|i| assign(i, &options, &mut taken, &mut Vec::new())));
        assert_eq!(taken, [Some(b), Some(a)]);
        let narrow = [vec![a], vec![a]];
        let mut taken = vec![None, None];
        assert!(!(0..2).all(|i| assign(i, &narrow, &mut taken, &mut Vec::new())));
    }
}
