//! Alternative deployments carried over: each as if it were the present one, on the same board.
//!
//! Must not know how a piece is carried over.

use super::report::{Report, Sort};
use oblique_scenario::check::Place;
use oblique_scenario::{Scenario, SetUp};

/// Puts the deployments of a scenario into that made of it: what `carried_over` makes of the scenario with each taken up.
pub(super) fn convert(
    new: &mut Scenario,
    laid: &Scenario,
    report: &mut Report,
    carried_over: impl Fn(&Scenario, &mut Report) -> Scenario,
) {
    new.setups.clear();
    for (id, set_up) in &laid.setups {
        let mut taken_up = laid.clone();
        taken_up.setups.clear();
        let _ = laid.taking_up(set_up).apply(&mut taken_up);
        let mut own = Report::default();
        let made = carried_over(&taken_up, &mut own);
        // Batteries and companies may be joined otherwise there: who is not among the pieces has no place to stand.
        let mut postings = made.present_set_up(&set_up.name).postings;
        postings.retain(|piece, _| new.pieces.contains_key(piece));
        let kept = SetUp { postings, ..set_up.clone() };
        new.setups.insert(id.clone(), kept);
        let name = &set_up.name;
        match own.count(Sort::Wrong) {
            0 => {}
            1 => report.tell(
                Sort::Wrong,
                format!("The deployment '{name}' has an error under these rules."),
                Place::Param(String::new()),
            ),
            n => report.tell(
                Sort::Wrong,
                format!("The deployment '{name}' has {n} errors under these rules."),
                Place::Param(String::new()),
            ),
        }
    }
}
