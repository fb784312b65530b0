//! What it is worth to use a right to react, and whom it is used with.

use crate::actions::roll::need;
use crate::appraisal::{AVERAGE, READY};
use crate::artillery::target::{may_fire, may_reload, targets};
use crate::battle::memory::Right;
use crate::battle::state::Battle;
use crate::board::angles::facings_after;
use crate::board::arc::in_arc;
use crate::command::span::in_command;
use crate::ids::{formation, mark};
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::play::{Order, PieceIx};

/// What a reaction must promise to be used at once; less is put off to a later gap.
pub(super) const URGENT: i32 = 60;

impl Battle {
    /// What an answer to the offer of a reaction is worth.
    pub(super) fn reaction_worth(&self, right: Right, order: &Order) -> i32 {
        match order {
            Order::React { piece: Some(piece), .. } => {
                let least = need(self.nature(*piece), in_command(&self.0, *piece), AVERAGE);
                let fails = (least - 1).clamp(1, 5);
                // A die in six must not fail for good: what all of them miss is lost.
                let missed = fails.pow(right.dice.into()) * 100 / 6_i32.pow(right.dice.into());
                self.use_of_a_reaction(*piece) * (100 - missed) / 100 - URGENT / 2
            }
            Order::Defer => URGENT / 2,
            _ => 0,
        }
    }

    /// What a piece would do with an action now.
    fn use_of_a_reaction(&self, piece: PieceIx) -> i32 {
        let here = self.piece(piece);
        let rally = if self.may_rally(piece) { self.toll(piece, 50) } else { 0 };
        let best = match self.nature(piece).arm {
            Arm::Guns { .. } if may_fire(&self.0, piece).is_ok() => {
                let shots = targets(&self.0, &self.ground().chart, piece);
                shots.iter().map(|(hex, _)| self.fire_worth(piece, *hex).harm).max().unwrap_or(0)
            }
            Arm::Guns { .. } if may_reload(&self.0, piece).is_ok() => READY,
            Arm::Infantry => self.best_forming(piece),
            Arm::Cavalry(_) => self.best_charge(piece),
            _ => 0,
        };
        let waits = self.is(piece, mark::RESERVE) && matches!(self.nature(piece).arm, Arm::Cavalry(_));
        if waits || !here.on_map() { rally } else { best.max(rally) }
    }

    /// The most a battalion gains by another formation.
    fn best_forming(&self, unit: PieceIx) -> i32 {
        let now = self.piece(unit);
        let shapes = [formation::SQUARE, formation::LINE, formation::ATTACK_COLUMN];
        let others = shapes.into_iter().filter(|shape| *shape != now.formation);
        let gained = |shape: u8| {
            let facings = facings_after(now.formation, now.facing, shape);
            let any =
                facings.into_iter().map(|facing| self.posture_gained(unit, (now.hex, Some(facing), shape)));
            any.max().unwrap_or_else(|| self.posture_gained(unit, (now.hex, None, shape)))
        };
        if now.formation == formation::GARRISON { 0 } else { others.map(gained).max().unwrap_or(0).max(0) }
    }

    /// What horse in line would do by charging somebody before it, as if it were there.
    fn best_charge(&self, unit: PieceIx) -> i32 {
        let now = self.piece(unit);
        if now.formation != formation::CAVALRY_LINE
            || self.disorder(unit) >= Tables::get().disorder.no_approach
        {
            return 0;
        }
        let reach = Tables::get().moves.cavalry_line + Tables::get().approach.starts_within;
        let before = |enemy: &PieceIx| {
            let at = self.piece(*enemy).hex;
            at.unsigned_distance_to(now.hex) <= reach.unsigned_abs()
                && in_arc(now.formation, now.facing, now.hex, at)
                && !self.is_steady_square(*enemy)
                && self.piece(*enemy).formation != formation::GARRISON
        };
        let enemies = self.units_of(now.side().other()).into_iter().filter(before);
        let worth = enemies.map(|enemy| {
            let found = self.contact_worth(unit, now.hex, &[enemy], false);
            (found.harm - found.cost) / 2
        });
        worth.max().unwrap_or(0).max(0)
    }
}
