//! Raises, lowers and sets the ground.

use super::Group;
use super::icons::{self, Icon};
use super::paint::Paint;
use crate::command::Intent;
use crate::desk::Desk;
use crate::view::LevelMode;
use oblique_core::hex::Hex;
use oblique_core::scenario::Edit;

/// The elevation tool.
#[derive(Default)]
pub struct Elevation;

const fn mode(desk: &Desk<'_>, other: bool) -> LevelMode {
    match (desk.view.tools.level_mode, other) {
        (LevelMode::Raise, true) => LevelMode::Lower,
        (LevelMode::Lower, true) => LevelMode::Raise,
        (mode, _) => mode,
    }
}

/// What a level becomes, within the ruleset's range.
fn level(desk: &Desk<'_>, old: i8, other: bool) -> i8 {
    let (low, high) = desk.catalog().levels;
    let new = match mode(desk, other) {
        LevelMode::Raise => old.saturating_add(1),
        LevelMode::Lower => old.saturating_sub(1),
        LevelMode::Set => desk.view.tools.level,
    };
    new.clamp(low.min(high), high.max(low))
}

impl Paint for Elevation {
    fn id(&self) -> &'static str {
        "elevation"
    }

    fn name(&self) -> &'static str {
        "Elevation"
    }

    fn key(&self) -> &'static str {
        "H"
    }

    fn icon(&self) -> Icon {
        icons::ELEVATION
    }

    fn group(&self) -> Group {
        Group::Ground
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        match desk.view.tools.level_mode {
            LevelMode::Raise => "Drag to raise the ground by one level. Shift lowers it.".to_owned(),
            LevelMode::Lower => "Drag to lower the ground by one level. Shift raises it.".to_owned(),
            LevelMode::Set => format!("Drag to set the ground to level {}.", desk.view.tools.level),
        }
    }

    fn change(&self, desk: &Desk<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let board = &desk.scenario().board;
        let cell = |hex: &Hex| {
            let old = board.level(*hex)?;
            Some((*hex, level(desk, old, other))).filter(|(_, new)| *new != old)
        };
        let cells: Vec<_> = hexes.iter().filter_map(cell).collect();
        let label = match mode(desk, other) {
            LevelMode::Raise => "Raise ground".to_owned(),
            LevelMode::Lower => "Lower ground".to_owned(),
            LevelMode::Set => format!("Set ground to level {}", desk.view.tools.level),
        };
        (!cells.is_empty()).then_some((label, Edit::Levels(cells)))
    }

    fn pick(&self, desk: &Desk<'_>, hex: Hex, out: &mut Vec<Intent>) {
        if let Some(level) = desk.scenario().board.level(hex) {
            out.push(Intent::view(move |view| {
                view.tools.level = level;
                view.tools.level_mode = LevelMode::Set;
            }));
            out.push(Intent::Say(format!("Picked level {level}")));
        }
    }

    fn caption(&self, desk: &Desk<'_>, hex: Hex, other: bool, painting: bool) -> String {
        desk.scenario().board.level(hex).map_or_else(String::new, |old| {
            let new = level(desk, old, other);
            if new == old || painting { format!("Level {old}") } else { format!("Level {old} to {new}") }
        })
    }

    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        for (mode, name) in
            [(LevelMode::Raise, "Raise"), (LevelMode::Lower, "Lower"), (LevelMode::Set, "Set")]
        {
            if ui.selectable_label(desk.view.tools.level_mode == mode, name).clicked() {
                out.push(Intent::view(move |view| view.tools.level_mode = mode));
            }
        }
        if desk.view.tools.level_mode == LevelMode::Set {
            let (low, high) = desk.catalog().levels;
            let mut level = desk.view.tools.level;
            let label = ui.label("Level").id;
            if ui.add(egui::DragValue::new(&mut level).range(low..=high)).labelled_by(label).changed() {
                out.push(Intent::view(move |view| view.tools.level = level));
            }
        }
    }
}
