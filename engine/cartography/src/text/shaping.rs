//! A type with the lines set in it: which glyphs stand for the letters of a line, and where.

use super::outlines::{Segment, outline};
use crate::geometry::Point;
use harfrust::{Direction, Feature, ShapeOptions, ShaperData, Tag, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, MetadataProvider as _};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many lines are kept set; with more they are set anew. The names of a large map, many times over.
const MOST_LINES: usize = 4096;

/// A glyph in a line; lengths in parts of the type size.
pub(super) struct Glyph {
    /// Its number in the file of the type.
    pub(super) number: u16,
    /// How far it moves the next one on.
    advance: f32,
    /// How far it stands from where the line has come to.
    pub(super) shift: Point,
}

impl Glyph {
    /// How far it moves the next one on where letters are spaced; an accent stands on its letter.
    pub(super) fn room(&self, spacing: f32) -> f32 {
        if self.advance > 0.0 { self.advance + spacing } else { self.advance }
    }
}

/// A line of text, set.
pub(super) struct Line {
    pub(super) glyphs: Vec<Glyph>,
}

/// One cut of a type.
pub(super) struct Type {
    font: FontRef<'static>,
    outlines: OutlineGlyphCollection<'static>,
    /// The part of the type size that a unit of the file is.
    scale: f32,
    shaper: ShaperData,
    /// Outlines by number, as they were needed.
    drawn: Box<[OnceLock<Box<[Segment]>>]>,
    /// Lines that were set, without and with ligatures: tiles ask for the same names again and again.
    lines: [Mutex<BTreeMap<String, Arc<Line>>>; 2],
}

impl Type {
    /// Reads a type; `None` if it is broken.
    pub(super) fn of(file: &'static [u8]) -> Option<Self> {
        let font = FontRef::new(file).ok()?;
        let metrics = font.metrics(Size::unscaled(), LocationRef::default());
        Some(Self {
            outlines: font.outline_glyphs(),
            scale: 1.0 / f32::from(metrics.units_per_em),
            shaper: ShaperData::new(&font),
            drawn: (0..metrics.glyph_count).map(|_| OnceLock::new()).collect(),
            lines: Default::default(),
            font,
        })
    }

    /// The outline of a glyph by its number.
    pub(super) fn outline(&self, number: u16) -> &[Segment] {
        let drawn = self.drawn.get(usize::from(number));
        drawn.map_or(&[], |drawn| drawn.get_or_init(|| outline(&self.outlines, number, self.scale)))
    }

    /// The glyph of a letter by itself, or of a question mark where the type has none, and its width.
    pub(super) fn letter(&self, c: char) -> Option<(u16, f32)> {
        let charmap = self.font.charmap();
        let id = charmap.map(c).or_else(|| charmap.map('?'))?;
        let widths = self.font.glyph_metrics(Size::unscaled(), LocationRef::default());
        Some((id.to_u32() as u16, widths.advance_width(id).unwrap_or(0.0) * self.scale))
    }

    /// A line of text, set.
    pub(super) fn line(&self, text: &str, ligatures: bool) -> Arc<Line> {
        let known = || self.lines[usize::from(ligatures)].lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(line) = known().get(text) {
            return line.clone();
        }
        let figures = text.bytes().all(|byte| byte.is_ascii_digit());
        // Numbers stand under each other: a kerned one would be out of line.
        let glyphs = if figures { self.apart(text) } else { self.shaped(text, ligatures) };
        let line = Arc::new(Line { glyphs });
        let mut known = known();
        if known.len() >= MOST_LINES {
            known.clear();
        }
        known.insert(text.to_owned(), line.clone());
        line
    }

    fn apart(&self, text: &str) -> Vec<Glyph> {
        let glyph = |(number, advance)| Glyph { number, advance, shift: Point::default() };
        text.chars().filter_map(|c| self.letter(c)).map(glyph).collect()
    }

    fn shaped(&self, text: &str, ligatures: bool) -> Vec<Glyph> {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        // Whatever is written, the type runs from left to right.
        buffer.set_direction(Direction::LeftToRight);
        let apart = [b"liga", b"clig"].map(|tag| Feature::new(Tag::new(tag), 0, ..));
        let options = ShapeOptions::new().features(if ligatures { &[] } else { &apart });
        let set = self.shaper.shaper(&self.font).build().shape(buffer, options);
        let part = |units: i32| units as f32 * self.scale;
        let glyph = |(info, at): (&harfrust::GlyphInfo, &harfrust::GlyphPosition)| {
            // Number 0 is the box of a letter that is not there.
            let absent = if info.glyph_id == 0 { self.letter('?') } else { None };
            let (number, advance) = absent.unwrap_or((info.glyph_id as u16, part(at.x_advance)));
            Glyph { number, advance, shift: Point::new(part(at.x_offset), -part(at.y_offset)) }
        };
        set.glyph_infos().iter().zip(set.glyph_positions()).map(glyph).collect()
    }
}
