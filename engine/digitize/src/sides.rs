//! Streams and walls along hexsides, drafted from those drawn already: what such a hexside looks like on the sheet is learnt
//! from the stretches that are drawn, what none looks like from hexsides that leave them and from others here and there.

use crate::lines::{SheetLine, sure_percent};
use crate::{DigitizeError, Laid, Snapped};
use oblique_board::Board;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Edge, Layout, on_paper};
use oblique_classification::{ClassId, Description, Settings, Training, draft_sides};
use oblique_georeference::Point;
use oblique_linework::Likeness;
use std::collections::{BTreeMap, BTreeSet};

/// So many hexsides must be drawn before the rest can be drafted.
pub const FEWEST_DRAWN: usize = 8;
/// At most so many of those drawn are learnt from, and so many that leave them.
const MOST_OF_EACH: usize = 300;
/// Hexsides here and there of which none is drawn.
const ELSEWHERE: usize = 60;
/// A chain drafted has so many hexsides or more: one by itself is chance.
const SHORTEST: usize = 2;

const THERE: &str = "there";
const NOTHING: &str = "nothing";

/// The hexsides drawn as a kind.
#[must_use]
pub fn drawn(board: &Board, kind: &str) -> BTreeSet<Edge> {
    let layout = board.layout();
    let features = board.features().values().filter(|feature| feature.kind == kind);
    features.flat_map(|feature| feature.edges(layout)).collect()
}

/// Lines of a kind along hexsides that are not drawn yet, the surest first.
///
/// # Errors
/// Where fewer than [`FEWEST_DRAWN`] hexsides of it are drawn on the sheet, or nothing can be told from them.
pub fn propose_sides(
    description: &Description,
    laid: &Laid,
    board: &Board,
    kind: &str,
) -> Result<Vec<SheetLine>, DigitizeError> {
    let layout = board.layout();
    let so = drawn(board, kind);
    let training = training(description, layout, &so);
    let shown = training.sides.iter().filter(|sample| sample.class.as_str() == THERE).count();
    if shown < FEWEST_DRAWN {
        return Err(DigitizeError::FewDrawn { drawn: shown, fewest: FEWEST_DRAWN });
    }
    let draft = draft_sides(description, &training, &Settings::default())?;
    let found: BTreeMap<Edge, f32> = draft
        .calls()
        .filter(|(edge, call)| {
            !so.contains(edge) && !call.taught && call.class.map(ClassId::as_str) == Some(THERE)
        })
        .map(|(edge, call)| (edge, call.confidence))
        .collect();
    let mut lines: Vec<SheetLine> = chains(layout, &found)
        .into_iter()
        .filter(|chain| chain.steps() >= SHORTEST)
        .filter_map(|chain| line(laid, layout, chain, &found))
        .collect();
    lines.sort_by(|a, b| b.sure_percent.cmp(&a.sure_percent).then(b.yards.total_cmp(&a.yards)));
    Ok(lines)
}

/// What is learnt from.
fn training(description: &Description, layout: Layout, so: &BTreeSet<Edge>) -> Training {
    let o = layout.orientation;
    let mut training = Training::new();
    let mut teach = |edges: &[Edge], most: usize, class: &str| {
        for edge in edges.iter().step_by(edges.len().div_ceil(most).max(1)) {
            if let Some(at) = description.middle_of_side_px(*edge) {
                training.teach_side(description, at, ClassId::new(class));
            }
        }
    };
    let met: BTreeMap<Stop, usize> =
        so.iter().flat_map(|edge| edge.ends(o)).fold(BTreeMap::new(), |mut met, corner| {
            *met.entry(Stop::Corner(corner)).or_default() += 1;
            met
        });
    // Beyond the end of what is drawn the line goes on; what leaves its middle is none, but for confluences.
    let leaving: BTreeSet<Edge> = met
        .iter()
        .filter(|(_, count)| **count > 1)
        .flat_map(|(corner, _)| corner.next(layout))
        .map(|(edge, _)| edge)
        .filter(|edge| !so.contains(edge))
        .collect();
    let near: BTreeSet<Edge> =
        met.keys().flat_map(|corner| corner.next(layout)).map(|(edge, _)| edge).collect();
    let all = layout.hexes().flat_map(|hex| {
        let beside = layout.neighbours(hex).filter_map(move |(side, _)| Edge::new(hex, side, o));
        beside.collect::<Vec<_>>()
    });
    let elsewhere: BTreeSet<Edge> = all.filter(|edge| !so.contains(edge) && !near.contains(edge)).collect();
    teach(&so.iter().copied().collect::<Vec<_>>(), MOST_OF_EACH, THERE);
    teach(&leaving.into_iter().collect::<Vec<_>>(), MOST_OF_EACH, NOTHING);
    teach(&elsewhere.into_iter().collect::<Vec<_>>(), ELSEWHERE, NOTHING);
    training
}

/// Hexsides as chains: from each corner that is an end or a fork to the next; what is left then are rings.
fn chains(layout: Layout, found: &BTreeMap<Edge, f32>) -> Vec<Chain> {
    let o = layout.orientation;
    let mut at: BTreeMap<Stop, Vec<Edge>> = BTreeMap::new();
    for edge in found.keys() {
        for corner in edge.ends(o) {
            at.entry(Stop::Corner(corner)).or_default().push(*edge);
        }
    }
    let mut left: BTreeSet<Edge> = found.keys().copied().collect();
    let mut all = Vec::new();
    let ends = at.iter().filter(|(_, edges)| edges.len() != 2).map(|(stop, _)| *stop);
    let starts: Vec<Stop> = ends.chain(at.keys().copied()).collect();
    for start in starts {
        for first in at.get(&start).into_iter().flatten() {
            let (mut stops, mut edge) = (vec![start], *first);
            while left.remove(&edge) {
                let Some(last) = stops.last().copied() else { break };
                let Some(next) = edge.ends(o).map(Stop::Corner).into_iter().find(|end| *end != last) else {
                    break;
                };
                stops.push(next);
                let onward = at.get(&next).filter(|edges| edges.len() == 2);
                let Some(on) = onward.and_then(|edges| edges.iter().find(|on| **on != edge)) else { break };
                edge = *on;
            }
            all.extend(Chain::new(stops, layout));
        }
    }
    all
}

/// A chain as a line of the sheet.
fn line(laid: &Laid, layout: Layout, chain: Chain, found: &BTreeMap<Edge, f32>) -> Option<SheetLine> {
    let o = layout.orientation;
    let place = |stop: &Stop| {
        let hexes = stop.hexes(layout);
        let first = on_paper(o, layout.at(0, 0));
        let count = hexes.len().max(1) as f64;
        let sum = hexes.iter().map(|hex| on_paper(o, *hex)).fold((0.0, 0.0), |s, p| (s.0 + p.0, s.1 + p.1));
        laid.pixel_of_board((sum.0 / count - first.0, sum.1 / count - first.1))
    };
    let course: Vec<Point> = chain.stops().iter().map(place).collect::<Option<_>>()?;
    let edges = chain.edges(layout);
    let sum: f32 = edges.iter().filter_map(|edge| found.get(edge)).sum();
    let clearness = f64::from(sum) / edges.len().max(1) as f64;
    let length: f64 = course.windows(2).map(|pair| pair[0].distance(pair[1])).sum();
    let ends = course.first().zip(course.last()).map_or(0.0, |(a, b)| a.distance(*b));
    // A side of a hex is as long as its middle lies from its corners.
    let hexes = edges.len() as f64 / 3.0_f64.sqrt();
    Some(SheetLine {
        yards: hexes * laid.hexes.yards_a_hex(),
        straightness: if length > 0.0 { (ends / length).min(1.0) } else { 0.0 },
        sure_percent: sure_percent(clearness, Likeness::Course, hexes),
        likeness: Likeness::Course,
        clearness,
        snapped: vec![Snapped { chain, mean_yards: 0.0, worst_yards: 0.0 }],
        course,
    })
}

#[cfg(test)]
mod tests {
    use super::{drawn, propose_sides};
    use crate::lines::{Laying, writing};
    use crate::terrain::describe_board;
    use crate::{Laid, placing};
    use image::{Rgb, RgbImage};
    use oblique_board::Board;
    use oblique_board::chain::{Chain, Stop, ways};
    use oblique_board::hex::{Layout, Orientation};
    use oblique_georeference::Point;
    use oblique_scenario::{Scenario, Sheet, SheetId};

    /// A board on a sheet of paper, and the way of a stream from its left to its right.
    fn stream() -> (Scenario, SheetId, Chain) {
        let layout = Layout::new(Orientation::Flat, 24, 14);
        let board = Board::new(layout, vec!["clear".to_owned()], vec!["stream".to_owned()]);
        let mut scenario = Scenario::new("test", board);
        let id = SheetId("sheet".to_owned());
        let sheet = Sheet { size: (1000, 620), ..Sheet::default() };
        let edit = placing::import(&scenario, &id, sheet, 100).expect("it has a size");
        let _ = edit.apply(&mut scenario);
        let corner = |col, row| {
            let hex = layout.at(col, row);
            let first = layout.hexes().find(|other| *other == hex).expect("on the board");
            Stop::Corner(
                layout
                    .neighbours(first)
                    .filter_map(|(side, _)| oblique_board::hex::Edge::new(first, side, layout.orientation))
                    .flat_map(|edge| edge.ends(layout.orientation))
                    .next()
                    .expect("a corner"),
            )
        };
        let stops = ways::straight(layout, corner(2, 4), corner(21, 9));
        (scenario, id, Chain::new(stops, layout).expect("a way"))
    }

    #[test]
    fn the_rest_of_a_stream_is_drafted_from_a_stretch_that_is_drawn() {
        let (mut scenario, id, way) = stream();
        let layout = scenario.board.layout();
        let laid = Laid::new(&scenario.sheets[&id], scenario.board_place.as_ref(), layout).expect("it lies");
        let found: std::collections::BTreeMap<_, _> =
            way.edges(layout).into_iter().map(|edge| (edge, 1.0)).collect();
        let course = super::line(&laid, layout, way.clone(), &found).expect("on the sheet").course;
        let far = |at: Point| {
            let pairs = course.windows(2).map(|pair| {
                let (a, b) = (pair[0], pair[1]);
                let (dx, dy) = (b.x - a.x, b.y - a.y);
                let t = ((at.x - a.x) * dx + (at.y - a.y) * dy) / (dx * dx + dy * dy);
                at.distance(Point::new(a.x + dx * t.clamp(0.0, 1.0), a.y + dy * t.clamp(0.0, 1.0)))
            });
            pairs.fold(f64::INFINITY, f64::min)
        };
        let picture = RgbImage::from_fn(1000, 620, |x, y| {
            let grain = ((x * 7 + y * 13) % 11) as u8;
            let near = far(Point::new(f64::from(x), f64::from(y))) < 2.2;
            Rgb(if near { [80, 130, 190] } else { [232 + grain, 222 + grain, 196 + grain] })
        });
        let place = scenario.board_place;
        let description =
            describe_board(&scenario.sheets[&id], place.as_ref(), layout, &picture, &mut |_| true)
                .expect("on the sheet");
        let few = propose_sides(&description, &laid, &scenario.board, "stream");
        assert!(few.is_err_and(|why| why.to_string().contains("8 are needed")));
        let (stretch, _) = way.split(14).expect("a long way");
        let written = writing(&scenario, &id, &[Laying { kind: "stream", flows: false, chain: &stretch }]);
        let _ = written.expect("it is new").edit.apply(&mut scenario);
        assert_eq!(drawn(&scenario.board, "stream").len(), 14);
        let lines = propose_sides(&description, &laid, &scenario.board, "stream").expect("it is drafted");
        let all: Vec<_> = lines.iter().flat_map(|line| line.snapped[0].chain.edges(layout)).collect();
        let (_, rest) = way.split(14).expect("as before");
        let rest = rest.edges(layout);
        let right = all.iter().filter(|edge| rest.contains(edge)).count();
        assert!(right * 10 >= rest.len() * 9, "{right} of {}", rest.len());
        assert!((all.len() - right) * 10 <= rest.len(), "{} besides", all.len() - right);
        assert!(lines[0].sure_percent > 60 && lines[0].yards > 300.0, "{:?}", lines[0].sure_percent);
    }
}
