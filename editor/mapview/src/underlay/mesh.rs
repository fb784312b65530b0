//! A tile as triangles of the screen.

use super::clip::{Lies, convex, cut, lies};
use super::tile::TileAt;
use super::{SheetUnder, Warp};
use crate::camera::Viewport;
use egui::epaint::{Mesh, Vertex};
use egui::{Color32, TextureId, pos2};

/// Parts a side of a tile is divided into where the sheet is bent.
const BENT_PARTS: usize = 8;

/// World points of a tile, row by row.
pub(super) struct Nodes {
    parts: usize,
    points: Vec<Option<[f64; 2]>>,
}

impl Nodes {
    pub(super) fn of(warp: &dyn Warp, at: TileAt) -> Self {
        let parts = if warp.is_even() { 1 } else { BENT_PARTS };
        let along =
            |n: usize, from: u32, size: u32| f64::from(from) + f64::from(size) * n as f64 / parts as f64;
        let points = (0..=parts)
            .flat_map(|row| (0..=parts).map(move |col| (col, row)))
            .map(|(col, row)| warp.world([along(col, at.x, at.width), along(row, at.y, at.height)]))
            .collect();
        Self { parts, points }
    }

    fn point(&self, col: usize, row: usize) -> Option<[f64; 2]> {
        self.points.get(row * (self.parts + 1) + col).copied().flatten()
    }

    /// The least and the largest coordinates; `None` where nothing of it lies anywhere.
    pub(super) fn bounds(&self) -> Option<([f64; 2], [f64; 2])> {
        let mut points = self.points.iter().flatten();
        let first = *points.next()?;
        Some(points.fold((first, first), |(min, max), p| {
            ([min[0].min(p[0]), min[1].min(p[1])], [max[0].max(p[0]), max[1].max(p[1])])
        }))
    }
}

/// What of a tile is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// What lies within the outline of the sheet.
    Within,
    /// All of it, as strongly as what lies outside.
    Whole,
}

/// The triangles of a tile, its pixels taken from the texture of another that covers it.
pub(super) fn tile_mesh(
    viewport: &Viewport,
    sheet: &SheetUnder,
    at: TileAt,
    nodes: &Nodes,
    from: TileAt,
    texture: TextureId,
    part: Part,
) -> Mesh {
    let mut mesh = Mesh::with_texture(texture);
    let (percent, line) = match part {
        Part::Within => (sheet.percent, convex(sheet.outline)),
        Part::Whole => (sheet.beyond_percent, None),
    };
    let color = Color32::from_white_alpha((u32::from(percent.min(100)) * 255 / 100) as u8);
    let (across, down) = from.area().reduced_size(from.reduction);
    let (across, down) = (f64::from(across << from.reduction), f64::from(down << from.reduction));
    let uv = |p: [f64; 2]| {
        pos2(((p[0] - f64::from(from.x)) / across) as f32, ((p[1] - f64::from(from.y)) / down) as f32)
    };
    let step = (f64::from(at.width) / nodes.parts as f64, f64::from(at.height) / nodes.parts as f64);
    for row in 0..nodes.parts {
        for col in 0..nodes.parts {
            let world = [(col, row), (col + 1, row), (col + 1, row + 1), (col, row + 1)];
            let [Some(a), Some(b), Some(c), Some(d)] = world.map(|(col, row)| nodes.point(col, row)) else {
                continue;
            };
            let (x, y) = (f64::from(at.x) + step.0 * col as f64, f64::from(at.y) + step.1 * row as f64);
            let cell = [[x, y], [x + step.0, y], [x + step.0, y + step.1], [x, y + step.1]];
            let polygon = match line.as_ref().map(|line| (line, lies(line, &cell))) {
                None | Some((_, Lies::Within)) => cell.to_vec(),
                Some((_, Lies::Without)) => continue,
                Some((line, Lies::Across)) => cut(line, &cell),
            };
            let first = mesh.vertices.len() as u32;
            for p in &polygon {
                let (s, t) = ((p[0] - x) / step.0, (p[1] - y) / step.1);
                let mixed = |axis: usize| {
                    let (top, low) = (a[axis] + (b[axis] - a[axis]) * s, d[axis] + (c[axis] - d[axis]) * s);
                    top + (low - top) * t
                };
                let pos = viewport.screen_f64([mixed(0), mixed(1)]);
                mesh.vertices.push(Vertex { pos, uv: uv(*p), color });
            }
            for n in 2..polygon.len() as u32 {
                mesh.add_triangle(first, first + n - 1, first + n);
            }
        }
    }
    mesh
}
