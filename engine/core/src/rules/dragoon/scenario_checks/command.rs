//! Leaders, and who hangs on whom.

use super::look::{Look, int, role};
use super::{Find, SheetCheck};
use crate::check::{Place, Severity};
use crate::hex::Hex;
use crate::rules::catalog::Role;
use crate::rules::sheet_checks::alike;
use crate::scenario::{Facets, Piece, Side};
use std::collections::BTreeMap;

const P: Facets = Facets::PIECES;
const W: Severity = Severity::Warning;
const E: Severity = Severity::Error;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V11",
        severity: E,
        rule: "unit.attached",
        reads: P.with(Facets::PARAMS),
        find: Find::Look(alike::one_chief),
    },
    SheetCheck {
        id: "V12",
        severity: E,
        rule: "unit.attached",
        reads: P.with(Facets::PARAMS),
        find: Find::Look(v12),
    },
    SheetCheck { id: "V13", severity: E, rule: "act.check", reads: P, find: Find::Look(v13) },
    SheetCheck { id: "V14", severity: W, rule: "cmd.turn", reads: P, find: Find::Look(v14) },
    SheetCheck {
        id: "V15",
        severity: E,
        rule: "unit.attributes",
        reads: P.with(Facets::PARAMS),
        find: Find::Look(v15),
    },
    SheetCheck {
        id: "V16",
        severity: E,
        rule: "unit.attached",
        reads: P,
        find: Find::Look(|l| alike::attached(l, false, true)),
    },
    SheetCheck { id: "V17", severity: E, rule: "unit.attached", reads: P, find: Find::Look(v17) },
    SheetCheck {
        id: "V18",
        severity: W,
        rule: "unit.attached",
        reads: P,
        find: Find::Look(alike::without_units),
    },
    SheetCheck { id: "V19", severity: W, rule: "term.in_command", reads: P, find: Find::Look(v19) },
    SheetCheck { id: "V48", severity: W, rule: "cmd.turn", reads: P, find: Find::Look(v48) },
];

fn v12(look: &mut Look<'_>) {
    for side in Side::BOTH {
        if alike::taking_part(look, side, Role::Leader).is_empty() {
            let message = format!("{} has no corps leader in the battle.", look.s.side(side).name);
            alike::say_no_leader(look, side, message);
        }
    }
}

fn v13(look: &mut Look<'_>) {
    for entry in look.pieces(Role::leads) {
        let chief = role(entry.1) == Some(Role::Chief);
        let radius = if chief { 0..=40 } else { 1..=30 };
        let sr = if chief { 0..=10 } else { i64::MIN..=i64::MAX };
        for (attr, range, what) in
            [("cr", 1..=10, "command rating"), ("radius", radius, "radius"), ("sr", sr, "sub rating")]
        {
            look.say_out_of(entry, attr, &range, what);
        }
    }
}

fn v14(look: &mut Look<'_>) {
    for (id, chief) in look.pieces(|r| r == Role::Chief) {
        let (sr, cr) = (int(chief, "sr"), int(chief, "cr"));
        if sr > 5 && sr <= 10 {
            let message = format!("The sub rating of {} is {sr}; above 5 is rare.", chief.name);
            look.say(Place::Piece(id.clone(), "sr".to_owned()), message);
        }
        for (id, leader) in look.pieces(|r| r == Role::Leader) {
            let own = int(leader, "cr");
            if leader.side == chief.side && own >= cr + 3 {
                let message = format!(
                    "{} has a command rating of {own}, far above the {cr} of {}.",
                    leader.name, chief.name
                );
                look.say(Place::Piece(id.clone(), "cr".to_owned()), message);
            }
        }
    }
}

fn v15(look: &mut Look<'_>) {
    let mut usual: [Option<Option<String>>; 2] = [None, None];
    for entry in look.pieces(|_| true) {
        let (_, piece) = entry;
        if let Some(leader) = piece.leader.as_ref().filter(|l| !look.s.pieces.contains_key(*l)) {
            let message = format!("{} is attached to '{leader}', who does not exist.", piece.name);
            look.say_piece(entry, "leader", message, "Detach it", |p| p.leader = None);
        }
        if !look.s.nations.contains_key(&piece.nation) {
            let what = if piece.nation.is_empty() {
                "no nation".to_owned()
            } else {
                format!("the nation '{}'", piece.nation)
            };
            let message = format!("{} has {what}, which is not listed.", piece.name);
            // A whole army may be without: its nation is looked for once.
            let nation = usual[piece.side.index()].get_or_insert_with(|| usual_nation(look, piece.side));
            match nation.clone() {
                Some(nation) => {
                    let label = format!("Make it {nation}");
                    look.say_piece(entry, "nation", message, label, |p| p.nation = nation);
                }
                None => look.say(Place::Piece(entry.0.clone(), "nation".to_owned()), message),
            }
        }
    }
}

/// The listed nation most pieces of a side have.
fn usual_nation(look: &Look<'_>, side: Side) -> Option<String> {
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for piece in look.s.pieces.values().filter(|p| p.side == side && look.s.nations.contains_key(&p.nation)) {
        *count.entry(&piece.nation).or_default() += 1;
    }
    let most = count.iter().max_by_key(|(_, n)| **n).map(|(nation, _)| (*nation).to_owned());
    most.or_else(|| look.s.nations.keys().next().cloned())
}

fn v17(look: &mut Look<'_>) {
    for entry in look.pieces(|r| r == Role::Guns) {
        if entry.1.leader.is_some() {
            let message =
                format!("The battery {} is attached to a leader; artillery serves them all.", entry.1.name);
            look.say_piece(entry, "leader", message, "Detach it", |p| p.leader = None);
        }
    }
}

fn in_radius(leader: &Piece, hex: Hex) -> bool {
    let radius = u32::try_from(int(leader, "radius")).unwrap_or(0);
    leader.hex.is_some_and(|h| h.unsigned_distance_to(hex) <= radius)
}

fn v19(look: &mut Look<'_>) {
    let chiefs = look.pieces(|r| r == Role::Chief);
    for ((id, piece), hex) in look.deployed() {
        let Some(leader) = piece.leader.as_ref().and_then(|l| look.s.pieces.get(l)) else { continue };
        let by_chief = chiefs.iter().any(|(_, c)| c.side == piece.side && in_radius(c, hex));
        if !in_radius(leader, hex) && !by_chief && leader.hex.is_some() {
            let away = leader.hex.map_or(0, |h| h.unsigned_distance_to(hex));
            let message = format!(
                "{} starts {away} hexes from {}, out of his radius of {} and of the overall leader's.",
                piece.name,
                leader.name,
                int(leader, "radius")
            );
            look.say(Place::Piece(id.clone(), "hex".to_owned()), message);
        }
    }
}

fn v48(look: &mut Look<'_>) {
    let leaders = look.pieces(|r| r == Role::Leader);
    for (id, chief) in look.pieces(|r| r == Role::Chief) {
        let mut own =
            leaders.iter().filter(|(_, l)| l.side == chief.side).filter_map(|(_, l)| l.hex).peekable();
        if chief.hex.is_some() && own.peek().is_some() && !own.any(|h| in_radius(chief, h)) {
            let message = format!(
                "No corps leader starts within the radius of {}, which is {}.",
                chief.name,
                int(chief, "radius")
            );
            look.say(Place::Piece(id.clone(), "radius".to_owned()), message);
        }
    }
}
