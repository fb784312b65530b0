//! The numbers of the game, read from `assets/rulesets/dessauer/tables.ron`.
//!
//! Which figure is printed, read or calibrated is said there. Distances are inches of the table. Must not know pieces
//! or the board: it answers what a cell holds.

mod groups;
mod rows;

pub(crate) use groups::{
    CombatPoints, Costs, Dice, Evades, FireModifiers, FireTest, Frontage, Generals, GroundNumbers, Lanes,
    Losses, Moves, Nations, PickupNumbers, Pursuit, Rally, Retreats, Scale, Score, VictoryNumbers,
};
pub(crate) use rows::{Fires, Weapon};
pub(crate) use rows::{RateRow, WeaponRow};

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

oblique_rules::ruleset_tables!("dessauer", Tables);

/// All tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct Tables {
    /// Inches and hexes, `scale.hex`.
    pub scale: Scale,
    /// Rates by class, `move.allow`.
    pub rates: Vec<RateRow>,
    /// What steps and turns cost, `move.slow`, `move.wheel`, `move.pass`.
    pub moves: Moves,
    /// Ground, hexsides and sight, section 11.
    pub ground: GroundNumbers,
    /// Lines of fire, `fire.over`, `fire.danger`, `opt.carry_through`.
    pub lanes: Lanes,
    /// Models that shoot and strike, `form.table`.
    pub frontage: Frontage,
    /// Scores by range, `fire.range`.
    pub weapons: Vec<WeaponRow>,
    /// Modifiers of fire, `fire.need`.
    pub fire: FireModifiers,
    /// Dice of models, `fire.dice`, `combat.dice`.
    pub dice: Dice,
    /// Combat points, `combat.cp`.
    pub combat: CombatPoints,
    /// Scores of combat, `combat.hit`.
    pub score: Score,
    /// Rally, `morale.rally`.
    pub rally: Rally,
    /// Fire tests, `morale.test`.
    pub fire_test: FireTest,
    /// Rout hits and shattered units, `morale.fail`, `morale.lose`, `unit.shatter`.
    pub losses: Losses,
    /// Retreats, `retreat.move`.
    pub retreat: Retreats,
    /// Evades, `evade.move`, `evade.caught`.
    pub evade: Evades,
    /// Generals, `gen.risk`, `opt.limited_control`.
    pub general: Generals,
    /// Pursuit, `opt.pursuit_test`, `opt.pursuit_move`.
    pub pursuit: Pursuit,
    /// National modifiers, `opt.national`.
    pub nations: Nations,
    /// Points, `cost.chart`.
    pub costs: Costs,
    /// Scores of the battle, `end.victory`.
    pub victory: VictoryNumbers,
    /// Pick-up games, which the sheet has not.
    pub pickup: PickupNumbers,
}

impl Tables {
    /// Hexes of so many halves of an inch (`scale.hex`): rounded half up, at least 1 of any. Halves, because charges and
    /// road marches go one and a half times the rate.
    #[must_use]
    pub(crate) const fn hexes_of_halves(&self, halves: i32) -> i32 {
        let per = 2 * self.scale.inches_a_hex;
        if halves <= 0 || per <= 0 {
            return 0;
        }
        let rounded = (2 * halves + per) / (2 * per);
        if rounded < 1 { 1 } else { rounded }
    }

    /// The farthest range of a weapon, in hexes.
    #[must_use]
    pub(crate) fn reach_of(&self, weapon: Weapon) -> i32 {
        self.weapons.iter().filter(|row| row.weapon == weapon).map(|row| row.to).max().unwrap_or(0)
    }

    /// The rates of a class; `None` of an unknown one.
    #[must_use]
    pub(crate) fn rates_of(&self, class: &str) -> Option<&RateRow> {
        self.rates.iter().find(|row| row.id == class)
    }
}

#[cfg(test)]
mod tests {
    use super::Tables;
    use oblique_rules::catalog::Catalog;
    use oblique_rules::manual::Manual;

    #[test]
    fn inches_become_hexes_as_the_sheet_says() {
        let tables = Tables::get();
        for (inches, hexes) in [(0, 0), (1, 1), (3, 2), (6, 3), (9, 5), (12, 6), (36, 18)] {
            assert_eq!(tables.hexes_of_halves(2 * inches), hexes, "{inches} inches");
        }
        assert_eq!(tables.hexes_of_halves(27), 7, "13.5 inches, a column that charges");
    }

    fn catalog() -> Catalog {
        let text = include_str!("../../../../../assets/rulesets/dessauer/catalog.ron");
        ron::from_str(text).expect("the catalog is read")
    }

    fn manual() -> Manual {
        let text = include_str!("../../../../../assets/rulesets/dessauer/manual.ron");
        let manual: Manual = ron::from_str(text).expect("the manual is read");
        manual.with_numbers_of(&[serde_json::to_value(Tables::get()).expect("numbers")])
    }

    #[test]
    fn rates_are_of_kinds_of_the_catalog() {
        let catalog = catalog();
        for row in &Tables::get().rates {
            let gunners = row.id == "gunners";
            assert!(gunners || catalog.kind(&row.id).is_some(), "{} is no kind", row.id);
        }
        for kind in &catalog.kinds {
            let known = |id: &String| catalog.formations.iter().any(|form| form.id == *id);
            assert!(kind.formations.iter().all(known), "{}", kind.id);
            assert_eq!(kind.role.leads(), kind.formations.is_empty(), "{}", kind.id);
        }
        assert_eq!(catalog.phases.len(), 7, "six steps of a player turn and the check after both");
    }

    #[test]
    fn the_manual_has_the_rules_of_the_catalog_and_its_numbers() {
        let (catalog, manual) = (catalog(), manual());
        assert_eq!(manual.rules().count(), 115);
        let attributes = catalog.kinds.iter().flat_map(|kind| &kind.attributes);
        let cited = attributes.chain(&catalog.params).map(|a| a.rule.clone());
        let cited = cited.chain(catalog.phases.iter().map(|p| p.rule.clone()));
        for rule in cited.chain(catalog.decisions.iter().map(|d| d.rule.clone())) {
            assert!(manual.rule(rule.as_str()).is_some(), "{rule:?} is not in the manual");
        }
        for rule in manual.rules() {
            let texts = rule.cases.iter().chain([&rule.summary, &rule.why]);
            assert!(texts.into_iter().all(|text| !text.contains('{')), "{}: a number is missing", rule.id);
        }
        let score = manual.rule("morale.rally").expect("it is there");
        assert!(score.summary.contains("on 2, 3, 4 or 5 by grade"), "{}", score.summary);
    }
}
