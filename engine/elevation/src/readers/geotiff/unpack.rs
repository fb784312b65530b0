//! The bytes of a strip or tile, unpacked: as many as asked for and never more, whatever the file would hold.
//!
//! The decoder's own way stops at tiles of LZW that reach beyond the edge, so only its directory is used.

use super::ReadError;
use flate2::{Decompress, FlushDecompress, Status};
use tiff::tags::CompressionMethod;
use weezl::decode::Configuration;
use weezl::{BitOrder, LzwStatus};

/// How the bytes of a file are packed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Packing {
    Plain,
    PackBits,
    Lzw,
    Deflate,
}

impl Packing {
    pub(super) fn of(number: u16) -> Result<Self, ReadError> {
        match CompressionMethod::from_u16(number) {
            Some(CompressionMethod::None) => Ok(Self::Plain),
            Some(CompressionMethod::PackBits) => Ok(Self::PackBits),
            Some(CompressionMethod::LZW) => Ok(Self::Lzw),
            Some(CompressionMethod::Deflate | CompressionMethod::OldDeflate) => Ok(Self::Deflate),
            _ => Err(ReadError::TiffKind { kind: format!("compression {number}") }),
        }
    }

    /// Fills `out`; `None` where the bytes end too early or are damaged.
    pub(super) fn unpack(self, packed: &[u8], out: &mut [u8]) -> Option<()> {
        match self {
            Self::Plain => out.copy_from_slice(packed.get(..out.len())?),
            Self::PackBits => pack_bits(packed, out)?,
            Self::Lzw => lzw(packed, out)?,
            Self::Deflate => deflate(packed, out)?,
        }
        Some(())
    }
}

fn pack_bits(mut packed: &[u8], mut out: &mut [u8]) -> Option<()> {
    while !out.is_empty() {
        let (head, rest) = packed.split_first()?;
        packed = rest;
        let count = match *head as i8 {
            i8::MIN => continue,
            same @ ..0 => {
                let (byte, rest) = packed.split_first()?;
                packed = rest;
                let count = (1 - isize::from(same)).unsigned_abs().min(out.len());
                out.get_mut(..count)?.fill(*byte);
                count
            }
            other => {
                let all = usize::from(other.unsigned_abs()) + 1;
                let count = all.min(out.len());
                out.get_mut(..count)?.copy_from_slice(packed.get(..count)?);
                packed = packed.get(all..).unwrap_or_default();
                count
            }
        };
        out = out.get_mut(count..)?;
    }
    Some(())
}

fn lzw(mut packed: &[u8], mut out: &mut [u8]) -> Option<()> {
    let mut decoder = Configuration::with_tiff_size_switch(BitOrder::Msb, 8).build();
    while !out.is_empty() {
        let done = decoder.decode_bytes(packed, out);
        packed = packed.get(done.consumed_in..)?;
        out = out.get_mut(done.consumed_out..)?;
        match done.status {
            Ok(LzwStatus::Ok) if done.consumed_in + done.consumed_out > 0 => {}
            _ => break,
        }
    }
    out.is_empty().then_some(())
}

fn deflate(mut packed: &[u8], mut out: &mut [u8]) -> Option<()> {
    let mut decoder = Decompress::new(true);
    while !out.is_empty() {
        let (read, written) = (decoder.total_in(), decoder.total_out());
        let status = decoder.decompress(packed, out, FlushDecompress::None).ok()?;
        let (read, written) = (decoder.total_in() - read, decoder.total_out() - written);
        packed = packed.get(usize::try_from(read).ok()?..)?;
        out = out.get_mut(usize::try_from(written).ok()?..)?;
        if status == Status::StreamEnd || read + written == 0 {
            break;
        }
    }
    out.is_empty().then_some(())
}

#[cfg(test)]
mod tests {
    use super::Packing;

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
        let mut out = [0; 2];
        assert_eq!(Packing::Plain.unpack(&[5, 6, 7], &mut out), Some(()));
        assert_eq!(out, [5, 6]);
    }
}
