//! Maps as XML.

use super::{VERSION, groups, px, sort, stagger};
use crate::tiled::Encoding;
use crate::tiled::data::encode;
use crate::tiled::model::{Image, Map, Object, Properties, Shape, Tileset};
use crate::xml::text as esc;
use std::fmt::Write as _;

/// A map as the text of a `.tmx` file.
pub(crate) fn tmx(map: &Map, encoding: Encoding) -> String {
    let layout = map.frame.layout;
    let (axis, index) = stagger(map);
    let (w, h) = map.frame.tile;
    let groups = groups(map);
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    // Writing to a string does not fail.
    let _ = writeln!(
        out,
        "<map version=\"{VERSION}\" orientation=\"hexagonal\" renderorder=\"right-down\" width=\"{}\" height=\"{}\" tilewidth=\"{w}\" tileheight=\"{h}\" infinite=\"0\" hexsidelength=\"{}\" staggeraxis=\"{axis}\" staggerindex=\"{index}\" nextlayerid=\"{}\" nextobjectid=\"{}\">",
        layout.width,
        layout.height,
        map.frame.side,
        map.layers.len() + groups.len() + 1,
        map.objects.len() + 1
    );
    properties(&mut out, 1, &map.properties);
    for set in &map.tilesets {
        tileset(&mut out, set);
    }
    let (encoded, packed) = encoding.names();
    let packed = if packed.is_empty() { String::new() } else { format!(" compression=\"{packed}\"") };
    for (n, layer) in map.layers.iter().enumerate() {
        let _ = write!(
            out,
            " <layer id=\"{}\" name=\"{}\" width=\"{}\" height=\"{}\">\n  <data encoding=\"{encoded}\"{packed}>\n{}</data>\n </layer>\n",
            n + 1,
            esc(&layer.name),
            layout.width,
            layout.height,
            encode(&layer.cells, encoding, usize::from(layout.width)),
        );
    }
    for (n, (name, objects)) in groups.iter().enumerate() {
        let id = map.layers.len() + n + 1;
        let _ = writeln!(out, " <objectgroup id=\"{id}\" name=\"{}\">", esc(name));
        for (id, object) in objects {
            self::object(&mut out, *id, object);
        }
        out.push_str(" </objectgroup>\n");
    }
    out.push_str("</map>\n");
    out
}

fn indent(deep: usize) -> String {
    " ".repeat(deep)
}

fn properties(out: &mut String, deep: usize, all: &Properties) {
    if all.is_empty() {
        return;
    }
    let at = indent(deep);
    let _ = writeln!(out, "{at}<properties>");
    for (name, value) in all {
        let kind = match sort(value) {
            "string" => String::new(),
            other => format!(" type=\"{other}\""),
        };
        let _ =
            writeln!(out, "{at} <property name=\"{}\"{kind} value=\"{}\"/>", esc(name), esc(&value.text()));
    }
    let _ = writeln!(out, "{at}</properties>");
}

fn image(out: &mut String, image: &Image) {
    let (w, h) = image.size;
    let _ = writeln!(out, "  <image source=\"{}\" width=\"{w}\" height=\"{h}\"/>", esc(&image.file));
}

fn tileset(out: &mut String, set: &Tileset) {
    let Tileset { first, name, tile: (w, h), count: (count, columns), .. } = set;
    let _ = writeln!(
        out,
        " <tileset firstgid=\"{first}\" name=\"{}\" tilewidth=\"{w}\" tileheight=\"{h}\" tilecount=\"{count}\" columns=\"{columns}\">",
        esc(name)
    );
    if let Some(picture) = &set.image {
        image(out, picture);
    }
    for (id, tile) in &set.tiles {
        let class =
            if tile.class.is_empty() { String::new() } else { format!(" type=\"{}\"", esc(&tile.class)) };
        let _ = writeln!(out, "  <tile id=\"{id}\"{class}>");
        properties(out, 3, &tile.properties);
        out.push_str("  </tile>\n");
    }
    out.push_str(" </tileset>\n");
}

fn object(out: &mut String, id: usize, object: &Object) {
    let mut start = format!("  <object id=\"{id}\"");
    for (name, text) in [("name", &object.name), ("type", &object.class)] {
        if !text.is_empty() {
            let _ = write!(start, " {name}=\"{}\"", esc(text));
        }
    }
    if let Shape::Tile(gid, ..) = object.shape {
        let _ = write!(start, " gid=\"{gid}\"");
    }
    let _ = write!(start, " x=\"{}\" y=\"{}\"", px(object.at.0), px(object.at.1));
    if let Shape::Box(w, h) | Shape::Text(_, w, h) | Shape::Tile(_, w, h) = object.shape {
        let _ = write!(start, " width=\"{}\" height=\"{}\"", px(w), px(h));
    }
    if object.turn_deg != 0.0 {
        let _ = write!(start, " rotation=\"{}\"", px(object.turn_deg));
    }
    let _ = writeln!(out, "{start}>");
    properties(out, 3, &object.properties);
    match &object.shape {
        Shape::Point => out.push_str("   <point/>\n"),
        Shape::Text(text, _, h) => {
            let size = (h * 0.6).round().max(4.0);
            let _ = writeln!(
                out,
                "   <text pixelsize=\"{size}\" halign=\"center\" valign=\"center\">{}</text>",
                esc(text)
            );
        }
        Shape::Line(line) => {
            let _ = writeln!(out, "   <polyline points=\"{}\"/>", points(line));
        }
        Shape::Ring(line) => {
            let _ = writeln!(out, "   <polygon points=\"{}\"/>", points(line));
        }
        Shape::Box(..) | Shape::Tile(..) => {}
    }
    out.push_str("  </object>\n");
}

fn points(line: &[(f64, f64)]) -> String {
    let pairs: Vec<String> = line.iter().map(|(x, y)| format!("{},{}", px(*x), px(*y))).collect();
    pairs.join(" ")
}
