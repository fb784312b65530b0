//! Courses that one way of looking at a sheet shows and another does not.

use crate::{Likeness, Line, Proposal, Proposing, Ridges, propose};
use oblique_georeference::Point;
use std::collections::BTreeSet;

/// Squares in which is kept where courses run, in pixels.
const SQUARE_PIXELS: f64 = 4.0;
/// What runs within so many squares of a course is that course: the far edge of a broad road with it.
const BESIDE: i32 = 2;

/// Where courses run.
#[derive(Default)]
struct Courses(BTreeSet<(i32, i32)>);

impl Courses {
    fn square(at: Point) -> (i32, i32) {
        ((at.x / SQUARE_PIXELS).floor() as i32, (at.y / SQUARE_PIXELS).floor() as i32)
    }

    fn put(&mut self, line: &Line) {
        self.0.extend(line.points.iter().map(|at| Self::square(*at)));
    }

    fn run_by(&self, at: Point) -> bool {
        let (x, y) = Self::square(at);
        let about = (-BESIDE..=BESIDE).flat_map(|dy| (-BESIDE..=BESIDE).map(move |dx| (x + dx, y + dy)));
        about.into_iter().any(|square| self.0.contains(&square))
    }
}

/// The lines of a sheet by its ridges, and courses of other ridges of it, one after the other, where none runs yet.
#[must_use]
pub fn propose_also(ridges: &Ridges, others: &[&Ridges], proposing: &Proposing) -> Vec<Proposal> {
    let mut found = propose(ridges, proposing);
    let is_course = |p: &&Proposal| p.likeness == Likeness::Course;
    let mut courses = Courses::default();
    let mut count = found.iter().take_while(is_course).count();
    for proposal in &found[..count] {
        courses.put(&proposal.line);
    }
    for others in others {
        let also = propose(others, proposing);
        let also = also.iter().filter(is_course).flat_map(|p| apart(p, &courses, proposing.shortest_pixels));
        let also: Vec<Proposal> = also.collect();
        for proposal in &also {
            courses.put(&proposal.line);
        }
        let added = also.len();
        found.splice(count..count, also);
        count += added;
    }
    found
}

/// The pieces of a line that run where no course does, with as much of both ends as leads up to one.
fn apart(proposal: &Proposal, courses: &Courses, shortest_pixels: f64) -> Vec<Proposal> {
    let points = &proposal.line.points;
    let lonely: Vec<bool> = points.iter().map(|at| !courses.run_by(*at)).collect();
    if lonely.iter().all(|lonely| *lonely) {
        return vec![proposal.clone()];
    }
    let lead = (SQUARE_PIXELS * f64::from(BESIDE)) as usize;
    let mut pieces = Vec::new();
    let mut from = 0;
    while let Some(start) = lonely[from..].iter().position(|lonely| *lonely).map(|n| from + n) {
        let end = lonely[start..].iter().position(|lonely| !lonely).map_or(points.len(), |n| start + n);
        from = end;
        let line = Line { points: points[start..end].to_vec(), closed: false };
        if line.length() >= shortest_pixels {
            let (start, end) = (start.saturating_sub(lead), (end + lead).min(points.len()));
            let line = Line { points: points[start..end].to_vec(), closed: false };
            pieces.push(Proposal { line, ..proposal.clone() });
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::propose_also;
    use crate::{Ink, Likeness, Paper, Proposing, Ridges};
    use image::{Rgb, RgbImage};

    /// A road across a sheet of which only so many columns are printed.
    fn ridges(columns: std::ops::Range<u32>) -> Ridges {
        let picture = RgbImage::from_fn(600, 200, |x, y| {
            let road = 100.0 + 40.0 * (f64::from(x) / 60.0).sin();
            let slope = (40.0 / 60.0 * (f64::from(x) / 60.0).cos()).hypot(1.0);
            let on = columns.contains(&x) && (f64::from(y) - road).abs() / slope < 1.6;
            Rgb(if on { [40, 36, 30] } else { [240, 229, 200] })
        });
        let ink = Ink::black(Paper([240, 229, 200]));
        Ridges::of(&picture, &ink, 3.0, &mut |_| true).expect("a small picture")
    }

    fn length(first: std::ops::Range<u32>, then: std::ops::Range<u32>) -> (usize, f64) {
        let proposing = Proposing { shortest_pixels: 30.0, ..Proposing::default() };
        let found = propose_also(&ridges(first), &[&ridges(then)], &proposing);
        let courses = found.iter().filter(|p| p.likeness == Likeness::Course);
        (courses.clone().count(), courses.map(|p| p.line.length()).sum())
    }

    #[test]
    fn what_only_the_other_ridges_show_is_added_and_nothing_twice() {
        let (_, whole) = length(10..590, 0..0);
        assert_eq!(length(10..590, 10..590), (1, whole));
        let (pieces, together) = length(10..300, 10..590);
        assert!(pieces == 2 && (together - whole).abs() < 30.0, "{pieces} pieces, {together} of {whole}");
        let (pieces, together) = length(0..0, 10..590);
        assert!(pieces == 1 && (together - whole).abs() < 1.0);
    }
}
