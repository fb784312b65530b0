//! Lines along paths: every straight piece by itself, so that no outline of the line is needed.

use super::course::Walker;
use super::mask::{Cut, Mask};
use super::view::Spot;

/// How a line is drawn.
#[derive(Clone, Copy)]
pub(super) struct Line {
    /// Half its width in pixels.
    pub half: f32,
    /// Are its ends cut square?
    pub cut: bool,
}

/// Draws lines into a mask.
pub(super) struct Liner<'a> {
    mask: &'a mut Mask,
    line: Line,
    /// The last piece, which waits for whether another follows it.
    last: Option<(Spot, Spot)>,
    first: bool,
}

impl<'a> Liner<'a> {
    pub(super) const fn new(mask: &'a mut Mask, line: Line) -> Self {
        Self { mask, line, last: None, first: true }
    }

    fn draw(&mut self, is_end: bool) {
        let Some((a, b)) = self.last.take() else { return };
        let cut = Cut { start: self.line.cut && self.first, end: self.line.cut && is_end };
        self.mask.piece(a, b, self.line.half, cut);
        self.first = false;
    }
}

impl Walker for Liner<'_> {
    fn start(&mut self, _: Spot) {
        self.last = None;
        self.first = true;
    }

    fn line(&mut self, from: Spot, to: Spot) {
        if from == to {
            return;
        }
        self.draw(false);
        self.last = Some((from, to));
    }

    fn end(&mut self, start: Spot, at: Spot, closed: bool) {
        if self.last.is_none() && !self.line.cut {
            // A line of no length is a dot.
            self.last = Some((at, at));
        }
        if closed {
            self.line(at, start);
            let cut = std::mem::replace(&mut self.line.cut, false);
            self.draw(false);
            self.line.cut = cut;
        }
        self.draw(true);
        self.first = true;
    }
}
