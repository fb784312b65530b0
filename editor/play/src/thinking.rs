//! The computer's turn, thought out on another thread so that the window never waits.
//!
//! The thread works on a copy of the battle and sends order after order; the pane carries each out
//! on its own battle at the pace the viewer likes. Dropping a [`Thinking`] cancels it.

use oblique_battle::BattleSetting;
use oblique_commander::{Commander, decide};
use oblique_rules::play::{Appraisal, Game, Order};
use oblique_scenario::Side;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, TryRecvError, sync_channel};

/// Orders thought out ahead of the viewer at most.
const AHEAD: usize = 256;

/// What the thread says next.
pub enum Thought {
    /// Nothing yet.
    Nothing,
    /// An order of that side.
    Order(Side, Order),
    /// It is a person's decision, or the battle is over: the commanders come back.
    Finished([Option<Box<dyn Commander>>; 2]),
}

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

enum Said {
    Order(Side, Order),
    Finished([Option<Box<dyn Commander>>; 2]),
}

/// A computer's turn being thought out.
pub struct Thinking {
    said: Receiver<Said>,
    /// What was received and not yet taken.
    held: Option<Thought>,
    announced: Option<Announced>,
    cancelled: Arc<AtomicBool>,
}

impl Thinking {
    /// Starts thinking for the sides that have a commander, until a side without one must decide.
    /// `wake` is called when there is something to show.
    pub fn start(
        game: Box<dyn Game>,
        setting: BattleSetting,
        commanders: [Option<Box<dyn Commander>>; 2],
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (say, said) = sync_channel(AHEAD);
        let cancelled = Arc::new(AtomicBool::new(false));
        let stop = cancelled.clone();
        std::thread::Builder::new().name("commander".to_owned()).spawn(move || {
            think(game, &setting, commanders, &say, &stop, &wake);
        })?;
        Ok(Self { said, held: None, announced: None, cancelled })
    }

    /// What it says next; never waits.
    pub fn next(&mut self) -> Thought {
        self.announced = None;
        self.held.take().unwrap_or_else(|| self.receive())
    }

    /// Tells the next order without taking it; never waits. Returns whether there is one.
    pub fn announce(&mut self, game: &dyn Game) -> bool {
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
    pub fn announced(&self) -> Option<&Announced> {
        self.announced.as_ref()
    }

    /// Has it said its last?
    pub fn has_finished(&self) -> bool {
        matches!(self.held, Some(Thought::Finished(_)))
    }

    fn receive(&self) -> Thought {
        match self.said.try_recv() {
            Ok(Said::Order(side, order)) => Thought::Order(side, order),
            Ok(Said::Finished(commanders)) => Thought::Finished(commanders),
            Err(TryRecvError::Empty) => Thought::Nothing,
            Err(TryRecvError::Disconnected) => Thought::Finished([None, None]),
        }
    }
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancelled.store(true, Ordering::Relaxed);
    }
}

fn think(
    mut game: Box<dyn Game>,
    setting: &BattleSetting,
    mut commanders: [Option<Box<dyn Commander>>; 2],
    say: &SyncSender<Said>,
    cancelled: &AtomicBool,
    wake: &impl Fn(),
) {
    while !cancelled.load(Ordering::Relaxed) {
        let Some(side) = game.decision().map(|d| d.side) else { break };
        let Some(commander) = commanders[side.index()].as_mut() else { break };
        let Some(order) = decide(commander.as_mut(), game.as_ref(), setting) else { break };
        // A refusal here would come again for ever: end the turn and let a person look.
        if game.carry_out(&order).is_err() || say.send(Said::Order(side, order)).is_err() {
            break;
        }
        wake();
    }
    // Nobody listens any more where the pane was closed: then there is nobody to tell.
    let _ = say.send(Said::Finished(commanders));
    wake();
}
