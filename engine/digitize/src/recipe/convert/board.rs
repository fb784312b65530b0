//! The board of a recipe: its frame, where it lies, and what vectors lay on it.
//!
//! Must not know how a scan is placed.

use super::{Rules, VectorsFile, Work, degrees, ground, number};
use crate::board;
use crate::earth::laying_at;
use crate::recipe::RecipeError;
use crate::recipe::model::{BoardPart, VectorsPart};
use crate::vectors::{MappingTable, draft_vectors, taking_vectors};
use oblique_board::TerrainIx;
use oblique_board::hex::{Layout, Orientation};
use oblique_georeference::Plane;
use oblique_scenario::{BoardPlace, Decimal, Degrees, Edit, GroundPoint, SheetId, TakenOver};

/// The frame of a board; a provisional one where it is laid over a scan.
pub(super) fn layout(board: &BoardPart, rules: &Rules<'_>) -> Result<Layout, RecipeError> {
    let of = |orientation: Option<Orientation>, columns, rows| {
        let sides = 1..=Layout::MAX_SIDE;
        let fits = sides.contains(&columns) && sides.contains(&rows);
        let orientation = orientation.unwrap_or(rules.orientation);
        if fits { Ok(Layout::new(orientation, columns, rows)) } else { Err(RecipeError::NoSize) }
    };
    match *board {
        BoardPart::OverSheet { orientation, .. } => of(orientation, 30, 30),
        BoardPart::About { columns, rows, orientation, .. } => of(orientation, columns, rows),
        BoardPart::At { columns, rows, orientation, shift, .. } => {
            Ok(Layout { shift, ..of(Some(orientation), columns, rows)? })
        }
    }
}

impl Work<'_> {
    /// The board comes to lie where it is to lie.
    pub(super) fn lay(&mut self, board: &BoardPart, sheet: Option<&SheetId>) -> Result<(), RecipeError> {
        let failed = RecipeError::step("the board");
        let edit = match board {
            BoardPart::OverSheet { yards_a_hex, .. } => {
                let needs = RecipeError::Needs { step: "a board over the scan", needs: "a scan" };
                let sheet = sheet.and_then(|id| self.scenario.sheets.get(id)).ok_or(needs)?;
                let (place, layout) = (self.scenario.board_place, self.scenario.board.layout());
                let proposal =
                    board::propose(sheet, None, place.as_ref(), layout, *yards_a_hex).map_err(&failed)?;
                board::laying(&self.scenario, &proposal, TerrainIx(0))
            }
            BoardPart::About { yards_a_hex, longitude, latitude, .. } => {
                let yards = number("yards a hex", *yards_a_hex)?;
                let place = BoardPlace {
                    yards_a_hex: yards,
                    ..self.scenario.board_place.unwrap_or(BoardPlace::new(yards))
                };
                if yards <= Decimal::ZERO {
                    return Err(RecipeError::Number { what: "yards a hex", number: *yards_a_hex });
                }
                self.scenario.board_place = Some(place);
                let at = degrees(*longitude, *latitude)?;
                match place.middle {
                    None => laying_at(&self.scenario, at, yards).map_err(&failed)?,
                    Some(_) => self.moved_to(place, at).map_err(&failed)?,
                }
            }
            BoardPart::At { yards_a_hex, origin, turn, middle, .. } => {
                let middle = match middle {
                    Some((longitude, latitude, ellipsoid)) => {
                        Some((degrees(*longitude, *latitude)?, *ellipsoid))
                    }
                    None => None,
                };
                Edit::BoardPlace(Some(BoardPlace {
                    yards_a_hex: number("yards a hex", *yards_a_hex)?,
                    origin: ground(*origin)?,
                    turn: number("a turn in degrees", *turn)?,
                    middle,
                }))
            }
        };
        self.apply(edit);
        Ok(())
    }

    /// The board with its middle at a place of the earth, on ground that has one already.
    fn moved_to(&self, place: BoardPlace, at: Degrees) -> Result<Edit, crate::DigitizeError> {
        let ground = crate::ground_plane(Some(&place))?.ok_or(crate::DigitizeError::NoEarth)?;
        let to = ground.yards(at.longitude.get(), at.latitude.get())?;
        let hexes =
            crate::hex_ground(self.scenario.board.layout(), &place).ok_or(crate::DigitizeError::NoScale)?;
        let from = board::middle(&hexes);
        let (east, south) =
            (place.origin.east.get() + to.x - from.x, place.origin.south.get() + to.y - from.y);
        let origin = GroundPoint::near(east, south).ok_or(crate::DigitizeError::TooFar)?;
        Ok(Edit::BoardPlace(Some(BoardPlace { origin, ..place })))
    }

    pub(super) fn vectors(
        &mut self,
        part: &VectorsPart,
        file: &VectorsFile,
        sheet: Option<&SheetId>,
    ) -> Result<(), RecipeError> {
        let failed = RecipeError::step("vectors");
        let needs = RecipeError::Needs { step: "vectors", needs: "a board that lies on the ground" };
        let place = self.scenario.board_place.ok_or(needs)?;
        let plane = part.epsg.map_or(file.file.plane, |epsg| Plane::Metres { epsg: Some(epsg) });
        let words = (&file.table, &self.rules.words);
        let draft = draft_vectors(&file.file, plane, &self.scenario.board, &place, words, &|| false);
        let draft = draft.map_err(&failed)?;
        let [hexes, lines, names] = draft.counts();
        let name = &file.name;
        self.report.push(format!("{name}: hexes of terrain {hexes}, lines {lines}, names {names}."));
        self.report.extend(file.file.problems.iter().map(|problem| format!("{name}: {problem}.")));
        self.report.extend(draft.left_out.iter().map(|left| format!("{name}: {}", left.sentence())));
        if let Some(edit) = taking_vectors(&self.scenario, &draft, name) {
            self.apply(edit);
        }
        if let Some(id) = sheet {
            let table = (file.table != MappingTable::usual()).then(|| file.table.write().ok()).flatten();
            let step = TakenOver::Vectors { file: file.way.clone(), epsg: part.epsg, table };
            self.remember(id, vec![step]);
        }
        Ok(())
    }
}
