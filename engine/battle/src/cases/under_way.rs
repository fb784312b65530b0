//! Why something is asked, against what is said of it: the rule, whom orders are offered to, what it stands within.

use super::expectations::CaseRun;
use super::fault::{CaseFault, fault};
use super::file::{Then, Within};
use super::run::piece;
use oblique_rules::play::{Game, Order, PieceIx, Pool, UnderWay, Verb};
use std::collections::BTreeSet;

/// Compares what the decision at hand rests on.
pub(super) fn look(then: &Then, game: &dyn Game, story: &CaseRun) -> Result<(), CaseFault> {
    if let Some(wanted) = &then.asked_rule {
        let kind = game.decision().map(|d| d.kind);
        let row = story.catalog.decisions.iter().find(|row| kind == Some(row.id.as_str()));
        let rule = row.map_or("", |row| row.rule.as_str());
        if rule != wanted {
            return Err(fault!("{} rests on rule '{rule}', not on {wanted}", kind.unwrap_or("nothing")));
        }
    }
    for (verb, wanted) in &then.offered_to {
        offered_to(*verb, wanted, game)?;
    }
    if then.under_way.is_empty() {
        return Ok(());
    }
    let is = game.under_way();
    if is.len() != then.under_way.len() {
        let titles: Vec<&str> = is.iter().map(|frame| frame.title.as_str()).collect();
        return Err(fault!("under way are {}: {}", is.len(), titles.join(" / ")));
    }
    then.under_way.iter().zip(&is).try_for_each(|(wanted, is)| within(wanted, is, game))
}

/// Are orders of a verb offered to these pieces and nobody else?
fn offered_to(verb: Verb, wanted: &str, game: &dyn Game) -> Result<(), CaseFault> {
    let named: Result<BTreeSet<PieceIx>, CaseFault> =
        wanted.split_whitespace().map(|id| piece(game, id)).collect();
    let orders = game.orders(None);
    let is: BTreeSet<PieceIx> = orders.iter().filter(|o| o.verb() == verb).filter_map(Order::piece).collect();
    if named? == is {
        return Ok(());
    }
    let ids = is.iter().filter_map(|pix| game.field().get(*pix)).map(|p| p.info.id.0.as_str());
    let ids: Vec<&str> = ids.collect();
    Err(fault!("{verb:?} is offered to [{}]", ids.join(" ")))
}

/// Is something under way as it must be?
fn within(wanted: &Within, is: &UnderWay, game: &dyn Game) -> Result<(), CaseFault> {
    let title = &is.title;
    if is.rule != *wanted.rule.as_str() {
        return Err(fault!("'{title}' rests on rule {}, not on {}", is.rule, wanted.rule));
    }
    let who = wanted.who.as_deref().map(|id| piece(game, id)).transpose()?;
    if who.is_some() && who != is.piece {
        return Err(fault!("'{title}' is about another piece"));
    }
    if wanted.side.is_some() && wanted.side != is.side {
        return Err(fault!("'{title}' is another side's"));
    }
    if wanted.interrupts.is_some_and(|interrupts| interrupts != is.interrupts) {
        return Err(fault!("'{title}' does {}interrupt", if is.interrupts { "" } else { "not " }));
    }
    for (what, left) in &wanted.left.0 {
        let pools = || is.pools.iter().map(|pool| format!("{} {} of {}", pool.what, pool.left(), pool.won));
        let pool = is.pools.iter().find(|pool| pool.what == *what);
        if pool.map(Pool::left) != Some(*left) {
            let all: Vec<String> = pools().collect();
            return Err(fault!("of '{title}' are left: {}", all.join(", ")));
        }
    }
    match wanted.notes.iter().find(|text| !is.notes.iter().any(|note| note.contains(text.as_str()))) {
        Some(_) => Err(fault!("of '{title}' is noted: {}", is.notes.join(" "))),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::{Within, within};
    use crate::cases::bag::Ordered;
    use crate::test_toy::battle;
    use oblique_rules::RuleId;
    use oblique_rules::play::{Pool, UnderWay};
    use oblique_scenario::Side;

    #[test]
    fn each_part_of_what_is_under_way_is_compared() {
        let battle = battle(1);
        let pool = Pool { what: "actions".to_owned(), won: 3, spent: 1 };
        let is = UnderWay {
            pools: vec![pool],
            notes: vec!["Its brigade closes.".to_owned()],
            ..UnderWay::of(Side::A, "A acts".to_owned(), RuleId::new("toy.turn"))
        };
        let exact = Within {
            rule: "toy.turn".to_owned(),
            who: None,
            side: Some(Side::A),
            interrupts: Some(false),
            left: Ordered(vec![("actions".to_owned(), 2)]),
            notes: vec!["closes".to_owned()],
        };
        let differs = |change: &dyn Fn(&mut Within)| {
            let mut wanted = exact.clone();
            change(&mut wanted);
            within(&wanted, &is, battle.game()).err().map(|fault| fault.to_string()).unwrap_or_default()
        };
        assert_eq!(differs(&|_| {}), "");
        assert_eq!(
            differs(&|w| w.rule = "toy.fire".to_owned()),
            "'A acts' rests on rule toy.turn, not on toy.fire"
        );
        assert_eq!(differs(&|w| w.side = Some(Side::B)), "'A acts' is another side's");
        assert_eq!(differs(&|w| w.interrupts = Some(true)), "'A acts' does not interrupt");
        assert_eq!(differs(&|w| w.left.0[0].1 = 3), "of 'A acts' are left: actions 2 of 3");
        assert_eq!(differs(&|w| w.left.0[0].0 = "dice".to_owned()), "of 'A acts' are left: actions 2 of 3");
        assert_eq!(
            differs(&|w| w.notes[0] = "opens".to_owned()),
            "of 'A acts' is noted: Its brigade closes."
        );
    }
}
