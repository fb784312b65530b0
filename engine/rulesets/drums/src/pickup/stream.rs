//! Step 6: a stream from the baseline of whoever placed it to an adjacent edge of the table, with a bridge and a ford.

use super::ground::put;
use super::{Making, STREAM};
use crate::board::arc::ORIENTATION;
use crate::board::zones::zone_of;
use crate::tables::Tables;
use oblique_board::hex::{Edge, Hex, Layout, Vertex};
use oblique_board::{Feature, Path};
use oblique_scenario::Side;

/// Shortest stream in hexsides.
const LEAST: usize = 20;

/// Lays the stream of a side, if one is to be laid.
pub(super) fn lay(making: &mut Making<'_>, placer: Option<Side>, part: u32) {
    let mut chance = making.chance(&STREAM, part);
    let Some(side) = placer else {
        making.note(STREAM, chance, vec!["There is none.".to_owned()]);
        return;
    };
    let board = &mut making.scenario.board;
    let layout = board.layout();
    let courses = courses(layout, side);
    if courses.is_empty() {
        making.note(STREAM, chance, vec!["There is no room for one.".to_owned()]);
        return;
    }
    let course = courses[chance.place(courses.len())].clone();
    let thirds = [course[course.len() / 3], course[2 * course.len() / 3]];
    let bridge_first = chance.throw("Bridge upstream or downstream", 2) == 1;
    let [bridge, ford] = if bridge_first { thirds } else { [thirds[1], thirds[0]] };
    let length = course.len();
    let line = |kind: &str, path| Feature::new(kind, path);
    put(board, line("stream", Path::Edges(course)));
    put(board, line("ford", Path::Edges(vec![ford])));
    // A bridge carries a road.
    put(board, line("road", Path::Hexes(bridge.hexes(ORIENTATION).to_vec())));
    put(board, line("bridge", Path::Edges(vec![bridge])));
    let [bridge, ford] = [bridge, ford].map(|edge| layout.name(edge.owner()));
    let result = format!("{length} hexsides long, a bridge at {bridge}, a ford at {ford}.");
    making.note(STREAM, chance, vec![result]);
}

/// Every course from the baseline of a side to one of the edges beside it, of a length the rule allows, in its half.
fn courses(layout: Layout, side: Side) -> Vec<Vec<Edge>> {
    let most = usize::try_from(Tables::get().setup.stream_hexes).unwrap_or(0);
    let [width, height] = [layout.width, layout.height].map(i32::from);
    let base = if side == Side::A { height - 1 } else { 0 };
    let mouths = |pairs: Vec<[Hex; 2]>| -> Vec<(Edge, Vertex)> {
        pairs.into_iter().filter_map(|[a, b]| mouth(layout, Edge::between(a, b, ORIENTATION)?)).collect()
    };
    let below = mouths((0..width - 1).map(|x| [layout.at(x, base), layout.at(x + 1, base)]).collect());
    let beside = [0, width - 1];
    let beside = beside
        .into_iter()
        .flat_map(|x| mouths((0..height - 1).map(|y| [layout.at(x, y), layout.at(x, y + 1)]).collect()));
    let own = |hex: &Hex| zone_of(layout, *hex).is_some_and(|(of, _)| of == side);
    let ends: Vec<_> = beside.filter(|(edge, _)| edge.hexes(ORIENTATION).iter().all(own)).collect();
    let course = |(first, from): (Edge, Vertex), (last, to): (Edge, Vertex)| {
        let course: Vec<Edge> =
            [first].into_iter().chain(from.chain_to(to, ORIENTATION)).chain([last]).collect();
        let inside = course.iter().all(|edge| edge.hexes(ORIENTATION).iter().all(own));
        (inside && (LEAST..=most).contains(&course.len())).then_some(course)
    };
    below.iter().flat_map(|a| ends.iter().filter_map(move |b| course(*a, *b))).collect()
}

/// A hexside that meets the edge of the board, and its corner inside; `None` if it meets it at none of its ends or both.
fn mouth(layout: Layout, edge: Edge) -> Option<(Edge, Vertex)> {
    let inside = |vertex: &Vertex| vertex.hexes(ORIENTATION).all(|hex| layout.contains(hex));
    match edge.ends(ORIENTATION) {
        [a, b] if inside(&a) && !inside(&b) => Some((edge, a)),
        [a, b] if inside(&b) && !inside(&a) => Some((edge, b)),
        _ => None,
    }
}
