//! Maps and tilesets as XML.

use super::{Head, MOST_DEEP, Parts, Tiles, outer_tileset, value};
use crate::tiled::NoMap;
use crate::tiled::data::short;
use crate::tiled::model::{Image, Map, Object, Properties, Shape, Tile, Tileset};
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeMap;

/// Elements and texts of a file, at most: old files have one for each tile.
const MOST_NODES: u32 = 5_000_000;

fn document(text: &str) -> Result<Document<'_>, NoMap> {
    // Old files begin with a document type.
    let options = ParsingOptions { nodes_limit: MOST_NODES, allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).map_err(|why| NoMap(format!("is no XML: {why}")))
}

fn root<'a, 'i>(document: &'a Document<'i>, name: &str) -> Result<Node<'a, 'i>, NoMap> {
    let root = document.root_element();
    if root.tag_name().name() == name {
        Ok(root)
    } else {
        Err(NoMap(format!(
            "is no {name} of Tiled but XML of another kind ({})",
            short(root.tag_name().name())
        )))
    }
}

/// A map.
pub(super) fn map(text: &str, outer: &BTreeMap<String, Vec<u8>>) -> Result<Map, NoMap> {
    let document = document(text)?;
    let root = root(&document, "map")?;
    let mut parts = Parts { properties: properties(root), ..Parts::default() };
    for set in elements(root, "tileset") {
        let first = number(set, "firstgid").and_then(|n| u32::try_from(n).ok()).unwrap_or(1);
        let read = match set.attribute("source") {
            Some(source) => outer_tileset(first, source, outer, &mut parts.notes),
            None => tileset(set, first),
        };
        parts.tilesets.push(read);
    }
    let head = Head {
        orientation: set(root, "orientation"),
        axis: set(root, "staggeraxis"),
        index: set(root, "staggerindex"),
        tile: (number(root, "tilewidth").unwrap_or(0), number(root, "tileheight").unwrap_or(0)),
        side: number(root, "hexsidelength").unwrap_or(0),
        size: (number(root, "width").unwrap_or(0), number(root, "height").unwrap_or(0)),
        infinite: set(root, "infinite") == "1",
    };
    if head.orientation == "hexagonal" {
        layers(root, &mut parts, (0.0, 0.0), 0);
    }
    head.map(parts)
}

/// The names of tilesets in files of their own.
pub(super) fn outer(text: &str) -> Vec<String> {
    let Ok(document) = document(text) else { return Vec::new() };
    let sets = elements(document.root_element(), "tileset");
    sets.filter_map(|set| set.attribute("source")).map(str::to_owned).collect()
}

/// What a map says of itself.
pub(super) fn own(text: &str) -> Properties {
    document(text).map(|document| properties(document.root_element())).unwrap_or_default()
}

/// A tileset in a file of its own.
pub(super) fn tileset_file(text: &str) -> Result<Tileset, NoMap> {
    let document = document(text)?;
    Ok(tileset(root(&document, "tileset")?, 1))
}

fn elements<'a, 'i>(node: Node<'a, 'i>, name: &'static str) -> impl Iterator<Item = Node<'a, 'i>> {
    node.children().filter(move |child| child.is_element() && child.tag_name().name() == name)
}

fn set<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    node.attribute(name).unwrap_or("")
}

/// What older versions called a type.
fn class<'a>(node: Node<'a, '_>) -> &'a str {
    node.attribute("class").or_else(|| node.attribute("type")).unwrap_or("")
}

fn number(node: Node<'_, '_>, name: &str) -> Option<i64> {
    node.attribute(name)?.trim().parse().ok()
}

fn real(node: Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).and_then(|n| n.trim().parse().ok()).filter(|n: &f64| n.is_finite()).unwrap_or(0.0)
}

fn properties(node: Node<'_, '_>) -> Properties {
    let all = elements(node, "properties").flat_map(|list| elements(list, "property"));
    all.map(|property| {
        let text = property.attribute("value").or_else(|| property.text()).unwrap_or("");
        (set(property, "name").to_owned(), value(set(property, "type"), text))
    })
    .collect()
}

fn image(node: Node<'_, '_>) -> Option<Image> {
    let image = elements(node, "image").next()?;
    let side = |name| number(image, name).and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
    Some(Image { file: set(image, "source").to_owned(), size: (side("width"), side("height")) })
}

fn tileset(node: Node<'_, '_>, first: u32) -> Tileset {
    let whole = |name| number(node, name).and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
    // Older files name terrains once and tell of each tile which its corners are of.
    let types = elements(node, "terraintypes").flat_map(|types| elements(types, "terrain"));
    let types: Vec<&str> = types.map(|terrain| set(terrain, "name")).collect();
    let mut tiles: BTreeMap<u32, Tile> = BTreeMap::new();
    for tile in elements(node, "tile") {
        let Some(id) = number(tile, "id").and_then(|n| u32::try_from(n).ok()) else { continue };
        let corners = set(tile, "terrain").split(',').filter_map(|n| n.trim().parse::<usize>().ok());
        let mut terrains = Vec::new();
        corners.filter_map(|n| types.get(n)).for_each(|name| add_once(&mut terrains, name));
        tiles.insert(
            id,
            Tile {
                class: class(tile).to_owned(),
                properties: properties(tile),
                image: image(tile).map(|image| image.file).unwrap_or_default(),
                terrains,
            },
        );
    }
    for wang in elements(node, "wangsets").flat_map(|sets| elements(sets, "wangset")) {
        let colors: Vec<&str> = elements(wang, "wangcolor").map(|color| set(color, "name")).collect();
        for tile in elements(wang, "wangtile") {
            let Some(id) = number(tile, "tileid").and_then(|n| u32::try_from(n).ok()) else { continue };
            let terrains = &mut tiles.entry(id).or_default().terrains;
            let ids = set(tile, "wangid").split(',').filter_map(|n| n.trim().parse::<usize>().ok());
            // Colours count from 1; 0 is none.
            ids.filter_map(|n| colors.get(n.checked_sub(1)?)).for_each(|name| add_once(terrains, name));
        }
    }
    Tileset {
        first,
        name: set(node, "name").to_owned(),
        tile: (whole("tilewidth"), whole("tileheight")),
        count: (whole("tilecount"), whole("columns")),
        image: image(node),
        tiles,
    }
}

pub(super) fn add_once(names: &mut Vec<String>, name: &str) {
    if !names.iter().any(|known| known == name) {
        names.push(name.to_owned());
    }
}

/// Layers and the groups they are in, from the lowest up.
fn layers(node: Node<'_, '_>, parts: &mut Parts, offset: (f64, f64), deep: usize) {
    for child in node.children().filter(Node::is_element) {
        let here = (offset.0 + real(child, "offsetx"), offset.1 + real(child, "offsety"));
        match child.tag_name().name() {
            "layer" => layer(child, parts),
            "objectgroup" => objects(child, parts, here),
            "group" if deep < MOST_DEEP => layers(child, parts, here, deep + 1),
            "group" => parts
                .notes
                .add(|| "Groups lie too deep within each other; the innermost were left out.".to_owned()),
            _ => {}
        }
    }
}

fn layer(node: Node<'_, '_>, parts: &mut Parts) {
    let name = set(node, "name").to_owned();
    let mut chunks = Vec::new();
    for data in elements(node, "data") {
        let (encoding, compression) = (set(data, "encoding"), set(data, "compression"));
        let mut parted = elements(data, "chunk").peekable();
        if parted.peek().is_none() {
            let size = (number(node, "width").unwrap_or(0), number(node, "height").unwrap_or(0));
            let tiles = tiles(data, encoding, compression);
            chunks.extend(parts.chunk(&name, (0, 0), size, tiles));
        }
        for chunk in parted {
            let whole = |name| number(chunk, name).unwrap_or(0);
            let (place, size) = ((whole("x"), whole("y")), (whole("width"), whole("height")));
            let tiles = tiles(chunk, encoding, compression);
            chunks.extend(parts.chunk(&name, place, size, tiles));
        }
    }
    parts.layers.push((name, chunks));
}

/// Files without an encoding have an element a tile.
fn tiles<'a>(node: Node<'a, '_>, encoding: &'a str, compression: &'a str) -> Tiles<'a> {
    if encoding.is_empty() {
        let number = |tile| number(tile, "gid").and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        return Tiles::Numbers(elements(node, "tile").map(number).collect());
    }
    Tiles::Text(node.text().unwrap_or(""), encoding, compression)
}

fn objects(group: Node<'_, '_>, parts: &mut Parts, offset: (f64, f64)) {
    for object in elements(group, "object") {
        let (w, h) = (real(object, "width"), real(object, "height"));
        let gid = number(object, "gid").and_then(|n| u32::try_from(n).ok());
        let child = |name| elements(object, name).next();
        let shape = if let Some(gid) = gid {
            Shape::Tile(gid & 0x0fff_ffff, w, h)
        } else if let Some(text) = child("text") {
            Shape::Text(text.text().unwrap_or("").to_owned(), w, h)
        } else if let Some(line) = child("polyline") {
            Shape::Line(points(set(line, "points")))
        } else if let Some(ring) = child("polygon") {
            Shape::Ring(points(set(ring, "points")))
        } else if child("point").is_some() {
            Shape::Point
        } else {
            Shape::Box(w, h)
        };
        parts.objects.push(Object {
            layer: set(group, "name").to_owned(),
            name: set(object, "name").to_owned(),
            class: class(object).to_owned(),
            at: (real(object, "x") + offset.0, real(object, "y") + offset.1),
            turn_deg: real(object, "rotation"),
            shape,
            properties: properties(object),
        });
    }
}

fn points(text: &str) -> Vec<(f64, f64)> {
    let coordinate = |n: &str| n.trim().parse().ok().filter(|n: &f64| n.is_finite());
    let point = |pair: &str| {
        let (x, y) = pair.split_once(',')?;
        Some((coordinate(x)?, coordinate(y)?))
    };
    text.split_whitespace().filter_map(point).collect()
}
