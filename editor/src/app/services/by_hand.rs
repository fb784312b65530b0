//! Which hexes were changed by hand after a draft was taken over: taken over again it leaves them alone.
//!
//! Must not know what is drafted.

use oblique_board::hex::{Hex, HexSet};
use oblique_document::{Document, Ground};
use std::sync::Arc;

/// The steps of the history that took drafts over.
#[derive(Default)]
pub(super) struct ByHand {
    /// Their numbers, oldest first.
    taken_over: Vec<u64>,
    /// The next change is another of them.
    taking: bool,
}

impl ByHand {
    /// The next change takes a draft over; where it does not spare what was changed by hand, nothing is by hand after it.
    pub(super) fn taking(&mut self, sparing: bool) {
        if !sparing {
            self.taken_over.clear();
        }
        self.taking = true;
    }

    /// A frame begins: what was to be taken over in the last one has been, or has changed nothing.
    pub(super) const fn settle(&mut self) {
        self.taking = false;
    }

    /// Follows a change, and says what has been changed by hand since the first of the drafts was taken over. What is
    /// undone is not counted, nor is anything where the taking over itself is undone.
    pub(super) fn follow(
        &mut self,
        document: &Document,
        hexes: impl Fn(Ground) -> Vec<Hex>,
    ) -> Option<Arc<HexSet>> {
        if std::mem::take(&mut self.taking) {
            self.taken_over.push(document.state());
        }
        let mut later = document.done().skip_while(|step| !self.taken_over.contains(&step.number)).peekable();
        later.peek()?;
        let by_hand = later.filter(|step| !self.taken_over.contains(&step.number));
        let changed = by_hand.flat_map(|step| hexes(step.ground()));
        let set = HexSet::of(document.scenario().board.layout(), changed);
        (!set.is_empty()).then(|| Arc::new(set))
    }
}
