//! Who takes part: each side has somebody to fight with, and nobody is forgotten.

use crate::RuleId;
use crate::sheet_checks::check_context::{CheckContext, takes_part};
use crate::sheet_checks::{Find, SheetCheck};
use oblique_board::hex::Hex;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece, Side};
use std::collections::BTreeSet;

const P: Facets = Facets::PIECES;
/// What tells where somebody forgotten may stand.
const GROUND: Facets =
    P.with(Facets::LAYOUT).with(Facets::TERRAIN).with(Facets::FEATURES).with(Facets::PARAMS);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "C16",
        severity: Severity::Warning,
        rule: RuleId::NONE,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(unarmed),
    },
    SheetCheck {
        id: "C17",
        severity: Severity::Note,
        rule: RuleId::NONE,
        reads: GROUND,
        find: Find::Check(forgotten),
    },
];

/// A side has nobody to fight with.
pub fn unarmed(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let fights = |p: &oblique_scenario::Piece| p.side == side && takes_part(p);
        if !context.units().into_iter().any(|(_, p)| fights(p)) {
            let message = format!(
                "{} has no unit in the battle: it can neither win nor lose by fighting.",
                context.s.side(side).name
            );
            context.say(Place::Side(side, String::new()), message);
        }
    }
}

fn forgotten(context: &mut CheckContext<'_>) {
    // Who is named by another piece may stand for it, as skirmishers stand for the unit they are of.
    let words = context.s.pieces.values().flat_map(|p| p.attrs.values());
    let named: BTreeSet<&str> = words.filter_map(|v| v.text()).collect();
    let mut left = context.pieces(|_| true);
    left.retain(|(id, p)| !takes_part(p) && !named.contains(id.0.as_str()));
    for entry in left {
        let (id, piece) = entry;
        let message = format!("{} stands nowhere on the map and does not arrive.", piece.name);
        context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        let with = if context.room_for_remedies() { company(context, piece) } else { None };
        if let Some((hex, with)) = with
            && let Some(free) = context.nearest_room(piece, hex)
        {
            let placed = context.placed(piece, free);
            let label = format!("Place it near {with}, at {}", context.layout().name(free));
            context.offer_piece(entry, label, |p| *p = placed);
        }
        context.offer_removal(entry);
    }
}

/// Where a piece belongs: with its leader, those under him, or its side, and the name of whom.
fn company<'s>(context: &CheckContext<'s>, piece: &Piece) -> Option<(Hex, &'s str)> {
    let leader = piece.leader.as_ref().and_then(|id| context.s.pieces.get(id));
    let brothers = piece.leader.as_ref().map(|id| context.subordinates(id)).unwrap_or_default();
    let side = context.deployed().into_iter().map(|((_, p), _)| p).filter(|p| p.side == piece.side);
    let mut all = leader.into_iter().chain(brothers.into_iter().map(|(_, p)| p)).chain(side);
    all.find_map(|p| Some((p.hex.filter(|h| context.layout().contains(*h))?, p.name.as_str())))
}
