//! Runs roads from hex to hex, and streams, walls and hedges along hexsides, by the cheapest way.

use super::{Bend, kind, kinds, snapped, stop_at};
use crate::{Described, Group, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons};
use egui::Key;
use oblique_board::chain::{Chain, Stop, ways};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::lines::{called, length};
use oblique_context::view::Selection;
use oblique_mapview::features::{course, place};
use oblique_rules::lines::drive;
use oblique_scenario::lines;
use oblique_text::{Text, inside, text};
use std::cell::RefCell;

/// While dragging along hexsides, a corner counts from so near, in hexes.
const DRAG_HEXES: f32 = 0.35;

/// The road tool, and the one that runs along hexsides.
#[derive(Default)]
pub struct Run<const ALONG: bool> {
    stops: Vec<Stop>,
    /// Length of the way before every click, to take clicks back.
    clicks: Vec<usize>,
    /// Shift or Alt is held: straight.
    straight: bool,
    /// The stop the pointer means.
    near: Option<Stop>,
    /// The pointer is just beside the board and means its rim.
    beside: bool,
    /// A handle of the selected line in hand.
    bend: Option<Bend>,
    /// The way looked for last: a long one is looked for once a place of the pointer, not every frame.
    way: RefCell<Option<Way>>,
}

/// A way with what it depends on.
struct Way {
    /// The document's revision, the kind, the ends, and whether it is to be straight.
    of: (u64, String, Stop, Stop, bool),
    onward: Vec<Stop>,
}

impl<const ALONG: bool> Run<ALONG> {
    const WORD: &'static str = if ALONG { "stream" } else { "road" };

    fn name_of_kind(context: &EditorContext<'_>) -> String {
        kind(context, ALONG).map_or_else(|| Self::WORD.to_owned(), |kind| inside(&kind.name))
    }

    /// The stops from the end of the way to another, that end left out: preview and click both ask
    /// here.
    fn onward(&self, context: &EditorContext<'_>, to: Stop) -> Vec<Stop> {
        let board = &context.scenario().board;
        let (Some(from), Some(kind)) = (self.stops.last(), kind(context, ALONG)) else { return Vec::new() };
        let of = (context.document.revision(), kind.id.clone(), *from, to, self.straight);
        let mut known = self.way.borrow_mut();
        if let Some(known) = known.as_ref().filter(|known| known.of == of) {
            return known.onward.clone();
        }
        let way = if self.straight {
            ways::straight(board.layout(), *from, to)
        } else {
            ways::cheapest(board, &drive(board, context.catalog(), &kind.id), *from, to)
        };
        let onward: Vec<Stop> = way.into_iter().skip(1).collect();
        *known = Some(Way { of, onward: onward.clone() });
        onward
    }

    /// The stop a pointer event means.
    fn meant(context: &EditorContext<'_>, pointer: &Pointer) -> Option<Stop> {
        let layout = context.scenario().board.layout();
        match kind(context, ALONG) {
            // Alt does as one is told: straight, and onto nothing.
            Some(kind) if !pointer.alt => snapped(context, &kind.id, ALONG, pointer.world, None),
            _ => stop_at(layout, ALONG, pointer.world),
        }
    }

    /// Where the previewed leg ends, while the pointer is over the map or just beside it.
    fn shown_end(&self, context: &EditorContext<'_>) -> Option<Stop> {
        self.near.filter(|_| self.beside || context.view.hover.is_some())
    }

    fn click(&mut self, context: &EditorContext<'_>, to: Stop) {
        if self.stops.is_empty() {
            self.stops.push(to);
            self.clicks.push(0);
            return;
        }
        let onward = self.onward(context, to);
        if !onward.is_empty() {
            self.clicks.push(self.stops.len());
            self.stops.extend(onward);
        }
    }

    fn drag(&mut self, context: &EditorContext<'_>, pointer: &Pointer, to: Stop) {
        let layout = context.scenario().board.layout();
        let at = oblique_mapview::camera::point(pointer.world);
        if !ALONG || place(layout, to).distance(at) <= DRAG_HEXES {
            let onward = self.onward(context, to);
            self.stops.extend(onward);
        }
    }

    fn finish(&mut self, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let stops = std::mem::take(&mut self.stops);
        self.clicks.clear();
        let layout = context.scenario().board.layout();
        let chain = Chain::new(stops, layout).and_then(|chain| chain.simplified());
        let (Some(chain), Some(kind)) = (chain, kind(context, ALONG)) else { return };
        let name = inside(&kind.name);
        let Some(laid) = lines::lay(context.scenario(), &kind.id, &chain) else {
            out.push(Intent::Say(text!("tools-there-is-a-name-all-along-there-already", name)));
            return;
        };
        if context.scenario().board.features().contains_key(&laid.id) {
            let of = called(context, &laid.id);
            out.push(Intent::Say(match laid.taken_in {
                0 => text!("tools-goes-on-the-of-now-chain-longer", of, chain = length(&chain)),
                n => text!("tools-n-lines-are-one-now-of", n = n + 1, of),
            }));
        }
        out.push(Intent::edit(text!("tools-run-name", name), laid.edit));
        out.push(Intent::Select(Selection::Feature(laid.id)));
    }
}

impl<const ALONG: bool> Described for Run<ALONG> {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: Self::WORD,
        name: if ALONG { Text("tools-stream") } else { Text("tools-road") },
        key: if ALONG { "S" } else { "R" },
        icon: if ALONG { icons::STREAM } else { icons::ROAD },
        group: Group::Lines,
        flyout: Text(""),
    };
}

impl<const ALONG: bool> Tool for Run<ALONG> {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let name = Self::name_of_kind(context);
        match (self.stops.is_empty(), ALONG) {
            (true, false) => text!("tools-click-where-the-name-begins-at-the-end", name),
            (true, true) => text!("tools-click-the-corner-of-a-hex-where-the", name),
            _ => text!("tools-click-on-to-run-the-name-shift-runs", name),
        }
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.straight = pointer.shift || pointer.alt;
        self.near = Self::meant(context, &pointer);
        self.beside = !context.scenario().board.layout().contains(pointer.hex);
        if let Some(bend) = &mut self.bend {
            match pointer.phase {
                PointerPhase::Drag => bend.drag(context, &pointer),
                PointerPhase::Up => {
                    let bend = self.bend.take();
                    if let Some(bend) = bend.filter(Bend::moved) {
                        bend.put_down(context, out);
                    } else if let Some(to) = self.near {
                        self.click(context, to);
                    }
                }
                _ => {}
            }
            return;
        }
        match (pointer.phase, self.near) {
            (PointerPhase::Down, Some(to)) => {
                if self.stops.is_empty() {
                    self.bend = Bend::handle(context, pointer.world).filter(|bend| !bend.is_end(context));
                }
                if self.bend.is_none() {
                    self.click(context, to);
                }
            }
            (PointerPhase::Drag, Some(to)) if !self.stops.is_empty() => self.drag(context, &pointer, to),
            (PointerPhase::Double, _) => self.finish(context, out),
            _ => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if self.stops.is_empty() && self.bend.is_none() {
            return false;
        }
        match key {
            Key::Enter => {
                // What is previewed is what is drawn: the leg to the pointer too.
                if let Some(to) = self.shown_end(context) {
                    self.click(context, to);
                }
                self.finish(context, out);
            }
            Key::Escape => self.cancel(),
            Key::Backspace => self.stops.truncate(self.clicks.pop().unwrap_or(0)),
            _ => return false,
        }
        true
    }

    fn takes_back(&self, _: &EditorContext<'_>) -> bool {
        !self.stops.is_empty()
    }

    fn cancel(&mut self) {
        *self = Self { near: self.near, beside: self.beside, ..Self::default() };
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        if let Some(bend) = &self.bend {
            return bend.preview(context);
        }
        let layout = context.scenario().board.layout();
        let near = self.shown_end(context);
        let mut stops = self.stops.clone();
        stops.extend(near.map(|to| self.onward(context, to)).unwrap_or_default());
        if stops.is_empty() {
            stops.extend(near);
        }
        let hexes = near.into_iter().filter(|_| !ALONG).flat_map(|stop| stop.hexes(layout)).collect();
        let steps = stops.len().saturating_sub(1);
        let caption = match (steps, ALONG) {
            (0, _) => String::new(),
            (_, false) => text!("tools-steps-hexes", steps = steps + 1),
            (_, true) => text!("tools-steps-hexsides", steps),
        };
        let line = course(layout, &stops);
        // A single hex is tinted; a single corner has only its dot.
        let lines = if line.len() > 1 || ALONG { vec![line] } else { Vec::new() };
        Preview { hexes, lines, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        kinds(ui, context, ALONG, out);
    }
}
