//! Vectors as they stand in a file, whatever format that has.

use crate::Problem;
use oblique_georeference::Plane;
use std::borrow::Cow;
use std::sync::Arc;

/// A place in the plane of the file: degrees of longitude and latitude, or metres east and north.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    /// East.
    pub x: f64,
    /// North.
    pub y: f64,
}

/// The positions of a closed line; the first is not always named again as the last.
pub type Ring = Vec<Position>;

/// Where a feature lies. None of the lists is empty, and all positions are numbers.
#[derive(Clone, Debug, PartialEq)]
pub enum Geometry {
    /// At one place or several.
    Points(Vec<Position>),
    /// Along one line or several, of two positions or more.
    Lines(Vec<Vec<Position>>),
    /// Over one area or several: each is what an odd number of its rings encloses, so that rings within rings are holes.
    Areas(Vec<Vec<Ring>>),
}

impl Geometry {
    /// How many positions it has.
    #[must_use]
    pub fn positions(&self) -> usize {
        match self {
            Self::Points(points) => points.len(),
            Self::Lines(lines) => lines.iter().map(Vec::len).sum(),
            Self::Areas(areas) => areas.iter().flatten().map(Vec::len).sum(),
        }
    }

    /// Every position.
    pub fn all(&self) -> Box<dyn Iterator<Item = Position> + '_> {
        match self {
            Self::Points(points) => Box::new(points.iter().copied()),
            Self::Lines(lines) => Box::new(lines.iter().flatten().copied()),
            Self::Areas(areas) => Box::new(areas.iter().flatten().flatten().copied()),
        }
    }
}

/// The value of an attribute.
#[derive(Clone, Debug, PartialEq)]
pub enum Attribute {
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
}

impl Attribute {
    /// Letters of a text that are kept.
    pub const MOST_LETTERS: usize = 1000;

    /// As a text.
    #[must_use]
    pub fn text(&self) -> Cow<'_, str> {
        match self {
            Self::Text(text) => Cow::Borrowed(text),
            Self::Number(number) => Cow::Owned(number.to_string()),
        }
    }
}

/// A feature: where it lies, and what it is.
#[derive(Clone, Debug, PartialEq)]
pub struct Feature {
    /// Where it lies.
    pub geometry: Geometry,
    /// What it is, by the names of its attributes, in order.
    pub attributes: Vec<(Arc<str>, Attribute)>,
}

impl Feature {
    /// The value of an attribute as a text; `None` where it has none, or an empty one.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<Cow<'_, str>> {
        let at = self.attributes.binary_search_by(|(key, _)| (**key).cmp(name)).ok()?;
        self.attributes.get(at).map(|(_, value)| value.text()).filter(|text| !text.is_empty())
    }
}

/// Features that belong together.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Layer {
    /// What it is called, or empty.
    pub name: String,
    /// Its features, in the order of the file.
    pub features: Vec<Feature>,
}

/// A file of vectors.
#[derive(Clone, Debug, PartialEq)]
pub struct VectorFile {
    /// What its positions are.
    pub plane: Plane,
    /// Its layers, none of them empty.
    pub layers: Vec<Layer>,
    /// What was left out, and why.
    pub problems: Vec<Problem>,
}

impl VectorFile {
    /// Every feature with its layer.
    pub fn features(&self) -> impl Iterator<Item = (&Layer, &Feature)> {
        self.layers.iter().flat_map(|layer| layer.features.iter().map(move |feature| (layer, feature)))
    }

    /// West, south, east and north of everything, in its plane; `None` where there is nothing.
    #[must_use]
    pub fn extent(&self) -> Option<[f64; 4]> {
        let all = self.features().flat_map(|(_, feature)| feature.geometry.all());
        all.fold(None, |extent, p| {
            let [west, south, east, north] = extent.unwrap_or([p.x, p.y, p.x, p.y]);
            Some([west.min(p.x), south.min(p.y), east.max(p.x), north.max(p.y)])
        })
    }

    /// What a file that does not tell its plane is taken for: degrees where all positions could be such, else metres.
    pub(crate) fn likely_plane(&self) -> Plane {
        let in_degrees = |[west, south, east, north]: [f64; 4]| {
            west >= -360.0 && east <= 360.0 && south >= -90.5 && north <= 90.5
        };
        if self.extent().is_none_or(in_degrees) { Plane::Degrees } else { Plane::Metres { epsg: None } }
    }
}
