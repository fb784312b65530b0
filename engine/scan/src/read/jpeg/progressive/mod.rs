//! JPEGs that come in many scans, each sharpening the whole.
//!
//! All coefficients must be held until the last scan, but not the pixels beside them: rows are made and handed on one after
//! the other, and most coefficients fit into a byte. So a sheet takes half of what a decoder takes that fills a picture.
//! Grey and coloured sheets are read here; what is neither is left to the decoder of the others.

mod blocks;
mod coarse;
mod frame;
mod huffman;
mod idct;
mod rows;
mod scan;

pub(super) use coarse::coarse;
pub(super) use frame::bytes;

use crate::{Format, ScanError};
use frame::Frame;
use huffman::Codes;
use image::RgbImage;
use std::io::{BufRead, Read};

/// Segments in all; honest files have some dozens.
const MOST_SEGMENTS: usize = 1 << 14;

fn damaged(reason: &str) -> ScanError {
    ScanError::Damaged { format: Format::Jpeg, reason: reason.to_owned() }
}

/// A picture, all its scans read.
pub(super) struct Picture(Decoding);

impl Picture {
    /// Reads a file from its beginning. Scans that break off leave the picture coarser. `coarse` is given a small picture
    /// of the whole as soon as there is one.
    pub(super) fn read(
        file: &mut impl BufRead,
        most_bytes: u64,
        most_scans: usize,
        coarse: &mut dyn FnMut(&RgbImage),
    ) -> Result<Self, ScanError> {
        let mut decoding = Decoding { most_bytes, ..Decoding::default() };
        decoding.read(file, most_scans, coarse)?;
        Ok(Self(decoding))
    }

    /// Hands its rows on, of one or three bytes a pixel.
    pub(super) fn rows(&self, row: &mut dyn FnMut(&[u8]) -> Result<(), ScanError>) -> Result<(), ScanError> {
        rows::hand_on(&self.0, row)
    }
}

/// What is known so far.
#[derive(Default)]
struct Decoding {
    frame: Option<Frame>,
    means: [Option<Codes>; 4],
    waves: [Option<Codes>; 4],
    tables: [Option<[u16; 64]>; 4],
    restart_every: u16,
    /// What the colours are, by a mark of the program that wrote it.
    transform: Option<u8>,
    most_bytes: u64,
    /// Is the mean of each block all that is wanted?
    means_alone: bool,
    /// Are all coefficients of a block in one scan?
    sequential: bool,
}

impl Decoding {
    /// Reads up to the end, or up to the end of the first scan where only means are wanted.
    fn read(
        &mut self,
        file: &mut impl BufRead,
        most_scans: usize,
        coarse: &mut dyn FnMut(&RgbImage),
    ) -> Result<(), ScanError> {
        let mut scans = 0;
        let mut next = None;
        for _ in 0..MOST_SEGMENTS {
            let marker = match next.take() {
                Some(marker) => marker,
                None => match marker(file) {
                    Some(marker) => marker,
                    None => break,
                },
            };
            match marker {
                0x01 | 0xd0..=0xd8 => {}
                0xd9 => break,
                kind => {
                    let Some(segment) = segment(file) else { break };
                    match kind {
                        0xc0..=0xc2 => {
                            self.sequential = kind != 0xc2;
                            self.frame(&segment)?;
                        }
                        0xc4 => self.codes(&segment)?,
                        0xdb => self.tables(&segment)?,
                        0xdd => {
                            self.restart_every = segment.first_chunk().map_or(0, |n| u16::from_be_bytes(*n));
                        }
                        0xee => self.adobe(&segment),
                        0xda => {
                            scans += 1;
                            if scans > most_scans {
                                return Err(damaged("more scans than any picture has"));
                            }
                            next = Some(self.scan(&segment, file, coarse)?);
                            if self.means_alone {
                                break;
                            }
                        }
                        _ => {}
                    }
                }
            }
        }
        Ok(())
    }

    fn frame(&mut self, segment: &[u8]) -> Result<(), ScanError> {
        if self.frame.is_some() {
            return Err(damaged("it has two sizes"));
        }
        let frame = Frame::of(segment, self.most_bytes, self.means_alone)?;
        self.frame = Some(frame);
        Ok(())
    }

    fn codes(&mut self, mut rest: &[u8]) -> Result<(), ScanError> {
        let broken = || damaged("its codes make no sense");
        while let [which, counts @ ..] = rest {
            let (counts, symbols) = counts.split_first_chunk::<16>().ok_or_else(broken)?;
            let codes = Codes::new(counts, symbols).ok_or_else(broken)?;
            let used: usize = counts.iter().map(|n| usize::from(*n)).sum();
            rest = symbols.get(used..).ok_or_else(broken)?;
            let tables = if which >> 4 == 0 { &mut self.means } else { &mut self.waves };
            *tables.get_mut(usize::from(which & 15)).ok_or_else(broken)? = Some(codes);
        }
        Ok(())
    }

    fn tables(&mut self, mut rest: &[u8]) -> Result<(), ScanError> {
        let broken = || damaged("its tables make no sense");
        while let [which, numbers @ ..] = rest {
            let wide = usize::from(which >> 4 != 0);
            let numbers = numbers.split_at_checked(64 << wide).ok_or_else(broken)?;
            rest = numbers.1;
            let mut table = [0; 64];
            for (n, at) in scan::ZIGZAG.iter().enumerate() {
                let number = numbers.0.get(n << wide..(n + 1) << wide).unwrap_or_default();
                table[*at] = number.iter().fold(0, |sum: u16, byte| (sum << 8) | u16::from(*byte));
            }
            *self.tables.get_mut(usize::from(which & 15)).ok_or_else(broken)? = Some(table);
        }
        Ok(())
    }

    fn adobe(&mut self, segment: &[u8]) {
        if segment.starts_with(b"Adobe") {
            self.transform = segment.get(11).copied();
        }
    }
}

fn marker(file: &mut impl Read) -> Option<u8> {
    let mut before = 0;
    loop {
        let mut byte = [0];
        file.read_exact(&mut byte).ok()?;
        if before == 0xff && !matches!(byte[0], 0 | 0xff) {
            return Some(byte[0]);
        }
        before = byte[0];
    }
}

fn segment(file: &mut impl Read) -> Option<Vec<u8>> {
    let mut length = [0; 2];
    file.read_exact(&mut length).ok()?;
    let mut segment = vec![0; usize::from(u16::from_be_bytes(length)).checked_sub(2)?];
    file.read_exact(&mut segment).ok()?;
    Some(segment)
}
