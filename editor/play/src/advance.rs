//! What happens in a battle without a request: the computer plays on, marches go on, defaults are taken, what has been
//! left behind is no longer shown.
//!
//! Must not know how anything is drawn.

use super::acts::Window;
use super::pane::PlayPane;
use super::reasons::Reason;
use super::screen::Screen;
use super::selection::drop_aim;
use super::{Session, answers, follow, rallying, smoke};
use oblique_battle::Stride;
use oblique_context::pace::Pace;
use oblique_platform::time::{Duration, Instant};
use oblique_rules::play::PieceState;

/// Longest time a frame spends on carrying orders out.
const FRAME: Duration = Duration::from_millis(8);
/// Least time between two orders shown again.
const FASTEST: f64 = 0.02;
/// Most defaults taken in one frame.
const DEFAULTS: usize = 8;

impl PlayPane {
    /// Lets the computer play on at its pace, and takes defaults if that was asked for.
    pub(super) fn advance(&mut self, ctx: &egui::Context) {
        if self.session.is_none() {
            return;
        }
        self.screen.now = ctx.input(|i| i.time);
        if let Some(scroll) = self.screen.scroll {
            let (camera, moving) = scroll.at(self.screen.camera, self.screen.now);
            self.screen.camera = camera;
            self.screen.scroll = Some(scroll).filter(|_| moving);
            ctx.request_repaint();
        }
        if self.screen.windows.contains(&Window::Leaving) {
            return;
        }
        if self.screen.marching.is_some() && self.march_on() {
            ctx.request_repaint();
        }
        let Some(session) = &mut self.session else { return };
        if session.looking_back() {
            watch(session, &mut self.screen, self.setup.habits.pace, ctx);
            return;
        }
        rallying::by_itself(session, &mut self.screen, &self.setup.habits);
        let revision = session.revision();
        let over = session.battle().over();
        if session.person_decides() {
            self.screen.skipping = false;
            if self.screen.defaulting.is_some() {
                take_defaults(session, &mut self.screen);
                ctx.request_repaint();
            }
        } else if !over {
            let wake = ctx.clone();
            let wake = move || wake.request_repaint();
            let now = ctx.input(|i| i.time);
            let at_once = self.screen.skipping || self.screen.defaulting.is_some();
            let pace = if at_once { Pace::AtOnce } else { self.setup.habits.pace };
            if self.screen.stepping {
                let stepped = session.step_once(wake);
                self.screen.stepping = !stepped && !session.cannot_think();
                self.screen.carried_at = now;
                ctx.request_repaint_after(Duration::from_millis(16));
            } else if pace == Pace::AtOnce && !session.paused {
                let begun = Instant::now();
                while begun.elapsed() < FRAME && session.advance(4, wake.clone()) > 0 {}
                if session.computer_at_work() {
                    ctx.request_repaint_after(Duration::from_millis(16));
                }
            } else if session.paused && session.cannot_think() {
                // Nothing more comes before a person lets it try again.
                self.screen.skipping = false;
            } else if session.announced().is_none() {
                // Each order is announced first, and carried out when it has been read.
                if session.announce(wake) {
                    self.screen.carried_at = now;
                }
                ctx.request_repaint_after(Duration::from_secs_f64(pace.seconds().max(FASTEST)));
            } else if !session.paused {
                let left = self.screen.carried_at + pace.seconds() - now;
                if left <= 0.0 {
                    session.advance(1, wake.clone());
                    session.announce(wake);
                    self.screen.carried_at = now;
                }
                let wait = if left <= 0.0 { pace.seconds() } else { left };
                ctx.request_repaint_after(Duration::from_secs_f64(wait.max(0.005)));
            }
        }
        if session.revision() != revision {
            forget_the_gone(session, &mut self.screen);
        }
        follow::follow(session, &mut self.screen, &self.setup.habits);
        self.show_review(ctx);
        let Some(session) = &self.session else { return };
        if session.battle().over() && !over {
            self.screen.windows.insert(Window::Outcome);
        }
    }

    /// Takes in a combat that has not been seen; opens the review where the player wants to see all.
    fn show_review(&mut self, ctx: &egui::Context) {
        let strikes = self.session.as_ref().and_then(Session::strikes);
        let seen = strikes.map_or(0, |s| s.hexes.len() + s.contests.len() + s.lines.len());
        let new = seen != self.screen.reviewed && seen > 0;
        self.screen.reviewed = seen;
        if new {
            let steps = self.session.as_ref().map_or(0, |s| s.battle().steps().len());
            self.screen.struck = smoke::StruckAt { at: self.screen.now, steps };
            ctx.request_repaint_after(Duration::from_secs_f64(smoke::SECONDS));
        }
        if new && self.setup.habits.review && !self.screen.skipping {
            self.screen.windows.insert(Window::Review);
        }
    }
}

/// Lets go of what is told of orders and pieces that the battle has gone past.
fn forget_the_gone(session: &Session, screen: &mut Screen) {
    screen.reason = screen.reason.take().filter(|r| matches!(r, Reason::Line(_)));
    let field = session.visible_field();
    if screen.selected.is_some_and(|p| !field.get(p).is_some_and(PieceState::on_map)) {
        (screen.selected, screen.inspected) = (None, None);
    }
}

/// Shows the battle order by order from a moment gone by.
fn watch(session: &mut Session, screen: &mut Screen, pace: Pace, ctx: &egui::Context) {
    if !screen.watching {
        return;
    }
    let now = ctx.input(|i| i.time);
    let pause = pace.seconds().max(FASTEST);
    if now - screen.carried_at >= pause {
        session.walk(Stride::Order, true);
        screen.carried_at = now;
        screen.watching = session.looking_back();
    }
    ctx.request_repaint_after(Duration::from_secs_f64(pause));
}

/// Gives the default of what is asked. Returns whether it was legal.
pub(super) fn give_default(session: &mut Session, screen: &mut Screen) -> bool {
    let Some(default) = session.battle().game().decision().map(|d| d.default.clone()) else { return false };
    drop_aim(screen);
    session.give(default).is_ok()
}

/// Takes defaults until pieces can move, it is the computer's turn, or a default is refused.
fn take_defaults(session: &mut Session, screen: &mut Screen) {
    for _ in 0..DEFAULTS {
        if !session.person_decides() {
            return;
        }
        // What another person is asked is not answered for him.
        if session.battle().game().decision().map(|d| d.side) != screen.defaulting {
            screen.defaulting = None;
            return;
        }
        if answers::units_wait(session.battle().game()) || !give_default(session, screen) {
            screen.defaulting = None;
            return;
        }
    }
}
