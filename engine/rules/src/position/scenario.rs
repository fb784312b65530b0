//! A scenario as a position: its pieces as they stand before the battle begins.

use super::Position;
use crate::catalog::{Kind, Role};
use crate::kernel::System;
use oblique_board::Board;
use oblique_board::hex::{Hex, HexSet, Hour};
use oblique_scenario::{Piece, Scenario, Side, Value};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::marker::PhantomData;

/// A piece of a scenario as a position has it: of a kind the catalog knows. It need not be the scenario's
/// own: a piece as it would be formed or placed is asked about alike.
#[derive(Clone, Copy, Debug)]
pub struct ScenarioPiece<'p> {
    /// As the scenario has it.
    pub given: &'p Piece,
    /// Its kind.
    pub kind: &'static Kind,
    /// The index of its formation in the catalog; 0 for kinds without, 255 for one no catalog has.
    pub formation: u8,
}

impl PartialEq for ScenarioPiece<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.given, other.given)
    }
}

/// Who stands where.
struct Standing {
    /// Hexes somebody stands in.
    taken: HexSet,
    /// The indices of those there.
    who: BTreeMap<(i32, i32), Vec<usize>>,
}

/// A scenario as a position of a system.
pub struct ScenarioPosition<'p, S> {
    scenario: &'p Scenario,
    /// Who stands on the board, in roster order.
    pieces: Vec<ScenarioPiece<'p>>,
    at: OnceCell<Standing>,
    /// Hexes in zones of control of A and of B.
    zones: OnceCell<[HexSet; 2]>,
    system: PhantomData<fn() -> S>,
}

impl<'p, S: System> ScenarioPosition<'p, S> {
    /// A scenario's ground with those pieces on it, in roster order.
    #[must_use]
    pub fn new(scenario: &'p Scenario, pieces: impl IntoIterator<Item = &'p Piece>) -> Self {
        // Neighbours of the roster are alike more often than not.
        let mut last: Option<ScenarioPiece<'p>> = None;
        let mut known = |given: &'p Piece| {
            let alike = |l: &ScenarioPiece<'_>| {
                let formed = !given.formation.is_empty() && l.given.formation == given.formation;
                formed && l.given.kind == given.kind
            };
            let piece = match last.filter(alike) {
                Some(before) => Some(ScenarioPiece { given, ..before }),
                None => piece_of::<S>(scenario, given),
            };
            last = piece.or(last);
            piece
        };
        let pieces = pieces.into_iter().filter_map(&mut known).collect();
        Self { scenario, pieces, at: OnceCell::new(), zones: OnceCell::new(), system: PhantomData }
    }

    /// A scenario's ground without anybody on it: for what is asked of pieces that are handed in.
    #[must_use]
    pub const fn ground(scenario: &'p Scenario) -> Self {
        let pieces = Vec::new();
        Self { scenario, pieces, at: OnceCell::new(), zones: OnceCell::new(), system: PhantomData }
    }

    /// The scenario.
    #[must_use]
    pub const fn scenario(&self) -> &'p Scenario {
        self.scenario
    }

    /// Who stands on the board, in roster order.
    #[must_use]
    pub fn pieces(&self) -> &[ScenarioPiece<'p>] {
        &self.pieces
    }

    /// A piece as this position has pieces; `None` if its kind is unknown.
    #[must_use]
    pub fn piece(&self, given: &'p Piece) -> Option<ScenarioPiece<'p>> {
        piece_of::<S>(self.scenario, given)
    }

    /// The hexes in zones of control of a side.
    pub fn zone_of(&self, side: Side) -> &HexSet {
        let zones = self.zones.get_or_init(|| {
            let layout = self.scenario.board.layout();
            Side::BOTH.map(|side| {
                let own = self.pieces.iter().filter(|p| p.given.side == side);
                HexSet::of(layout, own.filter_map(|p| S::zone(self, *p)).flatten())
            })
        });
        &zones[side.index()]
    }
}

/// A piece of a scenario under its system; `None` if its kind is unknown there.
fn piece_of<'p, S: System>(scenario: &'p Scenario, given: &'p Piece) -> Option<ScenarioPiece<'p>> {
    let catalog = S::catalog();
    let kind = catalog.kind(&given.kind)?;
    let formation = if kind.formations.is_empty() {
        0
    } else {
        let own = S::formation_of(scenario, given);
        let at = catalog.formations.iter().position(|f| f.id == own);
        at.and_then(|at| u8::try_from(at).ok()).unwrap_or(u8::MAX)
    };
    Some(ScenarioPiece { given, kind, formation })
}

impl<'p, S: System> Position for ScenarioPosition<'p, S> {
    type Piece = ScenarioPiece<'p>;

    fn board(&self) -> &Board {
        &self.scenario.board
    }

    fn pieces_at(&self, hex: Hex) -> impl Iterator<Item = ScenarioPiece<'p>> + '_ {
        let at = self.at.get_or_init(|| {
            let mut at = Standing { taken: HexSet::new(self.scenario.board.layout()), who: BTreeMap::new() };
            for (i, piece) in self.pieces.iter().enumerate() {
                if let Some(hex) = self.hex_of(*piece) {
                    at.taken.insert(hex);
                    at.who.entry((hex.x, hex.y)).or_default().push(i);
                }
            }
            at
        });
        // Most hexes are empty, and that is told at once.
        let here = at.taken.contains(hex).then(|| at.who.get(&(hex.x, hex.y))).flatten();
        here.into_iter().flatten().filter_map(|i| self.pieces.get(*i)).copied()
    }

    fn hex_of(&self, piece: ScenarioPiece<'p>) -> Option<Hex> {
        piece.given.hex.filter(|hex| self.scenario.board.layout().contains(*hex))
    }

    fn side_of(&self, piece: ScenarioPiece<'p>) -> Side {
        piece.given.side
    }

    fn role_of(&self, piece: ScenarioPiece<'p>) -> Role {
        piece.kind.role
    }

    fn formation_of(&self, piece: ScenarioPiece<'p>) -> u8 {
        piece.formation
    }

    fn facing_of(&self, piece: ScenarioPiece<'p>) -> Option<Hour> {
        piece.given.facing
    }

    /// Marks it begins with are flags of their names.
    fn is_marked(&self, piece: ScenarioPiece<'p>, mark: u8) -> bool {
        let mark = S::catalog().marks.get(usize::from(mark));
        mark.is_some_and(|m| piece.given.attrs.get(&m.id).and_then(Value::flag) == Some(true))
    }

    fn in_enemy_zone(&self, side: Side, hex: Hex) -> bool {
        self.zone_of(side.other()).contains(hex)
    }
}
