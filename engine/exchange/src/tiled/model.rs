//! What is in a map of Tiled.

use super::Frame;
use std::collections::BTreeMap;

/// Values of a thing by their names.
pub(crate) type Properties = BTreeMap<String, Property>;

/// A value.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Property {
    /// A text, or of a sort that is written like one.
    Text(String),
    /// A whole number.
    Whole(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Switch(bool),
}

impl Property {
    /// As a text, whatever it is.
    pub(crate) fn text(&self) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Whole(n) => n.to_string(),
            Self::Number(n) => n.to_string(),
            Self::Switch(on) => on.to_string(),
        }
    }

    /// As a whole number, also where it is written as a text.
    pub(crate) fn whole(&self) -> Option<i64> {
        match self {
            Self::Whole(n) => Some(*n),
            Self::Number(n) if n.abs() < 1e15 => Some(n.round() as i64),
            Self::Number(_) | Self::Switch(_) => None,
            Self::Text(text) => text.trim().parse().ok(),
        }
    }
}

/// A map.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Map {
    /// How its hexes lie on its pixels.
    pub frame: Frame,
    /// What is said of it.
    pub properties: Properties,
    /// Its tilesets, by the first of their numbers.
    pub tilesets: Vec<Tileset>,
    /// Its layers of tiles, the lowest first.
    pub layers: Vec<TileLayer>,
    /// What lies over them, in the order of the file.
    pub objects: Vec<Object>,
    /// Sentences about what could not be read.
    pub notes: Vec<String>,
}

/// Tiles that lie in one picture, or each in one of its own.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Tileset {
    /// The number of its first tile.
    pub first: u32,
    /// Its name.
    pub name: String,
    /// Size of a tile in pixels.
    pub tile: (u32, u32),
    /// How many there are, and in how many columns.
    pub count: (u32, u32),
    /// Its picture.
    pub image: Option<Image>,
    /// What is known of its tiles, by their numbers counted from 0.
    pub tiles: BTreeMap<u32, Tile>,
}

/// A picture beside a map.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Image {
    /// The name of its file.
    pub file: String,
    /// Width and height in pixels.
    pub size: (u32, u32),
}

/// What is known of a tile.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct Tile {
    /// Its class, in older versions its type.
    pub class: String,
    /// What is said of it.
    pub properties: Properties,
    /// The file of its own picture, or empty.
    pub image: String,
    /// The terrains its corners and sides are of, each once.
    pub terrains: Vec<String>,
}

/// A layer of tiles.
#[derive(Clone, Debug, PartialEq, Default)]
pub(crate) struct TileLayer {
    /// Its name.
    pub name: String,
    /// The numbers of its tiles, row by row, without the bits that turn them; 0 where there is none.
    pub cells: Vec<u32>,
}

/// Something that lies over the tiles.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Object {
    /// The name of its layer.
    pub layer: String,
    /// Its name.
    pub name: String,
    /// Its class, in older versions its type.
    pub class: String,
    /// Where it is, in pixels of the map.
    pub at: (f64, f64),
    /// Its turn clockwise in degrees.
    pub turn_deg: f64,
    /// What it is.
    pub shape: Shape,
    /// What is said of it.
    pub properties: Properties,
}

/// What an object is.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Shape {
    /// A point.
    Point,
    /// A rectangle or what fills one; width and height in pixels.
    Box(f64, f64),
    /// A text in a rectangle.
    Text(String, f64, f64),
    /// A line through points, counted from where the object is.
    Line(Vec<(f64, f64)>),
    /// A closed line.
    Ring(Vec<(f64, f64)>),
    /// A tile that stands on a point: its number, width and height.
    Tile(u32, f64, f64),
}

impl Object {
    /// Where its middle is, in pixels of the map.
    pub(crate) fn middle(&self) -> (f64, f64) {
        let (x, y) = self.at;
        let (right, down) = match &self.shape {
            Shape::Box(w, h) | Shape::Text(_, w, h) => (w / 2.0, h / 2.0),
            // A tile stands on its lower left corner.
            Shape::Tile(_, w, h) => (w / 2.0, -h / 2.0),
            Shape::Point | Shape::Line(_) | Shape::Ring(_) => (0.0, 0.0),
        };
        let (right, down) = turned((right, down), self.turn_deg);
        (x + right, y + down)
    }

    /// The points of a line, in pixels of the map; a ring comes back to where it began.
    pub(crate) fn course(&self) -> Vec<(f64, f64)> {
        let (points, closes) = match &self.shape {
            Shape::Line(points) => (points, false),
            Shape::Ring(points) => (points, true),
            _ => return Vec::new(),
        };
        let first = points.first().filter(|_| closes);
        points.iter().chain(first).map(|(x, y)| (self.at.0 + x, self.at.1 + y)).collect()
    }
}

/// A way turned clockwise.
pub(crate) fn turned((x, y): (f64, f64), degrees: f64) -> (f64, f64) {
    let (sin, cos) = degrees.to_radians().sin_cos();
    (x * cos - y * sin, x * sin + y * cos)
}

impl Map {
    /// The tileset of a tile, and its number in it.
    pub(crate) fn tile(&self, number: u32) -> Option<(&Tileset, u32)> {
        let sets = self.tilesets.iter().filter(|set| set.first <= number);
        let set = sets.max_by_key(|set| set.first)?;
        Some((set, number - set.first))
    }
}
