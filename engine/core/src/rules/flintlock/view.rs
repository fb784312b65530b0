//! What the pane shows beside the map: statistics.
//!
//! Must not change anything.

use super::state::Battle;
use crate::scenario::Side;

impl Battle {
    /// Rows of the statistics window.
    pub fn stat_rows(&self, _seat: Option<Side>) -> Vec<(String, String)> {
        let mut rows = vec![("Activation".to_owned(), self.field.turn.to_string())];
        for side in Side::BOTH {
            let points = self.memory.flight_points[side.index()];
            let level = self.ground.sides[side.index()].flight_level;
            rows.push((format!("Side {side}: Flight Points of Level"), format!("{points} of {level}")));
        }
        rows
    }
}
