//! Other programs' files in and out: pictures of scenarios as PNG and SVG, orders
//! of battle as spreadsheets, and the list of importers.
//!
//! Works on bytes and text in memory. This crate must not know files, windows or running battles:
//! who calls it reads and writes.

pub mod export;
pub mod formats;
pub mod import;
pub mod kit;
mod note;
pub mod pdf;
pub mod picture;
pub mod spreadsheet;
mod tiled;
mod title;
pub mod vassal;
mod xml;

pub use note::Note;
