//! Scenario checks as the sheets of all rulesets list them: a row each, found by a look at the
//! document or hex by hex, and the checks that several sheets have alike.
//!
//! Must not know any one ruleset, nor a running battle: it reads the document, half-made as it may
//! be, and the catalog it is given.

pub mod alike;
pub mod look;
#[cfg(test)]
pub(crate) mod spoils;

use super::catalog::Catalog;
use super::common_checks;
use crate::check::{self, CellCheck, Check, Diagnostic, Marks, Severity};
use crate::scenario::{Facets, Scenario};
use look::Look;

/// A check of a sheet.
pub struct SheetCheck {
    /// Its id, `V01` and on.
    pub id: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The rule it rests on.
    pub rule: &'static str,
    /// What of a scenario it reads.
    pub reads: Facets,
    /// How it finds what it is for.
    pub find: Find,
}

/// How a check finds what it is for.
pub enum Find {
    /// By a look at the whole scenario.
    Look(fn(&mut Look<'_>)),
    /// Hex by hex, marks kept from edit to edit.
    Cells(Cells),
}

/// A check hex by hex: see [`CellCheck`].
pub struct Cells {
    /// What is wrong with a hex; 0 if nothing.
    pub mark: fn(&Catalog, &Scenario, usize) -> u8,
    /// Marks the whole board, where there is a quicker way than asking everywhere.
    pub mark_all: Option<fn(&Catalog, &Scenario, &mut Marks)>,
    /// Does the mark of a hex depend on its neighbours?
    pub reads_neighbours: bool,
    /// Says what there is to say of the marked hexes.
    pub report: fn(&mut Look<'_>, &Marks),
}

/// A check of a sheet with the catalog of its ruleset.
struct Bound {
    check: &'static SheetCheck,
    catalog: &'static Catalog,
}

impl Check for Bound {
    fn id(&self) -> &'static str {
        self.check.id
    }
    fn reads(&self) -> Facets {
        self.check.reads
    }
    fn may_find_errors(&self) -> bool {
        self.check.severity == Severity::Error
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        match &self.check.find {
            Find::Look(find) => find(&mut Look::new(self.check, self.catalog, scenario, found)),
            Find::Cells(_) => {
                let mut marks = Marks::default();
                self.mark_all(scenario, &mut marks);
                self.report(scenario, &marks, found);
            }
        }
    }
    fn cells(&self) -> Option<&dyn CellCheck> {
        matches!(self.check.find, Find::Cells(_)).then_some(self)
    }
}

impl CellCheck for Bound {
    fn mark(&self, scenario: &Scenario, cell: usize) -> u8 {
        self.by_cell().map_or(0, |c| (c.mark)(self.catalog, scenario, cell))
    }
    fn reads_neighbours(&self) -> bool {
        self.by_cell().is_some_and(|c| c.reads_neighbours)
    }
    fn mark_all(&self, scenario: &Scenario, marks: &mut Marks) {
        let Some(cells) = self.by_cell() else { return };
        match cells.mark_all {
            Some(mark_all) => mark_all(self.catalog, scenario, marks),
            None => check::mark_each(scenario, marks, |s, cell| (cells.mark)(self.catalog, s, cell)),
        }
    }
    fn report(&self, scenario: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>) {
        if let Some(cells) = self.by_cell() {
            (cells.report)(&mut Look::new(self.check, self.catalog, scenario, found), marks);
        }
    }
}

impl Bound {
    const fn by_cell(&self) -> Option<&Cells> {
        match &self.check.find {
            Find::Cells(cells) => Some(cells),
            Find::Look(_) => None,
        }
    }
}

/// Every check of a ruleset: the sheet's in the order of their ids, then the common ones. `own`
/// names the attributes, parameters and common checks the sheet's own take care of.
#[must_use]
pub fn list(
    catalog: &'static Catalog,
    themes: &[&'static [SheetCheck]],
    own: &'static [&'static str],
) -> Vec<&'static dyn Check> {
    let mut rows: Vec<&'static SheetCheck> = themes.iter().copied().flatten().collect();
    rows.sort_by_key(|c| c.id);
    let bound = |check| -> &'static dyn Check { Box::leak(Box::new(Bound { check, catalog })) };
    let mut all: Vec<&'static dyn Check> = rows.into_iter().map(bound).collect();
    all.extend(common_checks::list(catalog, own));
    all
}
