//! Who takes part: each side has somebody to fight with, and nobody is forgotten.

use crate::check::{Place, Severity};
use crate::rules::sheet_checks::look::{Look, takes_part};
use crate::rules::sheet_checks::{Find, SheetCheck};
use crate::scenario::{Facets, PieceId, Side};
use std::collections::BTreeSet;

const P: Facets = Facets::PIECES;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "C16",
        severity: Severity::Warning,
        rule: "",
        reads: P.with(Facets::PARAMS),
        find: Find::Look(unarmed),
    },
    SheetCheck { id: "C17", severity: Severity::Note, rule: "", reads: P, find: Find::Look(forgotten) },
];

fn unarmed(look: &mut Look<'_>) {
    for side in Side::BOTH {
        let fights = |p: &crate::scenario::Piece| p.side == side && takes_part(p);
        if !look.units().into_iter().any(|(_, p)| fights(p)) {
            let message = format!(
                "{} has no unit in the battle: it can neither win nor lose by fighting.",
                look.s.side(side).name
            );
            look.say(Place::Side(side, String::new()), message);
        }
    }
}

fn forgotten(look: &mut Look<'_>) {
    // Who is named by another piece may stand for it, as skirmishers stand for the unit they are of.
    let words = look.s.pieces.values().flat_map(|p| p.attrs.values());
    let named: BTreeSet<&str> = words.filter_map(|v| v.text()).collect();
    let left: Vec<(&PieceId, String)> = look
        .pieces(|_| true)
        .into_iter()
        .filter(|(id, p)| !takes_part(p) && !named.contains(id.0.as_str()))
        .map(|(id, p)| (id, format!("{} stands nowhere on the map and does not arrive.", p.name)))
        .collect();
    for (id, message) in left {
        look.say(Place::Piece(id.clone(), "hex".to_owned()), message);
    }
}
