//! Marching without keys: the whole command selected, the last order once more.
//!
//! Must not know how either is carried out.

use super::super::acts::Act;
use super::super::screen::Table;
use super::plan::MarchAct;
use super::same;
use egui::{Button, RichText, Ui};
use oblique_rules::play::{Order, Verb};
use oblique_text::text;
use oblique_ui::Tokens;
use std::collections::BTreeSet;

/// Draws them, where somebody can be ordered to move or an order can be given again.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let moves = table.offers.all().iter().any(|o| o.verb() == Verb::Move);
    if !table.session.person_decides() || !moves && table.screen.last.is_none() {
        return;
    }
    // Who moves alone, as a leader does, has nobody to go with him.
    let together = table.offers.all().iter().filter(|o| o.verb() == Verb::Move).filter_map(Order::piece);
    let together = together.collect::<BTreeSet<_>>().len() > 1;
    let next = same::next(table.session, table.screen, table.offers);
    let last = table.screen.last.as_ref().filter(|_| next.is_some()).map(|last| last.name(table.session));
    let who = next.and_then(|pix| table.seen.get(pix)).map(|p| p.info.name.clone()).unwrap_or_default();
    let again = last.map_or_else(
        || text!("play-give-an-order-first-this-gives-it-to").to_owned(),
        |last| text!("play-last-for-who", last, who),
    );
    let rows = [
        (
            text!("play-whole-command"),
            text!("play-shift-y"),
            together,
            text!("play-select-the-command-of-the-selected-unit-to"),
            MarchAct::Command,
        ),
        (text!("play-same-order-next-unit"), "Y", next.is_some(), again.as_str(), MarchAct::Same),
    ];
    let weak = Tokens::of(ui).text_weak;
    for (name, key, on, help, act) in rows {
        let key = RichText::new(key).small().color(weak);
        let button = Button::new(name).truncate().right_text(key);
        let size = [ui.available_width(), ui.spacing().interact_size.y];
        let response = ui.add_enabled_ui(on, |ui| ui.add_sized(size, button)).inner.accessible_name(name);
        if response.on_hover_text(help).on_disabled_hover_text(help).clicked() {
            out.push(Act::March(act));
        }
    }
}
