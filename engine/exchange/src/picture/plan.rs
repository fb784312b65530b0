//! Everything a picture is made of, ready to be drawn part by part.

use super::error::Error;
use super::frame::Surround;
use super::measure::Measure;
use super::request::Request;
use super::under::Under;
use super::{frame, pieces, tasks, zones};
use oblique_cartography::primitive::{Pen, bounds};
use oblique_cartography::scene::{Part, PlacedName};
use oblique_cartography::{Layers, MapSource, MapStyle, Point, Primitive, Rect, Scene, geometry, scene};
use oblique_rules::Ruleset;
use oblique_scenario::Scenario;
use std::sync::Arc;

/// Something drawn over the map, with the rectangle it lies in.
type Placed = (Rect, Primitive);

/// A layer of a document, which can be shown and hidden by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Layer {
    /// A part of the map.
    Map(Part),
    /// Deployment zones, and areas to be held.
    Zones,
    /// Units and leaders.
    Units,
    /// Objectives.
    Objectives,
    /// Where commands are to go, and what they are to do.
    Tasks,
    /// Title, scale, border lines.
    Frame,
}

/// Everything a picture is made of.
pub(crate) struct Plan {
    pub(crate) measure: Measure,
    map: MapSource,
    style: &'static MapStyle,
    layers: Layers,
    /// What lies under the ground.
    under: Option<Under>,
    /// What stands on the map, by its layers: cut off where the map ends.
    pieces: Vec<(Layer, Vec<Placed>)>,
    /// What is drawn on the margin.
    frame: Vec<Placed>,
}

impl Plan {
    pub(crate) fn new(scenario: &Scenario, rules: &dyn Ruleset, request: &Request) -> Result<Self, Error> {
        let catalog = rules.catalog();
        let measure = Measure::new(scenario.board.layout(), request)?;
        measure.check(request.format)?;
        let style = request.style;
        let mut over = Vec::new();
        let layers = request.pieces;
        if layers.zones {
            let mut ground = zones::draw(scenario);
            ground.extend(tasks::areas(scenario));
            over.push((Layer::Zones, ground));
        }
        if layers.counters {
            let names = if request.layers.labels {
                scene::placed_names(
                    &scenario.board,
                    style,
                    geometry::bounds(scenario.board.layout()),
                    measure.hex_px,
                )
            } else {
                Vec::new()
            };
            let names = names.iter().flat_map(PlacedName::boxes).collect();
            over.push((
                Layer::Units,
                pieces::counters(scenario, rules, style, measure.hex_px, layers, names),
            ));
        }
        if layers.objectives {
            over.push((Layer::Objectives, pieces::objectives(scenario, style, layers.objectives_percent)));
        }
        if layers.zones {
            over.push((Layer::Tasks, tasks::arrows(scenario, style)));
        }
        let seen = |(rect, _): &Placed| !measure.cropped || rect.meets(measure.map);
        let pieces = over.into_iter().map(|(layer, all)| (layer, placed(all).filter(seen).collect()));
        let pieces = pieces.collect();
        let drawn = frame::draw(scenario, catalog, style, measure.map, Surround::of(request));
        Ok(Self {
            map: MapSource::new(Arc::new(scenario.board.clone()), catalog),
            style,
            layers: request.layers,
            under: None,
            pieces,
            frame: placed(drawn).collect(),
            measure,
        })
    }

    /// The same over what lies under the ground.
    pub(super) fn over(self, under: Option<Under>) -> Self {
        Self { under, ..self }
    }

    /// All that is seen of a rectangle of the sheet.
    pub(crate) fn scene(&self, rect: Rect) -> Scene {
        let primitives = self.parts(rect).into_iter().flat_map(|(_, primitives)| primitives).collect();
        Scene { rect, px_per_hex: self.measure.hex_px, primitives }
    }

    /// The same, layer by layer; a layer comes several times where another lies between.
    pub(crate) fn parts(&self, rect: Rect) -> Vec<(Layer, Vec<Primitive>)> {
        let shown = if self.measure.cropped { rect.shared_with(self.measure.map) } else { rect };
        let mut all: Vec<(Layer, Vec<Primitive>)> = if shown.width() > 0.0 && shown.height() > 0.0 {
            // Open ground is clear over what lies under it.
            let layers = Layers { paper: self.layers.paper && self.under.is_none(), ..self.layers };
            let parts = scene::compose_parts(&self.map, self.style, shown, self.measure.hex_px, layers);
            let under = self
                .under
                .iter()
                .flat_map(|under| [scene::paper(self.style, self.layers.grain), under.primitive()]);
            std::iter::once((Part::Ground, under.collect()))
                .chain(parts)
                .map(|(part, primitives)| (Layer::Map(part), primitives))
                .filter(|(_, primitives)| !primitives.is_empty())
                .collect()
        } else {
            vec![(Layer::Map(Part::Ground), vec![scene::paper(self.style, self.layers.grain)])]
        };
        let in_rect = |list: &[Placed]| {
            list.iter().filter(|(at, _)| at.meets(rect)).map(|(_, p)| p.clone()).collect::<Vec<_>>()
        };
        all.extend(self.pieces.iter().map(|(layer, list)| (*layer, in_rect(list))));
        if self.measure.cropped || self.under.is_some() {
            all.push((Layer::Frame, self.cover().into_iter().collect()));
        }
        all.push((Layer::Frame, in_rect(&self.frame)));
        all
    }

    /// The names on the map that reach into a rectangle of the sheet.
    pub(crate) fn names(&self, rect: Rect) -> Vec<PlacedName> {
        if !self.layers.labels {
            return Vec::new();
        }
        let shown = if self.measure.cropped { rect.shared_with(self.measure.map) } else { rect };
        scene::placed_names(self.map.board(), self.style, shown, self.measure.hex_px)
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
