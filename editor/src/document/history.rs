//! Undo and redo: one gesture, one step; a gesture that changed nothing leaves none.

use crate::command::Gesture;
use oblique_core::scenario::{ChangeSet, Edit, Scenario};

/// A step of the history.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name: 'Paint woods'.
    pub label: String,
    /// The gesture it belongs to, if it was made in parts.
    gesture: Gesture,
    /// Inverses, the last first to be applied last-to-first.
    inverses: Vec<Edit>,
}

/// A scenario with its history.
#[derive(Clone, Debug)]
pub struct Document {
    scenario: Scenario,
    done: Vec<Step>,
    undone: Vec<Step>,
    revision: u64,
}

impl Document {
    /// A document without a past.
    pub fn new(scenario: Scenario) -> Self {
        Self { scenario, done: Vec::new(), undone: Vec::new(), revision: 0 }
    }

    /// The scenario, to read.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Grows by one with every change, undo and redo included.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// Applies an edit as (part of) an undo step and says what it touched.
    pub fn apply(&mut self, label: &str, edit: Edit, gesture: Gesture) -> ChangeSet {
        let (inverse, change) = edit.apply(&mut self.scenario);
        if change.is_empty() {
            return change;
        }
        self.revision += 1;
        self.undone.clear();
        match self.done.last_mut() {
            Some(last) if gesture != Gesture::Whole && last.gesture == gesture => last.inverses.push(inverse),
            _ => self.done.push(Step { label: label.to_owned(), gesture, inverses: vec![inverse] }),
        }
        change
    }

    /// Undoes the last step; `None` if there is none.
    pub fn undo(&mut self) -> Option<ChangeSet> {
        let step = self.done.pop()?;
        let (step, change) = self.turn_back(step);
        self.undone.push(step);
        Some(change)
    }

    /// Does again what was undone last; `None` if there is nothing.
    pub fn redo(&mut self) -> Option<ChangeSet> {
        let step = self.undone.pop()?;
        let (step, change) = self.turn_back(step);
        self.done.push(step);
        Some(change)
    }

    /// Steps done, oldest first.
    pub fn done(&self) -> &[Step] {
        &self.done
    }

    /// Steps undone, the next to redo last.
    pub fn undone(&self) -> &[Step] {
        &self.undone
    }

    fn turn_back(&mut self, step: Step) -> (Step, ChangeSet) {
        let mut change = ChangeSet::default();
        let mut inverses = Vec::with_capacity(step.inverses.len());
        for edit in step.inverses.into_iter().rev() {
            let (inverse, touched) = edit.apply(&mut self.scenario);
            change.absorb(touched);
            inverses.push(inverse);
        }
        self.revision += 1;
        (Step { inverses, ..step }, change)
    }
}
