//! What the rules refuse of a plan: closed ground, and company a piece may not have.
//!
//! Pieces that stay where they are and as they are formed are not asked about: what is wrong with them
//! is for the checks to say. Deployment zones bind whoever is deployed by a plan of the program's; a hand may move a
//! piece out of its zone and is told so. Must not know how plans are made.

use super::{Ground, Plan};
use oblique_board::hex::Hex;
use oblique_rules::Ruleset;
use oblique_scenario::{PieceId, Posting, Scenario};
use std::collections::BTreeSet;

/// The pieces of a plan that may not stand where and as they would, and why.
#[must_use]
pub fn refusals(scenario: &Scenario, ruleset: &'static dyn Ruleset, plan: &Plan) -> Vec<(PieceId, String)> {
    let moved = |(id, posting): &&(PieceId, Posting)| {
        let old = scenario.pieces.get(id);
        old.is_some_and(|old| old.hex != posting.hex || old.formation != posting.formation)
    };
    let moving: BTreeSet<PieceId> = plan.posted.iter().filter(moved).map(|(id, _)| id.clone()).collect();
    let mut ground = Ground::new(scenario, ruleset, &moving);
    let mut refused = Vec::new();
    for (id, posting) in plan.posted.iter().filter(moved) {
        let Some(old) = scenario.pieces.get(id) else { continue };
        let piece = posting.taken_by(old);
        let Some(hex) = piece.hex else { continue };
        match ground.closed(&piece, hex) {
            Some(why) => refused.push((id.clone(), why)),
            None => ground.set_down(piece),
        }
    }
    refused
}

/// Says of the pieces of a plan that go to other hexes which of them are the top units there.
pub fn put_on_top(scenario: &Scenario, ruleset: &'static dyn Ruleset, plan: &mut Plan) {
    let goes = |(id, posting): &&(PieceId, Posting)| {
        scenario.pieces.get(id).is_some_and(|old| old.hex != posting.hex)
    };
    let moving: BTreeSet<PieceId> = plan.posted.iter().filter(goes).map(|(id, _)| id.clone()).collect();
    let mut ground = Ground::new(scenario, ruleset, &moving);
    for (id, posting) in plan.posted.iter_mut().filter(|(id, _)| moving.contains(id)) {
        let (Some(old), Some(hex)) = (scenario.pieces.get(id), posting.hex) else { continue };
        posting.top = ground.comes_on_top(old, hex);
        ground.set_down(posting.taken_by(old));
    }
}

/// The pieces of a plan that leave the deployment zone of their side, with the hexes they go to.
#[must_use]
pub fn leaving_zones(scenario: &Scenario, plan: &Plan) -> Vec<(PieceId, Hex)> {
    let leaves = |(id, posting): &(PieceId, Posting)| {
        let piece = scenario.pieces.get(id)?;
        let zone = scenario.zone(piece.side);
        let was_in = piece.hex.is_none_or(|hex| zone.allows(hex));
        posting.hex.filter(|hex| was_in && !zone.allows(*hex)).map(|hex| (id.clone(), hex))
    };
    plan.posted.iter().filter_map(leaves).collect()
}
