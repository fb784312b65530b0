//! The letter of each terrain in a file: the catalog's for its own, a free one for the others.

use super::Palettes;

/// Written for a hex whose terrain is not in the board's palette.
pub(super) const UNKNOWN: char = '?';

/// May this letter stand for a terrain?
pub(super) fn is_letter(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !['"', '\\', '\'', UNKNOWN].contains(&c)
}

/// One letter for each entry of a board's palette, all different.
pub(super) fn letters(palette: &[String], known: Option<&Palettes>) -> Vec<char> {
    let of_catalog =
        |id: &str| known.and_then(|k| k.terrain.iter().find(|(t, _)| t == id)).map(|(_, letter)| *letter);
    let mut taken: Vec<char> = known.iter().flat_map(|k| k.terrain.iter().map(|(_, c)| *c)).collect();
    palette
        .iter()
        .map(|id| {
            of_catalog(id).unwrap_or_else(|| {
                let letter = free_letter(id, &taken);
                taken.push(letter);
                letter
            })
        })
        .collect()
}

/// A letter of the id itself if one is free, else the first free one.
fn free_letter(id: &str, taken: &[char]) -> char {
    let own = id.chars().filter(char::is_ascii_alphabetic);
    let plain = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain('\u{c0}'..='\u{24f}');
    own.chain(plain).find(|c| !taken.contains(c)).unwrap_or(UNKNOWN)
}
