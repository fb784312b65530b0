//! The march column.

use super::{CourseSetUp, field};
use crate::icons::{self, Icon};
use crate::options::{number, own_switch};
use egui::Ui;
use oblique_board::hex::Hex;
use oblique_context::EditorContext;
use oblique_roster::deploy::{Course, March, Plan, march_column, road_course};
use oblique_scenario::PieceId;
use oblique_text::{Text, text};
use std::collections::BTreeSet;

/// Commands one behind the other.
#[derive(Default)]
pub(crate) struct Column {
    march: March,
    /// It comes along the road from its other end.
    other_way: bool,
}

impl CourseSetUp for Column {
    const ID: &'static str = "march_column";
    const NAME: Text = Text("tools-march-column");
    const KEY: &'static str = "Shift+N";
    const ICON: Icon = icons::MARCH_COLUMN;
    const NOBODY: Text = Text("tools-select-the-units-or-leaders-to-form-in");
    const HINT: Text = Text("tools-click-a-road-where-the-head-of-the");

    fn at(&self, context: &EditorContext<'_>, hex: Hex) -> Option<Course> {
        // What counts as a road: what the catalog draws as one.
        let roads = context.catalog().linear.iter().filter(|l| matches!(l.look.as_str(), "road" | "trail"));
        let kinds: Vec<&str> = roads.map(|l| l.id.as_str()).collect();
        let board = &context.scenario().board;
        let way = |other: bool| road_course(board, &kinds, hex, other).filter(|c| c.hexes().len() > 1);
        way(self.other_way).or_else(|| way(!self.other_way))
    }

    fn through(&self, corners: &[Hex]) -> Course {
        Course::through(corners)
    }

    fn plan(&self, context: &EditorContext<'_>, pieces: &BTreeSet<PieceId>, course: &Course) -> Plan {
        march_column(context.scenario(), context.ruleset, pieces, course, &self.march)
    }

    fn flip(&mut self) {
        self.other_way = !self.other_way;
    }

    fn front(&self, _: &Course) -> Option<(Hex, bool)> {
        None
    }

    fn options(&mut self, ui: &mut Ui) {
        let interval = field(ui, &mut self.march.interval_hexes, 0..=5);
        number(ui, text!("tools-interval"), text!("tools-empty-hexes-between-units"), interval);
        own_switch(
            ui,
            text!("tools-last-first"),
            text!("tools-the-last-of-the-order-of-battle-leads"),
            &mut self.march.reversed,
        );
        let help = text!("tools-the-column-stands-on-the-roads-other-side");
        own_switch(ui, text!("tools-other-way"), help, &mut self.other_way);
    }
}
