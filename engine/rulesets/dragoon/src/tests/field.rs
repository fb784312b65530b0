//! Small fields for tests: a board with a few pieces, dice that fall as told.

use crate::Dragoon;
use crate::battle::state::Battle;
use oblique_board::hex::{Edge, Hex, Hour, Layout, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_rules::Ruleset as _;
use oblique_rules::kernel::Opening as _;
use oblique_rules::play::{Options, PieceIx};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value};

/// A field in the making.
pub(super) struct Case {
    pub scenario: Scenario,
    order: u32,
}

impl Case {
    /// A flat-top board of clear hexes at level 0, with a leader of each side in far corners.
    pub(super) fn new(width: u16, height: u16) -> Self {
        let catalog = Dragoon.catalog();
        let board = Board::new(
            Layout::new(Orientation::Flat, width, height),
            catalog.terrain.iter().map(|t| t.id.clone()).collect(),
            catalog.linear.iter().map(|l| l.id.clone()).collect(),
        );
        Self { scenario: Scenario::new("dragoon", board), order: 0 }
    }

    /// Adds both sides' overall and corps leaders in hexes given.
    pub(super) fn leaders(mut self, a: [Hex; 2], b: [Hex; 2]) -> Self {
        for (side, [chief, corps]) in [(Side::A, a), (Side::B, b)] {
            let s = side.to_string().to_lowercase();
            self.put(
                side,
                &format!("{s}-oa"),
                "overall_leader",
                chief,
                None,
                "",
                &[("cr", 6), ("radius", 12)],
            );
            self.put(
                side,
                &format!("{s}-corps"),
                "corps_leader",
                corps,
                None,
                "",
                &[("cr", 4), ("radius", 8)],
            );
        }
        self
    }

    /// Adds a piece.
    pub(super) fn put(
        &mut self,
        side: Side,
        id: &str,
        kind: &str,
        hex: Hex,
        facing: Option<i32>,
        formation: &str,
        numbers: &[(&str, i64)],
    ) {
        let mut piece = Piece::new(side, kind, id);
        piece.nation = if side == Side::A { "prussian" } else { "austrian" }.to_owned();
        piece.hex = Some(hex);
        piece.facing = facing.map(Hour::new);
        piece.formation = formation.to_owned();
        piece.order = self.order;
        self.order += 1;
        if kind != "artillery" && !kind.ends_with("leader") {
            piece.leader = Some(PieceId(format!("{}-corps", side.to_string().to_lowercase())));
        }
        for (key, n) in numbers {
            piece.attrs.insert((*key).to_owned(), Value::Int(*n));
        }
        self.scenario.pieces.insert(PieceId(id.to_owned()), piece);
    }

    /// Sets a word of a piece.
    pub(super) fn word(&mut self, id: &str, key: &str, word: &str) {
        if let Some(piece) = self.scenario.pieces.get_mut(&PieceId(id.to_owned())) {
            piece.attrs.insert(key.to_owned(), Value::Text(word.to_owned()));
        }
    }

    /// Paints a hex.
    pub(super) fn terrain(&mut self, hex: Hex, id: &str) {
        if let Some(ix) = self.scenario.board.terrain_ix(id) {
            self.scenario.board.set_terrain(hex, ix);
        }
    }

    /// A road through hexes.
    pub(super) fn road(&mut self, hexes: Vec<Hex>) {
        let feature = Feature::new("road", Path::Hexes(hexes));
        self.scenario.board.put_feature(FeatureId("road".to_owned()), Some(feature));
    }

    /// A stream between two hexes.
    pub(super) fn stream(&mut self, a: Hex, b: Hex) {
        let edges = Edge::between(a, b, Orientation::Flat).into_iter().collect();
        let feature = Feature::new("stream", Path::Edges(edges));
        self.scenario.board.put_feature(FeatureId("stream".to_owned()), Some(feature));
    }

    /// An objective.
    pub(super) fn objective(&mut self, hex: Hex, holder: Option<Side>) {
        let objective =
            Objective { hex, name: "Hill".to_owned(), value: [10, 10], holder, order: 0, evidence: None };
        self.scenario.objectives.insert(ObjectiveId("hill".to_owned()), objective);
    }

    /// Opens the battle.
    pub(super) fn battle(&self, seed: u64, fog: bool) -> Battle {
        let mut battle =
            Battle::set_up(Dragoon.catalog(), &self.scenario, &Options { seed, fog, unattended: false });
        battle.open();
        battle
    }
}

impl Battle {
    /// A piece by its id.
    pub(crate) fn named(&self, id: &str) -> PieceIx {
        self.field().iter().find(|(_, p)| p.info.id.0 == id).map(|(pix, _)| pix).unwrap()
    }

    /// The next draws give these values.
    pub(crate) fn dice(&mut self, values: &[i32]) {
        self.script_dice(1, values.iter().copied());
    }
}
