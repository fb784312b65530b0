//! An army drawn from a list: its commands, who is in them, how good their generals are.

use super::{ArmyList, ArmyLists, CommandType, Entry, Face, Units};
use crate::catalog::{Catalog, Role};
use crate::chance::Chance;
use oblique_scenario::Attrs;

/// A piece of an army that is in no scenario yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// What it is called.
    pub name: String,
    /// The catalog's kind.
    pub kind: String,
    /// Its attributes.
    pub attrs: Attrs,
}

/// A leader and those under him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// What sort of command of the list it is; empty where there is none.
    pub sort: String,
    /// What it is called.
    pub name: String,
    /// Its leader.
    pub general: Recruit,
    /// Its units.
    pub units: Vec<Recruit>,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Army {
    /// The list it is of.
    pub list: String,
    /// The year.
    pub year: u16,
    /// The commander in chief with the reserve, which may be empty.
    pub chief: Command,
    /// The other commands.
    pub commands: Vec<Command>,
}

impl Army {
    /// Every unit, command by command, the reserve last.
    pub fn units(&self) -> impl Iterator<Item = &Recruit> {
        self.commands.iter().chain([&self.chief]).flat_map(|command| &command.units)
    }

    /// What it is worth (see [`ArmyLists::price`]).
    #[must_use]
    pub fn points(&self, lists: &ArmyLists, catalog: &Catalog) -> i32 {
        let generals = self.commands.iter().chain([&self.chief]).map(|command| &command.general);
        let worth = |one: &Recruit| lists.price(catalog, &one.kind, &one.attrs).unwrap_or(0);
        self.units().chain(generals).map(worth).fold(0, i32::saturating_add)
    }
}

impl ArmyLists {
    /// Draws an army of a list as it was in a year, its generals without figures yet: first a command it needs, then
    /// among all that it may still have. `None` where the list cannot be raised then, or names no entry it has.
    pub fn draw_army(
        &self,
        catalog: &Catalog,
        list: &ArmyList,
        year: u16,
        chance: &mut Chance,
    ) -> Option<Army> {
        let there = || list.types.iter().filter(move |sort| sort.is_in(year) && !sort.reserve);
        let mut drawn: Vec<&CommandType> = Vec::new();
        while drawn.len() < usize::from(list.commands) {
            let needed = drawn.is_empty() && there().any(|sort| sort.core);
            let left = |sort: &&CommandType| {
                let so_far = drawn.iter().filter(|other| other.id == sort.id).count();
                so_far < usize::from(sort.most) && (sort.core || !needed)
            };
            let open: Vec<&CommandType> = there().filter(left).collect();
            let about = format!("{}, command {}", list.name, drawn.len() + 1);
            drawn.push(chance.pick(about, &open)?);
        }
        let reserve = list.types.iter().find(|sort| sort.reserve && sort.is_in(year));
        let kind_of = |wanted: Role| catalog.kinds.iter().find(|k| k.role == wanted).map(|k| k.id.clone());
        let (leader, chief) = (kind_of(Role::Leader)?, kind_of(Role::Chief)?);
        let mut named = Numbers::default();
        let mut command = |sort: Option<&CommandType>, kind: &str, chance: &mut Chance| {
            Some(Command {
                sort: sort.map_or_else(String::new, |sort| sort.id.clone()),
                name: sort.map_or_else(String::new, |sort| sort.name.clone()),
                general: Recruit {
                    name: String::new(),
                    kind: kind.to_owned(),
                    attrs: sort.map_or_else(Attrs::new, |sort| sort.leader.clone()),
                },
                units: sort.map_or_else(|| Some(Vec::new()), |sort| units(list, sort, chance, &mut named))?,
            })
        };
        let commands: Option<_> = drawn.iter().map(|sort| command(Some(sort), &leader, chance)).collect();
        let (commands, chief) = (commands?, command(reserve, &chief, chance)?);
        Some(Army { list: list.id.clone(), year, chief, commands })
    }

    /// Dices for the generals of an army and names them.
    pub fn draw_generals(&self, list: &ArmyList, army: &mut Army, chance: &mut Chance) {
        let mut names = list.names.clone();
        let all = army.commands.iter_mut().zip(1..).chain([(&mut army.chief, 1)]);
        for (command, place) in all {
            let general = &mut command.general;
            let Some(table) = list.general(&general.kind, place) else { continue };
            if !names.is_empty() {
                general.name = names.remove(chance.place(names.len()));
            }
            let about = format!("{}, {}", list.name, general.name);
            let Some(face) = thrown(&table.faces, &about, chance) else { continue };
            general.attrs.extend(face.attrs.clone());
            let further = face.then.as_ref().and_then(|id| self.common.traits.get(id));
            if let Some(face) = further.and_then(|faces| thrown(faces, &format!("{about}, trait"), chance)) {
                general.attrs.extend(face.attrs.clone());
            }
        }
    }
}

/// What a die gives.
fn thrown<'f>(faces: &'f [Face], about: &str, chance: &mut Chance) -> Option<&'f Face> {
    let shown = chance.throw(about, faces.last()?.to);
    faces.iter().find(|face| shown <= face.to)
}

/// How many units of a name there are so far.
#[derive(Default)]
struct Numbers(std::collections::BTreeMap<String, u32>);

impl Numbers {
    fn recruit(&mut self, entry: &Entry) -> Recruit {
        let number = self.0.entry(entry.name.clone()).or_default();
        *number += 1;
        Recruit {
            name: format!("{} {number}", entry.name),
            kind: entry.kind.clone(),
            attrs: entry.attrs.clone(),
        }
    }
}

/// The units of a command.
fn units(
    list: &ArmyList,
    sort: &CommandType,
    chance: &mut Chance,
    named: &mut Numbers,
) -> Option<Vec<Recruit>> {
    let mut all = Vec::new();
    for part in &sort.parts {
        let Units(count, entries) = chance.pick(format!("{}, {}, who", list.name, sort.name), part)?;
        for _ in 0..*count {
            let entry = chance.pick(format!("{}, {}, unit", list.name, sort.name), entries)?;
            all.push(named.recruit(list.entry(entry)?));
        }
    }
    Some(all)
}
