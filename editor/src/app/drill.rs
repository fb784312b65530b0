//! Commands on units that stand on the map: turn, face about, wheel, mirror, align; zones and the
//! reserve.

use super::Workbench;
use crate::tools::pieces;
use crate::view::Selection;
use egui::Context;
use oblique_board::hex::Hex;
use oblique_context::Intent;
use oblique_roster::deploy::Drill;
use oblique_scenario::{Edit, PieceId, Side, Zone};
use oblique_text::text;
use std::collections::BTreeSet;

/// A command on the selected units.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DrillWork {
    /// Turned by so many steps.
    Turn(i32),
    /// Faced about.
    AboutFace,
    /// Wheeled about the hex under the pointer, else about the first of them.
    Wheel(i32),
    /// Left and right exchanged.
    LeftRight,
    /// Top and bottom exchanged.
    TopBottom,
    /// Onto one line.
    Align,
    /// At even distances.
    Distribute,
    /// Into the next formation.
    Form(i32),
    /// Off the map.
    Reserve,
}

impl Workbench {
    fn selected_ids(&self) -> BTreeSet<PieceId> {
        match &self.world.view.selection {
            Selection::Pieces(ids) => ids.clone(),
            _ => BTreeSet::new(),
        }
    }

    /// Where the selected units wheel: the hex under the pointer if one of them stands there, else the
    /// hex of the first of them.
    fn pivot(&self, ids: &BTreeSet<PieceId>) -> Option<Hex> {
        let context = self.context();
        let places = pieces::places(&context, ids);
        let hover = self.world.view.hover.filter(|hex| places.contains(hex));
        hover.or_else(|| places.first().copied())
    }

    /// Carries out a command on the selected units.
    pub(crate) fn drill_work(&mut self, what: DrillWork, ctx: &Context) {
        let ids = self.selected_ids();
        let context = self.context();
        let out = match what {
            DrillWork::Turn(steps) => pieces::turn(&context, &ids, steps),
            DrillWork::AboutFace => {
                pieces::drilled(&context, text!("windows-about-face"), &ids, Drill::AboutFace)
            }
            DrillWork::Wheel(sixths) => match self.pivot(&ids) {
                Some(pivot) => {
                    pieces::drilled(&context, text!("windows-wheel"), &ids, Drill::Wheel { pivot, sixths })
                }
                None => {
                    vec![Intent::Say(text!("windows-none-of-the-selected-pieces-stands-on-the").to_owned())]
                }
            },
            DrillWork::LeftRight => {
                pieces::drilled(&context, text!("windows-mirror"), &ids, Drill::MirrorLeftRight)
            }
            DrillWork::TopBottom => {
                pieces::drilled(&context, text!("windows-mirror"), &ids, Drill::MirrorTopBottom)
            }
            DrillWork::Align => pieces::drilled(&context, text!("windows-align"), &ids, Drill::Align),
            DrillWork::Distribute => {
                pieces::drilled(&context, text!("windows-distribute"), &ids, Drill::Distribute)
            }
            DrillWork::Form(steps) => pieces::next_formation(&context, &ids, steps),
            DrillWork::Reserve => pieces::taken_off(&context, &ids),
        };
        self.carry_out(out, ctx);
    }

    /// Makes the selected hexes the deployment zone of a side.
    pub(crate) fn zone_of_area(&mut self, side: Side, ctx: &Context) {
        let Some(area) = self.world.view.area.clone() else { return };
        let name = self.world.document.scenario().side(side).name.clone();
        let out = vec![
            Intent::edit(
                text!("windows-deployment-zone-of-name", name),
                Edit::Zone(side, Zone::of(area.iter())),
            ),
            Intent::Say(text!("windows-area-hexes-are-the-deployment-zone-of-name", area = area.len(), name)),
        ];
        self.carry_out(out, ctx);
    }
}
