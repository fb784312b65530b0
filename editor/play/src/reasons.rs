//! Why: before an order its cost, odds and what could follow; after it the dice; of what cannot be
//! done, the rule that forbids it.
//!
//! Everything is the engine's own: quotes, odds, refusals, draws. Must not know any one system, nor
//! how it is drawn.

use super::ledger::capital;
use super::narration::{called, sentence};
use super::offers;
use super::screen::Table;
use super::words;
use oblique_rules::catalog::Action;
use oblique_rules::play::{Chance, Draw, Modifier, Next, Odds, Order, Refusal, Sequel};
use oblique_text::{begun_small, inside, number, text, translated};

/// What is asked about.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// An order that could be given.
    Order(Order),
    /// What cannot be ordered, and why.
    Refused {
        /// What it would be: 'Charge', 'Move to 0712'.
        name: String,
        /// Why not.
        refusal: Refusal,
    },
    /// A line of the message box.
    Line(usize),
}

/// A bar of a chart: what may come of a draw and how likely it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bar {
    /// What it is.
    pub text: String,
    /// How likely, in thousandths.
    pub permille: u64,
    /// The same in words: '40%, 4 in 10'.
    pub share: String,
    /// Is it the one that came?
    pub came: bool,
}

/// A part of what is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A sentence with the rule it rests on, without prefix, or empty.
    Text(String, String),
    /// A modifier, with its value and its rule.
    Modifier(i32, String, String),
    /// A head over bars, with its rule; how far it is set in.
    Head(String, String, usize),
    /// Bars of a distribution; how far they are set in.
    Chart(Vec<Bar>, usize),
}

/// What is told about a reason.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Account {
    /// What it is about.
    pub title: String,
    /// Is it about something that cannot be done?
    pub refused: bool,
    /// What is told.
    pub parts: Vec<Part>,
}

impl Account {
    /// The rule it rests on first, without prefix.
    pub fn rule(&self) -> Option<&str> {
        let rule = |part: &Part| match part {
            Part::Text(_, rule) | Part::Head(_, rule, _) | Part::Modifier(_, _, rule) => rule.clone(),
            Part::Chart(..) => String::new(),
        };
        let at = self.parts.iter().position(|p| !rule(p).is_empty())?;
        match &self.parts[at] {
            Part::Text(_, rule) | Part::Head(_, rule, _) | Part::Modifier(_, _, rule) => Some(rule),
            Part::Chart(..) => None,
        }
    }

    /// All of it in lines, as it is read aloud.
    pub fn lines(&self) -> Vec<String> {
        let mut lines = vec![self.title.clone()];
        for part in &self.parts {
            match part {
                Part::Text(text, rule) | Part::Head(text, rule, _) if rule.is_empty() => {
                    lines.push(text.clone());
                }
                Part::Text(text, rule) | Part::Head(text, rule, _) => lines.push(format!("{text} ({rule})")),
                Part::Modifier(value, what, rule) => lines.push(format!("{value:+} {what} ({rule})")),
                Part::Chart(bars, _) => {
                    lines.extend(bars.iter().map(|bar| format!("{}: {}", bar.text, bar.share)));
                }
            }
        }
        lines
    }
}

/// What is told about a reason; `None` where there is nothing to tell.
pub(crate) fn account(table: &Table<'_>, reason: &Reason) -> Option<Account> {
    match reason {
        Reason::Order(order) => before(table, order),
        Reason::Refused { name, refusal } => Some(Account {
            title: text!("play-why-not-what", what = begun_small(name)),
            refused: true,
            parts: vec![Part::Text(sentence(&capital(&refusal.message)), refusal.rule.into())],
        }),
        Reason::Line(index) => after(table, *index),
    }
}

/// Why an action of the catalog cannot be taken.
pub(crate) fn why_not(table: &Table<'_>, action: &Action) -> Reason {
    let selected = table.screen.selected;
    let missing =
        || Refusal::new(oblique_rules::RuleId::NONE, text!("play-select-a-unit-or-leader-that-can-do"));
    let refusal = if action.piece && selected.is_none() {
        Refusal { rule: oblique_rules::RuleId::NONE, ..missing() }
    } else {
        offers::refusal(table.game(), table.setting(), table.seen, action, selected)
            .map_or_else(missing, |(_, refusal)| refusal)
    };
    Reason::Refused { name: action.name.clone(), refusal }
}

/// Why an order that a click on a hex would have been is refused.
pub(crate) fn why_not_there(table: &Table<'_>, order: &Order) -> Option<Reason> {
    let refusal = table.game().judge(order).err()?;
    Some(Reason::Refused { name: table.answer(order), refusal })
}

fn before(table: &Table<'_>, order: &Order) -> Option<Account> {
    let quote = table.game().judge(order).ok()?;
    let mut parts = Vec::new();
    if let Some(halves) = quote.cost_halves {
        parts.push(Part::Text(
            text!("play-costs-halves", halves = words::points(table.catalog(), halves)),
            String::new(),
        ));
    }
    for line in &quote.lines {
        parts.push(Part::Text(sentence(&capital(&line.text)), line.rule.into()));
    }
    Some(Account { title: table.answer(order), refused: false, parts })
}

/// Tells what an order leads to, where the odds do not.
pub(crate) fn add_sequel(table: &Table<'_>, odds: &[Odds], sequel: Option<&Sequel>, account: &mut Account) {
    let text = match sequel {
        Some(Sequel::Chance(draw)) if odds.is_empty() => {
            let what = title(table, draw.rule.as_str(), draw.name.as_str());
            let who =
                draw.piece.map(|p| text!("play-of-p", p = words::name(table.seen, p))).unwrap_or_default();
            account.parts.push(Part::Text(
                text!("play-dice-are-rolled-at-once-first-what-who", what, who),
                draw.rule.into(),
            ));
            return;
        }
        None | Some(Sequel::Chance(_)) => return,
        Some(Sequel::Over) => text!("play-no-die-is-rolled-the-battle-is-over").to_owned(),
        Some(Sequel::Asked(next)) => text!("play-no-die-is-rolled-yet-next", next = asked_next(table, next)),
    };
    account.parts.push(Part::Text(text, String::new()));
}

/// Who decides what next: 'Then Austria decides: Defensive fire (4 can: Fire at).'
fn asked_next(table: &Table<'_>, next: &Next) -> String {
    let catalog = table.catalog();
    let kind = catalog.decisions.iter().find(|d| d.id == next.kind).map_or("", |d| d.title.as_str());
    let about = next.piece.map(|p| format!(", {}", words::name(table.seen, p))).unwrap_or_default();
    let turn = next
        .turn
        .map(|n| text!("play-turn-name-n-opens", turn_name = catalog.turn_name, n))
        .unwrap_or_default();
    let able = next.able.map(|(n, verb)| {
        let what = begun_small(&words::verb(catalog, &Order::blank(verb)));
        text!("play-n-with-the-order-what", n, what)
    });
    let side = table.side(next.side);
    text!(
        "play-turn-then-side-decides-kind-about-able",
        turn,
        side,
        kind = begun_small(kind),
        about,
        able = able.unwrap_or_default()
    )
}

/// Tells the odds of an order too, once they have been counted; what is a chart then is no line any more.
pub(crate) fn add_odds(table: &Table<'_>, odds: &[Odds], account: &mut Account) {
    let charted = |text: &str, rule: &str| {
        let why = |o: &Odds| o.sampled.is_some_and(|sampled| text.contains(&*translated(sampled.why)));
        odds.iter().any(|o| o.need.is_some() && o.rule == rule || why(o))
    };
    // Nor are the modifiers told twice.
    let counted = |text: &str| {
        odds.iter().flat_map(|o| &o.modifiers).any(|m| text == sentence(&format!("{:+} {}", m.value, m.what)))
    };
    account
        .parts
        .retain(|part| !matches!(part, Part::Text(text, rule) if charted(text, rule) || counted(text)));
    for odds in odds {
        tell(table, odds, "", 0, &mut account.parts);
    }
}

/// What a draw is called: 'morale check', whatever capitals its rule's title has.
fn title(table: &Table<'_>, rule: &str, name: &str) -> String {
    if name.contains(' ') {
        return translated(name).into_owned();
    }
    let title = called(table.setting().manual, name, rule).unwrap_or(name);
    let quiet = |word: &str| {
        let capital_only = word.chars().skip(1).all(|c| !c.is_uppercase());
        if capital_only { inside(word) } else { word.to_owned() }
    };
    title.split(' ').map(quiet).collect::<Vec<_>>().join(" ")
}

fn tell(table: &Table<'_>, odds: &Odds, before: &str, depth: usize, parts: &mut Vec<Part>) {
    let who = odds.piece.map(|p| words::name(table.seen, p).to_owned()).unwrap_or_default();
    let what = title(table, odds.rule.as_str(), odds.name.as_str());
    let who = if who.is_empty() { capital(&what) } else { format!("{who}, {what}") };
    let who = match odds.target {
        Some(target) => format!("{who}: {}", words::name(table.seen, target)),
        None => who,
    };
    let (low, high) = odds.range;
    let die = if high > low { text!("play-a-die-of-low-to-high", low, high) } else { String::new() };
    let need = odds.need.map_or_else(String::new, |n| text!("play-needs-n", n = translated(&n.to_string())));
    let head =
        if before.is_empty() { who } else { text!("play-if-before-who", before = begun_small(before), who) };
    parts.push(Part::Head(format!("{head}{die}{need}"), odds.rule.into(), depth));
    if let Some(sampled) = &odds.sampled {
        let text =
            text!("play-fought-out-times-times-in-copies-of-the", times = sampled.times, why = sampled.why);
        parts.push(Part::Text(text, String::new()));
    }
    let modifier = |m: &Modifier| Part::Modifier(m.value, translated(m.what).into_owned(), m.rule.into());
    parts.extend(odds.modifiers.iter().filter(|m| m.value != 0).map(modifier));
    if !odds.enemy_modifiers.is_empty() {
        parts.push(Part::Text(text!("play-the-enemys-dice").to_owned(), String::new()));
        parts.extend(odds.enemy_modifiers.iter().filter(|m| m.value != 0).map(modifier));
    }
    let lead = shared_lead(&odds.chances);
    let of_it = |chance: &Chance| translated(chance.text.get(lead..).unwrap_or_default()).into_owned();
    let bar = |chance: &Chance| {
        let exact = bar(&of_it(chance), chance.ways, odds.total(), odds.permille(chance));
        if odds.sampled.is_none() {
            return exact;
        }
        // Tenths would say more than is known.
        let percent = (exact.permille + 5) / 10;
        let share =
            if percent == 0 { text!("play-seldom").to_owned() } else { text!("play-about-percent", percent) };
        Bar { share, ..exact }
    };
    parts.push(Part::Chart(odds.chances.iter().map(bar).collect(), depth));
    for chance in &odds.chances {
        if let Some(then) = &chance.then {
            tell(table, then, &of_it(chance), depth + 1, parts);
        }
    }
}

/// How much of their texts all chances of a draw begin with, as 'at the Guard: ', which tells none of them apart.
fn shared_lead(chances: &[Chance]) -> usize {
    let Some((first, others)) = chances.split_first() else { return 0 };
    let Some(lead) = first.text.rfind(": ").map(|at| at + 2) else { return 0 };
    let same = |other: &Chance| first.text.get(..lead).is_some_and(|lead| other.text.starts_with(lead));
    if !others.is_empty() && others.iter().all(same) { lead } else { 0 }
}

fn bar(text: &str, ways: u64, total: u64, permille: u64) -> Bar {
    let percent = match permille {
        0 if ways > 0 => text!("play-under-0-1").to_owned(),
        n if n % 10 == 0 => number(&format!("{}%", n / 10)).into_owned(),
        n => number(&format!("{}.{}%", n / 10, n % 10)).into_owned(),
    };
    let share =
        if total <= 100 { text!("play-percent-ways-in-total", percent, ways, total) } else { percent };
    Bar { text: capital(text), permille, share, came: false }
}

fn after(table: &Table<'_>, index: usize) -> Option<Account> {
    let line = table.session.lines().get(index)?;
    let seat = table.session.seat();
    // What the other side has rolled is not for this seat.
    if line.only.is_some_and(|side| seat.is_some_and(|s| s != side)) {
        return None;
    }
    let draw = line.draw.as_deref()?;
    let mut parts = Vec::new();
    let (low, high) = draw.range;
    let who = draw.piece.map(|p| words::name(table.seen, p).to_owned()).unwrap_or_default();
    parts.push(Part::Text(
        text!("play-die-value-of-low-to-high", value = draw.value, low, high),
        draw.rule.into(),
    ));
    for m in &draw.modifiers {
        parts.push(Part::Modifier(m.value, translated(m.what).into_owned(), m.rule.into()));
    }
    parts.extend(reckoned(draw).into_iter().map(|text| Part::Text(text, String::new())));
    let what = title(table, draw.rule.as_str(), draw.name.as_str());
    let title = if who.is_empty() { capital(&what) } else { format!("{who}: {what}") };
    Some(Account { title, refused: false, parts })
}

/// Sum, need, margin and outcome of a draw.
fn reckoned(draw: &Draw) -> Vec<String> {
    let plus: i32 = draw.modifiers.iter().map(|m| m.value).sum();
    let sum = draw.value + plus;
    let mut lines = Vec::new();
    if plus != 0 {
        lines.push(text!(
            "play-total-value-plus-plus-2-sum",
            value = draw.value,
            plus = if plus < 0 { "−" } else { "+" },
            plus_2 = plus.abs(),
            sum
        ));
    }
    if let Some(need) = draw.need {
        let margin = match need.margin(sum) {
            0 => text!("play-just-made").to_owned(),
            n if n > 0 => text!("play-made-by-n", n),
            n => text!("play-missed-by-n", n = -n),
        };
        lines.push(text!("play-needed-need-margin", need = translated(&need.to_string()), margin));
    }
    if !draw.outcome.is_empty() {
        lines.push(text!("play-outcome-outcome", outcome = draw.outcome));
    }
    lines
}
