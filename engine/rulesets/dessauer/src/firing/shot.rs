//! A shot before its dice fall: what is fired, by how many, at what score (`fire.dice`, `fire.need`, `fire.range`).

use crate::battle::state::Battle;
use crate::board::angles::{enfilades, in_arc, in_wall_arc};
use crate::board::hexes_between;
use crate::firing::lane::Lane;
use crate::firing::need::{self, Need, Shot};
use crate::ids::{formation, mark};
use crate::tables::{Fires, Tables, Weapon};
use crate::units::class::Arm;
use crate::units::strength::Rate;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;
use std::collections::BTreeMap;

/// How a unit fires: with what, and by which wall or wing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Volley {
    /// Who.
    pub pix: PieceIx,
    /// With what.
    pub weapon: Weapon,
    /// What flies.
    pub fires: Fires,
    /// The hour of the wall or wing; `None` of a unit that fires whole.
    pub by: Option<Hour>,
}

impl Battle {
    /// The walls or wings a unit fires by: six of a garrison, two of a bent line (`town.fire`, `form.bent`).
    pub(crate) fn parts_of(&self, pix: PieceIx) -> Vec<Option<Hour>> {
        match (self.form(pix), self.piece(pix).facing) {
            (formation::GARRISON, _) => self.lies().sides().into_iter().map(Some).collect(),
            (formation::BENT, Some(facing)) => vec![Some(facing.turned(-1)), Some(facing.turned(1))],
            _ => vec![None],
        }
    }

    /// Is a hex in the arc of a unit's fire, or of a wall or wing of it (`fire.arc`)?
    pub(crate) fn bears_on(&self, pix: PieceIx, by: Option<Hour>, hex: Hex) -> bool {
        let (piece, lies) = (self.piece(pix), self.lies());
        let v = hex - piece.hex;
        let before = |hour: Hour, spread: i32| {
            v.unsigned_distance_to(Hex::ZERO) == 1
                && Hour::between(piece.hex, hex, lies)
                    .is_some_and(|to| i32::from(hour.distance(to)) <= spread)
        };
        match (piece.formation, by.or(piece.facing)) {
            (formation::GARRISON, Some(hour)) => in_wall_arc(hour.vector(lies), v),
            (formation::COLUMN, Some(hour)) => in_arc(hour.vector(lies), v) || before(hour, 0),
            (_, Some(hour)) => in_arc(hour.vector(lies), v) || before(hour, 1),
            (_, None) => true,
        }
    }

    /// Models that fire by a wall or wing, or all that do.
    pub(crate) fn models_firing(&self, pix: PieceIx, by: Option<Hour>) -> i32 {
        let models = self.models(pix);
        let numbers = &Tables::get().ground;
        match (self.form(pix), by) {
            (formation::GARRISON, _) => {
                let capacity = self.ground().chart.capacity(self.board(), self.piece(pix).hex);
                let wall = capacity / numbers.town_walls.max(1);
                let fired = self.memory().volleys.get(&pix).map_or(0, BTreeMap::len);
                let before = i32::try_from(fired).unwrap_or(0) * wall;
                wall.min((models - before).max(0))
            }
            (formation::BENT, Some(hour)) => {
                let right = self.piece(pix).facing.is_some_and(|facing| hour == facing.turned(1));
                if right { (models + 1) / 2 } else { models / 2 }
            }
            _ => self.models_shooting(pix),
        }
    }

    /// Dice of a volley (`fire.dice`).
    pub(crate) fn dice_of(&self, volley: Volley) -> i32 {
        self.dice_by(volley.pix, volley.by)
    }

    /// Dice of a unit by a wall or wing, or of all of it.
    pub(crate) fn dice_by(&self, pix: PieceIx, by: Option<Hour>) -> i32 {
        let numbers = &Tables::get().dice;
        let rate = if self.arm(pix) == Arm::Guns {
            Rate { models_a_die: numbers.gunners_models, rounds_up_from: None }
        } else {
            Rate { models_a_die: numbers.foot_models, rounds_up_from: Some(numbers.foot_rounds_up_from) }
        };
        rate.dice(self.models_firing(pix, by))
    }

    /// Hexes a shot counts: woods on its line count for more (`woods.range`).
    pub(crate) fn range_of(&self, from: Hex, to: Hex, fires: Fires) -> i32 {
        let numbers = &Tables::get().ground;
        let each = match fires {
            Fires::Ball => numbers.woods_small_arms,
            Fires::Canister => numbers.woods_canister,
            Fires::Shot | Fires::Shell => numbers.woods_ball,
        };
        hexes_between(from, to).saturating_add((each - 1) * self.woods_on_line(from, to))
    }

    /// Is a target dense to who fires from a hex (`fire.dense`)?
    pub(crate) fn is_dense(&self, target: PieceIx, from: Hex) -> bool {
        let (there, lies) = (self.piece(target), self.lies());
        let v = from - there.hex;
        let along = |hour: Hour| enfilades(hour.vector(lies), v);
        match (there.formation, there.facing) {
            _ if self.is_deep(target) => true,
            (formation::LINE | formation::UNLIMBERED, Some(facing)) => along(facing),
            (formation::BENT, Some(facing)) => along(facing.turned(-1)) || along(facing.turned(1)),
            _ => false,
        }
    }

    /// What bears on the score of a volley at a target.
    pub(crate) fn shot_at(&self, volley: Volley, target: PieceIx, through: bool) -> Shot {
        let (from, pix) = (self.piece(volley.pix).hex, volley.pix);
        let covered = self.form(target) == formation::GARRISON
            || self.side_crossed(from, self.piece(target).hex).shelters;
        let guns = self.arm(target) == Arm::Guns;
        let loose = guns && volley.fires != Fires::Shell || self.is_loose(target) && !guns && !covered;
        let musketry = volley.fires == Fires::Ball;
        Shot {
            dense: self.is_dense(target, from),
            loose,
            cover: self.cover_of(target, from, (volley.weapon, volley.fires)),
            moved: self.course(pix).stirred,
            disordered: self.is(pix, mark::DISORDERED) && !self.is_loose(pix),
            through,
            national: musketry && self.facts(pix).national.musketry && self.is_steady(pix),
        }
    }

    /// What the dice of a volley need; `None` where it cannot hit.
    pub(crate) fn need_of(&self, volley: Volley, target: PieceIx, lane: &Lane) -> Option<Need> {
        let hexes = self.range_of(self.piece(volley.pix).hex, self.piece(target).hex, volley.fires);
        need::need(volley.weapon, volley.fires, hexes, self.shot_at(volley, target, lane.through))
    }

    /// What a unit fires at a target: canister where it reaches, unless shot is asked for (`fire.range`).
    pub(crate) fn ammunition(&self, pix: PieceIx, target: PieceIx, shot: bool) -> Option<(Weapon, Fires)> {
        let weapon = self.class(pix).weapon()?;
        if matches!(weapon, Weapon::Musket | Weapon::Rifle) {
            return Some((weapon, Fires::Ball));
        }
        let far = if weapon == Weapon::Howitzer { Fires::Shell } else { Fires::Shot };
        let (from, to) = (self.piece(pix).hex, self.piece(target).hex);
        let near = self.range_of(from, to, Fires::Canister);
        let canister = !shot && need::by_range(weapon, Fires::Canister, near).is_some();
        Some((weapon, if canister { Fires::Canister } else { far }))
    }
}
