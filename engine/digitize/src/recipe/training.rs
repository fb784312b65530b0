//! Samples of other scans in a recipe.

use super::RecipeError;
use super::convert::number;
use super::model::TrainingPart;
use oblique_scenario::{Decimal, Features, SheetTraining};
use std::collections::BTreeMap;

impl TrainingPart {
    /// Of what a sheet remembers.
    pub(super) fn of(set: &SheetTraining) -> Self {
        let SheetTraining { from, version, inks, samples } = set;
        let ink = |ink: &[Decimal; 4]| {
            let [lightness, green_red, blue_yellow, share] = ink.map(Decimal::get);
            (lightness, green_red, blue_yellow, share)
        };
        let texts = |looks: &Vec<Features>| looks.iter().map(Features::to_string).collect();
        Self {
            from: from.clone(),
            version: *version,
            inks: inks.iter().map(ink).collect(),
            samples: samples.iter().map(|(id, looks)| (id.clone(), texts(looks))).collect(),
        }
    }

    /// As a sheet remembers it.
    pub(super) fn set(&self) -> Result<SheetTraining, RecipeError> {
        if self.inks.len() > SheetTraining::MOST_INKS {
            return Err(RecipeError::Training(self.from.clone()));
        }
        let ink = |(a, b, c, d): &(f64, f64, f64, f64)| -> Result<[Decimal; 4], RecipeError> {
            let what = "an ink of another scan";
            Ok([number(what, *a)?, number(what, *b)?, number(what, *c)?, number(what, *d)?])
        };
        let mut samples: BTreeMap<String, Vec<Features>> = BTreeMap::new();
        for (terrain, texts) in &self.samples {
            let looks = texts.iter().map(|text| text.parse());
            let looks: Result<Vec<Features>, _> = looks.collect();
            let looks = looks.map_err(|_| RecipeError::Training(self.from.clone()))?;
            samples.insert(terrain.clone(), looks);
        }
        let inks: Result<Vec<_>, RecipeError> = self.inks.iter().map(ink).collect();
        Ok(SheetTraining { from: self.from.clone(), version: self.version, inks: inks?, samples })
    }
}

#[cfg(test)]
mod tests {
    use super::TrainingPart;
    use oblique_scenario::{Decimal, Features, SheetTraining};
    use std::collections::BTreeMap;

    #[test]
    fn what_a_sheet_remembers_of_others_comes_back_from_a_recipe_as_it_was() {
        let features = Features::new(vec![0, 7, 255]).expect("bytes");
        let set = SheetTraining {
            from: "elsewhere".to_owned(),
            version: 3,
            inks: vec![[1, -2, 3, 0].map(Decimal::whole)],
            samples: BTreeMap::from([("woods".to_owned(), vec![features])]),
        };
        let part = TrainingPart::of(&set);
        assert_eq!(part.set().expect("as it was"), set);
        let mut damaged = part.clone();
        damaged.samples.entry("woods".to_owned()).or_default().push("%".to_owned());
        assert!(damaged.set().is_err());
        let endless = TrainingPart { inks: vec![(f64::NAN, 0.0, 0.0, 0.0)], ..part.clone() };
        assert!(endless.set().is_err());
        let many = TrainingPart { inks: vec![(0.0, 0.0, 0.0, 0.0); 99], ..part };
        assert!(many.set().is_err());
    }
}
