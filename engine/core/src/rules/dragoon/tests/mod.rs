//! Tests of the ruleset: small boards, worked cases of the sheet, whole battles.

mod assets;
mod field;
mod whole_battles;
