//! What the codes of a file become.

use serde::Deserialize;
use thiserror::Error;

/// It is no table; displays as what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("is no table of codes: {0}")]
pub struct BadTable(Box<ron::error::SpannedError>);

/// What becomes of the codes of a sort of files.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeTable {
    /// The rows. A code goes by the first that fits it; a hex takes the terrain of the uppermost row that has one for it.
    pub rows: Vec<CodeRow>,
}

/// What becomes of a code. One that becomes nothing is left out, and that is as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeRow {
    /// Codes with blanks between them; one that ends with `*` stands for all that begin so, `*…*` for all that it is in.
    pub code: String,
    /// The look of the terrain it becomes, or empty.
    #[serde(default)]
    pub terrain: String,
    /// The look of the line it becomes, that runs from hex to hex where both have it, or empty.
    #[serde(default)]
    pub line: String,
    /// Levels by which the hex is higher.
    #[serde(default)]
    pub level: i64,
    /// What the hex has beneath it does not count: the codes after this one.
    #[serde(default)]
    pub covers: bool,
}

impl CodeTable {
    /// From the text of a table that comes with the program; one that cannot be read has no rows, which a test forbids.
    pub(in crate::import) fn shipped(text: &str) -> Self {
        ron::from_str(text).unwrap_or(Self { rows: Vec::new() })
    }

    /// Of the text of a table.
    ///
    /// # Errors
    /// What is wrong with it and where, as what follows its name in a sentence.
    pub fn read(text: &str) -> Result<Self, BadTable> {
        ron::from_str(text).map_err(|why| BadTable(Box::new(why)))
    }

    /// The row a code goes by, with its place.
    pub(in crate::import) fn row(&self, code: &str) -> Option<(usize, &CodeRow)> {
        let fits = |pattern: &str| match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
            (Some(_), Some(_)) => code.contains(pattern.trim_matches('*')),
            (None, Some(beginning)) => code.starts_with(beginning),
            _ => code == pattern,
        };
        self.rows.iter().enumerate().find(|(_, row)| row.code.split_whitespace().any(fits))
    }
}
