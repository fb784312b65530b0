//! What only this ruleset remembers between orders, and the events that change it.

use crate::battle::task::Task;
use crate::melee::state::Melee;
use oblique_board::hex::Hex;
use oblique_rules::kernel::{self, DrawOffers};
use oblique_rules::play::{Decision, PieceIx};
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

/// Where the turn stands: a phase, and which of its two steps (`turn.order`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Index into the catalog's phases.
    pub(crate) phase: u8,
    /// The second of its two steps?
    pub(crate) later: bool,
    /// Has the step begun?
    pub(crate) open: bool,
}

/// What is left of a unit's move (`move.step`), in parts of an inch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Purse {
    /// Parts of an inch left.
    pub(crate) left: i32,
    /// Has it spent anything, or done something that is paid like a step?
    pub(crate) begun: bool,
    /// To which side the last forward step went, -1 left and 1 right; 0 if none or straight (`move.forward`).
    pub(crate) slide: i8,
    /// Has it paid for marching obliquely (`move.oblique`)?
    pub(crate) oblique: bool,
    /// Has it gone farther than half a move goes (`guns.halves`)?
    pub(crate) beyond_half: bool,
}

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub(crate) decision: Option<Decision>,
    /// Where the turn stands.
    pub(crate) stage: Stage,
    /// Who moves first this turn (`turn.initiative`); `None` before it is settled.
    pub(crate) first: Option<Side>,
    /// Purses of those who have begun to move in this step.
    pub(crate) purses: BTreeMap<PieceIx, Purse>,
    /// What is still to be done before the step goes on, the next last.
    pub(crate) tasks: Vec<Task>,
    /// Charges declared in this turn and not yet settled, in the order of their orders (`charge.order`).
    pub(crate) charges: Vec<Charge>,
    /// Figures lost by fire in this step, by who lost them and who shot them (`morale.when`).
    pub(crate) shot: BTreeMap<PieceIx, BTreeMap<PieceIx, i32>>,
    /// Who tests in this step without having lost figures (`lead.casualty`).
    pub(crate) dismayed: BTreeSet<PieceIx>,
    /// Who has tested in this step: nobody does twice (`morale.when`).
    pub(crate) tested: BTreeSet<PieceIx>,
    /// The melee being fought.
    pub(crate) melee: Option<Melee>,
    /// Draws offered (`end.victory`).
    pub(crate) draw_offers: DrawOffers,
}

/// A charge declared and not yet settled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Charge {
    /// Who charges.
    pub(crate) charger: PieceIx,
    /// Whom.
    pub(crate) target: PieceIx,
    /// Where the charger began its move (`form.flank`).
    pub(crate) from: Hex,
    /// Where the target stands as it is charged: who leaves that hex has left the charge (`charge.void`).
    pub(crate) at: Hex,
}

/// A change of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// Where the turn stands now; a new step begins with full purses.
    Stage(Stage),
    /// Who moves first.
    First(Option<Side>),
    /// What is left of a move.
    Purse(PieceIx, Purse),
    /// One more thing to be done, before all others.
    Push(Task),
    /// The next thing is done.
    Pop,
    /// A charge is declared.
    Charge(Charge),
    /// The charge of a unit is settled or lapses.
    Settled(PieceIx),
    /// Figures lost to the fire of a unit.
    Shot(PieceIx, PieceIx, i32),
    /// A unit tests although it has lost no figures.
    Dismayed(PieceIx),
    /// A unit has tested.
    Tested(PieceIx),
    /// The melee being fought.
    Melee(Option<Melee>),
    /// A draw is offered by a side in a turn, and the decision put off.
    Offered(Side, u16, Option<Decision>),
    /// The decision put off is asked again.
    TakenUp,
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Stage(stage) => {
                if !stage.open {
                    self.purses.clear();
                    self.shot.clear();
                    self.dismayed.clear();
                    self.tested.clear();
                }
                self.stage = *stage;
            }
            MemoryChange::First(side) => self.first = *side,
            MemoryChange::Purse(pix, purse) => {
                self.purses.insert(*pix, *purse);
            }
            MemoryChange::Push(task) => self.tasks.push(*task),
            MemoryChange::Pop => {
                self.tasks.pop();
            }
            MemoryChange::Charge(charge) => self.charges.push(*charge),
            MemoryChange::Settled(pix) => {
                self.charges.retain(|charge| charge.charger != *pix);
            }
            MemoryChange::Shot(hit, by, figures) => {
                *self.shot.entry(*hit).or_default().entry(*by).or_default() += figures;
            }
            MemoryChange::Dismayed(pix) => {
                self.dismayed.insert(*pix);
            }
            MemoryChange::Tested(pix) => {
                self.tested.insert(*pix);
            }
            MemoryChange::Melee(melee) => {
                self.melee.clone_from(melee);
                // Each melee is a step of its own for who tests because his commander has fallen.
                if melee.is_none() {
                    self.dismayed.clear();
                    self.tested.clear();
                }
            }
            MemoryChange::Offered(side, turn, asked) => {
                self.draw_offers.offer(*side, *turn, asked.clone());
            }
            MemoryChange::TakenUp => self.decision = self.draw_offers.taken_up(),
        }
    }
}
