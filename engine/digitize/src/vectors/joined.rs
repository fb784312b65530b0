//! Lines that go each other on made one: programs of geography cut a road at every crossing.

use oblique_georeference::Point;
use std::collections::BTreeMap;

/// Ends that lie nearer than this are one, in yards.
const SAME_YARDS: f64 = 0.1;

type End = (i64, i64);

/// The lines, joined where two of them end and no third does. The order is that of the first of each.
pub(super) fn joined(lines: Vec<Vec<Point>>) -> Vec<Vec<Point>> {
    let mut at: BTreeMap<End, Vec<usize>> = BTreeMap::new();
    for (n, line) in lines.iter().enumerate() {
        for end in ends(line) {
            at.entry(end).or_default().push(n);
        }
    }
    let mut lines: Vec<Option<Vec<Point>>> = lines.into_iter().map(Some).collect();
    let mut out = Vec::new();
    for n in 0..lines.len() {
        let Some(mut line) = lines.get_mut(n).and_then(Option::take) else { continue };
        // On at its end, then at its beginning.
        for _ in 0..2 {
            while let Some(end) = line.last().map(|p| end(*p)) {
                let next = at.get(&end).filter(|all| all.len() == 2).and_then(|all| {
                    let other = all.iter().find(|other| lines.get(**other).is_some_and(Option::is_some))?;
                    lines.get_mut(*other)?.take()
                });
                let Some(mut next) = next else { break };
                if next.first().map(|p| self::end(*p)) != Some(end) {
                    next.reverse();
                }
                line.extend(next.into_iter().skip(1));
            }
            line.reverse();
        }
        out.push(line);
    }
    out
}

fn end(point: Point) -> End {
    ((point.x / SAME_YARDS).round() as i64, (point.y / SAME_YARDS).round() as i64)
}

fn ends(line: &[Point]) -> impl Iterator<Item = End> + '_ {
    let (first, last) = (line.first().map(|p| end(*p)), line.last().map(|p| end(*p)));
    first.into_iter().chain(last.filter(|last| Some(*last) != first))
}

#[cfg(test)]
mod tests {
    use super::joined;
    use oblique_georeference::Point;

    fn line(points: &[(f64, f64)]) -> Vec<Point> {
        points.iter().map(|(x, y)| Point::new(*x, *y)).collect()
    }

    #[test]
    fn pieces_are_joined_but_not_over_a_crossing() {
        let pieces = vec![
            line(&[(1.0, 0.0), (2.0, 0.0)]),
            line(&[(3.0, 0.0), (2.0, 0.0)]),
            line(&[(0.0, 0.0), (1.0, 0.0)]),
            line(&[(3.0, 0.0), (4.0, 0.0)]),
            line(&[(3.0, 0.0), (3.0, 5.0)]),
        ];
        let all = joined(pieces);
        let whole = line(&[(0.0, 0.0), (1.0, 0.0), (2.0, 0.0), (3.0, 0.0)]);
        assert_eq!(all.len(), 3);
        let mut turned = whole.clone();
        turned.reverse();
        assert!(all[0] == whole || all[0] == turned, "{:?}", all[0]);
        let ring = vec![line(&[(0.0, 0.0), (1.0, 0.0)]), line(&[(1.0, 0.0), (1.0, 1.0), (0.0, 0.0)])];
        assert_eq!(joined(ring).len(), 1);
    }
}
