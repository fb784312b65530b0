//! A battle under way survives a crash: while it is played it is written beside the journals in the
//! data folder, by a thread of its own, and offered at the next start.
//!
//! The file is a `.battle` like any other. It is removed once the battle is given up or the program is
//! left, so that one of a run that is over (`document/run.rs`) was lost. Must not know how a battle is played.

use crate::app::rulesets::write_scenario;
use crate::document::files;
use crate::play::PlayPane;
use oblique_battle::Saved;
use oblique_jobs::Worker;
use oblique_scenario::Scenario;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

/// Least seconds between two writings.
const PAUSE: f64 = 2.0;

enum Order {
    /// Write the battle; the scenario comes with it where it is another than before.
    Write(PathBuf, Option<Box<Scenario>>, Box<Saved>),
    Remove(PathBuf),
}

/// What identifies the state written last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct WrittenState {
    revision: u64,
    phase: (u16, u8),
    notes: usize,
}

/// Keeps the battle under way.
#[derive(Default)]
pub(super) struct BattleKeeper {
    worker: Option<Worker<Order>>,
    /// Why the battle was not kept last.
    trouble: Arc<Mutex<Option<String>>>,
    /// Was it told that it cannot be kept?
    trouble_reported: bool,
    kept: Option<WrittenState>,
    /// Which scenario the thread has: its address in the pane and its notes.
    scenario: Option<(usize, usize)>,
    at: f64,
    /// Being taken up: removed once it is kept as ours.
    pub(super) taking: Option<PathBuf>,
}

impl BattleKeeper {
    fn send(&mut self, order: Order) {
        let trouble = &self.trouble;
        let worker = self.worker.get_or_insert_with(|| {
            let (written, failed) = (trouble.clone(), trouble.clone());
            let mut text = None;
            let work = move |batch| write(batch, &mut text, &written);
            Worker::start("battle keeper", work, move |why| set_trouble(&failed, why))
        });
        worker.send(order);
    }

    /// Why the battle was not kept, once a run. It is tried again with the next order.
    pub(super) fn take_trouble(&mut self) -> Option<String> {
        let why = self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        // What the thread has of the scenario may be lost: it comes with the next writing.
        self.scenario = None;
        (!std::mem::replace(&mut self.trouble_reported, true)).then_some(why)
    }

    /// Keeps the battle if it has gone on; returns the seconds to wait where it is too early.
    pub(super) fn keep(&mut self, pane: &PlayPane, path: &Path, now: f64) -> Option<f64> {
        let session = pane.session()?;
        let field = session.battle().game().field();
        let new = WrittenState {
            revision: session.revision(),
            phase: (field.turn, field.phase),
            notes: pane.scenario().notes.len(),
        };
        if self.kept == Some(new) {
            return None;
        }
        let same_phase = self.kept.is_some_and(|k| k.phase == new.phase && k.notes == new.notes);
        let pause = if same_phase { PAUSE } else { PAUSE / 4.0 };
        if self.kept.is_some() && now - self.at < pause {
            return Some(pause - (now - self.at));
        }
        (self.kept, self.at) = (Some(new), now);
        let of = (std::ptr::from_ref(pane.scenario()) as usize, new.notes);
        let scenario = (self.scenario != Some(of)).then(|| Box::new(pane.scenario().clone()));
        self.scenario = Some(of);
        self.send(Order::Write(path.to_owned(), scenario, Box::new(session.saved(String::new()))));
        if let Some(old) = self.taking.take().filter(|old| old != path) {
            self.send(Order::Remove(old));
        }
        None
    }

    /// Removes what is kept.
    pub(super) fn forget(&mut self, path: &Path) {
        if self.kept.take().is_some() {
            self.scenario = None;
            self.send(Order::Remove(path.to_owned()));
        }
    }
}

fn set_trouble(trouble: &Mutex<Option<String>>, why: String) {
    *trouble.lock().unwrap_or_else(PoisonError::into_inner) = Some(why);
}

/// Carries out orders; `text` is the scenario they are about, as it came last.
fn write(batch: Vec<Order>, text: &mut Option<String>, trouble: &Mutex<Option<String>>) {
    let mut last = None;
    for order in batch {
        match order {
            Order::Write(path, scenario, saved) => {
                if let Some(scenario) = scenario {
                    // Should this panic, there is no text rather than that of another scenario.
                    *text = None;
                    *text = Some(write_scenario(&scenario));
                }
                // Of several states waiting only the last is worth writing.
                last = Some((path, saved));
            }
            Order::Remove(path) => {
                last = last.filter(|(written, _)| *written != path);
                let _ = oblique_platform::fs::remove_file(path);
            }
        }
    }
    if let Some((path, mut saved)) = last
        && let Some(text) = text
    {
        saved.scenario.clone_from(text);
        if let Some(folder) = path.parent() {
            let _ = oblique_platform::fs::create_dir_all(folder);
        }
        if let Err(why) = files::write_private(&path, saved.write().as_bytes()) {
            set_trouble(trouble, files::plain(&why));
        }
    }
}
