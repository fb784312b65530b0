//! The hours a formation may face.

use super::FacingKind;
use oblique_board::hex::{Hour, Orientation};

/// Where a step leads one who has a facing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Heading {
    /// To the front: straight (0), or to the left (-1) or right (1) front.
    Front(i8),
    /// Back or aside.
    Aside,
}

impl FacingKind {
    /// Where a step to the hour of a side leads one who faces so; `None` where there is no such step, and where it has
    /// no facing.
    #[must_use]
    pub const fn heading(self, facing: Hour, hour: Hour) -> Option<Heading> {
        match (self, (12 + hour.get() - facing.get()) % 12) {
            (Self::Side, 0) => Some(Heading::Front(0)),
            (Self::Vertex, 1) => Some(Heading::Front(1)),
            (Self::Vertex, 11) => Some(Heading::Front(-1)),
            (Self::Side, 2 | 6 | 10) | (Self::Vertex, 3 | 5 | 7 | 9) => Some(Heading::Aside),
            _ => None,
        }
    }

    /// Does it face sides of the hex, or corners? `None` where it has no facing.
    #[must_use]
    pub const fn faces_sides(self) -> Option<bool> {
        match self {
            Self::Side => Some(true),
            Self::Vertex => Some(false),
            Self::Round | Self::None => None,
        }
    }

    /// The hours it may have, in clock order from the first of the board's orientation; none where it has no
    /// facing.
    #[must_use]
    pub fn hours(self, orientation: Orientation) -> Vec<Hour> {
        match self.faces_sides() {
            Some(true) => orientation.sides().to_vec(),
            Some(false) => orientation.vertices().to_vec(),
            None => Vec::new(),
        }
    }

    /// Is a facing one it may have? Where it has none, only none is.
    #[must_use]
    pub fn fits(self, facing: Option<Hour>, orientation: Orientation) -> bool {
        facing.map(|f| f.is_side(orientation)) == self.faces_sides()
    }

    /// The hour it may have that is nearest to one, the next clockwise of two as near; `None` where it has none.
    #[must_use]
    pub fn nearest(self, hour: Hour, orientation: Orientation) -> Option<Hour> {
        let turn = |h: &Hour| (h.distance(hour), (h.get() + 12 - hour.get()) % 12);
        self.hours(orientation).into_iter().min_by_key(turn)
    }
}

#[cfg(test)]
mod tests {
    use super::FacingKind;
    use oblique_board::hex::{Hour, Orientation};

    #[test]
    fn a_facing_that_is_not_legal_turns_one_hour_clockwise() {
        let nearest = |hour, kind: FacingKind| kind.nearest(Hour::new(hour), Orientation::Flat);
        assert_eq!(nearest(0, FacingKind::Vertex), Some(Hour::new(1)));
        assert_eq!(nearest(11, FacingKind::Vertex), Some(Hour::new(11)));
        assert_eq!(nearest(1, FacingKind::Round), None);
    }
}
