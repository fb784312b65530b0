//! One battle played to its end, or as far as it may go, and what is kept of it.

use super::{Limits, Unresolved};
use oblique_battle::BattleSetting;
use oblique_commander::{Commander, Table};
use oblique_rules::Ruleset;
use oblique_rules::catalog::Catalog;
use oblique_rules::play::{Field, Game, Options, PieceState, Standing, Victory};
use oblique_scenario::check::Diagnostic;
use oblique_scenario::{Scenario, Side};
use serde::{Deserialize, Serialize};

/// What one side had and lost.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct SideSummary {
    /// Men at the start, those still to arrive included.
    pub men: i64,
    /// Men lost: killed, taken, run or ridden off the map ([`Catalog::lost_percent`]).
    pub men_lost: i64,
    /// Guns of batteries at the start.
    pub guns: i64,
    /// Guns lost.
    pub guns_lost: i64,
    /// Units at the start, those still to arrive included; 0 in results written before it was kept.
    #[serde(default)]
    pub units: u32,
    /// Units lost whole.
    pub units_lost: u32,
    /// Leaders fallen or taken, by name.
    pub leaders_lost: Vec<String>,
}

impl SideSummary {
    /// Men lost of a hundred, to the nearest; 0 where none are counted.
    ///
    /// ```
    /// let side = oblique_trial::SideSummary { men: 22_225, men_lost: 1_329, ..Default::default() };
    /// assert_eq!(side.men_lost_percent(), 6);
    /// ```
    #[must_use]
    pub fn men_lost_percent(&self) -> i64 {
        if self.men <= 0 {
            return 0;
        }
        let (lost, men) = (i128::from(self.men_lost), i128::from(self.men));
        i64::try_from((200 * lost + men).div_euclid(2 * men)).unwrap_or(i64::MAX)
    }
}

/// What is kept of a battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BattleSummary {
    /// Its seed.
    pub seed: u64,
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// How clearly.
    pub victory: Victory,
    /// Points of A and B.
    pub points: [i32; 2],
    /// The last turn played.
    pub turns: u16,
    /// Side A and side B.
    pub sides: [SideSummary; 2],
    /// Who held each objective at the end, in id order.
    pub objectives: Vec<(String, Option<Side>)>,
    /// Why it ended.
    pub reason: String,
    /// Orders given.
    pub orders: u64,
    /// Why it was left without a result; `None` for one that was fought out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unresolved: Option<Unresolved>,
}

impl BattleSummary {
    /// What is kept of a battle in which the program failed with `message`: that it was begun.
    #[must_use]
    pub fn failed(seed: u64, message: &str) -> Self {
        Self {
            seed,
            winner: None,
            victory: Victory::Draw,
            points: [0, 0],
            turns: 0,
            sides: Default::default(),
            objectives: Vec::new(),
            reason: format!("The program failed: {message}"),
            orders: 0,
            unresolved: Some(Unresolved::Fault),
        }
    }

    /// Leaves the battle without a result.
    pub fn leave(&mut self, why: Unresolved) {
        why.reason().clone_into(&mut self.reason);
        self.unresolved = Some(why);
    }
}

/// Plays one battle between two commanders, keeping nothing but its summary.
///
/// # Errors
/// The diagnostics that keep the scenario from being played.
pub fn play_one(
    rules: &dyn Ruleset,
    scenario: &Scenario,
    options: &Options,
    commanders: [Box<dyn Commander>; 2],
    limits: &Limits<'_>,
) -> Result<BattleSummary, Vec<Diagnostic>> {
    let setting = BattleSetting::new(rules, scenario);
    let mut game = rules.begin(scenario, options)?;
    Ok(play_out(game.as_mut(), &setting, options.seed, commanders, limits))
}

/// Plays a battle that has been opened to its end, or until a limit is reached.
pub fn play_out(
    game: &mut dyn Game,
    setting: &BattleSetting,
    seed: u64,
    commanders: [Box<dyn Commander>; 2],
    limits: &Limits<'_>,
) -> BattleSummary {
    let opening = game.field().clone();
    let mut table = Table::new(commanders);
    let mut orders = 0;
    let mut unresolved = None;
    while let Some((_, order)) = table.next(game, setting) {
        unresolved = limits.reached(game.field());
        if unresolved.is_some() {
            break;
        }
        if game.carry_out(&order).is_err() {
            // The judge passed it, so this is a fault of the ruleset; the battle stops here.
            unresolved = Some(Unresolved::Fault);
            break;
        }
        orders += 1;
    }
    let mut summary = summarise(setting.catalog, &opening, game.field(), seed, orders);
    if let Some(why) = unresolved {
        summary.leave(why);
    }
    summary
}

/// Sums up a battle from its first and last state.
#[must_use]
pub fn summarise(catalog: &Catalog, opening: &Field, field: &Field, seed: u64, orders: u64) -> BattleSummary {
    let (winner, victory, points, reason) = match &field.outcome {
        Some(o) => (o.winner, o.victory, o.points, o.reason.clone()),
        None => (None, Victory::Draw, [0, 0], "The battle was not played to its end.".to_owned()),
    };
    BattleSummary {
        seed,
        winner,
        victory,
        points,
        turns: field.turn,
        sides: Side::BOTH.map(|side| side_summary(catalog, opening, field, side)),
        objectives: field.objectives.iter().map(|o| (o.id.0.clone(), o.holder)).collect(),
        reason,
        orders,
        unresolved: None,
    }
}

fn side_summary(catalog: &Catalog, opening: &Field, field: &Field, side: Side) -> SideSummary {
    let guns = catalog.guns_track();
    let guns_of = |p: &PieceState| guns.and_then(|k| p.tracks.get(k)).map_or(0, |n| i64::from(*n));
    let men_of = |p: &PieceState| catalog.men_in_play(p);
    let count = |f: &Field, each: &dyn Fn(&PieceState) -> i64, all: bool| -> i64 {
        let kept = |p: &PieceState| if all { 100 } else { 100 - i64::from(catalog.lost_percent(p)) };
        let there = f.pieces.iter().filter(|p| p.side() == side && p.is_unit());
        // What is kept of each is rounded up.
        there.map(|p| (each(p) * kept(p) + 99) / 100).sum()
    };
    let units = |p: &&PieceState| p.side() == side && p.is_unit();
    let gone = |p: &&PieceState| p.side() == side && p.standing == Standing::Lost;
    // Replacements may bring figures that were not there at first: losses never go below 0.
    let lost = |each| (count(opening, each, true) - count(field, each, false)).max(0);
    SideSummary {
        men: count(opening, &men_of, true),
        men_lost: lost(&men_of),
        guns: count(opening, &guns_of, true),
        guns_lost: lost(&guns_of),
        units: u32::try_from(opening.pieces.iter().filter(units).count()).unwrap_or(u32::MAX),
        units_lost: u32::try_from(field.pieces.iter().filter(gone).filter(|p| p.is_unit()).count())
            .unwrap_or(u32::MAX),
        leaders_lost: field
            .pieces
            .iter()
            .filter(gone)
            .filter(|p| !p.is_unit())
            .map(|p| p.info.name.clone())
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_commander::commander;
    use oblique_testing::toy;

    #[test]
    fn a_summary_counts_what_fell() {
        let (scenario, options) = (toy::scenario(), Options { seed: 5, fog: false, unattended: false });
        let setting = BattleSetting::new(&toy::Toy, &scenario);
        let mut game = toy::Toy.begin(&scenario, &options).unwrap_or_else(|_| unreachable!());
        let commanders = Side::BOTH.map(|s| commander("bold", 5, s).unwrap());
        let summary = play_out(game.as_mut(), &setting, 5, commanders, &Limits::NONE);
        assert_eq!(summary.unresolved, None);
        assert_eq!(summary.sides[0].men, 1200);
        let left: i64 = game
            .field()
            .pieces
            .iter()
            .filter(|p| p.side() == Side::A && p.on_map())
            .map(|p| i64::from(p.tracks[0]))
            .sum();
        assert_eq!(summary.sides[0].men_lost, 1200 - left);
        assert!(summary.orders > 10 && summary.turns > 1);
    }

    #[test]
    fn of_who_has_left_the_map_as_many_are_lost_as_the_catalog_says() {
        let options = Options { seed: 5, fog: false, unattended: false };
        let game = toy::Toy.begin(&toy::scenario(), &options).unwrap_or_else(|_| unreachable!());
        let (opening, mut field) = (game.field().clone(), game.field().clone());
        let gone = field.pieces.iter_mut().find(|p| p.side() == Side::A && p.is_unit()).unwrap();
        let men = i64::from(gone.tracks[0]);
        (gone.standing, gone.marks) = (Standing::Left, oblique_rules::play::Marks(1));
        let mut catalog = toy::Toy.catalog().clone();
        let lost = |catalog: &Catalog| summarise(catalog, &opening, &field, 5, 0).sides[0].men_lost;
        assert_eq!(lost(&catalog), men);
        catalog.marks[0].lost_percent_off_map = 45;
        assert_eq!(lost(&catalog), men * 45 / 100);
    }

    #[test]
    fn a_limit_leaves_a_battle_unresolved() {
        let (scenario, options) = (toy::scenario(), Options { seed: 5, fog: false, unattended: false });
        let play = |limits: &Limits<'_>| {
            let commanders = Side::BOTH.map(|s| commander("passive", 5, s).unwrap());
            play_one(&toy::Toy, &scenario, &options, commanders, limits).unwrap()
        };
        let turns = play(&Limits { most_turns: 1, ..Limits::NONE });
        assert_eq!((turns.turns, turns.unresolved), (2, Some(Unresolved::Turns)));
        let time = play(&Limits { out_of_time: &|| true, ..Limits::NONE });
        assert_eq!((time.orders, time.unresolved), (0, Some(Unresolved::Time)));
    }
}
