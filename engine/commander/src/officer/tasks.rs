//! What the designer means the commands of a side to do, as goals on the ground of the moment.
//!
//! Whose task a command shares the battle says; a unit may be told to hold a village, whatever its command does. The
//! enemy's tasks are not looked at.

use super::flank::Flanks;
use super::routed;
use crate::Seat;
use oblique_board::hex::Hex;
use oblique_rules::play::{Field, PieceIx};
use oblique_scenario::{Aim, Task};

/// Hexes within which an enemy presses on who delays or withdraws.
const PRESSED_HEXES: u32 = 4;
/// Hexes within which who screens looks for the enemy he keeps off.
const SCREEN_HEXES: u32 = 9;
/// How far before what he covers who screens stands, in hexes.
const BEFORE_HEXES: usize = 3;
/// How many times more of the odds he likes who screens, delays or withdraws asks for before he closes, in thousandths.
const SHY_PERMILLE: i32 = 1600;

/// A steady enemy unit: where, and how many figures.
pub(super) type Enemy = (Hex, i32);

/// The enemy as a command's task looks at him.
pub(super) struct Enemies<'e> {
    pub steady: &'e [Enemy],
    /// Those of their line, if they stand in one.
    pub flanks: Option<Flanks>,
    /// Where those are who run.
    pub running: &'e [Hex],
}

/// What comes of a task for a command now.
pub(super) struct Given {
    /// Does it go for its goals, or keep near them?
    pub attacks: bool,
    /// What it goes for or keeps near; empty: as it would without a task.
    pub goals: Vec<Hex>,
    /// Does it go round, out of the enemy's sight?
    pub round: bool,
    /// Thousandths of the odds it likes that it asks for before it closes.
    pub odds_permille: i32,
}

/// The own units that are to hold a hex themselves, and which.
pub(super) fn of_units(seat: &Seat<'_>, field: &Field) -> Vec<(PieceIx, Hex)> {
    let tasks = &seat.setting().tasks;
    if tasks.is_empty() {
        return Vec::new();
    }
    let hold = |(pix, piece): (PieceIx, &oblique_rules::play::PieceState)| {
        if piece.side() != seat.side() || !piece.on_map() || !piece.is_unit() || routed(seat, field, pix) {
            return None;
        }
        let task = tasks.get(&piece.info.id).filter(|task| task.aim == Aim::Hold)?;
        let near = task.hexes.iter().min_by_key(|hex| (hex.unsigned_distance_to(piece.hex), hex.y, hex.x));
        Some((pix, near.copied().unwrap_or(piece.hex)))
    };
    field.iter().filter_map(hold).collect()
}

/// What comes of a task for a command of so many figures round a middle; a flank that is not named is the one it stands before.
pub(super) fn given(task: &Task, centre: Hex, figures: i32, enemies: &Enemies<'_>) -> Given {
    let held =
        |goals: Vec<Hex>, odds_permille: i32| Given { attacks: false, goals, round: false, odds_permille };
    let at = |hexes: &[Hex]| if hexes.is_empty() { vec![centre] } else { hexes.to_vec() };
    let goes = |goals: Vec<Hex>, round: bool| Given { attacks: true, goals, round, odds_permille: 1000 };
    match task.aim {
        Aim::Attack => goes(task.hexes.clone(), false),
        Aim::TurnFlank if task.hexes.is_empty() => {
            goes(enemies.flanks.iter().map(|flanks| flanks.beside(centre)).collect(), true)
        }
        Aim::TurnFlank => goes(task.hexes.clone(), true),
        Aim::Pursue if enemies.running.is_empty() => goes(task.hexes.clone(), false),
        Aim::Pursue => goes(enemies.running.to_vec(), false),
        Aim::Hold => held(at(&task.hexes), 1000),
        Aim::Screen => held(vec![before(centre, &task.hexes, enemies.steady)], SHY_PERMILLE),
        Aim::Delay => held(vec![stand(centre, &task.hexes, figures, enemies.steady)], SHY_PERMILLE),
        Aim::Withdraw => {
            let last = task.hexes.last().copied();
            held(vec![last.unwrap_or_else(|| away(centre, enemies.steady))], SHY_PERMILLE)
        }
    }
}

/// Between what is covered and the nearest enemy who comes near it.
fn before(centre: Hex, covered: &[Hex], enemies: &[Enemy]) -> Hex {
    let near = |hex: &Hex| (hex.unsigned_distance_to(centre), hex.y, hex.x);
    let covered = covered.iter().copied().min_by_key(near).unwrap_or(centre);
    let comes = enemies.iter().map(|(hex, _)| *hex);
    let comes = comes.filter(|hex| hex.unsigned_distance_to(covered) <= SCREEN_HEXES);
    let steps = |hex: &Hex| (hex.unsigned_distance_to(covered), hex.y, hex.x);
    comes.min_by_key(steps).and_then(|enemy| covered.line_to(enemy).nth(BEFORE_HEXES)).unwrap_or(covered)
}

/// The first hex of some at which no stronger enemy is near, or the last of them; without any, away from him.
fn stand(centre: Hex, hexes: &[Hex], figures: i32, enemies: &[Enemy]) -> Hex {
    let pressed = |at: Hex| {
        let near = enemies.iter().filter(|(hex, _)| hex.unsigned_distance_to(at) <= PRESSED_HEXES);
        near.map(|(_, figures)| *figures).sum::<i32>() > figures
    };
    match hexes {
        [] if pressed(centre) => away(centre, enemies),
        [] => centre,
        [.., last] => hexes.iter().copied().find(|hex| !pressed(*hex)).unwrap_or(*last),
    }
}

/// As far off as a command goes at once from the nearest enemy.
fn away(centre: Hex, enemies: &[Enemy]) -> Hex {
    let near = enemies.iter().map(|(hex, _)| *hex).filter(|hex| *hex != centre);
    let nearest = near.min_by_key(|hex| (hex.unsigned_distance_to(centre), hex.y, hex.x));
    nearest.map_or(centre, |enemy| {
        let steps = enemy.unsigned_distance_to(centre).max(1);
        let (x, y) = (centre.x - enemy.x, centre.y - enemy.y);
        let far = i32::try_from(PRESSED_HEXES + 2).unwrap_or(6);
        let steps = i32::try_from(steps).unwrap_or(1);
        Hex::new(centre.x + x * far / steps, centre.y + y * far / steps)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(x: i32, y: i32) -> Hex {
        Hex::new(x, y)
    }

    fn task(aim: Aim, hexes: &[Hex]) -> Task {
        Task { hexes: hexes.to_vec(), ..Task::new(aim) }
    }

    fn enemies<'e>(steady: &'e [Enemy], running: &'e [Hex]) -> Enemies<'e> {
        Enemies { steady, flanks: Flanks::of(&[(at(6, 6), 1), (at(9, 0), 1)], &[(at(0, 3), 1)]), running }
    }

    #[test]
    fn who_delays_goes_back_hex_by_hex_before_a_stronger_enemy() {
        let hexes = [at(0, 0), at(-6, 0), at(-12, 0)];
        let task = task(Aim::Delay, &hexes);
        let goal =
            |enemy: Hex, strength| given(&task, at(0, 0), 20, &enemies(&[(enemy, strength)], &[])).goals[0];
        assert_eq!(goal(at(9, 0), 40), hexes[0]);
        assert_eq!(goal(at(3, 0), 40), hexes[1]);
        assert_eq!(goal(at(3, 0), 10), hexes[0], "not before a weaker one");
        assert_eq!(goal(at(-6, 0), 40), hexes[0], "nor once he is past");
        assert!(!given(&task, at(0, 0), 20, &enemies(&[], &[])).attacks);
    }

    #[test]
    fn who_screens_stands_between_the_enemy_and_what_he_covers() {
        let task = task(Aim::Screen, &[at(0, 0)]);
        let goal = |enemy: Hex| given(&task, at(0, 2), 20, &enemies(&[(enemy, 40)], &[])).goals[0];
        assert_eq!(goal(at(8, 0)), at(3, 0));
        assert_eq!(goal(at(20, 0)), at(0, 0), "he is far off yet");
    }

    #[test]
    fn who_attacks_goes_for_what_is_named_and_who_pursues_for_whoever_runs() {
        let [village, running] = [at(4, 4), at(9, 9)];
        let steady = [(at(6, 6), 10)];
        let of = |aim, hexes: &[Hex], running: &[Hex]| {
            given(&task(aim, hexes), at(0, 0), 20, &enemies(&steady, running))
        };
        let attack = of(Aim::Attack, &[village], &[running]);
        assert!(attack.attacks && !attack.round && attack.goals == [village]);
        assert!(of(Aim::TurnFlank, &[village], &[]).round);
        let round = of(Aim::TurnFlank, &[], &[]).goals[0];
        assert!(round.y < 0 && round.x > 6, "the flank it stands before, and behind it: {round:?}");
        assert_eq!(of(Aim::Pursue, &[village], &[running]).goals, [running]);
        assert_eq!(of(Aim::Pursue, &[village], &[]).goals, [village]);
        assert_eq!(of(Aim::Hold, &[], &[]).goals, [at(0, 0)]);
        assert_eq!(of(Aim::Withdraw, &[at(-3, 0), at(-9, 0)], &[]).goals, [at(-9, 0)]);
        let away = of(Aim::Withdraw, &[], &[]).goals[0];
        assert!(away.unsigned_distance_to(steady[0].0) > at(0, 0).unsigned_distance_to(steady[0].0));
    }
}
