//! The d10 checks of quality, disruption and morale (`check.quality`, `check.disruption`,
//! `check.morale`).
//!
//! Must not know when a check is due: those who call say so, and give the modifiers.

use crate::battle::state::Battle;
use crate::draws;
use crate::ids::{rule, track};
use crate::tables::Tables;
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::play::{DrawName, Modifier, PieceIx, Why};

/// The die of every check: its lowest and its highest face.
pub(crate) fn die() -> (i32, i32) {
    Tables::get().checks.die
}

/// Sum of modifiers.
pub(crate) fn total(mods: &[Modifier]) -> i32 {
    mods.iter().map(|m| m.value).sum()
}

/// A modifier, unless it is 0.
pub(crate) fn modifier(value: i32, what: &'static str, rule: RuleId) -> Option<Modifier> {
    (value != 0).then_some(Modifier { value, what, rule })
}

impl Battle {
    /// A check against Quality: d10 plus modifiers at or below it passes (`check.quality`). `name` is
    /// the draw's name; `told` says what comes of a margin, which is below 0 where it fails. A unit of any kind
    /// may be asked, a routed one too.
    pub(crate) fn quality_check(
        &mut self,
        pix: PieceIx,
        rule: RuleId,
        name: DrawName,
        mods: &[Modifier],
        told: impl Fn(i32) -> String,
    ) -> bool {
        let quality = self.quality(pix);
        let plus = total(mods);
        let value =
            self.draw(name, rule, Some(pix), die(), mods, Some(quality), |v| told(quality - v - plus));
        value + plus <= quality
    }

    /// Has a unit order to lose: is a die drawn when a Disruption Check is due? Not for artillery
    /// (`check.exempt`), leaders and routed units (`rout.attacked`).
    pub(crate) fn can_lose_order(&self, pix: PieceIx) -> bool {
        !self.arm(pix).is_guns() && !self.arm(pix).is_leader() && !self.routed(pix)
    }

    /// A Disruption Check; returns the disruption gained (`check.disruption`). Artillery
    /// (`check.exempt`) and routed units (`rout.attacked`) draw nothing; light infantry's exemption
    /// from movement is the caller's.
    pub(crate) fn disruption_check(&mut self, pix: PieceIx, rule: RuleId, mods: &[Modifier]) -> i32 {
        if !self.can_lose_order(pix) {
            return 0;
        }
        let (quality, before) = (self.quality(pix), self.disruption(pix));
        let plus = total(mods);
        let after = |v: i32| (before + (v + plus - quality).max(0)).min(Tables::get().checks.most_disruption);
        let value = self.draw(draws::DISRUPTION_CHECK, rule, Some(pix), die(), mods, Some(quality), |v| {
            if v + plus <= quality {
                "keeps order".to_owned()
            } else {
                format!("disruption {before} to {}", after(v))
            }
        });
        self.set(pix, track::DISRUPTION, after(value), Why::Movement);
        after(value) - before
    }

    /// A Morale Check; returns the morale lost (`check.morale`). Routed units draw nothing
    /// (`rout.attacked`).
    pub(crate) fn morale_check(&mut self, pix: PieceIx, rule: RuleId, mods: &[Modifier]) -> i32 {
        if self.arm(pix).is_leader() || self.routed(pix) {
            return 0;
        }
        let (quality, before) = (self.quality(pix), self.morale(pix));
        let plus = total(mods);
        let after = |v: i32| (before - (v + plus - quality).max(0)).max(0);
        let value = self.draw(draws::MORALE_CHECK, rule, Some(pix), die(), mods, Some(quality), |v| {
            if v + plus <= quality { "holds".to_owned() } else { format!("morale {before} to {}", after(v)) }
        });
        self.set(pix, track::MORALE, after(value), Why::Melee);
        before - after(value)
    }

    /// The +1 of a hex where `pix` stands, or would stand, with another combat unit (`stack.plus1`).
    pub(crate) fn stack_modifier(&self, hex: Hex, pix: PieceIx) -> Option<Modifier> {
        self.units_at(hex).any(|p| p != pix).then_some(Modifier {
            value: 1,
            what: "stacked hex",
            rule: rule::STACK_PLUS1,
        })
    }
}
