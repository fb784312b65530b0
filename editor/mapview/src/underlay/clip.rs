//! What of a rectangle lies within the neat line of a sheet.

/// Which side of the line from `a` to `b` a point lies on; above nothing is to its right.
fn side(a: [f64; 2], b: [f64; 2], p: [f64; 2]) -> f64 {
    (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])
}

/// A neat line one can cut by: its corners clockwise on the screen. `None` where it is bent inwards or twisted.
pub(super) fn convex(outline: [[f64; 2]; 4]) -> Option<[[f64; 2]; 4]> {
    let turns = [0, 1, 2, 3].map(|i| side(outline[i], outline[(i + 1) % 4], outline[(i + 2) % 4]));
    if turns.iter().all(|t| *t > 0.0) {
        Some(outline)
    } else if turns.iter().all(|t| *t < 0.0) {
        let [a, b, c, d] = outline;
        Some([d, c, b, a])
    } else {
        None
    }
}

/// How a rectangle lies to a neat line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lies {
    Within,
    Without,
    Across,
}

/// How the corners of a rectangle lie to a neat line.
pub(super) fn lies(line: &[[f64; 2]; 4], corners: &[[f64; 2]; 4]) -> Lies {
    let mut within = true;
    for i in 0..4 {
        let inside = corners.iter().filter(|p| side(line[i], line[(i + 1) % 4], **p) >= 0.0).count();
        if inside == 0 {
            return Lies::Without;
        }
        within &= inside == 4;
    }
    if within { Lies::Within } else { Lies::Across }
}

/// The part of a polygon within a neat line.
pub(super) fn cut(line: &[[f64; 2]; 4], corners: &[[f64; 2]; 4]) -> Vec<[f64; 2]> {
    let mut polygon = corners.to_vec();
    for i in 0..4 {
        let (a, b) = (line[i], line[(i + 1) % 4]);
        let mut kept = Vec::with_capacity(polygon.len() + 1);
        for (n, p) in polygon.iter().enumerate() {
            let q = polygon[(n + 1) % polygon.len()];
            let (sp, sq) = (side(a, b, *p), side(a, b, q));
            if sp >= 0.0 {
                kept.push(*p);
            }
            if (sp >= 0.0) != (sq >= 0.0) {
                let t = sp / (sp - sq);
                kept.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
            }
        }
        polygon = kept;
        if polygon.len() < 3 {
            return Vec::new();
        }
    }
    polygon
}

#[cfg(test)]
mod tests {
    use super::{Lies, convex, cut, lies};

    const SQUARE: [[f64; 2]; 4] = [[10.0, 10.0], [20.0, 10.0], [20.0, 20.0], [10.0, 20.0]];

    fn square(x: f64, y: f64, size: f64) -> [[f64; 2]; 4] {
        [[x, y], [x + size, y], [x + size, y + size], [x, y + size]]
    }

    fn area(polygon: &[[f64; 2]]) -> f64 {
        let n = polygon.len();
        let cross = |i: usize| {
            let (p, q) = (polygon[i], polygon[(i + 1) % n]);
            p[0] * q[1] - q[0] * p[1]
        };
        (0..n).map(cross).sum::<f64>().abs() / 2.0
    }

    #[test]
    fn what_lies_within_is_kept_and_no_more() {
        let line = convex(SQUARE).expect("a square");
        let [a, b, c, d] = SQUARE;
        assert_eq!(convex([d, c, b, a]), Some(SQUARE), "either way round");
        assert_eq!(convex([a, c, b, d]), None, "twisted");
        assert_eq!(lies(&line, &square(12.0, 12.0, 3.0)), Lies::Within);
        assert_eq!(lies(&line, &square(0.0, 12.0, 3.0)), Lies::Without);
        assert_eq!(lies(&line, &square(8.0, 12.0, 4.0)), Lies::Across);
        assert!((area(&cut(&line, &square(8.0, 12.0, 4.0))) - 8.0).abs() < 1e-9);
        assert!((area(&cut(&line, &square(0.0, 0.0, 100.0))) - 100.0).abs() < 1e-9);
        assert!(cut(&line, &square(30.0, 30.0, 5.0)).is_empty());
    }
}
