//! Roads that end at nothing.

use super::{Finding, called};
use crate::catalog::{Catalog, Linear};
use crate::lines::{bits, drive};
use oblique_board::chain::{Chain, Stop, ways};
use oblique_board::hex::{Edge, Hex, Layout};
use oblique_board::{Board, Feature, FeatureId, Path};
use oblique_scenario::check::{Fix, MOST_FINDINGS};
use oblique_scenario::{Edit, Scenario, lines};
use std::collections::BTreeMap;

/// Only for so many dead ends at a time remedies are looked for far off.
const REMEDIES: usize = 20;
/// A road is led on to the nearest road so many hexes away at most.
const EXTEND_HEXES: u32 = 12;
/// Ends so many hexes apart are a gap, which is closed together with all others; what is led on farther is a guess, and
/// to be looked at by itself.
const GAP_HEXES: u32 = 2;
/// So many steps of a road are taken away at most where nothing else would fix it.
const MOST_TAKEN_STEPS: usize = 5;

/// What runs from hex to hex on a board.
struct Roads<'s> {
    board: &'s Board,
    /// The bits of its kinds.
    bits: u16,
}

impl<'s> Roads<'s> {
    fn all(&self) -> impl Iterator<Item = (&'s FeatureId, &'s Vec<Hex>)> {
        self.board.features().iter().filter_map(|(id, f)| match &f.path {
            Path::Hexes(hexes) => Some((id, hexes)),
            Path::Edges(_) => None,
        })
    }

    /// How many of their steps lead into or out of a hex.
    fn steps(&self, hex: Hex) -> u32 {
        self.board.steps_at(hex, self.bits)
    }

    /// Ends inside the board where no other road (or another stretch of the same) comes.
    fn loose_ends(&self) -> impl Iterator<Item = (&'s FeatureId, Hex)> {
        let layout = self.board.layout();
        let ends = self.all().flat_map(|(id, hexes)| {
            let ends = hexes.first().into_iter().chain(hexes.last().filter(|_| hexes.len() > 1));
            ends.map(move |end| (id, *end))
        });
        ends.filter(move |(_, end)| self.steps(*end) <= 1 && layout.neighbours(*end).count() == 6)
    }
}

/// Where roads end at no other, and which.
type Loose<'s> = BTreeMap<Stop, &'s FeatureId>;

/// Roads that end inside the board where nothing is: no other road, no settlement or objective in the
/// hex or beside it, no bridge.
pub fn dead_ends(s: &Scenario, catalog: &Catalog) -> Vec<Finding> {
    let (board, layout) = (&s.board, s.board.layout());
    let roads = Roads { board, bits: bits(board, catalog, |kind| !kind.along_edges) };
    let spans = bits(board, catalog, Linear::spans);
    let loose: Loose<'_> = roads.loose_ends().map(|(id, end)| (Stop::Hex(end), id)).collect();
    let settled: Vec<bool> = (board.palette().iter())
        .map(|id| catalog.terrain(id).is_some_and(|t| matches!(t.look.as_str(), "village" | "town")))
        .collect();
    roads
        .loose_ends()
        .filter(|(_, end)| !leads_somewhere(s, &settled, spans, *end))
        .enumerate()
        .filter_map(|(at, (id, end))| {
            if at >= MOST_FINDINGS {
                // It will be counted, not shown.
                let message = "A road ends in the open.".to_owned();
                return Some(Finding { id: id.clone(), message, fixes: Vec::new() });
            }
            let feature = board.features().get(id)?;
            let name = called(catalog, id, feature);
            let message = format!("{name} ends in the open at {}.", layout.name(end));
            // Each remedy is a search: many at once would slow down whoever paints.
            let reach = if at < REMEDIES { EXTEND_HEXES } else { GAP_HEXES };
            let fixes = remedies(s, catalog, &roads, &loose, (id, end), reach);
            Some(Finding { id: id.clone(), message, fixes })
        })
        .collect()
}

/// Is there a settlement or an objective in a hex or beside it, or a bridge on one of its sides?
/// `settled` says which terrains are settlements, `spans` are the bits of bridges.
fn leads_somewhere(s: &Scenario, settled: &[bool], spans: u16, end: Hex) -> bool {
    let layout = s.board.layout();
    let settled = |hex: Hex| {
        let terrain = s.board.terrain(hex).and_then(|t| settled.get(usize::from(t.0)));
        terrain.copied().unwrap_or(false) || s.objectives.values().any(|o| o.hex == hex)
    };
    let spanned = |hex: Hex| {
        let edge = Edge::between(end, hex, layout.orientation);
        edge.is_some_and(|edge| s.board.linear_mask(edge) & spans != 0)
    };
    settled(end) || layout.neighbours(end).any(|(_, hex)| settled(hex) || spanned(hex))
}

/// Leads a road on to the nearest other one, runs it to the edge of the board, or takes its loose end away: what
/// is nearer comes first. Only gaps are closed together with others. `loose` are the ends of roads at which nothing is.
fn remedies(
    s: &Scenario,
    catalog: &Catalog,
    roads: &Roads<'_>,
    loose: &Loose<'_>,
    (id, end): (&FeatureId, Hex),
    reach: u32,
) -> Vec<Fix> {
    let (board, layout) = (&s.board, s.board.layout());
    let Some(feature) = board.features().get(id) else { return Vec::new() };
    let Some(chain) = Chain::of(&feature.path, layout) else { return Vec::new() };
    let others = |hex: Hex| {
        let all = roads.steps(hex);
        let own = || chain.stops().windows(2).filter(|step| step.contains(&Stop::Hex(hex))).count();
        all > 0 && usize::try_from(all).is_ok_and(|all| all > own())
    };
    let rim = |hex: Hex| layout.neighbours(hex).count() < 6;
    let nearest = |found: &dyn Fn(Hex) -> bool| {
        (1..=reach).find_map(|radius| {
            let ring = end.ring(radius).filter(|hex| layout.contains(*hex) && found(*hex));
            // An end is meant before a road that passes.
            Some((
                radius,
                ring.min_by_key(|hex| (!loose.contains_key(&Stop::Hex(*hex)), layout.col_row(*hex)))?,
            ))
        })
    };
    let road = nearest(&others).map(|(away, to)| (away, to, "Lead it on to the road at"));
    let edge = nearest(&rim).map(|(away, to)| (away, to, "Run it to the edge at"));
    let mut ways: Vec<_> = road.into_iter().chain(edge).collect();
    ways.sort_by_key(|(away, ..)| *away);
    let longer = ways.into_iter().filter_map(|(away, to, label)| {
        let way = ways::cheapest(board, &drive(board, catalog, &feature.kind), Stop::Hex(end), Stop::Hex(to));
        let way = Chain::new(way, layout)?;
        let with = loose.get(&Stop::Hex(to)).copied().filter(|with| *with != id);
        let gap = away <= GAP_HEXES && others(to);
        if let Some(joined) = with.filter(|_| gap).and_then(|with| lines::join_by(s, id, with, &way)) {
            return Some(Fix::new("Join the ends", joined.edit));
        }
        let longer = chain.joined(&way, layout)?.simplified()?;
        let longer = Feature { path: longer.path(layout), ..feature.clone() };
        let label = format!("{label} {}", layout.name(to));
        let fix = Fix::new(label, Edit::Feature(id.clone(), Some(longer)));
        // Two ends that face each other would both be led on, one over the other.
        let first = with.is_none_or(|with| id < with);
        Some(if gap && first { fix } else { fix.alone() })
    });
    let mut fixes: Vec<Fix> = longer.collect();
    if reach < EXTEND_HEXES {
        return fixes;
    }
    let (taken, away) = shortened(&chain, feature, id, end, &others, layout).unwrap_or_else(|| {
        let remove = Fix::new(format!("Remove {}", called(catalog, id, feature)), lines::removal(id));
        (chain.steps(), remove)
    });
    // What is long was drawn or traced on purpose: it is taken away by choice, never for want of anything better.
    if taken <= MOST_TAKEN_STEPS || !fixes.is_empty() {
        fixes.push(away.alone());
    }
    fixes
}

/// Takes a road's loose end away, as far back as the last other road it meets; with how many steps that takes.
fn shortened(
    chain: &Chain,
    feature: &Feature,
    id: &FeatureId,
    end: Hex,
    others: &dyn Fn(Hex) -> bool,
    layout: Layout,
) -> Option<(usize, Fix)> {
    let meets = |stop: &Stop| matches!(stop, Stop::Hex(hex) if others(*hex));
    let stops = chain.stops();
    let kept = if stops.first() == Some(&Stop::Hex(end)) {
        stops.get(stops.iter().position(meets)?..)?
    } else {
        stops.get(..=stops.iter().rposition(meets)?)?
    };
    let kept = Chain::new(kept.to_vec(), layout).filter(|kept| kept.steps() > 0)?;
    let taken = chain.steps().saturating_sub(kept.steps());
    let kept = Feature { path: kept.path(layout), ..feature.clone() };
    Some((taken, Fix::new("Remove the loose end", Edit::Feature(id.clone(), Some(kept)))))
}
