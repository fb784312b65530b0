//! Where readers put features: weighed by the budget, cleaned, in layers.

use crate::budget::Spent;
use crate::{Attribute, Budget, Feature, Geometry, Layer, Position, Problem, VectorError, VectorFile};
use oblique_georeference::Plane;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Letters of the name of an attribute that are kept.
const MOST_NAME: usize = 100;
/// Attributes of a feature that are kept.
const MOST_ATTRIBUTES: usize = 500;

/// No more is taken.
#[derive(Debug)]
pub(crate) struct Full;

pub(crate) struct Sink {
    spent: Spent,
    layers: Vec<Layer>,
    names: BTreeSet<Arc<str>>,
    count: usize,
    no_numbers: usize,
    no_geometry: usize,
    problems: Vec<Problem>,
}

impl Sink {
    pub(crate) fn new(budget: &Budget) -> Self {
        Self {
            spent: Spent::of(*budget),
            layers: Vec::new(),
            names: BTreeSet::new(),
            count: 0,
            no_numbers: 0,
            no_geometry: 0,
            problems: Vec::new(),
        }
    }

    /// Features that come now are of this layer.
    pub(crate) fn layer(&mut self, name: &str) {
        self.layers.push(Layer { name: cleaned(name, MOST_NAME), features: Vec::new() });
    }

    /// A feature that lies nowhere.
    pub(crate) fn nowhere(&mut self) {
        self.no_geometry += 1;
    }

    pub(crate) fn problem(&mut self, problem: Problem) {
        self.problems.push(problem);
    }

    /// A feature, if it is one.
    ///
    /// # Errors
    /// Where the budget is spent.
    pub(crate) fn feature(
        &mut self,
        geometry: Geometry,
        attributes: &BTreeMap<String, Attribute>,
    ) -> Result<(), Full> {
        if geometry.all().any(|p| !(p.x.is_finite() && p.y.is_finite())) {
            self.no_numbers += 1;
            return Ok(());
        }
        let Some(geometry) = whole(geometry) else {
            self.no_geometry += 1;
            return Ok(());
        };
        let size = |(name, value): (&String, &Attribute)| {
            let text = if let Attribute::Text(text) = value { text.len() } else { 0 };
            name.len().min(MOST_NAME * 4) + text + size_of::<(Arc<str>, Attribute)>()
        };
        let bytes = attributes.iter().take(MOST_ATTRIBUTES).map(size).sum();
        if let Err(full) = self.spent.take(geometry.positions(), bytes) {
            self.problems.push(full);
            return Err(Full);
        }
        let mut kept: Vec<(Arc<str>, Attribute)> = Vec::with_capacity(attributes.len().min(MOST_ATTRIBUTES));
        for (name, value) in attributes.iter().take(MOST_ATTRIBUTES) {
            let value = match value {
                Attribute::Text(text) => Attribute::Text(cleaned(text, Attribute::MOST_LETTERS)),
                Attribute::Number(number) => Attribute::Number(*number),
            };
            kept.push((self.name(&cleaned(name, MOST_NAME)), value));
        }
        kept.sort_by(|a, b| a.0.cmp(&b.0));
        kept.dedup_by(|a, b| a.0 == b.0);
        if self.layers.is_empty() {
            self.layer("");
        }
        if let Some(layer) = self.layers.last_mut() {
            layer.features.push(Feature { geometry, attributes: kept });
            self.count += 1;
        }
        Ok(())
    }

    /// The one text of a name that all features share.
    fn name(&mut self, name: &str) -> Arc<str> {
        if let Some(known) = self.names.get(name) {
            return Arc::clone(known);
        }
        let new: Arc<str> = name.into();
        self.names.insert(Arc::clone(&new));
        new
    }

    /// The file, where anything of it could be read. `damage` is what ended it early.
    pub(crate) fn file(mut self, plane: Plane, damage: Option<String>) -> Result<VectorFile, VectorError> {
        if let Some(reason) = damage {
            if self.count == 0 {
                return Err(VectorError::Damaged { reason });
            }
            self.problems.push(Problem::Rest { features: self.count, reason });
        }
        if self.no_numbers > 0 {
            self.problems.push(Problem::NoNumbers { features: self.no_numbers });
        }
        if self.no_geometry > 0 {
            self.problems.push(Problem::NoGeometry { features: self.no_geometry });
        }
        self.layers.retain(|layer| !layer.features.is_empty());
        Ok(VectorFile { plane, layers: self.layers, problems: self.problems })
    }
}

/// What is left of a geometry without empty parts; `None` for nothing.
fn whole(geometry: Geometry) -> Option<Geometry> {
    let is_ring = |ring: &Vec<Position>| ring.len() >= 3;
    match geometry {
        Geometry::Points(points) => (!points.is_empty()).then_some(Geometry::Points(points)),
        Geometry::Lines(mut lines) => {
            lines.retain(|line| line.len() >= 2);
            (!lines.is_empty()).then_some(Geometry::Lines(lines))
        }
        Geometry::Areas(mut areas) => {
            for area in &mut areas {
                area.retain(is_ring);
            }
            areas.retain(|area| !area.is_empty());
            (!areas.is_empty()).then_some(Geometry::Areas(areas))
        }
    }
}

/// A text without control characters, of so many letters at most.
fn cleaned(text: &str, most: usize) -> String {
    text.trim().chars().map(|c| if c.is_control() { ' ' } else { c }).take(most).collect()
}
