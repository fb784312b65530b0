//! Two armies of one year, as a pick-up game wishes for them.

use super::{Army, ArmyList, ArmyLists};
use crate::catalog::Catalog;
use crate::chance::{Chance, Throw};
use crate::pickup::{PickupError, Step, Wishes};
use oblique_scenario::Side;

/// Armies drawn of which the one nearest to the points wished for is taken.
const DRAWN_FOR_POINTS: u32 = 60;

/// Both armies, their generals without figures yet.
#[derive(Clone, Debug)]
pub struct Raised {
    /// Their lists.
    pub lists: [&'static ArmyList; 2],
    /// The year.
    pub year: u16,
    /// The armies.
    pub armies: [Army; 2],
    /// What was thrown.
    pub throws: Vec<Throw>,
    /// What came of it, a sentence each.
    pub results: Vec<String>,
}

impl ArmyLists {
    /// Raises both armies in a step of an attempt, each worth as nearly `points` as may be, of any worth where none are
    /// given.
    ///
    /// # Errors
    /// A list or a year there is not.
    pub fn raised(
        &'static self,
        catalog: &Catalog,
        (wishes, step, attempt): (&Wishes, &Step, u32),
        points: Option<i32>,
    ) -> Result<Raised, PickupError> {
        let mut chance = wishes.chance(step, attempt, 0);
        let lists = self.chosen(wishes, &mut chance)?;
        let years = match wishes.year {
            Some(year) => lists.iter().all(|list| list.raised_in(year)).then_some(year).into_iter().collect(),
            None => self.common_years(&lists),
        };
        let no_year = || {
            let names = format!("{} and {}", lists[0].name, lists[1].name);
            PickupError::NoYear(names, wishes.year.map_or_else(String::new, |year| format!(" ({year})")))
        };
        let year = *chance.pick("Year", &years).ok_or_else(no_year)?;
        let mut throws = chance.into_throws();
        let mut results = vec![format!("{} against {}, {year}.", lists[0].name, lists[1].name)];
        let mut armies = Vec::new();
        for (list, side) in lists.iter().zip(0..) {
            let draws = if points.is_some() { DRAWN_FOR_POINTS } else { 1 };
            let drawn = (0..draws).filter_map(|draw| {
                let mut chance = wishes.chance(step, attempt, 1 + 2 * draw + side);
                let army = self.draw_army(catalog, list, year, &mut chance)?;
                Some((army.points(self, catalog), army, chance))
            });
            let off = |worth: i32| points.map_or(0, |wished| worth.abs_diff(wished));
            let (worth, army, chance) = drawn.min_by_key(|(worth, ..)| off(*worth)).ok_or_else(no_year)?;
            throws.extend(chance.into_throws());
            let commands = army.commands.iter().chain([&army.chief]);
            let names: Vec<String> = commands
                .filter(|command| !command.name.is_empty())
                .map(|command| format!("{} ({} units)", command.name, command.units.len()))
                .collect();
            results.push(format!("{}: {}; {worth} points.", list.name, names.join(", ")));
            armies.push(army);
        }
        let armies = <[Army; 2]>::try_from(armies).map_err(|_| no_year())?;
        Ok(Raised { lists, year, armies, throws, results })
    }

    /// The lists wished for; others are drawn.
    fn chosen(
        &'static self,
        wishes: &Wishes,
        chance: &mut Chance,
    ) -> Result<[&'static ArmyList; 2], PickupError> {
        let unknown = |wanted: &str| {
            let known: Vec<&str> = self.lists.iter().map(|list| list.id.as_str()).collect();
            PickupError::NoList { wanted: wanted.to_owned(), known: known.join(", ") }
        };
        let mut one = |side: Side| match &wishes.lists[side.index()] {
            Some(id) => self.list(id).ok_or_else(|| unknown(id)),
            None => chance.pick(format!("List of {side}"), &self.lists).ok_or_else(|| unknown("")),
        };
        Ok([one(Side::A)?, one(Side::B)?])
    }
}
