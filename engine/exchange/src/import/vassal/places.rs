//! Where pieces stand at the start: of the first set-up that can be read, else of the stacks that stand on the map.

use super::fit::Fit;
use super::slots::{self, Slot};
use crate::Note;
use crate::vassal::{Archive, Broken, Definition, FoundBoard, SavedGame, Unread};
use oblique_board::hex::Hex;
use roxmltree::Node;
use thiserror::Error;

/// Set-ups that are looked at, at most.
const MOST_SET_UPS: usize = 50;

/// A piece that stands somewhere.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub piece: Definition,
    /// On which hex; none where it stands off the board or on another map.
    pub hex: Option<Hex>,
    /// How the map defines it, where it does.
    pub slot: Option<Slot>,
}

/// Every piece that stands somewhere.
pub(super) fn of(
    archive: &mut Archive<'_>,
    root: Node<'_, '_>,
    board: &FoundBoard,
    fit: &Fit,
    notes: &mut Vec<Note>,
) -> Vec<Placed> {
    let set_ups = root.descendants().filter(|node| node.tag_name().name().ends_with(".PredefinedSetup"));
    let files: Vec<(&str, &str)> = set_ups
        .filter(|node| node.attribute("useFile") != Some("false"))
        .filter_map(|node| Some((node.attribute("name").unwrap_or_default(), node.attribute("file")?)))
        .filter(|(_, file)| !file.is_empty())
        .take(MOST_SET_UPS)
        .collect();
    for (n, (name, file)) in files.iter().enumerate() {
        let game = match game(archive, file) {
            Ok(game) => game,
            Err(why) => {
                notes.push(Note::from(format!("The set-up '{name}' {why}.")));
                continue;
            }
        };
        let on = |piece: &Definition| {
            piece.place().filter(|(map, _)| *map == board.map).and_then(|(_, at)| fit.hex_at(at))
        };
        if game.pieces.iter().all(|piece| on(piece).is_none()) {
            continue;
        }
        let others = files.len() - n - 1;
        if others > 0 {
            notes.push(Note::from(format!(
                "Units stand as in the set-up '{name}'; {others} more are left out."
            )));
        }
        // Pieces lie in stacks from the lowest up: the roster begins with the top.
        let placed = game.pieces.into_iter().map(|piece| Placed { hex: on(&piece), piece, slot: None });
        return placed.collect();
    }
    stacks(root, board, fit)
}

/// Why a set-up is not read; displays as what follows its name in a sentence.
#[derive(Debug, Error)]
enum SetUpError {
    /// The module has no such file.
    #[error("is not there: the module has no file '{0}'")]
    Missing(String),
    /// Its own archive is not read.
    #[error(transparent)]
    Archive(#[from] Broken),
    /// It is of a version that packs it otherwise.
    #[error("is packed as by version 3.8 of VASSAL, which is not read yet; save it with version 3.7")]
    Packed,
    /// It is damaged.
    #[error("is damaged")]
    Damaged,
}

impl From<Unread> for SetUpError {
    fn from(why: Unread) -> Self {
        match why {
            Unread::Packed => Self::Packed,
            Unread::Damaged => Self::Damaged,
        }
    }
}

/// A saved game in the archive.
fn game(archive: &mut Archive<'_>, file: &str) -> Result<SavedGame, SetUpError> {
    let bytes = archive.read(file).map_err(|_| SetUpError::Missing(file.to_owned()))?;
    let inner = Archive::open(&bytes)?.read("savedGame")?;
    Ok(SavedGame::read(&inner, slots::MOST)?)
}

/// The stacks that stand on the map of a board from the start.
fn stacks(root: Node<'_, '_>, board: &FoundBoard, fit: &Fit) -> Vec<Placed> {
    let stacks = root.descendants().filter(|node| node.tag_name().name().ends_with(".SetupStack"));
    let mut all = Vec::new();
    for stack in stacks {
        let map = stack.ancestors().find_map(|above| above.attribute("mapName")).unwrap_or_default();
        let owner = stack.attribute("owningBoard").unwrap_or_default();
        let here = map == board.map && (owner.is_empty() || owner == board.name || owner.starts_with('<'));
        let number = |name: &str| stack.attribute(name)?.trim().parse::<i32>().ok();
        let hex = number("x").zip(number("y")).filter(|_| here).and_then(|at| fit.hex_at(at));
        for node in stack.children().filter(|node| node.tag_name().name().ends_with(".PieceSlot")) {
            if let Some(slot) = slots::slot(node).filter(|_| all.len() < slots::MOST) {
                all.push(Placed { piece: slot.piece.clone(), hex, slot: Some(slot) });
            }
        }
    }
    all
}
