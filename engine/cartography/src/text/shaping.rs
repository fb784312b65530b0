//! A type with the lines set in it: which glyphs stand for the letters of a line, and where.

use super::outlines::{Segment, outline};
use crate::geometry::Point;
use harfrust::{Direction, Feature, ShapeOptions, ShaperData, Tag, UnicodeBuffer};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::OutlineGlyphCollection;
use skrifa::{FontRef, GlyphId, MetadataProvider as _};
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// So many lines are kept set; with more they are set anew. The names of a large map, many times over.
const MOST_LINES: usize = 4096;

/// Figures as tall as capitals. The old-style ones a type begins with have a 1 like a small I and hang below the line:
/// hex numbers and numbers of regiments are not read by those.
const LINING: Tag = Tag::new(b"lnum");

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
    /// Its lining figures, 0 to 9.
    figures: [Option<GlyphId>; 10],
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
        let shaper = ShaperData::new(&font);
        Some(Self {
            outlines: font.outline_glyphs(),
            scale: 1.0 / f32::from(metrics.units_per_em),
            figures: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]
                .map(|text| lining(&shaper, &font, text)),
            shaper,
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
        let figure = c.to_digit(10).and_then(|n| self.figures[n as usize]);
        let id = figure.or_else(|| charmap.map(c)).or_else(|| charmap.map('?'))?;
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
        let lining = Feature::new(LINING, 1, ..);
        let [liga, clig] = [b"liga", b"clig"].map(|tag| Feature::new(Tag::new(tag), 0, ..));
        let features = [lining, liga, clig];
        let options = ShapeOptions::new().features(if ligatures { &features[..1] } else { &features });
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

/// The lining form of a figure, where the type has one.
fn lining(shaper: &ShaperData, font: &FontRef<'_>, figure: &str) -> Option<GlyphId> {
    let mut buffer = UnicodeBuffer::new();
    buffer.push_str(figure);
    buffer.guess_segment_properties();
    let asked = [Feature::new(LINING, 1, ..)];
    let set = shaper.shaper(font).build().shape(buffer, ShapeOptions::new().features(&asked));
    set.glyph_infos().first().map(|info| GlyphId::new(info.glyph_id)).filter(|id| id.to_u32() != 0)
}
