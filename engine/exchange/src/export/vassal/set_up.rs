//! How the battle begins, as a saved game that the module offers.

use super::board::BoardPicture;
use super::counters::{Counter, Marker};
use super::reinforcements::{self, Held};
use super::{ExportError, MAP, SET_UP, board, broken};
use crate::vassal::{ENGINE, Element, MODULE_DATA, Packing, SavedGame, Stack};
use oblique_board::hex::Hex;
use oblique_scenario::Scenario;
use std::collections::BTreeMap;

/// What the set-up is called in the menu.
const NAME: &str = "Set-up";
/// Where the text of a saved game lies in its archive.
const GAME: &str = "savedGame";
/// What a saved game says of itself.
const DATA: &str = "savedata";

/// A piece of a hex: where it stands, how far up it lies, and its place in its list.
type Lying = (Hex, u8, usize);

/// The entry of the menu.
pub(super) fn element() -> Element {
    Element::new("VASSAL.build.module.PredefinedSetup").with_all(&[
        ("name", NAME),
        ("file", SET_UP),
        ("useFile", "true"),
        ("isMenu", "false"),
        ("description", ""),
    ])
}

/// Everything on its hex; who arrives later in a window of their own.
pub(super) fn game(
    scenario: &Scenario,
    picture: &BoardPicture,
    all: &[Counter<'_>],
    objectives: &[Marker],
    held: Option<&Held>,
) -> SavedGame {
    let layout = scenario.board.layout();
    let mut number = 1000_u32;
    let mut next = || {
        number += 1;
        number.to_string()
    };
    let mut game = SavedGame::default();
    // What lies in a hex, the lowest first: objectives, leaders, units, and of these the one on top last.
    let mut hexes: BTreeMap<(i32, i32), Vec<Lying>> = BTreeMap::new();
    for (n, marker) in objectives.iter().enumerate() {
        let (col, row) = layout.col_row(marker.hex);
        hexes.entry((row, col)).or_default().push((marker.hex, 0, n));
    }
    for (n, counter) in all.iter().enumerate() {
        let Some(hex) = counter.piece.hex.filter(|hex| layout.contains(*hex)) else { continue };
        let rank = match (counter.piece.top, counter.piece.formation.is_empty()) {
            (true, _) => 3,
            (false, false) => 2,
            (false, true) => 1,
        };
        let (col, row) = layout.col_row(hex);
        hexes.entry((row, col)).or_default().push((hex, rank, n));
    }
    for pieces in hexes.values_mut() {
        // The first of the roster lies on top where nobody says.
        pieces.sort_by_key(|(_, rank, n)| (*rank, std::cmp::Reverse(*n)));
        let Some((hex, ..)) = pieces.first() else { continue };
        let at = picture.pixel(*hex);
        let ids: Vec<String> = pieces.iter().map(|_| next()).collect();
        for ((_, rank, n), id) in pieces.iter().zip(&ids) {
            let (id, place) = (Some(id.clone()), Some((MAP, at.0, at.1)));
            let piece = if *rank == 0 {
                objectives.get(*n).map(|marker| marker.definition(id, place))
            } else {
                all.get(*n).map(|counter| counter.definition(id, place))
            };
            game.pieces.extend(piece);
        }
        game.stacks.push(Stack { id: next(), map: MAP.to_owned(), at, pieces: ids });
    }
    game.boards.push((MAP.to_owned(), board::NAME.to_owned()));
    if let Some(held) = held {
        for (n, at) in &held.places {
            let Some(counter) = all.get(*n) else { continue };
            let id = next();
            game.pieces.push(counter.definition(Some(id.clone()), Some((reinforcements::MAP, at.0, at.1))));
            let stack = Stack { id: next(), map: reinforcements::MAP.to_owned(), at: *at, pieces: vec![id] };
            game.stacks.push(stack);
        }
        game.boards.push((reinforcements::MAP.to_owned(), reinforcements::MAP.to_owned()));
    }
    game
}

/// The saved game as a file: an archive in the archive.
pub(super) fn file(game: &SavedGame, module_data: &str) -> Result<Vec<u8>, ExportError> {
    let said = |name, text: &str| Element::new(name).saying(text);
    let data = Element::new("data")
        .with("version", "1")
        .holding(said("version", super::components::VERSION))
        .holding(said("VassalVersion", ENGINE))
        .holding(said("description", NAME))
        .document();
    let mut packing = Packing::new();
    let mut add = |name: &str, bytes: &[u8]| packing.add(name, bytes).map_err(|why| broken(&why));
    add(GAME, &game.written())?;
    add(DATA, data.as_bytes())?;
    add(MODULE_DATA, module_data.as_bytes())?;
    packing.finish().map_err(|why| broken(&why))
}
