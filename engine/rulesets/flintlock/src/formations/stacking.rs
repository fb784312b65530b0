//! Who may share a hex, and who may pass through it (`stack.*`, `gun.enter`).
//!
//! Must not know costs or zones of control.

use crate::battle::ground::Arm;
use crate::battle::state::Battle;
use crate::ids::{mark, rule};
use crate::refuse;
use crate::tables::{Form, Tables};
use oblique_board::hex::Hex;
use oblique_rules::play::{PieceIx, Refusal};
use std::ops::ControlFlow;

impl Battle {
    /// May a piece stand in a hex: on the board, on ground its kind can enter, beside whoever is
    /// there, with no enemy in it?
    ///
    /// # Errors
    /// Why not.
    pub fn may_stand(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if !self.on_board(hex) {
            return refuse(rule::MAP_EDGE, "Nothing leaves the map");
        }
        if self.terrain_row(hex).mp(self.mover(pix)).is_none() {
            return refuse(rule::MOVE_POINTS, format!("{} cannot enter that ground", self.name(pix)));
        }
        self.may_stack(pix, hex)
    }

    /// May a piece end in a hex beside whoever is there, whatever the ground?
    ///
    /// # Errors
    /// Why not.
    pub fn may_stack(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if self.at(hex).is_empty() {
            return Ok(());
        }
        self.may_enter_enemies(pix, hex)?;
        let limits = &Tables::get().stacking;
        let count = |n: usize| i32::try_from(n).unwrap_or(i32::MAX);
        let bodies: Vec<PieceIx> = self.bodies_at(hex).filter(|p| *p != pix).collect();
        let guns: Vec<PieceIx> = self.guns_at(hex).filter(|p| *p != pix).collect();
        match self.arm(pix) {
            Arm::Sub | Arm::Overall => Ok(()),
            Arm::Gun => {
                let most = if bodies.is_empty() { limits.guns_most } else { limits.guns_with_unit_most };
                if bodies.len() > 1 {
                    refuse(rule::STACK_GUNS, "Guns share a hex with one unit only")
                } else if count(guns.len()) + 1 > most {
                    refuse(rule::STACK_GUNS, format!("No more than {most} guns may stand there"))
                } else {
                    Ok(())
                }
            }
            arm => {
                // Foot drags its own abandoned guns off and captures the enemy's: they make room.
                let stays = |gun: &&PieceIx| !(arm.is_foot() && self.is(**gun, mark::ABANDONED));
                let guns = count(guns.iter().filter(stays).count());
                if guns > limits.guns_with_unit_most {
                    return refuse(
                        rule::STACK_GUNS,
                        format!("A unit shares a hex with {} guns at most", limits.guns_with_unit_most),
                    );
                }
                match bodies[..] {
                    [] => Ok(()),
                    [other] if guns == 0 => self.may_pair(pix, other),
                    [_] => refuse(rule::STACK_GUNS, "One unit only shares a hex with guns"),
                    _ => refuse(rule::STACK_NONE, "Two units stand there already"),
                }
            }
        }
    }

    /// May a unit go through a hex without stopping there?
    ///
    /// # Errors
    /// Why not.
    pub fn may_pass(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if self.at(hex).is_empty() {
            return Ok(());
        }
        self.may_enter_enemies(pix, hex)?;
        let mut bodies = self.bodies_at(hex).filter(|p| *p != pix);
        match (self.arm(pix), bodies.next(), bodies.next()) {
            (Arm::Sub | Arm::Overall, ..) | (_, None, _) | (Arm::Gun, Some(_), None) => Ok(()),
            (Arm::Gun, ..) => refuse(rule::STACK_GUNS, "A gun passes one unit only"),
            (_, Some(other), None) if self.guns_at(hex).next().is_none() => self.may_pair(pix, other),
            _ => refuse(rule::STACK_NONE, "The hex holds another unit"),
        }
    }

    /// May a piece enter a hex as far as enemies in it go (`gun.enter`, `leader.move`)?
    fn may_enter_enemies(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        let side = self.piece(pix).side();
        let (arm, mut enemies) =
            (self.arm(pix), self.at(hex).iter().copied().filter(|p| self.piece(*p).side() != side));
        if arm.leads() {
            return match enemies.next() {
                Some(_) => refuse(rule::LEADER_MOVE, "A leader enters no hex the enemy holds"),
                None => Ok(()),
            };
        }
        let bar = enemies.try_for_each(|enemy| match self.arm(enemy) {
            Arm::Sub | Arm::Overall => ControlFlow::Continue(()),
            Arm::Gun if arm.is_foot() && self.is(enemy, mark::ABANDONED) => ControlFlow::Continue(()),
            Arm::Gun => ControlFlow::Break(rule::GUN_ENTER),
            _ => ControlFlow::Break(rule::STACK_NONE),
        });
        match bar {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(rule::GUN_ENTER) => {
                refuse(rule::GUN_ENTER, "Only foot enters a hex of enemy guns, and only of abandoned ones")
            }
            ControlFlow::Break(rule) => refuse(rule, "An enemy unit holds the hex"),
        }
    }

    /// May two units share a hex: both Close of one command, or the two skirmishers of one unit
    /// (`stack.close`, `stack.sk`)?
    fn may_pair(&self, pix: PieceIx, other: PieceIx) -> Result<(), Refusal> {
        let of = |p: PieceIx| (self.arm(p), self.form(p));
        match (of(pix), of(other)) {
            ((Arm::Infantry(_), Form::Close), (Arm::Infantry(_), Form::Close))
                if self.command_of(pix) == self.command_of(other) =>
            {
                Ok(())
            }
            ((Arm::Infantry(_), Form::Close), (Arm::Infantry(_), Form::Close)) => {
                refuse(rule::STACK_CLOSE, "Close units share a hex only within a command")
            }
            ((Arm::Skirmishers(_), _), (Arm::Skirmishers(_), _))
                if self.facts(pix).base == self.facts(other).base =>
            {
                Ok(())
            }
            ((Arm::Skirmishers(_), _), (Arm::Skirmishers(_), _)) => {
                refuse(rule::STACK_SK, "Only the two skirmishers of one unit share a hex")
            }
            _ => refuse(rule::STACK_NONE, format!("{} is there: no two units share a hex", self.name(other))),
        }
    }

    /// The other unit of a Close or skirmisher pair, if a unit stands in one.
    pub fn mate(&self, pix: PieceIx) -> Option<PieceIx> {
        let piece = self.piece(pix);
        (piece.on_map() && self.arm(pix).is_body())
            .then(|| self.bodies_at(piece.hex).find(|p| *p != pix))
            .flatten()
    }
}
