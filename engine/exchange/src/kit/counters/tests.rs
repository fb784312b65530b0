//! Every piece has a counter, and its back lies behind its front when the sheet is turned over.

use super::grid::Grid;
use super::{Counter, sheets};
use crate::kit::tests::{BATTLES, shipped};
use crate::kit::{Kit, KitRequest};
use crate::pdf::PAPERS;
use proptest::prelude::*;

#[test]
fn every_piece_has_one_counter_and_sides_do_not_share_a_row() {
    for name in BATTLES {
        let (scenario, rules) = shipped(name);
        let request = KitRequest::default();
        let kit = Kit::new(&scenario, rules, &request).unwrap();
        let grid = Grid::of(&request);
        let sheets = sheets(&kit, &grid);
        let mut left: Vec<&str> = scenario.pieces.values().map(|piece| piece.name.as_str()).collect();
        for sheet in &sheets {
            assert!(sheet.places.len() <= grid.count());
            for row in sheet.places.chunks(grid.columns) {
                let sides: std::collections::BTreeSet<_> = row
                    .iter()
                    .flatten()
                    .filter_map(|counter| match counter {
                        Counter::Piece(piece) => Some(piece.side),
                        Counter::Marker(_) => None,
                    })
                    .collect();
                assert!(sides.len() < 2, "{name}");
            }
            for counter in sheet.places.iter().flatten() {
                let Counter::Piece(piece) = counter else { continue };
                let at = left.iter().position(|other| *other == piece.name);
                left.remove(at.unwrap_or_else(|| panic!("{name}: {} twice", piece.name)));
            }
        }
        assert_eq!(left, Vec::<&str>::new(), "{name}");
    }
}

proptest! {
    /// Counters keep within the margins and off each other; turned over on its long edge, a sheet has every back where
    /// its front is.
    #[test]
    fn backs_lie_behind_fronts(
        paper in 0..PAPERS.len(), counter_mm in 10.0..40.0_f32, bleed_mm in 0.0..3.0_f32, margin_mm in 4.0..15.0_f32,
    ) {
        let request = KitRequest { paper: PAPERS[paper], counter_mm, bleed_mm, margin_mm, ..KitRequest::default() };
        let grid = Grid::of(&request);
        let (wide, high) = request.paper.mm;
        prop_assert!(grid.count() > 0);
        for at in 0..grid.count() {
            let (front, back) = (grid.front(at), grid.back(at));
            // What is at x on the front is at the width of the page less x on the back.
            prop_assert!((wide - (front.0 + counter_mm) - back.0).abs() < 0.001);
            prop_assert_eq!(front.1, back.1);
            for (x, y) in [front, back] {
                prop_assert!(x - bleed_mm >= margin_mm - 0.01 && x + counter_mm + bleed_mm <= wide - margin_mm + 0.01);
                prop_assert!(y - bleed_mm >= margin_mm - 0.01 && y + counter_mm + bleed_mm <= high - margin_mm + 0.01);
            }
            if at % grid.columns > 0 {
                prop_assert!(front.0 - grid.front(at - 1).0 >= counter_mm + 2.0 * bleed_mm - 0.001);
            }
            if at >= grid.columns {
                prop_assert!(front.1 - grid.front(at - grid.columns).1 >= counter_mm + 2.0 * bleed_mm - 0.001);
            }
        }
    }
}
