//! Lines being followed on a historical map, and lines proposed for the whole of it, as they are looked at. Undo touches none
//! of this: what is written is an edit.

use oblique_board::chain::Chain;
use oblique_board::hex::{Hex, Layout};
use oblique_digitize::{Likeness, LineInk};
use oblique_mapview::features::course;
use oblique_rules::catalog::{Catalog, Linear};
use oblique_scenario::PixelPoint;
use std::sync::Arc;

/// A click of a line being followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TracedClick {
    /// Where on the sheet.
    pub at: PixelPoint,
    /// Is it come to straight, whatever is printed on the way?
    pub straight: bool,
}

/// A line followed so far, up to the pointer.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TracedShown {
    /// Along the ink, world points.
    pub course: Vec<[f64; 2]>,
    /// As it will be written.
    pub chains: Vec<Chain>,
    /// How far the chains lie from the ink on the average, in yards.
    pub mean_yards: f64,
    /// At the most, in yards.
    pub worst_yards: f64,
    /// The pointer is too far from the last click to follow ink there.
    pub too_far: bool,
}

/// What has become of a line proposed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Fate {
    /// Nothing yet.
    #[default]
    Open,
    /// It is not wanted.
    Rejected,
    /// It is on the board.
    Written,
}

/// A line proposed.
#[derive(Clone, Debug, PartialEq)]
pub struct ProposedLine {
    /// The kind it would be.
    pub kind: String,
    /// Along the ink, world points.
    pub course: Vec<[f64; 2]>,
    /// As it would be written.
    pub chains: Vec<Chain>,
    /// Steps from hex to hex, or hexsides.
    pub steps: usize,
    /// The hex to look at for it.
    pub middle: Hex,
    /// How long it is, in yards.
    pub yards: f64,
    /// From end to end in parts of its length, in percent.
    pub straight_percent: u8,
    /// How sure it is, in percent.
    pub sure_percent: u8,
    /// How far it was moved at the most, in yards.
    pub worst_yards: f64,
    /// What it looks like.
    pub likeness: Likeness,
    /// What has become of it.
    pub fate: Fate,
}

impl ProposedLine {
    /// Is it drawn over the map: not decided yet, or looked at?
    #[must_use]
    pub fn is_shown(&self, chosen: bool) -> bool {
        self.fate == Fate::Open || chosen
    }

    /// How far it lies from a place of the map, in world units: as it would be written, or its ink.
    #[must_use]
    pub fn distance(&self, layout: Layout, [x, y]: [f64; 2]) -> f64 {
        let apart = |pair: &[[f64; 2]]| {
            let ([ax, ay], [bx, by]) = (pair[0], pair[1]);
            let (dx, dy) = (bx - ax, by - ay);
            let length = dx.mul_add(dx, dy * dy);
            let along = if length > 0.0 { ((x - ax) * dx + (y - ay) * dy) / length } else { 0.0 };
            let along = along.clamp(0.0, 1.0);
            (along.mul_add(dx, ax) - x).hypot(along.mul_add(dy, ay) - y)
        };
        let written = self.chains.iter().map(|chain| course(layout, chain.stops()));
        let all = written.chain(std::iter::once(self.course.clone()));
        all.flat_map(|line| line.windows(2).map(apart).collect::<Vec<_>>()).fold(f64::INFINITY, f64::min)
    }
}

impl ProposedLine {
    /// Would it be taken over with all that are as sure as that?
    #[must_use]
    pub fn is_sure(&self, percent: u32) -> bool {
        self.fate == Fate::Open
            && self.likeness == Likeness::Course
            && u32::from(self.sure_percent) >= percent
    }
}

/// Lines are sure enough from here on, in percent, until the user says otherwise.
const USUAL_PERCENT: u32 = 80;

/// The view of lines on historical maps.
#[derive(Clone, Debug, PartialEq)]
pub struct TracingView {
    /// The ink they are looked for in.
    pub ink: LineInk,
    /// The next click picks the ink.
    pub picking: bool,
    /// The clicks of the line being followed.
    pub clicks: Vec<TracedClick>,
    /// Where the pointer is on the sheet, and is it to be come to straight?
    pub pointer: Option<TracedClick>,
    /// The line is to end as soon as it is followed to its last click.
    pub ending: bool,
    /// The line as it is so far.
    pub shown: Option<Arc<TracedShown>>,
    /// Lines proposed.
    pub proposed: Option<Arc<Vec<ProposedLine>>>,
    /// Those rejected since the battle was changed last, the last one last: undo brings them back before any step.
    pub rejected: Vec<usize>,
    /// The one looked at, by its place in the list.
    pub chosen: Option<usize>,
    /// The one under the pointer.
    pub hovered: Option<usize>,
    /// Lines are taken over where surer than this, in percent.
    pub threshold_percent: u32,
    /// Lines are being looked for, and how far that is.
    pub looking: Option<f32>,
}

impl Default for TracingView {
    fn default() -> Self {
        Self {
            ink: LineInk::Black,
            picking: false,
            clicks: Vec::new(),
            pointer: None,
            ending: false,
            shown: None,
            proposed: None,
            rejected: Vec::new(),
            chosen: None,
            hovered: None,
            threshold_percent: USUAL_PERCENT,
            looking: None,
        }
    }
}

/// The kinds of lines that can be followed: those that do not stand on a single hexside.
pub fn kinds(catalog: &Catalog) -> impl Iterator<Item = &Linear> {
    catalog.linear.iter().filter(|kind| !kind.spans())
}

/// The kind chosen, or the first there is.
#[must_use]
pub fn chosen_kind<'a>(catalog: &'a Catalog, chosen: &str) -> Option<&'a Linear> {
    kinds(catalog).find(|kind| kind.id == chosen).or_else(|| kinds(catalog).next())
}

/// A change of the view of lines.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TracingChange {
    /// They are looked for in that ink.
    Ink(LineInk),
    /// The next click picks the ink, or not.
    Picking(bool),
    /// A click of the line being followed.
    Click(TracedClick),
    /// The last click is taken back.
    Back,
    /// The line is not wanted.
    Cancel,
    /// It ends at the last click.
    End,
    /// Where the pointer is.
    Pointer(Option<TracedClick>),
    /// A line proposed is looked at.
    Choose(Option<usize>),
    /// A line proposed lies under the pointer.
    Hover(Option<usize>),
    /// Where lines proposed are sure enough, in percent.
    Threshold(u32),
}

impl TracingView {
    /// Makes a change.
    pub fn apply(&mut self, change: TracingChange) {
        match change {
            TracingChange::Ink(ink) => {
                self.ink = ink;
                self.picking = false;
            }
            TracingChange::Picking(on) => self.picking = on,
            TracingChange::Click(click) if !self.ending => self.clicks.push(click),
            TracingChange::Click(_) => {}
            TracingChange::Back => {
                self.clicks.pop();
                self.ending = false;
            }
            TracingChange::Cancel => {
                self.clicks.clear();
                self.ending = false;
                self.shown = None;
            }
            TracingChange::End => self.ending = !self.clicks.is_empty(),
            TracingChange::Pointer(at) => self.pointer = at,
            TracingChange::Choose(line) => self.chosen = line,
            TracingChange::Hover(line) => self.hovered = line,
            TracingChange::Threshold(percent) => self.threshold_percent = percent.min(100),
        }
    }
}

impl TracingView {
    /// A line proposed is not wanted.
    pub fn reject(&mut self, line: usize) {
        if self.set_fate(line, Fate::Rejected) {
            self.rejected.push(line);
        }
    }

    /// Brings the line back that was rejected last, where the battle was not changed since; says which.
    pub fn take_back_rejected(&mut self) -> Option<usize> {
        let line = self.rejected.pop()?;
        self.set_fate(line, Fate::Open);
        Some(line)
    }

    fn set_fate(&mut self, line: usize, fate: Fate) -> bool {
        let line = self.proposed.as_mut().and_then(|lines| Arc::make_mut(lines).get_mut(line));
        line.is_some_and(|line| std::mem::replace(&mut line.fate, fate) != fate)
    }
}

/// Work on lines that needs jobs or makes edits.
#[derive(Clone, Debug, PartialEq)]
pub enum TracingRequest {
    /// Take the ink of a place clicked.
    PickInk(PixelPoint),
    /// Look for lines under the whole board.
    Propose,
    /// Draft lines along hexsides from those that are drawn.
    ProposeSides,
    /// Look no further.
    Stop,
    /// Take a line over.
    Accept(usize),
    /// Take all over that are sure enough.
    AcceptSure,
    /// A line is not wanted.
    Reject(usize),
    /// Those not wanted are proposed again.
    Restore,
    /// A line is of another kind.
    Kind(usize, String),
    /// Throw all that are proposed away.
    Drop,
}

#[cfg(test)]
mod tests {
    use super::{TracedClick, TracingChange, TracingView};
    use oblique_scenario::PixelPoint;

    #[test]
    fn clicks_are_taken_back_one_by_one_and_none_come_while_a_line_ends() {
        let mut view = TracingView::default();
        let click = |x: f64| TracedClick { at: PixelPoint::near(x, 5.0).expect("a place"), straight: false };
        view.apply(TracingChange::End);
        assert!(!view.ending, "there is nothing to end");
        for x in [1.0, 2.0, 3.0] {
            view.apply(TracingChange::Click(click(x)));
        }
        view.apply(TracingChange::Back);
        assert_eq!(view.clicks, [click(1.0), click(2.0)]);
        view.apply(TracingChange::End);
        view.apply(TracingChange::Click(click(4.0)));
        assert!(view.ending && view.clicks.len() == 2);
        view.apply(TracingChange::Cancel);
        assert!(!view.ending && view.clicks.is_empty());
    }
}
