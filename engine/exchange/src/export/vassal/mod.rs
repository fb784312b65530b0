//! Modules for VASSAL: the map with a grid that fits it, counters with layers for all that changes of them, palettes by
//! command, the set-up as a saved game, charts, the turn track and the sides.
//!
//! What of it there is comes from scenario and catalog alone; no ruleset is known here.

mod art;
mod board;
mod charts;
mod components;
mod counters;
mod layers;
mod left_out;
mod palette;
mod reinforcements;
mod set_up;
mod turns;

use super::{Battle, ExportError, Exported, Exporter, Lost};
use crate::kit::{Kit, KitRequest};
use crate::picture;
use crate::title::title_of;
use crate::vassal::{BUILD_FILE, Element, IMAGES, MODULE_DATA, OWN_FILE, OwnBattle, Packing};
use art::Artist;
use counters::Counters;
use left_out::left_out;
use oblique_scenario::Scenario;

/// The map of the battle, by its name.
const MAP: &str = "Map";
/// The saved game of how it begins.
const SET_UP: &str = "set-up.vsav";

/// Writes `.vmod` files.
#[derive(Clone, Copy, Debug)]
pub struct VassalModule;

impl Exporter for VassalModule {
    fn id(&self) -> &'static str {
        "vassal"
    }

    fn name(&self) -> &'static str {
        "VASSAL module"
    }

    fn description(&self) -> &'static str {
        "A module for VASSAL, to play the battle over the network: map and grid, counters, set-up, charts, turn track."
    }

    fn plural(&self) -> &'static str {
        "VASSAL modules"
    }

    fn files(&self) -> &'static str {
        "VASSAL modules"
    }

    fn endings(&self) -> &'static [&'static str] {
        &["vmod"]
    }

    fn export(
        &self,
        battle: &Battle<'_>,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Exported, ExportError> {
        let (scenario, rules) = (battle.scenario, battle.rules);
        let layout = scenario.board.layout();
        if layout.is_empty() {
            return Err(ExportError::Unfit("The board has no hexes; give it a size first.".to_owned()));
        }
        let request = KitRequest::default();
        let kit = Kit::new(scenario, rules, &request).map_err(unfit)?;
        let mut module = Module { packing: Packing::new(), names: Vec::new() };
        let board = board::draw(battle, &mut |part| go_on(part * 0.4))?;
        module.image(board::IMAGE, &board.png)?;
        let mut artist = Artist::default();
        let mut counters = Counters::new(&kit, &mut artist, board.hex_px);
        let all = counters.pieces(&mut |part| go_on(0.4 + part * 0.3))?;
        let objectives = counters.objectives()?;
        for (name, bytes) in counters.images() {
            module.image(&name, &bytes)?;
        }
        let held = reinforcements::lay_out(&kit, &mut artist, &all)?;
        if let Some(held) = &held {
            module.image(reinforcements::IMAGE, &held.png)?;
        }
        let charts = charts::draw(&kit, &mut |part| go_on(0.7 + part * 0.3))?;
        for chart in &charts {
            module.image(&chart.file, &chart.png)?;
        }
        let data = module_data(scenario);
        let game = set_up::game(scenario, &board, &all, &objectives, held.as_ref());
        module.file(SET_UP, &set_up::file(&game, &data)?)?;
        let root = components::root(scenario, all.len() + objectives.len())
            .holding_all(components::first(scenario))
            .holding(components::map(MAP, board.element(layout)))
            .holding_all(held.as_ref().map(|_| reinforcements::element()))
            .holding_all(components::middle())
            .holding(palette::element(&kit, &all, &objectives))
            .holding_all(charts::element(&charts))
            .holding(turns::element(&kit))
            .holding(set_up::element());
        module.file(BUILD_FILE, root.document().as_bytes())?;
        module.file(MODULE_DATA, data.as_bytes())?;
        module.file(OWN_FILE, OwnBattle::of(scenario).written().as_bytes())?;
        let mut lost = Lost::default();
        left_out(scenario, &mut lost);
        let bytes = module.packing.finish().map_err(|why| broken(&why))?;
        Ok(Exported { bytes, beside: Vec::new(), notes: lost.sentences(layout) })
    }
}

/// The archive, with each file in it once.
struct Module {
    packing: Packing,
    names: Vec<String>,
}

impl Module {
    fn file(&mut self, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
        self.packing.add(name, bytes).map_err(|why| broken(&why))
    }

    fn image(&mut self, name: &str, bytes: &[u8]) -> Result<(), ExportError> {
        debug_assert!(!self.names.iter().any(|other| other == name), "{name} twice");
        self.names.push(name.to_owned());
        self.file(&format!("{IMAGES}{name}"), bytes)
    }
}

fn broken(why: &dyn std::fmt::Display) -> ExportError {
    ExportError::Unfit(format!("The module could not be packed: {why}."))
}

fn unfit(why: picture::Error) -> ExportError {
    match why {
        picture::Error::Cancelled => ExportError::Cancelled,
        why => ExportError::Unfit(why.to_string()),
    }
}

/// What the module says of itself. The engine writes the time of saving too and never reads it: without it the same battle
/// gives the same bytes.
fn module_data(scenario: &Scenario) -> String {
    let said = |name, text: &str| Element::new(name).saying(text);
    Element::new("data")
        .with("version", "1")
        .holding(said("version", components::VERSION))
        .holding(said("VassalVersion", crate::vassal::ENGINE))
        .holding(said("description", &components::description(scenario)))
        .holding(said("name", title_of(scenario)))
        .document()
}
