//! What is written into the cell of a unit's field: the one place that says so, for the export and
//! for the import, which leaves alone what is written as it is.

use super::Column;
use oblique_rules::catalog::{Catalog, Domain};
use oblique_scenario::format::hex_name;
use oblique_scenario::{Evidence, Grade, Piece, PieceId, Scenario, Value};

/// The text of a unit's field; `None` for nothing.
pub(super) fn text(
    scenario: &Scenario,
    catalog: &Catalog,
    id: &PieceId,
    piece: &Piece,
    column: &Column,
) -> Option<String> {
    let layout = scenario.board.layout();
    let some = |text: &str| (!text.is_empty()).then(|| text.to_owned());
    match column {
        Column::Ignore | Column::Level | Column::Squadrons | Column::PerSquadron => None,
        Column::Id => Some(id.0.clone()),
        Column::Side => Some(piece.side.to_string()),
        Column::Path => {
            let path = path(scenario, piece);
            (!path.is_empty()).then(|| path_text(&path))
        }
        Column::Name => some(&piece.name),
        Column::Regiment => some(&piece.regiment),
        Column::Nation => some(&piece.nation),
        Column::Kind => {
            Some(catalog.kind(&piece.kind).map_or_else(|| piece.kind.clone(), |k| k.name.clone()))
        }
        Column::Leader => piece.leader.as_ref().map(|id| id.0.clone()),
        Column::Order => Some(piece.order.to_string()),
        Column::Attr(attr) => {
            piece.attrs.get(attr).map(|value| value_text(catalog, &piece.kind, attr, value))
        }
        Column::Formation => {
            some(catalog.formation(&piece.formation).map_or(piece.formation.as_str(), |f| f.name.as_str()))
        }
        Column::Hex => piece.hex.map(|hex| hex_name(layout, hex)),
        Column::Facing => piece.facing.map(|hour| hour.to_string()),
        Column::Top => piece.top.then(|| "yes".to_owned()),
        Column::ArrivalTurn => piece.arrives.as_ref().map(|a| a.turn.to_string()),
        Column::ArrivalHex => piece.arrives.as_ref().map(|a| {
            let names: Vec<String> = a.hexes().map(|hex| hex_name(layout, hex)).collect();
            names.join(" ")
        }),
        Column::Remark => some(&piece.remark),
        Column::Evidence(field) => piece.evidence.get(field).map(evidence_text),
    }
}

/// A value of an attribute as a person reads it.
fn value_text(catalog: &Catalog, kind: &str, attr: &str, value: &Value) -> String {
    let domain = catalog.kind(kind).and_then(|k| k.attribute(attr)).map(|a| &a.domain);
    match (domain, value) {
        (Some(Domain::Choice(options)), Value::Text(id)) => {
            options.iter().find(|(o, _)| o == id).map_or_else(|| id.clone(), |(_, name)| name.clone())
        }
        (Some(Domain::Clock), Value::Int(minutes)) if (0..1440).contains(minutes) => {
            format!("{:02}:{:02}", minutes / 60, minutes % 60)
        }
        (_, value) => value.to_string(),
    }
}

/// Leaders above a unit that a path names at most: no army has more of them one above the other.
const DEEPEST: usize = 32;

/// The names of the leaders above a unit, from the top, the nearest [`DEEPEST`] of them. A circle is gone
/// round once.
pub(super) fn path(scenario: &Scenario, piece: &Piece) -> Vec<String> {
    let mut names = Vec::new();
    let mut seen: Vec<&PieceId> = Vec::new();
    let mut above = piece.leader.as_ref();
    while let Some(id) = above.filter(|id| seen.len() < DEEPEST && !seen.contains(id)) {
        seen.push(id);
        let Some(leader) = scenario.pieces.get(id) else { break };
        names.push(leader.name.clone());
        above = leader.leader.as_ref();
    }
    names.reverse();
    names
}

/// Names as a path; slashes within them are escaped.
pub(super) fn path_text(names: &[String]) -> String {
    let escaped: Vec<String> = names.iter().map(|n| n.replace('\\', "\\\\").replace('/', "\\/")).collect();
    escaped.join("/")
}

/// The names of a path: the inverse of [`path_text`].
pub(super) fn path_names(text: &str) -> Vec<String> {
    let mut names = vec![String::new()];
    let mut chars = text.chars();
    while let Some(c) = chars.next() {
        let Some(last) = names.last_mut() else { break };
        match c {
            '\\' => last.extend(chars.next()),
            '/' => names.push(String::new()),
            c => last.push(c),
        }
    }
    names
}

pub(super) const GRADES: [(Grade, &str); 3] =
    [(Grade::Sourced, "sourced"), (Grade::Known, "known"), (Grade::Estimated, "estimated")];

/// What else grades are called (folded).
pub(super) const OTHER_GRADES: &[(Grade, &str)] =
    &[(Grade::Sourced, "belegt"), (Grade::Known, "bekannt"), (Grade::Estimated, "geschatzt")];

/// Evidence as a cell: grade, source and remark between semicolons.
fn evidence_text(evidence: &Evidence) -> String {
    let grade = GRADES.iter().find(|(g, _)| *g == evidence.grade).map_or("known", |(_, word)| *word);
    let source = evidence.source.replace('\\', "\\\\").replace(';', "\\;");
    match (evidence.source.is_empty(), evidence.remark.is_empty()) {
        (true, true) => grade.to_owned(),
        (false, true) => format!("{grade}; {source}"),
        _ => format!("{grade}; {source}; {}", evidence.remark),
    }
}
