//! Lines of a sheet as chains of the board over it: followed from click to click, or proposed for the whole board. Nothing
//! of it takes itself over.

use crate::evidence::Taken;
use crate::gaps::closed;
use crate::part::{LINE_PIXELS, LineInk, Part, paper};
use crate::{DigitizeError, Laid};
use image::RgbImage;
use oblique_board::chain::Chain;
use oblique_board::hex::Layout;
use oblique_elevation::streams::climbs;
use oblique_georeference::Point;
use oblique_linework::snap::{Along, Snapped, snap};
use oblique_linework::{
    Levelling, Likeness, Proposing, Ridges, Wire, flattened, on_hex_grid, on_rim, propose_also, stretches,
};
use oblique_scan::Pixels;
use oblique_scenario::lines::lay;
use oblique_scenario::{Edit, Evidence, Grade, Scenario, Sheet, SheetId};
use std::ops::Range;

/// Lines of a whole board are looked for in so many pixels at the most.
const MOST_PIXELS: u64 = 6_000_000;
/// A wire reaches so far to each side of its click, in reduced pixels.
const WIRE_PIXELS: u32 = 700;
/// Ridges are kept so far about a click, in reduced pixels: the next clicks find them there.
const KEPT_PIXELS: u32 = 1000;
/// A click this far from a ridge means it, in reduced pixels.
const SNAP_PIXELS: u32 = 6;
/// Of the way of a wire every so many points are kept.
const EVERY: usize = 4;
/// A line proposed is at least so many hexes long.
const SHORTEST_HEXES: f64 = 1.5;
/// What keeps to hexsides, or to the rim of the board, for so many hexes is print, and what leaves it for as many is not.
const WINDOW_HEXES: f64 = 2.0;
/// From so many hexes on a line is as sure as it is clear.
const LONG_HEXES: f64 = 6.0;
/// What looks like a frame or lettering is so much less sure.
const UNLIKELY: f64 = 0.25;

/// Where an ink is drawn as lines in a part of a sheet.
pub struct SheetRidges {
    part: Part,
    /// With the colour of the paper levelled.
    ridges: Ridges,
    /// With its lightness levelled alone: a bare strip between tinted ground is lost where colours are.
    light: Ridges,
    /// With the paper as it is: in a clearing between dark woods levelling finds no paper.
    bare: Ridges,
    /// Any of them, whichever is clearer: what clicks are led by.
    clearer: Ridges,
}

impl SheetRidges {
    /// Those of a part. `go_on` is told how much is done, from 0 to 1.
    ///
    /// # Errors
    /// Where the sheet gives no pixels or the ink is none; [`DigitizeError::Cancelled`] where it was stopped.
    pub fn of(
        sheet: &Sheet,
        pixels: &dyn Pixels,
        part: Part,
        ink: LineInk,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DigitizeError> {
        let paper = paper(pixels)?;
        let picture = part.picture(pixels, sheet, paper)?;
        let levelled = flattened(&picture, paper, Levelling::Colour);
        let ink = Part::ink(ink, paper, &levelled)?;
        let mut of = |picture: &RgbImage, from: f32| {
            Ridges::of(picture, &ink, LINE_PIXELS, &mut |done| go_on((from + done) / 3.0))
        };
        let ridges = of(&levelled, 0.0)?;
        let light = of(&flattened(&picture, paper, Levelling::Light), 1.0)?;
        let bare = of(&picture, 2.0)?;
        let clearer = ridges.clone().or(&light).or(&bare);
        Ok(Self { part, ridges, light, bare, clearer })
    }

    /// Those about a click, far enough for wires from there.
    ///
    /// # Errors
    /// As [`Self::of`], and where the click lies off the board.
    pub fn about(
        sheet: &Sheet,
        laid: &Laid,
        pixels: &dyn Pixels,
        ink: LineInk,
        click: Point,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Self, DigitizeError> {
        let part = Part::under_board(laid, sheet, MOST_PIXELS)?.about(click, KEPT_PIXELS);
        Self::of(sheet, pixels, part.ok_or(DigitizeError::OffSheet)?, ink, go_on)
    }

    /// Do they reach far enough about a click for a wire from there? At the edge of the board they need not.
    #[must_use]
    pub fn serve(&self, sheet: &Sheet, laid: &Laid, click: Point) -> bool {
        let wanted = Part::under_board(laid, sheet, MOST_PIXELS)
            .ok()
            .and_then(|part| part.about(click, WIRE_PIXELS / 2));
        wanted.is_some_and(|wanted| wanted.lies_in(&self.part))
    }

    /// The point of the nearest line a click means, in pixels of the sheet; the click itself where there is none.
    #[must_use]
    pub fn snapped(&self, click: Point) -> Point {
        let at = self.part.of_sheet(click);
        let found = self.clearer.snapped(at, SNAP_PIXELS);
        if found == at { click } else { self.part.to_sheet(found) }
    }

    /// A wire from a point of the sheet.
    ///
    /// # Errors
    /// Where the point lies off this part, or it was stopped.
    pub fn wire(&self, from: Point, go_on: &mut dyn FnMut() -> bool) -> Result<SheetWire, DigitizeError> {
        let wire = Wire::new(&self.clearer, self.part.of_sheet(from), WIRE_PIXELS, go_on)?;
        Ok(SheetWire { part: self.part, wire })
    }
}

/// Ways along ink from one point of a sheet to all others within reach.
pub struct SheetWire {
    part: Part,
    wire: Wire,
}

impl SheetWire {
    /// The way to a point, in pixels of the sheet; `None` beyond its reach.
    #[must_use]
    pub fn to(&self, point: Point) -> Option<Vec<Point>> {
        let way = self.wire.to(self.part.of_sheet(point))?;
        let last = way.len().saturating_sub(1);
        let kept = way.into_iter().enumerate().filter(|(n, _)| n % EVERY == 0 || *n == last);
        Some(kept.map(|(_, at)| self.part.to_sheet(at)).collect())
    }
}

/// A course on a sheet as chains of the board: one, or several where it leaves the board.
#[must_use]
pub fn chains(laid: &Laid, course: &[Point], along: Along) -> Vec<Snapped> {
    let ground: Vec<Point> = course.iter().filter_map(|at| laid.placed.placement.to_ground(*at)).collect();
    snap(&ground, &laid.hexes, along)
}

/// A line of a sheet that may be taken over.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetLine {
    /// Where it runs, in pixels of the sheet.
    pub course: Vec<Point>,
    /// How long it is, in yards.
    pub yards: f64,
    /// From end to end in parts of its length, 0 to 1.
    pub straightness: f64,
    /// How sure it is that this is a course to take over, in percent.
    pub sure_percent: u8,
    /// What it looks like.
    pub likeness: Likeness,
    /// How clear its ink is on the average, 0 to 1.
    pub clearness: f64,
    /// What it becomes.
    pub snapped: Vec<Snapped>,
}

impl SheetLine {
    /// A course on a sheet, as clear and of such looks; `None` where it becomes nothing on the board.
    #[must_use]
    pub fn of(
        course: Vec<Point>,
        clearness: f64,
        likeness: Likeness,
        laid: &Laid,
        along: Along,
    ) -> Option<Self> {
        let snapped: Vec<Snapped> =
            chains(laid, &course, along).into_iter().filter(|s| s.chain.steps() > 0).collect();
        if snapped.is_empty() {
            return None;
        }
        let length = length(&course);
        let ends = course.first().zip(course.last()).map_or(0.0, |(a, b)| a.distance(*b));
        let hexes = length / laid.pixels_a_hex(*course.get(course.len() / 2)?)?.max(f64::EPSILON);
        Some(Self {
            yards: hexes * laid.hexes.yards_a_hex(),
            straightness: if length > 0.0 { (ends / length).min(1.0) } else { 0.0 },
            sure_percent: sure_percent(clearness, likeness, hexes),
            likeness,
            clearness,
            snapped,
            course,
        })
    }

    /// A course divided where it begins or ceases to lie on ground that is so, for so many hexes at least; what lies there is
    /// given those looks. What is no course stays whole.
    pub(crate) fn divided(
        self,
        laid: &Laid,
        along: Along,
        for_hexes: f64,
        likeness: Likeness,
        is_so: impl Fn(Point) -> bool,
    ) -> Vec<Self> {
        if self.likeness != Likeness::Course {
            return vec![self];
        }
        let so: Vec<bool> =
            self.course.iter().map(|at| laid.placed.placement.to_ground(*at).is_some_and(&is_so)).collect();
        let points_a_hex = so.len() as f64 * laid.hexes.yards_a_hex() / self.yards.max(f64::EPSILON);
        let points = |hexes: f64| (hexes * points_a_hex).ceil() as usize;
        let found = stretches(&so, points(WINDOW_HEXES), points(for_hexes));
        if let [(_, false)] = found[..] {
            return vec![self];
        }
        let piece = |(range, so): (Range<usize>, bool)| {
            // Pieces of one line meet.
            let course = self.course.get(range.start.saturating_sub(1)..range.end)?.to_vec();
            let likeness = if so { likeness } else { Likeness::Course };
            Self::of(course, self.clearness, likeness, laid, along)
        };
        found.into_iter().filter_map(piece).collect()
    }
}

fn length(course: &[Point]) -> f64 {
    course.windows(2).map(|pair| pair[0].distance(pair[1])).sum()
}

/// The lines of a sheet under a board: courses first, the longest and clearest first. `go_on` is told how much is done,
/// from 0 to 1.
///
/// # Errors
/// Where sheet or board lie nowhere, the sheet gives no pixels, the ink is none, or it was stopped.
pub fn propose_lines(
    sheet: &Sheet,
    laid: &Laid,
    pixels: &dyn Pixels,
    ink: LineInk,
    along: Along,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Vec<SheetLine>, DigitizeError> {
    // Ridges are half of the work, about; following them is a quarter.
    let part = Part::under_board(laid, sheet, MOST_PIXELS)?;
    let found = SheetRidges::of(sheet, pixels, part, ink, &mut |done| go_on(done * 0.5))?;
    let middle = part.to_sheet(Point::new(f64::from(part.size().0) / 2.0, f64::from(part.size().1) / 2.0));
    let hex = laid.pixels_a_hex(middle).ok_or(DigitizeError::OffSheet)? / part.pixels();
    let proposing = Proposing { shortest_pixels: (hex * SHORTEST_HEXES).max(12.0), ..Proposing::default() };
    let proposals = propose_also(&found.ridges, &[&found.light, &found.bare], &proposing);
    let count = proposals.len().max(1) as f32;
    let mut lines = Vec::new();
    for (n, proposal) in proposals.into_iter().enumerate() {
        if !go_on(0.75 + 0.25 * n as f32 / count) {
            return Err(DigitizeError::Cancelled);
        }
        let mut course = proposal.line.points;
        if proposal.line.closed {
            course.extend(course.first().copied());
        }
        let last = course.len().saturating_sub(1);
        let kept = course.iter().enumerate().filter(|(n, _)| n % EVERY == 0 || *n == last);
        let course: Vec<Point> = kept.map(|(_, at)| part.to_sheet(*at)).collect();
        let Some(line) = SheetLine::of(course, proposal.clearness, proposal.likeness, laid, along) else {
            continue;
        };
        let printed = |at| along == Along::Hexes && on_hex_grid(at, &laid.hexes) || on_rim(at, &laid.hexes);
        lines.extend(line.divided(laid, along, WINDOW_HEXES, Likeness::Printed, printed));
    }
    put_in_order(&mut lines);
    Ok(lines)
}

/// Courses first, behind them what looks like the grid of hexes, as other print does; of each the longest and clearest
/// first, for what was long has been divided since it was proposed.
fn put_in_order(lines: &mut [SheetLine]) {
    let worth = |line: &SheetLine| line.yards * line.clearness;
    lines.sort_by(|a, b| a.likeness.cmp(&b.likeness).then(worth(b).total_cmp(&worth(a))));
}

/// How sure a line so clear (0 to 1) and so many hexes long is a course to take over, in percent.
pub(crate) fn sure_percent(clearness: f64, likeness: Likeness, hexes: f64) -> u8 {
    let likely = if likeness == Likeness::Course { 1.0 } else { UNLIKELY };
    let sure = clearness * likely * (0.5 + 0.5 * (hexes / LONG_HEXES).min(1.0));
    (sure * 100.0).round().clamp(0.0, 100.0) as u8
}

/// Lines to be written, each of a kind.
#[derive(Clone, Copy, Debug)]
pub struct Laying<'a> {
    /// Its kind.
    pub kind: &'a str,
    /// Does water run in it from its first place to its last?
    pub flows: bool,
    /// Where it runs.
    pub chain: &'a Chain,
}

/// What writing lines changes.
#[derive(Clone, Debug, PartialEq)]
pub struct LinesLaid {
    /// The edit, one step.
    pub edit: Edit,
    /// The features that are new or longer.
    pub features: Vec<oblique_board::FeatureId>,
}

/// Writes lines, each going on those of its kind that end where it does; where each came from is its evidence. A line that
/// does not flow is joined to one of its kind that goes on beside its end: ink is found in pieces. `None` where all of
/// them are there already.
#[must_use]
pub fn writing(scenario: &Scenario, sheet: &SheetId, lines: &[Laying<'_>]) -> Option<LinesLaid> {
    let layout = scenario.board.layout();
    let levels: Vec<Option<i8>> = scenario.board.level_cells().iter().map(|level| Some(*level)).collect();
    let evidence = evidence(scenario, sheet);
    // The second line may go on the first.
    let mut after = scenario.clone();
    let (mut edits, mut features) = (Vec::new(), Vec::new());
    for line in lines {
        let uphill = line.flows && climbs(layout, &levels, &line.chain.path(layout));
        let turned = uphill.then(|| line.chain.reversed());
        let Some(laid) = lay(&after, line.kind, turned.as_ref().unwrap_or(line.chain)) else { continue };
        let mut edit = laid.edit;
        if !after.feature_evidence.contains_key(&laid.id) {
            edit = Edit::Many(vec![edit, Edit::FeatureEvidence(laid.id.clone(), evidence.clone())]);
        }
        let _ = edit.clone().apply(&mut after);
        edits.push(edit);
        let mut id = laid.id;
        // At either end.
        for _ in 0..2 {
            let gap = if line.flows { None } else { closed(&after, &id) };
            let Some(joined) = gap else { break };
            let _ = joined.edit.clone().apply(&mut after);
            edits.push(joined.edit);
            id = joined.id;
        }
        features.retain(|other| after.board.features().contains_key(other) && *other != id);
        features.push(id);
    }
    (!edits.is_empty()).then_some(LinesLaid { edit: Edit::Many(edits), features })
}

fn evidence(scenario: &Scenario, id: &SheetId) -> Option<Evidence> {
    let sheet = scenario.sheets.get(id)?;
    let source = sheet.evidence.as_ref().map(|e| e.source.clone()).unwrap_or_default();
    let grade = if source.is_empty() { Grade::Estimated } else { Grade::Sourced };
    let remark = format!("{}, {}", traced_on(sheet), crate::evidence::placing_words(scenario, sheet));
    Some(Evidence { grade, source, remark })
}

/// How the evidence of a line begins that was traced on a sheet.
fn traced_on(sheet: &Sheet) -> String {
    format!("Traced on '{}'", if sheet.name.is_empty() { &sheet.file } else { &sheet.name })
}

/// How many lines of a battle were traced on a sheet.
#[must_use]
pub fn traced(scenario: &Scenario, id: &SheetId) -> usize {
    let Some(sheet) = scenario.sheets.get(id) else { return 0 };
    let begins = traced_on(sheet);
    scenario.feature_evidence.values().filter(|evidence| evidence.remark.starts_with(&begins)).count()
}

/// What is noted of lines taken over now, each as sure as that in percent, and of those traced on the sheet before.
#[must_use]
pub fn noted(scenario: &Scenario, id: &SheetId, sure_percent: &[u8]) -> Taken {
    let count = traced(scenario, id) + sure_percent.len();
    let sum: u32 = sure_percent.iter().copied().map(u32::from).sum();
    let mean = sum / u32::try_from(sure_percent.len().max(1)).unwrap_or(1);
    let least = sure_percent.iter().copied().min().map_or(0, u32::from);
    Taken {
        what: "Roads and streams".to_owned(),
        count,
        unit: if count == 1 { "line" } else { "lines" }.to_owned(),
        beside: String::new(),
        confidence_percent: (sure_percent.len() > 1).then_some((mean, least)),
        estimated: false,
    }
}

/// Is a chain all along lines of a kind already?
#[must_use]
pub fn is_written(scenario: &Scenario, kind: &str, chain: &Chain) -> bool {
    let layout: Layout = scenario.board.layout();
    let there = scenario.board.features().values().filter(|feature| feature.kind == kind);
    let parts: Vec<Chain> = there.flat_map(|feature| Chain::parts(&feature.path, layout)).collect();
    let step = |pair: &[oblique_board::chain::Stop]| match pair {
        [a, b] => parts
            .iter()
            .any(|part| part.stops().windows(2).any(|other| other == [*a, *b] || other == [*b, *a])),
        _ => true,
    };
    chain.stops().windows(2).all(step)
}

#[cfg(test)]
mod tests {
    use super::{Laying, SheetLine, SheetRidges, chains, is_written, propose_lines, put_in_order, writing};
    use crate::{Along, Laid, Likeness, LineInk, placing};
    use image::{Rgb, RgbImage};
    use oblique_board::Board;
    use oblique_board::chain::{Chain, Stop};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::Point;
    use oblique_scenario::{Scenario, Sheet, SheetId};
    use std::ops::Range;

    fn road(x: f64) -> Point {
        Point::new(x, 220.0 + 70.0 * (x / 110.0).sin())
    }

    /// A road that swings, and a neat line about all.
    fn sheet() -> RgbImage {
        RgbImage::from_fn(900, 450, |x, y| {
            let slope = (70.0 / 110.0 * (f64::from(x) / 110.0).cos()).hypot(1.0);
            let off = (f64::from(y) - road(f64::from(x)).y).abs() / slope;
            let frame =
                x.abs_diff(10) < 2 || x.abs_diff(890) < 2 || y.abs_diff(10) < 2 || y.abs_diff(440) < 2;
            Rgb(if off < 1.7 || frame { [40, 36, 30] } else { [240, 229, 200] })
        })
    }

    fn scenario() -> (Scenario, SheetId) {
        let layout = Layout::new(Orientation::Flat, 30, 14);
        let board =
            Board::new(layout, vec!["clear".to_owned()], vec!["road".to_owned(), "stream".to_owned()]);
        let mut scenario = Scenario::new("test", board);
        let id = SheetId("sheet".to_owned());
        let corner = |(x, y)| oblique_scenario::PixelPoint::near(x, y).expect("a place");
        let crop = [(10.0, 10.0), (890.0, 10.0), (890.0, 440.0), (10.0, 440.0)].map(corner);
        let sheet = Sheet { size: (900, 450), crop: Some(crop), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        (scenario, id)
    }

    fn laid(scenario: &Scenario, id: &SheetId) -> Laid {
        let layout = scenario.board.layout();
        Laid::new(&scenario.sheets[id], scenario.board_place.as_ref(), layout).expect("it lies there")
    }

    #[test]
    fn a_road_is_proposed_and_the_neat_line_is_not() {
        let (scenario, id) = scenario();
        let laid = laid(&scenario, &id);
        let found =
            propose_lines(&scenario.sheets[&id], &laid, &sheet(), LineInk::Black, Along::Hexes, &mut |_| {
                true
            })
            .expect("lines");
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].likeness == Likeness::Course && found[0].sure_percent > 60);
        assert!(found[0].snapped[0].chain.steps() > 20);
        let hex = laid.hexes.yards_a_hex();
        assert!(found[0].snapped[0].worst_yards < 0.7 * hex, "no hex is off the line");
        let stopped =
            propose_lines(&scenario.sheets[&id], &laid, &sheet(), LineInk::Black, Along::Hexes, &mut |_| {
                false
            });
        assert!(stopped.is_err());
    }

    #[test]
    fn a_wire_follows_the_road_and_what_it_becomes_is_written_once() {
        let (mut scenario, id) = scenario();
        let laid = laid(&scenario, &id);
        let placed = &scenario.sheets[&id];
        let from = road(150.0);
        let ridges = SheetRidges::about(placed, &laid, &sheet(), LineInk::Black, from, &mut |_| true);
        let ridges = ridges.expect("on the sheet");
        assert!(ridges.serve(placed, &laid, road(300.0)));
        let wire = ridges.wire(ridges.snapped(from), &mut || true).expect("on the sheet");
        let way = wire.to(ridges.snapped(road(600.0))).expect("within reach");
        let worst = way.iter().map(|p| (p.y - road(p.x).y).abs()).fold(0.0, f64::max);
        assert!(worst < 5.0, "{worst} pixels off");
        let snapped = chains(&laid, &way, Along::Hexes);
        let chain = snapped[0].chain.clone();
        let line = Laying { kind: "road", flows: false, chain: &chain };
        let written = writing(&scenario, &id, &[line, line]).expect("a road");
        assert_eq!(written.features.len(), 1, "the second is there already");
        assert!(!is_written(&scenario, "road", &chain));
        let before = scenario.clone();
        let (back, _) = written.edit.apply(&mut scenario);
        assert!(is_written(&scenario, "road", &chain) && !is_written(&scenario, "stream", &chain));
        assert!(writing(&scenario, &id, &[line]).is_none());
        assert_eq!(scenario.feature_evidence.len(), 1);
        let _ = back.apply(&mut scenario);
        assert_eq!(scenario, before);
    }

    #[test]
    fn pieces_of_a_road_that_end_side_by_side_are_one() {
        let (mut scenario, id) = scenario();
        let layout = scenario.board.layout();
        let chain = |rows: Range<i32>| {
            Chain::new(rows.map(|row| Stop::Hex(layout.at(4, row))).collect(), layout).expect("a chain")
        };
        let chains = [chain(0..4), chain(8..12), chain(4..8)];
        let pieces = chains.iter().map(|chain| Laying { kind: "road", flows: false, chain });
        let written = writing(&scenario, &id, &pieces.collect::<Vec<_>>()).expect("roads");
        let before = scenario.clone();
        let (back, _) = written.edit.apply(&mut scenario);
        assert_eq!(scenario.board.features().len(), 1);
        assert_eq!((written.features.len(), scenario.feature_evidence.len()), (1, 1));
        assert!(chains.iter().all(|chain| is_written(&scenario, "road", chain)));
        let _ = back.apply(&mut scenario);
        assert_eq!(scenario, before);
    }

    #[test]
    fn streams_are_written_downhill() {
        let (mut scenario, id) = scenario();
        let layout = scenario.board.layout();
        for hex in layout.hexes() {
            let (col, _) = layout.col_row(hex);
            scenario.board.set_level(hex, i8::try_from(col / 4).unwrap_or(0));
        }
        let laid = laid(&scenario, &id);
        let course: Vec<Point> = (15..80).map(|i| road(f64::from(i) * 10.0)).collect();
        let snapped = chains(&laid, &course, Along::Hexsides);
        let chain = &snapped[0].chain;
        let written =
            writing(&scenario, &id, &[Laying { kind: "stream", flows: true, chain }]).expect("a stream");
        let _ = written.edit.apply(&mut scenario);
        let feature = &scenario.board.features()[&written.features[0]];
        let path = Chain::of(&feature.path, layout).expect("one chain");
        assert_eq!(
            (path.first(), path.last()),
            (chain.last(), chain.first()),
            "from the high end to the low"
        );
    }

    #[test]
    fn the_longest_and_clearest_course_is_first() {
        let line = |yards, clearness, likeness| SheetLine {
            course: Vec::new(),
            yards,
            straightness: 1.0,
            sure_percent: 50,
            likeness,
            clearness,
            snapped: Vec::new(),
        };
        let mut lines = [
            line(349.0, 0.6, Likeness::Course),
            line(9000.0, 0.9, Likeness::Printed),
            line(6977.0, 0.9, Likeness::Course),
            line(7000.0, 0.5, Likeness::Course),
        ];
        put_in_order(&mut lines);
        assert_eq!(lines.map(|line| line.yards as u32), [6977, 7000, 349, 9000]);
    }
}
