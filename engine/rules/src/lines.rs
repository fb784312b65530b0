//! What a catalog's looks say of linear features: which flow, where roads cross them, what spans them.
//!
//! Must not know any one ruleset: it reads the catalog it is given.

use super::catalog::{Catalog, Linear};
use oblique_board::chain::ways::Drive;
use oblique_board::hex::{Edge, Hex};
use oblique_board::{Board, FeatureId, Path};
use oblique_scenario::{Edit, Scenario};

/// A place where something from hex to hex crosses water.
#[derive(Clone, Debug, PartialEq)]
pub struct Crossing {
    /// The hexside.
    pub edge: Edge,
    /// The road and what flows under it.
    pub road: FeatureId,
    /// The stream it crosses.
    pub water: FeatureId,
    /// The kind that spans it as a feature of its own, by its id, if one does.
    pub spanned: Option<String>,
}

impl Crossing {
    /// The hex on the road before it.
    #[must_use]
    pub const fn hex(&self) -> Hex {
        self.edge.owner()
    }
}

/// The bits of the kinds that fit, in a board's masks.
pub(super) fn bits(board: &Board, catalog: &Catalog, fits: impl Fn(&Linear) -> bool) -> u16 {
    let fitting = catalog.linear.iter().filter(|kind| fits(kind));
    let known = fitting.filter_map(|kind| board.linear_kind(&kind.id));
    known.fold(0, |bits, kind| bits | 1_u16.checked_shl(kind.0.into()).unwrap_or(0))
}

/// What matters of a kind for the way it takes over a board.
#[must_use]
pub fn drive(board: &Board, catalog: &Catalog, kind: &str) -> Drive {
    Drive {
        flows: catalog.linear(kind).is_some_and(Linear::keeps_low),
        roads: bits(board, catalog, |kind| !kind.along_edges),
        sides: bits(board, catalog, Linear::keeps_low),
        ..Drive::default()
    }
}

/// The kinds a catalog has to span water with: bridges first, then fords. Where it has none a road
/// across a stream is its bridge.
#[must_use]
pub fn spans(catalog: &Catalog) -> Vec<&Linear> {
    let mut kinds: Vec<&Linear> = catalog.linear.iter().filter(|kind| kind.spans()).collect();
    kinds.sort_by_key(|kind| kind.look != "bridge");
    kinds
}

/// Where roads cross water, in the order of the roads and along them. With a feature, only where it
/// is crossed or crosses.
#[must_use]
pub fn crossings(scenario: &Scenario, catalog: &Catalog, of: Option<&FeatureId>) -> Vec<Crossing> {
    let board = &scenario.board;
    let layout = board.layout();
    let water = bits(board, catalog, Linear::flows);
    if water == 0 {
        return Vec::new();
    }
    let flows = |kind: &str| catalog.linear(kind).is_some_and(Linear::flows);
    let under = |edge: Edge| {
        let streams = board.features().iter().filter(|(_, f)| flows(&f.kind));
        let mut here =
            streams.filter(|(_, f)| matches!(&f.path, Path::Edges(edges) if edges.contains(&edge)));
        here.next().map(|(id, _)| id.clone())
    };
    let over = |edge: Edge| {
        let spans = catalog.linear.iter().filter(|kind| kind.spans());
        let mut here =
            spans.filter(|kind| board.linear_kind(&kind.id).is_some_and(|ix| board.has_linear(edge, ix)));
        here.next().map(|kind| kind.id.clone())
    };
    let mut found = Vec::new();
    let one_road = of.filter(|of| board.features().get(of).is_some_and(|f| matches!(f.path, Path::Hexes(_))));
    let roads = board.features().iter().filter(|(id, f)| match one_road {
        Some(road) => road == *id,
        None => matches!(f.path, Path::Hexes(_)),
    });
    for (road, feature) in roads {
        for edge in feature.edges(layout).into_iter().filter(|e| board.linear_mask(*e) & water != 0) {
            let Some(water) = under(edge) else { continue };
            if of.is_none_or(|of| of == road || *of == water) {
                found.push(Crossing { edge, road: road.clone(), water, spanned: over(edge) });
            }
        }
    }
    found
}

/// Puts a kind that spans water on a hexside, in place of any other that does. `None` if it stands
/// there already.
#[must_use]
pub fn spanning(scenario: &Scenario, catalog: &Catalog, edges: &[Edge], kind: &Linear) -> Option<Edit> {
    let mut copy = scenario.clone();
    let mut edits = Vec::new();
    for edge in edges {
        let here = |f: &oblique_board::Feature| matches!(&f.path, Path::Edges(e) if *e == [*edge]);
        let spans = |id: &str| catalog.linear(id).is_some_and(Linear::spans);
        let there: Vec<(FeatureId, String)> = (copy.board.features().iter())
            .filter(|(_, f)| spans(&f.kind) && here(f))
            .map(|(id, f)| (id.clone(), f.kind.clone()))
            .collect();
        if there.iter().any(|(_, k)| *k == kind.id) {
            continue;
        }
        let mut edit: Vec<Edit> = there.iter().map(|(id, _)| oblique_scenario::lines::removal(id)).collect();
        let feature = oblique_board::Feature::new(kind.id.clone(), Path::Edges(vec![*edge]));
        edit.push(Edit::Feature(copy.fresh_feature_id(&kind.id), Some(feature)));
        let edit = Edit::Many(edit);
        let _ = edit.clone().apply(&mut copy);
        edits.push(edit);
    }
    (!edits.is_empty()).then_some(Edit::Many(edits))
}
