//! Historical maps under the grid: where a scan lies on the ground found from control points.
//!
//! [`placement`] fits pixels to the ground by control points; [`geodesy`] turns longitude and latitude into that ground;
//! [`Projected`] leads from the planes of other programs' files to it, [`FilePlane`] to longitude and latitude;
//! [`world_file`] reads where others placed a picture; [`HexGround`] lays the hexes of a board on the ground.
//!
//! Must not know the editor, rulesets or files: whoever calls has the bytes, and decides on which thread they are read.
//! Ground is a plane in yards, x to the east and y to the south, as pictures and boards have it.

pub mod geodesy;
mod hex_ground;
pub mod placement;
mod plane;
mod prj;
mod projection;
pub mod world_file;

pub use hex_ground::HexGround;
pub use plane::Point;
pub use prj::prj;
pub use projection::{FilePlane, Plane, Projected, ProjectionError};
