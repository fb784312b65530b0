//! Writing maps, so that Tiled from 1.4 on reads them.

mod json;
mod xml;

pub(crate) use json::tmj;
pub(crate) use xml::tmx;

use super::model::{Map, Object, Property};
use oblique_board::hex::{Orientation, Shift};

/// The version of the format that is written.
const VERSION: &str = "1.8";

/// The names that files have for how hexes are staggered: the axis, and which columns or rows.
fn stagger(map: &Map) -> (&'static str, &'static str) {
    let layout = map.frame.layout;
    let axis = if layout.orientation == Orientation::Flat { "x" } else { "y" };
    (axis, if layout.shift == Shift::Odd { "odd" } else { "even" })
}

/// The objects of each layer, in the order of their first ones.
fn groups(map: &Map) -> Vec<(&str, Vec<(usize, &Object)>)> {
    let mut groups: Vec<(&str, Vec<(usize, &Object)>)> = Vec::new();
    for (n, object) in map.objects.iter().enumerate() {
        match groups.iter_mut().find(|(layer, _)| *layer == object.layer) {
            Some((_, objects)) => objects.push((n + 1, object)),
            None => groups.push((&object.layer, vec![(n + 1, object)])),
        }
    }
    groups
}

/// The name of the sort of a value.
const fn sort(property: &Property) -> &'static str {
    match property {
        Property::Text(_) => "string",
        Property::Whole(_) => "int",
        Property::Number(_) => "float",
        Property::Switch(_) => "bool",
    }
}

/// A length in pixels, to a thousandth.
fn px(n: f64) -> f64 {
    (n * 1000.0).round() / 1000.0
}
