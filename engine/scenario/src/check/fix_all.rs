//! All remedies of one check at once.
//!
//! Remedies are made for the scenario as it is: one may put a unit where the next would put another.
//! So they are tried on a copy, those that change the same target one after the other.

use super::remedies::settle;
use super::{Check, Diagnostic};
use crate::{Edit, Scenario};
use std::collections::BTreeSet;

/// Rounds of remedies until the rest is left alone.
const MOST_ROUNDS: usize = 60;

/// What fixes everything a check finds and has a remedy for.
#[derive(Clone, Debug, PartialEq)]
pub struct FixAll {
    /// The edit, one step.
    pub edit: Edit,
    /// How many remedies it is made of.
    pub remedies: usize,
    /// How many findings of the check are left after it.
    pub left: usize,
    /// How many of those have remedies that are to be looked at one by one.
    pub alone: usize,
}

/// Everything of that check fixed by the first remedy of each, as far as they go; `None` if they change nothing.
#[must_use]
pub fn fix_all(check: &dyn Check, scenario: &Scenario) -> Option<FixAll> {
    let mut copy = scenario.clone();
    let (mut edits, mut remedies) = (Vec::new(), 0);
    let mut found = run(check, &copy);
    for _ in 0..MOST_ROUNDS {
        let mut touched = BTreeSet::new();
        let (mut round, mut inverses, mut count) = (Vec::new(), Vec::new(), 0);
        for fix in found.iter().filter_map(Diagnostic::fix_among_all) {
            let mut targets = BTreeSet::new();
            name_targets(&fix.edit, &copy, &mut targets);
            if !touched.is_disjoint(&targets) {
                continue;
            }
            touched.append(&mut targets);
            let (inverse, change) = fix.edit.clone().apply(&mut copy);
            if !change.is_empty() {
                round.push(fix.edit.clone());
                inverses.push(inverse);
                count += 1;
            }
        }
        let after = run(check, &copy);
        // A round that fixes nothing is taken back: a remedy that does not help must not go on.
        if count == 0 || after.len() >= found.len() {
            inverses.reverse();
            let _ = Edit::Many(inverses).apply(&mut copy);
            break;
        }
        edits.append(&mut round);
        remedies += count;
        found = after;
    }
    let alone = found.iter().filter(|d| d.fix_among_all().is_none() && !d.fixes.is_empty()).count();
    (remedies > 0).then_some(FixAll { edit: Edit::Many(edits), remedies, left: found.len(), alone })
}

fn run(check: &dyn Check, scenario: &Scenario) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    check.run(scenario, &mut found);
    settle(&mut found, scenario);
    found
}

/// Names what an edit changes: the target it replaces, and the hex it moves a piece to.
fn name_targets(edit: &Edit, scenario: &Scenario, targets: &mut BTreeSet<String>) {
    let target = match edit {
        Edit::Many(edits) => return edits.iter().for_each(|e| name_targets(e, scenario, targets)),
        Edit::Terrain(_) => "terrain".to_owned(),
        Edit::Levels(_) => "levels".to_owned(),
        Edit::Feature(id, _) => format!("feature {}", id.0),
        Edit::Label(id, _) => format!("label {}", id.0),
        Edit::Objective(id, _) => format!("objective {}", id.0),
        Edit::Piece(id, new) => {
            let hex = |p: &crate::Piece| p.hex;
            let to = new.as_deref().and_then(hex);
            if let Some(to) = to.filter(|_| scenario.pieces.get(id).and_then(hex) != to) {
                targets.insert(format!("hex {} {}", to.x, to.y));
            }
            format!("piece {id}")
        }
        Edit::Nation(id, _) => format!("nation {id}"),
        Edit::Note(id, _) => format!("note {}", id.0),
        Edit::FeatureEvidence(id, _) => format!("evidence of feature {}", id.0),
        Edit::LabelEvidence(id, _) => format!("evidence of label {}", id.0),
        Edit::Silence(key, _) => format!("silence of {key}"),
        Edit::Meta(_) => "texts".to_owned(),
        Edit::Side(side, _) => format!("side {side}"),
        Edit::Params(_) => "parameters".to_owned(),
        Edit::History(_) => "history".to_owned(),
        Edit::HexAttrs(hex, _) => format!("attributes of {} {}", hex.x, hex.y),
        Edit::Zone(side, _) => format!("zone {side}"),
        Edit::Exits(side, _) => format!("exits {side}"),
        Edit::SetUp(id, _) => format!("set-up {}", id.0),
        Edit::Sheet(id, _) => format!("sheet {}", id.0),
        Edit::BoardPlace(_) => "place of the board".to_owned(),
        Edit::Board(_) => "board".to_owned(),
    };
    targets.insert(target);
}
