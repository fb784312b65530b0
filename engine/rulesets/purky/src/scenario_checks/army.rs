//! What an army is of: ranks of horse, values, objectives, arrivals.

use super::{P, arm_of};
use crate::CATALOG;
use crate::ids::{attribute, param, rule};
use crate::tables::{Arm, Tables};
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{Find, SheetCheck, tabletop};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Side};

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "P13",
        severity: Severity::Error,
        rule: rule::MOVE_FRIENDS,
        reads: P.with(Facets::LAYOUT),
        find: Find::Check(tabletop::arrivals_inside),
    },
    SheetCheck {
        id: "P28",
        severity: Severity::Warning,
        rule: rule::END_VICTORY,
        reads: P.with(Facets::PARAMS),
        find: Find::Check(arrivals_too_late),
    },
    SheetCheck {
        id: "P19",
        severity: Severity::Warning,
        rule: rule::FORM_TABLE,
        reads: P,
        find: Find::Check(odd_ranks),
    },
    SheetCheck {
        id: "P20",
        severity: Severity::Warning,
        rule: rule::END_VICTORY,
        reads: P.with(Facets::OBJECTIVES),
        find: Find::Check(objectives_outweigh),
    },
    SheetCheck {
        id: "P21",
        severity: Severity::Warning,
        rule: rule::END_BREAK,
        reads: P,
        find: Find::Check(values_apart),
    },
];

/// A unit's value of one side may not be more than so many times one's of the other.
const VALUES_APART: i64 = 2;

/// Who arrives after the last turn never does: no error, since battles that come from other rules have such columns.
fn arrivals_too_late(context: &mut CheckContext<'_>) {
    let last = context.param(param::TURNS);
    tabletop::arrivals_too_late(context, last);
}

/// Horse with an odd number of stands has no even second rank.
fn odd_ranks(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        let stands = CATALOG.int_of(entry.1, attribute::STANDS);
        if arm_of(entry.1) == Some(Arm::Horse) && stands % 2 != 0 {
            let text = format!("{} has {stands} stands: its second rank is not even.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::STANDS.to_owned()), text);
            let even = (stands + 1).min(12);
            context.offer_number(entry, attribute::STANDS, format!("Give it {even} stands"), even);
        }
    }
}

/// The objectives of a side are worth more than destroying the enemy's army.
fn objectives_outweigh(context: &mut CheckContext<'_>) {
    let each = i64::from(Tables::get().victory.unit_points);
    tabletop::objectives_outweigh(context, |context, (_, piece)| {
        let unit = context.role(piece).is_some_and(|role| !role.leads());
        if unit { CATALOG.int_of(piece, attribute::VALUE).saturating_mul(each) } else { 0 }
    });
}

/// Units of one side count for more than twice as much as any of the other.
fn values_apart(context: &mut CheckContext<'_>) {
    let most = |side: Side| {
        let own = context.pieces(|role: Role| !role.leads()).into_iter().filter(|(_, p)| p.side == side);
        own.map(|entry| (CATALOG.int_of(entry.1, attribute::VALUE), entry))
            .max_by_key(|(value, (id, _))| (*value, id.0.clone()))
    };
    let (Some((a, in_a)), Some((b, in_b))) = (most(Side::A), most(Side::B)) else { return };
    let (high, low, entry) = if a > b { (a, b, in_a) } else { (b, a, in_b) };
    let most = low.saturating_mul(VALUES_APART);
    if high > most {
        let text = format!("{} counts {high}, no unit of the enemy more than {low}.", entry.1.name);
        context.say(Place::Piece(entry.0.clone(), attribute::VALUE.to_owned()), text);
        context.offer_number(entry, attribute::VALUE, format!("Set it to {most}"), most);
    }
}
