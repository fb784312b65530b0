//! How units are formed and faced.

use super::pieces_asked::{CheckContext, flag, is_close, may_stand, stands};
use super::reach::Traces;
use super::{DEPLOYED, E, I, W};
use crate::CATALOG;
use crate::formations::of_command::taken;
use crate::ids::{attribute, rule};
use crate::tables::{Form, Tables};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Piece};

const TRACED: Facets = DEPLOYED.with(Facets::TERRAIN);

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V23",
        severity: E,
        rule: rule::FORM_SAME,
        reads: TRACED,
        find: Find::Check(formation_of_command),
    },
    SheetCheck {
        id: "V24",
        severity: E,
        rule: rule::FACE_SIDES,
        reads: DEPLOYED,
        find: Find::Check(alike::facings),
    },
    SheetCheck {
        id: "V25",
        severity: E,
        rule: rule::STACK_CLOSE,
        reads: TRACED.with(Facets::FEATURES),
        find: Find::Check(close_pair),
    },
    SheetCheck {
        id: "V26",
        severity: W,
        rule: rule::TERR_WOODS,
        reads: TRACED.with(Facets::FEATURES),
        find: Find::Check(close_in_heavy_woods),
    },
    SheetCheck {
        id: "V27",
        severity: I,
        rule: rule::FORM_COLUMN,
        reads: DEPLOYED,
        find: Find::Check(columns_near_enemy),
    },
];

fn formation_of_command(context: &mut CheckContext<'_>) {
    let mut wrong = Vec::new();
    let traces = Traces::new(context);
    for leader in context.pieces(|r| r == Role::Leader) {
        let due = CATALOG.word_of(leader.1, attribute::FORMATION);
        let Some(known) = context.catalog.formation(due) else { continue };
        let Some(command) = context.catalog.formations.iter().position(|f| f.id == due) else { continue };
        let inside = traces.in_command(context, leader);
        for ((id, unit), _) in context.deployed_under(leader.0) {
            let command = u8::try_from(command).unwrap_or(u8::MAX);
            let right = taken(command, flag(unit, attribute::GERMAN));
            let Some(right) = context.catalog.formations.get(usize::from(right)) else { continue };
            if CATALOG.role_of(unit) == Some(Role::Foot)
                && inside.contains(id)
                && context.formation(unit) != right.id
            {
                wrong.push(((id, unit), leader.1, known, right.id.clone()));
            }
        }
    }
    for (entry, leader, known, right) in wrong {
        let own = context.catalog.formation(context.formation(entry.1)).map_or("", |f| f.name.as_str());
        let message = format!(
            "{} begins in {}, but the Command of {} is in {}.",
            entry.1.name,
            own.to_lowercase(),
            leader.name,
            known.name.to_lowercase()
        );
        context.say_piece(entry, attribute::FORMATION, message, "Form it like its Command", |p| {
            p.formation = right;
        });
    }
}

fn close_pair(context: &mut CheckContext<'_>) {
    for stack in context.stacks().into_values() {
        let close: Vec<_> = stack.iter().filter(|((_, p), _)| is_close(context, p)).collect();
        let [(first, hex), (second, _), ..] = close[..] else { continue };
        let name = context.layout().name(*hex);
        if first.1.leader != second.1.leader {
            let message = format!("{} and {} share {name} but not a Command.", first.1.name, second.1.name);
            let leader = first.1.leader.clone();
            let his =
                leader.as_ref().and_then(|id| context.s.pieces.get(id)).map_or("it", |l| l.name.as_str());
            context.say_move(*second, *hex, message, may_stand);
            context.offer_piece(*second, format!("Attach it to {his} too"), |p| p.leader = leader);
        } else if first.1.facing != second.1.facing {
            let facing = first.1.facing;
            let message =
                format!("{} and {} share {name} but face different ways.", first.1.name, second.1.name);
            context.say_piece(*second, "facing", message, "Turn it like the other", |p| p.facing = facing);
        }
    }
}

fn close_in_heavy_woods(context: &mut CheckContext<'_>) {
    for ((id, piece), hex) in context.deployed() {
        let row = context.s.board.terrain_id(hex).map(|t| Tables::get().terrain_by_id(t));
        if is_close(context, piece) && row.is_some_and(|r| r.disorders_close) {
            let message = format!(
                "{} begins in Close in woods that disorder it as it moves ({}).",
                piece.name,
                context.layout().name(hex)
            );
            context.say(Place::Piece(id.clone(), "hex".to_owned()), message);
            let open = |l: &CheckContext<'_>, p: &Piece, h: Hex| {
                let row = l.s.board.terrain_id(h).map(|t| Tables::get().terrain_by_id(t));
                may_stand(l, p, h) && !row.is_some_and(|r| r.disorders_close)
            };
            context.offer_move((id, piece), hex, open);
        }
    }
}

/// A column nearer to the enemy than this is in danger.
const COLUMN_DANGER_HEXES: u32 = 6;

fn columns_near_enemy(context: &mut CheckContext<'_>) {
    for (id, leader) in context.pieces(|r| r == Role::Leader) {
        if CATALOG.word_of(leader, attribute::FORMATION) != Form::Column.id() {
            continue;
        }
        let own = context.deployed_under(id).into_iter().filter(|((_, p), _)| stands(p));
        let near = own.filter_map(|(_, h)| {
            context.nearest_enemy(leader.side, h).map(|(_, e)| h.unsigned_distance_to(e))
        });
        if let Some(away) = near.min().filter(|d| *d <= COLUMN_DANGER_HEXES) {
            let message =
                format!("The Command of {} begins in Column {away} hexes from the enemy.", leader.name);
            context.say(Place::Piece(id.clone(), attribute::FORMATION.to_owned()), message);
        }
    }
}
