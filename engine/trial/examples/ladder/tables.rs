//! What the ladder prints.

use super::{Ground, Plan, Played, rating};
use oblique_scenario::Side;
use oblique_trial::wilson;
use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::time::Duration;

/// Results of a pair, seen by its first.
#[derive(Default)]
struct Score {
    won: u64,
    /// Those of them won by commanding side A.
    won_as_a: u64,
    drawn: u64,
    lost: u64,
    /// Pairs of mirrored battles: won, drawn, lost.
    mirrored: [usize; 3],
    orders: u64,
    took: Duration,
}

impl Score {
    fn of<'a>(played: impl Iterator<Item = &'a Played>) -> Self {
        let mut score = Self::default();
        let mut mirrored: BTreeMap<(usize, [usize; 2], u64), (i32, i64)> = BTreeMap::new();
        for battle in played {
            score.won_as_a += u64::from(battle.result == 1 && battle.side == Side::A);
            match battle.result {
                1 => score.won += 1,
                0 => score.drawn += 1,
                _ => score.lost += 1,
            }
            score.orders += battle.orders;
            score.took += battle.took;
            let both = mirrored.entry((battle.ground, battle.pair, battle.seed)).or_default();
            *both = (both.0 + battle.result, both.1 + battle.margin);
        }
        let ends = |end: Ordering| mirrored.values().filter(|both| (*both).cmp(&(0, 0)) == end).count();
        score.mirrored = [Ordering::Greater, Ordering::Equal, Ordering::Less].map(ends);
        score
    }

    const fn all(&self) -> u64 {
        self.won + self.drawn + self.lost
    }

    fn line(&self) -> String {
        let share = wilson(self.won, self.all());
        let [pairs_won, pairs_drawn, pairs_lost] = self.mirrored;
        let percent = |x: f64| (100.0 * x).round();
        let each = self.all().max(1);
        format!(
            "{:4} {:3}+{:<3} {:4} {:4}  {:3} % ({:2} to {:3})  {:4} {:5} {:4}  {:6.2} s {:6} orders",
            self.won,
            self.won_as_a,
            self.won - self.won_as_a,
            self.drawn,
            self.lost,
            percent(share.share),
            percent(share.low),
            percent(share.high),
            pairs_won,
            pairs_drawn,
            pairs_lost,
            self.took.as_secs_f64() / each as f64,
            self.orders / each,
        )
    }
}

/// Prints every ruleset's pairs and ratings, then those of all battles.
pub(crate) fn tell(plan: &Plan, grounds: &[Ground], played: &[Played]) {
    let mut rulesets: Vec<&str> = grounds.iter().map(|g| g.ruleset.as_str()).collect();
    rulesets.dedup();
    for ruleset in &rulesets {
        println!("{ruleset}");
        let here = |p: &&Played| grounds[p.ground].ruleset == *ruleset;
        pairs(plan, &played.iter().filter(here).collect::<Vec<_>>());
        for (n, ground) in grounds.iter().enumerate().filter(|(_, g)| plan.by_battle && g.ruleset == *ruleset)
        {
            println!(" {}", ground.name);
            pairs(plan, &played.iter().filter(|p| p.ground == n).collect::<Vec<_>>());
        }
    }
    if rulesets.len() > 1 {
        println!("all");
        pairs(plan, &played.iter().collect::<Vec<_>>());
    }
}

fn pairs(plan: &Plan, played: &[&Played]) {
    let names = &plan.commanders;
    let width = names.iter().map(String::len).max().unwrap_or(0);
    let mut score = vec![vec![0.0; names.len()]; names.len()];
    println!(
        "  {:w$}    {:w$}   won   A+B drawn lost  won (95 %)        pairs: won drawn lost  a battle",
        "",
        "",
        w = width
    );
    for a in 0..names.len() {
        for b in a + 1..names.len() {
            let of = Score::of(played.iter().copied().filter(|p| p.pair == [a, b]));
            if of.all() > 0 {
                println!("  {:w$} v. {:w$}  {}", names[a], names[b], of.line(), w = width);
            }
            score[a][b] = of.won as f64 + of.drawn as f64 / 2.0;
            score[b][a] = of.lost as f64 + of.drawn as f64 / 2.0;
        }
    }
    if names.len() > 2 {
        let mut rated: Vec<_> = rating::ratings(&score).into_iter().zip(names).collect();
        rated.sort_by(|x, y| y.0.total_cmp(&x.0));
        let each: Vec<String> = rated.iter().map(|(r, name)| format!("{name} {r:+.0}")).collect();
        println!("  ratings: {}", each.join(", "));
    }
}
