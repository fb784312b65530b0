//! Cells that a spreadsheet would take for formulas: an apostrophe before what begins like one, and away again.
//!
//! A spreadsheet of another country splits at another list separator, inside a quoted cell too; so what
//! follows a separator or a line break within a cell is guarded like the beginning of a cell. Must not know
//! what a cell means.

/// What stands before a formula: the mark spreadsheets themselves use for 'this is text'.
const MARK: char = '\'';

/// Where some spreadsheet begins another cell.
const fn splits(c: char) -> bool {
    matches!(c, ',' | ';' | '\t' | '\r' | '\n')
}

/// What spreadsheets pass over before they look whether it is a formula: spaces, quotation marks, what is not
/// seen, and our own mark.
fn passed_over(c: char) -> bool {
    let unseen = matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}');
    c.is_whitespace() || c.is_control() || unseen || matches!(c, '"' | MARK)
}

/// Has a text what formulas begin with?
fn looks_like_formula(text: &str) -> bool {
    text.trim_start_matches(passed_over).starts_with(['=', '+', '-', '@', '＝', '＋', '－', '＠'])
}

/// Does what follows a separator begin a formula? A plain whole number up to the next one does not.
fn begins_formula(text: &str) -> bool {
    let rest = text.trim_start_matches(passed_over);
    let end = rest.find(splits).unwrap_or(rest.len());
    looks_like_formula(text) && !whole_number(&rest[..end])
}

fn whole_number(text: &str) -> bool {
    let digits = text.strip_prefix('-').unwrap_or(text);
    !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
}

/// Would a spreadsheet take a cell for a formula or lose something of it, or the reader take it for a guarded
/// one?
fn risky(text: &str) -> bool {
    let (Some(first), Some(last)) = (text.chars().next(), text.chars().next_back()) else { return true };
    let lost = |c: char| c.is_whitespace() || c.is_control();
    let formula = looks_like_formula(text) && !whole_number(text);
    formula || first == MARK || lost(first) || last.is_whitespace()
}

/// A text as it is put into a cell: with an apostrophe before it where a spreadsheet would take it for a
/// formula, or where spaces around it would be lost, and with one wherever a list separator inside it is
/// followed by a formula. Plain whole numbers stay as they are.
#[must_use]
pub fn guard(text: &str) -> String {
    let mut guarded = String::with_capacity(text.len() + 1);
    if risky(text) {
        guarded.push(MARK);
    }
    for (at, c) in text.char_indices() {
        guarded.push(c);
        if splits(c) && begins_formula(&text[at + c.len_utf8()..]) {
            guarded.push(MARK);
        }
    }
    guarded
}

/// The text [`guard`] was given, and whether the whole of it was guarded.
#[must_use]
pub fn unguard(cell: &str) -> (String, bool) {
    let inner = cell.strip_prefix(MARK).filter(|inner| risky(inner));
    let rest = inner.unwrap_or(cell);
    let mut text = String::with_capacity(rest.len());
    let mut after_split = false;
    for (at, c) in rest.char_indices() {
        let mark = after_split && c == MARK && begins_formula(&rest[at + c.len_utf8()..]);
        after_split = splits(c);
        if !mark {
            text.push(c);
        }
    }
    (text, inner.is_some())
}

#[cfg(test)]
mod tests {
    use super::{guard, splits, unguard, whole_number};

    /// Every text of up to so many of these characters.
    fn texts(most: usize) -> Vec<String> {
        let mut all = vec![String::new()];
        let mut from = 0;
        for _ in 0..most {
            let to = all.len();
            for n in from..to {
                for c in ['=', '-', '＠', '\'', '"', ';', ',', '\n', ' ', '1', 'a'] {
                    all.push(format!("{}{c}", all[n]));
                }
            }
            from = to;
        }
        all
    }

    #[test]
    fn no_spreadsheet_finds_a_formula_however_it_splits_and_all_comes_back() {
        for text in texts(4) {
            let cell = guard(&text);
            assert_eq!(unguard(&cell).0, text, "{cell:?}");
            for part in cell.split(splits) {
                let bare = part.trim_start_matches([' ', '"']);
                let formula = bare.starts_with(['=', '-', '＠']) && !whole_number(bare);
                assert!(!formula, "{text:?} as {cell:?}");
            }
        }
    }

    #[test]
    fn texts_and_plain_numbers_stay_as_they_are() {
        for text in
            ["Bredow", "-3", "600", "33rd Foot, \"Duke's\"", "a; b, c", "on 5, -3, 7", "6-pounder", "1+1"]
        {
            assert_eq!(guard(text), text);
        }
        assert_eq!(guard("x;=1+1;y"), "x;'=1+1;y");
        assert_eq!(guard("\u{200b}=1"), "'\u{200b}=1");
        assert_eq!(guard("\t=1"), "'\t'=1");
    }
}
