//! Lines of a sheet, and how they are found in a mask of pixels.

use crate::{Joining, Mask, join, thin, trace};
use oblique_georeference::Point;

/// A line of the sheet, in pixels; the middle of the first pixel is at (0.5, 0.5).
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its points: two at least. Those of a closed line do not name the first again.
    pub points: Vec<Point>,
    /// Does its end meet its beginning?
    pub closed: bool,
}

impl Line {
    /// How long it is, in pixels.
    #[must_use]
    pub fn length(&self) -> f64 {
        self.segments().map(|(a, b)| a.distance(b)).sum()
    }

    /// Its pieces from point to point, the closing one too.
    pub fn segments(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let closing = self.points.last().zip(self.points.first()).filter(|_| self.closed);
        let pairs = self.points.windows(2).filter_map(|pair| match pair {
            [a, b] => Some((*a, *b)),
            _ => None,
        });
        pairs.chain(closing.map(|(a, b)| (*a, *b)))
    }
}

/// How lines are found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tracing {
    /// Side branches shorter than this are hairs of the ink, in pixels.
    pub hair_pixels: f64,
    /// How ends are joined over gaps.
    pub joining: Joining,
    /// Lines shorter than this, joined, are specks and letters, in pixels.
    pub shortest_pixels: f64,
}

impl Default for Tracing {
    /// For sheets scanned at about 300 dots an inch.
    fn default() -> Self {
        Self { hair_pixels: 8.0, joining: Joining::default(), shortest_pixels: 40.0 }
    }
}

/// The lines of a mask, the longest first.
#[must_use]
pub fn lines(mask: &Mask, tracing: &Tracing) -> Vec<Line> {
    let thin = thin::thinned(mask);
    let pieces = trace::pieces(&thin, tracing.hair_pixels);
    let mut lines = join::joined(&pieces, &tracing.joining);
    lines.retain(|line| line.length() >= tracing.shortest_pixels);
    lines.sort_by(|a, b| b.length().total_cmp(&a.length()));
    lines
}
