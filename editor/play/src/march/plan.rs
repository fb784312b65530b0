//! What the player has drawn of a march before it sets out, and what he asks for.
//!
//! Must not know how it is carried out.

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;

/// A march planned.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Way points set, in their order.
    pub points: Vec<Hex>,
    /// The hexes entered up to the last of them.
    pub along: Vec<Hex>,
    /// The hexes drawn with the button held.
    pub trail: Vec<Hex>,
    /// The goal chosen by keys, or held while a facing is drawn out of it.
    pub cursor: Option<Hex>,
    /// Is the goal held by the pointer?
    pub held: bool,
    /// How to face at the end, where that is free.
    pub facing: Option<Hour>,
}

impl Plan {
    /// The hexes to go along first.
    pub fn bend(&self) -> &[Hex] {
        if self.trail.is_empty() { &self.along } else { &self.trail }
    }

    /// Is anything planned that would be lost?
    pub fn is_drawn(&self) -> bool {
        !self.points.is_empty() || !self.trail.is_empty() || self.cursor.is_some()
    }

    /// Draws on to a hex with the button held; drawing back takes the end away.
    pub(crate) fn draw_to(&mut self, start: Hex, hex: Hex) {
        if hex == start {
            self.trail.clear();
        } else if let Some(at) = self.trail.iter().position(|h| *h == hex) {
            self.trail.truncate(at + 1);
        } else {
            let last = self.trail.last().copied().unwrap_or(start);
            self.trail.extend(last.line_to(hex).skip(1));
        }
    }
}

/// What is asked of marching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarchAct {
    /// Move the goal chosen by keys there.
    Cursor(Hex),
    /// Set a way point.
    Point(Hex),
    /// Draw the way on, from whoever is dragged.
    Trail(PieceIx, Hex),
    /// Face so at the end of the march to a hex.
    Facing(Hex, Option<Hour>),
    /// Take the plan away.
    Drop,
    /// March there.
    Go(PieceIx, Hex),
    /// Take a piece into the line, or out of it.
    Toggle(PieceIx),
    /// Select everybody of the selected piece's command who can move.
    Command,
    /// Give the last order to the next piece.
    Same,
    /// Halt whoever is under way.
    Halt,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn drawing_fills_gaps_and_drawing_back_takes_the_end_away() {
        let (start, mut plan) = (Hex::new(0, 0), Plan::default());
        plan.draw_to(start, Hex::new(3, 0));
        assert_eq!(plan.trail, [Hex::new(1, 0), Hex::new(2, 0), Hex::new(3, 0)], "none is jumped over");
        plan.draw_to(start, Hex::new(3, 1));
        assert_eq!(plan.bend().len(), 4);
        plan.draw_to(start, Hex::new(2, 0));
        assert_eq!(plan.trail, [Hex::new(1, 0), Hex::new(2, 0)]);
        plan.draw_to(start, start);
        assert!(plan.trail.is_empty() && !plan.is_drawn());
    }
}
