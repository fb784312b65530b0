//! The board: a letter a hex, levels as digits, linear features as chains.

use super::text::{Writer, quoted};
use crate::board::{Board, Feature, LabelSize, Path, TerrainIx};
use crate::format::Palettes;
use crate::format::letters::{UNKNOWN, letters};
use crate::format::places::{edge_name, hex_name, level_char};
use crate::hex::{Layout, Orientation, Shift};

/// Places on one line of a chain.
const CHAIN_WRAP: usize = 16;

pub(super) fn board(w: &mut Writer, board: &Board, palettes: Option<&Palettes>) {
    let layout = board.layout();
    w.line(1, "board: (");
    let orientation = match layout.orientation {
        Orientation::Flat => "flat",
        Orientation::Pointy => "pointy",
    };
    w.field(2, "orientation", &quoted(orientation));
    if layout.shift == Shift::Even {
        w.field(2, "shift", "\"even\"");
    }
    w.field(2, "size", &format!("({}, {})", layout.width, layout.height));
    ground(w, board, palettes);
    levels(w, board);
    features(w, board);
    labels(w, board);
    w.line(1, "),");
}

fn ground(w: &mut Writer, board: &Board, palettes: Option<&Palettes>) {
    let letters = letters(board.palette(), palettes);
    let mut used = vec![false; 256];
    for terrain in board.terrain_cells() {
        used[usize::from(terrain.0)] = true;
    }
    let of_catalog = |id: &str| palettes.is_some_and(|p| p.terrain.iter().any(|(t, _)| t == id));
    w.indent(2);
    w.raw("key: {");
    let listed = board.palette().iter().zip(&letters).enumerate().filter(|(i, (id, letter))| {
        **letter != UNKNOWN && (used.get(*i).copied().unwrap_or(false) || !of_catalog(id))
    });
    for (n, (_, (id, letter))) in listed.enumerate() {
        w.raw(if n > 0 { ", '" } else { "'" });
        w.push(*letter);
        w.raw("': ");
        w.raw(&quoted(id));
    }
    w.raw("},\n");
    w.line(2, "rows: [");
    let letter = |t: &TerrainIx| letters.get(usize::from(t.0)).copied().unwrap_or(UNKNOWN);
    for row in board.terrain_cells().chunks(usize::from(board.layout().width).max(1)) {
        w.indent(3);
        w.push('"');
        row.iter().for_each(|t| w.push(letter(t)));
        w.raw("\",\n");
    }
    w.line(2, "],");
}

fn levels(w: &mut Writer, board: &Board) {
    let cells = board.level_cells();
    if cells.iter().all(|level| *level == 0) {
        return;
    }
    w.line(2, "levels: [");
    for row in cells.chunks(usize::from(board.layout().width).max(1)) {
        w.indent(3);
        w.push('"');
        if row.iter().all(|level| level_char(*level).is_some()) {
            row.iter().filter_map(|level| level_char(*level)).for_each(|c| w.push(c));
        } else {
            w.push('#');
            row.iter().for_each(|level| w.raw(&format!(" {level}")));
        }
        w.raw("\",\n");
    }
    w.line(2, "],");
}

fn features(w: &mut Writer, board: &Board) {
    if board.features().is_empty() {
        return;
    }
    w.line(2, "features: {");
    for (id, feature) in board.features() {
        w.indent(3);
        w.raw(&format!("{}: (kind: {}", quoted(&id.0), quoted(&feature.kind)));
        if !feature.name.is_empty() {
            w.raw(&format!(", name: {}", quoted(&feature.name)));
        }
        chain(w, feature, board.layout());
        w.raw("),\n");
    }
    w.line(2, "},");
}

fn chain(w: &mut Writer, feature: &Feature, layout: Layout) {
    let (name, places): (_, Vec<String>) = match &feature.path {
        Path::Hexes(hexes) => ("hexes", hexes.iter().map(|h| hex_name(layout, *h)).collect()),
        Path::Edges(edges) => ("sides", edges.iter().map(|e| edge_name(layout, *e)).collect()),
    };
    w.raw(&format!(", {name}: \""));
    for (i, line) in places.chunks(CHAIN_WRAP).enumerate() {
        if places.len() > CHAIN_WRAP {
            w.raw("\n");
            w.indent(4);
        } else if i > 0 {
            w.raw(" ");
        }
        w.raw(&line.join(" "));
    }
    w.raw("\"");
}

fn labels(w: &mut Writer, board: &Board) {
    if board.labels().is_empty() {
        return;
    }
    w.line(2, "labels: {");
    for (id, label) in board.labels() {
        let mut item = w.item();
        item.text("text", &label.text).text("hex", &hex_name(board.layout(), label.hex));
        match label.size {
            LabelSize::Small => item.text("size", "small"),
            LabelSize::Medium => &mut item,
            LabelSize::Large => item.text("size", "large"),
        };
        if label.angle_deg != 0 {
            item.part("angle", &label.angle_deg.to_string());
        }
        w.entry(3, &id.0, &item);
    }
    w.line(2, "},");
}
