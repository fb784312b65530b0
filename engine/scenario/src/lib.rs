//! The document's model: everything a battle file says, and the edits that change it.
//!
//! Must not know any ruleset: what keys and ranges mean is in a catalog (crate `oblique-rules`). A
//! half-made scenario is the normal case, so nothing here refuses odd values; checks point them out.

mod board_change;
pub mod check;
mod edit;
mod edit_line;
mod evidence;
pub mod format;
mod generated_terrain;
mod ids;
pub mod letters;
pub mod lines;
mod model;
mod piece;
pub mod region;
mod region_text;
mod replaced;
mod set_up;
mod sheets;
mod task;
pub mod words;

pub use board_change::{BoardChange, Lost, change_board, lost_by, replace_board};
pub use edit::{ChangeSet, Edit, Facets};
pub use edit_line::BadLine;
pub use evidence::{Evidence, Grade, History, SideHistory, Source};
pub use generated_terrain::lay_ground;
pub use ids::FreshPieceIds;
pub use model::{Meta, Nation, Note, NoteId, Objective, ObjectiveId, Scenario, Side, SideInfo};
pub use oblique_board::{Attrs, Value};
pub use piece::{Arrival, Piece, PieceId};
pub use region::{Contents, Region};
pub use set_up::{Posting, SetUp, SetUpId, Zone};
pub use sheets::{
    BoardPlace, ByDistance, ByEye, ByPoints, ContoursGiven, ControlPoint, Decimal, Degrees, Ellipsoid,
    Features, Fingerprint, FitModel, GroundPoint, Known, LevelMeasure, LevelsOf, NoDecimal, NoFeatures,
    PixelPoint, Sheet, SheetBoard, SheetContours, SheetId, SheetLevels, SheetPlacement, SheetTraining,
    SpotHeight, TakenOver,
};
pub use task::{Aim, Task};

#[cfg(test)]
mod board_change_tests;
#[cfg(test)]
mod lines_tests;
#[cfg(test)]
mod region_tests;
#[cfg(test)]
mod tests;
