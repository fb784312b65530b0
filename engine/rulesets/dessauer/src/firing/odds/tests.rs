use crate::battle::state::Battle;
use crate::battle::tests::{every_way, opened, pix};
use crate::ids::phase;
use oblique_board::hex::Hex;
use oblique_rules::kernel::Rules as _;
use oblique_rules::play::{Event, Odds, Order};
use oblique_scenario::Side::{A, B};

/// Hits on the unit of a hex.
fn hits_at(events: &[Event], at: Hex) -> usize {
    let of = |event: &Event| match event {
        Event::Struck { hex, hits, .. } if *hex == at => usize::try_from(*hits).unwrap_or(0),
        _ => 0,
    };
    events.iter().map(of).sum()
}

/// What is told of a unit against every way the dice fall in.
fn agree(quoted: &Odds, ways: &[Vec<Event>], at: Hex) {
    let most = quoted.chances.len();
    let mut counted = vec![0_u64; most + 1];
    for events in ways {
        counted[hits_at(events, at).min(most)] += 1;
    }
    let all: u64 = counted.iter().sum();
    for (chance, count) in quoted.chances.iter().zip(&counted) {
        assert_eq!(chance.ways * all, count * quoted.total(), "{quoted:?} against {counted:?}");
    }
    assert_eq!(counted.last(), Some(&0), "{counted:?}");
}

fn fired(battle: &Battle, dice: u32) -> (Vec<Odds>, Vec<Vec<Event>>) {
    let order = Order::Fire { piece: Some(pix(battle, "a")), target: Some(pix(battle, "b")), at: None };
    (battle.odds_of(&order), every_way(battle, &[order], dice))
}

#[test]
fn a_six_and_then_a_four_is_one_of_twelve() {
    let pieces = [("a", A, "foot", "line", 0, (8, 12), 7), ("b", B, "foot", "line", 6, (8, 8), 24)];
    let battle = opened(&pieces, phase::FIRE, &[("stirred a", 1)]);
    let (quoted, ways) = fired(&battle, 4);
    assert_eq!(quoted.len(), 1);
    let ways_quoted: Vec<u64> = quoted[0].chances.iter().map(|chance| chance.ways).collect();
    assert_eq!(ways_quoted, [121, 22, 1]);
    agree(&quoted[0], &ways, battle.piece(pix(&battle, "b")).hex);
}

#[test]
fn a_die_that_hits_a_friend_goes_no_farther() {
    let pieces = [
        ("a", A, "field_guns", "unlimbered", 0, (8, 12), 4),
        ("friend", A, "foot", "line", 0, (8, 11), 24),
        ("b", B, "foot", "line", 6, (8, 8), 24),
    ];
    let battle = opened(&pieces, phase::FIRE, &[]);
    let (quoted, ways) = fired(&battle, 4);
    let names: Vec<&str> = quoted.iter().map(|odds| odds.name.as_str()).collect();
    assert_eq!(names, ["danger", "fire"]);
    assert_eq!(quoted[0].target, Some(pix(&battle, "friend")), "the card names who is in danger");
    agree(&quoted[0], &ways, battle.piece(pix(&battle, "friend")).hex);
    agree(&quoted[1], &ways, battle.piece(pix(&battle, "b")).hex);
}
