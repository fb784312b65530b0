//! The exact chances of a roll for actions before its dice fall, from the function that reads them. Rerolls are not
//! foreseen.

use crate::actions::activation::ACTIVATION;
use crate::actions::roll::{bonus, need, read};
use crate::battle::memory::Cause;
use crate::battle::state::Battle;
use crate::command::span::in_command;
use crate::ids::rule;
use crate::sequence::reaction::REACTION;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::units::nature::Special;
use oblique_rules::play::{Need, Odds, PieceIx, reduced};
use std::collections::BTreeMap;

/// Actions and failures of a roll, each with the ways it falls.
type Ways = BTreeMap<(i32, i32), u128>;

impl Battle {
    /// What so many dice may give a piece that rolls for itself: actions and failures together, and whether the
    /// failures close its brigade.
    pub(crate) fn rolling_odds(&self, piece: PieceIx, cause: Cause, dice: i32) -> Odds {
        let (nature, commanded) = (self.nature(piece), in_command(&self.0, piece));
        let fixed = !nature.has(Special::Unpredictable);
        let averages: Vec<Option<i32>> = if fixed { vec![None] } else { (1..=6).map(Some).collect() };
        let sure = self.sure_dice(piece, cause).min(dice);
        let mut found = Ways::new();
        for average in averages {
            let least = need(nature, commanded, average);
            for naturals in naturals(dice - sure) {
                let rolled = read(&naturals, sure, least, Some(nature));
                *found.entry((rolled.actions, rolled.failures)).or_default() += 1;
            }
        }
        let closes = !nature.arm.leads() && cause == Cause::Activation;
        let words = |(actions, failures): (i32, i32)| {
            let actions = if actions == 1 { "1 action".to_owned() } else { format!("{actions} actions") };
            let closes = closes && failures >= Tables::get().actions.failures_close;
            let then = if closes { ": its brigade closes" } else { "" };
            let failed = if failures == 1 { "1 failure".to_owned() } else { format!("{failures} failures") };
            format!("{actions}, {failed}{then}")
        };
        let ways = reduced(found).into_iter().map(|(rolled, ways)| (words(rolled), ways)).collect();
        let name = if cause == Cause::Reaction { REACTION } else { ACTIVATION };
        let odds = Odds::counted(name, rule::ACT_ROLL, piece, ways);
        let bonus = bonus(nature, commanded);
        let added: i32 = bonus.iter().map(|modifier| modifier.value).sum();
        let needed = fixed.then(|| Need::AtLeast(need(nature, commanded, None) + added));
        Odds { modifiers: bonus.into_iter().collect(), need: needed, ..odds }
    }
}

/// Every way so many dice may fall.
fn naturals(dice: i32) -> Vec<Vec<i32>> {
    (0..dice).fold(vec![Vec::new()], |all, _| {
        let longer = |dice: &Vec<i32>| {
            let dice = dice.clone();
            (1..=6).map(move |die| dice.iter().copied().chain([die]).collect::<Vec<i32>>())
        };
        all.iter().flat_map(longer).collect()
    })
}

#[cfg(test)]
mod tests {
    use crate::battle::memory::Cause;
    use crate::battle::state::Battle;
    use crate::board::tests::at;
    use crate::test_field::{Field, set};
    use oblique_rules::play::{Game as _, Options, Order};
    use oblique_scenario::Value;

    /// A battalion of that quality, in command or far from its Leader.
    fn battle(quality: i64, commanded: bool, rules: &[&str]) -> Battle {
        let leader = if commanded { at(10, 18) } else { at(30, 22) };
        let mut field = Field::new(&[
            ("leader", "A", leader, ""),
            ("infantry", "A", at(10, 14), "line"),
            ("leader", "B", at(10, 2), ""),
            ("infantry", "B", at(14, 4), "line"),
        ]);
        field.0.params.insert("begins".to_owned(), Value::Text("A".to_owned()));
        field.piece(1).attrs.insert("q".to_owned(), Value::Int(quality));
        for rule in rules {
            set(field.piece(1), rule);
        }
        Battle::begun(&field.0, &Options { seed: 1, fog: false, unattended: false })
    }

    /// Expected actions in hundredths and the chance of a double failure in percent, rounded as the sheet does.
    fn figures(battle: &Battle, dice: i32) -> (u64, u64) {
        let unit = battle.by_id("p1").expect("it takes part");
        let odds = battle.rolling_odds(unit, Cause::Activation, dice);
        let total = odds.total();
        let actions =
            |text: &str| text.split(' ').next().and_then(|n| n.parse::<u64>().ok()).expect("a number");
        let expected: u64 = odds.chances.iter().map(|c| actions(&c.text) * c.ways).sum();
        let closing = odds.chances.iter().filter(|c| c.text.contains("closes")).map(|c| c.ways).sum::<u64>();
        ((expected * 200 + total) / (2 * total), (closing * 200 + total) / (2 * total))
    }

    /// The table of the sheet's section 24.
    #[test]
    fn chances_are_those_of_the_sheet() {
        for (quality, commanded, two, three) in [
            (3, true, (167, 3), (250, 7)),
            (4, true, (133, 11), (200, 26)),
            (3, false, (133, 11), (200, 26)),
            (4, false, (100, 25), (150, 50)),
            (5, true, (100, 25), (150, 50)),
            (5, false, (67, 44), (100, 74)),
        ] {
            let battle = battle(quality, commanded, &[]);
            assert_eq!(
                (figures(&battle, 2), figures(&battle, 3)),
                (two, three),
                "quality {quality}, {commanded}"
            );
        }
        let inside = battle(4, true, &["unpredictable"]);
        assert_eq!((figures(&inside, 2), figures(&inside, 3)), ((117, 20), (175, 39)));
        let outside = battle(4, false, &["unpredictable"]);
        assert_eq!((figures(&outside, 2), figures(&outside, 3)), ((83, 37), (125, 61)));
    }

    #[test]
    fn they_are_told_where_dice_are_chosen_and_where_a_piece_may_react() {
        let mut battle = battle(4, true, &[]);
        let [leader, unit, foe] = ["p0", "p1", "p3"].map(|id| battle.by_id(id).expect("it takes part"));
        for piece in [leader, unit] {
            battle.carry_out(&Order::Activate { leader: Some(piece) }).expect("offered");
        }
        let odds = battle.odds(&Order::Choose { alternative: 2 });
        let texts: Vec<&str> = odds[0].chances.iter().map(|c| c.text.as_str()).collect();
        assert_eq!(
            texts,
            ["0 actions, 2 failures: its brigade closes", "1 action, 1 failure", "2 actions, 0 failures"]
        );
        assert_eq!((odds[0].total(), odds[0].need.map(oblique_rules::play::Need::number)), (9, Some(4)));
        battle.script_dice(0, [1, 1]);
        battle.carry_out(&Order::Choose { alternative: 2 }).expect("offered");
        let react = battle.odds(&Order::React { piece: Some(foe), target: None });
        assert_eq!(react[0].chances.len(), 3, "two dice, and nothing closes");
        assert!(react[0].chances.iter().all(|c| !c.text.contains("closes")));
    }
}
