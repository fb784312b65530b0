//! The dice of a bombardment as they are shown (`gun.result`, `gun.guns`, `gun.bua`).

use crate::artillery::bombardment::{BOMBARD, BOMBARD_TARGET};
use crate::artillery::target::Target;
use crate::artillery::volley::{Volley, volley};
use crate::battle::state::Battle;
use crate::dice::pairs::Pair;
use crate::dice::shown::Result;
use crate::dice::throw::Cast;
use crate::ids::rule;
use crate::units::division::Division as _;
use crate::units::nature::Arm;
use oblique_rules::RuleId;
use oblique_rules::play::PieceIx;
use std::cmp::Ordering;

/// What a bombardment throws for, by the rule its dice are read by.
pub(crate) const fn cast(pieces: [&[PieceIx]; 2], rule: RuleId) -> Cast<'_> {
    Cast {
        title: "Bombardment",
        columns: ["Battery", "Target"],
        names: [BOMBARD, BOMBARD_TARGET],
        rule,
        pieces,
    }
}

/// The rule by which the dice are read of fire at a unit of an arm.
const fn rule_at(arm: Arm) -> RuleId {
    if arm.is_guns() { rule::GUN_GUNS } else { rule::GUN_RESULT }
}

impl Battle {
    /// The rule by which the dice are read of fire at a target.
    pub(crate) fn result_rule(&self, target: Target<PieceIx>) -> RuleId {
        match target {
            Target::Sector => rule::GUN_BUA,
            Target::Unit(unit) => rule_at(self.nature(unit).arm),
        }
    }
}

/// What the three pairs do to a unit of an arm in a formation: what each adds to those before it.
pub(crate) fn results(pairs: [Pair; 3], arm: Arm, formation: u8) -> [Result; 3] {
    let rule = rule_at(arm);
    // As if the pairs after a place were drawn.
    let up_to = |place: usize| {
        let mut until = pairs;
        for pair in until.iter_mut().skip(place) {
            pair.result = Ordering::Equal;
        }
        volley(until, arm, formation)
    };
    [0, 1, 2].map(|place| {
        let text = added(up_to(place), up_to(place + 1));
        (with_winner(pairs[place], text), rule)
    })
}

/// What the three pairs do to a sector.
pub(crate) fn results_at_a_sector(pairs: [Pair; 3]) -> [Result; 3] {
    pairs.map(|pair| {
        let won = pair.result == Ordering::Greater;
        (with_winner(pair, won.then(|| "1 level of damage".to_owned())), rule::GUN_BUA)
    })
}

/// What a die does beside those before it.
fn added(before: Volley, after: Volley) -> Option<String> {
    let levels = after.disorder - before.disorder;
    let parts = [
        (levels > 0).then(|| format!("{levels} level{} of disorder", if levels == 1 { "" } else { "s" })),
        (after.limbers && !before.limbers).then(|| "the target limbers".to_owned()),
        (after.back && !before.back).then(|| "the target is driven back".to_owned()),
        (after.bounces && !before.bounces).then(|| "the shot goes on behind it".to_owned()),
    ];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn with_winner(pair: Pair, does: Option<String>) -> String {
    match (pair.result, does) {
        (_, Some(does)) => does,
        (Ordering::Equal, None) => "drawn, no effect".to_owned(),
        (_, None) => "no effect".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{results, results_at_a_sector};
    use crate::artillery::volley::pairs;
    use crate::dice::pairs::Pool;
    use crate::ids::formation::{LIMBERED, LINE, SQUARE, UNLIMBERED};
    use crate::units::nature::{Arm, Calibre};

    fn texts(guns: &[i32], target: &[i32], arm: Arm, formation: u8) -> [String; 3] {
        let pairs = pairs([Pool::sorted(guns), Pool::sorted(target)], false);
        results(pairs, arm, formation).map(|(text, _)| text)
    }

    #[test]
    fn each_die_says_what_it_adds() {
        let foot = Arm::Infantry;
        let line = texts(&[6, 5, 2], &[5, 4, 1], foot, LINE);
        assert_eq!(line, ["1 level of disorder", "the target is driven back", "the shot goes on behind it"]);
        assert_eq!(texts(&[6, 5, 1], &[5, 4, 1], foot, SQUARE)[1], "1 level of disorder");
        assert_eq!(texts(&[5, 5, 2], &[6, 5, 1], foot, LINE), ["no effect", "drawn, no effect", "no effect"]);
    }

    #[test]
    fn guns_limber_and_go() {
        let guns = Arm::Guns { calibre: Calibre::Medium, horse: false };
        let stood = texts(&[6, 5, 2], &[5, 4, 1], guns, UNLIMBERED);
        assert_eq!(stood, ["1 level of disorder", "the target limbers", "the target is driven back"]);
        let limbered = texts(&[6, 5, 2], &[5, 4, 1], guns, LIMBERED);
        assert_eq!(limbered, ["1 level of disorder", "1 level of disorder", "the target is driven back"]);
    }

    #[test]
    fn a_sector_is_damaged_by_each_die() {
        let pairs = pairs([Pool::sorted(&[6, 5, 2]), Pool::sorted(&[5, 5, 1])], true);
        let texts = results_at_a_sector(pairs).map(|(text, _)| text);
        assert_eq!(texts, ["1 level of damage", "drawn, no effect", "1 level of damage"]);
    }
}
