//! Areas of hexes alike, remembered while the pointer stays in one.
//!
//! A frame gathers a part of a large area, so that a preview never holds one up; a click gathers the
//! rest. Must not know what is done with them.

use oblique_board::hex::{Hex, HexSet};
use oblique_board::{Alike, Flood, wand};
use oblique_context::EditorContext;
use oblique_text::text;
use std::cell::RefCell;
use std::sync::Arc;

/// Hexes a preview gathers in a frame: some 2 ms of work.
const A_FRAME: usize = 400_000;

/// The area found last.
#[derive(Default)]
pub(crate) struct Areas {
    found: RefCell<Option<Found>>,
}

/// An area as far as it is known.
#[derive(Clone, Debug)]
pub(crate) struct Area {
    /// Its hexes, as far as they are gathered.
    pub set: Arc<HexSet>,
    /// Are all of them gathered?
    pub whole: bool,
}

impl Area {
    /// A count of it in words: `1 hex`, `12 hexes`, `More than 400000 hexes`.
    pub(crate) fn count(&self) -> String {
        let known = super::figure::count(self.set.len());
        if self.whole { known } else { text!("tools-more-than-known", known) }
    }
}

struct Found {
    revision: u64,
    alike: Alike,
    connected: bool,
    within: Option<Arc<HexSet>>,
    set: Arc<HexSet>,
    /// What is not gathered yet.
    rest: Option<Flood>,
}

impl Areas {
    /// All hexes like a hex, `within` a set if one is given.
    pub(crate) fn at(
        &self,
        context: &EditorContext<'_>,
        seed: Hex,
        alike: Alike,
        connected: bool,
        within: Option<&Arc<HexSet>>,
    ) -> Arc<HexSet> {
        self.look(context, seed, (alike, connected), within, usize::MAX).set
    }

    /// The hexes like a hex as far as there was time to gather them; ask again next frame for more.
    pub(crate) fn so_far(
        &self,
        context: &EditorContext<'_>,
        seed: Hex,
        alike: Alike,
        connected: bool,
        within: Option<&Arc<HexSet>>,
    ) -> Area {
        self.look(context, seed, (alike, connected), within, A_FRAME)
    }

    fn look(
        &self,
        context: &EditorContext<'_>,
        seed: Hex,
        (alike, connected): (Alike, bool),
        within: Option<&Arc<HexSet>>,
        hexes: usize,
    ) -> Area {
        let revision = context.document.revision();
        let board = &context.scenario().board;
        let mut found = self.found.borrow_mut();
        let known = found.take().filter(|known| {
            (known.revision, known.alike, known.connected) == (revision, alike, connected)
                && known.set.layout() == board.layout()
                && known.within.as_ref().map(Arc::as_ptr) == within.map(Arc::as_ptr)
                // Every hex of an area has the same area.
                && known.set.contains(seed)
        });
        let only = within.map(|set| &**set);
        let known = found.insert(known.unwrap_or_else(|| {
            let rest = connected.then(|| Flood::new(board, seed, alike, only));
            let set = match &rest {
                Some(_) => HexSet::new(board.layout()),
                None => wand(board, seed, alike, false, only),
            };
            Found { revision, alike, connected, within: within.map(Arc::clone), set: Arc::new(set), rest }
        }));
        if let Some(rest) = &mut known.rest {
            let whole = rest.go_on(board, only, hexes);
            known.set = Arc::new(rest.set().clone());
            if whole {
                known.rest = None;
            }
        }
        Area { set: Arc::clone(&known.set), whole: known.rest.is_none() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_context::settings::Settings;
    use oblique_context::view::View;
    use oblique_document::Document;
    use oblique_rulesets::RULESETS;
    use oblique_scenario::Scenario;

    #[test]
    fn a_large_area_is_gathered_over_several_frames_and_a_click_has_all_of_it() {
        let layout = Layout::new(Orientation::Flat, 1200, 1100);
        let catalog = RULESETS[0].catalog();
        let palettes = catalog.palettes();
        let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
        let document =
            Document::new(Scenario::new(&catalog.id, Board::new(layout, terrain, palettes.linear)));
        let (view, settings) = (View::default(), Settings::default());
        let context = EditorContext {
            document: &document,
            view: &view,
            settings: &settings,
            ruleset: RULESETS[0],
            problems: &[],
            silenced: &[],
        };
        let (areas, seed) = (Areas::default(), layout.at(600, 550));
        let first = areas.so_far(&context, seed, Alike::Terrain, true, None);
        assert!(!first.whole && first.set.len() < layout.len());
        assert!(first.count().starts_with("More than "), "{}", first.count());
        assert_eq!(areas.at(&context, seed, Alike::Terrain, true, None).len(), layout.len());
        assert!(areas.so_far(&context, seed, Alike::Terrain, true, None).whole);
        let again = Areas::default();
        let frames = (1..20).find(|_| again.so_far(&context, seed, Alike::Terrain, true, None).whole);
        assert!(frames.is_some_and(|frames| (3..6).contains(&frames)), "{frames:?}");
        assert_eq!(again.so_far(&context, seed, Alike::Terrain, true, None).set.len(), layout.len());
    }
}
