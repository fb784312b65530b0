//! Codes of a JPEG and the bits they are written in.

use std::io::BufRead;

/// Codes so long are looked up at once.
const QUICK: u32 = 9;

/// A table of codes.
#[derive(Clone)]
pub(super) struct Codes {
    /// By the next bits: the symbol and the length of its code, 0 where that is longer.
    quick: Vec<(u8, u8)>,
    /// By length: the first code that is longer, and what to add to a code to have its symbol's place.
    beyond: [i32; 18],
    offset: [i32; 18],
    symbols: Vec<u8>,
}

impl Codes {
    /// Of so many codes of each length, and their symbols in order. `None` where they are more than there is room for.
    pub(super) fn new(counts: &[u8; 16], symbols: &[u8]) -> Option<Self> {
        let total: usize = counts.iter().map(|n| usize::from(*n)).sum();
        let symbols = symbols.get(..total).filter(|_| total <= 256)?.to_vec();
        let mut codes = Self { quick: vec![(0, 0); 1 << QUICK], beyond: [-1; 18], offset: [0; 18], symbols };
        let (mut code, mut place) = (0_i32, 0_i32);
        for (length, count) in (1..=16_usize).zip(counts) {
            codes.offset[length] = place - code;
            for _ in 0..*count {
                if code >= 1 << length {
                    return None;
                }
                if length as u32 <= QUICK {
                    let symbol = *codes.symbols.get(place as usize)?;
                    let first = (code as usize) << (QUICK as usize - length);
                    let span = first..first + (1 << (QUICK as usize - length));
                    codes.quick.get_mut(span)?.fill((symbol, length as u8));
                }
                code += 1;
                place += 1;
            }
            codes.beyond[length] = code;
            code <<= 1;
        }
        Some(codes)
    }
}

/// The pixels of a scan do not go on as they must.
pub(super) struct Broken;

/// Bits of a scan, up to the next marker.
pub(super) struct Bits<'a, R> {
    file: &'a mut R,
    buffer: u64,
    count: u32,
    /// The marker that ended them.
    pub(super) marker: Option<u8>,
    /// Bits read that are not there.
    lacking: u32,
}

impl<'a, R: BufRead> Bits<'a, R> {
    pub(super) fn new(file: &'a mut R) -> Self {
        Self { file, buffer: 0, count: 0, marker: None, lacking: 0 }
    }

    fn byte(&mut self) -> Option<u8> {
        let mut byte = [0];
        self.file.read_exact(&mut byte).ok()?;
        Some(byte[0])
    }

    /// Takes bytes at once where no marker is near.
    fn fill_at_once(&mut self) {
        let Ok(buffer) = self.file.fill_buf() else { return };
        let Some(next) = buffer.first_chunk::<8>() else { return };
        let next = u64::from_be_bytes(*next);
        let inverse = !next;
        // Is a byte of it 0xff?
        if inverse.wrapping_sub(0x0101_0101_0101_0101) & !inverse & 0x8080_8080_8080_8080 != 0 {
            return;
        }
        let bytes = (64 - self.count) / 8;
        let bits = bytes * 8;
        let kept = if bits == 64 { next } else { next >> (64 - bits) << (64 - bits) };
        self.buffer |= kept >> self.count;
        self.count += bits;
        self.file.consume(bytes as usize);
    }

    fn fill(&mut self) {
        if self.marker.is_none() {
            self.fill_at_once();
        }
        while self.count <= 48 {
            let byte = if self.marker.is_some() { None } else { self.byte() };
            let byte = match byte {
                Some(0xff) => {
                    let mut next = self.byte();
                    while next == Some(0xff) {
                        next = self.byte();
                    }
                    match next {
                        Some(0) => Some(0xff),
                        // The end of a file cut off is as good as one.
                        marker => {
                            self.marker = Some(marker.unwrap_or(0xd9));
                            None
                        }
                    }
                }
                None if self.marker.is_none() => {
                    self.marker = Some(0xd9);
                    None
                }
                byte => byte,
            };
            if byte.is_none() {
                self.lacking += 8;
            }
            self.buffer |= u64::from(byte.unwrap_or(0)) << (56 - self.count);
            self.count += 8;
        }
    }

    fn take(&mut self, bits: u32) -> Result<u32, Broken> {
        if bits == 0 {
            return Ok(0);
        }
        if self.count < bits {
            self.fill();
        }
        let value = (self.buffer >> (64 - bits)) as u32;
        self.buffer <<= bits;
        self.count -= bits;
        if self.lacking > self.count { Err(Broken) } else { Ok(value) }
    }

    /// The next bit.
    pub(super) fn bit(&mut self) -> Result<bool, Broken> {
        self.take(1).map(|bit| bit == 1)
    }

    /// So many bits as a number.
    pub(super) fn number(&mut self, bits: u8) -> Result<i32, Broken> {
        self.take(u32::from(bits.min(16))).map(|value| value as i32)
    }

    /// So many bits as a number below or above nothing.
    pub(super) fn signed(&mut self, bits: u8) -> Result<i32, Broken> {
        let value = self.number(bits)?;
        let half = 1_i32 << (bits.clamp(1, 16) - 1);
        Ok(if bits > 0 && value < half { value - 2 * half + 1 } else { value })
    }

    /// The next symbol.
    pub(super) fn symbol(&mut self, codes: &Codes) -> Result<u8, Broken> {
        if self.count < 16 {
            self.fill();
        }
        let (symbol, length) =
            codes.quick.get((self.buffer >> (64 - QUICK)) as usize).copied().unwrap_or_default();
        if length > 0 {
            self.take(u32::from(length))?;
            return Ok(symbol);
        }
        for length in QUICK + 1..=16 {
            let code = (self.buffer >> (64 - length)) as i32;
            if code < codes.beyond[length as usize] {
                self.take(length)?;
                let place = code + codes.offset[length as usize];
                return usize::try_from(place).ok().and_then(|n| codes.symbols.get(n)).copied().ok_or(Broken);
            }
        }
        Err(Broken)
    }

    /// Goes on behind the restart marker that must be next.
    pub(super) fn restart(&mut self) -> Result<(), Broken> {
        (self.buffer, self.count, self.lacking) = (0, 0, 0);
        if self.marker.is_none() {
            self.find_marker();
        }
        match self.marker {
            Some(0xd0..=0xd7) => {
                self.marker = None;
                Ok(())
            }
            _ => Err(Broken),
        }
    }

    /// The marker that ends the scan, whatever stands before it.
    pub(super) fn find_marker(&mut self) -> u8 {
        if let Some(marker) = self.marker {
            return marker;
        }
        let mut before = 0;
        while let Some(byte) = self.byte() {
            if before == 0xff && !matches!(byte, 0 | 0xff) {
                self.marker = Some(byte);
                return byte;
            }
            before = byte;
        }
        self.marker = Some(0xd9);
        0xd9
    }
}
