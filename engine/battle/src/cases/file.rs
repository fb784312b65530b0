//! What a file of cases and its folder's `cast.ron` say.

use super::bag::{Bag, Ordered};
use oblique_rules::play::Verb;
use oblique_scenario::Side;
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer};
use std::collections::BTreeMap;

/// What the files of a folder have in common (`cast.ron`).
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct Shared {
    /// Id of the ruleset.
    pub ruleset: String,
    /// Width and height of a board that is not drawn.
    pub size: (u16, u16),
    /// Is it pointy-top?
    #[serde(default)]
    pub pointy: bool,
    /// Units by short name, as the sheet calls them.
    #[serde(default)]
    pub cast: Ordered<Bag>,
    /// Pieces that stand on every board unless a case says otherwise.
    #[serde(default)]
    pub standing: Ordered<Bag>,
    /// The leader units of A and B hang on unless they name one.
    pub leaders: (String, String),
    /// Parameters of the scenario.
    #[serde(default)]
    pub params: Bag,
    /// Parameters of A and B.
    #[serde(default)]
    pub sides: Ordered<Bag>,
    /// Texts of the battles that cases open, by the paths they give.
    #[serde(skip)]
    pub battles: BTreeMap<String, String>,
}

/// A file.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CaseFile {
    /// Its cases.
    pub cases: Vec<Case>,
}

/// One case.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The rule it shows, without the ruleset's prefix.
    pub rule: String,
    /// Other rules it shows.
    #[serde(default)]
    pub also: Vec<String>,
    /// What it shows, in a few words.
    pub name: String,

    /// A battle that is opened instead of a board drawn and pieces put there: the path of its file from that of the case.
    #[serde(default)]
    pub battle: Option<String>,
    /// The board as rows of letters; without them it is clear ground of the folder's size.
    #[serde(default)]
    pub ground: Vec<String>,
    /// Levels as rows of digits.
    #[serde(default)]
    pub levels: Vec<String>,
    /// Width and height, where neither is drawn and it is not the folder's size.
    #[serde(default)]
    pub size: Option<(u16, u16)>,
    /// Pointy-top?
    #[serde(default)]
    pub pointy: Option<bool>,
    /// Terrain by id on hexes: `(woods: "0304 0305")`.
    #[serde(default)]
    pub paint: Ordered<String>,
    /// Hexes at a level: `{"1": "0304"}`.
    #[serde(default)]
    pub heights: Ordered<String>,
    /// Roads by their hexes, streams by their hexsides: `[("stream", "0304/2 0305/0")]`.
    #[serde(default)]
    pub ways: Vec<(String, String)>,
    /// What of single ways differs from others of their kind, by their places among `ways`: `{"0": (cost: 4)}`.
    #[serde(default)]
    pub way_attrs: Ordered<Bag>,
    /// What of single hexes differs from others of their terrain: `{"0304": (capacity: 36)}`.
    #[serde(default)]
    pub hex_attrs: Ordered<Bag>,
    /// Hexes by which A and B may leave the board: `(A: "0101 0102")`.
    #[serde(default)]
    pub exits: Ordered<String>,
    /// Objectives.
    #[serde(default)]
    pub objectives: Ordered<Bag>,
    /// Parameters of the scenario.
    #[serde(default)]
    pub params: Bag,
    /// Parameters of A and B.
    #[serde(default)]
    pub sides: Ordered<Bag>,
    /// Nations: the row they copy (`like`) and their own traits.
    #[serde(default)]
    pub nations: Ordered<Bag>,
    /// Pieces, in roster order.
    #[serde(default)]
    pub pieces: Ordered<Bag>,
    /// Pieces of the folder that do not stand here.
    #[serde(default)]
    pub without: Vec<String>,

    /// The turn.
    #[serde(default)]
    pub turn: Option<u16>,
    /// The phase that is about to open; without one the battle opens with its first turn.
    #[serde(default)]
    pub phase: Option<String>,
    /// Whose action it is.
    #[serde(default)]
    pub side: Option<Side>,
    /// Who is active.
    #[serde(default)]
    pub leader: Option<String>,
    /// What else the ruleset remembers of the sequence of play, by its own names: `(free: 0, run: 2)`.
    #[serde(default)]
    pub notes: Ordered<i32>,
    /// Is fog of war on?
    #[serde(default)]
    pub fog: bool,
    /// Every draw of the case: its name and what it gives, in order; of draws of one name that follow each other,
    /// what each gives: `("activation", [6, 3, 1])`.
    #[serde(default, deserialize_with = "draws")]
    #[schemars(with = "Vec<(String, Values)>")]
    pub dice: Vec<(String, i32)>,

    /// What is done.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// What must be seen at the end.
    #[serde(default)]
    pub then: Then,
    /// A pick-up game that is made instead, and what must be seen of its steps; the case is not played then.
    #[serde(default)]
    pub pickup: Option<MadeGame>,
    /// An army list a side is judged by; the case is not played then.
    #[serde(default)]
    pub of_list: Option<OfList>,
    /// Checks that must find something in the scenario; the case is not played then.
    #[serde(default)]
    pub found: Vec<String>,
    /// Checks that must find nothing.
    #[serde(default)]
    pub not_found: Vec<String>,
}

/// A pick-up game to be made: what is wished for, and what must be seen of its steps.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MadeGame {
    /// Its seed.
    #[serde(default)]
    pub seed: u64,
    /// Army lists of A and B; one not given is drawn.
    #[serde(default)]
    pub lists: (Option<String>, Option<String>),
    /// The year; one not given is drawn.
    #[serde(default)]
    pub year: Option<u16>,
    /// How often steps are thrown again, so that the dice fall as the sheet has them.
    #[serde(default)]
    pub again: Ordered<u32>,
    /// What must be seen.
    pub steps: Vec<MadeStep>,
}

/// A step of a pick-up game as it must have gone.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MadeStep {
    /// Its id.
    pub step: String,
    /// The rule it goes by.
    #[serde(default)]
    pub rule: Option<String>,
    /// Throws there must have been, in this order: a text of what for, and what fell.
    #[serde(default)]
    pub threw: Vec<(String, i32)>,
    /// Texts of its results.
    #[serde(default)]
    pub says: Vec<String>,
    /// In how many of its results a text is.
    #[serde(default)]
    pub counts: Ordered<u32>,
}

/// An army list that a side is judged by.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct OfList {
    /// Which side.
    pub side: String,
    /// The list, by its id.
    pub list: String,
    /// The year.
    pub year: u16,
    /// Texts of what must be amiss; without any, nothing may be.
    #[serde(default)]
    pub amiss: Vec<String>,
}

/// What one draw gives, or several of one name one after the other.
#[derive(Deserialize, JsonSchema)]
#[serde(untagged)]
enum Values {
    One(i32),
    Several(Vec<i32>),
}

/// Reads draws, each with its name.
fn draws<'de, D: Deserializer<'de>>(d: D) -> Result<Vec<(String, i32)>, D::Error> {
    let each = |(name, values): (String, Values)| {
        let values = match values {
            Values::One(value) => vec![value],
            Values::Several(values) => values,
        };
        values.into_iter().map(move |value| (name.clone(), value)).collect::<Vec<_>>()
    };
    Ok(Vec::deserialize(d)?.into_iter().flat_map(each).collect())
}

/// Something done, or looked at on the way.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// The order's verb.
    #[serde(default, rename = "do")]
    pub verb: Option<Verb>,
    /// Who.
    #[serde(default)]
    pub who: Option<String>,
    /// Where to, or at what.
    #[serde(default)]
    pub to: Option<String>,
    /// Along which hexes, the first step first, with blanks between.
    #[serde(default)]
    pub path: Option<String>,
    /// How many, or left (-1) and right (1).
    #[serde(default)]
    pub amount: i32,
    /// The order's yes or no.
    #[serde(default)]
    pub flag: bool,
    /// To which facing.
    #[serde(default)]
    pub facing: Option<i32>,
    /// To which formation.
    #[serde(default)]
    pub formation: Option<String>,
    /// At which other piece.
    #[serde(default)]
    pub target: Option<String>,
    /// The rule that must refuse it; `any`: whatever the rule.
    #[serde(default)]
    pub refused: Option<String>,
    /// A text the sentence of the refusal must hold.
    #[serde(default)]
    pub because: Option<String>,
    /// Is it only judged, not carried out?
    #[serde(default)]
    pub only_judged: bool,
    /// Movement points it must cost, in halves.
    #[serde(default)]
    pub cost_halves: Option<i32>,
    /// Texts its quote must hold.
    #[serde(default)]
    pub quote: Vec<String>,
    /// Texts its quote must not hold.
    #[serde(default)]
    pub quote_not: Vec<String>,
    /// Must it be among the legal orders, or not?
    #[serde(default)]
    pub offered: Option<bool>,
    /// Takes the default of every decision until one of this kind, or a phase of this id, is at hand; `end`:
    /// until the battle is over.
    #[serde(default)]
    pub until: Option<String>,
    /// What must be seen then.
    #[serde(default)]
    pub then: Option<Then>,
}

/// What must be seen.
#[derive(Clone, Debug, Default, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Then {
    /// Pieces: tracks, marks, `shown_` and a mark, `hex`, `facing`, `formation`, `top`, `leader`, `standing`.
    #[serde(default)]
    pub pieces: Ordered<Bag>,
    /// What A and B see of pieces: as `pieces`, and `known`.
    #[serde(default)]
    pub views: Ordered<Ordered<Bag>>,
    /// Draws there must have been.
    #[serde(default)]
    pub draws: Vec<Drawn>,
    /// Texts there must have been in a message, an outcome or dice as they were sorted, ...
    #[serde(default)]
    pub said: Vec<String>,
    /// ... and rules a message must have cited.
    #[serde(default)]
    pub cited: Vec<String>,
    /// Rules no message may have cited.
    #[serde(default)]
    pub not_cited: Vec<String>,
    /// The kind of decision asked, or `none`.
    #[serde(default)]
    pub asked: Option<String>,
    /// Whom it is put to.
    #[serde(default)]
    pub asked_side: Option<Side>,
    /// About whom.
    #[serde(default)]
    pub asked_piece: Option<String>,
    /// The rule the decision rests on.
    #[serde(default)]
    pub asked_rule: Option<String>,
    /// Whom orders of a verb are offered to, with blanks between: these and nobody else.
    #[serde(default)]
    pub offered_to: Vec<(Verb, String)>,
    /// What the decision stands within, the outermost first.
    #[serde(default)]
    pub under_way: Vec<Within>,
    /// Kinds of decisions that must not have been asked so far.
    #[serde(default)]
    pub never_asked: Vec<String>,
    /// Kinds of decisions that must not be asked any more after this step.
    #[serde(default)]
    pub not_asked_again: Vec<String>,
    /// The two Lines of the contest at hand, or of the last one fought: attackers, then defenders, with blanks
    /// between.
    #[serde(default)]
    pub lines: Option<(String, String)>,
    /// Phases that must have been held, in their order.
    #[serde(default)]
    pub phases: Vec<String>,
    /// The turn.
    #[serde(default)]
    pub turn: Option<u16>,
    /// Holders of objectives: `A`, `B` or `none`.
    #[serde(default)]
    pub objectives: Ordered<String>,
    /// Is the battle over?
    #[serde(default)]
    pub over: Option<bool>,
    /// Who won: `A`, `B` or `none`.
    #[serde(default)]
    pub winner: Option<String>,
    /// How clearly: `draw`, `tactical`, `decisive`.
    #[serde(default)]
    pub victory: Option<String>,
    /// Points of A and B.
    #[serde(default)]
    pub points: Option<(i32, i32)>,
    /// Gauges of how near a side is to its end that must stand so.
    #[serde(default)]
    pub gauges: Vec<Gauged>,
    /// Rows of the statistics window that must say so.
    #[serde(default)]
    pub statistics: Ordered<String>,
    /// Hexes that must be highlighted: (shade, hexes), for the piece of `highlight_for`.
    #[serde(default)]
    pub highlights: Vec<(String, String)>,
    /// The selected piece for the highlights.
    #[serde(default)]
    pub highlight_for: Option<String>,
}

/// Something under way that the decision stands within.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Within {
    /// The rule it rests on.
    pub rule: String,
    /// About whom.
    #[serde(default)]
    pub who: Option<String>,
    /// Whose it is.
    #[serde(default)]
    pub side: Option<Side>,
    /// Does it interrupt what stands before it?
    #[serde(default)]
    pub interrupts: Option<bool>,
    /// What is left of what was won, by what it is: `(actions: 2)`.
    #[serde(default)]
    pub left: Ordered<u8>,
    /// Texts of what follows from it.
    #[serde(default)]
    pub notes: Vec<String>,
}

/// A gauge of how near a side is to its end.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gauged {
    /// Whose.
    pub side: Side,
    /// The rule it rests on.
    pub rule: String,
    /// How much there is of what it counts.
    pub value: i32,
    /// The limit.
    #[serde(default)]
    pub limit: Option<i32>,
    /// A text of what it means.
    #[serde(default)]
    pub note: Option<String>,
}

/// A draw that must have been made.
#[derive(Clone, Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// Its name.
    pub name: String,
    /// About whom.
    #[serde(default)]
    pub who: Option<String>,
    /// What was drawn.
    #[serde(default)]
    pub value: Option<i32>,
    /// The draw with its modifiers.
    #[serde(default)]
    pub total: Option<i32>,
    /// The number to reach or stay under.
    #[serde(default)]
    pub need: Option<i32>,
    /// Modifiers it must have had, each by its rule and value.
    #[serde(default)]
    pub modifiers: Vec<(String, i32)>,
    /// A text of its outcome.
    #[serde(default)]
    pub outcome: Option<String>,
    /// The rule that asked for it.
    #[serde(default)]
    pub rule: Option<String>,
}
