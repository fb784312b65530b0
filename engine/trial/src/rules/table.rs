//! A comparison as a table of texts: a column a ruleset, the same rows for whoever shows it.

use super::{Played, RulesComparison, deciding};
use crate::{Compared, Measure, Spread, compared};
use oblique_roster::convert::Sort;
use oblique_scenario::words::thousands;
use oblique_scenario::{Scenario, Side};

/// Of fewer than this, averages are told in tenths.
const FEW: i64 = 100;

/// What rows belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Section {
    /// How the battle came to the ruleset.
    Conversion,
    /// Who won.
    Result,
    /// How long it took.
    Length,
    /// What it cost.
    Losses,
    /// What history records of the battle that was fought, and the middle of those played.
    History,
    /// What decided it.
    Decided,
}

impl Section {
    /// Its heading.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Conversion => "Conversion",
            Self::Result => "Result",
            Self::Length => "Length",
            Self::Losses => "Losses on average",
            Self::History => "Median beside the record",
            Self::Decided => "What decided it",
        }
    }
}

/// A row: what it is about, and a text a ruleset, empty where there is nothing to say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// Where it belongs.
    pub section: Section,
    /// What it is about.
    pub what: String,
    /// A text for each ruleset, as many as the comparison has.
    pub cells: Vec<String>,
}

/// The rows of a comparison; rows that say nothing of any ruleset are left out.
#[must_use]
pub fn rows(comparison: &RulesComparison) -> Vec<Row> {
    let mut table = Table { played: &comparison.played, rows: Vec::new() };
    let played = &comparison.played;
    // A battle under its own rules alone is as it is.
    let own = played.first().map(|p| p.contest.rules.id());
    if played.iter().any(|p| p.contest.battle.is_err() || Some(p.contest.rules.id()) != own) {
        table.row(Section::Conversion, "Battle", conversion);
    }
    for sort in [Sort::Lost, Sort::Fixed, Sort::Guessed, Sort::Rounded] {
        let what = format!("Values {}", sort.word());
        table.row(Section::Conversion, &what, |p| some(p.contest.changed(sort) as u64));
    }
    table.battles(Section::Result, "Battles", |p| p.tally.battles.to_string());
    for side in Side::BOTH {
        let what = format!("{} wins", comparison.sides[side.index()]);
        table.battles(Section::Result, &what, |p| {
            let share = p.tally.win_share(side);
            let decisive = p.tally.victories[side.index()][0];
            format!(
                "{} ({} to {}), {decisive} decisive",
                percent(share.share),
                bare(share.low),
                percent(share.high)
            )
        });
    }
    table.battles(Section::Result, "Drawn", |p| percent(share(p.tally.draws, p.tally.battles)));
    table.battles(Section::Result, "Unresolved", |p| some(p.tally.unresolved));
    // Rulesets whose turns are called alike are counted by that name.
    let turn = |p: &Played| p.contest.rules.catalog().turn_name.as_str();
    let first = played.first().map_or("", turn);
    let alike = played.iter().all(|p| turn(p) == first);
    table.battles(Section::Length, if alike { first } else { "Turns" }, |p| {
        let turns = quartiles(&p.tally.turns);
        if alike { turns } else { format!("{}: {turns}", turn(p)) }
    });
    table.battles(Section::Length, "Time of the battle", |p| {
        let minutes = p.contest.rules.catalog().turn_minutes;
        minutes.map(|m| hours(p.tally.turns.mean() * f64::from(m))).unwrap_or_default()
    });
    for side in Side::BOTH {
        let (name, i) = (&comparison.sides[side.index()], side.index());
        let lost = |lost: &Spread, of: i64| {
            if of == 0 {
                String::new()
            } else {
                // Of few a whole number would not agree with its share.
                let mean = lost.mean();
                let lost = if of < FEW && mean > 0.0 {
                    format!("{mean:.1}")
                } else {
                    thousands(mean.round() as i64)
                };
                format!("{lost} of {} ({})", thousands(of), percent(mean / of as f64))
            }
        };
        table.battles(Section::Losses, &men(name), |p| lost(&p.tally.men_lost[i], p.start[i][0]));
        table.battles(Section::Losses, &guns(name), |p| lost(&p.tally.guns_lost[i], p.start[i][1]));
        table.battles(Section::Losses, &format!("{name}, units"), |p| {
            lost(&p.tally.units_lost[i], p.start[i][2])
        });
    }
    table.history(&comparison.sides);
    table.factors();
    table.rows
}

/// The table as it grows.
struct Table<'a> {
    played: &'a [Played],
    rows: Vec<Row>,
}

impl Table<'_> {
    /// A row of whatever is to be said.
    fn row(&mut self, section: Section, what: &str, cell: impl Fn(&Played) -> String) {
        let cells: Vec<String> = self.played.iter().map(cell).collect();
        if cells.iter().any(|cell| !cell.is_empty()) {
            self.rows.push(Row { section, what: what.to_owned(), cells });
        }
    }

    /// A row of what battles brought; nothing is said where none were fought.
    fn battles(&mut self, section: Section, what: &str, cell: impl Fn(&Played) -> String) {
        self.row(section, what, |p| if p.tally.battles == 0 { String::new() } else { cell(p) });
    }

    /// Rows of what history records and battles count, without those of which nothing is recorded.
    fn history(&mut self, sides: &[String; 2]) {
        self.battles(Section::History, "Winner", |p| {
            let winner = p.contest.battle.as_ref().ok().and_then(|scenario| scenario.history.winner);
            let of = |side: Side| (&sides[side.index()], percent(p.tally.win_share(side).share));
            winner
                .map(of)
                .map_or_else(String::new, |(name, share)| format!("{name}, here in {share} of battles"))
        });
        let measures = Side::BOTH.into_iter().flat_map(|side| [Measure::Men(side), Measure::Guns(side)]);
        for measure in measures.chain([Measure::Minutes]) {
            let what = match measure {
                Measure::Men(side) => men(&sides[side.index()]),
                Measure::Guns(side) => guns(&sides[side.index()]),
                Measure::Minutes => "Minutes".to_owned(),
            };
            let own = self.played.iter().find(|p| p.contest.changes.is_empty()).map(|p| p.start);
            self.battles(Section::History, &what, |p| {
                let all = recorded(p);
                let one = all.into_iter().find(|one| one.measure == measure);
                one.and_then(|one| in_proportion(one, p.start, own)).unwrap_or_default()
            });
        }
    }

    /// Rows of what decided it: the first of each ruleset side by side, then the second.
    fn factors(&mut self) {
        let factors: Vec<Vec<String>> = self.played.iter().map(decided).collect();
        let most = factors.iter().map(Vec::len).max().unwrap_or(0);
        for n in 0..most {
            let cells = factors.iter().map(|f| f.get(n).cloned().unwrap_or_default()).collect();
            self.rows.push(Row { section: Section::Decided, what: ordinal(n), cells });
        }
    }
}

/// The men of a side.
fn men(name: &str) -> String {
    format!("{name}, men")
}

/// Its guns.
fn guns(name: &str) -> String {
    format!("{name}, guns")
}

/// What history records of a battle, beside what was played of it.
fn recorded(played: &Played) -> Vec<Compared> {
    let minutes = played.contest.rules.catalog().turn_minutes;
    let of = |scenario: &Scenario| compared(&scenario.history, &played.tally, minutes);
    played.contest.battle.as_ref().map_or_else(|_| Vec::new(), |scenario| of(scenario))
}

/// Armies that differ by less than so many percent are of one size.
const ONE_SIZE_PERCENT: i64 = 25;

/// The record beside what was played with armies that had so much at the start, where `own` is what they have under the rules
/// the battle was made for; `None` where the rules count none of it. An army of another size is held against the record in
/// proportion.
fn in_proportion(of: Compared, start: [[i64; 3]; 2], own: Option<[[i64; 3]; 2]>) -> Option<String> {
    let (side, what) = match of.measure {
        Measure::Men(side) => (side, 0),
        Measure::Guns(side) => (side, 1),
        Measure::Minutes => return Some(beside(&of)),
    };
    let had = start[side.index()][what];
    let own = own.map_or(had, |own| own[side.index()][what]);
    if had == 0 {
        return None;
    }
    // Sources count battalions' guns, which not all rules do: what is more than all that can be lost is no measure of it.
    if what == 1 && had < of.low {
        let Compared { median, low, high, .. } = of;
        let (lost, all) = (thousands(median), thousands(had));
        return Some(format!("{lost} of {all}, recorded {low} to {high}, more than are counted here"));
    }
    if own == 0 || (had - own).abs() * 100 <= own * ONE_SIZE_PERCENT {
        return Some(beside(&of));
    }
    let scaled = |recorded: i64| (recorded * had + own / 2) / own;
    let scaled = Compared { low: scaled(of.low), high: scaled(of.high), ..of };
    Some(format!("{}, in proportion", beside(&scaled)))
}

/// The middle of the battles played, what the sources give, and by how much it is off their nearer end.
fn beside(of: &Compared) -> String {
    let [median, low, high] = [of.median, of.low, of.high].map(thousands);
    match (of.deviation_percent(), of.low == of.high) {
        (Some(0), true) => format!("{median}, as recorded"),
        (Some(0), false) => format!("{median}, as recorded ({low} to {high})"),
        (Some(off), true) => format!("{median}, recorded {low} ({off:+} %)"),
        (Some(off), false) => format!("{median}, recorded {low} to {high} ({off:+} %)"),
        (None, _) => format!("{median}, recorded {low}"),
    }
}

/// How the battle came there.
fn conversion(played: &Played) -> String {
    match &played.contest.battle {
        Err(why) => format!("Not played: {why}"),
        Ok(_) if played.contest.changes.is_empty() => "As it is".to_owned(),
        Ok(scenario) => {
            let layout = scenario.board.layout();
            format!("Converted, {} × {} hexes", layout.width, layout.height)
        }
    }
}

/// What decided the battles of one ruleset, each with its share; rulesets say 'Side A' where they know no name, and whoever
/// shows it knows it.
fn decided(played: &Played) -> Vec<String> {
    let name = |id: &str| played.contest.battle.as_ref().map_or_else(|_| id.to_owned(), |s| objective(s, id));
    deciding(&played.tally, &name)
        .into_iter()
        .map(|f| format!("{} ({})", f.what, percent(f.share.share)))
        .collect()
}

/// The name of an objective.
fn objective(scenario: &Scenario, id: &str) -> String {
    let found = scenario.objectives.iter().find(|(known, _)| known.0 == id);
    found.map(|(_, o)| o.name.clone()).filter(|name| !name.is_empty()).unwrap_or_else(|| id.to_owned())
}

/// A number, nothing for 0.
fn some(n: u64) -> String {
    if n == 0 { String::new() } else { n.to_string() }
}

fn ordinal(n: usize) -> String {
    ["First", "Second", "Third", "Fourth", "Fifth"]
        .get(n)
        .map_or_else(|| format!("{}th", n + 1), |w| (*w).to_owned())
}

fn share(n: u64, of: u64) -> f64 {
    if of == 0 { 0.0 } else { n as f64 / of as f64 }
}

/// A share in per cent, without the sign.
fn bare(share: f64) -> String {
    format!("{:.0}", share * 100.0)
}

/// A share in per cent.
fn percent(share: f64) -> String {
    format!("{} %", bare(share))
}

/// The middle number of what is counted, and between which the middle half lies.
fn quartiles(spread: &Spread) -> String {
    let q = |n| spread.quantile(n).unwrap_or(0);
    let (low, middle, high) = (q(25), q(50), q(75));
    if low == high { middle.to_string() } else { format!("{middle} (half of them {low} to {high})") }
}

/// Minutes as hours and minutes.
fn hours(minutes: f64) -> String {
    let minutes = minutes.round().max(0.0) as u64;
    format!("{} h {:02} min", minutes / 60, minutes % 60)
}
