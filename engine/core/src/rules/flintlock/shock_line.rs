//! Who takes part in a Shock: the two Lines and who attacks whom (`shock.eligible`, `shock.line`,
//! `shock.mixed-arms`).
//!
//! Must not know factors or results.

use super::ids::mark;
use super::shock_work::ShockWork;
use super::state::Battle;
use super::tables::Form;
use crate::hex::{Hex, Hour};
use crate::rules::play::Pix;
use crate::scenario::Side;
use std::collections::BTreeSet;

impl Battle {
    /// Frontal hexes of a stance that a unit could enter (`shock.eligible`).
    pub fn strikes_from(&self, pix: Pix, hex: Hex, facing: Option<Hour>) -> Vec<Hex> {
        let Some(facing) = facing else { return Vec::new() };
        let front = self.front_of(hex, facing, self.piece(pix).formation);
        front.into_iter().filter(|to| self.can_enter_ground(pix, hex, *to)).collect()
    }

    /// Has a unit an enemy combat unit before it that it could get at?
    pub fn enemy_before(&self, pix: Pix) -> bool {
        let piece = self.piece(pix);
        let front = self.strikes_from(pix, piece.hex, piece.facing);
        front.into_iter().any(|hex| self.enemy_at(piece.side(), hex))
    }

    /// Units of a command that must take part if it shocks (`shock.eligible`).
    pub fn shock_eligible(&self, leader: Pix) -> BTreeSet<Pix> {
        let able = |pix: &Pix| {
            self.fully_active(*pix)
                && match self.form(*pix) {
                    Form::Open | Form::Close => self.arm(*pix).is_line(),
                    Form::Cavalry => !self.disordered(*pix),
                    Form::Column | Form::Skirmish => false,
                }
                && self.is(*pix, mark::IN_CONTACT)
                && self.enemy_before(*pix)
        };
        self.units_under(leader).filter(able).collect()
    }

    /// The side that attacks now: the active one, or its enemy in a counterattack.
    pub fn striker(&self, work: &ShockWork) -> Side {
        let side = self.piece(work.leader).side();
        if work.counter.is_some() { side.other() } else { side }
    }

    /// The stance an attacker strikes from: a charger that has still to run, from where it will be.
    fn stance(&self, work: &ShockWork, pix: Pix) -> (Hex, Option<Hour>) {
        let piece = self.piece(pix);
        match work.charges.get(&pix) {
            Some(charge) => (charge.path.last().copied().unwrap_or(piece.hex), Some(charge.facing)),
            None => (piece.hex, piece.facing),
        }
    }

    /// The hex an attacker strikes from.
    pub fn shock_hex(&self, work: &ShockWork, pix: Pix) -> Hex {
        self.stance(work, pix).0
    }

    /// Hexes an attacker strikes.
    pub fn struck_by(&self, work: &ShockWork, pix: Pix) -> Vec<Hex> {
        let (hex, facing) = self.stance(work, pix);
        self.strikes_from(pix, hex, facing)
    }

    /// Enemy infantry and cavalry before an attacker, whichever arm attacks them.
    fn before(&self, work: &ShockWork, pix: Pix) -> Vec<Pix> {
        let side = self.piece(pix).side();
        let hexes = self.struck_by(work, pix);
        let bodies = hexes.into_iter().flat_map(|hex| self.bodies_at(hex));
        let enemy = bodies.filter(|foe| self.piece(*foe).side() != side);
        enemy.filter(|foe| work.counter.as_ref().is_none_or(|line| line.contains(foe))).collect()
    }

    /// Enemies a unit attacks (`shock.line`, `shock.mixed-arms`).
    pub fn foes_of(&self, work: &ShockWork, pix: Pix) -> Vec<Pix> {
        let mounted = self.arm(pix).is_cavalry();
        let mut foes = self.before(work, pix);
        foes.retain(|foe| work.arms.get(foe).is_none_or(|horse| *horse == mounted));
        foes
    }

    /// Attackers of a unit.
    pub fn attackers_of(&self, work: &ShockWork, pix: Pix) -> Vec<Pix> {
        let all = work.attackers.iter().copied();
        all.filter(|a| self.foes_of(work, *a).contains(&pix)).collect()
    }

    /// The two Lines as units stand: attackers with an enemy before them, and those enemies.
    pub fn lines(&self, work: &ShockWork) -> (BTreeSet<Pix>, BTreeSet<Pix>) {
        let mut lines = (BTreeSet::new(), BTreeSet::new());
        for pix in work.party.iter().copied().filter(|p| self.fights(*p)) {
            let foes = self.foes_of(work, pix);
            if !foes.is_empty() {
                lines.0.insert(pix);
                lines.1.extend(foes);
            }
        }
        lines
    }

    /// The Lines are drawn up; with nobody to attack they stay as they were. False in that case.
    pub fn draw_up(&self, work: &mut ShockWork) -> bool {
        let (attackers, defenders) = self.lines(work);
        if defenders.is_empty() {
            work.defenders.clear();
            return false;
        }
        (work.attackers, work.defenders) = (attackers, defenders);
        true
    }

    /// The next enemy before foot and horse alike of whom nobody has said which attacks it
    /// (`shock.mixed-arms`).
    pub fn mixed_target(&self, work: &ShockWork) -> Option<Pix> {
        let mut by_arm = [BTreeSet::new(), BTreeSet::new()];
        for pix in work.party.iter().copied().filter(|p| self.fights(*p)) {
            by_arm[usize::from(self.arm(pix).is_cavalry())].extend(self.before(work, pix));
        }
        by_arm[0].intersection(&by_arm[1]).copied().find(|foe| !work.arms.contains_key(foe))
    }

    /// Leaders of the commands of a Line, in roster order (`shock.multi`).
    pub fn commands_of(&self, line: &BTreeSet<Pix>) -> BTreeSet<Pix> {
        line.iter().filter_map(|unit| self.command_of(*unit)).collect()
    }

    /// The leader whose command's Shock Status counts for a Line: the best, of equals the first
    /// (`shock.multi`).
    pub fn best_command(&self, line: &BTreeSet<Pix>) -> Option<Pix> {
        let best = self.commands_of(line).into_iter().map(|l| (self.status(l), std::cmp::Reverse(l))).max();
        best.map(|(_, leader)| leader.0)
    }
}
