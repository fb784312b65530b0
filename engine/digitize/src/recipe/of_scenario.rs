//! The recipe of what a scenario remembers of a conversion.

use super::model::{
    BoardPart, HeightsPart, KnownPart, PlacePart, PointPart, Recipe, SamplesPart, SheetPart, SheetPlacePart,
    TrainingPart, VectorsPart,
};
use super::on_sheet::{ContoursPart, LinesPart, SpotLevelsPart, SpotPart, TracedPart};
use crate::training::teaches;
use oblique_scenario::{
    Decimal, GroundPoint, Known, PixelPoint, Scenario, Sheet, SheetPlacement, SpotHeight,
};

/// What was done that a scenario does not remember.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Beside {
    /// Terrain is taken over where the draft is as sure as this, in percent.
    pub sure_percent: u32,
    /// Lines taken over of those found on the sheet.
    pub lines: Vec<LinesPart>,
    /// Lines followed on the sheet by hand.
    pub traced: Vec<TracedPart>,
    /// Files of a GIS.
    pub vectors: Vec<VectorsPart>,
    /// A height model.
    pub heights: Option<HeightsPart>,
    /// Levels interpolated between the heights printed on the sheet.
    pub spots: Option<SpotLevelsPart>,
    /// Contour lines and their heights.
    pub contours: Option<ContoursPart>,
}

/// The recipe of a scenario's board and of one of its sheets, and of what lies beside, which the scenario does not remember.
/// `None` where the board lies on no ground.
#[must_use]
pub fn recipe_of(scenario: &Scenario, sheet: Option<&Sheet>, beside: Beside) -> Option<Recipe> {
    let Beside { sure_percent, lines, traced, vectors, heights, spots, contours } = beside;
    let place = scenario.board_place?;
    let layout = scenario.board.layout();
    let board = BoardPart::At {
        columns: layout.width,
        rows: layout.height,
        orientation: layout.orientation,
        shift: layout.shift,
        yards_a_hex: place.yards_a_hex.get(),
        origin: yards(place.origin),
        turn: place.turn.get(),
        middle: place.middle.map(|(at, figure)| (at.longitude.get(), at.latitude.get(), figure)),
    };
    let figure = place.middle.map(|(_, figure)| figure).unwrap_or_default();
    let samples = sheet.filter(|sheet| teaches(sheet)).map(|sheet| SamplesPart {
        sure_percent,
        battles: Vec::new(),
        training: sheet.training.iter().map(TrainingPart::of).collect(),
        terrain: sheet
            .samples
            .iter()
            .map(|(id, at)| (id.clone(), at.iter().copied().map(xy).collect()))
            .collect(),
    });
    let sheet = sheet.map(|sheet| {
        let place = match &sheet.placement {
            SheetPlacement::ByEye(by) => PlacePart::ByEye {
                middle: yards(by.middle),
                yards_a_pixel: by.yards_a_pixel.get(),
                turn: by.turn.get(),
            },
            SheetPlacement::Distance(by) => PlacePart::Distance {
                from: xy(by.from),
                to: xy(by.to),
                yards: by.yards.get(),
                middle: yards(by.middle),
                turn: by.turn.get(),
            },
            SheetPlacement::Affine(six) => PlacePart::Affine(six.map(Decimal::get)),
            SheetPlacement::Points(by) => {
                let point = |point: &oblique_scenario::ControlPoint| PointPart {
                    name: point.name.clone(),
                    pixel: xy(point.pixel),
                    at: match point.known {
                        Known::Degrees(at) => KnownPart::Degrees(at.longitude.get(), at.latitude.get()),
                        Known::Yards(at) => KnownPart::Yards(at.east.get(), at.south.get()),
                    },
                    off: !point.on,
                };
                PlacePart::Points {
                    fit: by.fit,
                    ellipsoid: figure,
                    points: by.points.iter().map(point).collect(),
                }
            }
        };
        let lies = SheetPlacePart { neat_line: sheet.crop.map(|corners| corners.map(xy)), place };
        let spot = |spot: &SpotHeight| SpotPart { pixel: xy(spot.pixel), metres: spot.metres.get() };
        let spot_heights = sheet.spot_heights.iter().map(spot).collect();
        SheetPart { file: sheet.file.clone(), page: sheet.page, name: sheet.name.clone(), lies, spot_heights }
    });
    let (ruleset, title) = (scenario.ruleset.clone(), scenario.meta.title.clone());
    Some(Recipe { ruleset, title, sheet, board, samples, lines, traced, vectors, heights, spots, contours })
}

fn xy(at: PixelPoint) -> (f64, f64) {
    (at.x.get(), at.y.get())
}

fn yards(at: GroundPoint) -> (f64, f64) {
    (at.east.get(), at.south.get())
}
