//! What stands in a recipe.

use super::RecipeError;
use super::on_sheet::{ContoursPart, LinesPart, SpotLevelsPart, SpotPart, TracedPart};
use super::steps::StepPart;
use oblique_board::hex::{Orientation, Shift};
use oblique_elevation::sample::Measure;
use oblique_scenario::{Ellipsoid, FitModel};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Bytes of a recipe at most.
const MOST_BYTES: usize = 16 << 20;

/// All that a conversion needs to be done again. Files are named by their way from the folder of the recipe.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Recipe {
    /// The id of the ruleset.
    pub ruleset: String,
    /// The title of the battle.
    #[serde(default)]
    pub title: String,
    /// The scan, and how it lies on the ground. None where there is no scan.
    #[serde(default)]
    pub sheet: Option<SheetPart>,
    /// The board, and where it lies.
    pub board: BoardPart,
    /// Samples of terrain on the scan, from which the rest is drafted.
    #[serde(default)]
    pub samples: Option<SamplesPart>,
    /// Lines looked for on the scan, one ink and kind after the other.
    #[serde(default)]
    pub lines: Vec<LinesPart>,
    /// Lines followed on the scan by hand, one after the other.
    #[serde(default)]
    pub traced: Vec<TracedPart>,
    /// Files of a GIS, one after the other.
    #[serde(default)]
    pub vectors: Vec<VectorsPart>,
    /// A height model.
    #[serde(default)]
    pub heights: Option<HeightsPart>,
    /// Levels interpolated between the heights printed on the scan, three at least; they lie over those of a height model.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spots: Option<SpotLevelsPart>,
    /// Levels from the contour lines of the scan; they lie over those of a height model and of spot heights.
    #[serde(default)]
    pub contours: Option<ContoursPart>,
    /// More of these steps, one after the other behind all others, in the order they stand here.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<StepPart>,
}

/// A scan.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetPart {
    /// Its file.
    pub file: String,
    /// Which page of it, counted from 1, where it is a PDF.
    #[serde(default = "first", skip_serializing_if = "is_first")]
    pub page: u32,
    /// What it is called.
    #[serde(default)]
    pub name: String,
    /// How it lies.
    pub lies: SheetPlacePart,
    /// Heights printed on it.
    #[serde(default)]
    pub spot_heights: Vec<SpotPart>,
}

/// What counts of a scan, and how it lies on the ground: also what a file of `--points` holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SheetPlacePart {
    /// The corners of its neat line in pixels: left upper, right upper, right lower, left lower. Without it all counts.
    #[serde(default)]
    pub neat_line: Option<[(f64, f64); 4]>,
    /// How it was placed.
    pub place: PlacePart,
}

/// How a scan was placed on the ground.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum PlacePart {
    /// The corners of the neat line lie at these degrees; west and south are below nothing.
    Corners {
        /// Latitude of the upper edge.
        north: f64,
        /// Latitude of the lower edge.
        south: f64,
        /// Longitude of the left edge.
        west: f64,
        /// Longitude of the right edge.
        east: f64,
        /// The figure of the earth it was drawn by: `Clarke1866`, `Bessel1841`, `Airy1830`, `Wgs84`.
        #[serde(default)]
        #[schemars(with = "String")]
        ellipsoid: Ellipsoid,
    },
    /// By control points.
    Points {
        /// What the fit may do: `Similarity`, `Affine`, `Projective`, `ThinPlate`.
        #[schemars(with = "String")]
        fit: FitModel,
        /// The figure of the earth of points in degrees.
        #[serde(default)]
        #[schemars(with = "String")]
        ellipsoid: Ellipsoid,
        /// The points.
        points: Vec<PointPart>,
    },
    /// By two of its points and how many yards they are apart.
    Distance {
        /// One, in pixels.
        from: (f64, f64),
        /// The other.
        to: (f64, f64),
        /// Yards between them.
        yards: f64,
        /// Where the middle of the scan lies, in yards east and south.
        #[serde(default)]
        middle: (f64, f64),
        /// Degrees it is turned clockwise.
        #[serde(default)]
        turn: f64,
    },
    /// By eye.
    ByEye {
        /// Where the middle of the scan lies, in yards east and south.
        middle: (f64, f64),
        /// Yards a pixel measures.
        yards_a_pixel: f64,
        /// Degrees it is turned clockwise.
        #[serde(default)]
        turn: f64,
    },
    /// By six numbers in yards: east = a·x + b·y + c, south = d·x + e·y + f.
    Affine([f64; 6]),
}

/// A place known both on the scan and on the ground.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PointPart {
    /// What is there.
    #[serde(default)]
    pub name: String,
    /// Where on the scan, in pixels.
    pub pixel: (f64, f64),
    /// Where on the ground.
    pub at: KnownPart,
    /// Is it switched off?
    #[serde(default)]
    pub off: bool,
}

/// Where a control point lies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum KnownPart {
    /// Longitude and latitude; west and south are below nothing.
    Degrees(f64, f64),
    /// Yards east and south.
    Yards(f64, f64),
}

/// The board, and where it lies.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum BoardPart {
    /// As many hexes as lie within the neat line of the scan.
    OverSheet {
        /// Yards from hex to hex.
        yards_a_hex: f64,
        /// `Flat` or `Pointy`; what is usual under the ruleset where it is not told.
        #[serde(default)]
        #[schemars(with = "Option<String>")]
        orientation: Option<Orientation>,
    },
    /// So many hexes about a place of the earth.
    About {
        /// Columns.
        columns: u16,
        /// Rows.
        rows: u16,
        /// Yards from hex to hex.
        yards_a_hex: f64,
        /// `Flat` or `Pointy`; what is usual under the ruleset where it is not told.
        #[serde(default)]
        #[schemars(with = "Option<String>")]
        orientation: Option<Orientation>,
        /// The longitude of its middle; west is below nothing.
        longitude: f64,
        /// The latitude of its middle; south is below nothing.
        latitude: f64,
    },
    /// Exactly there, as a scenario remembers it.
    At {
        /// Columns.
        columns: u16,
        /// Rows.
        rows: u16,
        /// `Flat` or `Pointy`.
        #[schemars(with = "String")]
        orientation: Orientation,
        /// Which columns or rows are shifted, counted from 0: `Odd` or `Even`.
        #[schemars(with = "String")]
        shift: Shift,
        /// Yards from hex to hex.
        yards_a_hex: f64,
        /// Where the middle of the first hex of the first row lies, in yards east and south.
        origin: (f64, f64),
        /// Degrees the board is turned clockwise from north.
        #[serde(default)]
        turn: f64,
        /// Longitude and latitude of the origin of the ground, and the figure of the earth.
        #[serde(default)]
        #[schemars(with = "Option<(f64, f64, String)>")]
        middle: Option<(f64, f64, Ellipsoid)>,
    },
}

/// Samples of terrain: also what a file of `--train` holds.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SamplesPart {
    /// Hexes are taken over where the draft is as sure as this, in percent.
    #[serde(default = "usual_percent")]
    pub sure_percent: u32,
    /// Places on the scan in pixels, by the id of the terrain that is there.
    #[serde(default)]
    pub terrain: BTreeMap<String, Vec<(f64, f64)>>,
    /// Files of battles whose samples teach this scan too.
    #[serde(default)]
    pub battles: Vec<String>,
    /// Samples of other scans, by how they look, as a scenario remembers them.
    #[serde(default)]
    pub training: Vec<TrainingPart>,
}

/// The samples of another scan, by how they look.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrainingPart {
    /// Which scan.
    #[serde(default)]
    pub from: String,
    /// The version of the features: those of another version teach nothing.
    pub version: u32,
    /// The inks of that scan.
    #[serde(default)]
    pub inks: Vec<(f64, f64, f64, f64)>,
    /// By the id of a terrain how its samples look, in Base64.
    pub samples: BTreeMap<String, Vec<String>>,
}

const fn first() -> u32 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde calls")]
const fn is_first(page: &u32) -> bool {
    *page == 1
}

const fn usual_percent() -> u32 {
    60
}

/// A file of a GIS.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VectorsPart {
    /// Its file.
    pub file: String,
    /// The file of the table of what becomes of which features; the usual one where there is none.
    #[serde(default)]
    pub table: Option<String>,
    /// The EPSG number of its projection, where the file does not tell it.
    #[serde(default)]
    pub epsg: Option<u32>,
}

/// A height model.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct HeightsPart {
    /// Its file.
    pub file: String,
    /// The height of level 0 in metres; proposed where base or step are not told.
    #[serde(default)]
    pub base_metres: Option<f64>,
    /// Metres a level.
    #[serde(default)]
    pub step_metres: Option<f64>,
    /// What stands for a hex.
    #[serde(default)]
    pub of_hex: HexHeight,
    /// Are hexes along streams lowered until water runs down?
    #[serde(default = "yes")]
    pub burn_streams: bool,
    /// The EPSG number of its projection, where the file does not tell it.
    #[serde(default)]
    pub epsg: Option<u32>,
}

pub(super) const fn yes() -> bool {
    true
}

impl HeightsPart {
    /// A model, its levels proposed.
    #[must_use]
    pub fn of(file: String) -> Self {
        let (of_hex, burn_streams) = (HexHeight::default(), yes());
        Self { file, base_metres: None, step_metres: None, of_hex, burn_streams, epsg: None }
    }
}

/// What stands for a hex of a height model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
pub enum HexHeight {
    /// The mean of its cells.
    #[default]
    Mean,
    /// The middle one.
    Median,
    /// The highest.
    Most,
}

impl HexHeight {
    /// The same as heights are sampled by.
    #[must_use]
    pub const fn measure(self) -> Measure {
        match self {
            Self::Mean => Measure::Mean,
            Self::Median => Measure::Median,
            Self::Most => Measure::Maximum,
        }
    }
}

impl Recipe {
    /// Reads the text of a file.
    ///
    /// # Errors
    /// Where it is no recipe: where and why.
    pub fn read(text: &str) -> Result<Self, RecipeError> {
        part(text)
    }

    /// The text of its file.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn write(&self) -> Result<String, RecipeError> {
        let style = ron::ser::PrettyConfig::default().depth_limit(5);
        let text = ron::ser::to_string_pretty(self, style);
        text.map(|text| text + "\n").map_err(|why| RecipeError::Unwritable(Box::new(why)))
    }
}

impl SheetPlacePart {
    /// Reads the text of a file of its own.
    ///
    /// # Errors
    /// Where it is none: where and why.
    pub fn read(text: &str) -> Result<Self, RecipeError> {
        part(text)
    }
}

impl Default for SamplesPart {
    fn default() -> Self {
        let (terrain, battles, training) = (BTreeMap::new(), Vec::new(), Vec::new());
        Self { sure_percent: usual_percent(), terrain, battles, training }
    }
}

impl SamplesPart {
    /// Reads the text of a file of its own.
    ///
    /// # Errors
    /// Where it is none: where and why.
    pub fn read(text: &str) -> Result<Self, RecipeError> {
        part(text)
    }
}

fn part<T: for<'de> Deserialize<'de>>(text: &str) -> Result<T, RecipeError> {
    if text.len() > MOST_BYTES {
        return Err(RecipeError::TooLong);
    }
    // Optional parts stand as they are, without `Some` about them.
    let options = ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME);
    options.from_str(text).map_err(|why| RecipeError::Ron(Box::new(why)))
}
