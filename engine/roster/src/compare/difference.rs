//! The difference of two scenarios as a list a person can read.

use super::fields::{Field, Fields, flatten};
use super::part::{differing, value};
use super::words::{Words, counted};
use super::{Pick, ScenarioPart, Section, ground};
use oblique_board::hex::Hex;
use oblique_rules::catalog::reserved::{GUNS, MEN, REGIMENTAL_GUNS};
use oblique_rules::catalog::{Attribute, Catalog};
use oblique_scenario::check::Place;
use oblique_scenario::{PieceId, Scenario};
use std::collections::BTreeMap;

/// What happened to a part.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Change {
    /// It is new.
    Added,
    /// It is gone.
    Removed,
    /// Some of its fields differ.
    Changed,
}

/// One field that differs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The field.
    pub field: Field,
    /// Its name for people.
    pub name: String,
    /// What it was, in words; empty for nothing.
    pub old: String,
    /// What it is.
    pub new: String,
    /// Are the values the designer's own words, as a name is?
    pub own_words: bool,
}

/// One part that differs.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry {
    /// The part.
    pub part: ScenarioPart,
    /// What happened to it.
    pub change: Change,
    /// Its name for people: 'Keith', '12 hexes'.
    pub title: String,
    /// Its fields that differ, where it is in both.
    pub fields: Vec<FieldChange>,
    /// Where to look for it, in the scenario that has it.
    pub place: Place,
    /// The hexes it touches, before and after.
    pub hexes: Vec<Hex>,
    /// Where a unit stood and stands, if that differs and it is in both.
    pub moved: Option<(Option<Hex>, Option<Hex>)>,
}

/// The difference of two scenarios.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Difference {
    /// Everything that differs, by section.
    pub entries: Vec<Entry>,
    /// What it comes to, in sentences: totals of commands.
    pub headlines: Vec<String>,
}

impl Difference {
    /// Are they the same?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The entries of a section.
    pub fn of(&self, section: Section) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |e| e.part.section() == section)
    }

    /// Everything, to carry over with [`super::take`].
    #[must_use]
    pub fn picks(&self) -> Vec<Pick> {
        self.entries.iter().map(Entry::pick).collect()
    }
}

impl Entry {
    /// The whole of it, to carry over.
    #[must_use]
    pub fn pick(&self) -> Pick {
        Pick { part: self.part.clone(), field: None }
    }

    /// It as a sentence: 'Keith: strength 600 -> 720 men'.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self.change {
            Change::Added => format!("{}: new", self.title),
            Change::Removed => format!("{}: gone", self.title),
            Change::Changed if self.fields.is_empty() => self.title.clone(),
            Change::Changed => {
                let fields: Vec<String> = self.fields.iter().map(FieldChange::sentence).collect();
                format!("{}: {}", self.title, fields.join("; "))
            }
        }
    }
}

impl FieldChange {
    /// Are its texts so long that it is only named?
    #[must_use]
    pub fn is_long(&self) -> bool {
        const LONG: usize = 60;
        self.old.chars().count() + self.new.chars().count() > LONG || self.new.contains('\n')
    }

    /// It as part of a sentence: 'strength 600 -> 720 men'. Long texts are only named.
    #[must_use]
    pub fn sentence(&self) -> String {
        if self.is_long() {
            return format!("{} rewritten", self.name);
        }
        let word = |text: &str| if text.is_empty() { "nothing".to_owned() } else { text.to_owned() };
        format!("{} {} -> {}", self.name, word(&self.old), word(&self.new))
    }
}

/// The difference from `a` to `b`. The catalog gives names; without one, ids stand for them.
#[must_use]
pub fn difference(a: &Scenario, b: &Scenario, catalog: Option<&Catalog>) -> Difference {
    let (old, new) = (Words { scenario: a, catalog }, Words { scenario: b, catalog });
    let mut entries: Vec<Entry> = differing(a, b).iter().map(|t| entry(&old, &new, t)).collect();
    if a.board.layout() != b.board.layout() {
        entries.push(layout(&old, &new));
    }
    for (part, hexes) in ground::groups(&a.board, &b.board) {
        entries.push(ground_entry(&new, part, hexes));
    }
    entries.sort_by_key(|e| (e.part.section(), order(&new, &old, &e.part), e.part.clone()));
    let headlines = headlines(&old, &new);
    Difference { entries, headlines }
}

/// The difference of the orders of battle alone.
#[must_use]
pub fn pieces(a: &Scenario, b: &Scenario, catalog: Option<&Catalog>) -> Vec<Entry> {
    let (old, new) = (Words { scenario: a, catalog }, Words { scenario: b, catalog });
    let parts = differing(a, b).into_iter().filter(|t| matches!(t, ScenarioPart::Piece(_)));
    let mut entries: Vec<Entry> = parts.map(|t| entry(&old, &new, &t)).collect();
    entries.sort_by_key(|e| (order(&new, &old, &e.part), e.part.clone()));
    entries
}

/// Units come in roster order, all else by name of kind and id.
fn order(new: &Words<'_>, old: &Words<'_>, part: &ScenarioPart) -> (u8, u32) {
    let ScenarioPart::Piece(id) = part else { return (0, 0) };
    let piece = new.scenario.pieces.get(id).or_else(|| old.scenario.pieces.get(id));
    piece.map_or((0, 0), |p| (u8::from(p.side == oblique_scenario::Side::B), p.order))
}

fn entry(old: &Words<'_>, new: &Words<'_>, part: &ScenarioPart) -> Entry {
    let (before, after) = (value(old.scenario, part), value(new.scenario, part));
    let change = match (&before, &after) {
        (None, _) => Change::Added,
        (_, None) => Change::Removed,
        _ => Change::Changed,
    };
    let fields = match (before, after) {
        (Some(before), Some(after)) => {
            let (before, after) = (flatten(part, before), flatten(part, after));
            changed(&before, &after)
                .into_iter()
                .map(|field| FieldChange {
                    own_words: new.is_own_words(part, &field),
                    name: new.field_name(part, &field),
                    old: old.value(part, &field, before.get(&field)),
                    new: new.value(part, &field, after.get(&field)),
                    field,
                })
                .collect()
        }
        _ => Vec::new(),
    };
    let words = if change == Change::Removed { old } else { new };
    let mut hexes = old.hexes(part);
    hexes.extend(new.hexes(part));
    hexes.sort_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    let moved = match part {
        ScenarioPart::Piece(id) if change == Change::Changed => moved(old, new, id),
        _ => None,
    };
    Entry {
        part: part.clone(),
        change,
        title: words.title(part),
        fields,
        place: words.place(part),
        hexes,
        moved,
    }
}

fn moved(old: &Words<'_>, new: &Words<'_>, id: &PieceId) -> Option<(Option<Hex>, Option<Hex>)> {
    let (from, to) = (old.scenario.pieces.get(id)?.hex, new.scenario.pieces.get(id)?.hex);
    (from != to).then_some((from, to))
}

/// The fields of either that differ.
pub(super) fn changed(a: &Fields, b: &Fields) -> Vec<Field> {
    let mut fields: Vec<Field> =
        a.keys().chain(b.keys()).filter(|f| a.get(*f) != b.get(*f)).cloned().collect();
    fields.sort();
    fields.dedup();
    fields
}

fn layout(old: &Words<'_>, new: &Words<'_>) -> Entry {
    Entry {
        part: ScenarioPart::Layout,
        change: Change::Changed,
        title: "The board".to_owned(),
        fields: vec![FieldChange {
            field: Field::plain("layout"),
            name: "size".to_owned(),
            old: old.layout(),
            new: new.layout(),
            own_words: false,
        }],
        place: Place::Hex(0, 0),
        hexes: Vec::new(),
        moved: None,
    }
}

fn ground_entry(words: &Words<'_>, part: ScenarioPart, hexes: Vec<Hex>) -> Entry {
    let count = counted(hexes.len(), "hex", "hexes");
    let title = match &part {
        ScenarioPart::Terrain { from, to } => {
            format!("{count}: {} -> {}", words.terrain(from), words.terrain(to))
        }
        ScenarioPart::Level { from, to } => format!("{count}: level {from} -> {to}"),
        _ => count,
    };
    let layout = words.scenario.board.layout();
    let place = hexes.first().map_or(Place::Hex(0, 0), |hex| Place::hex(layout, *hex));
    Entry { part, change: Change::Changed, title, fields: Vec::new(), place, hexes, moved: None }
}

/// What the changes of a command come to: 'Schwerin: 3 units, strength +120 men'.
fn headlines(old: &Words<'_>, new: &Words<'_>) -> Vec<String> {
    // By command and attribute: its name and unit, how many units, how much.
    type Sum = (String, String, usize, i128);
    let mut sums: BTreeMap<(Option<PieceId>, String), Sum> = BTreeMap::new();
    for (id, piece) in &new.scenario.pieces {
        let Some(before) = old.scenario.pieces.get(id) else { continue };
        let Some(kind) = new.catalog.and_then(|c| c.kind(&piece.kind)) else { continue };
        // Men and guns add up; radii and rates of units do not.
        let adds_up = |a: &&Attribute| [MEN, GUNS, REGIMENTAL_GUNS].contains(&a.id.as_str());
        for attribute in kind.attributes.iter().filter(adds_up) {
            let number = |p: &oblique_scenario::Piece| {
                p.attrs.get(&attribute.id).unwrap_or(&attribute.default).int().unwrap_or(0)
            };
            let more = i128::from(number(piece)) - i128::from(number(before));
            if more != 0 {
                let key = (piece.leader.clone(), attribute.id.clone());
                let sum = sums.entry(key).or_insert_with(|| {
                    (attribute.name.to_lowercase(), attribute.unit_name().to_owned(), 0, 0)
                });
                sum.2 += 1;
                sum.3 += more;
            }
        }
    }
    let several = sums.into_iter().filter(|(_, sum)| sum.2 > 1);
    several
        .map(|((leader, _), (name, unit, count, more))| {
            let who =
                leader.map_or_else(|| "Under no leader".to_owned(), |id| new.title(&ScenarioPart::Piece(id)));
            format!("{who}: {}, {name} {more:+} {unit}", counted(count, "unit", "units"))
        })
        .collect()
}
