//! The map widget: camera, picking, tiles, counters, overlays, minimap.
//!
//! One widget with one sense; picking is arithmetic. The ground is raster tiles drawn by worker
//! threads ([`ground`]), everything else is shapes on top. What a frame shows is plain data first
//! ([`scene`]). Must not know documents, tools, commands or panels; it changes nothing but the
//! camera it is given.

pub mod camera;
pub mod counters;
mod divider;
pub mod far_map;
pub mod features;
pub mod frame_log;
pub mod grades;
pub mod ground;
pub mod identity;
pub mod layers;
pub mod map_canvas;
pub mod minimap;
pub mod navigation;
pub mod overlay;
pub mod pieces;
pub mod pointer;
pub mod pointing;
pub mod ruler;
pub mod scene;
pub mod set_overlay;
pub mod sprites;
pub mod tile_cache;
pub mod underlay;
pub mod workers;

pub use camera::{Camera, Viewport};
pub use egui::Rect as ScreenRect;
pub use grades::{Grade, Grades, Legend, LegendRow, Sign};
pub use layers::{LayersShown, Lockable};
pub use map_canvas::{CanvasResponse, MapCanvas, Stage};
pub use overlay::{Overlay, Tint};
pub use pieces::{CounterAt, Flag};
pub use pointer::{Pointer, PointerPhase};
pub use underlay::{SheetUnder, Warp};
