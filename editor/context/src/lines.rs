//! What is said of linear features.

use crate::EditorContext;
use oblique_board::FeatureId;
use oblique_board::chain::{Chain, Stop};
use oblique_text::{inside, text};

/// What a feature is called: its name, else its kind in small letters.
pub fn called(context: &EditorContext<'_>, id: &FeatureId) -> String {
    let Some(feature) = context.scenario().board.features().get(id) else { return String::new() };
    if !feature.name.is_empty() {
        return feature.name.clone();
    }
    context.catalog().linear(&feature.kind).map_or_else(|| feature.kind.clone(), |kind| inside(&kind.name))
}

/// The length of a line in words.
pub fn length(chain: &Chain) -> String {
    match chain.first() {
        Stop::Hex(_) if chain.is_ring() => {
            text!("context-replace-round", replace = text!("context-count-hexes", n = chain.steps()))
        }
        Stop::Hex(_) => text!("context-count-hexes", n = chain.steps() + 1),
        Stop::Corner(_) => text!("context-count-hexsides", n = chain.steps()),
    }
}
