//! Counters and flags of a scenario, as the canvas draws them.
//!
//! The play pane makes its own from a running battle. Must not know cameras or textures.

use oblique_board::hex::Hex;
use oblique_cartography::Rgba;
use oblique_cartography::counters::CounterLook;
use oblique_cartography::geometry::Point;
use oblique_roster::totals;
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_scenario::{ObjectiveId, Piece, PieceId, Scenario, Side};
use std::collections::BTreeMap;

/// A counter on the map.
#[derive(Clone, Debug, PartialEq)]
pub struct CounterAt {
    /// Whose counter it is.
    pub id: PieceId,
    /// Where it stands.
    pub hex: Hex,
    /// What it shows.
    pub look: CounterLook,
    /// Its name, for large counters.
    pub name: String,
    /// Its strength as far as it is known, for large counters; empty where there is none.
    pub strength: String,
    /// Off the middle of its hex, in hexes.
    pub offset: Point,
    /// Size; 1.0 is usual.
    pub scale: f32,
    /// Drawn pale: it has acted, or is only remembered.
    pub faded: bool,
}

/// An objective's flag.
#[derive(Clone, Debug, PartialEq)]
pub struct Flag {
    /// Whose flag it is.
    pub id: ObjectiveId,
    /// Where it stands.
    pub hex: Hex,
    /// Colour of the side that holds it.
    pub holder: Option<Rgba>,
    /// Written under it.
    pub caption: String,
}

/// The counters of every deployed piece: of a stack the top unit, and its leader at its shoulder.
pub fn counters_of(scenario: &Scenario, rules: &dyn Ruleset) -> Vec<CounterAt> {
    let mut out = Vec::new();
    for (hex, ids) in stacks(scenario) {
        let pieces = ids.iter().filter_map(|id| Some((*id, scenario.pieces.get(*id)?)));
        let (leaders, units): (Vec<_>, Vec<_>) =
            pieces.partition(|(_, piece)| is_leader(rules.catalog(), piece));
        let top = units.iter().find(|(_, piece)| piece.top).or_else(|| units.first());
        if let Some((id, piece)) = top {
            let mut counter = counter_of(scenario, rules, id, piece, hex);
            counter.look.stacked = u8::try_from(units.len() - 1).unwrap_or(u8::MAX);
            out.push(counter);
        }
        if let Some((id, piece)) = leaders.first() {
            let mut counter = counter_of(scenario, rules, id, piece, hex);
            counter.look.stacked = u8::try_from(leaders.len() - 1).unwrap_or(u8::MAX);
            if top.is_some() {
                counter.offset = Point::new(0.3, -0.28);
                counter.scale = 0.72;
            }
            out.push(counter);
        }
    }
    // Leaders over units of neighbouring hexes; further down the map over further up.
    out.sort_by_key(|counter| (counter.look.role.leads(), counter.hex.y, counter.hex.x));
    out
}

/// The flags of every objective.
pub fn flags_of(scenario: &Scenario) -> Vec<Flag> {
    let flag = |(id, objective): (&ObjectiveId, &oblique_scenario::Objective)| {
        let [a, b] = objective.value;
        Flag {
            id: id.clone(),
            hex: objective.hex,
            holder: objective.holder.map(|side| side_color(scenario, side)),
            caption: if a == b { a.to_string() } else { format!("{a} / {b}") },
        }
    };
    scenario.objectives.iter().map(flag).collect()
}

/// Deployed pieces by hex, each stack in roster order, the top unit first.
pub fn stacks(scenario: &Scenario) -> Vec<(Hex, Vec<&PieceId>)> {
    let mut stacks: BTreeMap<(i32, i32), Vec<&PieceId>> = BTreeMap::new();
    for id in scenario.roster() {
        if let Some(hex) = scenario.pieces.get(id).and_then(|piece| piece.hex) {
            stacks.entry((hex.y, hex.x)).or_default().push(id);
        }
    }
    for stack in stacks.values_mut() {
        stack.sort_by_key(|id| !scenario.pieces.get(*id).is_some_and(|piece| piece.top));
    }
    stacks.into_iter().map(|((y, x), ids)| (Hex::new(x, y), ids)).collect()
}

/// The pieces deployed on a hex, in roster order, the top unit first.
pub fn stack_at(scenario: &Scenario, hex: Hex) -> Vec<&PieceId> {
    let on_hex = |id: &&PieceId| scenario.pieces.get(*id).is_some_and(|piece| piece.hex == Some(hex));
    // Most hexes are empty: the roster is put in order only where somebody stands.
    if !scenario.pieces.values().any(|piece| piece.hex == Some(hex)) {
        return Vec::new();
    }
    let mut stack: Vec<&PieceId> = scenario.roster().into_iter().filter(on_hex).collect();
    stack.sort_by_key(|id| !scenario.pieces.get(*id).is_some_and(|piece| piece.top));
    stack
}

/// Colour of a side's counters.
pub fn side_color(scenario: &Scenario, side: Side) -> Rgba {
    Rgba::parse(&scenario.side(side).color).unwrap_or(CounterLook::default().side_color)
}

fn is_leader(catalog: &Catalog, piece: &Piece) -> bool {
    catalog.kind(&piece.kind).is_some_and(|kind| kind.role.leads())
}

/// Counters of pieces as a plan would set them up, drawn pale.
pub fn ghosts(
    scenario: &Scenario,
    rules: &dyn Ruleset,
    plan: &oblique_roster::deploy::Plan,
) -> Vec<CounterAt> {
    let ghost = |(id, posting): &(PieceId, oblique_scenario::Posting)| {
        let piece = posting.taken_by(scenario.pieces.get(id)?);
        let mut counter = counter_of(scenario, rules, id, &piece, posting.hex?);
        counter.faded = true;
        if counter.look.role.leads() {
            (counter.offset, counter.scale) = (Point::new(0.3, -0.28), 0.72);
        }
        Some(counter)
    };
    let mut all: Vec<CounterAt> = plan.posted.iter().filter_map(ghost).collect();
    all.sort_by_key(|counter| (counter.look.role.leads(), counter.hex.y, counter.hex.x));
    all
}

fn counter_of(scenario: &Scenario, rules: &dyn Ruleset, id: &PieceId, piece: &Piece, hex: Hex) -> CounterAt {
    CounterAt {
        id: id.clone(),
        hex,
        look: CounterLook::of_piece(scenario, rules, piece),
        name: piece.name.clone(),
        strength: totals::strength(rules.catalog(), piece),
        offset: Point::default(),
        scale: 1.0,
        faded: false,
    }
}
