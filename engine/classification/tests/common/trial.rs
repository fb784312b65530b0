//! A person clicks some hexes of each terrain, the rest is drafted and compared with what is so.

use super::{Scan, click};
use oblique_board::hex::Hex;
use oblique_classification::{ClassId, Description, Draft, Settings, Training, draft_hexes};
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;
use std::collections::BTreeMap;
use std::fmt::Write;

/// What was drafted, against what is so: hexes that were not clicked alone.
pub struct Outcome {
    pub draft: Draft<Hex>,
    pub training: Training,
    /// By what is so and what was drafted (`None`: unknown).
    pub counts: BTreeMap<(String, Option<String>), usize>,
    pub wrong: Vec<Hex>,
}

/// Up to so many clicks a terrain, at random among its hexes; of a terrain of few hexes no more than half.
pub fn clicks(scan: &Scan, most: usize, seed: u64) -> Vec<(Hex, ClassId)> {
    let mut of: BTreeMap<&str, Vec<Hex>> = BTreeMap::new();
    for hex in scan.board.layout().hexes() {
        if let Some(id) = scan.board.terrain_id(hex) {
            of.entry(id).or_default().push(hex);
        }
    }
    let mut rng = Pcg32::seed_from_u64(seed ^ 0xc11c);
    let mut clicks = Vec::new();
    for (id, mut hexes) in of {
        hexes.shuffle(&mut rng);
        let count = most.min(hexes.len().div_ceil(2));
        clicks.extend(hexes.into_iter().take(count).map(|hex| (hex, ClassId::new(id))));
    }
    clicks
}

pub fn taught(scan: &Scan, description: &Description, clicks: &[(Hex, ClassId)], seed: u64) -> Training {
    let mut rng = Pcg32::seed_from_u64(seed);
    let mut training = Training::new();
    for (hex, class) in clicks {
        assert!(training.teach_hex(description, click(scan, *hex, &mut rng), class.clone()), "{hex:?}");
    }
    training
}

pub fn outcome(
    scan: &Scan,
    description: &Description,
    clicks: &[(Hex, ClassId)],
    settings: &Settings,
) -> Outcome {
    let training = taught(scan, description, clicks, settings.seed);
    let draft = draft_hexes(description, &training, settings).expect("there are samples");
    let mut counts = BTreeMap::new();
    let mut wrong = Vec::new();
    for (hex, call) in draft.calls().filter(|(_, call)| !call.taught) {
        let so = scan.board.terrain_id(hex).unwrap_or_default().to_owned();
        let said = call.class.map(|c| c.as_str().to_owned());
        if said.as_deref() != Some(&so) {
            wrong.push(hex);
        }
        *counts.entry((so, said)).or_insert(0) += 1;
    }
    Outcome { draft, training, counts, wrong }
}

impl Outcome {
    pub fn judged(&self) -> usize {
        self.counts.values().sum()
    }

    /// Hexes right, of 1.
    pub fn right(&self) -> f64 {
        1.0 - self.wrong.len() as f64 / self.judged().max(1) as f64
    }

    /// The mean over terrains of hexes right, of 1: rare ones count like common ones.
    pub fn right_by_class(&self) -> f64 {
        let mut of: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
        for ((so, said), n) in &self.counts {
            let (right, all) = of.entry(so).or_default();
            *all += n;
            *right += if said.as_ref() == Some(so) { *n } else { 0 };
        }
        of.values().map(|(right, all)| *right as f64 / *all as f64).sum::<f64>() / of.len().max(1) as f64
    }

    /// The confusion matrix: a row for what is so, a column for what was drafted.
    pub fn table(&self) -> String {
        let mut columns: Vec<Option<String>> = self.counts.keys().map(|(so, _)| Some(so.clone())).collect();
        columns.extend(self.counts.keys().map(|(_, said)| said.clone()));
        columns.sort();
        columns.dedup();
        let name = |c: &Option<String>| c.clone().unwrap_or_else(|| "unknown".to_owned());
        let mut text = format!("{:>14}", "is \\ drafted");
        for column in &columns {
            let _ = write!(text, "{:>13}", name(column));
        }
        for so in columns.iter().flatten() {
            if !self.counts.keys().any(|(s, _)| s == so) {
                continue;
            }
            let _ = write!(text, "\n{so:>14}");
            for column in &columns {
                let n = self.counts.get(&(so.clone(), column.clone())).copied().unwrap_or(0);
                let _ = write!(text, "{n:>13}");
            }
        }
        text
    }
}
