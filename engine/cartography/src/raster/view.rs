//! From world coordinates to pixels, in whole 256ths of a pixel.
//!
//! What is drawn is rounded once, against the pixels of the whole map: so a part of it has the same pixels as the
//! whole, and every machine draws the same.

use crate::geometry::Point;
use crate::primitive::Scene;

/// Bits of a place that tell where in its pixel it lies.
pub(super) const FRACTION: u32 = 8;
/// Parts of a pixel.
pub(super) const ONE: i32 = 1 << FRACTION;
/// Places further off than so many pixels are drawn as if they were no further.
const FAR_PX: f64 = 4_000_000.0;
/// A corner that lies so near to a whole pixel lies on it.
const NEAR_PX: f64 = 0.04;

/// A place in 256ths of a pixel, from the picture's top left corner.
pub(super) type Spot = (i32, i32);

/// How a scene lies on its pixels.
#[derive(Clone, Copy)]
pub(super) struct View {
    /// Pixels a hex, rightwards and downwards.
    pub scale: (f64, f64),
    /// The top left corner, in pixels from the origin of the world.
    pub origin: (f64, f64),
}

impl View {
    pub(super) fn new(scene: &Scene, width: usize, height: usize) -> Self {
        let usual = f64::from(scene.px_per_hex);
        let side = |px: usize, hexes: f32| {
            let hexes = f64::from(hexes);
            let as_composed = (hexes * usual - px as f64).abs() < 0.5;
            if as_composed { usual } else { px as f64 / hexes }
        };
        let scale = (side(width, scene.rect.width()), side(height, scene.rect.height()));
        let corner = |at: f32, scale: f64| {
            let px = f64::from(at) * scale;
            if (px - px.round()).abs() < NEAR_PX { px.round() } else { px }
        };
        Self { scale, origin: (corner(scene.rect.min.x, scale.0), corner(scene.rect.min.y, scale.1)) }
    }

    /// Where a place lies.
    pub(super) fn spot(&self, x: f32, y: f32) -> Spot {
        // Half-way is always rounded up: `round` goes away from zero, which is elsewhere in every part of a map.
        let whole = |v: f32, scale: f64, origin: f64| {
            ((f64::from(v) * scale - origin).clamp(-FAR_PX, FAR_PX) * f64::from(ONE) + 0.5).floor() as i32
        };
        (whole(x, self.scale.0, self.origin.0), whole(y, self.scale.1, self.origin.1))
    }

    /// The view of something that is drawn about its own origin, which stands at a spot.
    pub(super) fn about(&self, spot: Spot) -> Self {
        let px = |at: i32| -f64::from(at) / f64::from(ONE);
        Self { scale: self.scale, origin: (px(spot.0), px(spot.1)) }
    }

    /// A length in pixels.
    pub(super) fn length(&self, hexes: f32) -> f32 {
        (f64::from(hexes) * (self.scale.0 * self.scale.1).sqrt()) as f32
    }

    /// A whole pixel of this picture, from the origin of the world.
    pub(super) fn pixel(&self) -> (i32, i32) {
        (self.origin.0.round() as i32, self.origin.1.round() as i32)
    }

    /// World coordinates of a whole pixel counted from the origin of the world.
    pub(super) fn world(&self, x: i32, y: i32) -> Point {
        Point::new((f64::from(x) / self.scale.0) as f32, (f64::from(y) / self.scale.1) as f32)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::geometry::Rect;

    /// Places half-way between two 256ths of a pixel are rounded the same way left and right of a picture's edge.
    #[test]
    fn a_part_rounds_as_the_whole() {
        let view = |left: f32| {
            let rect = Rect::new(Point::new(left, left), Point::new(left + 4.0, left + 4.0));
            View::new(&Scene { rect, px_per_hex: 24.0, primitives: Vec::new() }, 96, 96)
        };
        let (whole, part) = (view(0.0), view(2.0));
        // 24 pixels a hex in 256ths: an odd 4096th of a hex lies half-way.
        for n in (0..4 * 4096).map(|n| n as f32 / 4096.0) {
            let (in_whole, in_part) = (whole.spot(n, n), part.spot(n, n));
            let moved = (in_part.0 + 48 * ONE, in_part.1 + 48 * ONE);
            assert_eq!(moved, in_whole, "at {n}");
        }
    }
}
