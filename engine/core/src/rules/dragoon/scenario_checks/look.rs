//! A scenario as the checks look at it, and how they say what they see.

use super::SheetCheck;
use crate::check::{Diagnostic, Fix, Place};
use crate::hex::{Hex, Layout};
use crate::rules::catalog::{FacingKind, Role};
use crate::rules::dragoon::CATALOG;
use crate::scenario::{Edit, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeSet;

/// A piece with its id.
pub(super) type Entry<'s> = (&'s PieceId, &'s Piece);

/// What a check sees.
pub(super) struct Look<'s> {
    pub(super) s: &'s Scenario,
    check: &'s SheetCheck,
    found: &'s mut Vec<Diagnostic>,
}

impl<'s> Look<'s> {
    pub(super) const fn new(check: &'s SheetCheck, s: &'s Scenario, found: &'s mut Vec<Diagnostic>) -> Self {
        Self { s, check, found }
    }

    pub(super) fn say(&mut self, place: Place, message: String) {
        self.found.push(Diagnostic {
            id: self.check.id,
            severity: self.check.severity,
            place,
            rule: self.check.rule,
            message,
            fix: None,
        });
    }

    pub(super) fn say_fix(&mut self, place: Place, message: String, label: impl Into<String>, edit: Edit) {
        self.say(place, message);
        if let Some(last) = self.found.last_mut() {
            last.fix = Some(Fix { label: label.into(), edit });
        }
    }

    /// Says something of a piece, mended by a change of it.
    pub(super) fn say_piece(
        &mut self,
        (id, piece): Entry<'s>,
        field: &str,
        message: String,
        label: impl Into<String>,
        mend: impl FnOnce(&mut Piece),
    ) {
        let mut mended = piece.clone();
        mend(&mut mended);
        let place = Place::Piece(id.clone(), field.to_owned());
        self.say_fix(place, message, label, Edit::Piece(id.clone(), Some(Box::new(mended))));
    }

    pub(super) const fn layout(&self) -> Layout {
        self.s.board.layout()
    }

    /// A parameter's number, or the catalog's default.
    pub(super) fn param(&self, id: &str) -> i64 {
        let usual = || CATALOG.params.iter().find(|p| p.id == id).and_then(|p| p.default.int());
        self.s.params.get(id).and_then(Value::int).or_else(usual).unwrap_or(0)
    }

    /// A side parameter's number, or the catalog's default.
    pub(super) fn side_param(&self, side: Side, id: &str) -> i64 {
        let usual = || CATALOG.side_params.iter().find(|p| p.id == id).and_then(|p| p.default.int());
        self.s.side(side).params.get(id).and_then(Value::int).or_else(usual).unwrap_or(0)
    }

    /// All pieces of a role the predicate wants, in roster order.
    pub(super) fn pieces(&self, wanted: impl Fn(Role) -> bool) -> Vec<Entry<'s>> {
        let mut all: Vec<Entry<'s>> =
            self.s.pieces.iter().filter(|(_, p)| role(p).is_some_and(&wanted)).collect();
        all.sort_by_key(|(id, p)| (p.side, p.order, *id));
        all
    }

    /// All combat units.
    pub(super) fn units(&self) -> Vec<Entry<'s>> {
        self.pieces(|r| !r.leads())
    }

    /// Combat units on the board, with their hexes.
    pub(super) fn deployed(&self) -> Vec<(Entry<'s>, Hex)> {
        let layout = self.layout();
        let on = |(id, p): Entry<'s>| Some(((id, p), p.hex.filter(|h| layout.contains(*h))?));
        self.units().into_iter().filter_map(on).collect()
    }

    /// Every hex in the zone of control of units of a side, as column and row (`zoc.where`).
    pub(super) fn zone_of(&self, side: Side) -> BTreeSet<(i32, i32)> {
        let layout = self.layout();
        let mut zone = BTreeSet::new();
        for ((_, piece), hex) in self.deployed().into_iter().filter(|((_, p), _)| p.side == side) {
            zone.extend(fronts(piece, layout).into_iter().map(|d| layout.col_row(hex + d)));
        }
        zone
    }

    /// The nearest hex to `from` without any piece and on which `fits` says yes.
    pub(super) fn free_hex(&self, from: Hex, fits: impl Fn(Hex) -> bool) -> Option<Hex> {
        let layout = self.layout();
        let taken: BTreeSet<_> =
            self.s.pieces.values().filter_map(|p| p.hex).map(|h| layout.col_row(h)).collect();
        let ring = |r: u32| {
            let mut ring: Vec<Hex> = from.ring(r).collect();
            ring.sort_by_key(|h| layout.col_row(*h));
            ring
        };
        let free = |h: &Hex| layout.contains(*h) && !taken.contains(&layout.col_row(*h)) && fits(*h);
        (1..12).find_map(|r| ring(r).into_iter().find(free))
    }
}

/// The role of a piece's kind.
pub(super) fn role(piece: &Piece) -> Option<Role> {
    CATALOG.kind(&piece.kind).map(|k| k.role)
}

/// Is it attached to a leader by its kind: foot and horse?
pub(super) const fn is_sub(role: Role) -> bool {
    matches!(role, Role::Foot | Role::Light | Role::Horse)
}

/// Is it on the map, or does it arrive?
pub(super) const fn takes_part(piece: &Piece) -> bool {
    piece.hex.is_some() || piece.arrives.is_some()
}

/// A number of a piece, or the default of its kind.
pub(super) fn int(piece: &Piece, attr: &str) -> i64 {
    let usual = || CATALOG.kind(&piece.kind)?.attribute(attr)?.default.int();
    piece.int(attr).or_else(usual).unwrap_or(0)
}

/// A word of a piece, or the default of its kind.
pub(super) fn word<'p>(piece: &'p Piece, attr: &str) -> &'p str {
    let usual = || CATALOG.kind(&piece.kind)?.attribute(attr)?.default.text();
    piece.text(attr).or_else(usual).unwrap_or("")
}

/// The formation it has, the usual one of its kind where none is given.
pub(super) fn formation(piece: &Piece) -> &str {
    let usual = || CATALOG.kind(&piece.kind)?.formations.first().map(String::as_str);
    if piece.formation.is_empty() { usual().unwrap_or("") } else { &piece.formation }
}

/// What the facing of its formation is.
pub(super) fn facing_kind(piece: &Piece) -> Option<FacingKind> {
    CATALOG.formation(formation(piece)).map(|f| f.facing)
}

/// Steps to the hexes of its zone of control: front hexes of what has one, all six of a square.
pub(super) fn fronts(piece: &Piece, layout: Layout) -> Vec<Hex> {
    let o = layout.orientation;
    match (facing_kind(piece), piece.facing) {
        (Some(FacingKind::Round), _) => o.sides().map(|s| s.vector(o)).to_vec(),
        (Some(FacingKind::Vertex), Some(f)) if !f.is_side(o) => {
            [-1, 1].map(|turn| f.turned(turn).vector(o)).to_vec()
        }
        _ => Vec::new(),
    }
}

/// Men of a piece; guns count none.
pub(super) fn men(piece: &Piece) -> i64 {
    if role(piece).is_some_and(is_sub) { int(piece, "men").max(0) } else { 0 }
}
