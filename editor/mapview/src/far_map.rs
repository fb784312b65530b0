//! The overview texture, for far zooms, for the minimap and under missing tiles.
//!
//! Two texels a hex along the way its lines are shifted, so that the stagger is in the picture and one quad
//! draws the board: a strip for each of a thousand columns costs software GL more than all the tiles of a
//! window. Patched in place after an edit. Must not know tiles or threads.

use super::camera::Viewport;
use egui::epaint::{Mesh, Vertex};
use egui::{Color32, ColorImage, Pos2, Rect, TextureHandle, TextureOptions, pos2, vec2};
use oblique_board::hex::{Hex, Layout, Orientation};
use oblique_cartography::geometry::{self, PITCH, Point};
use oblique_cartography::overview::Overview;
use oblique_cartography::{MapSource, MapStyle};

/// A board's overview and its texels. Making it costs milliseconds on the largest boards: a thread does.
#[derive(Debug)]
pub struct FarPicture {
    picture: Overview,
    layout: Layout,
    image: ColorImage,
}

impl FarPicture {
    /// The texels of an overview.
    pub fn new(layout: Layout, picture: Overview) -> Self {
        let (width, height) = texels(layout);
        let image = texels_of(layout, &picture, [0, 0], [width, height]);
        Self { picture, layout, image }
    }
}

/// The overview with its texture.
pub struct FarMap {
    picture: Overview,
    texture: TextureHandle,
    layout: Layout,
}

impl FarMap {
    /// Uploads an overview.
    pub fn new(ctx: &egui::Context, made: FarPicture) -> Self {
        let FarPicture { picture, layout, image } = made;
        let texture = ctx.load_texture("overview", image, TextureOptions::NEAREST);
        Self { picture, texture, layout }
    }

    /// Its board's frame.
    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The colour of a hex; `None` off the board.
    pub fn color(&self, hex: Hex) -> Option<Color32> {
        let at = self.layout.index(hex)?;
        color_at(&self.picture, at % self.picture.width.max(1), at / self.picture.width.max(1))
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
            // A shifted hex reaches one texel further.
            let (from, size) = match self.layout.orientation {
                Orientation::Flat => ([x0, 2 * y0], [x1 - x0 + 1, 2 * (y1 - y0) + 3]),
                Orientation::Pointy => ([2 * x0, y0], [2 * (x1 - x0) + 3, y1 - y0 + 1]),
            };
            let image = texels_of(self.layout, &self.picture, from, size);
            self.texture.set_partial(from, image, TextureOptions::NEAREST);
        }
    }

    /// The part of the world the texture shows.
    pub fn extent(&self) -> geometry::Rect {
        let Layout { width, height, orientation, .. } = self.layout;
        // Each line of hexes as wide as its distance from the next; hexes reach a little further.
        let spare = geometry::SIDE - PITCH / 2.0;
        let (straight, staggered) = match orientation {
            Orientation::Flat => (f32::from(width) * PITCH, f32::from(height) + 0.5),
            Orientation::Pointy => (f32::from(height) * PITCH, f32::from(width) + 0.5),
        };
        let (min, size) = match orientation {
            Orientation::Flat => (Point::new(spare, 0.0), Point::new(straight, staggered)),
            Orientation::Pointy => (Point::new(0.0, spare), Point::new(staggered, straight)),
        };
        geometry::Rect::new(min, min + size)
    }

    /// What lies in a part of the world, where it lies on the screen.
    pub fn mesh(&self, viewport: &Viewport, part: geometry::Rect, tint: Color32) -> Mesh {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let extent = self.extent();
        let part = part.shared_with(extent);
        if part.width() > 0.0 && part.height() > 0.0 {
            mesh.add_rect_with_uv(viewport.screen_rect(part), part_of(extent, part), tint);
        }
        mesh
    }

    /// The whole board as one quad.
    pub fn quad(&self, rect: Rect) -> Mesh {
        let mut mesh = Mesh::with_texture(self.texture.id());
        let uv = Rect::from_min_size(Pos2::ZERO, vec2(1.0, 1.0));
        mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
        mesh
    }
}

/// Where in a texture that shows a part of the world a part of that part is.
pub fn part_of(shown: geometry::Rect, part: geometry::Rect) -> Rect {
    let at = |p: Point| {
        pos2((p.x - shown.min.x) / shown.width().max(1e-6), (p.y - shown.min.y) / shown.height().max(1e-6))
    };
    Rect::from_min_max(at(part.min), at(part.max))
}

/// Width and height of a board's texture.
fn texels(layout: Layout) -> (usize, usize) {
    let (width, height) = (usize::from(layout.width), usize::from(layout.height));
    match layout.orientation {
        Orientation::Flat => (width, 2 * height + 1),
        Orientation::Pointy => (2 * width + 1, height),
    }
}

fn color_at(picture: &Overview, x: usize, y: usize) -> Option<Color32> {
    let at = (y * picture.width + x) * 4;
    let [r, g, b, _] = *picture.rgba.get(at..at + 4)? else { return None };
    (x < picture.width).then_some(Color32::from_rgb(r, g, b))
}

/// Is this column (row, on pointy boards) shifted by half a hex?
fn shifted(layout: Layout, line: usize) -> bool {
    let line = line as i32;
    match layout.orientation {
        Orientation::Flat => geometry::center(layout, layout.at(line, 0)).y > 0.75,
        Orientation::Pointy => geometry::center(layout, layout.at(0, line)).x > 0.75,
    }
}

/// A part of the texture; clear where no hex is.
fn texels_of(layout: Layout, picture: &Overview, from: [usize; 2], size: [usize; 2]) -> ColorImage {
    let flat = layout.orientation == Orientation::Flat;
    let lines = if flat { from[0]..from[0] + size[0] } else { from[1]..from[1] + size[1] };
    let first = lines.start;
    let shifts: Vec<usize> = lines.map(|line| usize::from(shifted(layout, line))).collect();
    let mut pixels = Vec::with_capacity(size[0] * size[1]);
    for ty in from[1]..from[1] + size[1] {
        for tx in from[0]..from[0] + size[0] {
            let (line, along) = if flat { (tx, ty) } else { (ty, tx) };
            let shift = shifts.get(line - first).copied().unwrap_or_default();
            let cell = along.checked_sub(shift).map(|along| along / 2);
            let (x, y) = if flat { (Some(tx), cell) } else { (cell, Some(ty)) };
            let color = x.zip(y).and_then(|(x, y)| color_at(picture, x, y));
            pixels.push(color.unwrap_or(Color32::TRANSPARENT));
        }
    }
    ColorImage::new(size, pixels)
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
pub(crate) fn add_hexagon(mesh: &mut Mesh, corners: &[Pos2; 6], color: Color32) {
    let first = mesh.vertices.len() as u32;
    let uv = egui::epaint::WHITE_UV;
    mesh.vertices.extend(corners.iter().map(|&pos| Vertex { pos, uv, color }));
    for (a, b, c) in [(0, 1, 2), (0, 2, 3), (0, 3, 4), (0, 4, 5)] {
        mesh.add_triangle(first + a, first + b, first + c);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::hex::Shift;

    /// A picture in which every hex has a colour of its own.
    fn numbered(layout: Layout) -> Overview {
        let rgba = layout.hexes().enumerate().flat_map(|(i, _)| [i as u8, (i >> 8) as u8, 7, 255]).collect();
        Overview { width: usize::from(layout.width), height: usize::from(layout.height), rgba }
    }

    fn layouts() -> impl Iterator<Item = Layout> {
        let both = [Orientation::Flat, Orientation::Pointy];
        both.into_iter().flat_map(|o| {
            [Shift::Odd, Shift::Even].map(move |shift| Layout { shift, ..Layout::new(o, 7, 5) })
        })
    }

    /// Middle of a texel in the world.
    fn world(layout: Layout, tx: usize, ty: usize) -> Point {
        let (along, across) =
            (|t: usize| 0.5 * (t as f32 + 0.5), |t: usize| geometry::SIDE + t as f32 * PITCH);
        match layout.orientation {
            Orientation::Flat => Point::new(across(tx), along(ty)),
            Orientation::Pointy => Point::new(along(tx), across(ty)),
        }
    }

    #[test]
    fn every_texel_shows_the_hex_it_lies_in() {
        for layout in layouts() {
            let made = FarPicture::new(layout, numbered(layout));
            let [width, height] = made.image.size;
            for (tx, ty) in (0..height).flat_map(|ty| (0..width).map(move |tx| (tx, ty))) {
                let hex = geometry::hex_at(layout, world(layout, tx, ty));
                let wanted = layout.index(hex).map(|i| Color32::from_rgb(i as u8, (i >> 8) as u8, 7));
                let found = made.image.pixels[ty * width + tx];
                assert_eq!(found, wanted.unwrap_or(Color32::TRANSPARENT), "{layout:?}, texel {tx}, {ty}");
            }
        }
    }

    #[test]
    fn a_part_is_cut_from_the_whole() {
        for layout in layouts() {
            let picture = numbered(layout);
            let (width, height) = texels(layout);
            let whole = texels_of(layout, &picture, [0, 0], [width, height]);
            let part = texels_of(layout, &picture, [2, 1], [3, 4]);
            for (i, pixel) in part.pixels.iter().enumerate() {
                assert_eq!(*pixel, whole.pixels[(1 + i / 3) * width + 2 + i % 3], "{layout:?}");
            }
        }
    }
}
