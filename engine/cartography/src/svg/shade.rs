//! Light that changes evenly over triangles, cut into bands of even light: SVG has no such shading of its own, and a
//! gradient for each triangle takes programs that show it far longer.

use crate::geometry::Point;
use std::collections::BTreeMap;

/// Steps of light and of shade, each so small that the eye sees no edge between two.
pub(super) const TONES: f32 = 32.0;

/// A corner of a triangle with its light, -1 to 1.
type Lit = (Point, f32);

/// The areas of each tone but the one without light or shade: convex, their corners in order.
pub(super) fn bands(triangles: &[[Lit; 3]]) -> BTreeMap<i32, Vec<Vec<Point>>> {
    let mut out: BTreeMap<i32, Vec<Vec<Point>>> = BTreeMap::new();
    for corners in triangles {
        let lit = corners.map(|(p, light)| (p, light.clamp(-1.0, 1.0) * TONES));
        let tone = |n: f32| n.round() as i32;
        let low = lit.iter().map(|(_, l)| tone(*l)).min().unwrap_or(0);
        let high = lit.iter().map(|(_, l)| tone(*l)).max().unwrap_or(0);
        for tone in (low..=high).filter(|tone| *tone != 0) {
            let mut area = lit.to_vec();
            // The lowest band of a triangle has nothing below it, the highest nothing above.
            if tone > low {
                area = above(&area, tone as f32 - 0.5, 1.0);
            }
            if tone < high {
                area = above(&area, tone as f32 + 0.5, -1.0);
            }
            if area.len() > 2 {
                out.entry(tone).or_default().push(area.into_iter().map(|(p, _)| p).collect());
            }
        }
    }
    out
}

/// The part of a convex area whose light is at least so much (`sign` 1) or at most (`sign` -1).
fn above(area: &[Lit], bound: f32, sign: f32) -> Vec<Lit> {
    let mut out = Vec::with_capacity(area.len() + 1);
    let over = |(_, light): Lit| (light - bound) * sign;
    for (n, &from) in area.iter().enumerate() {
        let to = area[(n + 1) % area.len()];
        let (a, b) = (over(from), over(to));
        if a >= 0.0 {
            out.push(from);
        }
        if (a > 0.0 && b < 0.0) || (a < 0.0 && b > 0.0) {
            // Always from the darker end, so that both triangles at a side cut it at the same place.
            let (dark, bright) = if from.1 < to.1 { (from, to) } else { (to, from) };
            let part = (bound - dark.1) / (bright.1 - dark.1);
            out.push((dark.0.lerp(bright.0, part), bound));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::{TONES, bands};
    use crate::geometry::Point;

    fn size(area: &[Point]) -> f32 {
        let doubled = area.iter().zip(area.iter().cycle().skip(1)).map(|(a, b)| a.x * b.y - b.x * a.y);
        doubled.sum::<f32>().abs() / 2.0
    }

    /// No step between neighbouring bands is larger than a tone, and together they are the triangle.
    #[test]
    fn a_steep_triangle_becomes_a_band_for_every_tone() {
        let triangle =
            [(Point::new(0.0, 0.0), -1.0), (Point::new(1.0, 0.0), 0.0), (Point::new(0.0, 1.0), 1.0)];
        let all = bands(&[triangle]);
        let tones: Vec<i32> = all.keys().copied().collect();
        let most = TONES as i32;
        assert_eq!(tones, (-most..=most).filter(|tone| *tone != 0).collect::<Vec<_>>());
        let covered: f32 = all.values().flatten().map(|area| size(area)).sum();
        // All but the band without light.
        assert!((0.46..0.5).contains(&covered), "{covered}");
    }

    #[test]
    fn an_even_triangle_is_one_area_and_a_dark_one_has_no_light() {
        let at = |light: f32| [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(|(x, y)| (Point::new(x, y), light));
        assert_eq!(bands(&[at(0.5)]).into_values().map(|areas| areas.len()).collect::<Vec<_>>(), [1]);
        assert!(bands(&[at(0.0)]).is_empty());
        assert!(bands(&[at(-1.0)]).keys().all(|tone| *tone < 0));
    }
}
