//! What the selected pieces, and those under them, are meant to do.

use super::{Editing, form, inset};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::Gesture;
use oblique_scenario::{Aim, Task};
use oblique_ui::widgets;

const HELP: &str = "What the computer is to do with it: of a leader with his command, of the commander in chief with all who have no task of their own";

/// Draws the fields.
pub(super) fn task(ui: &mut Ui, e: &mut Editing<'_, '_>) {
    widgets::group(ui, "Task");
    let mut options = vec![(String::new(), "Left open".to_owned())];
    options.extend(Aim::ALL.map(|aim| (aim.word().to_owned(), aim.name().to_owned())));
    let shown = e.shown(|p| p.task.as_ref().map_or("", |task| task.aim.word()).to_owned());
    let answer = inset(ui, |ui| form::choice(ui, "Task", HELP, &shown, &options));
    e.set("Task", answer, |piece, word: &String| {
        let now = piece.task.take();
        piece.task = Aim::of(word).map(|aim| Task { aim, ..now.unwrap_or_else(|| Task::new(aim)) });
    });
    let Some(Some(task)) = e.shown(|p| p.task.clone()).one().cloned() else { return };
    widgets::note(ui, task.aim.help());
    let layout = e.context.scenario().board.layout();
    let help = "Where, in order, with blanks between them; without any wherever it is best";
    let answer = inset(ui, |ui| form::hexes(ui, "Where", help, layout, &task.hexes));
    e.set("Where", answer, |piece, hexes: &Vec<Hex>| {
        put(&mut piece.task, |task| task.hexes.clone_from(hexes));
    });
    let area = e.context.view.area.clone();
    let (mut take, mut clear) = (false, false);
    inset(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            take = ui
                .add_enabled(area.is_some(), egui::Button::new("From selected hexes"))
                .on_hover_text("The hexes selected on the map")
                .clicked();
            clear = ui
                .add_enabled(!task.hexes.is_empty(), egui::Button::new("Anywhere"))
                .on_hover_text("Names no hexes")
                .clicked();
        });
    });
    if let Some(area) = area.filter(|_| take) {
        let hexes: Vec<Hex> = area.iter().collect();
        e.change("Where", Gesture::Whole, |piece| put(&mut piece.task, |task| task.hexes.clone_from(&hexes)));
    }
    if clear {
        e.change("Where", Gesture::Whole, |piece| put(&mut piece.task, |task| task.hexes.clear()));
    }
    let shown = form::FieldValue::One(task.remark.clone());
    let help = "What a player reads about it";
    let answer = inset(ui, |ui| form::text(ui, "In words", help, &shown));
    e.set("In words", answer, |piece, remark: &String| {
        put(&mut piece.task, |task| task.remark.clone_from(remark));
    });
}

fn put(task: &mut Option<Task>, change: impl FnOnce(&mut Task)) {
    if let Some(task) = task {
        change(task);
    }
}
