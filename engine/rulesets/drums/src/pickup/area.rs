//! Step 7: can formed troops get from baseline to baseline?

use crate::board::chart::Chart;
use crate::tables::Crossing;
use crate::units::standing::is_sector;
use oblique_board::Board;
use oblique_board::hex::Hex;

/// Is there a way for formed troops from one baseline to the other: over no closed hexside, through no sector and nothing
/// impassable?
pub(super) fn connected(board: &Board) -> bool {
    let (layout, chart) = (board.layout(), Chart::of(board));
    let open = |hex: Hex| {
        let ground = chart.at(board, hex);
        layout.contains(hex) && !ground.impassable && !is_sector(&ground.id)
    };
    let row = |hex: Hex| layout.col_row(hex).1;
    let start: Vec<Hex> = layout.hexes().filter(|hex| row(*hex) == 0 && open(*hex)).collect();
    let last = i32::from(layout.height) - 1;
    let mut seen: std::collections::BTreeSet<usize> = start.iter().filter_map(|h| layout.index(*h)).collect();
    let mut ahead = start;
    while let Some(hex) = ahead.pop() {
        if row(hex) == last {
            return true;
        }
        for (_, next) in layout.neighbours(hex) {
            let passes = open(next) && chart.crossing(board, hex, next) != Some(Crossing::Closed);
            if passes && layout.index(next).is_some_and(|index| seen.insert(index)) {
                ahead.push(next);
            }
        }
    }
    false
}
