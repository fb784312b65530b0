//! A file as a text: `TIME LENGTH`, then a line a piece: `z` and packed bytes, or `r` and the bytes as they are, both in
//! base 64.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD_NO_PAD as BASE64;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use std::io::{Read as _, Write as _};

/// Shorter pieces are not worth packing.
const SHORT: usize = 100;
/// No file of ours is longer: what says so is damaged.
const LONGEST: u64 = 64 << 20;

/// A whole file.
pub(super) fn written(bytes: &[u8], now: u64) -> String {
    let mut text = format!("{now} {}", bytes.len());
    push(&mut text, bytes);
    text
}

/// The file with more at its end; `None` if it is damaged.
pub(super) fn appended(text: &str, bytes: &[u8], now: u64) -> Option<String> {
    let (_, len) = head(text)?;
    let pieces = text.find('\n').map_or("", |at| &text[at..]);
    let mut longer = format!("{now} {}{pieces}", len + bytes.len() as u64);
    push(&mut longer, bytes);
    Some(longer)
}

fn push(text: &mut String, bytes: &[u8]) {
    if bytes.is_empty() {
        return;
    }
    text.push('\n');
    let packed = if bytes.len() < SHORT { None } else { packed(bytes).filter(|p| p.len() < bytes.len()) };
    text.push(if packed.is_some() { 'z' } else { 'r' });
    BASE64.encode_string(packed.as_deref().unwrap_or(bytes), text);
}

fn packed(bytes: &[u8]) -> Option<Vec<u8>> {
    let mut out = DeflateEncoder::new(Vec::new(), Compression::fast());
    out.write_all(bytes).ok()?;
    out.finish().ok()
}

/// Time and length of a file.
pub(super) fn head(text: &str) -> Option<(u64, u64)> {
    let (time, len) = text.lines().next()?.split_once(' ')?;
    Some((time.parse().ok()?, len.parse().ok().filter(|len| *len <= LONGEST)?))
}

/// The bytes of a file; `None` if it is damaged.
pub(super) fn read(text: &str) -> Option<Vec<u8>> {
    let (_, len) = head(text)?;
    let mut bytes = Vec::new();
    for piece in text.lines().skip(1) {
        let raw = BASE64.decode(piece.get(1..)?).ok()?;
        if piece.starts_with('z') {
            let room = len.checked_sub(bytes.len() as u64)?;
            DeflateDecoder::new(raw.as_slice()).take(room + 1).read_to_end(&mut bytes).ok()?;
        } else {
            bytes.extend_from_slice(&raw);
        }
    }
    (bytes.len() as u64 == len).then_some(bytes)
}
