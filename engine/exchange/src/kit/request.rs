//! What a kit is to be: paper, sizes, parts.

use super::part::{CONTENTS, PARTS, Part};
use crate::pdf::{HEX_MM, MARGIN_MM, PAPERS, Paper};
use crate::picture::Error;
use oblique_cartography::MapStyle;
use std::ops::RangeInclusive;

/// A common size of counters.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CounterSize {
    /// As the trade calls it.
    pub name: &'static str,
    /// Its side, in millimetres.
    pub mm: f32,
}

const fn size(name: &'static str, mm: f32) -> CounterSize {
    CounterSize { name, mm }
}

/// Common sizes of counters, the usual one first.
pub const COUNTERS: &[CounterSize] = &[
    size("5/8 inch", 15.875),
    size("1/2 inch", 12.7),
    size("15 mm", 15.0),
    size("16 mm", 16.0),
    size("3/4 inch", 19.05),
    size("20 mm", 20.0),
    size("1 inch", 25.4),
];

/// The size of counters of that name, `3/4` and `5/8 inch` alike.
#[must_use]
pub fn named_counter(name: &str) -> Option<CounterSize> {
    let bare = |name: &str| {
        let name = name.trim().to_ascii_lowercase();
        let name = name.trim_end_matches("inch").trim_end_matches("in").trim_end_matches('"');
        name.replace(' ', "")
    };
    COUNTERS.iter().find(|size| bare(size.name) == bare(name)).copied()
}

/// Sides of counters, in millimetres.
pub const COUNTER_MM: RangeInclusive<f32> = 10.0..=40.0;
/// A counter takes so much of the width of a hex: its corners stay within the hex beside it or nearly so.
pub(crate) const COUNTER_OF_A_HEX: f32 = 0.8;

/// What a kit is to be.
#[derive(Clone, Debug, PartialEq)]
pub struct KitRequest {
    /// What it is printed on.
    pub paper: Paper,
    /// The side of a counter, in millimetres; see [`COUNTER_MM`].
    pub counter_mm: f32,
    /// From one flat side of a hex to the other, in millimetres; see [`HEX_MM`].
    pub hex_mm: f32,
    /// What of a page a printer leaves blank on each side, in millimetres; see [`MARGIN_MM`].
    pub margin_mm: f32,
    /// How far the ground of a counter reaches beyond its cut, in millimetres.
    pub bleed_mm: f32,
    /// How map and counters look.
    pub style: &'static MapStyle,
    /// Ids of the parts that are left out.
    pub without: Vec<String>,
    /// What the names of the files begin with; without it they are called after the parts.
    pub stem: String,
}

impl Default for KitRequest {
    fn default() -> Self {
        let mm = COUNTERS.first().map_or(16.0, |size| size.mm);
        Self {
            paper: PAPERS.first().copied().unwrap_or(Paper { name: "A4", mm: (210.0, 297.0) }),
            counter_mm: mm,
            hex_mm: Self::hex_for(mm),
            margin_mm: 10.0,
            bleed_mm: 1.0,
            style: MapStyle::period(),
            without: PARTS.iter().filter(|part| !part.usual).map(|part| part.id.to_owned()).collect(),
            stem: String::new(),
        }
    }
}

impl KitRequest {
    /// The size of a hex that suits counters of a size, to a tenth of a millimetre.
    #[must_use]
    pub fn hex_for(counter_mm: f32) -> f32 {
        (counter_mm / COUNTER_OF_A_HEX * 10.0).round() / 10.0
    }

    /// The name of a part's file: `counters.pdf`, or `kolin-kit-counters.pdf` beside the list of them, `kolin-kit.pdf`.
    #[must_use]
    pub fn file(&self, part: &Part) -> String {
        match (self.stem.as_str(), part.id) {
            ("", id) => format!("{id}.pdf"),
            (stem, id) if id == CONTENTS.id => format!("{stem}.pdf"),
            (stem, id) => format!("{stem}-{id}.pdf"),
        }
    }

    /// The parts asked for, in order.
    pub fn parts(&self) -> impl Iterator<Item = &'static Part> + '_ {
        PARTS.iter().filter(|part| !self.without.iter().any(|id| id == part.id))
    }

    /// Is every size in its range?
    pub(super) fn check(&self) -> Result<(), Error> {
        let all = [
            (self.counter_mm, COUNTER_MM, "side of a counter"),
            (self.hex_mm, HEX_MM, "size of a hex"),
            (self.margin_mm, MARGIN_MM, "margin"),
            (self.bleed_mm, 0.0..=5.0, "bleed"),
        ];
        match all.into_iter().find(|(mm, range, _)| !range.contains(mm)) {
            Some((mm, range, what)) => {
                Err(Error::Millimetres { what, mm, least: *range.start(), most: *range.end() })
            }
            None => Ok(()),
        }
    }
}
