//! The scenario checks of the sheet, V01 to V48: one row each in the list of its theme.
//!
//! Must not know a running battle: it reads the document, half-made as it may be.

mod command;
mod deployment;
mod ground;
mod look;
mod params;
mod state;
mod victory;

#[cfg(test)]
mod tests;

use crate::check::{self, CellCheck, Check, Diagnostic, Marks, Severity};
use crate::rules::common_checks;
use crate::scenario::{Facets, Scenario};
use look::Look;
use std::sync::LazyLock;

/// A check of the sheet.
struct SheetCheck {
    id: &'static str,
    severity: Severity,
    /// The rule it rests on.
    rule: &'static str,
    reads: Facets,
    find: Find,
}

/// How a check finds what it is for.
enum Find {
    /// By a look at the whole scenario.
    Look(fn(&mut Look<'_>)),
    /// Hex by hex, marks kept from edit to edit.
    Cells(Cells),
}

/// A check hex by hex: see [`CellCheck`].
struct Cells {
    mark: fn(&Scenario, usize) -> u8,
    /// Marks the whole board, where there is a quicker way than asking everywhere.
    mark_all: Option<fn(&Scenario, &mut Marks)>,
    reads_neighbours: bool,
    report: fn(&mut Look<'_>, &Marks),
}

impl Check for SheetCheck {
    fn id(&self) -> &'static str {
        self.id
    }
    fn reads(&self) -> Facets {
        self.reads
    }
    fn may_find_errors(&self) -> bool {
        self.severity == Severity::Error
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        match &self.find {
            Find::Look(find) => find(&mut Look::new(self, scenario, found)),
            Find::Cells(_) => {
                let mut marks = Marks::default();
                self.mark_all(scenario, &mut marks);
                self.report(scenario, &marks, found);
            }
        }
    }
    fn cells(&self) -> Option<&dyn CellCheck> {
        matches!(self.find, Find::Cells(_)).then_some(self)
    }
}

impl CellCheck for SheetCheck {
    fn mark(&self, scenario: &Scenario, cell: usize) -> u8 {
        self.by_cell().map_or(0, |c| (c.mark)(scenario, cell))
    }
    fn reads_neighbours(&self) -> bool {
        self.by_cell().is_some_and(|c| c.reads_neighbours)
    }
    fn mark_all(&self, scenario: &Scenario, marks: &mut Marks) {
        let Some(cells) = self.by_cell() else { return };
        match cells.mark_all {
            Some(mark_all) => mark_all(scenario, marks),
            None => check::mark_each(scenario, marks, cells.mark),
        }
    }
    fn report(&self, scenario: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>) {
        if let Some(cells) = self.by_cell() {
            (cells.report)(&mut Look::new(self, scenario, found), marks);
        }
    }
}

impl SheetCheck {
    const fn by_cell(&self) -> Option<&Cells> {
        match &self.find {
            Find::Cells(cells) => Some(cells),
            Find::Look(_) => None,
        }
    }
}

/// What the sheet's checks judge themselves, so that the common ones need not.
const OWN: &[&str] = &[
    "turns",
    "withdrawal_level",
    "charge_modifier",
    "home_edge",
    "cr",
    "radius",
    "sr",
    "men",
    "guns",
    "regimental_guns",
    "quality",
    "morale",
    "disruption",
    "infantry_chart",
    "fire_factor",
    "hussar_charge_factor",
    "artillery_factor",
    "assault_move",
];

static ALL: LazyLock<Vec<&'static dyn Check>> = LazyLock::new(|| {
    let themes: [&'static [SheetCheck]; 6] =
        [params::CHECKS, ground::CHECKS, command::CHECKS, state::CHECKS, deployment::CHECKS, victory::CHECKS];
    let mut own: Vec<&'static SheetCheck> = themes.into_iter().flatten().collect();
    own.sort_by_key(|c| c.id);
    let mut all: Vec<&'static dyn Check> = own.into_iter().map(|c| c as &dyn Check).collect();
    all.extend(common_checks::list(&super::CATALOG, OWN));
    all
});

/// Every check: the sheet's in their order, then the common ones.
pub fn all() -> &'static [&'static dyn Check] {
    &ALL
}
