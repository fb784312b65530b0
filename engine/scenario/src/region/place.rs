//! A region laid down: the edits that put it where it is to lie.
//!
//! Must not know how it was lifted or turned.

use super::clear::{break_lines, clear};
use super::paths::{free, moved, parts_of};
use super::{Cell, Contents, Region};
use crate::{Edit, Objective, ObjectiveId, Piece, PieceId, Scenario};
use oblique_board::hex::{Hex, HexSet, Join, Layout, Orientation};
use oblique_board::transform::clipped;
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, Path, TerrainIx};
use std::collections::BTreeSet;

impl Region {
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
            target = target.joined(allowed, Join::Intersect);
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
                let come = come.map(|hexes| hexes.joined(&target, Join::Intersect));
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
        footprint.joined(&self.filled(board, at), Join::Intersect)
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
}

/// A line of a region as it lies with the region's middle at a hex.
pub fn placed_line(line: &Feature, at: Hex, orientation: Orientation) -> Feature {
    Feature { path: moved(&line.path, |hex| hex + at, orientation), ..line.clone() }
}
