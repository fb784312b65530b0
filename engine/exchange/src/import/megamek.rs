//! Boards of `MegaMek`: a line of text a hex, with a height and what is on it.

use super::hex_map::{self, Code, HexMap};
use super::{FoundCode, ImportError, Imported, Importer, Parameter, Parameters, Recognised, Source, Target};

/// What becomes of their terrain.
const TABLE: &str = include_str!("../../../../assets/imports/megamek.ron");
/// What a hex cannot be higher or lower than.
const MOST_LEVEL: i64 = 100;

/// Reads `.board` files.
#[derive(Clone, Copy, Debug)]
pub struct MegamekBoard;

impl Importer for MegamekBoard {
    fn id(&self) -> &'static str {
        "megamek"
    }

    fn name(&self) -> &'static str {
        "MegaMek board"
    }

    fn description(&self) -> &'static str {
        "A new battle on a board of MegaMek: ground, heights, roads and notes."
    }

    fn plural(&self) -> &'static str {
        "MegaMek boards"
    }

    fn files(&self) -> &'static str {
        "MegaMek boards"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["board"]
    }

    fn recognise(&self, head: &[u8]) -> Recognised {
        if head.contains(&0) {
            return Recognised::No;
        }
        let text = String::from_utf8_lossy(head);
        let size = lines(&text).find(|(_, words)| !words.is_empty()).is_some_and(|(_, words)| {
            matches!(words.as_slice(), [size, w, h] if size.eq_ignore_ascii_case("size") && whole(w).is_some() && whole(h).is_some())
        });
        if size { Recognised::Yes } else { Recognised::Perhaps }
    }

    fn most_bytes(&self) -> u64 {
        256 << 20
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

/// The map in a file. Hexes it does not name are level and clear.
fn read(text: &str) -> Result<HexMap, ImportError> {
    let mut map: Option<HexMap> = None;
    let mut bad = Vec::new();
    for (number, words) in lines(text) {
        let Some((keyword, words)) = words.split_first() else { continue };
        match (keyword.to_ascii_lowercase().as_str(), &mut map) {
            ("size", _) => {
                let [Some(columns), Some(rows)] = [0, 1].map(|n| words.get(n).and_then(|w| whole(w))) else {
                    return Err(ImportError::Unreadable(format!(
                        "has no numbers after 'size' in line {number}"
                    )));
                };
                let empty = HexMap::new(columns, rows).ok_or_else(|| {
                    ImportError::Unreadable(format!("is {columns} by {rows} hexes; a side has 1 to 2,000"))
                })?;
                map.get_or_insert(empty);
            }
            ("hex", Some(map)) => bad.extend(put_hex(map, words).is_none().then_some(number)),
            ("note", Some(map)) => match words {
                [place, text, ..] => match place_of(map, place) {
                    Some(at) => map.labels.push((at, text.clone())),
                    None => bad.push(number),
                },
                _ => bad.push(number),
            },
            ("hex" | "note", None) => {
                return Err(ImportError::Unreadable(format!("has a hex before its size in line {number}")));
            }
            ("end", _) => break,
            // Options, tags, descriptions: nothing of the map.
            _ => {}
        }
    }
    let mut map = map.ok_or_else(|| ImportError::Unreadable("has no line 'size'".to_owned()))?;
    for number in bad {
        map.notes.add(|| format!("Line {number} could not be read and was left out."));
    }
    Ok(map)
}

/// Puts a hex on the map: its place, its level and what is on it.
fn put_hex(map: &mut HexMap, words: &[String]) -> Option<()> {
    let [place, level, rest @ ..] = words else { return None };
    let (at, level) = (place_of(map, place)?, whole(level)?);
    map.set_level(at, level.clamp(-MOST_LEVEL, MOST_LEVEL));
    map.set_codes(at, rest.first().map_or("", String::as_str).split(';').filter_map(code).collect());
    Some(())
}

/// `type:level:exits`.
fn code(text: &str) -> Option<Code> {
    let mut parts = text.trim().split(':');
    let kind = parts.next().filter(|kind| !kind.is_empty())?;
    let level = parts.next().unwrap_or("1");
    let exits = parts.next().and_then(|bits| bits.trim().parse::<u32>().ok());
    Some(Code {
        exits: exits.and_then(|bits| u8::try_from(bits & 0x3f).ok()),
        ..Code::named(format!("{}:{}", kind.to_ascii_lowercase(), level.trim()))
    })
}

/// The place of a hex by its number: as many digits for the column as for the row.
fn place_of(map: &HexMap, place: &str) -> Option<usize> {
    if !place.len().is_multiple_of(2) || !place.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let (column, row) = place.split_at(place.len() / 2);
    let [column, row] = [column, row].map(|n| n.parse::<i32>().ok()?.checked_sub(1));
    let hex = map.layout.at(column?, row?);
    map.layout.contains(hex).then(|| map.layout.index(hex)).flatten()
}

fn whole(word: &str) -> Option<i64> {
    word.parse().ok()
}

/// The lines of a file with their numbers, each as its words: quotes hold blanks, `#` begins a comment.
fn lines(text: &str) -> impl Iterator<Item = (usize, Vec<String>)> + '_ {
    text.lines().enumerate().map(|(n, line)| (n + 1, words(line)))
}

fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = line.trim_start();
    while !rest.is_empty() && !rest.starts_with('#') {
        let (word, after) = match rest.strip_prefix('"') {
            // A quote that is never closed goes to the end of its line.
            Some(quoted) => quoted.split_once('"').unwrap_or((quoted, "")),
            None => rest.split_at(rest.find(char::is_whitespace).unwrap_or(rest.len())),
        };
        words.push(word.to_owned());
        rest = after.trim_start();
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_board_is_read_with_its_dirt() {
        let map = read(
            "# by hand\r\nsize 3 2\noption exit_roads_to_pavement false\nhex 0101 2 \"woods:2;road:1:09\" \"grass\"\n\
             HEX 0302 -1 \"water:1\" \"\"\nhex 0401 0 \"\" \"\"\nhex 0201 one \"\" \"\"\nnote 0202 \"The old mill\"\n\
             tag whatever\nend\nhex 0102 9 \"\" \"\"\n",
        )
        .unwrap();
        assert_eq!((map.layout.width, map.layout.height), (3, 2));
        let at = |col, row| map.layout.index(map.layout.at(col, row)).unwrap();
        assert_eq!(map.level(at(0, 0)), 2);
        let codes: Vec<_> = map.codes(at(0, 0)).iter().map(|c| (c.name.as_str(), c.exits)).collect();
        assert_eq!(codes, [("woods:2", None), ("road:1", Some(9))]);
        assert_eq!(map.level(at(2, 1)), -1);
        assert_eq!(map.level(at(0, 1)), 0, "what comes after the end is no part of it");
        assert_eq!(map.labels, [(at(1, 1), "The old mill".to_owned())]);
        assert_eq!(map.notes.sentences().len(), 2, "{:?}", map.notes);
    }

    #[test]
    fn what_is_no_board_is_refused_with_a_reason() {
        for text in [
            "",
            "hello",
            "size",
            "size 0 5",
            "size 9999 9999",
            "size 99999999999999999999 1",
            "hex 0101 0 \"\" \"\"",
        ] {
            assert!(matches!(read(text), Err(ImportError::Unreadable(_))), "{text}");
        }
    }
}
