//! The march column: pieces one behind the other along a road.

use super::{Course, Ground, Plan, nearest_hour};
use oblique_board::hex::Hex;
use oblique_rules::Ruleset;
use oblique_rules::catalog::Role;
use oblique_scenario::{Piece, PieceId, Posting, Scenario};
use std::collections::{BTreeMap, BTreeSet};

/// How a march column is formed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct March {
    /// Empty hexes between units, 0 to 5.
    pub interval_hexes: u8,
    /// Does the last of the roster lead?
    pub reversed: bool,
}

/// Sets the chosen pieces up along a course that leads from the head of the column to its tail.
/// Leaders ride with the first unit of theirs.
#[must_use]
pub fn march_column(
    scenario: &Scenario,
    ruleset: &'static dyn Ruleset,
    chosen: &BTreeSet<PieceId>,
    course: &Course,
    how: &March,
) -> Plan {
    let mut ground = Ground::new(scenario, ruleset, chosen);
    let mut plan = Plan::default();
    let o = scenario.board.layout().orientation;
    let mut order: Vec<&PieceId> = scenario.roster().into_iter().filter(|id| chosen.contains(*id)).collect();
    if how.reversed {
        order.reverse();
    }
    let leads =
        |id: &&PieceId| scenario.pieces.get(*id).and_then(|p| ground.role(p)).is_some_and(Role::leads);
    let (leaders, units): (Vec<&PieceId>, Vec<&PieceId>) = order.into_iter().partition(leads);
    let step = 1 + usize::from(how.interval_hexes.min(5));
    let mut at = 0;
    for id in units {
        let Some(old) = scenario.pieces.get(id) else { continue };
        let mut piece = old.clone();
        piece.formation = marching(&ground, old);
        (piece.arrives, piece.top) = (None, false);
        let mut why = None;
        let mut placed = false;
        let due = at;
        while let Some(hex) = course.hexes().get(at).copied() {
            piece.hex = Some(hex);
            let ahead = match at.checked_sub(1).and_then(|before| course.hexes().get(before)) {
                Some(next) => *next - hex,
                // The head goes on as the course comes.
                None => course.hexes().get(at + 1).map_or(Hex::ZERO, |behind| hex - *behind),
            };
            piece.facing = nearest_hour(ground.catalog(), &piece.formation, o, ahead);
            at += 1;
            let refusal = if ground.has_unit(hex) {
                Some(format!("{} is taken", scenario.board.layout().name(hex)))
            } else {
                ground.refusal(&piece, hex)
            };
            if refusal.is_none() {
                plan.shifted += usize::from(at - 1 != due);
                plan.posted.push((id.clone(), Posting::of(&piece)));
                ground.set_down(piece.clone());
                at += step - 1;
                placed = true;
                break;
            }
            why = why.or(refusal);
        }
        if !placed {
            let why = why.unwrap_or_else(|| "The column is longer than the road".to_owned());
            plan.left_over.push((id.clone(), why));
        }
    }
    // Where the first of each leader's stands.
    let above = |id: &PieceId| scenario.pieces.get(id).and_then(|piece| piece.leader.as_ref());
    let mut first: BTreeMap<&PieceId, Option<Hex>> = BTreeMap::new();
    for (unit, posting) in &plan.posted {
        if let Some(leader) = above(unit) {
            first.entry(leader).or_insert(posting.hex);
        }
    }
    for id in leaders {
        let Some(old) = scenario.pieces.get(id) else { continue };
        let head = || plan.posted.first().and_then(|(_, posting)| posting.hex);
        let place = first.get(id).copied().unwrap_or_else(head);
        let Some(hex) = place.or_else(|| course.hexes().first().copied()) else { continue };
        let piece = Piece { hex: Some(hex), arrives: None, top: false, ..old.clone() };
        match ground.refusal(&piece, hex) {
            None => {
                if let Some(leader) = above(id) {
                    first.entry(leader).or_insert(piece.hex);
                }
                plan.posted.push((id.clone(), Posting::of(&piece)));
                ground.set_down(piece);
            }
            Some(why) => plan.left_over.push((id.clone(), why)),
        }
    }
    plan
}

/// The formation a piece marches in: a column or limbered where its kind has such, else its usual
/// one.
fn marching(ground: &Ground<'_>, piece: &Piece) -> String {
    let Some(kind) = ground.kind(piece) else { return piece.formation.clone() };
    let look = |id: &&String| {
        ground.catalog().formation(id).is_some_and(|f| matches!(f.look.as_str(), "column" | "limbered"))
    };
    kind.formations.iter().find(look).or(kind.formations.first()).cloned().unwrap_or_default()
}
