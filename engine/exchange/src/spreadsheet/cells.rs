//! Text to rows of cells and back.
//!
//! The reader is ours because it counts rows as a spreadsheet does, blank ones included, and tells a
//! quotation mark that is never closed. Must not know what a cell means.

use super::Decimal;
use super::guard::{guard, unguard};

/// What stands between two cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Separator {
    /// A comma.
    #[default]
    Comma,
    /// A semicolon: spreadsheets of countries that write decimals with a comma.
    Semicolon,
    /// A tab: the clipboard of spreadsheets.
    Tab,
}

impl Separator {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Comma, Self::Semicolon, Self::Tab];

    /// The character.
    #[must_use]
    pub const fn char(self) -> char {
        match self {
            Self::Comma => ',',
            Self::Semicolon => ';',
            Self::Tab => '\t',
        }
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Comma => "Comma",
            Self::Semicolon => "Semicolon",
            Self::Tab => "Tab",
        }
    }

    /// The one a text uses: the one most often outside quotation marks in its first lines.
    #[must_use]
    pub(crate) fn detect(text: &str) -> Self {
        let mut counts = [0_usize; 3];
        let (mut quoted, mut lines) = (false, 0);
        for c in text.chars() {
            match c {
                '"' => quoted = !quoted,
                '\n' if !quoted => {
                    lines += 1;
                    // The header decides where it has any.
                    if lines >= 20 || (lines == 1 && counts.iter().any(|n| *n > 0)) {
                        break;
                    }
                }
                c if !quoted => {
                    if let Some(i) = Self::ALL.iter().position(|s| s.char() == c) {
                        counts[i] += 1;
                    }
                }
                _ => {}
            }
        }
        let [comma, semicolon, tab] = counts;
        if tab > 0 && tab >= comma.max(semicolon) {
            Self::Tab
        } else if semicolon > comma {
            Self::Semicolon
        } else {
            Self::Comma
        }
    }
}

/// A cell as it was read.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Cell {
    /// Its text; without the guard of an export.
    pub text: String,
    /// Had it a guard? Then its spaces count, and an empty one says 'empty', not 'nothing'.
    pub exact: bool,
    /// Is it a number to the spreadsheet it is from? Then it is written with a point, whatever the others are.
    pub number: bool,
}

impl Cell {
    /// A cell from its text in a sheet.
    #[must_use]
    pub fn of(text: &str) -> Self {
        let (text, exact) = unguard(text);
        Self { text, exact, number: false }
    }

    /// How a number in it is written, where the texts of its sheet write numbers so.
    pub(super) fn decimal(&self, of_texts: Decimal) -> Decimal {
        if self.number { Decimal::Point } else { of_texts }
    }

    /// The text without spaces around it, unless they count.
    #[must_use]
    pub fn trimmed(&self) -> &str {
        if self.exact { &self.text } else { self.text.trim() }
    }

    /// Does it say nothing?
    #[must_use]
    pub fn is_blank(&self) -> bool {
        !self.exact && self.text.trim().is_empty()
    }
}

/// A sheet: rows of cells, counted as a spreadsheet counts them, from 1.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Worksheet {
    /// The rows; row 1 first. Rows may have different lengths.
    pub rows: Vec<Vec<Cell>>,
    /// What separated the cells.
    pub separator: Separator,
    /// The row in which a quotation mark is opened that nothing closes.
    pub open_quote: Option<usize>,
}

impl Worksheet {
    /// Reads a text; detects the separator unless one is given.
    #[must_use]
    pub fn read(text: &str, separator: Option<Separator>) -> Self {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // What Excel writes and reads to name the separator.
        let named = text.strip_prefix("sep=").and_then(|rest| rest.split_once('\n'));
        let (text, named) = match named {
            Some((c, rest)) => {
                (rest, Separator::ALL.into_iter().find(|s| c.trim_end_matches('\r').starts_with(s.char())))
            }
            None => (text, None),
        };
        let separator = separator.or(named).unwrap_or_else(|| Separator::detect(text));
        let mut sheet = Self::lines(text, separator);
        sheet.drop_blank_end();
        sheet
    }

    /// Blank rows at the end are no rows.
    pub(super) fn drop_blank_end(&mut self) {
        while self.rows.last().is_some_and(|row| row.iter().all(Cell::is_blank)) {
            self.rows.pop();
        }
    }

    /// Reads a block of cells from the clipboard: tabs between them, every row as it is, blank ones too.
    #[must_use]
    pub fn block(text: &str) -> Vec<Vec<String>> {
        let rows = Self::lines(text, Separator::Tab).rows.into_iter();
        rows.map(|row| row.into_iter().map(|cell| cell.text).collect()).collect()
    }

    fn lines(text: &str, separator: Separator) -> Self {
        let mut sheet = Self { rows: Vec::new(), separator, open_quote: None };
        let (mut row, mut cell) = (Vec::new(), String::new());
        let mut chars = text.chars().peekable();
        let mut at_start = true;
        while let Some(c) = chars.next() {
            match c {
                '"' if at_start => {
                    at_start = false;
                    if !quoted(&mut chars, &mut cell) {
                        sheet.open_quote = Some(sheet.rows.len() + 1);
                    }
                }
                '\r' | '\n' => {
                    if c == '\r' && chars.peek() == Some(&'\n') {
                        chars.next();
                    }
                    row.push(Cell::of(&std::mem::take(&mut cell)));
                    sheet.rows.push(std::mem::take(&mut row));
                    at_start = true;
                }
                c if c == separator.char() => {
                    row.push(Cell::of(&std::mem::take(&mut cell)));
                    at_start = true;
                }
                c => {
                    cell.push(c);
                    at_start = false;
                }
            }
        }
        if !row.is_empty() || !at_start {
            row.push(Cell::of(&cell));
            sheet.rows.push(row);
        }
        sheet
    }

    /// The most columns that are looked at: no order of battle has more.
    pub const MOST_COLUMNS: usize = 1024;

    /// Columns of the longest row, [`Worksheet::MOST_COLUMNS`] at most.
    #[must_use]
    pub fn width(&self) -> usize {
        self.rows.iter().map(Vec::len).max().unwrap_or(0).min(Self::MOST_COLUMNS)
    }

    /// A cell; one beyond the end of its row is blank.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> Cell {
        self.rows.get(row).and_then(|r| r.get(column)).cloned().unwrap_or_default()
    }
}

/// The rest of a quoted cell; `false` if its end never comes.
fn quoted(chars: &mut std::iter::Peekable<std::str::Chars<'_>>, cell: &mut String) -> bool {
    while let Some(c) = chars.next() {
        if c != '"' {
            cell.push(c);
        } else if chars.peek() == Some(&'"') {
            chars.next();
            cell.push('"');
        } else {
            return true;
        }
    }
    false
}

/// The text of rows. A cell is quoted where any list separator would split it, whichever this sheet has: a
/// spreadsheet of another country reads a semicolon where ours writes a comma.
pub(super) fn write(rows: &[Vec<String>], separator: Separator, crlf: bool) -> String {
    let splits = |c: char| matches!(c, '"' | '\r' | '\n') || Separator::ALL.iter().any(|s| s.char() == c);
    let mut text = String::new();
    for row in rows {
        for (column, cell) in row.iter().enumerate() {
            if column > 0 {
                text.push(separator.char());
            }
            // A row of one empty cell would be no row.
            if cell.contains(splits) || (row.len() == 1 && cell.is_empty()) {
                text.push('"');
                text.push_str(&cell.replace('"', "\"\""));
                text.push('"');
            } else {
                text.push_str(cell);
            }
        }
        text.push_str(if crlf { "\r\n" } else { "\n" });
    }
    text
}

/// A block of cells as spreadsheets take it from the clipboard: tabs between them, quoted where a cell has
/// tabs, quotation marks or line breaks in it, guarded where it would be taken for a formula.
#[must_use]
pub fn block_text(rows: &[Vec<String>]) -> String {
    let guarded = |cell: &String| if cell.is_empty() { String::new() } else { guard(cell) };
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(guarded).collect()).collect();
    write(&rows, Separator::Tab, false)
}

/// The letters a spreadsheet gives a column counted from 0: A, B, ..., Z, AA, ...
#[must_use]
pub fn column_letter(column: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = column + 1;
    while rest > 0 {
        rest -= 1;
        letters.push(char::from(b'A' + u8::try_from(rest % 26).unwrap_or(0)));
        rest /= 26;
    }
    letters.into_iter().rev().collect()
}

/// The text of a file, whatever spreadsheet wrote it: UTF-8, UTF-16 with its mark, else Windows'
/// western letters. The second is what to tell the user.
#[must_use]
pub fn decode(bytes: &[u8]) -> (String, Option<&'static str>) {
    let wide = |bytes: &[u8], word: fn([u8; 2]) -> u16| {
        let words = bytes.chunks_exact(2).map(|w| word([w[0], w[1]]));
        String::from_utf16_lossy(&words.collect::<Vec<_>>())
    };
    match bytes {
        [0xff, 0xfe, rest @ ..] => (wide(rest, u16::from_le_bytes), None),
        [0xfe, 0xff, rest @ ..] => (wide(rest, u16::from_be_bytes), None),
        bytes => {
            if let Ok(text) = std::str::from_utf8(bytes) {
                return (text.to_owned(), None);
            }
            let note = "The file is not in UTF-8; it was read as Windows text. Look at accented letters.";
            (bytes.iter().map(|b| western(*b)).collect(), Some(note))
        }
    }
}

/// A byte of Windows-1252.
fn western(byte: u8) -> char {
    const HIGH: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
        '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => HIGH[usize::from(byte - 0x80)],
        byte => char::from(byte),
    }
}
