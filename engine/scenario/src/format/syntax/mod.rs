//! A tolerant reader of the RON subset our files use: it never fails, it reports and goes on.
//!
//! Must not know what the text is about: that is the readers' business.

mod lexer;
mod node;
mod parser;

pub(super) use node::{Field, Kind, Node};
pub(super) use parser::parse;
