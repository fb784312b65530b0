//! What a piece is by the order of battle, where its tracks and marks do not say it: its class, its special rules.
//!
//! Must not know any one system: which attributes there are is the catalog's.

use super::acts::Act;
use super::screen::Table;
use egui::{RichText, Ui};
use oblique_rules::catalog::{Attribute, Catalog, Domain};
use oblique_rules::play::PieceState;
use oblique_scenario::{Scenario, Value};
use oblique_text::text;
use oblique_ui::theme::size;

/// The attributes of a piece that are worth a word, in the order of the catalog, and the word.
///
/// A number is a track where it matters in play, and so is what changes then; what of a leader is a choice is his
/// command's, which may change. Nothing of a piece that came into being in play.
fn shown<'c>(catalog: &'c Catalog, scenario: &Scenario, piece: &PieceState) -> Vec<(&'c Attribute, String)> {
    let kind = catalog.kinds.get(usize::from(piece.info.kind));
    let (Some(kind), Some(given)) = (kind, scenario.pieces.get(&piece.info.id)) else { return Vec::new() };
    let seen = |id: &str| {
        catalog.tracks.iter().any(|track| track.id == id) || catalog.marks.iter().any(|mark| mark.id == id)
    };
    let word = |attribute: &Attribute| {
        let value = given.attrs.get(&attribute.id);
        let value = value.unwrap_or_else(|| attribute.usual(&scenario.params, catalog));
        match (&attribute.domain, value) {
            (Domain::Flag, Value::Flag(true)) => Some(attribute.name.clone()),
            (Domain::Choice(words), Value::Text(id)) if piece.is_unit() => {
                let (_, called) = words.iter().find(|(known, _)| known == id)?;
                Some(text!("play-attribute-choice", attribute = attribute.name, called))
            }
            _ => None,
        }
    };
    let all = kind.attributes.iter().filter(|attribute| !seen(&attribute.id));
    all.filter_map(|attribute| Some((attribute, word(attribute)?))).collect()
}

/// Draws them, each a link to its rule.
pub(crate) fn ui(ui: &mut Ui, table: &Table<'_>, piece: &PieceState, out: &mut Vec<Act>) {
    let all = shown(table.catalog(), table.scenario, piece);
    if all.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        // Apart, as 'Elite Strong' reads as one.
        ui.spacing_mut().item_spacing.x = size::GAP_LARGE;
        for (attribute, word) in all {
            let link = ui.link(RichText::new(word).small());
            if link.on_hover_text(format!("{} ({})", attribute.help, attribute.rule)).clicked() {
                out.push(Act::Rule(format!("{}/{}", table.scenario.ruleset, attribute.rule)));
            }
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::begun::begun;

    /// What is said of the pieces of a shipped battle by their names.
    fn said(text: &str, of: &[&str]) -> Vec<Vec<String>> {
        let (scenario, ruleset, game) = begun(text);
        let words = |name: &&str| {
            let piece = game.field().pieces.iter().find(|p| p.info.name == **name).expect("it is there");
            shown(ruleset.catalog(), &scenario, piece).into_iter().map(|(_, word)| word).collect()
        };
        of.iter().map(words).collect()
    }

    #[test]
    fn classes_and_special_rules_are_said_and_what_a_track_shows_is_not() {
        let retschow = include_str!("../../../scenarios/drums/retschow.ron");
        let said = said(retschow, &["Guard Grenadiers", "Prussian Hussars I", "Von Vegesack", "I/44th Line"]);
        assert_eq!(said[0], ["Elite", "Strong"]);
        assert_eq!(said[1], ["Class: Light", "Elan", "Scout"]);
        assert_eq!(said[2], ["Timid"], "{said:?}");
        assert!(said[3].is_empty(), "{said:?}");
    }
}
