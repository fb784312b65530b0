//! Combat by men and type; what an army does not have (`model.strength`, `army.values`, `army.rules`).

use super::{DEPLOYED, W};
use crate::CATALOG;
use crate::battle::ground::is_army;
use crate::board::angles::facing_kind;
use crate::board::arc::ORIENTATION;
use crate::ids::{attribute, rule};
use crate::tables::{StrengthRow, Tables};
use crate::units::nature::{Arm, Class, Nature, Special};
use oblique_board::hex::Hour;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Side};

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V14",
        severity: W,
        rule: rule::MODEL_STRENGTH,
        reads: Facets::PIECES.with(Facets::PARAMS),
        find: Find::Check(combat_by_men),
    },
    SheetCheck {
        id: "V35",
        severity: W,
        rule: rule::ARMY_RULES,
        reads: DEPLOYED.with(Facets::PARAMS),
        find: Find::Check(not_of_an_army),
    },
];

/// Combat of a unit of so many men by its type; of the Unpredictable, whose quality tells no type, by each it may be.
/// None for who has no Combat.
fn combats(nature: Nature, men: i32) -> Vec<i32> {
    let tables = Tables::get();
    let base = &tables.base_values;
    let rows = |battalion: &'static [StrengthRow], brigade: &'static [StrengthRow]| {
        if nature.army { brigade } else { battalion }
    };
    let (bases, rows) = match nature.arm {
        Arm::Infantry => {
            let by_quality = match nature.quality {
                _ if nature.has(Special::Unpredictable) => {
                    vec![base.line_c, base.second_rate_c, base.veteran_c]
                }
                quality if quality >= base.second_rate_q => vec![base.second_rate_c],
                quality if quality >= base.line_q => vec![base.line_c],
                _ => vec![base.veteran_c],
            };
            (by_quality, rows(&tables.infantry_strength, &tables.brigade_strength))
        }
        Arm::Cavalry(class) => {
            let by_class = match class {
                Class::Light => base.light_cavalry_c,
                Class::Dragoon => base.dragoons_c,
                Class::Heavy => base.heavy_cavalry_c,
            };
            (vec![by_class], rows(&tables.cavalry_strength, &tables.division_strength))
        }
        Arm::Guns { .. } | Arm::Leader | Arm::Chief => return Vec::new(),
    };
    let more = Tables::combat_for(rows, men);
    bases.into_iter().map(|base| (base + more).max(1)).collect()
}

/// Where men are given Combat is what they and the type of the unit make it.
fn combat_by_men(context: &mut CheckContext<'_>) {
    let army = is_army(context.s);
    for entry in context.units() {
        let (id, piece) = entry;
        let men = i32::try_from(CATALOG.int_of(piece, attribute::MEN)).unwrap_or(i32::MAX);
        let Some(kind) = CATALOG.kind(&piece.kind).filter(|_| men > 0) else { continue };
        let nature = Nature::read(kind, &piece.attrs).at_army_level(army);
        let by_rule = combats(nature, men);
        let Some(usual) = by_rule.first().filter(|_| !by_rule.contains(&nature.combat)) else { continue };
        let message =
            format!("{} has {men} men and Combat {}; by the rule it is {usual}.", piece.name, nature.combat);
        context.say(Place::Piece(id.clone(), attribute::C.to_owned()), message);
        context.offer_number(entry, attribute::C, format!("Set it to {usual}"), i64::from(*usual));
    }
}

/// At army level infantry and cavalry have no formations, and brigades no companies.
fn not_of_an_army(context: &mut CheckContext<'_>) {
    if !is_army(context.s) {
        return;
    }
    for entry in context.pieces(|role| role != Role::Guns) {
        let (id, piece) = entry;
        let first = CATALOG.kind(&piece.kind).and_then(|kind| kind.formations.first());
        let plain = ["", "garrison"].contains(&piece.formation.as_str()) || first == Some(&piece.formation);
        if let Some(first) = first.filter(|_| !plain) {
            let message =
                format!("{} has a formation; infantry and cavalry of an army have none.", piece.name);
            context.say(Place::Piece(id.clone(), "formation".to_owned()), message);
            let shape = CATALOG.formations.iter().position(|f| f.id == *first);
            let shape = shape.and_then(|at| u8::try_from(at).ok()).unwrap_or(0);
            let ahead = Hour::new(if piece.side == Side::A { 0 } else { 6 });
            let facing = facing_kind(shape).nearest(piece.facing.unwrap_or(ahead), ORIENTATION);
            context.offer_piece(entry, "Take it away", |p| {
                first.clone_into(&mut p.formation);
                p.facing = facing;
            });
        }
        if CATALOG.int_of(piece, attribute::SK_COMPANY) > 0 {
            let message = format!("{} has a skirmish company; an army has none.", piece.name);
            context.say(Place::Piece(id.clone(), attribute::SK_COMPANY.to_owned()), message);
            context.offer_number(entry, attribute::SK_COMPANY, "Set it to 0", 0);
        }
    }
}
