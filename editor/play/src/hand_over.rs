//! The curtain between two people at one machine under fog of war, and the question before one takes
//! back what the other has ordered.
//!
//! Behind the curtain nothing of the battle is drawn. Must not show anything but who decides next.

use super::Session;
use super::acts::{Act, Window};
use super::outcome;
use super::screen::{Screen, Table};
use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui};
use oblique_text::text;
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
    let alone = screen.viewer.is_none() && people < 2;
    fog && !session.battle().over() && seat != screen.viewer && !alone
}

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, session: &Session, screen: &Screen, out: &mut Vec<Act>) {
    let side = session.seat().map(|s| session.battle().setting().sides[s.index()].as_str());
    CentralPanel::default().frame(Frame::new().fill(Tokens::of(ui).panel)).show(ui, |ui| {
        ui.vertical_centered(|ui| {
            ui.add_space(ui.available_height() * 0.35);
            if let Some(side) = side {
                ui.heading(text!("play-side-decides-next", side));
                ui.label(text!("play-fog-of-war-is-on-give-the-seat"));
            } else {
                ui.heading(text!("play-the-computer-plays-both-sides"));
                ui.label(text!("play-from-now-on-the-screen-shows-what-the"));
            }
            ui.add_space(size::GAP_LARGE);
            ui.horizontal(|ui| {
                let left = (ui.available_width() - 252.0).max(0.0) / 2.0;
                ui.add_space(left);
                if widgets::primary(ui, text!("play-i-am-ready"))
                    .on_hover_text(text!("play-ctrl-space"))
                    .clicked()
                {
                    out.push(Act::Seated);
                }
                let hint = text!("play-the-file-holds-the-orders-of-both-sides");
                if ui.button(text!("play-save-the-battle")).on_hover_text(hint).clicked() {
                    out.push(Act::SaveBattle);
                }
                if ui.button(text!("play-leave")).on_hover_text(text!("play-back-to-the-editor-f5")).clicked()
                {
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
    let other = back.other.map_or(text!("play-the-other-side"), |side| table.side(side));
    let modal = oblique_ui::modal(ctx, "take back").show(ctx, |ui| {
        ui.set_width(size::DIALOG_WIDTH);
        ui.heading(text!("play-take-back-the-other-players-orders-too"));
        ui.label(text!("play-orders-of-other-given-since", n = back.others, other));
        ui.add_space(size::GAP_LARGE);
        ui.horizontal(|ui| {
            if ui.button(text!("play-take-them-back")).clicked() {
                out.push(Act::UndoAll);
            }
            if widgets::primary(ui, text!("play-leave-them")).clicked() {
                out.push(Act::Toggle(Window::TakingBack));
            }
        });
    });
    if modal.should_close() {
        out.push(Act::Toggle(Window::TakingBack));
    }
}
