//! What must be seen, against what is.

use super::bag::{Bag, Ordered};
use super::fault::{CaseFault, fault};
use super::file::{Drawn, Then};
use super::run::piece;
use super::set_up::{hexes, mark, side, somewhere, track};
use super::under_way;
use oblique_board::hex::Layout;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::{
    Draw, Event, Field, Game, Gauge, Need, PieceIx, PieceState, Shade, SortedDice, Standing, Victory,
};
use oblique_scenario::{Side, Value};
use std::collections::BTreeSet;

/// Before the name of a mark that holds for a piece, its leader's share and what follows from its place included.
const SHOWN: &str = "shown_";

/// What has happened in a case so far.
pub(super) struct CaseRun<'c> {
    pub catalog: &'c Catalog,
    pub layout: Layout,
    pub events: Vec<Event>,
    pub asked: Vec<&'static str>,
}

impl CaseRun<'_> {
    /// Notes what is asked now.
    pub(super) fn note_decision(&mut self, game: &dyn Game) {
        self.asked.extend(game.decision().map(|d| d.kind));
    }
}

/// Compares and tells what differs.
pub(super) fn look(then: &Then, game: &dyn Game, story: &CaseRun, say: &mut dyn FnMut(String)) {
    let mut tried = |result: Result<(), CaseFault>| {
        if let Err(e) = result {
            say(e.to_string());
        }
    };
    for (id, wanted) in &then.pieces.0 {
        tried(compare(id, wanted, game.field(), game, story));
    }
    for (seat, pieces) in &then.views.0 {
        tried(side(seat).and_then(|seat| view(seat, pieces, game, story)));
    }
    for wanted in &then.draws {
        tried(drawn(wanted, game, story));
    }
    tried(messages(then, story));
    tried(decision(then, game, story));
    tried(under_way::look(then, game, story));
    tried(lines(then, game, story));
    tried(phases(then, story));
    tried(result(then, game));
    tried(gauges(then, game));
    tried(windows(then, game, story));
}

fn view(seat: Side, pieces: &Ordered<Bag>, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    let seen = game.see(Some(seat));
    for (id, wanted) in &pieces.0 {
        compare(id, wanted, &seen, game, story).map_err(|e| format!("{seat} sees otherwise: {e}"))?;
    }
    Ok(())
}

fn compare(id: &str, wanted: &Bag, field: &Field, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    let pix = piece(game, id)?;
    let Some(state) = field.get(pix) else { return Err(fault!("{id} is not seen")) };
    let mut wrong = Vec::new();
    for (name, value) in &wanted.0 {
        let shown = name.strip_prefix(SHOWN).and_then(|name| mark(story.catalog, name));
        let is = match shown {
            Some(mark) => Value::Flag(game.marks_of(pix).has(mark)),
            None => fact(name, state, field, story)?,
        };
        let reached = name == "hex" && value.text().is_some_and(|v| v.contains('>'));
        if reached && somewhere(story.layout, &value.to_string())? == state.hex {
            continue;
        }
        if is != *value {
            wrong.push(format!("{name} is {is}, not {value}"));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(fault!("{id}: {}", wrong.join("; "))) }
}

/// A fact of a piece, by its name in case files.
fn fact(name: &str, state: &PieceState, field: &Field, story: &CaseRun) -> Result<Value, CaseFault> {
    let text = |t: &str| Value::Text(t.to_owned());
    Ok(match name {
        "hex" => Value::Text(story.layout.name(state.hex)),
        "facing" => Value::Int(state.facing.map_or(-1, |f| i64::from(f.get()))),
        "formation" => {
            let formation = story.catalog.formations.get(usize::from(state.formation));
            formation.map_or_else(|| text(""), |f| text(&f.id))
        }
        "top" => Value::Flag(state.top),
        "known" => Value::Flag(state.known),
        // A system that counts figures has a track of them; elsewhere it is how many the map shows.
        "figures" if track(story.catalog, name).is_none() => Value::Int(i64::from(state.figures)),
        "leader" => {
            let leader = state.leader.and_then(|l| field.get(l));
            leader.map_or_else(|| text("none"), |l| text(&l.info.id.0))
        }
        "standing" => text(match state.standing {
            Standing::Due(_) => "due",
            Standing::OnMap => "on_map",
            Standing::Lost => "lost",
            Standing::Left => "left",
        }),
        _ => {
            if let Some(track) = track(story.catalog, name) {
                Value::Int(i64::from(state.tracks.get(usize::from(track)).copied().unwrap_or(0)))
            } else if let Some(mark) = mark(story.catalog, name) {
                Value::Flag(state.marks.has(mark))
            } else {
                return Err(fault!("nothing about a piece is called '{name}'"));
            }
        }
    })
}

fn drawn(wanted: &Drawn, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    let who = wanted.who.as_deref().map(|id| piece(game, id)).transpose()?;
    let total = |d: &Draw| d.value + d.modifiers.iter().map(|m| m.value).sum::<i32>();
    let of_name: Vec<&Draw> = story
        .events
        .iter()
        .filter_map(|e| match e {
            Event::Drew(draw)
                if draw.name.as_str() == wanted.name && (who.is_none() || draw.piece == who) =>
            {
                Some(draw)
            }
            _ => None,
        })
        .collect();
    let fits = |d: &&Draw| {
        wanted.value.is_none_or(|v| v == d.value)
            && wanted.total.is_none_or(|t| t == total(d))
            && wanted.need.is_none_or(|n| Some(n) == d.need.map(Need::number))
            && wanted.outcome.as_ref().is_none_or(|o| d.outcome.contains(o))
            && wanted.rule.as_ref().is_none_or(|r| d.rule == *r)
            && wanted
                .modifiers
                .iter()
                .all(|(rule, value)| d.modifiers.iter().any(|m| m.rule == *rule && m.value == *value))
    };
    if of_name.iter().any(fits) {
        return Ok(());
    }
    let were: Vec<_> = of_name
        .iter()
        .map(|d| {
            let modifiers: Vec<_> = d.modifiers.iter().map(|m| format!("{} {:+}", m.rule, m.value)).collect();
            let (value, total, need) = (d.value, total(d), d.need.map(Need::number));
            let modifiers = modifiers.join(", ");
            format!("{value} ({modifiers}) total {total} need {need:?} '{}' by {}", d.outcome, d.rule)
        })
        .collect();
    Err(fault!("no draw of {} is as written; there were: [{}]", wanted.name, were.join("; ")))
}

fn messages(then: &Then, story: &CaseRun) -> Result<(), CaseFault> {
    let sorted = story.events.iter().filter_map(|event| match event {
        Event::Sorted(dice) => Some(dice),
        _ => None,
    });
    let of = |dice: &SortedDice| {
        let groups = dice.groups.iter().map(|group| dice.group_in_words(group));
        groups.chain(dice.unused_in_words()).collect::<Vec<_>>()
    };
    let dice: Vec<String> = sorted.flat_map(|dice| of(dice)).collect();
    let mut texts: Vec<&str> = dice.iter().map(String::as_str).collect();
    let mut rules = Vec::new();
    for event in &story.events {
        match event {
            Event::Said(m) => {
                texts.push(m.text.as_str());
                rules.push(m.rule.as_str());
            }
            Event::Drew(d) => texts.push(&d.outcome),
            Event::Ended(o) => {
                texts.push(&o.reason);
                rules.push(&o.rule);
            }
            _ => {}
        }
    }
    if let Some(text) = then.said.iter().find(|t| !texts.iter().any(|s| s.contains(t.as_str()))) {
        return Err(fault!("nobody says '{text}'; said is: {}", texts.join(" | ")));
    }
    if let Some(rule) = then.cited.iter().find(|r| !rules.contains(&r.as_str())) {
        return Err(fault!("no message cites {rule}; cited are: {}", rules.join(", ")));
    }
    if let Some(rule) = then.not_cited.iter().find(|r| rules.contains(&r.as_str())) {
        return Err(fault!("a message cites {rule}"));
    }
    Ok(())
}

fn decision(then: &Then, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    let now = game.decision();
    let kind = now.map_or("none", |d| d.kind);
    let about = now.and_then(|d| d.piece).and_then(|p| game.field().get(p)).map(|p| p.info.id.0.as_str());
    if let Some(wanted) = &then.asked
        && wanted != kind
    {
        return Err(fault!("asked is {kind} (of {}), not {wanted}", about.unwrap_or("nobody")));
    }
    if let Some(wanted) = then.asked_side
        && now.map(|d| d.side) != Some(wanted)
    {
        return Err(fault!("the decision is not put to side {wanted}"));
    }
    if let Some(wanted) = &then.asked_piece
        && about != Some(wanted.as_str())
    {
        return Err(fault!("the decision is about {}, not {wanted}", about.unwrap_or("nobody")));
    }
    if let Some(never) = then.never_asked.iter().find(|n| story.asked.contains(&n.as_str())) {
        return Err(fault!("{never} was asked"));
    }
    Ok(())
}

/// The Lines of the contest at hand, or of the last one fought.
fn lines(then: &Then, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    let Some((attackers, defenders)) = &then.lines else { return Ok(()) };
    let fought = story.events.iter().rev().find_map(|e| match e {
        Event::Reckoned(ledger) => Some((**ledger).clone()),
        _ => None,
    });
    let Some(ledger) = game.ledger().or(fought) else {
        return Err(CaseFault::from("there is no contest with Lines, nor was there one"));
    };
    for (column, wanted) in [attackers, defenders].into_iter().enumerate() {
        let wanted: Result<BTreeSet<PieceIx>, CaseFault> =
            wanted.split_whitespace().map(|id| piece(game, id)).collect();
        let is: BTreeSet<PieceIx> = ledger.pieces[column].iter().copied().collect();
        if wanted? != is {
            let ids = is.iter().filter_map(|pix| game.field().get(*pix)).map(|p| p.info.id.0.as_str());
            let ids: Vec<&str> = ids.collect();
            return Err(fault!("the {}'s Line is {}", ledger.columns[column].to_lowercase(), ids.join(" ")));
        }
    }
    Ok(())
}

fn phases(then: &Then, story: &CaseRun) -> Result<(), CaseFault> {
    let held = story.events.iter().filter_map(|e| match e {
        Event::Phase { phase, .. } => story.catalog.phases.get(usize::from(*phase)).map(|p| p.id.as_str()),
        _ => None,
    });
    let mut held_in_order: Vec<&str> = held.collect();
    held_in_order.dedup();
    let mut at = held_in_order.iter();
    match then.phases.iter().find(|wanted| !at.any(|h| h == wanted)) {
        Some(missing) => {
            Err(fault!("phase {missing} is not held there; held are: {}", held_in_order.join(", ")))
        }
        None => Ok(()),
    }
}

fn result(then: &Then, game: &dyn Game) -> Result<(), CaseFault> {
    let field = game.field();
    if let Some(turn) = then.turn
        && turn != field.turn
    {
        return Err(fault!("it is turn {}, not {turn}", field.turn));
    }
    let word = |s: Option<Side>| s.map_or_else(|| "none".to_owned(), |s| s.to_string());
    for (id, wanted) in &then.objectives.0 {
        let objective = field.objectives.iter().find(|o| o.id.0 == *id);
        let objective = objective.ok_or_else(|| format!("there is no objective '{id}'"))?;
        if word(objective.holder) != *wanted {
            return Err(fault!("{id} is held by {}, not {wanted}", word(objective.holder)));
        }
    }
    if then.over.is_some_and(|over| over != field.outcome.is_some()) {
        return Err(fault!("the battle is {}over", if field.outcome.is_some() { "" } else { "not " }));
    }
    if then.winner.is_none() && then.victory.is_none() && then.points.is_none() {
        return Ok(());
    }
    let Some(outcome) = &field.outcome else { return Err(CaseFault::from("the battle is not over")) };
    let victory = match outcome.victory {
        Victory::Draw => "draw",
        Victory::Tactical => "tactical",
        Victory::Decisive => "decisive",
    };
    let points = (outcome.points[0], outcome.points[1]);
    if then.winner.as_ref().is_some_and(|w| *w != word(outcome.winner))
        || then.victory.as_ref().is_some_and(|v| v != victory)
        || then.points.is_some_and(|p| p != points)
    {
        return Err(fault!("it ended with winner {}, {victory}, points {points:?}", word(outcome.winner)));
    }
    Ok(())
}

fn gauges(then: &Then, game: &dyn Game) -> Result<(), CaseFault> {
    let all = game.gauges(None);
    for wanted in &then.gauges {
        let fits = |is: &&Gauge| {
            is.side == wanted.side
                && is.rule == *wanted.rule.as_str()
                && is.value == wanted.value
                && wanted.limit.is_none_or(|limit| limit == is.limit)
                && wanted.note.as_ref().is_none_or(|note| is.note.contains(note.as_str()))
        };
        if !all.iter().any(|is| fits(&is)) {
            let is: Vec<String> = all
                .iter()
                .map(|g| format!("{} {} {} of {} ({})", g.side, g.rule, g.value, g.limit, g.note))
                .collect();
            return Err(fault!("the gauges say {}", is.join("; ")));
        }
    }
    Ok(())
}

fn windows(then: &Then, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    if !then.statistics.0.is_empty() {
        let rows = game.statistics(None);
        for (name, wanted) in &then.statistics.0 {
            if !rows.iter().any(|(n, v)| n == name && v == wanted) {
                let all: Vec<_> = rows.iter().map(|(n, v)| format!("{n}: {v}")).collect();
                return Err(fault!("the statistics do not say '{name}: {wanted}' but {}", all.join("; ")));
            }
        }
    }
    if then.highlights.is_empty() {
        return Ok(());
    }
    let selected: Option<PieceIx> = then.highlight_for.as_deref().map(|id| piece(game, id)).transpose()?;
    let lit = game.highlights(selected);
    for (shade, names) in &then.highlights {
        let wanted_shade = shade_of(shade)?;
        let mut wanted = hexes(story.layout, names)?;
        let mut is: Vec<_> = lit.iter().filter(|h| h.shade == wanted_shade).map(|h| h.hex).collect();
        for list in [&mut wanted, &mut is] {
            list.sort_by_key(|h| (h.x, h.y));
            list.dedup();
        }
        if wanted != is {
            let lit: Vec<_> = is.iter().map(|h| story.layout.name(*h)).collect();
            return Err(fault!("{shade} is on {}", lit.join(" ")));
        }
    }
    Ok(())
}

fn shade_of(name: &str) -> Result<Shade, CaseFault> {
    Ok(match name {
        "radius" => Shade::Radius,
        "reach" => Shade::Reach,
        "may_end" => Shade::MayEnd,
        "must_end" => Shade::MustEnd,
        "target" => Shade::Target,
        "plotted" => Shade::Plotted,
        "enemy_zone" => Shade::EnemyZone,
        "command" => Shade::Command,
        "offered" => Shade::Offered,
        "giver" => Shade::Giver,
        "beyond" => Shade::Beyond,
        "attacker" => Shade::Attacker,
        "defender" => Shade::Defender,
        _ => return Err(fault!("there is no shade '{name}'")),
    })
}
