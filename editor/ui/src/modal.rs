//! Questions and sheets over everything else, and the button that Enter answers them with.
//!
//! Must not know what is asked.

use egui::{
    Button, Context, Event, Frame, Id, Key, LayerId, Modal, Modifiers, Order, Popup, PopupAnchor, Response,
    Ui,
};

/// A modal with the margin of a window; egui gives it that of a menu.
pub fn modal(ctx: &Context, id: &'static str) -> Modal {
    let style = ctx.global_style();
    let frame = Frame::popup(&style).inner_margin(style.spacing.window_margin);
    Modal::new(Id::unique(id)).frame(frame)
}

/// Shows no more hints of what lies beneath a modal. To be called in every frame one is open, before it is drawn.
///
/// egui keeps a hint for as long as the pointer rests on what it is of, also under a modal that a key has opened since, and
/// hints lie over everything. It has none of a layer with a popup open: so each is given one that is nowhere.
pub fn hush_beneath(ctx: &Context) {
    let beneath: Vec<LayerId> = ctx.memory(|memory| {
        let areas = memory.layer_ids().filter(|layer| layer.order != Order::Tooltip);
        let all = std::iter::once(LayerId::background()).chain(areas);
        // In the frame a modal opens egui knows of none yet.
        let opens = memory.top_modal_layer().is_none();
        all.filter(|layer| opens || !memory.is_above_modal_layer(*layer)).collect()
    });
    for layer in beneath {
        let nowhere = PopupAnchor::PointerFixed;
        let _ = Popup::new(Id::unique(("hushed", layer)), ctx.clone(), nowhere, layer).show(|_| ());
    }
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

#[cfg(test)]
mod tests {
    use super::{hush_beneath, modal};
    use egui::{Context, Event, Id, RawInput, Tooltip, pos2};

    /// Draws a button under the pointer, and a modal over it where one is open; is the hint of the button shown?
    fn hint_is_shown(ctx: &Context, time: &mut f64, open: bool, events: Vec<Event>) -> bool {
        *time += 0.2;
        let input = RawInput { events, time: Some(*time), ..RawInput::default() };
        let mut button = Id::NULL;
        let mut output = ctx.run_ui(input, |ui| {
            button = ui.button("A button").on_hover_text("What it does").id;
            if open {
                hush_beneath(ui.ctx());
                modal(ui.ctx(), "a question").show(ui.ctx(), |ui| ui.label("Really?"));
            }
        });
        output.textures_delta.clear();
        Tooltip::was_tooltip_open_last_frame(ctx, button)
    }

    #[test]
    fn a_modal_ends_the_hints_of_what_lies_beneath() {
        let (ctx, mut time) = (Context::default(), 0.0);
        hint_is_shown(&ctx, &mut time, false, vec![Event::PointerMoved(pos2(12.0, 12.0))]);
        let shown = (0..20).any(|_| hint_is_shown(&ctx, &mut time, false, Vec::new()));
        assert!(shown, "the pointer rests on it");
        for _ in 0..3 {
            hint_is_shown(&ctx, &mut time, true, Vec::new());
        }
        assert!(!hint_is_shown(&ctx, &mut time, true, Vec::new()));
    }
}
