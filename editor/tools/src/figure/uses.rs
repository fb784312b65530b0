//! What becomes of a figure: it is painted, or its hexes are selected.
//!
//! Must not know figures.

use super::Title;
use crate::terrain::{pick_terrain, terrain_in_hand, terrain_name};
use crate::{Group, Pointer, options, stroke};
use egui::{Color32, Key, Ui};
use oblique_board::TerrainIx;
use oblique_board::hex::{HexSet, Join};
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::ground::terrain_color;
use oblique_context::view::{Switch, ViewChange};
use oblique_scenario::Edit;
use oblique_text::{Text, inside, text};

/// Where a tool of a figure has its title from.
#[derive(Clone, Copy, Debug)]
pub(crate) enum TitleOf {
    /// The figure's, painted.
    Painting,
    /// The figure's, selected.
    Selecting,
    /// The use's own: one tool alone has it.
    Own(Title),
}

/// What becomes of a figure.
pub(crate) trait Use: Default {
    /// Where its tools stand in the tool bar.
    const GROUP: Group;
    /// The flyout its tools fold into, see `Tool::flyout`.
    const FLYOUT: Text;
    /// Id, name and key of its tools.
    const TITLE: TitleOf;
    /// Does the symmetry that is on belong to [`Use::reach`]?
    const SYMMETRIC: bool = false;
    /// What it does, for the status bar, after how the figure is drawn.
    fn hint(&self, context: &EditorContext<'_>) -> String;
    /// The hexes it works on, of a figure's.
    fn reach(context: &EditorContext<'_>, figure: HexSet, has_inside: bool) -> HexSet;
    /// A number that changes when [`Use::reach`] might answer otherwise.
    fn stamp(context: &EditorContext<'_>) -> u64;
    /// A press that may begin a figure; true if it meant something else.
    fn begins(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) -> bool;
    /// Does it.
    fn apply(&mut self, context: &EditorContext<'_>, set: &HexSet, pointer: Pointer, out: &mut Vec<Intent>);
    /// A key the figure has no use for; true if it was used.
    fn key(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool;
    /// What to write beside the pointer.
    fn caption(context: &EditorContext<'_>, count: usize) -> String;
    /// The colour hexes would have, if they get one.
    fn color(context: &EditorContext<'_>, pointer: Option<Pointer>) -> Option<Color32>;
    /// Settings.
    fn options(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        has_inside: bool,
        even: Option<&str>,
        out: &mut Vec<Intent>,
    );
}

/// So many hexes, in words.
pub(crate) fn count(n: usize) -> String {
    if n == 1 { text!("tools-1-hex").to_owned() } else { text!("tools-n-hexes", n) }
}

/// Cells of a set that are not of a terrain already.
pub fn cells_of(
    context: &EditorContext<'_>,
    set: &HexSet,
    terrain: TerrainIx,
) -> Vec<(oblique_board::hex::Hex, TerrainIx)> {
    let old = context.scenario().board.terrain_cells();
    let layout = set.layout();
    let changed = set.indices().filter(|index| old.get(*index).is_some_and(|old| *old != terrain));
    changed.map(|index| (layout.hex(index), terrain)).collect()
}

/// Paints terrain.
#[derive(Default)]
pub(crate) struct PaintIt;

impl Use for PaintIt {
    const GROUP: Group = Group::Paint;
    const FLYOUT: Text = Text("tools-shapes");

    const TITLE: TitleOf = TitleOf::Painting;
    const SYMMETRIC: bool = true;

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let name = inside(terrain_name(context, context.view.tools.terrain));
        let base = inside(terrain_name(context, TerrainIx(0)));
        text!("tools-it-is-painted-name-with-shift-base-alt", name, base)
    }

    fn reach(context: &EditorContext<'_>, figure: HexSet, has_inside: bool) -> HexSet {
        let figure = match (has_inside, context.view.tools.outlined) {
            (true, true) => stroke::thickened(context, figure.rim()),
            (true, false) => figure,
            (false, _) => stroke::thickened(context, figure),
        };
        stroke::affected_set(context, figure)
    }

    fn stamp(context: &EditorContext<'_>) -> u64 {
        let tools = &context.view.tools;
        u64::from(tools.outlined)
            | u64::from(tools.even) << 1
            | u64::from(tools.brush_radius) << 2
            | (tools.symmetry as u64) << 8
            | u64::from(tools.brush_own.is_some()) << 12
    }

    fn begins(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) -> bool {
        if pointer.picks() {
            pick_terrain(context, pointer.hex, out);
        }
        pointer.picks()
    }

    fn apply(&mut self, context: &EditorContext<'_>, set: &HexSet, pointer: Pointer, out: &mut Vec<Intent>) {
        let terrain = terrain_in_hand(context, pointer.shift);
        let cells = cells_of(context, set, terrain);
        if !cells.is_empty() {
            let label = text!("tools-paint-terrain", terrain = inside(terrain_name(context, terrain)));
            out.push(Intent::edit(label, Edit::Terrain(cells)));
        }
    }

    fn key(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        options::radius_key(context, key, out)
    }

    fn caption(context: &EditorContext<'_>, hexes: usize) -> String {
        text!(
            "tools-hexes-of-terrain",
            hexes = count(hexes),
            terrain = inside(terrain_name(context, context.view.tools.terrain))
        )
    }

    fn color(context: &EditorContext<'_>, pointer: Option<Pointer>) -> Option<Color32> {
        Some(terrain_color(context, terrain_in_hand(context, pointer.is_some_and(|p| p.shift))))
    }

    fn options(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        has_inside: bool,
        even: Option<&str>,
        out: &mut Vec<Intent>,
    ) {
        let tools = &context.view.tools;
        if has_inside {
            options::switch(
                ui,
                text!("tools-outline"),
                text!("tools-paints-the-rim-only-as-thick-as-the"),
                tools.outlined,
                out,
                Switch::Outlined,
            );
        }
        if let Some(even) = even {
            options::switch(ui, even, text!("tools-both-sides-alike"), tools.even, out, Switch::Even);
        }
        if !has_inside || tools.outlined {
            options::radius(ui, context, out);
        }
        options::symmetry(ui, context, out);
        ui.separator();
        options::terrain(ui, context, out);
    }
}

/// Selects hexes.
#[derive(Default)]
pub(crate) struct SelectIt;

/// How a click joins what is selected: by the keys held, else by the option.
pub(crate) fn join_of(context: &EditorContext<'_>, pointer: Pointer) -> Join {
    match (pointer.shift, pointer.picks()) {
        (true, true) => Join::Intersect,
        (true, false) => Join::Add,
        (false, true) => Join::Subtract,
        (false, false) => context.view.tools.join,
    }
}

/// The intent that lets hexes join those selected.
pub(crate) fn select(context: &EditorContext<'_>, set: &HexSet, join: Join) -> Intent {
    let none = HexSet::new(set.layout());
    let old = context.view.area.as_deref().unwrap_or(&none);
    let new = old.joined(set, join);
    Intent::view(ViewChange::Area(Some(new)))
}

impl Use for SelectIt {
    const GROUP: Group = Group::Area;
    const FLYOUT: Text = Text("tools-selections");

    const TITLE: TitleOf = TitleOf::Selecting;

    fn hint(&self, _: &EditorContext<'_>) -> String {
        text!("tools-shift-adds-to-the-hexes-selected-alt-takes").to_owned()
    }

    fn reach(_: &EditorContext<'_>, figure: HexSet, _: bool) -> HexSet {
        figure
    }

    fn stamp(context: &EditorContext<'_>) -> u64 {
        u64::from(context.view.tools.even)
    }

    fn begins(&mut self, _: &EditorContext<'_>, _: Pointer, _: &mut Vec<Intent>) -> bool {
        false
    }

    fn apply(&mut self, context: &EditorContext<'_>, set: &HexSet, pointer: Pointer, out: &mut Vec<Intent>) {
        out.push(select(context, set, join_of(context, pointer)));
    }

    fn key(&mut self, context: &EditorContext<'_>, key: Key, out: &mut Vec<Intent>) -> bool {
        let used = key == Key::Escape && context.view.area.is_some();
        if used {
            out.push(Intent::Run("area.none"));
        }
        used
    }

    fn caption(_: &EditorContext<'_>, hexes: usize) -> String {
        count(hexes)
    }

    fn color(_: &EditorContext<'_>, _: Option<Pointer>) -> Option<Color32> {
        None
    }

    fn options(
        &mut self,
        ui: &mut Ui,
        context: &EditorContext<'_>,
        _: bool,
        even: Option<&str>,
        out: &mut Vec<Intent>,
    ) {
        options::join(ui, context, out);
        if let Some(even) = even {
            ui.separator();
            options::switch(
                ui,
                even,
                text!("tools-both-sides-alike"),
                context.view.tools.even,
                out,
                Switch::Even,
            );
        }
        ui.separator();
        options::area(ui, context, out);
    }
}
