//! What an army is of: generals, gunners, ranks of horse, points, arrivals, options.

use super::costs::Costs;
use super::{P, arm_of, class, row};
use crate::CATALOG;
use crate::battle::{free_irregulars, in_two_ranks};
use crate::ids::{attribute, param, rule};
use crate::tables::Tables;
use crate::units::class::{Arm, Class};
use oblique_rules::catalog::Role;
use oblique_rules::kernel::Values;
use oblique_rules::sheet_checks::check_context::CheckContext;
use oblique_rules::sheet_checks::{SheetCheck, alike, tabletop};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Edit, Facets, Side, Value};

/// What checks of pieces by the options read.
const OPTIONS: Facets = P.with(Facets::PARAMS).with(Facets::TEXTS);

pub(super) const CHECKS: &[SheetCheck] = &[
    row("S17", Severity::Error, rule::MOVE_LIMITS, P.with(Facets::LAYOUT), tabletop::arrivals_inside),
    row("S18", Severity::Error, rule::OPT_LIMITED_CONTROL, P.with(Facets::PARAMS), control_by_nobody),
    row("S19", Severity::Warning, rule::GEN_EFFECT, P, no_general),
    row("S20", Severity::Warning, rule::UNIT_GUNS, P, few_gunners),
    row("S23", Severity::Warning, rule::END_VICTORY, OPTIONS.with(Facets::OBJECTIVES), objectives_outweigh),
    row("S24", Severity::Warning, rule::OPT_NATIONAL, OPTIONS, too_many_free),
    row("S25", Severity::Warning, rule::OPT_NATIONAL, OPTIONS, ranks_of_horse),
    row("S28", Severity::Note, rule::COST_TOTALS, OPTIONS, costs_apart),
    row("S29", Severity::Note, rule::OPT_HOWITZERS, P.with(Facets::PARAMS), without_option),
    row("S31", Severity::Warning, rule::END_VICTORY, P.with(Facets::PARAMS), arrivals_too_late),
];

/// Gunners a gun needs.
const GUNNERS_A_GUN: i64 = 2;
/// Per cent by which costs may differ.
const COSTS_APART_PERCENT: i64 = 25;

/// Limited control asks for a general on each side.
fn control_by_nobody(context: &mut CheckContext<'_>) {
    if !Values::new(&context.s.params, &CATALOG.params).flag(param::LIMITED_CONTROL) {
        return;
    }
    let without = Side::BOTH.map(|side| (side, generals(context, side) == 0));
    for (side, _) in without.into_iter().filter(|(_, none)| *none) {
        let name = context.s.side(side).name.clone();
        context.say(
            Place::Param(param::LIMITED_CONTROL.to_owned()),
            format!("{name} has no general to control it."),
        );
        context.offer_param_value(param::LIMITED_CONTROL, "Turn limited control off", Value::Flag(false));
    }
}

fn generals(context: &CheckContext<'_>, side: Side) -> usize {
    context.pieces(Role::leads).into_iter().filter(|(_, piece)| piece.side == side).count()
}

/// A side has no general.
fn no_general(context: &mut CheckContext<'_>) {
    let without = Side::BOTH.map(|side| (side, generals(context, side) == 0));
    for (side, _) in without.into_iter().filter(|(_, none)| *none) {
        let any = context.units().into_iter().any(|(_, piece)| piece.side == side);
        if any {
            let name = context.s.side(side).name.clone();
            alike::say_no_leader(context, side, format!("{name} has no general."));
        }
    }
}

/// A battery has fewer gunners than serve its guns.
fn few_gunners(context: &mut CheckContext<'_>) {
    for entry in context.units() {
        if arm_of(entry.1) != Some(Arm::Guns) {
            continue;
        }
        let (gunners, guns) =
            (CATALOG.int_of(entry.1, attribute::MODELS), CATALOG.int_of(entry.1, attribute::GUNS));
        let enough = guns.saturating_mul(GUNNERS_A_GUN);
        if gunners < enough {
            let text = format!("{} has {gunners} gunners for {guns} guns.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::MODELS.to_owned()), text);
            context.offer_number(entry, attribute::MODELS, format!("Give it {enough} gunners"), enough);
        }
    }
}

/// The objectives of a side are worth more than the whole army of the enemy.
fn objectives_outweigh(context: &mut CheckContext<'_>) {
    let costs = Costs::of(context.s);
    tabletop::objectives_outweigh(context, |_, (id, piece)| costs.of_piece(id, piece));
}

/// Austrian irregulars that are not free, though their option is on.
fn too_many_free(context: &mut CheckContext<'_>) {
    if !Values::new(&context.s.params, &CATALOG.params).flag(param::NATIONAL_AUSTRIA) {
        return;
    }
    let free = free_irregulars(context.s);
    for entry in context.units() {
        let nation = context.s.nations.get(&entry.1.nation).map(|nation| nation.traits_of.as_str());
        let austrian = nation.unwrap_or(entry.1.nation.as_str()) == "austria";
        if !austrian || class(entry.1) != Some(Class::Irregulars) || free.contains(entry.0) {
            continue;
        }
        let text = format!(
            "{} is not free: bands have 12 to 16 models of Grade C, one for every four of the regular foot.",
            entry.1.name
        );
        context.say(Place::Piece(entry.0.clone(), attribute::MODELS.to_owned()), text);
        // Is it free as a band of the size nearest to its own?
        let numbers = &Tables::get().nations;
        let band = (i64::from(numbers.band_least), i64::from(numbers.band_most));
        let models = CATALOG.int_of(entry.1, attribute::MODELS).clamp(band.0, band.1);
        let mut fixed = entry.1.clone();
        fixed.attrs.insert(attribute::MODELS.to_owned(), Value::Int(models));
        fixed.attrs.insert(attribute::GRADE.to_owned(), Value::Text("c".to_owned()));
        let edit = Edit::Piece(entry.0.clone(), Some(Box::new(fixed)));
        let mut then = context.s.clone();
        let _ = edit.clone().apply(&mut then);
        if free_irregulars(&then).contains(entry.0) {
            context.offer(format!("Make it a band of {models}, Grade C"), edit);
        }
    }
}

/// Horse marked for two ranks without the option, Prussian horse in three ranks from 1750.
fn ranks_of_horse(context: &mut CheckContext<'_>) {
    let on = Values::new(&context.s.params, &CATALOG.params).flag(param::TWO_RANK_CAVALRY);
    for entry in context.units() {
        let values = Values::of(&CATALOG, entry.1);
        if !matches!(class(entry.1), Some(Class::HeavyHorse | Class::MediumHorse)) {
            continue;
        }
        let (marked, ranks) = (values.flag(attribute::TWO_RANKS), in_two_ranks(context.s, entry.1, values));
        if marked && !ranks && !on {
            let text = format!("{} is marked for two ranks, and their option is off.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::TWO_RANKS.to_owned()), text);
            context.offer_piece(entry, "Three ranks", |p| {
                p.attrs.insert(attribute::TWO_RANKS.to_owned(), Value::Flag(false));
            });
        } else if ranks && !marked {
            let text =
                format!("{} is Prussian horse of 1750 or later and not marked for two ranks.", entry.1.name);
            context.say(Place::Piece(entry.0.clone(), attribute::TWO_RANKS.to_owned()), text);
            context.offer_piece(entry, "Two ranks", |p| {
                p.attrs.insert(attribute::TWO_RANKS.to_owned(), Value::Flag(true));
            });
        }
    }
}

/// The armies' costs differ by more than a quarter.
fn costs_apart(context: &mut CheckContext<'_>) {
    let of = Costs::of(context.s);
    let costs = Side::BOTH.map(|side| of.of_side(side));
    let (low, high) = (costs[0].min(costs[1]), costs[0].max(costs[1]));
    if low > 0 && high.saturating_mul(100) > low.saturating_mul(100 + COSTS_APART_PERCENT) {
        let [a, b] = Side::BOTH.map(|side| context.s.side(side).name.clone());
        let text = format!("{a} costs {} points, {b} {}.", costs[0], costs[1]);
        context.say(Place::Side(Side::A, String::new()), text);
    }
}

/// Howitzers and gallopers without their option are field and light guns.
fn without_option(context: &mut CheckContext<'_>) {
    let values = Values::new(&context.s.params, &CATALOG.params);
    let (howitzers, gallopers) = (values.flag(param::HOWITZERS), values.flag(param::GALLOPER_GUNS));
    for entry in context.units() {
        let (as_what, id) = match class(entry.1) {
            Some(Class::Howitzers) if !howitzers => ("field guns", param::HOWITZERS),
            Some(Class::GalloperGuns) if !gallopers => ("light guns", param::GALLOPER_GUNS),
            _ => continue,
        };
        let text = format!("{} counts as {as_what}: their option is off.", entry.1.name);
        context.say(Place::Piece(entry.0.clone(), "kind".to_owned()), text);
        context.offer_param_value(id, "Turn the option on", Value::Flag(true));
    }
}

/// Who arrives after the last turn never does: no error, since battles that come from other rules have such columns.
fn arrivals_too_late(context: &mut CheckContext<'_>) {
    let last = context.param(param::TURNS);
    tabletop::arrivals_too_late(context, last);
}
