//! Reading maps. Broken parts are left out and told of; only what is no map of hexes is refused.

mod chunks;
mod json;
mod xml;

use super::data::short;
use super::model::{Map, Property, Tileset};
use super::{Frame, NoMap, TileLayer};
use chunks::{Chunk, Extent};
use oblique_board::hex::{Layout, Orientation, Shift};
use std::collections::BTreeMap;

/// Tiles of all layers together, at most.
const MOST_TILES: usize = 24_000_000;
/// Layers and groups within each other, at most.
const MOST_DEEP: usize = 32;
/// Sentences about broken parts, at most.
const MOST_NOTES: usize = 20;

/// A map out of the bytes of its file. `outer` are the tilesets in files of their own, by the names the map has for
/// them.
///
/// # Errors
/// Why it is no map of hexes, as what follows its name in a sentence.
pub(crate) fn read(bytes: &[u8], outer: &BTreeMap<String, Vec<u8>>) -> Result<Map, NoMap> {
    let text = text_of(bytes)?;
    if is_json(text) { json::map(text, outer) } else { xml::map(text, outer) }
}

/// The names of tilesets in files of their own. Those of a file that cannot be read are none.
pub(crate) fn outer_tilesets(bytes: &[u8]) -> Vec<String> {
    let names = |text: &str| if is_json(text) { json::outer(text) } else { xml::outer(text) };
    text_of(bytes).map(names).unwrap_or_default()
}

/// What a map says of itself by a name, as the ruleset it was made for.
pub(crate) fn property(bytes: &[u8], name: &str) -> Option<Property> {
    let text = text_of(bytes).ok()?;
    let mut all = if is_json(text) { json::own(text) } else { xml::own(text) };
    all.remove(name)
}

fn text_of(bytes: &[u8]) -> Result<&str, NoMap> {
    let text = std::str::from_utf8(bytes)
        .map_err(|why| NoMap(format!("is no text in UTF-8 from byte {} on", why.valid_up_to())))?;
    Ok(text.strip_prefix('\u{feff}').unwrap_or(text))
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with('{')
}

/// A tileset that a map refers to: that of its file, or one of which nothing is known.
fn outer_tileset(first: u32, source: &str, outer: &BTreeMap<String, Vec<u8>>, notes: &mut Notes) -> Tileset {
    let stem = source.rsplit(['/', '\\']).next().unwrap_or(source);
    let name = stem.split('.').next().unwrap_or(stem).to_owned();
    let unknown = Tileset { first, name, ..Tileset::default() };
    let Some(bytes) = outer.get(source) else {
        notes.add(|| format!("The tileset '{}' was not found beside the map, so its tiles are known by their numbers alone.", short(source)));
        return unknown;
    };
    let read = text_of(bytes)
        .and_then(|text| if is_json(text) { json::tileset_file(text) } else { xml::tileset_file(text) });
    match read {
        Ok(set) => Tileset { first, ..set },
        Err(why) => {
            notes.add(|| {
                format!("The tileset '{}' {why}; its tiles are known by their numbers alone.", short(source))
            });
            unknown
        }
    }
}

/// What a map says of how its hexes stand.
struct Head<'a> {
    orientation: &'a str,
    axis: &'a str,
    index: &'a str,
    tile: (i64, i64),
    side: i64,
    size: (i64, i64),
    infinite: bool,
}

impl Head<'_> {
    /// The map, put together of its parts.
    fn map(&self, parts: Parts) -> Result<Map, NoMap> {
        let Parts { properties, tilesets, layers, objects, mut notes } = parts;
        let orientation = match (self.orientation, self.axis) {
            ("hexagonal", "x") => Orientation::Flat,
            ("hexagonal", _) => Orientation::Pointy,
            (other, _) => {
                return Err(NoMap(format!(
                    "is a map of another kind ({}); only maps of hexes can be read",
                    short(other)
                )));
            }
        };
        let pixels = |n: i64| u32::try_from(n).ok().filter(|n| (1..=16_384).contains(n));
        let (Some(width), Some(height)) = (pixels(self.tile.0), pixels(self.tile.1)) else {
            return Err(NoMap(format!(
                "has tiles of {} by {} pixels; a side has 1 to 16,384",
                self.tile.0, self.tile.1
            )));
        };
        let across = if orientation == Orientation::Flat { width } else { height };
        let side = u32::try_from(self.side).unwrap_or(0).min(across);
        let extent = if self.infinite { Extent::of(&layers) } else { Extent::at_origin(self.size) };
        let sides = 1..=i64::from(Layout::MAX_SIDE);
        let sized = |n: i64| u16::try_from(n).ok().filter(|_| sides.contains(&n));
        let (Some(columns), Some(rows)) = (sized(extent.size.0), sized(extent.size.1)) else {
            let (columns, rows) = extent.size;
            return Err(NoMap(format!("is {columns} by {rows} hexes; a side has 1 to 2,000")));
        };
        let shift = if self.index == "even" { Shift::Even } else { Shift::Odd };
        let first = if orientation == Orientation::Flat { extent.first.0 } else { extent.first.1 };
        // Without an odd number of columns before it, the first column is as high as the third.
        let shift = if first & 1 == 0 { shift } else { super::frame::other(shift) };
        let layout = Layout { shift, ..Layout::new(orientation, columns, rows) };
        let layers = layers
            .into_iter()
            .map(|(name, chunks)| TileLayer { name, cells: chunks::cells(&chunks, extent, layout) });
        let layers = layers.collect();
        let frame = Frame { layout, tile: (width, height), side, first: extent.first };
        let mut tilesets = tilesets;
        tilesets.sort_by_key(|set| set.first);
        Ok(Map { frame, properties, tilesets, layers, objects, notes: notes.finish() })
    }
}

/// What is read of a map before its size is known.
#[derive(Default)]
struct Parts {
    properties: super::Properties,
    tilesets: Vec<Tileset>,
    layers: Vec<(String, Vec<Chunk>)>,
    objects: Vec<super::Object>,
    notes: Notes,
}

impl Parts {
    /// How many more tiles may be read.
    fn room(&self) -> usize {
        let chunks = self.layers.iter().flat_map(|(_, chunks)| chunks);
        MOST_TILES.saturating_sub(chunks.map(|chunk| chunk.tiles.len()).sum())
    }

    /// A chunk of a layer's tiles out of its text.
    fn chunk(&mut self, layer: &str, place: (i64, i64), size: (i64, i64), tiles: Tiles<'_>) -> Option<Chunk> {
        let side =
            |n: i64| usize::try_from(n).ok().filter(|n| (1..=usize::from(Layout::MAX_SIDE)).contains(n));
        let (Some(width), Some(height)) = (side(size.0), side(size.1)) else {
            self.notes.add(|| {
                format!(
                    "The layer '{}' has a part of {} by {} hexes, which was left out.",
                    short(layer),
                    size.0,
                    size.1
                )
            });
            return None;
        };
        let most = width * height;
        if most > self.room() {
            self.notes.add(|| {
                format!("The layer '{}' was left out: the map has more tiles than are read.", short(layer))
            });
            return None;
        }
        let (mut tiles, why) = match tiles {
            Tiles::Text(text, encoding, compression) => match super::Encoding::named(encoding, compression) {
                Ok(encoding) => super::data::decode(text, encoding, most),
                Err(why) => (Vec::new(), Some(why.to_string())),
            },
            Tiles::Numbers(numbers) => {
                let many = numbers.len() > most;
                (
                    numbers.into_iter().take(most).collect(),
                    many.then(|| "it has more tiles than hexes".to_owned()),
                )
            }
        };
        let few =
            (tiles.len() < most).then(|| format!("{} of its {most} tiles are missing", most - tiles.len()));
        if let Some(why) = why.or(few) {
            self.notes.add(|| format!("The layer '{}' is damaged: {why}.", short(layer)));
        }
        // The upper four bits turn a tile.
        for tile in &mut tiles {
            *tile &= 0x0fff_ffff;
        }
        let whole = |n: i64| i32::try_from(n).ok().filter(|n| n.abs() <= Layout::FARTHEST);
        Some(Chunk { at: (whole(place.0)?, whole(place.1)?), width, tiles })
    }
}

/// Tiles as a file has them.
enum Tiles<'a> {
    /// Text, its encoding and its packing.
    Text(&'a str, &'a str, &'a str),
    Numbers(Vec<u32>),
}

/// Sentences about broken parts.
#[derive(Default)]
struct Notes {
    sentences: Vec<String>,
    more: usize,
}

impl Notes {
    fn add(&mut self, sentence: impl FnOnce() -> String) {
        if self.sentences.len() < MOST_NOTES {
            self.sentences.push(sentence());
        } else {
            self.more += 1;
        }
    }

    fn finish(&mut self) -> Vec<String> {
        let more = (self.more > 0).then(|| format!("{} more parts could not be read.", self.more));
        std::mem::take(&mut self.sentences).into_iter().chain(more).collect()
    }
}

/// A value as files write it, by the name of its sort.
fn value(sort: &str, text: &str) -> Property {
    let trimmed = text.trim();
    match sort {
        "int" => trimmed.parse().map_or_else(|_| Property::Text(text.to_owned()), Property::Whole),
        "float" => trimmed.parse().map_or_else(|_| Property::Text(text.to_owned()), Property::Number),
        "bool" => Property::Switch(trimmed == "true"),
        _ => Property::Text(text.to_owned()),
    }
}
