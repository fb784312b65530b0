//! The numbers of a layer's tiles, as files have them.

use super::NoMap;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use std::fmt::Write as _;
use std::io::{Read, Write as _};

/// How the numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Encoding {
    /// In digits, with commas.
    Csv,
    /// As bytes, in base 64.
    Base64(Compression),
}

/// How the bytes are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Compression {
    None,
    Gzip,
    Zlib,
    Zstd,
}

impl Encoding {
    /// By the names that files have for them.
    pub(super) fn named(encoding: &str, compression: &str) -> Result<Self, NoMap> {
        match (encoding, compression) {
            ("csv", _) => Ok(Self::Csv),
            ("base64", packed) => Ok(Self::Base64(match packed {
                "" | "none" => Compression::None,
                "gzip" => Compression::Gzip,
                "zlib" => Compression::Zlib,
                "zstd" => Compression::Zstd,
                other => {
                    return Err(NoMap(format!("its tiles are packed in an unknown way ({})", short(other))));
                }
            })),
            (other, _) => Err(NoMap(format!("its tiles are written in an unknown way ({})", short(other)))),
        }
    }

    /// The names that files have for encoding and packing.
    pub(super) const fn names(self) -> (&'static str, &'static str) {
        match self {
            Self::Csv => ("csv", ""),
            Self::Base64(Compression::None) => ("base64", ""),
            Self::Base64(Compression::Gzip) => ("base64", "gzip"),
            Self::Base64(Compression::Zlib) => ("base64", "zlib"),
            Self::Base64(Compression::Zstd) => ("base64", "zstd"),
        }
    }
}

/// The beginning of a word of a file.
pub(super) fn short(text: &str) -> String {
    text.chars().take(24).collect()
}

/// Numbers out of a text, at most `most`: what could be read, and what stopped it.
pub(super) fn decode(text: &str, encoding: Encoding, most: usize) -> (Vec<u32>, Option<String>) {
    match encoding {
        Encoding::Csv => digits(text, most),
        Encoding::Base64(compression) => {
            let plain: Vec<u8> = text.bytes().filter(|b| !b.is_ascii_whitespace()).collect();
            match STANDARD.decode(plain) {
                Err(why) => (Vec::new(), Some(format!("its tiles are no base 64: {why}"))),
                Ok(bytes) => unpacked(&bytes, compression, most),
            }
        }
    }
}

fn digits(text: &str, most: usize) -> (Vec<u32>, Option<String>) {
    let mut numbers = Vec::with_capacity(most.min(text.len() / 2 + 1));
    for word in text.split(|c: char| c == ',' || c.is_ascii_whitespace()).filter(|word| !word.is_empty()) {
        if numbers.len() == most {
            return (numbers, Some("it has more tiles than hexes".to_owned()));
        }
        let Ok(number) = word.parse() else {
            let why = format!("its tile {} is no number ('{}')", numbers.len() + 1, short(word));
            return (numbers, Some(why));
        };
        numbers.push(number);
    }
    (numbers, None)
}

fn unpacked(bytes: &[u8], compression: Compression, most: usize) -> (Vec<u32>, Option<String>) {
    // One byte more than there may be tells of too many; nothing beyond is unpacked.
    let limit = most as u64 * 4 + 1;
    let mut plain = Vec::new();
    let read = match compression {
        Compression::None => bytes.take(limit).read_to_end(&mut plain),
        Compression::Gzip => flate2::read::MultiGzDecoder::new(bytes).take(limit).read_to_end(&mut plain),
        Compression::Zlib => flate2::read::ZlibDecoder::new(bytes).take(limit).read_to_end(&mut plain),
        Compression::Zstd => match ruzstd::decoding::StreamingDecoder::new(bytes) {
            Ok(decoder) => decoder.take(limit).read_to_end(&mut plain),
            Err(why) => return (Vec::new(), Some(format!("its tiles cannot be unpacked: {why}"))),
        },
    };
    let why = match read {
        Err(why) => Some(format!("its tiles cannot be unpacked: {why}")),
        Ok(_) if plain.len() as u64 == limit => Some("it has more tiles than hexes".to_owned()),
        Ok(_) => None,
    };
    let numbers = plain.chunks_exact(4).map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]));
    (numbers.take(most).collect(), why)
}

/// Numbers as a text, in rows of `width`.
pub(super) fn encode(numbers: &[u32], encoding: Encoding, width: usize) -> String {
    match encoding {
        Encoding::Csv => {
            let mut text = String::with_capacity(numbers.len() * 3);
            for (n, number) in numbers.iter().enumerate() {
                let end = match n + 1 {
                    n if n == numbers.len() => "\n",
                    n if n.is_multiple_of(width.max(1)) => ",\n",
                    _ => ",",
                };
                // Writing to a string does not fail.
                let _ = write!(text, "{number}{end}");
            }
            text
        }
        Encoding::Base64(compression) => {
            let plain: Vec<u8> = numbers.iter().flat_map(|number| number.to_le_bytes()).collect();
            STANDARD.encode(packed(&plain, compression))
        }
    }
}

/// Packing into memory does not fail; what it might answer is no worse than what was packed so far.
fn packed(plain: &[u8], compression: Compression) -> Vec<u8> {
    let level = flate2::Compression::default();
    match compression {
        Compression::None => plain.to_vec(),
        Compression::Gzip => {
            let mut packer = flate2::write::GzEncoder::new(Vec::new(), level);
            let _ = packer.write_all(plain);
            packer.finish().unwrap_or_default()
        }
        Compression::Zlib => {
            let mut packer = flate2::write::ZlibEncoder::new(Vec::new(), level);
            let _ = packer.write_all(plain);
            packer.finish().unwrap_or_default()
        }
        Compression::Zstd => {
            ruzstd::encoding::compress_to_vec(plain, ruzstd::encoding::CompressionLevel::Fastest)
        }
    }
}
