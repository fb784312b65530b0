//! Historical maps under the grid: which scans there are, how each lies on the ground, and where the board does.
//!
//! Plain numbers, remembered and edited; must not know how a placement is reckoned from them (crate `oblique-digitize`)
//! nor what is on a scan.

mod board_place;
mod contours;
mod decimal;
mod placement;
mod places;
mod sheet;
mod taken_over;
mod training;

pub use board_place::BoardPlace;
pub use contours::{ContoursGiven, SheetContours};
pub use decimal::{Decimal, NoDecimal};
pub use placement::{ByDistance, ByEye, ByPoints, ControlPoint, FitModel, Known, SheetPlacement};
pub use places::{Degrees, Ellipsoid, GroundPoint, PixelPoint};
pub use sheet::{Fingerprint, Sheet, SheetBoard, SheetId, SpotHeight};
pub use taken_over::{LevelMeasure, LevelsOf, SheetLevels, TakenOver};
pub use training::{Features, NoFeatures, SheetTraining};
