//! Runs checks and keeps what they found, so that an edit re-runs only what it touches.
//!
//! Checks that may take long are left to whoever has time for them ([`super::Due`]), if the checker
//! is a hasty one. Must not know threads: it says what is due and takes what came of it.

use super::later::{Due, Late};
use super::lines::{ByLine, LineCheck};
use super::marks::{CellCheck, Marks, mark_again};
use super::remedies::settle;
use super::{Diagnostic, Severity};
use crate::{ChangeSet, Facets, Scenario};
use std::collections::{BTreeMap, VecDeque};

/// One check of a ruleset. One file or table row each; registered in the ruleset's list.
pub trait Check: Send + Sync {
    /// Its id, e.g. `V25`. Ids are stable.
    fn id(&self) -> &'static str;
    /// The facets of a scenario it reads: it is run again only when one of them changed.
    fn reads(&self) -> Facets;
    /// Can it find errors? A battle is refused by the checks that can, without asking the others.
    fn may_find_errors(&self) -> bool {
        true
    }
    /// May it take long on a large board, so that an interface must not wait for it?
    fn slow(&self) -> bool {
        false
    }
    /// Appends what it finds.
    fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>);
    /// The same, asking now and then whether to go on; what is found after a no is worth nothing.
    /// A check that is not slow need not ask.
    fn run_while(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>, go_on: &dyn Fn() -> bool) {
        let _ = go_on;
        self.run(scenario, found);
    }
    /// Its hex-by-hex half, if it has one. The checker then keeps its marks and never calls
    /// [`Check::run`].
    fn cells(&self) -> Option<&dyn CellCheck> {
        None
    }
    /// Its line-by-line half, if it has one. The checker then keeps what is wrong with each line and
    /// never calls [`Check::run`]; it reads nothing but features and the layout.
    fn lines(&self) -> Option<&dyn LineCheck> {
        None
    }
}

/// Everything of a scenario, as if all of it had changed.
fn everything() -> ChangeSet {
    ChangeSet { facets: Facets::ALL, ..ChangeSet::default() }
}

/// Most findings shown of one check; the rest are counted in one more.
pub const MOST_FINDINGS: usize = 200;

/// Findings of a list of checks, kept up to date by change sets.
///
/// ```
/// # use oblique_board::Board;
/// # use oblique_board::hex::{Layout, Orientation};
/// use oblique_scenario::check::{Check, Checker, Diagnostic};
/// use oblique_scenario::{Facets, Piece, PieceId, Scenario, Side, Edit};
/// # use oblique_scenario::check::{Place, Severity};
///
/// /// An army is empty.
/// struct Empty;
/// impl Check for Empty {
///     fn id(&self) -> &'static str {
///         "empty"
///     }
///     fn reads(&self) -> Facets {
///         Facets::PIECES
///     }
///     fn run(&self, scenario: &Scenario, found: &mut Vec<Diagnostic>) {
///         if scenario.pieces.is_empty() {
///             let place = Place::Param(String::new());
///             found.push(Diagnostic::new(self.id(), Severity::Error, place, "There is nobody on the map."));
///         }
///     }
/// }
///
/// # let board = Board::new(Layout::new(Orientation::Flat, 9, 9), vec!["clear".to_owned()], Vec::new());
/// let mut battle = Scenario::new("dragoon", board);
/// let mut checker = Checker::new(&[&Empty], &battle);
/// assert_eq!(checker.diagnostics().len(), 1);
/// let piece = Piece::new(Side::A, "cavalry", "Zieten");
/// let (_, changed) = Edit::Piece(PieceId("zieten".into()), Some(Box::new(piece))).apply(&mut battle);
/// checker.apply(&battle, &changed);
/// assert!(checker.diagnostics().is_empty());
/// ```
#[derive(Default)]
pub struct Checker {
    checks: &'static [&'static dyn Check],
    found: Vec<Found>,
    /// Are slow checks left to others?
    deferring: bool,
    /// Which slow checks have not been run since a change they read.
    due: Vec<bool>,
    /// Which other checks have not, and what has changed since one of them was run.
    waiting: Vec<bool>,
    pending: ChangeSet,
    /// Counts the changes slow checks read.
    revision: u64,
}

/// What one check found.
#[derive(Clone, Default)]
struct Found {
    diagnostics: Vec<Diagnostic>,
    marks: Marks,
    by_line: ByLine,
}

impl Checker {
    /// A checker that has run every check once.
    #[must_use]
    pub fn new(checks: &'static [&'static dyn Check], scenario: &Scenario) -> Self {
        let mut checker = Self::made(checks, false);
        checker.apply(scenario, &everything());
        checker
    }

    /// A checker that has run every check but the slow ones, and leaves those to others for good:
    /// see [`Checker::due`].
    #[must_use]
    pub fn deferring(checks: &'static [&'static dyn Check], scenario: &Scenario) -> Self {
        let mut checker = Self::unrun(checks);
        checker.advance(scenario, usize::MAX);
        checker
    }

    /// The same, but that the checks which are not slow wait too: see [`Checker::advance`].
    #[must_use]
    pub fn unrun(checks: &'static [&'static dyn Check]) -> Self {
        let mut checker = Self::made(checks, true);
        checker.note(&everything());
        checker
    }

    fn made(checks: &'static [&'static dyn Check], deferring: bool) -> Self {
        let (found, none) = (vec![Found::default(); checks.len()], vec![false; checks.len()]);
        let (due, pending) = (none.clone(), ChangeSet::default());
        Self { checks, found, deferring, due, waiting: none, pending, revision: 0 }
    }

    /// The slow checks that wait to be run; `None` if none does.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        let waiting = self.checks.iter().zip(&self.due).enumerate().filter(|(_, (_, due))| **due);
        let checks: VecDeque<_> = waiting.map(|(at, (check, _))| (at, *check)).collect();
        (!checks.is_empty()).then_some(Due { checks, found: Vec::new(), revision: self.revision })
    }

    /// Takes what came of the slow checks; false, and nothing taken, if the scenario has changed
    /// since they were due.
    pub fn take(&mut self, late: Late) -> bool {
        if late.revision != self.revision {
            return false;
        }
        for (at, mut diagnostics) in late.found {
            shorten(&mut diagnostics);
            if let Some((found, due)) = self.found.get_mut(at).zip(self.due.get_mut(at)) {
                found.diagnostics = diagnostics;
                *due = false;
            }
        }
        true
    }

    /// Runs again what a change may have altered.
    pub fn apply(&mut self, scenario: &Scenario, change: &ChangeSet) {
        self.note(change);
        self.advance(scenario, usize::MAX);
    }

    /// Takes note of a change; what it may have altered waits for [`Checker::advance`].
    pub fn note(&mut self, change: &ChangeSet) {
        let mut later = false;
        let states = self.found.iter_mut().zip(self.due.iter_mut().zip(&mut self.waiting));
        for (check, (found, (due, waiting))) in self.checks.iter().zip(states) {
            if !check.reads().meets(change.facets) {
                continue;
            }
            if self.deferring && check.slow() {
                // What was found before is told on, but its remedies are for a scenario that is gone.
                found.diagnostics.iter_mut().for_each(|d| d.fixes.clear());
                (*due, later) = (true, true);
            } else {
                *waiting = true;
            }
        }
        self.revision += u64::from(later);
        self.pending.absorb(change.clone());
    }

    /// Runs so many of the checks that wait, on the scenario as it stands after all that was noted; does
    /// none wait any more?
    pub fn advance(&mut self, scenario: &Scenario, most: usize) -> bool {
        let mut left = most;
        self.advance_while(scenario, &mut || {
            left = left.saturating_sub(1);
            left > 0
        })
    }

    /// Runs checks that wait in the same way, at least one, then more for as long as `go_on`, asked after each, says
    /// yes; does none wait any more?
    pub fn advance_while(&mut self, scenario: &Scenario, go_on: &mut dyn FnMut() -> bool) -> bool {
        let states = self.checks.iter().zip(self.found.iter_mut().zip(&mut self.waiting));
        let mut waiting = states.filter(|(_, (_, waiting))| **waiting);
        for (check, (found, waits)) in waiting.by_ref() {
            // What was noted since the check was run last, or more: to look twice does no harm.
            found.update(*check, scenario, &self.pending);
            *waits = false;
            if !go_on() {
                break;
            }
        }
        let done = waiting.next().is_none();
        if done {
            self.pending = ChangeSet::default();
        }
        done
    }

    /// Does a check wait for [`Checker::advance`]?
    #[must_use]
    pub fn waits(&self) -> bool {
        self.waiting.contains(&true)
    }

    /// Everything found, errors first, then in the order of the checks.
    #[must_use]
    pub fn diagnostics(&self) -> Vec<&Diagnostic> {
        let mut all: Vec<_> = self.found.iter().flat_map(|f| &f.diagnostics).collect();
        all.sort_by_key(|d| d.severity);
        all
    }
}

impl Found {
    fn update(&mut self, check: &dyn Check, scenario: &Scenario, change: &ChangeSet) {
        self.diagnostics.clear();
        if let Some(cells) = check.cells() {
            if change.facets.meets(Facets::LAYOUT) {
                self.marks.clear();
                cells.mark_all(scenario, &mut self.marks);
            } else {
                mark_again(cells, scenario, &change.hexes, &mut self.marks);
            }
            cells.report(scenario, &self.marks, &mut self.diagnostics);
            shorten(&mut self.diagnostics);
        } else if let Some(lines) = check.lines() {
            self.by_line.update(lines, scenario, change);
            self.diagnostics.extend(self.by_line.iter().take(MOST_FINDINGS).cloned());
            count_rest(&mut self.diagnostics, self.by_line.iter().skip(MOST_FINDINGS));
        } else {
            check.run(scenario, &mut self.diagnostics);
            shorten(&mut self.diagnostics);
        }
        settle(&mut self.diagnostics, scenario);
    }
}

/// Leaves the first findings of a check and what counts the others.
fn shorten(found: &mut Vec<Diagnostic>) {
    let rest = found.split_off(found.len().min(MOST_FINDINGS));
    count_rest(found, rest.iter());
}

/// Counts the findings that are not listed, those of a severity in one more: an error among them stays an
/// error, and whoever counts findings counts all.
fn count_rest<'d>(found: &mut Vec<Diagnostic>, rest: impl Iterator<Item = &'d Diagnostic>) {
    let mut sorts: BTreeMap<Severity, (usize, &'d Diagnostic)> = BTreeMap::new();
    for finding in rest {
        sorts.entry(finding.severity).or_insert((0, finding)).0 += 1;
    }
    for (more, first) in sorts.into_values() {
        let what = if more == 1 { "One more finding".to_owned() } else { format!("{more} more findings") };
        let message = format!("{what} of this sort; fix these first.");
        found.push(Diagnostic { message, fixes: Vec::new(), unlisted: more, ..first.clone() });
    }
}

/// Everything in a scenario that keeps a battle from being played: the errors of a list of checks,
/// in their order.
#[must_use]
pub fn errors(checks: &[&'static dyn Check], scenario: &Scenario) -> Vec<Diagnostic> {
    let mut all = Vec::new();
    for check in checks.iter().filter(|c| c.may_find_errors()) {
        let mut found = Found::default();
        found.update(*check, scenario, &everything());
        all.append(&mut found.diagnostics);
    }
    all.retain(|d| d.severity == Severity::Error);
    all
}
