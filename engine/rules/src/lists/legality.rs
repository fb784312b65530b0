//! Whether a side of a scenario is an army of a list, and where not.

use super::{ArmyList, ArmyLists, CommandType, Entry, Face, Price, Units};
use crate::catalog::{Catalog, Role};
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Grade, Piece, PieceId, Scenario, Side, Value};
use std::collections::BTreeMap;

/// What keeps a side from being an army of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// Where.
    pub place: Place,
    /// What.
    pub message: String,
}

type Named<'s> = (&'s PieceId, &'s Piece);

/// How a command stands to a sort of the list.
struct Fit<'a> {
    sort: &'a CommandType,
    /// Units of it that the sort has not.
    surplus: Vec<Named<'a>>,
    /// Entries it lacks, by name.
    missing: Vec<&'a str>,
}

impl Fit<'_> {
    fn differences(&self) -> usize {
        self.surplus.len() + self.missing.len()
    }
}

/// What keeps a side from being an army of a list in a year. A unit whose figures rest on a source (evidence of grade
/// `Sourced` for the unit or one of its attributes) goes before the list: it takes the place of any that is missing.
/// Nothing where the ruleset has no such list.
#[must_use]
pub fn problems(
    lists: &ArmyLists,
    catalog: &Catalog,
    scenario: &Scenario,
    side: Side,
    list: &str,
    year: u16,
) -> Vec<Problem> {
    let Some(list) = lists.list(list) else { return Vec::new() };
    let asked = Asked { lists, catalog, list, year };
    let own = || scenario.roster().into_iter().filter_map(|id| scenario.pieces.get_key_value(id));
    let own = || own().filter(move |(_, p)| p.side == side);
    let role = |p: &Piece| catalog.kind(&p.kind).map(|k| k.role);
    let mut found = Vec::new();
    let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
    let mut commands = 0;
    for leader in own().filter(|(_, p)| role(p).is_some_and(Role::leads)) {
        let under = |p: &Piece| p.leader.as_ref() == Some(leader.0) && !role(p).is_some_and(Role::leads);
        let units: Vec<Named<'_>> = own().filter(|(_, p)| under(p)).collect();
        let reserve = role(leader.1) == Some(Role::Chief);
        commands += u8::from(!reserve);
        let place = if reserve { 1 } else { commands };
        asked.general(leader, place, &mut found);
        let Some(fit) = asked.nearest(&units, reserve) else {
            for (id, unit) in &units {
                let message =
                    format!("{} is under the commander in chief; {} has no reserve.", unit.name, list.name);
                found.push(Problem { place: Place::Piece((*id).clone(), "leader".to_owned()), message });
            }
            continue;
        };
        let count = counts.entry(&fit.sort.id).or_default();
        *count += 1;
        if *count > fit.sort.most {
            let message = format!(
                "The {} of {} is one too many; {} has at most {}.",
                fit.sort.name, leader.1.name, list.name, fit.sort.most
            );
            found.push(Problem { place: Place::Piece(leader.0.clone(), String::new()), message });
        }
        asked.tell(leader, &fit, &mut found);
    }
    if commands != list.commands {
        let message = format!("{} has {} commands; there are {commands}.", list.name, list.commands);
        found.push(Problem { place: Place::Side(side, String::new()), message });
    }
    let core: Vec<&CommandType> = list.types.iter().filter(|sort| sort.core && sort.is_in(year)).collect();
    if !core.is_empty() && !core.iter().any(|sort| counts.contains_key(sort.id.as_str())) {
        let names: Vec<&str> = core.iter().map(|sort| sort.name.as_str()).collect();
        let message = format!("{} needs one of: {}.", list.name, names.join(", "));
        found.push(Problem { place: Place::Side(side, String::new()), message });
    }
    found
}

/// A list asked about a year.
struct Asked<'a> {
    lists: &'a ArmyLists,
    catalog: &'a Catalog,
    list: &'a ArmyList,
    year: u16,
}

impl<'a> Asked<'a> {
    /// The sort of command that differs least from these units; `None` where the list has none of them that year.
    fn nearest(&self, units: &[Named<'a>], reserve: bool) -> Option<Fit<'a>> {
        let sorts = self.list.types.iter().filter(|sort| sort.reserve == reserve && sort.is_in(self.year));
        let fits = sorts.flat_map(|sort| ways(&sort.parts).into_iter().map(move |way| (sort, way)));
        fits.map(|(sort, way)| self.fit(sort, &way, units)).min_by_key(Fit::differences)
    }

    fn fit(&self, sort: &'a CommandType, way: &[&'a Units], units: &[Named<'a>]) -> Fit<'a> {
        let mut left = units.to_vec();
        let mut missing = Vec::new();
        // What leaves least choice is filled first.
        let mut way = way.to_vec();
        way.sort_by_key(|units| units.1.len());
        for Units(count, ids) in way {
            let entries: Vec<&Entry> = ids.iter().filter_map(|id| self.list.entry(id)).collect();
            for _ in 0..*count {
                let fits = |unit: &Named<'_>| entries.iter().any(|entry| self.is_of(unit.1, entry));
                match left.iter().position(fits) {
                    Some(place) => _ = left.remove(place),
                    None => missing.extend(entries.first().map(|entry| entry.name.as_str())),
                }
            }
        }
        for place in (0..left.len()).rev() {
            if by_source(left[place].1) {
                left.remove(place);
                missing.pop();
            }
        }
        Fit { sort, surplus: left, missing }
    }

    /// Is a unit what an entry says? Attributes no price asks after do not count, nor those the lists leave free.
    fn is_of(&self, unit: &Piece, entry: &Entry) -> bool {
        let usual = |attrs: &'_ Attrs, id: &str| -> Option<Value> {
            let kind = self.catalog.kind(&entry.kind)?;
            attrs.get(id).cloned().or_else(|| kind.attribute(id).map(|a| a.default.clone()))
        };
        let price = self.lists.common.prices.iter().find(|price| price.kind == entry.kind);
        let free = &self.lists.common.free;
        let asked = price.into_iter().flat_map(Price::asks);
        unit.kind == entry.kind
            && asked
                .filter(|id| !free.iter().any(|free| free == id))
                .all(|id| usual(&unit.attrs, id) == usual(&entry.attrs, id))
    }

    /// A general whom no face of his die gives.
    fn general(&self, (id, general): Named<'_>, place: u8, found: &mut Vec<Problem>) {
        let Some(table) = self.list.general(&general.kind, place) else { return };
        let other =
            |(attr, value): (&String, &Value)| (general.attrs.get(attr) != Some(value)).then(|| attr.clone());
        let gives = |face: &Face| face.attrs.iter().find_map(other);
        if by_source(general) || table.faces.iter().any(|face| gives(face).is_none()) {
            return;
        }
        let attr = table.faces.first().and_then(gives).unwrap_or_default();
        let message = format!("{} is not as the dice of {} make a general.", general.name, self.list.name);
        found.push(Problem { place: Place::Piece(id.clone(), attr), message });
    }

    fn tell(&self, leader: Named<'_>, fit: &Fit<'_>, found: &mut Vec<Problem>) {
        for (id, unit) in &fit.surplus {
            let message =
                format!("{} does not belong to a {} of {}.", unit.name, fit.sort.name, self.list.name);
            found.push(Problem { place: Place::Piece((*id).clone(), String::new()), message });
        }
        if !fit.missing.is_empty() {
            let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
            for name in &fit.missing {
                *counts.entry(name).or_default() += 1;
            }
            let missing: Vec<String> = counts.iter().map(|(name, count)| format!("{count} {name}")).collect();
            let message = format!("The {} of {} lacks {}.", fit.sort.name, leader.1.name, missing.join(", "));
            found.push(Problem { place: Place::Piece(leader.0.clone(), String::new()), message });
        }
    }
}

/// Every way to take one alternative of each part.
fn ways(parts: &[Vec<Units>]) -> Vec<Vec<&Units>> {
    let mut ways: Vec<Vec<&Units>> = vec![Vec::new()];
    for part in parts {
        let longer = ways.iter().flat_map(|way| part.iter().map(|units| [way.as_slice(), &[units]].concat()));
        ways = longer.collect();
    }
    ways
}

/// Do figures of a piece rest on a source?
fn by_source(piece: &Piece) -> bool {
    let of_figures = |field: &str| field.is_empty() || piece.attrs.contains_key(field);
    piece.evidence.iter().any(|(field, e)| e.grade == Grade::Sourced && of_figures(field))
}
