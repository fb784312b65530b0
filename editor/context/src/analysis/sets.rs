//! Sets of hexes taken apart.
//!
//! Must not know what they mean.

use oblique_board::hex::HexSet;

/// How many pieces a set falls into.
pub(super) fn pieces(set: &HexSet) -> usize {
    let layout = set.layout();
    let mut seen = HexSet::new(layout);
    let mut count = 0;
    for start in set.indices() {
        if !seen.insert_index(start) {
            continue;
        }
        count += 1;
        let mut stack = vec![start];
        while let Some(i) = stack.pop() {
            for (_, next) in layout.neighbours(layout.hex(i)) {
                if let Some(n) = layout.index(next).filter(|n| set.has(*n))
                    && seen.insert_index(n)
                {
                    stack.push(n);
                }
            }
        }
    }
    count
}

#[cfg(test)]
mod tests {
    use super::pieces;
    use oblique_board::hex::{HexSet, Layout, Orientation};

    #[test]
    fn what_touches_is_one_piece() {
        let layout = Layout::new(Orientation::Flat, 12, 12);
        let at = |c, r| layout.at(c, r);
        assert_eq!(pieces(&HexSet::new(layout)), 0);
        assert_eq!(pieces(&HexSet::of(layout, [at(2, 2), at(2, 3), at(7, 7), at(2, 4), at(11, 11)])), 3);
        assert_eq!(pieces(&HexSet::all(layout)), 1);
    }
}
