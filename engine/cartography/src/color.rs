//! Colours as styles and scenarios write them: `RRGGBB` or `RRGGBBAA`.
//!
//! Must not know what is coloured.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// A colour with straight (not premultiplied) alpha, sRGB.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgba {
    /// Red.
    pub r: u8,
    /// Green.
    pub g: u8,
    /// Blue.
    pub b: u8,
    /// Opacity, 255 = opaque.
    pub a: u8,
}

impl Rgba {
    /// Fully transparent.
    pub const CLEAR: Self = Self { r: 0, g: 0, b: 0, a: 0 };

    /// Reads `RRGGBB` or `RRGGBBAA`, with or without a leading `#`; `None` if it is neither.
    pub fn parse(text: &str) -> Option<Self> {
        let text = text.strip_prefix('#').unwrap_or(text);
        if !text.is_ascii() || !(text.len() == 6 || text.len() == 8) {
            return None;
        }
        let byte = |i: usize| u8::from_str_radix(text.get(i..i + 2)?, 16).ok();
        let a = if text.len() == 8 { byte(6)? } else { 255 };
        Some(Self { r: byte(0)?, g: byte(2)?, b: byte(4)?, a })
    }

    /// With its opacity multiplied by a factor from 0 to 1.
    pub fn faded(self, factor: f32) -> Self {
        Self { a: (f32::from(self.a) * factor.clamp(0.0, 1.0)).round() as u8, ..self }
    }

    /// Mixed with another colour, `t` = 0 giving this one and 1 the other.
    pub fn mixed(self, other: Self, t: f32) -> Self {
        let t = t.clamp(0.0, 1.0);
        let mix = |a: u8, b: u8| (f32::from(a) + (f32::from(b) - f32::from(a)) * t).round() as u8;
        Self {
            r: mix(self.r, other.r),
            g: mix(self.g, other.g),
            b: mix(self.b, other.b),
            a: mix(self.a, other.a),
        }
    }

    /// Laid over an opaque colour.
    pub fn over(self, ground: Self) -> Self {
        let mixed = ground.mixed(Self { a: 255, ..self }, f32::from(self.a) / 255.0);
        Self { a: 255, ..mixed }
    }

    /// Perceived lightness, 0 (black) to 1 (white).
    pub fn lightness(self) -> f32 {
        (0.299 * f32::from(self.r) + 0.587 * f32::from(self.g) + 0.114 * f32::from(self.b)) / 255.0
    }

    /// `#rrggbb`, without the opacity.
    pub fn hex(self) -> String {
        format!("#{:02x}{:02x}{:02x}", self.r, self.g, self.b)
    }

    /// The four channels.
    pub const fn array(self) -> [u8; 4] {
        [self.r, self.g, self.b, self.a]
    }
}

impl Serialize for Rgba {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let [r, g, b, a] = self.array();
        let text =
            if a == 255 { format!("{r:02x}{g:02x}{b:02x}") } else { format!("{r:02x}{g:02x}{b:02x}{a:02x}") };
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Rgba {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        Self::parse(&text)
            .ok_or_else(|| D::Error::custom(format!("`{text}` is no colour; write RRGGBB or RRGGBBAA")))
    }
}
