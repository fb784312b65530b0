//! Setting a few pieces down at a hex.

use super::{Ground, Plan, nearest_hour};
use oblique_board::hex::{Hex, Hour};
use oblique_rules::Ruleset;
use oblique_rules::catalog::{Catalog, Role};
use oblique_scenario::{Piece, PieceId, Posting, Scenario};
use std::collections::BTreeSet;

/// How far from the hex several pieces spread.
const SPREAD_HEXES: u32 = 6;

/// Sets pieces down: one on the hex itself or not at all, several on it and round it in roster order.
/// They face the nearest enemy on the map, else the middle of the board.
#[must_use]
pub fn set_down(
    scenario: &Scenario,
    ruleset: &'static dyn Ruleset,
    ids: &BTreeSet<PieceId>,
    hex: Hex,
) -> Plan {
    let mut ground = Ground::new(scenario, ruleset, ids);
    let mut plan = Plan::default();
    let spread = if ids.len() > 1 { SPREAD_HEXES } else { 0 };
    for id in scenario.roster().into_iter().filter(|id| ids.contains(*id)) {
        let Some(old) = scenario.pieces.get(id) else { continue };
        let leads = ground.role(old).is_some_and(Role::leads);
        let mut why = None;
        let places = hex.spiral_range(0..=spread);
        let found = places.into_iter().find_map(|at| {
            let piece = placed(&ground, old, at);
            if spread > 0 && !leads && ground.has_unit(at) {
                return None;
            }
            match ground.refusal(&piece, at) {
                None => Some(piece),
                Some(refusal) => {
                    why.get_or_insert(refusal);
                    None
                }
            }
        });
        if let Some(piece) = found {
            plan.shifted += usize::from(piece.hex != Some(hex));
            plan.posted.push((id.clone(), Posting::of(&piece)));
            ground.set_down(piece);
        } else {
            let why = why.unwrap_or_else(|| "There is no room".to_owned());
            plan.left_over.push((id.clone(), why));
        }
    }
    plan
}

/// A piece as it would stand on a hex.
fn placed(ground: &Ground<'_>, old: &Piece, hex: Hex) -> Piece {
    let mut piece = Piece { hex: Some(hex), arrives: None, ..old.clone() };
    if let Some(kind) = ground.kind(old)
        && !kind.formations.contains(&old.formation)
    {
        piece.formation = kind.formations.first().cloned().unwrap_or_default();
    }
    piece.top = ground.comes_on_top(old, hex);
    piece.facing = facing_the_enemy(ground.scenario, ground.catalog(), &piece, hex);
    piece
}

/// The legal facing of a piece on a hex that points best at the nearest enemy on the map, else at the middle
/// of the board; `None` where its formation has no facing.
#[must_use]
pub fn facing_the_enemy(scenario: &Scenario, catalog: &Catalog, piece: &Piece, hex: Hex) -> Option<Hour> {
    let layout = scenario.board.layout();
    let enemies = scenario.pieces.values().filter(|other| other.side != piece.side).filter_map(|p| p.hex);
    let nearest = enemies.min_by_key(|at| (at.unsigned_distance_to(hex), at.y, at.x));
    let middle = layout.at(i32::from(layout.width) / 2, i32::from(layout.height) / 2);
    nearest_hour(catalog, &piece.formation, layout.orientation, nearest.unwrap_or(middle) - hex)
}
