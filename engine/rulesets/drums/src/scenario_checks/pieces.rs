//! Single pieces: formations, special rules that contradict each other, skirmish companies, arrivals.

use super::{DEPLOYED, E, I, W};
use crate::CATALOG;
use crate::ids::{attribute, rule};
use crate::tables::Tables;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Piece, Value};

const P: Facets = Facets::PIECES;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V13",
        severity: W,
        rule: rule::MODEL_VALUES,
        reads: P,
        find: Find::Check(contradictory),
    },
    SheetCheck { id: "V15", severity: I, rule: rule::DIS_LEVELS, reads: P, find: Find::Check(disordered) },
    SheetCheck {
        id: "V16",
        severity: E,
        rule: rule::GEO_FACING,
        reads: DEPLOYED,
        find: Find::Check(alike::facings),
    },
    SheetCheck {
        id: "V26",
        severity: W,
        rule: rule::SK_COMPANY,
        reads: P,
        find: Find::Check(company_without_room),
    },
];

/// Rules of which a piece has one or the other.
const PAIRS: [(&str, &str); 5] = [
    (attribute::DETERMINED, attribute::WAVERING),
    (attribute::STRONG, attribute::WEAK),
    (attribute::DRILLED, attribute::UNDRILLED),
    (attribute::ORGANISER, attribute::INEFFICIENT),
    (attribute::TIMID, attribute::STUBBORN),
];

fn flag(piece: &Piece, attr: &str) -> bool {
    piece.attrs.get(attr).and_then(Value::flag) == Some(true)
}

fn contradictory(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true) {
        for (good, bad) in PAIRS.into_iter().filter(|(a, b)| flag(entry.1, a) && flag(entry.1, b)) {
            let name = |id: &str| {
                let known = CATALOG.kind(&entry.1.kind).and_then(|kind| kind.attribute(id));
                known.map_or_else(|| id.to_owned(), |a| a.name.clone())
            };
            let message = format!("{} is {} and {} at once.", entry.1.name, name(good), name(bad));
            context.say(Place::Piece(entry.0.clone(), bad.to_owned()), message);
            for (keep, drop) in [(good, bad), (bad, good)] {
                context.offer_piece(entry, format!("Keep {}", name(keep)), |p| _ = p.attrs.remove(drop));
            }
        }
    }
}

/// Disorder at the start; whether it is one there is the common check of values judges.
fn disordered(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let disorder = CATALOG.int_of(entry.1, attribute::DIS);
        if disorder > 0 {
            let message = format!("{} begins with disorder {disorder}.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::DIS.to_owned()), message);
            context.offer_number(entry, attribute::DIS, "Set it to 0", 0);
        }
    }
}

fn company_without_room(context: &mut CheckContext<'_>) {
    let most = i64::from(Tables::get().companies.sk_most);
    for entry in context.pieces(|role| role == Role::Leader) {
        let points = CATALOG.int_of(entry.1, attribute::SK_COMPANY);
        let foot =
            context.subordinates(entry.0).into_iter().filter(|(_, p)| context.role(p) == Some(Role::Foot));
        let room: i64 = foot.map(|(_, p)| (most - CATALOG.int_of(p, attribute::SK)).max(0)).sum();
        if points > room {
            let message = format!(
                "The company of {} has {points} skirmish points; his infantry can take {room}.",
                entry.1.name
            );
            context.say(Place::Piece(entry.0.clone(), attribute::SK_COMPANY.to_owned()), message);
            context.offer_number(entry, attribute::SK_COMPANY, format!("Set it to {room}"), room);
        }
    }
}
