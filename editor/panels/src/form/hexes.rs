//! Fields for hexes: by their printed names, or by the names of objectives and places on the map.

use super::{Answer, FieldValue, MIXED, touch};
use egui::{Id, Key, Response, RichText, TextEdit, Ui};
use oblique_board::hex::Hex;
use oblique_scenario::Scenario;
use oblique_text::text;
use oblique_ui::theme::Tokens;
use oblique_ui::widgets;

/// Width of a field for one hex, in points.
const HEX_WIDTH: f32 = 72.0;

/// A hex by its printed name; empty is none. Only names on the board are taken over.
pub(crate) fn hex(
    ui: &mut Ui,
    name: &str,
    help: &str,
    scenario: &Scenario,
    shown: &FieldValue<Option<Hex>>,
) -> Answer<Option<Hex>> {
    let now = match shown {
        FieldValue::One(Some(hex)) => scenario.board.layout().name(*hex),
        _ => String::new(),
    };
    let hint = if shown.one().is_none() { MIXED.get() } else { text!("panels-none") };
    let (response, named) = hex_field(ui, (name, help), scenario, now, hint, HEX_WIDTH);
    // Several are none that a piece could stand on.
    let one = named.filter(|hexes| response.changed() && hexes.len() <= 1);
    match one.map(|hexes| hexes.first().copied()) {
        Some(hex) => Some((hex, oblique_context::gesture(ui, &response))),
        None => touch(ui, &response),
    }
}

/// Several hexes by their names with blanks between them. Only names on the board are taken over, and at least
/// one.
pub(crate) fn hexes(
    ui: &mut Ui,
    name: &str,
    help: &str,
    scenario: &Scenario,
    shown: &[Hex],
) -> Answer<Vec<Hex>> {
    let layout = scenario.board.layout();
    let names: Vec<String> = shown.iter().map(|hex| layout.name(*hex)).collect();
    let (response, named) = hex_field(ui, (name, help), scenario, names.join(" "), "", 2.0 * HEX_WIDTH);
    match named.filter(|hexes| response.changed() && !hexes.is_empty()) {
        Some(hexes) => Some((hexes, oblique_context::gesture(ui, &response))),
        None => touch(ui, &response),
    }
}

/// A field for names of hexes with blanks or commas between them, which keeps what is half typed while it has the keyboard.
/// The hexes it names; `None` where a word of it is no place of the board, which it says.
fn hex_field(
    ui: &mut Ui,
    (name, help): (&str, &str),
    scenario: &Scenario,
    now: String,
    hint: &str,
    width: f32,
) -> (Response, Option<Vec<Hex>>) {
    let id = Id::unique((text!("panels-hex-field"), ui.scope_id(), name));
    let mut value = ui.data(|d| d.get_temp::<String>(id)).unwrap_or(now);
    let error = Tokens::of(ui).error;
    let was_wrong = named(scenario, &value).err();
    let response = widgets::row(ui, name, help, |ui| {
        // Under the field: beside it the panel has no room.
        let column = ui.vertical(|ui| {
            let field = TextEdit::singleline(&mut value).hint_text(hint).desired_width(width);
            let field = ui.add(if was_wrong.is_some() { field.text_color(error) } else { field });
            if let Some(NoPlace(word)) = was_wrong.filter(|_| field.has_focus()) {
                let note =
                    RichText::new(text!("panels-word-is-no-hex-of-this-board", word)).color(error).small();
                ui.add(egui::Label::new(note).wrap());
            }
            field
        });
        column.inner
    });
    let read = named(scenario, &value);
    // Enter takes nothing over that cannot be: the field keeps the keyboard, and what was typed stays to be put right.
    if read.is_err() && response.lost_focus() && ui.input(|i| i.key_pressed(Key::Enter)) {
        response.request_focus();
    }
    if response.has_focus() {
        ui.data_mut(|d| d.insert_temp(id, value.clone()));
    } else {
        ui.data_mut(|d| d.remove::<String>(id));
    }
    (response, read.ok())
}

/// The places of a map that have names, with their hexes: objectives as they are listed, then what is written on the
/// map.
pub(crate) fn named_places(scenario: &Scenario) -> Vec<(&str, Hex)> {
    let mut objectives: Vec<_> = scenario.objectives.iter().collect();
    objectives.sort_by_key(|(id, objective)| (objective.order, *id));
    let objectives = objectives.into_iter().map(|(_, objective)| (objective.name.as_str(), objective.hex));
    let labels = scenario.board.labels().values().map(|label| (label.text.as_str(), label.hex));
    let mut places: Vec<(&str, Hex)> = Vec::new();
    for (name, hex) in objectives.chain(labels) {
        let name = name.trim();
        if !name.is_empty() && !places.iter().any(|(known, _)| same(known, name)) {
            places.push((name, hex));
        }
    }
    places
}

/// A word that names no hex or place of the board.
#[derive(Debug, PartialEq, Eq)]
struct NoPlace(String);

/// The hexes a text names, or the first word of it that names none of the board. Names of several words are taken
/// before single words.
fn named(scenario: &Scenario, value: &str) -> Result<Vec<Hex>, NoPlace> {
    let layout = scenario.board.layout();
    let printed = |word: &str| layout.parse_name(word).filter(|hex| layout.contains(*hex));
    let mut places: Option<Vec<(&str, Hex)>> = None;
    let mut hexes = Vec::new();
    for part in value.split([',', ';']) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let mut rest = words.as_slice();
        while let Some((first, after)) = rest.split_first() {
            if let Some(hex) = printed(first) {
                hexes.push(hex);
                rest = after;
                continue;
            }
            let places = places.get_or_insert_with(|| named_places(scenario));
            let longest = (1..=rest.len()).rev().find_map(|count| {
                let (name, after) = rest.split_at_checked(count)?;
                let name = name.join(" ");
                let (_, hex) = places.iter().find(|(known, _)| same(known, &name))?;
                Some((*hex, after))
            });
            let (hex, after) = longest.ok_or_else(|| NoPlace((*first).to_owned()))?;
            hexes.push(hex);
            rest = after;
        }
    }
    Ok(hexes)
}

/// Are two names the same, capitals and blanks aside?
fn same(a: &str, b: &str) -> bool {
    let folded = |name: &str| name.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    folded(a) == folded(b)
}

#[cfg(test)]
mod tests {
    use super::*;
    use oblique_board::Board;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_scenario::{Objective, ObjectiveId};

    #[test]
    fn hexes_are_named_by_number_and_by_place() {
        let layout = Layout::new(Orientation::Flat, 8, 8);
        let board = Board::new(layout, vec!["clear".to_owned()], Vec::new());
        let mut scenario = Scenario::new("test", board);
        let at = |col, row| scenario.board.layout().at(col, row);
        let (wood, churchyard) = (at(2, 3), at(4, 5));
        let objective = |name: &str, hex| Objective {
            hex,
            name: name.to_owned(),
            value: [10, 10],
            holder: None,
            order: 0,
            evidence: None,
        };
        scenario.objectives.insert(ObjectiveId("wood".to_owned()), objective("Oak Wood", wood));
        scenario
            .objectives
            .insert(ObjectiveId("church".to_owned()), objective("Krzeczhorz churchyard", churchyard));
        let name = scenario.board.layout().name(wood);
        assert_eq!(named(&scenario, &format!("krzeczhorz  Churchyard {name}")), Ok(vec![churchyard, wood]));
        assert_eq!(named(&scenario, "Oak Wood, Krzeczhorz churchyard"), Ok(vec![wood, churchyard]));
        assert_eq!(named(&scenario, "Oak"), Err(NoPlace("Oak".to_owned())));
        assert_eq!(named(&scenario, " "), Ok(Vec::new()));
    }
}
