//! Where hexes lie on paper, for whoever lays a board over ground.

use super::{Hex, Orientation};

/// The middle of a hex on paper, to the right and down, in steps from the middle of a hex to that of its neighbour;
/// [`Hex::ZERO`] lies at the origin.
///
/// ```
/// use oblique_board::hex::{Hex, Orientation, on_paper};
///
/// let (x, y) = on_paper(Orientation::Flat, Hex::new(2, -1));
/// assert!((x - 3.0_f64.sqrt()).abs() < 1e-12 && y.abs() < 1e-12);
/// ```
#[must_use]
pub fn on_paper(orientation: Orientation, hex: Hex) -> (f64, f64) {
    let (q, r) = (f64::from(hex.x), f64::from(hex.y));
    match orientation {
        Orientation::Flat => (q * 0.75_f64.sqrt(), r + q / 2.0),
        Orientation::Pointy => (q + r / 2.0, r * 0.75_f64.sqrt()),
    }
}
