//! Who may fire at what (`bomb.who`, `bomb.target`, `bomb.range`, `fire1.who`, `deffire.who`,
//! `fire2.who`, `zoc.fire`).
//!
//! Must not know what fire does.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{formation, mark, phase, rule};
use crate::tables::{Calibre, Tables};
use oblique_board::hex::{Hex, Sector};
use oblique_rules::play::{PieceIx, Refusal};
use oblique_scenario::Side;

/// What keeps a shot from a hex.
enum Misses {
    /// It is too far, in hexes.
    Beyond { distance: i32, reach: i32 },
    /// It lies beside the front.
    Aside,
    /// It is not seen.
    Unseen,
}

impl Battle {
    /// Is it top of its hex (`stack.top`)? A battery always is, men beside a battery too.
    pub(crate) fn is_top(&self, pix: PieceIx) -> bool {
        self.arm(pix).is_guns() || self.fighting_at(self.piece(pix).hex) == Some(pix)
    }

    /// The side whose enemies hold a hex, for a piece: is the hex held by its enemies?
    pub(crate) fn enemy_at(&self, side: Side, hex: Hex) -> Option<PieceIx> {
        self.fighting_at(hex).filter(|p| self.piece(*p).side() == side.other())
    }

    /// Calibre of a battery; the usual one of what has no guns.
    pub(crate) fn calibre(&self, pix: PieceIx) -> Calibre {
        match self.arm(pix) {
            Arm::Guns { calibre } => calibre,
            _ => Calibre::default(),
        }
    }

    /// Why a battery cannot fire at all, if so.
    pub(crate) fn guns_silent(&self, unit: PieceIx) -> Option<Refusal> {
        if !self.formed(unit, formation::UNLIMBERED) {
            return Some(Refusal::new(rule::UNIT_INFANTRY_CAN, "Limbered guns cannot fire"));
        }
        if self.morale(unit) == 0 {
            return Some(Refusal::new(
                rule::UNIT_ARTILLERY_ROUT,
                "Its crews have lost heart: rally the battery before it fires",
            ));
        }
        let hex = self.piece(unit).hex;
        let square = self.units_at(hex).any(|p| self.formed(p, formation::SQUARE));
        square.then(|| Refusal::new(rule::SQUARE_EFFECT, "A battery beside a square may not fire"))
    }

    /// Why a battery may not bombard a hex.
    fn refuse_bombard(&self, unit: PieceIx, hex: Hex) -> Option<Refusal> {
        if !self.arm(unit).is_guns() {
            return Some(Refusal::new(rule::BOMB_WHO, "Only artillery bombards"));
        }
        if let Some(refusal) = self.guns_silent(unit) {
            return Some(refusal);
        }
        let piece = self.piece(unit);
        if self.enemy_at(piece.side(), hex).is_none() {
            return Some(Refusal::new(rule::BOMB_TARGET, "There is no enemy unit in that hex"));
        }
        self.refuse_aim(unit, hex)
    }

    /// Why a battery that can fire does not reach a hex, whoever stands there.
    pub(crate) fn refuse_aim(&self, unit: PieceIx, hex: Hex) -> Option<Refusal> {
        Some(match self.misses(unit, hex)? {
            Misses::Beyond { distance, reach } => {
                Refusal::new(rule::BOMB_RANGE, format!("{distance} hexes is beyond its reach of {reach}"))
            }
            Misses::Aside => Refusal::new(rule::BOMB_TARGET, "The hex lies outside the battery's front"),
            Misses::Unseen => Refusal::new(rule::LOS_LINE, "The battery does not see that hex"),
        })
    }

    /// What keeps a battery's shot from a hex, if anything: all of an army is asked about before words are made of it.
    fn misses(&self, unit: PieceIx, hex: Hex) -> Option<Misses> {
        let piece = self.piece(unit);
        let board = &self.board();
        let level = |h: Hex| i32::from(board.level(h).unwrap_or(0));
        let reach = Tables::get().artillery_reach(self.calibre(unit), level(piece.hex), level(hex));
        let distance = piece.hex.unsigned_distance_to(hex) as i32;
        if distance > reach {
            return Some(Misses::Beyond { distance, reach });
        }
        if self.sector_of(unit, hex) != Sector::Front {
            return Some(Misses::Aside);
        }
        (!self.sees(piece.hex, hex)).then_some(Misses::Unseen)
    }

    /// Hexes a battery may bombard (`bomb.target`), in the order of the units that stand there.
    pub(crate) fn bombard_targets(&self, unit: PieceIx) -> Vec<Hex> {
        let piece = self.piece(unit);
        if !piece.on_map() || !self.arm(unit).is_guns() || self.guns_silent(unit).is_some() {
            return Vec::new();
        }
        let mut hexes = Vec::new();
        for enemy in self.placed(piece.side().other()) {
            if self.misses(unit, enemy.hex).is_none() && !hexes.contains(&enemy.hex) {
                hexes.push(enemy.hex);
            }
        }
        hexes
    }

    /// Why a piece never fires as it is, whatever the step, if so.
    pub(crate) fn refuse_arms(&self, unit: PieceIx) -> Option<Refusal> {
        let no = |rule, why: &str| Some(Refusal::new(rule, why));
        let arm = self.arm(unit);
        if !self.piece(unit).on_map() || arm.is_leader() {
            return no(rule::LDR_TARGET, "Leaders do not fight");
        }
        if self.routed(unit) {
            return no(rule::ROUT_STATE, "A routed unit does not fire");
        }
        if arm.is_cavalry() {
            return no(rule::UNIT_INFANTRY_CAN, "Cavalry never fires");
        }
        None
    }

    /// Why a unit may not fire at all in a fire step, if so.
    pub(crate) fn refuse_firer(&self, unit: PieceIx, step: u8) -> Option<Refusal> {
        let piece = self.piece(unit);
        let arm = self.arm(unit);
        let no = |rule, why: &str| Some(Refusal::new(rule, why));
        if let Some(refusal) = self.refuse_arms(unit) {
            return Some(refusal);
        }
        let (who, active) = match step {
            phase::FIRST_FIRE => (rule::FIRE1_WHO, true),
            phase::SECOND_FIRE => (rule::FIRE2_WHO, true),
            _ => (rule::DEFFIRE_WHO, false),
        };
        if (self.field().active_side == Some(piece.side())) != active {
            return no(who, "It is the other side that fires now");
        }
        if arm.is_guns() {
            return if active {
                no(who, "Artillery does not fire in this step")
            } else {
                self.guns_silent(unit)
            };
        }
        if active && !self.is(unit, mark::TAKING_PART) {
            return Some(Refusal::new(who, self.why_idle(unit)));
        }
        if !self.is_top(unit) {
            return no(rule::STACK_TOP, "Only the top unit of a hex fires");
        }
        if !self.has_zone(unit) {
            return no(rule::ZOC_FIRE, "In column it has no zone of control to fire into");
        }
        if step == phase::SECOND_FIRE {
            if !self.is(unit, mark::MOVED) {
                return no(who, "Second fire is for units that moved in this action phase");
            }
            if self.is(unit, mark::ASSAULT_MOVE) {
                return no(who, "A unit that made an assault move may not fire");
            }
        }
        None
    }

    /// May the hex be fired at in that step by somebody in whose zone it lies?
    fn is_fire_target(&self, side: Side, hex: Hex, step: u8) -> bool {
        self.enemy_at(side, hex).is_some_and(|target| {
            step != phase::DEFENSIVE_FIRE || self.is(target, mark::MOVED) || self.is(target, mark::FIRED)
        })
    }

    /// Hexes a unit may fire at in a fire step (`phase::FIRST_FIRE`, ...), left to right.
    pub(crate) fn fire_targets(&self, unit: PieceIx, step: u8) -> Vec<Hex> {
        if self.refuse_firer(unit, step).is_some() {
            return Vec::new();
        }
        let side = self.piece(unit).side();
        let mut hexes = self.front(unit).to_vec();
        hexes.retain(|h| self.is_fire_target(side, *h, step));
        hexes
    }

    /// Why a unit may not plot fire at a hex in the present phase.
    pub(crate) fn refuse_plot(&self, unit: PieceIx, hex: Hex) -> Option<Refusal> {
        let step = self.field().phase;
        if step == phase::BOMBARDMENT {
            return self.refuse_bombard(unit, hex);
        }
        if let Some(refusal) = self.refuse_firer(unit, step) {
            return Some(refusal);
        }
        let side = self.piece(unit).side();
        if !self.front(unit).contains(&hex) || self.enemy_at(side, hex).is_none() {
            return Some(Refusal::new(
                rule::ZOC_FIRE,
                "It fires only at an enemy in its own zone of control",
            ));
        }
        (!self.is_fire_target(side, hex, step)).then(|| {
            Refusal::new(
                rule::DEFFIRE_WHO,
                "Only an enemy that moved or fired in this action phase is a target",
            )
        })
    }
}
