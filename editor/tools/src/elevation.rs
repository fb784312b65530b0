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
use oblique_text::{Text, text};

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
        name: Text("tools-elevation"),
        key: "H",
        icon: icons::ELEVATION,
        group: Group::Ground,
        flyout: Text("tools-heights"),
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        match self.mode {
            LevelMode::Raise => text!("tools-drag-to-raise-the-ground-by-one-level").to_owned(),
            LevelMode::Lower => text!("tools-drag-to-lower-the-ground-by-one-level").to_owned(),
            LevelMode::Set => {
                text!("tools-drag-to-set-the-ground-to-level-level", level = context.view.tools.level)
            }
            LevelMode::Smooth => text!("tools-drag-to-smooth-the-ground-each-hex-goes").to_owned(),
            LevelMode::Flatten => text!("tools-drag-to-flatten-the-ground-to-the-mean").to_owned(),
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
            LevelMode::Raise => text!("tools-raise-ground").to_owned(),
            LevelMode::Lower => text!("tools-lower-ground").to_owned(),
            LevelMode::Set => text!("tools-set-ground-to-level-level", level = context.view.tools.level),
            LevelMode::Smooth => text!("tools-smooth-ground").to_owned(),
            LevelMode::Flatten => text!("tools-flatten-ground").to_owned(),
        };
        (!cells.is_empty()).then_some((label, Edit::Levels(cells)))
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        if let Some(level) = context.scenario().board.level(hex) {
            out.push(Intent::shared_option(SharedChange::Level(level)));
            self.mode = LevelMode::Set;
            out.push(Intent::Say(text!("tools-picked-level-level", level)));
        }
    }

    fn caption(&self, context: &EditorContext<'_>, hex: Hex, other: bool, painting: bool) -> String {
        context.scenario().board.level(hex).map_or_else(String::new, |old| {
            let new = self.level(context, old, other);
            if new == old || painting {
                text!("tools-level-old", old)
            } else {
                text!("tools-level-old-to-new", old, new)
            }
        })
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        for (mode, name, help) in [
            (LevelMode::Raise, text!("tools-raise"), text!("tools-a-level-up-with-every-stroke")),
            (LevelMode::Lower, text!("tools-lower"), text!("tools-a-level-down-with-every-stroke")),
            (LevelMode::Set, text!("tools-set"), text!("tools-to-the-level-beside")),
            (LevelMode::Smooth, text!("tools-smooth"), text!("tools-towards-the-neighbours")),
            (LevelMode::Flatten, text!("tools-flatten"), text!("tools-to-the-level-where-the-stroke-began")),
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
