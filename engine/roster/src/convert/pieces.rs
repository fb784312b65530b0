//! Units and leaders, from one ruleset's kinds to another's.

use super::report::{Report, Sort};
use super::words::{self, ByKind, Common, tell_lost};
use super::{Way, measure};
use oblique_board::hex::Layout;
use oblique_rules::catalog::reserved::GUNS;
use oblique_rules::catalog::{Attribute, FacingKind, Kind, Role};
use oblique_rules::translation::{KindWords, Rounding, Translation};
use oblique_scenario::check::Place;
use oblique_scenario::{Evidence, Grade, Piece, PieceId, Scenario, Side};
use std::cmp::Reverse;
use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

/// A piece with what is known of it.
pub(super) struct Known {
    pub(super) piece: Piece,
    pub(super) role: Role,
    pub(super) common: Common,
    /// The look of its formation, or empty.
    pub(super) look: String,
}

/// Pieces by id.
pub(super) type Roster = BTreeMap<PieceId, Known>;

/// Everything of a scenario's roster in the common vocabulary; parts of broken-up units are joined
/// to them again.
pub(super) fn read(s: &Scenario, way: &Way, report: &mut Report) -> Roster {
    let mut roster = Roster::new();
    let mut parts: Vec<(PieceId, &Piece)> = Vec::new();
    for (id, piece) in &s.pieces {
        let place = Place::Piece(id.clone(), "kind".to_owned());
        let Some(kind) = way.from.kind(&piece.kind) else {
            report.tell(Sort::Lost, format!("The kind '{}' is unknown.", piece.kind), place);
            continue;
        };
        let words = way.from_words.kinds.get(&kind.id).cloned().unwrap_or_default();
        if let Some(whole) = piece.text(&words.part_of).filter(|_| !words.part_of.is_empty()) {
            parts.push((PieceId(whole.to_owned()), piece));
            continue;
        }
        let mut common = Common { measures: words.fixed.clone(), tags: words.tags.iter().cloned().collect() };
        common.read(&words.attributes, &kind.attributes, &piece.attrs);
        if kind.role == Role::Light {
            common.tags.insert("skirmish".to_owned());
        }
        let usual = kind.formations.first().map_or("", String::as_str);
        let formation = if piece.formation.is_empty() { usual } else { &piece.formation };
        let look = way.from.formation(formation).map_or(String::new(), |f| f.look.clone());
        roster.insert(id.clone(), Known { piece: piece.clone(), role: kind.role, common, look });
    }
    for (whole, part) in parts {
        let Some(known) = roster.get_mut(&whole) else { continue };
        if known.piece.hex.is_none() {
            known.piece.hex = part.hex;
            known.piece.facing = part.facing;
            let place = Place::Piece(whole, "hex".to_owned());
            report.tell(Sort::Note, "Units broken down into parts are whole again.", place);
        }
    }
    roster
}

/// Makes one of the pieces of a role that share a hex, adding up their guns and men.
pub(super) fn merge(roster: &mut Roster, layout: Layout, roles: &[Role], report: &mut Report) {
    let mut first: BTreeMap<(Side, (i32, i32)), PieceId> = BTreeMap::new();
    let mut gone = Vec::new();
    for (id, known) in roster.iter().filter(|(_, k)| roles.contains(&k.role)) {
        let Some(hex) = known.piece.hex else { continue };
        match first.entry((known.piece.side, layout.col_row(hex))) {
            Entry::Vacant(free) => {
                free.insert(id.clone());
            }
            Entry::Occupied(taken) => gone.push((id.clone(), taken.get().clone())),
        }
    }
    for (id, into) in gone {
        let Some(known) = roster.remove(&id) else { continue };
        let Some(kept) = roster.get_mut(&into) else { continue };
        for measure in [measure::GUNS, measure::MEN] {
            if let Some(more) = known.common.get(measure) {
                *kept.common.measures.entry(measure.to_owned()).or_default() += more;
            }
        }
        let place = Place::Piece(into, GUNS.to_owned());
        report.tell(Sort::Note, "Guns that share a hex are one battery.", place);
    }
}

/// What a leader's own figures need of a unit under him.
struct Unit {
    foot: bool,
    quality: Option<i64>,
    light: bool,
    look: String,
}

/// Adds to leaders what is true of those under them.
pub(super) fn sum_up(roster: &mut Roster) {
    let mut under: BTreeMap<PieceId, Vec<Unit>> = BTreeMap::new();
    for known in roster.values() {
        if let Some(leader) = &known.piece.leader {
            let unit = Unit {
                foot: known.role == Role::Foot,
                quality: known.common.get(measure::QUALITY),
                light: known.common.tags.contains("skirmish"),
                look: known.look.clone(),
            };
            under.entry(leader.clone()).or_default().push(unit);
        }
    }
    for (id, units) in under {
        let Some(leader) = roster.get_mut(&id) else { continue };
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let qualities: Vec<i64> = units.iter().filter_map(|u| u.quality).collect();
        let measures = &mut leader.common.measures;
        measures.insert(measure::UNITS.to_owned(), count(units.len()));
        measures.insert(measure::SKIRMISHERS.to_owned(), count(units.iter().filter(|u| u.light).count()));
        if !qualities.is_empty() {
            let mean = qualities.iter().sum::<i64>() / count(qualities.len());
            measures.insert(measure::UNITS_QUALITY.to_owned(), mean);
        }
        let mut looks: BTreeMap<&str, usize> = BTreeMap::new();
        for unit in units.iter().filter(|u| u.foot) {
            *looks.entry(&unit.look).or_default() += 1;
        }
        if let Some((look, _)) = looks.into_iter().max_by_key(|(_, n)| *n) {
            leader.common.tags.insert(format!("units_in_{look}"));
        }
    }
}

/// The piece in the new ruleset; `None` where it has no place there.
pub(super) fn write(id: &PieceId, known: &Known, way: &Way, report: &mut Report) -> Option<Piece> {
    let place = |field: &str| Place::Piece(id.clone(), field.to_owned());
    let Some(kind) = kind_for(known, way.to_words).and_then(|kind| way.to.kind(kind)) else {
        report.tell(
            Sort::Lost,
            format!("There are no {} here.", known.piece.kind),
            Place::Param(String::new()),
        );
        return None;
    };
    let none = KindWords::default();
    let words = way.to_words.kinds.get(&kind.id).unwrap_or(&none);
    let old_words = way.from_words.kinds.get(&known.piece.kind).unwrap_or(&none);
    let mut piece = known.piece.clone();
    piece.kind.clone_from(&kind.id);
    piece.attrs = known.common.write(&words.attributes, &kind.attributes, report, place);
    let old_list: &[Attribute] = way.from.kind(&known.piece.kind).map_or(&[], |k| &k.attributes);
    let both = [old_words.attributes.as_slice(), words.attributes.as_slice()];
    let by_kind = ByKind { tags: &words.tags, measures: by_kind(known.role, way.to_words) };
    tell_lost(&known.piece.attrs, old_list, both, &by_kind, report, place);
    let says = |tag: &String| words.tags.contains(tag) || words.attributes.iter().any(|w| w.says.has(tag));
    if let Some(was) = way.from.kind(&known.piece.kind)
        && !old_words.tags.iter().all(says)
    {
        let message = format!("What sets '{}' apart has no counterpart.", was.name);
        report.tell(Sort::Lost, message, place("kind"));
    }
    if let Some((men, due)) = known.common.get(measure::MEN).zip(words.fixed.get(measure::MEN))
        && men != *due
    {
        let message =
            format!("A unit stands for {due} men here, whatever its strength was: the scale is another.");
        report.tell(Sort::Note, message, place(measure::MEN));
    }
    if let Some((guns, due)) = known.common.get(measure::GUNS).zip(words.fixed.get(measure::GUNS))
        && guns > *due
    {
        report.tell(Sort::Lost, "A battery is a single gun here.", place(measure::GUNS));
    }
    piece.evidence = evidence(&known.piece.evidence, old_words, words);
    form(&mut piece, known, kind, way, report, place);
    if piece.arrives.is_some() && way.to_words.arrivals {
        arrive(&mut piece, way, report, place);
    } else if piece.arrives.is_some() {
        piece.arrives = None;
        report.tell(
            Sort::Lost,
            "There are no reinforcements here: the piece waits off the map.",
            place("arrives"),
        );
    }
    Some(piece)
}

/// The kind a piece becomes: see [`Translation::writes`].
fn kind_for<'w>(known: &Known, words: &'w Translation) -> Option<&'w str> {
    let tagged = |tags: &[String]| tags.iter().all(|tag| known.common.tags.contains(tag));
    let due = words.writes.iter().filter(|row| row.role == known.role && tagged(&row.tags));
    let from_quality = |kind: &str| {
        let fixed = words.kinds.get(kind)?.fixed.get(measure::QUALITY)?;
        Some(known.common.get(measure::QUALITY)?.abs_diff(*fixed))
    };
    // The first of equals is the one preferred.
    due.min_by_key(|row| (Reverse(row.tags.len()), from_quality(&row.kind))).map(|row| row.kind.as_str())
}

/// The measure that tells kinds of a role apart, if they differ in it.
fn by_kind(role: Role, words: &Translation) -> &'static [&'static str] {
    let fixed = |kind: &str| words.kinds.get(kind).and_then(|w| w.fixed.get(measure::QUALITY));
    let kinds: BTreeSet<_> =
        words.writes.iter().filter(|row| row.role == role).map(|row| fixed(&row.kind)).collect();
    if kinds.len() > 1 { &[measure::QUALITY] } else { &[] }
}

/// Arrivals come at the same time of the battle, whatever its turns are.
fn arrive(piece: &mut Piece, way: &Way, report: &mut Report, place: impl Fn(&str) -> Place) {
    let scales = words::length(&way.from_words.params).zip(words::length(&way.to_words.params));
    let (Some((from, to)), Some(arrival)) = (scales, &mut piece.arrives) else { return };
    let minutes = from.measure_of(i64::from(arrival.turn));
    let turn = Rounding::Nearest.whole(to.own_milli(minutes)).max(1);
    let turn = u16::try_from(turn).unwrap_or(u16::MAX);
    if turn != arrival.turn {
        arrival.turn = turn;
        report.tell(Sort::Rounded, "It arrives at the same time of the battle.", place("arrives"));
    }
}

/// The new formation and a facing it can have.
fn form(
    piece: &mut Piece,
    known: &Known,
    kind: &Kind,
    way: &Way,
    report: &mut Report,
    place: impl Fn(&str) -> Place,
) {
    let alike = kind.formations.iter().find(|f| way.to.formation(f).is_some_and(|f| f.look == known.look));
    let preferred = || way.to_words.formations.get(&known.look)?.iter().find(|f| kind.formations.contains(f));
    let formation = alike.or_else(preferred).or(kind.formations.first()).cloned().unwrap_or_default();
    let new = way.to.formation(&formation);
    if let Some(new) = new.filter(|f| f.look != known.look) {
        report.tell(Sort::Rounded, format!("The formation is '{}' now.", new.name), place("formation"));
    }
    let o = way.orientation;
    piece.facing = match new.map(|f| f.facing) {
        Some(FacingKind::Vertex) => piece.facing.map(|f| if f.is_side(o) { f.turned(1) } else { f }),
        Some(FacingKind::Side) => piece.facing.map(|f| if f.is_side(o) { f } else { f.turned(1) }),
        _ => None,
    };
    if piece.facing != known.piece.facing {
        report.tell(
            Sort::Rounded,
            "The facing is turned by an hour, as the formation wants.",
            place("facing"),
        );
    }
    piece.formation = formation;
}

/// Fields of a piece that every ruleset has.
const FIELDS: [&str; 8] = ["", "hex", "facing", "formation", "name", "nation", "leader", "arrives"];

/// Evidence for what is still there, under its new names; figures translated are estimates.
fn evidence(
    old: &BTreeMap<String, Evidence>,
    from: &KindWords,
    to: &KindWords,
) -> BTreeMap<String, Evidence> {
    let mut new = BTreeMap::new();
    for (field, e) in old {
        if FIELDS.contains(&field.as_str()) {
            new.insert(field.clone(), e.clone());
            continue;
        }
        let about = from.attributes.iter().find(|w| w.attr == *field).and_then(|w| w.says.about());
        let heir = to.attributes.iter().find(|w| about.is_some() && w.says.about() == about);
        if let Some(heir) = heir {
            let grade = if heir.attr == *field { e.grade } else { Grade::Estimated };
            new.insert(heir.attr.clone(), Evidence { grade, ..e.clone() });
        }
    }
    new
}
