//! The board: key, rows, levels, linear features, labels.

use super::attrs;
use super::view::{self, View, off_board};
use crate::format::Palettes;
use crate::format::letters::{UNKNOWN, is_letter};
use crate::format::places::{NoEdge, char_level, parse_edge, parse_hex};
use crate::format::problem::Sink;
use crate::format::syntax::{Kind, Node};
use oblique_board::hex::{Layout, Numbering, Orientation, Shift};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use std::collections::{BTreeMap, BTreeSet};

/// A board's side where the file says nothing usable.
const USUAL_SIDE: u16 = 20;

pub(super) fn board(
    node: Option<&Node>,
    known: Option<&Palettes>,
    root: usize,
    sink: &mut Sink<'_>,
) -> Board {
    let Some(node) = node else {
        sink.error(root, "The file has no board.", "An empty one was laid out; add the field board.");
        let layout = Layout::new(Orientation::Flat, USUAL_SIDE, USUAL_SIDE);
        let (mut terrain, linear) = catalog(known);
        not_empty(&mut terrain);
        return Board::new(layout, terrain, linear);
    };
    let fields = [
        "orientation",
        "shift",
        "size",
        "numbers",
        "key",
        "rows",
        "levels",
        "hex_attrs",
        "features",
        "labels",
    ];
    let view = View::new(node, "a board", &fields, sink);
    let layout = layout(node, &view, sink);
    let (mut palette, linear) = catalog(known);
    let letters = key(&view, known, &mut palette, sink);
    not_empty(&mut palette);
    let terrain = terrain(node, &view, layout, &letters, sink);
    let level = levels(&view, layout, sink);
    let mut board = Board::from_cells(layout, palette, linear, terrain, level);
    if let Some(node) = view.get("hex_attrs") {
        hex_attrs(node, &mut board, sink);
    }
    if let Some(node) = view.get("features") {
        features(node, &mut board, sink);
    }
    if let Some(node) = view.get("labels") {
        labels(node, &mut board, sink);
    }
    board
}

fn catalog(known: Option<&Palettes>) -> (Vec<String>, Vec<String>) {
    known.map_or_else(Default::default, |k| {
        (k.terrain.iter().map(|(id, _)| id.clone()).collect(), k.linear.clone())
    })
}

/// A board has at least one terrain.
fn not_empty(palette: &mut Vec<String>) {
    if palette.is_empty() {
        palette.push("clear".to_owned());
    }
}

/// Where the hex numbers on the map begin; what cannot be read is as usual.
fn numbering(node: &Node, sink: &mut Sink<'_>) -> Numbering {
    let view = View::new(node, "the hex numbers", &["first", "rows_first"], sink);
    let mut numbering = Numbering::USUAL;
    if let Some(first) = view.get("first") {
        if let [col, row] = view::list(first, "first", sink) {
            let mut number = |node: &Node, usual: u16| {
                let read = view::int::<u16>(node, "first", sink).unwrap_or(usual);
                if read > Numbering::MOST {
                    let message = format!("The hex numbers begin with {read}.");
                    sink.error(node.at, message, format!("Write a number from 0 to {}.", Numbering::MOST));
                    return usual;
                }
                read
            };
            numbering.first_col = number(col, numbering.first_col);
            numbering.first_row = number(row, numbering.first_row);
        } else {
            sink.error(first.at, "The hex numbers begin with two numbers.", "Write them as (column, row).");
        }
    }
    numbering.row_first = view.flag("rows_first", sink).unwrap_or(false);
    numbering
}

fn layout(node: &Node, view: &View<'_>, sink: &mut Sink<'_>) -> Layout {
    let orientations = [("flat", Orientation::Flat), ("pointy", Orientation::Pointy)];
    let shifts = [("odd", Shift::Odd), ("even", Shift::Even)];
    let orientation = view.choice("orientation", &orientations, sink).unwrap_or_default();
    let shift = view.choice("shift", &shifts, sink).unwrap_or_default();
    let drawn = drawn_size(view);
    let (width, height) = if let Some(size) = view.get("size") {
        if let [w, h] = view::list(size, "size", sink) {
            (side(w, "wide", drawn.0, sink), side(h, "high", drawn.1, sink))
        } else {
            sink.error(size.at, "The size of a board is two numbers.", "Write it as (columns, rows).");
            drawn
        }
    } else {
        let message = format!("The board has no size; {} by {} was taken from its rows.", drawn.0, drawn.1);
        sink.warn(node.at, message, "Add the field size: (columns, rows).");
        drawn
    };
    let numbering = view.get("numbers").map(|node| numbering(node, sink)).unwrap_or_default();
    Layout { orientation, shift, width, height, numbering }
}

/// The size the rows have, for want of a better.
fn drawn_size(view: &View<'_>) -> (u16, u16) {
    let Some(Kind::List(rows)) = view.get("rows").map(|n| &n.kind) else { return (USUAL_SIDE, USUAL_SIDE) };
    let width = |n: &Node| if let Kind::Text(row) = &n.kind { row.chars().count() } else { 0 };
    let clamp = |n: usize| u16::try_from(n).unwrap_or(u16::MAX).clamp(1, Layout::MAX_SIDE);
    (clamp(rows.iter().map(width).max().unwrap_or(1)), clamp(rows.len()))
}

fn side(node: &Node, what: &str, drawn: u16, sink: &mut Sink<'_>) -> u16 {
    let Some(n) = view::int::<i64>(node, "size", sink) else { return drawn };
    match u16::try_from(n) {
        Ok(n) if (1..=Layout::MAX_SIDE).contains(&n) => n,
        _ => {
            let message = format!("A board cannot be {n} hexes {what}; {drawn} was taken instead.");
            sink.error(node.at, message, format!("Write a number from 1 to {}.", Layout::MAX_SIDE));
            drawn
        }
    }
}

/// What each letter stands for; terrain the catalog does not know is added to the palette.
fn key(
    view: &View<'_>,
    known: Option<&Palettes>,
    palette: &mut Vec<String>,
    sink: &mut Sink<'_>,
) -> BTreeMap<char, TerrainIx> {
    let ix = |i: usize| u8::try_from(i).ok().map(TerrainIx);
    let catalog = known.map_or(&[][..], |k| &k.terrain);
    let mut own: BTreeMap<char, TerrainIx> = BTreeMap::new();
    let Some(node) = view.get("key") else {
        return catalog.iter().enumerate().filter_map(|(i, (_, c))| Some((*c, ix(i)?))).collect();
    };
    let Kind::Map(entries) = &node.kind else {
        view::entries(node, "key", sink);
        return catalog.iter().enumerate().filter_map(|(i, (_, c))| Some((*c, ix(i)?))).collect();
    };
    for (letter, id) in entries {
        let c = match &letter.kind {
            Kind::Letter(c) => Some(*c),
            Kind::Text(t) if t.chars().count() == 1 => t.chars().next(),
            _ => None,
        };
        let Some(c) = c.filter(|c| is_letter(*c)) else {
            let message = "This is no letter for a terrain.";
            sink.error(
                letter.at,
                message,
                "Write one letter or sign in single quotes, but no space, quote or '?'.",
            );
            continue;
        };
        let Some(id) = view::text(id, "key", sink) else { continue };
        let index = palette.iter().position(|p| *p == id).unwrap_or(palette.len());
        let Some(terrain) = ix(index) else {
            sink.error(letter.at, "The key has too many kinds of terrain.", "A board has at most 256.");
            continue;
        };
        if own.insert(c, terrain).is_some() {
            sink.error(
                letter.at,
                format!("The letter '{c}' is given twice in the key."),
                "Use another letter.",
            );
        }
        if index == palette.len() {
            palette.push(id);
        }
    }
    for (i, (_, c)) in catalog.iter().enumerate() {
        if let Some(terrain) = ix(i) {
            own.entry(*c).or_insert(terrain);
        }
    }
    own
}

fn terrain(
    node: &Node,
    view: &View<'_>,
    layout: Layout,
    letters: &BTreeMap<char, TerrainIx>,
    sink: &mut Sink<'_>,
) -> Vec<TerrainIx> {
    let mut cells = vec![TerrainIx(0); layout.len()];
    let Some(rows) = view.get("rows") else {
        sink.error(
            node.at,
            "The board has no rows.",
            "All of it was taken for the first terrain; add the field rows.",
        );
        return cells;
    };
    let quick: Vec<Option<TerrainIx>> = (0..128_u8).map(|b| letters.get(&char::from(b)).copied()).collect();
    each_row(rows, "rows", layout, sink, |row, text, at, sink| {
        let width = usize::from(layout.width);
        let mut strange: BTreeSet<char> = BTreeSet::new();
        for (col, (offset, c)) in text.char_indices().enumerate().take(width) {
            let terrain = quick.get(c as usize).copied().unwrap_or_else(|| letters.get(&c).copied());
            if let Some(terrain) = terrain {
                cells[row * width + col] = terrain;
            } else if strange.insert(c) {
                let message = if c == UNKNOWN {
                    "A hex without known terrain.".to_owned()
                } else {
                    format!("The letter '{}' stands for no terrain.", c.escape_default())
                };
                let all: String = letters.keys().take(40).collect();
                let hint =
                    format!("Add it to the key or use one of {all}; it was taken for the first terrain.");
                sink.error(at + 1 + offset, message, hint);
            }
        }
    });
    cells
}

fn levels(view: &View<'_>, layout: Layout, sink: &mut Sink<'_>) -> Vec<i8> {
    let mut cells = vec![0; layout.len()];
    let Some(rows) = view.get("levels") else { return cells };
    let width = usize::from(layout.width);
    each_row(rows, "levels", layout, sink, |row, text, at, sink| {
        if let Some(numbers) = text.strip_prefix('#') {
            for (col, number) in numbers.split_whitespace().enumerate().take(width) {
                match number.parse() {
                    Ok(level) => cells[row * width + col] = level,
                    Err(_) => sink.error(
                        at,
                        format!("'{number}' is no level."),
                        "Levels are numbers from -128 to 127.",
                    ),
                }
            }
            return;
        }
        let mut strange: BTreeSet<char> = BTreeSet::new();
        for (col, (offset, c)) in text.char_indices().enumerate().take(width) {
            match char_level(c) {
                Some(level) => cells[row * width + col] = level,
                None if !strange.insert(c) => {}
                None => {
                    let message = format!("'{}' is no level.", c.escape_default());
                    let hint = "Levels are 0 to 9, then a for 10, b for 11 and so on; it was taken for 0.";
                    sink.error(at + 1 + offset, message, hint);
                }
            }
        }
    });
    cells
}

/// Goes through the rows that lie on the board, reporting those too short, too long, missing or too many.
fn each_row(
    node: &Node,
    name: &str,
    layout: Layout,
    sink: &mut Sink<'_>,
    mut one: impl FnMut(usize, &str, usize, &mut Sink<'_>),
) {
    let rows = view::list(node, name, sink);
    let (width, height) = (usize::from(layout.width), usize::from(layout.height));
    for (row, node) in rows.iter().enumerate().take(height) {
        let text = match &node.kind {
            Kind::Text(text) => text,
            Kind::Bad => continue,
            other => {
                let message = format!("Row {} of '{name}' is {}.", row + 1, other.name());
                sink.error(node.at, message, "A row is a text in quotation marks.");
                continue;
            }
        };
        let long = match text.strip_prefix('#') {
            Some(numbers) if name == "levels" => numbers.split_whitespace().count(),
            _ => text.chars().count(),
        };
        if long != width {
            let short = long < width;
            let message =
                format!("Row {} of '{name}' has {long} hexes, but the board is {width} wide.", row + 1);
            let hint = if short {
                "Add what is missing at its end."
            } else {
                "Remove what is too much; the end was left out."
            };
            sink.error(node.at, message, hint);
        }
        one(row, text, node.at, sink);
    }
    if rows.len() != height && matches!(node.kind, Kind::List(_)) {
        let at = rows.get(height).map_or(node.at, |n| n.at);
        let message = format!("There are {} rows of '{name}', but the board is {height} high.", rows.len());
        let hint = if rows.len() < height {
            "Add the missing rows at the end."
        } else {
            "Remove the rows too many."
        };
        sink.error(at, message, hint);
    }
}

fn features(node: &Node, board: &mut Board, sink: &mut Sink<'_>) {
    for (id, at, node) in view::entries(node, "features", sink) {
        let view = View::new(node, "a linear feature", &["kind", "name", "attrs", "hexes", "sides"], sink);
        let Some(kind) = view.text("kind", sink) else {
            sink.error(
                at,
                format!("The feature '{id}' has no kind."),
                "Add the field kind; it was left out.",
            );
            continue;
        };
        let layout = board.layout();
        let path = match (view.get("hexes"), view.get("sides")) {
            (Some(hexes), None) => Path::Hexes(places(hexes, "hexes", sink, |text, at, sink| {
                let hex = parse_hex(layout, text);
                match hex {
                    Some(hex) if !layout.contains(hex) => off_board(at, text, layout, sink),
                    Some(_) => {}
                    None => sink.error(
                        at,
                        format!("'{text}' is no hex."),
                        "Hexes are named column and row, like 0101.",
                    ),
                }
                hex
            })),
            (None, Some(sides)) => {
                Path::Edges(places(sides, "sides", sink, |text, at, sink| match parse_edge(layout, text) {
                    Ok(edge) => {
                        if !edge.hexes(layout.orientation).into_iter().any(|h| layout.contains(h)) {
                            off_board(at, text, layout, sink);
                        }
                        Some(edge)
                    }
                    Err(NoEdge::Shape) => {
                        sink.error(
                            at,
                            format!("'{text}' is no hexside."),
                            "Write hex and hour of the side, like 0912/4.",
                        );
                        None
                    }
                    Err(NoEdge::Vertex) => {
                        let hours: Vec<_> =
                            layout.orientation.sides().iter().map(ToString::to_string).collect();
                        let message = format!("'{text}' points at a corner of the hex, not at a side.");
                        sink.error(at, message, format!("Sides of this board are at {}.", hours.join(", ")));
                        None
                    }
                }))
            }
            (None, None) => {
                let message = format!("The feature '{id}' says nowhere where it runs.");
                sink.error(at, message, "Add hexes (for roads) or sides (for streams); it was left out.");
                continue;
            }
            (Some(_), Some(_)) => {
                let message = format!("The feature '{id}' has both hexes and sides.");
                sink.error(at, message, "Keep one of them; it was left out.");
                continue;
            }
        };
        let name = view.text("name", sink).unwrap_or_default();
        let attrs = view.get("attrs").map(|node| attrs(node, sink)).unwrap_or_default();
        board.put_feature(FeatureId(id), Some(Feature { kind, name, path, attrs }));
    }
}

/// What of single hexes differs from others of their terrain.
fn hex_attrs(node: &Node, board: &mut Board, sink: &mut Sink<'_>) {
    let layout = board.layout();
    for (name, at, node) in view::entries(node, "hex_attrs", sink) {
        let Some(hex) = parse_hex(layout, &name) else {
            let hint = format!("Hexes are named column and row, like {}.", layout.name(layout.at(0, 0)));
            sink.error(at, format!("'{name}' is no hex."), hint);
            continue;
        };
        if !layout.contains(hex) {
            off_board(at, &name, layout, sink);
        }
        board.put_hex_attrs(hex, Some(attrs(node, sink)));
    }
}

/// The places of a chain, separated by blanks.
fn places<T>(
    node: &Node,
    name: &str,
    sink: &mut Sink<'_>,
    mut one: impl FnMut(&str, usize, &mut Sink<'_>) -> Option<T>,
) -> Vec<T> {
    let Some(text) = view::text(node, name, sink) else { return Vec::new() };
    let start = text.as_ptr() as usize;
    text.split_whitespace()
        .filter_map(|word| one(word, node.at + 1 + (word.as_ptr() as usize - start), sink))
        .collect()
}

fn labels(node: &Node, board: &mut Board, sink: &mut Sink<'_>) {
    let sizes = [("small", LabelSize::Small), ("medium", LabelSize::Medium), ("large", LabelSize::Large)];
    for (id, at, node) in view::entries(node, "labels", sink) {
        let view = View::new(node, "a label", &["text", "hex", "size", "angle"], sink);
        let Some(hex) = view.hex("hex", board.layout(), sink) else {
            sink.error(at, format!("The label '{id}' has no place."), "Give it a hex; it was left out.");
            continue;
        };
        let label = Label {
            text: view.text("text", sink).unwrap_or_default(),
            hex,
            size: view.choice("size", &sizes, sink).unwrap_or_default(),
            angle_deg: view.int("angle", sink).unwrap_or(0),
        };
        board.put_label(LabelId(id), Some(label));
    }
}
