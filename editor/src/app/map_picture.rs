//! A battle's map in small, for previews and the gallery: as large as fits its room, drawn a few rows at a time.
//!
//! Must not know who shows it.

use egui::{Color32, ColorImage};
use oblique_cartography::overview::texel;
use oblique_cartography::{MapSource, MapStyle, Point, Rect, geometry};
use oblique_exchange::picture::{Drawing, HEX_PX, Image, Measure, Request, Size, Under};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::sync::Arc;

/// Most pixels of a board seen from afar that are drawn at a time.
const SLICE_PX: usize = 16_384;

/// A map in small under way.
pub(super) enum MapPicture {
    /// With all that stands on it.
    Near(Box<Drawing>),
    /// Ground only, where a hex is a pixel or less.
    Afar(Box<Afar>),
}

impl MapPicture {
    /// Makes ready to draw a map no larger than the request asks for and than its room, width and height in pixels;
    /// `None` where there can be no picture.
    pub(super) fn new(
        scenario: &Scenario,
        rules: &dyn Ruleset,
        request: &Request,
        room: [f32; 2],
    ) -> Option<Self> {
        let measure = Measure::new(scenario.board.layout(), request).ok()?;
        let (width, height) = (measure.sheet.width(), measure.sheet.height());
        let fits = (room[0] / width).min(room[1] / height);
        let hex_px = fits.min(measure.hex_px);
        if hex_px < *HEX_PX.start() {
            let afar = Afar::new(scenario, rules, request.style, &measure, fits);
            return Some(Self::Afar(Box::new(afar)));
        }
        let small = Request { size: Size::HexPx(hex_px), ..*request };
        Some(Self::Near(Box::new(Drawing::new(scenario, rules, &small).ok()?)))
    }

    /// The same over historical maps; seen from afar there is no use for them.
    pub(super) fn over(self, under: Option<Under>) -> Self {
        match self {
            Self::Near(drawing) => Self::Near(Box::new(drawing.over(under))),
            Self::Afar(afar) => Self::Afar(afar),
        }
    }

    /// Draws the next rows; is the picture whole?
    pub(super) fn step(&mut self) -> bool {
        match self {
            Self::Near(drawing) => drawing.step(),
            Self::Afar(afar) => afar.step(),
        }
    }

    /// The picture, once it is whole.
    pub(super) fn into_image(self) -> ColorImage {
        match self {
            Self::Near(drawing) => color_image(&drawing.into_image()),
            Self::Afar(afar) => ColorImage::new(afar.size, afar.pixels),
        }
    }
}

/// A picture as the interface takes it.
pub(super) fn color_image(image: &Image) -> ColorImage {
    ColorImage::from_rgb([image.width as usize, image.height as usize], &image.rgb)
}

/// A board of so many hexes that each is a pixel or less.
pub(super) struct Afar {
    map: MapSource,
    style: &'static MapStyle,
    /// What the picture shows, and the part of it that is map, in hexes.
    sheet: Rect,
    shown: Rect,
    hex_px: f32,
    /// Width and height in pixels.
    size: [usize; 2],
    /// Row by row, as far as they are drawn.
    pixels: Vec<Color32>,
}

impl Afar {
    fn new(
        scenario: &Scenario,
        rules: &dyn Ruleset,
        style: &'static MapStyle,
        measure: &Measure,
        hex_px: f32,
    ) -> Self {
        let map = MapSource::new(Arc::new(scenario.board.clone()), rules.catalog());
        let sheet = measure.sheet;
        let size = [sheet.width(), sheet.height()].map(|side| (side * hex_px).floor().max(1.0) as usize);
        Self { map, style, sheet, shown: measure.map, hex_px, size, pixels: Vec::new() }
    }

    fn step(&mut self) -> bool {
        let whole = self.size[0] * self.size[1];
        let end = whole.min(self.pixels.len() + SLICE_PX);
        for at in self.pixels.len()..end {
            let [x, y] = [at % self.size[0], at / self.size[0]];
            let color = self.color(x, y);
            self.pixels.push(color);
        }
        end == whole
    }

    fn color(&self, x: usize, y: usize) -> Color32 {
        let at = Point::new((x as f32 + 0.5) / self.hex_px, (y as f32 + 0.5) / self.hex_px);
        let at = self.sheet.min + at;
        let color = if self.shown.contains(at) {
            texel(&self.map, self.style, geometry::hex_at(self.map.layout(), at))
        } else {
            self.style.margin
        };
        Color32::from_rgb(color.r, color.g, color.b)
    }
}
