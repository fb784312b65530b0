//! The keys of the pane: the prompt's answers, the catalog's actions, the rest.

use super::acts::{Act, Window};
use super::offers;
use super::prompt;
use super::screen::Table;
use super::{Habits, Lens, Player, Reason, actions, allot, notes, zoom};
use egui::{Context, Key, Modifiers};
use oblique_core::battle::Stride;
use oblique_core::rules::catalog::Catalog;
use oblique_core::rules::play::Order;

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// Takes the keys pressed this frame; `asked` is the rule the reasons rest on.
pub fn take(ctx: &Context, table: &Table<'_>, asked: Option<&str>, out: &mut Vec<Act>) {
    if ctx.text_edit_focused()
        || egui::Popup::is_any_open(ctx)
        || ctx.memory(|m| m.top_modal_layer().is_some())
        || table.screen.windows.contains(&Window::Leaving)
    {
        return;
    }
    let pressed = |modifiers: Modifiers, key: Key| ctx.input_mut(|i| i.consume_key(modifiers, key));
    if pressed(Modifiers::NONE, Key::Escape) {
        out.push(escape(table));
    }
    for (key, act) in [
        (Key::B, Act::Toggle(Window::Statistics)),
        (Key::C, Act::Toggle(Window::Controls)),
        (Key::R, Act::Toggle(Window::Review)),
        (Key::D, Act::Defaults),
        (Key::N, notes::begin(table)),
        (Key::L, Act::Habits(Habits { all_lines: !table.habits.all_lines, ..table.habits.clone() })),
    ] {
        if pressed(Modifiers::ALT, key) {
            out.push(act);
        }
    }
    for lens in Lens::ALL {
        if pressed(Modifiers::ALT, lens.key()) {
            out.push(Act::Lens(Some(lens).filter(|_| table.screen.lens != Some(lens))));
        }
    }
    if pressed(Modifiers::ALT, Key::W) {
        out.push(Act::Reasons(table.screen.no_reasons));
    }
    if pressed(Modifiers::NONE, Key::Questionmark) || pressed(Modifiers::SHIFT, Key::Slash) {
        out.extend(asked.map(|rule| Act::Rule(format!("{}/{rule}", table.scenario.ruleset))));
    }
    time(table, pressed, out);
    chords(&pressed, table, out);
    if pressed(Modifiers::NONE, Key::F1) {
        out.push(Act::Toggle(Window::Keys));
    }
    if !table.session.person_decides() {
        if pressed(Modifiers::NONE, Key::F8) {
            out.push(Act::Pause(!table.session.paused));
        }
        if pressed(Modifiers::NONE, Key::F9) {
            out.push(Act::Skip);
        }
        if !table.session.looking_back() && !table.session.battle().over() {
            if pressed(Modifiers::NONE, Key::F10) {
                out.push(Act::StepOnce);
            }
            if pressed(Modifiers::NONE, Key::F11) {
                out.push(Act::TakeBackTurn);
            }
            if pressed(Modifiers::NONE, Key::F12) {
                let side = table.game().decision().map(|d| d.side);
                out.extend(side.map(|side| Act::Play(side, Player::Person)));
            }
        }
        looking(&pressed, table, out);
        return;
    }
    for (key, forward) in [(Key::Period, true), (Key::Comma, false)] {
        if pressed(Modifiers::NONE, key) {
            out.push(Act::Next(forward));
        }
    }
    if let Some((hex, _)) = table.screen.stack {
        for (key, (pix, _)) in DIGITS.into_iter().zip(table.stack(hex)) {
            if pressed(Modifiers::NONE, key) {
                out.push(Act::Select(Some(pix)));
                out.push(Act::Inspect(Some(hex)));
            }
        }
        // Enter is an answer to the question on the screen, not to the one behind it.
        let first = table.stack(hex).first().map(|(pix, _)| *pix);
        if ctx.memory(|m| m.focused().is_none()) && pressed(Modifiers::NONE, Key::Enter) {
            out.push(Act::Select(first));
            out.push(Act::Inspect(Some(hex)));
        }
    }
    // With a leader selected who can be given points, a digit is how many.
    if let Some(leader) = table.screen.selected {
        for order in allot::amounts(table, leader) {
            let digit = usize::try_from(order.amount - 1).ok().and_then(|i| DIGITS.get(i));
            if digit.is_some_and(|key| pressed(Modifiers::NONE, *key)) {
                out.push(Act::Give(order));
            }
        }
    }
    let choosing = !table.screen.choosing.is_empty();
    let listed = if choosing { table.screen.choosing.clone() } else { prompt::listed(table) };
    for (key, order) in DIGITS.into_iter().zip(&listed) {
        if pressed(Modifiers::NONE, key) {
            out.push(Act::Give(order.clone()));
        }
    }
    let free = ctx.memory(|m| m.focused().is_none());
    if free && !choosing && pressed(Modifiers::NONE, Key::Enter) {
        out.extend(table.game().decision().map(|d| Act::Give(d.default.clone())));
    }
    for (index, action) in table.catalog().actions.iter().enumerate() {
        let Some(key) = Key::from_name(&action.key) else { continue };
        if pressed(Modifiers::NONE, key) {
            let orders = table.offers.of(action, table.screen.selected);
            if orders.is_empty() {
                // Told why not, as a click on the map would be.
                let selected = table.screen.selected;
                let refused = offers::refusal(table.game(), table.theatre(), table.seen, action, selected);
                let plain = || Order::new(action.verb).amount(i32::from(action.turn));
                out.push(Act::Give(refused.map_or_else(plain, |(order, _)| order)));
            } else {
                out.push(actions::take(table, index, action, orders));
            }
        }
    }
    looking(&pressed, table, out);
}

/// The keys of what can be looked at, after those of the orders: views, zoom, messages.
fn looking(pressed: &dyn Fn(Modifiers, Key) -> bool, table: &Table<'_>, out: &mut Vec<Act>) {
    for (index, view) in table.catalog().views.iter().enumerate() {
        if Key::from_name(&view.key).is_some_and(|key| pressed(Modifiers::NONE, key)) {
            out.push(Act::View(index));
        }
    }
    for (percent, key) in zoom::STEPS {
        if pressed(Modifiers::NONE, key) {
            out.push(Act::Zoom(percent));
        }
    }
    if pressed(Modifiers::NONE, Key::V) {
        out.push(Act::Message(true));
    }
}

/// What can be looked at, with Shift: before the orders, since a letter may be an order's, and before
/// the plain letters, since a chord also answers to the letter within it.
fn chords(pressed: &dyn Fn(Modifiers, Key) -> bool, table: &Table<'_>, out: &mut Vec<Act>) {
    if pressed(Modifiers::SHIFT, Key::V) {
        out.push(Act::Message(false));
    }
    for (index, view) in table.catalog().views.iter().enumerate() {
        if Key::from_name(&view.key).is_some_and(|key| pressed(Modifiers::SHIFT, key)) {
            out.push(Act::View(index));
        }
    }
    for (percent, key) in zoom::STEPS {
        if pressed(Modifiers::SHIFT, key) {
            out.push(Act::Zoom(percent));
        }
    }
}

/// Is that letter an order's under a catalog?
pub fn ordered_by(catalog: &Catalog, key: Key) -> bool {
    catalog.actions.iter().any(|a| Key::from_name(&a.key) == Some(key))
}

/// The keys of the time bar.
fn time(table: &Table<'_>, pressed: impl Fn(Modifiers, Key) -> bool, out: &mut Vec<Act>) {
    let ctrl_shift = Modifiers::COMMAND | Modifiers::SHIFT;
    // The longer chords first: a chord also answers to the shorter one within it.
    for (modifiers, key, act) in [
        (ctrl_shift, Key::Z, Act::Redo),
        (Modifiers::COMMAND, Key::Z, Act::Undo),
        (Modifiers::COMMAND, Key::Y, Act::Redo),
        (ctrl_shift, Key::ArrowLeft, Act::Walk(Stride::Phase, false)),
        (ctrl_shift, Key::ArrowRight, Act::Walk(Stride::Phase, true)),
        (Modifiers::COMMAND, Key::ArrowLeft, Act::Walk(Stride::Event, false)),
        (Modifiers::COMMAND, Key::ArrowRight, Act::Walk(Stride::Event, true)),
        (Modifiers::COMMAND, Key::ArrowUp, Act::Walk(Stride::Turn, false)),
        (Modifiers::COMMAND, Key::ArrowDown, Act::Walk(Stride::Turn, true)),
        (Modifiers::COMMAND, Key::Home, Act::Look(0)),
        (Modifiers::COMMAND, Key::End, Act::Look(usize::MAX)),
        (Modifiers::COMMAND, Key::S, Act::SaveBattle),
    ] {
        if pressed(modifiers, key) {
            out.push(act);
        }
    }
    if table.session.looking_back() && pressed(Modifiers::COMMAND, Key::Enter) {
        out.push(Act::PlayOn);
    }
}

fn escape(table: &Table<'_>) -> Act {
    let screen = table.screen;
    if screen.rule.is_some() {
        Act::Rule(String::new())
    } else if screen.stack.is_some() {
        Act::Stack(None)
    } else if screen.details.is_some() {
        Act::Details(None)
    } else if let Some(window) = screen.windows.iter().next() {
        Act::Toggle(*window)
    } else if screen.aiming.is_some() || !screen.choosing.is_empty() {
        Act::Drop
    } else if screen.lens.is_some() {
        Act::Lens(None)
    } else if matches!(screen.reason, Some(Reason::Refused { .. } | Reason::Line(_))) {
        Act::Why(None)
    } else if screen.selected.is_some() {
        Act::Select(None)
    } else if table.session.looking_back() {
        Act::Look(usize::MAX)
    } else {
        Act::AskLeave
    }
}
