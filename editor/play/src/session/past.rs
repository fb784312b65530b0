//! Time: looking at a moment gone by, playing on from there, the other ways the battle went.
//!
//! The battle itself is never changed by looking; playing on keeps what was played as a branch, so
//! that nothing is lost. Must not know how it is shown.

use super::{Line, Session};
use oblique_battle::{Battle, Begins, Point, Saved, Stride, Timeline};
use oblique_rules::play::{Event, Game, Order, SortedDice};
use oblique_scenario::Side;
use oblique_text::{inside, text};

/// Most events for which dice lie on the table: longer ago nobody remembers them.
const DICE_LIE: usize = 2000;

/// Another way the battle went, kept.
pub struct Branch {
    /// What it is called.
    pub name: String,
    /// The battle.
    pub battle: Battle,
}

/// What a session remembers of time.
pub(super) struct Chronicle {
    timeline: Timeline,
    /// The moment looked at, where it is not the present.
    past: Option<(usize, Box<dyn Game>)>,
    /// What the battle on the screen is called among its branches.
    name: String,
    kept: Vec<Branch>,
    /// Orders taken back, undo by undo, the latest last.
    undone: Vec<Vec<(Side, Order)>>,
}

impl Default for Chronicle {
    fn default() -> Self {
        Self {
            timeline: Timeline::default(),
            past: None,
            name: text!("play-as-played").to_owned(),
            kept: Vec::new(),
            undone: Vec::new(),
        }
    }
}

impl Chronicle {
    /// Of a battle called so, beside other branches.
    pub(super) fn of(name: String, kept: Vec<Branch>) -> Self {
        Self { name, kept, ..Self::default() }
    }
}

impl Session {
    /// The moments of the battle.
    pub fn timeline(&self) -> &Timeline {
        &self.chronicle.timeline
    }

    /// The moment looked at, in events from the opening.
    pub fn at(&self) -> usize {
        self.chronicle.past.as_ref().map_or_else(|| self.timeline().end(), |(at, _)| *at)
    }

    /// Is a moment gone by looked at?
    pub fn looking_back(&self) -> bool {
        self.chronicle.past.is_some()
    }

    /// The state looked at: the present, or a moment gone by.
    pub fn shown(&self) -> &dyn Game {
        self.chronicle.past.as_ref().map_or_else(|| self.battle.game(), |(_, game)| game.as_ref())
    }

    /// The dice sorted last in the turn of the state looked at: they lie until others are thrown.
    pub fn dice(&self) -> Option<&SortedDice> {
        let point = self.timeline().point(self.at());
        let under_way = self.battle.steps().get(point.steps).map_or(&[][..], |step| &step.events);
        let begun = under_way.iter().take(point.events).rev();
        let whole = self.battle.steps().iter().take(point.steps).rev();
        let events = begun.chain(whole.flat_map(|step| step.events.iter().rev()));
        let last = events.take(DICE_LIE).find(|e| matches!(e, Event::Sorted(_) | Event::Turn(_)));
        if let Some(Event::Sorted(dice)) = last { Some(dice) } else { None }
    }

    /// What came of the order given last before the moment looked at, as far as it had come by then.
    pub(crate) fn last_events(&self) -> impl Iterator<Item = &Event> {
        let point = self.timeline().point(self.at());
        let (step, events) = match point.events {
            0 => (point.steps.checked_sub(1), usize::MAX),
            events => (Some(point.steps), events),
        };
        let step = step.and_then(|step| self.battle.steps().get(step));
        step.map_or(&[][..], |step| &step.events).iter().take(events)
    }

    /// Looks at the moment after so many events; at the present from the last on.
    pub fn look(&mut self, at: usize) {
        let end = self.timeline().end();
        if at == self.at() && (at < end) == self.looking_back() {
            return;
        }
        self.revision += 1;
        self.chronicle.past = (at < end).then(|| (at, self.battle.state_at_point(self.timeline().point(at))));
    }

    /// Looks at the moment at which a line was told.
    pub(crate) fn look_at_line(&mut self, line: &Line) {
        let point = self.timeline().at(Point { steps: line.step.saturating_sub(1), events: line.events });
        self.look(point);
    }

    /// Goes along the timeline.
    pub fn walk(&mut self, stride: Stride, forward: bool) {
        let (line, at) = (self.timeline(), self.at());
        let to = if forward { line.next(at, stride) } else { line.previous(at, stride) };
        self.look(to);
    }

    /// Plays on from the moment looked at: the battle as it went is kept as a branch. An order half
    /// carried out there is given anew.
    pub(crate) fn play_on(&mut self) {
        if self.looking_back() {
            let steps = self.timeline().point(self.at()).steps;
            self.branch_at(steps);
        }
    }

    /// Plays on from the moment after so many orders; what was played is kept as a branch.
    pub fn branch_at(&mut self, steps: usize) {
        self.chronicle.past = None;
        if steps >= self.battle.steps().len() {
            return;
        }
        let kept = Branch { name: self.chronicle.name.clone(), battle: self.battle.clone() };
        self.chronicle.kept.push(kept);
        let name = self.moment_name(self.timeline().at(Point::after(steps)));
        self.chronicle.name = self.free_name(&text!("play-from-name", name));
        self.chronicle.undone.clear();
        self.rewind_to(steps);
    }

    /// What the battle on the screen is called among its branches.
    pub(crate) fn branch_name(&self) -> &str {
        &self.chronicle.name
    }

    /// The other ways it went.
    pub fn branches(&self) -> &[Branch] {
        &self.chronicle.kept
    }

    /// Takes up the branch of that index; the one on the screen is kept in its place.
    pub(crate) fn switch_branch(&mut self, index: usize) {
        let Some(branch) = self.chronicle.kept.get_mut(index) else { return };
        std::mem::swap(&mut branch.battle, &mut self.battle);
        std::mem::swap(&mut branch.name, &mut self.chronicle.name);
        self.chronicle.undone.clear();
        self.narrate_anew();
    }

    /// Forgets the branch of that index.
    pub(crate) fn drop_branch(&mut self, index: usize) {
        if index < self.chronicle.kept.len() {
            self.chronicle.kept.remove(index);
        }
    }

    /// Calls the battle on the screen something else.
    pub(crate) fn name_branch(&mut self, name: &str) {
        let name = name.trim_start();
        if !name.is_empty() {
            name.clone_into(&mut self.chronicle.name);
        }
    }

    /// Gives the orders taken back last once more.
    pub fn redo(&mut self) -> bool {
        let Some(orders) = self.chronicle.undone.pop() else { return false };
        self.chronicle.past = None;
        self.thinking = None;
        for (side, order) in orders {
            if self.carry_out(side, order).is_err() {
                self.chronicle.undone.clear();
                break;
            }
        }
        self.seat_commanders();
        true
    }

    /// Remembers the orders from the one of that number on, which are about to be taken back.
    pub(super) fn remember_undone(&mut self, step: usize) {
        let orders: Vec<_> = self.battle.steps()[step..].iter().map(|s| (s.side, s.order.clone())).collect();
        self.chronicle.undone.push(orders);
    }

    /// A new order has been given: what was taken back cannot follow it.
    pub(super) fn forget_undone(&mut self) {
        self.chronicle.undone.clear();
    }

    /// Takes in orders given or taken back; the present is looked at.
    pub(super) fn follow_time(&mut self) {
        self.chronicle.past = None;
        self.chronicle.timeline.follow(self.battle.steps());
    }

    /// Tells the whole battle anew: it has become another one.
    pub(super) fn narrate_anew(&mut self) {
        self.thinking = None;
        self.chronicle.past = None;
        self.chronicle.timeline = Timeline::of(self.battle.steps());
        self.retell();
        self.seat_commanders();
    }

    /// The turn and phase of a moment, in the catalog's words.
    pub(crate) fn moment_name(&self, at: usize) -> String {
        let catalog = self.battle.setting().catalog;
        let before: Vec<Begins> =
            self.timeline().marks().iter().take_while(|(mark, _)| *mark <= at).map(|(_, b)| *b).collect();
        let first = self.battle.steps().first().map_or_else(|| self.battle.game().field().turn, |s| s.turn);
        let turn = before.iter().rev().find_map(|b| if let Begins::Turn(n) = b { Some(*n) } else { None });
        let phase = before.iter().rev().find_map(|b| match b {
            Begins::Phase(n) => catalog.phases.get(usize::from(*n)),
            Begins::Turn(_) => None,
        });
        let turn = format!("{} {}", inside(&catalog.turn_name), turn.unwrap_or(first));
        phase.map_or_else(|| turn.clone(), |phase| format!("{turn}, {}", inside(&phase.name)))
    }

    /// The battle with its branches, to be saved beside the text of its scenario.
    pub fn saved(&self, scenario: String) -> Saved {
        let here = (self.chronicle.name.clone(), self.battle.log());
        let kept = self.chronicle.kept.iter().map(|b| (b.name.clone(), b.battle.log()));
        Saved { scenario, branches: std::iter::once(here).chain(kept).collect(), shown: 0 }
    }

    fn free_name(&self, name: &str) -> String {
        let taken =
            |name: &str| name == self.chronicle.name || self.branches().iter().any(|b| b.name == name);
        if !taken(name) {
            return name.to_owned();
        }
        // One more name than there are branches is always free.
        (2..self.branches().len() + 4)
            .map(|n| format!("{name} ({n})"))
            .find(|name| !taken(name))
            .unwrap_or_default()
    }
}
