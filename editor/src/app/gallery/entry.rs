//! A battle of the gallery: where it is, and what a job finds out about it.

use crate::app::Next;
use crate::app::board_size::{MILE_YARDS, yards};
use crate::app::dialog::DialogContext;
use crate::app::file::name_of;
use crate::app::jobs::waking;
use crate::app::map_picture::MapPicture;
use crate::app::rulesets::{REGISTRY, read_scenario};
use crate::app::shipped::SHIPPED;
use crate::document::{LoadError, load, title_and_date};
use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use oblique_cartography::MapStyle;
use oblique_exchange::picture::{Format, Request};
use oblique_jobs::{Cancelled, Progress, Slot};
use oblique_scenario::{Scenario, Side};
use oblique_text::text;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use thiserror::Error;

/// Width and height of a picture, in pixels and in points.
pub(super) const PICTURE: [f32; 2] = [224.0, 140.0];
/// Larger than that no hex is drawn, in pixels.
const MOST_HEX_PX: f32 = 24.0;

/// Where a battle is.
#[derive(Clone)]
enum Origin {
    /// A file used before.
    File(PathBuf),
    /// The place in the list of those that come with the program.
    Shipped(usize),
}

/// What is known of a battle once it was read.
pub(super) struct Facts {
    /// Title and date.
    pub title: String,
    /// Who fights whom, its size, length and rules, a line each.
    pub lines: [String; 3],
}

/// Why nothing is known of a battle; displays as a sentence.
#[derive(Debug, Error)]
enum Unread {
    /// Its file is gone.
    #[error("{}", text!("files-it-is-not-there-any-more"))]
    Gone,
    /// Its file cannot be read.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// What was read holds no battle.
    #[error("{}", text!("files-it-holds-no-battle-that-can-be-read"))]
    NoBattle,
    /// It was not drawn.
    #[error("{}", text!("files-it-could-not-be-drawn"))]
    NotDrawn,
}

/// What a job brings.
type Found = Result<(Facts, Option<ColorImage>), Unread>;

/// How far a battle is looked at.
enum State {
    /// Not yet.
    Unread,
    /// A job is at it.
    Reading(Slot<Found>),
    /// It was read; without a picture where none can be drawn.
    Read(Facts, Option<TextureHandle>),
    /// Why it was not.
    Failed(String),
}

/// A battle of the gallery.
pub(super) struct Entry {
    /// Where it is.
    origin: Origin,
    state: State,
}

impl Entry {
    /// A file used before.
    pub(super) const fn file(path: PathBuf) -> Self {
        Self { origin: Origin::File(path), state: State::Unread }
    }

    /// Those that come with the program.
    pub(super) fn shipped() -> impl Iterator<Item = Self> {
        (0..SHIPPED.len()).map(|index| Self { origin: Origin::Shipped(index), state: State::Unread })
    }

    /// Is it a file of the user's?
    pub(super) const fn is_file(&self) -> bool {
        matches!(self.origin, Origin::File(_))
    }

    /// What it is called: as the battle says once it was read, else by its file.
    pub(super) fn name(&self) -> String {
        match (&self.state, &self.origin) {
            (State::Read(facts, _), _) => facts.title.clone(),
            (_, Origin::File(path)) => name_of(path),
            (_, Origin::Shipped(index)) => SHIPPED.get(*index).map_or_else(String::new, |s| s.name.clone()),
        }
    }

    /// Where it is, for who has two of a name.
    pub(super) fn place(&self) -> Option<String> {
        match &self.origin {
            Origin::File(path) => Some(path.display().to_string()),
            Origin::Shipped(_) => None,
        }
    }

    /// What is known of it.
    pub(super) const fn facts(&self) -> Option<&Facts> {
        if let State::Read(facts, _) = &self.state { Some(facts) } else { None }
    }

    /// Its picture.
    pub(super) const fn picture(&self) -> Option<&TextureHandle> {
        if let State::Read(_, picture) = &self.state { picture.as_ref() } else { None }
    }

    /// Why nothing is known of it.
    pub(super) fn failure(&self) -> Option<&str> {
        if let State::Failed(why) = &self.state { Some(why) } else { None }
    }

    /// Does every word of a search occur in what is known of it?
    pub(super) fn matches(&self, search: &str) -> bool {
        let lines = self.facts().map(|facts| facts.lines.join(" ")).unwrap_or_default();
        let all = format!("{} {lines} {}", self.name(), self.place().unwrap_or_default()).to_lowercase();
        search.to_lowercase().split_whitespace().all(|word| all.contains(word))
    }

    /// What choosing it does.
    pub(super) fn next(&self) -> Next {
        match &self.origin {
            Origin::File(path) => Next::OpenPath(path.clone()),
            Origin::Shipped(index) => Next::Shipped(*index),
        }
    }

    /// Calls off the job under way: its battle is looked at anew when the next is asked for.
    pub(super) fn stop(entries: &mut [Self]) {
        for entry in entries.iter_mut().filter(|entry| matches!(entry.state, State::Reading(_))) {
            entry.state = State::Unread;
        }
    }

    /// Takes in what the job under way has found, and starts the next: one at a time, the first first.
    pub(super) fn draw_next(entries: &mut [Self], at: &mut DialogContext<'_>, ctx: &Context) {
        let mut busy = false;
        for entry in &mut *entries {
            let State::Reading(slot) = &mut entry.state else { continue };
            let Some(outcome) = slot.poll() else {
                busy |= slot.is_busy();
                continue;
            };
            entry.state = match at.result_of(outcome) {
                Some(Ok((facts, image))) => {
                    let load = |image| ctx.load_texture("battle", image, TextureOptions::LINEAR);
                    State::Read(facts, image.map(load))
                }
                Some(Err(why)) => State::Failed(why.to_string()),
                None => State::Failed(Unread::NotDrawn.to_string()),
            };
        }
        if busy {
            return;
        }
        let Some(next) = entries.iter_mut().find(|entry| matches!(entry.state, State::Unread)) else {
            return;
        };
        let (origin, style) = (next.origin.clone(), at.world.settings.style());
        let mut slot = Slot::default();
        let label = text!("files-drawing-next", next = next.name());
        let mut looking = Looking::Ahead(origin, style);
        slot.start_in_steps(at.jobs, label, waking(ctx), move |task| {
            if task.is_cancelled() {
                return Err(Cancelled);
            }
            match std::mem::replace(&mut looking, Looking::Over).step() {
                ControlFlow::Break(found) => Ok(Progress::Done(found)),
                ControlFlow::Continue(further) => {
                    looking = further;
                    Ok(Progress::More)
                }
            }
        });
        next.state = State::Reading(slot);
    }
}

/// The battle, or why there is none.
fn read(origin: &Origin) -> Result<Scenario, Unread> {
    match origin {
        Origin::File(path) if !Path::exists(path) => Err(Unread::Gone),
        Origin::File(path) => load(REGISTRY, path)?.reading.scenario.ok_or(Unread::NoBattle),
        Origin::Shipped(index) => {
            let scenario = SHIPPED.get(*index).and_then(|shipped| read_scenario(shipped.text).scenario);
            scenario.ok_or(Unread::NoBattle)
        }
    }
}

/// How far a job has come with a battle: each is a step of its own, so that nothing waits long between two frames.
enum Looking {
    /// It is to be read and drawn in a style.
    Ahead(Origin, &'static MapStyle),
    /// It was read.
    Reading(Box<Scenario>, &'static MapStyle),
    /// Its picture is being drawn.
    Drawing(Facts, MapPicture),
    /// It was looked at.
    Over,
}

impl Looking {
    /// The next step: how far it has come, or what it has found.
    fn step(self) -> ControlFlow<Found, Self> {
        match self {
            Self::Ahead(origin, style) => match read(&origin) {
                Ok(scenario) => ControlFlow::Continue(Self::Reading(Box::new(scenario), style)),
                Err(why) => ControlFlow::Break(Err(why)),
            },
            Self::Reading(scenario, style) => {
                let facts = facts(&scenario);
                match picture(&scenario, style) {
                    Some(picture) => ControlFlow::Continue(Self::Drawing(facts, picture)),
                    None => ControlFlow::Break(Ok((facts, None))),
                }
            }
            Self::Drawing(facts, mut picture) => {
                if picture.step() {
                    ControlFlow::Break(Ok((facts, Some(picture.into_image()))))
                } else {
                    ControlFlow::Continue(Self::Drawing(facts, picture))
                }
            }
            Self::Over => ControlFlow::Break(Err(Unread::NotDrawn)),
        }
    }
}

/// Its picture, not yet drawn; `None` where there can be none.
fn picture(scenario: &Scenario, style: &'static MapStyle) -> Option<MapPicture> {
    let rules = REGISTRY.get(&scenario.ruleset)?;
    let request = Request { style, legend: false, frame: false, ..Request::new(Format::Png, MOST_HEX_PX) };
    MapPicture::new(scenario, rules, &request, PICTURE)
}

fn facts(scenario: &Scenario) -> Facts {
    let catalog = REGISTRY.get(&scenario.ruleset).map(oblique_rules::Ruleset::catalog);
    let layout = scenario.board.layout();
    let size = text!("files-width-height-hexes", width = layout.width, height = layout.height);
    let size = catalog.map_or_else(
        || size.clone(),
        |catalog| {
            let [wide, high] =
                yards(layout, scenario.yards_a_hex(catalog.hex_yards)).map(|yards| yards / MILE_YARDS);
            text!(
                "files-size-wide-high-miles",
                size,
                wide = format!("{wide:.1}"),
                high = format!("{high:.1}")
            )
        },
    );
    let turns = catalog.and_then(|catalog| catalog.last_turn(&scenario.params));
    let length = turns
        .map_or_else(|| text!("files-no-last-turn").to_owned(), |turns| text!("files-turns-turns", turns));
    let rules = catalog.map_or(scenario.ruleset.as_str(), |catalog| &catalog.name);
    let [a, b] = [Side::A, Side::B].map(|side| scenario.sides[side.index()].name.as_str());
    let title = title_and_date(&scenario.meta).unwrap_or_else(|| text!("files-untitled-battle").to_owned());
    Facts { title, lines: [format!("{a} – {b}"), size, format!("{length}, {rules}")] }
}
