//! The line of battle.

use super::{Order, number};
use crate::icons::{self, Icon};
use crate::options::switch;
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::{Switch, ToolChange};
use oblique_roster::deploy::{Course, LineOfBattle, Plan, line_of_battle};
use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// Commands in line.
#[derive(Default)]
pub(crate) struct Line;

impl Order for Line {
    const ID: &'static str = "line_of_battle";
    const NAME: &'static str = "Line of battle";
    const KEY: &'static str = "N";
    const ICON: Icon = icons::LINE_OF_BATTLE;
    const NOBODY: &'static str =
        "Select the units or leaders to form in line, or take them from the list above.";
    const HINT: &'static str =
        "Drag a line, or click its corners; double click or Enter ends it. Then Enter sets the units up.";

    fn at(_: &EditorContext<'_>, _: Hex) -> Option<Course> {
        None
    }

    fn through(context: &EditorContext<'_>, corners: &[Hex]) -> Course {
        match corners {
            [from, to, through] if context.view.tools.arc => Course::arc(*from, *through, *to),
            corners => Course::through(corners),
        }
    }

    fn plan(context: &EditorContext<'_>, pieces: &BTreeSet<PieceId>, course: &Course) -> Plan {
        line_of_battle(context.scenario(), context.ruleset, pieces, course, &context.view.tools.line)
    }

    fn flip() -> Intent {
        Intent::tool_option(ToolChange::Flip(Switch::ToTheLeft))
    }

    fn front(context: &EditorContext<'_>, course: &Course) -> Option<(Hex, bool)> {
        let hexes = course.hexes();
        Some((*hexes.get(hexes.len() / 2)?, context.view.tools.line.to_the_left))
    }

    fn options(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let line = &context.view.tools.line;
        let mut set = |line: LineOfBattle| out.push(Intent::tool_option(ToolChange::Line(line)));
        if let Some(n) = number(ui, "Lines", "One line, or a second one behind it", line.lines, 1..=2) {
            set(LineOfBattle { lines: n, ..line.clone() });
        }
        if line.lines > 1 {
            let help = "Hexes from the first line back to the second";
            if let Some(n) = number(ui, "Distance", help, line.distance_hexes, 1..=12) {
                set(LineOfBattle { distance_hexes: n, ..line.clone() });
            }
        }
        if let Some(now) = line.interval_hexes
            && let Some(n) = number(ui, "Interval", "Empty hexes between units", now, 0..=5)
        {
            set(LineOfBattle { interval_hexes: Some(n), ..line.clone() });
        }
        if let Some(n) =
            number(ui, "In a hex", "Units that share a hex, where the rules let them", line.a_hex, 1..=2)
        {
            set(LineOfBattle { a_hex: n, ..line.clone() });
        }
        let spread = line.interval_hexes.is_none();
        if ui.selectable_label(spread, "Spread").on_hover_text("Over the whole length of the line").clicked()
        {
            set(LineOfBattle { interval_hexes: spread.then_some(0), ..line.clone() });
        }
        switch(ui, "Wings", "Cavalry on the wings", line.wings, out, Switch::Wings);
        switch(ui, "Flanks", "Grenadiers on the flanks of the foot", line.flanks, out, Switch::Flanks);
        switch(ui, "Guns", "Batteries in the gaps of the first line", line.guns, out, Switch::Guns);
        switch(
            ui,
            "Keep formation",
            "Units stay in the formation they have",
            line.keep_formation,
            out,
            Switch::KeepFormation,
        );
        switch(ui, "Arc", "Click both ends, then how far it bends", context.view.tools.arc, out, Switch::Arc);
    }
}
