//! A board proposed for a sheet: as many hexes as lie within its neat line, or within an area of it.

use crate::evidence::notes_of_ground;
use crate::taken_over::forgetting;
use crate::{DigitizeError, hex_ground, pixel, placed};
use oblique_board::hex::{Hex, Hour, Layout, Orientation};
use oblique_board::transform::Mapping;
use oblique_board::{Board, Path, TerrainIx};
use oblique_georeference::{HexGround, Point};
use oblique_scenario::{
    BoardPlace, Decimal, Edit, GroundPoint, PixelPoint, Scenario, Sheet, SheetBoard, SheetId, Side, Zone,
    replace_board,
};

/// A board laid over a sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardProposal {
    /// Its frame.
    pub layout: Layout,
    /// Where it lies.
    pub place: BoardPlace,
    /// Yards along its upper edge and down its side that the neat line leaves.
    pub extent_yards: (f64, f64),
}

impl BoardProposal {
    /// Is a board that lies so the one proposed, but for what is lost in rounding?
    #[must_use]
    pub fn lies_as(&self, layout: Layout, place: &BoardPlace) -> bool {
        let (own, other) = (self.place, place);
        let off = (own.origin.east.get() - other.origin.east.get())
            .hypot(own.origin.south.get() - other.origin.south.get());
        self.layout == layout
            && own.yards_a_hex == other.yards_a_hex
            && off < own.yards_a_hex.get() * ALIKE_HEXES
            && (own.turn.get() - other.turn.get()).abs() < ALIKE_DEGREES
    }
}

/// Boards that lie no farther apart, in hexes, and are turned by no more are one.
const ALIKE_HEXES: f64 = 0.05;
const ALIKE_DEGREES: f64 = 0.02;

/// Across lines of hexes from corner to corner, where a hex is 1 across its flats.
const CORNERS: f64 = 1.154_700_538_379_251_6;
/// A hex on no board.
const NOWHERE: Hex = Hex::new(-100_000, -100_000);
/// What an area has on every side beyond the hexes it is made for.
const SPARE_HEXES: f64 = 0.02;

/// The corners of what counts of a sheet on the ground, in yards, left upper first, clockwise.
///
/// # Errors
/// Where the sheet lies nowhere.
pub fn outline(sheet: &Sheet, place: Option<&BoardPlace>) -> Result<[Point; 4], DigitizeError> {
    on_ground(sheet, sheet.outline(), place)
}

fn on_ground(
    sheet: &Sheet,
    corners: [PixelPoint; 4],
    place: Option<&BoardPlace>,
) -> Result<[Point; 4], DigitizeError> {
    if sheet.size.0 == 0 || sheet.size.1 == 0 {
        return Err(DigitizeError::NoSize);
    }
    let placement = placed(sheet, place)?.placement;
    let [a, b, c, d] = corners.map(|corner| placement.to_ground(pixel(corner)));
    let all = a.zip(b).zip(c.zip(d)).map(|((a, b), (c, d))| [a, b, c, d]);
    all.ok_or(DigitizeError::TooFar)
}

/// The area of a sheet that a board of such a layout covers, about the same middle and as much turned as another board.
///
/// # Errors
/// Where sheet or board lie nowhere.
pub fn area_of(
    sheet: &Sheet,
    (like, place): (Layout, &BoardPlace),
    layout: Layout,
) -> Result<[PixelPoint; 4], DigitizeError> {
    let ground = |layout| hex_ground(layout, place).ok_or(DigitizeError::NoScale);
    let centre = middle(&ground(like)?);
    let hexes = ground(layout)?;
    let placement = placed(sheet, Some(place))?.placement;
    // A single line of hexes is given the room of a second that is shifted: as many fit then as are asked for.
    let (across, down) =
        extent(Layout { width: layout.width.max(2), height: layout.height.max(2), ..layout });
    let (across, down) = match layout.orientation {
        Orientation::Flat => (extent(layout).0, if layout.height > 1 { down } else { down - 1.0 }),
        Orientation::Pointy => (if layout.width > 1 { across } else { across - 1.0 }, extent(layout).1),
    };
    // A little more, so that as many hexes lie within it however it is rounded.
    let half = |hexes_across: f64| (hexes_across / 2.0 + SPARE_HEXES) * hexes.yards_a_hex();
    let (x, y) = (half(across), half(down));
    let corners = [(-x, -y), (x, -y), (x, y), (-x, y)].map(|(x, y)| {
        let at = placement.to_pixel(hexes.off(centre, x, y))?;
        PixelPoint::near(at.x, at.y)
    });
    let [a, b, c, d] = corners;
    let all = a.zip(b).zip(c.zip(d)).map(|((a, b), (c, d))| [a, b, c, d]);
    all.ok_or(DigitizeError::TooFar)
}

/// As many hexes of so many yards as lie within the neat line, in rows along its upper edge; or within an area, four corners on
/// the sheet, in rows along that of the area.
///
/// # Errors
/// Where the sheet lies nowhere, or that are more hexes than a board may have.
pub fn propose(
    sheet: &Sheet,
    area: Option<[PixelPoint; 4]>,
    place: Option<&BoardPlace>,
    like: Layout,
    yards_a_hex: f64,
) -> Result<BoardProposal, DigitizeError> {
    let yards =
        Decimal::rounded(yards_a_hex, 3).filter(|y| *y > Decimal::ZERO).ok_or(DigitizeError::NoScale)?;
    let yards_a_hex = yards.get();
    let corners = on_ground(sheet, area.unwrap_or_else(|| sheet.outline()), place)?;
    let [a, b, c, d] = corners;
    // The mean of the upper and the lower edge.
    let turn = (b.y - a.y + c.y - d.y).atan2(b.x - a.x + c.x - d.x);
    let turn = Decimal::rounded(turn.to_degrees(), 4).ok_or(DigitizeError::TooFar)?;
    let (sin, cos) = turn.get().to_radians().sin_cos();
    let along = |p: Point| (p.x * cos + p.y * sin, p.y * cos - p.x * sin);
    let [a, b, c, d] = corners.map(along);
    // Within the line on every side.
    let (left, right) = (a.0.max(d.0), b.0.min(c.0));
    let (top, low) = (a.1.max(b.1), d.1.min(c.1));
    let (width, height) = (right - left, low - top);
    if !(width > 0.0 && height > 0.0) {
        return Err(DigitizeError::NoScale);
    }
    let straight = |extent: f64| ((extent / yards_a_hex - CORNERS) / 0.75_f64.sqrt()).floor() as i64 + 1;
    let staggered = |extent: f64| (extent / yards_a_hex - 0.5).floor() as i64;
    let (columns, rows) = match like.orientation {
        Orientation::Flat => (straight(width), staggered(height)),
        Orientation::Pointy => (staggered(width), straight(height)),
    };
    let (columns, rows) = (columns.max(1) as u64, rows.max(1) as u64);
    let most = Layout::MAX_SIDE;
    let side = |n: u64| u16::try_from(n).ok().filter(|n| *n <= most);
    let (Some(across), Some(down)) = (side(columns), side(rows)) else {
        return Err(DigitizeError::TooManyHexes { columns, rows, most });
    };
    let layout = Layout { width: across, height: down, ..like };
    // The bounding box of the hexes in the middle of what there is.
    let size = extent(layout);
    let (spare_x, spare_y) = (width - size.0 * yards_a_hex, height - size.1 * yards_a_hex);
    let first = first_middle(layout);
    let at = (left + spare_x / 2.0 + first.0 * yards_a_hex, top + spare_y / 2.0 + first.1 * yards_a_hex);
    let origin =
        GroundPoint::near(at.0 * cos - at.1 * sin, at.0 * sin + at.1 * cos).ok_or(DigitizeError::TooFar)?;
    let middle = place.and_then(|place| place.middle);
    let place = BoardPlace { yards_a_hex: yards, origin, turn, middle };
    Ok(BoardProposal { layout, place, extent_yards: (width, height) })
}

/// Width and height of a board in hexes across their flats.
#[must_use]
pub fn extent(layout: Layout) -> (f64, f64) {
    let (width, height) = (f64::from(layout.width), f64::from(layout.height));
    let straight = |n: f64| (n - 1.0) * 0.75_f64.sqrt() + CORNERS;
    let staggered = |n: f64, lines: u16| n + if lines > 1 { 0.5 } else { 0.0 };
    match layout.orientation {
        Orientation::Flat => (straight(width), staggered(height, layout.width)),
        Orientation::Pointy => (staggered(width, layout.height), straight(height)),
    }
}

/// The middle of a board on the ground.
#[must_use]
pub fn middle(hexes: &HexGround) -> Point {
    let layout = hexes.layout();
    let (extent, first) = (extent(layout), first_middle(layout));
    let yards = hexes.yards_a_hex();
    let origin = hexes.centre(layout.at(0, 0));
    hexes.off(origin, (extent.0 / 2.0 - first.0) * yards, (extent.1 / 2.0 - first.1) * yards)
}

/// The corners of the bounding box of a board on the ground, left upper first, clockwise.
#[must_use]
pub fn corners(hexes: &HexGround) -> [Point; 4] {
    let layout = hexes.layout();
    let ((across, down), first) = (extent(layout), first_middle(layout));
    let yards = hexes.yards_a_hex();
    let origin = hexes.centre(layout.at(0, 0));
    [(0.0, 0.0), (across, 0.0), (across, down), (0.0, down)]
        .map(|(x, y)| hexes.off(origin, (x - first.0) * yards, (y - first.1) * yards))
}

/// The middle of the first hex of the first row from the left upper corner of the board's bounding box, in hexes across
/// their flats.
#[must_use]
pub fn first_middle(layout: Layout) -> (f64, f64) {
    let at = |hex| crate::board_of_hex(layout, hex);
    let (beside, below) = (at(layout.at(1, 0)), at(layout.at(0, 1)));
    // Where the next line lies before the first, the first is the shifted one.
    let shifted = |next: f64, lines: u16| if lines > 1 && next < 0.0 { 1.0 } else { 0.5 };
    match layout.orientation {
        Orientation::Flat => (CORNERS / 2.0, shifted(beside.1, layout.width)),
        Orientation::Pointy => (shifted(below.0, layout.height), CORNERS / 2.0),
    }
}

/// Has the designer drawn nothing yet? No terrain but one, no levels, lines or names, and nobody stands anywhere.
#[must_use]
pub fn is_bare(scenario: &Scenario) -> bool {
    let board = &scenario.board;
    let cells = board.terrain_cells();
    cells.iter().all(|cell| Some(cell) == cells.first())
        && board.level_cells().iter().all(|level| *level == 0)
        && board.features().is_empty()
        && board.labels().is_empty()
        && scenario.objectives.is_empty()
        && scenario.pieces.values().all(|piece| piece.hex.is_none())
}

/// From one board to another that lies over the same ground: every hex goes to the one its middle lies in.
struct OverGround {
    old: HexGround,
    new: HexGround,
}

impl Mapping for OverGround {
    fn from(&self) -> Layout {
        self.old.layout()
    }

    fn to(&self) -> Layout {
        self.new.layout()
    }

    fn hex(&self, hex: Hex) -> Hex {
        self.new.hex_at(self.old.centre(hex)).unwrap_or(NOWHERE)
    }

    fn source(&self, hex: Hex) -> Hex {
        self.old.hex_at(self.new.centre(hex)).unwrap_or(NOWHERE)
    }

    /// Lines go with the ground they were drawn on.
    fn path(&self, path: &Path) -> Path {
        match path {
            Path::Hexes(_) => Path::Hexes(Vec::new()),
            Path::Edges(_) => Path::Edges(Vec::new()),
        }
    }

    fn hour(&self, hour: Hour) -> Hour {
        hour
    }
}

/// The edit that has the board of a sheet cover that area of it, or all within its neat line.
#[must_use]
pub fn covering(id: &SheetId, sheet: &Sheet, area: Option<[PixelPoint; 4]>) -> Edit {
    let board = Some(SheetBoard { area, ..sheet.board.unwrap_or_default() });
    Edit::Sheet(id.clone(), Some(Box::new(Sheet { board, ..sheet.clone() })))
}

/// The edit that lays the proposed board over an area of a sheet, as [`laying`]; the sheet remembers it, so that work found
/// again after a crash knows that it was laid, and for what.
#[must_use]
pub fn laying_over(
    scenario: &Scenario,
    id: &SheetId,
    proposal: &BoardProposal,
    area: Option<[PixelPoint; 4]>,
    fill: TerrainIx,
) -> Edit {
    let laid = laying(scenario, proposal, fill);
    let Some(sheet) = scenario.sheets.get(id) else { return laid };
    let board = Some(SheetBoard { yards_a_hex: Some(proposal.place.yards_a_hex), area });
    // What was taken over is forgotten.
    let sheet = Sheet { board, taken_over: Vec::new(), ..sheet.clone() };
    Edit::Many(vec![laid, Edit::Sheet(id.clone(), Some(Box::new(sheet)))])
}

/// The edit that makes the board the proposed one, bare ground of one terrain. What stands on the board keeps to its ground, and
/// zones cover the same; notes of what was taken over from sheets, and what these remember of it, go with what was.
#[must_use]
pub fn laying(scenario: &Scenario, proposal: &BoardProposal, fill: TerrainIx) -> Edit {
    let old = &scenario.board;
    let cells = vec![fill; proposal.layout.len()];
    let levels = vec![0; proposal.layout.len()];
    let (palette, linear) = (old.palette().to_vec(), old.linear_palette().to_vec());
    let board = Board::from_cells(proposal.layout, palette, linear, cells, levels);
    let notes = notes_of_ground(scenario).map(|id| Edit::Note(id.clone(), None));
    let old = scenario.board_place.and_then(|place| hex_ground(old.layout(), &place));
    let laid = match old.zip(hex_ground(proposal.layout, &proposal.place)) {
        Some((old, new)) => {
            let over = OverGround { old, new };
            let change = replace_board(scenario, &over, board).edit;
            // Of a zone all that it covers, also where the new hexes are smaller.
            let zone =
                |old: &Zone| Zone::of(proposal.layout.hexes().filter(|hex| old.contains(over.source(*hex))));
            let zones = Side::BOTH.into_iter().filter(|side| !scenario.zone(*side).is_empty());
            let zones = zones.map(|side| Edit::Zone(side, zone(scenario.zone(side))));
            let exits = Side::BOTH.into_iter().filter(|side| !scenario.exit(*side).is_empty());
            let exits = exits.map(|side| Edit::Exits(side, zone(scenario.exit(side))));
            std::iter::once(change).chain(zones).chain(exits).collect()
        }
        None => vec![Edit::Board(Box::new(board))],
    };
    let place = Edit::BoardPlace(Some(proposal.place));
    let steps = forgetting(scenario);
    Edit::Many(laid.into_iter().chain([place]).chain(notes).chain(steps).collect())
}
