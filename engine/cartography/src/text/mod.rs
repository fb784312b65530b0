//! Lettering: lines of text as outlines of EB Garamond, kerned, with its ligatures and its lining figures.
//!
//! Must not know what is written or where it stands on a map.

mod outlines;
mod shaping;

use crate::geometry::Point;
use crate::primitive::Pen;
use oblique_board::Label;
use outlines::Segment;
use shaping::{Line, Type};
use std::sync::{Arc, LazyLock};

const ROMAN: &[u8] = include_bytes!("../../../../assets/fonts/eb-garamond/EBGaramond08-Regular.otf");
const ITALIC: &[u8] = include_bytes!("../../../../assets/fonts/eb-garamond/EBGaramond08-Italic.otf");

/// Letters this far apart, in parts of their size, are not drawn together into one.
const SPACED: f32 = 0.05;

/// Which cut of the type.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// Upright.
    Roman,
    /// Slanted.
    Italic,
}

static TYPES: LazyLock<[Option<Type>; 2]> = LazyLock::new(|| [ROMAN, ITALIC].map(Type::of));

fn type_of(face: Face) -> Option<&'static Type> {
    TYPES[usize::from(face == Face::Italic)].as_ref()
}

/// The file of a type, for documents that have it embedded.
pub const fn file(face: Face) -> &'static [u8] {
    match face {
        Face::Roman => ROMAN,
        Face::Italic => ITALIC,
    }
}

/// The letters of a line that stand each for itself: each with its number in [`file`] and its width, in parts of the type
/// size. For documents whose text is searched: there a glyph is a letter.
pub fn letters(face: Face, text: &str) -> impl Iterator<Item = (char, u16, f32)> {
    let set = type_of(face);
    let known = move |c| set.and_then(|set| set.letter(c)).map(|(glyph, advance)| (c, glyph, advance));
    text.chars().take(Label::MOST_LETTERS).filter_map(known)
}

/// A line set: not more of it than of the longest name of a map.
fn line(set: &Type, text: &str, spacing: f32) -> Arc<Line> {
    let end = text.char_indices().nth(Label::MOST_LETTERS).map_or(text.len(), |(at, _)| at);
    set.line(&text[..end], spacing <= SPACED)
}

/// Width of a line of text at a letter size, with `spacing` (in parts of the size) between letters.
pub fn width(face: Face, text: &str, size: f32, spacing: f32) -> f32 {
    let Some(set) = type_of(face) else { return 0.0 };
    let advances: f32 = line(set, text, spacing).glyphs.iter().map(|glyph| glyph.room(spacing)).sum();
    (advances - spacing).max(0.0) * size
}

/// Writes a line of text that starts at `start` on its baseline, turned clockwise about it.
pub fn write(pen: &mut Pen, face: Face, text: &str, start: Point, size: f32, spacing: f32, angle_deg: f32) {
    let Some(set) = type_of(face) else { return };
    let (sin, cos) = angle_deg.to_radians().sin_cos();
    let mut x = 0.0;
    for glyph in &line(set, text, spacing).glyphs {
        let shift = glyph.shift;
        let place = |p: Point| {
            let (u, v) = (x + (shift.x + p.x) * size, (shift.y + p.y) * size);
            Point::new(start.x + u * cos - v * sin, start.y + u * sin + v * cos)
        };
        for segment in set.outline(glyph.number) {
            match *segment {
                Segment::Start(p) => pen.start(place(p)),
                Segment::Line(p) => pen.line(place(p)),
                Segment::Curve(c, p) => pen.curve(place(c), place(p)),
                Segment::Close => pen.close(),
            }
        }
        x += glyph.room(spacing) * size;
    }
}

#[cfg(test)]
mod tests {
    use super::{Face, Segment, letters, line, type_of, width};
    use oblique_board::Label;

    /// Widths of the letters each for itself.
    fn alone(text: &str) -> f32 {
        letters(Face::Roman, text).map(|(_, _, advance)| advance).sum()
    }

    fn glyphs(text: &str, spacing: f32) -> Vec<u16> {
        let set = type_of(Face::Roman).expect("the type is in the program");
        line(set, text, spacing).glyphs.iter().map(|glyph| glyph.number).collect()
    }

    #[test]
    fn letters_are_kerned() {
        for pair in ["AV", "To", "Wa"] {
            assert!(width(Face::Roman, pair, 1.0, 0.0) < alone(pair), "{pair}");
        }
    }

    #[test]
    fn f_and_i_are_one_letter_unless_spaced() {
        assert_eq!(glyphs("Hofkirchen fi", 0.0).len(), "Hofkirchen fi".len() - 1);
        assert_eq!(glyphs("fi", 0.16).len(), 2);
    }

    #[test]
    fn figures_are_as_wide_as_they_are_alone() {
        // They stand under each other at the map's edge.
        assert!((width(Face::Roman, "1711", 1.0, 0.0) - alone("1711")).abs() < 1e-6);
    }

    #[test]
    fn figures_are_as_tall_as_capitals_alone_and_among_letters() {
        // An old-style 1 is a small capital I, and 3, 4, 5 hang below the line.
        let set = type_of(Face::Roman).expect("the type is in the program");
        let highest = |number: u16| {
            let points = set.outline(number).iter().filter_map(|segment| match segment {
                Segment::Start(p) | Segment::Line(p) | Segment::Curve(_, p) => Some(p.y),
                Segment::Close => None,
            });
            points.fold(0.0, f32::min)
        };
        let small = highest(glyphs("x", 0.0)[0]);
        for text in ["0123456789", "0123456789 and", "IR11"] {
            for (c, number) in text.chars().zip(glyphs(text, 0.0)).filter(|(c, _)| c.is_ascii_digit()) {
                assert!(highest(number) < small * 1.3, "{c} in {text}");
            }
        }
    }

    #[test]
    fn what_the_type_has_not_is_a_question_mark() {
        assert_eq!(glyphs("\u{4e2d}", 0.0), glyphs("?", 0.0));
        assert_eq!(
            letters(Face::Roman, "\u{4e2d}").map(|(_, id, _)| id).collect::<Vec<_>>(),
            glyphs("?", 0.0)
        );
        assert!(width(Face::Roman, "Łódź, Køge, Ἀθῆναι, Бородино", 1.0, 0.0) > 8.0);
    }

    #[test]
    fn an_accent_of_its_own_is_set_on_its_letter() {
        assert_eq!(glyphs("e\u{301}", 0.0), glyphs("é", 0.0));
    }

    #[test]
    fn endless_lines_end() {
        assert_eq!(glyphs(&"é".repeat(100_000), 0.0).len(), Label::MOST_LETTERS);
    }

    #[test]
    fn both_cuts_are_there() {
        assert!(type_of(Face::Italic).is_some_and(|set| !set.outline(glyphs("A", 0.0)[0]).is_empty()));
    }
}
