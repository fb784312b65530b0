//! The overview texture: one texel a hex, for far zooms, for the minimap and under missing tiles.
//!
//! Patched in place after an edit. Must not know tiles or threads.

use super::camera::Viewport;
use egui::epaint::{Mesh, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureHandle, TextureOptions, pos2, vec2};
use oblique_cartography::geometry::{self, PITCH, Point};
use oblique_cartography::overview::Overview;
use oblique_cartography::{MapSource, MapStyle};
use oblique_core::hex::{Hex, Layout, Orientation};

/// The overview with its texture.
pub struct FarMap {
    picture: Overview,
    texture: TextureHandle,
    layout: Layout,
}

impl FarMap {
    /// Uploads an overview.
    pub fn new(ctx: &egui::Context, layout: Layout, picture: Overview) -> Self {
        let image = ColorImage::from_rgba_premultiplied([picture.width, picture.height], &picture.rgba);
        let texture = ctx.load_texture("overview", image, TextureOptions::LINEAR);
        Self { picture, texture, layout }
    }

    /// Its board's frame.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The colour of a hex; `None` off the board.
    pub fn color(&self, hex: Hex) -> Option<Color32> {
        let at = self.layout.index(hex)? * 4;
        let [r, g, b, _] = *self.picture.rgba.get(at..at + 4)? else { return None };
        Some(Color32::from_rgb(r, g, b))
    }

    /// Brings hexes and their neighbours (whose light they change) up to date.
    pub fn patch(&mut self, map: &MapSource, style: &MapStyle, hexes: &[Hex]) {
        let mut span: Option<[usize; 4]> = None;
        let mut patch = |hex: Hex| {
            if let Some((x, y)) = self.picture.patch(map, style, hex) {
                let [x0, y0, x1, y1] = span.unwrap_or([x, y, x, y]);
                span = Some([x0.min(x), y0.min(y), x1.max(x), y1.max(y)]);
            }
        };
        for hex in with_neighbours(self.layout, hexes) {
            patch(hex);
        }
        if let Some([x0, y0, x1, y1]) = span {
            self.upload(x0, y0, x1, y1);
        }
    }

    fn upload(&mut self, x0: usize, y0: usize, x1: usize, y1: usize) {
        let (width, height) = (x1 - x0 + 1, y1 - y0 + 1);
        let mut rgba = Vec::with_capacity(width * height * 4);
        for y in y0..=y1 {
            let start = (y * self.picture.width + x0) * 4;
            rgba.extend_from_slice(self.picture.rgba.get(start..start + width * 4).unwrap_or_default());
        }
        if rgba.len() == width * height * 4 {
            let image = ColorImage::from_rgba_premultiplied([width, height], &rgba);
            self.texture.set_partial([x0, y0], image, TextureOptions::LINEAR);
        }
    }

    /// The visible part of the board as one mesh: a strip for every column (row, on pointy boards),
    /// so that the stagger is right.
    pub fn mesh(&self, viewport: &Viewport) -> Mesh {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let seen = viewport.visible();
        let flat = self.layout.orientation == Orientation::Flat;
        let (lines, cells) = if flat {
            (self.layout.width, self.layout.height)
        } else {
            (self.layout.height, self.layout.width)
        };
        let (from, to) = if flat { (seen.min.x, seen.max.x) } else { (seen.min.y, seen.max.y) };
        let first = ((from / PITCH).floor() as i32 - 1).clamp(0, i32::from(lines));
        let last = ((to / PITCH).ceil() as i32 + 1).clamp(0, i32::from(lines));
        for line in first..last {
            let head = if flat { self.layout.at(line, 0) } else { self.layout.at(0, line) };
            let c = geometry::center(self.layout, head);
            let (uv0, uv1) = (line as f32 / f32::from(lines), (line + 1) as f32 / f32::from(lines));
            let (min, max, uv) = if flat {
                let min = Point::new(c.x - PITCH / 2.0, c.y - 0.5);
                let max = Point::new(c.x + PITCH / 2.0, c.y - 0.5 + f32::from(cells));
                (min, max, Rect::from_min_max(pos2(uv0, 0.0), pos2(uv1, 1.0)))
            } else {
                let min = Point::new(c.x - 0.5, c.y - PITCH / 2.0);
                let max = Point::new(c.x - 0.5 + f32::from(cells), c.y + PITCH / 2.0);
                (min, max, Rect::from_min_max(pos2(0.0, uv0), pos2(1.0, uv1)))
            };
            mesh.add_rect_with_uv(viewport.screen_rect(geometry::Rect::new(min, max)), uv, Color32::WHITE);
        }
        mesh
    }

    /// The whole board as one quad, stagger left out: for the minimap.
    pub fn quad(&self, rect: Rect) -> Mesh {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let uv = Rect::from_min_size(Pos2::ZERO, vec2(1.0, 1.0));
        mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
        mesh
    }
}

/// Hexes and their neighbours on the board. A large set is taken as it is: its border does not
/// matter, and finding it would cost more than the light is worth.
fn with_neighbours(layout: Layout, hexes: &[Hex]) -> Vec<Hex> {
    if hexes.len() > 4096 {
        return hexes.to_vec();
    }
    let mut cells: Vec<usize> = Vec::with_capacity(hexes.len() * 4);
    for &hex in hexes {
        cells.extend(layout.index(hex));
        cells.extend(layout.neighbours(hex).filter_map(|(_, n)| layout.index(n)));
    }
    cells.sort_unstable();
    cells.dedup();
    cells.into_iter().map(|index| layout.hex(index)).collect()
}

/// Adds a filled hexagon to a mesh.
pub fn add_hexagon(mesh: &mut Mesh, corners: &[Pos2; 6], color: Color32) {
    let first = mesh.vertices.len() as u32;
    let uv = egui::epaint::WHITE_UV;
    mesh.vertices.extend(corners.iter().map(|&pos| Vertex { pos, uv, color }));
    for (a, b, c) in [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)] {
        mesh.add_triangle(first + a, first + b, first + c);
    }
}
