//! Hexes, hexsides and levels as written in files.
//!
//! A hex on the board has its printed name, `0912`. One off the board whose name would not be
//! unique is `column,row`, counted from 1 like the names: `-2,4`. A hexside is a hex and the clock
//! hour of one of its sides, `0912/4`.

use oblique_board::hex::{Edge, Hex, Hour, Layout};

/// A hex as written in files, on or off the board.
#[must_use]
pub fn hex_name(layout: Layout, hex: Hex) -> String {
    let layout = layout.plain();
    let (col, row) = layout.col_row(hex);
    let most = 10_i32.pow(u32::try_from(layout.name_digits()).unwrap_or(2)) - 1;
    if (0..most).contains(&col) && (0..most).contains(&row) {
        layout.name(hex)
    } else {
        format!("{},{}", col.saturating_add(1), row.saturating_add(1))
    }
}

/// The hex a text names, on or off the board; `None` if it is no hex.
#[must_use]
pub fn parse_hex(layout: Layout, text: &str) -> Option<Hex> {
    let text = text.trim();
    if let Some((col, row)) = text.split_once(',') {
        let (col, row) = (col.trim().parse::<i32>().ok()?, row.trim().parse::<i32>().ok()?);
        let range = -Layout::FARTHEST..=Layout::FARTHEST;
        return (range.contains(&col) && range.contains(&row)).then(|| layout.at(col - 1, row - 1));
    }
    layout.plain().parse_name(text)
}

/// A hexside as written: from a hex on the board where there is one.
pub(super) fn edge_name(layout: Layout, edge: Edge) -> String {
    let [owner, other] = edge.hexes(layout.orientation);
    let side = edge.side(layout.orientation);
    if layout.contains(owner) || !layout.contains(other) {
        format!("{}/{side}", hex_name(layout, owner))
    } else {
        format!("{}/{}", hex_name(layout, other), side.opposite())
    }
}

/// Why a text is no hexside.
pub(super) enum NoEdge {
    /// It is not hex/hour.
    Shape,
    /// The hour points at a vertex.
    Vertex,
}

/// The hexside a text names.
pub(super) fn parse_edge(layout: Layout, text: &str) -> Result<Edge, NoEdge> {
    let (hex, hour) = text.rsplit_once('/').ok_or(NoEdge::Shape)?;
    let hex = parse_hex(layout, hex).ok_or(NoEdge::Shape)?;
    let hour: i32 = hour.trim().parse().ok().filter(|h| (0..12).contains(h)).ok_or(NoEdge::Shape)?;
    Edge::new(hex, Hour::new(hour), layout.orientation).ok_or(NoEdge::Vertex)
}

/// The character of a level: `0`-`9`, `a`-`z` for 10 to 35, `A`-`Z` for -1 to -26.
pub(super) const fn level_char(level: i8) -> Option<char> {
    Some(match level {
        0..=9 => (b'0' + level as u8) as char,
        10..=35 => (b'a' + (level - 10) as u8) as char,
        -26..=-1 => (b'A' + (-1 - level) as u8) as char,
        _ => return None,
    })
}

/// The level of a character.
pub(super) const fn char_level(c: char) -> Option<i8> {
    Some(match c {
        '0'..='9' => (c as u8 - b'0') as i8,
        'a'..='z' => (c as u8 - b'a') as i8 + 10,
        'A'..='Z' => -1 - (c as u8 - b'A') as i8,
        _ => return None,
    })
}
