//! Where the hills drawn and the hills of a height model differ.

use oblique_board::Board;
use oblique_board::hex::Hex;
use std::cmp::Reverse;
use std::collections::BTreeMap;

/// A hex whose level drawn is not that of the model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// Which hex.
    pub hex: Hex,
    /// The level on the board.
    pub drawn: i8,
    /// The level by the model.
    pub model: i8,
}

impl Disagreement {
    /// Levels the board is too high, or too low if negative.
    #[must_use]
    pub fn too_high(self) -> i16 {
        i16::from(self.drawn) - i16::from(self.model)
    }
}

/// The hexes whose level drawn is at least so many levels off that of the model, the farthest off first, then in the
/// board's order. `model` is by the index of the hex; hexes it does not know are passed over.
pub fn disagreements(board: &Board, model: &[Option<i8>], least: u8) -> Vec<Disagreement> {
    let both = both(board, model);
    let mut off: Vec<_> = both.filter(|d| d.too_high().unsigned_abs() >= u16::from(least.max(1))).collect();
    off.sort_by_key(|d| Reverse(d.too_high().unsigned_abs()));
    off
}

/// How many hexes are how many levels too high: a board that is one level too high everywhere has another base.
pub fn tally(board: &Board, model: &[Option<i8>]) -> BTreeMap<i16, usize> {
    let mut tally = BTreeMap::new();
    for hex in both(board, model) {
        *tally.entry(hex.too_high()).or_default() += 1;
    }
    tally
}

fn both<'a>(board: &'a Board, model: &'a [Option<i8>]) -> impl Iterator<Item = Disagreement> + 'a {
    let hexes = board.layout().hexes().zip(board.level_cells()).zip(model);
    hexes.filter_map(|((hex, drawn), model)| Some(Disagreement { hex, drawn: *drawn, model: (*model)? }))
}

#[cfg(test)]
mod tests {
    use super::{disagreements, tally};
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};

    #[test]
    fn the_farthest_off_come_first_and_unknown_hexes_not_at_all() {
        let layout = Layout::new(Orientation::Flat, 3, 2);
        let mut board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        board.set_level(layout.at(1, 0), 2);
        board.set_level(layout.at(2, 1), -120);
        let model = [Some(0), Some(0), None, Some(1), Some(-3), Some(120)];
        let off = |least| {
            let all = disagreements(&board, &model, least);
            all.into_iter().map(|d| (layout.col_row(d.hex), d.too_high())).collect::<Vec<_>>()
        };
        assert_eq!(off(2), [((2, 1), -240), ((1, 1), 3), ((1, 0), 2)]);
        assert_eq!(off(1).len(), 4);
        assert_eq!(off(0), off(1), "hexes that agree are no disagreement");
        let counts: Vec<_> = tally(&board, &model).into_iter().collect();
        assert_eq!(counts, [(-240, 1), (-1, 1), (0, 1), (2, 1), (3, 1)]);
        assert!(disagreements(&board, &[], 1).is_empty());
    }
}
