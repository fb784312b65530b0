//! How long a battle lasts and what the clock says, where the rules count turns and have one.

use super::{Catalog, Domain};
use oblique_scenario::Attrs;

impl Catalog {
    /// The time of the clock at which a turn opens in a scenario of these parameters, `13:15`; `None` where the rules
    /// have no clock.
    #[must_use]
    pub fn clock(&self, params: &Attrs, turn: u16) -> Option<String> {
        let minutes = i64::from(self.turn_minutes?);
        let start = self.params.iter().find(|param| param.domain == Domain::Clock)?;
        let start = params.get(&start.id).unwrap_or(&start.default).int()?;
        let at = start.saturating_add(minutes * (i64::from(turn) - 1)).rem_euclid(24 * 60);
        Some(format!("{:02}:{:02}", at / 60, at % 60))
    }

    /// The last turn, where the rules count them.
    #[must_use]
    pub fn last_turn(&self, params: &Attrs) -> Option<u16> {
        let turns = self.params.iter().find(|param| param.unit == "turns")?;
        let turns = params.get(&turns.id).unwrap_or(&turns.default);
        turns.int().and_then(|n| u16::try_from(n).ok())
    }
}
