//! What a dockable panel is. Must not know any one panel.

use crate::EditorContext;
use crate::intent::Intent;

/// A dockable panel.
pub trait Panel {
    /// Stable id.
    fn id(&self) -> &'static str;
    /// Title of its tab.
    fn title(&self) -> String;
    /// Where it stands until the user moves it.
    fn home(&self) -> Home {
        Home::RIGHT
    }
    /// Draws it; answers go to `out`.
    fn ui(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>);
}

/// Where a panel stands until the user moves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// Beside what.
    pub stands: Stands,
    /// What it needs of the height where it stands under the map.
    pub rows: Rows,
    /// Is it open at first? Only what everybody needs is, and no more than each tab bar of a small window has room for:
    /// the rest is a click away, in the menu of every tab bar and under View, Panels.
    pub open: bool,
}

/// The side of the map on which a panel stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// On its left.
    Left,
    /// Under it.
    Bottom,
    /// On its right.
    Right,
}

/// What a panel needs of the height of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rows {
    /// A few rows, as the strip under the map has them.
    Strip,
    /// Half a dozen rows, with the map in view.
    List,
    /// A dozen rows and their heads.
    Table,
}

impl Home {
    /// On the left of the map, hidden at first.
    pub const LEFT: Self = Self { stands: Stands::Left, rows: Rows::Strip, open: false };
    /// In the strip under the map, hidden at first.
    pub const BOTTOM: Self = Self { stands: Stands::Bottom, rows: Rows::Strip, open: false };
    /// On the right of the map, hidden at first.
    pub const RIGHT: Self = Self { stands: Stands::Right, rows: Rows::Strip, open: false };

    /// The same, open at first.
    #[must_use]
    pub const fn open(self) -> Self {
        Self { open: true, ..self }
    }

    /// The same with so many rows.
    #[must_use]
    pub const fn with(self, rows: Rows) -> Self {
        Self { rows, ..self }
    }
}
