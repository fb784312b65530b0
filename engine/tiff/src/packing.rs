//! The bytes of a strip or tile, unpacked: as many as asked for and never more, whatever the file would hold.
//!
//! The decoder's own way stops at tiles of LZW that reach beyond the edge, so only its directory is used.

use flate2::{Decompress, FlushDecompress, Status};
use std::io::BufRead;
use tiff::tags::CompressionMethod;
use weezl::decode::{Configuration, Decoder};
use weezl::{BitOrder, LzwStatus};

/// How the bytes of a file are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Packing {
    /// As they are.
    Plain,
    /// Runs and copies.
    PackBits,
    /// Lempel, Ziv and Welch.
    Lzw,
    /// As zlib writes it.
    Deflate,
}

impl Packing {
    /// By the number of the tag `Compression`; `None` for one that is not known here.
    #[must_use]
    pub fn of(number: u16) -> Option<Self> {
        match CompressionMethod::from_u16(number)? {
            CompressionMethod::None => Some(Self::Plain),
            CompressionMethod::PackBits => Some(Self::PackBits),
            CompressionMethod::LZW => Some(Self::Lzw),
            CompressionMethod::Deflate | CompressionMethod::OldDeflate => Some(Self::Deflate),
            _ => None,
        }
    }

    /// Fills `out`; `None` where the bytes end too early or are damaged.
    #[must_use]
    pub fn unpack(self, mut packed: &[u8], out: &mut [u8]) -> Option<()> {
        Unpacker::new(self).fill(&mut packed, out)
    }
}

/// Unpacks a strip or tile piece by piece.
pub struct Unpacker(State);

enum State {
    Plain,
    /// So many bytes still to come of a run of one, or of a copy.
    PackBits {
        run: Option<u8>,
        left: usize,
    },
    Lzw(Box<Decoder>),
    Deflate(Box<Decompress>),
}

impl Unpacker {
    /// For one strip or tile.
    #[must_use]
    pub fn new(packing: Packing) -> Self {
        let lzw = || Box::new(Configuration::with_tiff_size_switch(BitOrder::Msb, 8).build());
        Self(match packing {
            Packing::Plain => State::Plain,
            Packing::PackBits => State::PackBits { run: None, left: 0 },
            Packing::Lzw => State::Lzw(lzw()),
            Packing::Deflate => State::Deflate(Box::new(Decompress::new(true))),
        })
    }

    /// Fills `out` with the next bytes; `None` where the packed ones end too early or are damaged.
    #[must_use]
    pub fn fill(&mut self, packed: &mut impl BufRead, mut out: &mut [u8]) -> Option<()> {
        if let State::Plain = self.0 {
            return packed.read_exact(out).ok();
        }
        while !out.is_empty() {
            let input = packed.fill_buf().ok()?;
            let ended = input.is_empty();
            let (read, written, goes_on) = match &mut self.0 {
                State::Plain => return None,
                State::PackBits { run, left } => pack_bits(run, left, input, out)?,
                State::Lzw(decoder) => {
                    let done = decoder.decode_bytes(input, out);
                    (done.consumed_in, done.consumed_out, matches!(done.status, Ok(LzwStatus::Ok)))
                }
                State::Deflate(decoder) => {
                    let (read, written) = (decoder.total_in(), decoder.total_out());
                    let status = decoder.decompress(input, out, FlushDecompress::None).ok()?;
                    let (read, written) = (decoder.total_in() - read, decoder.total_out() - written);
                    (read as usize, written as usize, status != Status::StreamEnd)
                }
            };
            packed.consume(read);
            out = out.get_mut(written..)?;
            if !goes_on || (read + written == 0 && (ended || !matches!(self.0, State::PackBits { .. }))) {
                break;
            }
        }
        out.is_empty().then_some(())
    }
}

/// One run or copy, or a part of it: bytes read and written, and that there may be more.
fn pack_bits(
    run: &mut Option<u8>,
    left: &mut usize,
    input: &[u8],
    out: &mut [u8],
) -> Option<(usize, usize, bool)> {
    if *left == 0 {
        let (head, rest) = input.split_first()?;
        return match *head as i8 {
            i8::MIN => Some((1, 0, true)),
            same @ ..0 => {
                // A run whose byte is the first of the next piece waits for it.
                *left = (1 - isize::from(same)).unsigned_abs();
                *run = rest.first().copied();
                if run.is_none() {
                    *left |= WAITS;
                    return Some((1, 0, true));
                }
                Some((2, 0, true))
            }
            other => {
                (*run, *left) = (None, usize::from(other.unsigned_abs()) + 1);
                Some((1, 0, true))
            }
        };
    }
    if *left & WAITS != 0 {
        *run = Some(*input.first()?);
        *left &= !WAITS;
        return Some((1, 0, true));
    }
    let count = (*left).min(out.len());
    if let Some(byte) = run {
        out.get_mut(..count)?.fill(*byte);
        *left -= count;
        return Some((0, count, true));
    }
    let count = count.min(input.len());
    out.get_mut(..count)?.copy_from_slice(input.get(..count)?);
    *left -= count;
    Some((count, count, count > 0))
}

/// Marks a run whose byte has not come yet.
const WAITS: usize = 1 << 16;

#[cfg(test)]
mod tests {
    use super::{Packing, Unpacker};

    #[test]
    fn packed_bits_are_runs_and_copies() {
        // The example of Apple's technical note 1023.
        let packed = b"\xFE\xAA\x02\x80\x00\x2A\xFD\xAA\x03\x80\x00\x2A\x22\xF7\xAA";
        let mut out = [0; 24];
        assert_eq!(Packing::PackBits.unpack(packed, &mut out), Some(()));
        let right = b"\xAA\xAA\xAA\x80\x00\x2A\xAA\xAA\xAA\xAA\x80\x00\x2A\x22";
        assert_eq!((&out[..14], &out[14..]), (&right[..], &[0xAA; 10][..]));
        assert_eq!(Packing::PackBits.unpack(packed, &mut [0; 25]), None);
        assert_eq!(Packing::PackBits.unpack(b"\x80\x00\x07", &mut out[..1]), Some(()));
        assert_eq!(out[0], 7);
    }

    #[test]
    fn bytes_that_end_too_early_are_none_and_more_are_left() {
        for packing in [Packing::Plain, Packing::PackBits, Packing::Lzw, Packing::Deflate] {
            assert_eq!(packing.unpack(&[], &mut [0; 4]), None, "{packing:?}");
            assert_eq!(packing.unpack(&[], &mut []), Some(()), "{packing:?}");
        }
        // Whatever pieces it comes in, and goes out in.
        let packed = b"\xFE\xAA\x02\x80\x00\x2A\xFD\xAA\x03\x80\x00\x2A\x22\xF7\xAA";
        let mut out = [0; 24];
        for (inward, outward) in [(1, 24), (2, 5), (15, 1), (1, 1)] {
            let mut reader = std::io::BufReader::with_capacity(inward, &packed[..]);
            let mut unpacker = Unpacker::new(Packing::PackBits);
            out.fill(0);
            for piece in out.chunks_mut(outward) {
                assert_eq!(unpacker.fill(&mut reader, piece), Some(()), "{inward} {outward}");
            }
            assert_eq!((out[2], out[13], out[23]), (0xAA, 0x22, 0xAA), "{inward} {outward}");
        }
        let mut out = [0; 2];
        assert_eq!(Packing::Plain.unpack(&[5, 6, 7], &mut out), Some(()));
        assert_eq!(out, [5, 6]);
    }
}
