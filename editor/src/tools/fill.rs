//! Fills an area of one terrain with another.

use super::brush::{pick_terrain, terrain_name};
use super::{Pointer, PointerPhase, Preview, Tool, options};
use crate::command::Intent;
use crate::desk::Desk;
use oblique_core::board::{Board, TerrainIx};
use oblique_core::hex::Hex;
use oblique_core::scenario::Edit;
use std::cell::RefCell;

/// Hexes a preview outlines at most: beyond, only their number is told.
const PREVIEW_HEXES: usize = 4000;

/// The bucket.
#[derive(Default)]
pub struct Fill {
    /// The last area found, for the pointer resting in it.
    found: RefCell<Option<Found>>,
}

struct Found {
    revision: u64,
    seed: Hex,
    hexes: Vec<Hex>,
}

impl Fill {
    /// The connected hexes of the terrain under the pointer: preview and click both ask here.
    fn affected<R>(&self, desk: &Desk<'_>, seed: Hex, read: impl FnOnce(&[Hex]) -> R) -> R {
        let revision = desk.document.revision();
        let board = &desk.scenario().board;
        let mut found = self.found.borrow_mut();
        let known = found.as_ref().is_some_and(|f| f.revision == revision && f.seed == seed);
        if !known {
            *found = Some(Found { revision, seed, hexes: area(board, seed) });
        }
        read(found.as_ref().map_or(&[], |f| f.hexes.as_slice()))
    }
}

/// The connected hexes of one terrain around a hex, in the order they are reached.
pub fn area(board: &Board, seed: Hex) -> Vec<Hex> {
    let layout = board.layout();
    let (Some(terrain), Some(start)) = (board.terrain(seed), layout.index(seed)) else { return Vec::new() };
    let mut seen = vec![false; layout.len()];
    if let Some(mark) = seen.get_mut(start) {
        *mark = true;
    }
    let mut hexes = vec![seed];
    let mut next = 0;
    while let Some(&hex) = hexes.get(next) {
        next += 1;
        for (_, neighbour) in layout.neighbours(hex) {
            let Some(mark) = layout.index(neighbour).and_then(|at| seen.get_mut(at)) else { continue };
            if !std::mem::replace(mark, true) && board.terrain(neighbour) == Some(terrain) {
                hexes.push(neighbour);
            }
        }
    }
    hexes
}

fn count(n: usize) -> String {
    if n == 1 { "1 hex".to_owned() } else { format!("{n} hexes") }
}

impl Tool for Fill {
    fn id(&self) -> &'static str {
        "fill"
    }

    fn name(&self) -> &'static str {
        "Fill"
    }

    fn key(&self) -> &'static str {
        "G"
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        format!(
            "Click to fill the whole area under the pointer with {}. Ctrl picks the terrain under the pointer.",
            terrain_name(desk, desk.view.tools.terrain).to_lowercase()
        )
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        if pointer.phase != PointerPhase::Down {
            return;
        }
        if pointer.picks() {
            pick_terrain(desk, pointer.hex, out);
            return;
        }
        let terrain = if pointer.shift { TerrainIx(0) } else { desk.view.tools.terrain };
        if desk.scenario().board.terrain(pointer.hex).is_none_or(|old| old == terrain) {
            return;
        }
        let cells =
            self.affected(desk, pointer.hex, |hexes| hexes.iter().map(|hex| (*hex, terrain)).collect());
        let label = format!("Fill with {}", terrain_name(desk, terrain).to_lowercase());
        out.push(Intent::edit(label, Edit::Terrain(cells)));
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let Some(hover) = desk.view.hover else { return Preview::default() };
        let name = terrain_name(desk, desk.view.tools.terrain).to_lowercase();
        if desk.scenario().board.terrain(hover) == Some(desk.view.tools.terrain) {
            return Preview { caption: format!("Already {name}"), ..Preview::default() };
        }
        self.affected(desk, hover, |hexes| Preview {
            hexes: if hexes.len() <= PREVIEW_HEXES { hexes.to_vec() } else { Vec::new() },
            caption: format!("{} to {name}", count(hexes.len())),
            ..Preview::default()
        })
    }

    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        options::terrain(ui, desk, out);
    }
}
