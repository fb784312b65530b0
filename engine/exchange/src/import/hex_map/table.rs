//! What the codes of a file become.

use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// It is no table; displays as what follows its name in a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("is no table of codes: {0}")]
pub struct BadTable(Box<ron::error::SpannedError>);

/// What becomes of the codes of a sort of files.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeTable {
    /// The rows. A code goes by the first that fits it; a hex takes the terrain of the uppermost row that has one for it.
    pub rows: Vec<CodeRow>,
}

/// What becomes of a code. One that becomes nothing is left out, and that is as it should be.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CodeRow {
    /// Codes with blanks between them; one that ends with `*` stands for all that begin so, `*…*` for all that it is in.
    pub code: String,
    /// The look of the terrain it becomes, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub terrain: String,
    /// The look of the line it becomes, that runs from hex to hex where both have it, or empty.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub line: String,
    /// Levels by which the hex is higher.
    #[serde(default, skip_serializing_if = "is_nought")]
    pub level: i64,
    /// What the hex has beneath it does not count: the codes after this one.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub covers: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_nought(level: &i64) -> bool {
    *level == 0
}

/// A code of a file.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FoundCode {
    /// As tables name it: `woods:2`, `^Fp`.
    pub code: String,
    /// On how many hexes it is.
    pub hexes: usize,
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

    /// The text of the table.
    ///
    /// # Errors
    /// If it has no text form, which no table has been seen to lack.
    pub fn write(&self) -> Result<String, ron::Error> {
        let looks = PrettyConfig::new().depth_limit(2);
        let text = ron::ser::to_string_pretty(self, looks)?;
        Ok(format!(
            "// What becomes of the codes of another program's maps; see the handbook, Maps of other programs.\n{text}\n"
        ))
    }

    /// Lets a code alone become what a row says, whose `code` does not count. It takes the rank of the row it went by, so
    /// that it is over and under the same codes as before.
    pub fn set(&mut self, code: &str, becomes: &CodeRow) {
        let own = CodeRow { code: code.to_owned(), ..becomes.clone() };
        let place = self.row(code).map_or(self.rows.len(), |(place, _)| place);
        match self.rows.get_mut(place).filter(|row| row.code == code) {
            Some(row) => *row = own,
            None => self.rows.insert(place, own),
        }
    }

    /// The row a code goes by, with its place.
    pub fn row(&self, code: &str) -> Option<(usize, &CodeRow)> {
        let fits = |pattern: &str| match (pattern.strip_prefix('*'), pattern.strip_suffix('*')) {
            (Some(_), Some(_)) => code.contains(pattern.trim_matches('*')),
            (None, Some(beginning)) => code.starts_with(beginning),
            _ => code == pattern,
        };
        self.rows.iter().enumerate().find(|(_, row)| row.code.split_whitespace().any(fits))
    }
}

#[cfg(test)]
mod tests {
    use super::{CodeRow, CodeTable};

    #[test]
    fn a_code_that_is_set_keeps_its_rank_and_a_table_is_read_as_written() {
        let mut table = CodeTable::shipped(
            r#"(rows: [(code: "^F*", terrain: "woods"), (code: "G*"), (code: "W*", level: -1)])"#,
        );
        let field = CodeRow { terrain: "field".to_owned(), ..CodeRow::default() };
        table.set("Gg", &field);
        table.set("Zz", &field);
        let rank = |code: &str| table.row(code).map(|(place, row)| (place, row.terrain.as_str()));
        assert_eq!(rank("^Fp"), Some((0, "woods")), "what was above still is");
        assert_eq!(rank("Gg"), Some((1, "field")));
        assert_eq!((rank("Gs"), rank("Zz")), (Some((2, "")), Some((4, "field"))));
        let mut again = table.clone();
        again.set("Gg", &CodeRow::default());
        assert_eq!(again.rows.len(), table.rows.len());
        assert_eq!(CodeTable::read(&table.write().expect("a text")), Ok(table));
    }
}
