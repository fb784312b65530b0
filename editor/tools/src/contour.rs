//! Draws a line round an area of one height, as a surveyor draws a contour, and brings what is
//! inside to its level.

use super::figure::{Figure, Title, Use, count};
use super::{Group, Pointer, icons, options, stroke};
use egui::{Color32, Key, Ui};
use oblique_board::heights::{self, Range};
use oblique_board::hex::{Hex, HexSet};
use oblique_context::Intent;
use oblique_context::desk::Desk;
use oblique_scenario::Edit;

/// Sets the level inside a closed line.
#[derive(Default)]
pub struct ContourIt;

impl Use for ContourIt {
    const GROUP: Group = Group::Ground;
    const FLYOUT: &'static str = "Heights";

    fn title<F: Figure>() -> Title {
        Title { id: "contour", name: "Contour", key: "Shift+H", icon: icons::CONTOUR }
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        let level = desk.view.tools.level;
        let what =
            if desk.view.tools.raise_only { "Lower ground inside it rises" } else { "All inside it goes" };
        format!(
            "{what} to level {level}. Alt picks the level under the pointer; Page up and Page down change it."
        )
    }

    fn reach(desk: &Desk<'_>, figure: HexSet, _: bool) -> HexSet {
        stroke::affected_set(desk, figure)
    }

    fn stamp(desk: &Desk<'_>) -> u64 {
        desk.view.tools.symmetry as u64
    }

    fn begins(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) -> bool {
        if pointer.picks()
            && let Some(level) = desk.scenario().board.level(pointer.hex)
        {
            out.push(Intent::view(move |view| view.tools.level = level));
            out.push(Intent::Say(format!("Picked level {level}")));
        }
        pointer.picks()
    }

    fn apply(&mut self, desk: &Desk<'_>, inside: &HexSet, _: Pointer, out: &mut Vec<Intent>) {
        let tools = &desk.view.tools;
        let (low, high) = desk.catalog().levels;
        let hexes: Vec<Hex> = inside.iter().collect();
        let board = &desk.scenario().board;
        let cells = heights::set(board, &hexes, tools.level, tools.raise_only, Range::new(low, high));
        if !cells.is_empty() {
            out.push(Intent::edit(format!("Draw the contour of level {}", tools.level), Edit::Levels(cells)));
        }
    }

    fn key(&mut self, desk: &Desk<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        let step = match key {
            Key::PageUp => 1,
            Key::PageDown => -1,
            _ => return false,
        };
        let (low, high) = desk.catalog().levels;
        let level = desk.view.tools.level.saturating_add(step).clamp(low.min(high), high.max(low));
        out.push(Intent::view(move |view| view.tools.level = level));
        true
    }

    fn caption(desk: &Desk<'_>, hexes: usize) -> String {
        format!("{} to level {}", count(hexes), desk.view.tools.level)
    }

    fn color(_: &Desk<'_>, _: Option<Pointer>) -> Option<Color32> {
        None
    }

    fn options(&mut self, ui: &mut Ui, desk: &Desk<'_>, _: bool, _: Option<&str>, out: &mut Vec<Intent>) {
        level(ui, desk, out);
        let only = desk.view.tools.raise_only;
        options::switch(ui, "Leave higher ground", "What is higher inside stays", only, out, |v| {
            &mut v.tools.raise_only
        });
        options::symmetry(ui, desk, out);
    }
}

/// The level to set.
pub fn level(ui: &mut Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
    let (low, high) = desk.catalog().levels;
    let mut level = desk.view.tools.level;
    let label = ui.label("Level").id;
    let field = egui::DragValue::new(&mut level).range(low.min(high)..=high.max(low)).speed(0.1);
    let field = ui.add(field).labelled_by(label).on_hover_text("Page up and Page down change it too");
    if field.changed() {
        out.push(Intent::view(move |view| view.tools.level = level));
    }
}
