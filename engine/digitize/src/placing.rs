//! The edits of placing: each takes the scenario as it is and answers with what makes it so, or why it cannot be.

use crate::apart::{degrees_on, near};
use crate::placed::ground_point;
use crate::{DigitizeError, Laid, board, pixel, placed};
use oblique_board::hex::Layout;
use oblique_georeference::Point;
use oblique_scenario::{
    BoardPlace, ByDistance, ByEye, ByPoints, ControlPoint, Decimal, Degrees, Edit, Ellipsoid, FitModel,
    GroundPoint, Known, PixelPoint, Scenario, Sheet, SheetId, SheetPlacement,
};

/// Does the board follow a sheet that is placed anew, or keep its yards a hex?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// It stays on the same part of the sheet and takes its yards from it.
    StaysOnSheet,
    /// It keeps its yards a hex, and the sheet takes its size from them.
    KeepsYards,
}

impl Board {
    /// What is usual: the first sheet under bare ground gives its scale to the board.
    #[must_use]
    pub fn usual(scenario: &Scenario) -> Self {
        if scenario.sheets.len() <= 1 && board::is_bare(scenario) {
            Self::StaysOnSheet
        } else {
            Self::KeepsYards
        }
    }
}

/// A scan comes in, laid so that it fits under the board; the first one lays the board on the ground, its hexes so many
/// yards across.
///
/// # Errors
/// Where the size of the scan is not known.
pub fn import(
    scenario: &Scenario,
    id: &SheetId,
    sheet: Sheet,
    usual_yards_a_hex: u32,
) -> Result<Edit, DigitizeError> {
    let (width, height) = sheet.size;
    if width == 0 || height == 0 {
        return Err(DigitizeError::NoSize);
    }
    let layout = scenario.board.layout();
    let first = BoardPlace::new(Decimal::from(usual_yards_a_hex.max(1)));
    let place = scenario.board_place.unwrap_or(first);
    let (extent, first) = (board::extent(layout), board::first_middle(layout));
    let yards = place.yards_a_hex.get();
    let scale = (extent.0 / f64::from(width)).min(extent.1 / f64::from(height)) * yards;
    let (sin, cos) = place.turn.get().to_radians().sin_cos();
    let (x, y) = ((extent.0 / 2.0 - first.0) * yards, (extent.1 / 2.0 - first.1) * yards);
    let (east, south) =
        (place.origin.east.get() + x * cos - y * sin, place.origin.south.get() + x * sin + y * cos);
    let middle = GroundPoint::near(east, south).ok_or(DigitizeError::TooFar)?;
    let yards_a_pixel =
        Decimal::rounded(scale, 6).filter(|s| *s > Decimal::ZERO).ok_or(DigitizeError::NoScale)?;
    let order = scenario.sheets.values().map(|s| s.order.saturating_add(1)).max().unwrap_or(0);
    let placement = SheetPlacement::ByEye(ByEye { middle, yards_a_pixel, turn: place.turn });
    let sheet = Sheet { placement, order, ..sheet };
    let edits = vec![Edit::BoardPlace(Some(place)), Edit::Sheet(id.clone(), Some(Box::new(sheet)))];
    Ok(Edit::Many(edits))
}

/// A sheet lies otherwise; it is seen to that it lies somewhere.
///
/// # Errors
/// Why it would lie nowhere.
pub fn replace(
    scenario: &Scenario,
    id: &SheetId,
    placement: SheetPlacement,
    board: Board,
) -> Result<Edit, DigitizeError> {
    replace_with(scenario, id, placement, board, None)
}

fn replace_with(
    scenario: &Scenario,
    id: &SheetId,
    placement: SheetPlacement,
    board: Board,
    figure: Option<Ellipsoid>,
) -> Result<Edit, DigitizeError> {
    let Some(old) = scenario.sheets.get(id) else { return Err(DigitizeError::NoSize) };
    let sheet = Sheet { placement, ..old.clone() };
    let mut place = scenario.board_place.unwrap_or_else(|| BoardPlace::new(Decimal::whole(100)));
    if let SheetPlacement::Points(by) = &sheet.placement
        && let Some(middle) = middle_of(by)
    {
        let kept = place.middle.filter(|(at, _)| rests_on_middle(scenario, id) || is_about(by, *at));
        let own = place.middle.map(|(_, own)| own).unwrap_or_default();
        let at = kept.map_or(middle, |(at, _)| at);
        place.middle = Some((at, figure.unwrap_or(own)));
    }
    let now = placed(&sheet, Some(&place))?;
    if board == Board::StaysOnSheet {
        let layout = scenario.board.layout();
        if let Ok(before) = Laid::new(old, scenario.board_place.as_ref(), layout) {
            let to_ground = |p| now.placement.to_ground(p);
            place = kept_on_sheet(layout, &before, to_ground, place).unwrap_or(place);
        }
    }
    let edits = vec![Edit::BoardPlace(Some(place)), Edit::Sheet(id.clone(), Some(Box::new(sheet)))];
    Ok(Edit::Many(edits))
}

/// Does another sheet lie where it does by the middle of the ground?
fn rests_on_middle(scenario: &Scenario, id: &SheetId) -> bool {
    let others = scenario.sheets.iter().filter(|(other, _)| *other != id);
    let by_degrees = |by: &ByPoints| by.points.iter().any(|point| matches!(point.known, Known::Degrees(_)));
    others
        .into_iter()
        .any(|(_, sheet)| matches!(&sheet.placement, SheetPlacement::Points(by) if by_degrees(by)))
}

/// Is the ground about that middle the ground of these points? Where most of them lie elsewhere it is that of a placement
/// they replace.
fn is_about(by: &ByPoints, middle: Degrees) -> bool {
    let all = degrees_on(by);
    all.iter().filter(|(_, at)| near(*at, middle)).count() * 2 > all.len()
}

/// The mean of the places known in degrees, to a thousandth of a degree.
fn middle_of(by: &ByPoints) -> Option<Degrees> {
    let all: Vec<Degrees> = degrees_on(by).into_iter().map(|(_, at)| at).collect();
    let mean = |number: fn(&Degrees) -> Decimal| {
        Decimal::rounded(all.iter().map(|at| number(at).get()).sum::<f64>() / all.len().max(1) as f64, 3)
    };
    if all.is_empty() {
        return None;
    }
    Some(Degrees { longitude: mean(|at| at.longitude)?, latitude: mean(|at| at.latitude)? })
}

/// The board on the same pixels though the ground under them is another: by two hexes far apart.
fn kept_on_sheet(
    layout: Layout,
    before: &Laid,
    to_ground: impl Fn(Point) -> Option<Point>,
    place: BoardPlace,
) -> Option<BoardPlace> {
    let (right, low) = (i32::from(layout.width.max(2)) - 1, i32::from(layout.height.max(2)) - 1);
    let corners = [(0, 0), (right, low), (right, 0), (0, low)].map(|(col, row)| layout.at(col, row));
    let board = corners.map(|hex| crate::board_of_hex(layout, hex));
    let mut ground = [Point::default(); 4];
    for (ground, board) in ground.iter_mut().zip(board) {
        *ground = to_ground(before.pixel_of_board(board)?)?;
    }
    // As complex numbers: the mean of what each diagonal is turned and scaled by.
    let by = |from: usize, to: usize| {
        let (bx, by) = (board[to].0 - board[from].0, board[to].1 - board[from].1);
        let (gx, gy) = (ground[to].x - ground[from].x, ground[to].y - ground[from].y);
        let size = bx * bx + by * by;
        ((gx * bx + gy * by) / size, (gy * bx - gx * by) / size)
    };
    let (one, other) = (by(0, 1), by(2, 3));
    let (re, im) = (f64::midpoint(one.0, other.0), f64::midpoint(one.1, other.1));
    let (scale, turn) = (re.hypot(im), im.atan2(re));
    let middle = |p: fn(&Point) -> f64| ground.iter().map(p).sum::<f64>() / 4.0;
    let (bx, by) =
        (board.iter().map(|b| b.0).sum::<f64>() / 4.0, board.iter().map(|b| b.1).sum::<f64>() / 4.0);
    let (x, y) = (middle(|p| p.x) - (bx * re - by * im), middle(|p| p.y) - (bx * im + by * re));
    let yards_a_hex = Decimal::rounded(scale, 3).filter(|y| *y > Decimal::ZERO)?;
    let turn = Decimal::rounded(turn.to_degrees(), 4)?;
    Some(BoardPlace { yards_a_hex, origin: GroundPoint::near(x, y)?, turn, ..place })
}

/// Two points of a sheet are so many yards apart: it keeps its angle, and the middle of what counts of it stays where it
/// is.
///
/// # Errors
/// Where that is no distance.
pub fn by_distance(
    scenario: &Scenario,
    id: &SheetId,
    from: PixelPoint,
    to: PixelPoint,
    yards: Decimal,
    board: Board,
) -> Result<Edit, DigitizeError> {
    let Some(sheet) = scenario.sheets.get(id) else { return Err(DigitizeError::NoSize) };
    if yards <= Decimal::ZERO || from == to {
        return Err(DigitizeError::NoScale);
    }
    let turn = angle_degrees(sheet, scenario.board_place.as_ref());
    let turn = turn.and_then(|turn| Decimal::rounded(turn, 4)).unwrap_or_default();
    let by = |middle| SheetPlacement::Distance(ByDistance { from, to, yards, middle, turn });
    // Where the middle lies now, and where it would lie.
    let half = middle_of_outline(sheet);
    let now = placed(sheet, scenario.board_place.as_ref()).ok().and_then(|p| p.placement.to_ground(half));
    let origin = Sheet { placement: by(GroundPoint::default()), ..sheet.clone() };
    let then = placed(&origin, scenario.board_place.as_ref())?.placement.to_ground(half);
    let middle = now.zip(then).and_then(|(now, then)| GroundPoint::near(now.x - then.x, now.y - then.y));
    replace(scenario, id, by(middle.unwrap_or_default()), board)
}

/// The middle of what counts of a sheet.
fn middle_of_outline(sheet: &Sheet) -> Point {
    let corners = sheet.outline().map(pixel);
    let mean = |part: fn(&Point) -> f64| corners.iter().map(part).sum::<f64>() / 4.0;
    Point::new(mean(|p| p.x), mean(|p| p.y))
}

/// Degrees the rows of a sheet's pixels are turned clockwise from east, as it lies; `None` where it lies nowhere.
#[must_use]
pub fn angle_degrees(sheet: &Sheet, place: Option<&BoardPlace>) -> Option<f64> {
    // Far apart, so that a sheet that is bent is measured on the whole.
    let middle = middle_of_outline(sheet);
    let reach = f64::from(sheet.size.0) / 4.0;
    let placement = placed(sheet, place).ok()?.placement;
    let at = |by: f64| placement.to_ground(Point::new(middle.x + by, middle.y));
    let (left, right) = at(-reach).zip(at(reach))?;
    Some((right.y - left.y).atan2(right.x - left.x).to_degrees()).filter(|turn| turn.is_finite())
}

/// How far a sheet, whose long lines are turned so many degrees clockwise on its scan, has to be turned to lie straight
/// under the board, in degrees clockwise; `None` where it lies nowhere.
#[must_use]
pub fn askew_degrees(scenario: &Scenario, sheet: &Sheet, on_scan_degrees: f64) -> Option<f64> {
    let place = scenario.board_place.as_ref();
    let board = place.map_or(0.0, |place| place.turn.get());
    let by = board - on_scan_degrees - angle_degrees(sheet, place)?;
    // To the nearest quarter: a sheet that was laid on its side stays so.
    Some((by + 45.0).rem_euclid(90.0) - 45.0)
}

/// A sheet, whose long lines are turned so many degrees clockwise on its scan, is turned until they run along the board.
///
/// # Errors
/// Where it lies nowhere.
pub fn straighten(scenario: &Scenario, id: &SheetId, on_scan_degrees: f64) -> Result<Edit, DigitizeError> {
    let sheet = scenario.sheets.get(id).ok_or(DigitizeError::NoSize)?;
    let degrees = askew_degrees(scenario, sheet, on_scan_degrees).ok_or(DigitizeError::NoBoard)?;
    by_hand(scenario, id, Hand::Turn { degrees })
}

/// The sides of a sheet by latitude and longitude, and the figure of the earth it was drawn by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sides {
    /// Latitude of the upper edge.
    pub north: Decimal,
    /// Latitude of the lower edge.
    pub south: Decimal,
    /// Longitude of the left edge.
    pub west: Decimal,
    /// Longitude of the right edge.
    pub east: Decimal,
    /// The figure of the earth.
    pub ellipsoid: Ellipsoid,
}

/// The corners of the neat line lie at the corners of these sides.
///
/// # Errors
/// Where that is no place of the earth, or the neat line no sheet.
pub fn by_sides(
    scenario: &Scenario,
    id: &SheetId,
    sides: Sides,
    board: Board,
) -> Result<Edit, DigitizeError> {
    let Some(sheet) = scenario.sheets.get(id) else { return Err(DigitizeError::NoSize) };
    let Sides { north, south, west, east, ellipsoid } = sides;
    let [a, b, c, d] = sheet.outline();
    let corner = |name: &str, pixel, longitude, latitude| ControlPoint {
        name: name.to_owned(),
        pixel,
        known: Known::Degrees(Degrees { longitude, latitude }),
        on: true,
    };
    let points = vec![
        corner("North-west corner", a, west, north),
        corner("North-east corner", b, east, north),
        corner("South-east corner", c, east, south),
        corner("South-west corner", d, west, south),
    ];
    let placement = SheetPlacement::Points(ByPoints { fit: FitModel::Projective, points });
    replace_with(scenario, id, placement, board, Some(ellipsoid))
}

/// What a hand does to a sheet on the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Hand {
    /// Moved so many yards east and south.
    Move {
        /// East.
        east: f64,
        /// South.
        south: f64,
    },
    /// Turned clockwise about its middle.
    Turn {
        /// Degrees.
        degrees: f64,
    },
    /// Made larger about its middle.
    Scale {
        /// By so much, above 0.
        factor: f64,
    },
}

/// A sheet is dragged, turned or scaled. One that is held by control points stays on the ground, and the board goes the
/// other way.
///
/// # Errors
/// Where it would lie nowhere.
pub fn by_hand(scenario: &Scenario, id: &SheetId, hand: Hand) -> Result<Edit, DigitizeError> {
    let Some(sheet) = scenario.sheets.get(id) else { return Err(DigitizeError::NoSize) };
    if let Hand::Scale { factor } = hand
        && !(factor.is_finite() && factor > 0.0)
    {
        return Err(DigitizeError::NoScale);
    }
    let placement = match &sheet.placement {
        SheetPlacement::ByEye(by) => {
            let (middle, turn) = moved(by.middle, by.turn, hand)?;
            let yards_a_pixel = scaled(by.yards_a_pixel, hand, 9)?;
            SheetPlacement::ByEye(ByEye { middle, yards_a_pixel, turn })
        }
        SheetPlacement::Distance(by) => {
            let (middle, turn) = moved(by.middle, by.turn, hand)?;
            SheetPlacement::Distance(ByDistance { middle, turn, yards: scaled(by.yards, hand, 6)?, ..*by })
        }
        SheetPlacement::Affine(numbers) => {
            let (x, y) = (f64::from(sheet.size.0) / 2.0, f64::from(sheet.size.1) / 2.0);
            SheetPlacement::Affine(composed(numbers.map(Decimal::get), (x, y), hand)?)
        }
        SheetPlacement::Points(_) => {
            return Ok(Edit::BoardPlace(Some(board_by_hand(scenario, sheet, hand)?)));
        }
    };
    replace(scenario, id, placement, Board::KeepsYards)
}

fn moved(middle: GroundPoint, turn: Decimal, hand: Hand) -> Result<(GroundPoint, Decimal), DigitizeError> {
    match hand {
        Hand::Move { east, south } => {
            let to = GroundPoint::near(middle.east.get() + east, middle.south.get() + south);
            Ok((to.ok_or(DigitizeError::TooFar)?, turn))
        }
        Hand::Turn { degrees } => Ok((middle, turned(turn, degrees)?)),
        Hand::Scale { .. } => Ok((middle, turn)),
    }
}

fn turned(turn: Decimal, degrees: f64) -> Result<Decimal, DigitizeError> {
    let new = (turn.get() + degrees + 180.0).rem_euclid(360.0) - 180.0;
    Decimal::rounded(new, 4).ok_or(DigitizeError::TooFar)
}

fn scaled(yards: Decimal, hand: Hand, digits: u32) -> Result<Decimal, DigitizeError> {
    let Hand::Scale { factor } = hand else { return Ok(yards) };
    Decimal::rounded(yards.get() * factor, digits)
        .filter(|y| *y > Decimal::ZERO)
        .ok_or(DigitizeError::NoScale)
}

/// Six numbers after a hand, about a pixel.
fn composed(six: [f64; 6], (x, y): (f64, f64), hand: Hand) -> Result<[Decimal; 6], DigitizeError> {
    let [a, b, c, d, e, f] = six;
    let (east, south) = (a * x + b * y + c, d * x + e * y + f);
    let (re, im, dx, dy) = match hand {
        Hand::Move { east, south } => (1.0, 0.0, east, south),
        Hand::Turn { degrees } => {
            let (sin, cos) = degrees.to_radians().sin_cos();
            (cos, sin, 0.0, 0.0)
        }
        Hand::Scale { factor } => (factor, 0.0, 0.0, 0.0),
    };
    let (a, d) = (a * re - d * im, a * im + d * re);
    let (b, e) = (b * re - e * im, b * im + e * re);
    let all = [a, b, east + dx - a * x - b * y, d, e, south + dy - d * x - e * y];
    let mut out = [Decimal::ZERO; 6];
    for (out, number) in out.iter_mut().zip(all) {
        *out = Decimal::new(number).ok_or(DigitizeError::TooFar)?;
    }
    Ok(out)
}

/// The board goes the other way over a sheet that stays.
fn board_by_hand(scenario: &Scenario, sheet: &Sheet, hand: Hand) -> Result<BoardPlace, DigitizeError> {
    let place = scenario.board_place.ok_or(DigitizeError::NoBoard)?;
    let half = Point::new(f64::from(sheet.size.0) / 2.0, f64::from(sheet.size.1) / 2.0);
    let about = placed(sheet, Some(&place))?.placement.to_ground(half).ok_or(DigitizeError::TooFar)?;
    let origin = ground_point(place.origin);
    let (dx, dy) = (origin.x - about.x, origin.y - about.y);
    let near = |x: f64, y: f64| GroundPoint::near(x, y).ok_or(DigitizeError::TooFar);
    Ok(match hand {
        Hand::Move { east, south } => {
            BoardPlace { origin: near(origin.x - east, origin.y - south)?, ..place }
        }
        Hand::Turn { degrees } => {
            let (sin, cos) = (-degrees).to_radians().sin_cos();
            let origin = near(about.x + dx * cos - dy * sin, about.y + dx * sin + dy * cos)?;
            BoardPlace { origin, turn: turned(place.turn, -degrees)?, ..place }
        }
        Hand::Scale { factor } => {
            let origin = near(about.x + dx / factor, about.y + dy / factor)?;
            let yards = Decimal::rounded(place.yards_a_hex.get() / factor, 3).filter(|y| *y > Decimal::ZERO);
            BoardPlace { origin, yards_a_hex: yards.ok_or(DigitizeError::NoScale)?, ..place }
        }
    })
}

/// A sheet is laid over the one above it, or under the one below it; `None` where there is none.
#[must_use]
pub fn reorder(scenario: &Scenario, id: &SheetId, up: bool) -> Option<Edit> {
    let mut lowest_first: Vec<&SheetId> = scenario.sheets_in_order().into_iter().map(|(id, _)| id).collect();
    let at = lowest_first.iter().position(|other| *other == id)?;
    let other = if up { at + 1 } else { at.checked_sub(1)? };
    if other >= lowest_first.len() {
        return None;
    }
    lowest_first.swap(at, other);
    let edits = (0_u32..).zip(lowest_first).filter_map(|(order, id)| {
        let sheet = scenario.sheets.get(id).filter(|sheet| sheet.order != order)?;
        Some(Edit::Sheet(id.clone(), Some(Box::new(Sheet { order, ..sheet.clone() }))))
    });
    Some(Edit::Many(edits.collect()))
}

/// The fit that so many points allow, at most the one wished for.
#[must_use]
pub fn fit_for(points: usize, wished: FitModel) -> FitModel {
    let need = |fit: FitModel| crate::placed::model(fit).points_needed();
    if points >= need(wished) { wished } else { FitModel::Similarity }
}

/// How many points a fit needs.
#[must_use]
pub fn points_needed(fit: FitModel) -> usize {
    crate::placed::model(fit).points_needed()
}

/// The neat line of a sheet, or none; a line that is no quadrangle turned clockwise is none.
#[must_use]
pub fn crop(sheet: &Sheet, corners: Option<[PixelPoint; 4]>) -> Sheet {
    let corners = corners.filter(|corners| {
        let at = corners.map(pixel);
        (0..4).all(|i| {
            let (a, b, c) = (at[i], at[(i + 1) % 4], at[(i + 2) % 4]);
            (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x) > 0.0
        })
    });
    Sheet { crop: corners, ..sheet.clone() }
}
