//! Runs roads from hex to hex.

use super::{Pointer, PointerPhase, Preview, Tool, linear};
use crate::command::Intent;
use crate::desk::Desk;
use egui::Key;
use oblique_cartography::geometry::{self, Point};
use oblique_core::board::{Board, Path, TerrainIx, search};
use oblique_core::hex::{Edge, Hex};

/// Cost of a hex of open level ground.
const HEX: u32 = 100;
/// Cost a hex of rough ground adds, and every level up or down.
const ROUGH: u32 = 30;
const CLIMB: u32 = 40;
/// Cost of a hex for every hex it lies off the straight line: of equally short ways the straightest.
const ASIDE: f32 = 8.0;
/// Cost of a hex along a road there is.
const ON_ROAD: u32 = 80;
/// Further than so many hexes the straight line is taken.
const SEARCH_HEXES: u32 = 40;

/// The road tool.
#[derive(Default)]
pub struct Road {
    path: Vec<Hex>,
    /// Length of the path at every click, to take clicks back.
    clicks: Vec<usize>,
    /// Shift is held: straight.
    straight: bool,
}

impl Road {
    /// The hexes from the end of the path to a hex, that end left out: preview and click both ask
    /// here.
    fn onward(&self, desk: &Desk<'_>, to: Hex) -> Vec<Hex> {
        let board = &desk.scenario().board;
        let Some(&from) = self.path.last() else { return Vec::new() };
        if !board.layout().contains(to) {
            return Vec::new();
        }
        let way = if self.straight { Vec::new() } else { cheapest(board, from, to) };
        let way: Vec<Hex> = if way.is_empty() { from.line_to(to).collect() } else { way };
        way.into_iter().skip(1).filter(|hex| board.layout().contains(*hex)).collect()
    }

    fn finish(&mut self, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        let path = std::mem::take(&mut self.path);
        self.clicks.clear();
        if path.len() > 1
            && let Some(kind) = linear::kind(desk, false)
        {
            linear::run(desk, kind, Path::Hexes(path), out);
        }
    }
}

/// The cheapest way for a road: short, on existing roads, round obstacles, along the slope.
fn cheapest(board: &Board, from: Hex, to: Hex) -> Vec<Hex> {
    let layout = board.layout();
    let distance = |a: Hex, b: Hex| a.unsigned_distance_to(b);
    if distance(from, to) > SEARCH_HEXES {
        return Vec::new();
    }
    let budget = distance(from, to) * HEX * 3 / 2 + 4 * HEX;
    let (a, b) = (geometry::center(layout, from), geometry::center(layout, to));
    let level = |hex| board.level(hex).unwrap_or_default();
    // States order by column and row, so equally cheap ways are settled the same everywhere.
    let cell = |hex: Hex| (hex.x, hex.y);
    let found = search::reach(cell(from), budget, |&(x, y), cost, next| {
        let here = Hex::new(x, y);
        for (_, hex) in layout.neighbours(here) {
            let road =
                Edge::between(here, hex, layout.orientation).is_some_and(|edge| board.linear_mask(edge) != 0);
            let rough = board.terrain(hex) != Some(TerrainIx(0));
            let climb = u32::from(level(hex).abs_diff(level(here)));
            let aside = (off_line(geometry::center(layout, hex), a, b) * ASIDE) as u32;
            let step = if road { ON_ROAD } else { HEX + ROUGH * u32::from(rough) + CLIMB * climb + aside };
            if cost + step + distance(hex, to) * ON_ROAD <= budget {
                next.push((cell(hex), step));
            }
        }
    });
    found.way(&cell(to)).into_iter().map(|(x, y)| Hex::new(x, y)).collect()
}

/// Distance of a point from the line through two others.
fn off_line(p: Point, a: Point, b: Point) -> f32 {
    let along = (b - a).unit();
    ((p.x - a.x) * along.y - (p.y - a.y) * along.x).abs()
}

impl Tool for Road {
    fn id(&self) -> &'static str {
        "road"
    }

    fn name(&self) -> &'static str {
        "Road"
    }

    fn key(&self) -> &'static str {
        "R"
    }

    fn icon(&self) -> super::icons::Icon {
        super::icons::ROAD
    }

    fn group(&self) -> super::Group {
        super::Group::Lines
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        let name = linear::kind(desk, false).map_or_else(|| "road".to_owned(), |k| k.name.to_lowercase());
        if self.path.is_empty() {
            format!("Click where the {name} begins.")
        } else {
            format!(
                "Click on to run the {name}, Shift runs it straight. Enter or double click ends it, Backspace takes a click back, Escape gives up."
            )
        }
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        self.straight = pointer.shift;
        let layout = desk.scenario().board.layout();
        match pointer.phase {
            PointerPhase::Down if !layout.contains(pointer.hex) => {}
            PointerPhase::Down => {
                let onward = self.onward(desk, pointer.hex);
                if self.path.is_empty() {
                    self.path.push(pointer.hex);
                    self.clicks.push(0);
                } else if !onward.is_empty() {
                    self.clicks.push(self.path.len());
                    self.path.extend(onward);
                }
            }
            PointerPhase::Drag => {
                let onward = self.onward(desk, pointer.hex);
                self.path.extend(onward);
            }
            PointerPhase::Double => self.finish(desk, out),
            PointerPhase::Up | PointerPhase::Hover | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, desk: &Desk<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        if self.path.is_empty() {
            return false;
        }
        match key {
            Key::Enter => self.finish(desk, out),
            Key::Escape => self.cancel(),
            Key::Backspace => self.path.truncate(self.clicks.pop().unwrap_or(0)),
            _ => return false,
        }
        true
    }

    fn cancel(&mut self) {
        self.path.clear();
        self.clicks.clear();
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let layout = desk.scenario().board.layout();
        let onward = desk.view.hover.map(|hex| self.onward(desk, hex)).unwrap_or_default();
        let line: Vec<[f64; 2]> = self
            .path
            .iter()
            .chain(&onward)
            .map(|hex| geometry::center(layout, *hex))
            .map(|at| [f64::from(at.x), f64::from(at.y)])
            .collect();
        let hexes = desk.view.hover.into_iter().collect();
        let caption = if line.len() > 1 { format!("{} hexes", line.len()) } else { String::new() };
        Preview {
            hexes,
            lines: if line.len() > 1 { vec![line] } else { Vec::new() },
            caption,
            ..Preview::default()
        }
    }

    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        linear::kinds(ui, desk, false, out);
    }
}
