//! From a row of a strip or tile to three bytes a pixel.

use super::super::colour;

/// What the samples of a pixel mean.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Colours {
    Grey,
    /// Nothing is white.
    GreyInverted,
    Rgb,
    Cmyk,
    Palette(Vec<[u8; 3]>),
}

/// The samples of a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Samples {
    pub(super) bits: u16,
    /// Of a pixel.
    pub(super) count: u16,
    pub(super) colours: Colours,
    /// The decoder of the parts makes red, green and blue of what is in the file.
    pub(super) converted: bool,
    /// The first sample beyond the colours is how opaque they are; true where they were multiplied by it.
    pub(super) alpha: Option<bool>,
    /// Each sample is written less the one before it.
    pub(super) differences: bool,
    pub(super) least_first: bool,
}

impl Samples {
    /// Bytes of a row of so many pixels with so many samples each.
    pub(super) fn row_bytes(&self, pixels: u32, samples: u16) -> usize {
        (u64::from(pixels) * u64::from(samples) * u64::from(self.bits)).div_ceil(8) as usize
    }

    /// Undoes differences in a row of so many samples a pixel.
    pub(super) fn add_up(&self, row: &mut [u8], samples: u16) {
        let step = usize::from(samples);
        if !self.differences {
            return;
        }
        if self.bits == 8 {
            for at in step..row.len() {
                row[at] = row[at].wrapping_add(row[at - step]);
            }
        } else {
            let (words, _) = row.as_chunks_mut::<2>();
            for at in step..words.len() {
                let sum = self.word(words[at]).wrapping_add(self.word(words[at - step]));
                words[at] = if self.least_first { sum.to_le_bytes() } else { sum.to_be_bytes() };
            }
        }
    }

    fn word(&self, bytes: [u8; 2]) -> u16 {
        if self.least_first { u16::from_le_bytes(bytes) } else { u16::from_be_bytes(bytes) }
    }

    /// A row of so many samples as a byte each: stretched to 0 to 255, but for numbers of colours of a palette.
    pub(super) fn bytes(&self, row: &[u8], count: usize, to: &mut Vec<u8>) {
        to.clear();
        match self.bits {
            8 => to.extend_from_slice(row.get(..count).unwrap_or(row)),
            16 => {
                let high = usize::from(self.least_first);
                to.extend(row.as_chunks::<2>().0.iter().take(count).map(|word| word[high]));
            }
            bits => {
                let most = (1_u16 << bits) - 1;
                let palette = matches!(self.colours, Colours::Palette(_));
                let stretch = if palette { 1 } else { 255 / most };
                let each = 8 / bits;
                let samples = row.iter().flat_map(|byte| {
                    (0..each).map(move |n| (u16::from(*byte) >> (8 - bits * (n + 1))) & most)
                });
                to.extend(samples.take(count).map(|sample| (sample * stretch) as u8));
            }
        }
    }

    /// Appends bytes of samples as pixels of three bytes.
    pub(super) fn append(&self, samples: &[u8], to: &mut Vec<u8>) {
        let count = usize::from(self.count);
        let pixels = samples.chunks_exact(count);
        match &self.colours {
            Colours::Grey | Colours::GreyInverted => {
                let turn = if self.colours == Colours::Grey { 0 } else { 0xff };
                to.extend(pixels.flat_map(|pixel| {
                    let grey = pixel.first().map_or(0, |grey| grey ^ turn);
                    self.over_paper([grey; 3], pixel.get(1))
                }));
            }
            Colours::Rgb if count == 3 => to.extend_from_slice(samples),
            Colours::Rgb => to.extend(pixels.flat_map(|pixel| {
                let colour = pixel.first_chunk().copied().unwrap_or_default();
                self.over_paper(colour, pixel.get(3))
            })),
            Colours::Cmyk => to.extend(pixels.flat_map(|pixel| {
                let [c, m, y, k] = pixel.first_chunk().copied().unwrap_or_default();
                let ink = |n: u8| ((255 - u32::from(n)) * (255 - u32::from(k)) + 127) / 255;
                self.over_paper([c, m, y].map(|n| ink(n) as u8), pixel.get(4))
            })),
            Colours::Palette(all) => to.extend(pixels.flat_map(|pixel| {
                pixel.first().and_then(|n| all.get(usize::from(*n))).copied().unwrap_or_default()
            })),
        }
    }

    fn over_paper(&self, pixel: [u8; 3], alpha: Option<&u8>) -> [u8; 3] {
        match (self.alpha, alpha) {
            (None, _) | (_, None | Some(255)) => pixel,
            (Some(true), Some(alpha)) => pixel.map(|n| n.saturating_add(255 - alpha)),
            (Some(false), Some(alpha)) => pixel.map(|n| colour::on_paper(n, *alpha)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Colours, Samples};

    fn samples(bits: u16, count: u16, colours: Colours) -> Samples {
        let (converted, alpha, differences, least_first) = (false, None, false, true);
        Samples { bits, count, colours, converted, alpha, differences, least_first }
    }

    fn pixels(samples: &Samples, row: &[u8], count: usize) -> Vec<u8> {
        let (mut bytes, mut to) = (Vec::new(), Vec::new());
        samples.bytes(row, count, &mut bytes);
        samples.append(&bytes, &mut to);
        to
    }

    #[test]
    fn few_bits_are_stretched_and_palettes_looked_up() {
        let grey = samples(2, 1, Colours::Grey);
        assert_eq!(pixels(&grey, &[0b00_01_10_11], 3), [0, 0, 0, 85, 85, 85, 170, 170, 170]);
        let white = samples(1, 1, Colours::GreyInverted);
        assert_eq!(pixels(&white, &[0b0100_0000], 2), [255, 255, 255, 0, 0, 0]);
        let palette = samples(4, 1, Colours::Palette(vec![[1, 2, 3], [4, 5, 6]]));
        assert_eq!(pixels(&palette, &[0x1f], 2), [4, 5, 6, 0, 0, 0]);
    }

    #[test]
    fn inks_are_colours_and_what_is_see_through_paper() {
        let cmyk = samples(8, 4, Colours::Cmyk);
        assert_eq!(pixels(&cmyk, &[255, 0, 0, 0, 0, 0, 0, 255], 8), [0, 255, 255, 0, 0, 0]);
        let multiplied = Samples { alpha: Some(true), ..samples(8, 4, Colours::Rgb) };
        assert_eq!(pixels(&multiplied, &[10, 20, 30, 100], 4), [165, 175, 185]);
    }

    #[test]
    fn differences_add_up_in_their_own_byte_order() {
        let mut row = [0x01, 0xff, 0x00, 0x02];
        let least = Samples { differences: true, ..samples(16, 1, Colours::Grey) };
        least.add_up(&mut row, 1);
        assert_eq!(row, [0x01, 0xff, 0x01, 0x01]);
        let mut row = [0x01, 0xff, 0x00, 0x02];
        Samples { least_first: false, ..least }.add_up(&mut row, 1);
        assert_eq!(row, [0x01, 0xff, 0x02, 0x01]);
    }
}
