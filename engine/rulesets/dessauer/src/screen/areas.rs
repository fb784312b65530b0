//! What the map shows of a selected unit: how far it fires and what its dice need there, and how far it goes and may still
//! fire (`fire.range`, `move.half`).
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

use crate::battle::state::Battle;
use crate::firing::need::by_range;
use crate::ids::{DecisionKind, mark, rule};
use crate::tables::{Fires, Weapon};
use oblique_board::hex::Hex;
use oblique_rules::play::{Area, AreaKind, PieceIx, PieceState};
use std::collections::BTreeMap;

/// What a weapon fires, the nearest band first: canister is named before shot where both reach.
const fn fires_of(weapon: Weapon) -> &'static [(Fires, &'static str)] {
    match weapon {
        Weapon::Musket => &[(Fires::Ball, "Muskets")],
        Weapon::Rifle => &[(Fires::Ball, "Rifles")],
        Weapon::Howitzer => &[(Fires::Canister, "Canister"), (Fires::Shell, "Shell")],
        Weapon::LightGun | Weapon::FieldGun | Weapon::HeavyGun => {
            &[(Fires::Canister, "Canister"), (Fires::Shot, "Shot")]
        }
    }
}

impl Battle {
    /// The areas of a selected unit; none of anybody else.
    pub(crate) fn areas_shown(&self, selected: Option<PieceIx>) -> Vec<Area> {
        let on_map = |pix: &PieceIx| self.field().get(*pix).is_some_and(PieceState::on_map);
        let Some(pix) = selected.filter(on_map).filter(|pix| self.is_troops(*pix)) else { return Vec::new() };
        let mut areas = self.range_bands(pix);
        areas.extend(self.half_a_move(pix));
        areas
    }

    /// Bands of range by what the dice need there before modifiers, each where the unit bears.
    fn range_bands(&self, pix: PieceIx) -> Vec<Area> {
        let Ok(before) = self.field_before(pix) else { return Vec::new() };
        let Some(weapon) = self.class(pix).weapon() else { return Vec::new() };
        let from = self.piece(pix).hex;
        let mut bands: BTreeMap<(usize, i32), Vec<Hex>> = BTreeMap::new();
        for hex in before.hexes.into_iter().chain(before.hidden) {
            let found = fires_of(weapon).iter().enumerate().find_map(|(at, (fires, _))| {
                Some((at, by_range(weapon, *fires, self.range_of(from, hex, *fires))?))
            });
            if let Some(band) = found {
                bands.entry(band).or_default().push(hex);
            }
        }
        let layout = self.board().layout();
        let area = |((at, need), mut hexes): ((usize, i32), Vec<Hex>)| {
            hexes.sort_by_key(|hex| layout.index(*hex));
            let name = fires_of(weapon).get(at).map_or("", |(_, name)| *name);
            Area {
                name: format!("{name}: each die needs {need} or more"),
                kind: AreaKind::Ring,
                side: None,
                hexes,
                note: String::new(),
                rule: rule::FIRE_RANGE,
            }
        };
        bands.into_iter().map(area).collect()
    }

    /// Where a unit that may move now comes by no more than half a move.
    fn half_a_move(&self, pix: PieceIx) -> Option<Area> {
        let decision = self.decision()?;
        let asked = DecisionKind::of(decision.kind) == Some(DecisionKind::Movement);
        let own = self.piece(pix).side() == decision.side;
        // Who is shaken fires in no case (`fire.who`).
        if !asked || !own || self.may_act(pix).is_err() || self.is(pix, mark::SHAKEN) {
            return None;
        }
        let hexes = self.within_half_a_move(pix);
        (!hexes.is_empty()).then(|| Area {
            name: "Half a move".to_owned(),
            kind: AreaKind::Ground,
            side: None,
            hexes,
            note: "Who goes no farther may still fire.".to_owned(),
            rule: rule::MOVE_HALF,
        })
    }
}
