//! What several problems of one check have in common: the one button that fixes them all, and what it says
//! that all get.

use oblique_scenario::check::Diagnostic;
use oblique_text::text;
use std::collections::BTreeMap;

/// Different remedies a button names; what is beyond them is a sign that there are more.
const MOST_NAMED: usize = 2;

/// Problems of one check that have remedies.
pub(super) struct Alike<'d> {
    /// The check.
    pub id: &'static str,
    /// How many have one.
    count: usize,
    /// How many have only such as are to be looked at one by one.
    alone: usize,
    /// What the remedies are called, as far as they are named; the first of each problem is taken.
    labels: Vec<&'d str>,
    /// Are there remedies of other names?
    more: bool,
    /// Are there problems that are not listed? How many of them have remedies nobody has looked.
    unlisted: bool,
}

/// The checks that found several problems with a remedy, in the order of their ids.
pub(super) fn with_remedies<'d>(problems: impl Iterator<Item = &'d Diagnostic>) -> Vec<Alike<'d>> {
    let mut kinds: BTreeMap<&'static str, Alike<'d>> = BTreeMap::new();
    for problem in problems {
        let id = problem.id;
        let new = || Alike { id, count: 0, alone: 0, labels: Vec::new(), more: false, unlisted: false };
        let kind = kinds.entry(id).or_insert_with(new);
        kind.unlisted |= problem.unlisted > 0;
        let Some(fix) = problem.fix_among_all() else {
            kind.alone += usize::from(!problem.fixes.is_empty());
            continue;
        };
        kind.count += 1;
        if !kind.labels.contains(&fix.label.as_str()) {
            let room = kind.labels.len() < MOST_NAMED;
            kind.more |= !room;
            kind.labels.extend(room.then_some(fix.label.as_str()));
        }
    }
    kinds.into_values().filter(|kind| kind.count > 1).collect()
}

impl Alike<'_> {
    /// What is on the button.
    pub(super) fn label(&self) -> String {
        let quoted: Vec<String> =
            self.labels.iter().map(|label| text!("panels-remedy-label-quoted", label)).collect();
        let mut labels = quoted.join(", ");
        if self.more {
            labels.push_str(", …");
        }
        match self.labels.as_slice() {
            _ if self.unlisted => text!("panels-fix-all-of-this-sort-labels", labels),
            _ if self.alone > 0 => {
                text!("panels-fix-count-labels-alone", count = self.count, labels, alone = self.alone)
            }
            [label] => text!("panels-fix-all-count-like-label", count = self.count, label),
            _ => text!("panels-fix-all-count-labels", count = self.count, labels),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::with_remedies;
    use oblique_scenario::check::{Diagnostic, Fix, Place, Severity};
    use oblique_scenario::{Edit, PieceId};

    fn found(remedies: &[&str], unlisted: usize) -> Vec<Diagnostic> {
        let problem = |label: &&str| {
            let fix = Fix::new(*label, Edit::Piece(PieceId("a".to_owned()), None));
            Diagnostic::new("T1", Severity::Error, Place::Param(String::new()), "It has no nation.")
                .with_fixes(vec![fix])
        };
        let mut found: Vec<Diagnostic> = remedies.iter().map(problem).collect();
        if let (Some(last), true) = (found.last().cloned(), unlisted > 0) {
            found.push(Diagnostic { fixes: Vec::new(), unlisted, ..last });
        }
        found
    }

    fn labels(remedies: &[&str], unlisted: usize) -> Vec<String> {
        with_remedies(found(remedies, unlisted).iter()).iter().map(super::Alike::label).collect()
    }

    #[test]
    fn the_button_says_what_all_get() {
        assert_eq!(labels(&["Detach it", "Detach it"], 0), ["Fix all 2 like 'Detach it'"]);
        let two = ["Make it Prussian", "Make it Prussian", "Make it Austrian"];
        assert_eq!(labels(&two, 0), ["Fix all 3: 'Make it Prussian', 'Make it Austrian'"]);
        let many = ["Call it n 2", "Call it n 3", "Call it n 4"];
        assert_eq!(labels(&many, 0), ["Fix all 3: 'Call it n 2', 'Call it n 3', …"]);
        assert_eq!(labels(&["Detach it"], 0), [""; 0]);
    }

    #[test]
    fn what_is_to_be_looked_at_by_itself_is_counted_apart() {
        let mut some = found(&["Join the ends", "Join the ends", "Run it to the edge"], 0);
        for fix in some.iter_mut().skip(2).flat_map(|problem| &mut problem.fixes) {
            fix.alone = true;
        }
        let labels: Vec<String> = with_remedies(some.iter()).iter().map(super::Alike::label).collect();
        assert_eq!(labels, ["Fix 2: 'Join the ends'; 1 other one by one"]);
    }

    #[test]
    fn of_problems_that_are_not_listed_no_number_is_told() {
        assert_eq!(labels(&["Detach it", "Detach it"], 90), ["Fix all of this sort: 'Detach it'"]);
    }
}
