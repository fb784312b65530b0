//! The parts of the room's panels, one for each step. The guided way shows them one by one, panels for those who know the
//! way several at once: each part is written once and keeps what is typed in it in the window's memory.

mod board;
mod compare;
mod contours;
mod corners;
mod distance;
mod earth;
mod evidence;
mod found;
mod heights;
mod histogram;
mod lines;
mod model_map;
mod place;
mod points;
mod recipe;
mod scan;
mod spots;
mod terrain;
mod vectors;

pub(crate) use board::{board, board_area};
pub(crate) use compare::{compare, ground};
pub(crate) use contours::{contours, count_bar as contour_count};
pub(crate) use distance::distance_field;
pub(crate) use evidence::evidence;
pub(crate) use heights::{heights, levels};
pub(crate) use lines::{line_words, lines, trace_options};
use oblique_text::text;
pub(crate) use place::place;
pub(crate) use recipe::recipe;
pub(crate) use scan::scan;
pub(crate) use spots::{spot_bar, spot_words, spots};
pub(crate) use terrain::terrain;
pub(crate) use vectors::vectors;

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{ComboBox, Id, Ui};
use oblique_context::EditorContext;
use oblique_context::intent::Intent;
use oblique_digitize::DigitizeError;
use oblique_digitize::placing::Board;
use oblique_scenario::words::thousands;
use oblique_scenario::{Edit, PixelPoint};

/// More letters than any number typed here has.
const MOST_DIGITS: usize = 64;
/// Width of a drop-down list's button in the tool's bar.
const LIST_WIDTH: f32 = 110.0;

/// How many, as people read numbers.
pub(crate) fn count(n: usize) -> String {
    thousands(i64::try_from(n).unwrap_or(i64::MAX))
}

/// So many hexes.
pub(crate) fn hexes(n: usize) -> String {
    if n == 1 {
        text!("conversion-1-hex").to_owned()
    } else {
        text!("conversion-steps-hexes", steps = count(n))
    }
}

/// A drop-down list in the tool's bar, which has no room for a button each: the panels show all at once. Returns the
/// place of the choice clicked.
pub(crate) fn one_of<'a>(
    ui: &mut Ui,
    name: &str,
    now: &str,
    choices: impl IntoIterator<Item = (&'a str, bool)>,
) -> Option<usize> {
    let list = ComboBox::from_id_salt(("bar", name)).selected_text(now).width(LIST_WIDTH).height(600.0);
    let list = list.show_ui(ui, |ui| {
        let mut clicked = None;
        for (ix, (choice, on)) in choices.into_iter().enumerate() {
            if ui.selectable_label(on, choice).clicked() {
                clicked = Some(ix);
                ui.close();
            }
        }
        clicked
    });
    list.response.accessible_name(name).on_hover_text(format!("{name}: {now}"));
    list.inner.flatten()
}

/// What is typed in a part, shared by all panels that show it; of another battle nothing is.
pub(crate) fn memory<T: Clone + Default + Send + Sync + 'static>(
    ui: &Ui,
    context: &EditorContext<'_>,
    name: &'static str,
) -> T {
    ui.data_mut(|data| data.get_temp_mut_or_default::<T>(kept_under(context, name)).clone())
}

/// Gives a field the keyboard once for a place that was clicked: who has clicked types on, and no tool takes the keys.
pub(crate) fn type_on(
    ui: &Ui,
    context: &EditorContext<'_>,
    name: &'static str,
    clicked: PixelPoint,
    field: &egui::Response,
) {
    if memory::<Option<PixelPoint>>(ui, context, name) == Some(clicked) {
        return;
    }
    // A button still held or just let go takes the focus away again.
    if ui.input(|input| input.pointer.any_down() || input.pointer.any_released()) {
        ui.ctx().request_repaint();
    } else {
        remember(ui, context, name, Some(clicked));
        field.request_focus();
        // What is typed takes the place of what stands there.
        let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
        let all = CCursorRange::two(CCursor::new(0), CCursor::new(MOST_DIGITS));
        state.cursor.set_char_range(Some(all));
        state.store(ui.ctx(), field.id);
    }
}

/// Keeps what is typed.
pub(crate) fn remember<T: Clone + Send + Sync + 'static>(
    ui: &Ui,
    context: &EditorContext<'_>,
    name: &'static str,
    value: T,
) {
    ui.data_mut(|data| data.insert_temp(kept_under(context, name), value));
}

fn kept_under(context: &EditorContext<'_>, name: &'static str) -> Id {
    Id::unique(("room", context.view.opening, name))
}

/// Makes an edit, or says why it cannot be.
pub(crate) fn make(label: &str, edit: Result<Edit, DigitizeError>, out: &mut Vec<Intent>) {
    match edit {
        Ok(edit) => out.push(Intent::edit(label, edit)),
        Err(why) => out.push(Intent::Warn(format!("{label}: {why}."))),
    }
}

/// Does the board follow the sheet? As the user says, else as is usual.
pub(crate) fn board_follows(ui: &Ui, context: &EditorContext<'_>) -> Board {
    match memory::<Option<bool>>(ui, context, "board follows") {
        Some(true) => Board::StaysOnSheet,
        Some(false) => Board::KeepsYards,
        None => Board::usual(context.scenario()),
    }
}
