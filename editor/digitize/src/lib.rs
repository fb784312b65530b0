//! The conversion room: a scan of a historical map becomes a battlefield.
//!
//! One tool that works on the sheet under the pointer, panels for each step, and a guided way through them. They answer
//! with intents as all tools and panels do; files are read and long work is done by services of the application. Must not
//! know those, nor the other tools and panels.

mod asking;
mod laid;
mod nudging;
mod panels;
mod picture;
mod sampling;
mod sections;
mod tool;
mod words;

pub use asking::least_sure_next;
pub use laid::{LaidSheets, proposed_lines, world_of_board};
pub use nudging::nudged;
use oblique_context::panel::Panel;
use oblique_context::tool::ToolEntry;
pub use panels::step_left;

/// The tools of the room.
pub const TOOLS: &[ToolEntry] = &[ToolEntry::of::<tool::SheetTool>()];

/// The panels of the room.
pub const PANELS: &[fn() -> Box<dyn Panel>] = &[
    panels::guided,
    panels::historical_map,
    panels::teach,
    panels::lines,
    panels::contours,
    panels::heights,
    panels::vectors,
];
