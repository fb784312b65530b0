//! The keys of the pane, as a table: what each means in the view that is open.
//!
//! A view is what a key press goes to: the prompt, a choice, the list of a stack, the computer's turn, a moment
//! gone by. Within one a chord means one thing; `editor/tests/flows/play/keys.rs` holds every decision of every
//! ruleset to that.

use super::acts::{Act, Window};
use super::screen::Table;
use super::{
    Habits, OverlayKind, Player, Reason, actions, aims, allot, answers, march, notes, offers, reasons, zoom,
};
use egui::{Context, Key, KeyboardShortcut, Modifiers};
use oblique_battle::Stride;
use oblique_rules::catalog::{Action, Catalog};
use oblique_rules::play::{Order, Verb};
use oblique_text::text;
use oblique_ui::alt::pressed_with_alt;

const DIGITS: [Key; 9] =
    [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5, Key::Num6, Key::Num7, Key::Num8, Key::Num9];

/// What a key means: requests, or an action of the catalog by its index.
enum Meaning {
    Acts(Vec<Act>),
    Action(usize),
}

/// A chord and what it means.
struct Binding {
    modifiers: Modifiers,
    key: Key,
    what: String,
    meaning: Meaning,
}

/// A chord of the present view, for the tests that hold the keys apart.
#[derive(Clone, Debug, PartialEq)]
pub struct KeyMeaning {
    /// `Shift+Enter`.
    pub chord: String,
    /// What it does, in words.
    pub what: String,
    /// The order it gives at once, if it gives one.
    pub order: Option<Order>,
}

/// What a digit is about in the present view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Digits {
    /// Whom of a stack to select.
    Stack,
    /// Which of the orders laid out to give.
    Choice,
    /// How many points the selected leader gets.
    Points,
    /// An answer of the prompt.
    Answers,
    /// Nothing.
    Nothing,
}

/// What a digit is about now.
pub(crate) fn digits(table: &Table<'_>) -> Digits {
    if !table.session.person_decides() {
        Digits::Nothing
    } else if table.screen.stack.is_some() {
        Digits::Stack
    } else if !table.screen.choosing.is_empty() {
        // A facing is turned to, not numbered: its digit would be an answer's a moment later.
        if super::facing::is_chosen(table) { Digits::Nothing } else { Digits::Choice }
    } else if table.screen.selected.is_some_and(|leader| !allot::amounts(table, leader).is_empty()) {
        Digits::Points
    } else {
        Digits::Answers
    }
}

/// Takes the keys pressed this frame; `asked` is the rule the reasons rest on.
pub(crate) fn take(ctx: &Context, table: &Table<'_>, asked: Option<&str>, out: &mut Vec<Act>) {
    if ctx.text_edit_focused()
        || egui::Popup::is_any_open(ctx)
        || ctx.memory(|m| m.top_modal_layer().is_some())
        || table.screen.windows.contains(&Window::Leaving)
        || !ctx.input(|i| i.events.iter().any(|e| matches!(e, egui::Event::Key { pressed: true, .. })))
    {
        return;
    }
    march::keys(ctx, table, out);
    // Enter presses the button that has the focus.
    let free = ctx.memory(|m| m.focused().is_none());
    let mut all = bindings(table, asked);
    // The longer chords first: a chord also answers to the shorter one within it.
    all.sort_by_key(|b| std::cmp::Reverse(held(b.modifiers)));
    for binding in all {
        if binding.key == Key::Enter && binding.modifiers == Modifiers::NONE && !free {
            continue;
        }
        if !binding.modifiers.alt && ctx.input(|i| pressed_with_alt(i, binding.key)) {
            continue;
        }
        if ctx.input_mut(|i| i.consume_key(binding.modifiers, binding.key)) {
            // A key does one thing: an arrow that marks a place does not move the map as well.
            ctx.input_mut(|i| i.keys_down.remove(&binding.key));
            match binding.meaning {
                Meaning::Acts(acts) => out.extend(acts),
                Meaning::Action(index) => {
                    out.extend(
                        table.catalog().actions.get(index).into_iter().flat_map(|a| action(table, index, a)),
                    );
                }
            }
        }
    }
}

/// The keys of the view that is open.
pub(crate) fn meanings(table: &Table<'_>, asked: Option<&str>) -> Vec<KeyMeaning> {
    let meaning = |(what, shortcut, acts): Named| {
        let order = acts.into_iter().find_map(|act| match act {
            Act::Give(order) => Some(order),
            _ => None,
        });
        KeyMeaning { chord: chord(shortcut.modifiers, shortcut.logical_key), what, order }
    };
    named(table, asked).into_iter().map(meaning).collect()
}

/// What a key does in words, the key, and the requests.
pub(crate) type Named = (String, KeyboardShortcut, Vec<Act>);

/// What can be done by a key in the view that is open.
pub(crate) fn named(table: &Table<'_>, asked: Option<&str>) -> Vec<Named> {
    let named = |binding: Binding| {
        let acts = match binding.meaning {
            Meaning::Acts(acts) => acts,
            Meaning::Action(index) => {
                table.catalog().actions.get(index).map(|a| action(table, index, a)).unwrap_or_default()
            }
        };
        (binding.what, KeyboardShortcut::new(binding.modifiers, binding.key), acts)
    };
    bindings(table, asked).into_iter().map(named).collect()
}

fn held(modifiers: Modifiers) -> u8 {
    u8::from(modifiers.alt) + u8::from(modifiers.shift) + u8::from(modifiers.command)
}

fn chord(modifiers: Modifiers, key: Key) -> String {
    let mut text = String::new();
    for (held, name) in [
        (modifiers.command, text!("play-ctrl")),
        (modifiers.shift, text!("play-shift")),
        (modifiers.alt, text!("play-alt")),
    ] {
        if held {
            text.push_str(name);
        }
    }
    text + key.name()
}

/// The table as it is made.
#[derive(Default)]
struct Keys(Vec<Binding>);

impl Keys {
    fn act(&mut self, modifiers: Modifiers, key: Key, what: impl Into<String>, act: Act) {
        self.acts(modifiers, key, what, vec![act]);
    }

    fn acts(&mut self, modifiers: Modifiers, key: Key, what: impl Into<String>, acts: Vec<Act>) {
        self.0.push(Binding { modifiers, key, what: what.into(), meaning: Meaning::Acts(acts) });
    }
}

fn bindings(table: &Table<'_>, asked: Option<&str>) -> Vec<Binding> {
    let mut keys = Keys::default();
    always(table, asked, &mut keys);
    time(table, &mut keys);
    if table.session.person_decides() {
        deciding(table, &mut keys);
    } else {
        watching(table, &mut keys);
    }
    looking(table, &mut keys);
    keys.0
}

fn always(table: &Table<'_>, asked: Option<&str>, keys: &mut Keys) {
    let none = Modifiers::NONE;
    keys.act(none, Key::Escape, text!("play-let-go"), escape(table));
    let lines = Habits { all_lines: !table.habits.all_lines, ..table.habits.clone() };
    let until = text!("play-defaults-until-your-units-can-move");
    let why_not = |refusal| Act::Why(Some(Reason::Refused { name: until.to_owned(), refusal }));
    let defaults = answers::no_defaults(table).map_or(Act::Defaults, why_not);
    let follow = Habits { follow: !table.habits.follow, ..table.habits.clone() };
    for (key, what, act) in [
        (Key::B, text!("play-battle-statistics"), Act::Toggle(Window::Statistics)),
        (Key::C, text!("play-players-and-pace"), Act::Toggle(Window::Controls)),
        (Key::R, text!("play-review-of-the-last-combat"), Act::Toggle(Window::Review)),
        (Key::D, until, defaults),
        (Key::N, text!("play-pin-a-note"), notes::begin(table)),
        (Key::L, text!("play-all-lines-of-command"), Act::Habits(lines)),
        (Key::F, text!("play-follow-the-action"), Act::Habits(follow)),
        (Key::M, text!("play-fold-the-messages"), Act::Fold),
        (Key::W, text!("play-reasons-beside-the-map"), Act::Reasons(table.screen.no_reasons)),
    ] {
        keys.act(Modifiers::ALT, key, what, act);
    }
    for kind in OverlayKind::ALL {
        let act = Act::OverlayKind(Some(kind).filter(|_| table.screen.overlay != Some(kind)));
        keys.act(Modifiers::ALT, kind.key(), kind.name(), act);
    }
    if let Some(rule) = asked {
        let act = Act::Rule(format!("{}/{rule}", table.scenario.ruleset));
        keys.act(none, Key::Questionmark, text!("play-the-rule-the-reasons-rest-on"), act.clone());
        keys.act(Modifiers::SHIFT, Key::Slash, text!("play-the-rule-the-reasons-rest-on"), act);
    }
}

/// While the computer plays, or a moment gone by is looked at.
fn watching(table: &Table<'_>, keys: &mut Keys) {
    let none = Modifiers::NONE;
    keys.act(none, Key::F7, text!("play-pause-the-computer-go-on"), Act::Pause(!table.session.paused));
    keys.act(none, Key::F9, text!("play-skip-to-your-next-decision"), Act::Skip);
    if table.session.looking_back() || table.session.battle().over() {
        return;
    }
    keys.act(none, Key::F10, text!("play-one-order-of-the-computer"), Act::StepOnce);
    keys.act(none, Key::F11, text!("play-back-to-before-the-computers-turn"), Act::TakeBackTurn);
    if let Some(side) = table.game().decision().map(|d| d.side) {
        keys.act(none, Key::F12, text!("play-take-the-side-over"), Act::Play(side, Player::Person));
    }
}

/// While a person decides.
fn deciding(table: &Table<'_>, keys: &mut Keys) {
    let none = Modifiers::NONE;
    let give = |order: &Order| Act::Give(order.clone());
    match digits(table) {
        Digits::Stack => {
            let Some((hex, _)) = table.screen.stack else { return };
            let stack = table.stack(hex);
            for (index, (pix, piece)) in stack.iter().enumerate() {
                let acts = || vec![Act::Select(Some(*pix)), Act::Inspect(Some(hex))];
                if let Some(key) = DIGITS.get(index) {
                    keys.acts(none, *key, text!("play-select-info", info = piece.info.name), acts());
                }
                if index == 0 {
                    keys.acts(none, Key::Enter, text!("play-select-info", info = piece.info.name), acts());
                }
            }
            return;
        }
        Digits::Choice => {
            for (key, order) in DIGITS.into_iter().zip(&table.screen.choosing) {
                keys.act(none, key, table.answer(order), give(order));
            }
        }
        Digits::Points => {
            let leader = table.screen.selected;
            for order in leader.map(|leader| allot::amounts(table, leader)).unwrap_or_default() {
                let digit = usize::try_from(order.amount() - 1).ok().and_then(|i| DIGITS.get(i));
                if let Some(key) = digit {
                    keys.act(none, *key, table.answer(&order), Act::Give(order));
                }
            }
        }
        Digits::Answers => {
            for (key, order) in DIGITS.into_iter().zip(answers::numbered(table)) {
                keys.act(none, key, table.answer(&order), Act::Give(order));
            }
        }
        Digits::Nothing => {}
    }
    for (key, forward, what) in
        [(Key::Period, true, text!("play-next-unit")), (Key::Comma, false, text!("play-previous-unit"))]
    {
        keys.act(none, key, what, Act::Next(forward));
    }
    if !table.screen.choosing.is_empty() {
        choosing(table, keys);
        return;
    }
    if table.screen.marching.is_none() {
        keys.act(Modifiers::SHIFT, Key::Y, text!("play-whole-command"), Act::March(march::MarchAct::Command));
        keys.act(none, Key::Y, text!("play-same-order-next-unit"), Act::March(march::MarchAct::Same));
    }
    let aimed = aims::keys(table);
    let takes = aimed.iter().any(|(key, ..)| *key == Key::Enter);
    for (key, what, acts) in aimed {
        keys.acts(none, key, what, acts);
    }
    if let Some(order) = answers::usual(table).filter(|_| !takes) {
        keys.act(none, Key::Enter, table.answer(&order), Act::Give(order));
    }
    if let Some(order) = answers::ending(table) {
        let name = table.answer(&order);
        let first = answers::closed_by_itself(table)
            .map(|refusal| Reason::Refused { name: name.clone(), refusal })
            .filter(|why| table.screen.reason.as_ref() != Some(why));
        keys.act(
            Modifiers::SHIFT,
            Key::Enter,
            name,
            first.map_or(Act::Give(order), |why| Act::Why(Some(why))),
        );
    }
    match answers::nobody(table) {
        Some(order) => keys.act(none, Key::Backspace, table.answer(&order), Act::Give(order)),
        None => keys.act(none, Key::Backspace, text!("play-pass-the-unit-over"), Act::PassOver),
    }
    for (index, action) in table.catalog().actions.iter().enumerate() {
        let Some(key) = Key::from_name(&action.key) else { continue };
        let (what, meaning) = (action.name.clone(), Meaning::Action(index));
        keys.0.push(Binding { modifiers: none, key, what, meaning });
    }
}

/// The keys of a choice: those that turn a unit go through it, Enter takes what is marked.
fn choosing(table: &Table<'_>, keys: &mut Keys) {
    let none = Modifiers::NONE;
    let count = table.screen.choosing.len();
    for (on, what) in
        [(false, text!("play-the-one-before-turn-left")), (true, text!("play-the-one-after-turn-right"))]
    {
        let step = if on { 1 } else { count - 1 };
        let act = Act::Mark((table.screen.marked_choice + step) % count);
        keys.act(none, turning(table.catalog(), on), what, act);
    }
    if let Some(order) = table.screen.choosing.get(table.screen.marked_choice) {
        keys.act(none, Key::Enter, table.answer(order), Act::Give(order.clone()));
    }
}

/// The key that turns a unit to its left or right.
pub(crate) fn turning(catalog: &Catalog, right: bool) -> Key {
    let turn = if right { 1 } else { -1 };
    let action = catalog.actions.iter().find(|a| a.verb == Verb::Turn && a.turn == turn);
    action.and_then(|a| Key::from_name(&a.key)).unwrap_or(if right { Key::Semicolon } else { Key::L })
}

/// What the key of an action asks for: the action, or why it cannot be taken.
fn action(table: &Table<'_>, index: usize, action: &Action) -> Vec<Act> {
    let orders = table.offers.of(action, table.screen.selected);
    if !orders.is_empty() {
        return vec![actions::take(table, index, action, orders)];
    }
    // Told why not among the messages, as a click on the map would be, and beside the map, as by its button.
    let refused = offers::refusal(table.game(), table.setting(), table.seen, action, table.screen.selected);
    let plain = || Order::blank(action.verb).with_amount(i32::from(action.turn));
    let order = refused.map_or_else(plain, |(order, _)| order);
    vec![Act::Give(order), Act::Why(Some(reasons::why_not(table, action)))]
}

/// The keys of what can be looked at: views, zoom, messages. The map zooms with Shift under every ruleset: its
/// letters by themselves are orders' under some, and whoever zooms there out of habit would give one.
fn looking(table: &Table<'_>, keys: &mut Keys) {
    let (none, shift) = (Modifiers::NONE, Modifiers::SHIFT);
    for (index, view) in table.catalog().views.iter().enumerate() {
        if let Some(key) = Key::from_name(&view.key) {
            for modifiers in [none, shift] {
                keys.act(modifiers, key, text!("play-show-view", view = view.name), Act::View(index));
            }
        }
    }
    for (percent, key) in zoom::STEPS {
        keys.act(shift, key, text!("play-zoom-percent", percent), Act::Zoom(percent));
    }
    keys.act(none, Key::V, text!("play-previous-message"), Act::Message(true));
    keys.act(shift, Key::V, text!("play-next-message"), Act::Message(false));
}

/// The keys of the time bar.
fn time(table: &Table<'_>, keys: &mut Keys) {
    let ctrl_shift = Modifiers::COMMAND | Modifiers::SHIFT;
    for (modifiers, key, what, act) in [
        (ctrl_shift, Key::Z, text!("play-give-it-again"), Act::Redo),
        (Modifiers::COMMAND, Key::Z, text!("play-take-your-last-order-back"), Act::Undo),
        (Modifiers::COMMAND, Key::Y, text!("play-give-it-again"), Act::Redo),
        (ctrl_shift, Key::ArrowLeft, text!("play-a-phase-back"), Act::Walk(Stride::Phase, false)),
        (ctrl_shift, Key::ArrowRight, text!("play-a-phase-on"), Act::Walk(Stride::Phase, true)),
        (Modifiers::COMMAND, Key::ArrowLeft, text!("play-an-event-back"), Act::Walk(Stride::Event, false)),
        (Modifiers::COMMAND, Key::ArrowRight, text!("play-an-event-on"), Act::Walk(Stride::Event, true)),
        (Modifiers::COMMAND, Key::ArrowUp, text!("play-a-turn-back"), Act::Walk(Stride::Turn, false)),
        (Modifiers::COMMAND, Key::ArrowDown, text!("play-a-turn-on"), Act::Walk(Stride::Turn, true)),
        (Modifiers::COMMAND, Key::Home, text!("play-the-opening"), Act::Look(0)),
        (Modifiers::COMMAND, Key::End, text!("play-the-present"), Act::Look(usize::MAX)),
        (Modifiers::COMMAND, Key::S, text!("play-save-the-battle"), Act::SaveBattle),
    ] {
        keys.act(modifiers, key, what, act);
    }
    if table.session.looking_back() {
        keys.act(Modifiers::COMMAND, Key::Enter, text!("play-play-on-from-here"), Act::PlayOn);
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
    } else if screen.overlay.is_some() {
        Act::OverlayKind(None)
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

#[cfg(test)]
mod tests {
    use super::{DIGITS, Key};
    use crate::zoom;
    use oblique_rules::play::Verb;
    use std::collections::BTreeMap;

    /// Letters that mean something in every battle, whatever its rules, with no key held beside them.
    const OF_THE_SCREEN: [Key; 4] = [Key::V, Key::Y, Key::Comma, Key::Period];

    /// Verbs of several rulesets for one thing: who gives the one gives the other by the same key.
    const ALIKE: [[Verb; 2]; 2] = [[Verb::Plot, Verb::Fire], [Verb::Disengage, Verb::Withdraw]];

    fn plain(verb: Verb) -> Verb {
        ALIKE.into_iter().find(|pair| pair.contains(&verb)).map_or(verb, |[first, _]| first)
    }

    #[test]
    fn an_order_has_the_same_key_under_every_ruleset_and_a_key_the_same_order() {
        let mut keys: BTreeMap<(String, i8), String> = BTreeMap::new();
        let mut verbs: BTreeMap<String, (String, i8)> = BTreeMap::new();
        let mut of_names: BTreeMap<String, String> = BTreeMap::new();
        for ruleset in oblique_rulesets::RULESETS {
            let catalog = ruleset.catalog();
            for action in catalog.actions.iter().filter(|a| !a.key.is_empty()) {
                let at = format!("{}, {}: {}", catalog.id, action.name, action.key);
                let verb = (format!("{:?}", plain(action.verb)), action.turn);
                assert_eq!(keys.entry(verb.clone()).or_insert(action.key.clone()), &action.key, "{at}");
                assert_eq!(verbs.entry(action.key.clone()).or_insert(verb.clone()), &verb, "{at}");
                assert_eq!(
                    of_names.entry(action.name.clone()).or_insert(action.key.clone()),
                    &action.key,
                    "{at}"
                );
            }
        }
        for verb in [Verb::Move, Verb::Charge, Verb::Plot, Verb::Form, Verb::Rally, Verb::Retreat] {
            assert!(keys.contains_key(&(format!("{verb:?}"), 0)), "{verb:?} has a key");
        }
    }

    #[test]
    fn no_key_of_a_ruleset_is_had_by_another_of_it_or_by_the_screen() {
        for ruleset in oblique_rulesets::RULESETS {
            let catalog = ruleset.catalog();
            let actions = catalog.actions.iter().map(|a| (&a.name, &a.key));
            let views = catalog.views.iter().map(|v| (&v.name, &v.key));
            let mut taken: BTreeMap<Key, &str> = BTreeMap::new();
            for (name, key) in actions.chain(views).filter(|(_, key)| !key.is_empty()) {
                let at = format!("{}, {name}: {key}", catalog.id);
                let key = Key::from_name(key).unwrap_or_else(|| panic!("{at} is no key"));
                assert!(!OF_THE_SCREEN.contains(&key) && !DIGITS.contains(&key), "{at} is the screen's");
                if let Some(other) = taken.insert(key, name) {
                    panic!("{at} is that of {other}");
                }
            }
            // Views are shown with Shift, too, and the map zooms so.
            for view in &catalog.views {
                let zooms = zoom::STEPS.iter().any(|(_, key)| Key::from_name(&view.key) == Some(*key));
                assert!(!zooms, "{}, {}: {} zooms", catalog.id, view.name, view.key);
            }
        }
    }
}
