//! A battle told in sentences, from its events.

use crate::numbers::counted;
use oblique_battle::BattleSetting;
use oblique_rules::catalog::{Catalog, Role};
use oblique_rules::play::{Event, Field, Message, PieceIx, PieceState, SortedDice, Standing};
use oblique_rulesets::ruleset;
use oblique_scenario::{Scenario, Side};
use oblique_trial::BattleSummary;
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// Tells a battle turn by turn.
pub(crate) struct Narrator {
    setting: BattleSetting,
    start_minutes: Option<i64>,
    losses: [[i64; 2]; 2],
    units_lost: [u32; 2],
    tracks: [Option<u8>; 2],
    act: Act,
}

/// What one leader's activation, or the time between two, brought.
#[derive(Default)]
struct Act {
    leader: Option<PieceIx>,
    moved: BTreeSet<PieceIx>,
    lines: Vec<String>,
}

impl Narrator {
    /// A narrator for the battle of a scenario.
    pub(crate) fn new(setting: &BattleSetting, scenario: &Scenario) -> Self {
        let tracks = [setting.catalog.men_track(), setting.catalog.guns_track()];
        Self {
            setting: setting.clone(),
            start_minutes: start_minutes(setting.catalog, scenario),
            losses: [[0; 2]; 2],
            units_lost: [0; 2],
            tracks: tracks.map(|track| u8::try_from(track?).ok()),
            act: Act::default(),
        }
    }

    /// The line that opens a turn.
    pub(crate) fn turn(&self, turn: u16) -> String {
        let clock = self.start_minutes.zip(self.setting.catalog.turn_minutes).map(|(start, minutes)| {
            let now = start + i64::from(minutes) * (i64::from(turn) - 1);
            format!(", {}:{:02}", now.div_euclid(60).rem_euclid(24), now.rem_euclid(60))
        });
        format!("{} {turn}{}\n", self.setting.catalog.turn_name, clock.unwrap_or_default())
    }

    /// Tells one order's events; `field` is the state after them.
    pub(crate) fn tell(&mut self, events: &[Event], field: &Field) -> String {
        let mut text = String::new();
        for (at, event) in events.iter().enumerate() {
            match event {
                Event::Turn(turn) => {
                    text.push_str(&self.close_act(field));
                    text.push_str(&self.close_turn());
                    let _ = write!(text, "\n{}", self.turn(*turn));
                }
                Event::Phase { leader, .. } if *leader != self.act.leader => {
                    text.push_str(&self.close_act(field));
                    self.act.leader = *leader;
                }
                Event::Moved { piece, .. } => {
                    self.act.moved.insert(*piece);
                }
                Event::Sorted(dice) if !dice.open => self.act.lines.push(thrown(dice, field)),
                // Of a message told differently to each side, the one that says more.
                Event::Said(message) if says_less(message, &events[..at], &events[at + 1..]) => {}
                Event::Said(message) => self.act.lines.push(self.said(message, field)),
                Event::Objective { index, holder } => {
                    if let Some(o) = field.objectives.get(usize::from(*index)) {
                        let who = holder.map_or("nobody", |s| self.setting.sides[s.index()].as_str());
                        self.act.lines.push(format!("{} is now held by {who}.", o.name));
                    }
                }
                Event::Tracked { piece, track, from, to, .. } => {
                    let kind = self.tracks.iter().position(|k| *k == Some(*track));
                    // What one piece loses and another of its side gains, as where a unit breaks down into
                    // skirmishers or they join again, is no loss.
                    if let (Some(kind), Some(p)) = (kind, field.get(*piece)) {
                        self.losses[p.side().index()][kind] += i64::from(from - to);
                    }
                }
                Event::Stood { piece, standing: Standing::OnMap, .. } => {
                    if let Some(p) = field.get(*piece) {
                        let at = self.setting.board.layout().name(p.hex);
                        self.act.lines.push(format!("{} arrives at {at}.", self.called(p)));
                    }
                }
                Event::Stood { piece, standing: Standing::Lost, .. } => {
                    if let Some(p) = field.get(*piece).filter(|p| p.is_unit()) {
                        self.units_lost[p.side().index()] += 1;
                    }
                }
                Event::Ended(_) => {
                    text.push_str(&self.close_act(field));
                    text.push_str(&self.close_turn());
                }
                _ => {}
            }
        }
        text
    }

    fn said(&self, message: &Message, field: &Field) -> String {
        let piece = message.piece.and_then(|p| field.get(p));
        let end = if message.text.ends_with(['.', ':']) { "" } else { "." };
        let side = piece.map(|p| format!(" ({})", self.setting.sides[p.side().index()]));
        let at = message.hex.map(|h| format!(" [{}]", self.setting.board.layout().name(h)));
        format!("{}{end}{}{}", message.text, side.unwrap_or_default(), at.unwrap_or_default())
    }

    fn called(&self, p: &PieceState) -> String {
        let side = &self.setting.sides[p.side().index()];
        match p.info.role {
            Role::Leader | Role::Chief => format!("{} ({side}, leader)", p.info.name),
            _ => format!("{} ({side})", p.info.name),
        }
    }

    /// Tells an activation that brought something.
    fn close_act(&mut self, field: &Field) -> String {
        let act = std::mem::take(&mut self.act);
        let mut text = String::new();
        if act.lines.is_empty() && act.moved.is_empty() {
            return text;
        }
        // Writing to a string does not fail.
        if let Some(p) = act.leader.and_then(|l| field.get(l)) {
            let count = |n| if n == 1 { "1 piece moves".to_owned() } else { format!("{n} pieces move") };
            let moved = if act.moved.is_empty() { "stands".to_owned() } else { count(act.moved.len()) };
            let side = &self.setting.sides[p.side().index()];
            let _ = writeln!(text, "  {} ({side}): {moved}.", p.info.name);
        }
        for line in act.lines {
            let _ = writeln!(text, "    {line}");
        }
        text
    }

    fn close_turn(&mut self) -> String {
        let losses = std::mem::take(&mut self.losses).map(|side| side.map(|n| n.max(0)));
        let units = std::mem::take(&mut self.units_lost);
        // Where a system counts no men, whole units are what it counts.
        let counts_men = self.tracks[0].is_some();
        if losses == [[0; 2]; 2] && (counts_men || units == [0; 2]) {
            return String::new();
        }
        let side = |s: Side| {
            let (name, [men, guns]) = (&self.setting.sides[s.index()], losses[s.index()]);
            let guns = if guns > 0 { format!(" and {}", counted(guns, "gun")) } else { String::new() };
            match men {
                _ if !counts_men => format!("{name} {}{guns}", counted(units[s.index()], "unit")),
                1 => format!("{name} 1 man{guns}"),
                _ => format!("{name} {men} men{guns}"),
            }
        };
        let turn = self.setting.catalog.turn_name.to_lowercase();
        format!("  Losses of the {turn}: {}; {}.\n", side(Side::A), side(Side::B))
    }
}

/// Is a message for one side told to the other right before or after it, in more words or already in as many?
fn says_less(message: &Message, before: &[Event], after: &[Event]) -> bool {
    let Some(only) = message.only else { return false };
    let told_other = |event: Option<&Event>| match event {
        Some(Event::Said(other)) => {
            let twins =
                (other.rule, other.hex, other.only) == (message.rule, message.hex, Some(only.other()));
            twins.then_some(other.text.len())
        }
        _ => None,
    };
    let own = message.text.len();
    told_other(before.last()).is_some_and(|length| length >= own)
        || told_other(after.first()).is_some_and(|length| length > own)
}

/// Dice as they were read, with who threw them.
fn thrown(dice: &SortedDice, field: &Field) -> String {
    let names = |pieces: &[PieceIx]| {
        let names = pieces.iter().filter_map(|p| field.get(*p)).map(|p| p.info.name.as_str());
        names.collect::<Vec<_>>().join(" and ")
    };
    let [first, second] = dice.pieces.each_ref().map(|pieces| names(pieces));
    let who = if second.is_empty() { first } else { format!("{first} against {second}") };
    format!("{}, {who}: {}.", dice.title, dice.in_words())
}

/// What the ruleset of a scenario calls a turn.
pub(crate) fn turn_name(scenario: &Scenario) -> String {
    ruleset(&scenario.ruleset).map_or_else(|| "Turn".to_owned(), |r| r.catalog().turn_name.clone())
}

/// In how many parts the ruleset of a scenario counts a point.
pub(crate) fn points_scale(scenario: &Scenario) -> i32 {
    ruleset(&scenario.ruleset).map_or(1, |r| r.catalog().points_scale)
}

/// How many minutes a turn of a scenario's ruleset lasts, if that is known.
pub(crate) fn turn_minutes(scenario: &Scenario) -> Option<u32> {
    ruleset(&scenario.ruleset).and_then(|r| r.catalog().turn_minutes)
}

/// When turn 1 opens, in minutes after midnight: the catalog's clock parameter.
fn start_minutes(catalog: &Catalog, scenario: &Scenario) -> Option<i64> {
    let clock = catalog.params.iter().find(|a| a.domain == oblique_rules::catalog::Domain::Clock)?;
    scenario.params.get(&clock.id).unwrap_or(&clock.default).int()
}

/// The end of a battle in sentences.
pub(crate) fn outcome(setting: &BattleSetting, field: &Field, summary: &BattleSummary) -> String {
    let name = |s: Side| setting.sides[s.index()].as_str();
    let mut text = String::new();
    let verdict = match (summary.winner, summary.victory) {
        (Some(side), oblique_rules::play::Victory::Decisive) => {
            format!("{}: decisive victory", name(side))
        }
        (Some(side), _) => format!("{}: tactical victory", name(side)),
        (None, _) if summary.unresolved.is_some() => "Unresolved".to_owned(),
        (None, _) => "Draw".to_owned(),
    };
    let turn = setting.catalog.turn_name.to_lowercase();
    let _ = writeln!(text, "{verdict}, in {turn} {}. {}", summary.turns, summary.reason);
    for side in Side::BOTH {
        let s = &summary.sides[side.index()];
        // Where a system counts neither men nor guns, there is nothing to say of them.
        let men = (s.men > 0)
            .then(|| format!("{} of {} men lost ({}%), ", s.men_lost, s.men, s.men_lost_percent()));
        let guns = (s.guns > 0).then(|| format!("{} of {} guns, ", s.guns_lost, s.guns));
        let leaders = if s.leaders_lost.is_empty() {
            String::new()
        } else {
            format!("; leaders fallen: {}", s.leaders_lost.join(", "))
        };
        let points = setting.catalog.points(summary.points[side.index()]);
        let unit = if points == "1" { "point" } else { "points" };
        let _ = writeln!(
            text,
            "  {}: {points} {unit}, {}{}{} destroyed or taken{leaders}",
            name(side),
            men.unwrap_or_default(),
            guns.unwrap_or_default(),
            counted(s.units_lost, "unit")
        );
    }
    for objective in &field.objectives {
        let holder = objective.holder.map_or("nobody", name);
        let [a, b] = objective.value;
        let _ = writeln!(text, "  {} (worth {a} and {b}): {holder}", objective.name);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::Narrator;
    use oblique_battle::cases::Cases;

    #[test]
    fn breaking_down_into_skirmishers_is_no_loss() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/cases/flintlock");
        let read = |name: &str| std::fs::read_to_string(format!("{folder}/{name}.ron")).unwrap();
        let cases = Cases::read(oblique_rulesets::REGISTRY, &read("form"), &read("cast")).unwrap();
        let mut broken_down = 0;
        cases.visit(|case, scenario, battle| {
            let down = |id: &str| id.ends_with(".1") || id.ends_with(".2");
            let field = battle.game().field();
            if !field.pieces.iter().any(|p| p.on_map() && down(&p.info.id.0)) {
                return;
            }
            let mut narrator = Narrator::new(battle.setting(), scenario);
            for step in battle.steps() {
                let _ = narrator.tell(&step.events, field);
            }
            let account = narrator.close_turn();
            assert!(!account.contains(" men"), "{}: {account}", case.name);
            broken_down += 1;
        });
        assert!(broken_down > 2, "{broken_down}");
    }
}
