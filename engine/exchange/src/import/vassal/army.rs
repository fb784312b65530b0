//! An order of battle from the pieces of a module.

use super::places::Placed;
use super::slots::{MOST, Slot};
use crate::Note;
use crate::spreadsheet::{fold, kind_by_word};
use crate::vassal::{Definition, Own, marks};
use oblique_board::hex::{Hex, Layout};
use oblique_rules::catalog::{Catalog, Kind, Role};
use oblique_scenario::{Objective, Piece, PieceId, Scenario, Side};
use roxmltree::Node;
use std::collections::{BTreeMap, BTreeSet};

/// Players who are no side.
const NO_SIDES: &[&str] = &["solitaire", "solo", "observer", "referee", "moderator", "umpire", "spectator"];
/// Words of tabs and lists whose pieces are no units.
const NO_UNITS: &[&str] = &[
    "marker",
    "markers",
    "status",
    "information",
    "chit",
    "chits",
    "terrain",
    "misc",
    "miscellaneous",
    "dice",
    "turn",
    "weather",
    "objectives",
    "activation",
    "activations",
    "tokens",
    "tracks",
];
/// Words that say how large a command is, not what it is: names of units have them too.
const SIZES: &[&str] =
    &["corps", "division", "brigade", "wing", "army", "line", "regiment", "battalion", "squadron", "foot"];
/// Names in a sentence, at most.
const MOST_NAMED: usize = 4;

/// Puts units and objectives on a scenario; what is to be told of it.
pub(super) fn muster(
    root: Node<'_, '_>,
    slots: &[Slot],
    placed: &[Placed],
    scenario: &mut Scenario,
    catalog: &Catalog,
) -> Vec<Note> {
    let sides = Sides::of(root, slots);
    for side in Side::BOTH {
        if let Some(name) = sides.names.get(side.index()) {
            scenario.sides[side.index()].name.clone_from(name);
        }
    }
    let mut mustering = Mustering {
        sides: &sides,
        catalog,
        layout: scenario.board.layout(),
        scenario,
        tally: Tally::default(),
        taken: BTreeSet::new(),
    };
    let by_number: BTreeMap<&str, &Slot> = slots
        .iter()
        .filter(|slot| !slot.number.is_empty())
        .map(|slot| (slot.number.as_str(), slot))
        .collect();
    let mut used: BTreeSet<&str> = BTreeSet::new();
    for one in placed {
        let number = one.piece.number();
        let slot = one.slot.as_ref().or_else(|| by_number.get(number.as_str()).copied());
        if let Some((number, _)) = by_number.get_key_value(number.as_str()) {
            used.insert(number);
        }
        mustering.piece(&one.piece, slot, one.hex, true);
    }
    for slot in slots.iter().filter(|slot| !used.contains(slot.number.as_str())) {
        mustering.piece(&slot.piece, Some(slot), None, false);
    }
    let tally = mustering.tally;
    let layout = scenario.board.layout();
    bind(scenario, layout);
    tally.sentences(&sides, catalog)
}

/// The two sides of a module.
struct Sides {
    /// What they are called; fewer than two where it names fewer.
    names: Vec<String>,
    /// Of its tabs, by how they are called.
    tabs: BTreeMap<String, Side>,
    /// In which place of a path the tabs stand that tell sides.
    level: usize,
    /// Were they guessed by the order of tabs alone?
    guessed: bool,
}

impl Sides {
    fn of(root: Node<'_, '_>, slots: &[Slot]) -> Self {
        let entries = root
            .descendants()
            .filter(|node| node.tag_name().name().ends_with(".PlayerRoster"))
            .flat_map(|node| node.children())
            .filter_map(|entry| entry.text().map(str::trim));
        let mut names: Vec<String> = Vec::new();
        for name in entries {
            let plain = fold(name);
            let none = words(name).any(|word| NO_SIDES.contains(&word.as_str()));
            if !plain.is_empty() && !none && !names.iter().any(|other| other == name) {
                names.push(name.to_owned());
            }
        }
        names.truncate(2);
        let deepest = slots.iter().map(|slot| slot.path.len()).max().unwrap_or(0);
        let tabs_at = |level: usize| {
            let mut tabs: Vec<&str> = Vec::new();
            for tab in slots.iter().filter_map(|slot| slot.path.get(level)) {
                if !tabs.contains(&tab.as_str()) && !no_units(tab) && tabs.len() < 500 {
                    tabs.push(tab);
                }
            }
            tabs
        };
        let side_of =
            |tab: &str| names.iter().position(|name| is_of(tab, name)).map(|n| Side::BOTH[n.min(1)]);
        // The level of tabs that names most sides; where none does, the first that parts pieces at all.
        let named = |level: usize| {
            tabs_at(level).iter().filter_map(|tab| side_of(tab)).collect::<BTreeSet<Side>>().len()
        };
        let best = (0..deepest).max_by_key(|level| (named(*level), std::cmp::Reverse(*level)));
        let level = match best.filter(|level| named(*level) > 0) {
            Some(level) => level,
            None => (0..deepest).find(|level| tabs_at(*level).len() > 1).unwrap_or(0),
        };
        let tabs = tabs_at(level);
        let mut by_tab: BTreeMap<String, Side> =
            tabs.iter().filter_map(|tab| Some(((*tab).to_owned(), side_of(tab)?))).collect();
        let mut guessed = false;
        // Where one side is found by its name, the other tabs are the enemy's; where none is, the first is side A.
        let known: BTreeSet<Side> = by_tab.values().copied().collect();
        if known.len() < 2 {
            let first = known.first().copied();
            for (n, tab) in tabs.iter().enumerate() {
                let side = first.map_or(if n == 0 { Side::A } else { Side::B }, Side::other);
                guessed |= !by_tab.contains_key(*tab);
                by_tab.entry((*tab).to_owned()).or_insert(side);
            }
        }
        if names.is_empty() && tabs.len() == 2 {
            names = tabs.iter().map(|tab| (*tab).to_owned()).collect();
        }
        Self { names, tabs: by_tab, level, guessed }
    }

    /// Whose a piece is, by its markers, its tab, or a name of a side in its path.
    fn side(&self, piece: &Definition, path: &[String]) -> Option<Side> {
        let by_name =
            |text: &str| self.names.iter().position(|name| is_of(text, name)).map(|n| Side::BOTH[n.min(1)]);
        let marks = piece.marks();
        let mut said = marks.iter().filter(|(name, _)| {
            let name = fold(name);
            ["side", "army", "player", "owner", "faction"].iter().any(|word| name.contains(word))
        });
        let by_mark = said.find_map(|(_, value)| by_name(value));
        let by_tab = || path.get(self.level).and_then(|tab| self.tabs.get(tab)).copied();
        by_mark.or_else(by_tab).or_else(|| path.iter().find_map(|part| by_name(part)))
    }
}

/// Says a tab that its pieces are of a side?
fn is_of(tab: &str, side: &str) -> bool {
    let (tab, side) = (fold(tab), fold(side));
    !tab.is_empty() && !side.is_empty() && (tab == side || tab.starts_with(&side) || side.starts_with(&tab))
}

/// Holds a tab or list no units?
fn no_units(name: &str) -> bool {
    words(name).any(|word| NO_UNITS.contains(&word.as_str()))
}

fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    text.split(|c: char| !c.is_alphanumeric()).map(fold).filter(|word| !word.is_empty())
}

/// What is to be told.
#[derive(Default)]
struct Tally {
    units: usize,
    own: usize,
    placed: usize,
    /// Units of a kind that was taken for want of a better one.
    unknown_kind: usize,
    by_kind: BTreeMap<String, usize>,
    /// Units on the map of which nobody says whose they are.
    taken_for_a: usize,
    /// Pieces of no side, by where they stand.
    no_side: BTreeMap<String, usize>,
    foreign_kinds: BTreeMap<String, usize>,
    too_many: usize,
}

struct Mustering<'a> {
    sides: &'a Sides,
    catalog: &'a Catalog,
    layout: Layout,
    scenario: &'a mut Scenario,
    tally: Tally,
    /// Ids of ours that are there already.
    taken: BTreeSet<PieceId>,
}

impl Mustering<'_> {
    fn piece(&mut self, piece: &Definition, slot: Option<&Slot>, hex: Option<Hex>, stands: bool) {
        if self.scenario.pieces.len() >= MOST {
            self.tally.too_many += 1;
            return;
        }
        let own =
            piece.marks().remove(marks::OBLIQUE).and_then(|text| serde_json::from_str::<Own>(&text).ok());
        match own {
            Some(Own::Objective(id, objective)) => {
                // What stands in the palette alone was taken off the board.
                if let Some(hex) = hex.filter(|_| stands) {
                    let worth =
                        objective.value.map(|n| n.clamp(*Objective::WORTH.start(), *Objective::WORTH.end()));
                    self.scenario.objectives.insert(id, Objective { hex, value: worth, ..objective });
                }
            }
            Some(Own::Piece(id, there)) if self.catalog.kind(&there.kind).is_some() => {
                let id = if self.taken.insert(id.clone()) { id } else { self.fresh(there.side, &there.name) };
                let mut unit = Piece { hex, task: None, evidence: BTreeMap::new(), ..*there };
                // What stands in a file may be any number: arithmetic with hexes that far off would not end well.
                let near = |n: i32| n.unsigned_abs() <= Layout::FARTHEST.unsigned_abs();
                let on_board = |hex: Hex| near(hex.x) && near(hex.y) && self.layout.contains(hex);
                unit.arrives = unit.arrives.filter(|arrival| hex.is_none() && arrival.hexes().all(on_board));
                self.tally.own += 1;
                self.put(id, unit);
            }
            other => {
                if let Some(Own::Piece(_, there)) = other {
                    *self.tally.foreign_kinds.entry(there.kind.clone()).or_default() += 1;
                }
                self.foreign(piece, slot, hex);
            }
        }
    }

    fn foreign(&mut self, piece: &Definition, slot: Option<&Slot>, hex: Option<Hex>) {
        let nowhere = Vec::new();
        let path = slot.map_or(&nowhere, |slot| &slot.path);
        let name = slot.map_or_else(|| piece.name(), |slot| slot.name.clone());
        let place = path.last().cloned().unwrap_or_else(|| "the map".to_owned());
        let none = path.iter().any(|part| no_units(part));
        let side = self.sides.side(piece, path).filter(|_| !none);
        // What stands on the map and is called like troops is a unit, whosever it is.
        let alone = side.is_none() && !none && hex.is_some() && is_kind(&name, self.catalog);
        self.tally.taken_for_a += usize::from(alone);
        let (Some(side), false) = (side.or(alone.then_some(Side::A)), name.trim().is_empty()) else {
            *self.tally.no_side.entry(place).or_default() += 1;
            return;
        };
        let Some((kind, known)) = kind_of(&name, path, self.catalog) else { return };
        self.tally.unknown_kind += usize::from(!known);
        *self.tally.by_kind.entry(kind.name.clone()).or_default() += 1;
        let mut unit = Piece::new(side, &kind.id, name.trim());
        unit.formation = kind.formations.first().cloned().unwrap_or_default();
        unit.hex = hex;
        let id = self.fresh(side, &unit.name);
        self.put(id, unit);
    }

    fn fresh(&mut self, side: Side, name: &str) -> PieceId {
        self.scenario.fresh_piece_id(side, name)
    }

    fn put(&mut self, id: PieceId, mut unit: Piece) {
        if unit.order == 0 {
            unit.order = u32::try_from(self.scenario.pieces.len() + 1).unwrap_or(u32::MAX);
        }
        self.tally.units += 1;
        self.tally.placed += usize::from(unit.hex.is_some());
        self.scenario.pieces.insert(id, unit);
    }
}

/// Says a name what kind it is of?
fn is_kind(name: &str, catalog: &Catalog) -> bool {
    words(name).any(|word| !SIZES.contains(&word.as_str()) && kind_by_word(&word, catalog).is_some())
}

/// The kind a piece is by its name and the lists it stands in, and whether that is more than the first there is.
fn kind_of<'a>(name: &str, path: &[String], catalog: &'a Catalog) -> Option<(&'a Kind, bool)> {
    let all = words(name).chain(path.iter().rev().flat_map(|part| words(part)));
    let kinds: Vec<&Kind> = all
        .filter(|word| !SIZES.contains(&word.as_str()))
        .filter_map(|word| kind_by_word(&word, catalog))
        .collect();
    // 'Horse artillery' is artillery, 'dragoon general' a general.
    let order = [Role::Guns, Role::Chief, Role::Leader, Role::Horse, Role::Light, Role::Foot];
    let found = order.iter().find_map(|role| kinds.iter().find(|kind| kind.role == *role).copied());
    let usual = || catalog.kinds.iter().find(|kind| kind.role == Role::Foot).or(catalog.kinds.first());
    match found {
        Some(kind) => Some((kind, true)),
        None => usual().map(|kind| (kind, false)),
    }
}

/// Leaders that are not there lead nobody, and of those who share a hex one is on top at most.
fn bind(scenario: &mut Scenario, layout: Layout) {
    let known: BTreeMap<PieceId, Side> =
        scenario.pieces.iter().map(|(id, piece)| (id.clone(), piece.side)).collect();
    let mut topped = BTreeSet::new();
    for piece in scenario.pieces.values_mut() {
        let side = piece.side;
        piece.leader = piece.leader.take().filter(|id| known.get(id) == Some(&side));
        let at = piece.hex.and_then(|hex| layout.index(hex));
        piece.top = piece.top && at.is_some_and(|at| topped.insert(at));
    }
}

impl Tally {
    fn sentences(self, sides: &Sides, catalog: &Catalog) -> Vec<Note> {
        let mut all = Vec::new();
        let foreign = self.units - self.own;
        if foreign > 0 {
            all.push(format!(
                "Units came without strengths and ratings: {foreign} have what is usual of their kinds. Change it in the roster."
            ));
            let kinds: Vec<String> = self.by_kind.iter().map(|(kind, n)| format!("{kind} {n}")).collect();
            all.push(format!("Kinds were guessed by names and lists: {}.", kinds.join(", ")));
        }
        if self.unknown_kind > 0 {
            let usual = catalog.kinds.iter().find(|kind| kind.role == Role::Foot).or(catalog.kinds.first());
            let usual = usual.map_or("", |kind| kind.name.as_str());
            all.push(format!(
                "The names of {} units say nothing of their kind; taken for {usual}.",
                self.unknown_kind
            ));
        }
        if foreign > 0 && sides.guessed {
            let tabs: Vec<String> = sides.tabs.iter().map(|(tab, side)| format!("'{tab}' {side}")).collect();
            let shown = tabs.iter().take(MOST_NAMED * 2).cloned().collect::<Vec<_>>().join(", ");
            all.push(format!("Sides were guessed by the tabs of the palettes: {shown}."));
        }
        if self.taken_for_a > 0 {
            let count = self.taken_for_a;
            all.push(format!("Of {count} units on the map nobody says whose they are; taken for side A."));
        }
        for (kind, count) in &self.foreign_kinds {
            all.push(format!(
                "These rules have no kind '{kind}': its pieces were taken by their names ({count})."
            ));
        }
        if !self.no_side.is_empty() {
            let count: usize = self.no_side.values().sum();
            let places: Vec<String> =
                self.no_side.iter().take(MOST_NAMED).map(|(place, n)| format!("'{place}' {n}")).collect();
            let more = if self.no_side.len() > MOST_NAMED { " and others" } else { "" };
            all.push(format!("Pieces of neither side were left out ({count}): {}{more}.", places.join(", ")));
        }
        if self.units > 0 && self.placed == 0 {
            all.push("No set-up says where units stand; place them from the roster.".to_owned());
        }
        if self.too_many > 0 {
            all.push(format!("More than {MOST} pieces: {} were left out.", self.too_many));
        }
        if self.units == 0 {
            all.push("The palettes hold no units.".to_owned());
        }
        all.into_iter().map(Note::from).collect()
    }
}
