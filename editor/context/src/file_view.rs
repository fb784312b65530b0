//! How the file browser lists folders, kept between runs.

use oblique_text::text;
use serde::{Deserialize, Serialize};

/// A column to sort by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Column {
    /// The name; numbers in it count as numbers.
    #[default]
    Name,
    /// How long the file is.
    Size,
    /// When it was changed last.
    Changed,
}

impl Column {
    /// All of them, from the left.
    pub const ALL: [Self; 3] = [Self::Name, Self::Size, Self::Changed];

    /// What stands over it.
    pub fn title(self) -> &'static str {
        match self {
            Self::Name => text!("context-name"),
            Self::Size => text!("context-size"),
            Self::Changed => text!("context-changed"),
        }
    }
}

/// How folders are listed, kept between runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct FileView {
    /// The column sorted by.
    pub by: Column,
    /// From the last to the first?
    pub falling: bool,
    /// Are hidden files shown?
    pub hidden: bool,
}
