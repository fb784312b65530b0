//! Counters as small pictures in one texture: at the usual zooms a counter is a quad instead of some hundred
//! triangles, which is what a frame costs without a graphics card.
//!
//! A picture is made once for what a counter shows, a few in every frame, when the zoom rests; until there is
//! one the counter is drawn as shapes. Must not know scenarios or battles.

use super::pieces::CounterAt;
use super::scene::{Detail, Placed};
use egui::epaint::{ImageDelta, Mesh};
use egui::{Color32, ColorImage, Context, Pos2, Rect, TextureHandle, TextureOptions, pos2, vec2};
use oblique_cartography::MapStyle;
use oblique_cartography::counters::{self, CounterLook, CounterShape};
use oblique_cartography::geometry::{self, Point};
use oblique_cartography::primitive::Scene;
use oblique_cartography::raster;
use oblique_scenario::PieceId;
use std::collections::BTreeMap;

/// Size of the texture in pixels.
const SIZE: [usize; 2] = [2048, 2048];
/// Most pixels a hex of a picture: larger counters are few.
const LARGEST: f32 = 192.0;
/// Pictures made in one frame.
const A_FRAME: usize = 24;
/// Pixels of pictures made in one frame, about: large ones take longer.
const PIXELS_A_FRAME: usize = 50_000;
/// Pixels left free between pictures.
const GAP: usize = 1;
/// Thinnest line, in pixels.
const THINNEST: f32 = 0.7;
/// How much of a pale counter is seen: as much as of its shapes, which lie over one another.
const PALE: u8 = 176;

/// A counter's picture.
struct Picture {
    look: CounterLook,
    scale: f32,
    /// Where it is in the texture: left, top, width, height.
    at: [usize; 4],
    /// From its upper left corner to the counter's middle, in pixels.
    middle: [f32; 2],
    /// What is written, which the interface writes itself.
    words: Vec<CounterShape>,
}

/// The pictures of the counters on a map.
#[derive(Default)]
pub struct Sprites {
    texture: Option<TextureHandle>,
    style: String,
    /// How counters were drawn in the frame before.
    detail: Option<Detail>,
    /// Pixels a hex in the frame before.
    zoom: f32,
    pictures: BTreeMap<PieceId, Picture>,
    /// Where the next picture goes, and how high the row is.
    next: [usize; 2],
    row: usize,
    made: usize,
    /// Pixels made in this frame.
    drawn: usize,
    /// Will the next frame make more of them?
    waits: bool,
    /// No room was left although the texture was begun anew at this zoom.
    full: bool,
}

impl Sprites {
    /// Begins a frame; says whether counters may be pictures in it.
    pub fn begin(&mut self, ctx: &Context, style: &MapStyle, zoom: f32, detail: Detail) -> bool {
        let same = self.style == style.id && self.detail == Some(detail);
        let rests = (self.zoom - zoom).abs() < 1e-3 && same;
        if !rests {
            self.clear();
            (self.zoom, self.full) = (zoom, false);
            self.style.clone_from(&style.id);
            self.detail = Some(detail);
        }
        let fits = zoom <= LARGEST && !self.full;
        (self.made, self.drawn, self.waits) = (0, 0, fits && !rests);
        if fits && rests && self.texture.is_none() {
            let clear = ColorImage::filled(SIZE, Color32::TRANSPARENT);
            self.texture = Some(ctx.load_texture("counters", clear, TextureOptions::NEAREST));
        }
        fits && rests
    }

    /// Are pictures still to be made in a frame to come?
    pub(crate) fn is_behind(&self) -> bool {
        self.waits || self.is_spent()
    }

    /// Has this frame made as many as it may?
    const fn is_spent(&self) -> bool {
        self.made >= A_FRAME || self.drawn >= PIXELS_A_FRAME
    }

    /// Will counters be pictures at this zoom, once they are made?
    pub(crate) fn are_due(&self) -> bool {
        self.zoom <= LARGEST && !self.full
    }

    fn clear(&mut self) {
        self.pictures.clear();
        (self.next, self.row) = ([0, 0], 0);
    }

    /// Adds a counter's picture to a mesh of [`Sprites::mesh`]; the words to write over it, or `None` where it
    /// has no picture yet.
    pub fn add(
        &mut self,
        ctx: &Context,
        style: &MapStyle,
        counter: &CounterAt,
        placed: &Placed,
        mesh: &mut Mesh,
    ) -> Option<&[CounterShape]> {
        let dense = ctx.pixels_per_point();
        let scale = placed.scale * dense;
        let known = |p: &Picture| p.look == counter.look && (p.scale - scale).abs() < 1e-3;
        if !self.pictures.get(&counter.id).is_some_and(known) {
            self.make(ctx, style, counter, scale, dense)?;
        }
        let picture = self.pictures.get(&counter.id)?;
        let [x, y, width, height] = picture.at.map(|n| n as f32);
        // On whole pixels, so that what was drawn is seen as it was drawn.
        let corner = |at: f32, middle: f32| ((at * dense).round() - middle) / dense;
        let min = pos2(corner(placed.at.x, picture.middle[0]), corner(placed.at.y, picture.middle[1]));
        let rect = Rect::from_min_size(min, vec2(width, height) / dense);
        let uv = |x: f32, y: f32| -> Pos2 { pos2(x / SIZE[0] as f32, y / SIZE[1] as f32) };
        let tint = if counter.faded { Color32::from_white_alpha(PALE) } else { Color32::WHITE };
        mesh.add_rect_with_uv(rect, Rect::from_min_max(uv(x, y), uv(x + width, y + height)), tint);
        Some(&picture.words)
    }

    /// An empty mesh for pictures.
    pub fn mesh(&self) -> Mesh {
        self.texture.as_ref().map_or_else(Mesh::default, |texture| Mesh::with_texture(texture.id()))
    }

    /// Makes the picture of a counter, if there is time and room.
    fn make(
        &mut self,
        ctx: &Context,
        style: &MapStyle,
        counter: &CounterAt,
        scale: f32,
        dense: f32,
    ) -> Option<()> {
        if self.is_spent() || self.full {
            return None;
        }
        let (words, mut shapes): (Vec<_>, Vec<_>) =
            super::counters::shapes(style, &counter.look, self.detail?, self.zoom / dense)
                .into_iter()
                .partition(|shape| matches!(shape, CounterShape::Text { .. }));
        for shape in &mut shapes {
            if let CounterShape::Line { width, .. } = shape {
                *width = width.max(THINNEST / scale);
            }
        }
        let bounds = bounds(&shapes)?;
        let pixels = |n: f32| (n * scale).ceil() + 1.0;
        let middle = [pixels(-bounds.min.x), pixels(-bounds.min.y)];
        let size = [middle[0] + pixels(bounds.max.x), middle[1] + pixels(bounds.max.y)];
        let (width, height) = (size[0].max(1.0) as usize, size[1].max(1.0) as usize);
        let at = self.room(width, height)?;
        let primitives = counters::primitives(&shapes, Point::new(middle[0], middle[1]), scale);
        let rect = geometry::Rect::new(Point::new(0.0, 0.0), Point::new(width as f32, height as f32));
        let scene = Scene { rect, px_per_hex: scale, primitives };
        let bytes = raster::render(&scene, width as u32, height as u32);
        if bytes.len() != width * height * 4 {
            return None;
        }
        let image = ColorImage::from_rgba_premultiplied([width, height], &bytes);
        let texture = self.texture.as_ref()?;
        let part = ImageDelta::partial([at[0], at[1]], image, TextureOptions::NEAREST);
        ctx.tex_manager().write().set(texture.id(), part);
        self.made += 1;
        self.drawn += width * height;
        let picture = Picture { look: counter.look.clone(), scale, at, middle, words };
        self.pictures.insert(counter.id.clone(), picture);
        Some(())
    }

    /// A free place in the texture. Where there is none, all pictures are made anew in the next frames, once.
    fn room(&mut self, width: usize, height: usize) -> Option<[usize; 4]> {
        if self.next[0] + width > SIZE[0] {
            self.next = [0, self.next[1] + self.row + GAP];
            self.row = 0;
        }
        if width > SIZE[0] || self.next[1] + height > SIZE[1] {
            // Pictures of looks gone by fill it in time; those of one screen do not.
            self.full = self.pictures.len() * (width + GAP) * (height + GAP) * 2 > SIZE[0] * SIZE[1];
            self.clear();
            self.waits = !self.full;
            // Those already taken from the texture in this frame must not be painted over.
            self.made = A_FRAME;
            return None;
        }
        let at = [self.next[0], self.next[1], width, height];
        self.next[0] += width + GAP;
        self.row = self.row.max(height);
        Some(at)
    }
}

/// The box about shapes, in hexes from the middle; at least the middle itself.
fn bounds(shapes: &[CounterShape]) -> Option<geometry::Rect> {
    let mut out: Option<geometry::Rect> = None;
    let mut take = |at: Point, by: f32| {
        let (min, max) = (Point::new(at.x - by, at.y - by), Point::new(at.x + by, at.y + by));
        let old = out.unwrap_or_else(|| geometry::Rect::new(Point::new(0.0, 0.0), Point::new(0.0, 0.0)));
        out = Some(geometry::Rect::new(
            Point::new(old.min.x.min(min.x), old.min.y.min(min.y)),
            Point::new(old.max.x.max(max.x), old.max.y.max(max.y)),
        ));
    };
    for shape in shapes {
        match shape {
            CounterShape::Polygon { points, .. } => points.iter().for_each(|p| take(*p, 0.0)),
            CounterShape::Line { points, width, .. } => points.iter().for_each(|p| take(*p, *width)),
            CounterShape::Disc { center, radius, .. } => take(*center, *radius),
            CounterShape::Text { .. } => {}
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::Hex;

    fn counter(n: usize, figures: u8) -> CounterAt {
        CounterAt {
            id: PieceId(format!("a-{n:03}")),
            hex: Hex::new(0, 0),
            look: CounterLook { figures, formation: "line".to_owned(), ..CounterLook::default() },
            name: String::new(),
            strength: String::new(),
            offset: Point::new(0.0, 0.0),
            scale: 1.0,
            faded: false,
        }
    }

    /// How many of the counters are pictures in a frame.
    fn frame(sprites: &mut Sprites, ctx: &Context, all: &[CounterAt], scale: f32) -> usize {
        let style = MapStyle::period();
        if !sprites.begin(ctx, style, scale, Detail::Full) {
            return 0;
        }
        let mut mesh = sprites.mesh();
        let placed = Placed { index: 0, at: pos2(100.3, 80.7), scale };
        all.iter().filter(|c| sprites.add(ctx, style, c, &placed, &mut mesh).is_some()).count()
    }

    #[test]
    fn counters_become_pictures_a_few_in_a_frame_and_stay_until_they_change_or_the_zoom_does() {
        let (ctx, mut sprites) = (Context::default(), Sprites::default());
        let mut all: Vec<CounterAt> = (0..100).map(|n| counter(n, 6)).collect();
        assert_eq!(frame(&mut sprites, &ctx, &all, 16.0), 0, "the zoom has just been changed");
        assert_eq!(frame(&mut sprites, &ctx, &all, 16.0), A_FRAME);
        assert!(sprites.is_behind());
        for _ in 0..4 {
            frame(&mut sprites, &ctx, &all, 16.0);
        }
        assert_eq!(frame(&mut sprites, &ctx, &all, 16.0), 100);
        assert!(!sprites.is_behind() && sprites.made == 0, "nothing is left to make");
        all[7].look.figures = 3;
        assert_eq!(frame(&mut sprites, &ctx, &all, 16.0), 100);
        assert_eq!(sprites.made, 1, "the one that changed");
        assert_eq!(frame(&mut sprites, &ctx, &all, 17.0), 0, "while zooming they are shapes");
        frame(&mut sprites, &ctx, &all, LARGEST + 1.0);
        assert_eq!(frame(&mut sprites, &ctx, &all, LARGEST + 1.0), 0, "large ones too");
    }

    #[test]
    fn looks_gone_by_do_not_fill_the_texture_for_good() {
        let (ctx, mut sprites) = (Context::default(), Sprites::default());
        let mut all: Vec<CounterAt> = (0..20).map(|n| counter(n, 6)).collect();
        frame(&mut sprites, &ctx, &all, 40.0);
        for turn in 0..200_u16 {
            for counter in &mut all {
                counter.look.figures = (turn % 8) as u8;
                counter.look.stacked = (turn / 8) as u8;
            }
            frame(&mut sprites, &ctx, &all, 40.0);
        }
        frame(&mut sprites, &ctx, &all, 40.0);
        assert_eq!(frame(&mut sprites, &ctx, &all, 40.0), 20, "there is room again");
    }

    #[test]
    fn a_picture_holds_all_of_its_counter() {
        let look = CounterLook { figures: 8, formation: "square".to_owned(), ..CounterLook::default() };
        let shapes = counters::counter(MapStyle::period(), &look);
        let bounds = bounds(&shapes).expect("it is drawn");
        for shape in &shapes {
            if let CounterShape::Polygon { points, .. } = shape {
                assert!(points.iter().all(|p| bounds.contains(*p)), "{bounds:?}");
            }
        }
    }
}
