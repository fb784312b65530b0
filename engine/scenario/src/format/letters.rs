//! The letter of each terrain in a file: the catalog's for its own, a free one for the others.

use super::Palettes;
use oblique_board::Board;

/// Written for a hex whose terrain is not in the board's palette.
pub(super) const UNKNOWN: char = '?';

/// May this letter stand for a terrain?
pub(super) fn is_letter(c: char) -> bool {
    !c.is_whitespace() && !c.is_control() && !['"', '\\', '\'', UNKNOWN].contains(&c)
}

/// The terrain a board uses, as index into its palette and letter, all different, in the order of
/// the key: the catalog's first, in its order. Without a catalog they go by id, so that the same
/// ground gives the same text whatever the order of its palette.
pub(super) fn key(board: &Board, known: Option<&Palettes>) -> Vec<(usize, char)> {
    let mut used = [false; 256];
    for terrain in board.terrain_cells() {
        used[usize::from(terrain.0)] = true;
    }
    let rank = |id: &str| known.and_then(|k| k.terrain.iter().position(|(t, _)| t == id));
    let mut listed: Vec<(usize, &String)> =
        board.palette().iter().enumerate().filter(|(i, _)| used.get(*i).copied().unwrap_or(false)).collect();
    listed.sort_by_key(|(i, id)| match known {
        Some(_) => (rank(id).unwrap_or(usize::MAX), *i, ""),
        None => (0, 0, id.as_str()),
    });
    let mut taken: Vec<char> = known.iter().flat_map(|k| k.terrain.iter().map(|(_, c)| *c)).collect();
    let letter = |(i, id): (usize, &String)| {
        let of_catalog = rank(id).and_then(|r| known.and_then(|k| k.terrain.get(r)).map(|(_, c)| *c));
        let letter = of_catalog.unwrap_or_else(|| free_letter(id, &taken));
        taken.push(letter);
        (i, letter)
    };
    listed.into_iter().map(letter).collect()
}

/// A letter of the id itself if one is free, else the first free one.
fn free_letter(id: &str, taken: &[char]) -> char {
    let own = id.chars().filter(char::is_ascii_alphabetic);
    let plain = ('a'..='z').chain('A'..='Z').chain('0'..='9').chain('\u{c0}'..='\u{24f}');
    own.chain(plain).find(|c| !taken.contains(c)).unwrap_or(UNKNOWN)
}
