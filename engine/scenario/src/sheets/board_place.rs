//! Where the board lies on the ground its sheets lie on.

use super::{Decimal, Degrees, Ellipsoid, GroundPoint};
use oblique_board::hex::{Layout, on_paper};
use oblique_board::transform::Mapping;
use serde::{Deserialize, Serialize};

/// Where the board lies on the ground its sheets lie on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct BoardPlace {
    /// Yards from the middle of a hex to that of its neighbour, above 0.
    pub yards_a_hex: Decimal,
    /// The middle of the first hex of the first row.
    pub origin: GroundPoint,
    /// Degrees the board is turned clockwise from north.
    pub turn: Decimal,
    /// The place of the earth at the origin of the ground, and the figure of the earth; where no sheet is placed by
    /// degrees there need be none.
    pub middle: Option<(Degrees, Ellipsoid)>,
}

impl BoardPlace {
    /// The first hex at the origin, so many yards a hex, upright.
    #[must_use]
    pub fn new(yards_a_hex: Decimal) -> Self {
        Self { yards_a_hex, origin: GroundPoint::default(), turn: Decimal::ZERO, middle: None }
    }

    /// Where the new board lies when the ground stays and the board is resized or turned; `None` where it is flipped,
    /// which no sheet can follow.
    #[must_use]
    pub fn carried(self, mapping: &dyn Mapping) -> Option<Self> {
        let (from, to) = (mapping.from(), mapping.to());
        // The ground under three hexes of the new board, far apart so that rounding does not matter.
        let far = [(0, 0), (60, 0), (0, 60)].map(|(col, row)| to.at(col, row));
        let paper = far.map(|hex| self.under(on_paper_of(from, mapping.source(hex))));
        let own = far.map(|hex| on_paper_of(to, hex));
        let across = |p: &[(f64, f64); 3]| {
            let (a, b) = ((p[1].0 - p[0].0, p[1].1 - p[0].1), (p[2].0 - p[0].0, p[2].1 - p[0].1));
            a.0 * b.1 - a.1 * b.0
        };
        if across(&paper) * across(&own) <= 0.0 {
            return None;
        }
        let heading = |p: &[(f64, f64); 3]| (p[1].1 - p[0].1).atan2(p[1].0 - p[0].0).to_degrees();
        // Boards are turned by sixths and quarters.
        let before = self.turn.get();
        let turned = ((heading(&paper) - heading(&own) - before) / 30.0).round() * 30.0;
        let turn = (before + turned + 180.0).rem_euclid(360.0) - 180.0;
        Some(Self {
            origin: GroundPoint::near(paper[0].0, paper[0].1)?,
            turn: if turned == 0.0 { self.turn } else { Decimal::new(turn)? },
            ..self
        })
    }

    /// Yards east and south of a place of the board, in steps from its first hex.
    fn under(self, (along, across): (f64, f64)) -> (f64, f64) {
        let (sin, cos) = self.turn.get().to_radians().sin_cos();
        let yards = self.yards_a_hex.get();
        let (dx, dy) = (along * yards, across * yards);
        (self.origin.east.get() + dx * cos - dy * sin, self.origin.south.get() + dx * sin + dy * cos)
    }
}

/// The middle of a hex, in steps from the first hex of the first row.
fn on_paper_of(layout: Layout, hex: oblique_board::hex::Hex) -> (f64, f64) {
    let (first, at) = (on_paper(layout.orientation, layout.at(0, 0)), on_paper(layout.orientation, hex));
    (at.0 - first.0, at.1 - first.1)
}

impl crate::Scenario {
    /// Yards from the middle of a hex to that of its neighbour: those of the ground the board lies on, else the usual ones of
    /// its rules.
    #[must_use]
    pub fn yards_a_hex(&self, usual: u32) -> f64 {
        self.board_place.map_or_else(|| f64::from(usual.max(1)), |place| place.yards_a_hex.get())
    }
}

#[cfg(test)]
mod tests {
    use super::{BoardPlace, on_paper_of};
    use crate::{Decimal, GroundPoint};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::transform::{Mapping, Margins, Quarter, Rigid};

    fn place() -> BoardPlace {
        let ground = |n| Decimal::whole(n);
        BoardPlace {
            origin: GroundPoint::new(ground(400), ground(-90)),
            turn: Decimal::new(12.5).expect("a number"),
            ..BoardPlace::new(ground(110))
        }
    }

    #[test]
    fn the_ground_stays_under_every_hex_of_a_board_that_is_resized_or_turned() {
        for orientation in [Orientation::Flat, Orientation::Pointy] {
            let from = Layout::new(orientation, 9, 8);
            let resized = [
                Margins { left: 3, top: 1, right: 0, bottom: -2 },
                Margins { left: -1, top: -3, right: 4, bottom: 0 },
            ];
            let mut mappings: Vec<Box<dyn Mapping>> =
                vec![Box::new(Quarter::new(from, true)), Box::new(Quarter::new(from, false))];
            for by in resized {
                mappings.push(Box::new(Rigid::resized(from, by).expect("some hexes are left")));
            }
            for sixths in 1..6 {
                mappings.push(Box::new(Rigid::turned_in_place(from, sixths)));
            }
            for (n, mapping) in mappings.iter().enumerate() {
                let carried = place().carried(mapping.as_ref()).expect("nothing is flipped");
                for hex in from.hexes() {
                    let before = place().under(on_paper_of(from, hex));
                    let after = carried.under(on_paper_of(mapping.to(), mapping.hex(hex)));
                    let off = (before.0 - after.0).hypot(before.1 - after.1);
                    assert!(off < 0.01, "{orientation:?}, mapping {n}, {hex:?}: {off} yards");
                }
            }
            for flipped in [Rigid::flipped_left_right(from), Rigid::flipped_top_bottom(from)] {
                assert_eq!(place().carried(&flipped), None);
            }
        }
    }
}
