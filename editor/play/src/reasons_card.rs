//! The card of reasons over the map: bars with numbers, links to the rules.
//!
//! What is asked about is what was pointed at last: a button under the pointer or with the keyboard's
//! focus, a hex of the map, a message. Must not know any one system.

use super::acts::Act;
use super::reasons::{self, Account, Bar, Part, Reason};
use super::screen::Table;
use egui::{
    Align2, Area, Frame, Id, Label, Margin, Order as Layer, Response, RichText, Sense, Stroke, Ui, vec2,
};
use oblique_jobs::{Outcome, Slot};
use oblique_rules::play::{Odds, Sequel, sequel};
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Width of the card.
const WIDTH: f32 = 300.0;
/// Its greatest height.
const HEIGHT: f32 = 420.0;
/// What of the map's height it leaves free, with its own head and foot.
const FREE: f32 = 96.0;
/// What of its width the names of a chart's bars take.
const NAME_SHARE: f32 = 0.44;
/// Most bars of one chart.
const BARS: usize = 14;

/// The battle's revision and what is asked about.
type Key = (u64, Reason);

/// The odds of an order, and what it leads to.
type Counted = (Vec<Odds>, Option<Sequel>);

/// What a card was worked out from, and what it tells. Odds come later: some take many copies of the
/// battle to count, so a thread of their own counts them, one order at a time.
#[derive(Default)]
pub(crate) struct Card {
    key: Option<Key>,
    account: Option<Account>,
    /// Have the odds of what is asked about been told?
    counted: bool,
    counting: Slot<Counted>,
    /// Does it stand on the left of the map, because what is asked about lies on the right under it?
    on_left: bool,
}

impl Card {
    /// Works it out anew if the battle has gone on or something else is asked about. `free` is what of the map it may take.
    pub(crate) fn refresh(&mut self, table: &Table<'_>, ctx: &egui::Context, free: egui::Rect) {
        let key = table.screen.reason.clone().map(|reason| (table.session.revision(), reason));
        if self.key != key {
            self.account = key.as_ref().and_then(|(_, reason)| reasons::account(table, reason));
            self.key = key;
            // A hex that is pointed at must stay to be seen and clicked.
            let pointer = ctx.pointer_latest_pos().filter(|at| free.contains(*at));
            self.on_left = pointer.is_some_and(|at| room(free).contains(at));
            self.counted = false;
            self.counting.forget();
        }
        if let Some(outcome) = self.counting.poll() {
            // Nor is it asked again where the count came to nothing.
            self.counted = true;
            match (outcome, &mut self.account) {
                (Outcome::Done((odds, sequel)), Some(account)) => {
                    reasons::add_sequel(table, &odds, sequel.as_ref(), account);
                    reasons::add_odds(table, &odds, account);
                }
                (Outcome::Failed { .. }, Some(account)) => {
                    let text = text!("play-the-odds-of-this-could-not-be-counted").to_owned();
                    account.parts.push(Part::Text(text, String::new()));
                }
                _ => {}
            }
        }
        if self.counted || self.counting.is_busy() || self.account.is_none() {
            return;
        }
        if let Some((_, Reason::Order(order))) = &self.key {
            let (game, order, wake) = (table.game().boxed_clone(), order.clone(), ctx.clone());
            let wake = move || wake.request_repaint();
            self.counting.start(table.session.jobs(), text!("play-counting-the-odds"), wake, move |_| {
                // What names a piece tells of itself; other orders end something.
                let leads = order.piece().is_none().then(|| sequel(game.as_ref(), &order)).flatten();
                Ok((game.odds(&order), leads))
            });
        }
    }

    /// What it tells.
    pub(crate) fn account(&self) -> Option<&Account> {
        self.account.as_ref()
    }

    /// Draws it in the upper right corner of the map, in the left one if it would hide what is pointed at; says where.
    pub(crate) fn show(
        &self,
        ctx: &egui::Context,
        table: &Table<'_>,
        map: egui::Rect,
        out: &mut Vec<Act>,
    ) -> Option<egui::Rect> {
        let shown = self.account.as_ref().filter(|a| !table.screen.no_reasons && !a.parts.is_empty());
        let account = shown?;
        let (at, pivot) = if self.on_left {
            (map.left_top() + vec2(12.0, 12.0), Align2::LEFT_TOP)
        } else {
            (map.right_top() + vec2(-12.0, 12.0), Align2::RIGHT_TOP)
        };
        let area = Area::new(Id::unique("reasons")).order(Layer::Middle).pivot(pivot);
        let drawn = area.fixed_pos(at).show(ctx, |ui| {
            let tokens = Tokens::of(ui);
            Frame::new()
                .fill(tokens.panel)
                .stroke(Stroke::new(1.0, if account.refused { tokens.error } else { tokens.line_strong }))
                .corner_radius(size::RADIUS)
                .inner_margin(Margin::same(10))
                .show(ui, |ui| {
                    ui.set_width(WIDTH);
                    ui.horizontal(|ui| {
                        ui.set_max_width(WIDTH - 24.0);
                        ui.add(Label::new(RichText::new(&account.title).strong()).wrap());
                    });
                    let most = most_height(map);
                    widgets::scrolled(most).id_salt("reasons").show(ui, |ui| body(ui, table, account, out));
                    ui.horizontal(|ui| {
                        if account.rule().is_some() {
                            ui.label(
                                RichText::new(text!("play-opens-the-rule")).small().color(tokens.text_weak),
                            );
                        }
                        if ui
                            .small_button(text!("play-close"))
                            .accessible_name(text!("play-close-reasons"))
                            .clicked()
                        {
                            out.push(Act::Why(None));
                        }
                    });
                });
        });
        Some(drawn.response.rect)
    }
}

/// The greatest height of what it tells.
fn most_height(map: egui::Rect) -> f32 {
    HEIGHT.min(map.height() - FREE).max(120.0)
}

/// Where it stands at most, in the right corner.
fn room(map: egui::Rect) -> egui::Rect {
    let size = vec2(WIDTH + 48.0, most_height(map) + FREE);
    egui::Rect::from_min_size(map.right_top() - vec2(size.x, 0.0), size)
}

/// Remembers that something is pointed at, for the card of this frame.
pub(crate) fn point(response: &Response, reason: impl FnOnce() -> Reason) {
    if response.hovered() || response.has_focus() {
        response.ctx.data_mut(|data| data.insert_temp(Id::unique("pointed at"), Some(Pointed(reason()))));
    }
}

/// What was pointed at in this frame.
pub(crate) fn pointed(ctx: &egui::Context) -> Option<Reason> {
    let id = Id::unique("pointed at");
    let pointed = ctx.data_mut(|data| data.remove_temp::<Option<Pointed>>(id));
    pointed.flatten().map(|Pointed(reason)| reason)
}

#[derive(Clone)]
struct Pointed(Reason);

fn body(ui: &mut Ui, table: &Table<'_>, account: &Account, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    ui.spacing_mut().item_spacing.y = 2.0;
    for part in &account.parts {
        match part {
            Part::Text(text, rule) => line(ui, table, RichText::new(text), rule, 0, out),
            Part::Head(text, rule, depth) => {
                ui.add_space(size::GAP_SMALL);
                line(ui, table, RichText::new(text).strong(), rule, *depth, out);
            }
            Part::Modifier(value, what, rule) => {
                let text = RichText::new(format!("{value:+} {what}")).color(tokens.text_weak);
                line(ui, table, text, rule, 1, out);
            }
            Part::Chart(bars, depth) => chart(ui, bars, *depth),
        }
    }
}

fn line(ui: &mut Ui, table: &Table<'_>, text: RichText, rule: &str, depth: usize, out: &mut Vec<Act>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = size::GAP_SMALL;
        ui.add_space(10.0 * depth as f32);
        ui.add(Label::new(text.small()).wrap());
        if !rule.is_empty() {
            let link = ui.link(RichText::new(rule).small());
            if link.on_hover_text(text!("play-open-the-rule")).clicked() {
                out.push(Act::Rule(format!("{}/{rule}", table.scenario.ruleset)));
            }
        }
    });
}

/// A bar a chance, its text before it and its number after.
fn chart(ui: &mut Ui, bars: &[Bar], depth: usize) {
    let tokens = Tokens::of(ui);
    let indent = 10.0 * depth as f32;
    let font = egui::TextStyle::Small.resolve(ui.style());
    let laid = |ui: &Ui, bar: &Bar| ui.painter().layout_no_wrap(bar.text.clone(), font.clone(), tokens.text);
    // Where a name is longer than its column, all stand over their bars: bars are compared, so all are of one scale.
    let column = (ui.available_width() - indent) * NAME_SHARE - 4.0;
    let stands_over = bars.iter().take(BARS).any(|bar| laid(ui, bar).size().x > column);
    for bar in bars.iter().take(BARS) {
        let label = format!("{}: {}", bar.text, bar.share);
        let whole = laid(ui, bar);
        if stands_over {
            ui.horizontal(|ui| {
                ui.add_space(indent);
                ui.add(Label::new(RichText::new(&bar.text).small()).wrap());
            });
        }
        let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 16.0), Sense::hover());
        response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Label, true, &label));
        response.on_hover_text(&label);
        let text = rect.with_min_x(rect.left() + indent);
        let half = text.left() + if stands_over { 0.0 } else { text.width() * NAME_SHARE };
        let long = (text.right() - 96.0 - half).max(20.0);
        let track = egui::Rect::from_min_size(egui::pos2(half, text.top() + 4.0), vec2(long, 8.0));
        let share = vec2(long * bar.permille as f32 / 1000.0, 8.0);
        let painter = ui.painter_at(rect);
        painter.rect_filled(track, 2.0, tokens.field);
        painter.rect_filled(egui::Rect::from_min_size(track.min, share), 2.0, tokens.accent);
        if !stands_over {
            painter.galley(text.left_top() + vec2(0.0, 1.0), whole, tokens.text);
        }
        let right = egui::pos2(track.right() + 6.0, text.center().y);
        painter.text(right, Align2::LEFT_CENTER, &bar.share, font.clone(), tokens.text);
    }
    if bars.len() > BARS {
        let rest: u64 = bars.iter().skip(BARS).map(|b| b.permille).sum();
        let text = text!(
            "play-bars-more-rest-rest-2",
            bars = bars.len() - BARS,
            rest = rest / 10,
            rest_2 = rest % 10
        );
        ui.label(RichText::new(text).small().color(tokens.text_weak));
    }
}
