//! The styles there are: those that come with the program, and the user's.

use super::MapStyle;
use std::sync::{LazyLock, PoisonError, RwLock};
use thiserror::Error;

/// The files of those that come with the program, the usual one first.
pub(super) const FILES: &[&str] = &[
    include_str!("../../../../assets/styles/period.ron"),
    include_str!("../../../../assets/styles/plain.ron"),
    include_str!("../../../../assets/styles/contrast.ron"),
    include_str!("../../../../assets/styles/print.ron"),
];

pub(super) static SHIPPED: LazyLock<Vec<MapStyle>> =
    LazyLock::new(|| FILES.iter().filter_map(|text| ron::from_str(text).ok()).collect());

/// The user's. Whatever draws holds on to its style, so that none is ever freed; there are few.
static OWN: RwLock<Vec<&'static MapStyle>> = RwLock::new(Vec::new());

/// Why a text is no map style.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum StyleError {
    /// It cannot be read; says what is wrong and where.
    #[error("{0}")]
    Text(#[from] ron::error::SpannedError),
    /// It has no id or no name.
    #[error("it has no {0}; give it one")]
    Empty(&'static str),
    /// The id is one of those that come with the program.
    #[error("the id '{0}' is that of a style of the program; give it another")]
    Taken(String),
    /// A look is missing: 'terrain' or 'line', and which.
    #[error("it has no {0} '{1}'; copy the entry of the style it is made from")]
    Missing(&'static str, String),
    /// A size is no number that can be drawn.
    #[error("{0} is out of range; it must be from 0 to 20")]
    Size(&'static str),
}

/// Reads a style. It must have every look the usual one has, so that no ruleset's ground is left out.
///
/// # Errors
/// See [`StyleError`].
pub fn read(text: &str) -> Result<MapStyle, StyleError> {
    let style: MapStyle = ron::from_str(text)?;
    for (field, value) in [("id", &style.id), ("name", &style.name)] {
        if value.trim().is_empty() {
            return Err(StyleError::Empty(field));
        }
    }
    let usual = MapStyle::period();
    if let Some(look) = usual.terrain.keys().find(|look| !style.terrain.contains_key(*look)) {
        return Err(StyleError::Missing("terrain", look.clone()));
    }
    if let Some(look) = usual.lines.keys().find(|look| !style.lines.contains_key(*look)) {
        return Err(StyleError::Missing("line", look.clone()));
    }
    let (small, medium, large) = style.label.sizes;
    let lines = style.lines.values().flat_map(|line| [line.width, line.least_px, line.casing_width]);
    for (field, sizes) in [
        ("grid_px", vec![style.grid_px]),
        ("the size of letters", vec![small, medium, large, style.label.halo_width]),
        ("the width of a line", lines.collect()),
    ] {
        if sizes.iter().any(|size| !(0.0..=20.0).contains(size)) {
            return Err(StyleError::Size(field));
        }
    }
    Ok(style)
}

/// Takes the user's styles in place of those he had; of one id the first. Those that cannot be taken, with the
/// reason, are left out.
pub fn install(own: Vec<MapStyle>) -> Vec<(MapStyle, StyleError)> {
    let mut taken: Vec<&'static MapStyle> = Vec::new();
    let mut left_out = Vec::new();
    for style in own {
        let ids = SHIPPED.iter().chain(taken.iter().copied());
        if ids.into_iter().any(|other| other.id == style.id) {
            let why = StyleError::Taken(style.id.clone());
            left_out.push((style, why));
        } else {
            taken.push(Box::leak(Box::new(style)));
        }
    }
    *OWN.write().unwrap_or_else(PoisonError::into_inner) = taken;
    left_out
}

/// Every style there is: the usual one first, the user's last.
pub fn styles() -> Vec<&'static MapStyle> {
    let own = OWN.read().unwrap_or_else(PoisonError::into_inner);
    SHIPPED.iter().chain(own.iter().copied()).collect()
}

/// The style of an id.
pub fn style(id: &str) -> Option<&'static MapStyle> {
    styles().into_iter().find(|style| style.id == id)
}

#[cfg(test)]
mod tests {
    use super::{FILES, StyleError, install, read, style};

    #[test]
    fn a_style_of_the_users_is_offered_beside_the_others_and_a_broken_one_says_why() {
        let own = FILES[1].replacen("id: \"plain\"", "id: \"my atlas\"", 1);
        let read_own = read(&own).expect("a style");
        let left_out = install(vec![read_own.clone(), read(FILES[1]).expect("a style")]);
        assert!(matches!(&left_out[..], [(_, StyleError::Taken(id))] if id == "plain"));
        assert_eq!(style("my atlas"), Some(&read_own));
        assert!(style("plain").is_some());
        install(Vec::new());
        assert!(style("my atlas").is_none());
        let broken = own.replacen("paper: \"", "paper: 3, \"", 1);
        assert!(matches!(read(&broken), Err(StyleError::Text(why)) if why.span.start.line > 1));
        let bare = own.replacen("\"woods\": ", "\"wood\": ", 1);
        assert_eq!(read(&bare), Err(StyleError::Missing("terrain", "woods".to_owned())));
    }
}
