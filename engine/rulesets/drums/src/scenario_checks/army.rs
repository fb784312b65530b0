//! The board, the sides, brigades, break points.

use super::{E, I, W};
use crate::CATALOG;
use crate::battle::ground::{break_point_by_rule, shaken_margin};
use crate::ids::{attribute, param, rule, side_param};
use crate::tables::Tables;
use oblique_board::hex::Orientation;
use oblique_rules::BoardNeeds;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Side, Value};

const P: Facets = Facets::PIECES;
/// Brigades and units of a side beyond which a battle grows long.
const MOST: (usize, usize) = (6, 60);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V01",
        severity: E,
        rule: rule::GEO_BOARD,
        reads: Facets::LAYOUT,
        find: Find::Check(board),
    },
    SheetCheck {
        id: "V04",
        severity: E,
        rule: rule::GEN_SPAN,
        reads: P,
        find: Find::Check(alike::one_chief),
    },
    SheetCheck { id: "V05", severity: E, rule: rule::UNIT_PROFILE, reads: P, find: Find::Check(brigades) },
    SheetCheck { id: "V06", severity: E, rule: rule::UNIT_PROFILE, reads: P, find: Find::Check(no_brigade) },
    SheetCheck { id: "V07", severity: W, rule: rule::UNIT_PROFILE, reads: P, find: Find::Check(too_many) },
    SheetCheck {
        id: "V27",
        severity: I,
        rule: rule::WIN_BP,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(printed_break_point),
    },
    SheetCheck {
        id: "V28",
        severity: W,
        rule: rule::WIN_SHAKEN,
        reads: P,
        find: Find::Check(printed_shaken),
    },
    SheetCheck {
        id: "V29",
        severity: W,
        rule: rule::WIN_BP,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(low_break_point),
    },
    SheetCheck {
        id: "V36",
        severity: I,
        rule: rule::SEQ_LIMIT,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(no_end),
    },
    SheetCheck {
        id: "V37",
        severity: E,
        rule: rule::WIN_PENETRATION,
        reads: P,
        find: Find::Check(nobody_intrudes),
    },
];

/// What the sheet asks of a board (`geo.board`).
pub(crate) fn board_needs() -> BoardNeeds {
    let rows_in = u16::try_from(2 * Tables::get().board.zones).unwrap_or(1).max(1);
    BoardNeeds { columns: 12..=80, rows: 12..=60, rows_in, a_at_the_bottom: true }
}

fn board(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    let needs = board_needs();
    let wrong = if layout.orientation != Orientation::Pointy {
        "The board has flat-topped hexes; it must have pointy ones.".to_owned()
    } else if !needs.columns.contains(&layout.width) || !needs.rows.contains(&layout.height) {
        let ((w, h), (cols, rows)) = ((layout.width, layout.height), (&needs.columns, &needs.rows));
        let (a, b, c, d) = (cols.start(), cols.end(), rows.start(), rows.end());
        format!("The board has {w} columns and {h} rows; it needs {a} to {b} columns and {c} to {d} rows.")
    } else if !layout.height.is_multiple_of(needs.rows_in) {
        format!("The board has {} rows, which do not divide into {} zones.", layout.height, needs.rows_in)
    } else {
        return;
    };
    context.say(Place::Param(String::new()), wrong);
}

/// Every Leader has a unit, every unit is in a brigade or in the Reserve.
fn brigades(context: &mut CheckContext<'_>) {
    alike::without_units(context);
    for entry in context.units() {
        let (id, piece) = entry;
        let over = piece.leader.as_ref().and_then(|leader| context.s.pieces.get(leader));
        let sound = over.is_some_and(|l| l.side == piece.side && context.role(l).is_some_and(Role::leads));
        if sound {
            continue;
        }
        let message = format!("{} is in no brigade of its side and not in the Reserve.", piece.name);
        context.say(Place::Piece(id.clone(), "leader".to_owned()), message);
        if let Some((leader, name)) =
            context.nearest_leader(piece).map(|(id, l)| (id.clone(), l.name.clone()))
        {
            context.offer_piece(entry, format!("Put it under {name}"), |p| p.leader = Some(leader));
        }
    }
}

fn no_brigade(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        if alike::taking_part(context, side, Role::Leader).is_empty() {
            let message = format!("{} has no brigade.", context.s.side(side).name);
            alike::say_no_leader(context, side, message);
        }
    }
}

fn too_many(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let count = |wanted: fn(Role) -> bool| {
            context.pieces(wanted).into_iter().filter(|(_, p)| p.side == side).count()
        };
        let (brigades, units) = (count(|role| role == Role::Leader), count(|role| !role.leads()));
        if brigades > MOST.0 || units > MOST.1 {
            let name = &context.s.side(side).name;
            let message =
                format!("{name} has {brigades} brigades and {units} units; the battle will be long.");
            context.say(Place::Side(side, String::new()), message);
        }
    }
}

fn printed_break_point(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let printed = context.side_param(side, side_param::BREAK_POINT);
        let due = i64::from(break_point_by_rule(context.s, side));
        if printed > 0 && printed != due {
            let message = format!(
                "The break point of {} is given as {printed}; by the rule it is {due}.",
                context.s.side(side).name
            );
            context.say(Place::Side(side, side_param::BREAK_POINT.to_owned()), message);
            context.offer_side(side, side_param::BREAK_POINT, "Go by the rule", Value::Int(0));
        }
    }
}

fn low_break_point(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let printed = context.side_param(side, side_param::BREAK_POINT);
        let due = i64::from(break_point_by_rule(context.s, side));
        let point = if printed > 0 { printed } else { due };
        // A side without units has its army still to come.
        let units = context.pieces(|role| !role.leads());
        if point < 2 && units.iter().any(|(_, piece)| piece.side == side) {
            let message = format!(
                "The break point of {} is {point}: the first losses end it.",
                context.s.side(side).name
            );
            context.say(Place::Side(side, side_param::BREAK_POINT.to_owned()), message);
        }
    }
}

fn printed_shaken(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|role| role == Role::Leader) {
        let (id, leader) = entry;
        let printed = CATALOG.int_of(leader, attribute::SHAKEN_AT);
        let units =
            context.subordinates(id).into_iter().filter(|(_, p)| context.role(p).is_some_and(|r| !r.leads()));
        let units = i64::try_from(units.count()).unwrap_or(i64::MAX);
        let due = units + i64::from(shaken_margin(leader));
        if printed == 0 || printed == due {
            continue;
        }
        let message =
            format!("The brigade of {} is printed as Shaken at {printed}; it is at {due}.", leader.name);
        context.say(Place::Piece(id.clone(), attribute::SHAKEN_AT.to_owned()), message);
        let margin = printed - units;
        if CATALOG.range_of(leader, attribute::SHAKEN_MARGIN).is_some_and(|range| range.contains(&margin)) {
            context.offer_number(
                entry,
                attribute::SHAKEN_MARGIN,
                format!("Set the margin to {margin}"),
                margin,
            );
        }
        context.offer_number(entry, attribute::SHAKEN_AT, format!("Write {due}"), due);
    }
}

/// A battle without a limit ends with an army alone; nobody is there to end one of the computer against itself.
fn no_end(context: &mut CheckContext<'_>) {
    // A battle without units has not been begun.
    if context.param(param::MAX_PHASES) > 0 || context.units().is_empty() {
        return;
    }
    let most = i64::from(Tables::get().victory.unattended_phases);
    let message = format!("The battle has no limit of phases; the computer alone plays {most}.");
    context.say(Place::Param(param::MAX_PHASES.to_owned()), message);
    context.offer_param(param::MAX_PHASES, format!("End it after {most}"), most);
}

fn nobody_intrudes(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        let units: Vec<_> = context.units().into_iter().filter(|(_, p)| p.side == side).collect();
        let guns = units.iter().all(|(_, p)| context.role(p) == Some(Role::Guns));
        let reserve = units.iter().all(|(_, p)| {
            let over = p.leader.as_ref().and_then(|leader| context.s.pieces.get(leader));
            over.is_some_and(|l| context.role(l) == Some(Role::Chief))
        });
        if guns || reserve {
            let name = &context.s.side(side).name;
            let what = if guns { "only artillery" } else { "all its units in the Reserve" };
            context.say(Place::Side(side, String::new()), format!("{name} has {what}."));
        }
    }
}
