//! The board, and how far apart the armies stand on it.

use super::pieces_asked::CheckContext;
use super::{DEPLOYED, E, W};
use crate::ids::rule;
use crate::tables::{Mover, Tables, Weapon};
use oblique_board::hex::{Hex, Layout};
use oblique_rules::sheet_checks::{Find, SheetCheck, alike};
use oblique_scenario::check::Place;
use oblique_scenario::{Facets, Side};
use std::collections::VecDeque;

const L: Facets = Facets::LAYOUT;

pub(super) const CHECKS: &[SheetCheck] = &[
    SheetCheck {
        id: "V38",
        severity: E,
        rule: rule::MOVE_POINTS,
        reads: L.with(Facets::LEVELS).with(Facets::TERRAIN),
        find: alike::UNKNOWN_GROUND,
    },
    SheetCheck {
        id: "V39",
        severity: W,
        rule: rule::MOVE_POINTS,
        reads: DEPLOYED.with(Facets::TERRAIN),
        find: Find::SlowCheck(unreachable_area),
    },
    SheetCheck {
        id: "V40",
        severity: W,
        rule: rule::SEQ_LOOP,
        reads: DEPLOYED,
        find: Find::Check(armies_far_apart),
    },
    SheetCheck {
        id: "V41",
        severity: W,
        rule: rule::FIRE_RANGE,
        reads: DEPLOYED,
        find: Find::Check(armies_in_musket_range),
    },
];

fn unreachable_area(context: &mut CheckContext<'_>) {
    let (layout, board) = (context.layout(), &context.s.board);
    let row = |id: &String| Tables::get().terrain_by_id(id).mp(Mover::Line).is_some();
    let passable: Vec<bool> = board.palette().iter().map(row).collect();
    let open = |i: usize| {
        let terrain = board.terrain_cells().get(i).map_or(0, |t| usize::from(t.0));
        passable.get(terrain).copied().unwrap_or(true)
    };
    let units = context.deployed();
    // Where nothing bars the way all is one area.
    if units.is_empty() || (0..layout.len()).all(open) {
        return;
    }
    let mut seen = vec![false; layout.len()];
    flood(layout, &open, units.iter().filter_map(|(_, h)| layout.index(*h)).collect(), &mut seen);
    let mut areas = Vec::new();
    for start in 0..layout.len() {
        if open(start) && !seen[start] {
            areas.push(layout.hex(start));
            flood(layout, &open, VecDeque::from([start]), &mut seen);
        }
    }
    let Some(first) = areas.first() else { return };
    let what = if areas.len() == 1 { "an area".to_owned() } else { format!("{} areas", areas.len()) };
    let message = format!("No unit can reach {what} of the board, from {} on.", layout.name(*first));
    context.say(Place::hex(layout, *first), message);
}

/// Marks as seen every open hex joined to those of the queue.
fn flood(layout: Layout, open: &impl Fn(usize) -> bool, mut queue: VecDeque<usize>, seen: &mut [bool]) {
    for i in &queue {
        seen[*i] = true;
    }
    while let Some(i) = queue.pop_front() {
        for (_, next) in layout.neighbours(layout.hex(i)) {
            if let Some(n) = layout.index(next).filter(|n| open(*n) && !seen[*n]) {
                seen[n] = true;
                queue.push_back(n);
            }
        }
    }
}

/// The armies' least distance, with where it is: of several such pairs the first of the roster.
fn nearest(context: &CheckContext<'_>) -> Option<(u32, String, String, Hex)> {
    let own = context.deployed().into_iter().filter(|((_, p), _)| p.side == Side::A);
    let pairs = own.filter_map(|((_, unit), hex)| {
        let ((_, enemy), there) = context.nearest_enemy(Side::A, hex)?;
        Some((hex.unsigned_distance_to(there), unit, enemy, hex))
    });
    let (away, a, b, hex) = pairs.min_by_key(|(away, ..)| *away)?;
    Some((away, a.name.clone(), b.name.clone(), hex))
}

/// Armies farther apart than this march for nothing.
const FAR_HEXES: u32 = 30;

fn armies_far_apart(context: &mut CheckContext<'_>) {
    if let Some((away, a, b, hex)) = nearest(context).filter(|(d, ..)| *d > FAR_HEXES) {
        let message = format!("The armies begin {away} hexes apart: {a} and {b} are the nearest.");
        context.say(Place::hex(context.layout(), hex), message);
    }
}

fn armies_in_musket_range(context: &mut CheckContext<'_>) {
    let reach = u32::try_from(Tables::get().reach_hexes(Weapon::Musket)).unwrap_or(0);
    if let Some((away, a, b, hex)) = nearest(context).filter(|(d, ..)| *d <= reach) {
        let message = format!("{a} and {b} begin {away} hexes apart, within musket range.");
        context.say(Place::hex(context.layout(), hex), message);
    }
}
