//! What the pane shows beside the map: statistics.
//!
//! Must not change anything.

use crate::battle::state::Battle;
use crate::ids::rule;
use crate::quotes::sixths;
use oblique_rules::play::Gauge;
use oblique_scenario::Side;

impl Battle {
    /// Rows of the statistics window.
    pub(crate) fn stat_rows(&self, _seat: Option<Side>) -> Vec<(String, String)> {
        let mut rows = vec![("Activation".to_owned(), self.field().turn.to_string())];
        for side in Side::BOTH {
            let points = self.memory().flight_points[side.index()];
            let level = self.ground().sides[side.index()].flight_level;
            rows.push((format!("Side {side}: Flight Points of Level"), format!("{points} of {level}")));
        }
        rows
    }

    /// Flight Points against the Flight Level, with the odds of a Flight roll now (`win.flight`).
    pub(crate) fn flight_gauges(&self) -> Vec<Gauge> {
        let gauge = |side: Side| {
            let lost = self.flight_sixths(side);
            Gauge {
                side,
                name: "Flight points".to_owned(),
                value: self.memory().flight_points[side.index()],
                limit: self.ground().sides[side.index()].flight_level.max(1),
                note: if lost == 0 {
                    "The next flight roll cannot be lost".to_owned()
                } else {
                    format!("The next flight roll is lost {}", sixths(lost))
                },
                rule: rule::WIN_FLIGHT,
            }
        };
        Side::BOTH.map(gauge).into()
    }
}
