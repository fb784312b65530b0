//! The time bar: the whole battle under the pointer, and the way back to any moment of it.
//!
//! Must not change the battle: looking is an act like any other.

use super::acts::{Act, Window};
use super::screen::Table;
use egui::{Align, Align2, FontId, Key, Layout, Modifiers, RichText, Sense, Stroke, Ui, WidgetInfo};
use oblique_battle::{Begins, Stride};
use oblique_text::{Text, inside, text};
use oblique_ui::Tokens;
use oblique_ui::theme::size;

/// Height of the bar.
const HEIGHT: f32 = 24.0;
/// Least room between two numbers of turns.
const NUMBER_ROOM: f32 = 22.0;
/// Room at both ends of the track, so that the knob stays inside.
const END: f32 = 8.0;

/// The strides of the buttons: what a step is called, what stands on the buttons, the keys.
const STRIDES: [(Stride, Text, [&str; 2], Text); 3] = [
    (Stride::Turn, Text("play-a-turn"), ["|«", "»|"], Text("play-ctrl-up-ctrl-down")),
    (Stride::Phase, Text("play-a-phase"), ["«", "»"], Text("play-ctrl-shift-left-ctrl-shift-right")),
    (Stride::Event, Text("play-an-event"), ["‹", "›"], Text("play-ctrl-left-ctrl-right")),
];

/// Draws the bar.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let session = table.session;
    let (at, end) = (session.at(), session.timeline().end());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        for (stride, name, [back, _], keys) in STRIDES {
            step(ui, at > 0, back, &text!("play-back-name", name), keys.get(), Act::Walk(stride, false), out);
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
            let others = session.branches().len();
            let text = if others == 0 {
                text!("play-branches").to_owned()
            } else {
                text!("play-branches-others", others = others + 1)
            };
            let open = table.screen.windows.contains(&Window::Branches);
            let hint = text!("play-other-ways-the-battle-went-kept-when-you");
            if ui.selectable_label(open, text).on_hover_text(hint).clicked() {
                out.push(Act::Toggle(Window::Branches));
            }
            let (text, hint) = if table.screen.watching {
                (text!("play-stop"), text!("play-stops-the-replay"))
            } else {
                (text!("play-replay"), text!("play-shows-the-battle-from-here-on-at-the"))
            };
            let watch = ui.add_enabled(end > 0 && session.looking_back(), egui::Button::new(text));
            if watch.on_hover_text(hint).clicked() {
                out.push(Act::Watch(!table.screen.watching));
            }
            super::header::zooms(ui, table, out);
            ui.separator();
            for (stride, name, [_, on], keys) in STRIDES {
                step(
                    ui,
                    at < end,
                    on,
                    &text!("play-on-name", name),
                    keys.get(),
                    Act::Walk(stride, true),
                    out,
                );
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| track(ui, table, out));
        });
    });
}

fn step(ui: &mut Ui, enabled: bool, text: &str, name: &str, keys: &str, act: Act, out: &mut Vec<Act>) {
    let button = egui::Button::new(text).min_size(egui::vec2(24.0, 0.0));
    let response = ui.add_enabled(enabled, button);
    let response = response.accessible_name(name);
    if response.on_hover_text(format!("{name} ({keys})")).clicked() {
        out.push(act);
    }
}

fn track(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let session = table.session;
    let tokens = Tokens::of(ui);
    let (at, end) = (session.at(), session.timeline().end());
    let room = egui::vec2(ui.available_width().max(60.0), HEIGHT);
    let (rect, response) = ui.allocate_exact_size(room, Sense::click_and_drag());
    let name = text!("play-moments-of-the-battle");
    response.widget_info(|| WidgetInfo::slider(end > 0, at as f64, name));
    let inner = rect.shrink2(egui::vec2(END, 0.0));
    let x_of = |at: usize| inner.left() + inner.width() * (at as f32 / end.max(1) as f32);
    let at_of = |x: f32| {
        let part = ((x - inner.left()) / inner.width().max(1.0)).clamp(0.0, 1.0);
        (part * end as f32).round() as usize
    };
    if (response.dragged() || response.clicked())
        && let Some(pointer) = response.interact_pointer_pos()
    {
        out.push(Act::Look(at_of(pointer.x)));
    }
    if response.has_focus() {
        for (key, forward) in [(Key::ArrowLeft, false), (Key::ArrowRight, true)] {
            if ui.input_mut(|i| i.consume_key(Modifiers::NONE, key)) {
                out.push(Act::Walk(Stride::Event, forward));
            }
        }
    }
    let painter = ui.painter_at(rect);
    let middle = rect.center().y + 5.0;
    painter.line_segment(
        [egui::pos2(inner.left(), middle), egui::pos2(inner.right(), middle)],
        Stroke::new(3.0, tokens.line),
    );
    painter.line_segment(
        [egui::pos2(inner.left(), middle), egui::pos2(x_of(at), middle)],
        Stroke::new(3.0, tokens.accent),
    );
    let mut numbered = f32::NEG_INFINITY;
    for (mark, begins) in session.timeline().marks() {
        let x = x_of(*mark);
        let Begins::Turn(turn) = begins else { continue };
        painter.line_segment(
            [egui::pos2(x, middle - 4.0), egui::pos2(x, middle + 4.0)],
            Stroke::new(1.0, tokens.text_weak),
        );
        if x - numbered > NUMBER_ROOM {
            numbered = x;
            let at = egui::pos2(x, rect.top());
            painter.text(at, Align2::CENTER_TOP, turn, FontId::proportional(size::SMALL), tokens.text_weak);
        }
    }
    let knob = if session.looking_back() { tokens.warning } else { tokens.accent };
    painter.circle(egui::pos2(x_of(at), middle), 6.0, knob, Stroke::new(1.0, tokens.panel));
    if response.has_focus() {
        painter.rect_stroke(rect, size::RADIUS, Stroke::new(1.0, tokens.accent), egui::StrokeKind::Inside);
    }
    let moment = response.hover_pos().map_or(at, |pointer| at_of(pointer.x));
    response.on_hover_text(text!(
        "play-moment-drag-to-look-at-any-moment",
        moment = capital(&session.moment_name(moment))
    ));
}

/// What stands where the prompt stands, while a moment gone by is looked at.
pub(crate) fn card(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let session = table.session;
    let point = session.timeline().point(session.at());
    egui::Frame::new()
        .fill(tokens.accent_soft)
        .corner_radius(size::RADIUS)
        .inner_margin(egui::Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let name = capital(&session.moment_name(session.at()));
            ui.label(RichText::new(text!("play-an-earlier-moment")).strong().color(tokens.on_accent_soft));
            let orders = session.battle().steps().len();
            let text = text!("play-name-after-given-of-orders", name, given = point.steps, orders);
            ui.label(RichText::new(text).color(tokens.on_accent_soft));
            ui.add_space(size::GAP_SMALL);
            ui.horizontal_wrapped(|ui| {
                let hint = text!("play-the-battle-as-it-went-is-kept-as");
                if ui.button(text!("play-play-on-from-here")).on_hover_text(hint).clicked() {
                    out.push(Act::PlayOn);
                }
                if ui
                    .button(text!("play-back-to-the-present"))
                    .on_hover_text(text!("play-ctrl-end"))
                    .clicked()
                {
                    out.push(Act::Look(usize::MAX));
                }
                let hint = text!("play-a-battle-file-with-everybody-where-he");
                if ui.button(text!("play-save-this-position")).on_hover_text(hint).clicked() {
                    out.push(Act::SavePosition);
                }
            });
        });
    ui.add_space(size::GAP);
}

/// The window of the branches.
pub(crate) fn branches(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let session = table.session;
    let weak = Tokens::of(ui).text_weak;
    ui.label(RichText::new(text!("play-play-on-from-an-earlier-moment-and-what")).color(weak));
    ui.add_space(size::GAP_SMALL);
    egui::Grid::new("branches").num_columns(3).striped(true).min_col_width(120.0).show(ui, |ui| {
        let mut name = session.branch_name().to_owned();
        // A grid offers its least width only: the names given by themselves are longer.
        let edit = ui.add_sized([200.0, size::ROW], egui::TextEdit::singleline(&mut name));
        let edit = edit.accessible_name(text!("play-name-of-this-branch"));
        if edit.changed() {
            out.push(Act::NameBranch(name));
        }
        ui.label(extent(session.battle(), table));
        ui.label(RichText::new(text!("play-on-the-screen")).color(weak));
        ui.end_row();
        for (index, branch) in session.branches().iter().enumerate() {
            ui.label(&branch.name);
            ui.label(extent(&branch.battle, table));
            ui.horizontal(|ui| {
                let take = ui
                    .button(text!("play-switch-to-it"))
                    .on_hover_text(text!("play-go-on-with-this-branch-the-other-one"));
                if take.clicked() {
                    out.push(Act::ToBranch(index));
                }
                if table.screen.forgetting == Some(index) {
                    if ui.button(text!("play-delete-it-for-good")).clicked() {
                        out.push(Act::DropBranch(index));
                    }
                } else if ui.button(text!("play-delete")).clicked() {
                    out.push(Act::Forgetting(Some(index)));
                }
            });
            ui.end_row();
        }
    });
}

/// How far a branch goes.
fn extent(battle: &oblique_battle::Battle, table: &Table<'_>) -> String {
    let turn = inside(&table.catalog().turn_name);
    let field = battle.game().field();
    let orders = battle.steps().len();
    match &field.outcome {
        Some(_) => text!("play-orders-orders-over-in-turn-turn-2", orders, turn, turn_2 = field.turn),
        None => text!("play-orders-orders-to-turn-turn-2", orders, turn, turn_2 = field.turn),
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
