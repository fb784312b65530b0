//! The only ways a piece changes hex or leaves the map, and what always follows: top and lower
//! units, lone leaders run down, objectives changing hands (`stack.first`, `ldr.alone`,
//! `vic.control`). Also what a step costs on the chart (`move.cost`, `move.road`).
//!
//! Must not know orders: who may move, and when, is told elsewhere.

use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::tables::{ChartColumn, Tables};
use oblique_board::Board;
use oblique_board::hex::{Edge, Hex};
use oblique_rules::play::{Event, PieceIx, Standing, Why};

/// What one step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StepCost {
    /// Movement points, in halves.
    pub halves: i32,
    /// Modifier of the unit's own disruption check; `None` = no check (`move.modless`).
    pub disruption: Option<i32>,
}

/// Bits of roads and of streams in a board's edge masks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Linear {
    /// Roads and trails.
    pub road: u16,
    /// Streams.
    pub stream: u16,
}

impl Linear {
    /// Those of a board.
    pub fn of(board: &Board) -> Self {
        let bit = |id: &str| board.linear_kind(id).map_or(0, |k| 1u16 << k.0);
        Self { road: bit("road") | bit("trail"), stream: bit("stream") }
    }
}

/// What a step between adjacent hexes of a board costs a column of the chart (`move.cost`,
/// `move.road`); `None` where it is not allowed.
pub(crate) fn step_cost(
    board: &Board,
    linear: Linear,
    column: ChartColumn,
    from: Hex,
    to: Hex,
) -> Option<StepCost> {
    let tables = Tables::get();
    let terrain = board.terrain(to)?;
    let crossed = Edge::between(from, to, board.layout().orientation).map_or(0, |e| board.linear_mask(e));
    if let Some(road) = tables.road.cell(column).filter(|_| crossed & linear.road != 0) {
        return Some(StepCost { halves: road.mp_halves, disruption: road.disruption });
    }
    let hex = tables.terrain(terrain).cell(column)?;
    let mut cost = StepCost { halves: hex.mp_halves, disruption: hex.disruption };
    let mut add = |row: &crate::tables::TerrainRow| {
        let cell = row.cell(column)?;
        cost.halves += cell.mp_halves;
        cost.disruption = cost.disruption.map(|d| d + cell.disruption.unwrap_or(0));
        Some(())
    };
    if board.level(from) != board.level(to) {
        add(&tables.slope)?;
    }
    if crossed & linear.stream != 0 {
        add(&tables.stream)?;
    }
    Some(cost)
}

impl Battle {
    /// Does a road or trail cross the edge between two adjacent hexes?
    pub(crate) fn road_between(&self, a: Hex, b: Hex) -> bool {
        self.edge_has(a, b, self.ground().linear.road)
    }

    /// Does a stream run along the edge between two adjacent hexes?
    pub(crate) fn stream_between(&self, a: Hex, b: Hex) -> bool {
        self.edge_has(a, b, self.ground().linear.stream)
    }

    fn edge_has(&self, a: Hex, b: Hex, mask: u16) -> bool {
        let board = &self.board();
        Edge::between(a, b, board.layout().orientation).is_some_and(|e| board.linear_mask(e) & mask != 0)
    }

    /// Is a hex on a road or trail?
    pub(crate) fn on_road(&self, hex: Hex) -> bool {
        self.around(hex).into_iter().any(|n| self.road_between(hex, n))
    }

    /// Do two hexes lie on different levels (`move.slope`)?
    pub(crate) fn slope_between(&self, a: Hex, b: Hex) -> bool {
        self.board().level(a) != self.board().level(b)
    }

    /// What a step between adjacent hexes costs a piece as it is formed (`move.cost`, `move.road`);
    /// `None` where it is not allowed.
    pub(crate) fn route_cost(&self, pix: PieceIx, from: Hex, to: Hex) -> Option<StepCost> {
        self.step_cost(pix, self.piece(pix).formation, from, to)
    }

    /// The same in another formation.
    pub(crate) fn step_cost(&self, pix: PieceIx, formation: u8, from: Hex, to: Hex) -> Option<StepCost> {
        self.column_cost(self.column(pix, formation), from, to)
    }

    /// The same for a column of the chart.
    pub(crate) fn column_cost(&self, column: ChartColumn, from: Hex, to: Hex) -> Option<StepCost> {
        step_cost(self.board(), self.ground().linear, column, from, to)
    }

    /// The top unit that fights for a hex: the men before a battery that stands with them
    /// (`fire.plot`).
    pub(crate) fn fighting_at(&self, hex: Hex) -> Option<PieceIx> {
        self.units_at(hex).find(|p| !self.arm(*p).is_guns()).or_else(|| self.top_at(hex))
    }

    /// Puts a piece into a hex: the only way a piece changes hex. A unit enters beneath; lone enemy
    /// leaders there are eliminated and an objective changes hands.
    pub(crate) fn place(&mut self, pix: PieceIx, to: Hex, why: Why) {
        let from = self.piece(pix).hex;
        self.emit(Event::Moved { piece: pix, from, to, why });
        if self.arm(pix).is_leader() {
            return;
        }
        // A unit left alone, or without a unit above it, becomes the top one (`stack.first`).
        self.settle_tops(from, None);
        self.go_beneath(pix);
        self.enter(pix, to);
    }

    /// What a unit finds in a hex it enters.
    fn enter(&mut self, pix: PieceIx, hex: Hex) {
        let side = self.piece(pix).side();
        let lone: Vec<PieceIx> =
            self.at(hex).iter().copied().filter(|p| self.piece(*p).side() != side).collect();
        for leader in lone {
            if self.arm(leader).is_leader() {
                self.lose_leader(leader, rule::LDR_ALONE);
            }
        }
        if self.routed(pix) {
            return;
        }
        let Some(index) = self.ground().objectives.get(&(hex.x, hex.y)).copied() else { return };
        let holder = self.field().objectives.get(usize::from(index)).map(|o| o.holder);
        if holder.is_some_and(|h| h != Some(side)) {
            self.emit(Event::Objective { index, holder: Some(side) });
        }
    }

    /// Takes a piece off the map; the other unit of its hex becomes the top one.
    pub(crate) fn remove(&mut self, pix: PieceIx, standing: Standing, why: Why) {
        let hex = self.piece(pix).hex;
        self.emit(Event::Stood { piece: pix, standing, why });
        if !self.arm(pix).is_leader() {
            self.settle_tops(hex, None);
        }
    }

    /// Does it take part in the present action phase?
    pub(crate) fn takes_part(&self, pix: PieceIx) -> bool {
        self.is(pix, mark::TAKING_PART)
    }
}
