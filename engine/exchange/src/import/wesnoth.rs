//! Maps of Battle for Wesnoth: rows of codes with a border of a hex all round.

use super::hex_map::{self, Code, HexMap};
use super::{FoundCode, ImportError, Imported, Importer, Parameter, Parameters, Recognised, Source, Target};

/// What becomes of their terrain.
const TABLE: &str = include_str!("../../../../assets/imports/wesnoth.ron");
/// Letters of a base, and of an overlay.
const MOST_LETTERS: usize = 4;

/// Reads `.map` files.
#[derive(Clone, Copy, Debug)]
pub struct WesnothMap;

impl Importer for WesnothMap {
    fn id(&self) -> &'static str {
        "wesnoth"
    }

    fn name(&self) -> &'static str {
        "Wesnoth map"
    }

    fn description(&self) -> &'static str {
        "A new battle on a map of Battle for Wesnoth: ground, hills, villages, roads and places to start."
    }

    fn plural(&self) -> &'static str {
        "Wesnoth maps"
    }

    fn files(&self) -> &'static str {
        "Wesnoth maps"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["map"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        if head.contains(&0) {
            return Recognised::No;
        }
        let text = String::from_utf8_lossy(head);
        let row = rows(&text).next();
        let cells =
            row.map(|(_, row)| row.split(',').take(8).map(cell).collect::<Vec<_>>()).unwrap_or_default();
        let codes = cells.len() >= 3 && cells.iter().all(Option::is_some);
        if codes { Recognised::Perhaps } else { Recognised::No }
    }

    fn most_bytes(&self) -> u64 {
        64 << 20
    }

    fn usual_table(&self) -> Option<&'static str> {
        Some(TABLE)
    }

    fn parameters(&self) -> Vec<Parameter> {
        hex_map::parameters()
    }

    fn codes(&self, source: &Source<'_>, _: &Target<'_>) -> Result<Vec<FoundCode>, ImportError> {
        hex_map::codes(source, read)
    }

    fn import(
        &self,
        source: &Source<'_>,
        target: &Target<'_>,
        parameters: &Parameters,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Imported, ImportError> {
        hex_map::import(source, target, TABLE, parameters, read, go_on)
    }
}

/// The map in a file.
fn read(text: &str) -> Result<HexMap, ImportError> {
    let rows: Vec<(usize, Vec<&str>)> = rows(text).map(|(n, row)| (n, row.split(',').collect())).collect();
    if rows.is_empty() {
        return Err(ImportError::Unreadable("has no rows of codes".to_owned()));
    }
    let columns = rows.iter().map(|(_, cells)| cells.len()).max().unwrap_or(0);
    // A hex all round is a border that nobody enters.
    let inner = |n: usize| i64::try_from(n).unwrap_or(i64::MAX) - 2;
    let (width, height) = (inner(columns), inner(rows.len()));
    let mut map = HexMap::new(width, height).ok_or_else(|| {
        let (width, height) = (width.max(0), height.max(0));
        ImportError::Unreadable(format!(
            "is {width} by {height} hexes without its border; a side has 1 to 2,000"
        ))
    })?;
    for (row, (number, cells)) in rows.iter().enumerate() {
        if cells.len() != columns {
            map.notes.add(|| format!("Line {number} has {} hexes and not {columns}.", cells.len()));
        }
        for (column, text) in cells.iter().enumerate() {
            let [col, row] = [column, row].map(|n| i32::try_from(n).unwrap_or(i32::MAX) - 1);
            let hex = map.layout.at(col, row);
            let Some(at) = map.layout.index(hex).filter(|_| map.layout.contains(hex)) else { continue };
            let Some((start, codes)) = cell(text) else {
                map.notes.add(|| format!("Line {number}: '{}' is no terrain.", shortened(text)));
                continue;
            };
            if let Some(start) = start {
                map.labels.push((at, format!("Start {start}")));
            }
            map.set_codes(at, codes);
        }
    }
    Ok(map)
}

/// The rows of a file with the numbers of their lines. Older files have a heading before the first empty line; lines of
/// their macros and tags begin with signs no code begins with.
fn rows(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let lines: Vec<(usize, &str)> = text.lines().enumerate().map(|(n, line)| (n + 1, line.trim())).collect();
    let empty = lines.iter().position(|(_, line)| line.is_empty());
    let heading = empty.filter(|end| lines.iter().take(*end).all(|(_, line)| !line.contains(',')));
    lines
        .into_iter()
        .skip(heading.unwrap_or(0))
        .filter(|(_, line)| line.contains(',') && !line.starts_with(['#', '[', '{', '"']))
}

/// What is in a cell: who starts there, and its base and overlay. `None` where it is no terrain.
fn cell(text: &str) -> Option<(Option<&str>, Vec<Code>)> {
    let mut words = text.split_whitespace();
    let (first, second) = (words.next()?, words.next());
    let (start, terrain) = second.map_or((None, first), |second| (Some(first), second));
    let (base, overlay) = terrain.split_once('^').unwrap_or((terrain, ""));
    let short = [base, overlay].iter().all(|part| part.len() <= MOST_LETTERS);
    let plain = terrain.is_ascii() && short && words.next().is_none();
    let known = base.starts_with(|c: char| c.is_ascii_uppercase() || c == '_') || base.is_empty();
    if !plain || !known || terrain.is_empty() {
        return None;
    }
    let mut codes = Vec::new();
    if !overlay.is_empty() {
        codes.push(Code::named(format!("^{overlay}")));
    }
    if !base.is_empty() {
        codes.push(Code::named(base.to_owned()));
    }
    Some((start, codes))
}

/// The beginning of a text, for a sentence.
fn shortened(text: &str) -> String {
    text.trim().chars().take(12).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(map: &HexMap, col: i32, row: i32) -> Vec<&str> {
        let at = map.layout.index(map.layout.at(col, row)).unwrap();
        map.codes(at).iter().map(|code| code.name.as_str()).collect()
    }

    #[test]
    fn the_border_is_left_out_and_starts_are_named() {
        let map = read(
            "border_size=1\nusage=map\n\nXv, Xv, Xv, Xv\nXv, 1 Ke , Gg^Fp, Xv\nXv, Rr, Ww^Bw|, Xv\nXv, Xv, Xv, Xv\n",
        )
        .unwrap();
        assert_eq!((map.layout.width, map.layout.height), (2, 2));
        assert_eq!(names(&map, 0, 0), ["Ke"]);
        assert_eq!(names(&map, 1, 0), ["^Fp", "Gg"]);
        assert_eq!(names(&map, 1, 1), ["^Bw|", "Ww"]);
        assert_eq!(map.labels.len(), 1);
        assert_eq!(map.notes.sentences(), Vec::<String>::new());
    }

    #[test]
    fn dirt_is_told_of_and_the_rest_is_read() {
        let map = read("{MACRO a,b}\nGg,Gg,Gg,Gg\nGg,Gg,Verylongcode,Gg\nGg,Hh,Gg\nGg,Gg,Gg,Gg\n").unwrap();
        assert_eq!((map.layout.width, map.layout.height), (2, 2));
        assert_eq!(names(&map, 0, 1), ["Hh"]);
        assert_eq!(map.notes.sentences().len(), 2, "{:?}", map.notes);
    }

    #[test]
    fn what_is_no_map_is_refused_with_a_reason() {
        for text in ["", "hello", "Gg,Gg", "Gg,Gg,Gg\nGg,Gg,Gg"] {
            assert!(matches!(read(text), Err(ImportError::Unreadable(_))), "{text}");
        }
        assert_eq!(WesnothMap.recognise(b"name,side,men\nGuards,A,500\n"), Recognised::No);
        assert_eq!(WesnothMap.recognise(b"Gg, Gg, Gg^Fp\n"), Recognised::Perhaps);
    }
}
