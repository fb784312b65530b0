//! What the selected pieces, and those under them, are meant to do.

use super::{Editing, form, inset};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::view::{InspectorField, ViewChange};
use oblique_context::{Gesture, Intent};
use oblique_scenario::{Aim, Scenario, Task};
use oblique_text::{Text, text, translated};
use oblique_ui::widgets;

/// Height of the list of places, in points: longer ones are scrolled.
const PLACES_HEIGHT: f32 = 320.0;
const HELP: Text = Text("panels-what-the-computer-is-to-do-with-it");

/// Draws the fields.
pub(super) fn task(ui: &mut Ui, e: &mut Editing<'_, '_>) {
    widgets::group(ui, text!("panels-task"));
    let mut options = vec![(String::new(), text!("panels-left-open").to_owned())];
    options.extend(Aim::ALL.map(|aim| (aim.word().to_owned(), translated(aim.name()).into_owned())));
    let shown = e.shown(|p| p.task.as_ref().map_or("", |task| task.aim.word()).to_owned());
    let wanted = e.context.view.wanted == Some(InspectorField::Task);
    let answer =
        inset(ui, |ui| form::wanted_choice(ui, text!("panels-task"), HELP.get(), &shown, &options, wanted));
    if wanted {
        e.out.push(Intent::view(ViewChange::FieldReached));
    }
    e.set(text!("panels-task"), answer, |piece, word: &String| {
        let now = piece.task.take();
        piece.task = Aim::of(word).map(|aim| Task { aim, ..now.unwrap_or_else(|| Task::new(aim)) });
    });
    let Some(Some(task)) = e.shown(|p| p.task.clone()).one().cloned() else { return };
    widgets::note(ui, &translated(task.aim.help()));
    let scenario = e.context.scenario();
    let help = text!("panels-where-in-order-with-blanks-between-them");
    let answer = inset(ui, |ui| form::hexes(ui, text!("panels-where"), help, scenario, &task.hexes));
    e.set(text!("panels-where"), answer, |piece, hexes: &Vec<Hex>| {
        put(&mut piece.task, |task| task.hexes.clone_from(hexes));
    });
    let area = e.context.view.area.clone();
    let (mut take, mut clear, mut place) = (false, false, None);
    inset(ui, |ui| {
        ui.horizontal_wrapped(|ui| {
            take = ui
                .add_enabled(area.is_some(), egui::Button::new(text!("panels-from-selected-hexes")))
                .on_hover_text(text!("panels-the-hexes-selected-on-the-map"))
                .clicked();
            place = place_menu(ui, scenario);
            clear = ui
                .add_enabled(!task.hexes.is_empty(), egui::Button::new(text!("panels-anywhere")))
                .on_hover_text(text!("panels-names-no-hexes"))
                .clicked();
        });
    });
    if let Some(area) = area.filter(|_| take) {
        let hexes: Vec<Hex> = area.iter().collect();
        e.change(text!("panels-where"), Gesture::Whole, |piece| {
            put(&mut piece.task, |task| task.hexes.clone_from(&hexes));
        });
    }
    if let Some(hex) = place {
        e.change(text!("panels-where"), Gesture::Whole, |piece| {
            put(&mut piece.task, |task| task.hexes = vec![hex]);
        });
    }
    if clear {
        e.change(text!("panels-where"), Gesture::Whole, |piece| {
            put(&mut piece.task, |task| task.hexes.clear());
        });
    }
    let shown = form::FieldValue::One(task.remark.clone());
    let help = text!("panels-what-a-player-reads-about-it");
    let answer = inset(ui, |ui| form::text(ui, text!("panels-in-words"), help, &shown));
    e.set(text!("panels-in-words"), answer, |piece, remark: &String| {
        put(&mut piece.task, |task| task.remark.clone_from(remark));
    });
}

/// The objectives and names on the map to choose from; the hex of the one that was chosen.
fn place_menu(ui: &mut Ui, scenario: &Scenario) -> Option<Hex> {
    let places = form::named_places(scenario);
    let layout = scenario.board.layout();
    let mut chosen = None;
    if places.is_empty() {
        ui.add_enabled(false, egui::Button::new(text!("panels-a-place")))
            .on_disabled_hover_text(text!("panels-the-map-has-no-objectives-and-no-names"));
        return None;
    }
    let menu = ui.menu_button(text!("panels-a-place"), |ui| {
        widgets::scrolled(PLACES_HEIGHT).show(ui, |ui| {
            for (name, hex) in &places {
                let row = egui::Button::new(*name).shortcut_text(layout.name(*hex));
                if ui.add(row).clicked() {
                    chosen = Some(*hex);
                    ui.close();
                }
            }
        });
    });
    menu.response.on_hover_text(text!("panels-an-objective-or-a-name-on-the-map"));
    chosen
}

fn put(task: &mut Option<Task>, change: impl FnOnce(&mut Task)) {
    if let Some(task) = task {
        change(task);
    }
}
