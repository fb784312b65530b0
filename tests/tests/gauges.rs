//! A gauge says how near a side is to its end: when that end has come, the gauge of who met it is full. Seen otherwise: an army
//! withdrew with a fifth of its men lost while its gauge stood at 21 of 80.

mod watched;

use oblique_scenario::Side;
use watched::watch;

/// Quick battles of every ruleset whose gauges end them, and seeds of which one at least does.
const BATTLES: [(&str, [u64; 2]); 4] = [
    ("dragoon/dogs_of_war", [2, 3]),
    ("purky/sagschuetz", [1, 2]),
    ("dessauer/kesselsdorf", [1, 3]),
    ("drums/retschow", [1, 2]),
];

#[test]
fn the_gauge_of_who_met_his_end_is_full() {
    for (name, seeds) in BATTLES {
        let mut ended = 0;
        for seed in seeds {
            let battle = watch(name, seed, |_, _| {});
            let game = battle.game();
            let outcome = game.field().outcome.clone().expect("it was played to its end");
            let gauges = game.gauges(None);
            assert_eq!(gauges.len(), Side::BOTH.len(), "{name}: a gauge a side");
            assert!(
                gauges.iter().all(|gauge| gauge.note.is_empty()),
                "{name}: nothing is to come: {gauges:?}"
            );
            let Some(winner) = outcome.winner else { continue };
            let full: Vec<Side> = gauges.iter().filter(|g| g.value >= g.limit).map(|g| g.side).collect();
            // By the last turn nobody has met his end, and where both have at once something else decides.
            if let [one] = full[..] {
                ended += 1;
                assert_eq!(one, winner.other(), "{name}, {seed}: {}", outcome.reason);
            }
        }
        assert!(ended > 0, "{name}: no gauge was ever full");
    }
}
