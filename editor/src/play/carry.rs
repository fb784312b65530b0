//! Carries out what the parts of the pane ask for, and lets the computer play on.

use super::Session;
use super::acts::{Act, PlayIntent, Window};
use super::pace::Pace;
use super::pane::PlayPane;
use super::position;
use super::screen::Screen;
use oblique_core::rules::play::{Order, Pix, Verb};
use std::time::{Duration, Instant};

/// Longest time a frame spends on carrying orders out.
const FRAME: Duration = Duration::from_millis(8);
/// Most defaults taken in one frame.
const DEFAULTS: usize = 8;

impl PlayPane {
    /// Opens the battle.
    pub(super) fn start(&mut self) {
        match Session::begin(&self.scenario, &self.setup.options(), self.setup.players.clone()) {
            Ok(session) => {
                let (camera, pace) = (self.screen.camera, self.screen.pace);
                self.screen = Screen { camera, pace, eyes: session.seat(), ..Screen::default() };
                self.session = Some(session);
            }
            Err(problems) => {
                self.problems = problems;
                self.session = None;
            }
        }
    }

    /// Lets the computer play on at its pace, and takes defaults if that was asked for.
    pub(super) fn advance(&mut self, ctx: &egui::Context) {
        let Some(session) = &mut self.session else { return };
        if self.screen.windows.contains(&Window::Leaving) {
            return;
        }
        let over = session.battle().over();
        if session.person_decides() {
            self.screen.skipping = false;
            if self.screen.defaulting {
                take_defaults(session, &mut self.screen);
                ctx.request_repaint();
            }
        } else if !over {
            let wake = ctx.clone();
            let wake = move || wake.request_repaint();
            let pace =
                if self.screen.skipping || self.screen.defaulting { Pace::AtOnce } else { self.screen.pace };
            let now = ctx.input(|i| i.time);
            if pace == Pace::AtOnce {
                let begun = Instant::now();
                while begun.elapsed() < FRAME && session.advance(4, wake.clone()) > 0 {}
                if session.computer_at_work() {
                    ctx.request_repaint_after(Duration::from_millis(16));
                }
            } else if now - self.screen.carried_at >= pace.seconds() {
                if session.advance(1, wake) > 0 {
                    self.screen.carried_at = now;
                }
                ctx.request_repaint_after(Duration::from_secs_f64(pace.seconds()));
            } else {
                let left = self.screen.carried_at + pace.seconds() - now;
                ctx.request_repaint_after(Duration::from_secs_f64(left.max(0.005)));
            }
        }
        if session.battle().over() && !over {
            self.screen.windows.insert(Window::Outcome);
        }
    }

    /// Carries out a request.
    pub(super) fn carry(&mut self, act: Act) {
        match act {
            Act::Start => self.start(),
            Act::Again(seed) => {
                self.setup.seed = seed;
                self.start();
            }
            Act::GoTo(place) => self.asked.push(PlayIntent::GoTo(place)),
            Act::Leave => {
                self.screen.windows.remove(&Window::Leaving);
                self.asked.push(PlayIntent::Leave);
            }
            Act::AskLeave if self.in_progress() => {
                self.screen.windows.insert(Window::Leaving);
            }
            Act::GiveUp | Act::AskLeave => self.asked.push(PlayIntent::GiveUp),
            Act::Restart => self.asked.push(PlayIntent::Restart),
            act => self.carry_battle(act),
        }
    }

    fn carry_battle(&mut self, act: Act) {
        let Some(session) = &mut self.session else { return };
        let screen = &mut self.screen;
        match act {
            Act::Give(order) => give(session, screen, order),
            Act::Choose(orders) => (screen.choosing, screen.aiming) = (orders, None),
            Act::Take(index) => (screen.aiming, screen.choosing) = (Some(index), Vec::new()),
            Act::Drop => drop_aim(screen),
            Act::Select(pix) => {
                drop_aim(screen);
                screen.selected = pix;
                if pix.is_none() {
                    screen.inspected = None;
                }
            }
            Act::Next(forward) => next(session, screen, &self.offers.movers(), forward),
            Act::Inspect(hex) => screen.inspected = hex,
            Act::LookAt(hex) => {
                let layout = session.battle().theatre().board.layout();
                screen.camera = screen.camera.looking_at(layout, hex);
            }
            Act::Rule(id) => screen.rule = Some(id).filter(|id| !id.is_empty()),
            Act::MarkLine(line) => screen.marked = line,
            Act::Back(step) => {
                session.rewind_to(step);
                after_rewind(screen);
            }
            Act::Undo => {
                if session.undo() {
                    after_rewind(screen);
                }
            }
            Act::Pace(pace) => screen.pace = pace,
            Act::Pause(paused) => session.paused = paused,
            Act::Skip => (screen.skipping, session.paused) = (true, false),
            Act::Defaults => {
                if session.person_decides() {
                    // The present decision is passed over even if pieces can move in it.
                    give_default(session, screen);
                    screen.defaulting = true;
                }
            }
            Act::Play(side, player) => {
                self.setup.players[side.index()] = player.clone();
                session.set_player(side, player);
                drop_aim(screen);
            }
            Act::Toggle(window) => {
                if !screen.windows.remove(&window) {
                    screen.windows.insert(window);
                }
            }
            Act::SaveLog => {
                let name = format!("{}.jsonl", file_name(&self.scenario.meta.title));
                self.asked.push(PlayIntent::SaveLog { name, text: session.battle().log().write() });
            }
            Act::SavePosition => {
                let catalog = session.battle().theatre().catalog;
                let field = session.battle().game().field();
                let scenario = position::scenario_of(&self.scenario, field, catalog);
                self.asked.push(PlayIntent::SavePosition(Box::new(scenario)));
            }
            Act::Seated => screen.eyes = session.seat(),
            Act::Start
            | Act::Again(_)
            | Act::GoTo(_)
            | Act::Leave
            | Act::GiveUp
            | Act::Restart
            | Act::AskLeave => {}
        }
    }
}

fn drop_aim(screen: &mut Screen) {
    (screen.aiming, screen.choosing) = (None, Vec::new());
}

fn after_rewind(screen: &mut Screen) {
    drop_aim(screen);
    screen.marked = None;
    screen.defaulting = false;
    screen.windows.remove(&Window::Outcome);
}

fn give(session: &mut Session, screen: &mut Screen, order: Order) {
    let (verb, piece) = (order.verb, order.piece);
    let before = session.battle().game().decision().map(|d| (d.kind, d.side));
    if session.give(order).is_err() {
        return;
    }
    screen.choosing.clear();
    let after = session.battle().game().decision().map(|d| (d.kind, d.side));
    // Moving goes on with the same action and unit; a new question starts afresh.
    if after != before || verb != Verb::Move {
        screen.aiming = None;
    }
    if after != before {
        screen.selected = None;
        screen.inspected = None;
    } else if let Some(pix) = piece {
        screen.selected = Some(pix);
    }
    if session.battle().over() {
        screen.windows.insert(Window::Outcome);
    }
}

fn give_default(session: &mut Session, screen: &mut Screen) -> bool {
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
        let game = session.battle().game();
        let movement = game.orders(None).iter().any(|o| o.verb == Verb::Move);
        if movement || !give_default(session, screen) {
            screen.defaulting = false;
            return;
        }
    }
}

/// Selects the next piece with orders to give and brings it into view.
fn next(session: &Session, screen: &mut Screen, movers: &[Pix], forward: bool) {
    if movers.is_empty() {
        return;
    }
    let at = screen.selected.and_then(|s| movers.iter().position(|p| *p == s));
    let index = match (at, forward) {
        (None, true) => 0,
        (None, false) => movers.len() - 1,
        (Some(i), true) => (i + 1) % movers.len(),
        (Some(i), false) => (i + movers.len() - 1) % movers.len(),
    };
    let pix = movers[index];
    drop_aim(screen);
    screen.selected = Some(pix);
    if let Some(piece) = session.battle().game().field().get(pix) {
        let layout = session.battle().theatre().board.layout();
        screen.inspected = Some(piece.hex);
        screen.camera = screen.camera.looking_at(layout, piece.hex);
    }
}

fn file_name(title: &str) -> String {
    let name = crate::document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false);
    format!("{name}-log")
}
