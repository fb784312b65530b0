//! The line of battle.

use super::{CourseSetUp, field};
use crate::icons::{self, Icon};
use crate::options::{number, own_switch};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_roster::deploy::{Course, LineOfBattle, Plan, line_of_battle};
use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// Commands in line.
#[derive(Default)]
pub(crate) struct Line {
    line: LineOfBattle,
    /// The way through three corners is an arc: both ends, then how far it bends.
    arc: bool,
}

impl CourseSetUp for Line {
    const ID: &'static str = "line_of_battle";
    const NAME: &'static str = "Line of battle";
    const KEY: &'static str = "N";
    const ICON: Icon = icons::LINE_OF_BATTLE;
    const NOBODY: &'static str =
        "Select the units or leaders to form in line, or take them from the list above.";
    const HINT: &'static str =
        "Drag a line, or click its corners; double click or Enter ends it. Then Enter sets the units up.";

    fn at(&self, _: &EditorContext<'_>, _: Hex) -> Option<Course> {
        None
    }

    fn through(&self, corners: &[Hex]) -> Course {
        match corners {
            [from, to, through] if self.arc => Course::arc(*from, *through, *to),
            corners => Course::through(corners),
        }
    }

    fn plan(&self, context: &EditorContext<'_>, pieces: &BTreeSet<PieceId>, course: &Course) -> Plan {
        line_of_battle(context.scenario(), context.ruleset, pieces, course, &self.line)
    }

    fn corners(&self) -> Option<usize> {
        self.arc.then_some(3)
    }

    fn flip(&mut self) {
        self.line.to_the_left = !self.line.to_the_left;
    }

    fn front(&self, course: &Course) -> Option<(Hex, bool)> {
        let hexes = course.hexes();
        Some((*hexes.get(hexes.len() / 2)?, self.line.to_the_left))
    }

    fn options(&mut self, ui: &mut Ui) {
        let line = &mut self.line;
        let lines = field(ui, &mut line.lines, 1..=2);
        number(ui, "Lines", "One line, or a second one behind it", lines);
        if line.lines > 1 {
            let help = "Hexes from the first line back to the second";
            let distance = field(ui, &mut line.distance_hexes, 1..=12);
            number(ui, "Distance", help, distance);
        }
        if let Some(interval) = &mut line.interval_hexes {
            let field = field(ui, interval, 0..=5);
            number(ui, "Interval", "Empty hexes between units", field);
        }
        let help = "Units that share a hex, where the rules let them";
        let a_hex = field(ui, &mut line.a_hex, 1..=2);
        number(ui, "In a hex", help, a_hex);
        let mut spread = line.interval_hexes.is_none();
        let before = spread;
        own_switch(ui, "Spread", "Over the whole length of the line", &mut spread);
        if spread != before {
            line.interval_hexes = (!spread).then_some(0);
        }
        own_switch(ui, "Wings", "Cavalry on the wings", &mut line.wings);
        own_switch(ui, "Flanks", "Grenadiers on the flanks of the foot", &mut line.flanks);
        own_switch(ui, "Guns", "Batteries in the gaps of the first line", &mut line.guns);
        own_switch(ui, "Keep formation", "Units stay in the formation they have", &mut line.keep_formation);
        own_switch(ui, "Arc", "Click both ends, then how far it bends", &mut self.arc);
    }
}
