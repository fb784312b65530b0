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

/// Lays the list that is open over the modal it belongs to. To be called in every frame a modal is open, before it is drawn.
///
/// egui lays a list on top when it opens. Where press and release come in one frame, as the tap of a touch pad does, it lays
/// the modal that was pressed on top in the same frame; and a modal opened again lies over the lists it had before. So the list
/// was open under it, where nobody could see or click it.
pub fn raise_open_list(ctx: &Context) {
    let beneath: Vec<LayerId> = ctx.memory(|memory| {
        let visible = memory.areas().visible_layer_ids().into_iter();
        visible
            .filter(|layer| layer.order == Order::Foreground && !memory.is_above_modal_layer(*layer))
            .collect()
    });
    for layer in beneath {
        if Popup::is_id_open(ctx, layer.id) {
            ctx.move_to_top(layer);
            ctx.request_repaint();
        }
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
    use super::{hush_beneath, modal, raise_open_list};
    use egui::{ComboBox, Context, Event, Id, Modifiers, PointerButton, Pos2, RawInput, Rect, Tooltip, pos2};

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

    /// A modal that asks for one of three.
    struct Question {
        ctx: Context,
        time: f64,
        open: bool,
        chosen: usize,
        button: Rect,
        answers: [Rect; 3],
    }

    impl Question {
        fn draw(&mut self, events: Vec<Event>) {
            self.time += 0.2;
            let screen_rect = Some(Rect::from_min_max(Pos2::ZERO, pos2(800.0, 600.0)));
            let input = RawInput { events, screen_rect, time: Some(self.time), ..RawInput::default() };
            let mut output = self.ctx.clone().run_ui(input, |ui| {
                if !self.open {
                    return;
                }
                raise_open_list(ui.ctx());
                modal(ui.ctx(), "a question").show(ui.ctx(), |ui| {
                    ui.set_min_size(egui::vec2(300.0, 300.0));
                    let list = ComboBox::from_id_salt("which").selected_text("Which").show_ui(ui, |ui| {
                        for n in 0..3 {
                            let answer = ui.selectable_value(&mut self.chosen, n, format!("Answer {n}"));
                            self.answers[n] = answer.rect;
                        }
                    });
                    self.button = list.response.rect;
                });
            });
            output.textures_delta.clear();
        }

        /// Press and release in one frame.
        fn tap(&mut self, pos: Pos2) {
            let button = |pressed| Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            };
            self.draw(vec![Event::PointerMoved(pos)]);
            self.draw(vec![button(true), button(false)]);
            (0..4).for_each(|_| self.draw(Vec::new()));
        }
    }

    #[test]
    fn a_list_lies_over_its_modal_whenever_it_is_opened() {
        let rects = [Rect::NOTHING; 3];
        let mut question = Question {
            ctx: Context::default(),
            time: 0.0,
            open: true,
            chosen: 0,
            button: Rect::NOTHING,
            answers: rects,
        };
        for n in [1, 2, 0, 1] {
            question.open = true;
            (0..3).for_each(|_| question.draw(Vec::new()));
            question.tap(question.button.center());
            question.tap(question.answers[n].center());
            assert_eq!(question.chosen, n);
            question.open = false;
            (0..3).for_each(|_| question.draw(Vec::new()));
        }
    }
}
