//! A colour laid over pixels.

use crate::Rgba;

/// A colour ready to be laid over pixels; a pixel is red, green, blue, opacity from its lowest byte up, premultiplied.
#[derive(Clone, Copy)]
pub(super) struct Ink {
    red_blue: u32,
    green_all: u32,
    alpha: u32,
}

const LOW: u32 = 0x00ff_00ff;
const HALF: u32 = 0x0080_0080;

/// Two products of bytes, each over 255, rounded.
const fn over_255(pair: u32) -> u32 {
    let pair = pair + HALF;
    ((pair + ((pair >> 8) & LOW)) >> 8) & LOW
}

impl Ink {
    pub(super) fn new(color: Rgba) -> Self {
        Self {
            red_blue: u32::from(color.r) | u32::from(color.b) << 16,
            green_all: u32::from(color.g) | 255 << 16,
            alpha: u32::from(color.a),
        }
    }

    /// How strongly it shows where so much of a pixel is covered.
    const fn share(self, cover: u8) -> u32 {
        over_255(self.alpha * cover as u32)
    }

    /// A pixel with so much of it covered.
    pub(super) const fn over(self, pixel: u32, cover: u8) -> u32 {
        self.covering(cover).over(pixel)
    }

    /// As it is where so much of a pixel is covered.
    pub(super) const fn covering(self, cover: u8) -> Wash {
        let share = self.share(cover);
        Wash { rest: 255 - share, red_blue: self.red_blue * share, green_all: self.green_all * share }
    }

    /// Pixels that are covered alike.
    pub(super) fn run(self, pixels: &mut [u32], cover: u8) {
        let wash = self.covering(cover);
        if wash.rest == 0 {
            pixels.fill(self.red_blue | self.green_all << 8);
            return;
        }
        for pixel in pixels {
            *pixel = wash.over(*pixel);
        }
    }

    /// Pixels with the cover of each.
    pub(super) fn each(self, pixels: &mut [u32], covers: &[u8]) {
        for (pixels, covers) in pixels.chunks_mut(8).zip(covers.chunks(8)) {
            if covers == [0; 8] {
                continue;
            }
            for (pixel, cover) in pixels.iter_mut().zip(covers) {
                if *cover > 0 {
                    *pixel = self.over(*pixel, *cover);
                }
            }
        }
    }
}

/// A colour at a strength.
#[derive(Clone, Copy)]
pub(super) struct Wash {
    /// How much is left of what it is laid over, of 255.
    rest: u32,
    red_blue: u32,
    green_all: u32,
}

impl Wash {
    /// A pixel under it.
    pub(super) const fn over(self, pixel: u32) -> u32 {
        let red_blue = over_255((pixel & LOW) * self.rest + self.red_blue);
        let green_all = over_255(((pixel >> 8) & LOW) * self.rest + self.green_all);
        red_blue | green_all << 8
    }
}
