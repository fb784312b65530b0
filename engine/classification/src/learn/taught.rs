//! The samples of a training laid over a description.

use super::rows::{Rows, Tinted};
use crate::describe::Feature;
use crate::description::{Description, Table};
use crate::training::{MOST_CLASSES, MOST_SAMPLES};
use crate::{
    ClassId, ClassificationError, DescribedSample, Sample, SampleProblem, Training, TrainingSet, describe,
};
use oblique_georeference::Point;
use std::collections::{BTreeMap, BTreeSet};

/// So many twins of every sample lie on stained paper.
const STAINED: u64 = 2;

/// What there is to learn from.
pub(crate) struct Taught<'a> {
    pub(crate) table: &'a Table,
    /// Rows of some places with marks drawn over them, by the place's number.
    pub(crate) marked: Option<&'a BTreeMap<usize, Vec<u8>>>,
    pub(crate) features: &'static [Feature],
    /// Classes in the order of their ids.
    pub(crate) classes: Vec<ClassId>,
    /// What was said of places of this board, by the place's number.
    pub(crate) said: BTreeMap<usize, u8>,
    /// Samples of other sheets: windows and class.
    pub(crate) others: Vec<(Vec<Vec<u8>>, u8)>,
    pub(crate) problems: Vec<(usize, SampleProblem)>,
}

impl<'a> Taught<'a> {
    pub(crate) fn hexes(
        description: &'a Description,
        training: &Training,
    ) -> Result<Self, ClassificationError> {
        let others = training.sets.iter().map(|set| (set, set.hexes.as_slice()));
        let at = |p| description.hex_index(p);
        let taught = Self::of(
            description,
            &description.hexes,
            describe::hex_features(),
            &training.hexes,
            others,
            &at,
        )?;
        Ok(Self { marked: Some(&description.marked), ..taught })
    }

    pub(crate) fn sides(
        description: &'a Description,
        training: &Training,
    ) -> Result<Self, ClassificationError> {
        let others = training.sets.iter().map(|set| (set, set.sides.as_slice()));
        let at = |p| description.side_index(p);
        Self::of(description, &description.sides, describe::side_features(), &training.sides, others, &at)
    }

    fn of<'s>(
        description: &Description,
        table: &'a Table,
        features: &'static [Feature],
        samples: &[Sample],
        others: impl Iterator<Item = (&'s TrainingSet, &'s [DescribedSample])> + Clone,
        at: &dyn Fn(Point) -> Option<usize>,
    ) -> Result<Self, ClassificationError> {
        let count = samples.len() + others.clone().map(|(_, o)| o.len()).sum::<usize>();
        if count > MOST_SAMPLES {
            return Err(ClassificationError::TooManySamples { samples: count });
        }
        let mut problems = Vec::new();
        let mut by_place: BTreeMap<usize, usize> = BTreeMap::new();
        for (number, sample) in samples.iter().enumerate() {
            match at(sample.pixel()) {
                None => problems.push((number, SampleProblem::OffTheBoard)),
                Some(place) if !table.has(place) => problems.push((number, SampleProblem::OffTheSheet)),
                Some(place) => {
                    // The later of two samples of one place is heeded.
                    let earlier = by_place.insert(place, number);
                    if let Some(earlier) = earlier.filter(|e| samples[*e].class != sample.class) {
                        let (said, later) = (samples[earlier].class.clone(), sample.class.clone());
                        problems.push((earlier, SampleProblem::Contradicted { said, later }));
                    }
                }
            }
        }
        problems.sort_by_key(|(number, _)| *number);
        // Samples described by other versions, or damaged ones, are passed over.
        let whole = |sample: &DescribedSample| {
            !sample.windows.is_empty() && sample.windows.len().is_multiple_of(features.len())
        };
        let fit = others
            .filter(|(set, _)| set.features == description.version())
            .flat_map(|(set, all)| all.iter().filter(|s| whole(s)).map(move |sample| (set, sample)));
        let fit: Vec<(&TrainingSet, &DescribedSample)> = fit.collect();
        let said = by_place.values().map(|n| &samples[*n].class);
        let ids: BTreeSet<&ClassId> = said.chain(fit.iter().map(|(_, s)| &s.class)).collect();
        if ids.len() > MOST_CLASSES {
            return Err(ClassificationError::TooManyClasses { classes: ids.len() });
        }
        let classes: Vec<ClassId> = ids.into_iter().cloned().collect();
        match classes.as_slice() {
            [] => return Err(ClassificationError::NoSamples),
            [only] => return Err(ClassificationError::OneClass(only.clone())),
            _ => {}
        }
        let class_of = |id: &ClassId| classes.binary_search(id).unwrap_or(0) as u8;
        let said = by_place.iter().map(|(place, n)| (*place, class_of(&samples[*n].class))).collect();
        let others = fit
            .into_iter()
            .map(|(set, sample)| {
                let order = describe::matched(&set.inks, description.inks());
                let windows = sample
                    .windows
                    .chunks_exact(features.len())
                    .take(table.windows)
                    .map(|w| describe::with_inks_in_order(features, w, &order))
                    .collect();
                (windows, class_of(&sample.class))
            })
            .collect();
        Ok(Self { table, marked: None, features, classes, said, others, problems })
    }

    /// The rows to learn from.
    pub(super) fn rows(&self, seed: u64) -> Rows {
        let mut rows = Rows::new(self.table.features, self.classes.len());
        let samples = self.said.len() + self.others.len();
        for (place, class) in &self.said {
            if let Some(windows) = self.table.windows(*place) {
                rows.add(windows, *class, samples);
            }
        }
        for (windows, class) in &self.others {
            rows.add(windows.iter().map(Vec::as_slice), *class, samples);
        }
        let as_they_are = rows.len();
        rows.vary(self.features, as_they_are, Tinted::LITTLE, seed);
        // Without these, what is learnt of bold strokes comes from common terrain alone and buries rare terrain. While there is
        // room: who clicks thousands of hexes shows what lies over them himself.
        for (place, class) in &self.said {
            if let Some(windows) = self.with_marks(*place).filter(|_| rows.has_room()) {
                rows.add_windows(windows, *class, usize::MAX);
            }
        }
        // Stained paper, or the shade of a hill, is as dark and as brown as many a tint of terrain, and few clicks fall on it:
        // by these it is learnt that tint alone says little where there are other marks.
        let stained = if self.table.places() > super::LARGE { 0 } else { STAINED };
        for twin in 1..=stained {
            rows.vary(self.features, as_they_are, Tinted::MUCH, seed.wrapping_add(twin));
        }
        rows
    }

    /// The windows of a place with marks drawn over it, where it is described so too.
    pub(super) fn with_marks(&self, place: usize) -> Option<impl Iterator<Item = &[u8]>> {
        let marked = self.marked?.get(&place)?;
        Some(marked.chunks_exact(self.table.features))
    }
}
