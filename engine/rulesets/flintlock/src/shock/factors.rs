//! The Shock Factor Total: seven factors of each side, the eighth is the die (`shock.sft` to
//! `shock.units`).
//!
//! Must not know what the totals lead to.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::shock::work::ShockWork;
use crate::tables::{Form, Tables};
use oblique_board::hex::Sector;
use oblique_rules::play::{Modifier, PieceIx};
use std::collections::BTreeSet;

/// The factors of both sides before the chaos dice, in the order of the rules; one that adds
/// nothing is 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ShockFactors {
    /// Of the side that attacks.
    pub attacker: [Modifier; 7],
    /// Of the side attacked.
    pub defender: [Modifier; 7],
}

impl ShockFactors {
    /// Sum of the attacker's factors.
    pub(crate) fn attack(&self) -> i32 {
        self.attacker.iter().map(|m| m.value).sum()
    }

    /// Sum of the defender's factors.
    pub(crate) fn defence(&self) -> i32 {
        self.defender.iter().map(|m| m.value).sum()
    }
}

impl Battle {
    /// All factors as the Lines stand.
    pub(crate) fn shock_factors(&self, work: &ShockWork) -> ShockFactors {
        let (attackers, defenders) = (&work.attackers, &work.defenders);
        let sizes = [self.shock_size(attackers), self.shock_size(defenders)];
        let row = |size, position, terrain, status, cavalry, formation, units| {
            [
                Modifier { value: size, what: "size", rule: rule::SHOCK_SIZE },
                Modifier { value: position, what: "position", rule: rule::SHOCK_POSITION },
                Modifier { value: terrain, what: "terrain", rule: rule::SHOCK_TERRAIN },
                Modifier { value: status, what: "Shock Status", rule: rule::SHOCK_STATUS },
                Modifier { value: cavalry, what: "cavalry", rule: rule::SHOCK_CAVALRY },
                Modifier { value: formation, what: "formation", rule: rule::SHOCK_FORMATION },
                Modifier { value: units, what: "Disordered and Reduced", rule: rule::SHOCK_UNITS },
            ]
        };
        ShockFactors {
            attacker: row(
                (sizes[0] - sizes[1]).max(0),
                attackers.iter().map(|a| self.shock_position(work, *a)).sum(),
                0,
                self.shock_status(attackers),
                attackers.iter().map(|a| self.shock_cavalry(work, *a)).sum(),
                self.shock_formation(attackers, true),
                self.shock_units(attackers),
            ),
            defender: row(
                (sizes[1] - sizes[0]).max(0),
                0,
                self.shock_terrain(work),
                self.shock_status(defenders),
                defenders.iter().filter(|u| self.arm(**u).is_cavalry()).count() as i32
                    * Tables::get().shock_factors.cavalry_defending,
                self.shock_formation(defenders, false),
                self.shock_units(defenders),
            ),
        }
    }

    /// What a Line counts for size (`shock.size`).
    fn shock_size(&self, line: &BTreeSet<PieceIx>) -> i32 {
        let skirmish = Tables::get().shock_factors.skirmish_size;
        line.iter().map(|u| if self.arm(*u).is_skirmisher() { skirmish } else { 1 }).sum()
    }

    /// What an attacker gains by the sides of its enemies it strikes (`shock.position`).
    fn shock_position(&self, work: &ShockWork, attacker: PieceIx) -> i32 {
        let from = self.shock_hex(work, attacker);
        let struck = |foe: PieceIx| {
            let enemy = self.piece(foe);
            self.struck_side(foe, enemy.hex, enemy.facing, from)
        };
        let mut sides: Vec<Sector> = self.foes_of(work, attacker).into_iter().map(struck).collect();
        sides.sort_unstable_by_key(|s| *s as u8);
        sides.dedup();
        let factors = &Tables::get().shock_factors;
        match sides[..] {
            [] | [Sector::Front] => 0,
            [Sector::Flank] => factors.position_flank,
            [Sector::Rear] => factors.position_rear,
            _ => factors.position_mixed,
        }
    }

    /// What the Shock Status of a Line brings (`shock.status`, `shock.multi`).
    fn shock_status(&self, line: &BTreeSet<PieceIx>) -> i32 {
        self.best_command(line).map_or(0, |leader| Tables::get().shock_level(self.status(leader)).sft)
    }

    /// What an attacking cavalry unit brings (`shock.cavalry`, `cav.charge-fire`).
    fn shock_cavalry(&self, work: &ShockWork, attacker: PieceIx) -> i32 {
        let foes = self.foes_of(work, attacker);
        if !self.arm(attacker).is_cavalry() || foes.is_empty() || foes.iter().any(|f| !self.arm(*f).is_foot())
        {
            return 0;
        }
        let charging = work.counter.is_none()
            && (work.riders.contains(&attacker) || work.charges.contains_key(&attacker))
            && !self.disordered(attacker);
        let factors = &Tables::get().shock_factors;
        if charging { factors.charge_at_infantry } else { factors.cavalry_at_infantry }
    }

    /// What the formation of most of a Line's infantry brings; of equals the worse
    /// (`shock.formation`).
    fn shock_formation(&self, line: &BTreeSet<PieceIx>, attacks: bool) -> i32 {
        let tables = Tables::get();
        let value = |form: Form| {
            let row = tables.formation(form);
            if attacks { row.shock_attack.unwrap_or(0) } else { row.shock_defence }
        };
        if !attacks && line.iter().all(|u| self.arm(*u).is_skirmisher()) {
            return value(Form::Skirmish);
        }
        let count =
            |form: Form| line.iter().filter(|u| self.arm(**u).is_line() && self.form(**u) == form).count();
        let counts = [Form::Column, Form::Open, Form::Close].map(|form| (count(form), form));
        let most = counts.iter().map(|(n, _)| *n).max().unwrap_or(0);
        let formed = counts.iter().filter(|(n, _)| *n > 0 && *n == most);
        formed.map(|(_, form)| value(*form)).min().unwrap_or(0)
    }

    /// What Disordered and Reduced units cost a Line (`shock.units`).
    fn shock_units(&self, line: &BTreeSet<PieceIx>) -> i32 {
        let factors = &Tables::get().shock_factors;
        let of = |unit: &PieceIx| {
            let disordered = if self.disordered(*unit) { factors.disordered } else { 0 };
            disordered + if self.reduced(*unit) { factors.reduced } else { 0 }
        };
        line.iter().map(of).sum()
    }
}
