//! Maps as JSON.

use super::{VERSION, groups, px, sort, stagger};
use crate::tiled::Encoding;
use crate::tiled::data::encode;
use crate::tiled::model::{Map, Object, Properties, Property, Shape, TileLayer, Tileset};
use serde_json::{Value, json};

/// A map as the text of a `.tmj` file.
pub(crate) fn tmj(map: &Map, encoding: Encoding) -> String {
    let layout = map.frame.layout;
    let (axis, index) = stagger(map);
    let groups = groups(map);
    let tiles = map.layers.iter().enumerate().map(|(n, layer)| tile_layer(map, n + 1, layer, encoding));
    let objects = groups.iter().enumerate().map(|(n, (name, objects))| {
        json!({
            "type": "objectgroup", "id": map.layers.len() + n + 1, "name": name, "visible": true, "opacity": 1,
            "x": 0, "y": 0, "draworder": "topdown",
            "objects": objects.iter().map(|(id, object)| self::object(*id, object)).collect::<Vec<_>>(),
        })
    });
    let layers: Vec<Value> = tiles.chain(objects).collect();
    let file = json!({
        "type": "map", "version": VERSION, "orientation": "hexagonal", "renderorder": "right-down",
        "width": layout.width, "height": layout.height, "infinite": false,
        "tilewidth": map.frame.tile.0, "tileheight": map.frame.tile.1, "hexsidelength": map.frame.side,
        "staggeraxis": axis, "staggerindex": index,
        "nextlayerid": layers.len() + 1, "nextobjectid": map.objects.len() + 1,
        "properties": properties(&map.properties),
        "tilesets": map.tilesets.iter().map(tileset).collect::<Vec<_>>(),
        "layers": layers,
    });
    format!("{file}\n")
}

fn properties(all: &Properties) -> Value {
    let one = |(name, value): (&String, &Property)| {
        let plain = match value {
            Property::Text(text) => json!(text),
            Property::Whole(n) => json!(n),
            Property::Number(n) => json!(n),
            Property::Switch(on) => json!(on),
        };
        json!({ "name": name, "type": sort(value), "value": plain })
    };
    all.iter().map(one).collect()
}

fn tileset(set: &Tileset) -> Value {
    let tiles = set.tiles.iter().map(
        |(id, tile)| json!({ "id": id, "type": tile.class, "properties": properties(&tile.properties) }),
    );
    let image = set.image.clone().unwrap_or_default();
    json!({
        "firstgid": set.first, "name": set.name, "tilewidth": set.tile.0, "tileheight": set.tile.1,
        "tilecount": set.count.0, "columns": set.count.1, "margin": 0, "spacing": 0,
        "image": image.file, "imagewidth": image.size.0, "imageheight": image.size.1,
        "tiles": tiles.collect::<Vec<_>>(),
    })
}

fn tile_layer(map: &Map, id: usize, layer: &TileLayer, encoding: Encoding) -> Value {
    let layout = map.frame.layout;
    let mut value = json!({
        "type": "tilelayer", "id": id, "name": layer.name, "visible": true, "opacity": 1, "x": 0, "y": 0,
        "width": layout.width, "height": layout.height,
    });
    let more = match encoding {
        Encoding::Csv => vec![("data", json!(layer.cells))],
        Encoding::Base64(_) => {
            let text = encode(&layer.cells, encoding, usize::from(layout.width));
            let (encoded, packed) = encoding.names();
            vec![("encoding", json!(encoded)), ("compression", json!(packed)), ("data", json!(text))]
        }
    };
    if let Value::Object(fields) = &mut value {
        fields.extend(more.into_iter().map(|(name, value)| (name.to_owned(), value)));
    }
    value
}

fn object(id: usize, object: &Object) -> Value {
    let (w, h) = match object.shape {
        Shape::Box(w, h) | Shape::Text(_, w, h) | Shape::Tile(_, w, h) => (w, h),
        Shape::Point | Shape::Line(_) | Shape::Ring(_) => (0.0, 0.0),
    };
    let mut value = json!({
        "id": id, "name": object.name, "type": object.class, "visible": true,
        "x": px(object.at.0), "y": px(object.at.1), "width": px(w), "height": px(h),
        "rotation": px(object.turn_deg), "properties": properties(&object.properties),
    });
    let line = |points: &[(f64, f64)]| -> Value {
        points.iter().map(|(x, y)| json!({ "x": px(*x), "y": px(*y) })).collect()
    };
    let more = match &object.shape {
        Shape::Point => Some(("point", json!(true))),
        Shape::Text(text, _, h) => {
            let size = (h * 0.6).round().max(4.0) as u32;
            Some(("text", json!({ "text": text, "pixelsize": size, "halign": "center", "valign": "center" })))
        }
        Shape::Line(points) => Some(("polyline", line(points))),
        Shape::Ring(points) => Some(("polygon", line(points))),
        Shape::Tile(gid, ..) => Some(("gid", json!(gid))),
        Shape::Box(..) => None,
    };
    if let Value::Object(fields) = &mut value {
        fields.extend(more.map(|(name, value)| (name.to_owned(), value)));
    }
    value
}
