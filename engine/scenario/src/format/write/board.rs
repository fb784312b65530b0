//! The board: a letter a hex, levels as digits, linear features as chains.

use super::attrs;
use super::text::{Writer, quoted};
use crate::format::Palettes;
use crate::format::letters::{UNKNOWN, key};
use crate::format::places::{edge_name, hex_name, level_char};
use oblique_board::hex::{Layout, Numbering, Orientation, Shift};
use oblique_board::{Board, Feature, LabelSize, Path, TerrainIx};

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
    let n = layout.numbering;
    if n != Numbering::USUAL {
        let rows = if n.row_first { ", rows_first: true" } else { "" };
        w.field(2, "numbers", &format!("(first: ({}, {}){rows})", n.first_col, n.first_row));
    }
    ground(w, board, palettes);
    levels(w, board);
    hex_attrs(w, board);
    features(w, board);
    labels(w, board);
    w.line(1, "),");
}

fn ground(w: &mut Writer, board: &Board, palettes: Option<&Palettes>) {
    let key = key(board, palettes);
    w.indent(2);
    w.raw("key: {");
    for (n, (i, letter)) in key.iter().filter(|(_, letter)| *letter != UNKNOWN).enumerate() {
        w.raw(if n > 0 { ", '" } else { "'" });
        w.push(*letter);
        w.raw("': ");
        w.raw(&quoted(board.palette().get(*i).map_or("", String::as_str)));
    }
    w.raw("},\n");
    let mut letters = [UNKNOWN; 256];
    for (i, letter) in key {
        letters[i % 256] = letter;
    }
    w.line(2, "rows: [");
    let letter = |t: &TerrainIx| letters[usize::from(t.0)];
    for row in board.terrain_cells().chunks(usize::from(board.layout().width).max(1)) {
        w.indent(3);
        w.push('"');
        for terrain in row {
            w.push(letter(terrain));
        }
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
            for level in row {
                w.raw(&format!(" {level}"));
            }
        }
        w.raw("\",\n");
    }
    w.line(2, "],");
}

fn hex_attrs(w: &mut Writer, board: &Board) {
    if board.hex_attrs().is_empty() {
        return;
    }
    w.line(2, "hex_attrs: {");
    for (hex, own) in board.hex_attrs().iter() {
        w.field(3, &quoted(&hex_name(board.layout(), hex)), &attrs(own));
    }
    w.line(2, "},");
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
        if !feature.attrs.is_empty() {
            w.raw(&format!(", attrs: {}", attrs(&feature.attrs)));
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
