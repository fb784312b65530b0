//! Questions and sheets over everything else, and the button that Enter answers them with.
//!
//! Must not know what is asked.

use egui::{Button, Context, Event, Frame, Id, Key, Modal, Modifiers, Popup, Response, Ui};

/// A modal with the margin of a window; egui gives it that of a menu.
pub fn modal(ctx: &Context, id: &'static str) -> Modal {
    let style = ctx.global_style();
    let frame = Frame::popup(&style).inner_margin(style.spacing.window_margin);
    Modal::new(Id::unique(id)).frame(frame)
}

/// Adds the usual answer of what asks. In the topmost modal Enter presses it, unless something else has the
/// keyboard; the field that Enter has just been typed into has given it up by then.
///
/// An Enter that was held down, or pressed before the question was on the screen, answers nothing.
pub(crate) fn usual(ui: &mut Ui, button: Button<'_>) -> Response {
    let ctx = ui.ctx().clone();
    let (key, pass) = (Id::unique(("usual answer", ui.layer_id())), ctx.cumulative_pass_nr());
    let shown = ctx.data(|data| data.get_temp::<(u64, Id)>(key)).filter(|(seen, _)| seen + 1 >= pass);
    let pressed = shown.map(|(_, id)| id).filter(|_| ui.is_enabled() && answers(ui));
    if let Some(id) = pressed {
        // egui takes Enter for a click on what has the keyboard.
        ctx.memory_mut(|memory| memory.request_focus(id));
    }
    let response = ui.add(button);
    if let Some(id) = pressed {
        ctx.memory_mut(|memory| memory.surrender_focus(id));
        if response.clicked() {
            ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        }
    }
    ctx.data_mut(|data| data.insert_temp(key, (pass, response.id)));
    response
}

/// Has Enter been pressed in the topmost modal, with nothing else to take it?
fn answers(ui: &Ui) -> bool {
    let fresh = |event: &Event| {
        matches!(event, Event::Key { key: Key::Enter, pressed: true, repeat: false, modifiers, .. }
            if modifiers.is_none())
    };
    ui.input(|input| input.events.iter().any(fresh))
        && !Popup::is_any_open(ui.ctx())
        && ui.memory(|m| m.focused().is_none() && m.top_modal_layer() == Some(ui.layer_id()))
}
