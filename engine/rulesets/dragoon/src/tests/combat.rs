//! What the worked cases of combat share: a clear field with the sheet's cast, and steps set up by
//! hand.

use super::field::Case;
use crate::battle::memory::{MemoryChange, at_hex};
use crate::battle::state::Battle;
use crate::ids::mark;
use oblique_board::hex::{Hex, Hour, Orientation};
use oblique_rules::play::{Event, PieceIx};
use oblique_scenario::Side;

/// The middle of the field.
pub(super) fn middle() -> Hex {
    Case::new(24, 24).scenario.board.layout().at(12, 12)
}

/// The step through an hour's side or, for a vertex, the two steps beside it.
pub(super) fn step(hour: i32) -> Hex {
    Hour::new(hour).vector(Orientation::Flat)
}

/// A clear field with the leaders far away.
pub(super) fn field() -> Case {
    let case = Case::new(24, 24);
    let l = case.scenario.board.layout();
    case.leaders([l.at(0, 23), l.at(1, 23)], [l.at(23, 0), l.at(22, 0)])
}

/// Puts a unit of the cast: `pru`, `gren`, `aus`, `pan`, `cui`, `hus`, `drg` or `bat`, with a number
/// behind where there are several; side A is Prussian, B Austrian.
pub(super) fn cast(case: &mut Case, side: Side, id: &str, hex: Hex, facing: i32, more: &[(&str, i64)]) {
    let who = id.trim_end_matches(|c: char| c.is_ascii_digit());
    let (kind, formation, quality, men, morale) = match who {
        "pru" => ("infantry", "line", "veteran", 700, 8),
        "gren" => ("infantry", "line", "elite", 600, 9),
        "pan" => ("light_infantry", "normal", "trained", 400, 7),
        "cui" => ("cavalry", "line", "veteran", 400, 9),
        "hus" => ("cavalry", "line", "trained", 300, 8),
        "drg" => ("cavalry", "line", "trained", 350, 8),
        "bat" => ("artillery", "unlimbered", "trained", 0, 8),
        _ => ("infantry", "line", "trained", 600, 7),
    };
    let mut numbers = vec![("morale", morale)];
    if kind == "artillery" {
        numbers.push(("guns", 10));
    } else {
        numbers.push(("men", men));
    }
    for (key, n) in more {
        numbers.retain(|(k, _)| k != key);
        numbers.push((key, *n));
    }
    case.put(side, id, kind, hex, Some(facing), formation, &numbers);
    case.word(id, "quality", quality);
    let kind = match who {
        "gren" => "grenadier",
        "cui" => "cuirassier",
        "hus" => "hussar",
        "drg" => "dragoon",
        _ => return,
    };
    case.word(id, "type", kind);
}

/// The battle in a phase of A's action phase, everybody taking part, with dice.
pub(super) fn in_phase(case: &Case, phase: u8, dice: &[i32]) -> Battle {
    let mut battle = case.battle(1, false);
    let leader = Some(battle.named("a-corps"));
    battle.emit(Event::Phase { phase, side: Some(Side::A), leader });
    let all: Vec<PieceIx> = battle.field().iter().filter(|(_, p)| p.is_unit()).map(|(pix, _)| pix).collect();
    for pix in all {
        battle.set_mark(pix, mark::TAKING_PART, battle.piece(pix).side() == Side::A);
    }
    battle.dice(dice);
    battle
}

impl Battle {
    /// Plots fire.
    pub(crate) fn plot(&mut self, by: &str, hex: Hex) {
        let pix = self.named(by);
        assert_eq!(self.refuse_plot(pix, hex), None);
        self.change_memory(MemoryChange::Plot(pix, Some(at_hex(hex))));
    }

    /// Plots an assault.
    pub(crate) fn plot_assault(&mut self, by: &str) {
        let pix = self.named(by);
        assert_eq!(self.refuse_assault(pix), None);
        self.change_memory(MemoryChange::Assault(pix, true));
    }

    /// Men, morale and disruption of a unit.
    pub(crate) fn state_of(&self, id: &str) -> (i32, i32, i32) {
        let pix = self.named(id);
        (self.men(pix), self.morale(pix), self.disruption(pix))
    }

    /// All scripted dice, and no others, have been drawn.
    pub(crate) fn dice_used(&self, count: u64) {
        assert_eq!(self.field().stream.drawn(), count, "dice drawn");
    }
}
