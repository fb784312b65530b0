//! What lies over the tiles of a map: lines, names, objectives and units.

use super::super::hex_map::{LeftOut, Why};
use super::Words;
use super::words::plain;
use crate::Note;
use crate::tiled::{Map, Object, Properties, Property, Shape};
use oblique_board::hex::shape::segment;
use oblique_board::hex::{Hex, Hour};
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path};
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeSet;

/// The class of objectives.
pub(crate) const OBJECTIVE: &str = "objective";
/// Properties of units that are no attributes of theirs.
pub(crate) const OF_UNITS: [&str; 10] =
    ["id", "side", "nation", "leader", "order", "facing", "formation", "top", "regiment", "remark"];
/// What stands before the name of an attribute that is called like one of these.
pub(crate) const ATTRIBUTE: &str = "attribute.";
/// Hexes and hexsides of all lines together, at most.
const MOST_STEPS: usize = 500_000;

/// Puts the objects of a map on a scenario. Sentences tell of those that are not there.
pub(super) fn put(map: &Map, scenario: &mut Scenario, words: Words<'_>) -> Vec<Note> {
    let mut putting = Putting {
        map,
        words,
        left_out: LeftOut::default(),
        features: BTreeSet::new(),
        labels: BTreeSet::new(),
        steps: 0,
    };
    for (n, object) in map.objects.iter().enumerate() {
        putting.object(n + 1, object, scenario);
    }
    unknown_leaders(scenario);
    let mut notes = putting.left_out.sentences(map.frame.layout);
    if putting.steps > MOST_STEPS {
        notes.push("Lines were left out: the map has longer ones than are read.".to_owned().into());
    }
    notes
}

/// Units whose leader is not there have none.
fn unknown_leaders(scenario: &mut Scenario) {
    let known: BTreeSet<PieceId> = scenario.pieces.keys().cloned().collect();
    for piece in scenario.pieces.values_mut() {
        piece.leader = piece.leader.take().filter(|id| known.contains(id));
    }
}

struct Putting<'a> {
    map: &'a Map,
    words: Words<'a>,
    left_out: LeftOut,
    features: BTreeSet<String>,
    labels: BTreeSet<String>,
    steps: usize,
}

impl Putting<'_> {
    fn object(&mut self, number: usize, object: &Object, scenario: &mut Scenario) {
        if matches!(object.shape, Shape::Line(_) | Shape::Ring(_)) {
            return self.line(number, object, scenario);
        }
        let layout = self.map.frame.layout;
        let hex = self.map.frame.hex_at(object.middle());
        let text = match &object.shape {
            Shape::Text(text, ..) => text,
            _ => &object.name,
        };
        if !layout.contains(hex) {
            let name = if text.trim().is_empty() { &object.class } else { text };
            return self.left_out.add(Why::OffBoard, name, self.near(hex));
        }
        if object.class == OBJECTIVE {
            let id = ObjectiveId(id_of(object, &format!("objective-{number}")));
            scenario.objectives.insert(id, objective(object, hex));
        } else if let Some((id, piece)) = self.unit(number, object, hex) {
            scenario.pieces.insert(id, piece);
        } else if !text.trim().is_empty() {
            if side_of(object).is_some() && !object.class.is_empty() {
                self.left_out.add(Why::NoKind, &object.class, self.near(hex));
            }
            let id = unused(&mut self.labels, &id_of(object, &format!("label-{number}")));
            let _ = scenario.board.put_label(LabelId(id), Some(label(object, text, hex)));
        } else if !object.class.is_empty() {
            self.left_out.add(Why::NoObject, &object.class, self.near(hex));
        }
    }

    /// The place of the hex of the board that is nearest to one.
    fn near(&self, hex: Hex) -> usize {
        let layout = self.map.frame.layout;
        layout.index(layout.nearest(hex)).unwrap_or(0)
    }

    fn line(&mut self, number: usize, object: &Object, scenario: &mut Scenario) {
        let points = object.course();
        let frame = self.map.frame;
        let first = points.first().map_or(Hex::ZERO, |at| frame.hex_at(*at));
        let own = [&object.class, &object.name, &object.layer].map(|text| plain(text));
        let all: Vec<String> = own.into_iter().filter(|word| !word.is_empty()).collect();
        // A class is taken as it is written first: it may be the ruleset's own.
        let exact = std::iter::once(object.class.clone()).chain(all.iter().cloned()).collect::<Vec<_>>();
        let Some(kind) = self.words.line(&exact) else {
            let word = all.first().map_or("line", String::as_str).to_owned();
            return self.left_out.add(Why::NoObject, &word, self.near(first));
        };
        let along = match object.properties.get("along").map(Property::text).as_deref() {
            Some("hexsides") => true,
            Some("hexes") => false,
            _ => kind.along_edges,
        };
        let (paths, whole) = if along { self.along_sides(&points) } else { self.through_hexes(&points) };
        if !whole {
            self.left_out.add(Why::OffBoard, &kind.id, self.near(first));
        }
        for path in paths {
            let id = unused(&mut self.features, &id_of(object, &format!("{}-{number}", kind.id)));
            let own = object.properties.iter().filter_map(|(name, value)| {
                Some((name.strip_prefix(ATTRIBUTE)?.to_owned(), value_of(value)))
            });
            let (name, attrs) = (object.name.clone(), own.collect());
            let feature = Feature { name, attrs, ..Feature::new(&kind.id, path) };
            let _ = scenario.board.put_feature(FeatureId(id), Some(feature));
        }
    }

    /// The runs of a course through hexes that are on the board, and whether that is all of it.
    fn through_hexes(&mut self, points: &[(f64, f64)]) -> (Vec<Path>, bool) {
        let frame = self.map.frame;
        let mut runs: Vec<Vec<Hex>> = vec![Vec::new()];
        let mut whole = true;
        for hex in points.iter().map(|at| frame.hex_at(*at)) {
            if !frame.layout.contains(hex) {
                whole = false;
                runs.push(Vec::new());
                continue;
            }
            let Some(run) = runs.last_mut() else { continue };
            let before = run.len();
            match run.last().copied() {
                Some(last) => run.extend(segment(last, hex).filter(|step| *step != last)),
                None => run.push(hex),
            }
            self.steps += run.len() - before;
            if self.steps > MOST_STEPS {
                return (Vec::new(), true);
            }
        }
        (runs.into_iter().filter(|run| run.len() > 1).map(Path::Hexes).collect(), whole)
    }

    /// The same along hexsides.
    fn along_sides(&mut self, points: &[(f64, f64)]) -> (Vec<Path>, bool) {
        let frame = self.map.frame;
        let o = frame.layout.orientation;
        let mut runs: Vec<Vec<_>> = vec![Vec::new()];
        let (mut last, mut whole) = (None, true);
        for corner in points.iter().map(|at| frame.corner_at(*at)) {
            let corner = corner.filter(|corner| corner.hexes(o).any(|hex| frame.layout.contains(hex)));
            if corner.is_none() {
                whole = false;
                runs.push(Vec::new());
            }
            if let (Some(from), Some(to), Some(run)) = (last, corner, runs.last_mut()) {
                let from: oblique_board::hex::Vertex = from;
                let sides = from.chain_to(to, o);
                self.steps += sides.len();
                run.extend(sides);
            }
            last = corner;
            if self.steps > MOST_STEPS {
                return (Vec::new(), true);
            }
        }
        // A side must belong to a hex of the board.
        let on_board =
            |edge: &oblique_board::hex::Edge| edge.hexes(o).into_iter().any(|hex| frame.layout.contains(hex));
        let runs = runs
            .into_iter()
            .flat_map(|run| run.split(|edge| !on_board(edge)).map(<[_]>::to_vec).collect::<Vec<_>>());
        (runs.filter(|run| !run.is_empty()).map(Path::Edges).collect(), whole)
    }

    /// A unit, where the object is one: it has a side and its class is a kind of the ruleset.
    fn unit(&self, number: usize, object: &Object, hex: Hex) -> Option<(PieceId, Piece)> {
        let catalog = self.words.rules.catalog();
        let all = &object.properties;
        let side = side_of(object)?;
        catalog.kind(&object.class)?;
        let mut piece = Piece::new(side, &object.class, &object.name);
        piece.hex = Some(hex);
        piece.nation = text(all, "nation");
        piece.leader = Some(text(all, "leader")).filter(|id| !id.is_empty()).map(PieceId);
        piece.order = whole(all, "order").and_then(|n| u32::try_from(n).ok()).unwrap_or(0);
        piece.facing = whole(all, "facing").and_then(|n| i32::try_from(n).ok()).map(Hour::new);
        piece.formation = text(all, "formation");
        piece.top = matches!(all.get("top"), Some(Property::Switch(true)));
        piece.regiment = text(all, "regiment");
        piece.remark = text(all, "remark");
        for (name, value) in all.iter().filter(|(name, _)| !OF_UNITS.contains(&name.as_str())) {
            let value = value_of(value);
            let name = name.strip_prefix(ATTRIBUTE).unwrap_or(name);
            piece.attrs.insert(name.to_owned(), value);
        }
        Some((PieceId(id_of(object, &format!("unit-{number}"))), piece))
    }
}

/// The side of a unit; objects of other sorts have none.
fn side_of(object: &Object) -> Option<Side> {
    match text(&object.properties, "side").as_str() {
        "A" | "a" => Some(Side::A),
        "B" | "b" => Some(Side::B),
        _ => None,
    }
}

fn value_of(property: &Property) -> Value {
    match property {
        Property::Switch(on) => Value::Flag(*on),
        Property::Whole(n) => Value::Int(*n),
        Property::Number(n) => Value::Int(n.round() as i64),
        Property::Text(text) => Value::Text(text.clone()),
    }
}

fn text(all: &Properties, name: &str) -> String {
    all.get(name).map(Property::text).unwrap_or_default()
}

fn whole(all: &Properties, name: &str) -> Option<i64> {
    all.get(name)?.whole()
}

/// The id an object says it has, as far as it is one.
fn id_of(object: &Object, otherwise: &str) -> String {
    let own = text(&object.properties, "id");
    let sound = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    if !own.is_empty() && own.len() <= 100 && own.chars().all(sound) { own } else { otherwise.to_owned() }
}

/// An id that no other has yet.
fn unused(taken: &mut BTreeSet<String>, id: &str) -> String {
    let mut free = id.to_owned();
    let mut n = 2;
    while !taken.insert(free.clone()) {
        free = format!("{id}-{n}");
        n += 1;
    }
    free
}

fn objective(object: &Object, hex: Hex) -> Objective {
    let all = &object.properties;
    let value = |name| {
        let worth = whole(all, name).and_then(|n| i32::try_from(n).ok()).unwrap_or(Objective::USUAL);
        worth.clamp(*Objective::WORTH.start(), *Objective::WORTH.end())
    };
    let holder = match text(all, "holder").as_str() {
        "A" => Some(Side::A),
        "B" => Some(Side::B),
        _ => None,
    };
    Objective {
        hex,
        name: object.name.clone(),
        value: [value("value_a"), value("value_b")],
        holder,
        order: whole(all, "order").and_then(|n| u32::try_from(n).ok()).unwrap_or(0),
        evidence: None,
    }
}

fn label(object: &Object, text: &str, hex: Hex) -> Label {
    let size = match self::text(&object.properties, "size").as_str() {
        "small" => LabelSize::Small,
        "large" => LabelSize::Large,
        _ => LabelSize::Medium,
    };
    let turn = object.turn_deg.rem_euclid(360.0).round();
    let angle_deg = if turn > 180.0 { turn - 360.0 } else { turn } as i16;
    Label { text: text.chars().take(Label::MOST_LETTERS).collect(), hex, size, angle_deg }
}
