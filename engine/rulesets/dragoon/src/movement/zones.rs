//! Fronts and zones of control (`face.hexes`, `zoc.where`): of a battle and of a scenario alike.
//!
//! Must not know what is done with them.

use crate::CATALOG;
use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::Hour;
use oblique_rules::catalog::FacingKind;
use oblique_rules::kernel::Front;
use oblique_rules::play::PieceIx;
use oblique_rules::position::Position;

/// Front hexes of a unit as it stands (`face.hexes`): two for a vertex facing, one for a side facing, six
/// for a square, none when routed, off the map or with a facing its formation has not. Off-map hexes
/// included. Left before right.
pub(crate) fn front<P: Position>(position: &P, piece: P::Piece) -> Front {
    let Some(hex) = position.hex_of(piece) else { return Front::default() };
    let (o, formation) = (position.board().layout().orientation, position.formation_of(piece));
    let step = |hour: Hour| hex + hour.vector(o);
    let kind = CATALOG.formations.get(usize::from(formation)).map_or(FacingKind::None, |f| f.facing);
    match (kind, position.facing_of(piece)) {
        (FacingKind::Round, _) => o.sides().map(step).into_iter().collect(),
        (FacingKind::Side, Some(f)) if f.is_side(o) => [step(f)].into_iter().collect(),
        (FacingKind::Vertex, Some(f)) if !f.is_side(o) => {
            [step(f.turned(-1)), step(f.turned(1))].into_iter().collect()
        }
        _ => Front::default(),
    }
}

/// Has it a zone of control by how it stands (`zoc.where`)? Neither ground nor other units take it away
/// (`zoc.everywhere`).
pub(crate) fn has_zone<P: Position>(position: &P, piece: P::Piece) -> bool {
    let formed = matches!(
        position.formation_of(piece),
        formation::LINE | formation::SQUARE | formation::NORMAL | formation::UNLIMBERED
    );
    formed
        && position.hex_of(piece).is_some()
        && !position.role_of(piece).leads()
        && !position.is_marked(piece, mark::ROUTED)
        && !position.is_marked(piece, mark::PURSUING)
}

impl Battle {
    /// [`front`] of a unit.
    pub(crate) fn front(&self, pix: PieceIx) -> Front {
        front(&self.0, pix)
    }

    /// Has it a zone of control now: by how it stands, and not about to leave (`zoc.where`)?
    pub(crate) fn has_zone(&self, pix: PieceIx) -> bool {
        has_zone(&self.0, pix) && !self.memory().leaving.contains(&pix)
    }
}
