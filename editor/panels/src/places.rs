//! Names of places for lists. Must not know what is shown there.

use oblique_context::EditorContext;
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use oblique_scenario::check::Place;
use oblique_text::{inside, text};

/// What a problem's place is called: 'Bayreuth dragoons, strength', 'hex 0712'.
pub(crate) fn place_name(context: &EditorContext<'_>, place: &Place) -> String {
    place_name_in(context.catalog(), context.scenario(), place)
}

/// The same for a scenario that is not on the desk.
pub fn place_name_in(catalog: &Catalog, scenario: &Scenario, place: &Place) -> String {
    match place {
        Place::Param(id) => catalog
            .params
            .iter()
            .find(|a| a.id == *id)
            .map_or_else(|| text!("panels-scenario").to_owned(), |a| a.name.clone()),
        Place::Side(side, id) => {
            let name = &scenario.side(*side).name;
            match catalog.side_params.iter().find(|a| a.id == *id) {
                Some(attribute) => format!("{name}, {}", inside(&attribute.name)),
                None => name.clone(),
            }
        }
        Place::Nation(key) => {
            scenario.nations.get(key).map_or_else(|| text!("panels-nation-key", key), |n| n.name.clone())
        }
        Place::Hex(col, row) => {
            let layout = scenario.board.layout();
            text!("panels-hex-hex", hex = layout.name(layout.at(*col, *row)))
        }
        Place::Feature(id) => match scenario.board.features().get(id) {
            Some(feature) if !feature.name.is_empty() => feature.name.clone(),
            Some(feature) => {
                let kind = catalog.linear(&feature.kind).map_or(feature.kind.as_str(), |l| l.name.as_str());
                // Ids made by the editor begin with the kind: `road-3` is 'Road 3', not 'Road road-3'.
                let rest = id.0.strip_prefix(&feature.kind).unwrap_or(&id.0).trim_start_matches(['-', '_']);
                if rest.is_empty() { kind.to_owned() } else { format!("{kind} {rest}") }
            }
            None => id.0.clone(),
        },
        Place::Label(id) => scenario.board.labels().get(id).map_or_else(|| id.0.clone(), |l| l.text.clone()),
        Place::Objective(id) => scenario.objectives.get(id).map_or_else(|| id.0.clone(), |o| o.name.clone()),
        Place::Piece(id, field) => {
            let Some(piece) = scenario.pieces.get(id) else { return id.0.clone() };
            let field = catalog.kind(&piece.kind).and_then(|k| k.attribute(field)).map(|a| inside(&a.name));
            match field {
                Some(field) => format!("{}, {field}", piece.name),
                None => piece.name.clone(),
            }
        }
    }
}
