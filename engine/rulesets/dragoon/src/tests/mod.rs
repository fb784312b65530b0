//! Tests of the ruleset: small boards, worked cases of the sheet, whole battles.

mod assault_cases;

mod audit;
mod combat;
mod field;
mod fire_cases;
mod forecasts;
mod hit_odds;
mod kept;
mod moving;
mod outlook;
mod whole_battles;

/// Reads a scenario of this ruleset.
pub(crate) fn read_scenario(text: &str) -> oblique_scenario::format::Reading {
    oblique_rules::Registry::new(&[&crate::Dragoon]).read_scenario(text)
}
