//! The prompt: what is asked of whom, and the answers.

use super::acts::Act;
use super::answers::{ending, listed, no_defaults, numbered, usual};
use super::screen::Table;
use super::{Reason, aims, allot, facing, keys, ledger, plots, reasons_card, under_way, watch, words};
use egui::{Button, Frame, Margin, Response, RichText, Stroke, Ui};
use oblique_rules::play::Order;
use oblique_text::{text, translated};
use oblique_ui::Tokens;
use oblique_ui::theme::size;
use oblique_ui::widgets;

/// Letters of an answer that has room beside others.
const SHORT: usize = 26;

/// Draws it.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let tokens = Tokens::of(ui);
    let Some(decision) = table.game().decision() else {
        over(ui, out);
        return;
    };
    let person = table.session.person_decides();
    let kind = table.catalog().decisions.iter().find(|d| d.id == decision.kind);
    let edge = if person { tokens.accent } else { tokens.line };
    Frame::new()
        .fill(tokens.field)
        .stroke(Stroke::new(1.0, edge))
        .corner_radius(size::RADIUS)
        .inner_margin(Margin::same(10))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(kind.map_or("", |k| k.title.as_str())).strong().size(15.0));
                ui.label(RichText::new(table.side(decision.side)).color(tokens.text_weak));
            });
            under_way::ui(ui, table, out);
            if !person {
                watch::card(ui, table, out);
                return;
            }
            ui.label(translated(&decision.prompt).as_ref());
            if table.screen.choosing.is_empty() {
                answers(ui, table, out);
            } else {
                choices(ui, table, out);
            }
        });
}

fn over(ui: &mut Ui, out: &mut Vec<Act>) {
    ui.label(RichText::new(text!("play-the-battle-is-over")).strong().size(15.0));
    if ui.button(text!("play-show-the-outcome")).clicked() {
        out.push(Act::Toggle(super::acts::Window::Outcome));
    }
}

fn answers(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let (answers, numbered, usual, ending) = (listed(table), numbered(table), usual(table), ending(table));
    let digits = keys::digits(table) == keys::Digits::Answers;
    let key = |order: &Order| {
        let number = numbered.iter().position(|o| o == order).filter(|_| digits);
        match number {
            Some(index) => (index + 1).to_string(),
            None if usual.as_ref() == Some(order) => text!("play-enter").to_owned(),
            None if ending.as_ref() == Some(order) => text!("play-shift-enter").to_owned(),
            None => String::new(),
        }
    };
    ui.add_space(size::GAP_SMALL);
    let listed: Vec<(String, &Order, String)> =
        answers.iter().map(|order| (key(order), order, table.answer(order))).collect();
    // Short answers stand side by side; one that takes more than a line has a row to itself.
    let long = |text: &str| text.chars().count() > SHORT;
    for row in listed.chunk_by(|(_, _, a), (_, _, b)| !long(a) && !long(b)) {
        let mut draw = |ui: &mut Ui| {
            for (key, order, text) in row {
                if answer_button(ui, text, key, usual.as_ref() == Some(*order), table, order).clicked() {
                    out.push(Act::Give((*order).clone()));
                }
            }
        };
        if row.iter().any(|(_, _, text)| long(text)) {
            draw(ui);
        } else {
            ui.horizontal_wrapped(draw);
        }
    }
    defaults(ui, table, out);
    allot::ui(ui, table, out);
    plots::ui(ui, table, out);
    contests(ui, table, out);
    aims::ui(ui, table, out);
}

/// The button that takes usual answers until units can move; it says which one is given now, or why none is.
fn defaults(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let why_not = no_defaults(table);
    let button = Button::new(text!("play-defaults-until-my-units-can-move"));
    let response = ui.add_enabled(why_not.is_none(), button);
    if let Some(refusal) = why_not {
        response.on_disabled_hover_text(refusal.message);
        return;
    }
    let help = || {
        let first = table.game().decision().map(|d| table.answer(&d.default)).unwrap_or_default();
        let help = text!("play-takes-the-usual-answer-to-every-question");
        format!("{help}\n{}", text!("play-the-first-is-answer", answer = first))
    };
    let response =
        if response.hovered() || response.has_focus() { response.on_hover_text(help()) } else { response };
    if response.clicked() {
        out.push(Act::Defaults);
    }
}

/// The contest at hand laid out, and those that answers lead to.
fn contests(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    for (order, contest) in table.derived.contests() {
        match order {
            // Its title stands over its columns.
            None => ui.add_space(size::GAP),
            Some(order) => widgets::group(ui, &text!("play-order-what-counts", order = table.answer(order))),
        }
        ledger::ui(ui, table, contest, out);
    }
}

fn choices(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let head = table.screen.choosing.first().map(|o| words::verb(table.catalog(), o)).unwrap_or_default();
    // What all have in common is said once.
    let place = table.screen.choosing.first().and_then(oblique_rules::play::Order::hex);
    let apart = |o: &Order| {
        let bare = Order::blank(o.verb()).with_piece(o.piece());
        o.clone().with_hex(None) != bare && place == o.hex()
    };
    let said = place.filter(|_| table.screen.choosing.iter().all(apart));
    let to = said
        .map(|hex| text!("play-to-hex", hex = table.setting().board.layout().name(hex)))
        .unwrap_or_default();
    ui.label(RichText::new(text!("play-head-to-choose", head, to)).strong());
    let numbered = keys::digits(table) == keys::Digits::Choice;
    let turning = facing::is_chosen(table);
    let name = |right| keys::turning(table.catalog(), right).symbol_or_name();
    let (left, right) = (name(false), name(true));
    let hint = if turning {
        text!("play-point-where-it-shall-face-or-press-left", left, right)
    } else {
        text!("play-left-or-right-marks-another-enter-takes", left, right)
    };
    widgets::note(ui, &hint);
    ui.horizontal_wrapped(|ui| {
        for (index, order) in table.screen.choosing.iter().enumerate() {
            let mut bare = order.clone();
            if said.is_some() || turning {
                bare = bare.with_hex(None);
            }
            if turning {
                // The map shows where.
                bare = bare.with_path(Vec::new());
            }
            let text = words::choice(table.setting(), table.seen, &bare) + &table.manner(order);
            let marked = index == table.screen.marked_choice;
            let key = if numbered && index < 9 { (index + 1).to_string() } else { String::new() };
            let button = answer_button(ui, &text, &key, marked, table, order);
            if button.clicked() {
                out.push(Act::Give(order.clone()));
            } else if button.hovered() && !marked && ui.input(|i| i.pointer.delta() != egui::Vec2::ZERO) {
                out.push(Act::Mark(index));
            }
        }
        if ui.button(text!("play-cancel")).clicked() {
            out.push(Act::Drop);
        }
    });
}

fn answer_button(
    ui: &mut Ui,
    text: &str,
    key: &str,
    usual: bool,
    table: &Table<'_>,
    order: &Order,
) -> Response {
    let tokens = Tokens::of(ui);
    let mut label = RichText::new(text);
    if usual {
        label = label.strong().color(tokens.on_accent_soft);
    }
    let mut button = Button::new(label);
    if !key.is_empty() {
        button = button.right_text(RichText::new(key).small().color(tokens.text_weak));
    }
    if usual {
        button = button.fill(tokens.accent_soft);
    }
    let response = ui.add(button).accessible_name(text);
    quoted(response, table, order)
}

/// With the quote of an order on the card of reasons, or as its hover text where the card is put away.
pub(crate) fn quoted(response: Response, table: &Table<'_>, order: &Order) -> Response {
    reasons_card::point(&response, || Reason::Order(order.clone()));
    if !table.screen.no_reasons {
        return response;
    }
    response.on_hover_ui(|ui| {
        if let Ok(quote) = table.game().judge(order) {
            let lines = words::quote_lines(table.catalog(), &quote);
            for line in &lines {
                ui.label(line);
            }
            if lines.is_empty() {
                ui.label(table.answer(order));
            }
        }
    })
}
