//! Paints a mix of terrains: thin woods, orchards, fields.

use super::brush::{pick_terrain, terrain_name};
use super::icons::{self, Icon};
use super::options;
use super::paint::Paint;
use oblique_board::TerrainIx;
use oblique_board::hex::scatter::{Pattern, Scatter};
use oblique_board::hex::{Hex, Pivot, Symmetry};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::ToolChange;
use oblique_scenario::Edit;

/// The scatter brush.
#[derive(Default)]
pub(crate) struct ScatterBrush;

/// The terrain the mix has for a hex, the same whenever it is asked; hexes that belong together by
/// the symmetry that is on get the same.
fn terrain_for(context: &EditorContext<'_>, center: Pivot, hex: Hex) -> Option<TerrainIx> {
    let (layout, tools) = (context.scenario().board.layout(), &context.view.tools);
    let mix = &tools.mix;
    let known = if tools.symmetry == Symmetry::None {
        hex
    } else {
        let images = tools.symmetry.images(center, hex, layout.orientation);
        images.into_iter().min_by_key(|hex| (hex.y, hex.x)).unwrap_or(hex)
    };
    let weights: Vec<u8> = mix.parts.iter().map(|(_, weight)| *weight).collect();
    let scatter = Scatter {
        pattern: mix.pattern,
        density_percent: mix.density_percent,
        patch: mix.patch,
        seed: mix.seed,
    };
    mix.parts.get(scatter.at(known, &weights)?).map(|(terrain, _)| *terrain)
}

impl Paint for ScatterBrush {
    fn id(&self) -> &'static str {
        "scatter"
    }

    fn name(&self) -> &'static str {
        "Scatter brush"
    }

    fn key(&self) -> &'static str {
        "Shift+B"
    }

    fn icon(&self) -> Icon {
        icons::SCATTER
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let base = terrain_name(context, TerrainIx(0)).to_lowercase();
        format!("Drag to paint the mix; the same seed always paints the same. Shift paints {base}.")
    }

    fn change(&self, context: &EditorContext<'_>, hexes: &[Hex], other: bool) -> Option<(String, Edit)> {
        let board = &context.scenario().board;
        let center = context.view.tools.center_on(board.layout());
        let cell = |hex: &Hex| {
            let new = if other { TerrainIx(0) } else { terrain_for(context, center, *hex)? };
            board.terrain(*hex).filter(|old| *old != new).map(|_| (*hex, new))
        };
        let cells: Vec<_> = hexes.iter().filter_map(cell).collect();
        (!cells.is_empty()).then(|| ("Scatter terrain".to_owned(), Edit::Terrain(cells)))
    }

    fn pick(&self, context: &EditorContext<'_>, hex: Hex, out: &mut Vec<Intent>) {
        pick_terrain(context, hex, out);
        if let Some(terrain) = context.scenario().board.terrain(hex) {
            out.push(Intent::tool_option(ToolChange::MixOf(terrain)));
        }
    }

    fn ghost(&self, context: &EditorContext<'_>, hexes: &[Hex]) -> Vec<(Hex, egui::Color32)> {
        let center = context.view.tools.center_on(context.scenario().board.layout());
        let cell = |hex: &Hex| {
            Some((*hex, oblique_context::ground::terrain_color(context, terrain_for(context, center, *hex)?)))
        };
        hexes.iter().filter_map(cell).collect()
    }

    fn caption(&self, context: &EditorContext<'_>, _: Hex, other: bool, _: bool) -> String {
        if other { terrain_name(context, TerrainIx(0)) } else { "Mix".to_owned() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let mix = &context.view.tools.mix;
        ui.menu_button("Terrains", |ui| parts(ui, context, out))
            .response
            .on_hover_text("What is mixed, and how much of each");
        let names =
            [(Pattern::Scattered, "Scattered"), (Pattern::Rows, "Rows"), (Pattern::Chequered, "Chequered")];
        let choices =
            names.map(|(p, name)| options::Choice { name, help: "", color: None, on: mix.pattern == p });
        if let Some((pattern, _)) = options::one_of(ui, "Pattern", &choices).and_then(|ix| names.get(ix)) {
            let pattern = *pattern;
            out.push(Intent::tool_option(ToolChange::Pattern(pattern)));
        }
        number(
            ui,
            "Thick",
            (1..=100, " %", "How many of the hexes are painted"),
            u32::from(mix.density_percent),
            out,
            |n| ToolChange::DensityPercent(n as u8),
        );
        number(
            ui,
            "Patches",
            (1..=6, "", "How broad a patch or a row is, in hexes"),
            u32::from(mix.patch),
            out,
            |n| ToolChange::Patch(n as u8),
        );
        number(
            ui,
            "Seed",
            (1..=u32::MAX, "", "The same seed sprinkles the same way"),
            mix.seed,
            out,
            ToolChange::Seed,
        );
        if ui.button("Another").on_hover_text("Takes the next seed").clicked() {
            out.push(Intent::tool_option(ToolChange::NextSeed));
        }
    }
}

/// A number with its name.
fn number(
    ui: &mut egui::Ui,
    name: &str,
    (range, suffix, help): (std::ops::RangeInclusive<u32>, &str, &str),
    now: u32,
    out: &mut Vec<Intent>,
    change: fn(u32) -> ToolChange,
) {
    let label = ui.label(name).id;
    let mut new = now;
    let field = ui.add(egui::DragValue::new(&mut new).range(range).suffix(suffix)).labelled_by(label);
    if field.on_hover_text(help).changed() {
        out.push(Intent::tool_option(change(new)));
    }
}

/// The weight of every terrain in the mix; 0 leaves it out.
fn parts(ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
    for ix in 0..context.scenario().board.palette().len().min(255) as u8 {
        let terrain = TerrainIx(ix);
        let parts = &context.view.tools.mix.parts;
        let mut weight = parts.iter().find(|(t, _)| *t == terrain).map_or(0, |(_, weight)| *weight);
        ui.horizontal(|ui| {
            options::swatch(
                ui,
                oblique_context::ground::terrain_color(context, terrain),
                egui::Sense::hover(),
            );
            let field = ui.add(egui::Slider::new(&mut weight, 0..=9));
            let label = ui.label(terrain_name(context, terrain)).id;
            if field.labelled_by(label).changed() {
                out.push(Intent::tool_option(ToolChange::Weight(terrain, weight)));
            }
        });
    }
}
