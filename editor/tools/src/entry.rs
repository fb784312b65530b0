//! Picks the hexes by which the selected reinforcements enter: one, and with Shift further ones.

use super::pieces::selected_pieces;
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, icons};
use crate::Group;
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::strength::who_of;
use oblique_scenario::{Arrival, Edit, Piece, PieceId};
use oblique_text::{Text, text};

/// The tool.
#[derive(Default)]
pub(crate) struct Entry {
    /// Shift was held when the pointer last moved.
    shift: bool,
}

/// What a click does.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Way {
    /// The hex is the only entry hex.
    Only,
    /// It comes after those there are.
    Also,
    /// It is one no longer.
    NoLonger,
}

impl Way {
    /// With Shift a hex is added to those who do not enter by it yet, or else taken off.
    fn of(context: &EditorContext<'_>, ids: &[PieceId], hex: Hex, shift: bool) -> Self {
        let has = |id: &PieceId| {
            let arrives = context.scenario().pieces.get(id).and_then(|piece| piece.arrives.as_ref());
            arrives.is_some_and(|a| a.hexes().any(|known| known == hex))
        };
        match shift {
            false => Self::Only,
            true if !ids.is_empty() && ids.iter().all(has) => Self::NoLonger,
            true => Self::Also,
        }
    }

    fn arrival(self, old: Option<&Arrival>, hex: Hex) -> Arrival {
        let Some(old) = old else { return Arrival::at(2, hex) };
        match self {
            Self::Only => old.by([hex]),
            Self::Also => old.by(old.hexes().chain([hex])),
            Self::NoLonger => old.by(old.hexes().filter(|known| *known != hex)),
        }
    }
}

impl Described for Entry {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "entry",
        name: Text("tools-entry-hex"),
        key: "Shift+O",
        icon: icons::ENTRY,
        group: Group::Objects,
        flyout: Text("tools-areas-and-entries"),
    };
}

impl Tool for Entry {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-click-the-hex-by-which-the-selected-units").to_owned()
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.shift = pointer.shift;
        let scenario = context.scenario();
        let layout = scenario.board.layout();
        if pointer.phase != PointerPhase::Down || !layout.contains(pointer.hex) {
            return;
        }
        let ids: Vec<PieceId> = selected_pieces(context).into_iter().collect();
        if ids.is_empty() {
            out.push(Intent::Say(text!("tools-select-the-reinforcements-first-in-the").to_owned()));
            return;
        }
        let way = Way::of(context, &ids, pointer.hex, pointer.shift);
        let mut changed = Vec::new();
        let edits: Vec<Edit> = ids
            .iter()
            .filter_map(|id| {
                let piece = scenario.pieces.get(id)?;
                let arrives = Some(way.arrival(piece.arrives.as_ref(), pointer.hex));
                let new = Piece { arrives, hex: None, top: false, ..piece.clone() };
                (new != *piece).then(|| {
                    changed.push(id);
                    Edit::Piece(id.clone(), Some(Box::new(new)))
                })
            })
            .collect();
        let hex = layout.name(pointer.hex);
        if edits.is_empty() {
            if way == Way::NoLonger {
                out.push(Intent::Say(text!("tools-hex-is-the-only-entry-hex", hex)));
            }
            return;
        }
        let verb = if edits.len() == 1 { text!("tools-enters") } else { text!("tools-enter") };
        let who = who_of(context.catalog(), scenario, changed);
        let (label, said) = match way {
            Way::Only => (text!("tools-entry-by-hex", hex), text!("tools-who-verb-by-hex", who, verb, hex)),
            Way::Also => {
                (text!("tools-entry-also-by-hex", hex), text!("tools-who-verb-by-hex-too", who, verb, hex))
            }
            Way::NoLonger => (
                text!("tools-no-entry-by-hex", hex),
                text!("tools-who-verb-by-hex-no-longer", who, verb, hex),
            ),
        };
        out.push(Intent::edit(label, Edit::Many(edits)));
        out.push(Intent::Say(said));
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let Some(hex) = context.view.hover else { return Preview::default() };
        let ids: Vec<PieceId> = selected_pieces(context).into_iter().collect();
        let name = context.scenario().board.layout().name(hex);
        let caption = match Way::of(context, &ids, hex, self.shift) {
            Way::Only => text!("tools-enter-by-name", name),
            Way::Also => text!("tools-enter-also-by-name", name),
            Way::NoLonger => text!("tools-enter-no-longer-by-name", name),
        };
        Preview { hexes: vec![hex], caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        ui.label(text!("tools-selected-pieces-selected", selected_pieces = selected_pieces(context).len()));
        if ui
            .button(text!("tools-show-the-schedule"))
            .on_hover_text(text!("tools-who-arrives-when-turn-by-turn"))
            .clicked()
        {
            out.push(Intent::ShowPanel("schedule"));
        }
    }
}
