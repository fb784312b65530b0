//! How far and where units fire (`fire.arc`, `fire.range`, `fire.who`).

use crate::battle::state::Battle;
use crate::board::angles::in_arc;
use crate::ids::{formation, mark, rule};
use crate::refuse;
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::play::{Area, AreaKind, FireArea, PieceIx, PieceState, Refusal};

impl Battle {
    /// The farthest range of a unit, in hexes; 0 if it never fires.
    pub(crate) fn reach_hexes(&self, pix: PieceIx) -> i32 {
        let Some(row) = self.facts(pix).row() else { return 0 };
        let rifles = row.rifle_range.filter(|_| self.is(pix, mark::RIFLES));
        Tables::get().hexes(row.long_range.or(rifles).unwrap_or(row.range))
    }

    /// Is a hex in a unit's arc of fire? A square fires all round.
    pub(crate) fn bears_on(&self, pix: PieceIx, hex: Hex) -> bool {
        let (at, orientation) = (self.piece(pix).hex, self.board().layout().orientation);
        self.piece(pix).facing.is_none_or(|facing| in_arc(facing, hex - at, orientation))
    }

    /// Where a unit could fire as it stands.
    ///
    /// # Errors
    /// Why it does not fire at all.
    pub(crate) fn field_before(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        let (piece, reach) = (self.piece(pix), self.reach_hexes(pix));
        if reach == 0 {
            return refuse(rule::FIRE_WHO, "It has no fire numbers");
        }
        if piece.formation == formation::LIMBERED || self.is(pix, mark::ROUTING) {
            return refuse(
                rule::FIRE_WHO,
                "Neither limbered guns nor routing units fire: unlimber or rally it",
            );
        }
        let mut area = FireArea::default();
        let within = |hex: &Hex| {
            let range = hexes_between(*hex, piece.hex);
            range > 0 && range <= reach && self.bears_on(pix, *hex)
        };
        for hex in self.board().layout().hexes().filter(within) {
            let seen = self.fire_blocked(pix, hex).is_none();
            if seen { area.hexes.push(hex) } else { area.hidden.push(hex) }
        }
        Ok(area)
    }

    /// Of a selected unit its ranges, near and far, where it bears (`fire.range`).
    pub(crate) fn ranges_shown(&self, selected: Option<PieceIx>) -> Vec<Area> {
        let on_map = |pix: &PieceIx| self.field().get(*pix).is_some_and(PieceState::on_map);
        let Some(pix) = selected.filter(on_map) else { return Vec::new() };
        let (Ok(before), Some(row)) = (self.field_before(pix), self.facts(pix).row()) else {
            return Vec::new();
        };
        let (at, far) = (self.piece(pix).hex, self.reach_hexes(pix));
        let near = if row.long_range.is_some() { Tables::get().hexes(row.range) } else { far };
        let layout = self.board().layout();
        let mut all: Vec<Hex> = before.hexes.into_iter().chain(before.hidden).collect();
        all.sort_by_key(|hex| layout.index(*hex));
        let band = |name: &str, from: i32, to: i32| Area {
            name: format!("{name}, up to {to} hexes"),
            kind: AreaKind::Ring,
            side: None,
            hexes: all.iter().copied().filter(|hex| (from..=to).contains(&hexes_between(*hex, at))).collect(),
            note: String::new(),
            rule: rule::FIRE_RANGE,
        };
        let mut areas = vec![band(if near < far { "Short range" } else { "Range" }, 1, near)];
        if near < far {
            areas.push(band("Long range", near + 1, far));
        }
        areas.retain(|area| !area.hexes.is_empty());
        areas
    }
}

fn hexes_between(one: Hex, other: Hex) -> i32 {
    i32::try_from(one.unsigned_distance_to(other)).unwrap_or(i32::MAX)
}
