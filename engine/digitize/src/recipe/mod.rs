//! Recipes: all that a conversion of a historical map needs to be done again, as a file anybody can read and change.
//!
//! [`convert`] makes a scenario of a [`Recipe`] and the files it names, which whoever calls has read; the same recipe and
//! the same files give the same scenario. [`recipe_of`] writes down what a scenario remembers of a conversion, and says
//! what of it is in no recipe.

mod convert;
mod error;
mod model;
mod of_scenario;
mod on_sheet;
mod remembered;
mod steps;
mod traced;
mod training;

pub use convert::{Converted, Files, ModelFile, Rules, SheetFile, VectorsFile, convert};
pub use error::RecipeError;
pub use model::{
    BoardPart, HeightsPart, HexHeight, KnownPart, PlacePart, PointPart, Recipe, SamplesPart, SheetPart,
    SheetPlacePart, TrainingPart, VectorsPart,
};
pub use of_scenario::{AlongOf, LeftOut, Remembered, recipe_of};
pub use on_sheet::{
    ContoursPart, GivenLinesPart, GivenPart, InkPart, LinesPart, SpotLevelsPart, SpotPart, TracedPart,
};
pub use steps::{Step, StepPart};
