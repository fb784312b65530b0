//! The table of what becomes of which features, and its file.

use oblique_board::LabelSize;
use oblique_vectors::{Feature, Geometry, Layer};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Bytes of a table's file at most.
const MOST_BYTES: usize = 1 << 20;
/// Rows of a table at most.
const MOST_ROWS: usize = 1000;
/// The name that stands for the layer of a feature where the feature has no attribute of that name.
const LAYER: &str = "layer";

/// Which features a row is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Of {
    /// Features that are points.
    Points,
    /// Features that are lines.
    Lines,
    /// Features that are areas.
    Areas,
    /// All of them.
    #[default]
    Any,
}

impl Of {
    /// Every one with its name.
    pub const ALL: [(Self, &'static str); 4] =
        [(Self::Points, "points"), (Self::Lines, "lines"), (Self::Areas, "areas"), (Self::Any, "anything")];

    const fn fits(self, geometry: &Geometry) -> bool {
        matches!(
            (self, geometry),
            (Self::Any, _)
                | (Self::Points, Geometry::Points(_))
                | (Self::Lines, Geometry::Lines(_))
                | (Self::Areas, Geometry::Areas(_))
        )
    }
}

/// What becomes of a feature.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
pub enum Becomes {
    /// Nothing: it is left out, and that is as it should be.
    Nothing,
    /// Terrain of the hexes it covers. Points cover their hex, lines those they run through.
    Terrain {
        /// A look, or the ruleset's own id.
        word: String,
        /// How much of a hex areas of this row must cover, in percent, 1 to 100.
        #[schemars(range(min = 1, max = 100))]
        covered_percent: u8,
    },
    /// A road, a stream, a wall. Of an area it is the outline.
    Line {
        /// A look, or the ruleset's own id.
        word: String,
    },
    /// A name on the map.
    Label {
        /// The attribute that is written.
        text: String,
        /// How large.
        size: Size,
    },
}

/// How large a name is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
pub enum Size {
    /// A farm, a pond.
    Small,
    /// A village.
    #[default]
    Medium,
    /// A town, a ridge.
    Large,
}

impl From<Size> for LabelSize {
    fn from(size: Size) -> Self {
        match size {
            Size::Small => Self::Small,
            Size::Medium => Self::Medium,
            Size::Large => Self::Large,
        }
    }
}

/// A row: features of a sort whose attribute fits a pattern, and what becomes of them.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// Which features.
    #[serde(default)]
    pub of: Of,
    /// The attribute; `layer` is also the layer of the file.
    pub key: String,
    /// Values it may have, one after the other with `|` between them; `*` stands for any letters. Capitals do not count.
    pub is: String,
    /// What becomes of them.
    pub becomes: Becomes,
}

impl Row {
    /// Is it about this feature?
    #[must_use]
    pub fn fits(&self, layer: &Layer, feature: &Feature) -> bool {
        if !self.of.fits(&feature.geometry) {
            return false;
        }
        let own = feature.text(&self.key);
        let value = own.or_else(|| (self.key == LAYER).then_some(Cow::Borrowed(layer.name.as_str())));
        value.is_some_and(|value| self.is.split('|').any(|pattern| matching(pattern.trim(), &value)))
    }
}

/// Does a text fit a pattern whose `*` stand for any letters? Capitals do not count.
#[must_use]
pub fn matching(pattern: &str, text: &str) -> bool {
    let (pattern, text) = (pattern.to_lowercase(), text.to_lowercase());
    let mut parts = pattern.split('*');
    let Some(mut rest) = text.strip_prefix(parts.next().unwrap_or_default()) else { return false };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        let Some((_, after)) = rest.split_once(part) else { return false };
        rest = after;
    }
    true
}

/// What becomes of which features. A feature goes by the first row it fits; a hex takes the terrain of the uppermost row
/// that covers enough of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MappingTable {
    /// How far a line may be moved to come onto the hexes, in hexes; one that had to be moved farther is left out.
    #[serde(default = "usual_snap")]
    #[schemars(range(min = 0.1, max = 5.0))]
    pub snap_hexes: f64,
    /// The rows.
    pub rows: Vec<Row>,
}

const fn usual_snap() -> f64 {
    1.0
}

/// Why a file is no table.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum TableError {
    /// It is not written as one.
    #[error(
        "the table is wrong at {0}: correct it there, or save one from the window to see how it is written"
    )]
    Ron(ron::error::SpannedError),
    /// Too long.
    #[error("a table has {MOST_ROWS} rows and a mebibyte at most: leave some out")]
    TooLong,
    /// A number beyond its range.
    #[error("{what} must be from {from} to {to}: correct it in the table")]
    OutOfRange {
        /// Which number.
        what: &'static str,
        /// The least.
        from: f64,
        /// The most.
        to: f64,
    },
    /// It cannot be written.
    #[error("the table cannot be written: {0}")]
    Unwritable(ron::Error),
}

impl Default for MappingTable {
    fn default() -> Self {
        Self::usual()
    }
}

impl MappingTable {
    /// The range of the snapping distance, in hexes.
    pub const SNAP_HEXES: std::ops::RangeInclusive<f64> = 0.1..=5.0;

    /// The one for OpenStreetMap and satellite receivers.
    #[must_use]
    pub fn usual() -> Self {
        Self::read(include_str!("../../../../assets/vectors/openstreetmap.ron"))
            .unwrap_or(Self { snap_hexes: usual_snap(), rows: Vec::new() })
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// Where it is no table: where and why.
    pub fn read(text: &str) -> Result<Self, TableError> {
        if text.len() > MOST_BYTES {
            return Err(TableError::TooLong);
        }
        let table: Self = ron::from_str(text).map_err(TableError::Ron)?;
        table.checked()
    }

    /// The table, if its numbers are in their ranges.
    ///
    /// # Errors
    /// Which number is not.
    pub fn checked(self) -> Result<Self, TableError> {
        if self.rows.len() > MOST_ROWS {
            return Err(TableError::TooLong);
        }
        if !Self::SNAP_HEXES.contains(&self.snap_hexes) {
            let (from, to) = Self::SNAP_HEXES.into_inner();
            return Err(TableError::OutOfRange { what: "the snapping distance in hexes", from, to });
        }
        let bad = |row: &Row| matches!(row.becomes, Becomes::Terrain { covered_percent, .. } if !(1..=100).contains(&covered_percent));
        if self.rows.iter().any(bad) {
            return Err(TableError::OutOfRange {
                what: "how much of a hex is covered",
                from: 1.0,
                to: 100.0,
            });
        }
        Ok(self)
    }

    /// The text of its file.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn write(&self) -> Result<String, TableError> {
        let style = ron::ser::PrettyConfig::default().depth_limit(2);
        ron::ser::to_string_pretty(self, style).map(|text| text + "\n").map_err(TableError::Unwritable)
    }

    /// The row a feature goes by.
    #[must_use]
    pub fn row_of(&self, layer: &Layer, feature: &Feature) -> Option<usize> {
        self.rows.iter().position(|row| row.fits(layer, feature))
    }
}

#[cfg(test)]
mod tests {
    use super::{Becomes, MappingTable, TableError, matching};
    use oblique_vectors::{Beside, Budget, read};

    #[test]
    fn stars_stand_for_any_letters() {
        for (pattern, text) in [
            ("*", ""),
            ("wood", "Wood"),
            ("motorway*", "motorway_link"),
            ("*way", "railway"),
            ("a*b*c", "aXbYbc"),
        ] {
            assert!(matching(pattern, text), "{pattern} {text}");
        }
        for (pattern, text) in
            [("wood", "woods"), ("", "a"), ("a*b*c", "acb"), ("*way", "ways"), ("ab*ba", "aba")]
        {
            assert!(!matching(pattern, text), "{pattern} {text}");
        }
    }

    #[test]
    fn the_usual_table_knows_what_openstreetmap_has() {
        let table = MappingTable::usual();
        let becomes = |geometry: &str, at: &str, tags: &str| {
            let text = format!(
                r#"{{"type": "Feature", "properties": {{{tags}}}, "geometry": {{"type": "{geometry}", "coordinates": {at}}}}}"#
            );
            let file =
                read("a.geojson", text.as_bytes(), &Beside::default(), &Budget::default()).expect("one");
            let (layer, feature) = file.features().next().expect("a feature");
            table.row_of(layer, feature).map(|row| table.rows[row].becomes.clone())
        };
        let line = |tags| becomes("LineString", "[[0, 0], [1, 1]]", tags);
        let word = |becomes| match becomes {
            Some(Becomes::Line { word } | Becomes::Terrain { word, .. }) => word,
            other => format!("{other:?}"),
        };
        assert_eq!(word(line(r#""highway": "tertiary""#)), "road");
        assert_eq!(word(line(r#""highway": "track""#)), "trail");
        assert_eq!(line(r#""highway": "motorway_link""#), Some(Becomes::Nothing));
        assert_eq!(word(line(r#""waterway": "stream""#)), "stream");
        let wood = becomes("Polygon", "[[[0, 0], [1, 0], [1, 1]]]", r#""natural": "wood""#);
        assert_eq!(word(wood), "woods");
        assert!(matches!(becomes("Point", "[0, 0]", r#""place": "town""#), Some(Becomes::Label { .. })));
        assert_eq!(line(r#""power": "line""#), None);
    }

    #[test]
    fn what_is_written_is_read_again_and_damage_is_told_with_its_place() {
        let table = MappingTable::usual();
        assert_eq!(MappingTable::read(&table.write().expect("a text")), Ok(table.clone()));
        let wrong = MappingTable::read("(\n  rows: [(key: 1)],\n)").expect_err("no text");
        assert!(wrong.to_string().contains("2:"), "{wrong}");
        for bad in
            ["(snap_hexes: NaN, rows: [])", "(snap_hexes: 1e9, rows: [])", "(snap_hexes: 0.0, rows: [])"]
        {
            assert!(matches!(MappingTable::read(bad), Err(TableError::OutOfRange { .. })), "{bad}");
        }
        let deep = format!("(rows: [{}", "(".repeat(100_000));
        assert!(MappingTable::read(&deep).is_err());
        assert_eq!(MappingTable::read(&" ".repeat(2 << 20)), Err(TableError::TooLong));
    }
}
