//! What a sheet remembers of a conversion as the steps of a recipe, and steps of a recipe as a sheet remembers them.
//!
//! Must not know how a sheet lies, nor files.

use super::model::{HeightsPart, HexHeight, SamplesPart, TrainingPart, VectorsPart};
use super::on_sheet::{
    ContoursPart, GivenLinesPart, GivenPart, InkPart, SpotLevelsPart, SpotPart, TracedPart,
};
use super::steps::StepPart;
use oblique_scenario::{
    ContoursGiven, Decimal, LevelMeasure, LevelsOf, PixelPoint, Sheet, SheetContours, SheetLevels,
    SpotHeight, TakenOver,
};

impl From<LevelMeasure> for HexHeight {
    fn from(measure: LevelMeasure) -> Self {
        match measure {
            LevelMeasure::Mean => Self::Mean,
            LevelMeasure::Median => Self::Median,
            LevelMeasure::Most => Self::Most,
        }
    }
}

impl From<HexHeight> for LevelMeasure {
    fn from(height: HexHeight) -> Self {
        match height {
            HexHeight::Mean => Self::Mean,
            HexHeight::Median => Self::Median,
            HexHeight::Most => Self::Most,
        }
    }
}

/// A step of a recipe.
pub(super) fn part_of(step: &TakenOver, sheet: &Sheet) -> StepPart {
    match step {
        TakenOver::Terrain { sure_percent, samples } => StepPart::Samples(SamplesPart {
            sure_percent: *sure_percent,
            battles: Vec::new(),
            training: sheet.training.iter().map(TrainingPart::of).collect(),
            terrain: samples
                .iter()
                .map(|(id, at)| (id.clone(), at.iter().copied().map(xy).collect()))
                .collect(),
        }),
        TakenOver::Line { kind, course } => StepPart::Traced(TracedPart {
            kind: kind.clone(),
            along: course.iter().copied().map(xy).collect(),
        }),
        TakenOver::Vectors { file, epsg, .. } => {
            StepPart::Vectors(VectorsPart { file: file.clone(), table: None, epsg: *epsg })
        }
        TakenOver::Levels(made) => levels(made),
    }
}

fn levels(made: &SheetLevels) -> StepPart {
    let (base_metres, step_metres) = (Some(made.base_metres.get()), Some(made.step_metres.get()));
    let (of_hex, burn_streams) = (made.of_hex.into(), made.burn_streams);
    match &made.of {
        LevelsOf::Model { file } => StepPart::Heights(HeightsPart {
            base_metres,
            step_metres,
            of_hex,
            burn_streams,
            ..HeightsPart::of(file.clone())
        }),
        LevelsOf::Spots { printed, contours } => StepPart::Spots(SpotLevelsPart {
            base_metres,
            step_metres,
            of_hex,
            burn_streams,
            lines: contours.as_ref().map(|of| GivenLinesPart { ink: ink(of), given: given(of) }),
            printed: Some(spots(printed)),
        }),
        LevelsOf::Contours { contours, printed } => StepPart::Contours(ContoursPart {
            ink: ink(contours),
            given: given(contours),
            base_metres,
            step_metres,
            of_hex,
            burn_streams,
            printed: Some(spots(printed)),
        }),
    }
}

fn ink(contours: &SheetContours) -> InkPart {
    let [red, green, blue] = contours.ink;
    InkPart::Picked(red, green, blue)
}

fn given(contours: &SheetContours) -> Vec<GivenPart> {
    let part = |given: &ContoursGiven| match given {
        ContoursGiven::HandedOn => GivenPart::HandOn,
        ContoursGiven::Drag { path, start_metres, interval_metres } => GivenPart::Drag {
            path: path.iter().copied().map(xy).collect(),
            start_metres: start_metres.get(),
            interval_metres: interval_metres.get(),
        },
    };
    contours.given.iter().map(part).collect()
}

/// Heights printed on a sheet, as a recipe has them.
pub(super) fn spots(all: &[SpotHeight]) -> Vec<SpotPart> {
    all.iter().map(|spot| SpotPart { pixel: xy(spot.pixel), metres: spot.metres.get() }).collect()
}

/// A place of a scan, as a recipe has it.
pub(super) fn xy(at: PixelPoint) -> (f64, f64) {
    (at.x.get(), at.y.get())
}

/// Contour lines of a recipe as a sheet remembers them: those of an ink that was picked. `None` where a number is none.
pub(super) fn contours(ink: InkPart, given: &[GivenPart]) -> Option<SheetContours> {
    let InkPart::Picked(red, green, blue) = ink else { return None };
    let kept = |given: &GivenPart| {
        Some(match given {
            GivenPart::HandOn => ContoursGiven::HandedOn,
            GivenPart::Drag { path, start_metres, interval_metres } => ContoursGiven::Drag {
                path: path
                    .iter()
                    .map(|(x, y)| Some(PixelPoint::new(Decimal::new(*x)?, Decimal::new(*y)?)))
                    .collect::<Option<_>>()?,
                start_metres: Decimal::new(*start_metres)?,
                interval_metres: Decimal::new(*interval_metres)?,
            },
        })
    };
    Some(SheetContours { ink: [red, green, blue], given: given.iter().map(kept).collect::<Option<_>>()? })
}
