//! From sheets to boards: how the sheets a scenario remembers lie on the ground and under its hexes, and the edits that
//! place them, lay the board over them, and note what was taken from them.
//!
//! [`placed`] makes a placement of the plain numbers of a sheet; [`Laid`] leads from the pixels of a sheet to the places of
//! the board and back; [`placing`] are the edits of placing; [`board`] proposes a board for a sheet, [`earth`] lays one at a place of the earth without any; [`evidence`] writes
//! down where a region came from; [`terrain`] drafts terrain from samples, [`training`] takes those of other sheets over, [`lines`] follow ink, [`sides`] drafts lines along hexsides from those drawn, [`heights`] are levels from a
//! height model, [`spots`] hold printed heights against them, [`spot_ground`] makes levels of those alone, [`model_map`] shows where a board lies in a height model, [`vectors`] terrain, lines and names from the features of a GIS; [`taken_over`] has sheets remember it,
//! and [`recipe`] does all of it again.
//!
//! Must not know the editor, rulesets or files, nor what is on a sheet.

mod apart;
pub mod beneath;
pub mod board;
pub mod contours;
pub mod degrees;
pub mod drawn;
pub mod earth;
mod error;
pub mod evidence;
mod gaps;
pub mod heights;
mod laid;
pub mod lines;
pub mod model_map;
pub mod part;
mod placed;
pub mod placing;
pub mod recipe;
pub mod sides;
pub mod spot_ground;
pub mod spots;
mod tags;
pub mod taken_over;
pub mod terrain;
pub mod training;
pub mod vectors;
mod world;

pub use error::DigitizeError;
pub use laid::{Laid, board_of_hex};
pub use oblique_linework::Likeness;
pub use oblique_linework::snap::{Along, Snapped};
pub use part::LineInk;
pub use placed::{Placed, ground_plane, hex_ground, pixel, placed};
pub use tags::{ByTags, by_tags};
pub use world::{WorldPlane, by_world_file};
