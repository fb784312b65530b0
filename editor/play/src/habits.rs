//! How a player likes to play: animation, clicks, standing rally orders. Changeable at any time.
//!
//! Must not know any one system; nothing here changes what is legal.

use super::acts::Act;
use super::screen::Table;
use egui::{ComboBox, Ui};
pub use oblique_context::habits::{Glide, Habits, MessagesAt};
pub(crate) use oblique_context::pace::Pace;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::Verb;
use oblique_text::text;
use oblique_ui::widgets;

/// Draws the form of a battle.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let mut habits = table.habits.clone();
    widgets::group(ui, text!("play-on-the-screen"));
    form(ui, table.catalog(), &mut habits);
    if habits != *table.habits {
        out.push(Act::Habits(habits));
    }
}

/// Draws the form: every habit that means something under the ruleset of `catalog`.
pub fn form(ui: &mut Ui, catalog: &Catalog, habits: &mut Habits) {
    choose(
        ui,
        text!("play-pace"),
        text!("play-how-fast-the-computers-orders-are-carried"),
        &mut habits.pace,
        Pace::ALL,
        Pace::name,
    );
    choose(
        ui,
        text!("play-movement"),
        text!("play-how-fast-units-move-on-the-map"),
        &mut habits.moving,
        Glide::ALL,
        Glide::name,
    );
    choose(
        ui,
        text!("play-scrolling"),
        text!("play-how-fast-the-map-goes-to-a-place"),
        &mut habits.scrolling,
        Glide::ALL,
        Glide::name,
    );
    check(
        ui,
        text!("play-show-the-fallen"),
        text!("play-show-the-fallen-in-hexes-that-took-losses"),
        &mut habits.fallen,
    );
    check(
        ui,
        text!("play-open-the-review"),
        text!("play-open-the-review-after-each-combat"),
        &mut habits.review,
    );
    let help = text!("play-the-map-goes-to-the-computers-orders-and");
    check(ui, text!("play-follow-the-action"), help, &mut habits.follow);
    check(ui, text!("play-command-lines"), text!("play-show-every-line-of-command"), &mut habits.all_lines);
    let help = text!("play-where-the-messages-are-docked");
    choose(ui, text!("play-messages"), help, &mut habits.messages, MessagesAt::ALL, MessagesAt::name);
    check(ui, text!("play-fold-messages"), text!("play-only-the-last-message-is-shown"), &mut habits.folded);
    if catalog.actions.iter().any(|a| a.verb == Verb::Move) {
        let help = text!("play-a-click-on-a-neighbouring-hex-only-turns");
        check(ui, text!("play-turn-first"), help, &mut habits.turn_first);
    }
    if let Some(action) = catalog.actions.iter().find(|a| a.verb == Verb::AutoRally) {
        widgets::group(ui, &action.name);
        widgets::row(ui, text!("play-morale-up-to"), &action.help, |ui| {
            ui.add(widgets::whole_number(ui, &mut habits.rally_level).range(1..=10))
        });
        check(
            ui,
            text!("play-in-enemy-zones"),
            text!("play-also-units-in-enemy-zones-of-control"),
            &mut habits.rally_zones,
        );
        let help = text!("play-at-once-when-a-leaders-units-may-be");
        check(ui, text!("play-automatically"), help, &mut habits.rally_itself);
    }
}

fn choose<T: Copy + PartialEq, const N: usize>(
    ui: &mut Ui,
    title: &str,
    help: &str,
    now: &mut T,
    all: [T; N],
    name: impl Fn(T) -> &'static str,
) {
    widgets::row(ui, title, help, |ui| {
        ComboBox::from_id_salt(title)
            .width(120.0)
            .selected_text(name(*now))
            .show_ui(ui, |ui| {
                for choice in all {
                    ui.selectable_value(now, choice, name(choice));
                }
            })
            .response
    });
}

fn check(ui: &mut Ui, name: &str, help: &str, on: &mut bool) {
    widgets::row(ui, name, help, |ui| widgets::tick(ui, on, false));
}
