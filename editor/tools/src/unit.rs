//! Places units and leaders.

use super::options::{self, Choice};
use super::{Described, Pointer, PointerPhase, Preview, Tool, ToolDescription, pieces};
use oblique_board::hex::{Hex, Hour};
use oblique_cartography::geometry;
use oblique_context::EditorContext;
use oblique_context::view::Selection;
use oblique_context::view::SharedChange;
use oblique_context::{Gesture, Intent};
use oblique_roster::deploy::facing_the_enemy;
use oblique_rules::catalog::{Kind, Role};
use oblique_scenario::{Edit, Piece, PieceId, Side};
use oblique_text::{Text, inside, text};
use std::collections::{BTreeMap, BTreeSet};

/// The unit tool.
#[derive(Default)]
pub(crate) struct Unit {
    /// Id of the kind to place; where the ruleset has none of that id, its first is placed.
    kind: String,
    placed: Option<Placed>,
}

/// A piece just placed, its facing still in hand.
struct Placed {
    id: PieceId,
    hex: Hex,
    gesture: u64,
}

impl Unit {
    /// The kind to place: the one chosen, else the catalog's first.
    fn kind(&self, context: &EditorContext<'_>) -> Option<&'static Kind> {
        let catalog = context.catalog();
        catalog.kind(&self.kind).or_else(|| catalog.kinds.first())
    }
}

/// A new piece on a hex, filled in as far as its side's other pieces tell.
fn new_piece(context: &EditorContext<'_>, kind: &Kind, hex: Hex) -> Piece {
    let scenario = context.scenario();
    let side = context.view.tools.side;
    let mut piece = Piece::new(side, &kind.id, &kind.name);
    piece.hex = Some(hex);
    piece.order = scenario.next_order(side);
    piece.formation = kind.formations.first().cloned().unwrap_or_default();
    piece.nation = usual_nation(context, side);
    // Where no kind must have a leader, all may.
    if kind.attached || !kind.role.leads() && context.catalog().kinds.iter().all(|kind| !kind.attached) {
        piece.leader = nearest_leader(context, side, hex);
    }
    piece.facing = facing_the_enemy(scenario, context.catalog(), &piece, hex);
    piece
}

/// The nation most pieces of a side belong to.
fn usual_nation(context: &EditorContext<'_>, side: Side) -> String {
    let scenario = context.scenario();
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for piece in scenario.pieces.values().filter(|piece| piece.side == side) {
        *counts.entry(&piece.nation).or_default() += 1;
    }
    let most = counts.into_iter().max_by_key(|(_, n)| *n).map(|(nation, _)| nation);
    most.or(scenario.nations.keys().next().map(String::as_str)).unwrap_or_default().to_owned()
}

/// The nearest leader of a side that units attach to.
fn nearest_leader(context: &EditorContext<'_>, side: Side, hex: Hex) -> Option<PieceId> {
    let leads = |piece: &Piece| context.catalog().kind(&piece.kind).is_some_and(|k| k.role == Role::Leader);
    let leaders = context.scenario().pieces.iter().filter(|(_, p)| p.side == side && leads(p));
    let far = |piece: &Piece| piece.hex.map_or(u32::MAX, |at| at.unsigned_distance_to(hex));
    leaders.min_by_key(|(id, piece)| (far(piece), *id)).map(|(id, _)| id.clone())
}

/// The legal facing that points best from one hex to another; `None` for pieces without a facing.
fn facing_towards(context: &EditorContext<'_>, piece: &Piece, from: Hex, to: Hex) -> Option<Hour> {
    let layout = context.scenario().board.layout();
    let way = geometry::center(layout, to) - geometry::center(layout, from);
    let hours = pieces::legal_hours(context.catalog(), piece, layout.orientation);
    let along = |hour: &Hour| {
        let bearing = geometry::Point::bearing(30.0 * f32::from(hour.get()));
        bearing.x * way.x + bearing.y * way.y
    };
    hours.into_iter().max_by(|a, b| along(a).total_cmp(&along(b)))
}

impl Described for Unit {
    const DESCRIPTION: ToolDescription = ToolDescription {
        id: "unit",
        name: Text("tools-unit"),
        key: "U",
        icon: super::icons::UNIT,
        group: super::Group::Objects,
        flyout: Text("tools-units"),
    };
}

impl Tool for Unit {
    fn description(&self) -> &'static ToolDescription {
        &Self::DESCRIPTION
    }

    fn hint(&self, context: &EditorContext<'_>) -> String {
        let name = self.kind(context).map_or_else(String::new, |k| inside(&k.name));
        let side = &context.scenario().side(context.view.tools.side).name;
        text!("tools-click-to-place-a-piece-of-side-name", side, name)
    }

    fn pointer(&mut self, context: &EditorContext<'_>, pointer: Pointer, out: &mut Vec<Intent>) {
        match pointer.phase {
            PointerPhase::Down => {
                let Some(kind) = self.kind(context) else { return };
                if !context.scenario().board.layout().contains(pointer.hex) {
                    return;
                }
                let piece = new_piece(context, kind, pointer.hex);
                let id = context.scenario().fresh_piece_id(piece.side, &kind.id);
                let gesture = Gesture::fresh();
                let edit = Edit::Piece(id.clone(), Some(Box::new(piece)));
                let label = text!("tools-place-kind", kind = inside(&kind.name));
                out.push(Intent::Edit { label, edit, gesture: Gesture::Part(gesture) });
                out.push(Intent::Select(Selection::Pieces(BTreeSet::from([id.clone()]))));
                self.placed = Some(Placed { id, hex: pointer.hex, gesture });
            }
            PointerPhase::Drag => {
                let Some(placed) = self.placed.as_ref().filter(|placed| placed.hex != pointer.hex) else {
                    return;
                };
                let Some(piece) = context.scenario().pieces.get(&placed.id) else { return };
                let facing = facing_towards(context, piece, placed.hex, pointer.hex);
                if facing.is_some() && facing != piece.facing {
                    let label = text!("tools-place-kind", kind = piece.name);
                    let edit =
                        Edit::Piece(placed.id.clone(), Some(Box::new(Piece { facing, ..piece.clone() })));
                    out.push(Intent::Edit { label, edit, gesture: Gesture::Part(placed.gesture) });
                }
            }
            PointerPhase::Up => self.placed = None,
            PointerPhase::Hover | PointerPhase::Double | PointerPhase::Context => {}
        }
    }

    fn cancel(&mut self) {
        self.placed = None;
    }

    fn preview(&self, context: &EditorContext<'_>) -> Preview {
        let (Some(hex), Some(kind)) = (context.view.hover, self.kind(context)) else {
            return Preview::default();
        };
        if let Some(placed) = &self.placed {
            let facing = context.scenario().pieces.get(&placed.id).and_then(|piece| piece.facing);
            let caption = facing.map_or_else(String::new, |hour| {
                text!("tools-facing-hour-oclock", hour = if hour.get() == 0 { 12 } else { hour.get() })
            });
            return Preview { hexes: vec![placed.hex], caption, ..Preview::default() };
        }
        let side = &context.scenario().side(context.view.tools.side).name;
        Preview { hexes: vec![hex], caption: format!("{}, {side}", kind.name), ..Preview::default() }
    }

    fn options(&mut self, ui: &mut egui::Ui, context: &EditorContext<'_>, out: &mut Vec<Intent>) {
        for side in Side::BOTH {
            let on = context.view.tools.side == side;
            let name = &context.scenario().side(side).name;
            if ui.selectable_label(on, name).on_hover_text(text!("tools-units-of-name", name)).clicked() {
                out.push(Intent::shared_option(SharedChange::Side(side)));
            }
        }
        ui.separator();
        let chosen = self.kind(context).map(|kind| kind.id.as_str());
        let kinds = &context.catalog().kinds;
        let choices: Vec<Choice<'_>> = kinds
            .iter()
            .map(|k| Choice { name: &k.name, help: "", color: None, on: chosen == Some(k.id.as_str()) })
            .collect();
        if let Some(kind) = options::one_of(ui, text!("tools-kind"), &choices).and_then(|ix| kinds.get(ix)) {
            self.kind.clone_from(&kind.id);
        }
    }
}
