//! How units stand at the start: leaders with nobody, guns where they must not be, armies in range, open flanks.

use super::{DEPLOYED, arm_of};
use crate::board::angles::within_45;
use crate::board::chart::Chart;
use crate::ids::{attribute, rule};
use crate::tables::{Arm, Going, Tables};
use crate::units::formation::is_guarded;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::sheet_checks::check_context::{CheckContext, Entry};
use oblique_rules::sheet_checks::tabletop::{self, units};
use oblique_rules::sheet_checks::{Find, SheetCheck};
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece, Side};
use std::cmp::Ordering;

pub(super) const CHECKS: &[SheetCheck] = &[
    row("P17", Severity::Warning, rule::LEAD_MOVE, DEPLOYED, leaders_alone),
    row("P22", Severity::Warning, rule::FIRE_RANGE, DEPLOYED, limbered_in_range),
    row("P23", Severity::Warning, rule::MOVE_TERRAIN, DEPLOYED.with(Facets::TERRAIN), guns_on_rough_ground),
    row("P24", Severity::Note, rule::FIRE_RANGE, DEPLOYED, armies_in_range),
    row(
        "P25",
        Severity::Note,
        rule::FORM_SECURE,
        DEPLOYED.with(Facets::TERRAIN).with(Facets::FEATURES),
        open_lines,
    ),
    row("P27", Severity::Note, rule::FORM_LINE, DEPLOYED, tabletop::lines_askew),
];

const fn row(
    id: &'static str,
    severity: Severity,
    rule: oblique_rules::RuleId,
    reads: Facets,
    find: fn(&mut CheckContext<'_>),
) -> SheetCheck {
    SheetCheck { id, severity, rule, reads, find: Find::Check(find) }
}

fn hex_of(entry: Entry<'_>) -> Place {
    Place::Piece(entry.0.clone(), "hex".to_owned())
}

/// A leader's hex holds no unit of his side.
fn leaders_alone(context: &mut CheckContext<'_>) {
    for entry in context.pieces(Role::leads) {
        let Some(hex) = entry.1.hex else { continue };
        let nearest = context.nearest_enemy(entry.1.side.other(), hex);
        if nearest.is_some_and(|(_, at)| at == hex) {
            continue;
        }
        let text = format!("{} is with no unit: nobody has his bonus.", entry.1.name);
        context.say(hex_of(entry), text);
        if let Some(((_, unit), at)) = nearest {
            context.offer_piece(entry, format!("Put him with {}", unit.name), |p| p.hex = Some(at));
        }
    }
}

/// Guns begin limbered within short range of an enemy.
fn limbered_in_range(context: &mut CheckContext<'_>) {
    let all = units(context);
    for (entry, hex) in &all {
        if arm_of(entry.1) != Some(Arm::Guns) || context.formation(entry.1) != "limbered" {
            continue;
        }
        if !may_be_in_range(context, entry.1.side, *hex) {
            continue;
        }
        let near = all.iter().find(|(other, at)| {
            other.1.side != entry.1.side && at.unsigned_distance_to(*hex) <= short_range(other.1)
        });
        if let Some((enemy, _)) = near {
            let text = format!("{} is limbered within range of {}.", entry.1.name, enemy.1.name);
            context.say(Place::Piece(entry.0.clone(), "formation".to_owned()), text);
        }
    }
}

/// Hexes of the short range of a piece's kind; 0 of who does not fire.
fn short_range(piece: &Piece) -> u32 {
    let row = Tables::get().types.iter().find(|row| row.id == piece.kind);
    let rifle = piece.attrs.get(attribute::ARMS).and_then(|v| v.text()) == Some("rifle");
    let inches = row.map_or(0, |row| row.rifle_range.filter(|_| rifle).unwrap_or(row.range));
    u32::try_from(Tables::get().hexes(inches)).unwrap_or(0)
}

/// Is the nearest enemy of a side as near as anybody fires? Most armies are not, and need not be looked through.
fn may_be_in_range(context: &CheckContext<'_>, side: Side, hex: Hex) -> bool {
    let ranges = Tables::get().types.iter().map(|row| row.rifle_range.unwrap_or(row.range).max(row.range));
    let farthest = u32::try_from(Tables::get().hexes(ranges.max().unwrap_or(0))).unwrap_or(0);
    context.nearest_enemy(side, hex).is_some_and(|(_, at)| at.unsigned_distance_to(hex) <= farthest)
}

/// Is a piece of guns and the hex very rough, so that it could only have come there by road?
pub(super) fn bars_guns(context: &CheckContext<'_>, piece: &Piece, hex: Hex) -> bool {
    let row = || Chart::of(&context.s.board).at(&context.s.board, hex);
    arm_of(piece) == Some(Arm::Guns) && row().is_some_and(|row| row.ground == Going::VeryRough)
}

/// Guns are set on very rough ground, which they enter by road only.
fn guns_on_rough_ground(context: &mut CheckContext<'_>) {
    for (entry, hex) in units(context) {
        if bars_guns(context, entry.1, hex) {
            let name = context.layout().name(hex);
            let text = format!(
                "{} stands on very rough ground at {name}, which guns enter by road only.",
                entry.1.name
            );
            context.say(hex_of(entry), text);
        }
    }
}

/// Foot of both sides begins within musket range.
fn armies_in_range(context: &mut CheckContext<'_>) {
    let all = units(context);
    let foot = |entry: &Entry<'_>| arm_of(entry.1) == Some(Arm::Foot);
    for (entry, hex) in all.iter().filter(|(entry, _)| entry.1.side == Side::A && foot(entry)) {
        if !may_be_in_range(context, Side::A, *hex) {
            continue;
        }
        let near = all.iter().find(|(other, at)| {
            // Within the musket range of either.
            let range = short_range(other.1).max(short_range(entry.1));
            other.1.side == Side::B && foot(other) && at.unsigned_distance_to(*hex) <= range
        });
        if let Some((enemy, _)) = near {
            let text = format!("{} and {} begin within range of each other.", entry.1.name, enemy.1.name);
            context.say(hex_of(*entry), text);
        }
    }
}

/// A line of the first line with neither flank secure.
fn open_lines(context: &mut CheckContext<'_>) {
    let (all, chart) = (units(context), Chart::of(&context.s.board));
    for (entry, hex) in &all {
        let (side, Some(facing)) = (entry.1.side, entry.1.facing) else { continue };
        if context.formation(entry.1) != "line" || arm_of(entry.1) != Some(Arm::Foot) {
            continue;
        }
        let Some((_, enemy)) = context.nearest_enemy(side, *hex) else { continue };
        let distance = enemy.unsigned_distance_to(*hex);
        let before =
            |at: &Hex| at.unsigned_distance_to(enemy) < distance && within_45(*at - *hex, enemy - *hex);
        let own =
            || all.iter().filter(|(other, _)| other.1.side == side && other.0 != entry.0).map(|(_, at)| *at);
        // Whoever stands before it stands nearer to that enemy than it does.
        let foremost = context.nearest_enemy(side.other(), enemy);
        let nobody_nearer = foremost.is_none_or(|(_, at)| at.unsigned_distance_to(enemy) >= distance);
        if !nobody_nearer && own().any(|at| before(&at)) {
            continue;
        }
        let friend = |at: Hex| own().any(|hex| hex == at);
        let secure = |flank| is_guarded(&context.s.board, &chart, (*hex, facing), flank, friend);
        if ![Ordering::Less, Ordering::Greater].into_iter().any(secure) {
            let text = format!("{} stands in the first line with neither flank secure.", entry.1.name);
            context.say(hex_of(*entry), text);
        }
    }
}
