//! Tools of the map: one file each, one line each in the registry.
//!
//! A tool is a small state machine fed with pointer events in hex terms. Its preview and its click
//! use the same function for the hexes they affect.

mod along;
mod analyse;
mod areas;
mod board;
mod brush;
mod contour;
mod elevation;
mod entry;
mod eraser;
mod eyedropper;
mod figure;
mod fill;
mod label;
pub mod lines;
pub mod measure;
mod objective;
mod options;
pub mod paint;
pub mod picking;
pub mod pieces;
mod place;
mod ramp;
mod scatter;
mod select;
pub mod stamp;
pub mod stroke;
mod unit;
mod wand;
mod zone;

pub use brush::terrain_name;
pub use figure::cells_of;
use figure::{Drawing, PaintIt, SelectIt};
pub use oblique_context::icons;
pub use oblique_context::tool::{Group, Preview, Tool};
pub use oblique_mapview::{Pointer, PointerPhase};
pub use options::symmetry_name;

/// Every tool, in the order of the tool bar.
pub const TOOLS: &[fn() -> Box<dyn Tool>] = &[
    || Box::<select::Select>::default(),
    || Box::<paint::Painter<brush::Brush>>::default(),
    || Box::<paint::Painter<scatter::ScatterBrush>>::default(),
    || Box::<Drawing<figure::Line, PaintIt>>::default(),
    || Box::<Drawing<figure::Rectangle, PaintIt>>::default(),
    || Box::<Drawing<figure::Ellipse, PaintIt>>::default(),
    || Box::<Drawing<figure::Polygon, PaintIt>>::default(),
    || Box::<Drawing<figure::Lasso, PaintIt>>::default(),
    || Box::<fill::Fill<false>>::default(),
    || Box::<fill::Fill<true>>::default(),
    || Box::<eyedropper::Eyedropper>::default(),
    || Box::<Drawing<figure::Rectangle, SelectIt>>::default(),
    || Box::<Drawing<figure::Ellipse, SelectIt>>::default(),
    || Box::<Drawing<figure::Polygon, SelectIt>>::default(),
    || Box::<Drawing<figure::Lasso, SelectIt>>::default(),
    || Box::<Drawing<figure::Line, SelectIt>>::default(),
    || Box::<wand::Wand>::default(),
    || Box::<stamp::StampTool>::default(),
    || Box::<paint::Painter<elevation::Elevation>>::default(),
    || Box::<Drawing<figure::Outline, contour::ContourIt>>::default(),
    || Box::<ramp::RampTool>::default(),
    || Box::<measure::Measure>::default(),
    || Box::<analyse::Analyse>::default(),
    || Box::<lines::Run<false>>::default(),
    || Box::<lines::Run<true>>::default(),
    || Box::<lines::Scissors>::default(),
    || Box::<objective::ObjectiveTool>::default(),
    || Box::<label::LabelTool>::default(),
    || Box::<unit::Unit>::default(),
    || Box::<place::Place>::default(),
    || Box::<along::Along<along::Line>>::default(),
    || Box::<along::Along<along::Column>>::default(),
    || Box::<paint::Painter<zone::Zone>>::default(),
    || Box::<entry::Entry>::default(),
    || Box::<eraser::Eraser>::default(),
    || Box::<board::BoardSize>::default(),
];
