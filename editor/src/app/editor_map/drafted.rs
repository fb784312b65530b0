//! Drafts over the map: terrain the surer the stronger, levels the higher the stronger, and neat lines that are proposed.
//!
//! Must not know how a draft was made.

use crate::EditorContext;
use oblique_cartography::Rgba;
use oblique_context::sheets::Shown;
use oblique_digitize::Likeness;
use oblique_mapview::camera::point;
use oblique_mapview::features::course;
use oblique_mapview::ground::color;
use oblique_mapview::overlay::{Overlay, Tint};

/// How strongly the surest hex of a draft is drawn.
const STRONGEST: f32 = 0.8;
/// Hexes that are drawn one by one at most.
const MOST: usize = 40_000;

/// Neat lines that are proposed.
pub(super) fn neat_lines(context: &EditorContext<'_>, over: &mut Vec<Overlay>) {
    let lines = oblique_digitize_room::proposed_lines(context).into_iter();
    over.extend(lines.map(|line| {
        let points = line.into_iter().map(point).collect();
        Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: true }
    }));
}

/// The draft that is shown.
pub(super) fn overlays(context: &EditorContext<'_>, under: &mut Vec<Overlay>) {
    let sheets = &context.view.sheets;
    let style = context.style();
    match sheets.shown {
        Shown::Nothing => {}
        Shown::Terrain => {
            let Some(draft) = sheets.draft.as_deref() else { return };
            let looks = terrain_looks(context);
            let hexes = draft.cells.iter().take(MOST).filter_map(|(hex, terrain, sure)| {
                let look = looks.get(usize::from(terrain.0))?;
                Some((*hex, color(*look).gamma_multiply(STRONGEST * f32::from(*sure) / 100.0)))
            });
            under.push(Overlay::Ghost { hexes: hexes.collect() });
        }
        Shown::Heights => {
            let Some(found) = sheets.heights.as_deref() else { return };
            let levels = || found.levels.iter().map(|(_, level)| i32::from(*level));
            let (low, high) = (levels().min().unwrap_or(0), levels().max().unwrap_or(0));
            let shade = color(style.overlay.selected);
            let hexes = found.levels.iter().take(MOST).map(|(hex, level)| {
                let part = (i32::from(*level) - low) as f32 / (high - low).max(1) as f32;
                (*hex, shade.gamma_multiply(0.05 + (STRONGEST - 0.05) * part))
            });
            under.push(Overlay::Ghost { hexes: hexes.collect() });
        }
        Shown::Lines => lines(context, under),
        Shown::Vectors => vectors(context, under),
    }
}

/// What would come of features of a GIS.
fn vectors(context: &EditorContext<'_>, under: &mut Vec<Overlay>) {
    let Some(draft) = context.view.sheets.vectors.draft.as_deref() else { return };
    let board = &context.scenario().board;
    let looks = terrain_looks(context);
    let hexes = draft.terrain.iter().take(MOST).filter_map(|(hex, terrain)| {
        let look = looks.get(usize::from(terrain.0))?;
        Some((*hex, color(*look).gamma_multiply(STRONGEST)))
    });
    under.push(Overlay::Ghost { hexes: hexes.collect() });
    for line in draft.lines.iter().take(MOST) {
        let points = course(board.layout(), line.chain.stops()).iter().map(|at| point(*at)).collect();
        under.push(Overlay::Line { points, tint: Tint::Preview, arrow: false, dashed: false });
    }
    for label in draft.labels.iter().take(MOST) {
        under.push(Overlay::Word { hex: label.hex, text: label.text.clone(), tint: Tint::Preview });
    }
}

/// The colour of each terrain of the board from afar.
fn terrain_looks(context: &EditorContext<'_>) -> Vec<Rgba> {
    let style = context.style();
    let palette = context.scenario().board.palette().iter();
    palette
        .map(|id| context.catalog().terrain.iter().find(|t| t.id == *id))
        .map(|terrain| terrain.map_or(Rgba::CLEAR, |terrain| style.far_color(&terrain.look)))
        .collect()
}

/// Lines proposed: as they would be written, and the one looked at along its ink too.
fn lines(context: &EditorContext<'_>, under: &mut Vec<Overlay>) {
    let tracing = &context.view.sheets.tracing;
    let Some(lines) = tracing.proposed.as_deref() else { return };
    let layout = context.scenario().board.layout();
    let world = |course: &[[f64; 2]]| course.iter().map(|at| point(*at)).collect();
    for (n, line) in lines.iter().enumerate() {
        let chosen = tracing.chosen == Some(n);
        if !line.is_shown(chosen) {
            continue;
        }
        let sure = line.is_sure(tracing.threshold_percent);
        let (tint, dashed) = match line.likeness {
            _ if chosen => (Tint::Selected, false),
            Likeness::Course if sure => (Tint::Legal, false),
            Likeness::Course => (Tint::Preview, true),
            Likeness::Drawn | Likeness::Printed | Likeness::Lettering => (Tint::Note, true),
        };
        for chain in &line.chains {
            let points = world(&course(layout, chain.stops()));
            under.push(Overlay::Line { points, tint, arrow: false, dashed });
        }
        if chosen {
            under.push(Overlay::Line {
                points: world(&line.course),
                tint: Tint::Danger,
                arrow: false,
                dashed: true,
            });
        }
    }
}
