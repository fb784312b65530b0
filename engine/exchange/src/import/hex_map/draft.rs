//! The battle that a map becomes.

use super::{Code, CodeTable, HexMap, links, streams, terrain_meant};
use crate::Note;
use crate::import::ImportError;
use oblique_board::hex::Layout;
use oblique_board::{Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use oblique_rules::catalog::Linear;
use oblique_rules::{Ruleset, blank_on};
use oblique_scenario::Scenario;
use std::collections::{BTreeMap, BTreeSet};

/// The look of water.
const WATER: &str = "water";
/// The look of what narrow water becomes.
const STREAM: &str = "stream";
/// After so many hexes it is asked whether to go on.
const ASK_EVERY: usize = 4096;

/// What a map becomes a battle by.
#[derive(Clone, Copy)]
pub(in crate::import) struct Draft<'a> {
    /// What its codes become.
    pub table: &'a CodeTable,
    /// Whose battle it is.
    pub rules: &'a dyn Ruleset,
    /// What it is called.
    pub title: &'a str,
    /// Does narrow water become streams along hexsides?
    pub streams: bool,
}

/// A battle of a ruleset on a map, and what is to be said of it: what was left out, where and how many, a sentence each.
///
/// # Errors
/// [`ImportError::Cancelled`] where `go_on` says no.
pub(in crate::import) fn battle(
    mut map: HexMap,
    draft: Draft<'_>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<(Scenario, Vec<Note>), ImportError> {
    let Draft { table, rules, title, streams } = draft;
    let mut scenario = blank_on(rules, map.layout, TerrainIx(0));
    title.clone_into(&mut scenario.meta.title);
    map.uncover(|code| table.row(&code.name).is_some_and(|(_, row)| row.covers));
    let mut left_out = LeftOut::default();
    let ground: Vec<Ground> =
        map.sets().iter().map(|codes| Ground::of(codes, table, rules, &scenario)).collect();
    let water = scenario_water(rules, &scenario);
    let is_wet = |ground: &Ground| ground.terrain.is_some() && ground.terrain == water;
    let stream = line_of(rules, STREAM, |line| line.along_edges).filter(|_| streams);
    let narrow = if stream.is_some() {
        let wet = |at: &usize| ground.get(map.set_at(*at)).is_some_and(is_wet);
        streams::narrow(map.layout, &(0..map.layout.len()).filter(wet).collect())
    } else {
        BTreeSet::new()
    };
    let levels = rules.catalog().levels;
    for at in 0..map.layout.len() {
        if at % ASK_EVERY == 0 && !go_on(at as f32 / map.layout.len() as f32) {
            return Err(ImportError::Cancelled);
        }
        let Some(ground) = ground.get(map.set_at(at)) else { continue };
        for (why, code) in &ground.left_out {
            left_out.add(why.clone(), code, at);
        }
        let hex = map.layout.hex(at);
        let level = map.level(at).saturating_add(ground.level);
        let clamped = level.clamp(i64::from(levels.0), i64::from(levels.1));
        if clamped != level {
            left_out.add(Why::Level(levels), &format!("level {level}"), at);
        }
        let _ = scenario.board.set_level(hex, i8::try_from(clamped).unwrap_or(0));
        if let Some(ix) = ground.terrain.filter(|_| !narrow.contains(&at)) {
            let _ = scenario.board.set_terrain(hex, ix);
        }
    }
    lines(&map, table, rules, &mut scenario, &mut left_out);
    for (n, (at, text)) in map.labels.iter().enumerate() {
        let label =
            Label { text: text.clone(), hex: map.layout.hex(*at), size: LabelSize::Small, angle_deg: 0 };
        let _ = scenario.board.put_label(LabelId(format!("note-{}", n + 1)), Some(label));
    }
    let mut notes: Vec<Note> = map.notes.sentences().into_iter().map(Note::from).collect();
    match &stream {
        Some(kind) => notes.push(put_streams(map.layout, &narrow, kind, &mut scenario)),
        None if streams => {
            let why = "The rules have no stream along hexsides: water a hex wide stays as it is.";
            notes.push(Note::from(why.to_owned()));
        }
        None => {}
    }
    notes.extend(left_out.sentences(map.layout));
    Ok((scenario, notes))
}

/// The water of a ruleset.
fn scenario_water(rules: &dyn Ruleset, scenario: &Scenario) -> Option<TerrainIx> {
    terrain_of(rules, scenario, WATER)
}

/// Puts narrow water on the board as streams; what is to be said of it.
fn put_streams(layout: Layout, narrow: &BTreeSet<usize>, kind: &str, scenario: &mut Scenario) -> Note {
    let hexes = narrow.iter().map(|at| layout.hex(*at)).collect::<Vec<_>>();
    if hexes.is_empty() {
        return Note::from("No water is a hex wide: none became a stream.".to_owned());
    }
    let courses = streams::courses(layout, narrow);
    let count = courses.len();
    for (n, path) in courses.into_iter().enumerate() {
        let feature = Feature::new(kind.to_owned(), path);
        let _ = scenario.board.put_feature(FeatureId(format!("{STREAM}-{}", n + 1)), Some(feature));
    }
    let word = if count == 1 { "1 stream".to_owned() } else { format!("{count} streams") };
    Note::of_hexes(&format!("Narrow water became {word} along hexsides, its hexes dry ground"), hexes, layout)
}

/// What a set of codes becomes.
#[derive(Default)]
struct Ground {
    level: i64,
    terrain: Option<TerrainIx>,
    left_out: Vec<(Why, String)>,
}

impl Ground {
    fn of(codes: &[Code], table: &CodeTable, rules: &dyn Ruleset, scenario: &Scenario) -> Self {
        let mut ground = Self::default();
        let mut upper = usize::MAX;
        for code in codes {
            if code.own {
                // What the ruleset calls so itself lies over all that a table says.
                let own = scenario.board.terrain_ix(&code.name).filter(|_| upper > 0);
                ground.terrain = own.or(ground.terrain);
                upper = 0;
                continue;
            }
            let Some((place, row)) = table.row(&code.name) else {
                ground.left_out.push((Why::NoRow, code.name.clone()));
                continue;
            };
            ground.level = ground.level.saturating_add(row.level);
            if row.terrain.is_empty() {
                continue;
            }
            match terrain_of(rules, scenario, &row.terrain) {
                // Rows count from 1 here: what the ruleset calls so itself is above them.
                Some(ix) if place + 1 < upper => (ground.terrain, upper) = (Some(ix), place + 1),
                Some(_) => {}
                None => ground.left_out.push((Why::NoTerrain(row.terrain.clone()), code.name.clone())),
            }
        }
        ground
    }
}

/// Puts the lines on the board.
fn lines(
    map: &HexMap,
    table: &CodeTable,
    rules: &dyn Ruleset,
    scenario: &mut Scenario,
    left_out: &mut LeftOut,
) {
    let looks: BTreeSet<&str> =
        table.rows.iter().map(|row| row.line.as_str()).filter(|look| !look.is_empty()).collect();
    for look in looks {
        let has = |code: &str| table.row(code).is_some_and(|(_, row)| row.line == look);
        let Some(kind) = line_of(rules, look, |line| !line.along_edges) else {
            let of_set: Vec<Vec<&Code>> = map
                .sets()
                .iter()
                .map(|codes| codes.iter().filter(|code| has(&code.name)).collect())
                .collect();
            for at in 0..map.layout.len() {
                for code in of_set.get(map.set_at(at)).into_iter().flatten() {
                    left_out.add(Why::NoLine(look.to_owned()), &code.name, at);
                }
            }
            continue;
        };
        let (chains, alone) = links::chains(map, has);
        for at in alone {
            left_out.add(Why::Alone, look, at);
        }
        for (n, hexes) in chains.into_iter().enumerate() {
            let feature = Feature::new(kind.clone(), Path::Hexes(hexes));
            let _ = scenario.board.put_feature(FeatureId(format!("{look}-{}", n + 1)), Some(feature));
        }
    }
}

/// The terrain of a ruleset that comes nearest to a look.
fn terrain_of(rules: &dyn Ruleset, scenario: &Scenario, look: &str) -> Option<TerrainIx> {
    scenario.board.terrain_ix(&terrain_meant(rules, look)?.id)
}

/// The id of the line of a ruleset that comes nearest to a look, of those that will do.
pub(in crate::import) fn line_of(
    rules: &dyn Ruleset,
    look: &str,
    will_do: impl Fn(&Linear) -> bool,
) -> Option<String> {
    let fits = |id: &str| rules.catalog().linear.iter().any(|l| l.id == id && will_do(l));
    let near = rules.translation().and_then(|words| words.linear.get(look)).map_or(look, String::as_str);
    [look, near].into_iter().find(|id| fits(id)).map(str::to_owned)
}

/// Why something of a file is not on the board.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(in crate::import) enum Why {
    /// Its code is in no row of the table.
    NoRow,
    /// The ruleset has nothing of that look.
    NoTerrain(String),
    /// The ruleset has no such line from hex to hex.
    NoLine(String),
    /// A line on one hex leads nowhere.
    Alone,
    /// The ruleset has only these levels.
    Level((i8, i8)),
    /// Nothing is known by that name that is drawn over the map.
    NoObject,
    /// The ruleset has no such kind of unit: only its name stands on the map.
    NoKind,
    /// It lies off the board, all of it or a part.
    OffBoard,
}

/// What was left out, and where.
#[derive(Default)]
pub(in crate::import) struct LeftOut(BTreeMap<(Why, String), Vec<usize>>);

impl LeftOut {
    /// Something was left out at a hex.
    pub(in crate::import) fn add(&mut self, why: Why, code: &str, at: usize) {
        self.0.entry((why, code.to_owned())).or_default().push(at);
    }

    /// A note for each sort of it.
    pub(in crate::import) fn sentences(self, layout: Layout) -> Vec<Note> {
        let note = |((why, code), places): ((Why, String), Vec<usize>)| {
            let hexes = places.iter().map(|at| layout.hex(*at)).collect();
            Note::of_hexes(&why.said_of(&code), hexes, layout)
        };
        self.0.into_iter().map(note).collect()
    }
}

impl Why {
    /// Of a code, without where and how often.
    fn said_of(&self, code: &str) -> String {
        match self {
            Self::NoRow => format!("'{code}' is not known and was left out"),
            Self::NoTerrain(look) => format!("'{code}': the rules have no {look}"),
            Self::NoLine(look) => format!("'{code}': the rules have no {look} from hex to hex"),
            Self::NoObject => format!("'{code}' is nothing known here and was left out"),
            Self::NoKind => format!("The rules have no units '{code}': only their names are there"),
            Self::OffBoard => format!("'{code}' was cut off at the edge of the board"),
            Self::Alone => format!("A {code} on one hex alone is none"),
            Self::Level((low, high)) => format!("{code}: the rules know levels {low} to {high}"),
        }
    }
}
