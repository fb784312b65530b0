//! How a player likes to play: animation, clicks, standing rally orders. Changeable at any time.
//!
//! Must not know any one system; nothing here changes what is legal.

use super::acts::Act;
use super::pace::Pace;
use super::screen::Table;
use crate::ui::widgets;
use egui::{ComboBox, DragValue, Ui};
use oblique_rules::catalog::Catalog;
use oblique_rules::play::Verb;
use serde::{Deserialize, Serialize};

/// How fast something moves on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Glide {
    /// It is simply there.
    None,
    /// In an eighth of a second.
    Fastest,
    /// In a quarter.
    #[default]
    Fast,
    /// In half a second.
    Normal,
    /// In a second.
    Slow,
}

impl Glide {
    /// All of them, none first.
    pub const ALL: [Self; 5] = [Self::None, Self::Fastest, Self::Fast, Self::Normal, Self::Slow];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::None => "None",
            Self::Fastest => "Fastest",
            Self::Fast => "Fast",
            Self::Normal => "Normal",
            Self::Slow => "Slow",
        }
    }

    /// Seconds it takes.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::None => 0.0,
            Self::Fastest => 0.125,
            Self::Fast => 0.25,
            Self::Normal => 0.5,
            Self::Slow => 1.0,
        }
    }
}

/// How a player likes to play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Habits {
    /// How units move on the map.
    pub moving: Glide,
    /// How the map scrolls to a place.
    pub scrolling: Glide,
    /// Show the fallen in hexes that took losses?
    pub fallen: bool,
    /// Open the review after each combat?
    pub review: bool,
    /// Does a click on a neighbouring hex only turn the unit, unless it faces there already?
    pub turn_first: bool,
    /// Standing rally order: up to this level, 1 to 10.
    pub rally_level: i32,
    /// Also units in enemy zones?
    pub rally_zones: bool,
    /// Is the standing rally order carried out by itself when a leader's units may be rallied?
    pub rally_itself: bool,
    /// Show every line of command, not only the selected piece's?
    pub all_lines: bool,
    /// Does the map follow the computer's orders and fights, and go to whoever is asked about?
    pub follow: bool,
    /// Where the messages are docked.
    pub messages: MessagesAt,
    /// Are the messages folded to their last line?
    pub folded: bool,
    /// How fast the computer's orders are carried out.
    pub pace: Pace,
}

/// Where the messages are docked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum MessagesAt {
    /// Under the orders.
    #[default]
    Column,
    /// Under the map.
    Below,
    /// To the right of the map.
    Right,
}

impl MessagesAt {
    /// All places.
    pub const ALL: [Self; 3] = [Self::Column, Self::Below, Self::Right];

    /// What a place is called.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Column => "Under the orders",
            Self::Below => "Under the map",
            Self::Right => "Right of the map",
        }
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            moving: Glide::default(),
            scrolling: Glide::default(),
            fallen: true,
            review: false,
            turn_first: false,
            rally_level: 6,
            rally_zones: false,
            rally_itself: false,
            all_lines: false,
            follow: true,
            messages: MessagesAt::default(),
            folded: false,
            pace: Pace::default(),
        }
    }
}

/// Draws the form of a battle.
pub fn ui(ui: &mut Ui, table: &Table<'_>, out: &mut Vec<Act>) {
    let mut habits = table.habits.clone();
    widgets::group(ui, "On the screen");
    form(ui, table.catalog(), &mut habits);
    if habits != *table.habits {
        out.push(Act::Habits(habits));
    }
}

/// Draws the form: every habit that means something under the ruleset of `catalog`.
pub fn form(ui: &mut Ui, catalog: &Catalog, habits: &mut Habits) {
    choose(
        ui,
        "Pace",
        "How fast the computer's orders are carried out",
        &mut habits.pace,
        Pace::ALL,
        Pace::name,
    );
    choose(ui, "Movement", "How fast units move on the map", &mut habits.moving, Glide::ALL, Glide::name);
    choose(
        ui,
        "Scrolling",
        "How fast the map goes to a place",
        &mut habits.scrolling,
        Glide::ALL,
        Glide::name,
    );
    check(ui, "Show the fallen", "Show the fallen in hexes that took losses", &mut habits.fallen);
    check(ui, "Open the review", "Open the review after each combat", &mut habits.review);
    let help = "The map goes to the computer's orders and fights, and to whoever is asked about (Alt+F)";
    check(ui, "Follow the action", help, &mut habits.follow);
    check(ui, "All command lines", "Show every line of command", &mut habits.all_lines);
    let help = "Where the messages are docked";
    choose(ui, "Messages", help, &mut habits.messages, MessagesAt::ALL, MessagesAt::name);
    check(ui, "Fold the messages", "Only the last message is shown", &mut habits.folded);
    if catalog.actions.iter().any(|a| a.verb == Verb::Move) {
        let help = "A click on a neighbouring hex only turns the unit, unless it faces there already";
        check(ui, "Turn first, then move", help, &mut habits.turn_first);
    }
    if let Some(action) = catalog.actions.iter().find(|a| a.verb == Verb::AutoRally) {
        widgets::group(ui, &action.name);
        widgets::row(ui, "Disruption up to", &action.help, |ui| {
            ui.add(DragValue::new(&mut habits.rally_level).range(1..=10))
        });
        check(ui, "In enemy zones", "Also units in enemy zones of control", &mut habits.rally_zones);
        let help = "At once when a leader's units may be rallied; the message box tells what was done";
        check(ui, "Automatically", help, &mut habits.rally_itself);
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
