//! What files are chosen for, each with its title, its name to begin with and the files it is about.

use oblique_exchange::picture::Format;

/// What a file is chosen for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A battle to open.
    Open,
    /// A battle under way to take up.
    OpenPlayed,
    /// Where to keep a battle under way.
    SavePlayed {
        /// The name to begin with.
        name: String,
    },
    /// Where to save the log of a battle.
    SaveLog {
        /// The name to begin with.
        name: String,
    },
    /// Where to save a position as a battle of its own.
    SavePosition {
        /// The name to begin with.
        name: String,
    },
    /// Where to save the battle.
    SaveAs {
        /// The name to begin with.
        name: String,
    },
    /// Where to write a copy of the battle.
    SaveCopy {
        /// The name to begin with.
        name: String,
    },
    /// Where to save recovered work.
    SaveRecovered {
        /// The name to begin with.
        name: String,
    },
    /// Where to write a picture.
    Export {
        /// In which format.
        format: Format,
        /// The name to begin with.
        name: String,
    },
    /// A key set to read.
    ReadKeys,
    /// Where to write the key set.
    WriteKeys,
    /// A sheet with an order of battle.
    ImportRoster,
    /// Where to write an order of battle.
    ExportRoster {
        /// The name to begin with.
        name: String,
        /// What is written.
        options: Box<oblique_exchange::spreadsheet::ExportOptions>,
    },
    /// A battle to compare with.
    Compare,
}

impl Pick {
    /// What the window says over it.
    pub const fn title(&self) -> &'static str {
        match self {
            Self::Open => "Open a battle",
            Self::OpenPlayed => "Open a saved battle",
            Self::SavePlayed { .. } => "Save the battle as",
            Self::SaveLog { .. } => "Save the log",
            Self::SavePosition { .. } => "Save the position",
            Self::SaveAs { .. } => "Save the battle",
            Self::SaveCopy { .. } => "Save a copy",
            Self::SaveRecovered { .. } => "Save the recovered work",
            Self::Export { .. } => "Export a picture",
            Self::ReadKeys => "Import keys",
            Self::WriteKeys => "Export keys",
            Self::ImportRoster => "Import an order of battle",
            Self::ExportRoster { .. } => "Export the order of battle",
            Self::Compare => "Compare with a battle",
        }
    }

    /// The name to begin with, where something is written; `None` where it is read.
    pub fn name(&self) -> Option<&str> {
        match self {
            Self::SavePlayed { name }
            | Self::SaveLog { name }
            | Self::SavePosition { name }
            | Self::SaveAs { name }
            | Self::SaveCopy { name }
            | Self::SaveRecovered { name }
            | Self::Export { name, .. }
            | Self::ExportRoster { name, .. } => Some(name),
            Self::WriteKeys => Some("oblique-keys.ron"),
            Self::Open | Self::OpenPlayed | Self::ReadKeys | Self::ImportRoster | Self::Compare => None,
        }
    }

    /// The same with another name to begin with, where it has one of its own.
    pub fn named(self, other: Option<String>) -> Self {
        let Some(other) = other else { return self };
        match self {
            Self::SavePlayed { .. } => Self::SavePlayed { name: other },
            Self::SaveLog { .. } => Self::SaveLog { name: other },
            Self::SavePosition { .. } => Self::SavePosition { name: other },
            Self::SaveAs { .. } => Self::SaveAs { name: other },
            Self::SaveCopy { .. } => Self::SaveCopy { name: other },
            Self::SaveRecovered { .. } => Self::SaveRecovered { name: other },
            Self::Export { format, .. } => Self::Export { format, name: other },
            Self::ExportRoster { options, .. } => Self::ExportRoster { name: other, options },
            Self::Open
            | Self::OpenPlayed
            | Self::ReadKeys
            | Self::WriteKeys
            | Self::ImportRoster
            | Self::Compare => self,
        }
    }

    /// What remembers where the last file of its kind was.
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::OpenPlayed | Self::SavePlayed { .. } => "battles under way",
            Self::Open
            | Self::SaveAs { .. }
            | Self::SaveCopy { .. }
            | Self::SaveRecovered { .. }
            | Self::SavePosition { .. }
            | Self::Compare => "battles",
            Self::SaveLog { .. } => "logs",
            Self::ImportRoster | Self::ExportRoster { .. } => "orders of battle",
            Self::ReadKeys | Self::WriteKeys => "keys",
            Self::Export { .. } => "pictures",
        }
    }

    /// The files it is about, in words, and their endings.
    pub const fn files(&self) -> (&'static str, &'static [&'static str]) {
        match self {
            Self::OpenPlayed | Self::SavePlayed { .. } => ("Saved battles", &["battle"]),
            Self::Open
            | Self::SaveAs { .. }
            | Self::SaveCopy { .. }
            | Self::SaveRecovered { .. }
            | Self::SavePosition { .. }
            | Self::Compare => ("Battles", &["ron"]),
            Self::SaveLog { .. } => ("Logs", &["jsonl"]),
            Self::ImportRoster | Self::ExportRoster { .. } => ("Spreadsheets", &["csv", "tsv", "txt"]),
            Self::ReadKeys | Self::WriteKeys => ("Key sets", &["ron"]),
            Self::Export { format: Format::Png, .. } => ("Pictures", &["png"]),
            Self::Export { format: Format::Svg, .. } => ("Drawings", &["svg"]),
        }
    }
}
