//! What the action in hand can be aimed at: its hexes or enemies as buttons, and the arrow keys that go from one to the next.
//!
//! Must not know any one system, nor how the map marks them.

use super::acts::Act;
use super::prompt::quoted;
use super::screen::Table;
use super::{offers, words};
use egui::{Button, Key, RichText, Ui};
use oblique_board::hex::Hex;
use oblique_cartography::geometry;
use oblique_mapview::{Overlay, Tint};
use oblique_rules::catalog::{Action, ActionAim};
use oblique_rules::play::Order;
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::widgets;
use std::collections::BTreeMap;

/// Most that have a button; the keys reach all.
const MOST: usize = 24;
/// How much more a hex beside the direction of an arrow counts as farther away.
const ASIDE: f32 = 2.0;
/// What is no way at all in a direction, in hexes: rows and columns are not quite level as they are reckoned.
const SLIGHT: f32 = 0.01;
/// The arrow keys and where they point.
const ARROWS: [(Key, (f32, f32)); 4] = [
    (Key::ArrowLeft, (-1.0, 0.0)),
    (Key::ArrowRight, (1.0, 0.0)),
    (Key::ArrowUp, (0.0, -1.0)),
    (Key::ArrowDown, (0.0, 1.0)),
];

/// A place the action in hand can be aimed at.
pub(crate) struct AimAt {
    /// Where.
    pub hex: Option<Hex>,
    /// The orders that go there.
    pub orders: Vec<Order>,
}

impl AimAt {
    /// What aiming there asks for: its order, or the choice between several.
    pub(crate) fn act(self) -> Option<Act> {
        match self.orders.as_slice() {
            [] => None,
            [order] => Some(Act::Give(order.clone())),
            _ => Some(Act::Choose(self.orders)),
        }
    }
}

/// The places in the order in which their orders are listed; none with no action in hand.
pub(crate) fn listed(table: &Table<'_>) -> Vec<AimAt> {
    table.aiming().map(|action| places(table, action)).unwrap_or_default()
}

/// Where the selected piece can aim an action.
fn places(table: &Table<'_>, action: &Action) -> Vec<AimAt> {
    let mut all: Vec<AimAt> = Vec::new();
    let mut found: BTreeMap<(Option<(i32, i32)>, bool), usize> = BTreeMap::new();
    for order in table.offers.of(action, table.screen.selected) {
        let hex = offers::aimed_hex(table.seen, action.aim, &order);
        let index = *found.entry((hex.map(|hex| (hex.x, hex.y)), order.flag())).or_insert(all.len());
        match all.get_mut(index) {
            Some(at) => at.orders.push(order),
            None => all.push(AimAt { hex, orders: vec![order] }),
        }
    }
    all
}

/// The action that arrow keys take up for the selected piece where nothing is in hand: the first of the catalog that a click
/// would order, if it leads somewhere. Blows are taken up by their own keys; who marches has his goal moved instead.
fn taken_up(table: &Table<'_>) -> Option<(usize, &'static Action)> {
    if table.aiming().is_some() || table.ways.any() {
        return None;
    }
    let (_, piece) = table.selected()?;
    let (index, action) = table
        .catalog()
        .actions
        .iter()
        .enumerate()
        .filter(|(_, action)| offers::is_aimed(action) && action.piece)
        .find(|(_, action)| !table.offers.of(action, table.screen.selected).is_empty())?;
    let own = table.session.seat().is_none_or(|seat| seat == piece.side());
    (own && action.aim == ActionAim::Hex && !words::strikes(action.verb)).then_some((index, action))
}

/// Draws them as buttons: the map without a mouse.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(action) = table.aiming() else { return };
    let tokens = Tokens::of(ui);
    widgets::group(ui, &action.name);
    widgets::note(ui, &text!("play-help-or-choose-here-escape-lets-go-of", help = action.help));
    ui.horizontal_wrapped(|ui| {
        for (index, at) in listed(table).into_iter().enumerate() {
            let marked = table.screen.marked_choice == index;
            if index >= MOST && !marked {
                continue;
            }
            let Some(order) = at.orders.first() else { continue };
            let place = at.hex.map(|hex| table.setting().board.layout().name(hex)).unwrap_or_default();
            let with = if order.flag() { text!("play-leaders-too") } else { "" };
            let (label, said) = match words::struck(table.seen, order, at.hex) {
                Some(enemy) => (format!("{enemy}, {place}"), format!("{enemy}, {place}")),
                None => (format!("{place}{with}"), text!("play-to-hex-with", hex = place, with)),
            };
            let mut button = Button::new(if marked {
                RichText::new(label).strong().color(tokens.on_accent_soft)
            } else {
                RichText::new(label)
            });
            if marked {
                button = button.fill(tokens.accent_soft);
            }
            if quoted(ui.add(button).accessible_name(said), table, order).clicked() {
                out.extend(at.act());
            }
        }
    });
}

/// The one marked, outlined on the map.
pub(crate) fn overlays(table: &Table<'_>, over: &mut Vec<Overlay>) {
    let marked = listed(table).into_iter().nth(table.screen.marked_choice);
    if let Some(hex) = marked.and_then(|at| at.hex) {
        over.push(Overlay::outline(vec![hex], Tint::Own(Tokens::LIGHT.accent)));
    }
}

/// The keys of aiming: arrows mark another place, or take up what leads the selected piece somewhere; Enter takes the place
/// marked.
pub(crate) fn keys(table: &Table<'_>) -> Vec<(Key, String, Vec<Act>)> {
    if let Some((index, action)) = taken_up(table) {
        return taking_up(table, index, action);
    }
    let all = listed(table);
    if all.is_empty() {
        // The arrows move the map.
        return Vec::new();
    }
    let now = table.screen.marked_choice;
    let from = all.get(now).and_then(|at| at.hex);
    let mut keys = Vec::new();
    for (key, toward) in ARROWS {
        let next = from.and_then(|from| next_toward(table, &all, from, toward)).unwrap_or(now);
        keys.push((key, text!("play-mark-another-aim").to_owned(), mark(&all, next)));
    }
    if let Some(at) = all.into_iter().nth(now)
        && let Some(said) = at.orders.first().map(|order| table.answer(order))
        && let Some(act) = at.act()
    {
        keys.push((Key::Enter, said, vec![act]));
    }
    keys
}

/// The arrows with nothing in hand: the action, with the place marked that lies that way.
fn taking_up(table: &Table<'_>, index: usize, action: &Action) -> Vec<(Key, String, Vec<Act>)> {
    let all = places(table, action);
    let Some((_, piece)) = table.selected() else { return Vec::new() };
    let keys = ARROWS.map(|(key, toward)| {
        let first = next_toward(table, &all, piece.hex, toward).unwrap_or(0);
        let acts = std::iter::once(Act::Take(index)).chain(mark(&all, first)).collect();
        (key, action.name.clone(), acts)
    });
    keys.into()
}

/// Marks a place and brings it into view.
fn mark(all: &[AimAt], index: usize) -> Vec<Act> {
    let hex = all.get(index).and_then(|at| at.hex);
    std::iter::once(Act::Mark(index)).chain(hex.map(Act::LookAt)).collect()
}

/// The nearest place in a direction from a hex.
fn next_toward(table: &Table<'_>, all: &[AimAt], from: Hex, (x, y): (f32, f32)) -> Option<usize> {
    let layout = table.setting().board.layout();
    let from = geometry::center(layout, from);
    let off = |at: &AimAt| {
        let to = geometry::center(layout, at.hex?);
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let (along, aside) = (dx * x + dy * y, (dx * y - dy * x).abs());
        (along > SLIGHT).then_some(along + ASIDE * aside)
    };
    let reached = all.iter().enumerate().filter_map(|(index, at)| Some((index, off(at)?)));
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(index, _)| index)
}
