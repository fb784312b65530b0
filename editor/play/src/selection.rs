//! What the screen has in hand: the piece selected, the action aimed, and what is let go of when another piece, another
//! person or another moment comes.
//!
//! Must not give orders.

use super::acts::Window;
use super::march::Plan;
use super::reasons::Reason;
use super::screen::Screen;
use super::{Habits, Session, follow, waiting};
use oblique_rules::play::{Order, PieceIx, PieceState};
use oblique_scenario::Side;
use std::collections::BTreeSet;

/// Lets go of the action in hand and of the choice laid out.
pub(super) fn drop_aim(screen: &mut Screen) {
    (screen.aiming, screen.choosing) = (None, Vec::new());
}

/// Who looks at the screen at first: nobody's where two people must agree under fog of war who sits
/// down.
pub(super) fn first_viewer(session: &Session) -> Option<Side> {
    let people = session.players().iter().all(super::Player::is_person);
    session.seat().filter(|_| !(people && session.battle().header().fog))
}

/// Another takes the seat: what the one before picked out, opened and wrote is not his.
pub(super) fn take_seat(session: &Session, screen: &mut Screen) {
    drop_aim(screen);
    (screen.plan, screen.last) = (Plan::default(), None);
    screen.company.clear();
    screen.viewer = session.seat();
    screen.reason = None;
    screen.stack = None;
    screen.details = None;
    screen.selected = None;
    screen.inspected = None;
    screen.hover = None;
    screen.marked = None;
    screen.draft = None;
    screen.defaulting = None;
    for window in [Window::Note, Window::TakingBack, Window::Review] {
        screen.windows.remove(&window);
    }
}

/// What was in hand at another moment of the battle is let go of.
pub(super) fn after_rewind(screen: &mut Screen) {
    screen.watching = false;
    screen.forgetting = None;
    (screen.plan, screen.marching) = (Plan::default(), None);
    drop_aim(screen);
    screen.marked = None;
    (screen.defaulting, screen.sole_at) = (None, None);
    screen.passed_over.clear();
    screen.windows.remove(&Window::Outcome);
}

/// Is something else asked of a person than a frame before? The list of a stack is let go of then: its digits would answer what
/// was not asked.
pub(super) fn another_question(session: &Session, screen: &mut Screen) -> bool {
    let decision = session.battle().game().decision().filter(|_| session.person_decides());
    let asked = decision.map(|decision| (decision.kind, decision.side));
    let another = asked != screen.asked;
    if another {
        screen.asked = asked;
        screen.stack = None;
    }
    another && asked.is_some()
}

/// What was told of another's order would seem to be about the one selected now.
pub(super) fn forget_anothers_order(screen: &mut Screen) {
    let anothers = |o: &Order| o.piece().is_some() && o.piece() != screen.selected;
    if matches!(&screen.reason, Some(Reason::Order(o)) if anothers(o)) {
        screen.reason = None;
    }
}

/// Selects the next piece on the map with orders to give that has had none yet and has not been passed over, and
/// brings it into view.
pub(super) fn next(
    session: &Session,
    screen: &mut Screen,
    movers: &[PieceIx],
    forward: bool,
    habits: &Habits,
) {
    let field = session.visible_field();
    let on_map = |p: &PieceIx| field.get(*p).is_some_and(PieceState::on_map);
    let mut all: Vec<PieceIx> = movers.iter().copied().filter(on_map).collect();
    let ordered = waiting::ordered(session);
    // Whoever has acted comes again once nobody else is left, and those passed over after him.
    let last: [&BTreeSet<PieceIx>; 2] = [&screen.passed_over, &ordered];
    for behind in last {
        if all.iter().any(|p| !behind.contains(p)) {
            all.retain(|p| !behind.contains(p) || screen.selected == Some(*p));
        }
    }
    let at = screen.selected.and_then(|s| all.iter().position(|p| *p == s));
    let index = match (at, forward) {
        (None, true) => 0,
        (None, false) => all.len().saturating_sub(1),
        (Some(i), true) => (i + 1) % all.len(),
        (Some(i), false) => (i + all.len() - 1) % all.len(),
    };
    if let Some(pix) = all.get(index) {
        go_to(session, screen, *pix, habits);
    }
}

/// Selects a piece and brings it into view, if it is not.
pub(super) fn go_to(session: &Session, screen: &mut Screen, pix: PieceIx, habits: &Habits) {
    drop_aim(screen);
    screen.selected = Some(pix);
    screen.stack = None;
    screen.plan = Plan::default();
    screen.company.clear();
    forget_anothers_order(screen);
    let hex = session.visible_field().get(pix).filter(|p| p.on_map()).map(|p| p.hex);
    if let Some(hex) = hex {
        screen.inspected = Some(hex);
        follow::bring(session, screen, hex, habits.scrolling);
    }
}
