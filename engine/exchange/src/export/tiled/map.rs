//! A battle as a map of Tiled.

use super::tiles::{SIDE_PX, Tiles, VARIANTS};
use super::{Battle, ExportError, Lost, objects};
use crate::Note;
use crate::tiled::{Frame, Map, Properties, Property, TileLayer};
use oblique_board::hex::{Hex, Orientation};
use std::collections::BTreeMap;

/// A file beside the map: its name and what is in it.
type Beside = (String, Vec<u8>);

/// The map, the picture of its tiles, and what it has no room for.
pub(super) fn of(
    battle: &Battle<'_>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(Map, Beside, Vec<Note>), ExportError> {
    let board = &battle.scenario.board;
    let layout = board.layout();
    if layout.is_empty() {
        return Err(ExportError::Unfit("The board has no hexes; give it a size first.".to_owned()));
    }
    let tiles = Tiles::of(board);
    if !go_on(0.1) {
        return Err(ExportError::Cancelled);
    }
    let file = format!("{}-tiles.png", battle.stem);
    let picture = tiles
        .picture(battle.rules.catalog(), layout.orientation)
        .map_err(|why| ExportError::Unfit(format!("Of the tiles: {why}")))?;
    if !go_on(0.5) {
        return Err(ExportError::Cancelled);
    }
    let tile =
        if layout.orientation == Orientation::Flat { tiles.size } else { (tiles.size.1, tiles.size.0) };
    let frame = Frame { layout, tile, side: SIDE_PX, first: (0, 0) };
    let mut lost = Lost::default();
    let objects = objects::of(battle, &frame, &mut lost);
    let mut layers = vec![TileLayer { name: "Ground".to_owned(), cells: ground(battle) }];
    if board.level_cells().iter().any(|level| *level != 0) {
        let cells = board.level_cells().iter().map(|level| tiles.level(*level)).collect();
        layers.push(TileLayer { name: "Heights".to_owned(), cells });
    }
    let map = Map {
        frame,
        properties: properties(battle),
        tilesets: vec![tiles.set(&file, battle.rules.catalog(), layout.orientation)],
        layers,
        objects,
        notes: Vec::new(),
    };
    Ok((map, (file, picture), lost.sentences(layout)))
}

/// The tile of each hex: of several that show the same ground, one or another by where it lies.
fn ground(battle: &Battle<'_>) -> Vec<u32> {
    let board = &battle.scenario.board;
    let variant = |hex: Hex| oblique_board::hex::scatter::noise(hex, 0) % VARIANTS;
    let cells = board.terrain_cells().iter().enumerate();
    cells.map(|(at, terrain)| Tiles::ground(*terrain, variant(board.layout().hex(at)))).collect()
}

/// What the map says of itself.
fn properties(battle: &Battle<'_>) -> Properties {
    let scenario = battle.scenario;
    let [a, b] = &scenario.sides;
    let all = [
        (crate::import::RULESET_PROPERTY, &scenario.ruleset),
        ("title", &scenario.meta.title),
        ("date", &scenario.meta.date),
        ("place", &scenario.meta.place),
        ("author", &scenario.meta.author),
        ("description", &scenario.meta.description),
        ("side_a", &a.name),
        ("side_a_color", &a.color),
        ("side_b", &b.name),
        ("side_b_color", &b.color),
    ];
    let said = all.into_iter().filter(|(_, text)| !text.is_empty());
    said.map(|(name, text)| (name.to_owned(), Property::Text(text.clone()))).collect::<BTreeMap<_, _>>()
}
