//! The computer's turn, thought out on another thread so that the window never waits.
//!
//! The thread works on a copy of the battle and sends order after order; the pane carries each out
//! on its own battle at the pace the viewer likes. Dropping a [`Thinking`] cancels it.

use oblique_battle::BattleSetting;
use oblique_commander::{Commander, decide};
use oblique_jobs::{Jobs, Outcome, Slot, Task};
use oblique_rules::play::{Appraisal, Game, Order};
use oblique_scenario::Side;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};

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
        job.start(jobs, "The computer's turn", wake, move |task| {
            Ok(think(game, &setting, commanders, &say, task))
        });
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
            Some(Outcome::Cancelled) => Thought::Failed("it was cancelled".to_owned()),
            Some(Outcome::Failed { why, .. }) => Thought::Failed(why),
        }
    }
}

fn think(
    mut game: Box<dyn Game>,
    setting: &BattleSetting,
    mut commanders: Commanders,
    say: &SyncSender<(Side, Order)>,
    task: &Task,
) -> Commanders {
    while !task.is_cancelled() {
        let Some(side) = game.decision().map(|d| d.side) else { break };
        let Some(commander) = commanders[side.index()].as_mut() else { break };
        let Some(order) = decide(commander.as_mut(), game.as_ref(), setting) else { break };
        // A refusal here would come again for ever: end the turn and let a person look.
        if game.carry_out(&order).is_err() || say.send((side, order)).is_err() {
            break;
        }
        task.wake();
    }
    commanders
}
