//! Terrain of a hex board drafted from a scanned sheet, taught by a few clicks.
//!
//! [`describe()`] tells every hex and hexside of a board by what the pixels of a placed sheet show there: colours measured
//! against the sheet's own paper, inks, texture, strokes and their directions. [`Training`] is what a designer has clicked.
//! [`draft_hexes`] and [`draft_sides`] learn from it and say of every hex or hexside which class it is, how sure that is
//! and what it is otherwise, within a second, so that they are asked again after every click; the [`Draft`] tells what to
//! ask the designer next ([`Draft::least_sure`]) and what can be taken over ([`Draft::accepted`]). The caller makes the
//! edit.
//!
//! The same sheet, training and settings give the same draft, whatever the number of threads.
//!
//! Must not know the editor, scenarios, rulesets or files: classes are whatever ids the caller has, pixels come through
//! [`oblique_scan::Pixels`], and where hexes lie through [`oblique_georeference`].

mod class;
mod describe;
mod description;
mod draft;
mod error;
mod learn;
mod place;
mod sheet;
mod training;

pub use class::ClassId;
pub use describe::describe;
pub use description::{Description, Ink};
pub use draft::{Call, Draft, Settings, draft_hexes, draft_sides};
pub use error::{ClassificationError, SampleProblem};
pub use place::Place;
pub use sheet::{MOST_HEXES, PlacedSheet};
pub use training::{DescribedSample, Sample, Training, TrainingSet};
