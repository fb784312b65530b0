//! What is kept of a battle between two events never outlives them.

use super::whole_battles::skirmish;
use oblique_rules::play::{Game as _, Stream};

/// Orders compared in each decision.
const COMPARED: usize = 6;

#[test]
fn what_an_order_promises_is_what_a_battle_that_kept_nothing_says() {
    for fog in [false, true] {
        let mut battle = skirmish().battle(5, fog);
        let mut luck = Stream::new(5);
        let mut compared = 0;
        while let Some(orders) = battle.decision().is_some().then(|| battle.orders(None)) {
            let some = orders.iter().step_by(orders.len().div_ceil(COMPARED).max(1));
            for order in some {
                let said = (battle.appraise_order(order), battle.outlook_after(order));
                // A copy starts with nothing kept.
                let copy = battle.clone();
                assert_eq!(said, (copy.appraise_order(order), copy.outlook_after(order)), "{order:?}");
                compared += 1;
            }
            let last = i32::try_from(orders.len()).unwrap_or(1) - 1;
            let pick = usize::try_from(luck.draw(0, last)).unwrap_or(0);
            battle.carry_out(&orders[pick]).unwrap_or_else(|e| panic!("{:?}: {e:?}", orders[pick]));
        }
        assert!(compared > 500, "{compared}");
    }
}
