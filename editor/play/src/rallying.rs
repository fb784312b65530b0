//! The standing rally order: carried out by itself where the player wants that (`screen.menus`).
//!
//! Once a decision, before he is asked, at the level he set; what it did is told. Must not know any
//! one system: whether units may be rallied so now is the judge's word.

use super::screen::Screen;
use super::{Habits, Session};
use oblique_rules::play::{Event, Order, PieceIx, Verb};
use oblique_text::text;
use std::collections::BTreeSet;

/// Carries it out, if it has not been looked at before this decision.
pub(crate) fn by_itself(session: &mut Session, screen: &mut Screen, habits: &Habits) {
    if !habits.rally_itself || !session.person_decides() {
        return;
    }
    let field = session.battle().game().field();
    let now = (field.turn, field.phase, field.active_side, field.active_leader);
    let order = order(habits);
    if screen.rallied == Some(now) || session.battle().game().judge(&order).is_err() {
        return;
    }
    screen.rallied = Some(now);
    if session.give(order).is_ok() {
        session.tell(rallied_in_words(session, habits));
    }
}

/// The order itself.
pub(crate) fn order(habits: &Habits) -> Order {
    Order::blank(Verb::AutoRally).with_amount(habits.rally_level).with_flag(habits.rally_zones)
}

/// What it did: how many attempts, and whose morale rose.
fn rallied_in_words(session: &Session, habits: &Habits) -> String {
    let battle = session.battle();
    let events = battle.steps().last().map_or(&[][..], |s| &s.events);
    let morale = battle.setting().catalog.tracks.iter().position(|t| t.id == "morale");
    let rose = |event: &Event| match event {
        Event::Tracked { piece, track, from, to, .. } if Some(usize::from(*track)) == morale && to > from => {
            Some(*piece)
        }
        _ => None,
    };
    let risen: BTreeSet<PieceIx> = events.iter().filter_map(rose).collect();
    let level = habits.rally_level;
    match risen.len() {
        0 => text!("play-auto-rally-up-to-level-nobody-was-rallied", level),
        1 => text!("play-auto-rally-up-to-level-the-morale-of", level),
        n => text!("play-auto-rally-up-to-level-the-morale-of-2", level, n),
    }
}
