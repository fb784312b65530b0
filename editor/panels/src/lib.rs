//! Panels: one file each, one line each in the registry.

mod analysis;
mod compare;
mod form;
mod history;
pub mod inspector;
mod layers;
mod nations;
mod notes;
mod objectives;
mod order_of_battle;
mod places;
mod problems;
mod profile;
mod reserve;
pub mod roster;
mod rule_hint;
mod rules_comparison;
mod scenario;
mod schedule;
mod section;
mod set_ups;
mod stamps;

pub use places::place_name_in;

pub use oblique_context::panel::Panel;

/// Every panel, in the order of the View menu.
pub const PANELS: &[fn() -> Box<dyn Panel>] = &[
    order_of_battle::make,
    scenario::make,
    inspector::make,
    layers::make,
    analysis::make,
    problems::make,
    history::make,
    notes::make,
    stamps::make,
    section::make,
    roster::make,
    reserve::make,
    schedule::make,
    objectives::make,
    set_ups::make,
    compare::make,
    rules_comparison::make_trials,
    rules_comparison::make,
];
