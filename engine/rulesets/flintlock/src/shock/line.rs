//! Who takes part in a Shock: the two Lines and who attacks whom (`shock.eligible`, `shock.line`,
//! `shock.mixed-arms`).
//!
//! Must not know factors or results.

use crate::battle::state::Battle;
use crate::ids::mark;
use crate::shock::work::{ShockStage, ShockWork};
use crate::tables::Form;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;
use oblique_scenario::Side;
use std::collections::BTreeSet;

impl Battle {
    /// Frontal hexes of a stance that a unit could enter (`shock.eligible`).
    pub(crate) fn strikes_from(&self, pix: PieceIx, hex: Hex, facing: Option<Hour>) -> Vec<Hex> {
        let Some(facing) = facing else { return Vec::new() };
        let front = self.front_of(hex, facing, self.piece(pix).formation);
        front.into_iter().filter(|to| self.can_enter_ground(pix, hex, *to)).collect()
    }

    /// Has a unit an enemy combat unit before it that it could get at?
    pub(crate) fn enemy_before(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        let front = self.strikes_from(pix, piece.hex, piece.facing);
        front.into_iter().any(|hex| self.enemy_at(piece.side(), hex))
    }

    /// Has a unit an enemy before it that it may attack in this Activation, or guns alone
    /// (`shock.mixed-arms`)?
    fn prey_before(&self, pix: PieceIx) -> bool {
        let piece = self.piece(pix);
        let front = self.strikes_from(pix, piece.hex, piece.facing);
        let open = |hex: &Hex| {
            let mut bodies = self.bodies_at(*hex).peekable();
            bodies.peek().is_none() || bodies.any(|foe| !self.barred_to(pix, foe))
        };
        front.into_iter().filter(open).any(|hex| self.enemy_at(piece.side(), hex))
    }

    /// Has the other arm of a unit's side attacked an enemy in this Activation, whatever its command,
    /// so that the unit may not (`shock.mixed-arms`)?
    pub(crate) fn barred_to(&self, pix: PieceIx, foe: PieceIx) -> bool {
        let other = if self.arm(pix).is_cavalry() { mark::ATTACKED_BY_FOOT } else { mark::ATTACKED_BY_HORSE };
        self.is(foe, other)
    }

    /// Remembers whom foot and horse of the active side attack, for the rest of the Activation
    /// (`shock.mixed-arms`). A counterattack is the other side's.
    pub(crate) fn mark_attacked(&mut self, work: &ShockWork) {
        if work.counter.is_some() {
            return;
        }
        for pix in work.attackers.iter().copied() {
            let horse = self.arm(pix).is_cavalry();
            let by = if horse { mark::ATTACKED_BY_HORSE } else { mark::ATTACKED_BY_FOOT };
            for foe in self.foes_of(work, pix) {
                self.set_mark(foe, by, true);
            }
        }
    }

    /// Units of a command that could take part in a Shock: able to, with an enemy before them since
    /// the Activation began.
    fn in_contact(&self, leader: PieceIx) -> impl Iterator<Item = PieceIx> + '_ {
        let able = |pix: &PieceIx| {
            self.fully_active(*pix)
                && match self.form(*pix) {
                    Form::Open | Form::Close => self.arm(*pix).is_line(),
                    Form::Cavalry => !self.disordered(*pix),
                    Form::Column | Form::Skirmish => false,
                }
                && self.is(*pix, mark::IN_CONTACT)
                && self.enemy_before(*pix)
        };
        self.units_under(leader).filter(able)
    }

    /// Units of a command that must take part if it shocks (`shock.eligible`, `shock.mixed-arms`).
    pub(crate) fn shock_eligible(&self, leader: PieceIx) -> BTreeSet<PieceIx> {
        self.in_contact(leader).filter(|pix| self.prey_before(*pix)).collect()
    }

    /// A unit of a command that would take part, had the other arm not attacked all before it.
    pub(crate) fn stands_by(&self, leader: PieceIx) -> Option<PieceIx> {
        self.in_contact(leader).find(|pix| !self.prey_before(*pix))
    }

    /// The side that attacks now: the active one, or its enemy in a counterattack.
    pub(crate) fn striker(&self, work: &ShockWork) -> Side {
        let side = self.piece(work.leader).side();
        if work.counter.is_some() { side.other() } else { side }
    }

    /// The stance an attacker strikes from: a charger that has still to run, from where it will be.
    fn stance(&self, work: &ShockWork, pix: PieceIx) -> (Hex, Option<Hour>) {
        let piece = self.piece(pix);
        match work.charges.get(&pix) {
            Some(charge) => (charge.path.last().copied().unwrap_or(piece.hex), Some(charge.facing)),
            None => (piece.hex, piece.facing),
        }
    }

    /// The hex an attacker strikes from.
    pub(crate) fn shock_hex(&self, work: &ShockWork, pix: PieceIx) -> Hex {
        self.stance(work, pix).0
    }

    /// Hexes an attacker strikes.
    pub(crate) fn struck_by(&self, work: &ShockWork, pix: PieceIx) -> Vec<Hex> {
        let (hex, facing) = self.stance(work, pix);
        self.strikes_from(pix, hex, facing)
    }

    /// Enemy infantry and cavalry before an attacker that no unit of the other arm has attacked in the
    /// Activation, whichever arm attacks them now.
    fn before(&self, work: &ShockWork, pix: PieceIx) -> Vec<PieceIx> {
        let side = self.piece(pix).side();
        let hexes = self.struck_by(work, pix);
        let bodies = hexes.into_iter().flat_map(|hex| self.bodies_at(hex));
        let enemy = bodies.filter(|foe| self.piece(*foe).side() != side);
        let enemy = enemy.filter(|foe| !self.barred_to(pix, *foe));
        enemy.filter(|foe| work.counter.as_ref().is_none_or(|line| line.contains(foe))).collect()
    }

    /// Enemies a unit attacks (`shock.line`, `shock.mixed-arms`).
    pub(crate) fn foes_of(&self, work: &ShockWork, pix: PieceIx) -> Vec<PieceIx> {
        let mounted = self.arm(pix).is_cavalry();
        let mut foes = self.before(work, pix);
        foes.retain(|foe| work.arms.get(foe).is_none_or(|horse| *horse == mounted));
        foes
    }

    /// Attackers of a unit.
    pub(crate) fn attackers_of(&self, work: &ShockWork, pix: PieceIx) -> Vec<PieceIx> {
        let all = work.attackers.iter().copied();
        all.filter(|a| self.foes_of(work, *a).contains(&pix)).collect()
    }

    /// The two Lines as units stand: attackers with an enemy before them, and those enemies.
    pub(crate) fn lines(&self, work: &ShockWork) -> (BTreeSet<PieceIx>, BTreeSet<PieceIx>) {
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
    pub(crate) fn draw_up(&self, work: &mut ShockWork) -> bool {
        let (attackers, defenders) = self.lines(work);
        if defenders.is_empty() {
            work.defenders.clear();
            return false;
        }
        (work.attackers, work.defenders) = (attackers, defenders);
        true
    }

    /// Enemies before foot and horse alike.
    fn mixed(&self, work: &ShockWork) -> BTreeSet<PieceIx> {
        let mut by_arm = [BTreeSet::new(), BTreeSet::new()];
        for pix in work.party.iter().copied().filter(|p| self.fights(*p)) {
            by_arm[usize::from(self.arm(pix).is_cavalry())].extend(self.before(work, pix));
        }
        &by_arm[0] & &by_arm[1]
    }

    /// The next enemy before foot and horse alike of whom nobody has said which attacks it; targets of
    /// charges first, since a charge not ridden comes before nobody else (`shock.mixed-arms`).
    pub(crate) fn mixed_target(&self, work: &ShockWork) -> Option<PieceIx> {
        let mixed = self.mixed(work);
        let open = |foe: &&PieceIx| !work.arms.contains_key(foe);
        let charged = |foe: &&PieceIx| work.charges.values().any(|c| c.target == **foe);
        mixed.iter().filter(open).find(charged).or_else(|| mixed.iter().find(open)).copied()
    }

    /// Does foot of the attacking Line attack an enemy, so that no horse may be turned on it
    /// (`shock.mixed-arms`)?
    pub(crate) fn given_to_foot(&self, work: &ShockWork, target: PieceIx) -> bool {
        let foot = |pix: &PieceIx| self.fights(*pix) && !self.arm(*pix).is_cavalry();
        let mut foot = work.party.iter().copied().filter(foot);
        work.stage == ShockStage::Run && foot.any(|pix| self.foes_of(work, pix).contains(&target))
    }

    /// Leaders of the commands of a Line, in roster order (`shock.multi`).
    pub(crate) fn commands_of(&self, line: &BTreeSet<PieceIx>) -> BTreeSet<PieceIx> {
        line.iter().filter_map(|unit| self.command_of(*unit)).collect()
    }

    /// The leader whose command's Shock Status counts for a Line: the best, of equals the first
    /// (`shock.multi`).
    pub(crate) fn best_command(&self, line: &BTreeSet<PieceIx>) -> Option<PieceIx> {
        let best = self.commands_of(line).into_iter().map(|l| (self.status(l), std::cmp::Reverse(l))).max();
        best.map(|(_, leader)| leader.0)
    }
}
