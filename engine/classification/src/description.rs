//! How every hex and hexside of a board looks on a sheet.

use crate::describe::FEATURES_VERSION;
use crate::place::Place;
use crate::sheet::Frame;
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_georeference::Point;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// An ink of a sheet, in Oklab measured against the sheet's paper: lightness 1 and no hue is bare paper.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Ink {
    /// Lightness: 1 for bare paper, 0 for the darkest ink.
    pub lightness: f32,
    /// From green to red, beside the paper's.
    pub green_red: f32,
    /// From blue to yellow, beside the paper's.
    pub blue_yellow: f32,
    /// The part of the board it covers, 0 to 1.
    pub share: f32,
}

/// How the hexes and hexsides of a board look on a sheet, and which of them lie on it. It does not change; whoever lays
/// the sheet or the board otherwise describes anew.
#[derive(Clone, Debug)]
pub struct Description {
    pub(crate) frame: Frame,
    pub(crate) inks: Vec<Ink>,
    pub(crate) hexes: Table,
    pub(crate) sides: Table,
    /// Rows of some hexes with marks drawn over them, by the hex's number.
    pub(crate) marked: BTreeMap<usize, Vec<u8>>,
}

impl Description {
    /// The layout of the board that was described.
    #[must_use]
    pub const fn layout(&self) -> Layout {
        self.frame.layout()
    }

    /// The hex of the board under a pixel of the sheet; `None` where there is none.
    #[must_use]
    pub fn hex_under(&self, pixel: Point) -> Option<Hex> {
        self.frame.hex_under(pixel)
    }

    /// The hexside nearest to a pixel of the sheet, of those between two hexes of the board.
    #[must_use]
    pub fn side_under(&self, pixel: Point) -> Option<Edge> {
        self.frame.side_under(pixel)
    }

    /// The pixel of the sheet over the middle of a hex, as [`crate::Sample`] wants it where a hex is taught by name.
    #[must_use]
    pub fn middle_px(&self, hex: Hex) -> Option<Point> {
        self.frame.to_sheet(self.frame.centre(hex))
    }

    /// The pixel of the sheet over the middle of a hexside.
    #[must_use]
    pub fn middle_of_side_px(&self, side: Edge) -> Option<Point> {
        let [a, b] = side.hexes(self.layout().orientation).map(|hex| self.frame.centre(hex));
        self.frame.to_sheet(Point::new(f64::midpoint(a.x, b.x), f64::midpoint(a.y, b.y)))
    }

    /// Was a hex described: does at least half of it lie on the sheet?
    #[must_use]
    pub fn is_described(&self, hex: Hex) -> bool {
        hex.index(self.layout()).is_some_and(|i| self.hexes.has(i))
    }

    /// How many hexes were described.
    #[must_use]
    pub fn hexes_described(&self) -> usize {
        self.hexes.on.iter().filter(|on| **on).count()
    }

    /// The sheet's main inks, the most covering first; bare paper is one of them.
    #[must_use]
    pub fn inks(&self) -> &[Ink] {
        &self.inks
    }

    /// The version of the features: descriptions of different versions cannot be compared.
    #[must_use]
    pub const fn version(&self) -> u32 {
        FEATURES_VERSION
    }

    pub(crate) fn hex_index(&self, pixel: Point) -> Option<usize> {
        self.hex_under(pixel)?.index(self.layout())
    }

    pub(crate) fn side_index(&self, pixel: Point) -> Option<usize> {
        self.side_under(pixel)?.index(self.layout())
    }
}

/// Rows of features: of each place as many as it has windows, the whole place first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) features: usize,
    pub(crate) windows: usize,
    pub(crate) rows: Vec<u8>,
    /// Does the place lie on the sheet?
    pub(crate) on: Vec<bool>,
}

impl Table {
    pub(crate) fn new(places: usize, windows: usize, features: usize) -> Self {
        Self { features, windows, rows: vec![0; places * windows * features], on: vec![false; places] }
    }

    pub(crate) fn places(&self) -> usize {
        self.on.len()
    }

    pub(crate) fn has(&self, place: usize) -> bool {
        self.on.get(place).copied().unwrap_or(false)
    }

    /// The features of a whole place.
    pub(crate) fn row(&self, place: usize) -> Option<&[u8]> {
        self.windows(place)?.next()
    }

    /// The features of each window of a place, the whole first.
    pub(crate) fn windows(&self, place: usize) -> Option<impl Iterator<Item = &[u8]>> {
        let size = self.windows * self.features;
        self.has(place).then(|| self.rows[place * size..(place + 1) * size].chunks_exact(self.features))
    }

    pub(crate) fn put(&mut self, place: usize, rows: &[u8]) {
        let size = self.windows * self.features;
        self.rows[place * size..(place + 1) * size].copy_from_slice(rows);
        self.on[place] = true;
    }
}
