//! Whole-board work: where every hex, hexside and facing of a board goes when it is resized,
//! flipped, turned or laid out anew.
//!
//! A [`Mapping`] answers for single places; everything that stands on the board is carried over by
//! [`oblique_scenario::change_board`]. Resizing, flipping and turning go through cube coordinates
//! ([`Rigid`]), so that odd numbers of columns never shear roads or streams. Must not know pieces.

mod quarter;
mod reshape;
mod rigid;

pub use quarter::Quarter;
pub use reshape::Reshape;
pub use reshape::nearest;
pub use rigid::{Margins, Rigid};

use super::{Board, Path, TerrainIx};
use crate::hex::{Hex, Hour, Layout};

/// Where the places of one board lie on another.
pub trait Mapping {
    /// The frame of the old board.
    fn from(&self) -> Layout;
    /// The frame of the new board.
    fn to(&self) -> Layout;
    /// Where a hex goes; may lie off the new board.
    fn hex(&self, hex: Hex) -> Hex;
    /// The hex a hex of the new board is made from; may lie off the old board.
    fn source(&self, hex: Hex) -> Hex;
    /// Where a course goes, whole, as far as it can be drawn; parts may lie off the new board.
    fn path(&self, path: &Path) -> Path;
    /// What a facing becomes.
    fn hour(&self, hour: Hour) -> Hour;
}

/// The ground of the new board: terrain, levels and what is kept of single hexes brought over, hexes that are new of `fill` at
/// level 0. Linear features and labels are left to the caller.
#[must_use]
pub fn ground(board: &Board, mapping: &dyn Mapping, fill: TerrainIx) -> Board {
    let to = mapping.to();
    let mut terrain = Vec::with_capacity(to.len());
    let mut level = Vec::with_capacity(to.len());
    for hex in to.hexes() {
        let source = mapping.source(hex);
        terrain.push(board.terrain(source).unwrap_or(fill));
        level.push(board.level(source).unwrap_or(0));
    }
    let mut new =
        Board::from_cells(to, board.palette().to_vec(), board.linear_palette().to_vec(), terrain, level);
    for (hex, attrs) in board.hex_attrs().iter() {
        let hex = mapping.hex(hex);
        if to.contains(hex) {
            new.put_hex_attrs(hex, Some(attrs.clone()));
        }
    }
    new
}

/// Hexes of the old board that have no place on the new one.
#[must_use]
pub fn fallen(mapping: &dyn Mapping) -> usize {
    let to = mapping.to();
    mapping.from().hexes().filter(|hex| !to.contains(mapping.hex(*hex))).count()
}

/// The parts of a course that lie on a board, in order. A hexside belongs to a board if one of its
/// two hexes does.
#[must_use]
pub fn clipped(path: &Path, layout: Layout) -> Vec<Path> {
    match path {
        Path::Hexes(hexes) => runs(hexes, |hex| layout.contains(*hex)).map(Path::Hexes).collect(),
        Path::Edges(edges) => {
            let on = |edge: &crate::hex::Edge| {
                edge.hexes(layout.orientation).into_iter().any(|hex| layout.contains(hex))
            };
            runs(edges, on).map(Path::Edges).collect()
        }
    }
}

/// The longest pieces of a list in which every entry is wanted.
fn runs<T: Copy>(list: &[T], wanted: impl Fn(&T) -> bool) -> impl Iterator<Item = Vec<T>> {
    let parts: Vec<Vec<T>> =
        list.chunk_by(|a, b| wanted(a) == wanted(b)).filter(|p| wanted(&p[0])).map(<[T]>::to_vec).collect();
    parts.into_iter()
}

#[cfg(test)]
mod tests;
