//! The closest of many hexes, for many who ask.
//!
//! Must not know what stands on the hexes.

use super::{Hex, Layout, Near};
use std::collections::VecDeque;

/// Up to so many places, looking at each is cheaper than at the whole board.
const FEW: usize = 64;

/// Places on a board, and which of them is closest to a hex: of equally close ones the first of the list.
#[derive(Clone, Debug)]
pub struct Closest {
    layout: Layout,
    places: Vec<Hex>,
    /// For each hex of the board the distance to the closest place and which it is; empty where the places
    /// are few.
    found: Vec<(u32, u32)>,
}

impl Closest {
    /// Of that list; places off the board are asked only if nobody stands on it.
    #[must_use]
    pub fn of(layout: Layout, places: Vec<Hex>) -> Self {
        let mut closest = Self { layout, places, found: Vec::new() };
        if closest.places.len() > FEW {
            closest.spread();
        }
        closest
    }

    /// The place in the list of the closest to a hex; for one off the board that of the next hex on it. `None`
    /// of an empty list.
    #[must_use]
    pub fn to(&self, hex: Hex) -> Option<usize> {
        if self.found.is_empty() {
            let far = |place: &Hex| (!self.layout.contains(*place), place.unsigned_distance_to(hex));
            return (0..self.places.len()).min_by_key(|i| self.places.get(*i).map(far));
        }
        let (col, row) = self.layout.col_row(hex);
        let within = |n: i32, side: u16| n.clamp(0, i32::from(side).saturating_sub(1));
        let on = self.layout.at(within(col, self.layout.width), within(row, self.layout.height));
        let (_, place) = self.layout.index(on).and_then(|i| self.found.get(i))?;
        Some(*place as usize)
    }

    /// Goes out from all places at once, a step at a time.
    fn spread(&mut self) {
        const NOBODY: (u32, u32) = (u32::MAX, 0);
        let near = Near::of(self.layout);
        self.found = vec![NOBODY; self.layout.len()];
        let mut open = VecDeque::new();
        for (place, hex) in (0_u32..).zip(&self.places) {
            let Some(i) = self.layout.index(*hex) else { continue };
            if self.found[i] == NOBODY {
                self.found[i] = (0, place);
                open.push_back(i);
            }
        }
        while let Some(i) = open.pop_front() {
            let (steps, place) = self.found[i];
            for (_, next) in near.to(i) {
                let there = &mut self.found[next];
                if *there == NOBODY {
                    *there = (steps + 1, place);
                    open.push_back(next);
                } else if there.0 == steps + 1 {
                    // All of a step are gone through before the next, so this is settled by then.
                    there.1 = there.1.min(place);
                }
            }
        }
        if self.found.first() == Some(&NOBODY) {
            self.found.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::Orientation;

    #[test]
    fn many_places_are_told_as_few_are() {
        let mut dice = 7_u32;
        let mut draw = |sides: i32| {
            dice = dice.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            i32::try_from(dice >> 16).unwrap_or(0) % sides
        };
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let layout = Layout::new(orientation, 40, 30);
            let places: Vec<Hex> = (0..90).map(|_| layout.at(draw(40), draw(30))).collect();
            let closest = Closest::of(layout, places.clone());
            assert!(!closest.found.is_empty());
            for i in 0..layout.len() {
                let hex = layout.hex(i);
                let first = (0..places.len()).min_by_key(|i| places[*i].unsigned_distance_to(hex));
                assert_eq!(closest.to(hex), first, "{hex:?}");
            }
            assert!(closest.to(layout.at(-5, 99)).is_some());
            assert_eq!(Closest::of(layout, Vec::new()).to(layout.at(1, 1)), None);
            let off = Closest::of(layout, vec![layout.at(-3, 0); 70]);
            assert_eq!(off.to(layout.at(1, 1)), Some(0));
        }
    }
}
