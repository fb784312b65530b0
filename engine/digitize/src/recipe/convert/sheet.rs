//! The scan of a recipe: it comes in, is placed, and teaches terrain.
//!
//! Must not know the board's place.

use super::{SheetFile, USUAL_YARDS, Work, degrees, ground, number, pixel};
use crate::evidence::{Taken, noting};
use crate::placed;
use crate::placing::{self, Sides};
use crate::recipe::RecipeError;
use crate::recipe::model::{BoardPart, KnownPart, PlacePart, SamplesPart, SheetPart, TrainingPart};
use crate::recipe::on_sheet::SpotPart;
use crate::terrain::{describe_board, draft_terrain};
use crate::training::{taking_training, teachers};
use oblique_scan::Pixels;
use oblique_scenario::{
    ByDistance, ByEye, ByPoints, ControlPoint, Decimal, Edit, Known, Sheet, SheetId, SheetPlacement,
    SheetTraining, SpotHeight, TakenOver,
};

/// The heights printed on a scan, as a recipe has them.
pub(in crate::recipe) fn spot_heights(parts: &[SpotPart]) -> Result<Vec<SpotHeight>, RecipeError> {
    let spot = |spot: &SpotPart| {
        let metres = number("a spot height in metres", spot.metres)?;
        let why = RecipeError::Number { what: "a spot height in metres", number: spot.metres };
        SpotHeight::new(pixel(spot.pixel)?, metres).ok_or(why)
    };
    parts.iter().map(spot).collect()
}

impl Work<'_> {
    /// The scan comes in and is placed.
    pub(super) fn sheet(
        &mut self,
        part: &SheetPart,
        file: &SheetFile<'_>,
        board: &BoardPart,
    ) -> Result<SheetId, RecipeError> {
        let failed = RecipeError::step("the scan");
        let crop = part.lies.neat_line.map(|corners| -> Result<_, RecipeError> {
            let [a, b, c, d] = corners;
            Ok([pixel(a)?, pixel(b)?, pixel(c)?, pixel(d)?])
        });
        let crop = crop.transpose()?;
        let stem = part.file.rsplit('/').next().unwrap_or_default();
        let stem = stem.rsplit_once('.').map_or(stem, |(stem, _)| stem);
        let id = self.scenario.fresh_sheet_id(stem);
        let sheet = Sheet {
            spot_heights: spot_heights(&part.spot_heights)?,
            name: part.name.clone(),
            file: file.way.clone(),
            page: part.page.max(1),
            fingerprint: Some(file.fingerprint),
            size: file.pixels.size_px(),
            ..Sheet::default()
        };
        let sheet = placing::crop(&sheet, crop);
        let edit = placing::import(&self.scenario, &id, sheet, USUAL_YARDS).map_err(&failed)?;
        self.apply(edit);
        let stays = match board {
            BoardPart::At { .. } => placing::Board::KeepsYards,
            BoardPart::OverSheet { .. } | BoardPart::About { .. } => placing::Board::StaysOnSheet,
        };
        let edit = match &part.lies.place {
            PlacePart::Corners { north, south, west, east, ellipsoid } => {
                let sides = Sides {
                    north: number("a latitude", *north)?,
                    south: number("a latitude", *south)?,
                    west: number("a longitude", *west)?,
                    east: number("a longitude", *east)?,
                    ellipsoid: *ellipsoid,
                };
                placing::by_sides(&self.scenario, &id, sides, stays)
            }
            place => {
                let placement = self.placement(place)?;
                placing::replace(&self.scenario, &id, placement, stays)
            }
        };
        self.apply(edit.map_err(&failed)?);
        let place = self.scenario.board_place;
        if let Some(sheet) = self.scenario.sheets.get(&id) {
            placed(sheet, place.as_ref()).map_err(&failed)?;
            let words = crate::evidence::placing_words(&self.scenario, sheet);
            self.report.push(format!("{}: {words}.", part.file));
        }
        Ok(id)
    }

    fn placement(&mut self, place: &PlacePart) -> Result<SheetPlacement, RecipeError> {
        Ok(match place {
            // Corners are an edit of their own.
            PlacePart::Corners { .. } => SheetPlacement::default(),
            PlacePart::Points { fit, ellipsoid, points } => {
                let mut all = Vec::with_capacity(points.len());
                for point in points {
                    let known = match point.at {
                        KnownPart::Degrees(longitude, latitude) => {
                            let at = degrees(longitude, latitude)?;
                            // The ground is reckoned about the first of them, on that figure of the earth.
                            if let Some(place) = &mut self.scenario.board_place {
                                place.middle.get_or_insert((at, *ellipsoid));
                            }
                            Known::Degrees(at)
                        }
                        KnownPart::Yards(east, south) => Known::Yards(ground((east, south))?),
                    };
                    let name = point.name.clone();
                    all.push(ControlPoint { name, pixel: pixel(point.pixel)?, known, on: !point.off });
                }
                SheetPlacement::Points(ByPoints { fit: *fit, points: all })
            }
            PlacePart::Distance { from, to, yards, middle, turn } => SheetPlacement::Distance(ByDistance {
                from: pixel(*from)?,
                to: pixel(*to)?,
                yards: number("a distance in yards", *yards)?,
                middle: ground(*middle)?,
                turn: number("a turn in degrees", *turn)?,
            }),
            PlacePart::ByEye { middle, yards_a_pixel, turn } => SheetPlacement::ByEye(ByEye {
                middle: ground(*middle)?,
                yards_a_pixel: number("yards a pixel", *yards_a_pixel)?,
                turn: number("a turn in degrees", *turn)?,
            }),
            PlacePart::Affine(six) => {
                let mut numbers = [Decimal::ZERO; 6];
                for (decimal, given) in numbers.iter_mut().zip(six) {
                    *decimal = number("one of the six numbers of the scan", *given)?;
                }
                SheetPlacement::Affine(numbers)
            }
        })
    }

    pub(super) fn terrain(
        &mut self,
        id: &SheetId,
        samples: &SamplesPart,
        training: &[SheetTraining],
        pixels: &dyn Pixels,
    ) -> Result<(), RecipeError> {
        let failed = RecipeError::step("terrain from samples");
        let Some(sheet) = self.scenario.sheets.get(id) else { return Ok(()) };
        let mut sheet = sheet.clone();
        // Another step may have taught it by others.
        sheet.samples.clear();
        for (terrain, places) in &samples.terrain {
            if self.scenario.board.terrain_ix(terrain).is_none() {
                return Err(RecipeError::NoTerrain(terrain.clone()));
            }
            let places: Result<Vec<_>, _> = places.iter().map(|at| pixel(*at)).collect();
            sheet.samples.insert(terrain.clone(), places?);
        }
        self.apply(Edit::Sheet(id.clone(), Some(Box::new(sheet))));
        let own: Result<Vec<SheetTraining>, _> = samples.training.iter().map(TrainingPart::set).collect();
        let sets: Vec<SheetTraining> = own?.into_iter().chain(training.iter().cloned()).collect();
        if let Some(taken) = taking_training(&self.scenario, id, &sets) {
            self.report.push(taken.sentence(&str::to_owned));
            self.apply(taken.edit);
        }
        let Some(sheet) = self.scenario.sheets.get(id).cloned() else { return Ok(()) };
        let (place, board) = (self.scenario.board_place, &self.scenario.board);
        let description =
            describe_board(&sheet, place.as_ref(), board.layout(), pixels, &mut |_| true).map_err(&failed)?;
        let draft = draft_terrain(&description, &sheet, board).map_err(&failed)?;
        let percent = |sure: f32| (sure.clamp(0.0, 1.0) * 100.0).round() as u32;
        let sure = draft.cells.iter().filter(|(_, _, sure)| percent(*sure) >= samples.sure_percent);
        let sure: Vec<_> = sure.copied().collect();
        let (count, all) = (sure.len(), board.layout().len());
        let mean = sure.iter().map(|(_, _, sure)| percent(*sure)).sum::<u32>() / (count.max(1) as u32);
        let cells = sure.iter().map(|(hex, terrain, _)| (*hex, *terrain)).collect();
        self.apply(Edit::Terrain(cells));
        let taken_over =
            TakenOver::Terrain { sure_percent: samples.sure_percent, samples: sheet.samples.clone() };
        let taken = Taken {
            what: "Terrain".to_owned(),
            count,
            unit: "hexes".to_owned(),
            beside: teachers(&sheet),
            confidence_percent: Some((mean, samples.sure_percent)),
            estimated: false,
        };
        if let Some(note) = noting(&self.scenario, id, &taken) {
            self.apply(note);
        }
        self.remember(id, vec![taken_over]);
        self.report.push(format!("Terrain from samples: {count} of {all} hexes are sure enough."));
        self.report.extend(draft.remarks);
        Ok(())
    }
}
