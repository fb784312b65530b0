//! Work on the whole board: flips, turns, hexes the other way round. What would fall off is told
//! before it does.

use super::Workbench;
use super::dialog::{Answer, Dialog, DialogContext, buttons, cancel};
use super::request::Request;
use crate::ui::theme::{Tokens, size};
use crate::ui::widgets;
use egui::{RichText, Ui};
use oblique_board::TerrainIx;
use oblique_board::hex::{Hex, Layout, Orientation, Turn};
use oblique_board::transform::{Mapping, Margins, Reshape, Rigid};
use oblique_context::Gesture;
use oblique_scenario::{Lost, Scenario, change_board, lost_by};
use oblique_text::text;
use std::collections::BTreeSet;

/// What is done to the whole board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum BoardWork {
    /// Left becomes right.
    FlipLeftRight,
    /// Top becomes bottom.
    FlipTopBottom,
    /// Upside down.
    TurnHalf,
    /// By 60 degrees, clockwise (1) or anticlockwise (-1), on a board as large as that needs or on
    /// one of the same size.
    TurnSixth {
        /// 1 or -1.
        way: i32,
        /// As large as that needs?
        roomy: bool,
    },
    /// Hexes that stand the other way.
    Reshape,
    /// So that a hex becomes the first of its row and column: what lies left of it and above is cut
    /// off.
    NumberFrom(Hex),
}

impl BoardWork {
    /// Name of the step.
    fn label(self, layout: Layout) -> &'static str {
        match self {
            Self::FlipLeftRight => text!("windows-flip-the-board-left-to-right"),
            Self::FlipTopBottom => text!("windows-flip-the-board-top-to-bottom"),
            Self::TurnHalf => text!("windows-rotate-the-board-by-180-degrees"),
            Self::TurnSixth { way, .. } if way > 0 => {
                text!("windows-rotate-the-board-by-60-degrees-clockwise")
            }
            Self::TurnSixth { .. } => text!("windows-rotate-the-board-by-60-degrees"),
            Self::Reshape if layout.orientation == Orientation::Flat => {
                text!("windows-switch-to-pointy-top-hexes")
            }
            Self::Reshape => text!("windows-switch-to-flat-top-hexes"),
            Self::NumberFrom(_) => text!("windows-start-hex-numbers-here"),
        }
    }

    fn mapping(self, layout: Layout) -> Option<(Box<dyn Mapping>, Turn)> {
        let rigid = match self {
            Self::FlipLeftRight => Some(Rigid::flipped_left_right(layout)),
            Self::FlipTopBottom => Some(Rigid::flipped_top_bottom(layout)),
            Self::TurnHalf => Some(Rigid::turned_half(layout)),
            Self::TurnSixth { way, roomy: true } => Rigid::turned_whole(layout, way),
            Self::TurnSixth { way, roomy: false } => Some(Rigid::turned_in_place(layout, way)),
            Self::NumberFrom(hex) => {
                let (col, row) = layout.col_row(hex);
                Rigid::resized(layout, Margins { left: -col, top: -row, ..Margins::default() })
            }
            Self::Reshape => {
                let reshape = Reshape::new(layout)?;
                return Some((Box::new(reshape), Turn::NONE));
            }
        };
        rigid.map(|rigid| (Box::new(rigid) as Box<dyn Mapping>, rigid.symmetry()))
    }
}

/// Asks before work that changes the size of the board or lets something fall off.
struct AskBoardWork {
    work: BoardWork,
    /// What it would lose, for the work it was reckoned for.
    reckoned: Option<(BoardWork, Option<Prospect>)>,
}

/// What the work would lead to.
struct Prospect {
    to: Layout,
    lost: Lost,
    /// Hexes in which units would come to stand together that do not now.
    crowded: usize,
}

fn prospect(scenario: &Scenario, work: BoardWork) -> Option<Prospect> {
    let (mapping, _) = work.mapping(scenario.board.layout())?;
    let stands = |at: &dyn Fn(Hex) -> Hex| {
        let hexes = scenario.pieces.values().filter_map(|piece| piece.hex).map(at);
        hexes.map(|hex| (hex.x, hex.y)).collect::<BTreeSet<_>>().len()
    };
    let crowded = stands(&|hex| hex).saturating_sub(stands(&|hex| mapping.hex(hex)));
    Some(Prospect { to: mapping.to(), lost: lost_by(scenario, mapping.as_ref()), crowded })
}

impl Workbench {
    /// Does work on the whole board, or asks first where it costs something.
    pub(crate) fn board_work(&mut self, work: BoardWork) {
        self.cancel_tool();
        match work {
            BoardWork::TurnSixth { .. } | BoardWork::Reshape | BoardWork::NumberFrom(_) => {
                self.dialogs.open(AskBoardWork { work, reckoned: None });
            }
            BoardWork::FlipLeftRight | BoardWork::FlipTopBottom | BoardWork::TurnHalf => {
                self.do_board_work(work);
            }
        }
    }

    /// Asks whether the hex selected shall be the first.
    pub(crate) fn number_from_selected(&mut self) {
        if let crate::view::Selection::Hex(hex) = self.world.view.selection {
            self.board_work(BoardWork::NumberFrom(hex));
        }
    }

    pub(super) fn do_board_work(&mut self, work: BoardWork) {
        let scenario = self.world.document.scenario();
        let layout = scenario.board.layout();
        let Some((mapping, symmetry)) = work.mapping(layout) else { return };
        let compass = self.world.ruleset.catalog().compass_params();
        let done = change_board(scenario, mapping.as_ref(), symmetry, TerrainIx(0), &compass);
        self.edit(work.label(layout), done.edit, Gesture::Whole);
        self.world.view.camera.fit = true;
        self.world.view.hover = None;
        let lost = done.lost.lines();
        if !lost.is_empty() {
            self.toasts.say(text!("windows-fell-off-lost", lost = lost.join("; ")));
        }
    }
}

impl Dialog for AskBoardWork {
    fn ui(&mut self, ui: &mut Ui, at: &mut DialogContext<'_>) -> Answer {
        let scenario = at.world.document.scenario();
        let layout = scenario.board.layout();
        ui.heading(format!("{}?", self.work.label(layout)));
        if let BoardWork::TurnSixth { roomy, .. } = &mut self.work {
            ui.radio_value(roomy, true, text!("windows-make-the-board-as-large-as-that-needs"));
            ui.radio_value(roomy, false, text!("windows-keep-the-size-of-the-board"));
            widgets::note(ui, text!("windows-a-rectangle-of-hexes-does-not-fit-upon"));
        } else if let BoardWork::NumberFrom(hex) = self.work {
            let name = layout.name(hex);
            ui.label(text!("windows-name-becomes-the-first-hex-of-the-board", name));
        } else {
            ui.label(text!("windows-ground-roads-streams-and-units-keep-their"));
        }
        ui.add_space(size::GAP);
        if self.reckoned.as_ref().is_none_or(|(work, _)| *work != self.work) {
            self.reckoned = Some((self.work, prospect(scenario, self.work)));
        }
        let prospect = self.reckoned.as_ref().and_then(|(_, p)| p.as_ref());
        match prospect {
            None => {
                let most = Layout::MAX_SIDE;
                ui.label(text!("windows-the-board-would-be-larger-than-most-hexes", most));
            }
            Some(prospect) => consequences(ui, layout, prospect),
        }
        let (possible, work) = (prospect.is_some(), self.work);
        buttons(ui, |ui| {
            let go = ui.add_enabled_ui(possible, |ui| widgets::primary(ui, text!("windows-apply"))).inner;
            if go.clicked() {
                return Answer::Do(Request::WorkOnBoard(work));
            }
            cancel(ui, text!("windows-cancel"))
        })
    }
}

fn consequences(ui: &mut Ui, layout: Layout, prospect: &Prospect) {
    let (to, tokens) = (prospect.to, Tokens::of(ui));
    ui.label(text!(
        "windows-the-board-has-width-by-height-hexes-now",
        width = layout.width,
        height = layout.height,
        width_2 = to.width,
        height_2 = to.height
    ));
    let mut lines = prospect.lost.lines();
    if prospect.crowded > 0 {
        lines.push(text!("windows-units-come-to-share-a-hex-in-crowded", crowded = prospect.crowded));
    }
    if lines.is_empty() {
        ui.label(RichText::new(text!("windows-nothing-falls-off")).color(tokens.good));
    } else {
        ui.label(RichText::new(text!("windows-falls-off")).color(tokens.warning));
        for line in lines {
            ui.label(format!("• {line}"));
        }
    }
}
