//! The map alone in a window: for looking at it and for measuring frames.
//!
//! `canvas FILE` opens a scenario; `canvas 1000` makes a board of that many columns and rows. With
//! `OBLIQUE_FRAMES=1` it draws without pause and prints frame times; with `OBLIQUE_TOUR=pan` or
//! `zoom` the camera moves by itself.

use eframe::egui;
use oblique_board::hex::{Layout, Orientation};
use oblique_board::{Board, TerrainIx};
use oblique_editor::EditorContext;
use oblique_editor::app::editor_map::EditorMap;
use oblique_editor::command::Intent;
use oblique_editor::document::Document;
use oblique_editor::settings::Settings;
use oblique_editor::tools::{TOOLS, Tool, ToolEntry};
use oblique_editor::view::{Camera, View};
use oblique_rules::Ruleset;
use oblique_rulesets::{RULESETS, read_scenario, ruleset};
use oblique_scenario::Scenario;

struct Bench {
    document: Document,
    view: View,
    settings: Settings,
    ruleset: &'static dyn Ruleset,
    canvas: EditorMap,
    tools: Vec<Box<dyn Tool>>,
    tool: usize,
    tour: String,
    frame: u32,
}

impl Bench {
    fn carry_out(&mut self, out: Vec<Intent>) {
        for intent in out {
            match intent {
                Intent::Edit { label, edit, gesture } => {
                    let change = self.document.apply(&label, edit, gesture);
                    self.canvas.changed(self.document.scenario(), &change);
                }
                Intent::Select(selection) => self.view.selection = selection,
                Intent::View(change) => self.view.apply(change),
                Intent::Say(text) | Intent::Warn(text) => println!("{text}"),
                _ => {}
            }
        }
    }

    fn tour(&mut self) {
        self.frame += 1;
        let t = f64::from(self.frame);
        let side = f64::from(self.document.scenario().board.layout().width);
        let hex_points = match self.tour.as_str() {
            "pan" => 24.0,
            "far" => 1.2,
            "near" => 60.0,
            "middle" => 6.0,
            "zoom" => 20.0 * (1.0 + 0.97 * (t / 90.0).sin()),
            _ => return,
        };
        let drift = t * 14.0 / hex_points;
        let center = [side * 0.1 + drift % (side * 0.7), side * 0.2 + (drift * 0.4) % (side * 0.5)];
        self.view.camera = Camera { center, hex_points, fit: false };
    }
}

impl eframe::App for Bench {
    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        self.tour();
        let mut out = Vec::new();
        if ui.input(|i| i.modifiers.command && i.key_pressed(egui::Key::Z)) {
            let change =
                if ui.input(|i| i.modifiers.shift) { self.document.redo() } else { self.document.undo() };
            if let Some(change) = change {
                self.canvas.changed(self.document.scenario(), &change);
            }
        }
        for (index, tool) in self.tools.iter().enumerate() {
            let key = egui::Key::from_name(tool.description().key);
            if key.is_some_and(|key| ui.input(|i| i.key_pressed(key) && i.modifiers.is_none())) {
                self.tool = index;
            }
        }
        let Some(tool) = self.tools.get_mut(self.tool) else { return };
        let context = EditorContext {
            document: &self.document,
            view: &self.view,
            settings: &self.settings,
            ruleset: self.ruleset,
            problems: &[],
            silenced: &[],
        };
        egui::Panel::top("options").show(ui, |ui| {
            ui.horizontal(|ui| {
                ui.strong(tool.name());
                tool.options(ui, &context, &mut out);
            });
        });
        egui::Panel::bottom("hint").show(ui, |ui| ui.label(tool.hint(&context)));
        egui::CentralPanel::no_frame().show(ui, |ui| self.canvas.ui(ui, &context, tool.as_mut(), &mut out));
        self.carry_out(out);
    }
}

/// A large board with woods, villages and a rolling ground.
fn generator(side: u16, ruleset: &dyn Ruleset) -> Scenario {
    let catalog = ruleset.catalog();
    let layout = Layout::new(Orientation::Flat, side, side);
    let ids = |all: Vec<&String>| all.into_iter().cloned().collect();
    let palette: Vec<String> = ids(catalog.terrain.iter().map(|t| &t.id).collect());
    let linear = ids(catalog.linear.iter().map(|l| &l.id).collect());
    let kinds = palette.len().max(1) as i32;
    let mut board = Board::new(layout, palette, linear);
    for hex in layout.hexes() {
        let (x, y) = (hex.x as f32, hex.y as f32);
        let wood = (x * 0.13).sin() + (y * 0.17 + x * 0.05).sin() + (x * 0.031).cos();
        if wood > 1.4 {
            board.set_terrain(hex, TerrainIx((hex.x / 40).rem_euclid(kinds) as u8));
        }
        let level = 4.0 + 2.0 * (x * 0.04).sin() + 2.0 * (y * 0.05 + x * 0.02).cos();
        board.set_level(hex, level as i8);
    }
    Scenario::new(&catalog.id, board)
}

fn main() -> eframe::Result {
    let argument = std::env::args().nth(1).unwrap_or_else(|| "1000".to_owned());
    let scenario = if let Ok(side) = argument.parse::<u16>() {
        generator(side, RULESETS[0])
    } else {
        let text = std::fs::read_to_string(&argument).unwrap_or_default();
        read_scenario(&text).scenario.unwrap_or_else(|| generator(40, RULESETS[0]))
    };
    let size = std::env::var("OBLIQUE_SIZE").ok().and_then(|size| {
        let (w, h) = size.split_once('x')?;
        Some([w.parse::<f32>().ok()?, h.parse::<f32>().ok()?])
    });
    let viewport = egui::ViewportBuilder::default().with_inner_size(size.unwrap_or([1280.0, 720.0]));
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(
        "Map",
        options,
        Box::new(|_| {
            Ok(Box::new(Bench {
                ruleset: ruleset(&scenario.ruleset).unwrap_or(RULESETS[0]),
                document: Document::new(scenario),
                view: View::default(),
                settings: Settings::default(),
                canvas: EditorMap::default(),
                tools: TOOLS.iter().map(ToolEntry::make).collect(),
                tool: 0,
                tour: std::env::var("OBLIQUE_TOUR").unwrap_or_default(),
                frame: 0,
            }))
        }),
    )
}
