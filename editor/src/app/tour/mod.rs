//! The tour: cards beside real places of the window, which stays in use all the while.

mod spotlight;
mod steps;

use super::Workbench;
use crate::app::command::{Intent, shortcut_text};
use crate::ui::theme::{Tokens, size};
use crate::ui::{spot, widgets};
use egui::{Area, Context, Frame, Id, Key, Margin, Modifiers, Order, Rect, RichText, Stroke};
use oblique_text::text;
use steps::{Begun, STEPS, Step};

/// Width of a card.
const CARD_WIDTH: f32 = 340.0;

/// The tour under way.
pub(super) struct Tour {
    at: usize,
    begun: Begun,
    /// Steps the user has done what they invite to.
    done: Vec<bool>,
    /// How large the card was drawn last.
    card: egui::Vec2,
}

/// What was chosen on a card.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Move {
    Next,
    Back,
    Leave,
}

impl Workbench {
    /// Begins the tour.
    pub fn start_tour(&mut self) {
        let card = egui::Vec2::new(CARD_WIDTH, 180.0);
        self.tour = Some(Tour { at: 0, begun: Begun::default(), done: vec![false; STEPS.len()], card });
        self.enter_step(0);
    }

    fn enter_step(&mut self, at: usize) {
        let begun = Begun::now(&self.context());
        let Some(tour) = &mut self.tour else { return };
        (tour.at, tour.begun) = (at, begun);
        if let Some(panel) = STEPS.get(at).and_then(|step| step.panel) {
            self.show_panel(panel);
        }
    }

    fn leave_tour(&mut self) {
        self.tour = None;
        self.world.settings.tour_seen = true;
    }

    fn move_tour(&mut self, which: Move) {
        let Some(at) = self.tour.as_ref().map(|tour| tour.at) else { return };
        match which {
            Move::Next if at + 1 < STEPS.len() => self.enter_step(at + 1),
            Move::Back => self.enter_step(at.saturating_sub(1)),
            Move::Next | Move::Leave => self.leave_tour(),
        }
    }

    /// Takes the keys of the tour, if it is on the screen and nothing is being typed.
    pub(super) fn tour_keys(&mut self, ctx: &Context) {
        if self.tour.is_none() || self.playing() || egui::Popup::is_any_open(ctx) {
            return;
        }
        if ctx.memory(|m| m.focused().is_some()) {
            return;
        }
        let keys = [(Key::ArrowRight, Move::Next), (Key::ArrowLeft, Move::Back), (Key::Escape, Move::Leave)];
        for (key, which) in keys {
            let pressed = ctx.input_mut(|i| {
                let pressed = i.consume_key(Modifiers::NONE, key);
                // Held, the arrows would move the map.
                i.keys_down.remove(&key);
                pressed
            });
            if pressed {
                self.move_tour(which);
            }
        }
    }

    /// Draws the card; not while a window over everything or a battle has the screen.
    pub(super) fn show_tour(&mut self, ctx: &Context, out: &mut Vec<Intent>) {
        if self.has_modal() || self.playing() {
            return;
        }
        let context = self.context();
        let Some((at, card, done)) = self.tour.as_ref().map(|tour| {
            let done =
                STEPS.get(tour.at).and_then(|s| s.done).is_some_and(|done| done(&context, &tour.begun));
            (tour.at, tour.card, done)
        }) else {
            return;
        };
        let Some(step) = STEPS.get(at) else { return };
        let text = self.with_keys(ctx, step.text.get());
        if let Some(flag) = self.tour.as_mut().and_then(|tour| tour.done.get_mut(at)) {
            *flag |= done;
        }
        let done = self.tour.as_ref().and_then(|tour| tour.done.get(at)).copied().unwrap_or_default();
        let places: Vec<Rect> = step.places.iter().filter_map(|name| spot::find(ctx, name)).collect();
        let screen = ctx.content_rect();
        let place = spotlight::beside(screen, &places, card);
        let mut chosen = None;
        let area = Area::new(Id::unique("tour")).order(Order::Middle).fixed_pos(place).constrain(true);
        let shown = area.show(ctx, |ui| {
            let tokens = Tokens::of(ui);
            let painter = ctx.layer_painter(ui.layer_id());
            spotlight::paint(&painter, screen, &places, &tokens);
            Frame::popup(ui.style())
                .fill(tokens.window)
                .stroke(Stroke::new(1.0, tokens.accent))
                .inner_margin(Margin::same(14))
                .show(ui, |ui| {
                    ui.set_width(CARD_WIDTH - 28.0);
                    chosen = draw_card(ui, step, at, &text, done, out);
                });
        });
        if let Some(tour) = &mut self.tour {
            tour.card = shown.response.rect.size();
        }
        if let Some(which) = chosen {
            self.move_tour(which);
            ctx.request_repaint();
        }
    }

    /// A text with the keys commands have now in place of their ids.
    pub(super) fn with_keys(&self, ctx: &Context, text: &str) -> String {
        let mut parts = text.split('{');
        let mut whole = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let named = |id: &str| id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'.' || b == b'_');
            let Some((id, rest)) = part.split_once('}').filter(|(id, _)| named(id)) else {
                // Braces that name no command, as in an example, are the text's own.
                whole.extend(["{", part]);
                continue;
            };
            if let Some(keys) = self.world.settings.keys.shortcut(id) {
                whole.extend([" (", &shortcut_text(ctx, &keys), ")"]);
            }
            whole.push_str(rest);
        }
        whole
    }
}

fn draw_card(
    ui: &mut egui::Ui,
    step: &Step,
    at: usize,
    text: &str,
    done: bool,
    out: &mut Vec<Intent>,
) -> Option<Move> {
    let tokens = Tokens::of(ui);
    let mut chosen = None;
    ui.heading(step.title.get());
    ui.label(text);
    ui.add_space(size::GAP_SMALL);
    if done {
        ui.label(RichText::new(text!("windows-done-go-on-whenever-you-like")).color(tokens.good));
    } else if let Some((command, name)) = step.offers
        && ui.button(name.get()).clicked()
    {
        out.push(Intent::Run(command));
    }
    ui.add_space(size::GAP);
    ui.horizontal(|ui| {
        ui.label(
            RichText::new(text!("windows-at-of-what", at = at + 1, what = STEPS.len()))
                .small()
                .color(tokens.text_weak),
        );
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let last = at + 1 == STEPS.len();
            let next =
                widgets::primary(ui, if last { text!("windows-finish") } else { text!("windows-next") });
            if next.on_hover_text(text!("windows-right-arrow")).clicked() {
                chosen = Some(Move::Next);
            }
            let back = ui.add_enabled(at > 0, egui::Button::new(text!("windows-back")));
            if back.on_hover_text(text!("windows-left-arrow")).clicked() {
                chosen = Some(Move::Back);
            }
            if !last
                && ui.button(text!("windows-skip-the-tour")).on_hover_text(text!("windows-escape")).clicked()
            {
                chosen = Some(Move::Leave);
            }
        });
    });
    chosen
}
