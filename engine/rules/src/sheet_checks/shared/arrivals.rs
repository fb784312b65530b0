//! Reinforcements: somebody can stand where they enter, and go on from there.

use super::objectives::GROUND;
use super::ways::Ways;
use crate::RuleId;
use crate::catalog::Role;
use crate::near_hexes::nearest_that;
use crate::sheet_checks::check_context::CheckContext;
use crate::sheet_checks::{Find, SheetCheck};
use oblique_board::hex::Hex;
use oblique_scenario::check::{Place, Severity};
use oblique_scenario::{Facets, Piece};

pub(super) const CHECKS: &[SheetCheck] = &[SheetCheck {
    id: "C14",
    severity: Severity::Warning,
    rule: RuleId::NONE,
    reads: Facets::PIECES.with(Facets::LAYOUT).with(GROUND),
    find: Find::SlowCheck(entries),
}];

fn entries(context: &mut CheckContext<'_>) {
    let layout = context.layout();
    if context.s.pieces.values().all(|p| p.arrives.is_none()) {
        return;
    }
    let ways = Ways::of(context);
    for entry in context.pieces(|_| true) {
        let piece = entry.1;
        let Some(arrives) = &piece.arrives else { continue };
        if context.stopped() {
            return;
        }
        let movers = ways.movers(piece);
        let enemy = |h: Hex| {
            let there = |p: &Piece| p.side != piece.side && p.hex == Some(h);
            context.s.pieces.values().find(|p| there(p) && !context.role(p).is_some_and(Role::leads))
        };
        let fits = |h: Hex| {
            layout.contains(h)
                && enemy(h).is_none()
                && ways.may_enter(&movers, h)
                && ways.may_leave(&movers, h)
        };
        // Reinforcements come over the edge: the hexes along it first.
        let inland = |h: Hex| (layout.neighbours(h).count() == 6, layout.col_row(h));
        let near = |at: Hex| nearest_that(at, fits, inland);
        let wrong = |at: Hex| {
            let name = layout.name(at);
            let why = if let Some(enemy) = enemy(at) {
                format!("where {} of the enemy starts", enemy.name)
            } else if !ways.may_enter(&movers, at) {
                "where it cannot stand".to_owned()
            } else if !ways.may_leave(&movers, at) {
                "from where it cannot go on".to_owned()
            } else {
                return None;
            };
            let others = || arrives.hexes().filter(|h| *h != at);
            let instead = near(at).map(|hex| {
                (format!("Let it arrive at {}", layout.name(hex)), Some(arrives.instead(at, hex)))
            });
            let without = if others().next().is_some() {
                (format!("No entry by {name}"), Some(arrives.by(others())))
            } else {
                ("Do not let it arrive".to_owned(), None)
            };
            Some((format!("{} arrives at {name}, {why}.", piece.name), instead.into_iter().chain([without])))
        };
        let found: Vec<_> = arrives.hexes().filter(|h| layout.contains(*h)).filter_map(wrong).collect();
        for (message, remedies) in found {
            context.say(Place::Piece(entry.0.clone(), "arrives".to_owned()), message);
            for (label, arrives) in remedies {
                context.offer_piece(entry, label, |p| p.arrives = arrives);
            }
        }
    }
}
