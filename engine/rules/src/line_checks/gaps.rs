//! Water whose course stops a step before it should.

use super::{Finding, called};
use crate::catalog::{Catalog, Linear};
use crate::lines::bits;
use oblique_board::chain::{Chain, Stop};
use oblique_board::hex::{Edge, HexSet, Layout};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_scenario::check::Fix;
use oblique_scenario::{Edit, Scenario, lines};
use std::collections::{BTreeMap, BTreeSet};

/// Water that comes together so few steps above an end has met already: no gap.
const MET_STEPS: usize = 4;

/// What water there is at the stops of a board.
struct Water<'s> {
    board: &'s Board,
    /// Bits of what runs along hexsides, and of what runs from hex to hex.
    bits: [u16; 2],
}

impl Water<'_> {
    /// The steps from a stop, and whether water takes them.
    fn steps(&self, stop: Stop) -> impl Iterator<Item = (Edge, Stop, bool)> {
        let bits = self.bits[usize::from(matches!(stop, Stop::Hex(_)))];
        stop.next(self.board.layout()).into_iter().map(move |(edge, next)| {
            let wet = self.board.linear_mask(edge) & bits != 0;
            (edge, next, wet)
        })
    }

    /// How many steps from a stop water takes.
    fn count(&self, stop: Stop) -> usize {
        self.steps(stop).filter(|(.., wet)| *wet).count()
    }

    /// Do other waters come to a chain at the end given, or a few steps above it?
    fn met(&self, chain: &Chain, end: Stop) -> bool {
        let stops = chain.stops();
        let own = |at: usize| if at == 0 || at + 1 == stops.len() { 1 } else { 2 };
        let above = |n: usize| if end == chain.first() { n } else { stops.len() - 1 - n };
        (0..stops.len().min(MET_STEPS)).map(above).any(|at| self.count(stops[at]) > own(at))
    }
}

/// An end that lies a step from other water.
struct Short<'s> {
    id: &'s FeatureId,
    feature: &'s Feature,
    end: Stop,
    /// The step to it, and where that leads.
    step: Edge,
    to: Stop,
}

/// Water whose course stops and goes on a hexside farther: an end of one feature a step from an end of
/// another of its kind, with nothing of the kind between; or a step from where other water passes.
pub(crate) fn gaps(s: &Scenario, catalog: &Catalog) -> Vec<Finding> {
    let (board, layout) = (&s.board, s.board.layout());
    let flowing = |along| bits(board, catalog, |kind| kind.flows() && kind.along_edges == along);
    let water = Water { board, bits: [flowing(true), flowing(false)] };
    if water.bits == [0, 0] {
        return Vec::new();
    }
    let features = || board.features().iter().filter(|(_, f)| flows(catalog, f));
    // Where other water comes to an end too nothing is missing.
    let mut ends: BTreeMap<Stop, (&FeatureId, &Feature)> = BTreeMap::new();
    for (id, feature) in features() {
        let both = Chain::ends(&feature.path, layout).into_iter().flatten();
        ends.extend(both.filter(|end| water.count(*end) <= 1).map(|end| (end, (id, feature))));
    }
    let (mut found, mut short) = (Vec::new(), Vec::new());
    for (end, (id, feature)) in &ends {
        for (step, next, wet) in water.steps(*end) {
            if wet {
                continue;
            }
            match ends.get(&next) {
                Some((other, _)) if other == id => {}
                // Told once, of one of the two.
                Some((_, theirs)) if feature.kind == theirs.kind && *end > next => {}
                Some((other, theirs)) if feature.kind == theirs.kind => {
                    found.extend(end_to_end(s, catalog, (id, feature), (other, theirs), *end));
                }
                _ if water.count(next) > 0 && end.hexes(layout).iter().all(|h| layout.contains(*h)) => {
                    short.push(Short { id, feature, end: *end, step, to: next });
                }
                _ => {}
            }
        }
    }
    found.extend(short_of(s, catalog, &water, &short));
    found
}

fn flows(catalog: &Catalog, feature: &Feature) -> bool {
    catalog.linear(&feature.kind).is_some_and(Linear::flows)
}

/// Where a stop is, for the end of a sentence.
fn near(stop: Stop, layout: Layout) -> String {
    let hex = stop.hexes(layout).into_iter().find(|hex| layout.contains(*hex));
    hex.map_or(String::new(), |hex| format!(" near {}", layout.name(hex)))
}

fn end_to_end(
    s: &Scenario,
    catalog: &Catalog,
    (id, feature): (&FeatureId, &Feature),
    (with, theirs): (&FeatureId, &Feature),
    end: Stop,
) -> Option<Finding> {
    let layout = s.board.layout();
    // Courses that are broken themselves are another check's.
    Chain::of(&feature.path, layout).zip(Chain::of(&theirs.path, layout))?;
    let (name, other) = (called(catalog, id, feature), called(catalog, with, theirs));
    let message = format!("{name} and {other} end a hexside from each other{}: a gap.", near(end, layout));
    let join = lines::join(s, id, with).map(|laid| Fix::new("Join the ends", laid.edit));
    let fixes = join.into_iter().collect();
    Some(Finding { id: id.clone(), message, fixes })
}

/// Ends a step from the course of other water.
fn short_of(s: &Scenario, catalog: &Catalog, water: &Water<'_>, short: &[Short<'_>]) -> Vec<Finding> {
    let layout = s.board.layout();
    let passing = who_passes(s, catalog, short);
    let mut reported: BTreeSet<(&FeatureId, &FeatureId)> = BTreeSet::new();
    let mut found = Vec::new();
    for Short { id, feature, end, step, to } in short {
        let mut others = passing.get(to).into_iter().flatten();
        let Some((with, theirs)) = others.find(|(other, _)| other != id) else { continue };
        let Some(chain) = Chain::of(&feature.path, layout).filter(|c| !c.is_ring()) else { continue };
        // Two ends of different kinds, or two places of one course, are told once.
        if water.met(&chain, *end) || reported.contains(&(*with, *id)) || !reported.insert((*id, *with)) {
            continue;
        }
        let (name, other) = (called(catalog, id, feature), called(catalog, with, theirs));
        let message = format!("{name} ends a hexside short of {other}{}: a gap.", near(*end, layout));
        let longer = match &feature.path {
            Path::Edges(_) => led_on(&chain, *end, *to, layout),
            Path::Hexes(_) => step
                .hexes(layout.orientation)
                .iter()
                .all(|h| layout.contains(*h))
                .then(|| led_on(&chain, *end, *to, layout))
                .flatten(),
        };
        let fix = longer.map(|path| {
            let longer = Feature { path, ..(*feature).clone() };
            Fix::new(format!("Lead it into {other}"), Edit::Feature((*id).clone(), Some(longer)))
        });
        found.push(Finding { id: (*id).clone(), message, fixes: fix.into_iter().collect() });
    }
    found
}

/// A course led on by a step from one of its ends.
fn led_on(chain: &Chain, end: Stop, to: Stop, layout: Layout) -> Option<Path> {
    let step = Chain::new(vec![end, to], layout)?;
    Some(chain.joined(&step, layout)?.simplified()?.path(layout))
}

type Passing<'s> = BTreeMap<Stop, Vec<(&'s FeatureId, &'s Feature)>>;

/// The features that come by the stops short ends lie a step from.
fn who_passes<'s>(s: &'s Scenario, catalog: &Catalog, short: &[Short<'_>]) -> Passing<'s> {
    let (board, layout) = (&s.board, s.board.layout());
    let mut passing = Passing::new();
    if short.is_empty() {
        return passing;
    }
    let mut at: BTreeMap<Edge, Vec<Stop>> = BTreeMap::new();
    for stop in short.iter().map(|short| short.to) {
        for (edge, _) in stop.next(layout) {
            at.entry(edge).or_default().push(stop);
        }
    }
    let owners = HexSet::of(layout, at.keys().map(|edge| edge.owner()));
    for (id, feature) in board.features().iter().filter(|(_, f)| flows(catalog, f)) {
        let mut note = |edge: Edge| {
            // Owners may lie off the board.
            if owners.contains(edge.owner()) || !layout.contains(edge.owner()) {
                for stop in at.get(&edge).into_iter().flatten() {
                    let all = passing.entry(*stop).or_default();
                    if all.last().is_none_or(|(last, _)| *last != id) {
                        all.push((id, feature));
                    }
                }
            }
        };
        match &feature.path {
            Path::Edges(edges) => edges.iter().copied().for_each(&mut note),
            Path::Hexes(hexes) => hexes
                .windows(2)
                .filter_map(|w| Edge::between(w[0], w[1], layout.orientation))
                .for_each(&mut note),
        }
    }
    passing
}
