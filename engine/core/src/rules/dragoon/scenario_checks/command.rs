//! Leaders, and who hangs on whom.

use super::look::{Entry, Look, int, is_sub, role, takes_part};
use super::{Find, SheetCheck};
use crate::check::{Place, Severity};
use crate::hex::Hex;
use crate::rules::catalog::Role;
use crate::scenario::{Edit, Facets, Piece, PieceId, Side, Value};
use std::collections::BTreeMap;

const P: Facets = Facets::PIECES;
const W: Severity = Severity::Warning;
const E: Severity = Severity::Error;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck { id: "V11", severity: E, rule: "unit.attached", reads: P, find: Find::Look(v11) },
    SheetCheck { id: "V12", severity: E, rule: "unit.attached", reads: P, find: Find::Look(v12) },
    SheetCheck { id: "V13", severity: E, rule: "act.check", reads: P, find: Find::Look(v13) },
    SheetCheck { id: "V14", severity: W, rule: "cmd.turn", reads: P, find: Find::Look(v14) },
    SheetCheck {
        id: "V15",
        severity: E,
        rule: "unit.attributes",
        reads: P.with(Facets::PARAMS),
        find: Find::Look(v15),
    },
    SheetCheck { id: "V16", severity: E, rule: "unit.attached", reads: P, find: Find::Look(v16) },
    SheetCheck { id: "V17", severity: E, rule: "unit.attached", reads: P, find: Find::Look(v17) },
    SheetCheck { id: "V18", severity: W, rule: "unit.attached", reads: P, find: Find::Look(v18) },
    SheetCheck { id: "V19", severity: W, rule: "term.in_command", reads: P, find: Find::Look(v19) },
    SheetCheck { id: "V48", severity: W, rule: "cmd.turn", reads: P, find: Find::Look(v48) },
];

/// The pieces of a side and role that take part in the battle.
fn taking_part<'s>(look: &Look<'s>, side: Side, wanted: Role) -> Vec<Entry<'s>> {
    let mut all = look.pieces(|r| r == wanted);
    all.retain(|(_, p)| p.side == side && takes_part(p));
    all
}

fn v11(look: &mut Look<'_>) {
    for side in Side::BOTH {
        let count = taking_part(look, side, Role::Chief).len();
        let name = look.s.side(side).name.clone();
        if count > 1 {
            let message = format!("{name} has {count} overall leaders; it must have exactly one.");
            look.say(Place::Side(side, String::new()), message);
        }
        if count > 0 {
            continue;
        }
        let own = look.s.pieces.values().find(|p| p.side == side && p.hex.is_some());
        let waiting = look.pieces(|r| r == Role::Chief).into_iter().find(|(_, p)| p.side == side);
        if let Some((waiting, own)) = waiting.zip(own) {
            let message = format!("{}, the overall leader of {name}, is not on the map.", waiting.1.name);
            let (label, hex) = (format!("Put him with {}", own.name), own.hex);
            look.say_piece(waiting, "hex", message, label, |p| p.hex = hex);
            continue;
        }
        let id = look.s.fresh_piece_id(side, "overall-leader");
        let mut chief = Piece::new(side, "overall_leader", "Overall leader");
        chief.order = look.s.next_order(side);
        chief.nation = own.map_or_else(String::new, |p| p.nation.clone());
        chief.hex = own.and_then(|p| p.hex);
        let edit = Edit::Piece(id, Some(Box::new(chief)));
        let message = format!("{name} has no overall leader.");
        look.say_fix(Place::Side(side, String::new()), message, "Add one", edit);
    }
}

fn v12(look: &mut Look<'_>) {
    for side in Side::BOTH {
        if taking_part(look, side, Role::Leader).is_empty() {
            let message = format!("{} has no corps leader in the battle.", look.s.side(side).name);
            look.say(Place::Side(side, String::new()), message);
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
            let value = int(entry.1, attr);
            if range.contains(&value) {
                continue;
            }
            let right = value.clamp(*range.start(), *range.end());
            let message = format!(
                "The {what} of {} is {value}; it goes from {} to {}.",
                entry.1.name,
                range.start(),
                range.end()
            );
            look.say_piece(entry, attr, message, format!("Set it to {right}"), |p| {
                p.attrs.insert(attr.to_owned(), Value::Int(right));
            });
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
            match usual_nation(look, piece.side) {
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

/// The corps leader of a piece's side nearest to it, the first of the roster where distance says nothing.
fn nearest_leader<'s>(look: &Look<'s>, piece: &Piece) -> Option<Entry<'s>> {
    let far = |leader: &Piece| match piece.hex.zip(leader.hex) {
        Some((a, b)) => a.unsigned_distance_to(b),
        None => u32::MAX,
    };
    let leaders = look.pieces(|r| r == Role::Leader);
    let own = leaders.into_iter().filter(|(_, l)| l.side == piece.side && takes_part(l));
    own.min_by_key(|(_, l)| far(l))
}

fn v16(look: &mut Look<'_>) {
    for entry in look.pieces(is_sub) {
        let (_, piece) = entry;
        let leader = piece.leader.as_ref().and_then(|id| look.s.pieces.get(id));
        let message = match leader {
            Some(l) if role(l) != Some(Role::Leader) => {
                format!("{} is attached to {}, who is no corps leader.", piece.name, l.name)
            }
            Some(l) if l.side != piece.side => {
                format!("{} is attached to {} of the enemy.", piece.name, l.name)
            }
            Some(l) if takes_part(piece) && !takes_part(l) => {
                format!(
                    "{} is attached to {}, who is not on the map and does not arrive.",
                    piece.name, l.name
                )
            }
            Some(_) => continue,
            // A leader who does not exist is V15's.
            None if piece.leader.is_some() => continue,
            None => format!("{} is attached to no corps leader.", piece.name),
        };
        match nearest_leader(look, piece) {
            Some((id, leader)) => {
                let (id, label): (PieceId, _) = (id.clone(), format!("Attach it to {}", leader.name));
                look.say_piece(entry, "leader", message, label, |p| p.leader = Some(id));
            }
            None => look.say(Place::Piece(entry.0.clone(), "leader".to_owned()), message),
        }
    }
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

fn v18(look: &mut Look<'_>) {
    for (id, leader) in look.pieces(|r| r == Role::Leader) {
        if look.s.subordinates(id).is_empty() {
            let message = format!("{} has no units.", leader.name);
            look.say(Place::Piece(id.clone(), String::new()), message);
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
    for (id, chief) in look.pieces(|r| r == Role::Chief) {
        let leaders = look.pieces(|r| r == Role::Leader);
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
