//! What a designer has clicked: plain data, kept with the sheet and used for other sheets too.

use crate::description::Table;
use crate::{ClassId, Description, Ink};
use oblique_georeference::Point;
use serde::{Deserialize, Serialize};

/// The most samples that are learnt from, those of other sheets with them.
pub(crate) const MOST_SAMPLES: usize = 4096;
/// The most classes that are told apart.
pub(crate) const MOST_CLASSES: usize = 64;

/// Samples of hexes and hexsides.
#[derive(Clone, Debug, PartialEq, Default, Serialize, Deserialize)]
pub struct Training {
    /// Samples of hexes on this sheet.
    #[serde(default)]
    pub hexes: Vec<Sample>,
    /// Samples of hexsides on this sheet.
    #[serde(default)]
    pub sides: Vec<Sample>,
    /// Samples of other sheets, by how they look.
    #[serde(default)]
    pub sets: Vec<TrainingSet>,
}

/// A place of the sheet with what is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sample {
    /// Where it was clicked: pixels of the sheet to the right of its left edge.
    pub x_px: f64,
    /// Pixels of the sheet down from its upper edge.
    pub y_px: f64,
    /// What is there.
    pub class: ClassId,
}

/// The samples of another sheet, by how they look, measured against its paper and inks.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TrainingSet {
    /// The version of the features by which they were described; those of another version are passed over.
    pub features: u32,
    /// The inks of that sheet.
    pub inks: Vec<Ink>,
    /// Hexes.
    #[serde(default)]
    pub hexes: Vec<DescribedSample>,
    /// Hexsides.
    #[serde(default)]
    pub sides: Vec<DescribedSample>,
}

/// How a sample looks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DescribedSample {
    /// What is there.
    pub class: ClassId,
    /// Rows of features, one window of the hex or hexside after the other.
    pub windows: Vec<u8>,
}

impl Training {
    /// Nothing clicked yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Says what the hex under a pixel is; what was said of that hex before is forgotten. Says whether anything
    /// changed: nothing does where no hex of the board lies there.
    pub fn teach_hex(&mut self, description: &Description, pixel: Point, class: ClassId) -> bool {
        let Some(hex) = description.hex_under(pixel) else { return false };
        self.hexes.retain(|s| description.hex_under(s.pixel()) != Some(hex));
        self.hexes.push(Sample::at(pixel, class));
        true
    }

    /// Says what the hexside nearest to a pixel is, likewise.
    pub fn teach_side(&mut self, description: &Description, pixel: Point, class: ClassId) -> bool {
        let Some(side) = description.side_under(pixel) else { return false };
        self.sides.retain(|s| description.side_under(s.pixel()) != Some(side));
        self.sides.push(Sample::at(pixel, class));
        true
    }

    /// Forgets what was said of the hex under a pixel; says whether anything was.
    pub fn forget_hex(&mut self, description: &Description, pixel: Point) -> bool {
        let before = self.hexes.len();
        if let Some(hex) = description.hex_under(pixel) {
            self.hexes.retain(|s| description.hex_under(s.pixel()) != Some(hex));
        }
        self.hexes.len() != before
    }

    /// Forgets what was said of the hexside nearest to a pixel; says whether anything was.
    pub fn forget_side(&mut self, description: &Description, pixel: Point) -> bool {
        let before = self.sides.len();
        if let Some(side) = description.side_under(pixel) {
            self.sides.retain(|s| description.side_under(s.pixel()) != Some(side));
        }
        self.sides.len() != before
    }

    /// What was clicked on this sheet as a set for others to learn from; none where nothing was clicked on the board.
    #[must_use]
    pub fn set(&self, description: &Description) -> Option<TrainingSet> {
        let described = |samples: &[Sample], table: &Table, at: &dyn Fn(Point) -> Option<usize>| {
            let one = |sample: &Sample| {
                let windows = table.windows(at(sample.pixel())?)?.flatten().copied().collect();
                Some(DescribedSample { class: sample.class.clone(), windows })
            };
            samples.iter().filter_map(one).collect::<Vec<DescribedSample>>()
        };
        let set = TrainingSet {
            features: description.version(),
            inks: description.inks().to_vec(),
            hexes: described(&self.hexes, &description.hexes, &|p| description.hex_index(p)),
            sides: described(&self.sides, &description.sides, &|p| description.side_index(p)),
        };
        (!set.hexes.is_empty() || !set.sides.is_empty()).then_some(set)
    }
}

impl Sample {
    /// A sample at a pixel of the sheet.
    #[must_use]
    pub const fn at(pixel: Point, class: ClassId) -> Self {
        Self { x_px: pixel.x, y_px: pixel.y, class }
    }

    /// Where it was clicked.
    #[must_use]
    pub const fn pixel(&self) -> Point {
        Point::new(self.x_px, self.y_px)
    }
}
