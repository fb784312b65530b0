//! Contour lines of a historical map as they are looked at: which were found, and the heights given to them by drags. The sheet
//! remembers the drags, by an edit for each, and the lines of its ink are found again; levels made of them are taken over by an edit.

use crate::draft::HeightUnit;
use oblique_digitize::LineInk;
use oblique_scenario::PixelPoint;
use std::collections::BTreeMap;
use std::sync::Arc;

/// A drag across contour lines, from low to high.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContourDrag {
    /// Where it goes on the sheet.
    pub path: Vec<PixelPoint>,
    /// It goes from high to low.
    pub downhill: bool,
}

/// What a drag gives.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContourGift {
    /// The drag; without a path where heights were handed on over gaps.
    pub drag: ContourDrag,
    /// The height of the first line it crosses, in metres.
    pub start_metres: f64,
    /// From line to line in metres, below nothing downhill.
    pub interval_metres: f64,
    /// Lines by their index in its order, with their heights in metres.
    pub given: Vec<(usize, f64)>,
    /// Why it gives nothing, in words.
    pub refused: Option<String>,
}

/// The view of contour lines.
#[derive(Clone, Debug, PartialEq)]
pub struct ContoursView {
    /// The ink they are printed in, once it was picked.
    pub ink: Option<LineInk>,
    /// The next click picks the ink.
    pub picking: bool,
    /// What their heights are counted in.
    pub unit: HeightUnit,
    /// The height of the first line a drag crosses, in that unit, unless the line has one.
    pub start: f64,
    /// From line to line, in that unit.
    pub interval: f64,
    /// The lines found: their courses in world points.
    pub found: Option<Arc<Vec<Vec<[f64; 2]>>>>,
    /// Their heights in metres, by their index.
    pub heights: Arc<BTreeMap<usize, f64>>,
    /// What was given, drag by drag.
    pub gifts: Arc<Vec<ContourGift>>,
    /// The drag under way.
    pub drag: Option<ContourDrag>,
    /// It has ended, and gives its heights as soon as they are known.
    pub ended: bool,
    /// What it would give.
    pub gift: Option<Arc<ContourGift>>,
    /// Lines are being looked for, and how far that is.
    pub looking: Option<f32>,
}

impl Default for ContoursView {
    fn default() -> Self {
        Self {
            ink: None,
            picking: false,
            unit: HeightUnit::Metres,
            start: 100.0,
            interval: 10.0,
            found: None,
            heights: Arc::default(),
            gifts: Arc::default(),
            drag: None,
            ended: false,
            gift: None,
            looking: None,
        }
    }
}

/// A change of the view of contour lines.
#[derive(Clone, Debug, PartialEq)]
pub enum ContoursChange {
    /// The next click picks the ink, or not.
    Picking(bool),
    /// Heights are counted so.
    Count {
        /// In that unit.
        unit: HeightUnit,
        /// From that height.
        start: f64,
        /// By so much from line to line.
        interval: f64,
    },
    /// A drag goes so far.
    Drag(ContourDrag),
    /// It ends there.
    End,
    /// It is not wanted.
    Cancel,
}

impl ContoursView {
    /// Makes a change.
    pub fn apply(&mut self, change: ContoursChange) {
        match change {
            ContoursChange::Picking(on) => self.picking = on,
            ContoursChange::Count { unit, start, interval } => {
                (self.unit, self.start, self.interval) = (unit, start, interval.max(0.1));
            }
            ContoursChange::Drag(drag) if !self.ended => self.drag = Some(drag),
            ContoursChange::Drag(_) => {}
            ContoursChange::End => self.ended = self.drag.is_some(),
            ContoursChange::Cancel => {
                (self.drag, self.gift) = (None, None);
                self.ended = false;
            }
        }
    }
}

/// Work on contour lines that needs jobs.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ContoursRequest {
    /// Take the ink of a place clicked, and look for lines of it.
    PickInk(PixelPoint),
    /// Look for lines of the ink that the sheet remembers, which have heights.
    FindAgain,
    /// Look no further.
    Stop,
    /// Take back what a drag gave, by its place in the list.
    TakeBack(usize),
    /// Hand heights on over gaps.
    HandOn,
    /// Throw lines and heights away.
    Drop,
}
