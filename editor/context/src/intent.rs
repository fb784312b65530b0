//! Intents: the answers of panels, tools and menus, carried out after the frame is drawn.

use crate::settings::SettingsChange;
use crate::view::{Selection, SharedChange, ViewChange};
use oblique_board::hex::Hex;
use oblique_document::Gesture;
use oblique_scenario::Edit;
use oblique_scenario::check::Place;

/// Something a panel, tool or menu wants done.
pub enum Intent {
    /// Change the document. The label names the undo step: 'Paint woods'.
    Edit {
        /// Name of the undo step.
        label: String,
        /// The change.
        edit: Edit,
        /// How it joins the history.
        gesture: Gesture,
    },
    /// Take back what the gesture of that number has done, if it was the last thing done: it leaves
    /// no step, and nothing to redo.
    GiveUp(u64),
    /// Undo or redo until so many steps are done.
    Jump(usize),
    /// Select this instead.
    Select(Selection),
    /// Open the menu of what lies at a place of the map.
    ContextMenu {
        /// Where on the screen.
        at: egui::Pos2,
        /// The hex there.
        hex: Hex,
        /// The world point there.
        world: [f64; 2],
    },
    /// Bring a hex to the middle of the map.
    LookAt(Hex),
    /// Show the place of a problem: select it, bring it into view, open the panel that edits it.
    GoTo(Place),
    /// Mend everything the check of that id finds and has a remedy for, as one step.
    FixAll(&'static str),
    /// Run the command of that id from the command table.
    Run(&'static str),
    /// Take up the tool of that id.
    Tool(&'static str),
    /// Change the view state (tool settings, layers, ...); never the document.
    View(ViewChange),
    /// Change the settings; never the document.
    Settings(SettingsChange),
    /// Look at the bookmark of that number.
    GoBookmark(u8),
    /// Draw the map in the style of that id.
    Style(&'static str),
    /// Bring the panel of that id to the front.
    ShowPanel(&'static str),
    /// Open the manual at the rule of that id.
    Rule(String),
    /// Compare the document with something.
    Compare(crate::view::CompareWith),
    /// Play the battle many times.
    CompareRules(crate::view::BattlesWanted),
    /// Open the evidence of one figure of a piece, by the id of its field; empty is the whole piece.
    Evidence(oblique_scenario::PieceId, String),
    /// Work on historical maps that needs files or jobs.
    Sheets(crate::sheets::SheetsRequest),
    /// Throw the user's stamp of that file away.
    RemoveStamp(std::path::PathBuf),
    /// Tell the user in passing (a toast).
    Say(String),
    /// Tell the user something went wrong and what to do (a toast that stays).
    Warn(String),
}

impl Intent {
    /// An edit that is an undo step of its own.
    pub fn edit(label: impl Into<String>, edit: Edit) -> Self {
        Self::Edit { label: label.into(), edit, gesture: Gesture::Whole }
    }

    /// A change of the view.
    pub const fn view(change: ViewChange) -> Self {
        Self::View(change)
    }

    /// A change of how historical maps are looked at.
    pub const fn sheets(change: crate::sheets::SheetsChange) -> Self {
        Self::View(ViewChange::Sheets(change))
    }

    /// A change of an option that tools share.
    pub const fn shared_option(change: SharedChange) -> Self {
        Self::View(ViewChange::Shared(change))
    }
}
