//! The computer in a battle: it is started thinking, what it thinks out is carried out, and where that comes to nothing it
//! waits for a person.
//!
//! Must not know at what pace it is shown.

use super::super::Player;
use super::super::thinking::{Thinking, Thought};
use super::Session;
use oblique_commander::commander;
use oblique_scenario::Side;
use oblique_text::text;

impl Session {
    /// Carries out what the computer has thought out, at most `most` orders; starts it thinking
    /// where it is its decision. Returns how many orders were carried out.
    pub fn advance(&mut self, most: usize, wake: impl Fn() + Send + Sync + 'static) -> usize {
        if self.paused || self.looking_back() {
            return 0;
        }
        if self.thinking.is_none() {
            self.start_thinking(wake);
            return 0;
        }
        let mut carried = 0;
        while carried < most {
            let Some(thinking) = &mut self.thinking else { break };
            match thinking.next() {
                Thought::Nothing => break,
                Thought::Order(side, order) => {
                    if self.carry_out(side, order).is_err() {
                        // The battle went another way meanwhile: think afresh.
                        self.thinking = None;
                        self.seat_commanders();
                        break;
                    }
                    self.thought_to = self.battle.steps().len();
                    carried += 1;
                }
                Thought::Finished(commanders) => {
                    self.thinking = None;
                    self.commanders = commanders;
                    self.seat_missing();
                    // Where a person has decided since, it ended because it was his decision: it goes on from there.
                    let decided = self.battle.steps().len() != self.thought_to;
                    if !decided && !self.person_is_next() && !self.battle.over() {
                        // Another try would end like this one.
                        self.stop_thinking(text!("play-it-finds-no-order-to-give"));
                    }
                    break;
                }
                Thought::Failed(why) => {
                    self.stop_thinking(&why);
                    break;
                }
            }
        }
        carried
    }

    /// Starts the computer thinking where it is its decision.
    pub(super) fn start_thinking(&mut self, wake: impl Fn() + Send + Sync + 'static) {
        let Some(decision) = self.battle.game().decision() else { return };
        if self.players[decision.side.index()].is_person() {
            return;
        }
        let commanders = std::mem::take(&mut self.commanders);
        let game = self.battle.game().boxed_clone();
        let setting = self.battle.setting().clone();
        self.thinking = Some(Thinking::start(&self.jobs, game, setting, commanders, wake));
        self.thought_to = self.battle.steps().len();
        self.cannot_think = false;
    }

    /// The computer's turn came to nothing: it waits for a person to let it try again or to take its side.
    fn stop_thinking(&mut self, why: &str) {
        self.thinking = None;
        self.note(text!("play-the-computer-cannot-go-on-why-press-resume", why));
        self.seat_commanders();
        (self.paused, self.cannot_think) = (true, true);
    }

    /// Does the computer wait because its last try came to nothing?
    pub(crate) const fn cannot_think(&self) -> bool {
        self.cannot_think
    }

    /// Seats a new commander for every side that the computer plays.
    pub(super) fn seat_commanders(&mut self) {
        self.commanders = [None, None];
        self.cannot_think = false;
        self.seat_missing();
    }

    /// Gives every side played by the computer a commander that has none.
    fn seat_missing(&mut self) {
        for side in Side::BOTH {
            let chair = &mut self.commanders[side.index()];
            match &self.players[side.index()] {
                Player::Person => *chair = None,
                Player::Computer(name) => {
                    if chair.is_none() {
                        *chair = commander(name, self.seed, side);
                    }
                    if chair.is_none() {
                        // A name no commander has: the side falls to a person rather than nobody.
                        self.players[side.index()] = Player::Person;
                    }
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Player, Session};
    use oblique_battle::Battle;
    use oblique_commander::{Commander, Seat};
    use oblique_rules::play::{Options, Order};
    use oblique_testing::toy::{self, Toy};
    use std::time::{Duration, Instant};

    /// Knows no way.
    struct Lost;

    impl Commander for Lost {
        fn choose(&mut self, _: &Seat<'_>) -> Order {
            panic!("no such road")
        }
    }

    /// A battle in which the computer has both sides and is lost.
    fn session() -> Session {
        let battle =
            Battle::begin(&Toy, &toy::scenario(), &Options { seed: 3, fog: false, unattended: false })
                .expect("it can be played");
        let computer = || Player::Computer("passive".to_owned());
        let mut session = Session::of(battle, [computer(), computer()]);
        session.commanders = [Some(Box::new(Lost)), Some(Box::new(Lost))];
        session
    }

    /// Does something every frame until the computer gives up.
    fn until_it_gives_up(session: &mut Session, frame: impl Fn(&mut Session)) {
        let end = Instant::now() + Duration::from_secs(20);
        while !session.cannot_think() {
            assert!(Instant::now() < end, "it thinks for ever");
            frame(session);
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_commander_who_panics_leaves_the_turn_to_a_person_and_may_try_again() {
        let mut session = session();
        until_it_gives_up(&mut session, |s| {
            s.advance(1, || {});
        });
        assert!(session.paused && !session.computer_at_work());
        assert!(session.lines.last().is_some_and(|line| line.text.contains("no such road")));
        let lines = session.lines.len();
        for _ in 0..100 {
            session.advance(1, || {});
            assert!(!session.announce(|| {}));
        }
        assert_eq!(session.lines.len(), lines, "it is told once");
        assert!(!session.computer_at_work(), "nor is it tried again by itself");
        // Others have been called in his place.
        session.paused = false;
        let end = Instant::now() + Duration::from_secs(20);
        while session.advance(1, || {}) == 0 {
            assert!(Instant::now() < end, "no order came");
            std::thread::yield_now();
        }
    }

    #[test]
    fn a_commander_who_panics_while_he_is_watched_is_not_waited_for() {
        let mut session = session();
        until_it_gives_up(&mut session, |s| {
            s.announce(|| {});
        });
        assert!(session.paused);
    }

    /// A battle in which a person has side A.
    fn against_a_person() -> Session {
        let battle =
            Battle::begin(&Toy, &toy::scenario(), &Options { seed: 3, fog: false, unattended: false })
                .expect("it can be played");
        Session::of(battle, [Player::Person, Player::Computer("passive".to_owned())])
    }

    #[test]
    fn who_decides_before_the_computer_is_heard_out_does_not_stop_it() {
        let mut session = against_a_person();
        let end = Instant::now() + Duration::from_secs(20);
        // Defaults are given the moment a person decides: that the computer had done thinking is heard only after that.
        for _ in 0..40 {
            while !session.person_is_next() && !session.battle.over() {
                assert!(Instant::now() < end, "no order came");
                assert!(!session.cannot_think(), "{:?}", session.lines.last());
                session.advance(1, || {});
                std::thread::yield_now();
            }
            if session.battle.over() {
                return;
            }
            let default = session.battle.game().decision().map(|d| d.default.clone());
            session.give(default.expect("a person decides")).expect("the default is legal");
        }
    }
}
