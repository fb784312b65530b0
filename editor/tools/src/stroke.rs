//! Which hexes a hand reaches, and a stroke: those passed since the button went down.
//!
//! Must not know what is painted.

use oblique_board::hex::{Hex, HexSet, Join, Symmetry};
use oblique_context::EditorContext;
use oblique_context::Gesture;
use std::collections::HashSet;

/// The hexes a brush works on with the pointer on `hex`, whatever symmetry is on, within the hexes
/// selected: preview and stroke both ask here.
pub(crate) fn affected(context: &EditorContext<'_>, hex: Hex) -> Vec<Hex> {
    let (layout, tools) = (context.scenario().board.layout(), &context.view.tools);
    let foot = match &tools.brush_own {
        Some(own) => own.iter().map(|offset| hex + *offset).collect(),
        None => hex.range(tools.brush_radius).collect(),
    };
    spread(context, foot)
        .into_iter()
        .filter(|hex| layout.contains(*hex) && context.view.allows(*hex))
        .collect()
}

/// Hexes and those that belong together with them by the symmetry that is on, each once.
fn spread(context: &EditorContext<'_>, hexes: Vec<Hex>) -> Vec<Hex> {
    let (layout, tools) = (context.scenario().board.layout(), &context.view.tools);
    if tools.symmetry == Symmetry::None {
        return hexes;
    }
    let center = tools.center_on(layout);
    let mut seen = HashSet::new();
    let images = hexes.into_iter().flat_map(|hex| tools.symmetry.images(center, hex, layout.orientation));
    images.filter(|hex| seen.insert(*hex)).collect()
}

/// A whole figure as [`affected`] would have it.
pub(crate) fn affected_set(context: &EditorContext<'_>, figure: HexSet) -> HexSet {
    let (layout, tools) = (context.scenario().board.layout(), &context.view.tools);
    let mut set = figure;
    if tools.symmetry != Symmetry::None {
        let center = tools.center_on(layout);
        let one = set.clone();
        for turn in tools.symmetry.turns().iter().skip(1) {
            for image in one.iter().filter_map(|hex| center.image(*turn, hex, layout.orientation)) {
                set.insert(image);
            }
        }
    }
    match &context.view.area {
        Some(area) => set.joined(area, Join::Intersect),
        None => set,
    }
}

/// The outline of a figure, as thick as the brush.
pub(crate) fn thickened(context: &EditorContext<'_>, rim: HexSet) -> HexSet {
    let tools = &context.view.tools;
    if tools.brush_radius == 0 && tools.brush_own.is_none() {
        return rim;
    }
    let mut thick = rim.clone();
    for hex in rim.iter() {
        match &tools.brush_own {
            Some(own) => own.iter().for_each(|offset| _ = thick.insert(hex + *offset)),
            None => hex.range(tools.brush_radius).for_each(|near| _ = thick.insert(near)),
        }
    }
    thick
}

/// A stroke being made.
#[derive(Clone, Debug)]
pub struct Stroke {
    /// Its gesture number: all its parts are one undo step.
    pub gesture: u64,
    passed: HashSet<Hex>,
}

impl Stroke {
    /// A stroke just begun.
    pub fn begin() -> Self {
        Self { gesture: Gesture::fresh(), passed: HashSet::new() }
    }

    /// Of some hexes those the stroke had not passed before; they are passed now.
    pub fn pass(&mut self, hexes: Vec<Hex>) -> Vec<Hex> {
        hexes.into_iter().filter(|hex| self.passed.insert(*hex)).collect()
    }

    /// All hexes passed so far, in no order.
    pub fn all(&self) -> Vec<Hex> {
        self.passed.iter().copied().collect()
    }
}
