//! What is asked about a battle under way, a dialog a file.

mod discard;
mod open_position;
mod other_battle;
mod resume;

pub(super) use discard::AskDiscardBattle;
pub(super) use open_position::AskOpenPosition;
pub(super) use other_battle::AskOtherBattle;
pub(super) use resume::AskResume;
