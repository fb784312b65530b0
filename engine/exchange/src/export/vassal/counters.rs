//! The counters: their pictures, and the traits by which their menus change them.

use super::art::Artist;
use super::{ExportError, layers};
use crate::kit::{COUNTER_OF_A_HEX, Kit, alone, losses};
use crate::vassal::{self, Definition, Key, Layer, Own, Trait, marks};
use oblique_board::hex::Hex;
use oblique_cartography::{Rgba, counters};
use oblique_roster::totals;
use oblique_rules::catalog::{Formation, Kind, Sign};
use oblique_scenario::letters::spelled;
use oblique_scenario::{Objective, ObjectiveId, Piece, PieceId, Side};
use std::collections::BTreeMap;

/// A counter is never smaller, in pixels: its name could not be read.
const LEAST_PX: u32 = 40;
/// Losses counted by one key, at most.
const MOST_LOSSES: u8 = 60;
/// The keys of the keyboard that layers have, by their codes.
const KEY_F: u8 = 70;
const KEY_L: u8 = 76;
const KEY_LEFT: u8 = 37;
const KEY_RIGHT: u8 = 39;
const KEY_1: u8 = 49;

/// A counter, ready to be put anywhere.
pub(super) struct Counter<'a> {
    pub id: &'a PieceId,
    pub piece: &'a Piece,
    token: Token,
}

/// An objective as a piece.
pub(super) struct Marker {
    pub hex: Hex,
    token: Token,
}

/// Name, picture, number and traits of a piece of the module.
struct Token {
    name: String,
    image: String,
    number: u32,
    px: u32,
    traits: Vec<Trait>,
}

impl Token {
    fn definition(&self, id: Option<String>, at: Option<(&str, i32, i32)>) -> Definition {
        let basic = Trait::basic(&self.image, &self.name, self.number, at);
        Definition { id, traits: self.traits.iter().cloned().chain([basic]).collect() }
    }
}

macro_rules! as_token {
    ($what:ty) => {
        impl $what {
            /// As a piece of the module: in a palette, or in a saved game on a map.
            pub(super) fn definition(&self, id: Option<String>, at: Option<(&str, i32, i32)>) -> Definition {
                self.token.definition(id, at)
            }

            pub(super) fn name(&self) -> &str {
                &self.token.name
            }

            /// The number of its definition.
            pub(super) fn number(&self) -> u32 {
                self.token.number
            }

            /// The side of its picture, in pixels.
            pub(super) fn px(&self) -> u32 {
                self.token.px
            }
        }
    };
}

as_token!(Counter<'_>);
as_token!(Marker);

/// Makes counters.
pub(super) struct Counters<'a, 'k> {
    kit: &'k Kit<'a>,
    artist: &'k mut Artist,
    px: u32,
    images: BTreeMap<String, Vec<u8>>,
    number: u32,
}

impl<'a, 'k> Counters<'a, 'k> {
    pub(super) fn new(kit: &'k Kit<'a>, artist: &'k mut Artist, hex_px: u32) -> Self {
        let px = ((hex_px as f32 * COUNTER_OF_A_HEX) as u32).max(LEAST_PX);
        Self { kit, artist, px, images: BTreeMap::new(), number: 0 }
    }

    /// The pictures of all that was made.
    pub(super) fn images(self) -> BTreeMap<String, Vec<u8>> {
        self.images
    }

    /// Units and leaders, in the order of the roster.
    pub(super) fn pieces(
        &mut self,
        go_on: &mut dyn FnMut(f32) -> bool,
    ) -> Result<Vec<Counter<'a>>, ExportError> {
        let scenario = self.kit.scenario;
        let roster = scenario.roster();
        let mut all = Vec::with_capacity(roster.len());
        for (n, id) in roster.iter().enumerate() {
            if !go_on(n as f32 / roster.len() as f32) {
                return Err(ExportError::Cancelled);
            }
            let Some((id, piece)) = scenario.pieces.get_key_value(*id) else { continue };
            all.push(Counter { id, piece, token: self.token(id, piece)? });
        }
        Ok(all)
    }

    /// Objectives, which whoever takes them changes.
    pub(super) fn objectives(&mut self) -> Result<Vec<Marker>, ExportError> {
        let scenario = self.kit.scenario;
        let all = scenario.objectives_in_order().into_iter();
        let on_board = all.filter(|(_, objective)| scenario.board.layout().contains(objective.hex));
        on_board.map(|(id, objective)| self.objective(id, objective)).collect()
    }

    fn token(&mut self, id: &PieceId, piece: &Piece) -> Result<Token, ExportError> {
        let catalog = self.kit.catalog();
        self.number += 1;
        let number = self.number;
        let stem = format!("{number:04}-{}", plain(&piece.name));
        let kind = catalog.kind(&piece.kind);
        let formations: Vec<&Formation> =
            kind.iter().flat_map(|kind| &kind.formations).filter_map(|id| catalog.formation(id)).collect();
        let mut faces = Vec::new();
        if formations.len() < 2 {
            faces.push(self.face(&stem, piece)?);
        }
        for formation in formations.iter().filter(|_| formations.len() > 1) {
            let there = Piece { formation: formation.id.clone(), ..piece.clone() };
            faces.push(self.face(&format!("{stem}-{}", plain(&formation.id)), &there)?);
        }
        let image = faces.first().cloned().unwrap_or_default();
        let mut traits = vec![self.marker(id, piece), Trait::delete()];
        if let Some(kind) = kind {
            traits.extend(self.switches(kind)?);
            traits.extend(self.levels(piece)?);
            traits.extend(self.losses(piece)?);
            traits.extend(self.facing(kind, piece)?);
        }
        if faces.len() > 1 {
            let own = formations.iter().position(|formation| formation.id == piece.formation);
            traits.push(formation_layer(&formations, faces).at(Some(own.unwrap_or(0) + 1)));
        }
        Ok(Token { name: vassal::plain(&piece.name), image, number, px: self.px, traits })
    }

    fn face(&mut self, stem: &str, piece: &Piece) -> Result<String, ExportError> {
        let leaf = alone(self.kit, piece);
        let name = format!("{stem}.png");
        self.images.insert(name.clone(), self.artist.png(&leaf, self.px)?);
        Ok(name)
    }

    /// What players and the engine's inventory see of it, and what it is to us.
    fn marker(&self, id: &PieceId, piece: &Piece) -> Trait {
        let scenario = self.kit.scenario;
        let leader = piece.leader.as_ref().and_then(|id| scenario.pieces.get(id));
        // What the designer knows and players need not is not in it.
        let shown = Piece { task: None, evidence: BTreeMap::new(), remark: String::new(), ..piece.clone() };
        let own = serde_json::to_string(&Own::Piece(id.clone(), Box::new(shown))).unwrap_or_default();
        Trait::marker(&[
            (marks::SIDE, scenario.side(piece.side).name.clone()),
            (marks::COMMAND, leader.map(|leader| leader.name.clone()).unwrap_or_default()),
            (marks::STRENGTH, totals::strength(self.kit.catalog(), piece)),
            (marks::OBLIQUE, own),
        ])
    }

    /// A picture that many pieces share, drawn once.
    fn shared(
        &mut self,
        name: String,
        px: u32,
        draw: impl FnOnce(&Kit<'_>, f32) -> crate::pdf::leaf::Leaf,
    ) -> Result<String, ExportError> {
        if !self.images.contains_key(&name) {
            let leaf = draw(self.kit, self.kit.request.counter_mm);
            let png = self.artist.png(&leaf, px)?;
            self.images.insert(name.clone(), png);
        }
        Ok(name)
    }

    /// States that are on or off. A key that is only a name: the entry of the menu shows it.
    fn switches(&mut self, kind: &Kind) -> Result<Vec<Trait>, ExportError> {
        let catalog = self.kit.catalog();
        let mut all = Vec::new();
        for (n, mark) in layers::switches(catalog, kind).enumerate() {
            let color = if mark.sign == Sign::Spent {
                self.kit.style().ink
            } else {
                self.kit.style().counter.disruption
            };
            let image = self.shared(format!("state-{}.png", plain(&mark.id)), self.px, |kit, side| {
                layers::tag(kit, side, n + layers::FOR_LEVELS, &mark.name, color)
            })?;
            let key = Key::named(n as u32, &mark.name);
            let layer = Layer {
                name: mark.name.clone(),
                images: vec![image],
                adds: vec![added(&mark.name)],
                next: None,
                previous: None,
                shown: Some((mark.name.clone(), key)),
                round: true,
            };
            all.push(layer.at(None));
        }
        Ok(all)
    }

    /// States that have levels.
    fn levels(&mut self, piece: &Piece) -> Result<Vec<Trait>, ExportError> {
        let mut all = Vec::new();
        for (n, levels) in layers::levels(self.kit.catalog(), piece).into_iter().enumerate() {
            let (id, color) = (plain(&levels.track.id), self.kit.style().counter.disruption);
            let mut images = Vec::new();
            for (at, word) in levels.words.iter().enumerate() {
                let name = format!("level-{id}-{at:02}-{}.png", plain(word));
                images.push(if word.is_empty() {
                    String::new()
                } else {
                    self.shared(name, self.px, |kit, side| layers::tag(kit, side, n, word, color))?
                });
            }
            let name = &levels.track.name;
            let key = KEY_1 + (n as u8).min(8);
            let layer = Layer {
                name: name.clone(),
                adds: levels.words.iter().map(|word| added(word)).collect(),
                images,
                next: Some((format!("{name}: more"), Key::control(key, false))),
                previous: Some((format!("{name}: less"), Key::control(key, true))),
                shown: None,
                round: false,
            };
            all.push(layer.at(Some(levels.begins + 1)));
        }
        Ok(all)
    }

    /// What it has lost: models, or tenths of its strength.
    fn losses(&mut self, piece: &Piece) -> Result<Option<Trait>, ExportError> {
        let count = losses(self.kit, piece).min(MOST_LOSSES);
        if count == 0 {
            return Ok(None);
        }
        let tenths = self.kit.catalog().models_of(piece).is_none();
        let mut images = vec![String::new()];
        let mut adds = vec![String::new()];
        for lost in 1..=count {
            let text = if tenths { format!("\u{2013}{lost}0 %") } else { format!("\u{2013}{lost}") };
            let name = format!("losses-{}-{lost:02}.png", if tenths { "tenths" } else { "models" });
            images.push(self.shared(name, self.px, |kit, side| layers::losses(kit, side, &text))?);
            adds.push(added(&text));
        }
        let layer = Layer {
            name: "Losses".to_owned(),
            images,
            adds,
            next: Some(("Losses: more".to_owned(), Key::control(KEY_L, false))),
            previous: Some(("Losses: less".to_owned(), Key::control(KEY_L, true))),
            shown: None,
            round: false,
        };
        Ok(Some(layer.at(Some(1))))
    }

    /// Where it faces: nowhere, or one of the hours its formations may.
    fn facing(&mut self, kind: &Kind, piece: &Piece) -> Result<Option<Trait>, ExportError> {
        let orientation = self.kit.scenario.board.layout().orientation;
        let hours = layers::facings(self.kit.catalog(), kind, orientation);
        if hours.is_empty() {
            return Ok(None);
        }
        let px = (self.px as f32 * layers::ROUND).round() as u32;
        let mut images = vec![String::new()];
        for hour in &hours {
            let name = format!("facing-{:02}.png", hour.get() % 12);
            images.push(self.shared(name, px, |kit, side| layers::arrow(kit, side, *hour))?);
        }
        let at = piece.facing.and_then(|own| hours.iter().position(|hour| *hour == own)).map_or(0, |n| n + 1);
        let layer = Layer {
            name: "Facing".to_owned(),
            adds: vec![String::new(); images.len()],
            images,
            next: Some(("Turn right".to_owned(), Key::control(KEY_RIGHT, false))),
            previous: Some(("Turn left".to_owned(), Key::control(KEY_LEFT, false))),
            shown: None,
            round: true,
        };
        Ok(Some(layer.at(Some(at + 1))))
    }

    fn objective(&mut self, id: &ObjectiveId, objective: &Objective) -> Result<Marker, ExportError> {
        self.number += 1;
        let (number, px) = (self.number, self.px / 2);
        let mut images = Vec::new();
        for (word, holder) in [("nobody", None), ("a", Some(Side::A)), ("b", Some(Side::B))] {
            images.push(self.shared(format!("objective-{word}.png"), px, |kit, side| {
                let color = holder.map(|side| Rgba { a: 255, ..kit.side_color(side) });
                let mut leaf = crate::pdf::leaf::Leaf::new((side, side));
                let shapes = counters::objective(kit.style(), color);
                let middle = oblique_cartography::Point::new(side * 0.5, side * 0.55);
                leaf.draw(counters::primitives(&shapes, middle, side * 1.1));
                leaf
            })?);
        }
        let sides = Side::BOTH.map(|side| added(&self.kit.scenario.side(side).name));
        let own = serde_json::to_string(&Own::Objective(id.clone(), objective.clone())).unwrap_or_default();
        let layer = Layer {
            name: "Held by".to_owned(),
            images: images.clone(),
            adds: std::iter::once(String::new()).chain(sides).collect(),
            next: Some(("Held by the next".to_owned(), Key::control(KEY_F, false))),
            previous: None,
            shown: None,
            round: true,
        };
        let traits = vec![
            Trait::marker(&[(marks::OBLIQUE, own)]),
            Trait::delete(),
            layer.at(Some(objective.holder.map_or(1, |side| side.index() + 2))),
        ];
        let image = images.into_iter().next().unwrap_or_default();
        let name = vassal::plain(&objective.name);
        Ok(Marker { hex: objective.hex, token: Token { name, image, number, px, traits } })
    }
}

fn formation_layer(formations: &[&Formation], images: Vec<String>) -> Layer {
    Layer {
        name: "Formation".to_owned(),
        images,
        adds: formations.iter().map(|formation| added(&formation.name)).collect(),
        next: Some(("Next formation".to_owned(), Key::control(KEY_F, false))),
        previous: Some(("Previous formation".to_owned(), Key::control(KEY_F, true))),
        shown: None,
        round: true,
    }
}

/// What a level adds after the name of its piece; nothing where it says nothing.
fn added(word: &str) -> String {
    if word.is_empty() { String::new() } else { format!("+ ({})", word.replace('+', "")) }
}

/// A text as part of the name of a file.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::new();
    for c in text.to_lowercase().chars() {
        if let Some(letters) = spelled(c) {
            out.push_str(letters);
        } else if c.is_ascii_alphanumeric() {
            out.push(c);
        } else if !out.is_empty() && !out.ends_with('-') {
            out.push('-');
        }
        if out.len() >= 32 {
            break;
        }
    }
    out.trim_end_matches('-').to_owned()
}
