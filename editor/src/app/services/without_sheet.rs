//! Steps of a recipe that were taken over on a board under which no historical map lies: none remembers them, so they are
//! known while the battle is open.
//!
//! Must not know what is drafted.

use oblique_digitize::recipe::StepPart;
use oblique_document::Document;

/// Steps with the steps of the history that took them over.
#[derive(Default)]
pub(super) struct WithoutSheet {
    taken_over: Vec<(u64, StepPart)>,
    /// The next change takes that over.
    taking: Option<StepPart>,
}

impl WithoutSheet {
    /// The next change takes that over.
    pub(super) fn taking(&mut self, part: StepPart) {
        self.taking = Some(part);
    }

    /// A frame begins: what was to be taken over in the last one has been, or has changed nothing.
    pub(super) fn settle(&mut self) {
        self.taking = None;
    }

    /// Follows a change.
    pub(super) fn follow(&mut self, document: &Document) {
        if let Some(part) = self.taking.take() {
            self.taken_over.push((document.state(), part));
        }
    }

    /// What was taken over and is not undone, with the steps of the history that did it.
    pub(super) fn parts<'a>(&'a self, document: &'a Document) -> impl Iterator<Item = &'a (u64, StepPart)> {
        self.taken_over.iter().filter(|(number, _)| document.done().any(|step| step.number == *number))
    }
}
