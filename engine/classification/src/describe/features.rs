//! What is told of a hex and of a hexside, and how numbers become bytes.
//!
//! Ranges are fixed, so that bytes mean the same on every sheet. Whoever changes a list raises [`FEATURES_VERSION`].

/// The version of both lists.
pub(crate) const FEATURES_VERSION: u32 = 1;

/// Inks that are told apart.
pub(crate) const INKS: usize = 8;

/// What a feature measures, as far as learning must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A lightness: moves with the tint of the paper.
    Lightness,
    /// From green to red, likewise.
    GreenRed,
    /// From blue to yellow, likewise.
    BlueYellow,
    /// The share of an ink, by its number on the sheet.
    Ink(u8),
    /// Anything else.
    Other,
}

/// A feature: its name, for whoever looks at what is learnt, and the range that is spread over a byte.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Feature {
    pub(crate) name: &'static str,
    pub(crate) kind: Kind,
    low: f32,
    high: f32,
}

const fn light(name: &'static str) -> Feature {
    Feature { name, kind: Kind::Lightness, low: -0.3, high: 1.2 }
}

const fn red(name: &'static str) -> Feature {
    Feature { name, kind: Kind::GreenRed, low: -0.2, high: 0.2 }
}

const fn yellow(name: &'static str) -> Feature {
    Feature { name, kind: Kind::BlueYellow, low: -0.2, high: 0.2 }
}

/// A part from 0 to 1, or its root.
const fn part(name: &'static str) -> Feature {
    Feature { name, kind: Kind::Other, low: 0.0, high: 1.0 }
}

/// A number that is seldom over that.
const fn upto(name: &'static str, high: f32) -> Feature {
    Feature { name, kind: Kind::Other, low: 0.0, high }
}

/// A number around 0.
const fn around(name: &'static str, most: f32) -> Feature {
    Feature { name, kind: Kind::Other, low: -most, high: most }
}

const fn ink(number: u8) -> Feature {
    Feature { name: "ink", kind: Kind::Ink(number), low: 0.0, high: 1.0 }
}

/// Features of a window of a hex; [`super::hex`] measures them in this order. The last [`CONTEXT`] are of its neighbours.
pub(crate) const HEX: &[Feature] = &[
    light("lightness, mean"),
    upto("lightness, spread", 0.4),
    light("lightness, 5 %"),
    light("lightness, 25 %"),
    light("lightness, 50 %"),
    light("lightness, 75 %"),
    light("lightness, 95 %"),
    red("red, mean"),
    upto("red, spread", 0.1),
    red("red, 10 %"),
    red("red, 50 %"),
    red("red, 90 %"),
    yellow("yellow, mean"),
    upto("yellow, spread", 0.1),
    yellow("yellow, 10 %"),
    yellow("yellow, 50 %"),
    yellow("yellow, 90 %"),
    light("ground, lightness"),
    upto("ground, spread", 0.3),
    red("ground, red"),
    yellow("ground, yellow"),
    part("strokes, share"),
    upto("strokes, depth", 0.6),
    red("strokes, red"),
    yellow("strokes, yellow"),
    part("edges, faint"),
    part("edges, plain"),
    part("edges, strong"),
    upto("spread over 3 px", 0.2),
    upto("spread over 7 px", 0.3),
    upto("spread over 15 px", 0.4),
    part("changes along rows"),
    part("changes along columns"),
    ink(0),
    ink(1),
    ink(2),
    ink(3),
    ink(4),
    ink(5),
    ink(6),
    ink(7),
    part("strokes' order"),
    around("strokes along", 1.0),
    around("strokes aslant", 1.0),
    part("pattern 0"),
    part("pattern 1"),
    part("pattern 2"),
    part("pattern 3"),
    part("pattern 4"),
    part("pattern 5"),
    part("pattern 6"),
    part("pattern 7"),
    part("pattern 8"),
    part("pattern mixed"),
    part("wide pattern 0"),
    part("wide pattern 1"),
    part("wide pattern 2"),
    part("wide pattern 3"),
    part("wide pattern 4"),
    part("wide pattern 5"),
    part("wide pattern 6"),
    part("wide pattern 7"),
    part("wide pattern 8"),
    part("wide pattern mixed"),
    light("middling cell, lightness"),
    red("middling cell, red"),
    yellow("middling cell, yellow"),
    part("middling cell, strokes"),
    part("middling cell, edges"),
    upto("middling cell, spread", 0.3),
    light("darkest cell"),
    light("lightest cell"),
    part("barest cell, strokes"),
    part("fullest cell, strokes"),
    around("lighter than around", 0.5),
    around("redder than around", 0.15),
    around("yellower than around", 0.15),
    around("more strokes than around", 1.0),
    around("more edges than around", 1.0),
];

/// How many of the features of a hex are about its neighbours.
pub(crate) const CONTEXT: usize = 5;

/// Features of a hexside, in the order [`super::side`] measures them.
pub(crate) const SIDE: &[Feature] = &[
    light("lightness on it"),
    light("lightness 2 px off"),
    light("lightness 4 px off"),
    light("lightness 6 px off"),
    red("red on it"),
    red("red 2 px off"),
    red("red 4 px off"),
    red("red 6 px off"),
    yellow("yellow on it"),
    yellow("yellow 2 px off"),
    yellow("yellow 4 px off"),
    yellow("yellow 6 px off"),
    upto("strokes on it", 0.6),
    upto("strokes 2 px off", 0.6),
    upto("strokes 4 px off", 0.6),
    upto("strokes 6 px off", 0.6),
    upto("darkest run, depth", 0.8),
    red("darkest run, red"),
    yellow("darkest run, yellow"),
    part("darkest run, unbroken"),
    upto("darkest run, off", 8.0),
    around("bluest run", 0.2),
    part("bluest run, unbroken"),
    around("middle and rim, lightness", 0.4),
    upto("between its hexes, lightness", 0.3),
    part("edges"),
    around("strokes along it", 1.0),
    upto("strokes aslant", 1.0),
    ink(0),
    ink(1),
    ink(2),
    ink(3),
    ink(4),
    ink(5),
    ink(6),
    ink(7),
];

impl Feature {
    /// What a step of a byte is.
    pub(crate) fn unit(&self) -> f32 {
        (self.high - self.low) / 255.0
    }

    /// A number as a byte.
    pub(crate) fn byte(&self, value: f32) -> u8 {
        // Written so that what is no number becomes 0.
        ((value - self.low) / (self.high - self.low) * 255.0 + 0.5).clamp(0.0, 255.0) as u8
    }
}

/// Numbers as bytes, in the order of a list.
pub(crate) fn bytes(features: &[Feature], values: &[f32]) -> Vec<u8> {
    features.iter().zip(values).map(|(feature, value)| feature.byte(*value)).collect()
}
