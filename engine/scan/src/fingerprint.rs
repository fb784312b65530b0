//! Which file a sheet is: a hash of every byte of it.

use crate::ScanError;
use siphasher::sip128::{Hasher128, SipHasher13};
use std::fmt;
use std::hash::Hasher;
use std::io::{Read, Seek, SeekFrom};
use std::str::FromStr;

const PIECE: usize = 1 << 18;
/// Pieces between two questions whether to go on.
const ASK_EVERY: u64 = 64;

/// The hash of all bytes of a file and of how many they are. Two different scans have two different ones; whoever
/// means to deceive could make two files of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Fingerprint(u128);

impl Fingerprint {
    /// Of the whole file, from its beginning, wherever it stands now; and how many bytes it has.
    ///
    /// # Errors
    /// Where the file cannot be read, or the result is not wanted any more.
    pub fn of(
        source: &mut (impl Read + Seek + ?Sized),
        is_cancelled: &dyn Fn() -> bool,
    ) -> Result<(Self, u64), ScanError> {
        source.seek(SeekFrom::Start(0)).map_err(ScanError::Read)?;
        // What is kept is found again by it: the key is part of the format.
        let mut hasher = SipHasher13::new_with_keys(0x6f62_6c69_7175_6500, 0x7363_616e_0000_0001);
        let mut piece = vec![0; PIECE];
        let (mut bytes, mut pieces) = (0_u64, 0_u64);
        loop {
            let count = match source.read(&mut piece) {
                Ok(0) => break,
                Ok(count) => count,
                Err(why) if why.kind() == std::io::ErrorKind::Interrupted => continue,
                Err(why) => return Err(ScanError::Read(why)),
            };
            hasher.write(piece.get(..count).unwrap_or_default());
            bytes += count as u64;
            pieces += 1;
            if pieces.is_multiple_of(ASK_EVERY) && is_cancelled() {
                return Err(ScanError::Cancelled);
            }
        }
        hasher.write_u64(bytes);
        Ok((Self(hasher.finish128().as_u128()), bytes))
    }

    /// Of one page of the file, counted from 1: the first has that of the file.
    #[must_use]
    pub fn of_page(self, page: u32) -> Self {
        if page <= 1 {
            return self;
        }
        let mut hasher = SipHasher13::new_with_keys(0x6f62_6c69_7175_6500, 0x7061_6765_0000_0001);
        hasher.write_u128(self.0);
        hasher.write_u32(page);
        Self(hasher.finish128().as_u128())
    }

    /// As it is stored.
    #[must_use]
    pub fn to_bytes(self) -> [u8; 16] {
        self.0.to_le_bytes()
    }

    /// As it was stored.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 16]) -> Self {
        Self(u128::from_le_bytes(bytes))
    }
}

/// 32 hexadecimal digits.
impl fmt::Display for Fingerprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

/// Not 32 hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the mark of a sheet has 32 hexadecimal digits: choose the sheet's file again")]
pub struct NoFingerprint;

impl FromStr for Fingerprint {
    type Err = NoFingerprint;

    fn from_str(text: &str) -> Result<Self, NoFingerprint> {
        let digits = text.len() == 32 && text.bytes().all(|b| b.is_ascii_hexdigit());
        u128::from_str_radix(text, 16).ok().filter(|_| digits).map(Self).ok_or(NoFingerprint)
    }
}

#[cfg(test)]
mod tests {
    use super::Fingerprint;
    use std::io::{self, Cursor, Read, Seek, SeekFrom};

    /// Reads so many bytes at a time.
    struct Slow(Cursor<Vec<u8>>, usize);

    impl Read for Slow {
        fn read(&mut self, to: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(to.len());
            self.0.read(&mut to[..most])
        }
    }

    impl Seek for Slow {
        fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
            self.0.seek(to)
        }
    }

    #[test]
    fn every_byte_counts_and_the_size_of_pieces_does_not() {
        let bytes: Vec<u8> = (0..10_000_u32).map(|n| ((n * n) >> 3) as u8).collect();
        let of = |bytes: &[u8], step| {
            Fingerprint::of(&mut Slow(Cursor::new(bytes.to_vec()), step), &|| false)
                .expect("it can be read")
                .0
        };
        let whole = of(&bytes, 100_000);
        assert_eq!([1, 7, 4096].map(|step| of(&bytes, step)), [whole; 3]);
        for at in [0, 5_000, 9_999] {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert_ne!(of(&other, 100_000), whole, "byte {at}");
        }
        assert_ne!(of(&bytes[..9_999], 100_000), whole);
        assert_eq!(whole.to_string().parse(), Ok(whole));
        assert_eq!(Fingerprint::from_bytes(whole.to_bytes()), whole);
        let pages = [1, 2, 3].map(|page| whole.of_page(page));
        assert!(pages[0] == whole && pages[1] != whole && pages[1] != pages[2]);
        assert!("+0".repeat(16).parse::<Fingerprint>().is_err());
    }
}
