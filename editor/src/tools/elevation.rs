//! Raises, lowers and sets the ground.

use super::stroke::{Stroke, disc};
use super::{Pointer, PointerPhase, Preview, Tool, options};
use crate::command::{Gesture, Intent};
use crate::desk::Desk;
use crate::view::LevelMode;
use oblique_core::hex::Hex;
use oblique_core::scenario::Edit;

/// The elevation tool.
#[derive(Default)]
pub struct Elevation {
    stroke: Option<Stroke>,
    /// Shift is held: the other way.
    other: bool,
}

impl Elevation {
    /// The hexes changed with the pointer on `hex`: preview and stroke both ask here.
    fn affected(desk: &Desk<'_>, hex: Hex) -> Vec<Hex> {
        disc(desk.scenario().board.layout(), hex, desk.view.tools.brush_radius)
    }

    const fn mode(&self, desk: &Desk<'_>) -> LevelMode {
        match (desk.view.tools.level_mode, self.other) {
            (LevelMode::Raise, true) => LevelMode::Lower,
            (LevelMode::Lower, true) => LevelMode::Raise,
            (mode, _) => mode,
        }
    }

    /// What a level becomes, within the ruleset's range.
    fn level(&self, desk: &Desk<'_>, old: i8) -> i8 {
        let (low, high) = desk.catalog().levels;
        let new = match self.mode(desk) {
            LevelMode::Raise => old.saturating_add(1),
            LevelMode::Lower => old.saturating_sub(1),
            LevelMode::Set => desk.view.tools.level,
        };
        new.clamp(low.min(high), high.max(low))
    }

    fn paint(&mut self, desk: &Desk<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let board = &desk.scenario().board;
        let Some(mut stroke) = self.stroke.take() else { return };
        let cells: Vec<_> = stroke
            .pass(Self::affected(desk, hex))
            .into_iter()
            .filter_map(|hex| {
                let old = board.level(hex)?;
                Some((hex, self.level(desk, old))).filter(|(_, new)| *new != old)
            })
            .collect();
        if !cells.is_empty() {
            let label = match self.mode(desk) {
                LevelMode::Raise => "Raise ground".to_owned(),
                LevelMode::Lower => "Lower ground".to_owned(),
                LevelMode::Set => format!("Set ground to level {}", desk.view.tools.level),
            };
            let gesture = Gesture::Part(stroke.gesture);
            out.push(Intent::Edit { label, edit: Edit::Levels(cells), gesture });
        }
        self.stroke = Some(stroke);
    }
}

impl Tool for Elevation {
    fn id(&self) -> &'static str {
        "elevation"
    }

    fn name(&self) -> &'static str {
        "Elevation"
    }

    fn key(&self) -> &'static str {
        "H"
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        let what = match desk.view.tools.level_mode {
            LevelMode::Raise => "Drag to raise the ground by one level. Shift lowers it.".to_owned(),
            LevelMode::Lower => "Drag to lower the ground by one level. Shift raises it.".to_owned(),
            LevelMode::Set => format!("Drag to set the ground to level {}.", desk.view.tools.level),
        };
        format!("{what} Ctrl picks the level under the pointer, [ and ] change the size.")
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down if pointer.command => {
                if let Some(level) = desk.scenario().board.level(pointer.hex) {
                    out.push(Intent::view(move |view| {
                        view.tools.level = level;
                        view.tools.level_mode = LevelMode::Set;
                    }));
                    out.push(Intent::Say(format!("Picked level {level}")));
                }
            }
            PointerPhase::Down => {
                self.other = pointer.shift;
                self.stroke = Some(Stroke::begin());
                self.paint(desk, pointer.hex, out);
            }
            PointerPhase::Drag => self.paint(desk, pointer.hex, out),
            PointerPhase::Up => self.stroke = None,
            PointerPhase::Hover => self.other = pointer.shift,
            PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, desk: &Desk<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        options::radius_key(desk, key, out)
    }

    fn cancel(&mut self) {
        self.stroke = None;
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let Some(hex) = desk.view.hover else { return Preview::default() };
        let caption = desk.scenario().board.level(hex).map_or_else(String::new, |old| {
            let new = self.level(desk, old);
            if new == old || self.stroke.is_some() {
                format!("Level {old}")
            } else {
                format!("Level {old} to {new}")
            }
        });
        Preview { hexes: Self::affected(desk, hex), caption, ..Preview::default() }
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
        ui.separator();
        options::radius(ui, desk, out);
    }
}
