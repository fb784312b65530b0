//! Names and strengths beside the counters of a picture, as beside large counters on the screen.

use super::request::{CAPTION_HEX_PX, PieceLayers};
use oblique_cartography::counters::{
    self, CAPTION_WIDTH, Caption, CounterLook, NARROW_CAPTION_WIDTH, caption_foot, caption_top,
};
use oblique_cartography::primitive::Pen;
use oblique_cartography::text::{self, Face};
use oblique_cartography::{MapStyle, Point, Primitive, Rect};

/// Captions being gathered.
pub(super) struct Captions<'a> {
    style: &'a MapStyle,
    /// Height of the letters, in hexes.
    size: f32,
    names: bool,
    strengths: bool,
    /// What counters and names on the map cover.
    taken: Vec<Rect>,
    wanted: Vec<Wanted>,
}

/// A caption that is to be written, line by line.
struct Wanted {
    under: Point,
    over: Point,
    beside: [Point; 2],
    lines: Vec<String>,
}

/// A caption that has found its place.
pub(super) struct Written {
    /// What it covers.
    pub rect: Rect,
    /// Its lines.
    pub lines: Vec<String>,
}

impl<'a> Captions<'a> {
    /// Of a picture of so many pixels a hex, whose map has names there.
    pub(super) fn new(style: &'a MapStyle, hex_px: f32, layers: PieceLayers, names: Vec<Rect>) -> Self {
        let readable = hex_px >= CAPTION_HEX_PX;
        Self {
            style,
            size: counters::caption_px(hex_px) / hex_px,
            names: layers.names && readable,
            strengths: layers.strengths && readable,
            taken: names,
            wanted: Vec::new(),
        }
    }

    /// A counter at a place, so many times its usual size, with a name and a strength that are written as far as they
    /// are shown, one under the other.
    pub(super) fn add(&mut self, look: &CounterLook, at: Point, scale: f32, name: &str, strength: &str) {
        let reach = counters::reach(look).times(scale);
        self.taken.push(Rect::new(at - reach, at + reach));
        let lines = [(name, self.names), (strength, self.strengths)];
        let lines: Vec<String> = lines
            .iter()
            .filter(|(words, shown)| *shown && !words.is_empty())
            .map(|(w, _)| (*w).to_owned())
            .collect();
        if !lines.is_empty() {
            self.wanted.push(Wanted {
                under: at + Point::new(0.0, caption_top(look) * scale),
                over: at - Point::new(0.0, caption_foot(look) * scale),
                beside: counters::caption_beside(look, at, scale),
                lines,
            });
        }
    }

    /// Every caption that has a place, as it is written there.
    pub(super) fn written(&self) -> Vec<Written> {
        let cut = |wanted: &Wanted, most: f32| -> Vec<String> {
            let fits = |words: &str| self.width(words) <= most;
            wanted.lines.iter().map(|words| counters::shortened(words, fits)).collect()
        };
        let widest = |lines: &[String]| lines.iter().map(|words| self.width(words)).fold(0.0, f32::max);
        let texts: Vec<[Vec<String>; 2]> =
            self.wanted.iter().map(|w| [cut(w, CAPTION_WIDTH), cut(w, NARROW_CAPTION_WIDTH)]).collect();
        let captions: Vec<Caption> = (self.wanted.iter().zip(&texts))
            .map(|(wanted, [wide, narrow])| Caption {
                under: wanted.under,
                over: wanted.over,
                beside: wanted.beside,
                height: self.size * wanted.lines.len() as f32,
                widths: [widest(wide), widest(narrow)],
            })
            .collect();
        let places = counters::place_captions(&captions, &self.taken);
        let written = |(place, [wide, narrow]): (Option<counters::CaptionPlace>, [Vec<String>; 2])| {
            let place = place?;
            Some(Written { rect: place.rect, lines: if place.narrow { narrow } else { wide } })
        };
        places.into_iter().zip(texts).filter_map(written).collect()
    }

    fn width(&self, words: &str) -> f32 {
        text::width(Face::Roman, words, self.size, 0.0)
    }

    /// A line about a point on its baseline.
    fn line(&self, at: Point, words: &str, out: &mut Vec<Primitive>) {
        haloed(self.style, self.size, at, words, out);
    }

    /// All of them drawn.
    pub(super) fn draw(&self) -> Vec<Primitive> {
        let mut out = Vec::new();
        for Written { rect, lines } in self.written() {
            let mut foot = Point::new(f32::midpoint(rect.min.x, rect.max.x), rect.min.y);
            for words in lines {
                foot = foot + Point::new(0.0, self.size);
                self.line(foot, &words, &mut out);
            }
        }
        out
    }
}

/// A line of letters so high about a point on its baseline, with a halo.
pub(super) fn haloed(style: &MapStyle, size: f32, at: Point, words: &str, out: &mut Vec<Primitive>) {
    let mut pen = Pen::new();
    let start = at - Point::new(text::width(Face::Roman, words, size, 0.0) / 2.0, 0.0);
    text::write(&mut pen, Face::Roman, words, start, size, 0.0, 0.0);
    let Some(path) = pen.finish() else { return };
    let label = &style.label;
    out.push(Primitive::Stroke {
        path: path.clone(),
        color: label.halo,
        width: size * label.halo_width,
        dash: None,
        round: true,
    });
    out.push(Primitive::Fill { path, color: style.ink });
}

#[cfg(test)]
mod tests {
    use super::super::request::{PieceLayers, Request};
    use super::super::{Format, pieces};
    use oblique_cartography::{Rect, geometry, scene};
    use oblique_rulesets::{read_scenario, ruleset};

    /// The shipped battle of a village that is held: at every size captions can be read none covers another, and none
    /// the village's name.
    #[test]
    fn captions_of_kesselsdorf_cover_neither_each_other_nor_names() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../scenarios/dessauer/kesselsdorf.ron");
        let text = std::fs::read_to_string(path).expect("a shipped battle");
        let scenario = read_scenario(&text).scenario.expect("it can be read");
        let rules = ruleset(&scenario.ruleset).expect("its rules");
        let layers = PieceLayers { names: true, strengths: true, ..PieceLayers::COUNTERS };
        let style = Request::new(Format::Png, 48.0).style;
        let everything = geometry::bounds(scenario.board.layout());
        for hex_px in [48.0, 72.0, 96.0, 150.0] {
            let names = scene::placed_names(&scenario.board, style, everything, hex_px);
            let names: Vec<Rect> = names.iter().flat_map(scene::PlacedName::boxes).collect();
            let drawing = pieces::drawn(&scenario, rules, style, hex_px, layers, names.clone());
            let written = drawing.captions.written();
            assert!(written.len() > 20, "{} captions at {hex_px}", written.len());
            // Rounding aside.
            let within = |rect: Rect| rect.grown(-0.001);
            for (n, one) in written.iter().enumerate() {
                for other in &written[n + 1..] {
                    assert!(
                        !within(one.rect).meets(within(other.rect)),
                        "{hex_px}: {:?} and {:?}",
                        one.lines,
                        other.lines
                    );
                }
                let name = names.iter().find(|name| within(one.rect).meets(within(**name)));
                assert!(name.is_none(), "{hex_px}: {:?} over a name", one.lines);
            }
        }
    }
}
