//! Maps of hexes of other programs: what a reader makes of a file, the table of what its codes become, and the battle
//! drafted from both. Must not know the format of any file.

mod draft;
mod links;
mod looks;
mod streams;
mod table;
#[cfg(test)]
mod tests;

use super::{ImportError, Imported, Parameter, ParameterKind, Parameters, Source, Target};
use crate::spreadsheet::decode;
pub(super) use draft::{Draft, LeftOut, Why, battle, line_of};
pub use looks::{line_meant, look_of_line, look_of_terrain, terrain_meant};
use oblique_board::hex::{Layout, Orientation};
use std::collections::{BTreeMap, BTreeSet};
use std::ops::RangeInclusive;
pub use table::{BadTable, CodeRow, CodeTable, FoundCode};

/// The id of the question about narrow water.
pub(super) const NARROW_WATER: &str = "narrow_water";

/// What importers of maps of hexes ask.
pub(super) fn parameters() -> Vec<Parameter> {
    vec![Parameter {
        id: NARROW_WATER,
        name: "Water a hex wide becomes",
        help: "Other programs lay rivers over hexes; rules that have streams along hexsides want them there. Lakes and ponds stay water",
        kind: ParameterKind::Choice(&["hexes of water", "streams along hexsides"]),
        usual: 0,
    }]
}

/// The codes in a file that `read` makes a map of, the most frequent first.
///
/// # Errors
/// What `read` fails with.
pub(super) fn codes(
    source: &Source<'_>,
    read: fn(&str) -> Result<HexMap, ImportError>,
) -> Result<Vec<FoundCode>, ImportError> {
    let (text, _) = decode(source.bytes);
    Ok(read(&text)?.found())
}

/// The battle that a file becomes: `read` makes a map of its text, `table` says what its codes become.
///
/// # Errors
/// What `read` fails with; [`ImportError::Cancelled`] where `go_on` says no.
pub(super) fn import(
    source: &Source<'_>,
    target: &Target<'_>,
    table: &str,
    parameters: &Parameters,
    read: fn(&str) -> Result<HexMap, ImportError>,
    go_on: &mut dyn FnMut(f32) -> bool,
) -> Result<Imported, ImportError> {
    let (text, _) = decode(source.bytes);
    let map = read(&text)?;
    let shipped = CodeTable::shipped(table);
    let table = source.table.unwrap_or(&shipped);
    let streams = parameters.is_on(NARROW_WATER);
    let draft = Draft { table, rules: target.rules, title: source.title(), streams };
    let (scenario, notes) = battle(map, draft, go_on)?;
    Ok(Imported::Scenario { scenario: Box::new(scenario), notes, beside: Vec::new() })
}

/// A map as its file has it. What lies on its hexes is kept as sets, each once: maps have millions of hexes and a few
/// hundred different ones.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct HexMap {
    /// Its hexes.
    pub layout: Layout,
    /// Names on it.
    pub labels: Vec<(usize, String)>,
    /// What the reader could not make anything of.
    pub notes: Notes,
    /// The height of each hex, in the levels of the file, in the order of [`Layout::index`].
    levels: Vec<i16>,
    /// Which of the sets lies on each; the first is empty.
    set_of: Vec<u32>,
    sets: Vec<Vec<Code>>,
    known: BTreeMap<Vec<Code>, u32>,
}

/// Sentences about parts of a file that could not be read: the first ones, and how many more there are.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(super) struct Notes {
    first: Vec<String>,
    more: usize,
}

impl Notes {
    /// Sentences at most.
    const MOST: usize = 20;

    /// Adds one.
    pub(super) fn add(&mut self, sentence: impl FnOnce() -> String) {
        if self.first.len() < Self::MOST {
            self.first.push(sentence());
        } else {
            self.more += 1;
        }
    }

    /// All there is to say.
    pub(super) fn sentences(&self) -> Vec<String> {
        let more = (self.more > 0).then(|| format!("{} more parts could not be read.", self.more));
        self.first.iter().cloned().chain(more).collect()
    }
}

impl HexMap {
    /// A map of nothing. `None` where a side is none that a board may have.
    pub(super) fn new(columns: i64, rows: i64) -> Option<Self> {
        let sides: RangeInclusive<i64> = 1..=i64::from(Layout::MAX_SIDE);
        let side = |n: i64| u16::try_from(n).ok().filter(|_| sides.contains(&n));
        Some(Self::on(Layout::new(Orientation::Flat, side(columns)?, side(rows)?)))
    }

    /// A map of nothing on hexes that stand some other way.
    pub(super) fn on(layout: Layout) -> Self {
        Self {
            layout,
            labels: Vec::new(),
            notes: Notes::default(),
            levels: vec![0; layout.len()],
            set_of: vec![0; layout.len()],
            sets: vec![Vec::new()],
            known: BTreeMap::from([(Vec::new(), 0)]),
        }
    }

    /// The height of a hex; 0 off the map.
    pub(super) fn level(&self, at: usize) -> i64 {
        self.levels.get(at).copied().map_or(0, i64::from)
    }

    /// Gives a hex its height.
    pub(super) fn set_level(&mut self, at: usize, level: i64) {
        if let Some(old) = self.levels.get_mut(at) {
            *old = level.clamp(i64::from(i16::MIN), i64::from(i16::MAX)) as i16;
        }
    }

    /// What is on a hex, the uppermost first.
    #[cfg(test)]
    pub(super) fn codes(&self, at: usize) -> &[Code] {
        self.sets.get(self.set_at(at)).map_or(&[], Vec::as_slice)
    }

    /// Lays these on a hex.
    pub(super) fn set_codes(&mut self, at: usize, codes: Vec<Code>) {
        let set = self.set(codes);
        self.put(at, set);
    }

    /// The number of a set of codes, for [`HexMap::put`].
    pub(super) fn set(&mut self, codes: Vec<Code>) -> u32 {
        if let Some(known) = self.known.get(&codes) {
            return *known;
        }
        let number = u32::try_from(self.sets.len()).unwrap_or(u32::MAX);
        self.sets.push(codes.clone());
        self.known.insert(codes, number);
        number
    }

    /// Lays the set of a number on a hex.
    pub(super) fn put(&mut self, at: usize, set: u32) {
        if let Some(old) = self.set_of.get_mut(at) {
            *old = set;
        }
    }

    /// Every code that a table is asked for, with how many hexes it is on, the most frequent first.
    pub(super) fn found(&self) -> Vec<FoundCode> {
        let mut times = vec![0_usize; self.sets.len()];
        for set in &self.set_of {
            if let Some(count) = times.get_mut(*set as usize) {
                *count += 1;
            }
        }
        let mut hexes: BTreeMap<&str, usize> = BTreeMap::new();
        for (codes, count) in self.sets.iter().zip(times).filter(|(_, count)| *count > 0) {
            let names: BTreeSet<&str> = codes.iter().filter(|c| !c.own).map(|c| c.name.as_str()).collect();
            for name in names {
                *hexes.entry(name).or_default() += count;
            }
        }
        let mut found: Vec<FoundCode> =
            hexes.into_iter().map(|(code, hexes)| FoundCode { code: code.to_owned(), hexes }).collect();
        found.sort_by(|a, b| b.hexes.cmp(&a.hexes).then_with(|| a.code.cmp(&b.code)));
        found
    }

    /// The sets that lie on hexes, by their numbers.
    fn sets(&self) -> &[Vec<Code>] {
        &self.sets
    }

    /// Takes away what lies beneath codes that cover.
    fn uncover(&mut self, covers: impl Fn(&Code) -> bool) {
        for codes in &mut self.sets {
            if let Some(covering) = codes.iter().position(&covers) {
                codes.truncate(covering + 1);
            }
        }
    }

    /// Which of [`HexMap::sets`] lies on a hex.
    fn set_at(&self, at: usize) -> usize {
        self.set_of.get(at).map_or(0, |set| *set as usize)
    }
}

/// One of the things on a hex.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Code {
    /// As tables name it: `woods:2`, `^Fp`.
    pub name: String,
    /// Through which sides it goes on, from the top clockwise, a bit each; `None` where its like on both sides decides.
    pub exits: Option<u8>,
    /// Is it the id of a terrain of the ruleset, so that no table is asked?
    pub own: bool,
}

impl Code {
    /// What a table is asked for, that goes on where its like does.
    pub(super) const fn named(name: String) -> Self {
        Self { name, exits: None, own: false }
    }
}
