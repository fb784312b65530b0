//! Regiments: their companies and battalions serve together.

use crate::RuleId;
use crate::catalog::Role;
use crate::sheet_checks::check_context::{CheckContext, Entry};
use crate::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::Severity;
use oblique_scenario::{Facets, PieceId, Side};
use std::collections::BTreeMap;

pub(super) const CHECKS: &[SheetCheck] = &[SheetCheck {
    id: "C22",
    severity: Severity::Note,
    rule: RuleId::NONE,
    reads: Facets::PIECES.with(Facets::PARAMS),
    find: Find::Check(divided),
}];

/// Companies of one regiment under several commands, of several nations, or some of them mounted. A detached
/// company may well be meant, so that all of this is a note.
fn divided<'s>(context: &mut CheckContext<'s>) {
    let mut regiments: BTreeMap<(Side, &str), Vec<Entry<'s>>> = BTreeMap::new();
    for entry in context.units() {
        let name = entry.1.regiment.trim();
        if !name.is_empty() {
            regiments.entry((entry.1.side, name)).or_default().push(entry);
        }
    }
    for ((_, regiment), companies) in regiments {
        commands(context, regiment, &companies);
        nations(context, regiment, &companies);
        arms(context, regiment, &companies);
    }
}

/// What most of the companies have, the first of the roster among equals, and those that have something else.
/// Companies that have nothing are not asked.
fn apart<'s, T: PartialEq + Copy>(
    companies: &[Entry<'s>],
    of: impl Fn(Entry<'s>) -> Option<T>,
) -> Option<(T, Vec<(Entry<'s>, T)>)> {
    let all: Vec<(Entry<'s>, T)> = companies.iter().filter_map(|entry| Some((*entry, of(*entry)?))).collect();
    let mut counted: Vec<(T, usize)> = Vec::new();
    for (_, value) in &all {
        match counted.iter_mut().find(|(known, _)| known == value) {
            Some((_, count)) => *count += 1,
            None => counted.push((*value, 1)),
        }
    }
    let most = counted.iter().map(|(_, count)| *count).max()?;
    let (common, _) = counted.into_iter().find(|(_, count)| *count == most)?;
    Some((common, all.into_iter().filter(|(_, value)| *value != common).collect()))
}

fn commands<'s>(context: &mut CheckContext<'s>, regiment: &str, companies: &[Entry<'s>]) {
    let s = context.s;
    let leader = |(_, piece): Entry<'s>| piece.leader.as_ref().filter(|id| s.pieces.contains_key(*id));
    let Some((common, others)) = apart(companies, leader) else { return };
    let called = |id: &'s PieceId| s.pieces.get(id).map_or(id.0.as_str(), |leader| leader.name.as_str());
    let whole = called(common);
    for (entry, own) in others {
        let (name, own) = (&entry.1.name, called(own));
        let message =
            format!("{name} of the regiment {regiment} is under {own}, the others are under {whole}.");
        context.say_piece(entry, "leader", message, format!("Put it under {whole}"), |p| {
            p.leader = Some(common.clone());
        });
    }
}

fn nations<'s>(context: &mut CheckContext<'s>, regiment: &str, companies: &[Entry<'s>]) {
    let s = context.s;
    let nation = |(_, piece): Entry<'s>| s.nations.get_key_value(&piece.nation).map(|(key, _)| key);
    let Some((common, others)) = apart(companies, nation) else { return };
    let called = |key: &'s String| s.nations.get(key).map_or(key.as_str(), |nation| nation.name.as_str());
    let whole = called(common);
    for (entry, own) in others {
        let (name, own) = (&entry.1.name, called(own));
        let message =
            format!("{name} of the regiment {regiment} has the nation {own}, the others have {whole}.");
        context.say_piece(entry, "nation", message, format!("Give it the nation {whole}"), |p| {
            p.nation.clone_from(common);
        });
    }
}

/// Foot, light foot and their guns are of one regiment often enough; horse is a regiment of its own.
fn arms<'s>(context: &mut CheckContext<'s>, regiment: &str, companies: &[Entry<'s>]) {
    let mounted = |(_, piece): Entry<'s>| match context.role(piece)? {
        Role::Horse => Some(true),
        Role::Foot | Role::Light => Some(false),
        _ => None,
    };
    let Some((common, others)) = apart(companies, mounted) else { return };
    for (entry, _) in others {
        let (own, whole) = if common { ("foot", "horse") } else { ("horse", "foot") };
        let message =
            format!("{} is {own}, the others of the regiment {regiment} are {whole}.", entry.1.name);
        context.say_piece(
            entry,
            "regiment",
            message,
            format!("Take it out of the regiment {regiment}"),
            |p| {
                p.regiment.clear();
            },
        );
    }
}
