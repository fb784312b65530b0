//! The moments of a battle in a row: every event, and where orders, phases and turns begin.
//!
//! A scrub bar walks along it. Must not know who looks, nor keep states: [`Battle::state_at`] finds
//! those.

use super::{Battle, Step};
use oblique_rules::play::{Event, Game};

/// A moment of a battle: after so many orders whole, and so many events of the next.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Point {
    /// Orders carried out whole.
    pub steps: usize,
    /// Events of the order under way.
    pub events: usize,
}

impl Point {
    /// The moment after so many orders.
    #[must_use]
    pub const fn after(steps: usize) -> Self {
        Self { steps, events: 0 }
    }
}

/// How far to go along a timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// To the next event.
    Event,
    /// To where the next order has been carried out.
    Order,
    /// To where the next phase begins.
    Phase,
    /// To where the next turn begins.
    Turn,
}

/// What begins at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begins {
    /// That turn.
    Turn(u16),
    /// That phase, by its index in the catalog.
    Phase(u8),
}

/// The moments of a battle, counted in events from its opening.
#[derive(Clone, Debug, Default)]
pub struct Timeline {
    /// Events before each order; one more than there are orders.
    before: Vec<usize>,
    /// Where turns and phases begin, ascending.
    marks: Vec<(usize, Begins)>,
}

impl Timeline {
    /// The timeline of these orders.
    #[must_use]
    pub fn of(steps: &[Step]) -> Self {
        let mut line = Self::default();
        line.follow(steps);
        line
    }

    /// Takes in orders given since, or forgets those taken back. The orders both know must be the
    /// same ones.
    pub fn follow(&mut self, steps: &[Step]) {
        if self.before.is_empty() {
            self.before.push(0);
        }
        if steps.len() + 1 < self.before.len() {
            self.before.truncate(steps.len() + 1);
            let end = self.end();
            self.marks.retain(|(at, _)| *at <= end);
        }
        for step in &steps[self.before.len() - 1..] {
            let from = self.end();
            for (index, event) in step.events.iter().enumerate() {
                let begins = match event {
                    Event::Turn(turn) => Begins::Turn(*turn),
                    Event::Phase { phase, .. } => Begins::Phase(*phase),
                    _ => continue,
                };
                self.marks.push((from + index + 1, begins));
            }
            self.before.push(from + step.events.len());
        }
    }

    /// The last moment: how many events there were.
    #[must_use]
    pub fn end(&self) -> usize {
        self.before.last().copied().unwrap_or(0)
    }

    /// Where turns and phases begin, ascending.
    #[must_use]
    pub fn marks(&self) -> &[(usize, Begins)] {
        &self.marks
    }

    /// The moment after so many events.
    #[must_use]
    pub fn point(&self, at: usize) -> Point {
        let at = at.min(self.end());
        // Orders without events begin where they end: the last of them counts as carried out.
        let steps = self.before.partition_point(|n| *n <= at).saturating_sub(1);
        Point { steps, events: at - self.before.get(steps).copied().unwrap_or(0) }
    }

    /// How many events had happened at a moment.
    #[must_use]
    pub fn at(&self, point: Point) -> usize {
        let before = self.before.get(point.steps).copied().unwrap_or_else(|| self.end());
        (before + point.events).min(self.end())
    }

    /// The next moment of that sort; the end where there is none.
    #[must_use]
    pub fn next(&self, at: usize, stride: Stride) -> usize {
        let found = match stride {
            Stride::Event => Some(at + 1),
            Stride::Order => self.before.get(self.before.partition_point(|n| *n <= at)).copied(),
            Stride::Phase | Stride::Turn => self.begins(stride).find(|begin| *begin > at),
        };
        found.unwrap_or_else(|| self.end()).min(self.end())
    }

    /// The moment of that sort before; the opening where there is none.
    #[must_use]
    pub fn previous(&self, at: usize, stride: Stride) -> usize {
        let found = match stride {
            Stride::Event => at.checked_sub(1),
            Stride::Order => {
                let i = self.before.partition_point(|n| *n < at);
                i.checked_sub(1).and_then(|i| self.before.get(i)).copied()
            }
            Stride::Phase | Stride::Turn => self.begins(stride).take_while(|begin| *begin < at).last(),
        };
        found.unwrap_or(0)
    }

    fn begins(&self, stride: Stride) -> impl Iterator<Item = usize> + '_ {
        let wanted = move |what: &Begins| stride == Stride::Phase || matches!(what, Begins::Turn(_));
        self.marks.iter().filter(move |(_, what)| wanted(what)).map(|(at, _)| *at)
    }
}

impl Battle {
    /// The state at a moment.
    #[must_use]
    pub fn state_at_point(&self, point: Point) -> Box<dyn Game> {
        let mut game = self.state_at(point.steps);
        if let Some(step) = self.steps().get(point.steps) {
            for event in step.events.iter().take(point.events) {
                game.apply(event);
            }
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::super::test_toy;
    use super::*;

    #[test]
    fn moments_and_counts_are_each_others_inverse() {
        let battle = test_toy::played(7);
        let line = Timeline::of(battle.steps());
        assert_eq!(line.end(), battle.steps().iter().map(|s| s.events.len()).sum::<usize>());
        for at in 0..=line.end() {
            assert_eq!(line.at(line.point(at)), at);
        }
        assert_eq!(line.point(line.end()), Point::after(battle.steps().len()));
        assert_eq!(line.point(usize::MAX), line.point(line.end()));
    }

    #[test]
    fn the_state_at_a_moment_is_the_state_then() {
        let battle = test_toy::played(7);
        let line = Timeline::of(battle.steps());
        let mut now = battle.state_at(0);
        let events: Vec<_> = battle.steps().iter().flat_map(|s| &s.events).collect();
        for (at, event) in events.iter().enumerate() {
            assert_eq!(battle.state_at_point(line.point(at)).state_hash(), now.state_hash(), "{at}");
            now.apply(event);
        }
        assert_eq!(battle.state_at_point(line.point(line.end())).state_hash(), battle.game().state_hash());
    }

    #[test]
    fn strides_go_to_beginnings_and_back() {
        let battle = test_toy::played(7);
        let line = Timeline::of(battle.steps());
        let turns: Vec<usize> =
            line.marks().iter().filter(|(_, m)| matches!(m, Begins::Turn(_))).map(|(at, _)| *at).collect();
        assert!(turns.len() > 1);
        let mut at = 0;
        for turn in &turns {
            at = line.next(at, Stride::Turn);
            assert_eq!(at, *turn);
        }
        assert_eq!(line.next(at, Stride::Turn), line.end());
        assert_eq!(line.previous(turns[1], Stride::Turn), turns[0]);
        assert_eq!(line.previous(0, Stride::Event), 0);
        let order = line.next(0, Stride::Order);
        assert_eq!(line.point(order).events, 0);
        assert_eq!(line.previous(order, Stride::Order), 0);
    }

    #[test]
    fn it_follows_orders_given_and_taken_back() {
        let mut battle = test_toy::played(7);
        let mut line = Timeline::of(battle.steps());
        battle.rewind_to(5);
        line.follow(battle.steps());
        let fresh = Timeline::of(battle.steps());
        assert_eq!((line.end(), line.marks()), (fresh.end(), fresh.marks()));
    }
}
