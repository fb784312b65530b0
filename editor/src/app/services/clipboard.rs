//! Cut, copy and paste: parts of the map in this window and, as text, in others.
//!
//! Must not know how tables of units and blocks of cells are read: texts that may be such are handed on.

use super::{Service, ServiceContext};
use crate::app::army_sheet::is_table;
use crate::app::request::Request;
use crate::app::world::World;
use crate::document::clip::{is_region_text, read_region, region_text};
use crate::view::{Floating, Selection};
use egui::ColorImage;
use oblique_board::TerrainIx;
use oblique_board::hex::HexSet;
use oblique_context::Intent;
use oblique_context::stamping::fitted;
use oblique_jobs::Slot;
use oblique_scenario::{ChangeSet, Edit, PieceId, Region, region};
use oblique_text::text;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Frames a paste waits for the system's clipboard before it takes what was copied here.
const CLIPBOARD_FRAMES: u8 = 4;

/// What is to be pasted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Whatever the clipboard holds.
    #[default]
    Anything,
    /// Units of a spreadsheet.
    Units,
    /// A block of cells.
    Cells,
}

/// What was copied in this window, and what is waited for.
#[derive(Default)]
pub(crate) struct Clipboard {
    copied: Option<Arc<Region>>,
    /// The text of what was copied, if it is not too large.
    text: Slot<Option<String>>,
    /// Units copied in this window, and the table of them that went to the system's clipboard.
    units: Option<(String, BTreeSet<PieceId>)>,
    wanted: Wanted,
    /// Frames left until a paste takes what was copied here.
    waiting: Option<u8>,
}

impl Service for Clipboard {
    fn opened(&mut self, _: &mut World) {
        // In another battle the table is one of a spreadsheet.
        self.units = None;
    }

    fn changed(&mut self, _: &mut World, _: &ChangeSet) {}

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        if let Some(outcome) = self.text.poll() {
            match context.result_of(outcome) {
                Some(Some(text)) => context.egui.copy_text(text),
                Some(None) => {
                    say(context, text!("windows-too-large-for-other-windows-it-can-be").to_owned());
                }
                None => {}
            }
        }
        self.wait(context);
    }
}

impl Clipboard {
    /// Copies the hexes selected, or else the units that are.
    pub(crate) fn copy(&mut self, context: &mut ServiceContext<'_>) {
        let Some((set, region)) = lift(context.world) else {
            if matches!(context.world.view.selection, Selection::Pieces(_)) {
                context.requests.push(Request::CopyUnits);
            } else {
                say(context, text!("windows-select-hexes-first-then-they-can-be-copied").to_owned());
            }
            return;
        };
        let region = Arc::new(region);
        self.copied = Some(Arc::clone(&region));
        let ruleset = context.world.ruleset.catalog().id.clone();
        let title = context.world.document.scenario().meta.title.clone();
        self.text.start(context.jobs, text!("windows-copying"), context.waking(), move |_| {
            Ok(region_text(crate::app::rulesets::REGISTRY, &region, &ruleset, &title))
        });
        say(context, text!("windows-copied-set", set = counted(set.len())));
    }

    /// Copies the hexes selected and takes away what is on them.
    pub(crate) fn cut(&mut self, context: &mut ServiceContext<'_>) {
        self.copy(context);
        if let Some((label, edit)) = clearing(context.world, text!("windows-cut")) {
            context.out.push(Intent::edit(label, edit));
        }
    }

    /// Asks the system for its clipboard; what it holds comes as an event.
    pub(crate) fn paste(&mut self, context: &ServiceContext<'_>, wanted: Wanted) {
        context.egui.send_viewport_cmd(egui::ViewportCommand::RequestPaste);
        (self.wanted, self.waiting) = (wanted, Some(CLIPBOARD_FRAMES));
        context.egui.request_repaint();
    }

    /// Takes what was copied here if the system's clipboard stays silent.
    fn wait(&mut self, context: &mut ServiceContext<'_>) {
        match self.waiting {
            None => {}
            Some(0) => {
                self.waiting = None;
                match (std::mem::take(&mut self.wanted), self.copied.clone()) {
                    (Wanted::Units | Wanted::Cells, _) => {
                        say(context, text!("windows-the-clipboard-holds-no-table").to_owned());
                    }
                    (Wanted::Anything, Some(region)) => float(context, &region),
                    (Wanted::Anything, None) => {
                        say(context, text!("windows-nothing-was-copied-yet").to_owned());
                    }
                }
            }
            Some(left) => {
                self.waiting = Some(left - 1);
                context.egui.request_repaint();
            }
        }
    }

    /// Takes a text from the clipboard.
    pub(in crate::app) fn take_text(&mut self, context: &mut ServiceContext<'_>, text: String) {
        self.waiting = None;
        let wanted = std::mem::take(&mut self.wanted);
        if wanted == Wanted::Cells {
            context.requests.push(Request::PasteCells(text));
            return;
        }
        // Of units that are gone the table is still one to import.
        let pieces = &context.world.document.scenario().pieces;
        let here = |ids: &&BTreeSet<PieceId>| ids.iter().any(|id| pieces.contains_key(id));
        let copied = self.units_of(&text).filter(|_| wanted == Wanted::Anything).filter(here);
        if let Some(ids) = copied {
            context.requests.push(Request::PasteCopies(ids.clone()));
            return;
        }
        match read_region(crate::app::rulesets::REGISTRY, &text) {
            Some((_, region)) => float(context, &region),
            None if is_region_text(&text) => context
                .out
                .push(Intent::Warn(text!("windows-what-is-on-the-clipboard-is-damaged-copy").to_owned())),
            None if wanted == Wanted::Units || is_table(context.world, &text) => {
                context.requests.push(Request::PasteTable(text));
            }
            // The clipboard holds something else: what was copied here is still at hand.
            None => match self.copied.clone() {
                Some(region) => float(context, &region),
                None => say(context, text!("windows-the-clipboard-holds-no-part-of-a-map").to_owned()),
            },
        }
    }

    /// Notes units copied and their table.
    pub(in crate::app) fn note_units(&mut self, table: String, ids: BTreeSet<PieceId>) {
        self.units = Some((table, ids));
    }

    /// The units whose table a text is, if they were copied in this window; line ends may have changed on the way.
    fn units_of(&self, text: &str) -> Option<&BTreeSet<PieceId>> {
        let (table, ids) = self.units.as_ref()?;
        table.trim_end().lines().eq(text.trim_end().lines()).then_some(ids)
    }

    /// Takes a picture from the clipboard: a map to be laid under the grid.
    pub(in crate::app) fn take_image(&mut self, context: &mut ServiceContext<'_>, image: Arc<ColorImage>) {
        self.waiting = None;
        match std::mem::take(&mut self.wanted) {
            Wanted::Units | Wanted::Cells => {
                say(context, text!("windows-the-clipboard-holds-no-table").to_owned());
            }
            Wanted::Anything => context.requests.push(Request::KeepPastedMap(image)),
        }
    }
}

fn say(context: &mut ServiceContext<'_>, text: String) {
    context.out.push(Intent::Say(text));
}

/// Takes a part of a map up, to be laid down.
fn float(context: &mut ServiceContext<'_>, region: &Region) {
    let floating = Floating::new(fitted(&context.world.context(), region), "");
    context.world.view.floating = Some(floating);
    context.out.push(Intent::Tool("stamp"));
}

/// Takes up the hexes selected, to lay them down elsewhere.
pub(crate) fn move_region(context: &mut ServiceContext<'_>) {
    let Some((set, region)) = lift(context.world) else { return };
    let Some(middle) = set.middle() else { return };
    let lifted = Some((set, middle));
    context.world.view.floating = Some(Floating { lifted, ..Floating::new(region, "") });
    context.out.push(Intent::Tool("stamp"));
}

/// The hexes selected, or the one hex that is.
fn chosen_hexes(world: &World) -> Option<Arc<HexSet>> {
    let layout = world.document.scenario().board.layout();
    match (&world.view.area, &world.view.selection) {
        (Some(area), _) => Some(Arc::clone(area)),
        (None, Selection::Hex(hex)) => Some(Arc::new(HexSet::of(layout, [*hex]))),
        _ => None,
    }
}

/// The hexes selected and what is on them.
pub(in crate::app) fn lift(world: &World) -> Option<(Arc<HexSet>, Region)> {
    let set = chosen_hexes(world)?;
    let region = Region::lift(world.document.scenario(), &set, set.middle()?);
    Some((set, region))
}

/// What takes away what is on the hexes selected, if any are, and the name of the step.
pub(in crate::app) fn clearing(world: &World, verb: &str) -> Option<(String, Edit)> {
    let set = chosen_hexes(world)?;
    let contents = world.view.tools.contents;
    let edits = region::clear(world.document.scenario(), &set, contents, TerrainIx(0));
    Some((format!("{verb} {}", counted(set.len())), Edit::Many(edits)))
}

fn counted(n: usize) -> String {
    if n == 1 { text!("windows-1-hex").to_owned() } else { text!("windows-n-hexes", n) }
}
