//! The curtain between two people at one machine under fog of war, and the question before one takes
//! back what the other has ordered.
//!
//! Behind the curtain nothing of the battle is drawn. Must not show anything but who decides next.

use super::Session;
use super::acts::{Act, Window};
use super::outcome;
use super::screen::{Screen, Table};
use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Must the curtain be drawn? The seat is another's than the one the screen was last shown to, and
/// what it may see is not what that one may.
pub(crate) fn is_drawn(session: &Session, screen: &Screen) -> bool {
    let fog = session.battle().header().fog;
    let people = session.players().iter().filter(|p| p.is_person()).count();
    let seat = session.seat();
    // Whoever has watched both sides, and plays one alone now, hands over to nobody.
    let alone = screen.eyes.is_none() && people < 2;
    fog && !session.battle().over() && seat != screen.eyes && !alone
}

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, session: &Session, screen: &Screen, out: &mut Vec<Act>) {
    let side = session.seat().map(|s| session.battle().setting().sides[s.index()].as_str());
    CentralPanel::default().frame(Frame::new().fill(Tokens::of(ui).panel)).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() * 0.35);
            if let Some(side) = side {
                ui.heading(format!("{side} decides next"));
                ui.label("Fog of war is on. Give the seat to the other player before going on.");
            } else {
                ui.heading("The computer plays both sides");
                ui.label("From now on the screen shows what the fog of war hides from each of them.");
            }
            ui.add_space(size::GAP_LARGE);
            ui.horizontal(|ui| {
                let left = (ui.available_width() - 252.0).max(0.0) / 2.0;
                ui.add_space(left);
                if widgets::primary(ui, "I am ready").on_hover_text("Ctrl+Space").clicked() {
                    out.push(Act::Seated);
                }
                let hint = "The file holds the orders of both sides; the fog hides them here only";
                if ui.button("Save the battle").on_hover_text(hint).clicked() {
                    out.push(Act::SaveBattle);
                }
                if ui.button("Leave").on_hover_text("Back to the editor (F5)").clicked() {
                    out.push(Act::AskLeave);
                }
            });
        });
    });
    // Not Enter: whoever answers prompts with it must not draw the curtain by one press too many.
    if ui.ctx().input_mut(|i| i.consume_key(Modifiers::COMMAND, Key::Space)) {
        out.push(Act::Seated);
    }
    outcome::ask_leave(ui.ctx(), screen, out);
}

/// Asks before orders of the other person are taken back.
pub(crate) fn ask_undo(ctx: &Context, table: &Table<'_>, out: &mut Vec<Act>) {
    if !table.screen.windows.contains(&Window::TakingBack) {
        return;
    }
    let Some(back) = table.session.taken_back() else {
        out.push(Act::Toggle(Window::TakingBack));
        return;
    };
    let other = back.other.map_or("the other side", |side| table.side(side));
    let modal = oblique_ui::modal(ctx, "take back").show(ctx, |ui| {
        ui.set_width(size::DIALOG_WIDTH);
        ui.heading("Take back the other player's orders too?");
        let plural = if back.others == 1 { "" } else { "s" };
        ui.label(format!("{} order{plural} of {other} given since then would be taken back.", back.others));
        ui.add_space(size::GAP_LARGE);
        ui.horizontal(|ui| {
            if ui.button("Take them back").clicked() {
                out.push(Act::UndoAll);
            }
            if widgets::primary(ui, "Leave them").clicked() {
                out.push(Act::Toggle(Window::TakingBack));
            }
        });
    });
    if modal.should_close() {
        out.push(Act::Toggle(Window::TakingBack));
    }
}
