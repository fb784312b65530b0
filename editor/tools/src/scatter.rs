//! Paints a mix of terrains: thin woods, orchards, fields.

use super::icons;
use super::options;
use super::paint::Paint;
use super::terrain::{pick_terrain, terrain_name};
use crate::Group;
use crate::ToolDescription;
use oblique_board::TerrainIx;
use oblique_board::hex::scatter::{Pattern, Scatter};
use oblique_board::hex::{Hex, Pivot, Symmetry};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_scenario::Edit;
use oblique_text::{Text, inside, text};
use oblique_ui::widgets;

/// What the scatter brush leaves: terrains by weight, thick or thin.
struct Mix {
    /// How it is laid out.
    pattern: Pattern,
    /// Terrains and their weights, 1 to 9; what is not listed is not scattered.
    parts: Vec<(TerrainIx, u8)>,
    /// Of a hundred hexes so many are painted.
    density_percent: u8,
    /// Hexes to a side of a patch, 1 to 6: 1 is salt and pepper.
    patch: u8,
    /// The seed: the same seed scatters the same.
    seed: u32,
}

impl Default for Mix {
    fn default() -> Self {
        let pattern = Pattern::Scattered;
        Self {
            pattern,
            parts: vec![(TerrainIx(1), 3), (TerrainIx(2), 1)],
            density_percent: 60,
            patch: 2,
            seed: 1,
        }
    }
}

impl Mix {
    /// The terrain for a hex, the same whenever it is asked; hexes that belong together by the symmetry that is on
    /// get the same.
    fn terrain_for(&self, context: &EditorContext<'_>, center: Pivot, hex: Hex) -> Option<TerrainIx> {
        let (layout, symmetry) = (context.scenario().board.layout(), context.view.tools.symmetry);
        let known = if symmetry == Symmetry::None {
            hex
        } else {
            let images = symmetry.images(center, hex, layout.orientation);
            images.into_iter().min_by_key(|hex| (hex.y, hex.x)).unwrap_or(hex)
        };
        let weights: Vec<u8> = self.parts.iter().map(|(_, weight)| *weight).collect();
        let scatter = Scatter {
            pattern: self.pattern,
            density_percent: self.density_percent,
            patch: self.patch,
            seed: self.seed,
        };
        self.parts.get(scatter.at(known, &weights)?).map(|(terrain, _)| *terrain)
    }

    /// How much of a terrain there is, 0 to 9.
    fn weight(&self, terrain: TerrainIx) -> u8 {
        self.parts.iter().find(|(t, _)| *t == terrain).map_or(0, |(_, weight)| *weight)
    }

    /// So much of a terrain, 0 to 9; 0 takes it out.
    fn set_weight(&mut self, terrain: TerrainIx, weight: u8) {
        self.parts.retain(|(t, _)| *t != terrain);
        if weight > 0 {
            self.parts.push((terrain, weight));
        }
        self.parts.sort_unstable();
    }

    /// Takes the next seed; 0 is none.
    fn next_seed(&mut self) {
        self.seed = self.seed.wrapping_add(1).max(1);
    }
}

/// The scatter brush.
#[derive(Default)]
pub(crate) struct ScatterBrush {
    mix: Mix,
}

impl Paint for ScatterBrush {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "scatter",
        name: Text("tools-scatter-brush"),
        key: "Shift+B",
        icon: icons::SCATTER,
        group: Group::Paint,
        flyout: Text(""),
    };

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let base = inside(terrain_name(context, TerrainIx(0)));
        text!("tools-drag-to-paint-the-mix-the-same-seed", base)
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let board = &context.scenario().board;
        let center = context.view.tools.center_on(board.layout());
        let cell = |hex: &Hex| {
            let new = if other { TerrainIx(0) } else { self.mix.terrain_for(context, center, *hex)? };
            board.terrain(*hex).filter(|old| *old != new).map(|_| (*hex, new))
        };
        let cells: Vec<_> = hexes.iter().filter_map(cell).collect();
        (!cells.is_empty()).then(|| (text!("tools-scatter-terrain").to_owned(), Edit::Terrain(cells)))
    }

    fn pick(&mut self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        pick_terrain(context, hex, out);
        if let Some(terrain) = context.scenario().board.terrain(hex) {
            self.mix.parts = vec![(terrain, 1)];
        }
    }

    fn ghost(&self, context: &EditorContext<'_>, hexes: &[Hex]) -> Vec<(Hex, egui::Color32)> {
        let center = context.view.tools.center_on(context.scenario().board.layout());
        let cell = |hex: &Hex| {
            Some((
                *hex,
                oblique_context::ground::terrain_color(context, self.mix.terrain_for(context, center, *hex)?),
            ))
        };
        hexes.iter().filter_map(cell).collect()
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        if other { terrain_name(context, TerrainIx(0)) } else { text!("tools-mix").to_owned() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, _: &mut Vec<Intent>) {
        let mix = &mut self.mix;
        ui.menu_button(text!("tools-terrains"), |ui| parts(ui, context, mix))
            .response
            .on_hover_text(text!("tools-what-is-mixed-and-how-much-of-each"));
        let names = [
            (Pattern::Scattered, text!("tools-scattered")),
            (Pattern::Rows, text!("tools-rows")),
            (Pattern::Chequered, text!("tools-chequered")),
        ];
        let choices =
            names.map(|(p, name)| options::Choice { name, help: "", color: None, on: mix.pattern == p });
        if let Some((pattern, _)) =
            options::one_of(ui, text!("tools-pattern"), &choices).and_then(|ix| names.get(ix))
        {
            mix.pattern = *pattern;
        }
        let density = widgets::whole_number(ui, &mut mix.density_percent).range(1..=100).suffix(" %");
        options::number(ui, text!("tools-thick"), text!("tools-how-many-of-the-hexes-are-painted"), density);
        let patch = widgets::whole_number(ui, &mut mix.patch).range(1..=6);
        options::number(ui, text!("tools-patches"), text!("tools-how-broad-a-patch-or-a-row-is"), patch);
        let seed = widgets::whole_number(ui, &mut mix.seed).range(1..=u32::MAX).unmarked();
        options::number(ui, text!("tools-seed"), text!("tools-the-same-seed-sprinkles-the-same-way"), seed);
        if ui.button(text!("tools-another")).on_hover_text(text!("tools-takes-the-next-seed")).clicked() {
            mix.next_seed();
        }
    }
}

/// The weight of every terrain in the mix; 0 leaves it out.
fn parts(ui: &mut egui::Ui, context: &EditorContext<'_>, mix: &mut Mix) {
    for ix in 0..context.scenario().board.palette().len().min(255) as u8 {
        let terrain = TerrainIx(ix);
        let mut weight = mix.weight(terrain);
        ui.horizontal(|ui| {
            options::swatch(
                ui,
                oblique_context::ground::terrain_color(context, terrain),
                egui::Sense::hover(),
            );
            let field = ui.add(egui::Slider::new(&mut weight, 0..=9));
            let label = ui.label(terrain_name(context, terrain)).id;
            if field.labelled_by(label).changed() {
                mix.set_weight(terrain, weight);
            }
        });
    }
}

#[cfg(test)]
mod tests {
    use super::{Mix, TerrainIx};

    #[test]
    fn a_mix_keeps_a_terrain_once_and_a_seed_that_is_one() {
        let mut mix = Mix { parts: vec![(TerrainIx(3), 1)], seed: u32::MAX, ..Mix::default() };
        mix.set_weight(TerrainIx(3), 5);
        mix.set_weight(TerrainIx(1), 4);
        assert_eq!(mix.parts, [(TerrainIx(1), 4), (TerrainIx(3), 5)]);
        mix.set_weight(TerrainIx(3), 0);
        assert_eq!((mix.weight(TerrainIx(1)), mix.weight(TerrainIx(3))), (4, 0));
        mix.next_seed();
        assert_eq!(mix.seed, 1, "0 is no seed");
    }
}
