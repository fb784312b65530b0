//! How much of a pixel is printed in one ink.
//!
//! Inks take light away one after the other, so what they take adds up as optical density: a colour is measured as its
//! density over the paper, and an ink is a direction there. What lies off that direction is another ink's.

/// The paper a sheet is printed on, as the scan has it: red, green, blue of a bare place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper(pub [u8; 3]);

/// A pixel is measured no darker than this, so that its density stays a number.
const DARKEST: f32 = 2.0;
/// Less density than this is paper, whatever its colour.
const BARE: f32 = 0.05;
/// How strongly density of other inks speaks against this one.
const OTHERS: f32 = 2.2;

/// What is as dense as this is printed in the darkest ink of a sheet.
const DARK: f32 = 1.2;
/// Fewer dark pixels than this tell nothing of a darkest ink.
const FEWEST_DARK: u32 = 40;
/// An ink whose direction lies nearer to the darkest one's than this cosine is that one: five degrees.
const SAME: f32 = 0.996;

/// An ink whose direction lies nearer to that of grey than this cosine is black or grey itself: on old paper black is brownish.
const GREY: f32 = 0.98;
/// Of what is printed in an ink and the darkest one, so much must be the ink's to count for it at all, and so much to count as
/// all its own: thin lines are washed out towards grey.
const OWN: std::ops::Range<f32> = 0.3..0.6;
/// A blue ink takes so many times as much red away as blue.
const BLUE: f32 = 1.25;

/// Strokes are as dense as this: less may be the grain of the paper, more is laid on thick.
const STROKE: std::ops::Range<f32> = 0.2..0.8;
/// A stroke is of an ink if its direction lies nearer than this cosine: eleven degrees, twice as far as thin contour lines lie
/// from heavy ones.
const LIKE: f32 = 0.982;
/// A stroke that lies no farther than this part of the way from the darkest ink is the darkest ink's: that far thin roads are
/// brownish, and there fewest strokes lie.
const NEAR_DARK: f32 = 0.25;
/// Fewer pixels of strokes tell nothing of an ink.
const FEWEST_STROKES: u32 = 400;
/// So often the strokes are sought anew.
const ROUNDS: usize = 4;

/// So much farther from an ink than its thick strokes lie thin strokes of the darkest one, as a length of directions.
const BEYOND: f32 = 0.06;

/// Why there is no such ink.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum InkError {
    /// The places clicked are as bright as the paper.
    #[error("that is the paper, not a line: click the middle of a line, or come nearer first")]
    Paper,
    /// The places clicked have nothing in common.
    #[error("these places are printed in different colours: click lines of one colour only")]
    Mixed,
}

/// An ink of a sheet.
///
/// ```
/// use oblique_linework::{Ink, Paper};
///
/// let paper = Paper([236, 226, 200]);
/// let blue = Ink::sampled(paper, &[[90, 140, 180], [110, 150, 180]])?;
/// assert!(blue.share([95, 143, 180]) > 0.8 && blue.share([40, 36, 30]) < 0.3);
/// assert!(blue.share([230, 222, 198]) < 0.05);
/// # Ok::<(), oblique_linework::InkError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ink {
    paper: Paper,
    direction: [f32; 3],
    /// Density of a line printed in it.
    full: f32,
    /// The direction of the darkest ink of the sheet, where this is another.
    dark: Option<[f32; 3]>,
}

impl Ink {
    /// An ink by places printed in it.
    ///
    /// # Errors
    /// Where the places are bare paper, or of several inks.
    pub fn sampled(paper: Paper, samples: &[[u8; 3]]) -> Result<Self, InkError> {
        let densities: Vec<[f32; 3]> = samples.iter().map(|rgb| density(paper, *rgb)).collect();
        let count = densities.len().max(1) as f32;
        let mean = densities.iter().fold([0.0; 3], |sum, d| [0, 1, 2].map(|i| sum[i] + d[i] / count));
        let full = length(mean);
        if full < 2.0 * BARE {
            return Err(InkError::Paper);
        }
        let direction = mean.map(|d| d / full);
        let apart = |d: &[f32; 3]| {
            let own = length(*d);
            own > 2.0 * BARE && dot(*d, direction) < 0.9 * own
        };
        if densities.iter().any(apart) {
            return Err(InkError::Mixed);
        }
        Ok(Self { paper, direction, full, dark: None })
    }

    /// The ink of lettering, roads and railways: black or nearly.
    #[must_use]
    pub fn black(paper: Paper) -> Self {
        Self { paper, direction: [0.577_35; 3], full: 1.0, dark: None }
    }

    /// The ink of streams: takes red away, and half as much green.
    #[must_use]
    pub fn blue(paper: Paper) -> Self {
        let direction = [0.89, 0.43, 0.15];
        let long = length(direction);
        Self { paper, direction: direction.map(|d| d / long), full: 0.35, dark: None }
    }

    /// Is it blue, as water is? Black, grey and brown are not.
    #[must_use]
    pub fn is_blue(&self) -> bool {
        let [red, _, blue] = self.direction;
        red > BLUE * blue
    }

    /// The same ink, a line of which is whole where it is as dense as that or denser: thin lines count as thick ones do.
    #[must_use]
    pub fn whole_from(self, density: f32) -> Self {
        Self { full: self.full.min(density.max(3.0 * BARE)), ..self }
    }

    /// The same ink as most strokes of it are on a sheet with those pixels: where it was clicked it may be laid on thicker
    /// and purer than in thin lines, whose colour scans wash out, or another ink may lie under it. Strokes near the darkest ink
    /// of the sheet are that one's, however many there are: on a plain there may be ten times as much road as contour.
    #[must_use]
    pub fn as_in_most_strokes(self, pixels: &(impl Iterator<Item = [u8; 3]> + Clone)) -> Self {
        let dark = self.darkest(pixels.clone()).filter(|dark| dot(*dark, self.direction) < SAME);
        let mut ink = self;
        for _ in 0..ROUNDS {
            // From the darkest ink to this one.
            let way = dark.map(|dark| (dark, [0, 1, 2].map(|i| ink.direction[i] - dark[i])));
            let strokes = pixels.clone().filter_map(|rgb| {
                let d = density(ink.paper, rgb);
                let own = length(d);
                let like = STROKE.contains(&own) && dot(d, ink.direction) >= LIKE * own;
                let is_dark = way.is_some_and(|(dark, way)| {
                    let off = [0, 1, 2].map(|i| d[i] / own - dark[i]);
                    dot(off, way) < NEAR_DARK * dot(way, way)
                });
                (like && !is_dark).then(|| d.map(|d| f64::from(d / own)))
            });
            let Some(direction) = mean_direction(strokes, FEWEST_STROKES) else { return ink };
            ink.direction = direction;
        }
        ink
    }

    /// The same ink on a sheet with those pixels, told apart from its darkest ink: on old paper black is brownish, and a
    /// contour line not far from it. Black and grey stay as they are: a thin road is the darkest ink, paler.
    #[must_use]
    pub fn apart_from_dark(self, pixels: impl Iterator<Item = [u8; 3]>) -> Self {
        if dot(self.direction, [1.0; 3]) > GREY * 3.0_f32.sqrt() {
            return self;
        }
        let other = self.darkest(pixels).filter(|dark| dot(*dark, self.direction) < SAME);
        // Thin strokes of the darkest ink lie farther off still than where it is laid on thick.
        let beyond = other.map(|dark| {
            let away = [0, 1, 2].map(|i| dark[i] - self.direction[i]);
            let by = BEYOND.min(0.5 * length(away)) / length(away).max(f32::EPSILON);
            let beyond = [0, 1, 2].map(|i| dark[i] + by * away[i]);
            let long = length(beyond);
            beyond.map(|d| d / long)
        });
        Self { dark: beyond, ..self }
    }

    /// The direction of the darkest ink of a sheet with those pixels, if enough of them tell.
    fn darkest(&self, pixels: impl Iterator<Item = [u8; 3]>) -> Option<[f32; 3]> {
        let thick = pixels.filter_map(|rgb| {
            let d = density(self.paper, rgb);
            let own = length(d);
            (own >= DARK).then(|| d.map(|d| f64::from(d / own)))
        });
        mean_direction(thick, FEWEST_DARK)
    }

    /// How much of a pixel is printed in it, from 0 to 1.
    #[must_use]
    pub fn share(&self, rgb: [u8; 3]) -> f32 {
        let d = density(self.paper, rgb);
        let (along, dark) = self.parts(d);
        if along < BARE {
            return 0.0;
        }
        let beside = self.dark.unwrap_or_default();
        let off = length([0, 1, 2].map(|i| d[i] - along * self.direction[i] - dark * beside[i]));
        // Where most is dark ink, what seems to be left of this one is noise.
        let part = along / (along + dark);
        let whole = ((part - OWN.start) / (OWN.end - OWN.start)).clamp(0.0, 1.0);
        let own = along * whole * whole;
        ((own - OTHERS * off - BARE) / (self.full - BARE)).clamp(0.0, 1.0)
    }

    /// How much of a density is this ink's, and how much the darkest one's.
    fn parts(&self, d: [f32; 3]) -> (f32, f32) {
        let along = dot(d, self.direction);
        let Some(dark) = self.dark else { return (along, 0.0) };
        let (other, both) = (dot(d, dark), dot(dark, self.direction));
        let apart = 1.0 - both * both;
        let (own, beside) = ((along - both * other) / apart, (other - both * along) / apart);
        if beside <= 0.0 { (along, 0.0) } else { (own.max(0.0), beside) }
    }
}

/// Optical density over the paper, a channel each; what is brighter than paper has none.
fn density(Paper(paper): Paper, rgb: [u8; 3]) -> [f32; 3] {
    [0, 1, 2].map(|i| {
        let light = (f32::from(rgb[i]) + 1.0) / (f32::from(paper[i]) + 1.0);
        (-light.ln()).clamp(0.0, DARKEST)
    })
}

/// The mean of directions, of unit length; `None` where there are fewer than so many.
fn mean_direction(directions: impl Iterator<Item = [f64; 3]>, fewest: u32) -> Option<[f32; 3]> {
    let (mut sum, mut count) = ([0.0_f64; 3], 0_u32);
    for direction in directions {
        count = count.saturating_add(1);
        sum = [0, 1, 2].map(|i| sum[i] + direction[i]);
    }
    let sum = sum.map(|s| s as f32);
    let long = length(sum);
    (count >= fewest && long > f32::EPSILON).then(|| sum.map(|s| s / long))
}

fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn length(a: [f32; 3]) -> f32 {
    dot(a, a).sqrt()
}

#[cfg(test)]
mod tests {
    use super::{Ink, InkError, Paper};

    const PAPER: Paper = Paper([240, 229, 200]);

    #[test]
    fn inks_of_a_survey_are_told_apart() {
        let (black, blue) = (Ink::black(PAPER), Ink::blue(PAPER));
        let (dark, water, contour) = ([58, 50, 44], [112, 150, 176], [186, 140, 96]);
        assert!(black.share(dark) > 0.8 && black.share(water) < 0.2 && black.share(contour) < 0.2);
        assert!(blue.share(water) > 0.6 && blue.share(dark) < 0.2 && blue.share(contour) < 0.1);
        assert!(blue.is_blue() && !black.is_blue());
        for bare in [[240, 229, 200], [255, 255, 255], [230, 218, 188]] {
            assert!(black.share(bare) < 0.05 && blue.share(bare) < 0.05);
        }
    }

    #[test]
    fn a_contour_line_is_told_apart_from_brownish_black() {
        // As a sheet of 1902 has them: thin contours, heavy ones, roads at their edge and in the middle, letters.
        let paper = Paper([218, 209, 192]);
        let (thin, heavy) = ([196, 175, 154], [168, 130, 109]);
        let (edge, road, letter) = ([145, 126, 111], [96, 82, 70], [52, 40, 31]);
        let ink = Ink::sampled(paper, &[thin]).expect("an ink");
        assert!(ink.share(edge) > 0.8, "by itself it takes roads for contours");
        let dark = [letter, road, [60, 47, 37]].into_iter().cycle().take(300);
        let ink = ink.apart_from_dark(dark.clone());
        assert!(ink.share(thin) > 0.8 && ink.share(heavy) > 0.8, "{} {}", ink.share(thin), ink.share(heavy));
        for other in [edge, road, letter] {
            assert!(ink.share(other) < 0.25, "{other:?} {}", ink.share(other));
        }
        let black = Ink::sampled(paper, &[letter]).expect("an ink");
        assert!(!ink.is_blue() && !black.is_blue());
        assert_eq!(black.apart_from_dark(dark), black, "the darkest ink is not told apart from itself");
    }

    #[test]
    fn an_ink_clicked_where_it_is_thick_is_that_of_thin_lines_too() {
        // As the same sheet has them.
        let paper = Paper([216, 207, 189]);
        let (thick, thin) = ([190, 149, 127], [190, 168, 143]);
        let (edge, letter) = ([145, 126, 111], [52, 40, 31]);
        let sheet = [thin, thin, thin, thick, edge, letter, letter, paper.0].into_iter().cycle().take(8000);
        let clicked = Ink::sampled(paper, &[thick]).expect("an ink");
        let bare = clicked.apart_from_dark(sheet.clone()).whole_from(0.3);
        let ink = clicked.as_in_most_strokes(&sheet).apart_from_dark(sheet.clone()).whole_from(0.3);
        assert!(ink.share(thin) > 0.8 && ink.share(thick) > 0.8, "{} {}", ink.share(thin), ink.share(thick));
        assert!(bare.share(thin) < 0.7, "{}", bare.share(thin));
        assert!(
            ink.share(edge) < 0.25 && ink.share(letter) < 0.25,
            "{} {}",
            ink.share(edge),
            ink.share(letter)
        );
        assert_eq!(clicked.as_in_most_strokes(&sheet.take(100)), clicked, "a few strokes tell nothing");
    }

    #[test]
    fn an_ink_stays_itself_where_far_more_is_printed_in_the_darkest_one() {
        // The plain about Hesperia on the same sheet: pale edges of roads and section lines many times as often as contours.
        let paper = Paper([218, 209, 192]);
        let (thick, thin, washed) = ([190, 149, 127], [190, 168, 143], [196, 175, 154]);
        let (grey, edge, road, letter) = ([160, 148, 130], [145, 126, 111], [96, 82, 70], [52, 40, 31]);
        let sheet =
            [grey, edge, edge, grey, road, edge, grey, edge, thin, washed, letter].into_iter().cycle();
        let sheet = sheet.take(20_000);
        for clicked in [thick, thin] {
            let clicked = Ink::sampled(paper, &[clicked]).expect("an ink");
            let ink = clicked.as_in_most_strokes(&sheet).apart_from_dark(sheet.clone()).whole_from(0.3);
            for own in [thick, thin, washed] {
                assert!(ink.share(own) > 0.6, "{own:?} {}", ink.share(own));
            }
            for other in [grey, edge, road, letter] {
                assert!(ink.share(other) < 0.25, "{other:?} {}", ink.share(other));
            }
        }
    }

    #[test]
    fn paper_and_mixtures_are_no_ink() {
        assert_eq!(Ink::sampled(PAPER, &[[238, 226, 199]]), Err(InkError::Paper));
        assert_eq!(Ink::sampled(PAPER, &[]), Err(InkError::Paper));
        let mixed = Ink::sampled(PAPER, &[[60, 130, 190], [190, 120, 60]]);
        assert_eq!(mixed, Err(InkError::Mixed));
        let brown = Ink::sampled(PAPER, &[[186, 140, 96], [170, 124, 84]]).expect("one ink");
        assert!(brown.share([178, 132, 90]) > 0.8 && brown.share([112, 150, 176]) < 0.1);
    }
}
