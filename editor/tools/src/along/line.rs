//! The line of battle.

use super::{CourseSetUp, field};
use crate::icons::{self, Icon};
use crate::options::{number, own_switch};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_roster::deploy::{Course, LineOfBattle, Plan, line_of_battle};
use oblique_scenario::PieceId;
use oblique_text::{Text, text};
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
    const NAME: Text = Text("tools-line-of-battle");
    const KEY: &'static str = "N";
    const ICON: Icon = icons::LINE_OF_BATTLE;
    const NOBODY: Text = Text("tools-select-the-units-or-leaders-to-form-in-2");
    const HINT: Text = Text("tools-drag-a-line-or-click-its-corners-double");

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
        number(ui, text!("tools-lines"), text!("tools-one-line-or-a-second-one-behind-it"), lines);
        if line.lines > 1 {
            let help = text!("tools-hexes-from-the-first-line-back-to-the");
            let distance = field(ui, &mut line.distance_hexes, 1..=12);
            number(ui, text!("tools-distance"), help, distance);
        }
        if let Some(interval) = &mut line.interval_hexes {
            let field = field(ui, interval, 0..=5);
            number(ui, text!("tools-interval"), text!("tools-empty-hexes-between-units"), field);
        }
        let help = text!("tools-units-that-share-a-hex-where-the-rules");
        let a_hex = field(ui, &mut line.a_hex, 1..=2);
        number(ui, text!("tools-in-a-hex"), help, a_hex);
        let mut spread = line.interval_hexes.is_none();
        let before = spread;
        own_switch(ui, text!("tools-spread"), text!("tools-over-the-whole-length-of-the-line"), &mut spread);
        if spread != before {
            line.interval_hexes = (!spread).then_some(0);
        }
        own_switch(ui, text!("tools-wings"), text!("tools-cavalry-on-the-wings"), &mut line.wings);
        own_switch(
            ui,
            text!("tools-flanks"),
            text!("tools-grenadiers-on-the-flanks-of-the-foot"),
            &mut line.flanks,
        );
        own_switch(
            ui,
            text!("tools-guns"),
            text!("tools-batteries-in-the-gaps-of-the-first-line"),
            &mut line.guns,
        );
        own_switch(
            ui,
            text!("tools-keep-formation"),
            text!("tools-units-stay-in-the-formation-they-have"),
            &mut line.keep_formation,
        );
        own_switch(
            ui,
            text!("tools-arc"),
            text!("tools-click-both-ends-then-how-far-it-bends"),
            &mut self.arc,
        );
    }
}
