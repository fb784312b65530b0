//! What every ruleset's checks must do, tried on a sound scenario and ways to spoil it.

use crate::check::{Check, Checker, Diagnostic, Severity};
use crate::rules::manual::Manual;
use crate::scenario::{Edit, Scenario};

/// A check and what spoils the sound scenario for it.
pub type Spoil = (&'static str, fn(&mut Scenario));

/// The checks of a ruleset with a case for each.
pub struct Trial {
    /// Every check.
    pub all: &'static [&'static dyn Check],
    /// A small battle with nothing wrong.
    pub sound: fn() -> Scenario,
    /// One case for each check.
    pub spoils: &'static [Spoil],
    /// The manual their rules must stand in.
    pub manual: &'static Manual,
}

impl Trial {
    fn run(&self, s: &Scenario) -> Vec<Diagnostic> {
        Checker::new(self.all, s).diagnostics().into_iter().cloned().collect()
    }

    fn spoilt(&self) -> impl Iterator<Item = (&'static str, Scenario, Vec<Diagnostic>)> {
        self.spoils.iter().map(|(id, spoil)| {
            let mut s = (self.sound)();
            spoil(&mut s);
            let found = self.run(&s);
            (*id, s, found)
        })
    }

    /// Nothing is said of the sound scenario.
    pub fn sound_has_no_problem(&self) {
        let found: Vec<_> =
            self.run(&(self.sound)()).iter().map(|d| format!("{} {}", d.id, d.message)).collect();
        assert_eq!(found, [""; 0]);
    }

    /// Every check has a case and sees what it is for.
    pub fn every_check_sees(&self) {
        for check in self.all {
            assert!(self.spoils.iter().any(|(id, _)| *id == check.id()), "{} has no case", check.id());
        }
        for (id, _, found) in self.spoilt() {
            assert!(found.iter().any(|d| d.id == id), "{id}: {found:?}");
        }
        let mut ids: Vec<_> = self.all.iter().map(|c| c.id()).collect();
        ids.dedup();
        assert_eq!(ids.len(), self.all.len(), "ids are unique");
    }

    /// A quick fix mends what it is offered for; at least so many are offered.
    pub fn remedies_help(&self, least: usize) {
        let mut remedies = 0;
        for (id, mut s, found) in self.spoilt() {
            let Some(first) = found.into_iter().find(|d| d.id == id) else { continue };
            let Some(fix) = first.fix.clone() else { continue };
            let (_, change) = fix.edit.apply(&mut s);
            assert!(!change.is_empty(), "{id}: {} changes nothing", fix.label);
            let same = self.run(&s).iter().filter(|d| d.id == id && d.message == first.message).count();
            assert_eq!(same, 0, "{id}: '{}' leaves it as it was", fix.label);
            remedies += 1;
        }
        assert!(remedies >= least, "{remedies}");
    }

    /// Messages are sentences and cite rules there are.
    pub fn messages_are_sentences(&self) {
        for d in self.spoilt().flat_map(|(_, _, found)| found) {
            assert!(d.message.ends_with('.') && !d.message.contains("  "), "{}", d.message);
            assert!(d.rule.is_empty() || self.manual.rule(d.rule).is_some(), "{} {}", d.id, d.rule);
        }
    }

    /// The sheet's severities: the numbers of warnings and of notes, the rest are errors.
    pub fn severities_are(&self, warnings: &[i32], notes: &[i32]) {
        for (id, _, found) in self.spoilt().filter(|(id, ..)| id.starts_with('V')) {
            let number: i32 = id[1..].parse().unwrap();
            let due = if warnings.contains(&number) {
                Severity::Warning
            } else if notes.contains(&number) {
                Severity::Note
            } else {
                Severity::Error
            };
            assert!(found.iter().filter(|d| d.id == id).all(|d| d.severity == due), "{id}");
        }
    }

    /// Checking again after an edit says what checking afresh says.
    pub fn edits_are_followed(&self) {
        let mut s = (self.sound)();
        let mut checker = Checker::new(self.all, &s);
        let spoilt: Vec<_> = self.spoilt().collect();
        for (id, spoilt, _) in spoilt {
            let mut edits =
                vec![Edit::Board(Box::new(spoilt.board.clone())), Edit::Params(spoilt.params.clone())];
            let changed = spoilt.pieces.iter().filter(|(id, p)| s.pieces.get(*id) != Some(*p));
            edits.extend(changed.map(|(id, p)| Edit::Piece(id.clone(), Some(Box::new(p.clone())))));
            let gone = s.pieces.keys().filter(|id| !spoilt.pieces.contains_key(*id));
            edits.extend(gone.map(|id| Edit::Piece(id.clone(), None)));
            let (inverse, change) = Edit::Many(edits).apply(&mut s);
            checker.apply(&s, &change);
            let kept: Vec<Diagnostic> = checker.diagnostics().into_iter().cloned().collect();
            assert_eq!(kept, self.run(&s), "{id}");
            let (_, change) = inverse.apply(&mut s);
            checker.apply(&s, &change);
            assert!(checker.diagnostics().is_empty(), "{id}");
        }
    }
}
