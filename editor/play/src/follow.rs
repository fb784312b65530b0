//! The camera goes where something happens: to the computer's next order and its fights, and to whoever a person
//! is asked about. What is in view already does not move it.
//!
//! Must not know any one system, nor show what the fog of war hides.

use super::glide::Scroll;
use super::screen::Screen;
use super::zoom::MapOnScreen;
use super::{Glide, Habits, Session, watch};
use oblique_board::hex::Hex;
use oblique_context::pace::Pace;
use oblique_rules::play::{Event, Field, PieceIx};

/// What has been followed last: orders given, whether the next one was announced, whether a person is asked.
pub(crate) type Followed = (usize, bool, bool);

/// Brings what happens into view, once.
pub(crate) fn follow(session: &Session, screen: &mut Screen, habits: &Habits) {
    let person = session.person_decides();
    let now = (session.battle().steps().len(), session.announced().is_some(), person);
    if screen.followed == Some(now) {
        return;
    }
    let first = screen.followed.replace(now).is_none();
    if first || !habits.follow || session.looking_back() || session.battle().over() {
        return;
    }
    let at_once = screen.skipping || habits.pace == Pace::AtOnce;
    let focus = if person {
        asked(session)
    } else if at_once {
        None
    } else {
        next_order(session, habits.pace).or_else(|| fight(session))
    };
    if let Some(hex) = focus {
        bring(session, screen, hex, habits.scrolling);
    }
}

/// Scrolls so far that a hex is in view; not at all where it is.
pub(crate) fn bring(session: &Session, screen: &mut Screen, hex: Hex, scrolling: Glide) {
    let layout = session.battle().setting().board.layout();
    let (canvas, covered) = screen.map;
    let looks = screen.scroll.map_or(screen.camera, |scroll| scroll.end(screen.camera));
    let sheet = canvas.map(|canvas| MapOnScreen { canvas, covered, layout });
    if sheet.is_some_and(|sheet| sheet.shows(looks, hex)) {
        return;
    }
    let middle = screen.camera.looking_at(layout, hex);
    // As much of the board as there is, rather than the bare table beside it.
    let filled = sheet.map(|sheet| (sheet, middle.filling(sheet.canvas, layout)));
    let there = filled.filter(|(sheet, there)| sheet.shows(*there, hex)).map_or(middle, |(_, there)| there);
    if scrolling == Glide::None {
        (screen.camera, screen.scroll) = (there, None);
    } else {
        screen.scroll = Some(Scroll::new(screen.camera, there, screen.now, scrolling.seconds()));
    }
}

fn place(field: &Field, pix: PieceIx) -> Option<Hex> {
    field.get(pix).filter(|p| p.on_map()).map(|p| p.hex)
}

/// Whom a person is asked about.
fn asked(session: &Session) -> Option<Hex> {
    let decision = session.battle().game().decision()?;
    let field = session.visible_field();
    let about = decision.piece.and_then(|p| place(&field, p));
    about.or(decision.default.hex()).or_else(|| place(&field, decision.default.piece()?))
}

/// Where the computer's next order takes place; at a great pace only where it strikes somebody.
fn next_order(session: &Session, pace: Pace) -> Option<Hex> {
    let next = session.announced()?;
    if watch::detail_shown(session, next) == watch::OrderDetail::Nothing {
        return None;
    }
    let field = session.visible_field();
    let target = next.order.target().and_then(|p| place(&field, p));
    if pace == Pace::Fast {
        return target;
    }
    target.or(next.order.hex()).or_else(|| place(&field, next.order.piece()?))
}

/// Where the last order struck somebody.
fn fight(session: &Session) -> Option<Hex> {
    let struck = |event: &Event| match event {
        Event::Struck { hex, .. } => Some(*hex),
        _ => None,
    };
    session.battle().steps().last()?.events.iter().find_map(struck)
}
