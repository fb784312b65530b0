//! Parts of a map that travel: lifted off, turned, mirrored, laid down elsewhere with everything on
//! them.
//!
//! A region is kept as cube offsets from its middle, so the stagger and parity of where it came
//! from and where it goes cannot matter. Must not know clipboards or files.

mod clear;
mod paths;
mod place;

pub use clear::{clear, shift};
pub use place::placed_line;

use super::{Attrs, Evidence, Objective, ObjectiveId, Piece, PieceId, Scenario};
use oblique_board::hex::{Edge, Hex, HexSet, Layout, Orientation, Turn};
use oblique_board::{Feature, FeatureId, Label, LabelId, Path};
use paths::{moved, parts_of};

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
