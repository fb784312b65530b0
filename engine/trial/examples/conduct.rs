//! How commanders handle their sides: faults counted in whole battles against each other.
//!
//! `cargo run --release -p oblique-trial --example conduct -- steady,marshal 2 dragoon,purky` plays every shipped battle of the
//! rulesets (all, if none is named) so often, each commander against himself, and prints each fault in thousandths of the
//! times it could have been found.

use oblique_battle::BattleSetting;
use oblique_commander::{Table, commander};
use oblique_rules::play::Options;
use oblique_rulesets::{RULESETS, read_scenario};
use oblique_scenario::{Scenario, Side};
use oblique_testing::shipped::battles_of;
use oblique_trial::{Conduct, FAULTS};
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words = |i: usize| {
        args.get(i).map(|a| a.split(',').map(str::to_owned).collect::<Vec<_>>()).unwrap_or_default()
    };
    let seeds: u64 = args.get(1).map_or(Ok(1), |n| n.parse())?;
    let wanted = words(2);
    for rules in RULESETS.iter().filter(|r| wanted.is_empty() || wanted.contains(&r.catalog().id)) {
        let mut battles: Vec<Scenario> = Vec::new();
        for path in battles_of(&rules.catalog().id) {
            battles.extend(read_scenario(&std::fs::read_to_string(&path)?).scenario);
        }
        for name in words(0) {
            let mut conduct = Conduct::default();
            for (scenario, seed) in battles.iter().flat_map(|b| (0..seeds).map(move |seed| (b, seed))) {
                let options = Options { seed: 700 + seed, fog: false, unattended: true };
                let setting = BattleSetting::new(*rules, scenario);
                let mut game = rules.begin(scenario, &options).map_err(|_| "a battle cannot be played")?;
                let seat = |side| commander(&name, options.seed, side).ok_or("there is no such commander");
                let mut table = Table::new([seat(Side::A)?, seat(Side::B)?]);
                while let Some((side, order)) = table.next(game.as_ref(), &setting) {
                    conduct.watch(game.as_ref(), &setting, side, &order);
                    game.carry_out(&order).map_err(|_| "an order the judge passed is refused")?;
                }
                conduct.end();
            }
            let cells = FAULTS.map(|fault| {
                let [a, b] = Side::BOTH.map(|side| conduct.count(side, fault));
                format!("{fault:?} {} of {}", 1000 * (a.found + b.found) / (a.of + b.of).max(1), a.of + b.of)
            });
            println!("{} {name}: {}", rules.catalog().id, cells.join(", "));
        }
    }
    Ok(())
}
