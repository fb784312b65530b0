//! Saved games: a list of commands that put pieces on maps, hidden from the eye.

use super::piece::{Definition, place};
use super::sequence::{join, parts};

/// What stands between two commands.
const BETWEEN: char = '\u{1b}';
/// What the hidden text begins with.
pub(crate) const HIDDEN: &[u8] = b"!VCSK";
/// Since version 3.8 of the engine the text is packed; such ones begin so.
const PACKED: [&[u8]; 2] = [b"\xfd7zXZ\0", b"!VOXZ"];
/// What ours are hidden by. Any number would do; always the same gives the same bytes.
const KEY: u8 = 0x5a;
/// What the state of a stack says of its layer.
const LAYER: &str = "@@";

/// Pieces that lie in one place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Stack {
    /// Its own number.
    pub id: String,
    /// Its map.
    pub map: String,
    /// Where.
    pub at: (i32, i32),
    /// The numbers of its pieces, the lowest first.
    pub pieces: Vec<String>,
}

impl Stack {
    fn written(&self) -> String {
        let (x, y) = (self.at.0.to_string(), self.at.1.to_string());
        let layer = format!("{LAYER}0");
        let state = [self.map.as_str(), &x, &y].into_iter().chain(self.pieces.iter().map(String::as_str));
        let state = join(';', state.chain([layer.as_str()]));
        format!("+/{}", join('/', [self.id.as_str(), "stack", &state]))
    }

    fn read(command: &str) -> Option<Self> {
        let mut all = parts(command.strip_prefix("+/")?, '/');
        let (id, kind, state) = (all.next()?, all.next()?, all.next()?);
        if kind != "stack" {
            return None;
        }
        let (map, at) = place(&state)?;
        let pieces = parts(&state, ';').skip(3).filter(|id| !id.starts_with(LAYER)).collect();
        Some(Self { id, map, at, pieces })
    }
}

/// A game as it was saved.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct SavedGame {
    /// Its pieces, each on its map or nowhere.
    pub pieces: Vec<Definition>,
    /// Which lie in one place.
    pub stacks: Vec<Stack>,
    /// The board of each map.
    pub boards: Vec<(String, String)>,
}

/// Why a saved game was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unread {
    /// It is packed in a way that is not known here.
    Packed,
    /// It is damaged.
    Damaged,
}

impl SavedGame {
    /// Its commands, hidden.
    pub(crate) fn written(&self) -> Vec<u8> {
        let mut commands = vec!["begin_save".to_owned()];
        commands.extend(self.pieces.iter().map(Definition::written));
        commands.extend(self.stacks.iter().map(Stack::written));
        for (map, board) in &self.boards {
            let board = join('/', [board]);
            commands.push(join('\t', [format!("{map}BoardPicker").as_str(), &board, "0", "0"]));
        }
        commands.push("end_save".to_owned());
        hidden(&join(BETWEEN, commands))
    }

    /// Reads one, of at most so many pieces; whatever else it says is passed over.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub(crate) fn read(bytes: &[u8], most: usize) -> Result<Self, Unread> {
        let text = shown(bytes)?;
        let mut game = Self::default();
        // Commands stand in commands: those of one level are put before what is still to be read.
        let mut open = vec![parts(&text, BETWEEN).collect::<Vec<String>>().into_iter()];
        let mut steps = 0_usize;
        while let Some(level) = open.last_mut() {
            steps += 1;
            if steps > most.saturating_mul(8) || game.pieces.len() > most {
                break;
            }
            let Some(command) = level.next() else {
                open.pop();
                continue;
            };
            if command.contains(BETWEEN) {
                if open.len() < 32 {
                    open.push(parts(&command, BETWEEN).collect::<Vec<_>>().into_iter());
                }
            } else if let Some(stack) = Stack::read(&command) {
                game.stacks.push(stack);
            } else if let Some(piece) = Definition::read(&command) {
                game.pieces.push(piece);
            } else if let Some((map, board)) = board(&command) {
                game.boards.push((map, board));
            }
        }
        Ok(game)
    }
}

/// The map and its first board, where a command says which boards a map has.
fn board(command: &str) -> Option<(String, String)> {
    let mut all = parts(command, '\t');
    let map = all.next()?.strip_suffix("BoardPicker")?.to_owned();
    let board = parts(&all.next()?, '/').next()?;
    Some((map, board))
}

/// A text hidden as versions up to 3.7 of the engine do: two digits a byte, each changed by a key that stands before them.
pub(crate) fn hidden(text: &str) -> Vec<u8> {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digits = |byte: u8| [DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]];
    let mut out = HIDDEN.to_vec();
    out.extend(digits(KEY));
    out.extend(text.bytes().flat_map(|byte| digits(byte ^ KEY)));
    out
}

/// A hidden text; one that is not hidden as it is.
pub(crate) fn shown(bytes: &[u8]) -> Result<String, Unread> {
    if PACKED.iter().any(|packed| bytes.starts_with(packed)) {
        return Err(Unread::Packed);
    }
    let Some(digits) = bytes.strip_prefix(HIDDEN) else {
        return Ok(String::from_utf8_lossy(bytes).into_owned());
    };
    let digit =
        |byte: u8| char::from(byte).to_digit(16).and_then(|n| u8::try_from(n).ok()).ok_or(Unread::Damaged);
    let byte = |pair: &[u8]| match pair {
        [high, low] => Ok(digit(*high)? << 4 | digit(*low)?),
        _ => Err(Unread::Damaged),
    };
    let mut pairs = digits.chunks(2);
    let key = byte(pairs.next().ok_or(Unread::Damaged)?)?;
    let text: Result<Vec<u8>, Unread> = pairs.map(|pair| Ok(byte(pair)? ^ key)).collect();
    Ok(String::from_utf8_lossy(&text?).into_owned())
}

#[cfg(test)]
mod tests {
    use super::super::piece::{Definition, Trait};
    use super::{SavedGame, Stack, Unread, hidden, shown};
    use crate::vassal::sequence::join;

    fn game() -> SavedGame {
        let piece = |id: &str, name: &str| Definition {
            id: Some(id.to_owned()),
            traits: vec![Trait::delete(), Trait::basic("a.png", name, 3, Some(("Map", 40, 60)))],
        };
        SavedGame {
            pieces: vec![piece("1", "First/Guard"), piece("2", "Zweite \u{f6}")],
            stacks: vec![Stack {
                id: "3".to_owned(),
                map: "Map".to_owned(),
                at: (40, 60),
                pieces: vec!["1".to_owned(), "2".to_owned()],
            }],
            boards: vec![("Map".to_owned(), "Board / one".to_owned())],
        }
    }

    #[test]
    fn a_game_comes_back_and_is_the_same_every_time() {
        let bytes = game().written();
        assert!(bytes.starts_with(b"!VCSK5a"));
        assert_eq!(bytes, game().written());
        assert_eq!(SavedGame::read(&bytes, 100), Ok(game()));
    }

    #[test]
    fn commands_in_commands_are_read_as_the_engine_writes_them() {
        let plain = shown(&game().written()).unwrap();
        let inner: Vec<&str> = plain.split('\u{1b}').collect();
        let nested = join('\u{1b}', ["begin_save", "", &join('\u{1b}', &inner[1..4]), inner[4], "end_save"]);
        assert_eq!(SavedGame::read(&hidden(&nested), 100), Ok(game()));
        assert_eq!(SavedGame::read(nested.as_bytes(), 100), Ok(game()));
    }

    #[test]
    fn what_is_damaged_or_packed_is_said() {
        assert_eq!(shown(b"!VCSK5"), Err(Unread::Damaged));
        assert_eq!(shown(b"!VCSK5azz"), Err(Unread::Damaged));
        assert_eq!(shown(b"!VOXZ\x11\x22"), Err(Unread::Packed));
        assert_eq!(SavedGame::read(b"", 10), Ok(SavedGame::default()));
    }
}
