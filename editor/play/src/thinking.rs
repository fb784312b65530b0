//! The computer's turn, thought out on another thread, or an order at a time between frames, so that the window never
//! waits.
//!
//! The thread works on a copy of the battle and sends order after order; the pane carries each out
//! on its own battle at the pace the viewer likes. Dropping a [`Thinking`] cancels it.

use oblique_battle::BattleSetting;
use oblique_commander::{Commander, decide};
use oblique_jobs::{Jobs, Outcome, Progress, Slot, Task};
use oblique_rules::play::{Appraisal, Game, Order};
use oblique_scenario::Side;
use oblique_text::text;
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};

/// Orders thought out ahead of the viewer at most.
const AHEAD: usize = 256;

/// What the thread says next.
pub(crate) enum Thought {
    /// Nothing yet.
    Nothing,
    /// An order of that side.
    Order(Side, Order),
    /// It is a person's decision, or the battle is over: the commanders come back.
    Finished(Commanders),
    /// It broke down or was cancelled, and the commanders are gone: why.
    Failed(String),
}

/// Who commands for the computer, by side.
pub(crate) type Commanders = [Option<Box<dyn Commander>>; 2];

/// The order the computer gives next, told before it is carried out.
#[derive(Clone, Debug, PartialEq)]
pub struct Announced {
    /// Whose.
    pub side: Side,
    /// The order.
    pub order: Order,
    /// What it may expect of it.
    pub expects: Appraisal,
    /// Is it chosen in secret: the other side decides too before anything is resolved?
    pub secret: bool,
}

/// A computer's turn being thought out.
pub(crate) struct Thinking {
    orders: Receiver<(Side, Order)>,
    job: Slot<Commanders>,
    /// How the job ended, while there are orders to take.
    ended: Option<Outcome<Commanders>>,
    /// What was received and not yet taken.
    held: Option<Thought>,
    announced: Option<Announced>,
}

impl Thinking {
    /// Starts thinking for the sides that have a commander, until a side without one must decide.
    /// `wake` is called when there is something to show.
    pub(crate) fn start(
        jobs: &Jobs,
        game: Box<dyn Game>,
        setting: BattleSetting,
        commanders: Commanders,
        wake: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let (say, orders) = sync_channel(AHEAD);
        let mut job = Slot::default();
        let mut thinker = Thinker { game, setting, commanders, say, unsaid: None };
        job.start_in_steps(jobs, text!("play-the-computers-turn"), wake, move |task| Ok(thinker.step(task)));
        Self { orders, job, ended: None, held: None, announced: None }
    }

    /// What it says next; never waits.
    pub(crate) fn next(&mut self) -> Thought {
        self.announced = None;
        self.held.take().unwrap_or_else(|| self.receive())
    }

    /// Tells the next order without taking it; never waits. Returns whether there is one.
    pub(crate) fn announce(&mut self, game: &dyn Game) -> bool {
        if self.held.is_none() {
            self.held = match self.receive() {
                Thought::Nothing => None,
                thought => Some(thought),
            };
        }
        let Some(Thought::Order(side, order)) = &self.held else { return false };
        if self.announced.is_none() {
            let secret = game.decision().is_some_and(|d| d.joint);
            let legal = game.judge(order).is_ok();
            let expects = if legal { game.appraise(order) } else { Appraisal::default() };
            self.announced = Some(Announced { side: *side, order: order.clone(), expects, secret });
        }
        true
    }

    /// The order told and not yet taken.
    pub(crate) fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// Has it said its last?
    pub(crate) fn has_finished(&self) -> bool {
        matches!(self.held, Some(Thought::Finished(_) | Thought::Failed(_)))
    }

    fn receive(&mut self) -> Thought {
        // First, so that no order given before the end is missed.
        if self.ended.is_none() {
            self.ended = self.job.poll();
        }
        if let Ok((side, order)) = self.orders.try_recv() {
            return Thought::Order(side, order);
        }
        match self.ended.take() {
            None => Thought::Nothing,
            Some(Outcome::Done(commanders)) => Thought::Finished(commanders),
            Some(Outcome::Cancelled) => Thought::Failed(text!("play-it-was-cancelled").to_owned()),
            Some(Outcome::Failed { why, .. }) => Thought::Failed(why),
        }
    }
}

/// Thinks out one order a step.
struct Thinker {
    game: Box<dyn Game>,
    setting: BattleSetting,
    commanders: Commanders,
    say: SyncSender<(Side, Order)>,
    /// An order for which there was no room yet.
    unsaid: Option<(Side, Order)>,
}

impl Thinker {
    fn step(&mut self, task: &Task) -> Progress<Commanders> {
        if self.unsaid.is_none() && !task.is_cancelled() {
            self.unsaid = self.order();
        }
        let said = self.unsaid.take().map(|order| self.say.try_send(order));
        match said {
            Some(Ok(())) => {
                task.wake();
                Progress::More
            }
            Some(Err(TrySendError::Full(order))) if !task.is_cancelled() => {
                self.unsaid = Some(order);
                Progress::Waits
            }
            _ => Progress::Done(std::mem::take(&mut self.commanders)),
        }
    }

    /// The next order of a side that has a commander, carried out on the thread's own battle.
    fn order(&mut self) -> Option<(Side, Order)> {
        let side = self.game.decision().map(|d| d.side)?;
        let commander = self.commanders[side.index()].as_mut()?;
        let order = decide(commander.as_mut(), self.game.as_ref(), &self.setting)?;
        // A refusal here would come again for ever: end the turn and let a person look.
        self.game.carry_out(&order).ok()?;
        Some((side, order))
    }
}
