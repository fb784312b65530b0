//! Parts of a map that travel: lifted off, turned, mirrored, laid down elsewhere with everything on
//! them.
//!
//! A region is kept as cube offsets from its middle, so the stagger and parity of where it came
//! from and where it goes cannot matter. Must not know clipboards or files.

use super::{Attrs, Edit, Evidence, Objective, ObjectiveId, Piece, PieceId, Scenario};
use oblique_board::hex::{Edge, Hex, HexSet, Layout, Orientation, Turn};
use oblique_board::transform::clipped;
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, Path, TerrainIx};
use std::collections::BTreeSet;

/// What of a region travels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Contents {
    /// Terrain.
    pub terrain: bool,
    /// Levels.
    pub levels: bool,
    /// Roads, streams and other lines, hexsides included.
    pub lines: bool,
    /// Names on the map and objectives.
    pub names: bool,
    /// Units and leaders.
    pub pieces: bool,
    /// Hexes of the base terrain at level 0 with nothing on them: without these, what lies where they come
    /// to lie stays, and so do names where none comes and lines where none of their sort comes.
    pub empty: bool,
}

impl Default for Contents {
    fn default() -> Self {
        Self::GROUND
    }
}

impl Contents {
    /// All of it.
    pub const ALL: Self =
        Self { terrain: true, levels: true, lines: true, names: true, pieces: true, empty: true };
    /// All but units, leaders and empty hexes.
    pub const GROUND: Self = Self { pieces: false, empty: false, ..Self::ALL };
}

/// One hex of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cell {
    /// Its offset from the middle.
    pub at: Hex,
    /// Index of its terrain in [`Region::palette`].
    pub terrain: u8,
    /// Its level.
    pub level: i8,
}

/// A part of a map, lifted off it.
#[derive(Clone, Debug, PartialEq)]
pub struct Region {
    /// Which way its hexes stand; it can be laid only on boards that stand the same way.
    pub orientation: Orientation,
    /// Terrain ids.
    pub palette: Vec<String>,
    /// Its hexes, by row and column of the cube.
    pub cells: Vec<Cell>,
    /// What of single hexes differs from others of their terrain, by their offsets.
    pub hex_attrs: Vec<(Hex, Attrs)>,
    /// Lines within it or along its rim, with their evidence.
    pub lines: Vec<(FeatureId, Feature, Option<Evidence>)>,
    /// Names.
    pub labels: Vec<(LabelId, Label, Option<Evidence>)>,
    /// Objectives.
    pub objectives: Vec<(ObjectiveId, Objective)>,
    /// Units and leaders; their hexes are offsets.
    pub pieces: Vec<(PieceId, Piece)>,
}

impl Region {
    /// Lifts the hexes of a set off a scenario, which stays as it is. `middle` becomes the origin.
    pub fn lift(scenario: &Scenario, set: &HexSet, middle: Hex) -> Self {
        let board = &scenario.board;
        let layout = board.layout();
        let cell = |hex: Hex| {
            let (terrain, level) = (board.terrain(hex)?, board.level(hex)?);
            Some(Cell { at: hex - middle, terrain: terrain.0, level })
        };
        let mut lines = Vec::new();
        for (id, feature) in board.features() {
            let parts = parts_of(&feature.path, |place| place.touches(set, layout));
            for path in parts {
                let whole = path == feature.path;
                let evidence = scenario.feature_evidence.get(id).filter(|_| whole).cloned();
                let path = moved(&path, |hex| hex - middle, layout.orientation);
                lines.push((id.clone(), Feature { path, ..feature.clone() }, evidence));
            }
        }
        let own = board.hex_attrs().iter().filter(|(hex, _)| set.contains(*hex));
        let labels = board.labels().iter().filter(|(_, label)| set.contains(label.hex));
        let objectives = scenario.objectives.iter().filter(|(_, o)| set.contains(o.hex));
        let pieces = scenario.pieces.iter().filter(|(_, p)| p.hex.is_some_and(|hex| set.contains(hex)));
        let mut region = Self {
            orientation: layout.orientation,
            palette: board.palette().to_vec(),
            cells: set.iter().filter_map(cell).collect(),
            hex_attrs: own.map(|(hex, attrs)| (hex - middle, attrs.clone())).collect(),
            lines,
            labels: labels
                .map(|(id, label)| {
                    let evidence = scenario.label_evidence.get(id).cloned();
                    (id.clone(), Label { hex: label.hex - middle, ..label.clone() }, evidence)
                })
                .collect(),
            objectives: objectives
                .map(|(id, o)| (id.clone(), Objective { hex: o.hex - middle, ..o.clone() }))
                .collect(),
            pieces: pieces
                .map(|(id, p)| (id.clone(), Piece { hex: p.hex.map(|hex| hex - middle), ..p.clone() }))
                .collect(),
        };
        region.tidy();
        region
    }

    /// The same turned about its middle.
    #[must_use]
    pub fn turned(&self, turn: Turn) -> Self {
        let o = self.orientation;
        let hex = |hex: Hex| turn.offset(hex, o);
        let mut turned = self.clone();
        for cell in &mut turned.cells {
            cell.at = hex(cell.at);
        }
        for (at, _) in &mut turned.hex_attrs {
            *at = hex(*at);
        }
        for (_, feature, _) in &mut turned.lines {
            feature.path = match &feature.path {
                Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|h| hex(*h)).collect()),
                Path::Edges(edges) => Path::Edges(edges.iter().map(|edge| turn.edge(*edge, o)).collect()),
            };
        }
        for (_, label, _) in &mut turned.labels {
            label.hex = hex(label.hex);
            label.angle_deg = turn.upright_deg(label.angle_deg);
        }
        for (_, objective) in &mut turned.objectives {
            objective.hex = hex(objective.hex);
        }
        for (_, piece) in &mut turned.pieces {
            piece.hex = piece.hex.map(hex);
            piece.facing = piece.facing.map(|hour| turn.hour(hour));
        }
        turned.tidy();
        turned
    }

    /// The same for boards whose hexes stand the other way: turned anticlockwise by 30 degrees to a
    /// pointy-top board, clockwise to a flat-top one. Every hex keeps its neighbours.
    #[must_use]
    pub fn standing(&self, orientation: Orientation) -> Self {
        if orientation == self.orientation {
            return self.clone();
        }
        // The axial steps are the same; only their hours move on.
        let hours = if orientation == Orientation::Pointy { -1 } else { 1 };
        let mut turned = Self { orientation, ..self.clone() };
        for (_, feature, _) in &mut turned.lines {
            if let Path::Edges(edges) = &mut feature.path {
                for edge in edges {
                    let [a, b] = edge.hexes(self.orientation);
                    *edge = Edge::between(a, b, orientation).unwrap_or(*edge);
                }
            }
        }
        for (_, piece) in &mut turned.pieces {
            piece.facing = piece.facing.map(|hour| hour.turned(hours));
        }
        turned
    }

    /// Renames terrains and kinds of lines for another ruleset: `None` keeps the name.
    pub fn rename(
        &mut self,
        terrain: &dyn Fn(&str) -> Option<String>,
        line: &dyn Fn(&str) -> Option<String>,
    ) {
        for id in &mut self.palette {
            if let Some(new) = terrain(id) {
                *id = new;
            }
        }
        for (_, feature, _) in &mut self.lines {
            if let Some(new) = line(&feature.kind) {
                feature.kind = new;
            }
        }
    }

    /// The hexes it covers on a board with its middle at a hex.
    pub fn footprint(&self, layout: Layout, at: Hex) -> HexSet {
        HexSet::of(layout, self.cells.iter().map(|cell| at + cell.at))
    }

    /// The edits that lay it down with its middle at a hex, in place of what was there. `allowed`
    /// limits it to some hexes. What a name or a piece was called it is called again, if that is
    /// free. Nothing if the hexes of the board stand the other way.
    pub fn place(
        &self,
        scenario: &Scenario,
        at: Hex,
        contents: Contents,
        allowed: Option<&HexSet>,
    ) -> Vec<Edit> {
        let layout = scenario.board.layout();
        if layout.orientation != self.orientation {
            return Vec::new();
        }
        let mut target = self.target(&scenario.board, at, contents);
        if let Some(allowed) = allowed {
            target = target.joined(allowed, oblique_board::hex::Join::Intersect);
        }
        let mut gone = Contents { terrain: false, levels: false, pieces: false, ..contents };
        let mut edits = Vec::new();
        if !contents.empty {
            // Of the names there those go that others come in place of.
            let named =
                self.labels.iter().map(|(_, l, _)| l.hex).chain(self.objectives.iter().map(|(_, o)| o.hex));
            let named = HexSet::of(layout, named.map(|hex| hex + at).filter(|hex| target.contains(*hex)));
            let names = Contents { lines: false, ..gone };
            edits = clear(scenario, &named, names, TerrainIx(0));
            if contents.lines {
                // So do lines: a road that comes takes the place of roads, and a stream under it flows on.
                let come = [false, true].map(|along| self.line_hexes(layout, at, along));
                let come = come.map(|hexes| hexes.joined(&target, oblique_board::hex::Join::Intersect));
                let [across, along] = &come;
                break_lines(
                    scenario,
                    |path| if matches!(path, Path::Edges(_)) { along } else { across },
                    &mut edits,
                );
            }
            (gone.names, gone.lines) = (false, false);
        }
        edits.extend(clear(scenario, &target, gone, TerrainIx(0)));
        let mut desk = scenario.clone();
        for edit in &edits {
            // Only what follows from the present state is wanted: which ids are free.
            let _ = edit.clone().apply(&mut desk);
        }
        self.place_cells(&desk.board, at, contents, &target, &mut edits);
        if contents.lines {
            let mut taken: BTreeSet<FeatureId> = desk.board.features().keys().cloned().collect();
            taken.extend(desk.feature_evidence.keys().cloned());
            for (id, feature, evidence) in &self.lines {
                let path = moved(&feature.path, |hex| hex + at, layout.orientation);
                let on_board = clipped(&path, layout).into_iter();
                for path in on_board.flat_map(|part| parts_of(&part, |place| place.touches(&target, layout)))
                {
                    let id = free(id, &mut taken, FeatureId, |id| &id.0);
                    if let Some(evidence) = evidence {
                        edits.push(Edit::FeatureEvidence(id.clone(), Some(evidence.clone())));
                    }
                    edits.push(Edit::Feature(id, Some(Feature { path, ..feature.clone() })));
                }
            }
        }
        if contents.names {
            let mut taken: BTreeSet<LabelId> = desk.board.labels().keys().cloned().collect();
            taken.extend(desk.label_evidence.keys().cloned());
            for (id, label, evidence) in self.labels.iter().filter(|(_, l, _)| target.contains(l.hex + at)) {
                let id = free(id, &mut taken, LabelId, |id| &id.0);
                if let Some(evidence) = evidence {
                    edits.push(Edit::LabelEvidence(id.clone(), Some(evidence.clone())));
                }
                edits.push(Edit::Label(id, Some(Label { hex: label.hex + at, ..label.clone() })));
            }
            let mut taken: BTreeSet<ObjectiveId> = desk.objectives.keys().cloned().collect();
            for (id, o) in self.objectives.iter().filter(|(_, o)| target.contains(o.hex + at)) {
                let id = free(id, &mut taken, ObjectiveId, |id| &id.0);
                edits.push(Edit::Objective(id, Some(Objective { hex: o.hex + at, ..o.clone() })));
            }
        }
        if contents.pieces {
            self.place_pieces(&desk, at, &target, &mut edits);
        }
        edits
    }

    /// The hexes it lies down on: its footprint, or what of that holds anything.
    fn target(&self, board: &Board, at: Hex, contents: Contents) -> HexSet {
        let footprint = self.footprint(board.layout(), at);
        if contents.empty {
            return footprint;
        }
        footprint.joined(&self.filled(board, at), oblique_board::hex::Join::Intersect)
    }

    /// The hexes whose ground [`Region::place`] would change, with the terrain and the level they would have.
    pub fn ground_changed(&self, board: &Board, at: Hex, contents: Contents) -> Vec<(Hex, TerrainIx, i8)> {
        if board.layout().orientation != self.orientation {
            return Vec::new();
        }
        let target = self.target(board, at, contents);
        let known: Vec<Option<TerrainIx>> = self.palette.iter().map(|id| board.terrain_ix(id)).collect();
        let changed = |cell: &Cell| {
            let hex = at + cell.at;
            let now = (board.terrain(hex)?, board.level(hex)?);
            let own = known.get(usize::from(cell.terrain)).copied().flatten();
            let terrain = own.filter(|_| contents.terrain).unwrap_or(now.0);
            let level = if contents.levels { cell.level } else { now.1 };
            ((terrain, level) != now).then_some((hex, terrain, level))
        };
        self.cells.iter().filter(|cell| target.contains(at + cell.at)).filter_map(changed).collect()
    }

    /// The hexes of its footprint that hold anything: other ground than the board's base, a height, a line,
    /// a name, an objective or a piece.
    fn filled(&self, board: &Board, at: Hex) -> HexSet {
        let layout = board.layout();
        let base = board.palette().first();
        let ground = self
            .cells
            .iter()
            .filter(|cell| cell.level != 0 || self.palette.get(usize::from(cell.terrain)) != base);
        let lines = self.lines.iter().flat_map(|(_, line, _)| line.hexes(layout));
        let names = self.labels.iter().map(|(_, label, _)| label.hex);
        let objectives = self.objectives.iter().map(|(_, objective)| objective.hex);
        let pieces = self.pieces.iter().filter_map(|(_, piece)| piece.hex);
        let all = ground.map(|cell| cell.at).chain(lines).chain(names).chain(objectives).chain(pieces);
        HexSet::of(layout, all.map(|hex| hex + at).filter(|hex| layout.contains(*hex)))
    }

    /// The hexes that its lines along hexsides, or those from hex to hex, come to lie in.
    fn line_hexes(&self, layout: Layout, at: Hex, along: bool) -> HexSet {
        let lines = self.lines.iter().map(|(_, line, _)| line);
        let of_sort = lines.filter(|line| matches!(line.path, Path::Edges(_)) == along);
        let hexes = of_sort.flat_map(|line| line.hexes(layout)).map(|hex| hex + at);
        HexSet::of(layout, hexes.filter(|hex| layout.contains(*hex)))
    }

    fn place_cells(
        &self,
        board: &Board,
        at: Hex,
        contents: Contents,
        target: &HexSet,
        edits: &mut Vec<Edit>,
    ) {
        let here = |cell: &&Cell| target.contains(at + cell.at);
        if contents.terrain {
            let known: Vec<Option<TerrainIx>> = self.palette.iter().map(|id| board.terrain_ix(id)).collect();
            let cell = |cell: &Cell| Some((at + cell.at, known.get(usize::from(cell.terrain)).copied()??));
            edits.push(Edit::Terrain(self.cells.iter().filter(here).filter_map(cell).collect()));
            for (hex, _) in board.hex_attrs().iter().filter(|(hex, _)| target.contains(*hex)) {
                edits.push(Edit::HexAttrs(hex, None));
            }
            for (hex, attrs) in self.hex_attrs.iter().filter(|(hex, _)| target.contains(at + *hex)) {
                edits.push(Edit::HexAttrs(at + *hex, Some(attrs.clone())));
            }
        }
        if contents.levels {
            let levels = self.cells.iter().filter(here).map(|cell| (at + cell.at, cell.level));
            edits.push(Edit::Levels(levels.collect()));
        }
    }

    fn place_pieces(&self, scenario: &Scenario, at: Hex, target: &HexSet, edits: &mut Vec<Edit>) {
        let mut taken: BTreeSet<PieceId> = scenario.pieces.keys().cloned().collect();
        let here: Vec<&(PieceId, Piece)> = self
            .pieces
            .iter()
            .filter(|(_, piece)| piece.hex.is_some_and(|hex| target.contains(hex + at)))
            .collect();
        let ids: Vec<PieceId> =
            here.iter().map(|(id, _)| free(id, &mut taken, PieceId, |id| &id.0)).collect();
        for ((_, piece), id) in here.iter().zip(&ids) {
            let mut piece = piece.clone();
            piece.hex = piece.hex.map(|hex| hex + at);
            // A leader that travels too leads the copies; one that is nowhere leads nobody.
            piece.leader = piece.leader.and_then(|leader| {
                let travels = here.iter().zip(&ids).find(|((id, _), _)| *id == leader);
                travels
                    .map(|(_, id)| id.clone())
                    .or_else(|| scenario.pieces.contains_key(&leader).then_some(leader))
            });
            edits.push(Edit::Piece(id.clone(), Some(Box::new(piece))));
        }
    }

    /// Drops terrains nothing uses and puts everything in the order of its place, so that equal
    /// regions are equal.
    fn tidy(&mut self) {
        let mut used = Vec::new();
        for cell in &mut self.cells {
            let ix = used.iter().position(|old| *old == cell.terrain).unwrap_or_else(|| {
                used.push(cell.terrain);
                used.len() - 1
            });
            cell.terrain = u8::try_from(ix).unwrap_or(u8::MAX);
        }
        let names: Vec<String> =
            used.iter().map(|ix| self.palette.get(usize::from(*ix)).cloned().unwrap_or_default()).collect();
        // The palette by name, as the order of hexes changes with every turn.
        let mut sorted = names.clone();
        sorted.sort();
        sorted.dedup();
        for cell in &mut self.cells {
            let name = names.get(usize::from(cell.terrain));
            let ix = name.and_then(|name| sorted.binary_search(name).ok()).unwrap_or(0);
            cell.terrain = u8::try_from(ix).unwrap_or(u8::MAX);
        }
        self.palette = sorted;
        self.cells.sort_by_key(|cell| (cell.at.y, cell.at.x));
        self.hex_attrs.sort_by_key(|(at, _)| (at.y, at.x));
    }
}

/// A line of a region as it lies with the region's middle at a hex.
pub fn placed_line(line: &Feature, at: Hex, orientation: Orientation) -> Feature {
    Feature { path: moved(&line.path, |hex| hex + at, orientation), ..line.clone() }
}

/// The edits that take what is on some hexes away: lines break off at the rim, names go, units and
/// leaders are taken off the roster, those who lose their leader stay without one. `base` is what
/// terrain becomes.
pub fn clear(scenario: &Scenario, set: &HexSet, contents: Contents, base: TerrainIx) -> Vec<Edit> {
    let board = &scenario.board;
    let mut edits = Vec::new();
    if contents.terrain {
        edits.push(Edit::Terrain(set.iter().map(|hex| (hex, base)).collect()));
        let own = board.hex_attrs().iter().filter(|(hex, _)| set.contains(*hex));
        edits.extend(own.map(|(hex, _)| Edit::HexAttrs(hex, None)));
    }
    if contents.levels {
        edits.push(Edit::Levels(set.iter().map(|hex| (hex, 0)).collect()));
    }
    if contents.lines {
        break_lines(scenario, |_| set, &mut edits);
    }
    if contents.names {
        for (id, _) in board.labels().iter().filter(|(_, label)| set.contains(label.hex)) {
            if scenario.label_evidence.contains_key(id) {
                edits.push(Edit::LabelEvidence(id.clone(), None));
            }
            edits.push(Edit::Label(id.clone(), None));
        }
        for (id, _) in scenario.objectives.iter().filter(|(_, o)| set.contains(o.hex)) {
            edits.push(Edit::Objective(id.clone(), None));
        }
    }
    if contents.pieces {
        let gone = |piece: &Piece| piece.hex.is_some_and(|hex| set.contains(hex));
        for (id, piece) in &scenario.pieces {
            let leader = piece.leader.as_ref().and_then(|leader| scenario.pieces.get(leader));
            if gone(piece) {
                edits.push(Edit::Piece(id.clone(), None));
            } else if leader.is_some_and(gone) {
                edits.push(Edit::Piece(id.clone(), Some(Box::new(Piece { leader: None, ..piece.clone() }))));
            }
        }
    }
    edits
}

/// The edits that break lines off at the rim of the hexes that are taken from each.
fn break_lines<'s>(scenario: &Scenario, taken_from: impl Fn(&Path) -> &'s HexSet, edits: &mut Vec<Edit>) {
    let board = &scenario.board;
    let layout = board.layout();
    let mut taken: BTreeSet<FeatureId> = board.features().keys().cloned().collect();
    taken.extend(scenario.feature_evidence.keys().cloned());
    for (id, feature) in board.features() {
        let set = taken_from(&feature.path);
        if !touches(&feature.path, set, layout) {
            continue;
        }
        let mut left = parts_of(&feature.path, |place| !place.touches(set, layout)).into_iter();
        let first = left.next().map(|path| Feature { path, ..feature.clone() });
        if first.is_none() && scenario.feature_evidence.contains_key(id) {
            edits.push(Edit::FeatureEvidence(id.clone(), None));
        }
        edits.push(Edit::Feature(id.clone(), first));
        for path in left {
            let id = free(id, &mut taken, FeatureId, |id| &id.0);
            edits.push(Edit::Feature(id, Some(Feature { path, ..feature.clone() })));
        }
    }
}

/// The edit that moves what is on some hexes so that `middle` comes to lie at another hex, turned.
/// Everything keeps its identity.
pub fn shift(
    scenario: &Scenario,
    set: &HexSet,
    middle: Hex,
    to: Hex,
    turn: Turn,
    contents: Contents,
) -> Edit {
    let region = Region::lift(scenario, set, middle).turned(turn);
    let ground = Contents { pieces: false, ..contents };
    let mut edits = clear(scenario, set, ground, TerrainIx(0));
    let mut desk = scenario.clone();
    for edit in &edits {
        let _ = edit.clone().apply(&mut desk);
    }
    edits.extend(region.place(&desk, to, ground, None));
    if contents.pieces {
        let layout = scenario.board.layout();
        for (id, piece) in &region.pieces {
            if let Some(hex) = piece.hex.map(|hex| hex + to).filter(|hex| layout.contains(*hex)) {
                edits
                    .push(Edit::Piece(id.clone(), Some(Box::new(Piece { hex: Some(hex), ..piece.clone() }))));
            }
        }
    }
    Edit::Many(edits)
}

/// A place a line goes through.
enum Place<'a> {
    Hex(&'a Hex),
    Edge(&'a Edge),
}

impl Place<'_> {
    /// Is it in a set or at its rim?
    fn touches(&self, set: &HexSet, layout: Layout) -> bool {
        match self {
            Self::Hex(hex) => set.contains(**hex),
            Self::Edge(edge) => edge.hexes(layout.orientation).into_iter().any(|hex| set.contains(hex)),
        }
    }
}

fn touches(path: &Path, set: &HexSet, layout: Layout) -> bool {
    match path {
        Path::Hexes(hexes) => hexes.iter().any(|hex| Place::Hex(hex).touches(set, layout)),
        Path::Edges(edges) => edges.iter().any(|edge| Place::Edge(edge).touches(set, layout)),
    }
}

/// The stretches of a line whose places are wanted; of roads at least two hexes.
fn parts_of(path: &Path, wanted: impl Fn(Place<'_>) -> bool) -> Vec<Path> {
    match path {
        Path::Hexes(hexes) => {
            let runs = hexes.chunk_by(|a, b| wanted(Place::Hex(a)) == wanted(Place::Hex(b)));
            let runs = runs.filter(|run| run.len() > 1 && run.first().is_some_and(|h| wanted(Place::Hex(h))));
            runs.map(|run| Path::Hexes(run.to_vec())).collect()
        }
        Path::Edges(edges) => {
            let runs = edges.chunk_by(|a, b| wanted(Place::Edge(a)) == wanted(Place::Edge(b)));
            let runs = runs.filter(|run| run.first().is_some_and(|edge| wanted(Place::Edge(edge))));
            runs.map(|run| Path::Edges(run.to_vec())).collect()
        }
    }
}

fn moved(path: &Path, by: impl Fn(Hex) -> Hex, orientation: Orientation) -> Path {
    match path {
        Path::Hexes(hexes) => Path::Hexes(hexes.iter().map(|hex| by(*hex)).collect()),
        Path::Edges(edges) => Path::Edges(
            edges
                .iter()
                .map(|edge| Edge::new(by(edge.owner()), edge.side(orientation), orientation).unwrap_or(*edge))
                .collect(),
        ),
    }
}

/// The id itself if nothing has it, else its first free number from 02. It is taken now.
fn free<T: Ord + Clone>(
    id: &T,
    taken: &mut BTreeSet<T>,
    make: fn(String) -> T,
    text: fn(&T) -> &String,
) -> T {
    let mut number = 2_u32;
    let mut new = id.clone();
    while !taken.insert(new.clone()) {
        new = make(format!("{}-{number:02}", text(id)));
        number += 1;
    }
    new
}
