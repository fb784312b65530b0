//! Maps and tilesets as JSON.

use super::xml::add_once;
use super::{Head, MOST_DEEP, Parts, Tiles, outer_tileset, value};
use crate::tiled::NoMap;
use crate::tiled::data::short;
use crate::tiled::model::{Image, Map, Object, Properties, Property, Shape, Tile, Tileset};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize, Default)]
#[serde(default)]
struct MapFile {
    orientation: String,
    staggeraxis: String,
    staggerindex: String,
    tilewidth: f64,
    tileheight: f64,
    hexsidelength: f64,
    width: f64,
    height: f64,
    infinite: bool,
    properties: Vec<PropertyFile>,
    tilesets: Vec<TilesetFile>,
    layers: Vec<LayerFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct PropertyFile {
    name: String,
    #[serde(rename = "type")]
    sort: String,
    value: serde_json::Value,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct TilesetFile {
    firstgid: f64,
    source: Option<String>,
    name: String,
    tilewidth: f64,
    tileheight: f64,
    tilecount: f64,
    columns: f64,
    image: String,
    imagewidth: f64,
    imageheight: f64,
    tiles: Vec<TileFile>,
    wangsets: Vec<WangFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct TileFile {
    id: f64,
    #[serde(rename = "type", alias = "class")]
    class: String,
    image: String,
    properties: Vec<PropertyFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct WangFile {
    colors: Vec<ColorFile>,
    wangtiles: Vec<WangTileFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct ColorFile {
    name: String,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct WangTileFile {
    tileid: f64,
    wangid: Vec<f64>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct LayerFile {
    #[serde(rename = "type")]
    sort: String,
    name: String,
    width: f64,
    height: f64,
    offsetx: f64,
    offsety: f64,
    encoding: String,
    compression: String,
    data: Data,
    chunks: Vec<ChunkFile>,
    objects: Vec<ObjectFile>,
    layers: Vec<LayerFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct ChunkFile {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    data: Data,
}

/// Tiles as numbers, or packed in a text.
#[derive(Deserialize)]
#[serde(untagged)]
enum Data {
    Numbers(Vec<u32>),
    Text(String),
}

impl Default for Data {
    fn default() -> Self {
        Self::Numbers(Vec::new())
    }
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct ObjectFile {
    name: String,
    #[serde(rename = "type", alias = "class")]
    class: String,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    rotation: f64,
    gid: Option<u32>,
    point: bool,
    text: Option<TextFile>,
    polyline: Option<Vec<PointFile>>,
    polygon: Option<Vec<PointFile>>,
    properties: Vec<PropertyFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct TextFile {
    text: String,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct PointFile {
    x: f64,
    y: f64,
}

fn parse<'a, T: Deserialize<'a>>(text: &'a str) -> Result<T, NoMap> {
    serde_json::from_str(text).map_err(|why| NoMap(format!("is no map of Tiled: {why}")))
}

/// A map.
pub(super) fn map(text: &str, outer: &BTreeMap<String, Vec<u8>>) -> Result<Map, NoMap> {
    let file: MapFile = parse(text)?;
    let mut parts = Parts { properties: properties(file.properties), ..Parts::default() };
    for set in file.tilesets {
        let first = whole_u32(set.firstgid).max(1);
        let read = match &set.source {
            Some(source) => outer_tileset(first, source, outer, &mut parts.notes),
            None => tileset(set, first),
        };
        parts.tilesets.push(read);
    }
    if file.orientation == "hexagonal" {
        layers(file.layers, &mut parts, (0.0, 0.0), 0);
    }
    let head = Head {
        orientation: &file.orientation,
        axis: &file.staggeraxis,
        index: &file.staggerindex,
        tile: (whole(file.tilewidth), whole(file.tileheight)),
        side: whole(file.hexsidelength),
        size: (whole(file.width), whole(file.height)),
        infinite: file.infinite,
    };
    head.map(parts)
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct OuterFile {
    properties: Vec<PropertyFile>,
    tilesets: Vec<SourceFile>,
}

#[derive(Deserialize, Default)]
#[serde(default)]
struct SourceFile {
    source: Option<String>,
}

/// The names of tilesets in files of their own.
pub(super) fn outer(text: &str) -> Vec<String> {
    let file: OuterFile = parse(text).unwrap_or_default();
    file.tilesets.into_iter().filter_map(|set| set.source).collect()
}

/// What a map says of itself.
pub(super) fn own(text: &str) -> Properties {
    parse(text).map(|file: OuterFile| properties(file.properties)).unwrap_or_default()
}

/// A tileset in a file of its own.
pub(super) fn tileset_file(text: &str) -> Result<Tileset, NoMap> {
    Ok(tileset(parse(text)?, 1))
}

/// A number as a whole one: beyond what is whole, the end.
fn whole(n: f64) -> i64 {
    n.round() as i64
}

fn whole_u32(n: f64) -> u32 {
    n.round() as u32
}

fn properties(list: Vec<PropertyFile>) -> Properties {
    let read = |property: PropertyFile| {
        let value = match property.value {
            serde_json::Value::Bool(on) => Property::Switch(on),
            serde_json::Value::String(text) => value(&property.sort, &text),
            other => value(&property.sort, &other.to_string()),
        };
        (property.name, value)
    };
    list.into_iter().map(read).collect()
}

fn tileset(file: TilesetFile, first: u32) -> Tileset {
    let mut tiles: BTreeMap<u32, Tile> = BTreeMap::new();
    for tile in file.tiles {
        let read = Tile {
            class: tile.class,
            properties: properties(tile.properties),
            image: tile.image,
            terrains: Vec::new(),
        };
        tiles.insert(whole_u32(tile.id), read);
    }
    for wang in file.wangsets {
        for tile in &wang.wangtiles {
            let terrains = &mut tiles.entry(whole_u32(tile.tileid)).or_default().terrains;
            let colors = tile.wangid.iter().filter_map(|n| {
                // Colours count from 1; 0 is none.
                wang.colors.get(usize::try_from(whole(*n)).ok()?.checked_sub(1)?)
            });
            colors.for_each(|color| add_once(terrains, &color.name));
        }
    }
    let size = (whole_u32(file.imagewidth), whole_u32(file.imageheight));
    Tileset {
        first,
        name: file.name,
        tile: (whole_u32(file.tilewidth), whole_u32(file.tileheight)),
        count: (whole_u32(file.tilecount), whole_u32(file.columns)),
        image: (!file.image.is_empty()).then_some(Image { file: file.image, size }),
        tiles,
    }
}

/// Layers and the groups they are in, from the lowest up.
fn layers(list: Vec<LayerFile>, parts: &mut Parts, offset: (f64, f64), deep: usize) {
    for layer in list {
        let here = (offset.0 + layer.offsetx, offset.1 + layer.offsety);
        match layer.sort.as_str() {
            "tilelayer" => tiles_of(layer, parts),
            "objectgroup" => objects(layer, parts, here),
            "group" if deep < MOST_DEEP => layers(layer.layers, parts, here, deep + 1),
            "group" => parts
                .notes
                .add(|| "Groups lie too deep within each other; the innermost were left out.".to_owned()),
            "imagelayer" => {}
            other => {
                parts.notes.add(|| format!("A layer of an unknown sort was left out ({}).", short(other)));
            }
        }
    }
}

fn tiles_of(layer: LayerFile, parts: &mut Parts) {
    let LayerFile { name, width, height, encoding, compression, data, chunks: parted, .. } = layer;
    let encoding = if encoding.is_empty() { "csv" } else { &encoding };
    let mut chunks = Vec::new();
    let mut add = |place, size, data: Data, parts: &mut Parts| {
        let tiles = match &data {
            Data::Text(text) => Tiles::Text(text, encoding, &compression),
            Data::Numbers(numbers) => Tiles::Numbers(numbers.clone()),
        };
        chunks.extend(parts.chunk(&name, place, size, tiles));
    };
    if parted.is_empty() {
        add((0, 0), (whole(width), whole(height)), data, parts);
    }
    for chunk in parted {
        let (place, size) = ((whole(chunk.x), whole(chunk.y)), (whole(chunk.width), whole(chunk.height)));
        add(place, size, chunk.data, parts);
    }
    parts.layers.push((name, chunks));
}

fn objects(layer: LayerFile, parts: &mut Parts, offset: (f64, f64)) {
    let line = |points: Vec<PointFile>| points.into_iter().map(|p| (p.x, p.y)).collect();
    for file in layer.objects {
        let (w, h) = (file.width, file.height);
        let shape = match (file.gid, file.text, file.polyline, file.polygon) {
            (Some(gid), ..) => Shape::Tile(gid & 0x0fff_ffff, w, h),
            (_, Some(text), ..) => Shape::Text(text.text, w, h),
            (_, _, Some(points), _) => Shape::Line(line(points)),
            (.., Some(points)) => Shape::Ring(line(points)),
            _ if file.point => Shape::Point,
            _ => Shape::Box(w, h),
        };
        parts.objects.push(Object {
            layer: layer.name.clone(),
            name: file.name,
            class: file.class,
            at: (file.x + offset.0, file.y + offset.1),
            turn_deg: file.rotation,
            shape,
            properties: properties(file.properties),
        });
    }
}
