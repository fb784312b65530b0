//! A Shock under way.
//!
//! Must not know how it goes on.

use oblique_board::hex::{Hex, Hour};
use oblique_rules::play::PieceIx;
use std::collections::{BTreeMap, BTreeSet};

/// Steps of a Shock (`shock.sequence`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShockStage {
    /// 0: charges are declared.
    Charges,
    /// 0: foot and horse before one enemy: who attacks it.
    Arms,
    /// 1: cavalry and skirmishers may slip away.
    SlipAway,
    /// 2: charges run, and are fired at.
    Run,
    /// The same question as at `Arms`, for those who met only now.
    ArmsAgain,
    /// 3: militia may flee.
    Flight,
    /// 4: lone guns are taken.
    Guns,
    /// 5: the Pre-Shock Reaction.
    PreShock,
    /// 5: the defender may counterattack before contact.
    CounterBefore,
    /// 6 and 7: factors and result.
    Clash,
    /// The parts of a result still to be carried out.
    Results,
    /// 7: the defender may counterattack after the result.
    CounterAfter,
    /// Units retreat one by one.
    Retreat,
    /// The attackers advance.
    Advance,
    /// Chargers are spent, columns open, the Shock is over.
    After,
}

/// A declared charge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Charge {
    /// Whom it rides at.
    pub target: PieceIx,
    /// The facing it takes before it starts and keeps.
    pub facing: Hour,
    /// The hexes ridden.
    pub path: Vec<Hex>,
}

/// What is still to be done, in the order carried out (`shock.result`, `pre.fall-back`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Todo {
    /// The parts of a cell of the result table, from one on.
    Cell {
        /// By how much one side is superior.
        superiority: i32,
        /// Is it the attacker?
        attacker: bool,
        /// The part that comes next.
        next: usize,
    },
    /// The defenders have fallen back: their commands lose a level.
    LevelThenAdvance,
    /// Only the advance.
    Advance,
    /// Nothing.
    Nothing,
}

/// A Line that retreats unit by unit (`sres.retreat`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct RetreatWork {
    /// Who has still to go.
    pub units: BTreeSet<PieceIx>,
    /// May friends be pushed back (`pre.displace`)?
    pub displaces: bool,
    /// Who waits for a hex to be cleared, the first to be named first.
    pub chain: Vec<(PieceIx, Hex)>,
    /// Where each that went came from.
    pub went: BTreeMap<PieceIx, Hex>,
}

/// Attackers in one hex and the vacated hexes they had in front.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Follower {
    /// The unit, or both of a Close pair.
    pub units: Vec<PieceIx>,
    /// Morale; of a pair, the better.
    pub morale: i32,
    /// Vacated hexes it may enter.
    pub hexes: Vec<Hex>,
}

/// A Shock (`shock.*`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ShockWork {
    /// The leader of the command that declared it.
    pub leader: PieceIx,
    /// Where it stands.
    pub stage: ShockStage,
    /// Who attacks if an enemy is before him: units in contact and chargers.
    pub party: BTreeSet<PieceIx>,
    /// Attacking Line.
    pub attackers: BTreeSet<PieceIx>,
    /// Defending Line.
    pub defenders: BTreeSet<PieceIx>,
    /// The Line first attacked, whose columns open (`form.column-opens`).
    pub met: BTreeSet<PieceIx>,
    /// Charges declared and not yet run.
    pub charges: BTreeMap<PieceIx, Charge>,
    /// Who has charged.
    pub riders: BTreeSet<PieceIx>,
    /// Enemies that both arms could attack: is it horse that does (`shock.mixed-arms`)?
    pub arms: BTreeMap<PieceIx, bool>,
    /// Units and leaders whose question of the present stage is answered.
    pub asked: BTreeSet<PieceIx>,
    /// Units that have slipped away before the Shock.
    pub slipped: BTreeSet<PieceIx>,
    /// Hexes that defenders have left for good.
    pub vacated: Vec<Hex>,
    /// In a counterattack, the Line it is made at (roles are exchanged then).
    pub counter: Option<BTreeSet<PieceIx>>,
    /// What is still to be done.
    pub todo: Todo,
    /// A Line retreating.
    pub retreat: RetreatWork,
    /// Attackers that may still advance.
    pub followers: Vec<Follower>,
}

impl ShockWork {
    /// A Shock about to be declared.
    pub fn new(leader: PieceIx) -> Self {
        Self {
            leader,
            stage: ShockStage::Charges,
            party: BTreeSet::new(),
            attackers: BTreeSet::new(),
            defenders: BTreeSet::new(),
            met: BTreeSet::new(),
            charges: BTreeMap::new(),
            riders: BTreeSet::new(),
            arms: BTreeMap::new(),
            asked: BTreeSet::new(),
            slipped: BTreeSet::new(),
            vacated: Vec::new(),
            counter: None,
            todo: Todo::Nothing,
            retreat: RetreatWork::default(),
            followers: Vec::new(),
        }
    }

    /// Gives an enemy to one arm. Charges at one given to the foot are not ridden: their riders are
    /// returned and stand by (`shock.mixed-arms`).
    pub(crate) fn give_to(&mut self, target: PieceIx, horse: bool) -> Vec<PieceIx> {
        self.arms.insert(target, horse);
        if horse {
            return Vec::new();
        }
        let idle = self.charges.iter().filter(|(_, charge)| charge.target == target);
        let idle: Vec<PieceIx> = idle.map(|(rider, _)| *rider).collect();
        for rider in &idle {
            self.charges.remove(rider);
            self.party.remove(rider);
        }
        idle
    }

    /// The charger whose turn it is to ride, while charges run.
    pub fn riding(&self) -> Option<PieceIx> {
        if self.stage == ShockStage::Run { self.charges.keys().next().copied() } else { None }
    }
}
