//! The steps of a recipe in the order they are done, whether each stands in a field of its own or in the list of steps.

use super::model::{HeightsPart, Recipe, SamplesPart, VectorsPart};
use super::on_sheet::{ContoursPart, LinesPart, SpotLevelsPart, TracedPart};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A step of a recipe that says in which order they are done.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub enum StepPart {
    /// Terrain from samples.
    Samples(SamplesPart),
    /// Lines looked for on the scan.
    Lines(LinesPart),
    /// A line of the scan, found or followed by hand.
    Traced(TracedPart),
    /// A file of a GIS.
    Vectors(VectorsPart),
    /// Levels of a height model.
    Heights(HeightsPart),
    /// Levels interpolated between the heights printed on the scan.
    Spots(SpotLevelsPart),
    /// Levels from the contour lines of the scan.
    Contours(ContoursPart),
}

/// A step of a recipe, wherever it stands.
#[derive(Clone, Copy, Debug)]
pub enum Step<'a> {
    /// Terrain from samples.
    Samples(&'a SamplesPart),
    /// Lines looked for on the scan.
    Lines(&'a LinesPart),
    /// A line of the scan, found or followed by hand.
    Traced(&'a TracedPart),
    /// A file of a GIS.
    Vectors(&'a VectorsPart),
    /// Levels of a height model.
    Heights(&'a HeightsPart),
    /// Levels interpolated between the heights printed on the scan.
    Spots(&'a SpotLevelsPart),
    /// Levels from the contour lines of the scan.
    Contours(&'a ContoursPart),
}

impl StepPart {
    /// The same as all steps are done.
    const fn step(&self) -> Step<'_> {
        match self {
            Self::Samples(part) => Step::Samples(part),
            Self::Lines(part) => Step::Lines(part),
            Self::Traced(part) => Step::Traced(part),
            Self::Vectors(part) => Step::Vectors(part),
            Self::Heights(part) => Step::Heights(part),
            Self::Spots(part) => Step::Spots(part),
            Self::Contours(part) => Step::Contours(part),
        }
    }
}

impl Recipe {
    /// All steps beside scan and board, as they are done: those that stand in fields of their own in the order of the fields,
    /// then those of the list.
    pub fn in_order(&self) -> impl Iterator<Item = Step<'_>> {
        let samples = self.samples.iter().map(Step::Samples);
        let lines = self.lines.iter().map(Step::Lines);
        let traced = self.traced.iter().map(Step::Traced);
        let vectors = self.vectors.iter().map(Step::Vectors);
        let heights = self.heights.iter().map(Step::Heights);
        let spots = self.spots.iter().map(Step::Spots);
        let contours = self.contours.iter().map(Step::Contours);
        let fields = samples.chain(lines).chain(traced).chain(vectors).chain(heights);
        fields.chain(spots).chain(contours).chain(self.steps.iter().map(StepPart::step))
    }
}
