//! Recipes: all that a conversion of a historical map needs to be done again, as a file anybody can read and change.
//!
//! [`convert`] makes a scenario of a [`Recipe`] and the files it names, which whoever calls has read; the same recipe and
//! the same files give the same scenario. [`recipe_of`] writes down what a scenario remembers of a conversion.

mod convert;
mod error;
mod model;
mod of_scenario;
mod on_sheet;
mod traced;
mod training;

pub use convert::{Converted, Files, Rules, SheetFile, VectorsFile, convert};
pub use error::RecipeError;
pub use model::{
    BoardPart, HeightsPart, HexHeight, KnownPart, PlacePart, PointPart, Recipe, SamplesPart, SheetPart,
    SheetPlacePart, TrainingPart, VectorsPart,
};
pub use of_scenario::{Beside, recipe_of};
pub use on_sheet::{
    ContoursPart, GivenLinesPart, GivenPart, InkPart, LinesPart, SpotLevelsPart, SpotPart, TracedPart,
};
