//! What troops cost (`cost.chart`, `cost.totals`, `opt.two_rank_cavalry`).

use crate::tables::Tables;
use crate::units::class::{Class, Grade};

/// Points of a model, of guns of a gunner; `two_ranks` is of horse that forms two ranks of troopers.
#[must_use]
pub(crate) fn of_model(class: Class, grade: Grade, two_ranks: bool) -> i32 {
    let costs = &Tables::get().costs;
    let ranks = if two_ranks { costs.two_ranks } else { 0 };
    match class {
        Class::Foot => grade.of(&costs.foot),
        Class::LightFoot => grade.of(&costs.foot) + costs.light_foot,
        Class::Irregulars => grade.of(&costs.foot) + costs.irregular,
        Class::Rifles => grade.of(&costs.foot) + costs.rifles,
        Class::LightRifles => grade.of(&costs.foot) + costs.light_foot + costs.rifles,
        Class::HeavyHorse => grade.of(&costs.horse) + costs.heavy_horse + ranks,
        Class::MediumHorse => grade.of(&costs.horse) + ranks,
        // Light horse forms two ranks without its price changing.
        Class::LightHorse => grade.of(&costs.horse) + costs.light_horse,
        Class::LightGuns | Class::FieldGuns | Class::HeavyGuns | Class::Howitzers | Class::GalloperGuns => {
            grade.of(&costs.gunner)
        }
    }
}

/// Points of a gun without its gunners; 0 of who has none.
#[must_use]
pub(crate) fn of_gun(class: Class) -> i32 {
    let costs = &Tables::get().costs;
    match class {
        Class::LightGuns => costs.light_gun,
        Class::FieldGuns => costs.field_gun,
        Class::HeavyGuns => costs.heavy_gun,
        Class::Howitzers => costs.howitzer,
        Class::GalloperGuns => costs.light_gun + costs.galloper,
        _ => 0,
    }
}

/// Points of a unit of so many models, of guns gunners, and guns, as the sheet's examples add them up.
#[cfg(test)]
pub(crate) fn of_unit(class: Class, grade: Grade, two_ranks: bool, models: i32, guns: i32) -> i32 {
    models * of_model(class, grade, two_ranks) + guns * of_gun(class)
}

/// Points of a general.
#[must_use]
pub(crate) fn of_general() -> i32 {
    Tables::get().costs.general
}

#[cfg(test)]
mod tests {
    use super::{of_general, of_unit};
    use crate::units::class::{Class, Grade};

    #[test]
    fn standard_units_cost_what_the_chart_says() {
        let rows: [(Class, bool, i32, i32, [i32; 4]); 14] = [
            (Class::Foot, false, 24, 0, [192, 144, 96, 72]),
            (Class::LightFoot, false, 24, 0, [288, 240, 192, 168]),
            (Class::Rifles, false, 24, 0, [240, 192, 144, 120]),
            (Class::LightRifles, false, 24, 0, [336, 288, 240, 216]),
            (Class::HeavyHorse, false, 16, 0, [352, 272, 192, 160]),
            (Class::MediumHorse, false, 16, 0, [320, 240, 160, 128]),
            (Class::LightHorse, false, 16, 0, [288, 208, 128, 96]),
            (Class::LightHorse, true, 16, 0, [288, 208, 128, 96]),
            (Class::HeavyHorse, true, 21, 0, [420, 315, 210, 168]),
            (Class::MediumHorse, true, 21, 0, [378, 273, 168, 126]),
            (Class::LightGuns, false, 8, 2, [308, 276, 244, 228]),
            (Class::FieldGuns, false, 8, 2, [368, 336, 304, 288]),
            (Class::HeavyGuns, false, 8, 2, [428, 396, 364, 348]),
            (Class::GalloperGuns, false, 8, 2, [368, 336, 304, 288]),
        ];
        for (class, two_ranks, models, guns, costs) in rows {
            let found = Grade::ALL.map(|grade| of_unit(class, grade, two_ranks, models, guns));
            assert_eq!(found, costs, "{class:?} {two_ranks}");
        }
        assert_eq!(of_unit(Class::LightRifles, Grade::B, false, 12, 0), 144);
        assert_eq!(of_unit(Class::Irregulars, Grade::C, false, 14, 0), 56);
    }

    #[test]
    fn the_sample_battle_costs_what_the_sheet_says() {
        let foot = |grade, count| count * of_unit(Class::Foot, grade, false, 24, 0);
        let horse = |class, grade| of_unit(class, grade, false, 16, 0);
        let guns = |class, grade| of_unit(class, grade, false, 8, 2);
        let prussians = 2 * of_general()
            + foot(Grade::A, 3)
            + foot(Grade::B, 5)
            + 2 * horse(Class::MediumHorse, Grade::B)
            + horse(Class::LightHorse, Grade::C)
            + guns(Class::HeavyGuns, Grade::B)
            + guns(Class::FieldGuns, Grade::B);
        let saxons = 2 * of_general()
            + foot(Grade::B, 5)
            + foot(Grade::C, 3)
            + 2 * guns(Class::HeavyGuns, Grade::C)
            + guns(Class::FieldGuns, Grade::C)
            + horse(Class::MediumHorse, Grade::C)
            + horse(Class::HeavyHorse, Grade::B);
        assert_eq!((prussians, saxons), (2836, 2672));
    }
}
