//! The lines of a whole sheet, proposed to be taken one by one: ridges followed, with letters and printed frames marked.

use crate::looks::{is_ruled, likeness, may_be_printed};
use crate::printed::pieces;
use crate::{Joining, Likeness, Line, Ridges, Tracing, lines};

/// What is looked for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proposing {
    /// A line begins where its ridge is as clear as this, 0 to 255.
    pub clear: u8,
    /// It goes on as long as its ridge is as clear as this.
    pub faint: u8,
    /// The shortest line, in pixels.
    pub shortest_pixels: f64,
    /// The widest gap a line is followed over, in pixels.
    pub widest_gap_pixels: f64,
}

impl Default for Proposing {
    /// For sheets looked at so coarsely that lines are two to four pixels wide.
    fn default() -> Self {
        Self { clear: 120, faint: 50, shortest_pixels: 60.0, widest_gap_pixels: 24.0 }
    }
}

/// A line of the sheet, to be taken or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Proposal {
    /// Where it runs, in pixels.
    pub line: Line,
    /// How clear its ridge is on the average, 0 to 1.
    pub clearness: f64,
    /// What it looks like.
    pub likeness: Likeness,
}

/// The lines of a sheet: courses first, then what looks like something else, the longest and clearest of each first.
#[must_use]
pub fn propose(ridges: &Ridges, proposing: &Proposing) -> Vec<Proposal> {
    let Some(mask) = ridges.mask(proposing.clear, proposing.faint) else { return Vec::new() };
    let tracing = Tracing {
        hair_pixels: 6.0,
        joining: Joining { widest_pixels: proposing.widest_gap_pixels, most_turn_degrees: 35.0 },
        shortest_pixels: proposing.shortest_pixels.max(4.0),
    };
    let found = lines(&mask, &tracing).into_iter();
    let mut proposals: Vec<Proposal> = found
        .map(|line| {
            let clear = line.points.iter().map(|p| f64::from(ridges.at(p.x as i64, p.y as i64)) / 255.0);
            let clearness = clear.sum::<f64>() / line.points.len().max(1) as f64;
            let likeness = likeness(&line, ridges);
            Proposal { line, clearness, likeness }
        })
        .collect();
    if may_be_printed(ridges) {
        let lines: Vec<&Line> = proposals.iter().map(|p| &p.line).collect();
        let long: Vec<bool> = proposals.iter().map(|p| p.likeness == Likeness::Printed).collect();
        let ruled: Vec<bool> = lines.iter().map(|line| is_ruled(line, ridges)).collect();
        let printed = pieces(&lines, &ruled, &long, ridges.size());
        for (proposal, _) in proposals.iter_mut().zip(printed).filter(|(_, printed)| *printed) {
            proposal.likeness = proposal.likeness.max(Likeness::Printed);
        }
    }
    let worth = |p: &Proposal| p.line.length() * p.clearness;
    proposals.sort_by(|a, b| a.likeness.cmp(&b.likeness).then(worth(b).total_cmp(&worth(a))));
    proposals
}

#[cfg(test)]
mod tests {
    use super::{Likeness, Proposing, propose};
    use crate::{Ink, Paper, Ridges};
    use image::{Rgb, RgbImage};

    /// A road that swings, the frame of the sheet, a row of small rings for letters.
    fn sheet() -> RgbImage {
        let road = |x: f64| 150.0 + 40.0 * (x / 60.0).sin();
        RgbImage::from_fn(600, 400, |x, y| {
            let (fx, fy) = (f64::from(x), f64::from(y));
            let slope = (40.0 / 60.0 * (fx / 60.0).cos()).hypot(1.0);
            let letter = (0..12).any(|n| {
                let off = (fx - 150.0 - f64::from(n) * 26.0).hypot(fy - 300.0);
                (7.0..10.0).contains(&off)
            });
            let on = ((fy - road(fx)).abs() / slope < 1.6 && (20..580).contains(&x))
                || y.abs_diff(380) < 2
                || letter;
            if on { Rgb([40, 36, 30]) } else { Rgb([240, 229, 200]) }
        })
    }

    #[test]
    fn a_road_is_proposed_first_and_frames_and_letters_are_marked() {
        let ink = Ink::black(Paper([240, 229, 200]));
        let ridges = Ridges::of(&sheet(), &ink, 3.0, &mut |_| true).expect("a small picture");
        let proposals = propose(&ridges, &Proposing { shortest_pixels: 30.0, ..Proposing::default() });
        let courses: Vec<_> = proposals.iter().filter(|p| p.likeness == Likeness::Course).collect();
        assert_eq!(
            courses.len(),
            1,
            "{:?}",
            proposals.iter().map(|p| (p.likeness, p.line.length())).collect::<Vec<_>>()
        );
        assert!(courses[0].line.length() > 560.0 && courses[0].clearness > 0.5);
        assert_eq!(proposals.first().map(|p| p.likeness), Some(Likeness::Course));
        let of = |likeness| proposals.iter().filter(|p| p.likeness == likeness).count();
        assert_eq!((of(Likeness::Printed), of(Likeness::Lettering)), (1, 12));
    }

    #[test]
    fn pieces_of_a_ruled_line_are_printed_and_a_short_one_by_itself_is_not() {
        let picture = RgbImage::from_fn(900, 300, |x, y| {
            let grid = y.abs_diff(100) < 2 && !(450..500).contains(&x) && !(640..690).contains(&x);
            let road = y.abs_diff(220) < 2 && (300..450).contains(&x);
            if grid || road { Rgb([40, 36, 30]) } else { Rgb([240, 229, 200]) }
        });
        let ink = Ink::black(Paper([240, 229, 200]));
        let ridges = Ridges::of(&picture, &ink, 3.0, &mut |_| true).expect("a small picture");
        let found = propose(&ridges, &Proposing::default());
        let of = |likeness| found.iter().filter(|p| p.likeness == likeness).count();
        assert_eq!((of(Likeness::Printed), of(Likeness::Course)), (3, 1));
    }

    #[test]
    fn an_empty_sheet_has_no_lines() {
        let ink = Ink::black(Paper([240, 229, 200]));
        let bare = RgbImage::from_pixel(300, 200, Rgb([238, 228, 199]));
        let ridges = Ridges::of(&bare, &ink, 3.0, &mut |_| true).expect("a small picture");
        assert!(propose(&ridges, &Proposing::default()).is_empty());
        let all = Proposing { clear: 0, faint: 0, ..Proposing::default() };
        assert!(propose(&ridges, &all).is_empty());
    }
}
