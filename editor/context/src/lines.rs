//! What is said of linear features.

use crate::EditorContext;
use oblique_board::FeatureId;
use oblique_board::chain::{Chain, Stop};

/// What a feature is called: its name, else its kind in small letters.
pub fn called(context: &EditorContext<'_>, id: &FeatureId) -> String {
    let Some(feature) = context.scenario().board.features().get(id) else { return String::new() };
    if !feature.name.is_empty() {
        return feature.name.clone();
    }
    context
        .catalog()
        .linear(&feature.kind)
        .map_or_else(|| feature.kind.clone(), |kind| kind.name.to_lowercase())
}

/// The length of a line in words.
pub fn length(chain: &Chain) -> String {
    let plural = |n: usize, one: &str| if n == 1 { format!("1 {one}") } else { format!("{n} {one}s") };
    match chain.first() {
        Stop::Hex(_) if chain.is_ring() => {
            format!("{} round", plural(chain.steps(), "hex").replace("xs", "xes"))
        }
        Stop::Hex(_) => plural(chain.steps() + 1, "hex").replace("xs", "xes"),
        Stop::Corner(_) => plural(chain.steps(), "hexside"),
    }
}
