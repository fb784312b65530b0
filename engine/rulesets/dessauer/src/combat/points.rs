//! Combat points and what they need to hit (`combat.cp`, `combat.hit`).

use crate::ids::rule;
use crate::tables::Tables;
use crate::units::class::Grade;

/// What a unit fights as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum FightsAs {
    /// Heavy horse.
    HeavyHorse,
    /// Medium horse.
    MediumHorse,
    /// Light horse.
    LightHorse,
    /// Foot in close order.
    Foot,
    /// Foot without bayonets.
    WithoutBayonets,
    /// Gunners and skirmishers.
    Loose,
}

/// How one of a pair fights in a round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Stand {
    /// Defensive fire, in round 1 (`combat.defensive`).
    pub defensive_fire: bool,
    /// A square attacked by horse.
    pub square_against_horse: bool,
    /// It attacks flank or rear.
    pub flank: bool,
    /// Disordered.
    pub disordered: bool,
    /// Shaken.
    pub shaken: bool,
    /// A general is with it.
    pub general: bool,
    /// A steady friend stands behind it.
    pub supported: bool,
    /// Horse that came at charge speed against horse that did not, in round 1.
    pub at_charge_speed: bool,
    /// It attacks across an obstacle or up a steep slope, in round 1.
    pub obstacle: bool,
    /// It attacks across works or into a town block; then an obstacle counts nothing.
    pub works: bool,
    /// Foot in column that is attacked.
    pub column_attacked: bool,
}

/// The points of one of a pair.
#[must_use]
pub(crate) fn points(fights_as: FightsAs, grade: Grade, stand: Stand) -> i32 {
    let numbers = &Tables::get().combat;
    let base = match fights_as {
        FightsAs::HeavyHorse => numbers.heavy_horse,
        FightsAs::MediumHorse => numbers.medium_horse,
        FightsAs::LightHorse => numbers.light_horse,
        FightsAs::Foot => numbers.foot,
        FightsAs::WithoutBayonets => numbers.without_bayonets,
        FightsAs::Loose => numbers.loose,
    };
    base + lines(grade, stand).map(|(.., value)| value).sum::<i32>()
}

/// What counts of how a unit stands, line by line: what it is, its rule, its points.
pub(crate) fn lines(
    grade: Grade,
    stand: Stand,
) -> impl Iterator<Item = (&'static str, oblique_rules::RuleId, i32)> {
    let numbers = &Tables::get().combat;
    let held = [
        (stand.defensive_fire, "its fire", rule::COMBAT_DEFENSIVE, numbers.defensive_fire),
        (
            stand.square_against_horse,
            "a square against horse",
            rule::FORM_SQUARE,
            numbers.square_against_horse,
        ),
        (stand.flank, "into flank or rear", rule::CHARGE_SHAPE, numbers.flank),
        (grade == Grade::A, "Grade A", rule::UNIT_GRADE, numbers.grade_a),
        (grade == Grade::D, "Grade D", rule::UNIT_GRADE, numbers.grade_d),
        (stand.disordered, "disordered", rule::COMBAT_CP, numbers.disordered),
        (stand.shaken, "shaken", rule::COMBAT_CP, numbers.shaken),
        (stand.general, "general", rule::GEN_EFFECT, numbers.general),
        (stand.supported, "a friend behind it", rule::COMBAT_CP, numbers.supported),
        (stand.at_charge_speed, "at charge speed", rule::CHARGE_SPEED, numbers.at_charge_speed),
        (stand.obstacle && !stand.works, "across an obstacle", rule::OBSTACLE_EDGE, numbers.obstacle),
        (stand.works, "across works or into a block", rule::WORKS_EDGE, numbers.works),
        (stand.column_attacked, "a column that is attacked", rule::COMBAT_CP, numbers.column_attacked),
    ];
    held.into_iter().filter(|(holds, ..)| *holds).map(|(_, what, rule, value)| (what, rule, value))
}

/// What the dice of a side of so many points need against so many.
#[must_use]
pub(crate) fn score(own: i32, enemy: i32) -> i32 {
    let rows = &Tables::get().score;
    let row = if own >= enemy { &rows.higher } else { &rows.lower };
    let difference = usize::try_from((own - enemy).unsigned_abs()).unwrap_or(usize::MAX);
    let Some(step) = difference.checked_sub(1) else { return rows.level };
    row.get(step).or(row.last()).copied().unwrap_or(rows.level)
}

#[cfg(test)]
mod tests {
    use super::{FightsAs, Stand, points, score};
    use crate::units::class::Grade;

    #[test]
    fn the_cases_of_the_sheet() {
        let plain = Stand::default();
        let horse = points(FightsAs::HeavyHorse, Grade::B, plain);
        let line = points(FightsAs::Foot, Grade::C, Stand { defensive_fire: true, ..plain });
        assert_eq!((horse, line, score(horse, line), score(line, horse)), (5, 6, 5, 4));
        let square = points(FightsAs::Foot, Grade::C, Stand { square_against_horse: true, ..plain });
        assert_eq!((square, score(horse, square), score(square, horse)), (8, 6, 3));
        let flank = points(FightsAs::MediumHorse, Grade::C, Stand { flank: true, ..plain });
        let foot = points(FightsAs::Foot, Grade::C, plain);
        assert_eq!((flank, foot, score(flank, foot), score(foot, flank)), (7, 3, 3, 6));
    }

    #[test]
    fn slopes_works_and_disorder() {
        let plain = Stand::default();
        let up = Stand { disordered: true, obstacle: true, ..plain };
        assert_eq!(points(FightsAs::HeavyHorse, Grade::B, up), 2);
        let works = Stand { works: true, obstacle: true, ..plain };
        assert_eq!(points(FightsAs::Foot, Grade::C, works), 1);
        let block = Stand { disordered: true, works: true, ..plain };
        assert_eq!(points(FightsAs::Foot, Grade::B, block), -1);
        assert_eq!((score(-1, 1), score(1, -1)), (6, 4));
        assert_eq!((score(3, 3), score(12, 0), score(0, 12)), (5, 2, 6));
    }
}
