//! Samples of one sheet that teach another: of the same battle, or of another one.
//!
//! What is taken over is how the samples look, measured against the paper and the inks of their sheet, so that the scan they
//! were clicked on is not needed afterwards.

use oblique_classification::{ClassId, DescribedSample, Description, Ink, Sample, Training, TrainingSet};
use oblique_georeference::Point;
use oblique_scenario::{Decimal, Edit, Features, Scenario, Sheet, SheetId, SheetTraining};
use std::collections::BTreeMap;

/// Digits of the numbers of inks: finer than a scan tells.
const INK_DIGITS: u32 = 4;

/// What there is to learn from for a sheet: its own samples, and those of other sheets.
#[must_use]
pub fn training(sheet: &Sheet) -> Training {
    let mut training = Training::new();
    for (terrain, places) in &sheet.samples {
        let sample = |at: &oblique_scenario::PixelPoint| {
            Sample::at(Point::new(at.x.get(), at.y.get()), ClassId::new(terrain.as_str()))
        };
        training.hexes.extend(places.iter().map(sample));
    }
    training.sets = sheet.training.iter().map(set).collect();
    training
}

/// Of how many terrains there are samples, those of other sheets with them.
#[must_use]
pub fn terrains_taught(sheet: &Sheet) -> usize {
    let own = sheet.samples.iter().filter(|(_, places)| !places.is_empty()).map(|(id, _)| id);
    let others = sheet.training.iter().flat_map(|set| set.samples.keys());
    own.chain(others).collect::<std::collections::BTreeSet<_>>().len()
}

/// Can a sheet teach others?
#[must_use]
pub fn teaches(sheet: &Sheet) -> bool {
    terrains_taught(sheet) > 0
}

/// What a sheet of another battle is called: its own name, and the battle's.
#[must_use]
pub fn name_elsewhere(sheet: &Sheet, battle: &Scenario) -> String {
    let title = &battle.meta.title;
    let own = name_here(sheet);
    if title.is_empty() { own.to_owned() } else { format!("{own}, {title}") }
}

/// What a sheet of this battle is called.
#[must_use]
pub fn name_here(sheet: &Sheet) -> &str {
    if sheet.name.is_empty() { &sheet.file } else { &sheet.name }
}

/// What a sheet teaches others under that name: its own samples, as a description of the board over it has them, and what
/// itself was taught by others.
#[must_use]
pub fn taught_by(sheet: &Sheet, name: &str, description: Option<&Description>) -> Vec<SheetTraining> {
    let own = training(&Sheet { training: Vec::new(), ..sheet.clone() });
    let own = description.and_then(|description| own.set(description)).map(|set| remembered(&set, name));
    own.into_iter().chain(sheet.training.iter().cloned()).collect()
}

/// A training that is taken over.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainingTaken {
    /// What takes it over.
    pub edit: Edit,
    /// By the id of a terrain how many samples come.
    pub samples: BTreeMap<String, usize>,
    /// By the id of a terrain how many do not, as the board has no such terrain.
    pub left_out: BTreeMap<String, usize>,
}

/// Takes over what other sheets teach for a sheet; what was taken over under the same name is replaced. `None` where there
/// is no such sheet, or nothing it could learn.
#[must_use]
pub fn taking_training(scenario: &Scenario, id: &SheetId, sets: &[SheetTraining]) -> Option<TrainingTaken> {
    let own = scenario.sheets.get(id)?.clone();
    let mut sheet = own.clone();
    let (mut samples, mut left_out) = (BTreeMap::new(), BTreeMap::new());
    for set in sets.iter().filter(|set| set.from != name_here(&own)) {
        let mut set = set.clone();
        set.samples.retain(|terrain, looks| {
            let known = scenario.board.terrain_ix(terrain).is_some();
            let counts = if known { &mut samples } else { &mut left_out };
            if !looks.is_empty() {
                *counts.entry(terrain.clone()).or_default() += looks.len();
            }
            known && !looks.is_empty()
        });
        if !set.samples.is_empty() {
            sheet.training.retain(|old| old.from != set.from);
            sheet.training.push(set);
        }
    }
    let edit = Edit::Sheet(id.clone(), Some(Box::new(sheet)));
    (!samples.is_empty()).then_some(TrainingTaken { edit, samples, left_out })
}

/// Leaves out what a sheet was taught under a name; `None` where there is none.
#[must_use]
pub fn without_training(scenario: &Scenario, id: &SheetId, from: &str) -> Option<Edit> {
    let mut sheet = scenario.sheets.get(id)?.clone();
    let before = sheet.training.len();
    sheet.training.retain(|set| set.from != from);
    (sheet.training.len() < before).then(|| Edit::Sheet(id.clone(), Some(Box::new(sheet))))
}

impl TrainingTaken {
    /// How many samples of which terrains came and which did not, in a sentence; `name` says what a terrain is called.
    #[must_use]
    pub fn sentence(&self, name: &dyn Fn(&str) -> String) -> String {
        let words = |counts: &BTreeMap<String, usize>| {
            listed(&counts.iter().map(|(id, n)| format!("{} {n}", name(id))).collect::<Vec<_>>())
        };
        let all: usize = self.samples.values().sum();
        let came = format!("{all} samples of other sheets teach this one too: {}.", words(&self.samples));
        if self.left_out.is_empty() {
            return came;
        }
        format!("{came} Left out, as the rules have no such terrain: {}.", words(&self.left_out))
    }
}

/// Which other sheets taught a sheet, for the note about its terrain; empty where none did.
#[must_use]
pub fn teachers(sheet: &Sheet) -> String {
    let names: Vec<String> = sheet.training.iter().map(|set| format!("'{}'", set.from)).collect();
    if names.is_empty() { String::new() } else { format!("samples of {}", listed(&names)) }
}

/// Names one after the other.
fn listed(names: &[String]) -> String {
    names.join(", ")
}

/// Why samples of other sheets teach nothing, a sentence each.
pub(crate) fn remarks(sheet: &Sheet, description: &Description) -> Vec<String> {
    let old = sheet.training.iter().filter(|set| set.version != description.version());
    old.map(|set| {
        format!(
            "The samples of '{}' were described by another version of the program: use its training again.",
            set.from
        )
    })
    .collect()
}

/// As the scenario remembers it.
fn remembered(set: &TrainingSet, name: &str) -> SheetTraining {
    let number = |number: f32| Decimal::rounded(f64::from(number), INK_DIGITS).unwrap_or_default();
    let ink = |ink: &Ink| [ink.lightness, ink.green_red, ink.blue_yellow, ink.share].map(number);
    let mut samples: BTreeMap<String, Vec<Features>> = BTreeMap::new();
    for sample in &set.hexes {
        if let Ok(features) = Features::new(sample.windows.clone()) {
            samples.entry(sample.class.as_str().to_owned()).or_default().push(features);
        }
    }
    let inks = set.inks.iter().take(SheetTraining::MOST_INKS).map(ink).collect();
    SheetTraining { from: name.to_owned(), version: set.features, inks, samples }
}

/// As what is learnt from.
fn set(set: &SheetTraining) -> TrainingSet {
    let ink = |numbers: &[Decimal; 4]| {
        let [lightness, green_red, blue_yellow, share] = numbers.map(|number| number.get() as f32);
        Ink { lightness, green_red, blue_yellow, share }
    };
    let sample = |(terrain, looks): (&String, &Vec<Features>)| {
        let class = ClassId::new(terrain.as_str());
        let one = |features: &Features| DescribedSample {
            class: class.clone(),
            windows: features.bytes().to_vec(),
        };
        looks.iter().map(one).collect::<Vec<_>>()
    };
    TrainingSet {
        features: set.version,
        inks: set.inks.iter().map(ink).collect(),
        hexes: set.samples.iter().flat_map(sample).collect(),
        sides: Vec::new(),
    }
}
