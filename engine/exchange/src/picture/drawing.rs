//! A picture drawn a few rows at a time, for whoever must not be held up by the whole of it.

use super::bands::{Division, band};
use super::error::Error;
use super::plan::Plan;
use super::request::{Format, Request};
use super::under::Under;
use super::write::Image;
use oblique_cartography::raster::Painter;
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::sync::atomic::AtomicBool;

/// Most pixels drawn at a time: a few milliseconds' work.
const SLICE_PX: u32 = 8192;

/// A picture under way: its pixels are those of [`super::image`].
pub struct Drawing {
    plan: Plan,
    division: Division,
    painter: Painter,
    /// The slice that is next.
    next: u32,
    image: Image,
}

impl Drawing {
    /// Makes ready to draw the pixels of a picture, whatever its format.
    ///
    /// # Errors
    /// Why there is no picture.
    pub fn new(scenario: &Scenario, rules: &dyn Ruleset, request: &Request) -> Result<Self, Error> {
        let plan = Plan::new(scenario, rules, &Request { format: Format::Png, ..*request })?;
        let (width, height) = plan.measure.whole_pixels();
        let rows = (SLICE_PX / width.max(1)).max(1);
        Ok(Self {
            plan,
            division: Division::of_rows(width, height, rows),
            painter: Painter::default(),
            next: 0,
            image: Image { width, height, rgb: Vec::new() },
        })
    }

    /// The same over what lies under the ground.
    #[must_use]
    pub fn over(self, under: Option<Under>) -> Self {
        Self { plan: self.plan.over(under), ..self }
    }

    /// Draws the next rows; is the picture whole?
    pub fn step(&mut self) -> bool {
        if self.next < self.division.count() {
            let band = band(&self.plan, self.division, self.next, &mut self.painter, &AtomicBool::new(false));
            self.image.rgb.extend_from_slice(&band.rgb);
            self.next += 1;
        }
        self.next >= self.division.count()
    }

    /// The picture as far as it is drawn, whole after [`Drawing::step`] has said so.
    #[must_use]
    pub fn into_image(self) -> Image {
        self.image
    }
}
