//! Fronts and zones of control (`face.hexes`, `zoc.where`): of a battle and of a scenario alike.
//!
//! Must not know what is done with them.

use crate::battle::state::Battle;
use crate::ids::{formation, mark};
use oblique_board::hex::Hour;
use oblique_rules::kernel::Front;
use oblique_rules::play::PieceIx;
use oblique_rules::position::Position;

/// Does a formation face a side of its hex, and not a corner (`face.hexes`)?
pub const fn faces_side(formation: u8) -> bool {
    matches!(formation, formation::COLUMN | formation::LIMBERED)
}

/// Front hexes of a unit as it stands (`face.hexes`): two for a vertex facing, one for a side facing, six
/// for a square, none when routed, off the map or with a facing its formation has not. Off-map hexes
/// included. Left before right.
pub fn front<P: Position>(position: &P, piece: P::Piece) -> Front {
    let Some(hex) = position.hex_of(piece) else { return Front::default() };
    let (o, formation) = (position.board().layout().orientation, position.formation_of(piece));
    let step = |hour: Hour| hex + hour.vector(o);
    match position.facing_of(piece) {
        _ if formation == formation::SQUARE => o.sides().map(step).into_iter().collect(),
        Some(f) if f.is_side(o) != faces_side(formation) => Front::default(),
        Some(f) if f.is_side(o) => [step(f)].into_iter().collect(),
        Some(f) => [step(f.turned(-1)), step(f.turned(1))].into_iter().collect(),
        None => Front::default(),
    }
}

/// Has it a zone of control by how it stands (`zoc.where`)? Neither ground nor other units take it away
/// (`zoc.everywhere`).
pub fn has_zone<P: Position>(position: &P, piece: P::Piece) -> bool {
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
    pub fn front(&self, pix: PieceIx) -> Front {
        front(&self.0, pix)
    }

    /// Has it a zone of control now: by how it stands, and not about to leave (`zoc.where`)?
    pub fn has_zone(&self, pix: PieceIx) -> bool {
        has_zone(&self.0, pix) && !self.memory().leaving.contains(&pix)
    }
}
