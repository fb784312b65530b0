//! Which remedies of a problem are offered, and in which order. This is where every remedy passes, so that no
//! check has to think of it.
//!
//! Must not know any check: what a remedy does is read off its edit.

use super::Diagnostic;
use crate::{Edit, Piece, Scenario};
use oblique_board::{Feature, Path};

/// Puts remedies that build before those that take something away, each in the order of its check, and
/// withdraws those that would change nothing or what another does already: whoever presses one must see
/// something happen.
pub(super) fn settle(found: &mut [Diagnostic], scenario: &Scenario) {
    for diagnostic in found {
        let fixes = &mut diagnostic.fixes;
        fixes.retain(|fix| fix.edit.changes(scenario));
        for at in (1..fixes.len()).rev() {
            let (before, rest) = fixes.split_at(at);
            if before.iter().any(|fix| fix.edit == rest[0].edit) {
                fixes.remove(at);
            }
        }
        fixes.sort_by_key(|fix| takes_away(&fix.edit, scenario));
    }
}

/// Is there less in the scenario after an edit: a thing, the place of a piece, part of a course, what an
/// objective is worth?
fn takes_away(edit: &Edit, scenario: &Scenario) -> bool {
    match edit {
        Edit::Many(edits) => edits.iter().any(|edit| takes_away(edit, scenario)),
        Edit::Piece(_, None)
        | Edit::Feature(_, None)
        | Edit::Label(_, None)
        | Edit::Objective(_, None)
        | Edit::Nation(_, None) => true,
        Edit::Piece(id, Some(new)) => {
            let on = |p: &Piece| p.hex.is_some() || p.arrives.is_some();
            scenario
                .pieces
                .get(id)
                .is_some_and(|old| (on(old) && !on(new)) || (old.leader.is_some() && new.leader.is_none()))
        }
        Edit::Feature(id, Some(new)) => {
            scenario.board.features().get(id).is_some_and(|old| steps(new) < steps(old))
        }
        Edit::Objective(id, Some(new)) => scenario
            .objectives
            .get(id)
            .is_some_and(|old| old.value.iter().zip(new.value).any(|(old, new)| *old > 0 && new == 0)),
        _ => false,
    }
}

/// How long a course is.
fn steps(feature: &Feature) -> usize {
    match &feature.path {
        Path::Hexes(hexes) => hexes.len(),
        Path::Edges(edges) => edges.len(),
    }
}
