//! Where a line changes: what keeps to the grid of hexes, to the board's rim or to another line for a while and then leaves it
//! is divided there, so that a road is not lost with the outline its end was joined to.

use std::ops::Range;

/// So much of a window of a line is so where the line is so.
const MOST: f64 = 0.7;

/// The stretches of a line by whether its points are so: a point is where most of those in a window about it are. What is so
/// for fewer points than `least` is not, and what is not for fewer than the window is, so that only a line shorter than
/// that itself is shorter.
///
/// ```
/// let so: Vec<bool> = (0..40).map(|n| n >= 20 && n != 25).collect();
/// let found = oblique_linework::stretches(&so, 8, 12);
/// assert!(matches!(&found[..], [(first, false), (second, true)] if first.end == second.start));
/// assert_eq!(oblique_linework::stretches(&so, 8, 25), [(0..40, false)]);
/// ```
#[must_use]
pub fn stretches(so: &[bool], window: usize, least: usize) -> Vec<(Range<usize>, bool)> {
    let half = (window / 2).max(1);
    let is = |n: usize| {
        // At an end of the line the window is one-sided, not smaller: one point alone tells nothing.
        let from = n.saturating_sub(half).min(so.len().saturating_sub(2 * half + 1));
        let about = &so[from..(from + 2 * half + 1).min(so.len())];
        about.iter().filter(|so| **so).count() as f64 >= MOST * about.len() as f64
    };
    let mut found: Vec<(Range<usize>, bool)> = Vec::new();
    for n in 0..so.len() {
        let is = is(n);
        match found.last_mut() {
            Some((range, last)) if *last == is => range.end = n + 1,
            _ => found.push((n..n + 1, is)),
        }
    }
    // The shortest first: what it is taken into is longer then.
    while found.len() > 1 {
        // By how much of its least length each has.
        let part = |(range, so): &(Range<usize>, bool)| {
            range.len() as f64 / (if *so { least } else { window }).max(1) as f64
        };
        let shortest = (0..found.len()).min_by(|a, b| part(&found[*a]).total_cmp(&part(&found[*b])));
        let Some(shortest) = shortest.filter(|n| part(&found[*n]) < 1.0) else { break };
        found[shortest].1 = !found[shortest].1;
        let mut merged: Vec<(Range<usize>, bool)> = Vec::new();
        for (range, is) in found {
            match merged.last_mut() {
                Some((before, last)) if *last == is => before.end = range.end,
                _ => merged.push((range, is)),
            }
        }
        found = merged;
    }
    found
}

#[cfg(test)]
mod tests {
    use super::stretches;

    #[test]
    fn a_line_is_divided_where_it_changes_for_long_and_not_for_a_moment() {
        let line = |parts: &[(usize, bool)]| -> Vec<bool> {
            parts.iter().flat_map(|(n, so)| std::iter::repeat_n(*so, *n)).collect()
        };
        let of = |parts: &[(usize, bool)]| {
            stretches(&line(parts), 10, 10).iter().map(|(r, so)| (r.len(), *so)).collect::<Vec<_>>()
        };
        assert_eq!(of(&[(50, false)]), [(50, false)]);
        assert_eq!(of(&[(30, false), (4, true), (30, false)]), [(64, false)]);
        assert_eq!(of(&[(4, true)]), [(4, true)]);
        assert_eq!(of(&[]), []);
        let three = of(&[(30, false), (40, true), (25, false)]);
        assert_eq!(three.iter().map(|(_, so)| *so).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(three.iter().map(|(n, _)| n).sum::<usize>(), 95);
        assert!(three.iter().zip([30, 40, 25]).all(|((n, _), m)| n.abs_diff(m) <= 6), "{three:?}");
        // A road crosses hexsides on a third of its way.
        let crossing: Vec<bool> = (0..90).map(|n| n % 9 < 3).collect();
        assert_eq!(stretches(&crossing, 12, 12), [(0..90, false)]);
    }
}
