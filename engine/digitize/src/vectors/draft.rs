//! Vectors drafted onto a board.

use super::coverage::{Covered, Samples};
use super::joined::joined;
use super::left_out::{LeftOut, Tally, Why};
use super::{Becomes, MappingTable, Vocabulary};
use crate::{DigitizeError, ground_plane, hex_ground};
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_board::{Board, Feature as Line, FeatureId, Label, LabelSize, TerrainIx};
use oblique_georeference::{HexGround, Plane, Point, Projected};
use oblique_linework::snap::{Along, Snapped, snap};
use oblique_scenario::BoardPlace;
use oblique_scenario::words::thousands;
use oblique_vectors::{Feature, Geometry, Position, VectorFile};
use std::collections::BTreeMap;

/// Features between two questions whether to go on.
const ASK_EVERY: usize = 64;
/// The attribute lines and examples are named by.
const NAME: &str = "name";

/// A road, a stream, a wall to be.
#[derive(Clone, Debug, PartialEq)]
pub struct DraftedLine {
    /// The id of its kind.
    pub kind: String,
    /// Its name, or empty.
    pub name: String,
    /// Where it runs.
    pub chain: Chain,
    /// How far it lies from where it was drawn, on the average and at the most, in yards.
    pub off_yards: (f64, f64),
}

/// A name to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftedLabel {
    /// What is written.
    pub text: String,
    /// Where.
    pub hex: Hex,
    /// How large.
    pub size: LabelSize,
}

/// What a row of the table is about, and what came of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct RowCount {
    /// Features that go by it.
    pub features: usize,
    /// Hexes, lines or names they become.
    pub becomes: usize,
}

/// Vectors drafted onto a board.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct VectorDraft {
    /// Terrain of hexes, in the board's order.
    pub terrain: Vec<(Hex, TerrainIx)>,
    /// Roads, streams, walls.
    pub lines: Vec<DraftedLine>,
    /// Names.
    pub labels: Vec<DraftedLabel>,
    /// Row by row.
    pub rows: Vec<RowCount>,
    /// What was left out, the most first.
    pub left_out: Vec<LeftOut>,
}

impl VectorDraft {
    /// Hexes of terrain, lines and names, as people read numbers.
    #[must_use]
    pub fn counts(&self) -> [String; 3] {
        [self.terrain.len(), self.lines.len(), self.labels.len()]
            .map(|count| thousands(i64::try_from(count).unwrap_or(i64::MAX)))
    }

    /// How far lines lie from where they were drawn in yards: on the average of all, and at the most; `None` without lines.
    #[must_use]
    pub fn off_yards(&self) -> Option<(f64, f64)> {
        let steps: usize = self.lines.iter().map(|line| line.chain.steps()).sum();
        let sum: f64 = self.lines.iter().map(|line| line.off_yards.0 * line.chain.steps() as f64).sum();
        let worst = self.lines.iter().map(|line| line.off_yards.1).fold(0.0, f64::max);
        (steps > 0).then(|| (sum / steps as f64, worst))
    }
}

/// Drafts what becomes of the features of a file. `plane` is that of the file, or what the user knows better.
///
/// # Errors
/// Where board and file have no place in common; [`DigitizeError::Cancelled`] where it was stopped.
pub fn draft_vectors(
    file: &VectorFile,
    plane: Plane,
    board: &Board,
    place: &BoardPlace,
    (table, words): (&MappingTable, &Vocabulary),
    is_cancelled: &dyn Fn() -> bool,
) -> Result<VectorDraft, DigitizeError> {
    let layout = board.layout();
    let hexes = hex_ground(layout, place).ok_or(DigitizeError::NoScale)?;
    let ground = ground_plane(Some(place))?.ok_or(DigitizeError::NoEarth)?;
    let projected = Projected::new(plane, &ground)?;
    let samples = Samples::of(layout).ok_or(DigitizeError::NoScale)?;
    let mut drafter = Drafter {
        layout,
        hexes: &hexes,
        samples: &samples,
        projected: &projected,
        words,
        scratch: board.clone(),
        border: board.features().values().flat_map(|line| border_of(line, layout)).collect(),
        most_yards: table.snap_hexes * hexes.yards_a_hex(),
        covered: vec![Covered::default(); table.rows.len()],
        ways: BTreeMap::new(),
        tally: Tally::default(),
        draft: VectorDraft { rows: vec![RowCount::default(); table.rows.len()], ..VectorDraft::default() },
    };
    for (n, (layer, feature)) in file.features().enumerate() {
        if n.is_multiple_of(ASK_EVERY) && is_cancelled() {
            return Err(DigitizeError::Cancelled);
        }
        let Some(row) = table.row_of(layer, feature) else {
            drafter.tally.add(Why::NoRow, &name_of(feature));
            continue;
        };
        if let Some(count) = drafter.draft.rows.get_mut(row) {
            count.features += 1;
        }
        if let Some(becomes) = table.rows.get(row).map(|row| &row.becomes)
            && let Err(why) = drafter.take(row, becomes, feature)
        {
            drafter.tally.add(why, &name_of(feature));
        }
    }
    drafter.lay_terrain(table);
    drafter.lay_lines(is_cancelled)?;
    Ok(VectorDraft { left_out: drafter.tally.list(), ..drafter.draft })
}

fn name_of(feature: &Feature) -> String {
    feature.text(NAME).map(std::borrow::Cow::into_owned).unwrap_or_default()
}

/// The hexsides of a line that belong to a hex off the board, with its kind.
fn border_of(line: &Line, layout: Layout) -> Vec<(String, Edge)> {
    let edges = line.edges(layout).into_iter();
    edges.filter(|edge| !layout.contains(edge.owner())).map(|edge| (line.kind.clone(), edge)).collect()
}

/// A row, a kind and a name: lines that go each other on.
type Way = (usize, String, String);

struct Drafter<'a> {
    layout: Layout,
    hexes: &'a HexGround,
    samples: &'a Samples,
    projected: &'a Projected,
    words: &'a Vocabulary,
    /// The board with the lines drafted so far, to see what would repeat.
    scratch: Board,
    /// Hexsides on the border of the board along which lines run, with their kinds: the board keeps no count of those.
    border: Vec<(String, Edge)>,
    most_yards: f64,
    covered: Vec<Covered>,
    ways: BTreeMap<Way, (Along, Vec<Vec<Point>>)>,
    tally: Tally,
    draft: VectorDraft,
}

impl Drafter<'_> {
    fn ground(&self, at: &Position) -> Option<Point> {
        self.projected.to_ground(at.x, at.y)
    }

    /// The parts of a line that have ground.
    fn course(&self, line: &[Position]) -> Vec<Vec<Point>> {
        let ground: Vec<Option<Point>> = line.iter().map(|at| self.ground(at)).collect();
        let parts = ground.split(Option::is_none).map(|part| part.iter().flatten().copied().collect());
        parts.filter(|part: &Vec<Point>| part.len() > 1).collect()
    }

    /// Does a course come near the board?
    fn is_near(&self, course: &[Point]) -> bool {
        let steps = course.iter().map(|p| self.hexes.steps(*p));
        let far = f64::INFINITY;
        let (west, north, east, south) = steps
            .fold((far, far, -far, -far), |(w, n, e, s), (x, y)| (w.min(x), n.min(y), e.max(x), s.max(y)));
        self.samples.meets((west, north), (east, south))
    }

    fn take(&mut self, row: usize, becomes: &Becomes, feature: &Feature) -> Result<(), Why> {
        match becomes {
            Becomes::Nothing => Ok(()),
            Becomes::Terrain { word, .. } => {
                self.terrain_of(word)?;
                self.cover(row, &feature.geometry)
            }
            Becomes::Line { word } => {
                let (kind, along) = self.words.line(word).ok_or_else(|| Why::NoWord(word.clone()))?;
                let kind = kind.to_owned();
                let courses =
                    self.courses(&feature.geometry).into_iter().filter(|course| self.is_near(course));
                let near: Vec<Vec<Point>> = courses.collect();
                if near.is_empty() {
                    return Err(Why::OffBoard);
                }
                let way = (row, kind, name_of(feature));
                self.ways.entry(way).or_insert_with(|| (along, Vec::new())).1.extend(near);
                Ok(())
            }
            Becomes::Label { text, size } => {
                let text = feature.text(text).ok_or(Why::NoName)?;
                let at = middle(&feature.geometry).and_then(|at| self.ground(&at));
                let hex = at.and_then(|at| self.hexes.hex_at(at)).filter(|hex| self.layout.contains(*hex));
                let hex = hex.ok_or(Why::OffBoard)?;
                let text: String = text.chars().take(Label::MOST_LETTERS).collect();
                let same = |label: &Label| label.text == text && label.hex.distance_to(hex) <= 1;
                let drafted = self.draft.labels.iter().any(|label| label.text == text && label.hex == hex);
                if drafted || self.scratch.labels().values().any(same) {
                    return Err(Why::Repeats);
                }
                self.draft.labels.push(DraftedLabel { text, hex, size: (*size).into() });
                self.count(row, 1);
                Ok(())
            }
        }
    }

    fn count(&mut self, row: usize, by: usize) {
        if let Some(count) = self.draft.rows.get_mut(row) {
            count.becomes += by;
        }
    }

    fn terrain_of(&self, word: &str) -> Result<TerrainIx, Why> {
        let id = self.words.terrain(word);
        id.and_then(|id| self.scratch.terrain_ix(id)).ok_or_else(|| Why::NoWord(word.to_owned()))
    }

    /// A geometry as lines: of areas their outlines.
    fn courses(&self, geometry: &Geometry) -> Vec<Vec<Point>> {
        match geometry {
            Geometry::Points(_) => Vec::new(),
            Geometry::Lines(lines) => lines.iter().flat_map(|line| self.course(line)).collect(),
            Geometry::Areas(areas) => {
                let closed = |ring: &Vec<Position>| {
                    let mut ring = ring.clone();
                    if ring.first() != ring.last() {
                        ring.extend(ring.first().copied());
                    }
                    self.course(&ring)
                };
                areas.iter().flatten().flat_map(closed).collect()
            }
        }
    }

    fn cover(&mut self, row: usize, geometry: &Geometry) -> Result<(), Why> {
        let mut covered = self.covered.get_mut(row).map(std::mem::take).unwrap_or_default();
        let result = self.cover_with(geometry, &mut covered);
        if let Some(own) = self.covered.get_mut(row) {
            *own = covered;
        }
        result
    }

    fn cover_with(&self, geometry: &Geometry, covered: &mut Covered) -> Result<(), Why> {
        let mut hexes = Vec::new();
        match geometry {
            Geometry::Points(points) => {
                hexes.extend(points.iter().filter_map(|at| self.hexes.hex_at(self.ground(at)?)));
            }
            Geometry::Lines(lines) => {
                let courses = lines.iter().flat_map(|line| self.course(line));
                let chains = courses.flat_map(|course| snap(&course, self.hexes, Along::Hexes));
                hexes.extend(chains.flat_map(|snapped| snapped.chain.stops().to_vec()).filter_map(|stop| {
                    match stop {
                        Stop::Hex(hex) => Some(hex),
                        Stop::Corner(_) => None,
                    }
                }));
            }
            Geometry::Areas(areas) => return self.cover_areas(areas, covered),
        }
        hexes.retain(|hex| self.layout.contains(*hex));
        for hex in &hexes {
            self.samples.cover_hex(*hex, covered);
        }
        if hexes.is_empty() { Err(Why::OffBoard) } else { Ok(()) }
    }

    fn cover_areas(&self, areas: &[Vec<Vec<Position>>], covered: &mut Covered) -> Result<(), Why> {
        let (mut any, mut near) = (false, false);
        for area in areas {
            let steps = |ring: &Vec<Position>| -> Option<Vec<(f64, f64)>> {
                ring.iter().map(|at| Some(self.hexes.steps(self.ground(at)?))).collect()
            };
            // An area of which a corner has no ground cannot be told from one that encloses the board.
            let rings: Option<Vec<_>> = area.iter().map(steps).collect();
            let Some(rings) = rings else { continue };
            let far = f64::INFINITY;
            let reach = rings.iter().flatten().fold((far, far, -far, -far), |(w, n, e, s), (x, y)| {
                (w.min(*x), n.min(*y), e.max(*x), s.max(*y))
            });
            if self.samples.meets((reach.0, reach.1), (reach.2, reach.3)) {
                near = true;
                any |= self.samples.cover(&rings, covered).map_err(|_| Why::Tangled)?;
            }
        }
        match (any, near) {
            (true, _) => Ok(()),
            (false, true) => Err(Why::TooLittle),
            (false, false) => Err(Why::OffBoard),
        }
    }

    /// The uppermost row that covers enough of a hex has it.
    fn lay_terrain(&mut self, table: &MappingTable) {
        let mut cells: BTreeMap<usize, (Hex, TerrainIx)> = BTreeMap::new();
        for (n, row) in table.rows.iter().enumerate() {
            let Becomes::Terrain { word, covered_percent } = &row.becomes else { continue };
            let Ok(terrain) = self.terrain_of(word) else { continue };
            let Some(covered) = self.covered.get(n) else { continue };
            let before = cells.len();
            for (index, hex) in self.samples.hexes(covered, *covered_percent) {
                cells.entry(index).or_insert((hex, terrain));
            }
            self.count(n, cells.len() - before);
        }
        self.draft.terrain = cells.into_values().collect();
    }

    fn lay_lines(&mut self, is_cancelled: &dyn Fn() -> bool) -> Result<(), DigitizeError> {
        for ((row, kind, name), (along, lines)) in std::mem::take(&mut self.ways) {
            for (n, line) in joined(lines).into_iter().enumerate() {
                if n.is_multiple_of(ASK_EVERY) && is_cancelled() {
                    return Err(DigitizeError::Cancelled);
                }
                match self.lay(&kind, &name, along, &line) {
                    Ok(count) => self.count(row, count),
                    Err(why) => self.tally.add(why, &name),
                }
            }
        }
        Ok(())
    }

    fn lay(&mut self, kind: &str, name: &str, along: Along, line: &[Point]) -> Result<usize, Why> {
        let snapped = snap(line, self.hexes, along);
        if snapped.is_empty() {
            let on_board = |p: &Point| self.hexes.hex_at(*p).is_some_and(|hex| self.layout.contains(hex));
            return Err(if line.iter().any(on_board) { Why::TooShort } else { Why::OffBoard });
        }
        let (mut laid, mut why) = (0, Why::Repeats);
        for Snapped { chain, mean_yards, worst_yards } in snapped {
            if worst_yards > self.most_yards {
                why = Why::TooFar;
                continue;
            }
            for chain in self.fresh_parts(kind, &chain) {
                let feature = Line::new(kind, chain.path(self.layout));
                let id = FeatureId(format!("{kind} drafted {}", self.draft.lines.len()));
                self.border.extend(border_of(&feature, self.layout));
                self.scratch.put_feature(id, Some(feature));
                let (kind, name, off_yards) = (kind.to_owned(), name.to_owned(), (mean_yards, worst_yards));
                self.draft.lines.push(DraftedLine { kind, name, chain, off_yards });
                laid += 1;
            }
        }
        if laid > 0 { Ok(laid) } else { Err(why) }
    }

    /// The parts of a chain where no line of its kind runs yet.
    fn fresh_parts(&self, kind: &str, chain: &Chain) -> Vec<Chain> {
        let Some(linear) = self.scratch.linear_kind(kind) else { return vec![chain.clone()] };
        let edges = chain.edges(self.layout);
        let runs = |edge: &Edge| {
            self.scratch.has_linear(*edge, linear) || self.border.iter().any(|(k, e)| k == kind && e == edge)
        };
        let mut parts = Vec::new();
        let mut from = None;
        for (n, edge) in edges.iter().map(Some).chain([None]).enumerate() {
            let is_fresh = edge.is_some_and(|edge| !runs(edge));
            match (is_fresh, from) {
                (true, None) => from = Some(n),
                (false, Some(first)) => {
                    let stops = chain.stops().get(first..=n).map(<[Stop]>::to_vec);
                    parts.extend(stops.and_then(|stops| Chain::new(stops, self.layout)));
                    from = None;
                }
                _ => {}
            }
        }
        parts
    }
}

/// Where a feature is written: at its only point, half way along its first line, in the middle of its first area.
fn middle(geometry: &Geometry) -> Option<Position> {
    match geometry {
        Geometry::Points(points) => points.first().copied(),
        Geometry::Lines(lines) => lines.first().and_then(|line| line.get(line.len() / 2)).copied(),
        Geometry::Areas(areas) => {
            let ring = areas.first()?.first()?;
            let reach = |number: fn(&Position) -> f64| {
                let all = ring.iter().map(number);
                let low = all.clone().fold(f64::INFINITY, f64::min);
                f64::midpoint(low, all.fold(f64::NEG_INFINITY, f64::max))
            };
            Some(Position { x: reach(|p| p.x), y: reach(|p| p.y) })
        }
    }
}
