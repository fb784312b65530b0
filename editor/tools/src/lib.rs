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
mod side_area;
pub mod stamp;
pub mod stroke;
mod terrain;
mod unit;
mod wand;

pub use figure::cells_of;
use figure::{Drawing, PaintIt, SelectIt};
pub use oblique_context::icons;
pub use oblique_context::tool::{Described, Group, Preview, Tool, ToolDescription, ToolEntry};
pub use oblique_mapview::{Pointer, PointerPhase};
pub use options::symmetry_name;
pub use terrain::terrain_name;

/// Every tool, in the order of the tool bar.
pub const TOOLS: &[ToolEntry] = &[
    ToolEntry::of::<select::Select>(),
    ToolEntry::of::<paint::Painter<brush::Brush>>(),
    ToolEntry::of::<paint::Painter<scatter::ScatterBrush>>(),
    ToolEntry::of::<Drawing<figure::Line, PaintIt>>(),
    ToolEntry::of::<Drawing<figure::Rectangle, PaintIt>>(),
    ToolEntry::of::<Drawing<figure::Ellipse, PaintIt>>(),
    ToolEntry::of::<Drawing<figure::Polygon, PaintIt>>(),
    ToolEntry::of::<Drawing<figure::Lasso, PaintIt>>(),
    ToolEntry::of::<fill::Fill<false>>(),
    ToolEntry::of::<fill::Fill<true>>(),
    ToolEntry::of::<eyedropper::Eyedropper>(),
    ToolEntry::of::<Drawing<figure::Rectangle, SelectIt>>(),
    ToolEntry::of::<Drawing<figure::Ellipse, SelectIt>>(),
    ToolEntry::of::<Drawing<figure::Polygon, SelectIt>>(),
    ToolEntry::of::<Drawing<figure::Lasso, SelectIt>>(),
    ToolEntry::of::<Drawing<figure::Line, SelectIt>>(),
    ToolEntry::of::<wand::Wand>(),
    ToolEntry::of::<stamp::StampTool>(),
    ToolEntry::of::<paint::Painter<elevation::Elevation>>(),
    ToolEntry::of::<Drawing<figure::Outline, contour::ContourIt>>(),
    ToolEntry::of::<ramp::RampTool>(),
    ToolEntry::of::<measure::Measure>(),
    ToolEntry::of::<analyse::Analyse>(),
    ToolEntry::of::<lines::Run<false>>(),
    ToolEntry::of::<lines::Run<true>>(),
    ToolEntry::of::<lines::Scissors>(),
    ToolEntry::of::<objective::ObjectiveTool>(),
    ToolEntry::of::<label::LabelTool>(),
    ToolEntry::of::<unit::Unit>(),
    ToolEntry::of::<place::Place>(),
    ToolEntry::of::<along::Along<along::Line>>(),
    ToolEntry::of::<along::Along<along::Column>>(),
    ToolEntry::of::<paint::Painter<side_area::SideArea<false>>>(),
    ToolEntry::of::<paint::Painter<side_area::SideArea<true>>>(),
    ToolEntry::of::<entry::Entry>(),
    ToolEntry::of::<eraser::Eraser>(),
    ToolEntry::of::<board::BoardSize>(),
];
