//! What a file is, by what it begins with.

use std::fmt;

/// How many bytes of a file [`Format::of`] wants to see.
pub const HEAD_BYTES: usize = 1024;

/// A format sheets come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Portable Network Graphics.
    Png,
    /// JPEG, baseline or progressive.
    Jpeg,
    /// TIFF, `BigTIFF` and GeoTIFF.
    Tiff,
    /// WebP.
    WebP,
    /// A page of a PDF.
    Pdf,
}

impl Format {
    /// What a file is that begins so; its name does not matter.
    #[must_use]
    pub fn of(head: &[u8]) -> Option<Self> {
        if head.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Some(Self::Png);
        }
        if head.starts_with(&[0xff, 0xd8, 0xff]) {
            return Some(Self::Jpeg);
        }
        if [&b"II*\0"[..], b"MM\0*", b"II+\0", b"MM\0+"].iter().any(|sign| head.starts_with(sign)) {
            return Some(Self::Tiff);
        }
        if head.starts_with(b"RIFF") && head.get(8..12) == Some(b"WEBP") {
            return Some(Self::WebP);
        }
        // Readers of PDF take up to a kilobyte of anything before it.
        let head = head.get(..HEAD_BYTES).unwrap_or(head);
        head.windows(5).any(|five| five == b"%PDF-").then_some(Self::Pdf)
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Png => "PNG",
            Self::Jpeg => "JPEG",
            Self::Tiff => "TIFF",
            Self::WebP => "WebP",
            Self::Pdf => "PDF",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::Format;

    #[test]
    fn files_are_known_by_what_they_begin_with() {
        assert_eq!(Format::of(b"\x89PNG\r\n\x1a\n...."), Some(Format::Png));
        assert_eq!(Format::of(&[0xff, 0xd8, 0xff, 0xe1]), Some(Format::Jpeg));
        assert_eq!(Format::of(b"MM\0+\0\x08"), Some(Format::Tiff));
        assert_eq!(Format::of(b"RIFF\x10\0\0\0WEBPVP8L"), Some(Format::WebP));
        assert_eq!(Format::of(b"\r\n%PDF-1.7"), Some(Format::Pdf));
        assert_eq!(Format::of(b"RIFF\x10\0\0\0WAVE"), None);
        assert_eq!(Format::of(b""), None);
    }
}
