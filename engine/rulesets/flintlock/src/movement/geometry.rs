//! Fronts, flanks and rears, zones of control, fields of fire (`face.*`, `zoc.who`).
//!
//! Must not know what is done with them.

use crate::battle::state::Battle;
use crate::ids::formation;
use oblique_board::hex::{Hex, Hour, Sector, sector, within_60};
use oblique_rules::play::Pix;
use std::cmp::Ordering;

impl Battle {
    /// Frontal hexes of a stance, off-map ones included, left before right: two for a vertex
    /// facing, one for a column, three for skirmishers (`face.sides`, `face.cavalry`).
    pub fn front_of(&self, hex: Hex, facing: Hour, form: u8) -> Vec<Hex> {
        let o = self.ground.board.layout().orientation;
        let step = |turn: i32| hex + facing.turned(turn).vector(o);
        match (facing.is_side(o), form) {
            (true, formation::COLUMN) => vec![step(0)],
            (true, _) => vec![step(-2), step(0), step(2)],
            (false, _) => vec![step(-1), step(1)],
        }
    }

    /// Frontal hexes of a unit as it stands; none for leaders.
    pub fn front(&self, pix: Pix) -> Vec<Hex> {
        let piece = self.piece(pix);
        piece.facing.map_or_else(Vec::new, |f| self.front_of(piece.hex, f, piece.formation))
    }

    /// Rear hexes of a unit as it stands, on the board or not: two of a line, cavalry or gun, one
    /// of a column, three of skirmishers.
    pub fn rear(&self, pix: Pix) -> Vec<Hex> {
        let piece = self.piece(pix);
        piece.facing.map_or_else(Vec::new, |f| self.front_of(piece.hex, f.opposite(), piece.formation))
    }

    /// Has it a zone of control (`zoc.who`)?
    pub fn has_zone(&self, pix: Pix) -> bool {
        let piece = self.piece(pix);
        piece.on_map() && self.arm(pix).is_body() && piece.formation != formation::COLUMN
    }

    /// Does a unit of `by`'s formation and stance have `hex` before it?
    pub fn faces(&self, by: Pix, hex: Hex) -> bool {
        self.front(by).contains(&hex)
    }

    /// Is a hex within a unit's field of fire (`face.arc`)?
    pub fn in_arc(&self, pix: Pix, hex: Hex) -> bool {
        let piece = self.piece(pix);
        let Some(facing) = piece.facing else { return false };
        let o = self.ground.board.layout().orientation;
        let (v, f) = (hex - piece.hex, facing.vector(o));
        if self.arm(pix).is_skirmisher() { within_90(v, f) } else { within_60(v, f) }
    }

    /// Which side of a unit a shot or blow from `from` strikes, if the unit stands with `facing`
    /// in `hex` (`face.struck`).
    pub fn struck_side(&self, pix: Pix, hex: Hex, facing: Option<Hour>, from: Hex) -> Sector {
        let Some(facing) = facing else { return Sector::Front };
        let o = self.ground.board.layout().orientation;
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
    pub fn hours_of(&self, form: u8) -> [Hour; 6] {
        let o = self.ground.board.layout().orientation;
        if matches!(form, formation::COLUMN | formation::SKIRMISH) { o.sides() } else { o.vertices() }
    }
}

/// Is the angle between two directions at most 90 degrees?
fn within_90(v: Hex, f: Hex) -> bool {
    let cube = |h: Hex| [h.x, h.y, -h.x - h.y].map(i64::from);
    let (a, b) = (cube(v), cube(f));
    let dot: i64 = a.iter().zip(b).map(|(a, b)| a * b).sum();
    dot.cmp(&0) != Ordering::Less
}
