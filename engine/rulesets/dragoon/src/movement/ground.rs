//! The column of the terrain chart a piece uses, and the ground closed to a formation (`move.na`): in a battle
//! and in a scenario alike.
//!
//! Must not know who else stands there.

use crate::Dragoon;
use crate::battle::ground::Chart;
use crate::battle::setup::chart_of;
use crate::battle::state::Battle;
use crate::ids::formation;
use crate::tables::{ChartColumn, Tables};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::State;
use oblique_rules::play::PieceIx;
use oblique_rules::position::{Position, ScenarioPiece, ScenarioPosition};

/// What the chart asks of a piece beside how it stands.
pub(crate) trait Charted: Position {
    /// Which pair of infantry columns its nation uses.
    fn chart_of(&self, piece: Self::Piece) -> Chart;
}

impl Charted for State<Dragoon> {
    fn chart_of(&self, piece: PieceIx) -> Chart {
        self.facts(piece).traits.chart
    }
}

impl<'p> Charted for ScenarioPosition<'p, Dragoon> {
    fn chart_of(&self, piece: ScenarioPiece<'p>) -> Chart {
        chart_of(self.scenario(), piece.given)
    }
}

/// The chart's column for a piece in a formation; a square and a routed unit use the line cell.
pub(crate) fn chart_column<P: Charted>(position: &P, piece: P::Piece, formation: u8) -> ChartColumn {
    let line = match position.role_of(piece) {
        Role::Foot => match position.chart_of(piece) {
            Chart::Prussian => ChartColumn::PLine,
            Chart::Other => ChartColumn::OLine,
        },
        Role::Light => ChartColumn::Light,
        Role::Horse => ChartColumn::CavLine,
        Role::Guns => ChartColumn::Art,
        Role::Leader | Role::Chief => ChartColumn::Leader,
    };
    if formation == formation::COLUMN { line.in_column() } else { line }
}

/// May a piece in that formation stand in a hex (`move.na`)? Off the map: no.
pub(crate) fn ground_allows<P: Charted>(position: &P, piece: P::Piece, formation: u8, hex: Hex) -> bool {
    let column = || chart_column(position, piece, formation);
    let terrain = position.board().terrain(hex);
    terrain.is_some_and(|t| Tables::get().terrain(t).cell(column()).is_some())
}

impl Battle {
    /// [`chart_column`] of a piece.
    pub(crate) fn column(&self, pix: PieceIx, formation: u8) -> ChartColumn {
        chart_column(&self.0, pix, formation)
    }

    /// [`ground_allows`] of a piece.
    pub(crate) fn terrain_allows(&self, pix: PieceIx, formation: u8, hex: Hex) -> bool {
        ground_allows(&self.0, pix, formation, hex)
    }
}
