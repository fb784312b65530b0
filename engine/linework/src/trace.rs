//! Thinned lines followed from pixel to pixel.

use crate::mask::ABOUT;
use crate::{Line, Mask};
use oblique_georeference::Point;
use std::collections::BTreeSet;

type Pixel = (u32, u32);

/// Where lines fork, the pixels between two forks: this many are no line.
const BETWEEN_FORKS: usize = 4;

/// The lines of a thinned mask from end to fork and fork to fork, and the closed ones. Hairs, branches that end freely
/// after fewer pixels than `hair`, are left out.
pub(crate) fn pieces(thin: &Mask, hair: f64) -> Vec<Line> {
    let mut followed = Mask::new(thin.width(), thin.height()).unwrap_or_else(|_| thin.clone());
    let mut forks_joined: BTreeSet<(Pixel, Pixel)> = BTreeSet::new();
    let mut pieces = Vec::new();
    for start in thin.wanted() {
        let ways = links(thin, start);
        if ways.len() == 2 {
            continue;
        }
        for next in ways {
            if links(thin, next).len() == 2 {
                if followed.get(next.0.into(), next.1.into()) {
                    continue;
                }
            } else if !forks_joined.insert((start.min(next), start.max(next))) {
                continue;
            }
            let path = follow(thin, &mut followed, start, next);
            if is_line(thin, &path, hair) {
                pieces.push(line(&path, false));
            }
        }
    }
    for start in thin.wanted() {
        let ways = links(thin, start);
        if let [next, _] = ways[..]
            && !followed.get(start.0.into(), start.1.into())
        {
            followed.set(start.0, start.1, true);
            let mut path = follow(thin, &mut followed, start, next);
            path.pop();
            if path.len() > 2 {
                pieces.push(line(&path, true));
            }
        }
    }
    pieces
}

/// From a pixel through the next one on, until the line ends, forks or is back where it began.
fn follow(thin: &Mask, followed: &mut Mask, start: Pixel, next: Pixel) -> Vec<Pixel> {
    let mut path = vec![start, next];
    let (mut before, mut here) = (start, next);
    while here != start {
        let ways = links(thin, here);
        let [a, b] = ways[..] else { break };
        followed.set(here.0, here.1, true);
        (before, here) = (here, if a == before { b } else { a });
        path.push(here);
    }
    path
}

/// Is a path between forks and ends more than a hair or the crumbs of a fork?
fn is_line(thin: &Mask, path: &[Pixel], hair: f64) -> bool {
    let is_end = |pixel: Option<&Pixel>| pixel.is_some_and(|p| links(thin, *p).len() == 1);
    match (is_end(path.first()), is_end(path.last())) {
        (true, true) => path.len() > 2,
        (false, false) => path.len() > BETWEEN_FORKS,
        _ => path.len() as f64 > hair,
    }
}

fn line(path: &[Pixel], closed: bool) -> Line {
    let middle = |(x, y): &Pixel| Point::new(f64::from(*x) + 0.5, f64::from(*y) + 0.5);
    Line { points: path.iter().map(middle).collect(), closed }
}

/// The pixels a line goes on to: beside, or across a corner where nothing is beside it.
fn links(thin: &Mask, (x, y): Pixel) -> Vec<Pixel> {
    let about = thin.about(x, y);
    let linked = (0..8).filter(|i| {
        let across = i % 2 == 1 && (about[(i + 7) % 8] || about[(i + 1) % 8]);
        about[*i] && !across
    });
    linked
        .filter_map(|i| {
            let (dx, dy) = ABOUT[i];
            Some((u32::try_from(i64::from(x) + dx).ok()?, u32::try_from(i64::from(y) + dy).ok()?))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::{Mask, pieces};

    fn drawn(rows: &[&str]) -> Mask {
        let is = |x: u32, y: u32| rows[y as usize].as_bytes()[x as usize] == b'#';
        Mask::of(rows[0].len() as u32, rows.len() as u32, is).expect("a size")
    }

    #[test]
    fn lines_forks_and_rings_are_told_apart() {
        let mask = drawn(&[
            "..........................",
            ".#####..........###.......",
            "......##.......#...#......",
            "........###....#...#......",
            "...............#...#......",
            "................###.......",
            ".......#..................",
            "......#...................",
            "######....................",
            "......####################",
        ]);
        let lines = pieces(&mask, 4.0);
        let sizes: Vec<_> = lines.iter().map(|l| (l.points.len(), l.closed)).collect();
        // A line, the two arms of a fork whose third is a hair, and a ring.
        assert_eq!(sizes, [(10, false), (6, false), (21, false), (12, true)], "{sizes:?}");
    }

    #[test]
    fn every_pixel_of_a_single_line_is_followed_once() {
        let mask = drawn(&["#....", ".#...", "..###"]);
        let lines = pieces(&mask, 4.0);
        assert_eq!((lines.len(), lines[0].points.len()), (1, 5));
        assert!(pieces(&drawn(&["#.#", "...", "#.#"]), 4.0).is_empty());
    }
}
