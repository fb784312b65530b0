//! Undo and redo: one gesture, one step; a gesture that changed nothing leaves none, nor does one that put back what it found.

use super::weight::weight;
use crate::Gesture;
use oblique_board::hex::Hex;
use oblique_scenario::{ChangeSet, Edit, Scenario};
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};

/// Counts documents, so that no two of them have a revision in common.
static DOCUMENTS: AtomicU64 = AtomicU64::new(0);

/// A step of the history.
#[derive(Clone, Debug)]
pub struct Step {
    /// Its name: 'Paint woods'.
    pub label: String,
    /// Number of the step, different from every other of this document.
    pub number: u64,
    /// The number of what the scenario is without it; of a step undone, with it.
    other: u64,
    /// The gesture it belongs to, if it was made in parts.
    gesture: Gesture,
    /// Inverses, to be applied last to first.
    inverses: Vec<Edit>,
    /// Roughly what it holds in memory, in bytes.
    bytes: usize,
}

impl Step {
    /// Has the gesture, in the end, put back what it found?
    fn came_back(&self, now: &Scenario) -> bool {
        let Some((first, later)) = self.inverses.split_first() else { return false };
        !first.changes(now) && later.iter().all(|inverse| inverse.sets_no_more_than(first))
    }

    /// The hexes whose terrain the step changed, and those whose level; some may be named more than once.
    pub fn ground(&self) -> Ground {
        let mut ground = Ground::default();
        for edit in &self.inverses {
            ground.collect(edit);
        }
        ground
    }
}

/// Hexes whose ground a step changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ground {
    /// In their terrain.
    pub terrain: Vec<Hex>,
    /// In their level.
    pub levels: Vec<Hex>,
}

impl Ground {
    fn collect(&mut self, edit: &Edit) {
        match edit {
            Edit::Many(edits) => edits.iter().for_each(|edit| self.collect(edit)),
            Edit::Terrain(cells) => self.terrain.extend(cells.iter().map(|(hex, _)| *hex)),
            Edit::Levels(cells) => self.levels.extend(cells.iter().map(|(hex, _)| *hex)),
            _ => {}
        }
    }
}

/// A scenario with its history.
///
/// ```
/// use oblique_board::TerrainIx;
/// use oblique_board::hex::Orientation;
/// use oblique_document::{Document, Gesture, blank};
/// use oblique_rulesets::RULESETS;
/// use oblique_scenario::Edit;
///
/// let mut document = Document::new(blank(RULESETS[0], Orientation::Flat, 20, 20));
/// let hex = document.scenario().board.layout().at(4, 4);
/// let stroke = Gesture::Part(Gesture::fresh());
/// document.apply("Brush", Edit::Terrain(vec![(hex, TerrainIx(1))]), stroke);
/// document.apply("Brush", Edit::Terrain(vec![(hex, TerrainIx(2))]), stroke);
/// // A stroke is one step, however many hexes it paints.
/// assert_eq!(document.undo_label(), Some("Brush"));
/// document.undo();
/// assert_eq!(document.scenario().board.terrain(hex), Some(TerrainIx(0)));
/// ```
#[derive(Clone, Debug)]
pub struct Document {
    scenario: Scenario,
    done: VecDeque<Step>,
    undone: Vec<Step>,
    /// What was undone before the last step began: it can be done again if that puts back what it found.
    set_aside: Vec<Step>,
    revision: u64,
    /// The number of what the scenario is now.
    content: u64,
    next_content: u64,
    next_number: u64,
    /// The step after which the document was saved: 0 is 'before the first step'; `None` if that
    /// state cannot be reached any more.
    saved_at: Option<u64>,
    /// Number of the step just forgotten by the memory limit, so that states keep their names.
    floor: u64,
    limit_bytes: usize,
    /// Edits since they were last taken, if anybody wants them.
    log: Option<Vec<Edit>>,
}

impl Document {
    /// A document without a past, counted as saved.
    pub fn new(scenario: Scenario) -> Self {
        let first = DOCUMENTS.fetch_add(1, Ordering::Relaxed) << 32;
        Self {
            scenario,
            done: VecDeque::new(),
            undone: Vec::new(),
            set_aside: Vec::new(),
            revision: first,
            content: first,
            next_content: first + 1,
            next_number: 1,
            saved_at: Some(0),
            floor: 0,
            limit_bytes: 256 << 20,
            log: None,
        }
    }

    /// Notes every edit from now on, undoing and redoing included: see [`Document::take_log`].
    pub fn with_log(mut self) -> Self {
        self.log = Some(Vec::new());
        self
    }

    /// The edits since the last call, in order: applied to what the scenario was then they make what
    /// it is now.
    pub(crate) fn take_log(&mut self) -> Vec<Edit> {
        self.log.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// The scenario, to read.
    pub fn scenario(&self) -> &Scenario {
        &self.scenario
    }

    /// Grows by one with every change, undo and redo included. No two documents made anew share one, so
    /// that it tells whether what was worked out still holds.
    pub fn revision(&self) -> u64 {
        self.revision
    }

    /// A number for what the scenario is: undoing and redoing bring back the one there was. It tells whether what was begun
    /// from the scenario, a battle or statistics, is still of it. No two documents made anew share one.
    pub fn content(&self) -> u64 {
        self.content
    }

    fn fresh_content(&mut self) -> u64 {
        self.next_content += 1;
        self.next_content - 1
    }

    /// Does it differ from what was last saved?
    pub fn dirty(&self) -> bool {
        self.saved_at != Some(self.state())
    }

    /// The number of the step that led to the present state; 0 before the first.
    pub fn state(&self) -> u64 {
        self.done.back().map_or(self.floor, |step| step.number)
    }

    /// Notes that the state of that number (see [`Document::state`]) is what is on disk.
    pub fn mark_saved(&mut self, state: u64) {
        self.saved_at = Some(state);
    }

    /// Notes that nothing on disk equals this document: a restored or damaged one.
    pub fn mark_unsaved(&mut self) {
        self.saved_at = None;
    }

    /// Sets how much memory undo may hold; the oldest steps are forgotten first.
    pub fn limit_memory(&mut self, bytes: usize) {
        self.limit_bytes = bytes;
        self.forget();
    }

    /// Roughly the bytes of memory the steps hold, done and undone.
    pub fn held_bytes(&self) -> usize {
        self.done.iter().chain(&self.undone).map(|step| step.bytes).sum()
    }

    /// Applies an edit as (part of) an undo step and says what it touched.
    pub fn apply(&mut self, label: &str, edit: Edit, gesture: Gesture) -> ChangeSet {
        let noted = self.log.is_some().then(|| edit.clone());
        let (inverse, change) = edit.apply(&mut self.scenario);
        if change.is_empty() {
            return change;
        }
        if let Some(log) = &mut self.log {
            log.extend(noted);
        }
        self.revision += 1;
        let fresh = self.fresh_content();
        let other = std::mem::replace(&mut self.content, fresh);
        let undone = std::mem::take(&mut self.undone);
        let bytes = weight(&inverse);
        match self.done.back_mut() {
            Some(last)
                if gesture != Gesture::Whole
                    && last.gesture == gesture
                    && self.saved_at != Some(last.number) =>
            {
                last.inverses.push(inverse);
                last.bytes += bytes;
                if last.came_back(&self.scenario) {
                    self.content = last.other;
                    self.done.pop_back();
                    self.undone = std::mem::take(&mut self.set_aside);
                }
            }
            _ => {
                self.set_aside = if gesture == Gesture::Whole { Vec::new() } else { undone };
                let number = self.next_number;
                self.next_number += 1;
                let inverses = vec![inverse];
                let label = label.to_owned();
                self.done.push_back(Step { label, number, other, gesture, inverses, bytes });
            }
        }
        self.forget();
        change
    }

    /// Makes a change that is no step and is noted nowhere: one that the file just saved has already, such as the ways
    /// from it to other files. What was undone can still be done again.
    pub fn amend(&mut self, edit: Edit) -> ChangeSet {
        let (_, change) = edit.apply(&mut self.scenario);
        if change.is_empty() {
            return change;
        }
        self.revision += 1;
        // Whatever is undone or done again from now on is another than it was.
        self.content = self.fresh_content();
        for step in self.done.iter_mut().chain(&mut self.undone) {
            step.other = self.next_content;
            self.next_content += 1;
        }
        change
    }

    /// Undoes the last step; `None` if there is none.
    pub fn undo(&mut self) -> Option<ChangeSet> {
        let step = self.done.pop_back()?;
        let (step, change) = self.turn_back(step);
        self.undone.push(step);
        Some(change)
    }

    /// Does again what was undone last; `None` if there is nothing.
    pub fn redo(&mut self) -> Option<ChangeSet> {
        let step = self.undone.pop()?;
        let (step, change) = self.turn_back(step);
        self.done.push_back(step);
        Some(change)
    }

    /// Takes back what a gesture has done, if it was the last thing done, as if it had never been.
    pub fn give_up(&mut self, gesture: u64) -> ChangeSet {
        if self.done.back().is_none_or(|step| step.gesture != Gesture::Part(gesture)) {
            return ChangeSet::default();
        }
        let Some(step) = self.done.pop_back() else { return ChangeSet::default() };
        // Where the gesture's state was saved, nothing that can be reached equals the file any more.
        if self.saved_at == Some(step.number) {
            self.saved_at = None;
        }
        self.turn_back(step).1
    }

    /// Undoes or redoes until `count` steps are done, and says what that touched.
    pub fn jump(&mut self, count: usize) -> ChangeSet {
        let mut change = ChangeSet::default();
        while self.done.len() > count {
            let Some(touched) = self.undo() else { break };
            change.absorb(touched);
        }
        while self.done.len() < count {
            let Some(touched) = self.redo() else { break };
            change.absorb(touched);
        }
        change
    }

    /// The scenario as it was after so many of the steps done.
    pub fn scenario_at(&self, count: usize) -> Scenario {
        let mut scenario = self.scenario.clone();
        for step in self.done.iter().skip(count).rev() {
            for edit in step.inverses.iter().rev() {
                let _ = edit.clone().apply(&mut scenario);
            }
        }
        scenario
    }

    /// Steps done, oldest first.
    pub fn done(&self) -> impl DoubleEndedIterator<Item = &Step> + ExactSizeIterator {
        self.done.iter()
    }

    /// Steps undone, the next to redo last.
    pub fn undone(&self) -> &[Step] {
        &self.undone
    }

    /// The label of the step undo would take back.
    pub fn undo_label(&self) -> Option<&str> {
        self.done.back().map(|s| s.label.as_str())
    }

    /// The label of the step redo would do again.
    pub fn redo_label(&self) -> Option<&str> {
        self.undone.last().map(|s| s.label.as_str())
    }

    fn turn_back(&mut self, step: Step) -> (Step, ChangeSet) {
        let mut change = ChangeSet::default();
        let mut inverses = Vec::with_capacity(step.inverses.len());
        for edit in step.inverses.into_iter().rev() {
            if let Some(log) = &mut self.log {
                log.push(edit.clone());
            }
            let (inverse, touched) = edit.apply(&mut self.scenario);
            change.absorb(touched);
            inverses.push(inverse);
        }
        self.revision += 1;
        let other = std::mem::replace(&mut self.content, step.other);
        (Step { other, inverses, ..step }, change)
    }

    /// Forgets the oldest steps beyond the memory limit; the last one always stays.
    fn forget(&mut self) {
        let mut held: usize = self.done.iter().map(|s| s.bytes).sum();
        while held > self.limit_bytes && self.done.len() > 1 {
            let Some(step) = self.done.pop_front() else { break };
            held -= step.bytes;
            // Only the state after this step is still reachable, at the bottom of the history.
            if self.saved_at == Some(self.floor) {
                self.saved_at = None;
            }
            self.floor = step.number;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Document;
    use crate::Gesture;
    use oblique_board::hex::{Layout, Orientation};
    use oblique_board::{Board, TerrainIx};
    use oblique_scenario::{Edit, Scenario};

    fn document() -> Document {
        let palette = vec!["clear".to_owned(), "woods".to_owned()];
        let board = Board::new(Layout::new(Orientation::Flat, 8, 8), palette, Vec::new());
        Document::new(Scenario::new("test", board))
    }

    fn paint(document: &mut Document, index: usize, gesture: Gesture) {
        let hex = document.scenario().board.layout().hex(index);
        let _ = document.apply("Paint woods", Edit::Terrain(vec![(hex, TerrainIx(1))]), gesture);
    }

    #[test]
    fn what_is_amended_is_no_step_and_loses_nothing_that_was_undone() {
        let mut doc = document();
        paint(&mut doc, 0, Gesture::Whole);
        let _ = doc.undo();
        let (revision, hex) = (doc.revision(), doc.scenario().board.layout().hex(5));
        assert!(!doc.amend(Edit::Terrain(vec![(hex, TerrainIx(1))])).is_empty());
        assert!(!doc.dirty() && doc.done().len() == 0 && doc.revision() > revision);
        assert!(doc.redo().is_some());
        assert_eq!(doc.scenario().board.terrain(hex), Some(TerrainIx(1)));
    }

    #[test]
    fn what_is_typed_and_typed_back_leaves_no_step() {
        let mut doc = document();
        let title = |doc: &mut Document, title: &str, gesture| {
            let mut meta = doc.scenario().meta.clone();
            title.clone_into(&mut meta.title);
            doc.apply("Title", Edit::Meta(Box::new(meta)), gesture)
        };
        let content = doc.content();
        for text in ["K", "Ko", "K", ""] {
            assert!(!title(&mut doc, text, Gesture::Part(3)).is_empty());
        }
        assert_eq!((doc.done().len(), doc.dirty(), doc.content()), (0, false, content));
        // What was undone before is there to be done again.
        paint(&mut doc, 3, Gesture::Whole);
        let _ = doc.undo();
        let _ = title(&mut doc, "K", Gesture::Part(5));
        assert!(doc.undone().is_empty());
        let _ = title(&mut doc, "", Gesture::Part(5));
        assert_eq!(doc.undone().len(), 1);
        assert!(doc.redo().is_some() && doc.undo().is_some());
        // Typed on it is a step again; and what is set back by itself is one of its own.
        let _ = title(&mut doc, "Kolin", Gesture::Part(3));
        let _ = title(&mut doc, "", Gesture::Whole);
        assert_eq!(doc.done().len(), 2);
        // A stroke that also did something else stays.
        let _ = title(&mut doc, "Kolin", Gesture::Part(4));
        paint(&mut doc, 0, Gesture::Part(4));
        let _ = title(&mut doc, "", Gesture::Part(4));
        assert_eq!(doc.done().len(), 3);
        let _ = doc.undo();
        assert_eq!(doc.scenario().board.terrain(doc.scenario().board.layout().hex(0)), Some(TerrainIx(0)));
    }

    #[test]
    fn undoing_and_redoing_bring_back_what_there_was_under_the_same_number() {
        let mut doc = document();
        let mut seen = vec![doc.content()];
        for index in 0..3 {
            paint(&mut doc, index, Gesture::Whole);
            seen.push(doc.content());
        }
        assert!(seen.is_sorted_by(|a, b| a < b), "each is another: {seen:?}");
        for due in seen.iter().rev().skip(1) {
            let _ = doc.undo();
            assert_eq!(doc.content(), *due);
        }
        doc.jump(3);
        assert_eq!(Some(&doc.content()), seen.last());
        doc.jump(1);
        paint(&mut doc, 5, Gesture::Part(7));
        let part = doc.content();
        paint(&mut doc, 6, Gesture::Part(7));
        assert!(!seen.contains(&part) && part != doc.content(), "a part of a gesture is a change, too");
        assert!(!doc.give_up(7).is_empty());
        assert_eq!(doc.content(), seen[1]);
        assert_ne!(document().content(), document().content());
    }

    #[test]
    fn what_is_amended_is_another_also_where_it_is_undone() {
        let mut doc = document();
        let before = doc.content();
        paint(&mut doc, 0, Gesture::Whole);
        let hex = doc.scenario().board.layout().hex(5);
        assert!(!doc.amend(Edit::Terrain(vec![(hex, TerrainIx(1))])).is_empty());
        let amended = doc.content();
        let _ = doc.undo();
        assert_ne!(doc.content(), before);
        let _ = doc.redo();
        assert_eq!(doc.content(), amended);
    }

    #[test]
    fn a_gesture_is_one_step_and_nothing_is_none() {
        let mut doc = document();
        let before = doc.scenario().clone();
        paint(&mut doc, 0, Gesture::Part(7));
        paint(&mut doc, 1, Gesture::Part(7));
        paint(&mut doc, 1, Gesture::Part(8));
        assert_eq!(doc.done().len(), 1);
        assert!(doc.dirty());
        assert!(doc.undo().is_some());
        assert_eq!(*doc.scenario(), before);
        assert!(!doc.dirty());
    }

    #[test]
    fn saving_inside_a_gesture_starts_a_new_step() {
        let mut doc = document();
        paint(&mut doc, 0, Gesture::Part(7));
        doc.mark_saved(doc.state());
        assert!(!doc.dirty());
        paint(&mut doc, 1, Gesture::Part(7));
        assert!(doc.dirty());
        doc.undo();
        assert!(!doc.dirty());
    }

    #[test]
    fn a_gesture_given_up_leaves_nothing() {
        let mut doc = document();
        paint(&mut doc, 0, Gesture::Whole);
        let before = doc.scenario().clone();
        paint(&mut doc, 1, Gesture::Part(7));
        paint(&mut doc, 2, Gesture::Part(7));
        assert!(doc.give_up(8).is_empty(), "another gesture's work stays");
        assert_eq!(doc.give_up(7).hexes.len(), 2);
        assert_eq!(*doc.scenario(), before);
        assert_eq!((doc.done().len(), doc.undone().len()), (1, 0));
    }

    #[test]
    fn jumping_goes_both_ways() {
        let mut doc = document();
        for index in 0..5 {
            paint(&mut doc, index, Gesture::Whole);
        }
        let last = doc.scenario().clone();
        doc.jump(1);
        assert_eq!((doc.done().len(), doc.undone().len()), (1, 4));
        doc.jump(5);
        assert_eq!(*doc.scenario(), last);
    }

    #[test]
    fn memory_is_bounded_and_the_forgotten_state_counts_as_unsaved() {
        let mut doc = document();
        doc.limit_memory(1);
        paint(&mut doc, 0, Gesture::Whole);
        paint(&mut doc, 1, Gesture::Whole);
        assert_eq!(doc.done().len(), 1);
        doc.undo();
        assert!(doc.dirty());
    }
}
