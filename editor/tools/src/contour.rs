//! Draws a line round an area of one height, as a surveyor draws a contour, and brings what is
//! inside to its level.

use super::figure::{Title, TitleOf, Use, count};
use super::{Group, Pointer, icons, options, stroke};
use egui::{Color32, Key, Ui};
use oblique_board::heights::{self, Range};
use oblique_board::hex::{Hex, HexSet};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_scenario::Edit;
use oblique_text::{Text, text};

/// Sets the level inside a closed line.
pub(crate) struct ContourIt {
    /// Higher ground inside it stays as it is.
    raise_only: bool,
}

impl Default for ContourIt {
    fn default() -> Self {
        Self { raise_only: true }
    }
}

impl Use for ContourIt {
    const GROUP: Group = Group::Ground;
    const FLYOUT: Text = Text("tools-heights");

    const TITLE: TitleOf = TitleOf::Own(Title {
        id: "contour",
        name: Text("tools-contour"),
        key: "Shift+H",
        icon: icons::CONTOUR,
    });
    const SYMMETRIC: bool = true;

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let level = context.view.tools.level;
        let what = if self.raise_only {
            text!("tools-lower-ground-inside-it-rises")
        } else {
            text!("tools-all-inside-it-goes")
        };
        text!("tools-what-to-level-level-alt-picks-the-level", what, level)
    }

    fn reach(context: &EditorContext<'_>, figure: HexSet, _: bool) -> HexSet {
        stroke::affected_set(context, figure)
    }

    fn stamp(context: &EditorContext<'_>) -> u64 {
        context.view.tools.symmetry as u64
    }

    fn begins(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) -> bool {
        if pointer.picks()
            && let Some(level) = context.scenario().board.level(pointer.hex)
        {
            out.push(Intent::shared_option(SharedChange::Level(level)));
            out.push(Intent::Say(text!("tools-picked-level-level", level)));
        }
        pointer.picks()
    }

    fn apply(&mut self, context: &EditorContext<'_>, inside: &HexSet, _: Pointer, out: &mut Vec<Intent>) {
        let tools = &context.view.tools;
        let (low, high) = context.catalog().levels;
        let hexes: Vec<Hex> = inside.iter().collect();
        let board = &context.scenario().board;
        let cells = heights::set(board, &hexes, tools.level, self.raise_only, Range::new(low, high));
        if !cells.is_empty() {
            out.push(Intent::edit(
                text!("tools-draw-the-contour-of-level-level", level = tools.level),
                Edit::Levels(cells),
            ));
        }
    }

    fn key(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        let step = match key {
            Key::PageUp => 1,
            Key::PageDown => -1,
            _ => return false,
        };
        let (low, high) = context.catalog().levels;
        let level = context.view.tools.level.saturating_add(step).clamp(low.min(high), high.max(low));
        out.push(Intent::shared_option(SharedChange::Level(level)));
        true
    }

    fn caption(context: &EditorContext<'_>, hexes: usize) -> String {
        text!("tools-hexes-to-level-level", hexes = count(hexes), level = context.view.tools.level)
    }

    fn color(_: &EditorContext<'_>, _: Option<Pointer>) -> Option<Color32> {
        None
    }

    fn options(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        _: bool,
        _: Option<&str>,
        out: &mut Vec<Intent>,
    ) {
        options::level(ui, context, out);
        options::own_switch(
            ui,
            text!("tools-leave-higher-ground"),
            text!("tools-what-is-higher-inside-stays"),
            &mut self.raise_only,
        );
        options::symmetry(ui, context, out);
    }
}
