//! A battle being played: the battle, who plays which side, and what has been told.

mod computer;
mod gestures;
mod past;
mod taking_back;
mod watched;

pub use past::Branch;
pub use taking_back::TakenBack;

use super::Player;
use super::fallen::Fallen;
use super::fog_names;
use super::narration::{Kind, Narrated, sentence, tell_placed};
use super::strikes::Strikes;
use super::thinking::Thinking;
use gestures::Gestures;
use oblique_battle::Battle;
use oblique_board::hex::Hex;
use oblique_commander::Commander;
use oblique_jobs::Jobs;
use oblique_rules::Registry;
use oblique_rules::play::{Draw, Event, Field, Game, Options, Order, PieceIx, Refusal};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Scenario, Side};
use past::Chronicle;
use std::borrow::Cow;

/// A line of the message box.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The sentence.
    pub text: String,
    /// Full id of the rule it rests on, or empty.
    pub rule: String,
    /// Where.
    pub hex: Option<Hex>,
    /// About whom.
    pub piece: Option<PieceIx>,
    /// The turn it was told in.
    pub turn: u16,
    /// How many orders had been given when it was told: jump back to this moment.
    pub step: usize,
    /// How many events of the order before that had happened by then.
    pub events: usize,
    /// What sort of line it is.
    pub kind: Kind,
    /// The draw it tells of.
    pub draw: Option<Box<Draw>>,
    /// Who may read it (`None`: both).
    pub only: Option<Side>,
}

/// A battle being played.
pub struct Session {
    battle: Battle,
    seed: u64,
    players: [Player; 2],
    commanders: [Option<Box<dyn Commander>>; 2],
    /// The computer's turn and what is counted for the reasons.
    jobs: Jobs,
    thinking: Option<Thinking>,
    /// Orders that had been given when the computer last thought one out, or began to.
    thought_to: usize,
    /// Its last try came to nothing; it waits until a person lets it try again.
    cannot_think: bool,
    lines: Vec<Line>,
    ruleset: String,
    strikes: Option<Strikes>,
    fallen: Fallen,
    revision: u64,
    chronicle: Chronicle,
    gestures: Gestures,
    /// The computer's orders wait while this is set.
    pub paused: bool,
}

impl Session {
    /// Opens the battle of a scenario.
    ///
    /// # Errors
    /// The diagnostics that keep it from being played.
    pub fn begin(
        rules: Registry,
        scenario: &Scenario,
        options: &Options,
        players: [Player; 2],
    ) -> Result<Self, Vec<Diagnostic>> {
        Ok(Self::of(Battle::begin(rules.of(scenario)?, scenario, options)?, players))
    }

    /// Was it opened like that, and has nothing been ordered yet?
    pub(crate) fn opened_as(&self, options: &Options, players: &[Player; 2]) -> bool {
        let header = self.battle.header();
        let Options { seed, fog, unattended } = *options;
        (header.seed, header.fog, header.unattended) == (seed, fog, unattended)
            && self.players == *players
            && self.battle.steps().is_empty()
    }

    /// Goes on with a battle as it stands; nothing is told of what came before.
    pub fn of(mut battle: Battle, players: [Player; 2]) -> Self {
        battle.annotate("", players.each_ref().map(Player::name));
        let (seed, ruleset) = (battle.header().seed, battle.header().ruleset.clone());
        let mut session = Self {
            battle,
            seed,
            players,
            commanders: [None, None],
            jobs: Jobs::default(),
            thinking: None,
            thought_to: 0,
            cannot_think: false,
            lines: Vec::new(),
            ruleset,
            strikes: None,
            fallen: Fallen::default(),
            revision: 0,
            chronicle: Chronicle::default(),
            gestures: Gestures::default(),
            paused: false,
        };
        session.follow_time();
        session.seat_commanders();
        session
    }

    /// Takes up a battle again with its branches, of which the one of that index was played last;
    /// `None` if there is none.
    pub fn resume(mut branches: Vec<Branch>, shown: usize, players: [Player; 2]) -> Option<Self> {
        if shown >= branches.len() {
            return None;
        }
        let Branch { name, battle } = branches.remove(shown);
        let header = battle.header();
        let mut session = Self {
            seed: header.seed,
            ruleset: header.ruleset.clone(),
            battle,
            players,
            commanders: [None, None],
            jobs: Jobs::default(),
            thinking: None,
            thought_to: 0,
            cannot_think: false,
            lines: Vec::new(),
            strikes: None,
            fallen: Fallen::default(),
            revision: 0,
            chronicle: Chronicle::of(name, branches),
            gestures: Gestures::default(),
            paused: false,
        };
        session.narrate_anew();
        Some(session)
    }

    /// The battle.
    pub fn battle(&self) -> &Battle {
        &self.battle
    }

    /// Who plays each side.
    pub fn players(&self) -> &[Player; 2] {
        &self.players
    }

    /// Everything told so far, oldest first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The seed of the battle.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// A number that changes whenever the battle or its players do.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// What the last step of combat struck.
    pub fn strikes(&self) -> Option<&Strikes> {
        self.strikes.as_ref()
    }

    /// Who has fallen where.
    pub fn fallen(&self) -> &Fallen {
        &self.fallen
    }

    /// Whose eyes the screen has: the person who decides, else the one person there is, else an
    /// umpire.
    pub fn seat(&self) -> Option<Side> {
        let person = |s: Side| self.players[s.index()].is_person();
        let deciding = self.battle.game().decision().map(|d| d.side).filter(|s| person(*s));
        deciding.or_else(|| {
            let people: Vec<Side> = Side::BOTH.into_iter().filter(|s| person(*s)).collect();
            if people.len() == 1 { people.first().copied() } else { None }
        })
    }

    /// What the screen may show.
    pub fn visible_field(&self) -> Cow<'_, Field> {
        self.shown().see(self.seat())
    }

    /// Is a person asked to decide now? Nobody is while a moment gone by is looked at.
    pub fn person_decides(&self) -> bool {
        !self.looking_back() && self.person_is_next()
    }

    /// Does the battle wait for a person, whatever is looked at?
    pub(crate) fn person_is_next(&self) -> bool {
        self.battle.game().decision().is_some_and(|d| self.players[d.side.index()].is_person())
    }

    /// Is the computer thinking or being watched?
    pub(crate) fn computer_at_work(&self) -> bool {
        self.thinking.is_some()
    }

    /// Lets somebody else play a side, from now on.
    pub(crate) fn set_player(&mut self, side: Side, player: Player) {
        self.thinking = None;
        self.revision += 1;
        self.players[side.index()] = player;
        self.battle.annotate("", self.players.each_ref().map(Player::name));
        self.seat_commanders();
    }

    /// Gives an order of the person who decides.
    ///
    /// # Errors
    /// The refusal, which is told in the message box as well.
    pub fn give(&mut self, order: Order) -> Result<(), Refusal> {
        let Some(side) = self.battle.game().decision().map(|d| d.side) else { return Ok(()) };
        if self.looking_back() {
            return Ok(());
        }
        let given = self.battle.steps().len();
        self.carry_out(side, order)?;
        self.gestures.forget_from(given);
        self.forget_undone();
        Ok(())
    }

    /// Its jobs under way.
    pub(crate) const fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    /// Goes back to the moment when `step` orders had been given.
    pub fn rewind_to(&mut self, step: usize) {
        self.thinking = None;
        self.revision += 1;
        self.strikes = None;
        self.fallen.rewind(step);
        self.battle.rewind_to(step);
        self.follow_time();
        self.lines.retain(|line| line.step < step || (line.step == step && line.kind != Kind::Refused));
        self.seat_commanders();
    }

    fn carry_out(&mut self, side: Side, order: Order) -> Result<(), Refusal> {
        let step = self.battle.steps().len();
        let before = Before::of(self.battle.game(), self.battle.header().fog);
        match self.battle.give(side, order) {
            Ok(_) => {
                self.revision += 1;
                self.follow_time();
                let events = self.battle.steps().last().map_or(&[][..], |s| &s.events);
                let field = self.battle.game().field();
                self.fallen.add(step, events, field, self.battle.setting().catalog);
                let account = Account::of(&self.battle, before, events, self.battle.game());
                self.take_down(step, account);
                Ok(())
            }
            Err(refusal) => {
                self.lines.push(Line {
                    text: sentence(&refusal.message),
                    rule: full_id(&self.ruleset, refusal.rule.as_str()),
                    hex: None,
                    piece: None,
                    turn: before.turn,
                    step,
                    events: 0,
                    kind: Kind::Refused,
                    only: Some(side),
                    draw: None,
                });
                Err(refusal)
            }
        }
    }

    /// Tells all orders of the battle anew.
    fn retell(&mut self) {
        self.revision += 1;
        self.lines.clear();
        self.fallen = Fallen::default();
        self.strikes = None;
        let mut game = self.battle.state_at(0);
        for step in 0..self.battle.steps().len() {
            let before = Before::of(game.as_ref(), self.battle.header().fog);
            let events = self.battle.steps()[step].events.as_slice();
            for event in events {
                game.apply(event);
            }
            self.fallen.add(step, events, game.field(), self.battle.setting().catalog);
            let account = Account::of(&self.battle, before, events, game.as_ref());
            self.take_down(step, account);
        }
    }

    /// Takes down what came of the order of that number.
    fn take_down(&mut self, step: usize, account: Account) {
        if let Some(strikes) = account.strikes {
            self.strikes = Some(match self.strikes.take() {
                Some(before) => before.and(strikes),
                None => strikes,
            });
        }
        let mut turn = account.before.turn;
        for (events, line) in account.lines {
            if line.kind == Kind::Turn && !account.over {
                turn = account.turn;
            }
            // Phases in which nothing happens are not worth a line.
            if matches!(line.kind, Kind::Phase | Kind::Turn) {
                while self.lines.last().is_some_and(|l| l.kind == Kind::Phase) {
                    self.lines.pop();
                }
            }
            self.lines.push(Line {
                text: line.text,
                rule: full_id(&self.ruleset, line.rule),
                hex: line.hex,
                piece: line.piece,
                turn,
                step: step + 1,
                events,
                kind: line.kind,
                only: line.only,
                draw: line.draw,
            });
        }
    }

    /// Tells something the pane has done on the player's behalf.
    pub fn tell(&mut self, text: String) {
        self.note(text);
        if let Some(line) = self.lines.last_mut() {
            line.kind = Kind::Said;
        }
    }

    fn note(&mut self, text: String) {
        self.lines.push(Line {
            text,
            rule: String::new(),
            hex: None,
            piece: None,
            turn: self.battle.game().field().turn,
            step: self.battle.steps().len(),
            events: 0,
            kind: Kind::Refused,
            only: None,
            draw: None,
        });
    }
}

/// Where a battle stood before an order.
struct Before {
    turn: u16,
    phase: u8,
    leader: Option<PieceIx>,
    /// Who was covered from the enemy's sight.
    covered: fog_names::Covered,
}

impl Before {
    fn of(game: &dyn Game, fog: bool) -> Self {
        let field = game.field();
        let covered = fog_names::covered(game, fog);
        Self { turn: field.turn, phase: field.phase, leader: field.active_leader, covered }
    }
}

/// What came of an order, as it is told.
struct Account {
    before: Before,
    /// The turn after it.
    turn: u16,
    /// Did it end the battle?
    over: bool,
    lines: Vec<(usize, Narrated)>,
    strikes: Option<Strikes>,
}

impl Account {
    /// The account of these events of a battle, which led to that state.
    fn of(battle: &Battle, before: Before, events: &[Event], then: &dyn Game) -> Self {
        let (after, fog) = (then.field(), battle.header().fog);
        let placed = tell_placed(events, after, battle.setting(), fog);
        let placed =
            fog_names::mask(placed, &fog_names::still(&before.covered, fog_names::covered(then, fog)));
        let lines: Vec<Narrated> = placed.iter().map(|(_, line)| line.clone()).collect();
        let strikes = Strikes::of(before.turn, before.phase, before.leader, events, &lines);
        Self { before, turn: after.turn, over: after.outcome.is_some(), lines: placed, strikes }
    }
}

/// `ruleset/rule`, or empty.
fn full_id(ruleset: &str, rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("{ruleset}/{rule}") }
}

#[cfg(test)]
mod tests {
    use super::{Player, Session};
    use oblique_rules::play::Options;
    use oblique_testing::toy;

    #[test]
    fn a_battle_is_the_one_asked_for_only_if_it_was_opened_alike_and_nothing_was_ordered() {
        let options = Options { seed: 3, fog: false, unattended: false };
        let people = [Player::Person, Player::Person];
        let begun = Session::begin(toy::REGISTRY, &toy::scenario(), &options, people.clone());
        let mut opened = begun.unwrap_or_else(|why| panic!("{why:?}"));
        assert!(opened.opened_as(&options, &people));
        let others = [
            Options { seed: 4, ..options },
            Options { fog: true, ..options },
            Options { unattended: true, ..options },
        ];
        assert!(others.iter().all(|other| !opened.opened_as(other, &people)));
        assert!(!opened.opened_as(&options, &[Player::Computer("passive".to_owned()), Player::Person]));
        let decision = opened.battle.game().decision().expect("somebody decides");
        let (side, order) = (decision.side, decision.default.clone());
        opened.battle.give(side, order).expect("the default is legal");
        assert!(!opened.opened_as(&options, &people), "it has gone on");
    }
}
