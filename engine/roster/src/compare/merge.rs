//! Two descendants of one scenario joined, field by field; what both changed differently is told.

use super::difference::changed;
use super::fields::{Field, Fields, flatten, unflatten};
use super::part::{differing, put, value};
use super::words::{Words, counted, leader_missing};
use super::{ScenarioPart, ground};
use oblique_board::TerrainIx;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Catalog;
use oblique_scenario::Scenario;
use oblique_scenario::check::Place;
use serde_json::Value as Json;
use std::collections::{BTreeMap, BTreeSet};

/// Whose value is kept where both changed the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Prefer {
    /// The first's.
    #[default]
    A,
    /// The second's.
    B,
}

/// Something both changed, differently.
#[derive(Clone, Debug, PartialEq)]
pub struct Conflict {
    /// The part.
    pub part: ScenarioPart,
    /// Where it is.
    pub place: Place,
    /// Its name and the field's: 'Keith, strength'.
    pub title: String,
    /// What it was before both.
    pub base: String,
    /// What the first made of it.
    pub a: String,
    /// What the second made of it.
    pub b: String,
    /// The hexes it is about, for ground.
    pub hexes: Vec<Hex>,
}

impl Conflict {
    /// It as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        // A part that one has changed is told by its name alone, which need not be what was changed.
        let changed = |text: &str| !text.is_empty() && text == self.base;
        if changed(&self.a) && self.b.is_empty() {
            return format!("{} was changed in A and taken away in B", self.title);
        }
        if changed(&self.b) && self.a.is_empty() {
            return format!("{} was taken away in A and changed in B", self.title);
        }
        let word = |text: &str| if text.is_empty() { "nothing".to_owned() } else { format!("'{text}'") };
        format!(
            "{}: {} became {} in A and {} in B",
            self.title,
            word(&self.base),
            word(&self.a),
            word(&self.b)
        )
    }
}

/// What came of a merge.
#[derive(Clone, Debug, PartialEq)]
pub struct Merged {
    /// The joined scenario; the preferred value where there is a conflict.
    pub scenario: Scenario,
    /// What both changed differently.
    pub conflicts: Vec<Conflict>,
}

/// Joins what `a` and `b` made of `base`.
#[must_use]
pub fn merge(
    base: &Scenario,
    a: &Scenario,
    b: &Scenario,
    prefer: Prefer,
    catalog: Option<&Catalog>,
) -> Merged {
    let words = |scenario| Words { scenario, catalog };
    let mut work = Work {
        base: words(base),
        a: words(a),
        b: words(b),
        prefer,
        result: a.clone(),
        conflicts: Vec::new(),
    };
    work.board();
    // What b changed; all else a has already.
    for part in differing(base, b) {
        work.part(&part);
    }
    work.loose_ends();
    work.conflicts.sort_by(|x, y| x.part.cmp(&y.part).then_with(|| x.title.cmp(&y.title)));
    Merged { scenario: work.result, conflicts: work.conflicts }
}

struct Work<'a> {
    base: Words<'a>,
    a: Words<'a>,
    b: Words<'a>,
    prefer: Prefer,
    result: Scenario,
    conflicts: Vec<Conflict>,
}

impl Work<'_> {
    fn put(&mut self, part: &ScenarioPart, value: Option<Json>) {
        if let Some(edit) = put(part, value.clone()) {
            let _ = edit.apply(&mut self.result);
        } else if let (ScenarioPart::Ruleset, Some(Json::String(id))) = (part, value) {
            self.result.ruleset = id;
        }
    }

    fn part(&mut self, part: &ScenarioPart) {
        let (base, a, b) =
            (value(self.base.scenario, part), value(self.a.scenario, part), value(self.b.scenario, part));
        if a == b {
            return;
        }
        if a == base {
            self.put(part, b);
            return;
        }
        if let (Some(base), Some(a), Some(b)) = (&base, &a, &b) {
            let [base, a, b] = [base, a, b].map(|json| flatten(part, json.clone()));
            let fields = self.fields(part, &base, &a, &b);
            self.put(part, Some(unflatten(part, fields)));
        } else {
            let word = |words: Words<'_>, value: &Option<Json>| match value {
                None => String::new(),
                Some(_) => words.title(part),
            };
            let texts = [word(self.base, &base), word(self.a, &a), word(self.b, &b)];
            self.conflict(part, None, texts, Vec::new());
            if self.prefer == Prefer::B {
                self.put(part, b);
            }
        }
    }

    /// The fields of a part joined.
    fn fields(&mut self, part: &ScenarioPart, base: &Fields, a: &Fields, b: &Fields) -> Fields {
        let mut joined = a.clone();
        for field in changed(base, b) {
            let (old, ours, theirs) = (base.get(&field), a.get(&field), b.get(&field));
            if ours != old && ours != theirs {
                let texts = [
                    self.base.value(part, &field, old),
                    self.a.value(part, &field, ours),
                    self.b.value(part, &field, theirs),
                ];
                self.conflict(part, Some(&field), texts, Vec::new());
                if self.prefer == Prefer::A {
                    continue;
                }
            }
            match theirs {
                Some(value) => _ = joined.insert(field, value.clone()),
                None => _ = joined.remove(&field),
            }
        }
        joined
    }

    fn conflict(&mut self, part: &ScenarioPart, field: Option<&Field>, texts: [String; 3], hexes: Vec<Hex>) {
        let words = [self.a, self.b, self.base]
            .into_iter()
            .find(|w| value(w.scenario, part).is_some())
            .unwrap_or(self.a);
        let title = words.title(part);
        let title = match field {
            Some(field) => format!("{title}, {}", words.field_name(part, field)),
            None if hexes.is_empty() => title,
            None => format!("{}, {}", counted(hexes.len(), "hex", "hexes"), words.hexes_named(&hexes)),
        };
        let place = match hexes.first() {
            Some(hex) => Place::hex(words.scenario.board.layout(), *hex),
            None => words.place(part),
        };
        let [base, a, b] = texts;
        self.conflicts.push(Conflict { part: part.clone(), place, title, base, a, b, hexes });
    }

    /// Size, terrain and levels.
    fn board(&mut self) {
        let [base, a, b] = [self.base, self.a, self.b].map(|w| &w.scenario.board);
        let [size, ours, theirs] = [base, a, b].map(oblique_board::Board::layout);
        if size == ours && size == theirs {
            self.terrain();
            self.levels();
            return;
        }
        if ours == theirs {
            // Both made it the same size: without a common ground to compare with, ground that
            // differs is in conflict.
            if !ground::groups(a, b).is_empty() {
                self.board_conflict();
            }
            return;
        }
        // One changed the size; where the other changed the ground, or the size too, they clash.
        let b_is_as_before = theirs == size && ground::groups(base, b).is_empty();
        let a_is_as_before = ours == size && ground::groups(base, a).is_empty();
        if a_is_as_before {
            let edit = ground::layout_edit(self.a.scenario, b);
            let _ = edit.apply(&mut self.result);
        } else if !b_is_as_before {
            self.board_conflict();
        }
    }

    /// The grounds cannot be joined hex by hex: one of them is kept whole.
    fn board_conflict(&mut self) {
        let texts = [self.base, self.a, self.b].map(|w| w.layout());
        self.conflict(&ScenarioPart::Layout, None, texts, Vec::new());
        if self.prefer == Prefer::B {
            let edit = ground::layout_edit(self.a.scenario, &self.b.scenario.board);
            let _ = edit.apply(&mut self.result);
        }
    }

    fn terrain(&mut self) {
        let [base, a, b] = [self.base, self.a, self.b].map(|w| &w.scenario.board);
        let layout = base.layout();
        let id = |board, ix| ground::id_of(board, ix);
        let mut cells = Vec::new();
        let mut clashes: BTreeMap<[TerrainIx; 3], Vec<Hex>> = BTreeMap::new();
        let (old, ours, theirs) = (base.terrain_cells(), a.terrain_cells(), b.terrain_cells());
        let plain = base.palette() == a.palette() && base.palette() == b.palette();
        for (i, ((old, ours), theirs)) in old.iter().zip(ours).zip(theirs).enumerate() {
            if plain && old == theirs {
                continue;
            }
            let (was, is, would) = (id(base, *old), id(a, *ours), id(b, *theirs));
            if would == was || would == is {
                continue;
            }
            let hex = layout.hex(i);
            if is != was {
                clashes.entry([*old, *ours, *theirs]).or_default().push(hex);
                if self.prefer == Prefer::A {
                    continue;
                }
            }
            cells.push((hex, would));
        }
        for ([old, ours, theirs], hexes) in clashes {
            let texts = [self.base.terrain_ix(old), self.a.terrain_ix(ours), self.b.terrain_ix(theirs)];
            let part = ScenarioPart::Terrain { from: id(base, old), to: id(b, theirs) };
            self.conflict(&part, None, texts, hexes);
        }
        if !cells.is_empty() {
            let edit = ground::terrain_edit(self.a.scenario, &cells);
            let _ = edit.apply(&mut self.result);
        }
    }

    fn levels(&mut self) {
        let [base, a, b] = [self.base, self.a, self.b].map(|w| &w.scenario.board);
        let layout = base.layout();
        let mut clashes: BTreeMap<[i8; 3], Vec<Hex>> = BTreeMap::new();
        let cells = base.level_cells().iter().zip(a.level_cells()).zip(b.level_cells());
        for (i, ((old, ours), theirs)) in cells.enumerate() {
            if theirs == old || theirs == ours {
                continue;
            }
            let hex = layout.hex(i);
            if ours != old {
                clashes.entry([*old, *ours, *theirs]).or_default().push(hex);
                if self.prefer == Prefer::A {
                    continue;
                }
            }
            self.result.board.set_level(hex, *theirs);
        }
        for (levels, hexes) in clashes {
            let texts = levels.map(|level| format!("level {level}"));
            self.conflict(&ScenarioPart::Level { from: levels[0], to: levels[2] }, None, texts, hexes);
        }
    }

    /// Units whose leader one took away while the other went on attaching to him.
    fn loose_ends(&mut self) {
        let conflicting: BTreeSet<ScenarioPart> = self.conflicts.iter().map(|c| c.part.clone()).collect();
        let mut loose = Vec::new();
        for (id, piece) in &self.result.pieces {
            let Some(leader) = leader_missing(&self.result, piece) else { continue };
            // It may have hung loose in one of them already.
            let hung = |s: &Scenario| {
                let piece = s.pieces.get(id);
                piece.is_some_and(|p| leader_missing(s, p) == Some(leader))
            };
            if !hung(self.a.scenario) && !hung(self.b.scenario) {
                loose.push((ScenarioPart::Piece(id.clone()), leader.clone()));
            }
        }
        for (part, leader) in loose.into_iter().filter(|(part, _)| !conflicting.contains(part)) {
            let word = |words: Words<'_>| match words.scenario.pieces.get(&leader) {
                Some(_) => words.title(&ScenarioPart::Piece(leader.clone())),
                None => String::new(),
            };
            let texts = [word(self.base), word(self.a), word(self.b)];
            self.conflict(&part, Some(&Field::plain("leader")), texts, Vec::new());
        }
    }
}
