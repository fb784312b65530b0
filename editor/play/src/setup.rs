//! The sheet before a battle: who plays, seed, fog; and what keeps it from being played.

use super::acts::Act;
use super::screen::Table;
use super::windows::{choose_player, side_name};
use super::{Habits, Player};
use egui::{CentralPanel, Frame, Grid, Margin, Panel, RichText, ScrollArea, Ui};
use oblique_roster::totals::Totals;
use oblique_roster::totals::thousands;
use oblique_rules::catalog::Role;
use oblique_rules::play::{Options, Standing};
use oblique_scenario::check::{Diagnostic, Severity};
use oblique_scenario::{Scenario, Side};
use oblique_text::{inside, number, text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of the form beside the picture.
const FORM: f32 = 380.0;
/// Part of the height that the briefing has.
const BRIEFING: f32 = 0.34;

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
        Self::against("")
    }
}

impl Setup {
    /// A person against the commander of that name; against the usual one where there is none.
    pub fn against(commander: &str) -> Self {
        let players = [Player::Person, Player::computer(commander)];
        Self { players, seed: 1, fog: false, habits: Habits::default() }
    }

    /// The battle's options.
    pub const fn options(&self) -> Options {
        let unattended = matches!(self.players, [Player::Computer(_), Player::Computer(_)]);
        Options { seed: self.seed, fog: self.fog, unattended }
    }

    /// Draws the sheet: the picture of the ground with both armies, who fights whom for what, who plays.
    pub fn ui(&mut self, ui: &mut Ui, table: &Table<'_>, picture: impl FnOnce(&mut Ui), out: &mut Vec<Act>) {
        let scenario = table.scenario;
        let frame = Frame::new().inner_margin(Margin { left: 16, ..Margin::ZERO });
        let side = Panel::right("battle sheet").frame(frame).exact_size(FORM).resizable(false);
        side.show(ui, |ui| {
            Panel::bottom("begin").frame(Frame::new()).show_separator_line(false).show(ui, |ui| {
                ui.add_space(size::GAP);
                begin(ui, out);
            });
            ScrollArea::vertical().id_salt("battle sheet").auto_shrink(false).show(ui, |ui| {
                self.form(ui, scenario);
                forces(ui, table);
                objectives(ui, table);
            });
        });
        let head =
            |text: &str| if text.is_empty() { text!("play-battle").to_owned() } else { text.to_owned() };
        ui.heading(head(&scenario.meta.title));
        let when: Vec<&str> = [&scenario.meta.place, &scenario.meta.date]
            .into_iter()
            .map(String::as_str)
            .filter(|t| !t.is_empty())
            .collect();
        if !when.is_empty() {
            widgets::note(ui, &when.join(", "));
        }
        ui.add_space(size::GAP_SMALL);
        let briefing = Panel::bottom("briefing").frame(Frame::new()).show_separator_line(false);
        briefing.exact_size((ui.available_height() * BRIEFING).max(80.0)).show(ui, |ui| {
            ui.add_space(size::GAP);
            ScrollArea::vertical().id_salt("briefing").auto_shrink(false).show(ui, |ui| {
                // Longer lines are hard to follow from one to the next.
                ui.set_max_width(ui.available_width().min(size::TEXT_WIDTH));
                brief(ui, text!("play-briefing"), &scenario.meta.description);
                brief(ui, text!("play-advice"), &scenario.meta.tips);
            });
        });
        CentralPanel::no_frame().show(ui, picture);
    }

    /// Draws what keeps the battle from being played.
    pub(crate) fn cannot_begin(
        ui: &mut Ui,
        scenario: &Scenario,
        problems: &[Diagnostic],
        out: &mut Vec<Act>,
    ) {
        ui.vertical_centered(|ui| {
            ui.set_max_width(size::DIALOG_WIDTH);
            ui.with_layout(egui::Layout::top_down(egui::Align::Min), |ui| {
                let title =
                    if scenario.meta.title.is_empty() { text!("play-battle") } else { &scenario.meta.title };
                ui.heading(title);
                cannot(ui, problems, out);
            });
        });
    }

    fn form(&mut self, ui: &mut Ui, scenario: &Scenario) {
        for side in Side::BOTH {
            let player = &mut self.players[side.index()];
            if let Some(chosen) = choose_player(ui, &scenario.side(side).name, player, side) {
                *player = chosen;
            }
            if !player.is_person() {
                widgets::note(ui, player.about());
            }
        }
        widgets::row(ui, text!("play-seed"), text!("play-the-same-seed-gives-the-same-dice"), |ui| {
            let field =
                ui.add(widgets::whole_number(ui, &mut self.seed).range(0..=u64::from(u32::MAX)).unmarked());
            if ui.button(text!("play-another")).clicked() {
                self.seed = fresh_seed(self.seed);
            }
            field
        });
        widgets::row(ui, text!("play-fog-of-war"), text!("play-hides-the-enemys-numbers"), |ui| {
            widgets::tick(ui, &mut self.fog, false)
        });
    }
}

fn begin(ui: &mut Ui, out: &mut Vec<Act>) {
    ui.horizontal(|ui| {
        let start = widgets::primary(ui, text!("play-start-the-battle"));
        let free = ui.memory(|m| m.focused().is_none() && m.top_modal_layer().is_none());
        let enter = free && ui.input(|i| i.key_pressed(egui::Key::Enter));
        if start.on_hover_text(text!("play-enter")).clicked() || enter {
            out.push(Act::Start);
        }
        if ui.button(text!("play-back-to-the-editor")).on_hover_text(text!("play-escape")).clicked() {
            out.push(Act::GiveUp);
        }
    });
}

fn brief(ui: &mut Ui, title: &str, text: &str) {
    if !text.is_empty() {
        ui.label(RichText::new(title).strong());
        ui.label(text);
        ui.add_space(size::GAP);
    }
}

/// What each side has: men, guns, units on the field and on the way, by arm, leaders.
fn forces(ui: &mut Ui, table: &Table<'_>) {
    widgets::group(ui, text!("play-forces"));
    let tokens = Tokens::of(ui);
    let (men, guns) = (table.catalog().men_track(), table.catalog().guns_track());
    let pieces = |side: Side| table.game().field().pieces.iter().filter(move |p| p.side() == side);
    let sum = |side: Side, track: Option<usize>| {
        let Some(at) = track else { return 0 };
        pieces(side).filter_map(|p| p.tracks.get(at)).sum::<i32>()
    };
    let count = |side: Side, roles: &[Role]| pieces(side).filter(|p| roles.contains(&p.info.role)).count();
    let later = |side: Side| pieces(side).filter(|p| matches!(p.standing, Standing::Due(_))).count();
    Grid::new("forces").num_columns(3).striped(true).min_col_width(96.0).show(ui, |ui| {
        ui.label("");
        for side in Side::BOTH {
            ui.label(side_name(ui, table, side));
        }
        ui.end_row();
        let mut row = |name: &str, of: &dyn Fn(Side) -> usize| {
            let both = Side::BOTH.map(of);
            if both == [0, 0] {
                return;
            }
            ui.label(RichText::new(name).color(tokens.text_weak));
            for n in both {
                ui.label(number(&thousands(i64::try_from(n).unwrap_or(i64::MAX))));
            }
            ui.end_row();
        };
        let whole = |n: i32| usize::try_from(n).unwrap_or(0);
        row(text!("play-men"), &|side| whole(sum(side, men)));
        // With those of the battalions, as the order of battle counts them.
        row(text!("play-guns"), &|side| {
            let own = table.scenario.pieces.values().filter(|p| p.side == side);
            usize::try_from(Totals::of(table.catalog(), own).guns).unwrap_or(0)
        });
        row(text!("play-foot"), &|side| count(side, &[Role::Foot, Role::Light]));
        row(text!("play-horse"), &|side| count(side, &[Role::Horse]));
        // Where every gun is a piece of its own, they have been counted.
        if Side::BOTH.iter().any(|side| count(*side, &[Role::Guns]) != whole(sum(*side, guns))) {
            row(text!("play-batteries"), &|side| count(side, &[Role::Guns]));
        }
        row(text!("play-leaders"), &|side| pieces(side).filter(|p| p.info.role.leads()).count());
        row(text!("play-arriving-later"), &later);
    });
}

fn objectives(ui: &mut Ui, table: &Table<'_>) {
    widgets::group(ui, text!("play-objectives"));
    let all = &table.game().field().objectives;
    if all.is_empty() {
        let gauges = table.derived.gauges();
        if gauges.is_empty() {
            ui.label(text!("play-no-objectives-the-armies-decide"));
        }
        for gauge in gauges {
            ui.label(text!(
                "play-side-gauge-limit",
                side = table.side(gauge.side),
                gauge = inside(translated(&gauge.name)),
                limit = gauge.limit
            ));
        }
        return;
    }
    for objective in all {
        let holder = objective.holder.map_or(text!("play-nobody"), |s| table.side(s));
        let [a, b] = objective.value;
        let worth = if a == b { a.to_string() } else { text!("play-a-and-b", a, b) };
        let hex = table.setting().board.layout().name(objective.hex);
        ui.label(text!(
            "play-objective-hex-held-by-holder-worth-worth",
            objective = objective.name,
            hex,
            holder,
            worth
        ));
    }
}

/// Another seed than the last one.
pub(crate) fn fresh_seed(last: u64) -> u64 {
    let now = oblique_platform::time::SystemTime::now().duration_since(oblique_platform::time::UNIX_EPOCH);
    let millis = now.map_or(0, |d| u64::from(d.subsec_millis()) + d.as_secs() * 1000);
    let seed = millis % 1_000_000;
    if seed == last { seed + 1 } else { seed }
}

fn cannot(ui: &mut Ui, problems: &[Diagnostic], out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.label(text!("play-this-battle-cannot-be-played-yet-fix-what"));
    ui.add_space(size::GAP);
    widgets::scrolled(widgets::room(ui, 360.0)).show(ui, |ui| {
        for (index, problem) in problems.iter().enumerate() {
            let color = if problem.severity == Severity::Error { tokens.error } else { tokens.warning };
            ui.horizontal_top(|ui| {
                let go = ui
                    .button(text!("play-go-to"))
                    .accessible_name(text!("play-go-to-problem-index", index = index + 1));
                if go.clicked() {
                    out.push(Act::GoTo(problem.place.clone()));
                }
                ui.vertical(|ui| {
                    ui.add(egui::Label::new(RichText::new(translated(&problem.message)).color(color)).wrap());
                    ui.horizontal_wrapped(|ui| {
                        for fix in &problem.fixes {
                            if ui.button(translated(&fix.label)).clicked() {
                                out.push(Act::Fix(Box::new(fix.clone())));
                            }
                        }
                    });
                });
            });
        }
    });
    ui.add_space(size::GAP_LARGE);
    if ui.button(text!("play-back-to-the-editor")).clicked() {
        out.push(Act::GiveUp);
    }
}
