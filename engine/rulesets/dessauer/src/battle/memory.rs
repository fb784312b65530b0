//! What only this ruleset remembers between orders, and the events that change it.

use crate::attack::pair::{Attack, Pair};
use crate::battle::task::Task;
use crate::combat::round::Blows;
use crate::movement::course::Course;
use oblique_board::hex::Hex;
use oblique_rules::kernel::{self, DrawOffers};
use oblique_rules::play::{Decision, PieceIx};
use oblique_scenario::Side;
use std::collections::{BTreeMap, BTreeSet};

/// Where the turn stands (`turn.order`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stage {
    /// Index into the catalog's phases.
    pub(crate) phase: u8,
    /// Is it the second player turn of the game turn?
    pub(crate) second: bool,
    /// Has the step begun?
    pub(crate) open: bool,
    /// Has the active side said it is done with this step?
    pub(crate) over: bool,
}

/// Hits of one step on a unit.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Hits {
    /// By who scored them.
    pub(crate) by: BTreeMap<PieceIx, i32>,
    /// Did any come from 90 degrees or more (`morale.test`)?
    pub(crate) from_behind: bool,
    /// Did any come from near enough to catch a change (`opt.caught_fire`)?
    pub(crate) from_near: bool,
}

impl Hits {
    /// All of them.
    pub(crate) fn sum(&self) -> i32 {
        self.by.values().sum()
    }
}

/// Who pursues off the table and when he rolls to return (`opt.pursuit_end`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Away {
    /// Where he left.
    pub(crate) by: Hex,
    /// Active turns he stays away still.
    pub(crate) turns: i32,
}

/// This ruleset's own state.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Memory {
    /// What the battle waits for.
    pub(crate) decision: Option<Decision>,
    /// Draws offered (`end.victory`).
    pub(crate) draw_offers: DrawOffers,
    /// Where the turn stands.
    pub(crate) stage: Stage,
    /// What is still to be done before the step goes on, the next last.
    pub(crate) tasks: Vec<Task>,
    /// Moves made in this player turn (`move.step`).
    pub(crate) courses: BTreeMap<PieceIx, Course>,
    /// Who had the last order of this step: an order goes on while nobody else gets one (`turn.order`).
    pub(crate) acting: Option<PieceIx>,
    /// Who passes whoever stands in a hex, given by row and column, in haste (`move.pass`).
    pub(crate) hasty: BTreeSet<(PieceIx, i32, i32)>,
    /// Who stands in reach of a general at the start of the turn (`opt.limited_control`).
    pub(crate) controlled: BTreeSet<PieceIx>,
    /// Who has rolled for control, and may move.
    pub(crate) rolled: BTreeMap<PieceIx, bool>,
    /// At whom units that fire by walls or wings have fired, by the hour of the wall or wing (`town.fire`, `form.bent`).
    pub(crate) volleys: BTreeMap<PieceIx, BTreeMap<u8, PieceIx>>,
    /// Hits of this step, fire or combat, by who suffered them.
    pub(crate) hits: BTreeMap<PieceIx, Hits>,
    /// Hits of this round by who scored them (`combat.lose`).
    pub(crate) scored: BTreeMap<PieceIx, i32>,
    /// Who serves which guns that had been left, of whatever battery (`guns.abandoned`).
    pub(crate) served: BTreeMap<PieceIx, PieceIx>,
    /// Who has been dealt with in this step.
    pub(crate) settled: BTreeSet<PieceIx>,
    /// Pairs in combat (`attack.declare`).
    pub(crate) pairs: Vec<Pair>,
    /// The attack under way.
    pub(crate) attack: Option<Attack>,
    /// Whom models over are placed against (`combat.split`).
    pub(crate) allotted: BTreeMap<PieceIx, Vec<PieceIx>>,
    /// What the present round was struck with.
    pub(crate) blows: Vec<Blows>,
    /// Losers of this round and whom they fought (`town.occupy`, `opt.pursuit_move`).
    pub(crate) victors: BTreeMap<PieceIx, BTreeSet<PieceIx>>,
    /// From which hexes those go back who retreat now; of several the owner picks (`retreat.cause`).
    pub(crate) causes: BTreeMap<PieceIx, Vec<Hex>>,
    /// Who has returned to the table in this player turn and may still form as it likes (`opt.pursuit_end`).
    pub(crate) returned: BTreeSet<PieceIx>,
    /// Who is away from the table.
    pub(crate) away: BTreeMap<PieceIx, Away>,
}

/// A change of memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MemoryChange {
    /// What the battle waits for now.
    Decide(Option<Decision>),
    /// A side offers a draw in a turn; what was asked is put off.
    Offered(Side, u16),
    /// What was put off is asked again.
    TakenUp,
    /// Where the turn stands now; a new step forgets what the last one counted.
    Stage(Stage),
    /// One more task, before all others.
    Push(Task),
    /// The next task is done.
    Pop,
    /// What a unit has done of its move.
    Course(PieceIx, Course),
    /// Who is given an order.
    Acting(PieceIx),
    /// A unit passes whoever stands in a hex in haste, or no longer.
    Hasty(PieceIx, Hex),
    /// Who has generals near enough.
    Controlled(BTreeSet<PieceIx>),
    /// A unit has rolled for control.
    Rolled(PieceIx, bool),
    /// The first has fired by a wall or wing at the second.
    Volley(PieceIx, u8, PieceIx),
    /// Hits on the first by the second; from behind, from near.
    Hit(PieceIx, PieceIx, i32, (bool, bool)),
    /// Hits scored in a round.
    Scored(PieceIx, i32),
    /// Gunners serve guns that had been left; `None`: they have left them.
    Served(PieceIx, Option<PieceIx>),
    /// A unit is dealt with.
    Settled(PieceIx),
    /// Two units are engaged.
    Engaged(Pair),
    /// A pair has fought so many rounds.
    Fought(PieceIx, PieceIx),
    /// A unit fights nobody any longer.
    Released(PieceIx),
    /// Horse of a second line stands in the first now.
    SteppedUp(PieceIx),
    /// The attack under way.
    Attack(Option<Attack>),
    /// A model over is placed.
    Allotted(PieceIx, PieceIx),
    /// One unit strikes another.
    Blows(Blows),
    /// A loser and who beat it.
    Beaten(PieceIx, BTreeSet<PieceIx>),
    /// From which hexes a unit goes back.
    Causes(PieceIx, Vec<Hex>),
    /// A unit that has returned may form as it likes, or has done so.
    Returned(PieceIx, bool),
    /// Who is away, and until when; `None`: back.
    Away(PieceIx, Option<Away>),
}

impl Memory {
    fn forget_step(&mut self) {
        self.settled.clear();
        self.hasty.clear();
        self.acting = None;
        self.attack = None;
        self.allotted.clear();
        self.causes.clear();
    }
}

impl kernel::Memory for Memory {
    type MemoryChange = MemoryChange;

    fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    fn apply(&mut self, change: &MemoryChange) {
        use crate::ids::phase;
        match change {
            MemoryChange::Decide(decision) => self.decision.clone_from(decision),
            MemoryChange::Offered(side, turn) => {
                let asked = self.decision.take();
                self.draw_offers.offer(*side, *turn, asked);
            }
            MemoryChange::TakenUp => self.decision = self.draw_offers.taken_up(),
            MemoryChange::Stage(stage) => {
                if !stage.open {
                    self.forget_step();
                    match stage.phase {
                        phase::RALLY | phase::CHECK => {
                            self.courses.clear();
                            self.rolled.clear();
                            self.volleys.clear();
                            self.hits.clear();
                        }
                        phase::FIRE | phase::COMBAT => {
                            self.returned.clear();
                            self.hits.clear();
                            self.scored.clear();
                            self.blows.clear();
                            self.victors.clear();
                        }
                        _ => {}
                    }
                }
                self.stage = *stage;
            }
            MemoryChange::Push(task) => self.tasks.push(*task),
            MemoryChange::Pop => {
                self.tasks.pop();
            }
            MemoryChange::Course(pix, course) => {
                self.courses.insert(*pix, *course);
            }
            MemoryChange::Acting(pix) => self.acting = Some(*pix),
            MemoryChange::Hasty(pix, hex) => {
                let passage = (*pix, hex.y, hex.x);
                if !self.hasty.remove(&passage) {
                    self.hasty.insert(passage);
                }
            }
            MemoryChange::Controlled(who) => self.controlled.clone_from(who),
            MemoryChange::Rolled(pix, moves) => {
                self.rolled.insert(*pix, *moves);
            }
            MemoryChange::Volley(pix, hour, target) => {
                self.volleys.entry(*pix).or_default().insert(*hour, *target);
            }
            MemoryChange::Hit(hit, by, hits, (from_behind, from_near)) => {
                let entry = self.hits.entry(*hit).or_default();
                *entry.by.entry(*by).or_default() += hits;
                entry.from_behind |= from_behind;
                entry.from_near |= from_near;
            }
            MemoryChange::Scored(pix, hits) => *self.scored.entry(*pix).or_default() += hits,
            MemoryChange::Served(pix, guns) => {
                self.served.remove(pix);
                self.served.extend(guns.map(|guns| (*pix, guns)));
            }
            MemoryChange::Settled(pix) => {
                self.settled.insert(*pix);
            }
            MemoryChange::Engaged(pair) => self.pairs.push(*pair),
            MemoryChange::Fought(attacker, attacked) => {
                let pair = self.pairs.iter_mut().find(|p| p.attacker == *attacker && p.attacked == *attacked);
                if let Some(pair) = pair {
                    pair.rounds = pair.rounds.saturating_add(1);
                }
            }
            MemoryChange::Released(pix) => {
                self.pairs.retain(|pair| pair.attacker != *pix && pair.attacked != *pix);
            }
            MemoryChange::SteppedUp(pix) => {
                let own = self.pairs.iter_mut().filter(|pair| pair.attacker == *pix);
                own.for_each(|pair| pair.through = None);
            }
            MemoryChange::Attack(attack) => self.attack.clone_from(attack),
            MemoryChange::Allotted(pix, to) => self.allotted.entry(*pix).or_default().push(*to),
            MemoryChange::Blows(blows) => self.blows.push(*blows),
            MemoryChange::Beaten(loser, by) => {
                self.victors.insert(*loser, by.clone());
            }
            MemoryChange::Causes(pix, hexes) => {
                self.causes.insert(*pix, hexes.clone());
            }
            MemoryChange::Returned(pix, may_form) => {
                self.returned.remove(pix);
                self.returned.extend(may_form.then_some(*pix));
            }
            MemoryChange::Away(pix, away) => match away {
                Some(away) => {
                    self.away.insert(*pix, *away);
                }
                None => {
                    self.away.remove(pix);
                }
            },
        }
    }
}
