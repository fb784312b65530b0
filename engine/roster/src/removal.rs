//! Taking pieces out of an order of battle, and what becomes of those they led.

use super::totals::{Totals, who_of};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Edit, PieceId, Scenario};
use std::collections::BTreeSet;

/// Takes pieces out. Those they led go to the next leader above who stays, or are left without one.
/// The second is what to tell: 'Deleted 2 units; 5 units now answer to Schwerin.'
#[must_use]
pub fn removal(scenario: &Scenario, catalog: &Catalog, ids: &BTreeSet<PieceId>) -> (Edit, String) {
    let stays_above = |from: &PieceId| {
        let mut now = Some(from);
        for _ in 0..=scenario.pieces.len() {
            let id = now?;
            if !ids.contains(id) {
                return Some(id.clone()).filter(|id| scenario.pieces.contains_key(id));
            }
            now = scenario.pieces.get(id).and_then(|p| p.leader.as_ref());
        }
        None
    };
    let mut edits = Vec::new();
    let mut heirs: Vec<(Option<PieceId>, Totals)> = Vec::new();
    for (id, piece) in scenario.pieces.iter().filter(|(id, _)| !ids.contains(*id)) {
        let Some(lost) = piece.leader.as_ref().filter(|leader| ids.contains(*leader)) else { continue };
        let mut piece = piece.clone();
        piece.leader = stays_above(lost).filter(|heir| heir != id);
        let one = Totals::of_piece(catalog, &piece);
        match heirs.iter_mut().find(|(heir, _)| *heir == piece.leader) {
            Some((_, sum)) => sum.add(&one),
            None => heirs.push((piece.leader.clone(), one)),
        }
        edits.push(Edit::Piece(id.clone(), Some(Box::new(piece))));
    }
    let gone: Vec<&PieceId> = ids.iter().filter(|id| scenario.pieces.contains_key(id)).collect();
    let mut sentences = vec![match gone.as_slice() {
        [one] => format!("Deleted {}", scenario.pieces.get(one).map_or("", |p| p.name.as_str())),
        many => format!("Deleted {}", who_of(catalog, scenario, many.iter().copied())),
    }];
    for (heir, sum) in heirs {
        let who = sum.who();
        let heir = heir.as_ref().and_then(|id| scenario.pieces.get(id)).map(|p| p.name.as_str());
        sentences.push(match (heir, sum.units + sum.leaders) {
            (Some(name), 1) => format!("{who} now answers to {name}"),
            (Some(name), _) => format!("{who} now answer to {name}"),
            (None, 1) => format!("{who} now answers to nobody"),
            (None, _) => format!("{who} now answer to nobody"),
        });
    }
    edits.extend(gone.into_iter().map(|id| Edit::Piece(id.clone(), None)));
    (Edit::Many(edits), sentences.join("; ") + ".")
}
