//! The lettering of a document: its letters, and the font of just these, embedded.

use crate::picture::Error;
use oblique_cartography::text::{Face, file, letters};
use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Filter, Finish, Name, Pdf, Rect, Ref, Str};
use std::collections::BTreeMap;
use subsetter::GlyphRemapper;

const SYSTEM: SystemInfo<'static> =
    SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// The letters used so far of one cut.
pub(super) struct Font {
    face: Face,
    numbers: GlyphRemapper,
    /// By their new numbers: what they are and how wide, in thousandths of the size.
    known: BTreeMap<u16, (char, f32)>,
}

impl Font {
    pub(super) fn new(face: Face) -> Self {
        Self { face, numbers: GlyphRemapper::default(), known: BTreeMap::new() }
    }

    /// Was anything written in it?
    pub(super) fn is_used(&self) -> bool {
        !self.known.is_empty()
    }

    /// The bytes of a line as they are shown.
    pub(super) fn line(&mut self, text: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for (c, id, advance) in letters(self.face, text) {
            let number = self.numbers.remap(id);
            self.known.insert(number, (c, advance * 1000.0));
            bytes.extend(number.to_be_bytes());
        }
        bytes
    }

    /// Writes the font as the object of that number; `next` gives numbers for its parts.
    pub(super) fn write(&self, pdf: &mut Pdf, font: Ref, mut next: impl FnMut() -> Ref) -> Result<(), Error> {
        let [descendant, descriptor, cmap, data] = std::array::from_fn(|_| next());
        let (name, italic) = match self.face {
            Face::Roman => (Name(b"OBLIQU+EBGaramond08-Regular"), false),
            Face::Italic => (Name(b"OBLIQT+EBGaramond08-Italic"), true),
        };
        let subset = subsetter::subset(file(self.face), 0, &self.numbers)
            .map_err(|why| Error::Encoding(format!("its lettering could not be embedded ({why:?})")))?;
        let outlines = table(&subset, *b"CFF ")
            .ok_or_else(|| Error::Encoding("its lettering has no outlines".to_owned()))?;
        let packed = super::writer::packed(outlines);
        pdf.type0_font(font)
            .base_font(name)
            .encoding_predefined(Name(b"Identity-H"))
            .descendant_font(descendant)
            .to_unicode(cmap);
        let mut cid = pdf.cid_font(descendant);
        cid.subtype(CidFontType::Type0)
            .base_font(name)
            .system_info(SYSTEM)
            .font_descriptor(descriptor)
            .default_width(0.0);
        let mut widths = cid.widths();
        for (number, (_, width)) in &self.known {
            widths.consecutive(*number, [*width]);
        }
        widths.finish();
        cid.finish();
        pdf.font_descriptor(descriptor)
            .name(name)
            .flags(
                FontFlags::SERIF
                    | FontFlags::SYMBOLIC
                    | if italic { FontFlags::ITALIC } else { FontFlags::empty() },
            )
            .bbox(Rect::new(-500.0, -400.0, 1500.0, 1100.0))
            .italic_angle(if italic { -16.0 } else { 0.0 })
            .ascent(1000.0)
            .descent(-300.0)
            .cap_height(650.0)
            .stem_v(80.0)
            .font_file3(data);
        let mut unicode = UnicodeCmap::new(Name(b"Custom"), SYSTEM);
        for (number, (c, _)) in &self.known {
            unicode.pair(*number, *c);
        }
        pdf.cmap(cmap, &unicode.finish());
        let mut stream = pdf.stream(data, &packed);
        stream.filter(Filter::FlateDecode);
        stream.pair(Name(b"Subtype"), Name(b"CIDFontType0C"));
        stream.finish();
        Ok(())
    }
}

/// A table of an OpenType font.
fn table(font: &[u8], tag: [u8; 4]) -> Option<&[u8]> {
    let number = |at: usize| Some(u32::from_be_bytes(font.get(at..at + 4)?.try_into().ok()?) as usize);
    let count = usize::from(u16::from_be_bytes(font.get(4..6)?.try_into().ok()?));
    let entry = (0..count).map(|n| 12 + n * 16).find(|at| font.get(*at..at + 4) == Some(&tag[..]))?;
    let (from, length) = (number(entry + 8)?, number(entry + 12)?);
    font.get(from..from.checked_add(length)?)
}
