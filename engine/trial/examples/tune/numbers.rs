//! The numbers of a temperament that are sought, and what they may be.

use oblique_commander::Temperament;

/// A number of a temperament.
pub(crate) struct Number {
    pub name: &'static str,
    pub of: fn(&mut Temperament) -> &mut i32,
    /// The least and the most it may be.
    pub bounds: (i32, i32),
}

macro_rules! numbers {
    ($($field:ident: $low:literal ..= $high:literal,)*) => {
        /// Every number that is sought.
        pub(crate) const NUMBERS: &[Number] =
            &[$(Number { name: stringify!($field), of: |t| &mut t.$field, bounds: ($low, $high) }),*];
    };
}

numbers! {
    harm_permille: 200 ..= 4000,
    cost_permille: 200 ..= 4000,
    good_permille: 200 ..= 4000,
    pull_men: 4 ..= 200,
    ground_men: 1 ..= 60,
    facing_men: 1 ..= 60,
    dress_men: 1 ..= 60,
    support_men: 1 ..= 60,
    flank_men: 1 ..= 120,
    crowd_men: 1 ..= 80,
    close_odds_permille: 200 ..= 2500,
    caution_men: 5 ..= 300,
    attack_ratio_permille: 100 ..= 2000,
    gun_range_hexes: 1 ..= 12,
    horse_range_hexes: 1 ..= 8,
    prey_men: 1 ..= 150,
    dash_permille: 300 ..= 5000,
    strike_odds_permille: 200 ..= 4000,
    leader_range_hexes: 1 ..= 6,
    leader_pull_permille: 1 ..= 2000,
    leader_danger_men: 1 ..= 150,
    lead_hexes: 1 ..= 16,
    haste_permille: 1 ..= 500,
    recover_men: 1 ..= 40,
    flank_going: 1 ..= 12,
    reserve_permille: 1 ..= 500,
    reserve_hexes: 1 ..= 8,
    hold_slack_halves: 1 ..= 16,
    garrison_men: 1 ..= 300,
    retreat_place_permille: 1 ..= 1500,
    last_push_permille: 1000 ..= 6000,
    outlook_permille: 0 ..= 2000,
}
