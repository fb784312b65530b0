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
use oblique_rules::play::Order;
use oblique_text::text;
use oblique_ui::Tokens;
use oblique_ui::widgets;

/// Most listed for the action in hand.
const MOST: usize = 24;
/// How much more a hex beside the direction of an arrow counts as farther away.
const ASIDE: f32 = 2.0;

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
    let Some(action) = table.aiming() else { return Vec::new() };
    let mut all: Vec<AimAt> = Vec::new();
    for order in table.offers.of(action, table.screen.selected) {
        let hex = offers::aimed_hex(table.seen, action.aim, &order);
        let same = |at: &&mut AimAt| {
            at.hex == hex && at.orders.first().is_some_and(|first| first.flag() == order.flag())
        };
        match all.iter_mut().find(same) {
            Some(at) => at.orders.push(order),
            None => all.push(AimAt { hex, orders: vec![order] }),
        }
    }
    all.truncate(MOST);
    all
}

/// Draws them as buttons: the map without a mouse.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let Some(action) = table.aiming() else { return };
    let tokens = Tokens::of(ui);
    widgets::group(ui, &action.name);
    widgets::note(ui, &text!("play-help-or-choose-here-escape-lets-go-of", help = action.help));
    ui.horizontal_wrapped(|ui| {
        for (index, at) in listed(table).into_iter().enumerate() {
            let Some(order) = at.orders.first() else { continue };
            let place = at.hex.map(|hex| table.setting().board.layout().name(hex)).unwrap_or_default();
            let with = if order.flag() { text!("play-leaders-too") } else { "" };
            let (label, said) = match words::struck(table.seen, order, at.hex) {
                Some(enemy) => (format!("{enemy}, {place}"), format!("{enemy}, {place}")),
                None => (format!("{place}{with}"), text!("play-to-hex-with", hex = place, with)),
            };
            let marked = table.screen.marked_choice == index;
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

/// The keys while something is aimed: arrows mark another place, Enter takes the one marked.
pub(crate) fn keys(table: &Table<'_>) -> Vec<(Key, String, Act)> {
    let all = listed(table);
    let now = table.screen.marked_choice;
    let mut keys = Vec::new();
    for (key, toward) in [
        (Key::ArrowLeft, (-1.0, 0.0)),
        (Key::ArrowRight, (1.0, 0.0)),
        (Key::ArrowUp, (0.0, -1.0)),
        (Key::ArrowDown, (0.0, 1.0)),
    ] {
        let next = next_toward(table, &all, now, toward).unwrap_or(now);
        keys.push((key, text!("play-mark-another-aim").to_owned(), Act::Mark(next)));
    }
    if let Some(at) = all.into_iter().nth(now)
        && let Some(said) = at.orders.first().map(|order| table.answer(order))
        && let Some(act) = at.act()
    {
        keys.push((Key::Enter, said, act));
    }
    keys
}

/// The nearest of them in a direction from the one marked; without one marked, the first.
fn next_toward(table: &Table<'_>, all: &[AimAt], now: usize, (x, y): (f32, f32)) -> Option<usize> {
    let layout = table.setting().board.layout();
    let center = |at: &AimAt| at.hex.map(|hex| geometry::center(layout, hex));
    let from = all.get(now).and_then(center)?;
    let off = |at: &AimAt| {
        let to = center(at)?;
        let (dx, dy) = (to.x - from.x, to.y - from.y);
        let (along, aside) = (dx * x + dy * y, (dx * y - dy * x).abs());
        (along > 0.0).then_some(along + ASIDE * aside)
    };
    let reached = all.iter().enumerate().filter_map(|(index, at)| Some((index, off(at)?)));
    reached.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(index, _)| index)
}
