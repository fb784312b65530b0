//! Who a unit is, in words: what stands on its counter, in the tooltip over it and in the status bar.
//!
//! Must not know cameras or tools.

use oblique_roster::totals::{Totals, quality, thousands};
use oblique_rules::catalog::Catalog;
use oblique_scenario::{Piece, PieceId, Scenario};
use oblique_text::{inside, text};

/// A piece in one line: '1/IR24 Schwerin, 580 men, Veteran'.
pub fn line(catalog: &Catalog, piece: &Piece) -> String {
    let totals = Totals::of_piece(catalog, piece);
    let mut parts =
        vec![if piece.name.is_empty() { text!("context-unnamed").to_owned() } else { piece.name.clone() }];
    if totals.men > 0 {
        parts.push(text!("context-men-men", men = thousands(totals.men)));
    }
    let called = catalog.kind(&piece.kind).and_then(|kind| kind.models_called());
    match catalog.models_of(piece).zip(called) {
        Some((models, names)) => parts.push(models.in_words(names)),
        None if totals.guns > 0 => {
            parts.push(text!("context-count-guns", n = totals.guns, shown = thousands(totals.guns)));
        }
        None => {}
    }
    if !catalog.kind(&piece.kind).is_some_and(|kind| kind.role.leads()) {
        parts.extend(quality(catalog, piece).map(|(_, name)| name));
    }
    parts.join(", ")
}

/// A piece in lines: itself; kind, formation and nation; side and whom it is attached to.
pub fn lines(scenario: &Scenario, catalog: &Catalog, piece: &Piece) -> Vec<String> {
    let named = |id: &PieceId| scenario.pieces.get(id).map(|leader| leader.name.clone());
    let kind = catalog.kind(&piece.kind).map(|kind| kind.name.clone());
    let formation = catalog.formation(&piece.formation).map(|formation| inside(&formation.name));
    let nation = scenario.nations.get(&piece.nation).map(|nation| nation.name.clone());
    let nation = nation.filter(|nation| *nation != scenario.side(piece.side).name);
    let what: Vec<String> =
        [kind, formation, nation].into_iter().flatten().filter(|text| !text.is_empty()).collect();
    let side = scenario.side(piece.side).name.clone();
    let under = piece.leader.as_ref().and_then(named).map(|leader| text!("context-under-leader", leader));
    let whose: Vec<String> =
        [Some(side), under].into_iter().flatten().filter(|text| !text.is_empty()).collect();
    [line(catalog, piece), what.join(", "), whose.join(", ")]
        .into_iter()
        .filter(|text| !text.is_empty())
        .collect()
}
