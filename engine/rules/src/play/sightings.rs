//! What the map can show of a running battle: reach, fields of fire, lines of sight.
//!
//! Plain data the rulesets fill in from the functions their judges use. Must not know how it is
//! drawn.

use crate::RuleId;
use oblique_board::hex::Hex;

/// A hex a piece can get to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ReachHex {
    /// Which.
    pub hex: Hex,
    /// The fewest movement points, in halves; `None` where the ruleset counts none for it.
    pub halves: Option<i32>,
    /// Chance to lose order on the way, in thousandths, of the cheapest way with the least risk.
    pub risk_permille: i32,
    /// Must it stop there?
    pub stops: bool,
}

/// What a piece could fire at as it stands, whoever stands there.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Default)]
pub struct FireArea {
    /// Hexes in range, before it and in sight, row by row.
    pub hexes: Vec<Hex>,
    /// Hexes in range and before it that it does not see, row by row.
    pub hidden: Vec<Hex>,
}

/// A line of sight in a running battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LineOfSight {
    /// From where.
    pub from: Hex,
    /// To where.
    pub to: Hex,
    /// The first hex in the way.
    pub blocked: Option<Hex>,
    /// The rule that says so, without prefix.
    pub rule: RuleId,
}
