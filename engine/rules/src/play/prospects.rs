//! What time does to a battle: when it ends at the latest, and who would have won if it ended now.
//!
//! Must not know what ends a battle under any one system.

use oblique_scenario::Side;

/// What a side that only waits may look forward to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Prospects {
    /// The last turn, counted as [`Field::turn`](super::Field::turn); `None` where no limit of time ends the battle.
    pub last_turn: Option<u16>,
    /// Who would have won if the battle ended now; `None`: nobody.
    pub winner: Option<Side>,
}
