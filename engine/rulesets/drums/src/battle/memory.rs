//! What only this ruleset remembers between orders, and the events that change it.
//!
//! What is under way is a stack of [`Frame`]s: the top one runs until it needs an answer, starts something else on
//! top of itself, or is over. An interrupt is a frame on top of what it interrupts, so that a charge in a reaction
//! between two actions of an activation in a phase is four frames, and the pane can say what each waits for. Each
//! chapter that runs in time owns the type of its frame, in its own folder, and adds a variant here. Must not know how
//! frames run.

use crate::approach::frame::Approach;
use crate::artillery::bombardment::Bombardment;
use crate::command::group::Group;
use crate::command::reroll::HelpedRoll;
use crate::command::reserve::Assignment;
use crate::contact::frame::Contact;
use crate::sequence::companies::Company;
use crate::sequence::deployment::SettingUp;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::kernel;
use oblique_rules::play::{Decision, PieceIx};
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

/// Where somebody stood, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stance {
    /// Hex.
    pub hex: Hex,
    /// Formation, by its place in the catalog.
    pub formation: u8,
    /// Facing.
    pub facing: Option<Hour>,
}

/// The phase of a side (`seq.brigades`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Phase {
    /// Who has the initiative.
    pub side: Side,
    /// The general of the open brigade; the commander in chief for the Reserve.
    pub open: Option<PieceIx>,
    /// Generals of brigades used or closed in this phase.
    pub used: BTreeSet<PieceIx>,
    /// Is it over once what is under way is (`act.turnover`)?
    pub passes: bool,
}

/// Whose roll gave actions, and why (`act.roll`, `react.right`, `group.order`, `res.further`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Cause {
    /// An activation in its side's phase.
    Activation,
    /// A reaction.
    Reaction,
    /// A group order of a Leader.
    Group(PieceIx),
    /// A Reserve unit hurried on.
    Further,
}

/// A piece that has rolled and spends its actions (`act.spend`).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Activation {
    /// Who acts.
    pub piece: PieceIx,
    /// Whose roll it was.
    pub cause: Cause,
    /// How it stood before its first action, for flanks and skirmishers (`app.flank`, `sk.loss`).
    pub began: Stance,
    /// How every enemy unit stood then (`app.flank`).
    pub enemies: BTreeMap<PieceIx, Stance>,
    /// Actions won, the extra one included.
    pub won: u8,
    /// Is one of them the extra one of Elite or Guard, which buys no fourth move, second shot or second level?
    pub extra: bool,
    /// Actions spent.
    pub spent: u8,
    /// Moves among them.
    pub moves: u8,
    /// Has it been in an Approach or a Contact, which ends it?
    pub fought: bool,
    /// What its failures gave the other side, until it is used or waived.
    pub right: Option<Right>,
    /// Has the other side put it off at the present gap?
    pub waited: bool,
    /// Does the brigade close when the activation is over (`act.double`)?
    pub closes: bool,
}

impl Activation {
    /// Actions kept.
    #[must_use]
    pub const fn kept(&self) -> u8 {
        self.won.saturating_sub(self.spent)
    }
}

/// A right to react (`react.right`): it lies on the activation that gave it, asked at each of its gaps, until it is used
/// or waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Right {
    /// Who may react.
    pub side: Side,
    /// Failures of the roll: dice of the reaction.
    pub dice: u8,
    /// Must it be used or waived at once (`react.general_now`)?
    pub now: bool,
}

/// Something under way.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Frame {
    /// Both sides are set up, before the first phase.
    SettingUp(Box<SettingUp>),
    /// A company of skirmishers, spread before anybody is set up (`sk.company`).
    Company(Company),
    /// A side's phase; always the lowest.
    Phase(Phase),
    /// A piece picked to roll, whose player chooses dice: most it may take.
    Dice {
        /// Who.
        piece: PieceIx,
        /// Why it rolls.
        cause: Cause,
        /// Most dice.
        most: u8,
    },
    /// A brigade that has been opened, those of which come that are due (`seq.arrive`).
    Arrivals(PieceIx),
    /// A Leader's roll that the commander in chief helps (`cinc.reroll`).
    HelpedRoll(Box<HelpedRoll>),
    /// A unit of the Reserve that joins a brigade (`res.assign`).
    Assignment(Assignment),
    /// A piece spending actions.
    Activation(Box<Activation>),
    /// A group order (`group.order`).
    Group(Box<Group>),
    /// A right of the other side, asked at the gaps of the activation it lies on.
    Right(Right),
    /// A battery about to fire, or a garrison shot out of its sector.
    Bombardment(Bombardment),
    /// An Approach.
    Approach(Box<Approach>),
    /// A Contact.
    Contact(Box<Contact>),
}

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub decision: Option<Decision>,
    /// What is under way, the lowest first.
    pub frames: Vec<Frame>,
    /// Points in halves against A and B (`win.points`); they never go down.
    pub loss_halves: [i32; 2],
    /// Units eliminated of each brigade, by its general (`win.shaken`).
    pub lost_units: BTreeMap<PieceIx, u8>,
    /// Damage of sectors, by the place of their hex on the board (`bua.damage`).
    pub damage: BTreeMap<u32, u8>,
    /// Pairs of friends left side by side (`prox.fix`).
    pub crowded: BTreeSet<(PieceIx, PieceIx)>,
    /// Is the side that loses the next unit beaten (`win.check`)?
    pub next_loss_decides: bool,
    /// Leaders whose unit was eliminated, who wait for their fate (`gen.survival`).
    pub bereaved: BTreeSet<PieceIx>,
    /// Generals who wait to be placed (`gen.survival`, `gen.capture`, `gen.threat`, `gen.leaderless`).
    pub displaced: BTreeSet<PieceIx>,
    /// Replacements, and the Leader each brigade began with (`gen.leaderless`).
    pub founders: BTreeMap<PieceIx, PieceIx>,
}

/// A change of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// Something begins on top of what is under way.
    Push(Frame),
    /// What is on top goes on from here.
    Replace(Frame),
    /// What is on top is over.
    Pop,
    /// So many more actions of the activation under way are spent.
    Spend(u8),
    /// A piece has fought: what it has kept of its actions is lost, wherever in the stack its activation is.
    Forfeit(PieceIx),
    /// Points in halves against a side.
    Lost(Side, i32),
    /// A unit of that general's brigade is gone.
    LostUnit(PieceIx),
    /// The damage of the sector at that place of the board.
    Damage(u32, u8),
    /// A pair of friends stands side by side, or no longer does.
    Crowded(PieceIx, PieceIx, bool),
    /// The side that loses the next unit is beaten.
    NextLossDecides,
    /// A Leader waits for his fate, or no longer does.
    Bereaved(PieceIx, bool),
    /// A general waits to be placed, or no longer does.
    Displaced(PieceIx, bool),
    /// A lost Leader's brigade is that of another.
    Succeeds(PieceIx, PieceIx),
}

/// Puts something in or takes it out.
fn keep<T: Ord>(all: &mut BTreeSet<T>, one: T, on: bool) {
    if on {
        all.insert(one);
    } else {
        all.remove(&one);
    }
}

impl Memory {
    /// Activations under way, the lowest first.
    fn activations(&mut self) -> impl DoubleEndedIterator<Item = &mut Activation> {
        self.frames.iter_mut().filter_map(|frame| match frame {
            Frame::Activation(activation) => Some(&mut **activation),
            _ => None,
        })
    }

    /// The Leader a general's brigade began with.
    pub(crate) fn founder(&self, general: PieceIx) -> PieceIx {
        self.founders.get(&general).copied().unwrap_or(general)
    }

    /// What is remembered of a lost Leader's brigade is remembered of the other's from now on.
    fn succeed(&mut self, lost: PieceIx, new: PieceIx) {
        self.founders.insert(new, self.founder(lost));
        if let Some(units) = self.lost_units.remove(&lost) {
            self.lost_units.insert(new, units);
        }
        for frame in &mut self.frames {
            if let Frame::Phase(phase) = frame {
                if phase.used.remove(&lost) {
                    phase.used.insert(new);
                }
                phase.open = phase.open.map(|open| if open == lost { new } else { open });
            }
        }
    }
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Push(frame) => self.frames.push(frame.clone()),
            MemoryChange::Replace(frame) => {
                self.frames.pop();
                self.frames.push(frame.clone());
            }
            MemoryChange::Pop => {
                self.frames.pop();
            }
            MemoryChange::Spend(actions) => {
                if let Some(activation) = self.activations().next_back() {
                    activation.spent = activation.spent.saturating_add(*actions);
                }
            }
            MemoryChange::Forfeit(piece) => {
                for frame in &mut self.frames {
                    match frame {
                        Frame::Activation(activation) if activation.piece == *piece => {
                            activation.spent = activation.won;
                            activation.fought = true;
                        }
                        Frame::Group(group) => {
                            let won = group.won;
                            group.members.entry(*piece).and_modify(|spent| spent.actions = won);
                        }
                        _ => {}
                    }
                }
            }
            MemoryChange::Lost(side, halves) => self.loss_halves[side.index()] += halves,
            MemoryChange::LostUnit(general) => *self.lost_units.entry(*general).or_default() += 1,
            MemoryChange::Damage(place, damage) => {
                self.damage.insert(*place, *damage);
            }
            MemoryChange::Crowded(a, b, on) => {
                keep(&mut self.crowded, (*a.min(b), *a.max(b)), *on);
            }
            MemoryChange::NextLossDecides => self.next_loss_decides = true,
            MemoryChange::Bereaved(leader, on) => keep(&mut self.bereaved, *leader, *on),
            MemoryChange::Displaced(general, on) => keep(&mut self.displaced, *general, *on),
            MemoryChange::Succeeds(lost, new) => self.succeed(*lost, *new),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Memory, MemoryChange};
    use oblique_rules::kernel::Memory as _;
    use oblique_rules::play::PieceIx;
    use oblique_scenario::Side;

    #[test]
    fn a_pair_is_one_whichever_is_named_first() {
        let mut memory = Memory::default();
        memory.apply(&MemoryChange::Crowded(PieceIx(4), PieceIx(2), true));
        memory.apply(&MemoryChange::Crowded(PieceIx(2), PieceIx(4), true));
        assert_eq!(memory.crowded.len(), 1);
        memory.apply(&MemoryChange::Crowded(PieceIx(2), PieceIx(4), false));
        assert!(memory.crowded.is_empty());
    }

    #[test]
    fn losses_add_up() {
        let mut memory = Memory::default();
        for _ in 0..3 {
            memory.apply(&MemoryChange::Lost(Side::B, 1));
            memory.apply(&MemoryChange::LostUnit(PieceIx(1)));
        }
        assert_eq!((memory.loss_halves, memory.lost_units[&PieceIx(1)]), ([0, 3], 3));
    }
}
