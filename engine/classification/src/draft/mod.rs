//! What every hex or hexside is, as far as was learnt, and how sure that is.

mod queue;
mod smooth;

use crate::learn::{Taught, learn, learn_again, trusted};
use crate::place::Place;
use crate::{ClassId, ClassificationError, Description, SampleProblem, Training};
use oblique_board::hex::{Edge, Hex, Layout};

/// So often it is learnt again from places whose neighbours make sure of them: the second round still fixes a hundredth
/// of a wooded board, further ones nothing.
const ROUNDS: usize = 2;
/// How much places heed their neighbours while those to learn from are chosen, 0 to 1: in full, the ground around it
/// makes sure of a village of one hex that it is none.
const HEEDING: f32 = 0.5;

/// How drafts are made.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Settings {
    /// How much hexes heed their neighbours, 0 (not at all) to 1. Hexsides have none to heed.
    pub smoothing: f32,
    /// Is what is unlike every sample called unknown?
    pub tells_unknown: bool,
    /// What chance is seeded with: another seed gives another draft, about as good.
    pub seed: u64,
}

impl Default for Settings {
    fn default() -> Self {
        Self { smoothing: 0.3, tells_unknown: true, seed: 1 }
    }
}

/// A draft of a board: of every hex or hexside on the sheet its class, how sure that is, and the second best.
#[derive(Clone, Debug)]
pub struct Draft<P> {
    layout: Layout,
    classes: Vec<ClassId>,
    verdicts: Vec<Verdict>,
    problems: Vec<(usize, SampleProblem)>,
    place: std::marker::PhantomData<P>,
}

/// What one place is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Call<'a> {
    /// Its class; `None` where it is unlike every sample.
    pub class: Option<&'a ClassId>,
    /// How likely it is that class, 0 to 1; where it is unknown, how likely what it is most like.
    pub confidence: f32,
    /// What it is otherwise, and how likely that is; where it is unknown, what it is most like.
    pub second: Option<(&'a ClassId, f32)>,
    /// Did the designer say so?
    pub taught: bool,
}

/// A call as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub(crate) struct Verdict {
    /// Does the place lie on the sheet?
    pub(crate) on: bool,
    pub(crate) taught: bool,
    pub(crate) unknown: bool,
    pub(crate) best: u8,
    pub(crate) second: u8,
    pub(crate) confidence: f32,
    pub(crate) second_confidence: f32,
}

/// Drafts the hexes of a board from what was taught.
///
/// # Errors
/// Where there is nothing to learn from, or too much.
pub fn draft_hexes(
    description: &Description,
    training: &Training,
    settings: &Settings,
) -> Result<Draft<Hex>, ClassificationError> {
    let taught = Taught::hexes(description, training)?;
    Ok(draft(description.layout(), &taught, settings))
}

/// Drafts the hexsides between hexes of a board from what was taught. 'Nothing along it' is a class like any other: it
/// needs samples too.
///
/// # Errors
/// Where there is nothing to learn from, or too much.
pub fn draft_sides(
    description: &Description,
    training: &Training,
    settings: &Settings,
) -> Result<Draft<Edge>, ClassificationError> {
    let taught = Taught::sides(description, training)?;
    Ok(draft(description.layout(), &taught, settings))
}

fn draft<P: Place>(layout: Layout, taught: &Taught<'_>, settings: &Settings) -> Draft<P> {
    let weight = if settings.smoothing.is_finite() { settings.smoothing.clamp(0.0, 1.0) } else { 0.0 };
    let again = if P::HEEDS && weight > 0.0 { ROUNDS } else { 0 };
    let learnt = learn(taught, settings.seed, again == 0);
    let mut likely = smooth::smoothed::<P>(layout, taught, learnt.likely.clone(), weight);
    for round in 1..=again {
        let heeding = smooth::smoothed::<P>(layout, taught, likely, HEEDING);
        let again = learn_again(taught, &learnt, &heeding, settings.seed, round == again);
        likely = smooth::smoothed::<P>(layout, taught, again, weight);
    }
    let count = taught.classes.len();
    let mut verdicts: Vec<Verdict> = (0..taught.table.places())
        .map(|i| {
            let unknown = settings.tells_unknown && learnt.unlike.get(i).copied().unwrap_or(false);
            if taught.table.has(i) {
                Verdict::of(&likely[i * count..(i + 1) * count], &learnt.trust, unknown)
            } else {
                Verdict::default()
            }
        })
        .collect();
    for (place, class) in &taught.said {
        let verdict = &mut verdicts[*place];
        // What the draft would have said otherwise stays its second thought.
        if verdict.best != *class {
            (verdict.second, verdict.second_confidence) = (verdict.best, 0.0);
        }
        *verdict = Verdict { taught: true, unknown: false, best: *class, confidence: 1.0, ..*verdict };
    }
    Draft {
        layout,
        classes: taught.classes.clone(),
        verdicts,
        problems: taught.problems.clone(),
        place: std::marker::PhantomData,
    }
}

impl Verdict {
    fn of(likely: &[f32], trust: &[f32], unknown: bool) -> Self {
        let (mut best, mut second) = (0, usize::MAX);
        for (i, p) in likely.iter().enumerate().skip(1) {
            if *p > likely[best] {
                (best, second) = (i, best);
            } else if second == usize::MAX || *p > likely[second] {
                second = i;
            }
        }
        let second = if second == usize::MAX { best } else { second };
        let of = |class: usize| likely.get(class).copied().unwrap_or(0.0);
        let confidence = trusted(of(best), trust.get(best).copied().unwrap_or(1.0), likely.len());
        Self {
            on: true,
            taught: false,
            unknown,
            best: best as u8,
            second: second as u8,
            confidence,
            second_confidence: of(second).min(confidence),
        }
    }
}

impl<P: Place> Draft<P> {
    /// The classes that were taught, in the order of their ids.
    #[must_use]
    pub fn classes(&self) -> &[ClassId] {
        &self.classes
    }

    /// What a place is; `None` off the board or off the sheet.
    #[must_use]
    pub fn call(&self, place: P) -> Option<Call<'_>> {
        self.call_at(place.index(self.layout)?)
    }

    /// Every place on the sheet with what it is, row by row.
    pub fn calls(&self) -> impl Iterator<Item = (P, Call<'_>)> {
        (0..self.verdicts.len()).filter_map(|i| Some((P::of(self.layout, i)?, self.call_at(i)?)))
    }

    /// Places whose class is at least so sure and among those wanted, with their class, row by row: what can be taken
    /// over. What was taught is sure; what is unknown never is.
    pub fn accepted<'a>(
        &'a self,
        least_confidence: f32,
        mut wanted: impl FnMut(&ClassId) -> bool + 'a,
    ) -> impl Iterator<Item = (P, &'a ClassId)> {
        self.calls().filter_map(move |(place, call)| {
            let class = call.class?;
            (call.confidence >= least_confidence && wanted(class)).then_some((place, class))
        })
    }

    /// What to ask the designer next: up to so many places the draft is least sure of, none that was taught, unknown ones
    /// foremost, spread over the board: those chosen keep their distance from each other as long as there is room.
    #[must_use]
    pub fn least_sure(&self, most: usize) -> Vec<P> {
        queue::least_sure(self.layout, &self.verdicts, most)
    }

    /// Samples that were passed over, by their number among the training's samples of hexes (of hexsides), and why.
    #[must_use]
    pub fn passed_over(&self) -> &[(usize, SampleProblem)] {
        &self.problems
    }

    fn call_at(&self, index: usize) -> Option<Call<'_>> {
        let verdict = self.verdicts.get(index).filter(|v| v.on)?;
        let best = self.classes.get(usize::from(verdict.best))?;
        let second = self.classes.get(usize::from(verdict.second)).map(|c| (c, verdict.second_confidence));
        let call = Call { class: Some(best), confidence: verdict.confidence, second, taught: verdict.taught };
        Some(if verdict.unknown {
            Call { class: None, second: Some((best, verdict.confidence)), ..call }
        } else {
            call
        })
    }
}
