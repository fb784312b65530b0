//! What horse looks for: an enemy straight ahead at charging distance, best from his flank or rear,
//! and no steady foot that looks at it.
//!
//! Must not know what a charge is worth: that is the ruleset's appraisal. This only brings horse to
//! where a charge may be worth its while.

use super::picture::{Foe, Picture};
use super::session::Stance;
use super::{Ground, Temperament};
use crate::ground::heading;
use oblique_board::hex::Orientation;
use oblique_rules::catalog::Role;

/// Hexes at which an enemy is within a charge.
const CHARGING_HEXES: u32 = 4;
/// How many times more an enemy's flank or rear is worth than the front of his horse.
const FLANK_TIMES: i32 = 2;
/// What horse pays for each hex too near to the front of foot, in men.
const UNDER_FIRE_MEN: i32 = 30;

/// Worth, in men, of a stance to horse.
pub(super) fn chances(t: &Temperament, picture: &Picture, ground: &Ground, at: Stance) -> i32 {
    let orientation = ground.layout.orientation;
    let (mut prey, mut danger) = (0, 0);
    for foe in &picture.foes {
        let steps = foe.hex.unsigned_distance_to(at.0);
        if steps == 0 || steps > CHARGING_HEXES.max(t.horse_range_hexes.unsigned_abs()) {
            continue;
        }
        let looks_here = looks_at(foe, at, orientation);
        let foot = !matches!(foe.role, Role::Horse | Role::Guns);
        if foot && looks_here {
            danger = danger.max(UNDER_FIRE_MEN * (t.horse_range_hexes - steps as i32 + 1).max(0));
        }
        let ahead = heading(at.0, foe.hex, orientation).zip(at.1).is_some_and(|(w, f)| f.distance(w) <= 1);
        if ahead && steps <= CHARGING_HEXES && !(foot && looks_here) {
            let times = if looks_here { 1 } else { FLANK_TIMES };
            prey = prey.max(t.prey_men * foe.figures * times);
        }
    }
    prey - danger
}

/// Does a place lie before an enemy rather than beside or behind him? One who faces nowhere in
/// particular looks everywhere.
fn looks_at(foe: &Foe, at: Stance, orientation: Orientation) -> bool {
    let to = heading(foe.hex, at.0, orientation);
    foe.facing.zip(to).is_none_or(|(f, w)| f.distance(w) <= 2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::{Hex, Hour};

    #[test]
    fn beside_and_behind_an_enemy_he_does_not_look() {
        let o = Orientation::Flat;
        let foe = Foe { hex: Hex::ZERO, facing: Some(Hour::new(1)), figures: 2, role: Role::Horse };
        let at = |hour: u8| (Hex::ZERO + Hour::new(hour.into()).vector(o) * 3, None, 0);
        assert!(looks_at(&foe, at(0), o) && looks_at(&foe, at(2), o));
        assert!(!looks_at(&foe, at(4), o) && !looks_at(&foe, at(8), o) && !looks_at(&foe, at(10), o));
        let nowhere = Foe { facing: None, ..foe };
        assert!(looks_at(&nowhere, at(8), o));
    }
}
