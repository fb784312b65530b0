//! Who may share a hex, and who may pass through it (`stack.*`, `gun.enter`): what may stand together is asked
//! of a battle and of a scenario alike.
//!
//! Must not know costs or zones of control.

use crate::Flintlock;
use crate::battle::ground::Arm;
use crate::battle::state::{Battle, form_of};
use crate::ids::{attribute, mark, rule};
use crate::movement::terrain::ground_allows;
use crate::refuse;
use crate::tables::{Form, Tables};
use oblique_board::hex::Hex;
use oblique_rules::RuleId;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::State;
use oblique_rules::play::{PieceIx, Refusal};
use oblique_rules::position::{Position, ScenarioPiece, ScenarioPosition};
use std::ops::ControlFlow;

/// What stacking asks of two pieces beside how they stand.
pub(crate) trait Companies: Position {
    /// Are two units of one command?
    fn share_command(&self, a: Self::Piece, b: Self::Piece) -> bool;

    /// Are two skirmishers the halves of one unit?
    fn share_base(&self, a: Self::Piece, b: Self::Piece) -> bool;
}

impl Companies for State<Flintlock> {
    fn share_command(&self, a: PieceIx, b: PieceIx) -> bool {
        self.piece(a).leader == self.piece(b).leader
    }

    fn share_base(&self, a: PieceIx, b: PieceIx) -> bool {
        let base = self.facts(a).base;
        base.is_some() && base == self.facts(b).base
    }
}

impl<'p> Companies for ScenarioPosition<'p, Flintlock> {
    fn share_command(&self, a: ScenarioPiece<'p>, b: ScenarioPiece<'p>) -> bool {
        a.given.leader == b.given.leader
    }

    fn share_base(&self, a: ScenarioPiece<'p>, b: ScenarioPiece<'p>) -> bool {
        let base = a.given.text(attribute::BASE);
        base.is_some() && base == b.given.text(attribute::BASE)
    }
}

/// What is wrong with pieces of one side in one hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Crowding {
    /// More units than any formation lets share a hex.
    Units,
    /// Guns beside units that share the hex.
    GunsBesidePair,
    /// Two units that no rule lets share a hex, by that rule.
    Pair(RuleId),
    /// More guns than may stand there: as many may.
    Guns(i32),
}

/// What is wrong with units and so many guns in a hex; `None` if they may stand there together.
pub(crate) fn crowding<P: Companies>(position: &P, units: &[P::Piece], guns: usize) -> Option<Crowding> {
    let limits = &Tables::get().stacking;
    let most = if units.is_empty() { limits.guns_most } else { limits.guns_with_unit_most };
    let many = || (i32::try_from(guns).unwrap_or(i32::MAX) > most).then_some(Crowding::Guns(most));
    let together = i32::try_from(units.len()).unwrap_or(i32::MAX);
    if together <= 1 {
        many()
    } else if Form::ALL.iter().all(|form| together > Tables::get().formation(*form).stack_most) {
        Some(Crowding::Units)
    } else if guns > 0 {
        Some(Crowding::GunsBesidePair)
    } else {
        let mut pairs = units.iter().enumerate().flat_map(|(n, b)| units[..n].iter().map(move |a| (*a, *b)));
        pairs.find_map(|(a, b)| unpaired(position, a, b, together)).map(Crowding::Pair)
    }
}

/// The rule that keeps two units of so many in a hex apart; `None` if they may share it: of one Command in a formation
/// of which so many may, or skirmishers of one unit (`stack.close`, `stack.sk`).
fn unpaired<P: Companies>(position: &P, a: P::Piece, b: P::Piece, together: i32) -> Option<RuleId> {
    let form = |p: P::Piece| match position.role_of(p) {
        Role::Light => Form::Skirmish,
        Role::Horse => Form::Cavalry,
        _ => form_of(position.formation_of(p)),
    };
    let alike = form(a) == form(b) && together <= Tables::get().formation(form(a)).stack_most;
    let (rule, fits) = match form(a) {
        _ if !alike => (rule::STACK_NONE, false),
        Form::Skirmish => (rule::STACK_SK, position.share_base(a, b)),
        _ => (rule::STACK_CLOSE, position.share_command(a, b)),
    };
    (!fits).then_some(rule)
}

/// Parts pieces into units, and guns; leaders are left out.
pub(crate) fn units_and_guns<P: Position>(
    position: &P,
    pieces: impl IntoIterator<Item = P::Piece>,
) -> (Vec<P::Piece>, Vec<P::Piece>) {
    let fight = pieces.into_iter().filter(|p| !position.role_of(*p).leads());
    fight.partition(|p| position.role_of(*p).is_foot_or_horse())
}

impl Battle {
    /// May a piece stand in a hex: on the board, on ground its kind can enter, beside whoever is
    /// there, with no enemy in it?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_stand(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if !self.on_board(hex) {
            return refuse(rule::MAP_EDGE, "Nothing leaves the map");
        }
        if !ground_allows(&self.0, pix, hex) {
            return refuse(rule::MOVE_POINTS, format!("{} cannot enter that ground", self.name(pix)));
        }
        self.may_stack(pix, hex)
    }

    /// May a piece end in a hex beside whoever is there, whatever the ground?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_stack(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
        if self.at(hex).is_empty() {
            return Ok(());
        }
        self.may_enter_enemies(pix, hex)?;
        let arm = self.arm(pix);
        if arm.leads() {
            return Ok(());
        }
        let others = self.at(hex).iter().copied().filter(|p| *p != pix);
        let (mut units, guns) = units_and_guns(&self.0, others);
        // Foot drags its own abandoned guns off and captures the enemy's: they make room.
        let stays = |gun: &&PieceIx| !(arm.is_foot() && self.is(**gun, mark::ABANDONED));
        let guns = guns.iter().filter(stays).count() + usize::from(arm.is_gun());
        let with = units.first().copied();
        if arm.is_body() {
            units.push(pix);
        }
        match crowding(&self.0, &units, guns) {
            None => Ok(()),
            Some(Crowding::Guns(most)) if arm.is_gun() => {
                refuse(rule::STACK_GUNS, format!("No more than {most} guns may stand there"))
            }
            Some(Crowding::Guns(most)) => {
                refuse(rule::STACK_GUNS, format!("A unit shares a hex with {most} guns at most"))
            }
            Some(Crowding::Units | Crowding::GunsBesidePair) if arm.is_gun() => {
                refuse(rule::STACK_GUNS, "Guns share a hex with one unit only")
            }
            Some(Crowding::GunsBesidePair) => {
                refuse(rule::STACK_GUNS, "One unit only shares a hex with guns")
            }
            Some(Crowding::Units) => refuse(rule::STACK_NONE, "Two units stand there already"),
            Some(Crowding::Pair(rule)) => self.not_paired(rule, with),
        }
    }

    /// May a unit go through a hex without stopping there?
    ///
    /// # Errors
    /// Why not.
    pub(crate) fn may_pass(&self, pix: PieceIx, hex: Hex) -> Result<(), Refusal> {
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

    /// May two units share a hex (`stack.close`, `stack.sk`)?
    fn may_pair(&self, pix: PieceIx, other: PieceIx) -> Result<(), Refusal> {
        // The one that passes and the one that stands there.
        // The one that passes and the one that stands there.
        let both = 2;
        unpaired(&self.0, pix, other, both).map_or(Ok(()), |rule| self.not_paired(rule, Some(other)))
    }

    /// A rule keeps a unit from sharing a hex with another.
    fn not_paired(&self, by: RuleId, other: Option<PieceIx>) -> Result<(), Refusal> {
        match by {
            rule::STACK_CLOSE => refuse(by, "Close units share a hex only within a command"),
            rule::STACK_SK => refuse(by, "Only the two skirmishers of one unit share a hex"),
            _ => {
                let name = other.map_or("Another unit", |p| self.name(p));
                refuse(by, format!("{name} is there: no two units share a hex"))
            }
        }
    }

    /// The other unit of a Close or skirmisher pair, if a unit stands in one.
    pub(crate) fn mate(&self, pix: PieceIx) -> Option<PieceIx> {
        let piece = self.piece(pix);
        (piece.on_map() && self.arm(pix).is_body())
            .then(|| self.bodies_at(piece.hex).find(|p| *p != pix))
            .flatten()
    }
}
