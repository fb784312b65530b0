//! Vectors: points, lines and areas of geographic information systems with their attributes.
//!
//! [`read`] makes one [`VectorFile`] of a `GeoJSON`, a GPX track or an ESRI shapefile, weighed by a [`Budget`] while it is
//! read: what can be had of a damaged file is kept, and each [`Problem`] told. Positions stay in the plane of the file,
//! degrees or metres, which [`oblique_georeference::Projected`] leads to the ground.
//!
//! ```
//! use oblique_vectors::{Beside, Budget, Geometry, read};
//!
//! let text = br#"{"type": "Feature", "properties": {"highway": "track"},
//!     "geometry": {"type": "LineString", "coordinates": [[7.75, 48.58], [7.76, 48.58]]}}"#;
//! let file = read("tracks.geojson", text, &Beside::default(), &Budget::default())?;
//! let track = file.features().next().map(|(_, track)| (track.text("highway"), &track.geometry));
//! assert!(matches!(track, Some((Some(kind), Geometry::Lines(lines))) if kind == "track" && lines.len() == 1));
//! # Ok::<(), oblique_vectors::VectorError>(())
//! ```
//!
//! Must not know the editor, rulesets, boards or paths: whoever calls has the bytes of the file and of those beside it.

mod budget;
mod error;
mod model;
mod readers;
mod sink;

pub use budget::Budget;
pub use error::{Problem, VectorError};
pub use model::{Attribute, Feature, Geometry, Layer, Position, Ring, VectorFile};
pub use readers::{Beside, ENDINGS, read};
