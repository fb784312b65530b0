//! Ruled lines in pieces: frames, grids and folds that roads and lettering break, told by what lies on from what.

use crate::Line;
use crate::looks::between_ends;
use oblique_georeference::Point;

/// What lies on from a ruled line lies no farther beside it, in pixels.
const BESIDE_PIXELS: f64 = 6.0;
/// Pieces that together are so long in parts of the sheet's side, all on one line, are one: no road runs that straight.
const OF_THE_SIDE: f64 = 0.35;
/// Lines along the sheet's sides are tried so far askew, in tenths of a degree to both sides.
const MOST_ASKEW: i32 = 20;

/// Which lines, ruled ones alone, are pieces of a printed line: by number.
pub(crate) fn pieces(lines: &[&Line], is_ruled: &[bool], is_long: &[bool], size: (u32, u32)) -> Vec<bool> {
    let ends = |(line, is_ruled): (&&Line, &bool)| is_ruled.then(|| between_ends(line)).flatten();
    let ruled: Vec<Option<(Point, Point)>> = lines.iter().zip(is_ruled).map(ends).collect();
    let long: Vec<(Point, Point)> =
        ruled.iter().zip(is_long).filter(|(_, long)| **long).filter_map(|(ends, _)| *ends).collect();
    let whole = |line: &Line| line.points.first().copied().zip(line.points.last().copied());
    let mut printed: Vec<bool> = lines
        .iter()
        .zip(&ruled)
        .map(|(line, ruled)| {
            let ends = ruled.and(whole(line));
            ends.is_some_and(|(a, b)| long.iter().any(|on| lies_on(*on, a) && lies_on(*on, b)))
        })
        .collect();
    for upright in [false, true] {
        let side = f64::from(if upright { size.1 } else { size.0 });
        for askew in -MOST_ASKEW..=MOST_ASKEW {
            let slope = (f64::from(askew) / 10.0).to_radians().tan();
            // How far each piece lies beside the line through the corner of the sheet.
            let off = |p: Point| if upright { p.x - slope * p.y } else { p.y - slope * p.x };
            let along_it = |p: Point| if upright { p.y } else { p.x };
            let mut along: Vec<(f64, usize)> = ruled
                .iter()
                .enumerate()
                .filter_map(|(n, ends)| {
                    let (a, b) = (*ends)?;
                    let (first, last) = (off(a), off(b));
                    let is_along = (first - last).abs() <= BESIDE_PIXELS / 2.0;
                    is_along.then(|| (f64::midpoint(first, last), n))
                })
                .collect();
            along.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            for (n, (from, _)) in along.iter().enumerate() {
                let together = || along[n..].iter().take_while(move |(at, _)| at - from <= BESIDE_PIXELS);
                let spans = together().filter_map(|(_, n)| whole(lines[*n])).map(|(a, b)| {
                    let (a, b) = (along_it(a), along_it(b));
                    (a.min(b), a.max(b))
                });
                if covered(spans.collect()) >= OF_THE_SIDE * side {
                    together().for_each(|(_, piece)| printed[*piece] = true);
                }
            }
        }
    }
    printed
}

/// How much spans cover together: what lies beside each other counts once.
fn covered(mut spans: Vec<(f64, f64)>) -> f64 {
    spans.sort_by(|a, b| a.0.total_cmp(&b.0));
    let (mut sum, mut up_to) = (0.0, f64::MIN);
    for (from, to) in spans {
        sum += (to - from.max(up_to)).max(0.0);
        up_to = up_to.max(to);
    }
    sum
}

/// Does a point lie on from a line between two others?
fn lies_on((a, b): (Point, Point), at: Point) -> bool {
    let across = (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x);
    across.abs() <= BESIDE_PIXELS * a.distance(b)
}

#[cfg(test)]
mod tests {
    use super::pieces;
    use crate::Line;
    use oblique_georeference::Point;

    fn piece(from: (f64, f64), to: (f64, f64)) -> Line {
        let at = |n: i32| {
            let t = f64::from(n) / 60.0;
            Point::new(from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t)
        };
        Line { points: (0..=60).map(at).collect(), closed: false }
    }

    #[test]
    fn short_pieces_of_a_fold_are_one_line_and_a_straight_road_is_none() {
        // A fold a little askew, in four pieces; a road beside it, and one that crosses the sheet aslant.
        let fold =
            |from: f64| piece((500.0 + from * 0.01, from), (500.0 + (from + 80.0) * 0.01, from + 80.0));
        let lines = [
            fold(20.0),
            fold(250.0),
            fold(430.0),
            fold(700.0),
            piece((300.0, 100.0), (300.0, 220.0)),
            piece((0.0, 0.0), (900.0, 800.0)),
        ];
        let lines: Vec<&Line> = lines.iter().collect();
        let found = pieces(&lines, &[true, true, true, true, true, false], &[false; 6], (1000, 900));
        assert_eq!(found, [true, true, true, true, false, false]);
        let found = pieces(&lines, &[true, true, true, true, true, false], &[false; 6], (1000, 4000));
        assert_eq!(found, [false; 6], "too little of a large sheet");
    }
}
