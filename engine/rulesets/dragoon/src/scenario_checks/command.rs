//! Leaders, and who hangs on whom.

use super::deployment::ground_allows;
use super::{Find, SheetCheck};
use crate::CATALOG;
use crate::ids::{attribute, rule};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::alike;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece, Side};

const P: Facets = Facets::PIECES;
/// What tells of a leader to be added: his nation, and where he stands.
const RECRUIT: Facets = P.with(Facets::PARAMS).with(Facets::LAYOUT);
/// What tells where a piece may stand.
const GROUND: Facets = RECRUIT.with(Facets::TERRAIN).with(Facets::FEATURES);
const W: Severity = Severity::Warning;
const E: Severity = Severity::Error;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V11",
        severity: E,
        rule: rule::UNIT_ATTACHED,
        reads: GROUND,
        find: Find::Check(alike::one_chief),
    },
    SheetCheck {
        id: "V12",
        severity: E,
        rule: rule::UNIT_ATTACHED,
        reads: RECRUIT,
        find: Find::Check(no_corps_leader),
    },
    SheetCheck {
        id: "V13",
        severity: E,
        rule: rule::ACT_CHECK,
        reads: P,
        find: Find::Check(ratings_out_of_range),
    },
    SheetCheck { id: "V14", severity: W, rule: rule::CMD_TURN, reads: P, find: Find::Check(ratings_unusual) },
    SheetCheck {
        id: "V15",
        severity: E,
        rule: rule::UNIT_ATTRIBUTES,
        reads: RECRUIT,
        find: Find::Check(broken_reference),
    },
    SheetCheck {
        id: "V16",
        severity: E,
        rule: rule::UNIT_ATTACHED,
        reads: RECRUIT,
        find: Find::Check(|l| alike::attached(l, false, true)),
    },
    SheetCheck {
        id: "V17",
        severity: E,
        rule: rule::UNIT_ATTACHED,
        reads: P,
        find: Find::Check(attached_battery),
    },
    SheetCheck {
        id: "V18",
        severity: W,
        rule: rule::UNIT_ATTACHED,
        reads: P.with(Facets::LAYOUT),
        find: Find::Check(alike::without_units),
    },
    SheetCheck {
        id: "V19",
        severity: W,
        rule: rule::TERM_IN_COMMAND,
        reads: GROUND,
        find: Find::Check(outside_radius),
    },
    SheetCheck {
        id: "V48",
        severity: W,
        rule: rule::CMD_TURN,
        reads: P,
        find: Find::Check(leaders_outside_radius),
    },
];

fn no_corps_leader(context: &mut CheckContext<'_>) {
    for side in Side::BOTH {
        if alike::taking_part(context, side, Role::Leader).is_empty() {
            let message = format!("{} has no corps leader in the battle.", context.s.side(side).name);
            alike::say_no_leader(context, side, message);
        }
    }
}

fn ratings_out_of_range(context: &mut CheckContext<'_>) {
    for entry in context.pieces(Role::leads) {
        let ratings =
            [(attribute::CR, "command rating"), (attribute::RADIUS, "radius"), (attribute::SR, "sub rating")];
        for (attr, what) in ratings {
            context.say_out_of(entry, attr, what);
        }
    }
}

fn ratings_unusual(context: &mut CheckContext<'_>) {
    for (id, chief) in context.pieces(|r| r == Role::Chief) {
        let (sr, cr) = (CATALOG.int_of(chief, attribute::SR), CATALOG.int_of(chief, attribute::CR));
        if sr > 5 && sr <= 10 {
            let message = format!("The sub rating of {} is {sr}; above 5 is rare.", chief.name);
            context.say(Place::Piece(id.clone(), attribute::SR.to_owned()), message);
            context.offer_number((id, chief), attribute::SR, "Set it to 5", 5);
        }
        for (id, leader) in context.pieces(|r| r == Role::Leader) {
            let own = CATALOG.int_of(leader, attribute::CR);
            if leader.side == chief.side && own >= cr + 3 {
                let message = format!(
                    "{} has a command rating of {own}, far above the {cr} of {}.",
                    leader.name, chief.name
                );
                context.say(Place::Piece(id.clone(), attribute::CR.to_owned()), message);
                context.offer_number((id, leader), attribute::CR, format!("Set it to {}", cr + 2), cr + 2);
            }
        }
    }
}

fn broken_reference(context: &mut CheckContext<'_>) {
    let mut usual: [Option<Option<String>>; 2] = [None, None];
    for entry in context.pieces(|_| true) {
        let (_, piece) = entry;
        if let Some(leader) = piece.leader.as_ref().filter(|l| !context.s.pieces.contains_key(*l)) {
            let message = format!("{} is attached to '{leader}', who does not exist.", piece.name);
            context.say(Place::Piece(entry.0.clone(), "leader".to_owned()), message);
            // Who must have a leader is given another, whoever needs none is detached.
            if !CATALOG.role_of(piece).is_some_and(Role::is_foot_or_horse) {
                context.offer_piece(entry, "Detach it", |p| p.leader = None);
            } else if let Some((id, leader)) = context.nearest_leader(piece) {
                let (id, label) = (id.clone(), format!("Attach it to {}", leader.name));
                context.offer_piece(entry, label, |p| p.leader = Some(id));
            } else {
                alike::offer_leader(context, entry);
            }
        }
        if !context.s.nations.contains_key(&piece.nation) {
            let message = if piece.nation.is_empty() {
                format!("{} has no nation.", piece.name)
            } else {
                format!("{} has the nation '{}', which is not listed.", piece.name, piece.nation)
            };
            // A whole army may be without: its nation is looked for once.
            let nation = usual[piece.side.index()]
                .get_or_insert_with(|| context.usual_nation(piece.side).map(str::to_owned));
            let nation = nation.clone();
            context.say(Place::Piece(entry.0.clone(), "nation".to_owned()), message);
            if let Some(row) = context.catalog.nations.iter().find(|row| row.id == piece.nation) {
                context.offer(format!("List {}", row.name), row.listed());
            }
            if let Some(nation) = nation {
                let named = context.s.nations.get(&nation).map_or(nation.as_str(), |n| n.name.as_str());
                context.offer_piece(entry, format!("Set its nation to {named}"), |p| p.nation = nation);
            }
        }
    }
}

fn attached_battery(context: &mut CheckContext<'_>) {
    for entry in context.pieces(|r| r == Role::Guns) {
        if entry.1.leader.is_some() {
            let message =
                format!("The battery {} is attached to a leader; artillery serves them all.", entry.1.name);
            context.say_piece(entry, "leader", message, "Detach it", |p| p.leader = None);
        }
    }
}

fn in_radius(leader: &Piece, hex: Hex) -> bool {
    let radius = u32::try_from(CATALOG.int_of(leader, attribute::RADIUS)).unwrap_or(0);
    leader.hex.is_some_and(|h| h.unsigned_distance_to(hex) <= radius)
}

fn outside_radius(context: &mut CheckContext<'_>) {
    let chiefs = context.pieces(|r| r == Role::Chief);
    for ((id, piece), hex) in context.deployed() {
        let Some(leader) = piece.leader.as_ref().and_then(|l| context.s.pieces.get(l)) else { continue };
        let by_chief = chiefs.iter().any(|(_, c)| c.side == piece.side && in_radius(c, hex));
        if !in_radius(leader, hex) && !by_chief && leader.hex.is_some() {
            let entry = (id, piece);
            let away = leader.hex.map_or(0, |h| h.unsigned_distance_to(hex));
            let message = format!(
                "{} starts {away} hexes from {}, out of his radius of {} and of the overall leader's.",
                piece.name,
                leader.name,
                CATALOG.int_of(leader, attribute::RADIUS)
            );
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            context.offer_move(entry, hex, |l, p, h| ground_allows(l.s, p, h) && in_radius(leader, h));
            let who = piece.leader.as_ref().zip(Some(leader)).filter(|_| away <= 30);
            if let Some(who) = who {
                let label = format!("Set the radius of {} to {away}", leader.name);
                context.offer_number(who, attribute::RADIUS, label, i64::from(away));
            }
        }
    }
}

fn leaders_outside_radius(context: &mut CheckContext<'_>) {
    let leaders = context.pieces(|r| r == Role::Leader);
    for (id, chief) in context.pieces(|r| r == Role::Chief) {
        let mut own =
            leaders.iter().filter(|(_, l)| l.side == chief.side).filter_map(|(_, l)| l.hex).peekable();
        if chief.hex.is_some() && own.peek().is_some() && !own.any(|h| in_radius(chief, h)) {
            let message = format!(
                "No corps leader starts within the radius of {}, which is {}.",
                chief.name,
                CATALOG.int_of(chief, attribute::RADIUS)
            );
            context.say(Place::Piece(id.clone(), attribute::RADIUS.to_owned()), message);
            let leaders = leaders.iter().filter(|(_, l)| l.side == chief.side);
            let away = leaders.filter_map(|(_, l)| Some((chief.hex?.unsigned_distance_to(l.hex?), *l)));
            let Some((away, near)) = away.min_by_key(|(away, _)| *away) else { continue };
            if away <= 40 {
                context.offer_number(
                    (id, chief),
                    attribute::RADIUS,
                    format!("Set it to {away}"),
                    i64::from(away),
                );
            }
            context.offer_piece((id, chief), format!("Put him with {}", near.name), |p| p.hex = near.hex);
        }
    }
}
