//! What it is worth, in men, to stand somewhere, face somewhere and be formed in some way: flanks,
//! columns under the enemy's eyes, batteries' fire, guns with and without a target.
//!
//! Must not know by which order one gets there.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::formation;
use crate::tables::Tables;
use oblique_board::hex::{Hex, Hour, Sector, sector};
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;

/// Where a unit stands, faces and how it is formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stance {
    /// Where.
    pub hex: Hex,
    /// Facing.
    pub facing: Option<Hour>,
    /// Formation.
    pub formation: u8,
}

impl Stance {
    /// The sector in which a hex lies.
    pub(crate) fn sector(&self, battle: &Battle, hex: Hex) -> Sector {
        let o = battle.board().layout().orientation;
        match self.facing {
            Some(f) => sector(f, hex - self.hex, o),
            None => Sector::Front,
        }
    }

    /// Is an adjacent hex in front?
    pub(crate) fn fronts(&self, battle: &Battle, hex: Hex) -> bool {
        self.sector(battle, hex) == Sector::Front
    }
}

/// Hexes within which an enemy threatens a flank.
const REACH: i32 = 4;

impl Battle {
    /// The worth of a stance, mostly a loss.
    pub(crate) fn stance_worth(&self, side: Side, pix: PieceIx, at: Stance) -> i32 {
        let arm = self.arm(pix);
        let men = self.seen_men(side, pix);
        let (mut nearest, mut nearest_hex) = (99, None);
        let (mut flanked, mut horse_near, mut shot_at, mut prey) = (0, false, 0, 0);
        for enemy in self.placed(side.other()).iter().filter(|enemy| !enemy.routed) {
            let d = i32::try_from(at.hex.unsigned_distance_to(enemy.hex)).unwrap_or(99);
            if d < nearest {
                (nearest, nearest_hex) = (d, Some(enemy.hex));
            }
            if d <= REACH {
                let horse = enemy.arm.is_cavalry();
                horse_near |= horse;
                let threat = if d <= 2 || horse { 60 } else { 20 };
                flanked += match at.sector(self, enemy.hex) {
                    Sector::Front => 0,
                    Sector::Flank if enemy.arm.is_guns() => threat / 2,
                    Sector::Flank => threat,
                    Sector::Rear => threat * 3 / 2,
                };
            }
            if enemy.arm.is_guns() && d <= 8 {
                shot_at += self.battery_threat(side, enemy.pix, at.hex, d);
            }
            if arm.is_guns() && d <= 10 && at.formation == formation::UNLIMBERED && at.fronts(self, enemy.hex)
            {
                prey = prey.max(self.gun_hits(side, pix, d, enemy.pix));
            }
        }
        if at.formation == formation::SQUARE {
            return if horse_near { 0 } else { -men / 20 } - shot_at;
        }
        let mut loss = men * flanked.min(150) / 1000 + shot_at;
        loss += men * Self::shape_loss(arm, at, nearest) / 1000;
        if self.enemy_zone(side, at.hex) && (self.disruption(pix) >= 5 || self.morale(pix) <= 3) {
            loss += men * 150 / 1000;
        }
        if let (Some(hex), true) = (nearest_hex, nearest <= 8 && !arm.is_guns())
            && at.formation != formation::COLUMN
            && at.sector(self, hex) != Sector::Front
        {
            loss += men * 25 / 1000;
        }
        if arm.is_guns() && at.formation == formation::UNLIMBERED {
            // What the battery will do in the next two turns from there.
            return 2 * prey * 30 / 1000 - loss;
        }
        -loss
    }

    /// The worth of the stance of a unit of `side` as it stands.
    pub(crate) fn stance_worth_now(&self, side: Side, pix: PieceIx) -> i32 {
        let pieces = self.field().pieces.len();
        self.cache().stance_worth.of(pix, pieces, || self.stance_worth(side, pix, self.stance_now(pix)))
    }

    /// Thousandths of its men a formation may cost at a distance from the enemy (ai.march, ai.line).
    fn shape_loss(arm: Arm, at: Stance, nearest: i32) -> i32 {
        match at.formation {
            formation::COLUMN => match nearest {
                ..=3 => 220,
                4..=5 => 140,
                6..=7 => 60,
                8 => 25,
                _ => 0,
            },
            formation::LINE if nearest > 12 && !arm.is_cavalry() => 20,
            formation::LINE if nearest > 12 => 12,
            formation::LIMBERED => match nearest {
                ..=3 => 300,
                4..=5 => 80,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// What a battery seen there may cost a unit, in men a turn.
    fn battery_threat(&self, side: Side, gun: PieceIx, hex: Hex, d: i32) -> i32 {
        if self.piece(gun).formation != formation::UNLIMBERED || self.sector_of(gun, hex) != Sector::Front {
            return 0;
        }
        let guns = self.seen_men(side, gun) / 25;
        let strength = Tables::get().artillery_strength(self.calibre(gun), d);
        i32::try_from(i64::from(guns) * strength * 22 / 500).unwrap_or(0)
    }

    /// Hits, in thousandths, a battery may expect at a range on a target.
    fn gun_hits(&self, side: Side, pix: PieceIx, d: i32, target: PieceIx) -> i32 {
        let guns = self.seen_men(side, pix) / 25;
        let arm = self.arm(target);
        let factor = if arm.is_cavalry() {
            1250
        } else if arm.is_infantry() {
            1000
        } else {
            500
        };
        let strength = Tables::get().artillery_strength(self.calibre(pix), d.max(1));
        i32::try_from(i64::from(guns) * strength * factor / 500).unwrap_or(0)
    }
}
