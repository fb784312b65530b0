//! What stands before the pixels of a JPEG: its size, how it is written, and the small picture cameras and scanners add.

use super::super::Source;
use crate::{Format, ScanError};
use std::io::{BufReader, Read, SeekFrom};

/// Segments before the pixels; honest files have a dozen.
const MOST_SEGMENTS: usize = 4096;
const CENTIMETRES_AN_INCH: f64 = 2.54;

/// The header of a JPEG.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Header {
    pub(super) width: u32,
    pub(super) height: u32,
    /// Sampling of each component: columns and rows of blocks in a unit.
    pub(super) sampling: Vec<(u64, u64)>,
    /// All coefficients must be held until the end: several scans.
    pub(super) scans: bool,
    /// Each scan makes the whole sharper; else each holds a colour.
    pub(super) progressive: bool,
    pub(super) dots_an_inch: Option<(f64, f64)>,
    /// The small picture, itself a JPEG.
    pub(super) thumbnail: Vec<u8>,
}

fn damaged(reason: &str) -> ScanError {
    ScanError::Damaged { format: Format::Jpeg, reason: reason.to_owned() }
}

fn unsupported(kind: &str) -> ScanError {
    let remedy = "save it as an ordinary JPEG, PNG or TIFF";
    ScanError::Unsupported { format: Format::Jpeg, kind: kind.to_owned(), remedy }
}

impl Header {
    /// Reads up to the first pixels.
    pub(super) fn of(source: &mut dyn Source) -> Result<Self, ScanError> {
        source.seek(SeekFrom::Start(2)).map_err(ScanError::Read)?;
        let mut file = BufReader::with_capacity(1 << 12, source);
        let mut header = Self::default();
        let mut framed = false;
        for _ in 0..MOST_SEGMENTS {
            match marker(&mut file)? {
                // Markers without anything behind them.
                0x01 | 0xd0..=0xd8 => {}
                0xd9 => break,
                kind => {
                    let length = usize::from(u16::from_be_bytes(take(&mut file)?));
                    let length =
                        length.checked_sub(2).ok_or_else(|| damaged("a segment without a length"))?;
                    let wanted = matches!(kind, 0xc0..=0xcf | 0xda | 0xe0 | 0xe1) && kind != 0xc4;
                    if !wanted {
                        file.seek_relative(length as i64).map_err(ScanError::Read)?;
                        continue;
                    }
                    let mut segment = vec![0; length];
                    file.read_exact(&mut segment).map_err(|_| damaged("it ends within its header"))?;
                    match kind {
                        0xe0 => header.dots_an_inch = header.dots_an_inch.or_else(|| jfif(&segment)),
                        0xe1 => header.exif(&segment),
                        0xda if framed => {
                            let components = segment.first().copied().unwrap_or(0);
                            header.scans |= usize::from(components) != header.sampling.len();
                            return Ok(header);
                        }
                        0xc0..=0xc2 => {
                            header.frame(&segment)?;
                            header.scans = kind == 0xc2;
                            header.progressive = kind == 0xc2;
                            framed = true;
                        }
                        0xc3 | 0xc5..=0xc7 => return Err(unsupported("lossless or in layers")),
                        0xc8 | 0xcc => {}
                        0xc9..=0xcf => return Err(unsupported("arithmetic coding")),
                        _ => {}
                    }
                }
            }
        }
        Err(damaged("it has no pixels"))
    }

    fn frame(&mut self, segment: &[u8]) -> Result<(), ScanError> {
        let [precision, h1, h0, w1, w0, count, rest @ ..] = segment else {
            return Err(damaged("its frame has no size"));
        };
        if *precision != 8 {
            return Err(unsupported("12 bits a colour"));
        }
        self.height = u32::from(u16::from_be_bytes([*h1, *h0]));
        self.width = u32::from(u16::from_be_bytes([*w1, *w0]));
        let all = rest.as_chunks::<3>().0;
        if !(1..=4).contains(count) || all.len() < usize::from(*count) {
            return Err(damaged("its frame has no colours"));
        }
        let all = all.iter().take(usize::from(*count));
        self.sampling = all.map(|[_, both, _]| (u64::from(both >> 4), u64::from(both & 15))).collect();
        if self.sampling.iter().any(|(h, v)| !(1..=4).contains(h) || !(1..=4).contains(v)) {
            return Err(damaged("colours without samples"));
        }
        Ok(())
    }

    /// Bytes of all coefficients, held until the last scan.
    pub(super) fn coefficient_bytes(&self) -> u64 {
        let most = |of: fn(&(u64, u64)) -> u64| self.sampling.iter().map(of).max().unwrap_or(1);
        let across = u64::from(self.width).div_ceil(8 * most(|(h, _)| *h));
        let down = u64::from(self.height).div_ceil(8 * most(|(_, v)| *v));
        self.sampling.iter().map(|(h, v)| across * down * h * v * 64 * 2).sum()
    }

    /// Dots an inch and the small picture of what cameras write, a little TIFF of its own.
    fn exif(&mut self, segment: &[u8]) {
        let Some(tiff) = segment.strip_prefix(b"Exif\0\0") else { return };
        let least_first = tiff.starts_with(b"II");
        let number = |at: usize, bytes: usize| {
            let bytes = tiff.get(at..at.checked_add(bytes)?)?;
            let add = |sum: u32, byte: &u8| sum << 8 | u32::from(*byte);
            Some(if least_first { bytes.iter().rev().fold(0, add) } else { bytes.iter().fold(0, add) })
        };
        let mut directory = number(4, 4);
        let (mut start, mut length) = (None, None);
        let (mut across, mut down, mut unit) = (None, None, 2);
        for _ in 0..2 {
            let Some(at) = directory.filter(|at| *at > 0).map(|at| at as usize) else { break };
            let Some(count) = number(at, 2) else { break };
            for entry in (0..count as usize).filter_map(|n| at.checked_add(2 + 12 * n)) {
                let value = entry.checked_add(8).and_then(|at| number(at, 4));
                let ratio = || {
                    let at = value? as usize;
                    let (over, under) = (number(at, 4)?, number(at.checked_add(4)?, 4)?);
                    (over > 0 && under > 0).then(|| f64::from(over) / f64::from(under))
                };
                match number(entry, 2) {
                    Some(0x11a) => across = across.or_else(ratio),
                    Some(0x11b) => down = down.or_else(ratio),
                    Some(0x128) => unit = number(entry + 8, 2).unwrap_or(2),
                    Some(0x201) => start = value,
                    Some(0x202) => length = value,
                    _ => {}
                }
            }
            directory = at.checked_add(2 + 12 * count as usize).and_then(|at| number(at, 4));
        }
        if let (None, Some(across), Some(down)) = (self.dots_an_inch, across, down) {
            let scale = if unit == 3 { CENTIMETRES_AN_INCH } else { 1.0 };
            self.dots_an_inch = Some((across * scale, down * scale));
        }
        if let Some((start, length)) = start.zip(length) {
            let span = start as usize..(start as usize).saturating_add(length as usize);
            self.thumbnail = tiff.get(span).unwrap_or_default().to_vec();
        }
    }
}

/// Dots an inch of a JFIF segment.
fn jfif(segment: &[u8]) -> Option<(f64, f64)> {
    let [_, _, unit, x1, x0, y1, y0, ..] = segment.strip_prefix(b"JFIF\0")? else { return None };
    let scale = match unit {
        1 => 1.0,
        2 => CENTIMETRES_AN_INCH,
        _ => return None,
    };
    let dots = |high: &u8, low: &u8| f64::from(u16::from_be_bytes([*high, *low])) * scale;
    Some((dots(x1, x0), dots(y1, y0))).filter(|(across, down)| *across > 0.0 && *down > 0.0)
}

fn take<const N: usize>(file: &mut impl Read) -> Result<[u8; N], ScanError> {
    let mut bytes = [0; N];
    file.read_exact(&mut bytes).map_err(|_| damaged("it ends within its header"))?;
    Ok(bytes)
}

/// The next marker, whatever fills the gap before it.
fn marker(file: &mut impl Read) -> Result<u8, ScanError> {
    let mut before = 0;
    for _ in 0..1 << 16 {
        let [byte] = take(file)?;
        if before == 0xff && !matches!(byte, 0 | 0xff) {
            return Ok(byte);
        }
        before = byte;
    }
    Err(damaged("there is no marker where one must be"))
}
