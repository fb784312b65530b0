//! Runs streams, walls and hedges along hexsides.

use super::{Pointer, PointerPhase, Preview, Tool, linear};
use crate::canvas::camera::point;
use crate::command::Intent;
use crate::desk::Desk;
use egui::Key;
use oblique_cartography::geometry::{self, Point};
use oblique_core::board::Path;
use oblique_core::hex::{Edge, Hex, Layout, Vertex};

/// The stream tool.
#[derive(Default)]
pub struct Stream {
    begun: Option<Vertex>,
    end: Option<Vertex>,
    edges: Vec<Edge>,
    /// Length of the chain at every click and its end then, to take clicks back.
    clicks: Vec<(usize, Option<Vertex>)>,
    /// The corner under the pointer.
    near: Option<Vertex>,
}

impl Stream {
    /// The hexsides from the end of the chain to a corner: preview and click both ask here.
    fn onward(&self, desk: &Desk<'_>, to: Vertex) -> Vec<Edge> {
        let layout = desk.scenario().board.layout();
        let Some(from) = self.end else { return Vec::new() };
        let mut chain = from.chain_to(to, layout.orientation);
        // A hexside counts only beside the board; beyond it the chain breaks off.
        let outside = |edge: &Edge| !edge.hexes(layout.orientation).iter().any(|hex| layout.contains(*hex));
        chain.truncate(chain.iter().position(outside).unwrap_or(chain.len()));
        chain
    }

    fn extend(&mut self, desk: &Desk<'_>, to: Vertex) -> bool {
        let onward = self.onward(desk, to);
        let orientation = desk.scenario().board.layout().orientation;
        for edge in &onward {
            // Each hexside leads from the end of the chain to its other corner.
            self.end = edge.ends(orientation).into_iter().find(|end| Some(*end) != self.end);
        }
        self.edges.extend(&onward);
        !onward.is_empty()
    }

    fn finish(&mut self, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        let edges = std::mem::take(&mut self.edges);
        self.cancel();
        if !edges.is_empty()
            && let Some(kind) = linear::kind(desk, true)
        {
            linear::run(desk, kind, Path::Edges(edges), out);
        }
    }
}

/// The corner nearest to a world point, of the hexes on the board.
fn nearest(layout: Layout, hex: Hex, world: [f64; 2]) -> Option<(Vertex, Point)> {
    if !layout.contains(hex) {
        return None;
    }
    let at = point(world);
    let corners = layout.orientation.vertices().map(|hour| (hour, geometry::vertex(layout, hex, hour)));
    let (hour, corner) = corners.into_iter().min_by(|a, b| a.1.distance(at).total_cmp(&b.1.distance(at)))?;
    Some((Vertex::new(hex, hour, layout.orientation)?, corner))
}

/// Where a corner lies.
fn place(layout: Layout, vertex: Vertex) -> Option<[f64; 2]> {
    let hex = vertex.hexes(layout.orientation).next()?;
    let hours = layout.orientation.vertices();
    let hour = hours.into_iter().find(|hour| Vertex::new(hex, *hour, layout.orientation) == Some(vertex))?;
    let at = geometry::vertex(layout, hex, hour);
    Some([f64::from(at.x), f64::from(at.y)])
}

impl Tool for Stream {
    fn id(&self) -> &'static str {
        "stream"
    }

    fn name(&self) -> &'static str {
        "Stream"
    }

    fn key(&self) -> &'static str {
        "S"
    }

    fn icon(&self) -> super::icons::Icon {
        super::icons::STREAM
    }

    fn group(&self) -> super::Group {
        super::Group::Lines
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        let name = linear::kind(desk, true).map_or_else(|| "stream".to_owned(), |k| k.name.to_lowercase());
        if self.begun.is_none() {
            format!("Click the corner of a hex where the {name} begins.")
        } else {
            format!(
                "Click corner after corner to run the {name}. Enter or double click ends it, Backspace takes a click back, Escape gives up."
            )
        }
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        let layout = desk.scenario().board.layout();
        let near = nearest(layout, pointer.hex, pointer.world).map(|(vertex, _)| vertex);
        self.near = near;
        match (pointer.phase, near) {
            (PointerPhase::Down, Some(to)) => {
                let before = (self.edges.len(), self.end);
                if self.begun.is_none() {
                    (self.begun, self.end) = (Some(to), Some(to));
                    self.clicks.push((0, None));
                } else if self.extend(desk, to) {
                    self.clicks.push(before);
                }
            }
            (PointerPhase::Drag, Some(to)) if self.begun.is_some() => {
                self.extend(desk, to);
            }
            (PointerPhase::Double, _) => self.finish(desk, out),
            _ => {}
        }
    }

    fn key_pressed(&mut self, desk: &Desk<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if self.begun.is_none() {
            return false;
        }
        match key {
            Key::Enter => self.finish(desk, out),
            Key::Escape => self.cancel(),
            Key::Backspace => {
                let (length, end) = self.clicks.pop().unwrap_or((0, None));
                self.edges.truncate(length);
                self.end = end;
                if end.is_none() {
                    self.cancel();
                }
            }
            _ => return false,
        }
        true
    }

    fn cancel(&mut self) {
        *self = Self { near: self.near, ..Self::default() };
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let layout = desk.scenario().board.layout();
        let Some(near) = self.near.filter(|_| desk.view.hover.is_some()) else { return Preview::default() };
        let onward = self.onward(desk, near);
        let mut here = self.begun.unwrap_or(near);
        let mut line: Vec<[f64; 2]> = place(layout, here).into_iter().collect();
        for edge in self.edges.iter().chain(&onward) {
            let [a, b] = edge.ends(layout.orientation);
            here = if a == here { b } else { a };
            line.extend(place(layout, here));
        }
        let sides = self.edges.len() + onward.len();
        let caption = if sides > 0 { format!("{sides} hexsides") } else { String::new() };
        Preview { lines: vec![line], caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        linear::kinds(ui, desk, true, out);
    }
}
