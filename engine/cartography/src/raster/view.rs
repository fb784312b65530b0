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
        let whole = |v: f32, scale: f64, origin: f64| {
            ((f64::from(v) * scale - origin).clamp(-FAR_PX, FAR_PX) * f64::from(ONE)).round() as i32
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
