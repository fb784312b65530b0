//! A battle being played: the battle, who plays which side, and what has been told.

use super::Player;
use super::thinking::{Thinking, Thought};
use oblique_core::battle::Battle;
use oblique_core::check::Diagnostic;
use oblique_core::commander::{Commander, commander};
use oblique_core::hex::Hex;
use oblique_core::rules::play::{Event, Field, Options, Order, Pix, Refusal};
use oblique_core::scenario::{Scenario, Side};
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
    pub piece: Option<Pix>,
    /// The turn it was told in.
    pub turn: u16,
    /// How many orders had been given when it was told: jump back to this moment.
    pub step: usize,
    /// Was it a refusal?
    pub refused: bool,
    /// Who may read it (`None`: both).
    pub only: Option<Side>,
}

/// A battle being played.
pub struct Session {
    battle: Battle,
    seed: u64,
    players: [Player; 2],
    commanders: [Option<Box<dyn Commander>>; 2],
    thinking: Option<Thinking>,
    lines: Vec<Line>,
    ruleset: String,
    /// The computer's orders wait while this is set.
    pub paused: bool,
}

impl Session {
    /// Opens the battle of a scenario.
    ///
    /// # Errors
    /// The diagnostics that keep it from being played.
    pub fn begin(
        scenario: &Scenario,
        options: &Options,
        players: [Player; 2],
    ) -> Result<Self, Vec<Diagnostic>> {
        let battle = Battle::begin(scenario, options)?;
        let mut session = Self {
            battle,
            seed: options.seed,
            players,
            commanders: [None, None],
            thinking: None,
            lines: Vec::new(),
            ruleset: scenario.ruleset.clone(),
            paused: false,
        };
        session.seat_commanders();
        Ok(session)
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
    pub fn seen(&self) -> Cow<'_, Field> {
        self.battle.game().see(self.seat())
    }

    /// Is a person asked to decide now?
    pub fn person_decides(&self) -> bool {
        self.battle.game().decision().is_some_and(|d| self.players[d.side.index()].is_person())
    }

    /// Is the computer thinking or being watched?
    pub fn computer_at_work(&self) -> bool {
        self.thinking.is_some()
    }

    /// Lets somebody else play a side, from now on.
    pub fn set_player(&mut self, side: Side, player: Player) {
        self.thinking = None;
        self.players[side.index()] = player;
        self.seat_commanders();
    }

    /// Gives an order of the person who decides.
    ///
    /// # Errors
    /// The refusal, which is told in the message box as well.
    pub fn give(&mut self, order: Order) -> Result<(), Refusal> {
        let Some(side) = self.battle.game().decision().map(|d| d.side) else { return Ok(()) };
        self.carry_out(side, order)
    }

    /// Carries out what the computer has thought out, at most `most` orders; starts it thinking
    /// where it is its decision. Returns how many orders were carried out.
    pub fn advance(&mut self, most: usize, wake: impl Fn() + Send + 'static) -> usize {
        if self.paused {
            return 0;
        }
        if self.thinking.is_none() {
            let Some(decision) = self.battle.game().decision() else { return 0 };
            if self.players[decision.side.index()].is_person() {
                return 0;
            }
            let commanders = std::mem::take(&mut self.commanders);
            let game = self.battle.game().boxed_clone();
            match Thinking::start(game, self.battle.theatre().clone(), commanders, wake) {
                Ok(thinking) => self.thinking = Some(thinking),
                Err(error) => {
                    self.tell(format!("The computer cannot think now: {error}. Try again."), true);
                    self.paused = true;
                    self.seat_commanders();
                }
            }
            return 0;
        }
        let mut carried = 0;
        while carried < most {
            let Some(thinking) = &self.thinking else { break };
            match thinking.next() {
                Thought::Nothing => break,
                Thought::Order(side, order) => {
                    if self.carry_out(side, order).is_err() {
                        // The battle went another way meanwhile: think afresh.
                        self.thinking = None;
                        self.seat_commanders();
                        break;
                    }
                    carried += 1;
                }
                Thought::Finished(commanders) => {
                    self.thinking = None;
                    self.commanders = commanders;
                    self.seat_missing();
                    break;
                }
            }
        }
        carried
    }

    /// Goes back to the moment when `step` orders had been given.
    pub fn rewind_to(&mut self, step: usize) {
        self.thinking = None;
        self.battle.rewind_to(step);
        self.lines.retain(|line| line.step < step || (line.step == step && !line.refused));
        self.seat_commanders();
    }

    /// Takes back orders until just before the last order of a person; false if there is none.
    pub fn undo(&mut self) -> bool {
        let mine = |side: Side| self.players[side.index()].is_person();
        let Some(step) = self.battle.steps().iter().rposition(|s| mine(s.side)) else { return false };
        self.rewind_to(step);
        true
    }

    fn carry_out(&mut self, side: Side, order: Order) -> Result<(), Refusal> {
        let turn = self.battle.game().field().turn;
        let step = self.battle.steps().len();
        let ruleset = self.ruleset.clone();
        match self.battle.give(side, order) {
            Ok(events) => {
                let said = events.iter().filter_map(|event| match event {
                    Event::Said(m) => Some(Line {
                        text: m.text.clone(),
                        rule: full_id(&ruleset, m.rule),
                        hex: m.hex,
                        piece: m.piece,
                        turn,
                        step: step + 1,
                        refused: false,
                        only: m.only,
                    }),
                    _ => None,
                });
                self.lines.extend(said);
                Ok(())
            }
            Err(refusal) => {
                self.lines.push(Line {
                    text: refusal.message.clone(),
                    rule: full_id(&ruleset, refusal.rule),
                    hex: None,
                    piece: None,
                    turn,
                    step,
                    refused: true,
                    only: Some(side),
                });
                Err(refusal)
            }
        }
    }

    fn tell(&mut self, text: String, refused: bool) {
        self.lines.push(Line {
            text,
            rule: String::new(),
            hex: None,
            piece: None,
            turn: self.battle.game().field().turn,
            step: self.battle.steps().len(),
            refused,
            only: None,
        });
    }

    fn seat_commanders(&mut self) {
        self.commanders = [None, None];
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

/// `ruleset/rule`, or empty.
fn full_id(ruleset: &str, rule: &str) -> String {
    if rule.is_empty() { String::new() } else { format!("{ruleset}/{rule}") }
}
