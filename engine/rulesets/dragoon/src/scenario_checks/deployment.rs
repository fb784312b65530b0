//! Where units stand, how they are formed and faced.

use super::{Find, SheetCheck};
use crate::ids::rule;
use crate::movement::ground;
use crate::movement::stacking::crowded;
use crate::sight::sees;
use crate::tables::{Calibre, Tables};
use crate::{CATALOG, Dragoon};
use oblique_board::hex::{Hex, Hour, Sector, sector, within_30};
use oblique_rules::catalog::{FacingKind, Role};
use oblique_rules::kernel::Values;
use oblique_rules::position::{Position as _, ScenarioPosition};
use oblique_rules::sheet_checks::alike;
use oblique_rules::sheet_checks::check_context::{CheckContext, Entry};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Edit, Facets, Piece, Scenario, Side};
use std::collections::{BTreeMap, BTreeSet};

const P: Facets = Facets::PIECES.with(Facets::LAYOUT);
const GROUND: Facets = P.with(Facets::TERRAIN).with(Facets::PARAMS);
const W: Severity = Severity::Warning;
const E: Severity = Severity::Error;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V26",
        severity: E,
        rule: rule::FACE_HEXES,
        reads: P,
        find: Find::Check(alike::facings),
    },
    SheetCheck {
        id: "V27",
        severity: E,
        rule: rule::MOVE_NA,
        reads: GROUND,
        find: Find::Check(formation_barred_by_ground),
    },
    SheetCheck {
        id: "V28",
        severity: E,
        rule: rule::STACK_LIMIT,
        reads: GROUND,
        find: Find::Check(stacking),
    },
    SheetCheck {
        id: "V29",
        severity: E,
        rule: rule::STACK_LIMIT,
        reads: GROUND,
        find: Find::Check(shared_hex),
    },
    SheetCheck {
        id: "V30",
        severity: W,
        rule: rule::ZOC_COLUMN,
        reads: GROUND,
        find: Find::Check(column_in_enemy_zone),
    },
    SheetCheck {
        id: "X01",
        severity: W,
        rule: rule::ZOC_WHERE,
        reads: GROUND,
        find: Find::Check(guns_in_contact),
    },
    SheetCheck {
        id: "V31",
        severity: W,
        rule: rule::ZOC_LEADER,
        reads: P,
        find: Find::Check(lone_leader_in_enemy_zone),
    },
    SheetCheck {
        id: "V32",
        severity: W,
        rule: rule::TERM_ADJACENT,
        reads: GROUND,
        find: Find::Check(lines_in_contact),
    },
    SheetCheck {
        id: "V46",
        severity: W,
        rule: rule::BOMB_TARGET,
        reads: GROUND.with(Facets::LEVELS),
        find: Find::Check(battery_without_target),
    },
    SheetCheck {
        id: "V47",
        severity: W,
        rule: rule::CMD_COLUMN,
        reads: GROUND,
        find: Find::Check(corps_in_columns),
    },
];

fn formation_barred_by_ground(context: &mut CheckContext<'_>) {
    for (entry, hex) in context.deployed() {
        if context.formation(entry.1) == "rout" || may_enter(context, entry.1, hex) {
            continue;
        }
        let board = &context.s.board;
        let terrain =
            board.terrain_id(hex).and_then(|id| CATALOG.terrain(id)).map_or("this", |t| t.name.as_str());
        let form = CATALOG.formation(context.formation(entry.1)).map_or("", |f| f.name.as_str());
        let message = format!(
            "{} may not be {} in {} ({}).",
            entry.1.name,
            form.to_lowercase(),
            terrain.to_lowercase(),
            context.layout().name(hex)
        );
        context.say_move(entry, hex, message, may_enter);
        offer_forms(context, entry, |l, p| may_enter(l, p, hex));
    }
}

/// Offers formations of a unit's kind, other than its own and rout, in which it `fits`, facing the enemy.
fn offer_forms(
    context: &mut CheckContext<'_>,
    entry: Entry<'_>,
    fits: impl Fn(&CheckContext<'_>, &Piece) -> bool,
) {
    let Some(kind) = CATALOG.kind(&entry.1.kind) else { return };
    let own = context.formation(entry.1).to_owned();
    for form in kind.formations.iter().filter(|form| **form != own && *form != "rout") {
        let mut formed = Piece { formation: form.clone(), ..entry.1.clone() };
        formed.facing = context.faced(&formed);
        if fits(context, &formed) {
            let name = CATALOG.formation(form).map_or(form.as_str(), |f| f.name.as_str());
            let label = format!("Form it in {}", name.to_lowercase());
            context.offer(label, Edit::Piece(entry.0.clone(), Some(Box::new(formed))));
        }
    }
}

fn stacking(context: &mut CheckContext<'_>) {
    let position = ScenarioPosition::<Dragoon>::ground(context.s);
    for stack in context.stacks().into_values() {
        let [(first, hex), (second, _), ..] = stack[..] else { continue };
        let name = context.layout().name(hex);
        let most = Tables::get().stacking.most_units;
        let pieces: Vec<_> = stack.iter().filter_map(|((_, p), _)| position.piece(p)).collect();
        let wrong = if stack.len() > most {
            let (last, _) = stack[stack.len() - 1];
            let room = if most == 2 { "two".to_owned() } else { most.to_string() };
            Some((last, format!("{} units stand in {name}; there is room for {room}.", stack.len())))
        } else {
            crowded(&position, &pieces).and_then(|(at, _)| stack.get(at)).map(|(entry, _)| {
                (*entry, format!("{} and {} may not share {name}.", first.1.name, entry.1.name))
            })
        };
        if let Some((entry, message)) = wrong {
            context.say_move(entry, hex, message, may_enter);
        } else if stack.len() == 2 && !stack.iter().any(|((_, p), _)| CATALOG.role_of(p) == Some(Role::Guns))
        {
            let tops = stack.iter().filter(|((_, p), _)| p.top).count();
            if tops == 0 {
                let message =
                    format!("Neither {} nor {} is the top unit of {name}.", first.1.name, second.1.name);
                let label = format!("Put {} on top", first.1.name);
                context.say_piece(first, "top", message, label, |p| p.top = true);
            } else if tops == 2 {
                let message =
                    format!("Both {} and {} are the top unit of {name}.", first.1.name, second.1.name);
                let label = format!("Put {} on top", first.1.name);
                context.say_piece(second, "top", message, label, |p| p.top = false);
            }
        }
    }
}

/// May a piece stand on a hex, as it is formed?
fn may_enter(context: &CheckContext<'_>, piece: &Piece, hex: Hex) -> bool {
    ground_allows(context.s, piece, hex)
}

/// May a piece stand on a hex, as it is formed (`move.na`)? One of an unknown kind may anywhere.
pub(crate) fn ground_allows(s: &Scenario, piece: &Piece, hex: Hex) -> bool {
    let position = ScenarioPosition::ground(s);
    position.piece(piece).is_none_or(|p| ground::ground_allows(&position, p, p.formation, hex))
}

/// May pieces of a side share a hex? Leaders may always.
pub(crate) fn may_share(s: &Scenario, pieces: &[&Piece]) -> bool {
    let position = ScenarioPosition::<Dragoon>::ground(s);
    let pieces: Vec<_> = pieces.iter().filter_map(|p| position.piece(p)).collect();
    crowded(&position, &pieces).is_none()
}

fn shared_hex(context: &mut CheckContext<'_>) {
    alike::two_sides_in_a_hex(context, may_enter);
}

fn column_in_enemy_zone(context: &mut CheckContext<'_>) {
    let position = context.position::<Dragoon>();
    for ((id, piece), hex) in context.deployed() {
        let slow = context.facing_kind(piece) == Some(FacingKind::Side);
        if slow && position.in_enemy_zone(piece.side, hex) {
            let form =
                CATALOG.formation(context.formation(piece)).map_or("", |f| f.name.as_str()).to_lowercase();
            let message = format!("{} starts {form} in an enemy zone of control.", piece.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            let free = |h: Hex| !position.in_enemy_zone(piece.side, h);
            context.offer_move((id, piece), hex, |l, p, h| free(h) && may_enter(l, p, h));
            let ready = |l: &CheckContext<'_>, p: &Piece| {
                l.facing_kind(p) != Some(FacingKind::Side) && may_enter(l, p, hex)
            };
            if !piece.kind.is_empty() && CATALOG.role_of(piece) != Some(Role::Guns) {
                offer_forms(context, (id, piece), ready);
            }
        }
    }
}

/// Guns ready to fire with the enemy at their muzzles; limbered ones are V30's.
fn guns_in_contact(context: &mut CheckContext<'_>) {
    let position = context.position::<Dragoon>();
    for ((id, piece), hex) in context.deployed() {
        let ready = CATALOG.role_of(piece) == Some(Role::Guns)
            && context.facing_kind(piece) != Some(FacingKind::Side);
        if ready && position.in_enemy_zone(piece.side, hex) {
            let message = format!("The battery {} starts in an enemy zone of control.", piece.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            let free = |h: Hex| !position.in_enemy_zone(piece.side, h);
            context.offer_move((id, piece), hex, |l, p, h| free(h) && may_enter(l, p, h));
        }
    }
}

fn lone_leader_in_enemy_zone(context: &mut CheckContext<'_>) {
    let position = context.position::<Dragoon>();
    let units = Side::BOTH.map(|side| context.places_of(side));
    for (id, leader) in context.pieces(Role::leads) {
        let Some(hex) = leader.hex else { continue };
        let alone = !units[leader.side.index()].contains(hex);
        if alone && position.in_enemy_zone(leader.side, hex) {
            let message = format!("{} starts alone in an enemy zone of control.", leader.name);
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            context.offer_company((id, leader), hex, |_| true);
        }
    }
}

fn lines_in_contact(context: &mut CheckContext<'_>) {
    let mut by_hex: BTreeMap<(i32, i32), Vec<Entry<'_>>> = BTreeMap::new();
    let lines: Vec<_> =
        context.deployed().into_iter().filter(|((_, p), _)| context.formation(p) == "line").collect();
    for (entry, hex) in &lines {
        by_hex.entry(context.layout().col_row(*hex)).or_default().push(*entry);
    }
    for ((id, piece), hex) in lines.iter().filter(|((_, p), _)| p.side == Side::A) {
        let mut near = context.layout().neighbours(*hex).flat_map(|(_, n)| {
            by_hex.get(&context.layout().col_row(n)).into_iter().flatten().filter(|(_, p)| p.side == Side::B)
        });
        if let Some((near_enemy, enemy)) = near.next().copied() {
            let message =
                format!("{} and {} start face to face in neighbouring hexes.", piece.name, enemy.name);
            context.say(Place::Piece((*id).clone(), "hex".to_owned()), message);
            let facing_none = |l: &CheckContext<'_>, p: &Piece, h: Hex| {
                let mut near = l
                    .layout()
                    .neighbours(h)
                    .flat_map(|(_, n)| by_hex.get(&l.layout().col_row(n)).into_iter().flatten());
                may_enter(l, p, h) && near.all(|(_, other)| other.side == p.side)
            };
            context.offer_move((id, piece), *hex, facing_none);
            context.offer_move((near_enemy, enemy), *hex, facing_none);
        }
    }
}

fn battery_without_target(context: &mut CheckContext<'_>) {
    let (layout, board) = (context.layout(), &context.s.board);
    let units = context.deployed();
    let occupied: BTreeSet<_> = units.iter().map(|(_, h)| layout.col_row(*h)).collect();
    let mut batteries = units.clone();
    batteries.retain(|((_, p), _)| context.formation(p) == "unlimbered");
    for (entry, hex) in &batteries {
        let Some(facing) = entry.1.facing else { continue };
        let front = |h: Hex| sector(facing, h - *hex, layout.orientation) == Sector::Front;
        let mut enemies = units.iter().filter(|((_, p), _)| p.side != entry.1.side).peekable();
        if enemies.peek().is_some() && !enemies.any(|(_, h)| front(*h)) {
            let hour = context.towards_enemy(entry.1, false);
            let message = format!("The battery {} has no enemy in front of it.", entry.1.name);
            context.say_piece(*entry, "facing", message, format!("Face {hour} o'clock"), |p| {
                p.facing = Some(hour);
            });
            continue;
        }
        let calibre = Calibre::of(Values::of(&CATALOG, entry.1));
        let unit_at = |h: Hex| occupied.contains(&layout.col_row(h));
        let sees = |to: Hex| sees(board, *hex, to, unit_at);
        let reach = Tables::get().artillery_reach(calibre, 0, 0).clamp(2, 40);
        let any = (2..=reach.unsigned_abs())
            .any(|r| hex.ring(r).any(|to| layout.contains(to) && front(to) && sees(to)));
        if !any {
            let message =
                format!("The battery {} sees nothing beyond the next hex in front of it.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), "facing".to_owned()), message);
            let o = layout.orientation;
            let clear = |hour: Hour| {
                let ahead = |h: Hex| sector(hour, h - *hex, o) == Sector::Front;
                let mut targets = units.iter().filter(|((_, p), _)| p.side != entry.1.side).peekable();
                (targets.peek().is_none() || targets.any(|(_, h)| ahead(*h)))
                    && (2..=reach.unsigned_abs())
                        .any(|r| hex.ring(r).any(|to| layout.contains(to) && ahead(to) && sees(to)))
            };
            let hours = (1..12).map(|turn| facing.turned(turn)).filter(|hour| !hour.is_side(o));
            if let Some(hour) = hours.into_iter().find(|hour| clear(*hour)) {
                context.offer_piece(*entry, format!("Face {hour} o'clock"), |p| p.facing = Some(hour));
            }
        }
    }
}

fn corps_in_columns(context: &mut CheckContext<'_>) {
    let o = context.layout().orientation;
    for (id, leader) in context.pieces(|r| r == Role::Leader) {
        let mut units = context.deployed_under(id);
        // Light infantry has no column, and the routed have none any more: as in `cmd.column` they do not count.
        units.retain(|((_, p), _)| {
            let counted = matches!(CATALOG.role_of(p), Some(Role::Foot | Role::Horse));
            counted && context.formation(p) != "rout"
        });
        let at_enemy = |((_, p), hex): &(Entry<'_>, Hex)| {
            let enemy = context.nearest_enemy(p.side, *hex);
            let facing = p.facing.filter(|_| context.formation(p) == "column");
            facing.zip(enemy).is_some_and(|(f, (_, to))| within_30(to - *hex, f.vector(o)))
        };
        if !units.is_empty() && units.iter().all(at_enemy) {
            let message = format!("The corps of {} marches at the enemy all in column.", leader.name);
            context.say(Place::Piece(id.clone(), String::new()), message);
            let lines = units.iter().filter_map(|((id, p), hex)| {
                let mut line = Piece { formation: "line".to_owned(), ..(*p).clone() };
                line.facing = context.faced(&line);
                let fits = CATALOG.kind(&p.kind)?.formations.contains(&line.formation);
                (fits && may_enter(context, &line, *hex))
                    .then(|| Edit::Piece((*id).clone(), Some(Box::new(line))))
            });
            let lines: Vec<Edit> = lines.collect();
            context.offer("Form the corps in line", Edit::Many(lines));
        }
    }
}
