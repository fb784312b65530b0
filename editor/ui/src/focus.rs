//! What has the keyboard: brought into view and ringed where keys have moved it there.
//!
//! egui moves the keyboard from widget to widget and scrolls to none of them. Must not know any one widget.

use super::theme::Tokens;
use egui::accesskit::{Action, ActionRequest, TreeId};
use egui::plugin::Plugin;
use egui::{Context, Event, Id, Key, Popup, RawInput, Rect, Response, Stroke, StrokeKind, Ui};

/// How far outside a widget its ring lies, and how thick it is, points.
const RING_OUTSIDE: f32 = 2.0;
const RING_WIDTH: f32 = 2.0;
/// What egui moves reaches its place in the pass after the key at the latest.
const PASSES: u64 = 1;

/// Follows the keyboard from widget to widget.
#[derive(Debug, Default)]
pub(crate) struct KeyboardFocus {
    /// What had the keyboard in the pass before.
    focused: Option<Id>,
    /// Have keys moved it there?
    by_keys: bool,
    /// The pass in which a key that moves it was pressed.
    pressed: Option<u64>,
    /// What is to be scrolled to in the next pass.
    hidden: Option<Id>,
    /// Is a list open?
    list_open: bool,
    /// What had the keyboard when it was opened.
    opened_from: Option<Id>,
}

impl KeyboardFocus {
    /// Closes a list by the Enter that chooses in it, as a click there does, and gives the keyboard back to its button.
    fn close_by_enter(&mut self, ctx: &Context) {
        if !Popup::is_any_open(ctx) {
            self.list_open = false;
            return;
        }
        if !self.list_open {
            (self.list_open, self.opened_from) = (true, self.focused);
        }
        let focused = ctx.memory(egui::Memory::focused);
        let chosen = focused
            .filter(|id| Some(*id) != self.opened_from)
            .and_then(|id| ctx.read_response(id))
            .filter(|response| Popup::is_id_open(ctx, response.layer_id.id));
        if chosen.is_some() && ctx.input(|input| input.key_pressed(Key::Enter)) {
            Popup::close_all(ctx);
            self.list_open = false;
            if let Some(button) = self.opened_from {
                ctx.memory_mut(|memory| memory.request_focus(button));
            }
        }
    }
}

impl Plugin for KeyboardFocus {
    fn debug_name(&self) -> &'static str {
        "keyboard focus"
    }

    fn input_hook(&mut self, _: &Context, input: &mut RawInput) {
        // Only what is drawn in an area can scroll it: a widget does so itself when a screen reader asks for it.
        if let Some(id) = self.hidden.take() {
            input.events.push(Event::AccessKitActionRequest(ActionRequest {
                action: Action::ScrollIntoView,
                target_tree: TreeId::ROOT,
                target_node: id.accesskit_id(),
                data: None,
            }));
        }
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx();
        self.close_by_enter(ctx);
        let (pass, focused) = (ctx.cumulative_pass_nr(), ctx.memory(egui::Memory::focused));
        if ctx.input(|input| input.events.iter().any(moves_focus)) {
            self.pressed = Some(pass);
        }
        let moved = focused != self.focused;
        if moved {
            self.focused = focused;
            self.by_keys = self.pressed.is_some_and(|pressed| pressed + PASSES >= pass);
        } else if ctx.input(|input| input.pointer.any_pressed()) {
            self.by_keys = false;
        }
        let Some(response) = focused.filter(|_| self.by_keys).and_then(|id| ctx.read_response(id)) else {
            return;
        };
        if moved && !is_in_view(&response) {
            self.hidden = Some(response.id);
            ctx.request_repaint();
        }
        ring(&response);
    }
}

/// Does the event move the keyboard to another widget?
fn moves_focus(event: &Event) -> bool {
    let moves = |key: &Key| {
        matches!(key, Key::Tab | Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight)
    };
    matches!(event, Event::Key { key, pressed: true, .. } if moves(key))
}

/// Is all of the widget to be seen that there is room for?
fn is_in_view(response: &Response) -> bool {
    let (whole, seen) = (response.rect, response.interact_rect);
    // What is wider or higher than its area is as much in view as it can be.
    let in_view = |whole: egui::Rangef, seen: egui::Rangef| whole.span() - seen.span() < 1.0;
    seen.is_positive() && in_view(whole.y_range(), seen.y_range())
}

/// Draws the ring.
fn ring(response: &Response) {
    let seen: Rect = response.interact_rect;
    if !seen.is_positive() {
        return;
    }
    let ctx = &response.ctx;
    let tokens = Tokens::of_visuals(&ctx.global_style().visuals);
    let clip = seen.expand(RING_OUTSIDE + RING_WIDTH);
    let painter = ctx.layer_painter(response.layer_id).with_clip_rect(clip);
    painter.rect_stroke(
        response.rect.expand(RING_OUTSIDE),
        f32::from(super::theme::size::RADIUS) + RING_OUTSIDE,
        Stroke::new(RING_WIDTH, tokens.accent),
        StrokeKind::Middle,
    );
}

#[cfg(test)]
mod tests {
    use super::KeyboardFocus;
    use egui::{
        ComboBox, Context, Event, Id, Key, Modifiers, PointerButton, Popup, Pos2, RawInput, Rect, pos2,
    };

    #[test]
    fn enter_chooses_in_a_list_and_closes_it() {
        let ctx = Context::default();
        ctx.add_plugin(KeyboardFocus::default());
        let (mut chosen, mut button, mut time) = (0, Id::NULL, 0.0);
        let mut draw = |key: Option<Key>| {
            time += 0.2;
            let press = |key| Event::Key {
                key,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: Modifiers::NONE,
            };
            let screen_rect = Some(Rect::from_min_max(Pos2::ZERO, pos2(300.0, 300.0)));
            let events = key.map(press).into_iter().collect();
            let input = RawInput { events, screen_rect, time: Some(time), ..RawInput::default() };
            let mut output = ctx.run_ui(input, |ui| {
                let list = ComboBox::from_id_salt("which").selected_text("Which").show_ui(ui, |ui| {
                    for n in 0..3 {
                        ui.selectable_value(&mut chosen, n, format!("Answer {n}"));
                    }
                });
                button = list.response.id;
            });
            output.textures_delta.clear();
            chosen
        };
        draw(None);
        for key in [Key::Tab, Key::Enter] {
            draw(Some(key));
            (0..3).for_each(|_| _ = draw(None));
        }
        assert!(Popup::is_any_open(&ctx), "Enter opens it");
        for key in [Key::Tab, Key::Tab, Key::Enter] {
            draw(Some(key));
            (0..3).for_each(|_| _ = draw(None));
        }
        assert_eq!(draw(None), 1);
        assert!(!Popup::is_any_open(&ctx), "and closes it");
        assert_eq!(ctx.memory(egui::Memory::focused), Some(button), "its button has the keyboard again");
    }

    /// A window with thirty buttons in an area for a few.
    struct Window {
        ctx: Context,
        time: f64,
        rects: Vec<Rect>,
        area: Rect,
        ringed: bool,
    }

    impl Window {
        fn new() -> Self {
            let ctx = Context::default();
            ctx.add_plugin(KeyboardFocus::default());
            let mut window = Self { ctx, time: 0.0, rects: Vec::new(), area: Rect::NOTHING, ringed: false };
            window.draw(Vec::new());
            window.draw(Vec::new());
            window
        }

        fn draw(&mut self, events: Vec<Event>) {
            self.time += 0.5;
            let screen_rect = Some(Rect::from_min_max(Pos2::ZERO, pos2(300.0, 200.0)));
            let input = RawInput { events, screen_rect, time: Some(self.time), ..RawInput::default() };
            let (mut rects, mut area) = (Vec::new(), Rect::NOTHING);
            let mut output = self.ctx.clone().run_ui(input, |ui| {
                let shown = egui::ScrollArea::vertical().max_height(120.0).show(ui, |ui| {
                    rects = (0..30).map(|n| ui.button(format!("Button {n}")).rect).collect();
                });
                area = shown.inner_rect;
            });
            let stroke = |shape: &egui::epaint::ClippedShape| matches!(&shape.shape, egui::Shape::Rect(rect) if rect.stroke.width == super::RING_WIDTH);
            self.ringed = output.shapes.iter().any(stroke);
            output.textures_delta.clear();
            (self.rects, self.area) = (rects, area);
        }

        fn press(&mut self, key: Key, modifiers: Modifiers) {
            let event = |pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers };
            self.draw(vec![event(true)]);
            for _ in 0..4 {
                self.draw(vec![]);
            }
            self.draw(vec![event(false)]);
        }

        /// Is that button whole in the area?
        fn is_seen(&self, n: usize) -> bool {
            self.area.expand(1.0).contains_rect(self.rects[n])
        }
    }

    #[test]
    fn what_tab_moves_to_is_scrolled_to_and_ringed() {
        let mut window = Window::new();
        assert!(!window.is_seen(20) && !window.ringed);
        for n in 0..30 {
            window.press(Key::Tab, Modifiers::NONE);
            assert!(window.is_seen(n), "button {n} at {} of {}", window.rects[n], window.area);
            assert!(window.ringed, "button {n}");
        }
        for n in (0..29).rev() {
            window.press(Key::Tab, Modifiers::SHIFT);
            assert!(window.is_seen(n), "back to button {n} at {} of {}", window.rects[n], window.area);
        }
    }

    #[test]
    fn a_click_scrolls_nothing_and_rings_nothing() {
        let mut window = Window::new();
        let cut = (0..30).find(|n| !window.is_seen(*n)).expect("one is cut off");
        let before = window.rects[cut];
        let pos = pos2(before.center().x, before.top() + 1.0);
        assert!(window.area.contains(pos), "half of it is seen");
        for pressed in [true, false] {
            let button = PointerButton::Primary;
            window.draw(vec![
                Event::PointerMoved(pos),
                Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE },
            ]);
        }
        for _ in 0..4 {
            window.draw(vec![]);
        }
        assert_eq!(window.rects[cut], before);
        assert!(!window.ringed);
    }
}
