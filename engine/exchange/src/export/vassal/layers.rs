//! The states a counter can be in, as layers over it: what the live catalog says can change of a piece in play.

use crate::kit::{Kit, ink_on};
use crate::pdf::leaf::{Leaf, POINT_MM, width};
use oblique_board::hex::{Hour, Orientation};
use oblique_cartography::counters::shortened;
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::Face;
use oblique_cartography::{Point, Rgba};
use oblique_rules::catalog::{Catalog, Domain, FacingKind, Kind, Mark, Shows, Sign, Track};
use oblique_scenario::{Piece, Value};

/// Levels of what is counted, at most.
const MOST_LEVELS: i64 = 24;
/// The last number of what nothing else bounds.
const USUAL_LAST: i64 = 12;
/// Places of states on a counter: rows in two columns, the upper left one first.
const ROWS: usize = 4;
/// The first places belong to what is counted, those after them to states that are on or off.
pub(super) const FOR_LEVELS: usize = 2;
/// The first of them begins so far down, in parts of a counter's side; each takes so much.
const TOP: f32 = 0.2;
const HIGH: f32 = 0.145;
/// The picture that shows a facing is so much larger than a counter, to have room round it.
pub(super) const ROUND: f32 = 1.36;

/// A word of a catalog that is said of units in play, by levels.
pub(super) struct Levels<'a> {
    pub track: &'a Track,
    /// What each level says; empty for one that says nothing.
    pub words: Vec<String>,
    /// The place of the level at which a piece begins.
    pub begins: usize,
}

/// The states that may be on or off of pieces of a kind: those that counters show.
pub(super) fn switches<'a>(catalog: &'a Catalog, kind: &Kind) -> impl Iterator<Item = &'a Mark> + use<'a> {
    let leads = kind.role.leads();
    catalog.marks.iter().filter(move |mark| mark.sign != Sign::None && !leads)
}

/// What is counted of a piece: what the play pane picks pieces out by, and what is shown as boxes or steps. What it is
/// counted in models by is counted as losses.
pub(super) fn levels<'a>(catalog: &'a Catalog, piece: &Piece) -> Vec<Levels<'a>> {
    let Some(kind) = catalog.kind(&piece.kind) else { return Vec::new() };
    let watched = |track: &Track| {
        track.ladder
            || !track.of.is_empty()
            || catalog
                .views
                .iter()
                .any(|view| matches!(&view.shows, Shows::Track { track: id, .. } if *id == track.id))
    };
    let models =
        |track: &Track| kind.models.as_ref().is_some_and(|m| m.left == track.id || m.start == track.id);
    let all = catalog.tracks.iter().filter(|track| track.scale == 1 && watched(track) && !models(track));
    all.filter_map(|track| of_track(catalog, kind, piece, track)).collect()
}

fn of_track<'a>(catalog: &Catalog, kind: &Kind, piece: &Piece, track: &'a Track) -> Option<Levels<'a>> {
    let attribute = kind.attribute(&track.id);
    if attribute.is_none() && kind.role.leads() {
        return None;
    }
    let own = piece.attrs.get(&track.id).or_else(|| attribute.map(|a| &a.default));
    if !track.names.is_empty() {
        let named: Vec<(usize, &String)> =
            track.names.iter().enumerate().filter(|(_, name)| !name.is_empty()).collect();
        let begins = named.iter().position(|(n, name)| match own {
            Some(Value::Int(value)) => i64::try_from(*n) == Ok(*value),
            Some(Value::Text(word)) => word.eq_ignore_ascii_case(name),
            _ => false,
        });
        let words = named.iter().map(|(_, name)| format!("{} {name}", track.short)).collect();
        return Some(Levels { track, words, begins: begins.unwrap_or(0) });
    }
    let bound = |id: &str| match &kind.attribute(id)?.domain {
        Domain::Int { min, max, .. } => Some((*min, *max)),
        _ => None,
    };
    let limit = (!track.of.is_empty()).then(|| catalog.int_of(piece, &track.of)).filter(|most| *most > 0);
    let (first, last) = bound(&track.id).unwrap_or((0, limit.unwrap_or(USUAL_LAST)));
    let last = last.min(first.saturating_add(MOST_LEVELS - 1));
    let value = own.and_then(Value::int).unwrap_or(first).clamp(first, last.max(first));
    // What counts up from nothing shows nothing at first; a rating is shown from the start.
    let word = |n: i64| {
        if n == 0 && attribute.is_none() { String::new() } else { format!("{} {n}", track.short) }
    };
    let words: Vec<String> = (first..=last).map(word).collect();
    let begins = usize::try_from(value - first).unwrap_or(0);
    (words.len() > 1).then_some(Levels { track, words, begins })
}

/// The hours a piece of a kind may face in one or another of its formations, from the top clockwise.
pub(super) fn facings(catalog: &Catalog, kind: &Kind, orientation: Orientation) -> Vec<Hour> {
    let faces = |wanted: FacingKind| {
        kind.formations.iter().filter_map(|id| catalog.formation(id)).any(|f| f.facing == wanted)
    };
    let mut hours: Vec<Hour> = Vec::new();
    if faces(FacingKind::Side) {
        hours.extend(orientation.sides());
    }
    if faces(FacingKind::Vertex) {
        hours.extend(orientation.vertices());
    }
    hours.sort_by_key(|hour| hour.get() % 12);
    hours
}

/// A word on a tag at one of the places of a counter.
pub(super) fn tag(kit: &Kit<'_>, side: f32, place: usize, text: &str, color: Rgba) -> Leaf {
    let mut leaf = Leaf::new((side, side));
    let (column, row) = (place / ROWS % 2, place % ROWS);
    let (wide, high) = (0.5 * side, HIGH * side);
    let at = (if column == 0 { 0.0 } else { 0.5 * side }, (TOP + HIGH * row as f32) * side);
    let color = Rgba { a: 255, ..color };
    leaf.fill(at, (wide, high * 0.92), color);
    word(kit, &mut leaf, (at, (wide, high * 0.92)), text, color);
    leaf
}

/// Losses, over the strength at the foot of a counter.
pub(super) fn losses(kit: &Kit<'_>, side: f32, text: &str) -> Leaf {
    let mut leaf = Leaf::new((side, side));
    let place = ((0.0, 0.84 * side), (0.46 * side, 0.16 * side));
    let color = Rgba { a: 255, ..kit.style().counter.disruption };
    leaf.fill(place.0, place.1, color);
    word(kit, &mut leaf, place, text, color);
    leaf
}

fn word(
    kit: &Kit<'_>,
    leaf: &mut Leaf,
    ((x, y), (wide, high)): ((f32, f32), (f32, f32)),
    text: &str,
    on: Rgba,
) {
    let most = high * 0.82 / POINT_MM;
    let natural = width(Face::Roman, text, most);
    let size = (most * wide * 0.92 / natural.max(0.01)).min(most).max(most * 0.55);
    let text = shortened(text, |text| width(Face::Roman, text, size) <= wide * 0.95);
    let left = x + (wide - width(Face::Roman, &text, size)) / 2.0;
    leaf.written((left, y + high / 2.0 + size * POINT_MM * 0.3), size, Face::Roman, ink_on(kit, on), &text);
}

/// An arrow beyond the edge of a counter, the way it faces.
pub(super) fn arrow(kit: &Kit<'_>, side: f32, hour: Hour) -> Leaf {
    let whole = side * ROUND;
    let mut leaf = Leaf::new((whole, whole));
    let middle = Point::new(whole / 2.0, whole / 2.0);
    let way = Point::bearing(30.0 * f32::from(hour.get()));
    // Where the way leaves the counter.
    let edge = side / 2.0 / way.x.abs().max(way.y.abs());
    let (base, tip) =
        (middle + way.times(edge * 0.98), middle + way.times((edge + 0.17 * side).min(whole * 0.7)));
    let across = way.quarter().times(0.14 * side);
    let mut pen = Pen::new();
    pen.polygon(&[base + across, tip, base - across]);
    let ink = kit.style().ink;
    leaf.draw(pen.fill(Rgba { a: 255, ..ink }));
    leaf
}
