//! Single units: morale, weapons, militia, skirmishers.

use super::E;
use super::pieces_asked::{CheckContext, Entry, flag, weapon};
use crate::CATALOG;
use crate::ids::{attribute, rule};
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::Place;
use oblique_scenario::{Edit, Facets, Piece, PieceId, Side, Value};
use std::collections::BTreeMap;

const P: Facets = Facets::PIECES;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V13",
        severity: E,
        rule: rule::PIECE_KINDS,
        reads: P,
        find: Find::Check(morale_out_of_range),
    },
    SheetCheck { id: "V17", severity: E, rule: rule::FIRE_WHO, reads: P, find: Find::Check(weapon_and_arm) },
    SheetCheck {
        id: "V18",
        severity: E,
        rule: rule::PIECE_MILITIA,
        reads: P,
        find: Find::Check(militia_skirmishers),
    },
    SheetCheck {
        id: "V19",
        severity: E,
        rule: rule::FORM_SK_BREAK,
        reads: P,
        find: Find::Check(broken_down_wrongly),
    },
    SheetCheck {
        id: "V20",
        severity: E,
        rule: rule::FORM_SK_WHO,
        reads: P,
        find: Find::Check(skirmisher_limit),
    },
];

fn morale_out_of_range(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| matches!(r, Role::Foot | Role::Horse)) {
        context.say_out_of(entry, attribute::MORALE, "morale");
    }
}

fn weapon_and_arm(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true) {
        let foot = CATALOG.role_of(entry.1) == Some(Role::Foot);
        if foot && weapon(entry.1).is_none() {
            let message = format!("{} has no weapon; infantry has muskets or rifles.", entry.1.name);
            context.say_piece(entry, attribute::WEAPON, message, "Give it muskets", |p| {
                p.attrs.insert(attribute::WEAPON.to_owned(), Value::Text("musket".to_owned()));
            });
        } else if !foot && entry.1.attrs.contains_key(attribute::WEAPON) {
            let message = format!("{} has a weapon of its own; only infantry has one.", entry.1.name);
            context.say_piece(entry, attribute::WEAPON, message, "Take it away", |p| {
                p.attrs.remove(attribute::WEAPON);
            });
        }
    }
}

fn militia_skirmishers(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Foot) {
        if flag(entry.1, attribute::COLONIAL_MILITIA) && flag(entry.1, attribute::SK_PAIR) {
            let message = format!("{} is colonial militia, which has no skirmishers.", entry.1.name);
            context.say_piece(entry, attribute::SK_PAIR, message, "Let it not skirmish", |p| {
                p.attrs.remove(attribute::SK_PAIR);
            });
            context.offer_piece(entry, "Let it be no militia", |p| {
                _ = p.attrs.remove(attribute::COLONIAL_MILITIA);
            });
        }
    }
}

/// How many skirmishers name each unit as their base.
fn halves<'s>(context: &CheckContext<'s>) -> BTreeMap<&'s str, usize> {
    let mut count = BTreeMap::new();
    for base in context.pieces(|r| r == Role::Light).into_iter().filter_map(|(_, p)| p.text(attribute::BASE))
    {
        *count.entry(base).or_default() += 1;
    }
    count
}

fn broken_down_wrongly(context: &mut CheckContext<'_>) {
    let halves = halves(context);
    let of = |id: &PieceId| halves.get(id.0.as_str()).copied().unwrap_or(0);
    for entry in context.pieces(|r| r == Role::Foot) {
        broken_down(context, entry, of(entry.0));
    }
    // The first unit of each side that lacks a half.
    let lacking = Side::BOTH.map(|side| {
        let lacks = |(id, p): &Entry<'_>| p.side == side && flag(p, attribute::BROKEN_DOWN) && of(id) < 2;
        context.pieces(|r| r == Role::Foot).into_iter().find(lacks)
    });
    for entry in context.pieces(|r| r == Role::Light) {
        let base = entry.1.text(attribute::BASE).and_then(|id| context.s.pieces.get(&PieceId(id.to_owned())));
        let sound = base.is_some_and(|b| {
            b.side == entry.1.side
                && CATALOG.role_of(b) == Some(Role::Foot)
                && flag(b, attribute::BROKEN_DOWN)
        });
        if !sound {
            let message = format!("{} is half of no unit of its side that is broken down.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::BASE.to_owned()), message);
            if let Some((id, base)) = lacking[entry.1.side.index()] {
                let (id, label) = (id.0.clone(), format!("Make it half of {}", base.name));
                context.offer_piece(entry, label, |p| {
                    _ = p.attrs.insert(attribute::BASE.to_owned(), Value::Text(id));
                });
            }
            context.offer("Remove it", Edit::Piece(entry.0.clone(), None));
        }
    }
    for (id, leader) in context.pieces(|r| r == Role::Leader) {
        let down = context.subordinates(id).iter().filter(|(_, p)| flag(p, attribute::BROKEN_DOWN)).count();
        let most = CATALOG.int_of(leader, attribute::SK_LIMIT);
        if i64::try_from(down).is_ok_and(|down| down > most) {
            let message = format!("{down} units of {} are broken down; his limit is {most}.", leader.name);
            let right = i64::try_from(down).unwrap_or(12);
            context.say_piece(
                (id, leader),
                attribute::SK_LIMIT,
                message,
                format!("Set the limit to {right}"),
                |p| {
                    p.attrs.insert(attribute::SK_LIMIT.to_owned(), Value::Int(right));
                },
            );
        }
    }
}

fn broken_down<'s>(context: &mut CheckContext<'s>, entry: Entry<'s>, halves: usize) {
    let (id, piece) = entry;
    if !flag(piece, attribute::BROKEN_DOWN) {
        return;
    }
    if !flag(piece, attribute::SK_PAIR) {
        let message = format!("{} is broken down but may not skirmish.", piece.name);
        context.say_piece(entry, attribute::BROKEN_DOWN, message, "Let it skirmish", |p| {
            p.attrs.insert(attribute::SK_PAIR.to_owned(), Value::Flag(true));
        });
    }
    if halves != 2 {
        let message = format!(
            "{} is broken down, but {halves} skirmishers name it as their base, not two.",
            piece.name
        );
        context.say(Place::Piece(id.clone(), attribute::BROKEN_DOWN.to_owned()), message);
        context.offer_piece(entry, "Let it be whole", |p| _ = p.attrs.remove(attribute::BROKEN_DOWN));
    }
    if piece.hex.is_some() {
        let message = format!("{} is broken down and still stands on the map itself.", piece.name);
        context.say_piece(entry, "hex", message, "Take it off the map", |p| p.hex = None);
    }
}

fn skirmisher_limit(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Leader) {
        let pairs = context.subordinates(entry.0).iter().filter(|(_, p)| flag(p, attribute::SK_PAIR)).count();
        let (limit, pairs) =
            (CATALOG.int_of(entry.1, attribute::SK_LIMIT), i64::try_from(pairs).unwrap_or(i64::MAX));
        if limit > pairs {
            let message = format!(
                "{} may break {limit} units down, but only {pairs} of his have skirmishers.",
                entry.1.name
            );
            context.say_piece(
                entry,
                attribute::SK_LIMIT,
                message,
                format!("Set the limit to {pairs}"),
                |p| {
                    p.attrs.insert(attribute::SK_LIMIT.to_owned(), Value::Int(pairs));
                },
            );
            let own = context.subordinates(entry.0).into_iter();
            let able = |p: &Piece| !flag(p, attribute::SK_PAIR) && !flag(p, attribute::COLONIAL_MILITIA);
            let more = own.filter(|(_, p)| CATALOG.role_of(p) == Some(Role::Foot) && able(p));
            let more: Vec<_> = more.take(usize::try_from(limit - pairs).unwrap_or(0)).collect();
            if i64::try_from(more.len()) == Ok(limit - pairs) {
                let edits = more.into_iter().map(|(id, p)| {
                    let mut unit = p.clone();
                    unit.attrs.insert(attribute::SK_PAIR.to_owned(), Value::Flag(true));
                    Edit::Piece(id.clone(), Some(Box::new(unit)))
                });
                context.offer(
                    format!("Let {} more of his skirmish", limit - pairs),
                    Edit::Many(edits.collect()),
                );
            }
        }
    }
}
