//! Commands on the hexes selected, and on the shape and symmetry of brushes.

use super::Workbench;
use oblique_board::hex::{Hex, HexSet, Symmetry};
use oblique_context::Gesture;
use oblique_scenario::Edit;
use oblique_text::{inside, text};
use std::sync::Arc;

/// Hexes a brush of one's own may have.
const OWN_BRUSH_MOST: usize = 1000;

impl Workbench {
    /// Selects what a change makes of the hexes selected.
    fn change_area(&mut self, change: impl FnOnce(&HexSet) -> HexSet) {
        if let Some(area) = self.world.view.area.clone() {
            self.world.view.set_area(Some(change(&area)));
        }
    }

    pub(crate) fn area_all(&mut self) {
        self.world.view.set_area(Some(HexSet::all(self.world.document.scenario().board.layout())));
    }

    pub(crate) fn area_none(&mut self) {
        self.world.view.set_area(None);
    }

    pub(crate) fn area_again(&mut self) {
        let layout = self.world.document.scenario().board.layout();
        let last = self.world.view.last_area.as_ref().filter(|area| area.layout() == layout);
        let last = last.map(|area| HexSet::clone(area));
        if last.is_some() {
            self.world.view.set_area(last);
        }
    }

    pub(crate) fn area_invert(&mut self) {
        match &self.world.view.area {
            Some(area) => {
                let inverted = area.inverted();
                self.world.view.set_area(Some(inverted));
            }
            None => self.area_all(),
        }
    }

    pub(crate) fn area_grow(&mut self) {
        self.change_area(HexSet::grown);
    }

    pub(crate) fn area_shrink(&mut self) {
        self.change_area(HexSet::shrunk);
    }

    pub(crate) fn area_rim(&mut self) {
        self.change_area(HexSet::rim);
    }

    /// Paints every hex selected with the terrain in hand.
    pub(crate) fn area_fill(&mut self) {
        let Some(area) = self.world.view.area.clone() else { return };
        let context = self.context();
        let terrain = context.view.tools.terrain;
        let cells = crate::tools::cells_of(&context, &area, terrain);
        let label = text!(
            "windows-fill-with-terrain",
            terrain = inside(crate::tools::terrain_name(&context, terrain))
        );
        self.edit(&label, Edit::Terrain(cells), Gesture::Whole);
    }

    /// Takes the shape of the hexes selected as a brush; without any, puts such a brush away.
    pub(crate) fn own_brush(&mut self) {
        let Some(area) = self.world.view.area.clone() else {
            self.world.view.tools.brush_own = None;
            return;
        };
        if area.len() > OWN_BRUSH_MOST {
            self.toasts.warn(text!(
                "windows-a-brush-may-have-own-brush-most-hexes",
                own_brush_most = OWN_BRUSH_MOST,
                area = area.len()
            ));
            return;
        }
        let middle = middle_of(&area);
        self.world.view.tools.brush_own = Some(area.iter().map(|hex| hex - middle).collect::<Arc<[Hex]>>());
        self.world.view.set_area(None);
        self.take_tool("brush");
    }

    pub(crate) fn next_symmetry(&mut self) {
        let all = Symmetry::ALL;
        let now = all.iter().position(|s| *s == self.world.view.tools.symmetry).unwrap_or(0);
        self.world.view.tools.symmetry = all[(now + 1) % all.len()];
        self.toasts.say(crate::tools::symmetry_name(self.world.view.tools.symmetry).to_owned());
    }

    pub(crate) fn symmetry_here(&mut self) {
        self.world.view.tools.center = self.world.view.hover;
        if self.world.view.tools.symmetry == Symmetry::None {
            self.world.view.tools.symmetry = Symmetry::LeftRight;
        }
    }

    /// Lets go of selected hexes of another board.
    pub(super) fn drop_dead_area(&mut self) {
        let layout = self.world.document.scenario().board.layout();
        let view = &mut self.world.view;
        if view.area.as_ref().is_some_and(|area| area.layout() != layout) {
            view.area = None;
        }
        if view.last_area.as_ref().is_some_and(|area| area.layout() != layout) {
            view.last_area = None;
        }
    }
}

/// The hex in the middle of a set.
pub(super) fn middle_of(set: &HexSet) -> Hex {
    let layout = set.layout();
    set.bounds().map_or(Hex::ZERO, |[left, top, right, bottom]| {
        layout.at(i32::midpoint(left, right), i32::midpoint(top, bottom))
    })
}
