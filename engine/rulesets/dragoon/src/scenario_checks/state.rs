//! Strength, quality, morale and disruption of units.

use super::{Find, SheetCheck};
use crate::CATALOG;
use crate::ids::{attribute, rule};
use crate::tables::Tables;
use oblique_rules::RuleId;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::{CheckContext, Entry};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece, Side, Value};

const P: Facets = Facets::PIECES;
const RULE: RuleId = rule::UNIT_ATTRIBUTES;

/// Most men of a unit that are counted: more than any army of the age, so that no sum overflows.
const MOST_MEN: i64 = 1_000_000;

/// Disruption of a routed unit (`rout.state`).
fn routed_disruption() -> i64 {
    i64::from(Tables::get().checks.most_disruption)
}

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck { id: "V20", severity: Severity::Error, rule: RULE, reads: P, find: Find::Check(no_strength) },
    SheetCheck {
        id: "V21",
        severity: Severity::Warning,
        rule: RULE,
        reads: P,
        find: Find::Check(strength_unusual),
    },
    SheetCheck {
        id: "V22",
        severity: Severity::Error,
        rule: RULE,
        reads: P,
        find: Find::Check(regimental_guns),
    },
    SheetCheck {
        id: "V23",
        severity: Severity::Error,
        rule: rule::CHECK_QUALITY,
        reads: P,
        find: Find::Check(state_out_of_range),
    },
    SheetCheck {
        id: "V24",
        severity: Severity::Error,
        rule: rule::EFF_MORALE,
        reads: P,
        find: Find::Check(routed_and_morale),
    },
    SheetCheck {
        id: "V25",
        severity: Severity::Warning,
        rule: rule::EFF_MORALE,
        reads: P,
        find: Find::Check(worn_at_the_start),
    },
    SheetCheck {
        id: "V45",
        severity: Severity::Warning,
        rule: rule::VIC_ARMY,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(armies_unequal),
    },
];

fn no_strength(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let guns = CATALOG.role_of(entry.1) == Some(Role::Guns);
        let attr = if guns { attribute::GUNS } else { attribute::MEN };
        let Some(legal) = CATALOG.range_of(entry.1, attr) else { continue };
        let (least, most) = (*legal.start(), *legal.end());
        let value = CATALOG.int_of(entry.1, attr);
        if value < least || value > if guns { most } else { MOST_MEN } {
            let right = if guns { value.clamp(least, most) } else { value.clamp(100, 1000) };
            let due = match (guns, value < least) {
                (true, _) => format!("{least} to {most}"),
                (false, true) => format!("at least {least}"),
                (false, false) => format!("at most {MOST_MEN}"),
            };
            let message = format!("{} has {value} {attr}; it must have {due}.", entry.1.name);
            context.say_piece(entry, attr, message, format!("Give it {right} {attr}"), |p| {
                p.attrs.insert(attr.to_owned(), Value::Int(right));
            });
        }
    }
}

fn strength_unusual(context: &mut CheckContext<'_>) {
    for (id, piece) in context.pieces(Role::is_foot_or_horse) {
        let (least, most) = match CATALOG.role_of(piece) {
            Some(Role::Foot) => (100, 1000),
            Some(Role::Light) => (1, 800),
            _ => (60, 600),
        };
        let men = CATALOG.int_of(piece, attribute::MEN);
        if men >= 1 && !(least..=most).contains(&men) {
            let what = if men > most { "unusually many" } else { "unusually few" };
            let message = format!("{} has {men} men, {what} for its kind.", piece.name);
            context.say(Place::Piece(id.clone(), attribute::MEN.to_owned()), message);
            let right = men.clamp(least, most);
            context.offer_number((id, piece), attribute::MEN, format!("Give it {right} men"), right);
        }
    }
}

fn regimental_guns(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|_| true) {
        let Some(guns) = entry.1.int(attribute::REGIMENTAL_GUNS) else { continue };
        let foot = matches!(CATALOG.role_of(entry.1), Some(Role::Foot | Role::Light));
        if let Some(legal) = CATALOG.range_of(entry.1, attribute::REGIMENTAL_GUNS).filter(|_| foot) {
            let (least, most) = (*legal.start(), *legal.end());
            let right = guns.clamp(least, most);
            if right == guns {
                continue;
            }
            let name = &entry.1.name;
            let message = format!("{name} has {guns} regimental guns; a battalion has {least} to {most}.");
            context.say_piece(entry, attribute::REGIMENTAL_GUNS, message, format!("Give it {right}"), |p| {
                p.attrs.insert(attribute::REGIMENTAL_GUNS.to_owned(), Value::Int(right));
            });
        } else if !foot && guns != 0 {
            let message =
                format!("{} has regimental guns; only infantry and light infantry have them.", entry.1.name);
            context.say_piece(entry, attribute::REGIMENTAL_GUNS, message, "Take them away", |p| {
                p.attrs.remove(attribute::REGIMENTAL_GUNS);
            });
        }
    }
}

fn state_out_of_range(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let piece = entry.1;
        quality_out_of_range(context, entry);
        for (attr, what) in [("morale", "morale"), ("disruption", "disruption")] {
            let value = CATALOG.int_of(piece, attr);
            if attr == "disruption" && CATALOG.role_of(piece) == Some(Role::Guns) {
                if piece.attrs.contains_key(attr) && value != 0 {
                    let message = format!("The battery {} has disruption; artillery has none.", piece.name);
                    context.say_piece(entry, attr, message, "Take it away", |p| {
                        p.attrs.remove(attribute::DISRUPTION);
                    });
                }
            } else if let Some(legal) = CATALOG.range_of(piece, attr).filter(|legal| !legal.contains(&value))
            {
                let (least, most) = (*legal.start(), *legal.end());
                // Formed troops have some: without any they would be routed.
                let formed = attr == "morale"
                    && CATALOG.role_of(piece).is_some_and(Role::is_foot_or_horse)
                    && context.formation(piece) != "rout";
                let right = value.clamp(least.max(i64::from(formed)), most);
                let message =
                    format!("The {what} of {} is {value}; it goes from {least} to {most}.", piece.name);
                context.say_piece(entry, attr, message, format!("Set it to {right}"), |p| {
                    p.attrs.insert(attr.to_owned(), Value::Int(right));
                });
            }
        }
    }
}

fn quality_out_of_range<'s>(context: &mut CheckContext<'s>, entry: Entry<'s>) {
    let piece = entry.1;
    let Some(known) = CATALOG.kind(&piece.kind).and_then(|k| k.attribute(attribute::QUALITY)) else { return };
    let quality = CATALOG.word_of(piece, attribute::QUALITY);
    let words = known.words();
    if words.contains(&quality) {
        return;
    }
    let due = match words.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => words.concat(),
    };
    let message = format!("The quality of {} is '{quality}'; it is {due}.", piece.name);
    let usual = known.default.text().unwrap_or_default();
    context.say_piece(entry, attribute::QUALITY, message, format!("Make it {usual}"), |p| {
        p.attrs.insert(attribute::QUALITY.to_owned(), known.default.clone());
    });
}

fn routed_and_morale(context: &mut CheckContext<'_>) {
    for entry in context.pieces(Role::is_foot_or_horse) {
        let routed = context.formation(entry.1) == "rout";
        let morale = CATALOG.int_of(entry.1, attribute::MORALE);
        if routed && morale > 0 {
            let usual =
                CATALOG.kind(&entry.1.kind).and_then(|k| k.formations.first()).cloned().unwrap_or_default();
            let message = format!("{} is routed but has a morale of {morale}.", entry.1.name);
            context.say_piece(entry, "formation", message, "Let it stand formed", |p| p.formation = usual);
            context.offer_number(entry, attribute::MORALE, "Set its morale to 0", 0);
        } else if !routed && morale == 0 {
            let message = format!("{} has a morale of 0 but is not routed.", entry.1.name);
            context.say_piece(entry, "formation", message, "Let it be routed", |p| {
                "rout".clone_into(&mut p.formation);
                p.facing = None;
                p.attrs.insert(attribute::DISRUPTION.to_owned(), Value::Int(routed_disruption()));
            });
            let usual = context.catalog.kind(&entry.1.kind).and_then(|k| k.attribute("morale"));
            if let Some(usual) = usual.and_then(|a| a.default.int()).filter(|morale| *morale > 0) {
                context.offer_number(entry, attribute::MORALE, format!("Set its morale to {usual}"), usual);
            }
        }
    }
}

fn worn_at_the_start(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let (id, piece) = entry;
        let (morale, disruption) =
            (CATALOG.int_of(piece, attribute::MORALE), CATALOG.int_of(piece, attribute::DISRUPTION));
        if context.formation(piece) == "rout" && CATALOG.role_of(piece).is_some_and(Role::is_foot_or_horse) {
            if morale == 0 {
                let message = format!("{} starts routed, with a morale of 0.", piece.name);
                context.say(Place::Piece(id.clone(), attribute::MORALE.to_owned()), message);
            }
            if disruption != routed_disruption() {
                let routed = routed_disruption();
                let message = format!(
                    "{} is routed but has a disruption of {disruption}; it begins the battle with {routed}, as \
                     every routed unit has.",
                    piece.name
                );
                context.say_piece(
                    entry,
                    attribute::DISRUPTION,
                    message,
                    format!("Set it to {routed}"),
                    |p| {
                        p.attrs.insert(attribute::DISRUPTION.to_owned(), Value::Int(routed));
                    },
                );
            }
            continue;
        }
        // Foot and horse at 0 are routed, or wrongly not so: that is V24's.
        let least = i64::from(CATALOG.role_of(piece) != Some(Role::Guns));
        if (least..4).contains(&morale) {
            let message = format!("{} starts with a morale of only {morale}.", piece.name);
            context.say(Place::Piece(id.clone(), attribute::MORALE.to_owned()), message);
            context.offer_number(entry, attribute::MORALE, "Set it to 4", 4);
        }
        if disruption > 5 && CATALOG.role_of(piece) != Some(Role::Guns) {
            let message = format!("{} starts with a disruption of {disruption}.", piece.name);
            context.say(Place::Piece(id.clone(), attribute::DISRUPTION.to_owned()), message);
            context.offer_number(entry, attribute::DISRUPTION, "Set it to 5", 5);
        }
    }
}

fn armies_unequal(context: &mut CheckContext<'_>) {
    let army = |side: Side| context.s.pieces.values().filter(|p| p.side == side).map(men).sum::<i64>();
    let [a, b] = Side::BOTH.map(army);
    if a > 3 * b || b > 3 * a {
        let stronger = if a > b { Side::A } else { Side::B };
        let message = format!(
            "{} has more than three times the men of the enemy: {} against {}.",
            context.s.side(stronger).name,
            a.max(b),
            a.min(b)
        );
        context.say(Place::Side(stronger, String::new()), message);
    }
}

/// Men of a piece; guns count none.
pub(super) fn men(piece: &Piece) -> i64 {
    let counts = CATALOG.role_of(piece).is_some_and(Role::is_foot_or_horse);
    if counts { CATALOG.int_of(piece, attribute::MEN).max(0) } else { 0 }
}
