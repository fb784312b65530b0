//! The march column.

use super::{Order, number};
use crate::icons::{self, Icon};
use crate::options::switch;
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_context::Intent;
use oblique_context::view::{Switch, ToolChange};
use oblique_roster::deploy::{Course, March, Plan, march_column, road_course};
use oblique_scenario::PieceId;
use std::collections::BTreeSet;

/// Commands one behind the other.
#[derive(Default)]
pub(crate) struct Column;

impl Order for Column {
    const ID: &'static str = "march_column";
    const NAME: &'static str = "March column";
    const KEY: &'static str = "Shift+N";
    const ICON: Icon = icons::MARCH_COLUMN;
    const NOBODY: &'static str =
        "Select the units or leaders to form in column, or take them from the list above.";
    const HINT: &'static str =
        "Click a road where the head of the column stands, or draw the way from the head to the tail.";

    fn at(context: &EditorContext<'_>, hex: Hex) -> Option<Course> {
        // What counts as a road: what the catalog draws as one.
        let roads = context.catalog().linear.iter().filter(|l| matches!(l.look.as_str(), "road" | "trail"));
        let kinds: Vec<&str> = roads.map(|l| l.id.as_str()).collect();
        let board = &context.scenario().board;
        let way = |other: bool| road_course(board, &kinds, hex, other).filter(|c| c.hexes().len() > 1);
        way(context.view.tools.other_way).or_else(|| way(!context.view.tools.other_way))
    }

    fn through(_: &EditorContext<'_>, corners: &[Hex]) -> Course {
        Course::through(corners)
    }

    fn plan(context: &EditorContext<'_>, pieces: &BTreeSet<PieceId>, course: &Course) -> Plan {
        march_column(context.scenario(), context.ruleset, pieces, course, &context.view.tools.march)
    }

    fn flip() -> Intent {
        Intent::tool_option(ToolChange::Flip(Switch::OtherWay))
    }

    fn front(_: &EditorContext<'_>, _: &Course) -> Option<(Hex, bool)> {
        None
    }

    fn options(ui: &mut Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        let march = &context.view.tools.march;
        if let Some(n) = number(ui, "Interval", "Empty hexes between units", march.interval_hexes, 0..=5) {
            out.push(Intent::tool_option(ToolChange::March(March { interval_hexes: n, ..march.clone() })));
        }
        switch(
            ui,
            "Last first",
            "The last of the order of battle leads",
            march.reversed,
            out,
            Switch::LastFirst,
        );
        switch(
            ui,
            "Other way",
            "The column stands on the road's other side of the head (Z)",
            context.view.tools.other_way,
            out,
            Switch::OtherWay,
        );
    }
}
