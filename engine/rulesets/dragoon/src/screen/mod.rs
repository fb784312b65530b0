//! What the map and the pane show of a running battle.

mod contested;
pub(crate) mod figures;
pub(crate) mod highlights;
pub(crate) mod known;
pub(crate) mod relations;
pub(crate) mod sightings;
mod under_way;
pub(crate) mod view;
