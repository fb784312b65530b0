//! Setting armies up: lines of battle, march columns, and drill on the map.
//!
//! Everything here answers with [`Plan`]s: where pieces would stand, and which find no place and
//! why. What ground and company a piece may have is asked of the ruleset; formations and facings
//! are the catalog's. Must not know pointers, nor any ruleset by name.

mod course;
mod drill;
mod ground;
mod lawful;
mod line;
mod march;
mod place;
mod ranks;

pub use course::{Course, road_course};
pub use drill::{Drill, Formed, drill, in_formation};
pub use ground::{Ground, legal_hours, nearest_hour};
pub use lawful::{leaving_zones, put_on_top, refusals};
pub use line::{LineOfBattle, line_of_battle};
pub use march::{March, march_column};
pub use place::{facing_the_enemy, set_down};
pub use ranks::commands_of;

use oblique_scenario::{Edit, PieceId, Posting, Scenario};

/// Where pieces would stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plan {
    /// Pieces and their places, in the order they were given them.
    pub posted: Vec<(PieceId, Posting)>,
    /// Pieces that stand a hex or two off the place due to them.
    pub shifted: usize,
    /// Pieces that find no place, and why not.
    pub left_over: Vec<(PieceId, String)>,
}

impl Plan {
    /// The edit that carries it out. Reinforcements that are set up arrive no more.
    #[must_use]
    pub fn edit(&self, scenario: &Scenario) -> Edit {
        let edits = self.posted.iter().filter_map(|(id, posting)| {
            let old = scenario.pieces.get(id)?;
            let new = posting.taken_by(old);
            (new != *old).then(|| Edit::Piece(id.clone(), Some(Box::new(new))))
        });
        Edit::Many(edits.collect())
    }

    /// Does it set nobody up?
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.posted.is_empty()
    }
}

#[cfg(test)]
mod tests;
