//! Areas of hexes alike, remembered while the pointer stays in one.
//!
//! Must not know what is done with them.

use crate::desk::Desk;
use oblique_core::board::{Alike, wand};
use oblique_core::hex::{Hex, HexSet};
use std::cell::RefCell;
use std::sync::Arc;

/// The area found last.
#[derive(Default)]
pub struct Areas {
    found: RefCell<Option<Found>>,
}

struct Found {
    revision: u64,
    alike: Alike,
    connected: bool,
    within: Option<Arc<HexSet>>,
    set: Arc<HexSet>,
}

impl Areas {
    /// The hexes like a hex, `within` a set if one is given.
    pub fn at(
        &self,
        desk: &Desk<'_>,
        seed: Hex,
        alike: Alike,
        connected: bool,
        within: Option<&Arc<HexSet>>,
    ) -> Arc<HexSet> {
        let revision = desk.document.revision();
        let board = &desk.scenario().board;
        let mut found = self.found.borrow_mut();
        if let Some(known) = &*found
            && (known.revision, known.alike, known.connected) == (revision, alike, connected)
            && known.set.layout() == board.layout()
            && known.within.as_ref().map(Arc::as_ptr) == within.map(Arc::as_ptr)
            // Every hex of an area has the same area.
            && known.set.contains(seed)
        {
            return Arc::clone(&known.set);
        }
        let set = Arc::new(wand(board, seed, alike, connected, within.map(|set| &**set)));
        let within = within.map(Arc::clone);
        *found = Some(Found { revision, alike, connected, within, set: Arc::clone(&set) });
        set
    }
}
