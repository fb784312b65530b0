//! The computer's turn, thought out on another thread so that the window never waits.
//!
//! The thread works on a copy of the battle and sends order after order; the pane carries each out
//! on its own battle at the pace the viewer likes. Dropping a [`Thinking`] cancels it.

use oblique_core::battle::Theatre;
use oblique_core::commander::{Commander, decide};
use oblique_core::rules::play::{Game, Order};
use oblique_core::scenario::Side;
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

enum Said {
    Order(Side, Order),
    Finished([Option<Box<dyn Commander>>; 2]),
}

/// A computer's turn being thought out.
pub struct Thinking {
    said: Receiver<Said>,
    cancelled: Arc<AtomicBool>,
}

impl Thinking {
    /// Starts thinking for the sides that have a commander, until a side without one must decide.
    /// `wake` is called when there is something to show.
    pub fn start(
        game: Box<dyn Game>,
        theatre: Theatre,
        commanders: [Option<Box<dyn Commander>>; 2],
        wake: impl Fn() + Send + 'static,
    ) -> std::io::Result<Self> {
        let (say, said) = sync_channel(AHEAD);
        let cancelled = Arc::new(AtomicBool::new(false));
        let stop = cancelled.clone();
        std::thread::Builder::new().name("commander".to_owned()).spawn(move || {
            think(game, &theatre, commanders, &say, &stop, &wake);
        })?;
        Ok(Self { said, cancelled })
    }

    /// What it says next; never waits.
    pub fn next(&self) -> Thought {
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
    theatre: &Theatre,
    mut commanders: [Option<Box<dyn Commander>>; 2],
    say: &SyncSender<Said>,
    cancelled: &AtomicBool,
    wake: &impl Fn(),
) {
    while !cancelled.load(Ordering::Relaxed) {
        let Some(side) = game.decision().map(|d| d.side) else { break };
        let Some(commander) = commanders[side.index()].as_mut() else { break };
        let Some(order) = decide(commander.as_mut(), game.as_ref(), theatre) else { break };
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
