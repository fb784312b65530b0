//! The one order vocabulary of all rulesets.
//!
//! The table of verbs says what each order carries; an order has nothing its verb does not take. Must not
//! know when an order is legal, nor what it leads to: each ruleset says so.

mod parts;
mod record;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use parts::{ExcessPart, Parts};
pub(crate) use record::OrderRecord;

use super::PieceIx;
use oblique_board::hex::{Hex, Hour};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use vocabulary::vocabulary;

// A new verb goes to the end: hashes of states in logs count on the place of the others.
vocabulary! {
    // Sequence and command.
    /// Finish the plots or allotments of this decision.
    Done;
    /// End the phase.
    EndPhase;
    /// Do nothing where something is offered.
    Decline { piece: piece };
    /// Let the opponent act.
    Pass;
    /// Put off a leader.
    Defer;
    /// Roll for or take up an activation.
    Activate { leader: piece };
    /// Name a leader put off before (no piece: nobody).
    Recall { leader: piece };
    /// Hand `amount` points to a leader.
    Allot { leader: piece, points: amount };
    /// Attempt to go on, or to seize the initiative.
    Seize;
    /// Choose alternative `amount` of a ruleset's own question.
    Choose { alternative: amount };
    /// Give up the battle.
    Concede;

    // Movement.
    /// To an adjacent hex, or along `path`; `flag`: only turn towards it.
    Move { piece: piece, to: hex, path: path, facing: facing, turn_only: flag };
    /// Turn on the spot: `amount` -1 left, 1 right, or to `facing`.
    Turn { piece: piece, by: amount, facing: facing };
    /// Take up `formation`; `amount` -1 left, 1 right, or `facing`.
    Form { piece: piece, formation: formation, by: amount, facing: facing };
    /// Hitch or unhitch guns.
    Limber { piece: piece };
    /// Become the top unit of a stack.
    MakeTop { piece: piece };
    /// Restore order.
    Recover { piece: piece };
    /// Raise morale.
    Rally { piece: piece };
    /// Rally by a standing instruction up to level `amount`; `flag`: also units in enemy zones.
    AutoRally { level: amount, in_zones: flag };
    /// Step back out of an enemy zone; `flag`: leaders go along.
    Disengage { piece: piece, to: hex, with_leaders: flag };
    /// Move faster with the promise to close, or past whoever stands in a hex in haste.
    AssaultMove { piece: piece, to: hex };
    /// Withdraw facing the enemy, or fall back.
    Withdraw { piece: piece, to: hex };
    /// Break down into or re-form from skirmishers, merge, split.
    Reorganise { piece: piece, facing: facing, join: flag };

    // Combat.
    /// Plot fire or bombardment at a hex.
    Plot { piece: piece, at: hex };
    /// Take a plot back.
    Unplot { piece: piece };
    /// Fire at once.
    Fire { piece: piece, target: target, at: hex };
    /// Plot or make an assault, shock or approach.
    Assault { piece: piece };
    /// Launch a charge.
    Charge { piece: piece, target: target, at: hex, path: path, facing: facing };
    /// Ride one hex of a charge.
    ChargeStep { to: hex };
    /// Charge from where it stands.
    ChargeStand;
    /// React out of turn.
    React { piece: piece, target: target };
    /// Advance into a vacated hex; `flag`: leaders go along.
    Advance { piece: piece, to: hex, with_leaders: flag };
    /// Retreat by the owner's choice.
    Retreat { piece: piece, to: hex, path: path, facing: facing };
    /// Place a piece in set-up or by compulsion.
    Place { piece: piece, to: hex, beside: target, facing: facing };
    /// Leave the board by an exit.
    Leave { piece: piece };
}
