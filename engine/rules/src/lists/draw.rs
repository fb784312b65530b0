//! An army drawn from a list: its commands, who is in them, how good their generals are.

use super::plan::{ArmyPlan, Thrown};
use super::{ArmyList, ArmyLists, Entry, Face};
use crate::catalog::{Catalog, Role};
use crate::chance::Chance;
use oblique_scenario::{Attrs, Evidence};
use std::collections::BTreeMap;

/// A piece of an army that is in no scenario yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// What it is called.
    pub name: String,
    /// The catalog's kind.
    pub kind: String,
    /// Its attributes.
    pub attrs: Attrs,
    /// What its attributes rest on, where that is not the list.
    pub evidence: BTreeMap<String, Evidence>,
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
        ArmyPlan::drawn(list, year, chance)?.army(catalog, list)
    }

    /// Dices for the generals of an army and names them.
    pub fn draw_generals(&self, list: &ArmyList, army: &mut Army, chance: &mut Chance) {
        let mut names = list.names.clone();
        let all = army.commands.iter_mut().zip(1..).chain([(&mut army.chief, 1)]);
        for (command, place) in all {
            let general = &mut command.general;
            let thrown = self.thrown_general(list, &general.kind, place, &mut names, chance);
            let Some(Thrown { name, attrs }) = thrown else { continue };
            general.name = name.unwrap_or_default();
            general.attrs.extend(attrs);
        }
    }

    /// The so-manieth general of a kind, from 1, as dice make him, his name out of those left. `None` of a kind the
    /// list has no dice for.
    pub(super) fn thrown_general(
        &self,
        list: &ArmyList,
        kind: &str,
        place: u8,
        names: &mut Vec<String>,
        chance: &mut Chance,
    ) -> Option<Thrown> {
        let table = list.general(kind, place)?;
        let name = (!names.is_empty()).then(|| names.remove(chance.place(names.len())));
        let mut attrs = Attrs::new();
        let about = format!("{}, {}", list.name, name.as_deref().unwrap_or_default());
        if let Some(face) = thrown(&table.faces, &about, chance) {
            attrs.extend(face.attrs.clone());
            let further = face.then.as_ref().and_then(|id| self.common.traits.get(id));
            if let Some(face) = further.and_then(|faces| thrown(faces, &format!("{about}, trait"), chance)) {
                attrs.extend(face.attrs.clone());
            }
        }
        Some(Thrown { name, attrs })
    }
}

/// The catalog's first kind of a role.
pub(super) fn kind_of(catalog: &Catalog, wanted: Role) -> Option<String> {
    catalog.kinds.iter().find(|kind| kind.role == wanted).map(|kind| kind.id.clone())
}

/// What a die gives.
fn thrown<'f>(faces: &'f [Face], about: &str, chance: &mut Chance) -> Option<&'f Face> {
    let shown = chance.throw(about, faces.last()?.to);
    faces.iter().find(|face| shown <= face.to)
}

/// How many units of a name there are so far.
#[derive(Default)]
pub(super) struct Numbers(BTreeMap<String, u32>);

impl Numbers {
    pub(super) fn recruit(&mut self, entry: &Entry) -> Recruit {
        let number = self.0.entry(entry.name.clone()).or_default();
        *number += 1;
        Recruit {
            name: format!("{} {number}", entry.name),
            kind: entry.kind.clone(),
            attrs: entry.attrs.clone(),
            evidence: BTreeMap::new(),
        }
    }
}
