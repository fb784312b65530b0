//! Where panels are docked.

use egui_tiles::Tree;
use serde::{Deserialize, Serialize};

/// A docked pane: a panel by its id, or the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pane(pub String);

/// A layout of the window.
pub type Layout = Tree<Pane>;
