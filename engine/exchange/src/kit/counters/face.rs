//! The faces of a piece's counter: as on the map, with its name and figures; on the back its second state.

use crate::kit::Kit;
use crate::pdf::leaf::{Leaf, POINT_MM, width};
use oblique_board::hex::Hour;
use oblique_cartography::counters::{self, CounterLook, shortened};
use oblique_cartography::primitive::bounds;
use oblique_cartography::text::Face;
use oblique_cartography::{Point, Primitive, Rect, Rgba};
use oblique_roster::field::shown;
use oblique_roster::totals;
use oblique_rules::catalog::{Attribute, Domain, FacingKind};
use oblique_scenario::{Piece, Side};

/// Parts of a counter's height: the name above the picture, the figures below it.
const NAME: f32 = 0.19;
const FIGURES: f32 = 0.17;
/// Most ratings on a counter.
const MOST_RATINGS: usize = 3;
/// Letters of what is longer are cut to the first.
const SHORT: usize = 2;
/// Scale at which pictures are drawn before they are fitted: with all there is on them.
const FULL_PX: f32 = 200.0;
/// The smallest a name is written before it is shortened, in points.
const LEAST_PT: f32 = 4.2;

/// A counter's place on a page.
pub(super) struct Ground<'l> {
    pub leaf: &'l mut Leaf,
    /// Its upper left corner.
    pub at: (f32, f32),
    pub side: f32,
    pub bleed: f32,
}

impl Ground<'_> {
    /// Fills a band of it, in parts of its height, out into the bleed.
    pub(super) fn band(&mut self, from: f32, to: f32, color: Rgba) {
        let (x, y) = self.at;
        let top = if from <= 0.0 { y - self.bleed } else { y + from * self.side };
        let bottom = if to >= 1.0 { y + self.side + self.bleed } else { y + to * self.side };
        self.leaf.fill((x - self.bleed, top), (self.side + 2.0 * self.bleed, bottom - top), color);
    }

    /// Text in the middle of a band: in one line as large as the band or smaller, in two where one would be small.
    pub(super) fn middle(&mut self, from: f32, to: f32, text: &str, color: Rgba) {
        let high = (to - from) * self.side;
        let room = self.side * 0.94;
        let whole = high * 0.78 / POINT_MM;
        let one = fitted(text, whole, room);
        let halves = halves(text).map(|(first, second)| {
            let size = |text: &str| (room / width(Face::Roman, text, 1.0).max(0.001)).min(whole * 0.56);
            (size(first).min(size(second)).max(LEAST_PT.min(whole * 0.56)), first, second)
        });
        let lines = match halves {
            Some((size, first, second)) if size > one.0 || one.1 != text => {
                let short =
                    |text: &str| shortened(text, |text| width(Face::Roman, text, size) <= room + 0.01);
                vec![(size, short(first)), (size, short(second))]
            }
            _ => vec![one],
        };
        let step = high * 0.44;
        let middle = self.at.1 + from * self.side + high / 2.0;
        let count = lines.len() as f32;
        for (n, (size, text)) in lines.into_iter().enumerate() {
            let x = self.at.0 + (self.side - width(Face::Roman, &text, size)) / 2.0;
            let y = middle + (n as f32 - (count - 1.0) / 2.0) * step + size * POINT_MM * 0.3;
            self.leaf.written((x, y), size, Face::Roman, color, &text);
        }
    }

    /// Primitives fitted into a band.
    pub(super) fn picture(&mut self, from: f32, to: f32, draw: impl Fn(Point, f32) -> Vec<Primitive>) {
        let (x, y) = self.at;
        let room = Rect::new(
            Point::new(x + 0.04 * self.side, y + from * self.side),
            Point::new(x + 0.96 * self.side, y + to * self.side),
        );
        self.leaf.draw(fit(draw, room, self.side * 0.74));
    }
}

/// A size no larger than that at which a text fits, and the text, shortened where even the smallest does not.
fn fitted(text: &str, size: f32, room: f32) -> (f32, String) {
    let natural = width(Face::Roman, text, size);
    let size = if natural > room { (size * room / natural).max(LEAST_PT.min(size)) } else { size };
    // A rounding more or less is no reason to cut it.
    (size, shortened(text, |text| width(Face::Roman, text, size) <= room + 0.01))
}

/// A text in two lines as nearly alike as its words allow; `None` if it is one word.
fn halves(text: &str) -> Option<(&str, &str)> {
    let cuts = text.char_indices().filter(|(_, c)| c.is_whitespace()).map(|(at, _)| text.split_at(at));
    let both = cuts.map(|(first, second)| (first.trim(), second.trim()));
    both.filter(|(first, second)| !first.is_empty() && !second.is_empty())
        .min_by_key(|(first, second)| first.chars().count().max(second.chars().count()))
}

/// Draws at a point and a scale so that all of it lies in a rectangle, at no more than a scale.
fn fit(draw: impl Fn(Point, f32) -> Vec<Primitive>, room: Rect, most: f32) -> Vec<Primitive> {
    let whole = draw(Point::default(), 1.0).iter().map(bounds).reduce(Rect::joined);
    let Some(whole) = whole.filter(|rect| rect.width() > 0.0 && rect.height() > 0.0) else {
        return Vec::new();
    };
    let scale = (room.width() / whole.width()).min(room.height() / whole.height()).min(most);
    let middle = whole.min.mid(whole.max);
    draw(room.min.mid(room.max) - middle.times(scale), scale)
}

/// The picture of a piece as the map has it, its front upwards, fitted into a rectangle of a page.
pub(in crate::kit) fn art(
    kit: &Kit<'_>,
    piece: &Piece,
    disordered: bool,
    room: Rect,
    most: f32,
) -> Vec<Primitive> {
    let catalog = kit.catalog();
    let look = CounterLook::of_piece(kit.scenario, kit.rules, piece);
    let kind = catalog.kind(&piece.kind);
    let formation =
        catalog.formation(&piece.formation).or_else(|| catalog.formation(kind?.formations.first()?));
    let faces = formation.is_some_and(|f| matches!(f.facing, FacingKind::Side | FacingKind::Vertex));
    let look =
        CounterLook { facing: faces.then(|| Hour::new(0)), disruption: disordered.then_some(0.7), ..look };
    let shapes = counters::at_size(kit.style(), &look, FULL_PX);
    fit(|at, scale| counters::primitives(&shapes, at, scale), room, most)
}

/// The ratings of a piece that a counter has room for, each with its attribute: numbers and short words that do not say
/// how strong it is.
pub(in crate::kit) fn ratings<'k>(kit: &'k Kit<'_>, piece: &Piece) -> Vec<(&'k Attribute, String)> {
    let catalog = kit.catalog();
    let Some(kind) = catalog.kind(&piece.kind) else { return Vec::new() };
    let counted = kind.models.as_ref().map(|models| models.number.as_slice()).unwrap_or_default();
    let rates = |a: &&Attribute| {
        matches!(a.domain, Domain::Int { .. } | Domain::Choice(_)) && !a.adds_up() && !counted.contains(&a.id)
    };
    let value = |attribute: &'k Attribute| {
        let own = piece.attrs.get(&attribute.id);
        let value = own.unwrap_or_else(|| attribute.usual(&kit.scenario.params, catalog));
        let text = shown(attribute, value);
        let long = text.chars().count() > SHORT && matches!(attribute.domain, Domain::Choice(_));
        (attribute, if long { text.chars().take(1).collect() } else { text })
    };
    kind.attributes.iter().filter(rates).take(MOST_RATINGS).map(value).collect()
}

/// Ink or white, whichever reads better on a colour.
pub(crate) fn ink_on(kit: &Kit<'_>, color: Rgba) -> Rgba {
    if color.lightness() > 0.55 { kit.style().ink } else { Rgba { r: 255, g: 255, b: 255, a: 255 } }
}

/// The ground of a side's counters.
pub(super) fn tint(kit: &Kit<'_>, side: Side) -> Rgba {
    Rgba { a: 255, ..kit.style().paper.mixed(kit.side_color(side), 0.22) }
}

/// Draws a face of a piece's counter.
pub(super) fn piece(kit: &Kit<'_>, ground: &mut Ground<'_>, piece: &Piece, back: bool) {
    let catalog = kit.catalog();
    let color = Rgba { a: 255, ..kit.side_color(piece.side) };
    let leads = catalog.role_of(piece).is_some_and(oblique_rules::catalog::Role::leads);
    let state = catalog.marks.iter().find(|mark| mark.on_back).filter(|_| !leads);
    if back && state.is_none() {
        return nation(kit, ground, piece, color);
    }
    let paper = tint(kit, piece.side);
    ground.band(0.0, 1.0, paper);
    if back {
        // A band across tells the back from the front at a glance.
        ground.band(NAME, 1.0 - FIGURES, Rgba { a: 255, ..kit.style().paper.mixed(kit.style().ink, 0.16) });
    }
    ground.band(0.0, NAME, color);
    ground.middle(0.0, NAME, &piece.name, ink_on(kit, color));
    let (x, y) = ground.at;
    let room = Rect::new(
        Point::new(x + 0.05 * ground.side, y + (NAME + 0.03) * ground.side),
        Point::new(x + 0.95 * ground.side, y + (1.0 - FIGURES) * ground.side),
    );
    ground.leaf.draw(art(kit, piece, back, room, ground.side * 0.74));
    let ink = kit.style().ink;
    match state.filter(|_| back) {
        Some(mark) => ground.middle(1.0 - FIGURES, 1.0, &mark.name, ink),
        None => figures(kit, ground, piece, ink),
    }
}

/// Strength on the left, ratings on the right.
fn figures(kit: &Kit<'_>, ground: &mut Ground<'_>, piece: &Piece, ink: Rgba) {
    let strength = totals::strength(kit.catalog(), piece);
    // Models are told with their stands; the number says enough here.
    let strength = strength.split([',', ' ']).next().unwrap_or_default().to_owned();
    let ratings: Vec<String> = ratings(kit, piece).into_iter().map(|(_, text)| text).collect();
    let ratings = ratings.join("\u{2013}");
    let high = FIGURES * ground.side;
    let room = ground.side * 0.92;
    let both = format!("{strength} {ratings}");
    let (size, _) = fitted(&both, high * 0.86 / POINT_MM, room);
    let y = ground.at.1 + ground.side - high / 2.0 + size * POINT_MM * 0.3;
    let x = ground.at.0 + 0.04 * ground.side;
    ground.leaf.written((x, y), size, Face::Roman, ink, &strength);
    let left = room - width(Face::Roman, &strength, size);
    let ratings = shortened(&ratings, |text| width(Face::Roman, text, size) <= left);
    let right = ground.at.0 + 0.96 * ground.side - width(Face::Roman, &ratings, size);
    ground.leaf.written((right, y), size, Face::Roman, ink, &ratings);
}

/// A back that says whose it is.
fn nation(kit: &Kit<'_>, ground: &mut Ground<'_>, piece: &Piece, color: Rgba) {
    let known = kit.scenario.nations.get(&piece.nation);
    let coat =
        known.and_then(|nation| Rgba::parse(&nation.color)).map_or(color, |c| kit.style().counter.tone(c));
    let coat = Rgba { a: 255, ..coat };
    ground.band(0.0, 1.0, coat);
    ground.band(0.36, 0.64, color);
    let side = &kit.scenario.side(piece.side).name;
    ground.middle(0.1, 0.3, known.map_or(side, |nation| &nation.name), ink_on(kit, coat));
    ground.middle(0.38, 0.62, &piece.name, ink_on(kit, color));
}
