//! Scenario checks as the sheets of all rulesets list them: a row each, found by a look at the
//! document or hex by hex, and the checks that several sheets have alike.
//!
//! Must not know any one ruleset, nor a running battle: it reads the document, half-made as it may
//! be, and the catalog it is given.

pub mod alike;
pub mod check_context;
mod roster_index;
pub mod shared;
pub mod tabletop;

use super::catalog::Catalog;
use super::common_checks::{self, Allows};
use super::survey::Survey;
use crate::RuleId;
use check_context::CheckContext;
use oblique_board::{Feature, FeatureId};
use oblique_scenario::check::{self, CellCheck, Check, Diagnostic, LineCheck, Marks, Severity, short_id};
use oblique_scenario::{Facets, Piece, Scenario};
use roster_index::RosterIndex;

/// A check of a sheet.
pub struct SheetCheck {
    /// What the sheet calls it, `V01` and on; its id in all rulesets is `<ruleset>/V01`.
    pub id: &'static str,
    /// How bad what it finds is.
    pub severity: Severity,
    /// The rule it rests on.
    pub rule: RuleId,
    /// What of a scenario it reads.
    pub reads: Facets,
    /// How it finds what it is for.
    pub find: Find,
}

/// How a check finds what it is for.
pub enum Find {
    /// By a look at the whole scenario.
    Check(fn(&mut CheckContext<'_>)),
    /// By a look that may take long on a large board and asks now and then whether to go on.
    SlowCheck(fn(&mut CheckContext<'_>)),
    /// Hex by hex, marks kept from edit to edit.
    Cells(Cells),
    /// Line by line, what is wrong with each kept from edit to edit.
    Lines(Lines),
}

/// A check line by line: see [`LineCheck`].
pub struct Lines {
    /// Says what is wrong with a line.
    pub find: fn(&mut CheckContext<'_>, &FeatureId, &Feature),
    /// Does that depend on the others that come by it?
    pub reads_along: bool,
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
    pub report: fn(&mut CheckContext<'_>, &Marks),
}

/// Makes a ruleset's survey of a scenario.
pub type Surveyor = for<'a> fn(&'a Scenario) -> Box<dyn Survey + 'a>;

/// Tells the id of the formation a piece of a scenario begins in: see [`crate::kernel::System::formation_of`].
pub type FormationOf = for<'p> fn(&'p Scenario, &'p Piece) -> &'p str;

/// What a ruleset hands over to have its checks listed.
pub struct RulesetChecks {
    /// Its catalog.
    pub catalog: &'static Catalog,
    /// What makes its surveys.
    pub survey: Surveyor,
    /// What tells whether a piece may begin on a hex by the ground of it.
    pub allows: Allows,
    /// What tells the formation a piece begins in.
    pub formation: FormationOf,
    /// Its own checks, by theme.
    pub themes: &'static [&'static [SheetCheck]],
    /// The attributes, parameters (by their ids) and shared checks (by theirs) its own take care of.
    pub own: &'static [&'static str],
    /// Shared checks, by id, with the rule they rest on under this ruleset.
    pub rules: &'static [(&'static str, RuleId)],
}

/// A check with what its ruleset brings.
struct Bound {
    /// One in all rulesets.
    id: &'static str,
    check: &'static SheetCheck,
    sheet: &'static RulesetChecks,
    rule: RuleId,
}

impl Check for Bound {
    fn id(&self) -> &'static str {
        self.id
    }
    fn reads(&self) -> Facets {
        self.check.reads
    }
    fn may_find_errors(&self) -> bool {
        self.check.severity == Severity::Error
    }
    fn slow(&self) -> bool {
        matches!(self.check.find, Find::SlowCheck(_))
    }
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
        self.run_while(scenario, found, &|| true);
    }
    fn run_while(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>, go_on: &dyn Fn() -> bool) {
        match &self.check.find {
            Find::Check(find) | Find::SlowCheck(find) => find(&mut self.context(scenario, found, go_on)),
            Find::Cells(_) => {
                let mut marks = Marks::default();
                self.mark_all(scenario, &mut marks);
                self.report(scenario, &marks, found);
            }
            Find::Lines(_) => {
                for (id, line) in scenario.board.features() {
                    self.line(scenario, id, line, found);
                }
            }
        }
    }
    fn cells(&self) -> Option<&dyn CellCheck> {
        matches!(self.check.find, Find::Cells(_)).then_some(self)
    }
    fn lines(&self) -> Option<&dyn LineCheck> {
        matches!(self.check.find, Find::Lines(_)).then_some(self)
    }
}

impl LineCheck for Bound {
    fn line(&self, scenario: &Scenario, id: &FeatureId, line: &Feature, found: &mut Vec<Diagnostic>) {
        if let Find::Lines(lines) = &self.check.find {
            (lines.find)(&mut self.context(scenario, found, &|| true), id, line);
        }
    }
    fn reads_along(&self) -> bool {
        matches!(&self.check.find, Find::Lines(lines) if lines.reads_along)
    }
}

impl CellCheck for Bound {
    fn mark(&self, scenario: &Scenario, cell: usize) -> u8 {
        self.by_cell().map_or(0, |c| (c.mark)(self.sheet.catalog, scenario, cell))
    }
    fn reads_neighbours(&self) -> bool {
        self.by_cell().is_some_and(|c| c.reads_neighbours)
    }
    fn mark_all(&self, scenario: &Scenario, marks: &mut Marks) {
        let Some(cells) = self.by_cell() else { return };
        match cells.mark_all {
            Some(mark_all) => mark_all(self.sheet.catalog, scenario, marks),
            None => check::mark_each(scenario, marks, |s, cell| (cells.mark)(self.sheet.catalog, s, cell)),
        }
    }
    fn report(&self, scenario: &Scenario, marks: &Marks, found: &mut Vec<Diagnostic>) {
        if let Some(cells) = self.by_cell() {
            (cells.report)(&mut self.context(scenario, found, &|| true), marks);
        }
    }
}

impl Bound {
    const fn by_cell(&self) -> Option<&Cells> {
        match &self.check.find {
            Find::Cells(cells) => Some(cells),
            Find::Check(_) | Find::SlowCheck(_) | Find::Lines(_) => None,
        }
    }

    fn context<'s>(
        &'s self,
        scenario: &'s Scenario,
        found: &'s mut Vec<Diagnostic>,
        go_on: &'s dyn Fn() -> bool,
    ) -> CheckContext<'s> {
        let RulesetChecks { catalog, survey, allows, formation, .. } = *self.sheet;
        let roll = RosterIndex::new(scenario, catalog);
        CheckContext {
            s: scenario,
            catalog,
            survey,
            allows,
            formation,
            id: self.id,
            check: self.check,
            rule: self.rule,
            found,
            go_on,
            roll,
        }
    }
}

/// Every check of a ruleset: the sheet's and the careful ones in the order of their ids, then the
/// common ones.
#[must_use]
pub fn list(sheet: &'static RulesetChecks) -> Vec<&'static dyn Check> {
    let bound = |id: &'static str, check: &'static SheetCheck| -> &'static dyn Check {
        let named = sheet.rules.iter().find(|(id, _)| *id == check.id);
        Box::leak(Box::new(Bound { id, check, sheet, rule: named.map_or(check.rule, |(_, rule)| *rule) }))
    };
    let own = sheet.themes.iter().copied().flatten();
    let own = own.map(|check| bound(format!("{}/{}", sheet.catalog.id, check.id).leak(), check));
    let shared = shared::CHECKS.iter().copied().flatten().filter(|c| !sheet.own.contains(&c.id));
    let mut all: Vec<&'static dyn Check> = own.chain(shared.map(|check| bound(check.id, check))).collect();
    all.extend(common_checks::list(sheet.catalog, sheet.own, sheet.allows));
    let place = |c: &&'static dyn Check| (!short_id(c.id()).starts_with('V'), short_id(c.id()));
    all.sort_by_key(place);
    all
}
