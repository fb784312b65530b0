//! Selects, moves, turns and removes what is on the map.

use super::lines::Bend;
use super::pieces::selected_pieces;
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, picking, pieces};
use egui::Key;
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::strength::who_of;
use oblique_context::view::Selection;
use oblique_scenario::PieceId;
use oblique_text::{Text, text};
use std::collections::BTreeSet;

/// What a press has begun.
#[derive(Clone, Debug, Default, PartialEq)]
enum Grip {
    /// Nothing.
    #[default]
    None,
    /// On pieces: dragging moves them. `known`: they were selected before the press.
    Pieces { from: Hex, to: Hex, known: bool },
    /// On the selected line: dragging bends it. Where it was pressed, for a plain click.
    Line(Bend, Pointer),
    /// On anything else: dragging draws a frame.
    Frame { from: [f64; 2], to: [f64; 2], moved: bool, add: bool },
}

/// The arrow.
#[derive(Default)]
pub(crate) struct Select {
    grip: Grip,
}

impl Select {
    fn press(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let crowded = !picking::pieces_at(context.scenario(), pointer.hex).is_empty();
        let bend = if crowded { Bend::handle } else { Bend::anywhere };
        if let Some(bend) = bend(context, pointer.world) {
            self.grip = Grip::Line(bend, pointer);
        } else {
            self.press_plainly(context, pointer, out);
        }
    }

    /// A press on anything but the selected line.
    fn press_plainly(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let stack = picking::pieces_at(context.scenario(), pointer.hex);
        let selected = selected_pieces(context);
        if stack.is_empty() || (pointer.shift && pointer.command) {
            let (from, add) = (pointer.world, pointer.shift);
            self.grip = Grip::Frame { from, to: from, moved: false, add };
            if !pointer.shift {
                out.push(Intent::Select(picking::ground_at(context, pointer.hex, pointer.world)));
            }
            return;
        }
        let known = stack.iter().any(|id| selected.contains(id));
        self.grip = Grip::Pieces { from: pointer.hex, to: pointer.hex, known };
        if pointer.shift {
            let mut selected = selected;
            let whole = stack.iter().all(|id| selected.contains(id));
            for id in stack {
                if whole {
                    selected.remove(&id)
                } else {
                    selected.insert(id)
                };
            }
            out.push(Intent::Select(pieces_or_nothing(selected)));
        } else if !known {
            // A press on what is selected may begin a move of all of it.
            out.push(Intent::Select(pieces_or_nothing(stack.into_iter().take(1).collect())));
        }
    }

    fn release(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match std::mem::take(&mut self.grip) {
            Grip::Line(bend, _) if bend.moved() => bend.put_down(context, out),
            Grip::Line(_, pressed) => {
                self.press_plainly(context, pressed, out);
                self.grip = Grip::None;
            }
            Grip::Pieces { from, to, .. } if to != from => {
                out.extend(pieces::shift(context, &selected_pieces(context), to - from));
            }
            Grip::Pieces { from, known: true, .. } if !pointer.shift => {
                // A second click on a stack takes the next piece of it.
                let stack = picking::pieces_at(context.scenario(), from);
                if let Selection::Pieces(ids) = &context.view.selection
                    && let (1, Some(at)) = (ids.len(), stack.iter().position(|id| ids.contains(id)))
                    && let Some(next) = stack.get((at + 1) % stack.len())
                {
                    out.push(Intent::Select(Selection::Pieces(BTreeSet::from([next.clone()]))));
                }
            }
            Grip::Frame { from, to, moved: true, add } => {
                let mut ids = if add { selected_pieces(context) } else { BTreeSet::new() };
                ids.extend(picking::pieces_within(context.scenario(), from, to));
                out.push(Intent::Select(pieces_or_nothing(ids)));
            }
            Grip::None | Grip::Pieces { .. } | Grip::Frame { .. } => {}
        }
    }
}

fn pieces_or_nothing(ids: BTreeSet<PieceId>) -> Selection {
    if ids.is_empty() { Selection::Nothing } else { Selection::Pieces(ids) }
}

impl Described for Select {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "select",
        name: Text("tools-select"),
        key: "V",
        icon: super::icons::SELECT,
        group: super::Group::Select,
        flyout: Text(""),
    };
}

impl Tool for Select {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        match &context.view.selection {
            Selection::Pieces(_) => text!("tools-drag-or-arrows-move-q-and-e-turn").to_owned(),
            Selection::Nothing | Selection::Hex(_) => {
                text!("tools-click-to-select-shift-click-for-more-drag").to_owned()
            }
            Selection::Feature(_) => text!("tools-drag-a-handle-or-any-place-of-the").to_owned(),
            _ => text!("tools-delete-removes-what-is-selected-escape").to_owned(),
        }
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down => self.press(context, pointer, out),
            PointerPhase::Drag => match &mut self.grip {
                Grip::None => {}
                Grip::Line(bend, _) => bend.drag(context, &pointer),
                Grip::Pieces { to, .. } => *to = pointer.hex,
                Grip::Frame { to, from, moved, .. } => {
                    *to = pointer.world;
                    *moved |= (to[0] - from[0]).hypot(to[1] - from[1]) > 0.4;
                }
            },
            PointerPhase::Up => self.release(context, pointer, out),
            PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        match key {
            Key::Escape if self.grip != Grip::None => self.cancel(),
            Key::Escape if context.view.selection != Selection::Nothing => {
                out.push(Intent::Select(Selection::Nothing));
            }
            Key::Delete | Key::Backspace => out.push(Intent::Run("edit.delete")),
            Key::Q | Key::OpenBracket | Key::Comma => {
                out.extend(pieces::turn(context, &selected_pieces(context), -1));
            }
            Key::E | Key::CloseBracket | Key::Period => {
                out.extend(pieces::turn(context, &selected_pieces(context), 1));
            }
            Key::F => out.extend(pieces::next_formation(context, &selected_pieces(context), 1)),
            Key::ArrowUp => out.extend(pieces::step(context, &selected_pieces(context), 0, -1)),
            Key::ArrowDown => out.extend(pieces::step(context, &selected_pieces(context), 0, 1)),
            Key::ArrowLeft => out.extend(pieces::step(context, &selected_pieces(context), -1, 0)),
            Key::ArrowRight => out.extend(pieces::step(context, &selected_pieces(context), 1, 0)),
            _ => return false,
        }
        true
    }

    fn claims(&self, context: &EditorContext<'_>, key: Key) -> bool {
        let arrow = matches!(key, Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight);
        if arrow {
            return !pieces::places(context, &selected_pieces(context)).is_empty();
        }
        matches!(key, Key::Q | Key::E | Key::F) && matches!(context.view.selection, Selection::Pieces(_))
    }

    fn cancel(&mut self) {
        self.grip = Grip::None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        match &self.grip {
            Grip::Line(bend, _) => bend.preview(context),
            Grip::Pieces { from, to, .. } if from != to => {
                let layout = context.scenario().board.layout();
                let center = |hex: Hex| {
                    let at = geometry::center(layout, hex);
                    [f64::from(at.x), f64::from(at.y)]
                };
                let pieces = selected_pieces(context);
                let places = pieces::places(context, &pieces);
                let hexes = places.iter().map(|hex| *hex + (*to - *from)).collect();
                let lines = vec![vec![center(*from), center(*to)]];
                let caption = text!("tools-move-to-to", to = layout.name(*to));
                Preview { hexes, lines, caption, ..Preview::default() }
            }
            Grip::Frame { from, to, moved: true, .. } => {
                let frame = vec![*from, [to[0], from[1]], *to, [from[0], to[1]], *from];
                let n = picking::pieces_within(context.scenario(), *from, *to).len();
                let caption = if n == 0 { String::new() } else { text!("tools-n-selected", n) };
                Preview { lines: vec![frame], caption, ..Preview::default() }
            }
            _ => Preview::default(),
        }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let Selection::Pieces(ids) = &context.view.selection else {
            ui.weak(text!("tools-nothing-to-set"));
            return;
        };
        let scenario = context.scenario();
        let places = pieces::places(context, ids);
        formations(ui, context, ids, out);
        let [hex] = places.as_slice() else {
            ui.label(text!(
                "tools-selected-pieces-selected",
                selected_pieces = who_of(context.catalog(), scenario, ids)
            ));
            return;
        };
        ui.label(text!("tools-in-hex", hex = scenario.board.layout().name(*hex)));
        for id in picking::pieces_at(scenario, *hex) {
            let Some(piece) = scenario.pieces.get(&id) else { continue };
            let name = if piece.name.is_empty() { id.0.as_str() } else { piece.name.as_str() };
            let help = text!("tools-selects-it-with-shift-too");
            if ui.selectable_label(ids.contains(&id), name).on_hover_text(help).clicked() {
                let mut chosen = if ui.input(|i| i.modifiers.shift) { ids.clone() } else { BTreeSet::new() };
                chosen.insert(id);
                out.push(Intent::Select(Selection::Pieces(chosen)));
            }
        }
    }
}

/// The formations some of the pieces know, to put all of them into.
fn formations(
    ui: &mut egui::Ui,
    context: &EditorContext<'_>,
    ids: &BTreeSet<PieceId>,
    out: &mut Vec<Intent>,
) {
    let catalog = context.catalog();
    let pieces: Vec<_> = ids.iter().filter_map(|id| context.scenario().pieces.get(id)).collect();
    let mut any = false;
    for formation in &catalog.formations {
        let known = |kind: &str| catalog.kind(kind).is_some_and(|k| k.formations.contains(&formation.id));
        if !pieces.iter().any(|piece| known(&piece.kind)) {
            continue;
        }
        any = true;
        let on = pieces.iter().all(|piece| piece.formation == formation.id);
        let help = text!("tools-puts-the-selected-units-into-this");
        if ui.selectable_label(on, &formation.name).on_hover_text(help).clicked() {
            out.extend(pieces::form(context, ids, &formation.id));
        }
    }
    if any {
        ui.separator();
    }
}
