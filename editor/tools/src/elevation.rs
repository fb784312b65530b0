//! Raises, lowers, sets, smooths and flattens the ground.

use super::Group;
use super::icons;
use super::paint::Paint;
use crate::ToolDescription;
use oblique_board::heights::{self, Range};
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::SharedChange;
use oblique_scenario::Edit;

/// How the elevation tool works.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum LevelMode {
    /// One level up.
    #[default]
    Raise,
    /// One level down.
    Lower,
    /// To a level.
    Set,
    /// Towards the neighbours.
    Smooth,
    /// To the mean of what the brush covers.
    Flatten,
}

/// The elevation tool.
#[derive(Default)]
pub(crate) struct Elevation {
    mode: LevelMode,
}

impl Elevation {
    /// The mode in force. `other`: Shift is held.
    const fn mode(&self, other: bool) -> LevelMode {
        match (self.mode, other) {
            (LevelMode::Raise, true) => LevelMode::Lower,
            (LevelMode::Lower, true) => LevelMode::Raise,
            (mode, _) => mode,
        }
    }

    /// What a level becomes, within the ruleset's range.
    fn level(&self, context: &EditorContext<'_>, old: i8, other: bool) -> i8 {
        let (low, high) = context.catalog().levels;
        let new = match self.mode(other) {
            LevelMode::Raise => old.saturating_add(1),
            LevelMode::Lower => old.saturating_sub(1),
            LevelMode::Set => context.view.tools.level,
            // The neighbours decide: see `change`.
            LevelMode::Smooth | LevelMode::Flatten => old,
        };
        new.clamp(low.min(high), high.max(low))
    }
}

impl Paint for Elevation {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "elevation",
        name: "Elevation",
        key: "H",
        icon: icons::ELEVATION,
        group: Group::Ground,
        flyout: "Heights",
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        match self.mode {
            LevelMode::Raise => "Drag to raise the ground by one level. Shift lowers it.".to_owned(),
            LevelMode::Lower => "Drag to lower the ground by one level. Shift raises it.".to_owned(),
            LevelMode::Set => format!("Drag to set the ground to level {}.", context.view.tools.level),
            LevelMode::Smooth => {
                "Drag to smooth the ground: each hex goes towards its neighbours.".to_owned()
            }
            LevelMode::Flatten => {
                "Drag to flatten the ground to the mean of what the brush covers.".to_owned()
            }
        }
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let board = &context.scenario().board;
        let cell = |hex: &Hex| {
            let old = board.level(*hex)?;
            Some((*hex, self.level(context, old, other))).filter(|(_, new)| *new != old)
        };
        let (low, high) = context.catalog().levels;
        let range = Range::new(low, high);
        let cells: Vec<_> = match self.mode(other) {
            LevelMode::Smooth => heights::smoothed(board, hexes, range),
            LevelMode::Flatten => heights::flattened(board, hexes, range),
            _ => hexes.iter().filter_map(cell).collect(),
        };
        let label = match self.mode(other) {
            LevelMode::Raise => "Raise ground".to_owned(),
            LevelMode::Lower => "Lower ground".to_owned(),
            LevelMode::Set => format!("Set ground to level {}", context.view.tools.level),
            LevelMode::Smooth => "Smooth ground".to_owned(),
            LevelMode::Flatten => "Flatten ground".to_owned(),
        };
        (!cells.is_empty()).then_some((label, Edit::Levels(cells)))
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        if let Some(level) = context.scenario().board.level(hex) {
            out.push(Intent::shared_option(SharedChange::Level(level)));
            self.mode = LevelMode::Set;
            out.push(Intent::Say(format!("Picked level {level}")));
        }
    }

    fn caption(&self, context: &EditorContext<'_>, hex: Hex, other: bool, painting: bool) -> String {
        context.scenario().board.level(hex).map_or_else(String::new, |old| {
            let new = self.level(context, old, other);
            if new == old || painting { format!("Level {old}") } else { format!("Level {old} to {new}") }
        })
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        for (mode, name, help) in [
            (LevelMode::Raise, "Raise", "A level up with every stroke"),
            (LevelMode::Lower, "Lower", "A level down with every stroke"),
            (LevelMode::Set, "Set", "To the level beside"),
            (LevelMode::Smooth, "Smooth", "Towards the neighbours"),
            (LevelMode::Flatten, "Flatten", "To the level where the stroke began"),
        ] {
            if ui.selectable_label(self.mode == mode, name).on_hover_text(help).clicked() {
                self.mode = mode;
            }
        }
        if self.mode == LevelMode::Set {
            super::options::level(ui, context, out);
        }
    }
}
