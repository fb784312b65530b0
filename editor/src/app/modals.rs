//! The windows that have the keys while they are open, each named once: from this list they are drawn, and whoever
//! must keep still meanwhile asks it.
//!
//! Must not know what any of them is about.

use super::Workbench;
use crate::play::PlayPane;
use egui::Context;

/// A window over everything else.
struct Modal {
    is_open: fn(&Workbench) -> bool,
    /// Draws it, if it is open or to be opened; takes what it led to.
    show: fn(&mut Workbench, &Context),
}

/// All of them, the topmost last.
const MODALS: &[Modal] = &[
    Modal { is_open: |w| w.palette.open, show: Workbench::show_palette },
    Modal { is_open: |w| w.sheet.is_some(), show: Workbench::show_sheet },
    Modal { is_open: |w| w.dialogs.is_open(), show: Workbench::show_dialog },
    Modal { is_open: |w| w.services.terrain.is_open(), show: Workbench::show_terrain_generator },
    Modal { is_open: |w| w.roster_windows.is_open(), show: Workbench::show_room },
    Modal { is_open: |w| w.army_sheet.is_some(), show: Workbench::show_army_sheet },
    // The battle draws its own.
    Modal { is_open: |w| w.playing() && w.battle().is_some_and(PlayPane::asks), show: |_, _| () },
];

impl Workbench {
    /// Does a window have the keys?
    pub(super) fn has_modal(&self) -> bool {
        MODALS.iter().any(|modal| (modal.is_open)(self))
    }

    /// Draws those that are open.
    pub(super) fn show_modals(&mut self, ctx: &Context) {
        for modal in MODALS {
            (modal.show)(self, ctx);
        }
    }
}
