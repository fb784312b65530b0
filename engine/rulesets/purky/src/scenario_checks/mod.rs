//! The scenario checks of the sheet, `P` and its number there.
//!
//! Values out of range, unknown kinds, formations and nations and hexes off the board are the common checks' to find. Must not know a running battle: it reads the document, half-made as it may be, and the tables.

mod army;
mod field;

use crate::board::chart::Chart;
use crate::ids::{attribute, rule};
use crate::survey::GroundSurvey;
use crate::tables::{Arm, Going, Tables};
use crate::units::strength::stands;
use crate::{CATALOG, Purky};
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::kernel::System;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{self, Find, RulesetChecks, SheetCheck, alike, tabletop};
use oblique_scenario::check::{Check, Place, Severity};
use oblique_scenario::{Facets, Piece, Scenario};
use std::sync::LazyLock;

const P: Facets = Facets::PIECES;
/// What checks of pieces on their hexes read.
const DEPLOYED: Facets = Facets::PIECES.with(Facets::LAYOUT);

const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "P01",
        severity: Severity::Error,
        rule: rule::MOVE_FRIENDS,
        reads: DEPLOYED.with(Facets::TERRAIN),
        find: Find::Check(two_in_a_hex),
    },
    SheetCheck {
        id: "P03",
        severity: Severity::Error,
        rule: rule::MOVE_TERRAIN,
        reads: DEPLOYED.with(Facets::TERRAIN),
        find: Find::Check(on_impassable_ground),
    },
    SheetCheck {
        id: "P04",
        severity: Severity::Error,
        rule: rule::FORM_LINE,
        reads: DEPLOYED,
        find: Find::Check(alike::facings_of_formations),
    },
    SheetCheck {
        id: "P05",
        severity: Severity::Error,
        rule: rule::FORM_TABLE,
        reads: DEPLOYED,
        find: Find::Check(alike::formations),
    },
    SheetCheck {
        id: "P10",
        severity: Severity::Error,
        rule: rule::TURN_INITIATIVE,
        reads: P,
        find: Find::Check(alike::one_chief),
    },
    SheetCheck {
        id: "P11",
        severity: Severity::Error,
        rule: rule::END_VICTORY,
        reads: Facets::OBJECTIVES.with(Facets::LAYOUT),
        find: Find::Check(tabletop::objectives_off_board),
    },
    SheetCheck {
        id: "P14",
        severity: Severity::Error,
        rule: rule::MOVE_TERRAIN,
        reads: Facets::FEATURES.with(Facets::LAYOUT),
        find: tabletop::BROKEN_ROADS,
    },
    SheetCheck {
        id: "P15",
        severity: Severity::Error,
        rule: rule::UNIT_REMOVED,
        reads: P,
        find: Find::Check(worn_down),
    },
    SheetCheck {
        id: "P16",
        severity: Severity::Warning,
        rule: rule::MOVE_CONTACT,
        reads: DEPLOYED,
        find: Find::Check(tabletop::enemies_adjacent),
    },
    SheetCheck {
        id: "P26",
        severity: Severity::Note,
        rule: rule::TURN_INITIATIVE,
        reads: P,
        find: Find::Check(both_exceptional),
    },
];

static SHEET: LazyLock<RulesetChecks> = LazyLock::new(|| RulesetChecks {
    catalog: &CATALOG,
    survey: |s| Box::new(GroundSurvey::new(s)),
    allows,
    formation: <Purky as System>::formation_of,
    themes: &[CHECKS, army::CHECKS, field::CHECKS],
    own: &[],
    rules: &[],
});

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| sheet_checks::list(&SHEET));

/// Every check: the sheet's in their order, then the common ones.
pub(crate) fn all() -> &'static [&'static dyn Check] {
    &ALL
}

/// May a piece begin on a hex by its ground (`move.terrain`)? Nobody does on impassable ground.
pub(crate) fn allows(scenario: &Scenario, _: &Piece, hex: Hex) -> bool {
    let row = Chart::of(&scenario.board).at(&scenario.board, hex);
    row.is_some_and(|row| row.ground != Going::Impassable)
}

/// The row of the table of a piece's kind; `None` of a leader.
fn arm_of(piece: &Piece) -> Option<Arm> {
    Tables::get().types.iter().find(|row| row.id == piece.kind).map(|row| row.arm)
}

/// Nobody stands where nobody can.
fn on_impassable_ground(context: &mut CheckContext<'_>) {
    tabletop::on_barred_ground(context, |context, hex| {
        let row = Chart::of(&context.s.board).at(&context.s.board, hex);
        row.is_some_and(|row| row.ground == Going::Impassable)
    });
}

/// One unit stands in a hex.
fn two_in_a_hex(context: &mut CheckContext<'_>) {
    tabletop::two_units_in_a_hex(context, |context, piece, to| {
        allows(context.s, piece, to) && !field::bars_guns(context, piece, to)
    });
}

/// Foot or horse that would be taken off with its first loss, or is worn down already.
fn worn_down(context: &mut CheckContext<'_>) {
    let removal = &Tables::get().removal;
    for entry in context.units() {
        let least = match arm_of(entry.1) {
            Some(Arm::Foot) => removal.foot_stands,
            Some(Arm::Horse) => removal.horse_stands,
            Some(Arm::Guns) | None => continue,
        };
        let has = CATALOG.int_of(entry.1, attribute::STANDS);
        if has <= i64::from(least) {
            let taken_off = stands(least, 1);
            let message =
                format!("{} has {has} stands; with {taken_off} or fewer it is taken off.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::STANDS.to_owned()), message);
            let enough = i64::from(least) + 1;
            context.offer_number(entry, attribute::STANDS, format!("Give it {enough} stands"), enough);
        }
    }
}

/// Both armies have an exceptional commander.
fn both_exceptional(context: &mut CheckContext<'_>) {
    let flagged = context.pieces(|role| role == Role::Chief).into_iter().filter(|(_, piece)| {
        piece.attrs.get(attribute::EXCEPTIONAL).and_then(oblique_scenario::Value::flag) == Some(true)
    });
    let all: Vec<_> = flagged.collect();
    let sides: std::collections::BTreeSet<_> = all.iter().map(|(_, piece)| piece.side).collect();
    if let (true, Some((id, piece))) = (sides.len() > 1, all.first()) {
        let message =
            format!("{} is not the only exceptional commander: the other army has one too.", piece.name);
        context.say(Place::Piece((*id).clone(), attribute::EXCEPTIONAL.to_owned()), message);
    }
}
