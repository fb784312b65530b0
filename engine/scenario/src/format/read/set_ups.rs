//! Deployment zones, exits and alternative set-ups.

use super::view::{self, View};
use super::{roster, side_of};
use crate::format::places::parse_hex;
use crate::format::problem::Sink;
use crate::format::syntax::Node;
use crate::{Piece, PieceId, Posting, SetUp, SetUpId, Zone};
use oblique_board::hex::{HexSet, Layout};
use std::collections::{BTreeMap, BTreeSet};

/// The zones or exits of both sides: places separated by blanks, `0101..0901` being the part of a row from
/// one to the other.
pub(super) fn zones(node: &Node, name: &str, layout: Layout, sink: &mut Sink<'_>) -> [Zone; 2] {
    let mut zones = <[Zone; 2]>::default();
    for (key, at, node) in view::entries(node, name, sink) {
        match side_of(&key) {
            Some(side) => {
                let text = view::text(node, name, sink).unwrap_or_default();
                zones[side.index()] = zone(&text, node.at, layout, sink);
            }
            None => {
                sink.error(at, format!("There is no side '{key}'."), "The sides are \"A\" and \"B\".");
            }
        }
    }
    zones
}

/// However often a text names a hex, it is kept once, a bit a hex: a small file that repeats long rows must
/// not fill the memory. Of a run off the board its ends are kept, so that whoever wrote it finds it again.
fn zone(text: &str, at: usize, layout: Layout, sink: &mut Sink<'_>) -> Zone {
    let (mut on_board, mut beyond) = (HexSet::new(layout), BTreeSet::new());
    for word in text.split_whitespace() {
        let here = at + 1 + (word.as_ptr() as usize - text.as_ptr() as usize);
        let run = match word.split_once("..") {
            None => parse_hex(layout, word).map(|hex| (hex, hex)),
            Some((first, last)) => parse_hex(layout, first).zip(parse_hex(layout, last)),
        };
        let ends = run.map(|(first, last)| (layout.col_row(first), layout.col_row(last)));
        match ends {
            Some(((first, row), (last, end))) if row == end && first <= last => {
                let width = i32::from(layout.width);
                if !layout.contains(layout.at(first, row)) || !layout.contains(layout.at(last, row)) {
                    view::off_board(here, word, layout, sink);
                }
                let (from, to) = (first.max(0), last.min(width - 1));
                if from <= to
                    && let Some(start) = layout.index(layout.at(from, row))
                {
                    on_board.insert_run(start..start + usize::try_from(to - from + 1).unwrap_or(0));
                }
                let off = |col: &i32| !layout.contains(layout.at(*col, row));
                beyond.extend([first, last].into_iter().filter(off).map(|col| (col, row)));
            }
            Some(_) => {
                let message = format!("'{word}' is no part of a row.");
                sink.error(here, message, "Write two hexes of one row, the left one first.");
            }
            None => {
                let hint = format!("Hexes are named column and row, like {}.", layout.name(layout.at(0, 0)));
                sink.error(here, format!("'{word}' is no hex."), hint);
            }
        }
    }
    Zone::of(on_board.iter().chain(beyond.into_iter().map(|(col, row)| layout.at(col, row))))
}

/// The alternative set-ups by id.
pub(super) fn set_ups(
    node: &Node,
    layout: Layout,
    pieces: &BTreeMap<PieceId, Piece>,
    sink: &mut Sink<'_>,
) -> BTreeMap<SetUpId, SetUp> {
    let mut set_ups = BTreeMap::new();
    for (id, _, node) in view::entries(node, "setups", sink) {
        let view = View::new(node, "a set-up", &["name", "remark", "pieces"], sink);
        let mut set_up = SetUp {
            name: view.text("name", sink).unwrap_or_default(),
            remark: view.text("remark", sink).unwrap_or_default(),
            postings: BTreeMap::new(),
        };
        if let Some(table) = view.get("pieces") {
            for (piece, at, node) in view::entries(table, "pieces", sink) {
                let piece = PieceId(piece);
                if !pieces.contains_key(&piece) {
                    let hint = "It is kept with the set-up, and comes to nothing.";
                    sink.warn(at, format!("There is no piece '{piece}'."), hint);
                }
                set_up.postings.insert(piece, posting(node, layout, sink));
            }
        }
        set_ups.insert(SetUpId(id), set_up);
    }
    set_ups
}

fn posting(node: &Node, layout: Layout, sink: &mut Sink<'_>) -> Posting {
    let view = View::new(node, "a place", &["hex", "facing", "formation", "top", "arrives"], sink);
    Posting {
        hex: view.hex("hex", layout, sink),
        facing: view.get("facing").and_then(|n| roster::facing(n, sink)),
        formation: view.text("formation", sink).unwrap_or_default(),
        top: view.flag("top", sink).unwrap_or(false),
        arrives: view.get("arrives").and_then(|n| roster::arrival(n, layout, sink)),
    }
}
