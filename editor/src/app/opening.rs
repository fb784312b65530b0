//! The first frames of a window in the page of a browser: nothing, then the menu, the other bars, panels, the ground, what
//! stands on it, and what lies over them.
//!
//! The page does nothing else while a frame is drawn, and the first one is by far the longest: every letter is laid out
//! for the first time, and the browser compiles every function when it is first called.

use super::Workbench;

/// How much of the window is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Opening {
    /// Services begin, nothing is drawn.
    Blank,
    Menu,
    Bars,
    Panels,
    Ground,
    Map,
    #[default]
    Whole,
}

impl Opening {
    fn next(self) -> Self {
        match self {
            Self::Blank => Self::Menu,
            Self::Menu => Self::Bars,
            Self::Bars => Self::Panels,
            Self::Panels => Self::Ground,
            Self::Ground => Self::Map,
            Self::Map | Self::Whole => Self::Whole,
        }
    }
}

impl Workbench {
    /// Draws the first frames in parts.
    pub(super) fn open_in_parts(&mut self) {
        self.opening = Opening::Blank;
    }

    /// Are its first frames still drawn in parts?
    pub(super) fn is_opening(&self) -> bool {
        self.opening != Opening::Whole
    }

    /// Goes on with the next part, a frame each.
    pub(super) fn go_on_opening(&mut self, ctx: &egui::Context) {
        if self.is_opening() {
            self.opening = self.opening.next();
            ctx.request_repaint();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Opening;
    use crate::app::Workbench;
    use crate::settings::Settings;
    use oblique_rulesets::{RULESETS, read_scenario};

    #[test]
    fn a_window_opened_in_parts_has_its_menu_then_bars_then_panels_then_its_ground_then_its_map() {
        let path = oblique_testing::shipped::battles_of(RULESETS[0].id()).swap_remove(0);
        let text = std::fs::read_to_string(path).expect("a battle of the program's");
        let scenario = read_scenario(&text).scenario.expect("it reads");
        let mut workbench = Workbench::new(Settings::default(), scenario);
        workbench.open_in_parts();
        let ctx = egui::Context::default();
        let mut frame = || {
            let mut output = ctx.run_ui(egui::RawInput::default(), |ui| workbench.ui(ui));
            output.textures_delta.clear();
            (output.shapes.len(), workbench.opening, workbench.canvas.layout().is_some())
        };
        // The first takes up the fonts alone.
        let frames: Vec<_> = (0..7).map(|_| frame()).collect();
        assert_eq!(
            frames.iter().map(|(_, next, map)| (*next, *map)).collect::<Vec<_>>(),
            [
                (Opening::Blank, false),
                (Opening::Menu, false),
                (Opening::Bars, false),
                (Opening::Panels, false),
                (Opening::Ground, false),
                (Opening::Map, true),
                (Opening::Whole, true),
            ]
        );
        let shapes: Vec<usize> = frames[2..].iter().map(|(shapes, ..)| *shapes).collect();
        assert!(0 < shapes[0] && shapes.is_sorted_by(|few, more| few < more), "{shapes:?}");
    }

    #[test]
    fn nothing_is_checked_before_a_window_opened_in_parts_is_whole() {
        let text =
            std::fs::read_to_string(oblique_testing::shipped::battles_of(RULESETS[0].id()).swap_remove(0));
        let scenario = read_scenario(&text.expect("a battle of the program's")).scenario.expect("it reads");
        let mut workbench = Workbench::new(Settings::default(), scenario);
        workbench.services.checks.run_later(&mut workbench.world);
        workbench.open_in_parts();
        let ctx = egui::Context::default();
        let mut checked = || {
            let opening = workbench.is_opening();
            ctx.run_ui(egui::RawInput::default(), |ui| workbench.ui(ui)).textures_delta.clear();
            (opening, workbench.services.checks.wait())
        };
        let frames: Vec<_> = (0..20).map(|_| checked()).collect();
        assert!(frames.iter().any(|(opening, _)| *opening), "{frames:?}");
        assert!(frames.iter().all(|(opening, waits)| !opening || *waits), "{frames:?}");
        assert!(frames.iter().any(|(_, waits)| !waits), "{frames:?}");
    }
}
