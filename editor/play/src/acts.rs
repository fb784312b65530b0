//! What the parts of the pane ask for; the pane carries it out after they are drawn.

use super::march::MarchAct;
use super::notes::Draft;
use super::{Habits, OverlayKind, Player, Reason};
use oblique_battle::{Saved, Stride};
use oblique_board::hex::Hex;
use oblique_rules::play::{Order, PieceIx};
use oblique_scenario::check::{Fix, Place};
use oblique_scenario::{Note, Scenario, Side};

/// A request of a part of the pane.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Give this order.
    Give(Order),
    /// Plan a march, or set out on one.
    March(MarchAct),
    /// Choose among orders of one action.
    Choose(Vec<Order>),
    /// Choose the facing a unit turns to, beginning one step to its left (below 0) or right.
    Turn(Vec<Order>, i8),
    /// Take up the action of that index in the catalog.
    Take(usize),
    /// Mark the order of that index among those laid out.
    Mark(usize),
    /// Let go of an action or a choice.
    Drop,
    /// Select a piece or nothing.
    Select(Option<PieceIx>),
    /// Select the next (or the one before) of the pieces that can still be ordered something.
    Next(bool),
    /// Select a piece and bring it into view.
    GoToUnit(PieceIx),
    /// Leave the selected piece as it is and go to the next one.
    PassOver,
    /// Look at what stands and lies there.
    Inspect(Option<Hex>),
    /// Open the details of a hex beside a place on the screen, or close them.
    Details(Option<(Hex, egui::Pos2)>),
    /// Ask whom of a hex to select, or ask no more.
    Stack(Option<(Hex, egui::Pos2)>),
    /// Turn a view of the catalog on or off.
    View(usize),
    /// Lay an overlay over the map, or none.
    OverlayKind(Option<OverlayKind>),
    /// Tell why, or no more.
    Why(Option<Reason>),
    /// Show reasons beside the map, or not.
    Reasons(bool),
    /// Play by these habits from now on.
    Habits(Habits),
    /// Look from as near as that step of zoom, in per cent.
    Zoom(u16),
    /// Mark the message before the marked one (or the one after it).
    Message(bool),
    /// Fold the messages to their last line, or unfold them.
    Fold,
    /// Bring a hex to the middle.
    LookAt(Hex),
    /// Open the manual at a rule.
    Rule(String),
    /// Mark a line of the message box.
    MarkLine(Option<usize>),
    /// Go back to the moment when so many orders had been given.
    Back(usize),
    /// Take the last own order back.
    Undo,
    /// Take the last own order back with what the other person has ordered since.
    UndoAll,
    /// Give the orders taken back last once more.
    Redo,
    /// Look at the moment after so many events; from the last on, at the present.
    Look(usize),
    /// Look at the moment at which that line of the message box was told.
    LookAtLine(usize),
    /// Go along the timeline, on or back.
    Walk(Stride, bool),
    /// Show the battle from the moment looked at on, or stop.
    Watch(bool),
    /// Play on from the moment looked at, keeping what was played as a branch.
    PlayOn,
    /// Take up the branch of that index.
    ToBranch(usize),
    /// Ask whether to forget a branch.
    Forgetting(Option<usize>),
    /// Forget a branch.
    DropBranch(usize),
    /// Call the branch on the screen something else.
    NameBranch(String),
    /// Keep the battle with its branches.
    SaveBattle,
    /// Let the computer wait, or go on.
    Pause(bool),
    /// Carry out one order of the computer and let it wait.
    StepOnce,
    /// Take the computer's present turn back and let it wait.
    TakeBackTurn,
    /// Carry the computer's orders out at once until a person must decide.
    Skip,
    /// Take the default of every decision until one in which pieces can move; nothing where they can now.
    Defaults,
    /// Somebody else plays a side.
    Play(Side, Player),
    /// Open or close a window.
    Toggle(Window),
    /// Begin the battle.
    Start,
    /// Play it again with this seed.
    Again(u64),
    /// Keep the log of the battle.
    SaveLog,
    /// Keep the position as a scenario.
    SavePosition,
    /// Write a note, or drop what is written.
    WriteNote(Option<Draft>),
    /// Pin this note.
    PinNote(Note),
    /// Play the battle again with the scenario as it is now.
    PlayAgain,
    /// Back to the battle as it was before it was played again.
    BackToBefore,
    /// Ask whether to leave, where the battle is under way.
    AskLeave,
    /// Leave the battle, keeping it.
    Leave,
    /// Leave the battle and forget it.
    GiveUp,
    /// Begin anew with the scenario as it is now.
    Restart,
    /// The person who decides has taken the seat.
    Seated,
    /// Show a problem in the editor.
    GoTo(Place),
    /// Fix a problem that keeps the battle from being played.
    Fix(Box<Fix>),
}

/// Windows of the pane.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Window {
    /// The battle in figures.
    Statistics,
    /// Who plays, how fast.
    Controls,
    /// The last step of combat.
    Review,
    /// Other ways the battle went.
    Branches,
    /// The outcome.
    Outcome,
    /// Whether to leave.
    Leaving,
    /// The keys.
    Keys,
    /// A note being written.
    Note,
    /// Whether to take back what the other person has ordered.
    TakingBack,
    /// What became of the battle, played again with a changed scenario.
    Compared,
}

/// What the pane asks of the editor.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayIntent {
    /// Back to the editor; the battle is kept.
    Leave,
    /// Back to the editor; the battle is given up.
    GiveUp,
    /// Begin anew with the scenario as it is now.
    Restart,
    /// Show a problem in the editor.
    GoTo(Place),
    /// Change the scenario so, and begin.
    Fix(Box<Fix>),
    /// Keep the log: a file name to begin with, and the text.
    SaveLog {
        /// The name to begin with.
        name: String,
        /// JSON lines.
        text: String,
    },
    /// Keep the battle with its branches: a file name to begin with, the scenario, and what to keep
    /// beside it.
    SaveBattle {
        /// The name to begin with.
        name: String,
        /// The scenario it is played from.
        scenario: Box<Scenario>,
        /// The branches; the text of the scenario is filled in by whoever writes it.
        saved: Saved,
    },
    /// Keep the position as a scenario.
    SavePosition(Box<Scenario>),
    /// Pin a note to the scenario.
    PinNote(Note),
    /// Play the battle again with the scenario as it is now.
    PlayAgain,
    /// Back to the battle as it was before it was played again.
    BackToBefore,
}
