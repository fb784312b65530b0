//! Terrain drafted from a historical map and its samples, in the background, and the edit that takes it over.
//!
//! Must not know levels, nor how a draft is drawn.

mod training;

use super::by_hand::ByHand;
use super::taking::{count_words, with_note, with_steps};
use super::{Service, ServiceContext};
use crate::app::file::name_of;
use crate::app::world::World;
use oblique_classification::Description;
use oblique_context::Intent;
use oblique_context::draft::DraftView;
use oblique_context::sheets::Shown;
use oblique_digitize::DigitizeError;
use oblique_digitize::evidence::Taken;
use oblique_digitize::terrain::{TerrainDraft, Underneath, describe_board, draft_terrain};
use oblique_digitize::training::teachers;
use oblique_jobs::{Cancelled, Slot};
use oblique_scan::CacheFolder;
use oblique_scenario::{ChangeSet, Edit, Facets, SheetId, TakenOver};
use oblique_text::text;
use std::path::PathBuf;
use std::sync::Arc;
use training::Transfers;

/// A draft of terrain is sure enough from here on, in percent, until the user says otherwise.
const USUAL_THRESHOLD: u32 = 60;

/// The description of a board, and what it rests on.
type Described = ((SheetId, Underneath), Arc<Description>);

/// Terrain drafted, or why not.
struct TerrainDrafted {
    described: Option<Described>,
    draft: Result<TerrainDraft, DigitizeError>,
}

/// Drafts of terrain.
#[derive(Default)]
pub(crate) struct TerrainDrafts {
    drafting: Slot<TerrainDrafted>,
    described: Option<Described>,
    /// Samples have changed under a draft.
    relearn: bool,
    by_hand: ByHand,
    transfers: Transfers,
}

impl Service for TerrainDrafts {
    fn opened(&mut self, _: &mut World) {
        *self = Self::default();
    }

    fn changed(&mut self, world: &mut World, change: &ChangeSet) {
        world.view.sheets.terrain_by_hand = self.by_hand.follow(&world.document, |ground| ground.terrain);
        if change.facets.meets(Facets::LAYOUT) {
            world.view.sheets.draft = None;
        }
        self.relearn |= world.view.sheets.draft.is_some() && change.facets.meets(Facets::SHEETS);
    }

    fn begin_frame(&mut self, context: &mut ServiceContext<'_>) {
        self.by_hand.settle();
        if let Some(outcome) = self.drafting.poll()
            && let Some(drafted) = context.result_of(outcome)
        {
            self.drafted(context, drafted);
        }
        self.transfers.poll(context);
    }

    fn end_frame(&mut self, context: &mut ServiceContext<'_>) {
        if std::mem::take(&mut self.relearn)
            && let Some(draft) = context.world.view.sheets.draft.clone()
        {
            self.start(context, draft.sheet.clone());
        }
    }
}

impl TerrainDrafts {
    /// Lets the sheet worked on learn from another of the battle.
    pub(in crate::app) fn use_training(&mut self, context: &mut ServiceContext<'_>, teacher: &SheetId) {
        if let Some(learner) = chosen(context.world) {
            self.transfers.of_sheet(context, learner, teacher);
        }
    }

    /// Lets the sheet worked on learn from those of another battle, whose scans are kept as tiles in that folder.
    pub(in crate::app) fn open_training(
        &mut self,
        context: &mut ServiceContext<'_>,
        path: PathBuf,
        tiles: Arc<dyn CacheFolder>,
    ) {
        let name = name_of(&path);
        if let Some(learner) = chosen(context.world) {
            self.transfers.of_battle(context, learner, (path, name), tiles);
        }
    }

    /// Drafts terrain from a sheet and its samples; and again whenever samples come or go, until the draft is thrown away.
    pub(in crate::app) fn draft(&mut self, context: &mut ServiceContext<'_>, id: SheetId) {
        // Who asks for a draft wants to see it, though the one before was put out of sight as it was taken over.
        context.world.view.sheets.shown = Shown::Terrain;
        self.start(context, id);
    }

    fn start(&mut self, context: &mut ServiceContext<'_>, id: SheetId) {
        let scenario = context.world.document.scenario();
        let Some(sheet) = scenario.sheets.get(&id).cloned() else { return };
        let Some(pixels) = context.world.view.sheets.pixels(&id).cloned() else { return };
        let (place, board) = (scenario.board_place, scenario.board.clone());
        let key = (id, Underneath::of(&sheet, place, board.layout()));
        let known = self.described.clone().filter(|known| known.0 == key).map(|known| known.1);
        self.drafting.start(
            context.jobs,
            text!("conversion-drafting-terrain"),
            context.waking(),
            move |task| {
                let mut go_on = |done: f32| {
                    task.report(done);
                    !task.is_cancelled()
                };
                let description = match known {
                    Some(known) => Ok(known),
                    None => {
                        describe_board(&sheet, place.as_ref(), board.layout(), pixels.0.as_ref(), &mut go_on)
                            .map(Arc::new)
                    }
                };
                match description {
                    Err(DigitizeError::Cancelled) => Err(Cancelled),
                    Err(why) => Ok(TerrainDrafted { described: None, draft: Err(why) }),
                    Ok(description) => {
                        let draft = draft_terrain(&description, &sheet, &board);
                        Ok(TerrainDrafted { described: Some((key, description)), draft })
                    }
                }
            },
        );
    }

    fn drafted(&mut self, context: &mut ServiceContext<'_>, drafted: TerrainDrafted) {
        let Some(described) = drafted.described else {
            if let Err(why) = drafted.draft {
                context.out.push(Intent::Warn(text!("conversion-no-terrain-can-be-drafted-why", why)));
            }
            return;
        };
        let sheet = described.0.0.clone();
        self.described = Some(described);
        let view = &mut context.world.view.sheets;
        match drafted.draft {
            Ok(draft) => {
                if view.draft.is_none() {
                    view.shown = Shown::Terrain;
                    if view.threshold_percent == 0 {
                        view.threshold_percent = USUAL_THRESHOLD;
                    }
                }
                let percent = |sure: f32| (sure.clamp(0.0, 1.0) * 100.0).round() as u8;
                let cells = draft.cells.iter().map(|(hex, terrain, sure)| (*hex, *terrain, percent(*sure)));
                let mut remarks = draft.remarks.clone();
                if draft.unknown > 0 {
                    remarks.push(text!(
                        "conversion-unknown-hexes-are-unlike-every-sample",
                        unknown = count_words(draft.unknown)
                    ));
                }
                let cells = cells.collect();
                let least_sure = draft.least_sure;
                view.draft = Some(Arc::new(DraftView { sheet, cells, least_sure, remarks }));
            }
            Err(why) => {
                view.draft = None;
                context.out.push(Intent::Warn(text!("conversion-no-terrain-can-be-drafted-why", why)));
            }
        }
    }

    /// Takes the terrain over, where it is sure enough.
    pub(in crate::app) fn accept(&mut self, context: &mut ServiceContext<'_>) {
        let view = &context.world.view.sheets;
        let Some(draft) = view.draft.clone() else { return };
        let board = &context.world.document.scenario().board;
        let threshold = view.threshold_percent;
        let sure: Vec<_> = view.terrain_to_accept().collect();
        let count = sure.len();
        let cells = sure.into_iter().filter(|(hex, terrain)| board.terrain(*hex) != Some(*terrain)).collect();
        let all: Vec<u32> =
            draft.cells.iter().map(|(_, _, sure)| u32::from(*sure)).filter(|s| *s >= threshold).collect();
        let mean = all.iter().sum::<u32>() / u32::try_from(all.len().max(1)).unwrap_or(1);
        let taught = context.world.document.scenario().sheets.get(&draft.sheet).map(teachers);
        let taken = Taken {
            what: "Terrain".to_owned(),
            count,
            unit: "hexes".to_owned(),
            beside: taught.unwrap_or_default(),
            confidence_percent: Some((mean, threshold)),
            estimated: false,
        };
        let edit = with_note(context, Edit::Terrain(cells), &taken);
        let sheet = context.world.document.scenario().sheets.get(&draft.sheet);
        let samples = sheet.map(|sheet| sheet.samples.clone()).unwrap_or_default();
        let step = TakenOver::Terrain { sure_percent: threshold, samples };
        let edit = with_steps(context, Some(&draft.sheet), edit, vec![step]);
        self.by_hand.taking(!context.world.view.sheets.over_hand);
        context.out.push(Intent::edit(text!("conversion-take-over-terrain-from-the-historical-map"), edit));
        context.out.push(Intent::Say(text!(
            "conversion-terrain-of-what-hexes-taken-over",
            what = count_words(count)
        )));
        context.world.view.sheets.shown = Shown::Nothing;
    }

    /// Throws the draft of terrain away.
    pub(in crate::app) fn drop_draft(&mut self, context: &mut ServiceContext<'_>) {
        self.relearn = false;
        let view = &mut context.world.view.sheets;
        view.draft = None;
        if view.shown == Shown::Terrain {
            view.shown = Shown::Nothing;
        }
    }
}

/// The sheet worked on.
fn chosen(world: &World) -> Option<SheetId> {
    world.view.sheets.chosen(world.document.scenario()).map(|(id, _)| id.clone())
}
