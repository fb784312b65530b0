//! Tests of the ruleset: small boards, worked cases of the sheet, whole battles.

mod assault_cases;
mod assault_odds;
mod assets;
mod audit;
mod combat;
mod field;
mod fire_cases;
mod hit_odds;
mod moving;
mod whole_battles;
