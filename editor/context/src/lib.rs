//! What tools and panels may see of the editor, and how they answer.
//!
//! A [`EditorContext`] is the read-only view of document, view and settings they are handed; an
//! [`intent::Intent`] is what they want done; [`tool::Tool`] and [`panel::Panel`] are what they are. Must
//! not know any one tool or panel, nor who carries intents out.

pub mod analysis;
pub mod contours;
pub mod differences;
pub mod draft;
pub mod drag;
mod editor_context;
mod field_gesture;
pub mod file_view;
pub mod ground;
pub mod habits;
pub mod icons;
pub mod intent;
pub mod keymap;
pub mod layout;
pub mod lines;
pub mod pace;
pub mod panel;
mod selection;
pub mod settings;
pub mod sheets;
pub mod sides;
pub mod stamping;
pub mod strength;
pub mod tool;
pub mod tracing;
pub mod vectors;
pub mod view;
pub mod ways;

pub use editor_context::EditorContext;
pub use field_gesture::gesture;
pub use intent::Intent;
pub use oblique_document::Gesture;
