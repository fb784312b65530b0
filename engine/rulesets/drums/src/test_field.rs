//! A handful of pieces on the usual board, for tests.

use crate::battle::state::Battle;
use crate::board::tests::BOARD;
use crate::{CATALOG, Drums};
use oblique_board::hex::{Edge, Hex, Orientation};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_rules::play::{Game as _, Options, Order, Verb};
use oblique_rules::position::{ScenarioPiece, ScenarioPosition};
use oblique_scenario::{Piece, PieceId, Scenario, Side, Value};

/// A scenario of pieces `p0`, `p1` and on; units are under the first general of their side.
pub(crate) struct Field(pub Scenario);

/// Gives a piece a special rule.
pub(crate) fn set(piece: &mut Piece, flag: &str) {
    piece.attrs.insert(flag.to_owned(), Value::Flag(true));
}

impl Field {
    /// Kind, side, hex and formation of each piece; all face up the board, or down for B.
    pub(crate) fn new(pieces: &[(&str, &str, Hex, &str)]) -> Self {
        let terrain = CATALOG.terrain.iter().map(|t| t.id.clone()).collect();
        let linear = CATALOG.linear.iter().map(|l| l.id.clone()).collect();
        let mut scenario = Scenario::new("drums", Board::new(BOARD, terrain, linear));
        for (i, (kind, side, hex, formation)) in pieces.iter().enumerate() {
            let side = if *side == "A" { Side::A } else { Side::B };
            let mut piece = Piece::new(side, kind, &format!("Piece {i}"));
            (piece.hex, piece.formation, piece.order) = (Some(*hex), (*formation).to_owned(), i as u32);
            let kind_of = CATALOG.kind(kind).expect("a kind");
            if !kind_of.role.leads() {
                let first = pieces.iter().position(|p| {
                    (p.1 == "A") == (side == Side::A) && CATALOG.kind(p.0).is_some_and(|k| k.role.leads())
                });
                piece.leader = first.map(|i| PieceId(format!("p{i}")));
                let faces = CATALOG.formation(formation).expect("a formation").facing;
                let ahead = if side == Side::A { 0 } else { 6 };
                piece.facing = faces.nearest(oblique_board::hex::Hour::new(ahead), Orientation::Pointy);
            }
            scenario.pieces.insert(PieceId(format!("p{i}")), piece);
        }
        Self(scenario)
    }

    /// A piece.
    pub(crate) fn piece(&mut self, i: usize) -> &mut Piece {
        self.0.pieces.get_mut(&PieceId(format!("p{i}"))).expect("a piece")
    }

    /// The board.
    pub(crate) const fn board(&self) -> &Board {
        &self.0.board
    }

    /// Paints a hex.
    pub(crate) fn paint(&mut self, hex: Hex, terrain: &str) {
        let ix = self.0.board.terrain_ix(terrain).expect("a terrain");
        self.0.board.set_terrain(hex, ix);
    }

    /// Raises a hex to a level.
    pub(crate) fn raise(&mut self, hex: Hex, level: i8) {
        self.0.board.set_level(hex, level);
    }

    /// Puts a feature on the hexside between two hexes.
    pub(crate) fn edge(&mut self, kind: &str, a: Hex, b: Hex) {
        let edge = Edge::between(a, b, Orientation::Pointy).expect("they touch");
        let feature = Feature::new(kind, Path::Edges(vec![edge]));
        let id = FeatureId(format!("{kind}{}", self.0.board.features().len()));
        self.0.board.put_feature(id, Some(feature));
    }

    /// Lays a road.
    pub(crate) fn road(&mut self, hexes: &[Hex]) {
        let feature = Feature::new("road", Path::Hexes(hexes.to_vec()));
        self.0.board.put_feature(FeatureId("road".to_owned()), Some(feature));
    }

    /// Asks the scenario as a position, with its pieces in their order.
    pub(crate) fn asked<T>(
        &self,
        ask: impl for<'p> FnOnce(&ScenarioPosition<'p, Drums>, &[ScenarioPiece<'p>]) -> T,
    ) -> T {
        let given: Vec<&Piece> =
            (0..self.0.pieces.len()).map(|i| &self.0.pieces[&PieceId(format!("p{i}"))]).collect();
        let position = ScenarioPosition::new(&self.0, given);
        let pieces = position.pieces().to_vec();
        ask(&position, &pieces)
    }
}

/// Gives both sides a break point far off, so that a handful of pieces fights on.
pub(crate) fn steadfast(field: &mut Field) {
    for side in &mut field.0.sides {
        side.params.insert("break_point".to_owned(), Value::Int(60));
    }
}

/// A battle of a field in which A begins, opens the brigade of `p0`, and its piece has won so many actions, 1 to 3.
pub(crate) fn activated(mut field: Field, piece: &str, actions: usize) -> Battle {
    field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
    steadfast(&mut field);
    let mut battle = Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false });
    battle.script_dice(0, vec![6; actions]);
    let place = |id: &str| Some(battle.by_id(id).expect("it takes part"));
    let (leader, unit) = (place("p0"), place(piece));
    let dice = Order::Choose { alternative: i32::try_from(actions).expect("few") };
    for order in [Order::Activate { leader }, Order::Activate { leader: unit }, dice] {
        given(&mut battle, &order);
    }
    battle
}

/// The first order of a kind that is offered.
pub(crate) fn first_offered(battle: &Battle, verb: Verb) -> Order {
    let offered = battle.offered();
    offered.iter().find(|order| order.verb() == verb).cloned().unwrap_or_else(|| panic!("{offered:?}"))
}

/// Gives an order that must be offered; the events applied to a copy must give the same state.
pub(crate) fn given(battle: &mut Battle, order: &Order) {
    assert!(battle.offered().contains(order), "{order:?} is not among {:?}", battle.offered());
    let mut copy = battle.clone();
    battle.clear_events();
    battle.obey(order);
    for event in battle.take_events() {
        assert_eq!(copy.audit_event(&event), None, "{event:?} of {order:?}");
        copy.emit(event);
        let faults = copy.audit(false);
        assert!(faults.is_empty(), "{faults:?} within {order:?}");
    }
    let hash = |b: &Battle| b.field().state_hash(b.memory());
    assert_eq!(hash(&copy), hash(battle), "{order:?}");
}
