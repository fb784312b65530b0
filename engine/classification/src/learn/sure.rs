//! Places whose neighbours leave no doubt of them: what can be learnt from beside the samples.

use super::Taught;
use rand::SeedableRng;
use rand::seq::SliceRandom;
use rand_pcg::Pcg32;

/// So likely is a place that is learnt from: at less, villages and rough ground were learnt from lettering on the open.
const SURE: f32 = 0.97;
/// So many places a class: fewer miss what lies over one hex in ten, more would drown the samples.
const MOST: usize = 120;
/// By so many of its windows each.
pub(super) const WINDOWS: usize = 2;

/// Some places of each class by likelihoods that heed the neighbours, at random, none of them taught or unlike every
/// sample.
pub(super) fn places(taught: &Taught<'_>, unlike: &[bool], heeding: &[f32], seed: u64) -> Vec<(usize, u8)> {
    let classes = taught.classes.len();
    let mut of: Vec<Vec<usize>> = vec![Vec::new(); classes];
    for (place, likely) in heeding.chunks_exact(classes).enumerate() {
        if !taught.table.has(place) || taught.said.contains_key(&place) || unlike[place] {
            continue;
        }
        if let Some(class) = likely.iter().position(|p| *p >= SURE) {
            of[class].push(place);
        }
    }
    let mut rng = Pcg32::seed_from_u64(seed ^ 0x5eed);
    let mut chosen = Vec::new();
    for (class, mut places) in of.into_iter().enumerate() {
        places.shuffle(&mut rng);
        chosen.extend(places.into_iter().take(MOST).map(|place| (place, class as u8)));
    }
    chosen
}
