//! What lies over the ground as objects of Tiled.

use super::{Battle, Lost};
use crate::import::{ATTRIBUTE_PREFIX, OBJECTIVE_CLASS, UNIT_PROPERTIES};
use crate::tiled::{Frame, Object, Properties, Property, Shape, turned};
use oblique_board::hex::{Edge, Hex, Orientation};
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Side, Value};

/// Height of the letters' boxes by the size of the name, in pixels.
const NAMES_PX: [(LabelSize, &str, f64); 3] = [
    (LabelSize::Small, "small", 22.0),
    (LabelSize::Medium, "medium", 28.0),
    (LabelSize::Large, "large", 40.0),
];

/// All of it, the lowest first.
pub(super) fn of(battle: &Battle<'_>, frame: &Frame, lost: &mut Lost) -> Vec<Object> {
    let scenario = battle.scenario;
    let board = &scenario.board;
    let layout = board.layout();
    let mut out = Vec::new();
    for (id, feature) in board.features() {
        out.extend(line(id, feature, frame, lost));
    }
    for (id, label) in board.labels() {
        out.push(name(id, label, frame));
    }
    for (id, one) in &scenario.objectives {
        out.push(objective(id, one, frame));
    }
    for id in scenario.roster() {
        let Some(piece) = scenario.pieces.get(id) else { continue };
        match piece.hex.filter(|hex| layout.contains(*hex)) {
            Some(hex) => out.push(unit(id, piece, hex, frame, lost)),
            None => lost.add("Units that do not stand on the map at the start are left out", None),
        }
    }
    let zones = scenario.zones.iter().filter(|zone| !zone.is_empty()).count();
    lost.add_many("Deployment zones are left out", zones);
    let tasks = scenario.pieces.values().filter(|piece| piece.task.is_some()).count();
    lost.add_many("Tasks of commands are left out", tasks);
    lost.add_many("Exits are left out", scenario.exits.iter().filter(|zone| !zone.is_empty()).count());
    lost.add_many(
        "What single hexes have of their own is left out",
        layout.hexes().filter(|hex| board.hex_attrs().get(*hex).is_some()).count(),
    );
    lost.add_many("Other set-ups are left out", scenario.setups.len());
    lost.add_many("Notes of the designer are left out", scenario.notes.len());
    lost.add_many("Historical maps under the grid are left out", scenario.sheets.len());
    lost.add_many("Parameters of the rules are left out", scenario.params.len());
    out
}

fn property_of(value: &Value) -> Property {
    match value {
        Value::Flag(on) => Property::Switch(*on),
        Value::Int(n) => Property::Whole(*n),
        Value::Text(text) => Property::Text(text.clone()),
    }
}

fn object(
    layer: &str,
    name: &str,
    class: &str,
    at: (f64, f64),
    shape: Shape,
    properties: Properties,
) -> Object {
    Object {
        layer: layer.to_owned(),
        name: name.to_owned(),
        class: class.to_owned(),
        at,
        turn_deg: 0.0,
        shape,
        properties,
    }
}

fn said<const N: usize>(all: [(&str, Property); N]) -> Properties {
    let worth_it = |value: &Property| !matches!(value, Property::Text(text) if text.is_empty());
    let all = all.into_iter().filter(|(_, value)| worth_it(value));
    all.map(|(name, value)| (name.to_owned(), value)).collect()
}

fn text(text: &str) -> Property {
    Property::Text(text.to_owned())
}

/// A line; one with gaps as a line for each of its runs.
fn line(id: &FeatureId, feature: &Feature, frame: &Frame, lost: &mut Lost) -> Vec<Object> {
    let breaks = feature.breaks(frame.layout);
    if !breaks.is_empty() {
        lost.add("Lines with gaps become a line for each part", feature.hexes(frame.layout).first().copied());
    }
    let runs = runs(&feature.path, &breaks);
    runs.iter().filter_map(|path| run(id, feature, path, frame, lost)).collect()
}

/// The runs of a course between its gaps.
fn runs(path: &Path, breaks: &[usize]) -> Vec<Path> {
    fn cut<T: Copy>(all: &[T], breaks: &[usize]) -> Vec<Vec<T>> {
        let ends = breaks.iter().map(|at| at + 1).chain(std::iter::once(all.len()));
        let starts = std::iter::once(0).chain(breaks.iter().map(|at| at + 1));
        starts.zip(ends).filter_map(|(from, to)| Some(all.get(from..to)?.to_vec())).collect()
    }
    match path {
        Path::Hexes(hexes) => cut(hexes, breaks).into_iter().map(Path::Hexes).collect(),
        Path::Edges(edges) => cut(edges, breaks).into_iter().map(Path::Edges).collect(),
    }
}

fn run(id: &FeatureId, feature: &Feature, path: &Path, frame: &Frame, lost: &mut Lost) -> Option<Object> {
    let (along, points) = match path {
        Path::Hexes(hexes) => {
            ("hexes", hexes.iter().map(|hex| frame.middle(*hex)).collect::<Vec<(f64, f64)>>())
        }
        Path::Edges(edges) => ("hexsides", corners(edges, frame)),
    };
    let first = *points.first()?;
    if points.len() < 2 {
        lost.add("Lines of a single hex are left out", Some(frame.hex_at(first)));
        return None;
    }
    let counted = points.iter().map(|(x, y)| (x - first.0, y - first.1)).collect();
    let mut properties = said([("id", text(&id.0)), ("along", text(along))]);
    let own = feature.attrs.iter();
    properties.extend(own.map(|(name, value)| (format!("{ATTRIBUTE_PREFIX}{name}"), property_of(value))));
    Some(object("Lines", &feature.name, &feature.kind, first, Shape::Line(counted), properties))
}

/// The corners a chain of hexsides goes by.
fn corners(edges: &[Edge], frame: &Frame) -> Vec<(f64, f64)> {
    let o: Orientation = frame.layout.orientation;
    let mut out: Vec<(f64, f64)> = Vec::new();
    for (n, edge) in edges.iter().enumerate() {
        let [a, b] = frame.ends(*edge);
        let next = edges.get(n + 1).and_then(|next| edge.joint(*next, o));
        let last = n.checked_sub(1).and_then(|n| edges.get(n)).and_then(|last| last.joint(*edge, o));
        // The end that joins the side before comes first; of the first side, that which does not join the next.
        let begins_with_a = match (last, next) {
            (Some(corner), _) => corner == a.0,
            (None, Some(corner)) => corner == b.0,
            (None, None) => true,
        };
        let (from, to) = if begins_with_a { (a.1, b.1) } else { (b.1, a.1) };
        if last.is_none() {
            out.push(from);
        }
        out.push(to);
    }
    out
}

fn name(id: &LabelId, label: &Label, frame: &Frame) -> Object {
    let (_, size, high) = NAMES_PX.into_iter().find(|(size, ..)| *size == label.size).unwrap_or(NAMES_PX[1]);
    let wide = label.text.chars().count() as f64 * high * 0.4 + high;
    let turn = f64::from(label.angle_deg);
    let (x, y) = frame.middle(label.hex);
    let (right, down) = turned((wide / 2.0, high / 2.0), turn);
    let shape = Shape::Text(label.text.clone(), wide, high);
    let properties = said([("id", text(&id.0)), ("size", text(size))]);
    let named = object("Names", &label.text, "label", (x - right, y - down), shape, properties);
    Object { turn_deg: turn, ..named }
}

const fn letter(side: Side) -> &'static str {
    match side {
        Side::A => "A",
        Side::B => "B",
    }
}

fn objective(id: &ObjectiveId, one: &Objective, frame: &Frame) -> Object {
    let properties = said([
        ("id", text(&id.0)),
        ("value_a", Property::Whole(i64::from(one.value[0]))),
        ("value_b", Property::Whole(i64::from(one.value[1]))),
        ("holder", text(one.holder.map_or("", letter))),
        ("order", Property::Whole(i64::from(one.order))),
    ]);
    object("Objectives", &one.name, OBJECTIVE_CLASS, frame.middle(one.hex), Shape::Point, properties)
}

fn unit(id: &PieceId, piece: &Piece, hex: Hex, frame: &Frame, lost: &mut Lost) -> Object {
    let mut properties = said([
        ("id", text(&id.0)),
        ("side", text(letter(piece.side))),
        ("nation", text(&piece.nation)),
        ("leader", text(piece.leader.as_ref().map_or("", |leader| &leader.0))),
        ("order", Property::Whole(i64::from(piece.order))),
        ("formation", text(&piece.formation)),
        ("regiment", text(&piece.regiment)),
        ("remark", text(&piece.remark)),
    ]);
    if let Some(facing) = piece.facing {
        properties.insert("facing".to_owned(), Property::Whole(i64::from(facing.get())));
    }
    if piece.top {
        properties.insert("top".to_owned(), Property::Switch(true));
    }
    for (name, value) in &piece.attrs {
        let value = property_of(value);
        // An attribute of the same name as one of the above is told apart by its prefix.
        let taken = UNIT_PROPERTIES.contains(&name.as_str());
        let prefix = if taken { ATTRIBUTE_PREFIX } else { "" };
        properties.insert(format!("{prefix}{name}"), value);
    }
    if piece.arrives.is_some() {
        lost.add("Arrivals are left out", Some(hex));
    }
    lost.add_many("Evidence for units is left out", usize::from(!piece.evidence.is_empty()));
    object("Units", &piece.name, &piece.kind, frame.middle(hex), Shape::Point, properties)
}
