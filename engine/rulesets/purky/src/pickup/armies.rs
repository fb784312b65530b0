//! What both armies are of: as many units of each arm, their types by chance.

use super::{ARMIES, Making};
use crate::tables::Tables;
use oblique_rules::chance::Chance;
use oblique_scenario::Side;

/// Kinds of the catalog in the order in which they stand.
#[derive(Clone, Debug, Default)]
pub(super) struct Army {
    /// Battalions of the line.
    pub foot: Vec<&'static str>,
    /// Light troops.
    pub light: Vec<&'static str>,
    /// Regiments of horse.
    pub horse: Vec<&'static str>,
    /// Batteries.
    pub guns: Vec<&'static str>,
}

/// The faces of a die, each with a kind.
type Faces = [&'static str; 6];

const FOOT: Faces = ["musketeers", "musketeers", "musketeers", "musketeers", "grenadiers", "garrison"];
const HORSE: Faces = ["hussars", "hussars", "dragoons", "dragoons", "cuirassiers", "cuirassiers"];
const GUNS: Faces = [
    "light_artillery",
    "medium_artillery",
    "medium_artillery",
    "medium_artillery",
    "heavy_artillery",
    "heavy_artillery",
];

fn thrown(chance: &mut Chance, about: &str, faces: &Faces, count: i32) -> Vec<&'static str> {
    (0..count)
        .map(|_| {
            let face = usize::try_from(chance.throw(about, 6) - 1).unwrap_or(0);
            faces.get(face).copied().unwrap_or(faces[0])
        })
        .collect()
}

/// Throws for both armies.
pub(super) fn raised(making: &mut Making<'_>) -> [Army; 2] {
    let (mut chance, numbers) = (making.chance(&ARMIES), &Tables::get().pickup);
    let foot = numbers.battalions + chance.throw("battalions of each side", numbers.battalions_die);
    let horse = numbers.horse + chance.throw("regiments of horse of each side", numbers.horse_die);
    let armies = Side::BOTH.map(|side| {
        let name = making.scenario.side(side).name.clone();
        let about = |what: &str| format!("{name}: {what}");
        let light = if chance.throw(about("light troops, on 4 and more"), 6) >= 4 {
            vec!["jagers"]
        } else {
            Vec::new()
        };
        Army {
            foot: thrown(&mut chance, &about("battalion"), &FOOT, foot),
            light,
            horse: thrown(&mut chance, &about("regiment of horse"), &HORSE, horse),
            guns: thrown(&mut chance, &about("battery"), &GUNS, numbers.batteries),
        }
    });
    let said = Side::BOTH.into_iter().zip(&armies).map(|(side, army)| {
        let light = if army.light.is_empty() { "no light troops" } else { "light troops" };
        let name = &making.scenario.side(side).name;
        format!(
            "{name}: {} battalions, {} regiments of horse, {} batteries, {light}.",
            army.foot.len(),
            army.horse.len(),
            army.guns.len()
        )
    });
    let said = said.collect();
    making.note(ARMIES, chance, said);
    armies
}
