//! What combat remembers between orders: the fights of an assault under way, who pursues whom, who
//! has fallen.
//!
//! Must not know how it is used: the rules are in the modules of fire, assault and pursuit.

use crate::battle::memory::HexAt;
use oblique_board::hex::Sector;
use oblique_rules::play::PieceIx;
use std::collections::{BTreeMap, BTreeSet};

/// What a unit was like at a moment (`ass.simultaneous`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Morale.
    pub morale: i32,
    /// Disruption.
    pub disruption: i32,
    /// Formation.
    pub formation: u8,
}

/// An attacker and the unit it attacks (`ass.split`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pair {
    /// Who attacks.
    pub attacker: PieceIx,
    /// From where.
    pub from: HexAt,
    /// Who was top of the attacked hex when the assault was fixed; `None`: a lone battery, taken.
    pub defender: Option<PieceIx>,
    /// The attacked hex.
    pub hex: HexAt,
    /// Is it a charge?
    pub charge: bool,
    /// Through which side of the defender.
    pub sector: Sector,
    /// Number of its fight.
    pub fight: u8,
}

/// Where an assault step stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AssaultStage {
    /// After the first morale checks: advances.
    First,
    /// After the blows: advances.
    Second,
}

/// An assault step under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct AssaultStep {
    /// Where it stands.
    pub stage: AssaultStage,
    /// Who attacks whom.
    pub pairs: Vec<Pair>,
    /// State when the assault was fixed.
    pub saved: BTreeMap<PieceIx, Shape>,
    /// Hits taken so far.
    pub hits: BTreeMap<PieceIx, i32>,
    /// Infantry that took a square check: a retreat is a rout for it (`square.effect`).
    pub square_tested: BTreeSet<PieceIx>,
    /// Units driven off, and whether they routed.
    pub driven: BTreeMap<PieceIx, bool>,
    /// Every unit of each attacked hex when the assault was fixed.
    pub garrisons: BTreeMap<HexAt, Vec<PieceIx>>,
    /// Units that advanced in this stage.
    pub advanced: BTreeSet<PieceIx>,
    /// Fights that are over: won, lost, or given up by both sides (`out.both`).
    pub closed: BTreeSet<u8>,
}

/// Hexes left open and who may still enter them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Advances {
    /// Hexes to be entered, in order.
    pub hexes: Vec<HexAt>,
    /// Units that have advanced already.
    pub done: BTreeSet<PieceIx>,
}

/// A pursuit (`pursuit.move`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Pursuit {
    /// Who is hunted; routed or not is looked at when they ride.
    pub quarry: Vec<PieceIx>,
    /// Turn in which it began.
    pub since: u16,
}

/// State of combat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct CombatMemory {
    /// An assault step under way.
    pub assault: Option<AssaultStep>,
    /// Advances under way.
    pub advances: Option<Advances>,
    /// Pursuits by pursuer.
    pub pursuits: BTreeMap<PieceIx, Pursuit>,
    /// Leaders fallen and not yet replaced.
    pub fallen: BTreeSet<PieceIx>,
    /// Percentage points off the withdrawal levels of A and B (`ldr.lost`).
    pub level_loss: [i32; 2],
}

/// A change of it.
#[derive(Clone, Debug, PartialEq)]
pub enum CombatChange {
    /// The assault step under way.
    Assault(Option<Box<AssaultStep>>),
    /// Advances under way.
    Advances(Option<Advances>),
    /// A pursuit begins, goes on with fewer quarries, or ends.
    Pursuit(PieceIx, Option<Pursuit>),
    /// A leader has fallen (true) or is replaced or given up (false).
    Fallen(PieceIx, bool),
    /// Percentage points off a side's withdrawal level.
    LevelLoss([i32; 2]),
}

impl CombatMemory {
    /// Applies a change.
    pub fn apply(&mut self, change: &CombatChange) {
        match change {
            CombatChange::Assault(step) => self.assault = step.as_deref().cloned(),
            CombatChange::Advances(advances) => self.advances.clone_from(advances),
            CombatChange::Pursuit(pix, Some(pursuit)) => {
                self.pursuits.insert(*pix, pursuit.clone());
            }
            CombatChange::Pursuit(pix, None) => {
                self.pursuits.remove(pix);
            }
            CombatChange::Fallen(pix, true) => {
                self.fallen.insert(*pix);
            }
            CombatChange::Fallen(pix, false) => {
                self.fallen.remove(pix);
            }
            CombatChange::LevelLoss(loss) => self.level_loss = *loss,
        }
    }
}
