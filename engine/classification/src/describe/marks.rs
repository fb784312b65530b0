//! Marks that go over any terrain, drawn over hexes as they might be: words, roads, hachures. What hexes look like under
//! them is learnt beside what the samples show, for eight clicks seldom have all of them.
//!
//! They need not be beautiful, nor the sheet's own: letters of the sheet's lettering are not known, and what is learnt is
//! that bold strokes, rings and combs say nothing of the terrain below.
//!
//! Must not know what is learnt.

use super::oklab::Lab;
use super::planes::Colours;
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg32;

/// A word or a comb ends so far from the middle of its hex, in hexes: not to lie over the next one.
const REACH: f32 = 0.55;
/// A road for so many hexes: it crosses a third of them or so.
const HEXES_A_ROAD: f32 = 45.0;
/// Hexes that a road crosses have something else besides so often.
const BESIDES: f64 = 0.25;
/// Of what is no road, words are so much, hachures the rest.
const WORDS: f64 = 0.7;
/// A road crosses a hex where it comes so near to the middle, in hexes.
const CROSSED: f32 = 0.35;
/// What has grown so much darker was drawn over.
const DRAWN: f32 = 0.2;
/// Hair lines of a letter are so much of its bold ones.
const HAIR: f32 = 0.6;
/// A road is drawn by steps of so many pixels.
const STEP_PX: f32 = 2.0;

/// Draws over each of the hexes about these middles something, in an ink: roads over all of them, something else where
/// no road is.
pub(super) fn draw(on: &mut Colours, ink: Lab, middles: &[(f32, f32)], px_a_hex: f32, seed: u64) {
    let mut pen = Pen {
        rng: Pcg32::seed_from_u64(seed ^ 0x6d61_726b),
        on,
        ink,
        middle: (0.0, 0.0),
        px_a_hex,
        within: f32::MAX,
    };
    let before = pen.on.light.clone();
    let hexes = (pen.on.width * pen.on.height) as f32 / (px_a_hex * px_a_hex);
    for _ in 0..(hexes / HEXES_A_ROAD).ceil() as usize {
        pen.road();
    }
    pen.within = REACH * px_a_hex;
    for middle in middles {
        pen.middle = *middle;
        if !pen.is_crossed(&before) || pen.rng.random_bool(BESIDES) {
            if pen.rng.random_bool(WORDS) { pen.word() } else { pen.hachures() }
        }
    }
}

struct Pen<'a> {
    rng: Pcg32,
    on: &'a mut Colours,
    ink: Lab,
    middle: (f32, f32),
    px_a_hex: f32,
    /// Nothing is drawn farther from the middle, in pixels.
    within: f32,
}

impl Pen<'_> {
    fn part(&mut self, low: f32, high: f32) -> f32 {
        self.rng.random_range(low..high)
    }

    /// Was anything drawn near the middle?
    fn is_crossed(&self, before: &[f32]) -> bool {
        let near = CROSSED * self.px_a_hex;
        let from = |at: f32| (at - near).max(0.0) as usize;
        let to = |at: f32, most: usize| ((at + near).max(0.0) as usize).min(most);
        let (x, y) = self.middle;
        (from(y)..to(y, self.on.height)).any(|v| {
            let row = v * self.on.width;
            (row + from(x)..row + to(x, self.on.width)).any(|i| self.on.light[i] < before[i] - DRAWN)
        })
    }

    /// Letters of a size, upright or aslant, one after the other past the middle.
    fn word(&mut self) {
        let size = self.part(0.28, 0.9) * self.px_a_hex;
        let angle = if self.rng.random_bool(0.3) { self.part(-1.0, 1.0) } else { 0.0 };
        let lean = if self.rng.random_bool(0.5) { 0.25 } else { 0.0 };
        let bold = size * self.part(0.08, 0.15);
        let up = self.part(-0.45, 0.45) * self.px_a_hex - 0.3 * size;
        let reach = self.px_a_hex * REACH;
        // A word begins or ends in some of its hexes.
        let (mut at, end) = match self.rng.random_range(0..4) {
            0 => (self.part(-0.3, 0.2) * self.px_a_hex, reach),
            1 => (-reach, self.part(-0.2, 0.3) * self.px_a_hex),
            _ => (-reach - self.part(0.0, 0.3) * size, reach),
        };
        let (sin, cos) = angle.sin_cos();
        while at < end {
            let tall = if self.rng.random_bool(0.35) { 0.72 * size } else { 0.45 * size };
            let wide = tall.min(0.5 * size) * self.part(0.7, 1.1);
            let strokes = self.letter();
            for stroke in strokes {
                let points: Vec<(f32, f32)> = stroke
                    .iter()
                    .map(|(u, v)| {
                        let (u, v) = (at + u * wide + lean * v * tall, up + v * tall);
                        (u * cos + v * sin, u * sin - v * cos)
                    })
                    .collect();
                // Upright strokes are bold, the others are hair lines.
                let upright = (points[0].0 - points[points.len() - 1].0).abs() < 0.4 * tall;
                self.stroke(&points, if upright { bold } else { bold * HAIR });
            }
            at += wide + size * self.part(0.1, 0.2);
        }
    }

    /// Strokes of a letter in a square of 1, upwards.
    fn letter(&mut self) -> Vec<Vec<(f32, f32)>> {
        let stem = |x: f32| vec![(x, 0.0), (x, 1.0)];
        let ring = |from: f32, to: f32| -> Vec<(f32, f32)> {
            let at = |n: u8| from + (to - from) * f32::from(n) / 12.0;
            (0..=12).map(|n| (0.5 + 0.5 * at(n).cos(), 0.5 + 0.5 * at(n).sin())).collect()
        };
        match self.rng.random_range(0..7) {
            0 => vec![stem(0.5)],
            1 => vec![ring(0.0, 6.3)],
            2 => vec![ring(0.8, 5.5), vec![(0.1, 0.5), (0.9, 0.5)]],
            3 => vec![stem(0.1), stem(0.9), vec![(0.1, 0.8), (0.5, 1.0), (0.9, 0.8)]],
            4 => vec![vec![(0.0, 0.0), (1.0, 1.0)], vec![(0.0, 1.0), (1.0, 0.0)]],
            5 => vec![
                stem(0.2),
                vec![(0.2, 1.0), (0.9, 1.0)],
                vec![(0.2, 0.0), (0.9, 0.0)],
                vec![(0.2, 0.5), (0.7, 0.5)],
            ],
            _ => vec![vec![(0.0, 1.0), (0.5, 0.0), (1.0, 1.0)]],
        }
    }

    /// One line or two beside each other, winding over all there is, whole or dashed.
    fn road(&mut self) {
        let (w, h) = (self.on.width as f32, self.on.height as f32);
        let (mut x, mut y) = (self.part(0.0, w), self.part(0.0, h));
        let turn = self.part(0.0, 6.3);
        let (swing, wave, phase) = (self.part(0.0, 0.9), self.part(20.0, 60.0), self.part(0.0, 6.3));
        let two = self.rng.random_bool(0.6);
        let apart = if two { self.part(2.5, 6.0) } else { 0.0 };
        let wide = if two { self.part(0.6, 1.4) } else { self.part(0.7, 2.8) };
        let dash = if self.rng.random_bool(0.25) { self.part(3.0, 8.0) } else { 0.0 };
        // From the rim to the rim.
        let length = w + h;
        (x, y) = (x - turn.cos() * length / 2.0, y - turn.sin() * length / 2.0);
        let mut before: Option<[(f32, f32); 2]> = None;
        let mut far = 0.0;
        while far < length {
            let way = turn + swing * (far / wave + phase).sin();
            let (sin, cos) = way.sin_cos();
            (x, y) = (x + STEP_PX * cos, y + STEP_PX * sin);
            far += STEP_PX;
            let beside = [0.0, apart].map(|off| (x - sin * off, y + cos * off));
            let drawn = dash == 0.0 || far.rem_euclid(dash * 1.6) < dash;
            let there = (-8.0..w + 8.0).contains(&x) && (-8.0..h + 8.0).contains(&y);
            if let Some(before) = before.filter(|_| drawn && there) {
                for (from, to) in before.into_iter().zip(beside).take(1 + usize::from(two)) {
                    self.stroke(&[from, to], wide);
                }
            }
            before = Some(beside);
        }
    }

    /// A comb of short strokes along a wavy line.
    fn hachures(&mut self) {
        let (turn, off) = (self.part(0.0, 6.3), self.part(-0.5, 0.5) * self.px_a_hex);
        let (long, apart, wide) = (self.part(4.0, 11.0), self.part(2.0, 4.5), self.part(0.6, 1.3));
        let (swing, wave) = (self.part(0.0, 3.0), self.part(8.0, 20.0));
        let (sin, cos) = turn.sin_cos();
        let reach = self.px_a_hex * 0.7;
        let mut u = -reach;
        while u < reach {
            let v = off + swing * (u / wave).sin();
            let (tip, lean) = (v + long * self.part(0.7, 1.2), self.part(-1.5, 1.5));
            let turned = |u: f32, v: f32| (u * cos - v * sin, u * sin + v * cos);
            self.stroke(&[turned(u, v), turned(u + lean, tip)], wide);
            u += apart * self.part(0.7, 1.3);
        }
    }

    /// A line through points beside the middle, so many pixels wide, its rims as blurred as a lens makes them.
    fn stroke(&mut self, points: &[(f32, f32)], wide: f32) {
        let half = 0.5 * wide;
        let (mx, my) = self.middle;
        for pair in points.windows(2) {
            let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
            let rim = half + 1.0;
            let (dx, dy) = (bx - ax, by - ay);
            let square = (dx * dx + dy * dy).max(1e-6);
            let from = |at: f32| at.floor().max(0.0) as usize;
            let to = |at: f32, most: usize| (at.ceil().max(0.0) as usize).min(most);
            for py in from(my + ay.min(by) - rim)..to(my + ay.max(by) + rim + 1.0, self.on.height) {
                for px in from(mx + ax.min(bx) - rim)..to(mx + ax.max(bx) + rim + 1.0, self.on.width) {
                    let (u, v) = (px as f32 - mx, py as f32 - my);
                    if u.hypot(v) > self.within {
                        continue;
                    }
                    let along = (((u - ax) * dx + (v - ay) * dy) / square).clamp(0.0, 1.0);
                    let far = (u - ax - along * dx).hypot(v - ay - along * dy);
                    let cover = ((rim - far) / 1.5).clamp(0.0, 1.0) * wide.min(1.0);
                    if cover > 0.0 {
                        self.put(py * self.on.width + px, cover);
                    }
                }
            }
        }
    }

    /// So much of a pixel is covered with ink.
    fn put(&mut self, i: usize, cover: f32) {
        let on = &mut *self.on;
        let darker = on.light[i] + (self.ink[0] - on.light[i]) * cover;
        // An ink lighter than what it lies on is not seen.
        if darker < on.light[i] {
            on.red[i] += (self.ink[1] - on.red[i]) * cover;
            on.yellow[i] += (self.ink[2] - on.yellow[i]) * cover;
            on.light[i] = darker;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Colours, Lab, Pen, draw};
    use rand::SeedableRng;
    use rand_pcg::Pcg32;

    const INK: Lab = [0.2, 0.01, 0.02];
    const PX: f32 = 30.0;

    /// A sheet of paper of 10 by 10 hexes in squares, and their middles.
    fn board() -> (Colours, Vec<(f32, f32)>) {
        let at = |n: usize| (n as f32 + 0.5) * PX;
        let middles = (0..100).map(|n| (at(n % 10), at(n / 10))).collect();
        (Colours::bare(300, 300), middles)
    }

    fn drawn(seed: u64) -> Colours {
        let (mut on, middles) = board();
        draw(&mut on, INK, &middles, PX, seed);
        on
    }

    #[test]
    fn almost_every_hex_has_something_over_it_and_much_of_it_is_left_to_see() {
        let (_, middles) = board();
        let mut bare = 0;
        for seed in 0..4 {
            let on = drawn(seed);
            for (x, y) in &middles {
                let square = |at: f32| (at - PX / 2.0) as usize..(at + PX / 2.0) as usize;
                let dark = square(*y).flat_map(|v| square(*x).map(move |u| v * 300 + u));
                let dark = dark.filter(|i| on.light[*i] < 0.8).count();
                bare += usize::from(dark < 8);
            }
            let dark = on.light.iter().filter(|light| **light < 0.6).count();
            assert!(dark > 300 * 300 / 20 && dark < 300 * 300 / 2, "{dark}");
        }
        assert!(bare < 20, "{bare} of 400");
    }

    #[test]
    fn the_same_seed_draws_the_same_and_another_one_something_else() {
        assert!(drawn(1).light == drawn(1).light);
        assert!(drawn(1).light != drawn(2).light);
    }

    #[test]
    fn nothing_is_darker_than_the_ink_or_lighter_than_it_was() {
        let on = drawn(3);
        assert!(on.light.iter().all(|light| (INK[0] - 1e-6..=1.0).contains(light)));
        // An ink as light as the paper leaves no trace.
        let (mut on, middles) = board();
        draw(&mut on, [1.0, 0.3, 0.3], &middles, PX, 3);
        assert!(on.light.iter().all(|light| *light == 1.0) && on.red.iter().all(|red| *red == 0.0));
    }

    #[test]
    fn words_and_hachures_keep_to_their_hex() {
        for seed in 0..20 {
            let mut on = Colours::bare(120, 120);
            let rng = Pcg32::seed_from_u64(seed);
            let mut pen =
                Pen { rng, on: &mut on, ink: INK, middle: (60.0, 60.0), px_a_hex: PX, within: 16.0 };
            pen.word();
            pen.hachures();
            for i in (0..120 * 120).filter(|i| on.light[*i] < 1.0) {
                let (x, y) = ((i % 120) as f32 - 60.0, (i / 120) as f32 - 60.0);
                assert!(x.hypot(y) <= 16.0, "{x} {y}");
            }
        }
    }
}
