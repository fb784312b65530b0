//! Hill-shade and hachures.

use super::Context;
use crate::geometry::{self, Point};
use crate::primitive::Primitive;
use crate::{MapSource, MapStyle, Rgba};
use oblique_core::hex::Hex;

/// The light on a hex's ground.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Light {
    /// -1 deepest shade, 0 level, 1 brightest.
    pub slope: f32,
    /// 0 lowest, 1 highest.
    pub height: f32,
}

impl Light {
    /// A ground colour in this light.
    pub fn laid_on(self, ground: Rgba, style: &MapStyle) -> Rgba {
        let tinted = style.high.faded(self.height).over(ground);
        let tone = if self.slope > 0.0 { style.light } else { style.dark };
        tone.faded(self.slope.abs()).over(tinted)
    }
}

/// The light on a hex, from the levels about it; light comes from the north-west.
pub fn light_at(map: &MapSource, hex: Hex) -> Light {
    let layout = map.layout();
    let Some(level) = map.board().level(hex) else { return Light::default() };
    let mut gradient = Point::default();
    for side in layout.orientation.sides() {
        let near = hex + side.vector(layout.orientation);
        let rise = map.board().level(near).map_or(0.0, |l| f32::from(l) - f32::from(level));
        gradient = gradient + Point::bearing(30.0 * f32::from(side.get())).times(rise / 3.0);
    }
    // Ground that rises towards the south-east faces the light.
    let slope = (gradient.x + gradient.y) * std::f32::consts::FRAC_1_SQRT_2;
    Light { slope: (slope * 0.6).tanh(), height: (f32::from(level) / 12.0).clamp(0.0, 1.0) }
}

pub(super) fn draw(cx: &mut Context) {
    let mut triangles = Vec::new();
    let o = cx.layout.orientation;
    let steps = [o.sides()[0], o.sides()[1], o.sides()[2], o.sides()[3]].map(|s| s.vector(o));
    for hex in geometry::hexes_touching(cx.layout, cx.rect.grown(1.5)) {
        for pair in [[steps[1], steps[2]], [steps[2], steps[3]]] {
            let three = [hex, hex + pair[0], hex + pair[1]];
            let corners = three.map(|h| (geometry::center(cx.layout, h), light_at(cx.map, h).slope));
            if corners.iter().any(|(_, l)| *l != 0.0) {
                triangles.push(corners);
            }
        }
    }
    if !triangles.is_empty() {
        let (light, dark) = (cx.style.light, cx.style.dark);
        cx.out.push(Primitive::Shade { triangles, light, dark });
    }
}
