//! Reinforcements: somebody can stand where they enter, and go on from there.

use super::objectives::GROUND;
use super::ways::Ways;
use crate::check::Severity;
use crate::hex::Hex;
use crate::rules::catalog::Role;
use crate::rules::sheet_checks::look::Look;
use crate::rules::sheet_checks::{Find, SheetCheck};
use crate::scenario::{Arrival, Facets, Piece};

pub(super) const CHECKS: &[SheetCheck] = &[SheetCheck {
    id: "C14",
    severity: Severity::Warning,
    rule: "",
    reads: Facets::PIECES.with(Facets::LAYOUT).with(GROUND),
    find: Find::SlowLook(entries),
}];

/// Entry hexes are looked for no farther than this from the one given.
const NEAR_HEXES: u32 = 12;

fn entries(look: &mut Look<'_>) {
    let layout = look.layout();
    if look.s.pieces.values().all(|p| p.arrives.is_none()) {
        return;
    }
    let ways = Ways::of(look);
    for entry in look.pieces(|_| true) {
        let piece = entry.1;
        let Some(arrives) = piece.arrives.filter(|a| layout.contains(a.hex)) else { continue };
        if look.stopped() {
            return;
        }
        let movers = ways.movers(piece);
        let enemy = |h: Hex| {
            let there = |p: &Piece| p.side != piece.side && p.hex == Some(h);
            look.s.pieces.values().find(|p| there(p) && !look.role(p).is_some_and(Role::leads))
        };
        let fits = |h: Hex| {
            layout.contains(h)
                && enemy(h).is_none()
                && ways.may_enter(&movers, h)
                && ways.may_leave(&movers, h)
        };
        let name = layout.name(arrives.hex);
        let message = if let Some(enemy) = enemy(arrives.hex) {
            format!("{} arrives at {name}, where {} of the enemy starts.", piece.name, enemy.name)
        } else if !ways.may_enter(&movers, arrives.hex) {
            format!("{} arrives at {name}, where it cannot stand.", piece.name)
        } else if !ways.may_leave(&movers, arrives.hex) {
            format!("{} arrives at {name}, from where it cannot go on.", piece.name)
        } else {
            continue;
        };
        let ring = |r: u32| {
            let mut ring: Vec<Hex> = arrives.hex.ring(r).collect();
            // Reinforcements come over the edge: the hexes along it first.
            ring.sort_by_key(|h| (layout.neighbours(*h).count() == 6, layout.col_row(*h)));
            ring
        };
        match (1..NEAR_HEXES).find_map(|r| ring(r).into_iter().find(|h| fits(*h))) {
            Some(hex) => {
                let label = format!("Let it arrive at {}", layout.name(hex));
                look.say_piece(entry, "arrives", message, label, |p| {
                    p.arrives = Some(Arrival { hex, ..arrives });
                });
            }
            None => look.say_piece(entry, "arrives", message, "Do not let it arrive", |p| p.arrives = None),
        }
    }
}
