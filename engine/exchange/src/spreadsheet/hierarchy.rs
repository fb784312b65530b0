//! Who is under whom: by path, by leader, by indentation or by outline numbers.

use super::cells::Cell;
use super::column::fold;
use super::number::{Decimal, whole};
use super::parse::{Why, why};
use super::row::Draft;
use super::values;
use oblique_scenario::{PieceId, Scenario, Side};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// What the path of a side leads to: a leader, or why none.
type Led = BTreeMap<(Side, Vec<String>), Result<PieceId, Why>>;

/// Those a unit can be put under, found by id and by name without a look at all of them.
pub(super) struct Leaders<'a> {
    by_id: BTreeSet<&'a PieceId>,
    by_name: [BTreeMap<&'a str, Vec<Known<'a>>>; 2],
    /// The same by the folded name, for names that are nobody's to the letter.
    by_folded: BTreeMap<(Side, String), Vec<Known<'a>>>,
    /// What paths led to: many rows have the same.
    paths: RefCell<Led>,
}

#[derive(Clone)]
struct Known<'a> {
    id: &'a PieceId,
    path: Rc<[String]>,
}

impl<'a> Leaders<'a> {
    /// Everybody in the sheet, and of the scenario whom the sheet has not.
    pub(super) fn new(scenario: &'a Scenario, drafts: &'a [Draft]) -> Self {
        let mut leaders = Self {
            by_id: BTreeSet::new(),
            by_name: Default::default(),
            by_folded: BTreeMap::new(),
            paths: RefCell::default(),
        };
        for d in drafts {
            let old = d.old.as_ref().map(|old| values::path(scenario, old));
            let path = d.path.clone().or(old).unwrap_or_default();
            leaders.add(&d.id, d.piece.side, &d.piece.name, path);
        }
        for (id, piece) in &scenario.pieces {
            if !leaders.by_id.contains(id) {
                leaders.add(id, piece.side, &piece.name, values::path(scenario, piece));
            }
        }
        leaders
    }

    fn add(&mut self, id: &'a PieceId, side: Side, name: &'a str, path: Vec<String>) {
        let known = Known { id, path: path.into() };
        self.by_id.insert(id);
        self.by_folded.entry((side, fold(name))).or_default().push(known.clone());
        self.by_name[side.index()].entry(name).or_default().push(known);
    }

    /// Those of a name, to the letter, else as names are compared.
    fn called(&self, name: &str, side: Side) -> &[Known<'a>] {
        let exact = self.by_name[side.index()].get(name);
        exact.or_else(|| self.by_folded.get(&(side, fold(name)))).map_or(&[], Vec::as_slice)
    }

    /// Is anybody of a side called so, or is it an id?
    pub(super) fn knows(&self, name: &str, side: Side) -> bool {
        self.by_id.contains(&PieceId(name.to_owned())) || !self.called(name, side).is_empty()
    }

    /// The one a leader's cell names: by id, else by name within the side.
    pub(super) fn named(&self, text: &str, side: Side) -> Result<PieceId, Why> {
        let id = PieceId(text.to_owned());
        if self.by_id.contains(&id) {
            return Ok(id);
        }
        one(self.called(text, side).iter(), text)
    }

    /// The one a path ends with.
    pub(super) fn at(&self, names: &[String], side: Side) -> Result<PieceId, Why> {
        let key = (side, names.to_vec());
        if let Some(found) = self.paths.borrow().get(&key) {
            return found.clone();
        }
        let found = self.at_end_of(names, side);
        self.paths.borrow_mut().insert(key, found.clone());
        found
    }

    fn at_end_of(&self, names: &[String], side: Side) -> Result<PieceId, Why> {
        let Some((last, above)) = names.split_last() else {
            return Err(why("This is no path.", "names with slashes between them"));
        };
        let named = self.called(last, side);
        let whole = || named.iter().filter(|k| *k.path == *above);
        if whole().next().is_some() {
            return one(whole(), last);
        }
        let trimmed = |names: &[String]| names.iter().map(|n| n.trim().to_owned()).collect::<Vec<_>>();
        let above = trimmed(above);
        let fits = |k: &&Known<'_>| {
            let path = trimmed(&k.path);
            above.ends_with(&path) || path.ends_with(&above)
        };
        let part: Vec<_> = named.iter().filter(fits).collect();
        if part.is_empty() { one(named.iter(), last) } else { one(part.into_iter(), last) }
    }
}

fn one<'k, 'a: 'k>(mut found: impl Iterator<Item = &'k Known<'a>>, text: &str) -> Result<PieceId, Why> {
    match (found.next(), found.next()) {
        (Some(known), None) => Ok(known.id.clone()),
        (None, _) => Err(why(
            format!("There is nobody called '{text}' on this side, in the sheet or in the scenario."),
            "a leader's id or name, or an empty cell",
        )),
        _ => Err(why(format!("Several are called '{text}'."), "the leader's id, or a longer path")),
    }
}

/// The depth a level cell says: a number, or how many parts an outline number has.
pub(super) fn depth(cell: &Cell) -> Result<usize, Why> {
    let text = cell.trimmed().trim_end_matches('.');
    if text.contains('.') {
        return Ok(text.split('.').count());
    }
    let n = whole(text, Decimal::Point).and_then(|n| usize::try_from(n).ok());
    n.ok_or_else(|| why("This is no level.", "a depth such as 2, or an outline number such as 1.2.3"))
}

/// For each row the row above it in the hierarchy, from their depths.
pub(super) fn parents(depths: &[usize]) -> Vec<Option<usize>> {
    let mut open: Vec<usize> = Vec::new();
    let mut found = Vec::with_capacity(depths.len());
    for (row, depth) in depths.iter().enumerate() {
        while open.last().is_some_and(|above| depths[*above] >= *depth) {
            open.pop();
        }
        found.push(open.last().copied());
        open.push(row);
    }
    found
}
