//! Who stands where: the pieces of every hex, in three flat tables, so that a copy of a battle costs
//! no more than a few copies of memory.
//!
//! Derived from the field. Must not know what the pieces are.

use crate::play::PieceIx;

/// Pieces on the map by hex index.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occupants {
    /// How many pieces each hex holds.
    counts: Vec<u16>,
    /// The hex of each entry, ascending.
    hexes: Vec<u32>,
    /// The piece of each entry, ascending within a hex.
    pieces: Vec<PieceIx>,
}

impl Occupants {
    /// Nobody on a board of so many hexes.
    pub fn new(hexes: usize) -> Self {
        Self { counts: vec![0; hexes], hexes: Vec::new(), pieces: Vec::new() }
    }

    /// Pieces at a hex, in canonical order.
    #[inline]
    pub fn at(&self, index: usize) -> &[PieceIx] {
        match self.counts.get(index) {
            None | Some(0) => &[],
            Some(n) => {
                let from = self.hexes.partition_point(|h| (*h as usize) < index);
                self.pieces.get(from..from + usize::from(*n)).unwrap_or(&[])
            }
        }
    }

    /// Every hex that is not empty, with its pieces.
    pub fn hexes(&self) -> impl Iterator<Item = (usize, &[PieceIx])> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let hex = *self.hexes.get(at)?;
            let n = self.hexes[at..].iter().take_while(|h| **h == hex).count();
            at += n;
            Some((hex as usize, &self.pieces[at - n..at]))
        })
    }

    /// Puts a piece into a hex of the board.
    pub fn insert(&mut self, index: usize, pix: PieceIx) {
        let Some(count) = self.counts.get_mut(index) else { return };
        *count += 1;
        let from = self.hexes.partition_point(|h| (*h as usize) < index);
        let here = &self.pieces[from..from + usize::from(*count) - 1];
        let at = from + here.partition_point(|p| *p < pix);
        self.hexes.insert(at, index as u32);
        self.pieces.insert(at, pix);
    }

    /// Takes a piece out of a hex.
    pub fn remove(&mut self, index: usize, pix: PieceIx) {
        let from = self.hexes.partition_point(|h| (*h as usize) < index);
        let Some(at) = self.at(index).iter().position(|p| *p == pix) else { return };
        self.hexes.remove(from + at);
        self.pieces.remove(from + at);
        self.counts[index] -= 1;
    }

    /// Is it a recount of so many pieces, each with the index of its hex?
    pub(crate) fn is_recount(&self, standing: usize, hex_of: impl Fn(PieceIx) -> Option<usize>) -> bool {
        let entries = || self.hexes.iter().zip(&self.pieces);
        let mut counts = vec![0; self.counts.len()];
        let placed = entries().all(|(hex, pix)| {
            let index = hex_of(*pix).filter(|i| *i == *hex as usize);
            index.and_then(|i| counts.get_mut(i)).is_some_and(|n| {
                *n += 1;
                true
            })
        });
        // Nobody is entered twice, because the entries ascend.
        let ascend = entries().zip(entries().skip(1)).all(|(a, b)| a < b);
        placed
            && ascend
            && counts == self.counts
            && [self.hexes.len(), self.pieces.len()] == [standing, standing]
    }
}

#[cfg(test)]
mod tests {
    use super::Occupants;
    use crate::play::PieceIx;

    #[test]
    fn pieces_of_a_hex_are_told_in_order() {
        let mut o = Occupants::new(9);
        for (index, pix) in [(4, 7), (8, 1), (4, 2), (0, 3), (4, 5)] {
            o.insert(index, PieceIx(pix));
        }
        assert_eq!(o.at(4), [PieceIx(2), PieceIx(5), PieceIx(7)]);
        assert_eq!(o.at(3), [] as [PieceIx; 0]);
        assert_eq!(o.at(99), [] as [PieceIx; 0]);
        o.remove(4, PieceIx(5));
        o.remove(4, PieceIx(1));
        assert_eq!(o.at(4), [PieceIx(2), PieceIx(7)]);
        let all: Vec<_> = o.hexes().map(|(i, p)| (i, p.len())).collect();
        assert_eq!(all, [(0, 1), (4, 2), (8, 1)]);
    }

    #[test]
    fn a_recount_finds_who_is_missing_or_elsewhere() {
        let mut o = Occupants::new(9);
        o.insert(4, PieceIx(2));
        o.insert(5, PieceIx(1));
        let is = |pieces: &[(usize, u16)]| {
            let hex_of = |pix: PieceIx| pieces.iter().find(|(_, p)| *p == pix.0).map(|(i, _)| *i);
            o.is_recount(pieces.len(), hex_of)
        };
        assert!(is(&[(5, 1), (4, 2)]));
        assert!(!is(&[(5, 1)]));
        assert!(!is(&[(5, 1), (5, 2)]));
        assert!(!is(&[(5, 1), (4, 2), (4, 3)]));
    }
}
