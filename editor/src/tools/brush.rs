//! Paints terrain.

use super::stroke::{Stroke, disc};
use super::{Pointer, PointerPhase, Preview, Tool, options};
use crate::command::{Gesture, Intent};
use crate::desk::Desk;
use oblique_core::board::TerrainIx;
use oblique_core::hex::Hex;
use oblique_core::scenario::Edit;

/// The brush.
#[derive(Default)]
pub struct Brush {
    stroke: Option<Stroke>,
    /// Shift is held: paints the ruleset's base terrain.
    base: bool,
}

impl Brush {
    /// The hexes painted with the pointer on `hex`: preview and stroke both ask here.
    fn affected(desk: &Desk<'_>, hex: Hex) -> Vec<Hex> {
        disc(desk.scenario().board.layout(), hex, desk.view.tools.brush_radius)
    }

    const fn terrain(&self, desk: &Desk<'_>) -> TerrainIx {
        if self.base { TerrainIx(0) } else { desk.view.tools.terrain }
    }

    fn paint(&mut self, desk: &Desk<'_>, hex: Hex, out: &mut Vec<Intent>) {
        let terrain = self.terrain(desk);
        let Some(stroke) = &mut self.stroke else { return };
        let board = &desk.scenario().board;
        let hexes = stroke.pass(Self::affected(desk, hex));
        let cells: Vec<_> = hexes
            .into_iter()
            .filter(|hex| board.terrain(*hex).is_some_and(|old| old != terrain))
            .map(|hex| (hex, terrain))
            .collect();
        if !cells.is_empty() {
            let label = format!("Paint {}", terrain_name(desk, terrain).to_lowercase());
            let gesture = Gesture::Part(stroke.gesture);
            out.push(Intent::Edit { label, edit: Edit::Terrain(cells), gesture });
        }
    }
}

/// The name of a terrain.
pub fn terrain_name(desk: &Desk<'_>, terrain: TerrainIx) -> String {
    let palette = desk.scenario().board.palette();
    let id = palette.get(usize::from(terrain.0)).map_or("", String::as_str);
    desk.catalog().terrain(id).map_or_else(|| id.to_owned(), |t| t.name.clone())
}

/// Takes up the terrain under the pointer.
pub fn pick_terrain(desk: &Desk<'_>, hex: Hex, out: &mut Vec<Intent>) {
    if let Some(terrain) = desk.scenario().board.terrain(hex) {
        out.push(Intent::view(move |view| view.tools.terrain = terrain));
        out.push(Intent::Say(format!("Picked {}", terrain_name(desk, terrain).to_lowercase())));
    }
}

impl Tool for Brush {
    fn id(&self) -> &'static str {
        "brush"
    }

    fn name(&self) -> &'static str {
        "Brush"
    }

    fn key(&self) -> &'static str {
        "B"
    }

    fn hint(&self, desk: &Desk<'_>) -> String {
        let base = terrain_name(desk, TerrainIx(0)).to_lowercase();
        format!(
            "Drag to paint {}. Shift paints {base}, Ctrl picks the terrain under the pointer, [ and ] change the size.",
            terrain_name(desk, desk.view.tools.terrain).to_lowercase()
        )
    }

    fn pointer(&mut self, desk: &Desk<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down if pointer.command => pick_terrain(desk, pointer.hex, out),
            PointerPhase::Down => {
                self.base = pointer.shift;
                self.stroke = Some(Stroke::begin());
                self.paint(desk, pointer.hex, out);
            }
            PointerPhase::Drag => self.paint(desk, pointer.hex, out),
            PointerPhase::Up => self.stroke = None,
            PointerPhase::Hover => self.base = pointer.shift,
            PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn key_pressed(&mut self, desk: &Desk<'_>, key: egui::Key, out: &mut Vec<Intent>) -> bool {
        options::radius_key(desk, key, out)
    }

    fn cancel(&mut self) {
        self.stroke = None;
    }

    fn preview(&self, desk: &Desk<'_>) -> Preview {
        let Some(hex) = desk.view.hover else { return Preview::default() };
        let hexes = Self::affected(desk, hex);
        let caption = terrain_name(desk, self.terrain(desk));
        Preview { hexes, caption, ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, desk: &Desk<'_>, out: &mut Vec<Intent>) {
        options::radius(ui, desk, out);
        ui.separator();
        options::terrain(ui, desk, out);
    }
}
