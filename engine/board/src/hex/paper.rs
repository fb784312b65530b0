//! Where hexes lie on paper, for whoever lays a board over ground.

use super::{Hex, Orientation};

/// From one straight line of hexes to the next, in steps from the middle of a hex to that of its neighbour: √3 / 2.
pub const PITCH: f64 = 0.866_025_403_784_438_6;

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
        Orientation::Flat => (q * PITCH, r + q / 2.0),
        Orientation::Pointy => (q + r / 2.0, r * PITCH),
    }
}

/// The nearest hex to cube coordinates between hexes, whose sum is 0 or nearly so: the caller reckons the third of them
/// as exactly as the other two. Of a point exactly on a side one of its two hexes.
///
/// ```
/// use oblique_board::hex::{Hex, rounded};
///
/// assert_eq!(rounded([2.3, -1.1, -1.2]), Hex::new(2, -1));
/// ```
#[must_use]
pub fn rounded([q, r, s]: [f64; 3]) -> Hex {
    let (mut rq, mut rr, rs) = (q.round(), r.round(), s.round());
    let (dq, dr, ds) = ((rq - q).abs(), (rr - r).abs(), (rs - s).abs());
    if dq > dr && dq > ds {
        rq = -rr - rs;
    } else if dr > ds {
        rr = -rq - rs;
    }
    Hex::new(rq as i32, rr as i32)
}
