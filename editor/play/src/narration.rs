//! Tells events in sentences for the message box.
//!
//! Must not know any one system: what is counted and what the phases are called comes from the
//! catalog.

use super::words;
use oblique_battle::BattleSetting;
use oblique_board::hex::Hex;
use oblique_context::sides::with_sides;
use oblique_rules::manual::Manual;
use oblique_rules::play::{Draw, Event, Field, PieceIx, PieceState, Standing, Why};
use oblique_scenario::Side;
use oblique_text::{Text, inside, text, translated};
use std::collections::BTreeMap;

/// What sort of line it is, for its looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A turn begins.
    Turn,
    /// A phase or a leader's action begins.
    Phase,
    /// Something happened.
    Said,
    /// A draw of chance and what it meant.
    Check,
    /// A piece moved, turned or changed formation by order.
    Moved,
    /// Men or guns were lost.
    Loss,
    /// An order was refused.
    Refused,
}

/// One thing told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Narrated {
    /// What sort.
    pub kind: Kind,
    /// The sentence.
    pub text: String,
    /// The rule, without prefix, or empty.
    pub rule: &'static str,
    /// Where.
    pub hex: Option<Hex>,
    /// About whom.
    pub piece: Option<PieceIx>,
    /// Who may read it (`None`: both).
    pub only: Option<Side>,
    /// The draw it tells of.
    pub draw: Option<Box<Draw>>,
}

impl Narrated {
    fn new(kind: Kind, text: String) -> Self {
        Self { kind, text, rule: "", hex: None, piece: None, only: None, draw: None }
    }
}

/// Tells what came of one order. `field` is the state after it; with `fog` on, numbers and draws of
/// a side are for that side alone. Each comes with how many of the events had happened when it did.
pub(crate) fn tell_placed(
    events: &[Event],
    field: &Field,
    setting: &BattleSetting,
    fog: bool,
) -> Vec<(usize, Narrated)> {
    let mut out = Vec::new();
    let mut placed = Vec::new();
    let mut losses: BTreeMap<(PieceIx, u8), (i32, Why)> = BTreeMap::new();
    for (index, event) in events.iter().enumerate() {
        match event {
            Event::Turn(turn) => {
                close(&mut losses, field, setting, fog, &mut out);
                out.push(Narrated::new(Kind::Turn, format!("{} {turn}", setting.catalog.turn_name)));
            }
            Event::Phase { phase, side, leader } => {
                close(&mut losses, field, setting, fog, &mut out);
                let name = setting.catalog.phases.get(usize::from(*phase)).map_or("", |p| p.name.as_str());
                let who = leader.and_then(|l| field.get(l)).map(|p| p.info.name.clone());
                let who = who.or_else(|| side.map(|s| setting.sides[s.index()].clone()));
                let text = who.map_or_else(|| name.to_owned(), |who| format!("{name}: {who}"));
                let mut line = Narrated::new(Kind::Phase, text);
                line.piece = *leader;
                line.hex = leader.and_then(|l| field.get(l)).filter(|p| p.on_map()).map(|p| p.hex);
                out.push(line);
            }
            Event::Drew(draw) => out.push(check(draw, field, setting, fog)),
            Event::Sorted(dice) if !dice.open => {
                let mut line = Narrated::new(
                    Kind::Check,
                    format!("{}: {}.", translated(&dice.title), translated(&dice.in_words())),
                );
                line.rule = dice.rule.as_str();
                line.piece = dice.pieces[0].first().copied();
                line.hex = line.piece.and_then(|p| field.get(p)).filter(|p| p.on_map()).map(|p| p.hex);
                out.push(line);
            }
            Event::Said(message) => out.push(Narrated {
                kind: Kind::Said,
                text: with_sides(&sentence(&message.text), names(setting)),
                rule: message.rule.as_str(),
                hex: message.hex,
                piece: message.piece,
                only: message.only,
                draw: None,
            }),
            Event::Tracked { piece, track, from, to, why } if to < from && counted(setting, *track) => {
                let entry = losses.entry((*piece, *track)).or_insert((0, *why));
                entry.0 += from - to;
            }
            Event::Objective { index, holder } => {
                if let Some(objective) = field.objectives.get(usize::from(*index)) {
                    let who = holder.map_or(text!("play-nobody"), |s| setting.sides[s.index()].as_str());
                    let mut line = Narrated::new(
                        Kind::Said,
                        text!("play-objective-is-now-held-by-who", objective = objective.name, who),
                    );
                    line.hex = Some(objective.hex);
                    out.push(line);
                }
            }
            Event::Stood { piece, standing: Standing::OnMap, why } => {
                if let Some(p) = field.get(*piece) {
                    let at = setting.board.layout().name(p.hex);
                    // Skirmishers come out of their battalion, guns are left behind: nobody of these arrives.
                    let text = if *why == Why::Arrival {
                        text!("play-info-arrives-at-at", info = p.info.name, at)
                    } else {
                        text!("play-info-stands-at-at", info = p.info.name, at)
                    };
                    let mut line = Narrated::new(Kind::Said, text);
                    (line.hex, line.piece) = (Some(p.hex), Some(*piece));
                    out.push(line);
                }
            }
            Event::Moved { piece, from, to, why: Why::Ordered } => {
                moved(*piece, *from, *to, field, setting, &mut out);
            }
            Event::Faced { piece, facing: Some(facing) } if !moves(events, *piece) => {
                if let Some(p) = field.get(*piece) {
                    let text = text!(
                        "play-info-turns-to-the-facing",
                        info = p.info.name,
                        facing = words::compass(*facing)
                    );
                    out.push(of_piece(text, *piece, p));
                }
            }
            Event::Formed { piece, formation, .. } if !moves(events, *piece) => {
                let name = setting.catalog.formations.get(usize::from(*formation)).map(|f| inside(&f.name));
                if let (Some(p), Some(name)) = (field.get(*piece), name) {
                    out.push(of_piece(
                        text!("play-info-changes-to-name", info = p.info.name, name),
                        *piece,
                        p,
                    ));
                }
            }
            Event::Ended(outcome) => {
                close(&mut losses, field, setting, fog, &mut out);
                out.push(Narrated::new(
                    Kind::Turn,
                    text!(
                        "play-the-battle-is-over-setting",
                        setting = with_sides(&sentence(&outcome.reason), names(setting))
                    ),
                ));
            }
            _ => {}
        }
        placed.resize(out.len(), index + 1);
    }
    close(&mut losses, field, setting, fog, &mut out);
    placed.resize(out.len(), events.len());
    placed.into_iter().zip(out).collect()
}

fn names(setting: &BattleSetting) -> [&str; 2] {
    setting.sides.each_ref().map(String::as_str)
}

/// Does a piece change its place among these events? Its facing is told with that.
fn moves(events: &[Event], pix: PieceIx) -> bool {
    events.iter().any(|e| matches!(e, Event::Moved { piece, .. } if *piece == pix))
}

fn of_piece(text: String, pix: PieceIx, piece: &PieceState) -> Narrated {
    Narrated { hex: Some(piece.hex), piece: Some(pix), ..Narrated::new(Kind::Moved, text) }
}

/// Tells a step; of several of one order the last only, with where it began.
fn moved(pix: PieceIx, from: Hex, to: Hex, field: &Field, setting: &BattleSetting, out: &mut Vec<Narrated>) {
    let Some(piece) = field.get(pix) else { return };
    let layout = setting.board.layout();
    let text = text!("play-info-moves-to-to", info = piece.info.name, to = layout.name(to));
    let line = Narrated { hex: Some(to), ..of_piece(text, pix, piece) };
    match out.last_mut().filter(|t| t.kind == Kind::Moved && t.piece == Some(pix) && t.hex == Some(from)) {
        Some(before) => *before = line,
        None => out.push(line),
    }
}

/// Is the track a strength that can be lost?
fn counted(setting: &BattleSetting, track: u8) -> bool {
    let (track, catalog) = (Some(usize::from(track)), setting.catalog);
    track == catalog.men_track() || track == catalog.guns_track()
}

fn close(
    losses: &mut BTreeMap<(PieceIx, u8), (i32, Why)>,
    field: &Field,
    setting: &BattleSetting,
    fog: bool,
    out: &mut Vec<Narrated>,
) {
    for ((pix, track), (lost, why)) in std::mem::take(losses) {
        let Some(piece) = field.get(pix) else { continue };
        let what = setting.catalog.tracks.get(usize::from(track)).map_or("", |t| t.short.as_str());
        let how = match why {
            Why::Fire => text!("play-by-fire"),
            Why::Melee => text!("play-in-close-combat"),
            Why::Surrender => text!("play-taken-or-run-down"),
            Why::Rout | Why::Retreat => text!("play-running"),
            _ => "",
        };
        // The ruleset may have told it already, with the one who did it.
        let said = |t: &Narrated| {
            let same = t.text.contains(&piece.info.name) && t.text.contains(&lost.to_string());
            same && matches!(t.kind, Kind::Said)
        };
        if out.iter().any(said) {
            continue;
        }
        let mut line = Narrated::new(
            Kind::Loss,
            text!("play-info-loses-lost-what-how", info = piece.info.name, lost, what, how),
        );
        (line.hex, line.piece) = (Some(piece.hex), Some(pix));
        line.only = fog.then(|| piece.side());
        out.push(line);
    }
}

fn check(draw: &Draw, field: &Field, setting: &BattleSetting, fog: bool) -> Narrated {
    let piece = draw.piece.and_then(|p| field.get(p));
    let who = piece.map_or_else(String::new, |p| format!("{}, ", p.info.name));
    let what = called(setting.manual, draw.name.as_str(), draw.rule.as_str()).unwrap_or(draw.name.as_str());
    let name = if who.is_empty() { format!("{what}: ") } else { format!("{who}{}: ", inside(what)) };
    let extra: Vec<String> = draw
        .modifiers
        .iter()
        .filter(|m| m.value != 0)
        .map(|m| format!("{:+} {}", m.value, translated(m.what)))
        .collect();
    let extra = if extra.is_empty() { String::new() } else { format!(", {}", extra.join(", ")) };
    let need = draw.need.map_or_else(String::new, |n| text!("play-needs-n", n = translated(&n.to_string())));
    let rolled =
        text!("play-rolled-value-of-range-extra-need", value = draw.value, range = draw.range.1, extra, need);
    let text = if draw.outcome.is_empty() {
        format!("{name}{rolled}.")
    } else {
        format!("{name}{} ({rolled}).", with_sides(&translated(&draw.outcome), names(setting)))
    };
    Narrated {
        kind: Kind::Check,
        text,
        rule: draw.rule.as_str(),
        hex: piece.map(|p| p.hex),
        piece: draw.piece,
        only: piece.map(PieceState::side).filter(|_| fog),
        draw: Some(Box::new(draw.clone())),
    }
}

/// What a draw is called: as the manual calls it where the draw is a rule by itself, else as the rule that
/// asks for it.
pub(crate) fn called(manual: &'static Manual, name: &str, rule: &str) -> Option<&'static str> {
    manual.rule(name).or_else(|| manual.rule(rule)).map(|r| Text(r.title.as_str()).get())
}

/// A sentence of the rules, in the language of the interface: it ends with a full stop.
pub(crate) fn sentence(english: &str) -> String {
    let text = translated(english);
    if text.is_empty() || text.ends_with(['.', ':', '?']) { text.into_owned() } else { format!("{text}.") }
}
