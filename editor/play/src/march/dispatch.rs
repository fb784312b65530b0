//! Carries out what is asked of marching: plans, and marches order by order, a little every frame.
//!
//! Must not know any one system: orders, costs and refusals are the ruleset's.

use super::super::dispatch::give;
use super::super::screen::Screen;
use super::super::selection::drop_aim;
use super::super::{PlayPane, Session};
use super::column::{Column, Waiting};
use super::controller::{Before, Cause, Halt, March, Next};
use super::line;
use super::plan::{MarchAct, Plan};
use super::same::{self, Last};
use super::ways;
use oblique_board::hex::Hex;
use oblique_platform::time::{Duration, Instant};
use oblique_rules::play::{PieceIx, PieceState, Verb};
use oblique_text::text;
use std::collections::{BTreeMap, BTreeSet};

/// Longest time a frame spends on marching.
const FRAME: Duration = Duration::from_millis(8);

impl PlayPane {
    /// Carries out a request of marching.
    pub(in super::super) fn dispatch_march(&mut self, act: MarchAct) {
        let Some(session) = &mut self.session else { return };
        let screen = &mut self.screen;
        match act {
            MarchAct::Cursor(hex) => (screen.plan.cursor, screen.plan.held) = (Some(hex), false),
            MarchAct::Point(hex) => point(session, screen, hex),
            MarchAct::Trail(pix, hex) => {
                let start = session.battle().game().field().get(pix).map(|p| p.hex);
                if let Some(start) = start {
                    screen.plan.draw_to(start, hex);
                }
            }
            MarchAct::Facing(hex, facing) => {
                (screen.plan.cursor, screen.plan.facing, screen.plan.held) = (Some(hex), facing, true);
            }
            MarchAct::Drop => {
                if screen.plan.is_drawn() {
                    screen.plan = Plan::default();
                } else {
                    screen.company.clear();
                }
            }
            MarchAct::Go(pix, hex) => set_out(session, screen, pix, hex),
            MarchAct::Toggle(pix) => toggle(screen, pix),
            MarchAct::Command => {
                let movers = movers(&self.offers);
                select_command(session, screen, &movers);
            }
            MarchAct::Same => {
                self.offers.refresh(session);
                same::again(session, screen, &self.offers);
            }
            MarchAct::Halt => {
                if let Some(column) = &mut screen.marching {
                    column.march = None;
                    column.waiting.clear();
                }
            }
        }
        march_on(session, &mut self.screen);
    }

    /// Carries marches under way on. Returns whether one still is.
    pub(in super::super) fn march_on(&mut self) -> bool {
        let Some(session) = &mut self.session else { return false };
        march_on(session, &mut self.screen);
        self.screen.marching.is_some()
    }
}

/// Pieces that can be ordered to move.
fn movers(offers: &super::super::offers::Offers) -> BTreeSet<PieceIx> {
    offers
        .all()
        .iter()
        .filter(|o| o.verb() == Verb::Move)
        .filter_map(oblique_rules::play::Order::piece)
        .collect()
}

/// Bends the way of the selected piece through a hex.
fn point(session: &Session, screen: &mut Screen, hex: Hex) {
    let Some(pix) = screen.selected else { return };
    let game = session.battle().game();
    let along = screen.plan.along.clone();
    if let Ok(Some(way)) = ways::find(game, pix, &along, hex, None) {
        screen.plan.points.push(hex);
        screen.plan.along = way.hexes;
        screen.plan.cursor = None;
    }
}

fn toggle(screen: &mut Screen, pix: PieceIx) {
    screen.plan = Plan::default();
    if screen.company.is_empty() {
        screen.company.extend(screen.selected);
    }
    if !screen.company.remove(&pix) {
        screen.company.insert(pix);
    }
    if screen.selected.is_none_or(|s| !screen.company.contains(&s)) {
        screen.selected = screen.company.first().copied();
    }
}

/// Selects everybody of the selected piece's command who can move, its leader with them.
fn select_command(session: &Session, screen: &mut Screen, movers: &BTreeSet<PieceIx>) {
    let field = session.battle().game().field();
    let selected = screen.selected.or(field.active_leader);
    let Some((pix, piece)) = selected.and_then(|pix| Some((pix, field.get(pix)?))) else { return };
    let leader = if piece.info.role.leads() { Some(pix) } else { piece.leader };
    let of_it = |p: &PieceIx| Some(*p) == leader || field.get(*p).is_some_and(|p| p.leader == leader);
    let company: BTreeSet<PieceIx> =
        movers.iter().copied().filter(|p| leader.is_some() && of_it(p)).collect();
    if company.len() < 2 {
        return;
    }
    // The line is led by a unit, which is slower than its leader.
    let anchor = Some(pix).filter(|p| company.contains(p) && !piece.info.role.leads());
    let first = company.iter().copied().find(|p| field.get(*p).is_some_and(PieceState::is_unit));
    drop_aim(screen);
    screen.plan = Plan::default();
    screen.selected = anchor.or(first).or(company.first().copied());
    screen.company = company;
}

/// Sends a piece, or the line it is of, to a hex.
fn set_out(session: &mut Session, screen: &mut Screen, pix: PieceIx, hex: Hex) {
    let plan = std::mem::take(&mut screen.plan);
    let game = session.battle().game();
    let waiting = if screen.company.len() > 1 && screen.company.contains(&pix) {
        // Each finds its way when it sets out, as the others stand then.
        let members = line::members(game.field(), &screen.company, pix, hex, &BTreeMap::new());
        line::waiting(game.field(), &members)
    } else {
        let along = bend(game, pix, &plan, hex);
        vec![Waiting { piece: pix, goal: hex, facing: plan.facing, along, nearly: false, waited: false }]
    };
    start(session, screen, waiting);
}

/// The hexes to go along: as drawn, where that leads to the goal.
fn bend(game: &dyn oblique_rules::play::Game, pix: PieceIx, plan: &Plan, hex: Hex) -> Vec<Hex> {
    let leads = |along: &[Hex]| ways::find(game, pix, along, hex, None).is_ok_and(|way| way.is_some());
    let drawn = [&plan.trail, &plan.along].into_iter().find(|along| !along.is_empty() && leads(along));
    drawn.cloned().unwrap_or_default()
}

/// Puts those on the march.
pub(super) fn start(session: &Session, screen: &mut Screen, waiting: Vec<Waiting>) {
    (screen.stack, screen.details) = (None, None);
    let battle = session.battle();
    screen.marching = Some(Column::new(waiting, battle.steps().len(), screen.selected, battle.game()));
}

/// Carries marches under way on for a frame; tells what halted them once all have come to a stand.
pub(super) fn march_on(session: &mut Session, screen: &mut Screen) {
    let begun = Instant::now();
    while let Some(mut column) = screen.marching.take() {
        match column.goes_on(session.battle().game()) {
            // What the enemy is asked is answered first.
            Some(false) => {
                screen.marching = Some(column);
                return;
            }
            Some(true) if session.person_decides() && one(session, screen, &mut column) => {}
            _ => {
                finish(session, screen, &column);
                return;
            }
        }
        screen.marching = Some(column);
        if begun.elapsed() > FRAME {
            return;
        }
    }
}

/// Lets the next one set out, or take its next step. False once all are there or halted.
fn one(session: &mut Session, screen: &mut Screen, column: &mut Column) -> bool {
    if column.march.is_none() {
        let Some(next) = column.waiting.pop_front() else { return false };
        prepare(session, screen, column, next);
        return true;
    }
    let Some(march) = &mut column.march else { return false };
    match march.next(session.battle().game()) {
        Next::Arrived => column.march = None,
        Next::Halted(halt) => {
            let all = matches!(halt.cause, Cause::Asked | Cause::Sighted);
            column.halts.push(halt);
            column.march = None;
            if all {
                column.waiting.clear();
            }
        }
        Next::Order(order) => {
            let before = Before::of(session.battle().game(), &order);
            if !give(session, screen, order.clone()) {
                column.march = None;
                return true;
            }
            let battle = session.battle();
            let events = battle.steps().last().map_or(&[][..], |step| step.events.as_slice());
            march.given(&order, &before, battle.game(), events);
        }
    }
    true
}

/// Finds the way of the next one to set out.
fn prepare(session: &Session, screen: &mut Screen, column: &mut Column, mut next: Waiting) {
    let game = session.battle().game();
    let Some(from) = game.field().get(next.piece).map(|p| p.hex) else { return };
    let halt = |text: String, rule| {
        let (piece, cause) = (next.piece, Cause::Refused);
        Halt { piece, hex: from, cause, text, rule }
    };
    let marches = match game.marches(next.piece, &next.along) {
        Ok(marches) => marches,
        Err(why) => {
            column.halts.push(halt(why.message, why.rule.as_str()));
            return;
        }
    };
    let mut way = ways::way_of(&marches, next.piece, next.goal, next.facing);
    if way.is_none() && next.nearly && !next.waited && !column.waiting.is_empty() {
        // Those before it may make room.
        next.waited = true;
        column.waiting.push_back(next);
        return;
    }
    if way.is_none() {
        let why = line::why_not(game, next.piece, next.goal);
        column.halts.push(halt(why.message, why.rule.as_str()));
        way = Some(next.nearly)
            .filter(|nearly| *nearly)
            .and_then(|_| line::nearest(&marches, next.piece, next.goal, next.facing));
    }
    if let Some(way) = way {
        if column.alone {
            let step = next.goal - from;
            screen.setting_out = Some(Last::March { piece: next.piece, step, facing: next.facing });
        }
        column.march = Some(March::new(next.piece, way.hexes, way.facing));
    }
}

/// All have come to a stand: it was one gesture, and what halted them is told.
fn finish(session: &mut Session, screen: &mut Screen, column: &Column) {
    session.one_gesture(column.first_step);
    let moved = session.battle().steps().len() > column.first_step;
    if let Some(last) = screen.setting_out.take().filter(|_| moved) {
        screen.last = Some(last);
    }
    let layout = session.battle().setting().board.layout();
    for halt in &column.halts {
        let field = session.battle().game().field();
        let Some(piece) = field.get(halt.piece) else { continue };
        let (name, at) = (piece.info.name.clone(), layout.name(piece.hex));
        let arrived = if halt.hex == piece.hex && !moved { text!("play-stays") } else { text!("play-halts") };
        let why = halt.text.trim_end_matches('.');
        let text = if why.is_empty() {
            text!("play-name-arrived-at-at", name, arrived, at)
        } else {
            text!("play-name-arrived-at-at-why", name, arrived, at, why = uncapitalised(why))
        };
        session.tell_halt(text, halt);
    }
    if !column.alone && moved {
        // The line stays selected, to go on with, unless nobody of it can go on.
        let game = session.battle().game();
        let field = game.field();
        screen.company.retain(|p| field.get(*p).is_some_and(PieceState::on_map));
        let goes = |p: &PieceIx| game.marches(*p, &[]).is_ok();
        if session.person_decides() && !screen.company.iter().any(goes) {
            screen.company.clear();
        }
        let anchor = column.anchor.filter(|p| screen.company.contains(p));
        screen.selected = anchor.or(screen.selected).or(screen.company.first().copied());
    }
}

/// A sentence after a colon: the first letter of a word that is no name is small.
fn uncapitalised(text: &str) -> String {
    let plain = ["It ", "Its ", "The ", "Not ", "No ", "A ", "An ", "Only ", "Nobody ", "Each "];
    if plain.iter().any(|word| text.starts_with(word)) {
        text[..1].to_lowercase() + &text[1..]
    } else {
        text.to_owned()
    }
}
