//! An army being built from a list: what was chosen, what dice gave, what was set by hand.
//!
//! What is set by hand stays when dice are thrown again. Must not know a window.

use super::draw::{self, Army, Command, Numbers, Recruit};
use super::{ArmyList, ArmyLists, CommandType, Units, muster, problems};
use crate::catalog::{Catalog, Role};
use crate::chance::Chance;
use oblique_board::Board;
use oblique_board::hex::{Layout, Orientation};
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Evidence, Grade, Scenario, Side};

/// An army as it is being built.
#[derive(Clone, Debug)]
pub struct ArmyPlan {
    /// The list it is of.
    pub list: String,
    /// The year.
    pub year: u16,
    /// Its commands but for the reserve.
    pub commands: Vec<CommandPlan>,
    /// The commander in chief with the reserve, which may be empty.
    pub chief: CommandPlan,
    /// The key of the source that what is set by hand rests on; empty where it is the designer's own.
    pub source: String,
    chance: Chance,
}

/// A command of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CommandPlan {
    /// What sort of command of the list it is; empty where the list has no reserve.
    pub sort: String,
    /// What the dice made its general.
    pub thrown: Thrown,
    /// What is set by hand of its general.
    pub general: ByHand,
    /// Its units, a row for each part of the sort.
    pub parts: Vec<PartPlan>,
}

/// A general as dice made him.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thrown {
    /// His name; `None` where the list has no more.
    pub name: Option<String>,
    /// His figures.
    pub attrs: Attrs,
}

/// A part of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartPlan {
    /// Which of its alternatives.
    pub alternative: usize,
    /// Its units, as many as the alternative has.
    pub units: Vec<UnitPlan>,
}

/// A unit of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnitPlan {
    /// The entry of the list it is.
    pub entry: String,
    /// What is set by hand of it.
    pub by_hand: ByHand,
}

/// What is set by hand of a piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ByHand {
    /// Its name.
    pub name: Option<String>,
    /// Its figures.
    pub attrs: Attrs,
}

impl ByHand {
    /// Is nothing set?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.name.is_none() && self.attrs.is_empty()
    }

    /// How well what is set is known.
    fn evidence(&self, source: &str) -> std::collections::BTreeMap<String, Evidence> {
        let grade = if source.is_empty() { Grade::Estimated } else { Grade::Sourced };
        let evidence = Evidence { grade, source: source.to_owned(), remark: "Set by hand".to_owned() };
        self.attrs.keys().map(|id| (id.clone(), evidence.clone())).collect()
    }
}

impl UnitPlan {
    const fn of(entry: String) -> Self {
        Self { entry, by_hand: ByHand { name: None, attrs: Attrs::new() } }
    }
}

impl PartPlan {
    /// Draws one of the alternatives of a part.
    fn drawn(part: &[Units], about: &str, chance: &mut Chance) -> Option<Self> {
        let alternatives: Vec<usize> = (0..part.len()).collect();
        let alternative = *chance.pick(format!("{about}, who"), &alternatives)?;
        let units = units(part.get(alternative)?, about, chance)?;
        Some(Self { alternative, units })
    }

    /// Is something of it set by hand?
    fn is_kept(&self) -> bool {
        self.units.iter().any(|unit| !unit.by_hand.is_empty())
    }
}

/// Draws the units of an alternative.
fn units(Units(count, entries): &Units, about: &str, chance: &mut Chance) -> Option<Vec<UnitPlan>> {
    (0..*count).map(|_| chance.pick(format!("{about}, unit"), entries).cloned().map(UnitPlan::of)).collect()
}

impl CommandPlan {
    /// Draws the units of a sort of command; its general is thrown later.
    fn drawn(list: &ArmyList, sort: &CommandType, chance: &mut Chance) -> Option<Self> {
        let about = format!("{}, {}", list.name, sort.name);
        let parts = sort.parts.iter().map(|part| PartPlan::drawn(part, &about, chance));
        Some(Self { sort: sort.id.clone(), parts: parts.collect::<Option<_>>()?, ..Self::default() })
    }

    /// Is something of its units set by hand?
    #[must_use]
    pub fn is_kept(&self) -> bool {
        self.parts.iter().any(PartPlan::is_kept)
    }

    /// Its units.
    pub fn units(&self) -> impl Iterator<Item = &UnitPlan> {
        self.parts.iter().flat_map(|part| &part.units)
    }

    fn raised(&self, list: &ArmyList, kind: &str, source: &str, named: &mut Numbers) -> Option<Command> {
        let sort = list.command_type(&self.sort);
        let mut attrs = sort.map_or_else(Attrs::new, |sort| sort.leader.clone());
        attrs.extend(self.thrown.attrs.clone());
        attrs.extend(self.general.attrs.clone());
        let units = self.units().map(|unit| {
            let mut recruit = named.recruit(list.entry(&unit.entry)?);
            recruit.name = unit.by_hand.name.clone().unwrap_or(recruit.name);
            recruit.attrs.extend(unit.by_hand.attrs.clone());
            recruit.evidence = unit.by_hand.evidence(source);
            Some(recruit)
        });
        Some(Command {
            sort: self.sort.clone(),
            name: sort.map_or_else(String::new, |sort| sort.name.clone()),
            general: Recruit {
                name: self.general.name.clone().or_else(|| self.thrown.name.clone()).unwrap_or_default(),
                kind: kind.to_owned(),
                attrs,
                evidence: self.general.evidence(source),
            },
            units: units.collect::<Option<_>>()?,
        })
    }
}

impl ArmyPlan {
    /// Draws the commands and units of an army of a list as it was in a year: first a command it needs, then among all
    /// that it may still have. Its generals have no figures yet. `None` where the list cannot be raised then.
    pub(super) fn drawn(list: &ArmyList, year: u16, chance: &mut Chance) -> Option<Self> {
        let mut drawn: Vec<&CommandType> = Vec::new();
        while drawn.len() < usize::from(list.commands) {
            let about = format!("{}, command {}", list.name, drawn.len() + 1);
            drawn.push(chance.pick(about, &open(list, year, &drawn))?);
        }
        let commands: Option<_> = drawn.iter().map(|sort| CommandPlan::drawn(list, sort, chance)).collect();
        let chief = reserve(list, year).map(|sort| CommandPlan::drawn(list, sort, chance));
        Some(Self {
            list: list.id.clone(),
            year,
            commands: commands?,
            chief: chief.unwrap_or_else(|| Some(CommandPlan::default()))?,
            source: String::new(),
            chance: chance.clone(),
        })
    }

    /// An army of a list, drawn whole from a seed. `None` where the list cannot be raised in that year.
    #[must_use]
    pub fn new(lists: &ArmyLists, catalog: &Catalog, list: &ArmyList, year: u16, seed: u64) -> Option<Self> {
        let mut plan = Self::drawn(list, year, &mut Chance::new(seed))?;
        for at in 0..=plan.commands.len() {
            plan.throw_general(lists, catalog, list, at);
        }
        Some(plan)
    }

    /// A command by its place, the commander in chief's after the last.
    pub fn command_mut(&mut self, at: usize) -> &mut CommandPlan {
        self.commands.get_mut(at).unwrap_or(&mut self.chief)
    }

    /// A command by its place, the commander in chief's after the last.
    #[must_use]
    pub fn command(&self, at: usize) -> &CommandPlan {
        self.commands.get(at).unwrap_or(&self.chief)
    }

    /// Throws the dice of a general again; what is set by hand of him stays.
    pub fn throw_general(&mut self, lists: &ArmyLists, catalog: &Catalog, list: &ArmyList, at: usize) {
        let all = || self.commands.iter().chain([&self.chief]).enumerate();
        let taken: Vec<&str> = all()
            .filter(|(other, _)| *other != at)
            .filter_map(|(_, c)| c.general.name.as_ref().or(c.thrown.name.as_ref()))
            .map(String::as_str)
            .collect();
        let mut names: Vec<String> =
            list.names.iter().filter(|name| !taken.contains(&name.as_str())).cloned().collect();
        let (role, place) = if at < self.commands.len() { (Role::Leader, at + 1) } else { (Role::Chief, 1) };
        let Some(kind) = draw::kind_of(catalog, role) else { return };
        let place = u8::try_from(place).unwrap_or(u8::MAX);
        let thrown = lists.thrown_general(list, &kind, place, &mut names, &mut self.chance);
        self.command_mut(at).thrown = thrown.unwrap_or_default();
    }

    /// Draws the units of a command again; a part in which something is set by hand stays as it is.
    pub fn draw_units(&mut self, list: &ArmyList, at: usize) {
        let mut chance = self.chance.clone();
        let command = self.command_mut(at);
        let drawn = list.command_type(&command.sort).and_then(|s| CommandPlan::drawn(list, s, &mut chance));
        for (old, new) in command.parts.iter_mut().zip(drawn.into_iter().flat_map(|drawn| drawn.parts)) {
            if !old.is_kept() {
                *old = new;
            }
        }
        self.chance = chance;
    }

    /// Makes a command one of another sort, its units drawn; what was set by hand of them is gone with them.
    pub fn choose_sort(&mut self, list: &ArmyList, at: usize, sort: &str) {
        let mut chance = self.chance.clone();
        let drawn = list.command_type(sort).and_then(|sort| CommandPlan::drawn(list, sort, &mut chance));
        let command = self.command_mut(at);
        if let Some(drawn) = drawn {
            (command.sort, command.parts) = (drawn.sort, drawn.parts);
        }
        self.chance = chance;
    }

    /// Takes another alternative of a part, its units drawn.
    pub fn choose_alternative(&mut self, list: &ArmyList, at: usize, part: usize, alternative: usize) {
        let mut chance = self.chance.clone();
        let command = self.command_mut(at);
        let sort = list.command_type(&command.sort);
        let chosen = sort.and_then(|sort| sort.parts.get(part)).and_then(|part| part.get(alternative));
        let about = sort.map_or("", |sort| sort.name.as_str());
        let drawn = chosen.and_then(|chosen| units(chosen, about, &mut chance));
        if let (Some(units), Some(part)) = (drawn, command.parts.get_mut(part)) {
            *part = PartPlan { alternative, units };
        }
        self.chance = chance;
    }

    /// Adds a command of the first sort the army may still have, else of any there is that year.
    pub fn add_command(&mut self, lists: &ArmyLists, catalog: &Catalog, list: &ArmyList) {
        let have: Vec<&CommandType> =
            self.commands.iter().filter_map(|command| list.command_type(&command.sort)).collect();
        let sort = open(list, self.year, &have).first().copied().or_else(|| sorts(list, self.year).next());
        let drawn = sort.and_then(|sort| CommandPlan::drawn(list, sort, &mut self.chance));
        if let Some(command) = drawn {
            self.commands.push(command);
            self.throw_general(lists, catalog, list, self.commands.len() - 1);
        }
    }

    /// Draws the army again; commands with units set by hand stay, and so does what is set by hand of generals.
    #[must_use]
    pub fn again(&self, lists: &ArmyLists, catalog: &Catalog, list: &ArmyList) -> Option<Self> {
        let mut chance = self.chance.clone();
        let mut drawn = Self::drawn(list, self.year, &mut chance)?;
        drawn.source.clone_from(&self.source);
        for at in 0..=drawn.commands.len() {
            // Where the old army has fewer commands there is nothing to keep; its last is the commander in chief's.
            let old = if at == drawn.commands.len() { Some(&self.chief) } else { self.commands.get(at) };
            let Some(old) = old else { continue };
            let new = drawn.command_mut(at);
            if old.is_kept() {
                (new.sort, new.parts) = (old.sort.clone(), old.parts.clone());
            }
            new.general.clone_from(&old.general);
        }
        for at in 0..=drawn.commands.len() {
            drawn.throw_general(lists, catalog, list, at);
        }
        Some(drawn)
    }

    /// What keeps it from being a legal army of its list, each with the place of the command it is about, the
    /// commander in chief's after the last; none where it is about the army.
    #[must_use]
    pub fn problems(
        &self,
        lists: &ArmyLists,
        catalog: &Catalog,
        list: &ArmyList,
    ) -> Vec<(Option<usize>, String)> {
        let Some(army) = self.army(catalog, list) else { return Vec::new() };
        let palettes = catalog.palettes();
        let terrain = palettes.terrain.into_iter().map(|(id, _)| id).collect();
        let board = Board::new(Layout::new(Orientation::Pointy, 1, 1), terrain, palettes.linear);
        let mut scenario = Scenario::new(&catalog.id, board);
        let generals = muster(&mut scenario, &army, Side::A, &list.id);
        let place_of = |place: &Place| {
            let Place::Piece(id, _) = place else { return None };
            let leader = scenario.pieces.get(id).and_then(|piece| piece.leader.as_ref()).unwrap_or(id);
            generals.iter().position(|general| general == leader)
        };
        problems(lists, catalog, &scenario, Side::A, &list.id, self.year)
            .into_iter()
            .map(|problem| (place_of(&problem.place), problem.message))
            .collect()
    }

    /// The army it makes. `None` where it names what the list has not, or the catalog has no generals.
    #[must_use]
    pub fn army(&self, catalog: &Catalog, list: &ArmyList) -> Option<Army> {
        let (leader, chief) = (draw::kind_of(catalog, Role::Leader)?, draw::kind_of(catalog, Role::Chief)?);
        let mut named = Numbers::default();
        let commands: Option<_> = self
            .commands
            .iter()
            .map(|command| command.raised(list, &leader, &self.source, &mut named))
            .collect();
        Some(Army {
            list: self.list.clone(),
            year: self.year,
            commands: commands?,
            chief: self.chief.raised(list, &chief, &self.source, &mut named)?,
        })
    }
}

/// The sorts of command there are in a year, the reserve left out.
pub fn sorts(list: &ArmyList, year: u16) -> impl Iterator<Item = &CommandType> {
    list.types.iter().filter(move |sort| sort.is_in(year) && !sort.reserve)
}

/// The reserve of a year.
fn reserve(list: &ArmyList, year: u16) -> Option<&CommandType> {
    list.types.iter().find(|sort| sort.reserve && sort.is_in(year))
}

/// The sorts an army may still have with these: one it needs if it has none yet.
fn open<'l>(list: &'l ArmyList, year: u16, have: &[&CommandType]) -> Vec<&'l CommandType> {
    let needed = have.is_empty() && sorts(list, year).any(|sort| sort.core);
    let left = |sort: &&CommandType| {
        let so_far = have.iter().filter(|other| other.id == sort.id).count();
        so_far < usize::from(sort.most) && (sort.core || !needed)
    };
    sorts(list, year).filter(left).collect()
}
