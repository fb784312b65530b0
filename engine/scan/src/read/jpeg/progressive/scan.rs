//! A scan: the means of blocks or some of their waves, first coarse, then a bit sharper each time.

use super::blocks::{BLOCK, Block, Blocks};
use super::coarse::small_picture;
use super::huffman::{Bits, Broken, Codes};
use super::{Decoding, damaged};
use crate::ScanError;
use image::RgbImage;
use std::io::BufRead;

/// The order in which the coefficients of a block are written, as places in it row by row.
pub(super) const ZIGZAG: [usize; BLOCK] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7,
    14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39,
    46, 53, 60, 61, 54, 47, 55, 62, 63,
];

/// Rows of units between two pictures of what is there by now.
const COARSE_EVERY: usize = 512;
/// Blocks between two looks at what they cost.
const LOOK_EVERY: usize = 1 << 16;

/// What of each block a scan holds.
#[derive(Clone, Copy)]
struct Part {
    /// The first coefficient and the last.
    from: usize,
    to: usize,
    /// Is it sharpened by a bit, and which bit is the lowest now?
    again: bool,
    low: u32,
}

/// A component in a scan.
struct Member<'a> {
    index: usize,
    means: Option<&'a Codes>,
    waves: Option<&'a Codes>,
}

impl Decoding {
    /// Reads a scan; answers with the marker behind it.
    pub(super) fn scan(
        &mut self,
        segment: &[u8],
        file: &mut impl BufRead,
        coarse: &mut dyn FnMut(&RgbImage),
    ) -> Result<u8, ScanError> {
        let broken = || damaged("a scan makes no sense");
        let frame = self.frame.as_mut().ok_or_else(broken)?;
        let [count, rest @ ..] = segment else { return Err(broken()) };
        let (members, rest) = rest.split_at_checked(2 * usize::from(*count)).ok_or_else(broken)?;
        let [from, to, bits, ..] = rest else { return Err(broken()) };
        let part = Part {
            from: usize::from(*from),
            to: usize::from(*to),
            again: bits >> 4 != 0,
            low: u32::from(bits & 15),
        };
        let fine = part.from <= part.to && part.to < BLOCK && part.low < 14;
        let one_kind = part.to == 0 || self.sequential && self.means_alone;
        if !fine || (part.from > 0 && *count != 1) || (part.from == 0 && !one_kind) {
            return Err(broken());
        }
        let mut all: Vec<Member<'_>> = Vec::new();
        for [id, which] in members.as_chunks::<2>().0 {
            let index = frame.components.iter().position(|c| c.id == *id).ok_or_else(broken)?;
            let component = &mut frame.components[index];
            if component.latched.is_none() {
                component.latched = self.tables.get(component.table).copied().flatten();
            }
            let codes = |of: &'_ [Option<Codes>; 4], n: u8| usize::from(n) < of.len();
            if !codes(&self.means, which >> 4) || !codes(&self.waves, which & 15) {
                return Err(broken());
            }
            let means = self.means[usize::from(which >> 4)].as_ref();
            let waves = self.waves[usize::from(which & 15)].as_ref();
            all.push(Member { index, means, waves });
        }
        let mut reading = Reading { bits: Bits::new(file), part, means: [0; 4], run: 0 };
        let every = usize::from(self.restart_every);
        let units = frame.units();
        // A scan of one component goes block by block; one of several unit by unit.
        let alone = match all.as_slice() {
            [] => return Err(broken()),
            [one] => Some((frame.components[one.index].own_columns, frame.components[one.index].own_rows)),
            _ => None,
        };
        let (columns, rows) = alone.unwrap_or(units);
        let spare = frame.spare_bytes;
        // The first scan of all colours shows what there is to see.
        let shows = all.len() == frame.components.len() && part.from == 0 && !part.again;
        let plain = frame.is_plain(self.transform);
        let mut over = false;
        let mut done = 0_usize;
        // What breaks off leaves the rest of this scan as it was.
        let _: Result<(), Broken> = (|| {
            for n in 0..columns * rows {
                if every > 0 && n > 0 && n % every == 0 {
                    reading.restart()?;
                }
                let (x, y) = (n % columns, n / columns);
                for (member, codes) in all.iter().enumerate() {
                    let component = &mut frame.components[codes.index];
                    let (across, down) =
                        if alone.is_some() { (1, 1) } else { (component.across, component.down) };
                    for (dx, dy) in (0..down).flat_map(|dy| (0..across).map(move |dx| (dx, dy))) {
                        let at = (y * down + dy) * component.blocks.columns + x * across + dx;
                        reading.block(&mut component.blocks, at, member, codes)?;
                    }
                }
                done += 1;
                if shows && done.is_multiple_of(columns * COARSE_EVERY) {
                    coarse(&small_picture(frame, plain, y + 1));
                }
                if done.is_multiple_of(LOOK_EVERY) && frame.more_bytes() > spare {
                    over = true;
                    return Err(Broken);
                }
            }
            Ok(())
        })();
        if shows {
            coarse(&small_picture(frame, plain, done.div_ceil(columns)));
        }
        if over {
            let needed = frame.more_bytes();
            return Err(ScanError::TooMuchMemory { needed_mib: needed >> 20, most_mib: spare >> 20 });
        }
        Ok(reading.bits.find_marker())
    }
}

struct Reading<'a, R> {
    bits: Bits<'a, R>,
    part: Part,
    /// The mean of the last block of each component.
    means: [i32; 4],
    /// Blocks that hold nothing more, from here on.
    run: u32,
}

impl<R: BufRead> Reading<'_, R> {
    fn restart(&mut self) -> Result<(), Broken> {
        (self.means, self.run) = ([0; 4], 0);
        self.bits.restart()
    }

    fn block(
        &mut self,
        blocks: &mut Blocks,
        at: usize,
        member: usize,
        codes: &Member<'_>,
    ) -> Result<(), Broken> {
        let Part { from, again, low, .. } = self.part;
        if from == 0 {
            let mean = blocks.mean(at).ok_or(Broken)?;
            if again {
                if self.bits.bit()? {
                    *mean |= 1 << low;
                }
                return Ok(());
            }
            let size = self.bits.symbol(codes.means.ok_or(Broken)?)?;
            let last = self.means.get_mut(member).ok_or(Broken)?;
            *last = last.wrapping_add(self.bits.signed(size)?);
            *mean = (*last << low) as i16;
            return if self.part.to > 0 { self.pass_waves(codes.waves.ok_or(Broken)?) } else { Ok(()) };
        }
        let waves = codes.waves.ok_or(Broken)?;
        if !again && self.run > 0 {
            self.run -= 1;
            return Ok(());
        }
        let mut block = blocks.load(at);
        let read = if again { self.sharpen(&mut block, waves) } else { self.first(&mut block, waves) };
        blocks.store(at, &block);
        read
    }

    /// Waves that nobody wants.
    fn pass_waves(&mut self, codes: &Codes) -> Result<(), Broken> {
        let mut k = 1;
        while k <= self.part.to {
            let symbol = self.bits.symbol(codes)?;
            let (zeros, size) = (usize::from(symbol >> 4), symbol & 15);
            if size == 0 && zeros < 15 {
                return Ok(());
            }
            self.bits.number(size)?;
            k += zeros + 1;
        }
        Ok(())
    }

    /// Waves that come for the first time.
    fn first(&mut self, block: &mut Block, codes: &Codes) -> Result<(), Broken> {
        let mut k = self.part.from;
        while k <= self.part.to {
            let symbol = self.bits.symbol(codes)?;
            let (zeros, size) = (symbol >> 4, symbol & 15);
            if size == 0 {
                if zeros < 15 {
                    self.run = (1 << zeros) - 1 + self.bits.number(zeros)? as u32;
                    return Ok(());
                }
                k += 16;
                continue;
            }
            k += usize::from(zeros);
            let value = self.bits.signed(size)?;
            let to = ZIGZAG.get(k).and_then(|at| block.get_mut(*at)).ok_or(Broken)?;
            *to = (value << self.part.low) as i16;
            k += 1;
        }
        Ok(())
    }

    /// Waves that come again, a bit sharper, and new ones between them.
    fn sharpen(&mut self, block: &mut Block, codes: &Codes) -> Result<(), Broken> {
        let one = 1_i16 << self.part.low;
        let mut k = self.part.from;
        if self.run == 0 {
            while k <= self.part.to {
                let symbol = self.bits.symbol(codes)?;
                let (mut zeros, size) = (symbol >> 4, symbol & 15);
                let mut value = 0;
                if size == 0 {
                    if zeros < 15 {
                        self.run = (1 << zeros) + self.bits.number(zeros)? as u32;
                        break;
                    }
                } else {
                    value = if self.bits.bit()? { one } else { -one };
                }
                while k <= self.part.to {
                    let to = &mut block[ZIGZAG[k]];
                    if *to != 0 {
                        if self.bits.bit()? && *to & one == 0 {
                            *to = to.wrapping_add(if *to > 0 { one } else { -one });
                        }
                    } else {
                        if zeros == 0 {
                            break;
                        }
                        zeros -= 1;
                    }
                    k += 1;
                }
                if value != 0 && k <= self.part.to {
                    block[ZIGZAG[k]] = value;
                }
                k += 1;
            }
        }
        if self.run > 0 {
            while k <= self.part.to {
                let to = &mut block[ZIGZAG[k]];
                if *to != 0 && self.bits.bit()? && *to & one == 0 {
                    *to = to.wrapping_add(if *to > 0 { one } else { -one });
                }
                k += 1;
            }
            self.run -= 1;
        }
        Ok(())
    }
}
