//! Levels of a board from height models, and from the contour lines and the spot heights of a sheet.
//!
//! A height model of any origin is a [`Grid`] of metres: [`readers`] make one of a file. [`sample`] gives each hex of a
//! board laid on the ground its height from a grid, [`levels`] turn heights into levels. [`relief`] shows one as a small picture. [`streams`] are burnt in until
//! water runs down, [`disagreement`] lists where drawn hills and a model differ. [`contours`] make a grid of the contour
//! lines of a scan, [`spots`] the ground through the heights printed on one that has none.
//!
//! Must not know the editor, rulesets or files: whoever calls has the bytes, and decides on which thread they are
//! read. Ground is the plane of [`oblique_georeference`], in yards.

mod cell_finder;
pub mod contours;
pub mod disagreement;
mod frame;
mod grid;
pub mod levels;
pub mod readers;
pub mod relief;
pub mod sample;
pub mod spots;
pub mod streams;

pub use cell_finder::CellFinder;
pub use frame::Frame;
pub use grid::{FARTHEST_METRES, Grid, GridError, MOST_CELLS};
pub use oblique_georeference::Plane;
