//! Fronts, flanks and rears, zones of control, fields of fire (`face.*`, `zoc.who`).
//!
//! Must not know what is done with them.

use crate::CATALOG;
use crate::battle::state::{Battle, form_of};
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour, Orientation, Sector, sector, within_60};
use oblique_rules::kernel::Front;
use oblique_rules::play::PieceIx;
use oblique_rules::position::Position;
use std::cmp::Ordering;

/// Does a formation face a side of its hex, and not a corner (`face.sides`)?
fn faces_side(form: u8) -> bool {
    CATALOG.formations.get(usize::from(form)).is_some_and(|f| f.facing.faces_sides() == Some(true))
}

/// Frontal hexes of a stance, off-map ones included, left before right: as many about its facing as a zone of
/// control of the formation covers, at least the one a column faces; none for a facing the formation has not
/// (`face.sides`, `face.cavalry`).
fn front_of(o: Orientation, hex: Hex, facing: Hour, form: u8) -> Front {
    if facing.is_side(o) != faces_side(form) {
        return Front::default();
    }
    // Hexes are two hours apart: one hour from a vertex, none from a side.
    let aside = zone_hexes(form).clamp(1, 6) - 1;
    let hours = (-aside..=aside).map(|turn| facing.turned(turn)).filter(|hour| hour.is_side(o));
    hours.map(|hour| hex + hour.vector(o)).collect()
}

/// Hexes that a zone of control of a formation covers; 0 if it has none.
fn zone_hexes(form: u8) -> i32 {
    Tables::get().formation(form_of(form)).zoc_hexes
}

/// Frontal hexes of a unit as it stands; none for leaders.
pub(crate) fn front<P: Position>(position: &P, piece: P::Piece) -> Front {
    let (hex, facing) = (position.hex_of(piece), position.facing_of(piece));
    let Some((hex, facing)) = hex.zip(facing) else { return Front::default() };
    front_of(position.board().layout().orientation, hex, facing, position.formation_of(piece))
}

/// Has it a zone of control (`zoc.who`)?
pub(crate) fn has_zone<P: Position>(position: &P, piece: P::Piece) -> bool {
    let arm = position.role_of(piece).is_foot_or_horse();
    arm && zone_hexes(position.formation_of(piece)) > 0 && position.hex_of(piece).is_some()
}

impl Battle {
    /// [`front_of`] on this board.
    pub(crate) fn front_of(&self, hex: Hex, facing: Hour, form: u8) -> Front {
        front_of(self.board().layout().orientation, hex, facing, form)
    }

    /// [`front`] of a unit.
    pub(crate) fn front(&self, pix: PieceIx) -> Front {
        front(&self.0, pix)
    }

    /// Rear hexes of a unit as it stands, on the board or not: two of a line, cavalry or gun, one
    /// of a column, three of skirmishers.
    pub(crate) fn rear(&self, pix: PieceIx) -> Front {
        let piece = self.piece(pix);
        piece.facing.map_or_else(Front::default, |f| self.front_of(piece.hex, f.opposite(), piece.formation))
    }

    /// Does a unit of `by`'s formation and stance have `hex` before it?
    pub(crate) fn faces(&self, by: PieceIx, hex: Hex) -> bool {
        self.front(by).contains(&hex)
    }

    /// Is a hex within a unit's field of fire (`face.arc`)?
    pub(crate) fn in_arc(&self, pix: PieceIx, hex: Hex) -> bool {
        let piece = self.piece(pix);
        let Some(facing) = piece.facing else { return false };
        let o = self.board().layout().orientation;
        let (v, f) = (hex - piece.hex, facing.vector(o));
        if self.arm(pix).is_skirmisher() { within_90(v, f) } else { within_60(v, f) }
    }

    /// Which side of a unit a shot or blow from `from` strikes, if the unit stands with `facing`
    /// in `hex` (`face.struck`).
    pub(crate) fn struck_side(&self, pix: PieceIx, hex: Hex, facing: Option<Hour>, from: Hex) -> Sector {
        let Some(facing) = facing else { return Sector::Front };
        let o = self.board().layout().orientation;
        let v = from - hex;
        if self.arm(pix).is_skirmisher() {
            return if within_90(v, facing.vector(o)) { Sector::Front } else { Sector::Rear };
        }
        // Rear begins at 120 degrees of a line and at 150 of a column: the mirror image of the front.
        let behind = sector(facing.opposite(), v, o) == Sector::Front;
        match sector(facing, v, o) {
            Sector::Front => Sector::Front,
            _ if behind => Sector::Rear,
            _ => Sector::Flank,
        }
    }

    /// The hours a formation may face on this board: sides for columns and skirmishers, vertices
    /// for the rest.
    pub(crate) fn hours_of(&self, form: u8) -> [Hour; 6] {
        let o = self.board().layout().orientation;
        if faces_side(form) { o.sides() } else { o.vertices() }
    }
}

/// Is the angle between two directions at most 90 degrees?
fn within_90(v: Hex, f: Hex) -> bool {
    let cube = |h: Hex| [h.x, h.y, -h.x - h.y].map(i64::from);
    let (a, b) = (cube(v), cube(f));
    let dot: i64 = a.iter().zip(b).map(|(a, b)| a * b).sum();
    dot.cmp(&0) != Ordering::Less
}
