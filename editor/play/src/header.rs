//! The strip over the map: turn and time, the phases, the computer's pace.

use super::acts::{Act, Window};
use super::screen::Table;
use super::{gauges, words, zoom};
use egui::{Align, Button, ComboBox, Layout, RichText, Ui};
use oblique_context::pace::Pace;
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// Points of width below which the buttons have a row of their own: a small window, or a large interface.
const ONE_ROW_POINTS: f32 = 1200.0;

/// Draws it; `keys` show the keys, as printed, or are empty.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, stale: bool, keys: &str, out: &mut Vec<Act>) {
    let one_row = ui.available_width() >= ONE_ROW_POINTS;
    ui.horizontal(|ui| {
        turn(ui, table);
        phase(ui, table);
        ui.separator();
        if !one_row {
            gauges::ui(ui, table, out);
            return;
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            leave(ui, out);
            ui.separator();
            for window in windows(keys).into_iter().rev() {
                toggle(ui, table, window, out);
            }
            ui.separator();
            undo(ui, table, out);
            computer(ui, table, out);
            // What is left between the phase and the buttons.
            ui.allocate_ui_with_layout(ui.available_size(), Layout::left_to_right(Align::Center), |ui| {
                gauges::ui(ui, table, out);
            });
        });
    });
    if !one_row {
        ui.horizontal_wrapped(|ui| {
            computer(ui, table, out);
            undo(ui, table, out);
            for window in windows(keys) {
                toggle(ui, table, window, out);
            }
            leave(ui, out);
        });
    }
    if stale {
        ui.horizontal(|ui| {
            let tokens = Tokens::of(ui);
            let text = text!("play-the-scenario-has-been-changed-since-this");
            ui.label(RichText::new(text).color(tokens.warning));
            if ui.button(text!("play-restart-with-the-changes")).clicked() {
                out.push(Act::Restart);
            }
            let again = ui.button(text!("play-replay-with-the-changes"));
            let hint = text!("play-the-same-dice-and-the-same-orders-as");
            if again.on_hover_text(hint).clicked() {
                out.push(Act::PlayAgain);
            }
        });
    }
}

fn leave(ui: &mut Ui, out: &mut Vec<Act>) {
    let button = ui.button(text!("play-leave"));
    if button.on_hover_text(text!("play-back-to-the-editor-f5-or-escape")).clicked() {
        out.push(Act::AskLeave);
    }
}

/// The windows that have a button, with their names and keys.
fn windows(keys: &str) -> [(Window, &'static str, &str); 3] {
    [
        (Window::Statistics, text!("play-statistics"), text!("play-alt-b")),
        (Window::Controls, text!("play-players"), text!("play-alt-c")),
        (Window::Keys, text!("play-keys"), keys),
    ]
}

fn toggle(ui: &mut Ui, table: &Table<'_>, (window, name, key): (Window, &str, &str), out: &mut Vec<Act>) {
    let button = ui.selectable_label(table.screen.windows.contains(&window), name);
    let button = if key.is_empty() { button } else { button.on_hover_text(key) };
    if button.clicked() {
        out.push(Act::Toggle(window));
    }
}

fn undo(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let steps = table.session.battle().steps();
    let ordered = steps.iter().any(|step| table.session.players()[step.side.index()].is_person());
    let button = ui.add_enabled(ordered, Button::new(text!("play-undo")));
    if button.on_hover_text(text!("play-take-your-last-order-back-ctrl-z")).clicked() {
        out.push(Act::Undo);
    }
}

fn turn(ui: &mut Ui, table: &Table<'_>) {
    let tokens = Tokens::of(ui);
    let field = table.seen;
    ui.label(RichText::new(format!("{} {}", table.catalog().turn_name, field.turn)).strong().size(15.0));
    if let Some(clock) = words::clock(table.catalog(), table.scenario, field.turn) {
        ui.label(RichText::new(clock).color(tokens.text_weak))
            .on_hover_text(text!("play-time-at-which-the-turn-opens"));
    }
    if let Some(leader) = field.active_leader.and_then(|l| field.get(l)) {
        ui.separator();
        ui.label(&leader.info.name).on_hover_text(text!("play-the-leader-who-is-active"));
    }
}

/// The steps of zoom, the one that holds marked.
pub(crate) fn zooms(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let now = zoom::step_of(table.screen.camera);
    // From right to left.
    for (percent, key) in zoom::STEPS.into_iter().rev() {
        let button = Button::new(format!("{percent} %")).small().selected(now == Some(percent));
        let button = ui.add(button).accessible_name(text!("play-zoom-percent", percent));
        let hover =
            text!("play-zoom-to-percent-shift-key", percent, shift = text!("play-shift"), key = key.name());
        if button.on_hover_text(hover).clicked() {
            out.push(Act::Zoom(percent));
        }
    }
}

/// The present phase; all of a turn under the pointer.
fn phase(ui: &mut Ui, table: &Table<'_>) {
    let tokens = Tokens::of(ui);
    let now = usize::from(table.seen.phase);
    let Some(phase) = table.catalog().phases.get(now) else { return };
    let text = RichText::new(&phase.name).small().strong().color(tokens.on_accent_soft);
    let chip = egui::Frame::new()
        .fill(tokens.accent_soft)
        .corner_radius(size::RADIUS)
        .inner_margin(egui::Margin::symmetric(6, 1))
        .show(ui, |ui| ui.label(text));
    chip.inner.on_hover_ui(|ui| {
        for (index, phase) in table.catalog().phases.iter().enumerate() {
            let text = RichText::new(&phase.name);
            ui.label(if index == now { text.strong() } else { text.color(tokens.text_weak) });
        }
    });
}

fn computer(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let follow = ui.selectable_label(table.habits.follow, text!("play-follow"));
    let hint = text!("play-the-map-goes-to-the-computers-orders-and");
    if follow.on_hover_text(hint).clicked() {
        let habits = super::Habits { follow: !table.habits.follow, ..table.habits.clone() };
        out.push(Act::Habits(habits));
    }
    if table.session.players().iter().all(super::Player::is_person) || table.session.battle().over() {
        return;
    }
    // Always there, so that nothing else comes under the pointer when the computer has done.
    let waits = !table.session.person_decides();
    ui.add_enabled_ui(waits, |ui| {
        let skip =
            ui.button(text!("play-skip")).on_hover_text(text!("play-to-the-next-decision-of-a-person-f9"));
        if skip.clicked() {
            out.push(Act::Skip);
        }
        let (text, paused) =
            if table.session.paused { (text!("play-resume"), false) } else { (text!("play-pause"), true) };
        if ui.button(text).on_hover_text("F7").clicked() {
            out.push(Act::Pause(paused));
        }
    });
    pace(ui, table, out);
}

/// Chooses the computer's pace.
pub(crate) fn pace(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let combo = ComboBox::from_id_salt("pace").selected_text(table.habits.pace.name()).width(74.0);
    let response = combo
        .show_ui(ui, |ui| {
            for pace in Pace::ALL {
                if ui.selectable_label(pace == table.habits.pace, pace.name()).clicked() {
                    out.push(Act::Habits(super::Habits { pace, ..table.habits.clone() }));
                }
            }
        })
        .response;
    response
        .accessible_name(text!("play-the-computers-pace"))
        .on_hover_text(text!("play-the-computers-pace"));
}
