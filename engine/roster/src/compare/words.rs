//! Things, fields and values in words.

use super::{Field, ScenarioPart};
use oblique_board::hex::{Hex, Orientation};
use oblique_board::{Path, TerrainIx};
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_scenario::check::Place;
use oblique_scenario::format::hex_name;
use oblique_scenario::{Arrival, Evidence, Grade, Piece, PieceId, Posting, Scenario, Task};
use serde::de::DeserializeOwned;
use serde_json::Value as Json;

/// What is needed to put a scenario's parts into words.
#[derive(Clone, Copy)]
pub(super) struct Words<'a> {
    pub scenario: &'a Scenario,
    pub catalog: Option<&'a Catalog>,
}

/// '1 hex', '12 hexes'.
pub(super) fn counted(n: usize, one: &str, many: &str) -> String {
    if n == 1 { format!("1 {one}") } else { format!("{n} {many}") }
}

fn read<T: DeserializeOwned>(json: &Json) -> Option<T> {
    serde_json::from_value(json.clone()).ok()
}

/// A name, or the id where it has none.
fn named(name: &str, id: &str) -> String {
    if name.trim().is_empty() { id.to_owned() } else { name.to_owned() }
}

impl Words<'_> {
    /// What a part is called.
    pub(super) fn title(&self, part: &ScenarioPart) -> String {
        let s = self.scenario;
        match part {
            ScenarioPart::Ruleset => "The rules".to_owned(),
            ScenarioPart::Meta => "About the battle".to_owned(),
            ScenarioPart::Params => "Parameters".to_owned(),
            ScenarioPart::Side(side) => named(&s.side(*side).name, &format!("Side {side}")),
            ScenarioPart::Nation(id) => s.nations.get(id).map_or_else(|| id.clone(), |n| named(&n.name, id)),
            ScenarioPart::Piece(id) => {
                s.pieces.get(id).map_or_else(|| id.0.clone(), |p| named(&p.name, &id.0))
            }
            ScenarioPart::Zone(side) => {
                let name = named(&s.side(*side).name, &format!("side {side}"));
                format!("Deployment zone of {name}")
            }
            ScenarioPart::Exits(side) => {
                format!("Exits of {}", named(&s.side(*side).name, &format!("side {side}")))
            }
            ScenarioPart::HexAttrs(y, x) => {
                format!("Hex {}", s.board.layout().name(Hex::new(*x, *y)))
            }
            ScenarioPart::SetUp(id) => {
                let name = s.setups.get(id).map_or(id.0.as_str(), |set_up| set_up.name.as_str());
                format!("Deployment {}", named(name, &id.0))
            }
            ScenarioPart::Layout => "The board".to_owned(),
            ScenarioPart::Terrain { from, to } => format!("{} -> {}", self.terrain(from), self.terrain(to)),
            ScenarioPart::Level { from, to } => format!("level {from} -> {to}"),
            ScenarioPart::Feature(id) | ScenarioPart::FeatureEvidence(id) => {
                let title = s.board.features().get(id).map(|f| {
                    let kind = self.catalog.and_then(|c| c.linear(&f.kind)).map(|l| l.name.as_str());
                    let kind = kind.unwrap_or(&f.kind);
                    if f.name.trim().is_empty() { format!("{kind} {}", id.0) } else { f.name.clone() }
                });
                let title = title.unwrap_or_else(|| id.0.clone());
                if matches!(part, ScenarioPart::Feature(_)) { title } else { format!("Source of {title}") }
            }
            ScenarioPart::Label(id) => {
                s.board.labels().get(id).map_or_else(|| id.0.clone(), |l| named(&l.text, &id.0))
            }
            ScenarioPart::LabelEvidence(id) => {
                let name = s.board.labels().get(id).map_or(id.0.as_str(), |l| l.text.as_str());
                format!("Source of {}", named(name, &id.0))
            }
            ScenarioPart::Objective(id) => {
                s.objectives.get(id).map_or_else(|| id.0.clone(), |o| named(&o.name, &id.0))
            }
            ScenarioPart::Note(id) => s.notes.get(id).map_or_else(
                || id.0.clone(),
                |n| {
                    let start: String = n.text.chars().take(40).collect();
                    format!("Note '{}'", named(start.lines().next().unwrap_or_default(), &id.0))
                },
            ),
            ScenarioPart::Sheet(id) => {
                s.sheets.get(id).map_or_else(|| id.0.clone(), |sheet| named(&sheet.name, &id.0))
            }
            ScenarioPart::BoardPlace => "Where the board lies".to_owned(),
            ScenarioPart::History => "Historical result".to_owned(),
            ScenarioPart::Silenced(key) => format!("Silenced note {key}"),
        }
    }

    /// Where to look for a part.
    pub(super) fn place(&self, part: &ScenarioPart) -> Place {
        let layout = self.scenario.board.layout();
        match part {
            ScenarioPart::Side(side) | ScenarioPart::Zone(side) | ScenarioPart::Exits(side) => {
                Place::Side(*side, String::new())
            }
            ScenarioPart::HexAttrs(y, x) => Place::hex(layout, Hex::new(*x, *y)),
            //::Side(*side, String::new()),
            ScenarioPart::Nation(id) => Place::Nation(id.clone()),
            ScenarioPart::Piece(id) => Place::Piece(id.clone(), String::new()),
            ScenarioPart::Feature(id) | ScenarioPart::FeatureEvidence(id) => Place::Feature(id.clone()),
            ScenarioPart::Label(id) | ScenarioPart::LabelEvidence(id) => Place::Label(id.clone()),
            ScenarioPart::Objective(id) => Place::Objective(id.clone()),
            ScenarioPart::Note(id) => match self.scenario.notes.get(id) {
                Some(note) => match (&note.piece, note.hex) {
                    (Some(piece), _) => Place::Piece(piece.clone(), String::new()),
                    (None, Some(hex)) => Place::hex(layout, hex),
                    (None, None) => Place::Param(String::new()),
                },
                None => Place::Param(String::new()),
            },
            _ => Place::Param(String::new()),
        }
    }

    /// The hexes a part touches.
    pub(super) fn hexes(&self, part: &ScenarioPart) -> Vec<Hex> {
        let s = self.scenario;
        match part {
            ScenarioPart::Piece(id) => s.pieces.get(id).and_then(|p| p.hex).into_iter().collect(),
            ScenarioPart::Feature(id) => {
                s.board.features().get(id).map_or_else(Vec::new, |f| f.hexes(s.board.layout()))
            }
            ScenarioPart::Zone(side) => s.zone(*side).hexes().to_vec(),
            ScenarioPart::Exits(side) => s.exit(*side).hexes().to_vec(),
            ScenarioPart::HexAttrs(y, x) => vec![Hex::new(*x, *y)],
            ScenarioPart::Label(id) => s.board.labels().get(id).map(|l| l.hex).into_iter().collect(),
            ScenarioPart::Objective(id) => s.objectives.get(id).map(|o| o.hex).into_iter().collect(),
            ScenarioPart::Note(id) => s.notes.get(id).and_then(|n| n.hex).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// The name of a terrain.
    pub(super) fn terrain(&self, id: &str) -> String {
        self.catalog.and_then(|c| c.terrain(id)).map_or(id, |t| t.name.as_str()).to_lowercase()
    }

    /// The board's size in words.
    pub(super) fn layout(&self) -> String {
        let l = self.scenario.board.layout();
        let way = if l.orientation == Orientation::Flat { "flat" } else { "pointed" };
        let shift = format!("{:?}", l.shift).to_lowercase();
        format!("{} by {}, {way} top, {shift} lines shifted", l.width, l.height)
    }

    fn attribute(&self, part: &ScenarioPart, field: &Field) -> Option<&Attribute> {
        let catalog = self.catalog?;
        let list = match part {
            ScenarioPart::Params => return catalog.params.iter().find(|a| a.id == field.name),
            ScenarioPart::Side(_) => &catalog.side_params,
            ScenarioPart::Nation(_) => &catalog.nation_traits,
            ScenarioPart::Piece(id) => {
                let piece = self.scenario.pieces.get(id)?;
                &catalog.kind(&piece.kind)?.attributes
            }
            ScenarioPart::Feature(id) if field.name == "attrs" => {
                let feature = self.scenario.board.features().get(id)?;
                &catalog.linear(&feature.kind)?.attributes
            }
            _ => return None,
        };
        let key = field.key.as_deref()?;
        list.iter().find(|a| a.id == key)
    }

    /// What a field is called.
    pub(super) fn field_name(&self, part: &ScenarioPart, field: &Field) -> String {
        if let Some(attribute) = self.attribute(part, field) {
            let name = attribute.name.to_lowercase();
            return if field.name == "evidence" { format!("source of {name}") } else { name };
        }
        if let (ScenarioPart::History, Some(side)) = (part, field.key.as_deref()) {
            return format!("{} of side {side}", field.name.replace('_', " "));
        }
        if let (ScenarioPart::SetUp(_), "postings", Some(id)) =
            (part, field.name.as_str(), field.key.as_deref())
        {
            return format!("posting of {}", self.title(&ScenarioPart::Piece(PieceId(id.to_owned()))));
        }
        let words = match (field.name.as_str(), field.key.as_deref()) {
            ("", _) if matches!(part, ScenarioPart::Zone(_) | ScenarioPart::Exits(_)) => "hexes",
            ("", _) if matches!(part, ScenarioPart::Silenced(_)) => "reason",
            ("", _) => "rules",
            ("evidence", Some("")) => "source",
            ("evidence", Some(key)) => return format!("source of {key}"),
            ("sources", Some(key)) => return format!("source {key}"),
            (_, Some(key)) => key,
            ("traits_of", None) => "row of traits",
            ("place", None) if matches!(part, ScenarioPart::Meta) => "place of the battle",
            ("order", None) if matches!(part, ScenarioPart::Objective(_)) => "place in the list",
            ("order", None) => "place in the roster",
            ("top", None) => "top of its hex",
            ("arrives", None) => "arrival",
            ("path", None) => "course",
            ("angle_deg", None) => "angle",
            ("value", None) => "worth to A and B",
            (name, None) => name,
        };
        words.replace('_', " ")
    }

    /// Are the values of a field what somebody has written, and not numbers, ids or choices?
    pub(super) fn is_own_words(&self, part: &ScenarioPart, field: &Field) -> bool {
        const WRITTEN: &[&str] = &[
            "author",
            "date",
            "description",
            "leader",
            "name",
            "piece",
            "place",
            "players",
            "remark",
            "sources",
            "text",
            "tips",
            "title",
        ];
        let silenced = matches!(part, ScenarioPart::Silenced(_));
        silenced || self.attribute(part, field).is_none() && WRITTEN.contains(&field.name.as_str())
    }

    /// A value in words; nothing is an empty text.
    pub(super) fn value(&self, part: &ScenarioPart, field: &Field, json: Option<&Json>) -> String {
        let Some(json) = json.filter(|j| !j.is_null()) else { return String::new() };
        if field.name == "evidence" || matches!(field.name.as_str(), "sources") {
            return Self::evidence(json);
        }
        if let Some(attribute) = self.attribute(part, field) {
            return attribute_value(attribute, json);
        }
        match (part, field.name.as_str()) {
            (ScenarioPart::Zone(_) | ScenarioPart::Exits(_), _) => {
                let hexes = json.as_array().map_or(0, Vec::len);
                counted(hexes, "hex", "hexes")
            }
            (ScenarioPart::SetUp(_), "postings") => match read::<Posting>(json).and_then(|p| p.hex) {
                Some(hex) => self.hex(hex),
                None => "not deployed".to_owned(),
            },
            (_, "hex") => read::<Hex>(json).map_or_else(String::new, |hex| self.hex(hex)),
            (_, "arrives") => read::<Arrival>(json).map_or_else(String::new, |a| {
                let hexes: Vec<String> = a.hexes().map(|hex| self.hex(hex)).collect();
                format!("turn {} at {}", a.turn, hexes.join(" or "))
            }),
            (ScenarioPart::Piece(_), "task") => read::<Task>(json).map_or_else(String::new, |task| {
                let aim = task.aim.name().to_lowercase();
                let whole = if task.hexes.is_empty() {
                    aim
                } else {
                    format!("{aim}, at hexes {}", self.hexes_named(&task.hexes))
                };
                if task.remark.is_empty() { whole } else { format!("{whole} ({})", task.remark) }
            }),
            (_, "leader" | "piece") => {
                let id = read::<String>(json).unwrap_or_default();
                self.title(&ScenarioPart::Piece(PieceId(id)))
            }
            (ScenarioPart::Piece(_), "formation") => {
                let id = read::<String>(json).unwrap_or_default();
                self.catalog.and_then(|c| c.formation(&id)).map_or(id, |f| f.name.to_lowercase())
            }
            (ScenarioPart::Piece(_), "kind") => {
                let id = read::<String>(json).unwrap_or_default();
                self.catalog.and_then(|c| c.kind(&id)).map_or(id, |k| k.name.to_lowercase())
            }
            (ScenarioPart::Piece(_), "facing") => format!("{} o'clock", plain(json)),
            (ScenarioPart::Feature(_), "path") => match read::<Path>(json) {
                Some(Path::Hexes(hexes)) => counted(hexes.len(), "hex", "hexes"),
                Some(Path::Edges(edges)) => counted(edges.len(), "hexside", "hexsides"),
                None => String::new(),
            },
            _ => plain(json),
        }
    }

    /// A hex by its name.
    pub(super) fn hex(&self, hex: Hex) -> String {
        hex_name(self.scenario.board.layout(), hex)
    }

    /// The first hexes of some by their names.
    pub(super) fn hexes_named(&self, hexes: &[Hex]) -> String {
        const MOST: usize = 6;
        let names: Vec<String> = hexes.iter().take(MOST).map(|hex| self.hex(*hex)).collect();
        let more = if hexes.len() > MOST { ", ..." } else { "" };
        format!("{}{more}", names.join(", "))
    }

    /// The name of a terrain by its index.
    pub(super) fn terrain_ix(&self, ix: TerrainIx) -> String {
        self.terrain(&super::ground::id_of(&self.scenario.board, ix))
    }

    fn evidence(json: &Json) -> String {
        let Some(Evidence { grade, source, remark }) = read::<Evidence>(json) else { return plain(json) };
        let grade = match grade {
            Grade::Sourced => "sourced",
            Grade::Known => "known",
            Grade::Estimated => "estimated",
        };
        let more: Vec<&str> =
            [source.as_str(), remark.as_str()].into_iter().filter(|t| !t.is_empty()).collect();
        if more.is_empty() { grade.to_owned() } else { format!("{grade} ({})", more.join(": ")) }
    }
}

/// The value of an attribute as a form shows it.
fn attribute_value(attribute: &Attribute, json: &Json) -> String {
    match (&attribute.domain, json) {
        (Domain::Choice(options), Json::String(id)) => {
            options.iter().find(|(o, _)| o == id).map_or_else(|| id.clone(), |(_, name)| name.to_lowercase())
        }
        (Domain::Clock, Json::Number(n)) => n
            .as_i64()
            .map_or_else(String::new, |m| format!("{:02}:{:02}", m.div_euclid(60), m.rem_euclid(60))),
        (Domain::Int { .. }, Json::Number(n)) if !attribute.unit.is_empty() => {
            format!("{n} {}", attribute.unit_name())
        }
        _ => plain(json),
    }
}

/// A value of no special meaning.
fn plain(json: &Json) -> String {
    match json {
        Json::Null => String::new(),
        Json::Bool(true) => "yes".to_owned(),
        Json::Bool(false) => "no".to_owned(),
        Json::Number(n) => n.to_string(),
        Json::String(text) => text.clone(),
        Json::Array(list) => list.iter().map(plain).collect::<Vec<_>>().join(", "),
        Json::Object(table) => {
            table.iter().map(|(k, v)| format!("{k} {}", plain(v))).collect::<Vec<_>>().join(", ")
        }
    }
}

/// The leader a piece names and the scenario has not.
pub(super) fn leader_missing<'a>(scenario: &Scenario, piece: &'a Piece) -> Option<&'a PieceId> {
    piece.leader.as_ref().filter(|id| !scenario.pieces.contains_key(*id))
}
