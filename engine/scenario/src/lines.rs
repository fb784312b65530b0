//! What is done to linear features as wholes: laid so that they go on others, joined, split, turned,
//! cut. Each answers with one edit.
//!
//! Must not know what kinds there are or what they look like.

use super::{Edit, Scenario};
use oblique_board::chain::{Chain, Stop};
use oblique_board::{Feature, FeatureId, Path};

/// Gaps of a course are closed with so many steps at most: a course that jumps about the board is no slip
/// that straight lines could put right.
pub const MOST_FILLED: usize = 20_000;

/// What became of a line.
#[derive(Clone, Debug, PartialEq)]
pub struct LineChange {
    /// The edit that does it.
    pub edit: Edit,
    /// The feature it is (or goes on) now.
    pub id: FeatureId,
    /// How many other features became part of it.
    pub taken_in: usize,
}

/// Removes a feature and what is kept about it.
#[must_use]
pub fn removal(id: &FeatureId) -> Edit {
    Edit::Many(vec![Edit::Feature(id.clone(), None), Edit::FeatureEvidence(id.clone(), None)])
}

/// The course of a feature as one chain; `None` if it is broken or there is no such feature.
#[must_use]
pub fn chain(scenario: &Scenario, id: &FeatureId) -> Option<Chain> {
    Chain::of(&scenario.board.features().get(id)?.path, scenario.board.layout())
}

/// The one other feature of a kind that ends at a stop, if no further one of its kind comes there.
/// Those in `but` do not count. Rings end nowhere.
#[must_use]
pub(crate) fn ending_at(
    scenario: &Scenario,
    kind: &str,
    stop: Stop,
    but: &[FeatureId],
) -> Option<(FeatureId, Chain)> {
    let layout = scenario.board.layout();
    let mut found = None;
    for (id, feature) in
        scenario.board.features().iter().filter(|(id, f)| f.kind == kind && !but.contains(id))
    {
        let parts = Chain::parts(&feature.path, layout);
        if !parts.iter().any(|part| part.stops().contains(&stop)) {
            continue;
        }
        let chain = Chain::of(&feature.path, layout).filter(|c| !c.is_ring())?;
        let ends = chain.first() == stop || chain.last() == stop;
        if found.is_some() || !ends {
            return None;
        }
        found = Some((id.clone(), chain));
    }
    found
}

/// A feature being put together of several.
struct Whole<'s> {
    scenario: &'s Scenario,
    id: FeatureId,
    feature: Feature,
    chain: Chain,
    gone: Vec<FeatureId>,
}

impl Whole<'_> {
    fn take_in(&mut self, id: FeatureId, chain: &Chain) -> bool {
        let Some(joined) = self.chain.joined(chain, self.scenario.board.layout()) else { return false };
        if self.feature.name.is_empty()
            && let Some(other) = self.scenario.board.features().get(&id)
        {
            self.feature.name.clone_from(&other.name);
        }
        self.chain = joined;
        self.gone.push(id);
        true
    }

    fn laid(mut self) -> LineChange {
        let evidence = &self.scenario.feature_evidence;
        let mut edits: Vec<Edit> = self.gone.iter().map(removal).collect();
        if !evidence.contains_key(&self.id)
            && let Some(known) = self.gone.iter().find_map(|id| evidence.get(id))
        {
            edits.push(Edit::FeatureEvidence(self.id.clone(), Some(known.clone())));
        }
        self.feature.path = self.chain.path(self.scenario.board.layout());
        edits.push(Edit::Feature(self.id.clone(), Some(self.feature)));
        LineChange { edit: Edit::Many(edits), id: self.id, taken_in: self.gone.len() }
    }
}

/// Lays a new line of a kind. What of it would only repeat a line of its kind at either end is left
/// off; where it begins or ends at the end of one, it goes that one on. `None` if nothing is left.
#[must_use]
pub fn lay(scenario: &Scenario, kind: &str, chain: &Chain) -> Option<LineChange> {
    let chain = without_repeats(scenario, kind, chain)?;
    let onto =
        [chain.first(), chain.last()].into_iter().find_map(|stop| ending_at(scenario, kind, stop, &[]));
    let Some((id, older)) = onto else {
        let id = scenario.fresh_feature_id(kind);
        let path = chain.path(scenario.board.layout());
        let feature = Feature::new(kind, path);
        return Some(LineChange { edit: Edit::Feature(id.clone(), Some(feature)), id, taken_in: 0 });
    };
    let feature = scenario.board.features().get(&id)?.clone();
    let layout = scenario.board.layout();
    let longer = older.joined(&chain, layout)?;
    let mut whole = Whole { scenario, id, feature, chain: longer, gone: Vec::new() };
    go_on(&mut whole, kind);
    Some(whole.laid())
}

/// Lays a feature anew along a chain. `ends` tells which of its ends were moved: they go on what ends
/// there of their kind. `None` if there is no such feature.
#[must_use]
pub fn relay(scenario: &Scenario, id: &FeatureId, chain: &Chain, ends: [bool; 2]) -> Option<LineChange> {
    let feature = scenario.board.features().get(id)?.clone();
    let kind = feature.kind.clone();
    let mut whole = Whole { scenario, id: id.clone(), feature, chain: chain.clone(), gone: Vec::new() };
    for (moved, stop) in ends.into_iter().zip([chain.first(), chain.last()]) {
        let but = [vec![whole.id.clone()], whole.gone.clone()].concat();
        if moved && let Some((id, other)) = ending_at(scenario, &kind, stop, &but) {
            whole.take_in(id, &other);
        }
    }
    Some(whole.laid())
}

/// Takes in what ends at the ends of the whole.
fn go_on(whole: &mut Whole<'_>, kind: &str) {
    for stop in [whole.chain.first(), whole.chain.last()] {
        let but = [vec![whole.id.clone()], whole.gone.clone()].concat();
        if !whole.chain.is_ring()
            && let Some((id, other)) = ending_at(whole.scenario, kind, stop, &but)
        {
            whole.take_in(id, &other);
        }
    }
}

/// A chain without the steps at its ends where one of its kind runs already.
fn without_repeats(scenario: &Scenario, kind: &str, chain: &Chain) -> Option<Chain> {
    let board = &scenario.board;
    let Some(kind) = board.linear_kind(kind) else { return Some(chain.clone()) };
    let fresh: Vec<bool> = chain.edges(board.layout()).iter().map(|e| !board.has_linear(*e, kind)).collect();
    let first = fresh.iter().position(|fresh| *fresh)?;
    let last = fresh.iter().rposition(|fresh| *fresh)?;
    Chain::new(chain.stops().get(first..last + 2)?.to_vec(), board.layout())
}

/// Joins a second feature of the same kind to a first, which keeps its id, its way and, if it has one,
/// its name. `None` if they differ in kind, are broken, or do not come within a step of each other
/// with their ends.
#[must_use]
pub fn join(scenario: &Scenario, id: &FeatureId, with: &FeatureId) -> Option<LineChange> {
    let feature = scenario.board.features().get(id)?.clone();
    let other = scenario.board.features().get(with)?;
    if id == with || feature.kind != other.kind {
        return None;
    }
    let (own, theirs) = (chain(scenario, id)?, chain(scenario, with)?);
    let mut whole = Whole { scenario, id: id.clone(), feature, chain: own, gone: Vec::new() };
    whole.take_in(with.clone(), &theirs).then(|| whole.laid())
}

/// Joins a second feature of the same kind to a first by a way between an end of each. `None` if they differ in kind or
/// have names that differ, are broken, or the way does not lead from one to the other past nothing of them.
#[must_use]
pub fn join_by(scenario: &Scenario, id: &FeatureId, with: &FeatureId, way: &Chain) -> Option<LineChange> {
    let feature = scenario.board.features().get(id)?.clone();
    let other = scenario.board.features().get(with)?;
    let named = |feature: &Feature| !feature.name.is_empty();
    let other_name = named(&feature) && named(other) && feature.name != other.name;
    if id == with || feature.kind != other.kind || other_name {
        return None;
    }
    let layout = scenario.board.layout();
    let (own, theirs) = (chain(scenario, id)?, chain(scenario, with)?);
    let steps = own.steps() + way.steps() + theirs.steps();
    let longer = own.joined(way, layout)?;
    let mut whole = Whole { scenario, id: id.clone(), feature, chain: longer, gone: Vec::new() };
    let taken = whole.take_in(with.clone(), &theirs);
    let plain = taken && whole.chain.simplified().is_some_and(|plain| plain.steps() == steps);
    plain.then(|| whole.laid())
}

/// The feature a feature may be joined with next: of its kind, touching it with an end, else a step
/// away.
#[must_use]
pub fn next_to(scenario: &Scenario, id: &FeatureId) -> Option<FeatureId> {
    let layout = scenario.board.layout();
    let kind = &scenario.board.features().get(id)?.kind;
    let own = chain(scenario, id).filter(|c| !c.is_ring())?;
    let others = || {
        let same = scenario.board.features().iter().filter(move |(o, f)| *o != id && f.kind == *kind);
        same.filter_map(|(o, f)| Some((o, Chain::of(&f.path, layout).filter(|c| !c.is_ring())?)))
    };
    let ends = [own.first(), own.last()];
    let touches = |c: &Chain| ends.contains(&c.first()) || ends.contains(&c.last());
    let touching = others().find(|(_, c)| touches(c));
    touching.or_else(|| others().find(|(_, c)| own.joined(c, layout).is_some())).map(|(id, _)| id.clone())
}

/// Joins all features of one kind and name (or without one) where just two of them meet with their
/// ends. Gives the edit and how many were joined; `None` if there is nothing to join.
#[must_use]
pub fn join_all(scenario: &Scenario) -> Option<(Edit, usize)> {
    let mut copy = scenario.clone();
    let mut edits = Vec::new();
    let ids: Vec<FeatureId> = scenario.board.features().keys().cloned().collect();
    for id in ids {
        while let Some(edit) = join_plainly(&copy, &id) {
            let _ = edit.clone().apply(&mut copy);
            edits.push(edit);
        }
    }
    let count = edits.len();
    (count > 0).then_some((Edit::Many(edits), count))
}

/// Joins a feature with one that ends where it ends, where nothing else does.
fn join_plainly(scenario: &Scenario, id: &FeatureId) -> Option<Edit> {
    let feature = scenario.board.features().get(id)?;
    let own = chain(scenario, id).filter(|c| !c.is_ring())?;
    [own.first(), own.last()].into_iter().find_map(|stop| {
        let (other, _) = ending_at(scenario, &feature.kind, stop, std::slice::from_ref(id))?;
        let theirs = &scenario.board.features().get(&other)?.name;
        let alike = feature.name.is_empty() || theirs.is_empty() || *theirs == feature.name;
        // A line that comes by its own end has a junction there.
        let alone = own.stops().iter().filter(|s| **s == stop).count() == 1;
        alike.then(|| join(scenario, id, &other).filter(|_| alone).map(|laid| laid.edit)).flatten()
    })
}

/// Splits a feature at a stop, given by its place in the chain. The second half is a feature of the
/// same name, with the same evidence, whose id is told. `None` at an end, or if the feature is broken.
#[must_use]
pub fn split(scenario: &Scenario, id: &FeatureId, at: usize) -> Option<(Edit, FeatureId)> {
    let (first, second) = chain(scenario, id)?.split(at)?;
    in_two(scenario, id, &first, &second)
}

fn in_two(scenario: &Scenario, id: &FeatureId, first: &Chain, second: &Chain) -> Option<(Edit, FeatureId)> {
    let feature = scenario.board.features().get(id)?;
    let layout = scenario.board.layout();
    let along = |chain: &Chain| Some(Feature { path: chain.path(layout), ..feature.clone() });
    let new = scenario.fresh_feature_id(&feature.kind);
    let mut edits = vec![Edit::Feature(id.clone(), along(first)), Edit::Feature(new.clone(), along(second))];
    if let Some(evidence) = scenario.feature_evidence.get(id) {
        edits.push(Edit::FeatureEvidence(new.clone(), Some(evidence.clone())));
    }
    Some((Edit::Many(edits), new))
}

/// Takes the stretch between two stops out of a feature, given by their places in the chain: nothing,
/// one feature or two are left. `None` if the feature is broken or the stretch is empty.
#[must_use]
pub fn cut(scenario: &Scenario, id: &FeatureId, from: usize, to: usize) -> Option<Edit> {
    let whole = chain(scenario, id).filter(|_| from != to)?;
    let feature = scenario.board.features().get(id)?;
    let layout = scenario.board.layout();
    match whole.cut(from, to).as_slice() {
        [] => Some(removal(id)),
        // A ring cut open is one chain.
        [first, second] if whole.is_ring() => {
            let open = second.joined(first, layout)?;
            Some(Edit::Feature(id.clone(), Some(Feature { path: open.path(layout), ..feature.clone() })))
        }
        [rest] => {
            Some(Edit::Feature(id.clone(), Some(Feature { path: rest.path(layout), ..feature.clone() })))
        }
        [first, second, ..] => Some(in_two(scenario, id, first, second)?.0),
    }
}

/// Turns a feature the other way: a stream flows from its first stop to its last. `None` if there is
/// no such feature.
#[must_use]
pub fn reversal(scenario: &Scenario, id: &FeatureId) -> Option<Edit> {
    let mut feature = scenario.board.features().get(id)?.clone();
    match &mut feature.path {
        Path::Hexes(hexes) => hexes.reverse(),
        Path::Edges(edges) => edges.reverse(),
    }
    Some(Edit::Feature(id.clone(), Some(feature)))
}

/// A broken course made whole: its parts in their order, the gaps between them closed straight.
/// `None` if nothing is broken, nothing is left of it, or the gaps are longer than [`MOST_FILLED`] in all.
#[must_use]
pub fn without_gaps(scenario: &Scenario, id: &FeatureId) -> Option<Feature> {
    let layout = scenario.board.layout();
    let feature = scenario.board.features().get(id)?;
    if Chain::of(&feature.path, layout).is_some() {
        return None;
    }
    let mut stops: Vec<Stop> = Vec::new();
    let mut room = MOST_FILLED;
    for part in Chain::parts(&feature.path, layout) {
        let part = match stops.last() {
            Some(last) if last.distance_squared(part.last()) < last.distance_squared(part.first()) => {
                part.reversed()
            }
            _ => part,
        };
        if let Some(last) = stops.last() {
            let (apart, third) = (last.distance_squared(part.first()), 3_i64);
            room = room.checked_sub(usize::try_from(apart.isqrt() / third).unwrap_or(usize::MAX))?;
        }
        let gap = stops.last().map(|last| last.straight_to(part.first(), layout)).unwrap_or_default();
        stops.extend(gap.into_iter().skip(1));
        let shared = usize::from(stops.last() == Some(&part.first()));
        stops.extend(part.stops().iter().skip(shared));
    }
    let chain = Chain::new(stops, layout)?.simplified()?;
    Some(Feature { path: chain.path(layout), ..feature.clone() })
}
