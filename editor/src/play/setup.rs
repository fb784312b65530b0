//! The sheet before a battle: who plays, seed, fog; and what keeps it from being played.

use super::acts::Act;
use super::windows::choose_player;
use super::{Habits, Player};
use crate::ui::Tokens;
use crate::ui::theme::size;
use crate::ui::widgets;
use egui::{DragValue, RichText, ScrollArea, Ui};
use oblique_core::check::{Diagnostic, Severity};
use oblique_core::commander::COMMANDERS;
use oblique_core::rules::play::Options;
use oblique_core::scenario::{Scenario, Side};

/// What a battle is begun with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// Who plays side A and side B.
    pub players: [Player; 2],
    /// Seed of the battle's chance.
    pub seed: u64,
    /// Is there fog of war?
    pub fog: bool,
    /// How the player likes to play.
    pub habits: Habits,
}

impl Default for Setup {
    fn default() -> Self {
        let computer = COMMANDERS.first().map_or(Player::Person, |c| Player::Computer(c.name.to_owned()));
        Self { players: [Player::Person, computer], seed: 1, fog: false, habits: Habits::default() }
    }
}

impl Setup {
    /// The battle's options.
    pub const fn options(&self) -> Options {
        Options { seed: self.seed, fog: self.fog }
    }

    /// Draws the sheet.
    pub fn ui(&mut self, ui: &mut Ui, scenario: &Scenario, problems: &[Diagnostic], out: &mut Vec<Act>) {
        ui.add_space(size::GAP_LARGE);
        ui.vertical_centered(|ui| {
            ui.set_max_width(size::DIALOG_WIDTH);
            ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                let title = if scenario.meta.title.is_empty() { "Battle" } else { &scenario.meta.title };
                ui.heading(title);
                if !problems.is_empty() {
                    cannot(ui, problems, out);
                    return;
                }
                self.form(ui, scenario);
                ui.add_space(size::GAP_LARGE);
                ui.horizontal(|ui| {
                    let tokens = Tokens::of(ui);
                    let start = RichText::new("Start the battle").strong().color(tokens.on_accent_soft);
                    let start = ui.add(egui::Button::new(start).fill(tokens.accent_soft));
                    let free = ui.memory(|m| m.focused().is_none() && m.top_modal_layer().is_none());
                    let enter = free && ui.input(|i| i.key_pressed(egui::Key::Enter));
                    if start.on_hover_text("Enter").clicked() || enter {
                        out.push(Act::Start);
                    }
                    if ui.button("Back to the editor").clicked() {
                        out.push(Act::GiveUp);
                    }
                });
                if !scenario.meta.tips.is_empty() {
                    ui.add_space(size::GAP_LARGE);
                    ui.label(RichText::new("Advice").strong());
                    ScrollArea::vertical().max_height(220.0).show(ui, |ui| ui.label(&scenario.meta.tips));
                }
            });
        });
    }

    fn form(&mut self, ui: &mut Ui, scenario: &Scenario) {
        ui.add_space(size::GAP);
        for side in Side::BOTH {
            let player = &mut self.players[side.index()];
            if let Some(chosen) = choose_player(ui, &scenario.side(side).name, player, side) {
                *player = chosen;
            }
        }
        widgets::row(ui, "Seed", "The same seed gives the same dice", |ui| {
            let field = ui.add(DragValue::new(&mut self.seed).range(0..=u64::from(u32::MAX)));
            if ui.button("Another").clicked() {
                self.seed = fresh_seed(self.seed);
            }
            field
        });
        widgets::row(ui, "Fog of war", "Hides the enemy's numbers", |ui| {
            widgets::tick(ui, &mut self.fog, false)
        });
    }
}

/// Another seed than the last one.
pub fn fresh_seed(last: u64) -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let millis = now.map_or(0, |d| u64::from(d.subsec_millis()) + d.as_secs() * 1000);
    let seed = millis % 1_000_000;
    if seed == last { seed + 1 } else { seed }
}

fn cannot(ui: &mut Ui, problems: &[Diagnostic], out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.label("This battle cannot be played yet. Fix what is listed, then press F5 again.");
    ui.add_space(size::GAP);
    ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
        for (index, problem) in problems.iter().enumerate() {
            let color = if problem.severity == Severity::Error { tokens.error } else { tokens.warning };
            ui.horizontal_top(|ui| {
                let go = ui.button("Go to").accessible_name(format!("Go to problem {}", index + 1));
                if go.clicked() {
                    out.push(Act::GoTo(problem.place.clone()));
                }
                ui.add(egui::Label::new(RichText::new(&problem.message).color(color)).wrap());
            });
        }
    });
    ui.add_space(size::GAP_LARGE);
    if ui.button("Back to the editor").clicked() {
        out.push(Act::GiveUp);
    }
}
