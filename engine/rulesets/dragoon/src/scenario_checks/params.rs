//! Turns, sides and nations.

use super::{Find, SheetCheck};
use crate::CATALOG;
use crate::ids::{param, rule, side_param};
use oblique_rules::catalog::{Domain, NationRow};
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Edit, Facets, Nation, Side, Value};

const P: Facets = Facets::PARAMS;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V01",
        severity: Severity::Error,
        rule: rule::VIC_END,
        reads: P,
        find: Find::Check(no_turns),
    },
    SheetCheck {
        id: "V02",
        severity: Severity::Warning,
        rule: rule::VIC_END,
        reads: P,
        find: Find::Check(very_many_turns),
    },
    SheetCheck {
        id: "V33",
        severity: Severity::Error,
        rule: rule::VIC_WITHDRAWAL,
        reads: P,
        find: Find::Check(withdrawal_out_of_range),
    },
    SheetCheck {
        id: "V34",
        severity: Severity::Warning,
        rule: rule::VIC_WITHDRAWAL,
        reads: P,
        find: Find::Check(withdrawal_unusual),
    },
    SheetCheck {
        id: "V35",
        severity: Severity::Error,
        rule: rule::CHARGE_CHECK,
        reads: P,
        find: Find::Check(charge_modifier_out_of_range),
    },
    SheetCheck {
        id: "V40",
        severity: Severity::Error,
        rule: rule::NATION_TRAITS,
        reads: P,
        find: Find::Check(nation_without_traits),
    },
    SheetCheck {
        id: "V41",
        severity: Severity::Error,
        rule: rule::NATION_TRAITS,
        reads: P,
        find: Find::Check(traits_out_of_range),
    },
    SheetCheck {
        id: "V42",
        severity: Severity::Error,
        rule: rule::ROUT_EXIT,
        reads: P,
        find: Find::Check(home_edges),
    },
];

/// More than any battle takes; what is unusual is said long before (V02).
pub(super) const MOST_TURNS: i64 = 999;

fn no_turns(context: &mut CheckContext<'_>) {
    let given = context.s.params.get(param::TURNS);
    let turns = context.param(param::TURNS);
    if !(1..=MOST_TURNS).contains(&turns) || given.is_some_and(|v| v.int().is_none()) {
        let mut params = context.s.params.clone();
        params.insert(param::TURNS.to_owned(), Value::Int(12));
        let message = format!(
            "The battle has {} turns; it needs 1 to {MOST_TURNS}.",
            given.map_or("no".to_owned(), ToString::to_string)
        );
        context.say_fix(
            Place::Param(param::TURNS.to_owned()),
            message,
            "Play 12 turns",
            Edit::Params(params),
        );
    }
}

fn very_many_turns(context: &mut CheckContext<'_>) {
    let turns = context.param(param::TURNS);
    if turns > 60 {
        let message = format!("The battle has {turns} turns, more than fifteen hours.");
        context.say(Place::Param(param::TURNS.to_owned()), message);
        context.offer_param(param::TURNS, "Play 60 turns", 60);
    }
}

fn withdrawal_out_of_range(context: &mut CheckContext<'_>) {
    context.say_sides_out_of(side_param::WITHDRAWAL_LEVEL, "withdrawal level", " %");
}

fn withdrawal_unusual(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let level = context.side_param(side, side_param::WITHDRAWAL_LEVEL);
        let legal = CATALOG.side_range(side_param::WITHDRAWAL_LEVEL).is_some_and(|r| r.contains(&level));
        if legal && !(10..=60).contains(&level) {
            let what = if level < 10 { "gives up almost at once" } else { "hardly ever gives up" };
            let message = format!("{} {what}: its withdrawal level is {level} %.", context.s.side(side).name);
            context.say(Place::Side(side, side_param::WITHDRAWAL_LEVEL.to_owned()), message);
            let right = level.clamp(10, 60);
            context.offer_side(
                side,
                side_param::WITHDRAWAL_LEVEL,
                format!("Set it to {right} %"),
                Value::Int(right),
            );
        }
    }
}

fn charge_modifier_out_of_range(context: &mut CheckContext<'_>) {
    context.say_sides_out_of(side_param::CHARGE_MODIFIER, "charge disruption modifier", "");
}

fn nation_without_traits(context: &mut CheckContext<'_>) {
    if context.s.params.get(param::ACCEPT_DEFAULT_NATION).and_then(Value::flag) == Some(true) {
        return;
    }
    for (id, nation) in &context.s.nations {
        let row = CATALOG.nations.iter().any(|n| n.id == nation.traits_of && n.id != "default");
        let complete = CATALOG.nation_traits.iter().all(|t| nation.traits.contains_key(&t.id));
        if !row && !complete {
            let mut params = context.s.params.clone();
            params.insert(param::ACCEPT_DEFAULT_NATION.to_owned(), Value::Flag(true));
            let message = format!("The nation {} has no row of traits of its own.", nation.name);
            context.say(Place::Nation(id.clone()), message);
            let named = |n: &NationRow| n.id != "default" && (n.id == *id || n.name == nation.name);
            if let Some(row) = CATALOG.nations.iter().find(|n| named(n)) {
                let fixed = Nation { traits_of: row.id.clone(), ..nation.clone() };
                context
                    .offer(format!("Use the traits of {}", row.name), Edit::Nation(id.clone(), Some(fixed)));
            }
            let mut fixed = nation.clone();
            for row in &CATALOG.nation_traits {
                fixed.traits.entry(row.id.clone()).or_insert_with(|| row.default.clone());
            }
            context.offer("Give it the default traits as its own", Edit::Nation(id.clone(), Some(fixed)));
            context.offer("Let such nations use the default traits", Edit::Params(params));
        }
    }
}

fn traits_out_of_range(context: &mut CheckContext<'_>) {
    for (id, nation) in &context.s.nations {
        for (key, value) in &nation.traits {
            let Some(row) = CATALOG.nation_traits.iter().find(|t| t.id == *key) else { continue };
            let (good, due) = match (&row.domain, value) {
                (Domain::Int { min, max, .. }, Value::Int(n)) => {
                    ((min..=max).contains(&n), format!("{min} to {max}"))
                }
                (Domain::Choice(words), v) => {
                    (words.iter().any(|(w, _)| v.text() == Some(w)), "P or O".to_owned())
                }
                (_, _) => (false, "a whole number".to_owned()),
            };
            if !good {
                let within = match (&row.domain, value) {
                    (Domain::Int { min, max, .. }, Value::Int(n)) => Some(*n.clamp(min, max)),
                    _ => None,
                };
                let mut fixed = nation.clone();
                fixed.traits.remove(key);
                let message = format!(
                    "The trait '{}' of the nation {} is {value}, but must be {due}.",
                    row.name, nation.name
                );
                context.say(Place::Nation(id.clone()), message);
                if let Some(right) = within {
                    let mut nearest = nation.clone();
                    nearest.traits.insert(key.clone(), Value::Int(right));
                    context.offer(format!("Set it to {right}"), Edit::Nation(id.clone(), Some(nearest)));
                }
                context.offer("Use the trait of its row", Edit::Nation(id.clone(), Some(fixed)));
            }
        }
    }
}

fn home_edges(context: &mut CheckContext<'_>) {
    let edge = |side: Side| context.s.side(side).params.get(side_param::HOME_EDGE).and_then(Value::text);
    let known = |e: &str| ["N", "E", "S", "W"].contains(&e);
    let edges = Side::BOTH.map(|side| edge(side).filter(|e| known(e)));
    let opposite = |e: &str| match e {
        "N" => "S",
        "E" => "W",
        "W" => "E",
        _ => "N",
    };
    for side in Side::BOTH {
        let (own, other) = (edges[side.index()], edges[side.other().index()]);
        let message = match own {
            None => format!("{} has no home edge for its routed units to run to.", context.s.side(side).name),
            Some(e) if other == Some(e) && side == Side::B => {
                "Both sides have the same home edge, so that routed units run through the enemy.".to_owned()
            }
            Some(_) => continue,
        };
        let right = other.map_or(if side == Side::A { "S" } else { "N" }, opposite);
        let mut fixed = context.s.side(side).clone();
        fixed.params.insert(side_param::HOME_EDGE.to_owned(), Value::Text(right.to_owned()));
        let edit = Edit::Side(side, Box::new(fixed));
        context.say_fix(
            Place::Side(side, side_param::HOME_EDGE.to_owned()),
            message,
            format!("Set it to {right}"),
            edit,
        );
    }
}
