//! The palette: a tab for each side, in it a list for each leader with those under him.

use super::counters::{Counter, Marker};
use crate::kit::Kit;
use crate::vassal::{Definition, Element};
use oblique_roster::tree::tree;
use oblique_scenario::{PieceId, Side};
use std::collections::BTreeMap;

/// The palette as a component.
pub(super) fn element(kit: &Kit<'_>, pieces: &[Counter<'_>], objectives: &[Marker]) -> Element {
    let by_id: BTreeMap<&PieceId, &Counter<'_>> =
        pieces.iter().map(|counter| (counter.id, counter)).collect();
    let mut tabs = Vec::new();
    for side in Side::BOTH {
        let rows = tree(kit.scenario, kit.catalog(), side);
        let mut lists: Vec<Element> = Vec::new();
        let list =
            |name: &str, of: Vec<&PieceId>| {
                let slots = of.into_iter().filter_map(|id| by_id.get(id)).map(|counter| {
                    slot(&counter.definition(None, None), counter.name(), counter.number(), counter.px())
                });
                let list = Element::new("VASSAL.build.widget.ListWidget")
                    .with("entryName", name)
                    .with_all(&[("scale", "1.0"), ("width", "300"), ("height", "200"), ("divider", "194")]);
                list.holding_all(slots)
            };
        for (n, row) in rows.iter().enumerate().filter(|(_, row)| row.leads) {
            let under = rows.iter().filter(|other| other.above == Some(n) && !other.leads).map(|row| row.id);
            lists.push(list(&row.piece.name, std::iter::once(row.id).chain(under).collect()));
        }
        let alone: Vec<&PieceId> =
            rows.iter().filter(|row| !row.leads && row.above.is_none()).map(|row| row.id).collect();
        // Units under units have no leader either.
        let below = rows.iter().filter(|row| {
            !row.leads && row.above.and_then(|above| rows.get(above)).is_some_and(|above| !above.leads)
        });
        let alone: Vec<&PieceId> = alone.into_iter().chain(below.map(|row| row.id)).collect();
        if !alone.is_empty() {
            lists.push(list("Under nobody", alone));
        }
        if !lists.is_empty() {
            let name = &kit.scenario.side(side).name;
            tabs.push(
                Element::new("VASSAL.build.widget.TabWidget").with("entryName", name).holding_all(lists),
            );
        }
    }
    if !objectives.is_empty() {
        let slots = objectives
            .iter()
            .map(|marker| slot(&marker.definition(None, None), marker.name(), marker.number(), marker.px()));
        let list = Element::new("VASSAL.build.widget.ListWidget").with("entryName", "Objectives");
        tabs.push(list.holding_all(slots));
    }
    Element::new("VASSAL.build.module.PieceWindow")
        .with_all(&[
            ("name", "Pieces"),
            ("text", "Pieces"),
            ("tooltip", "Show or hide the palette"),
            ("hidden", "false"),
            ("hotkey", ""),
            ("icon", ""),
            ("scale", "1.0"),
        ])
        .holding(Element::new("VASSAL.build.widget.TabWidget").with("entryName", "Pieces").holding_all(tabs))
}

/// A place of a palette.
fn slot(definition: &Definition, name: &str, number: u32, px: u32) -> Element {
    Element::new("VASSAL.build.widget.PieceSlot")
        .with("entryName", name)
        .with("gpid", number.to_string())
        .with("height", px.to_string())
        .with("width", px.to_string())
        .saying(definition.written())
}
