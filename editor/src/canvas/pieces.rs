//! Counters and flags of a scenario, as the canvas draws them.
//!
//! The play pane makes its own from a running battle. Must not know cameras or textures.

use oblique_cartography::Rgba;
use oblique_cartography::counters::CounterLook;
use oblique_cartography::geometry::Point;
use oblique_core::hex::Hex;
use oblique_core::rules::catalog::{Attribute, Catalog, Domain, FacingKind, Kind, Role};
use oblique_core::scenario::{ObjectiveId, Piece, PieceId, Scenario, Side, Value};
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
pub fn counters_of(scenario: &Scenario, catalog: &Catalog) -> Vec<CounterAt> {
    let mut out = Vec::new();
    for (hex, ids) in stacks(scenario) {
        let pieces = ids.iter().filter_map(|id| Some((*id, scenario.pieces.get(*id)?)));
        let (leaders, units): (Vec<_>, Vec<_>) = pieces.partition(|(_, piece)| is_leader(catalog, piece));
        let top = units.iter().find(|(_, piece)| piece.top).or_else(|| units.first());
        if let Some((id, piece)) = top {
            let mut counter = counter_of(scenario, catalog, id, piece, hex);
            counter.look.stacked = u8::try_from(units.len() - 1).unwrap_or(u8::MAX);
            out.push(counter);
        }
        if let Some((id, piece)) = leaders.first() {
            let mut counter = counter_of(scenario, catalog, id, piece, hex);
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
    let flag = |(id, objective): (&ObjectiveId, &oblique_core::scenario::Objective)| {
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

/// Colour of a side's counters.
pub fn side_color(scenario: &Scenario, side: Side) -> Rgba {
    Rgba::parse(&scenario.side(side).color).unwrap_or(CounterLook::default().side_color)
}

fn is_leader(catalog: &Catalog, piece: &Piece) -> bool {
    catalog.kind(&piece.kind).is_some_and(|kind| kind.role.leads())
}

fn counter_of(scenario: &Scenario, catalog: &Catalog, id: &PieceId, piece: &Piece, hex: Hex) -> CounterAt {
    CounterAt {
        id: id.clone(),
        hex,
        look: look_of(scenario, catalog, piece),
        offset: Point::default(),
        scale: 1.0,
        faded: false,
    }
}

/// What the counter of a piece shows, from the scenario's own figures.
pub fn look_of(scenario: &Scenario, catalog: &Catalog, piece: &Piece) -> CounterLook {
    let kind = catalog.kind(&piece.kind);
    let formation = catalog.formation(&piece.formation);
    let faces = formation.is_none_or(|f| matches!(f.facing, FacingKind::Vertex | FacingKind::Side));
    let role = kind.map_or(Role::Foot, |k| k.role);
    let plain = CounterLook::default();
    let side = side_color(scenario, piece.side);
    CounterLook {
        nation_color: nation_color(scenario, catalog, piece).unwrap_or(side.mixed(plain.nation_color, 0.5)),
        side_color: side,
        role,
        formation: formation.map_or_else(String::new, |f| f.look.clone()),
        arm: kind.and_then(|k| word(k, piece, "type")).unwrap_or_default(),
        facing: piece.facing.filter(|_| faces && !role.leads()),
        figures: kind.map_or(0, |k| figures(k, piece)),
        quality_rank: kind.and_then(|k| rank(k, piece, "quality")),
        morale: None,
        disruption: kind.and_then(|k| part(k, piece, "disruption")).filter(|part| *part > 0.0),
        stacked: 0,
        label: String::new(),
    }
}

fn nation_color(scenario: &Scenario, catalog: &Catalog, piece: &Piece) -> Option<Rgba> {
    let own = scenario.nations.get(&piece.nation);
    let row = own.map_or(&piece.nation, |nation| &nation.traits_of);
    own.and_then(|nation| Rgba::parse(&nation.color))
        .or_else(|| Rgba::parse(&catalog.nations.iter().find(|n| n.id == *row)?.color))
}

fn value<'a>(attribute: &'a Attribute, piece: &'a Piece) -> &'a Value {
    piece.attrs.get(&attribute.id).unwrap_or(&attribute.default)
}

fn word(kind: &Kind, piece: &Piece, id: &str) -> Option<String> {
    value(kind.attribute(id)?, piece).text().map(str::to_owned)
}

/// Which of its words an attribute has, 0 the first.
fn rank(kind: &Kind, piece: &Piece, id: &str) -> Option<u8> {
    let attribute = kind.attribute(id)?;
    let Domain::Choice(words) = &attribute.domain else { return None };
    let word = value(attribute, piece).text()?;
    words.iter().position(|(id, _)| id == word).and_then(|at| u8::try_from(at).ok())
}

/// An attribute as a part of its highest value.
fn part(kind: &Kind, piece: &Piece, id: &str) -> Option<f32> {
    let attribute = kind.attribute(id)?;
    let Domain::Int { max, .. } = attribute.domain else { return None };
    Some(value(attribute, piece).int()? as f32 / max.max(1) as f32)
}

/// Figures for strength: twelve for the strongest a unit of the kind can be.
fn figures(kind: &Kind, piece: &Piece) -> u8 {
    let strength = ["men", "guns"].into_iter().find_map(|id| part(kind, piece, id));
    strength.map_or(0, |part| (part * 12.0).ceil().clamp(1.0, 12.0) as u8)
}
