//! Strengths of units against units: fire, artillery, charge (`fire.strength`, `fire.terrain`,
//! `bomb.resolve`, `chg.strike`).
//!
//! Must not know hits or dice. Morale, disruption and formation come as a [`Shape`], because an
//! assault strikes with those of its first moment (`ass.simultaneous`); men are those present.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::combat::memory::Shape;
use crate::combat::strength::Strength;
use crate::ids::{formation, rule, track};
use crate::tables::{Cover, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::PieceIx;

/// Index of a sector in the tables.
pub(crate) const fn sector_ix(sector: Sector) -> usize {
    match sector {
        Sector::Front => 0,
        Sector::Flank => 1,
        Sector::Rear => 2,
    }
}

impl Battle {
    /// Morale, disruption and formation of a unit now.
    pub(crate) fn shape(&self, pix: PieceIx) -> Shape {
        Shape {
            morale: self.morale(pix),
            disruption: self.disruption(pix),
            formation: self.piece(pix).formation,
        }
    }

    /// Does `target` stand higher than `from`?
    fn higher(&self, target: Hex, from: Hex) -> bool {
        self.board().level(target) > self.board().level(from)
    }

    /// Cover of a hex against something from another (`fire.terrain`): the better of ground and
    /// slope.
    pub(crate) fn cover(&self, target: Hex, from: Hex) -> Cover {
        let t = Tables::get();
        let ground = self.board().terrain(target).map_or(Cover::Open, |x| t.terrain(x).defence);
        if self.higher(target, from) { ground.max(t.slope.defence) } else { ground }
    }

    /// Fire Strength of foot at a unit (`fire.strength`). `cover` is that of the target.
    pub(crate) fn fire_strength(&self, by: PieceIx, shape: Shape, at: PieceIx, cover: Cover) -> Strength {
        let t = Tables::get();
        let mut s = Strength::new(i64::from(self.men(by)));
        s.times(self.facts(by).traits.fire, "nation", rule::NATION_TRAITS);
        if self.arm(by) == (Arm::Infantry { grenadier: true }) {
            s.times(t.fire.grenadier, "grenadiers", rule::FIRE_STRENGTH);
        }
        s.times(t.fire_quality(self.quality(by)), "quality", rule::FIRE_STRENGTH);
        s.times(t.fire_morale(shape.morale), "morale", rule::FIRE_STRENGTH);
        s.times(t.fire_disruption(shape.disruption), "disruption", rule::FIRE_STRENGTH);
        let guns = self.get(by, track::REGIMENTAL_GUNS);
        s.times(t.regimental_guns(guns), "regimental guns", rule::FIRE_STRENGTH);
        if self.arm(at) == Arm::Light {
            s.times(t.fire.at_light_infantry, "at light infantry", rule::FIRE_STRENGTH);
        }
        s.times(t.cover(cover), "cover", rule::FIRE_TERRAIN);
        if shape.formation == formation::SQUARE {
            s.times(t.fire.square, "square", rule::SQUARE_EFFECT);
        }
        s
    }

    /// Artillery Strength of a battery at a unit (`bomb.resolve`, §13.4).
    pub(crate) fn artillery_strength(&self, by: PieceIx, at: PieceIx) -> Strength {
        let t = Tables::get();
        let (from, to) = (self.piece(by).hex, self.piece(at).hex);
        let range = from.unsigned_distance_to(to) as i32;
        let guns = i64::from(self.get(by, track::GUNS));
        let mut s = Strength::new(guns * t.artillery_strength(self.calibre(by), range));
        s.times(t.fire_quality(self.quality(by)), "quality", rule::FIRE_STRENGTH);
        s.times(self.facts(by).traits.artillery, "nation", rule::NATION_TRAITS);
        let arm = self.arm(at);
        if self.men(at) > t.artillery.large_target_over {
            s.times(t.artillery.large_target, "large target", rule::BOMB_RESOLVE);
        }
        if arm == Arm::Light {
            s.times(t.artillery.at_light_infantry, "at light infantry", rule::BOMB_RESOLVE);
        } else if arm.is_guns() {
            s.times(t.artillery.at_lone_battery, "at a lone battery", rule::BOMB_RESOLVE);
        } else if arm.is_cavalry() {
            s.times(t.artillery.at_cavalry, "at cavalry", rule::BOMB_RESOLVE);
        }
        match self.sector_of(at, from) {
            Sector::Front => {}
            Sector::Flank => s.times(t.artillery.through_flank, "through the flank", rule::BOMB_RESOLVE),
            Sector::Rear => s.times(t.artillery.through_rear, "through the rear", rule::BOMB_RESOLVE),
        }
        s.times(t.cover(self.cover(to, from)), "cover", rule::FIRE_TERRAIN);
        s
    }

    /// Charge Strength of cavalry at a unit (`chg.strike`): both as they were when the assault was
    /// fixed, through `sector` of the target. `sheltered`: does a slope shelter the target?
    pub(crate) fn charge_strength(
        &self,
        by: PieceIx,
        own: Shape,
        at: PieceIx,
        other: Shape,
        sector: Sector,
        sheltered: bool,
    ) -> Strength {
        let t = Tables::get();
        let mut s = Strength::new(i64::from(self.men(by)));
        let kind = match self.arm(by) {
            Arm::Cuirassier => t.charge.cuirassier,
            Arm::Dragoon => t.charge.dragoon,
            _ => self.facts(by).traits.hussar_charge,
        };
        s.times(kind, "type", rule::CHG_STRIKE);
        s.times(t.charge_disruption(own.disruption), "own disruption", rule::CHG_STRIKE);
        s.times(t.charge_morale(own.morale), "own morale", rule::CHG_STRIKE);
        s.times(t.charge_target_disruption(other.disruption), "target's disruption", rule::CHG_STRIKE);
        let arm = self.arm(at);
        let row = if arm.is_cavalry() {
            &t.charge.at_cavalry
        } else if other.formation == formation::SQUARE {
            &t.charge.at_square
        } else if other.formation == formation::COLUMN {
            &t.charge.at_column
        } else if arm == Arm::Light {
            &t.charge.at_light_infantry
        } else {
            &t.charge.at_line
        };
        s.times(row[sector_ix(sector)], "direction and target", rule::CHG_STRIKE);
        if sheltered {
            s.times(t.cover(t.slope.defence), "slope", rule::FIRE_TERRAIN);
        }
        s
    }

    /// Does a slope shelter a charged hex from one (`chg.strike`)?
    pub(crate) fn slope_shelters(&self, target: Hex, from: Hex) -> bool {
        self.higher(target, from)
    }
}
