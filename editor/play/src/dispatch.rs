//! Carries out what the parts of the pane ask for.

use super::acts::{Act, PlayIntent, Window};
use super::advance::give_default;
use super::derived::Derived;
use super::march::{Last, Plan};
use super::offers::Offers;
use super::pane::PlayPane;
use super::position;
use super::reasons::Reason;
use super::screen::Screen;
use super::selection::{after_rewind, drop_aim, first_viewer, forget_anothers_order, go_to, next, take_seat};
use super::{Habits, Player, Session, answers, facing, follow, kept, zoom};
use oblique_rules::play::{Order, Verb};

impl PlayPane {
    /// Opens the battle.
    pub(super) fn start(&mut self) {
        let (options, players) = (self.setup.options(), &self.setup.players);
        // The sheet shows the battle as it opens: that one is played, not another like it opened.
        let shown = self.preview.take().filter(|shown| shown.opened_as(&options, players));
        let begin = || Session::begin(self.rules, &self.scenario, &options, players.clone());
        match shown.map_or_else(begin, Ok) {
            Ok(session) => {
                let Screen { camera, views, readers, .. } = std::mem::take(&mut self.screen);
                let viewer = first_viewer(&session);
                self.screen = Screen { views, camera, readers, viewer, ..Screen::default() };
                // What was derived for the picture on the sheet before it is of another battle.
                (self.offers, self.derived) = (Offers::default(), Derived::default());
                self.map.begin_anew();
                self.session = Some(session);
            }
            Err(problems) => {
                self.problems = problems;
                self.session = None;
            }
        }
    }

    /// Carries out a request.
    pub(super) fn dispatch(&mut self, act: Act) {
        match act {
            Act::Start => self.start(),
            Act::Again(seed) => {
                self.setup.seed = seed;
                self.start();
            }
            Act::GoTo(place) => self.asked.push(PlayIntent::GoTo(place)),
            Act::Fix(fix) => self.asked.push(PlayIntent::Fix(fix)),
            Act::Leave => {
                self.screen.windows.remove(&Window::Leaving);
                self.asked.push(PlayIntent::Leave);
            }
            Act::AskLeave if self.in_progress() => {
                self.screen.windows.insert(Window::Leaving);
            }
            Act::GiveUp | Act::AskLeave => self.asked.push(PlayIntent::GiveUp),
            Act::Restart => self.asked.push(PlayIntent::Restart),
            Act::PinNote(note) => {
                self.asked.push(PlayIntent::PinNote(note));
                self.screen.draft = None;
                self.screen.windows.remove(&Window::Note);
            }
            Act::PlayAgain => self.asked.push(PlayIntent::PlayAgain),
            Act::BackToBefore => self.asked.push(PlayIntent::BackToBefore),
            act => self.dispatch_battle(act),
        }
    }

    fn dispatch_battle(&mut self, act: Act) {
        if let Act::March(act) = act {
            self.dispatch_march(act);
            return;
        }
        let Some(session) = &mut self.session else { return };
        let screen = &mut self.screen;
        match act {
            Act::Give(order) => {
                give(session, screen, order);
            }
            Act::Choose(orders) => {
                (screen.choosing, screen.marked_choice) = facing::in_order(&session.visible_field(), orders);
                screen.aiming = None;
            }
            Act::Turn(orders, turn) => {
                (screen.choosing, screen.marked_choice) =
                    facing::from_step(&session.visible_field(), orders, turn);
                screen.aiming = None;
            }
            Act::Mark(choice) => screen.marked_choice = choice,
            Act::Take(index) => {
                (screen.aiming, screen.choosing, screen.marked_choice) = (Some(index), Vec::new(), 0);
                // One place at a time is marked for Enter.
                screen.plan = Plan::default();
                // What could not be done before is no longer about what is in hand.
                screen.reason = screen.reason.take().filter(|why| !matches!(why, Reason::Refused { .. }));
            }
            Act::Drop => drop_aim(screen),
            Act::Select(pix) => {
                drop_aim(screen);
                screen.selected = pix;
                (screen.stack, screen.plan) = (None, Plan::default());
                screen.company.clear();
                forget_anothers_order(screen);
                if pix.is_none() {
                    screen.inspected = None;
                }
            }
            Act::Next(forward) => {
                next(session, screen, &self.offers.movers(), forward, &self.setup.habits);
            }
            Act::GoToUnit(pix) => go_to(session, screen, pix, &self.setup.habits),
            Act::PassOver => {
                let movers = self.offers.movers();
                if let Some(pix) = screen.selected.filter(|p| movers.contains(p)) {
                    screen.passed_over.insert(pix);
                }
                next(session, screen, &movers, true, &self.setup.habits);
            }
            Act::Inspect(hex) => screen.inspected = hex,
            Act::Details(of) => (screen.details, screen.stack) = (of, None),
            Act::Stack(of) => (screen.stack, screen.details) = (of, None),
            Act::View(index) => {
                if !screen.views.remove(&index) {
                    screen.views.insert(index);
                }
            }
            Act::OverlayKind(kind) => screen.overlay = kind,
            Act::Why(reason) => screen.reason = reason,
            Act::Reasons(on) => screen.no_reasons = !on,
            Act::Habits(habits) => self.setup.habits = habits,
            Act::Zoom(percent) => zoom(session, screen, percent),
            Act::Message(back) => message(session, screen, back, &self.setup.habits),
            Act::LookAt(hex) => follow::bring(session, screen, hex, self.setup.habits.scrolling),
            Act::Fold => self.setup.habits.folded = !self.setup.habits.folded,
            Act::Rule(id) => screen.rule = Some(id).filter(|id| !id.is_empty()),
            Act::MarkLine(line) => {
                screen.marked = line;
                screen.reason = line.map(Reason::Line);
            }
            Act::Back(step) => {
                session.branch_at(step);
                after_rewind(screen);
            }
            Act::Redo => {
                if session.redo() {
                    after_rewind(screen);
                }
            }
            Act::Look(at) => look(session, screen, |session| session.look(at)),
            Act::Walk(stride, forward) => look(session, screen, |session| session.walk(stride, forward)),
            Act::LookAtLine(index) => {
                if let Some(line) = session.lines().get(index).cloned() {
                    look(session, screen, |session| session.look_at_line(&line));
                }
            }
            Act::Watch(watching) => screen.watching = watching,
            Act::PlayOn => {
                session.play_on();
                // Two computers wait until somebody takes a side over, or has them go on.
                session.paused |= !session.players().iter().any(Player::is_person);
                after_rewind(screen);
            }
            Act::ToBranch(index) => {
                session.switch_branch(index);
                after_rewind(screen);
            }
            Act::Forgetting(index) => screen.forgetting = index,
            Act::DropBranch(index) => {
                session.drop_branch(index);
                screen.forgetting = None;
            }
            Act::NameBranch(name) => session.name_branch(&name),
            Act::SaveBattle => {
                let name = format!("{}.battle", battle_name(&self.scenario.meta.title));
                let (scenario, saved) = (self.scenario.clone(), session.saved(String::new()));
                warn_of_fog(session);
                self.asked.push(PlayIntent::SaveBattle { name, scenario, saved });
            }
            Act::Undo => match session.taken_back() {
                Some(back) if back.others > 0 => {
                    screen.windows.insert(Window::TakingBack);
                }
                _ => undo(session, screen),
            },
            Act::UndoAll => {
                screen.windows.remove(&Window::TakingBack);
                undo(session, screen);
            }
            Act::Pause(paused) => session.paused = paused,
            Act::StepOnce => (screen.stepping, session.paused) = (true, true),
            Act::TakeBackTurn => {
                if session.take_back_turn() > 0 {
                    after_rewind(screen);
                }
            }
            Act::Skip => (screen.skipping, session.paused) = (true, false),
            Act::Defaults => {
                // Who can move now is not passed over until he can the next time.
                if session.person_decides() && !answers::units_wait(session.battle().game()) {
                    let side = session.battle().game().decision().map(|d| d.side);
                    give_default(session, screen);
                    screen.defaulting = side;
                }
            }
            Act::Play(side, player) => {
                screen.defaulting = None;
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
                let (text, ending) = kept::log(session, &self.scenario.meta.title);
                let name = format!("{}.{ending}", file_name(&self.scenario.meta.title));
                self.asked.push(PlayIntent::SaveLog { name, text });
            }
            Act::SavePosition => {
                let catalog = session.battle().setting().catalog;
                let field = session.shown().field();
                let scenario = position::scenario_of(&self.scenario, field, catalog);
                warn_of_fog(session);
                self.asked.push(PlayIntent::SavePosition(Box::new(scenario)));
            }
            Act::WriteNote(draft) => {
                if draft.is_some() {
                    screen.windows.insert(Window::Note);
                } else {
                    screen.windows.remove(&Window::Note);
                }
                screen.draft = draft;
            }
            Act::Seated => take_seat(session, screen),
            Act::March(_)
            | Act::PinNote(_)
            | Act::PlayAgain
            | Act::BackToBefore
            | Act::Start
            | Act::Again(_)
            | Act::GoTo(_)
            | Act::Fix(_)
            | Act::Leave
            | Act::GiveUp
            | Act::Restart
            | Act::AskLeave => {}
        }
    }
}

/// Says that a file holds what the screen does not show, where the fog hides something.
pub(super) fn warn_of_fog(session: &mut Session) {
    if kept::veiled(session).is_some() {
        session.tell(kept::HOLDS_BOTH.to_string());
    }
}

/// Goes to a step of zoom; the selected piece stays in view, or else what is pointed at or looked into.
fn zoom(session: &Session, screen: &mut Screen, percent: u16) {
    let (Some(canvas), covered) = screen.map else { return };
    let layout = session.battle().setting().board.layout();
    let field = session.visible_field();
    let selected = screen.selected.and_then(|pix| field.get(pix)).filter(|p| p.on_map()).map(|p| p.hex);
    let keep = [selected, screen.hover, screen.inspected];
    let sheet = zoom::MapOnScreen { canvas, covered, layout };
    screen.camera = zoom::at(screen.camera, percent, sheet, keep.into_iter().flatten());
    screen.scroll = None;
}

/// Marks the message before or after the marked one that the seat may read, and shows its place.
fn message(session: &Session, screen: &mut Screen, back: bool, habits: &Habits) {
    let seat = session.seat();
    let may_read = |i: &usize| {
        let only = session.lines().get(*i).and_then(|line| line.only);
        only.is_none_or(|side| seat.is_none_or(|s| s == side))
    };
    let last = session.lines().len();
    let next = if back {
        (0..screen.marked.unwrap_or(last)).rev().find(may_read)
    } else {
        screen.marked.and_then(|at| (at + 1..last).find(may_read))
    };
    screen.marked = next.or(screen.marked.filter(|_| back));
    let hex = screen.marked.and_then(|i| session.lines().get(i)).and_then(|line| line.hex);
    if let Some(hex) = hex {
        follow::bring(session, screen, hex, habits.scrolling);
    }
}

/// Looks somewhere along the timeline; whoever was shown the battle has taken it in hand.
fn look(session: &mut Session, screen: &mut Screen, go: impl FnOnce(&mut Session)) {
    drop_aim(screen);
    screen.watching = false;
    screen.defaulting = None;
    go(session);
}

fn undo(session: &mut Session, screen: &mut Screen) {
    if session.undo() {
        after_rewind(screen);
    }
}

/// Gives an order of the player. Returns whether it was legal.
pub(super) fn give(session: &mut Session, screen: &mut Screen, order: Order) -> bool {
    let (verb, piece) = (order.verb(), order.piece());
    let last = Last::of(&order, session.battle().game().field());
    (screen.stack, screen.details) = (None, None);
    screen.reason = screen.reason.take().filter(|r| matches!(r, Reason::Line(_)));
    let before = session.battle().game().decision().map(|d| (d.kind, d.side));
    if session.give(order).is_err() {
        return false;
    }
    screen.choosing.clear();
    // With the same action in hand other places are listed now: none of them has been chosen yet.
    screen.marked_choice = 0;
    screen.plan = Plan::default();
    screen.last = last.or(screen.last.take());
    let after = session.battle().game().decision().map(|d| (d.kind, d.side));
    // Moving goes on with the same action and unit; a new question starts afresh.
    if after != before || verb != Verb::Move {
        screen.aiming = None;
    }
    if after != before {
        screen.passed_over.clear();
        screen.selected = None;
        screen.inspected = None;
        screen.company.clear();
    } else if let Some(pix) = piece {
        screen.selected = Some(pix);
    }
    if session.battle().over() {
        screen.windows.insert(Window::Outcome);
    }
    true
}

pub(super) fn battle_name(title: &str) -> String {
    oblique_document::fresh_id(if title.is_empty() { "battle" } else { title }, |_| false)
}

fn file_name(title: &str) -> String {
    format!("{}-log", battle_name(title))
}
