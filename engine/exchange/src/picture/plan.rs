//! Everything a picture is made of, ready to be drawn part by part.

use super::error::Error;
use super::frame::Surround;
use super::measure::Measure;
use super::request::Request;
use super::{frame, pieces, zones};
use oblique_cartography::primitive::{Pen, bounds};
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Primitive, Rect, Scene, scene};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::sync::Arc;

/// Something drawn over the map, with the rectangle it lies in.
type Placed = (Rect, Primitive);

/// Everything a picture is made of.
pub(super) struct Plan {
    pub(super) measure: Measure,
    map: MapSource,
    style: &'static MapStyle,
    layers: Layers,
    /// What stands on the map: cut off where the map ends.
    pieces: Vec<Placed>,
    /// What is drawn on the margin.
    frame: Vec<Placed>,
}

impl Plan {
    pub(super) fn new(scenario: &Scenario, rules: &dyn Ruleset, request: &Request) -> Result<Self, Error> {
        let catalog = rules.catalog();
        let measure = Measure::new(scenario.board.layout(), request)?;
        measure.check(request.format)?;
        let style = request.style;
        let mut over = Vec::new();
        let layers = request.pieces;
        if layers.zones {
            over.extend(zones::draw(scenario));
        }
        if layers.counters {
            over.extend(pieces::counters(scenario, rules, style, measure.hex_px, layers));
        }
        if layers.objectives {
            over.extend(pieces::objectives(scenario, style, layers.objectives_percent));
        }
        let pieces = placed(over).filter(|(rect, _)| !measure.cropped || rect.meets(measure.map)).collect();
        let drawn = frame::draw(scenario, catalog, style, measure.map, Surround::of(request));
        Ok(Self {
            map: MapSource::new(Arc::new(scenario.board.clone()), catalog),
            style,
            layers: request.layers,
            pieces,
            frame: placed(drawn).collect(),
            measure,
        })
    }

    /// All that is seen of a rectangle of the sheet.
    pub(super) fn scene(&self, rect: Rect) -> Scene {
        let shown = if self.measure.cropped { rect.shared_with(self.measure.map) } else { rect };
        let mut scene = if shown.width() > 0.0 && shown.height() > 0.0 {
            scene::compose(&self.map, self.style, shown, self.measure.hex_px, self.layers)
        } else {
            let paper = scene::paper(self.style, self.layers.grain);
            Scene { rect, px_per_hex: self.measure.hex_px, primitives: vec![paper] }
        };
        scene.rect = rect;
        let in_rect = |list: &[Placed]| {
            list.iter().filter(|(at, _)| at.meets(rect)).map(|(_, p)| p.clone()).collect::<Vec<_>>()
        };
        scene.primitives.extend(in_rect(&self.pieces));
        if self.measure.cropped {
            scene.primitives.extend(self.cover());
        }
        scene.primitives.extend(in_rect(&self.frame));
        scene
    }

    /// The sheet round a part of the map, over what of the map reaches out there.
    fn cover(&self) -> Option<Primitive> {
        let Measure { map, sheet, .. } = self.measure;
        // So far beyond the sheet that its own edge is covered as a whole.
        let far = sheet.grown(4.0);
        let mut pen = Pen::new();
        pen.rect(Rect::new(far.min, Point::new(far.max.x, map.min.y)));
        pen.rect(Rect::new(Point::new(far.min.x, map.max.y), far.max));
        pen.rect(Rect::new(Point::new(far.min.x, map.min.y), Point::new(map.min.x, map.max.y)));
        pen.rect(Rect::new(Point::new(map.max.x, map.min.y), Point::new(far.max.x, map.max.y)));
        pen.fill(oblique_cartography::Rgba { a: 255, ..self.style.margin })
    }
}

fn placed(all: Vec<Primitive>) -> impl Iterator<Item = Placed> {
    all.into_iter().map(|primitive| (bounds(&primitive), primitive))
}
