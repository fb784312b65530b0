//! What the pane looks at, and the read-only table its parts are handed.
//!
//! Must not change the battle: parts answer with [`super::acts::Act`]s.

use super::Habits;
use super::acts::Window;
use super::derived::Derived;
use super::glide::Scroll;
use super::march::{Column, Last, Plan, Ways};
use super::notes::{Draft, Readers};
use super::offers::{self, Offers};
use super::replay_changed::Comparison;
use super::{OverlayKind, Reason, Session, smoke};
use oblique_battle::BattleSetting;
use oblique_board::hex::{Hex, Hour};
use oblique_context::view::Camera;
use oblique_rules::catalog::{Action, ActionAim, Catalog};
use oblique_rules::play::{Field, Game, Order, PieceIx, PieceState, Verb};
use oblique_scenario::{Scenario, Side};
use oblique_text::translated;
use std::collections::BTreeSet;

/// Turn, phase, side and leader of a decision.
pub(crate) type Rallied = (u16, u8, Option<Side>, Option<PieceIx>);

/// What the pane looks at.
#[derive(Default)]
pub struct Screen {
    /// The selected piece.
    pub selected: Option<PieceIx>,
    /// Orders given when the only one to be ordered was last selected by itself.
    pub sole_at: Option<usize>,
    /// Who is selected with it, to advance together.
    pub company: BTreeSet<PieceIx>,
    /// The march planned for the selection.
    pub plan: Plan,
    /// Marches under way.
    pub marching: Option<Column>,
    /// The last order to a piece, to be given again.
    pub last: Option<Last>,
    /// The same of the march setting out.
    pub setting_out: Option<Last>,
    /// The hex looked into.
    pub inspected: Option<Hex>,
    /// The hex whose details are open, and where on the screen it was asked for.
    pub details: Option<(Hex, egui::Pos2)>,
    /// The stack of which one is to be chosen, and where on the screen it was clicked.
    pub stack: Option<(Hex, egui::Pos2)>,
    /// Views of the catalog that are on.
    pub views: BTreeSet<usize>,
    /// The hex under the pointer.
    pub hover: Option<Hex>,
    /// The action waiting for a hex or a leader: its index in the catalog.
    pub aiming: Option<usize>,
    /// Orders of one action, one to be chosen.
    pub choosing: Vec<Order>,
    /// Which of them is marked: what Enter gives, and how the unit is drawn on the map.
    pub marked_choice: usize,
    /// Pieces passed over in the present decision.
    pub passed_over: BTreeSet<PieceIx>,
    /// What the camera has followed last.
    pub followed: Option<super::follow::Followed>,
    /// Windows open.
    pub windows: BTreeSet<Window>,
    /// The rule whose entry is open.
    pub rule: Option<String>,
    /// The line of the message box that is marked.
    pub marked: Option<usize>,
    /// Where the map is looked at from.
    pub camera: Camera,
    /// Where on the screen the map was last drawn, and the card over it.
    pub map: (Option<egui::Rect>, Option<egui::Rect>),
    /// On its way to another place.
    pub scroll: Option<Scroll>,
    /// Carry them out at once until a person decides?
    pub skipping: bool,
    /// Carry out one order of the computer as soon as there is one?
    pub stepping: bool,
    /// Whose defaults are taken until pieces can move again, if that was asked for.
    pub defaulting: Option<Side>,
    /// The note being written.
    pub draft: Option<Draft>,
    /// Who may read which note pinned in this battle.
    pub readers: Readers,
    /// What became of the battle, played again with a changed scenario.
    pub comparison: Option<Comparison>,
    /// Is the battle being shown from a moment gone by on?
    pub watching: bool,
    /// The branch that may be forgotten, once that is confirmed.
    pub forgetting: Option<usize>,
    /// The overlay on the map.
    pub overlay: Option<OverlayKind>,
    /// What the card of reasons is about.
    pub reason: Option<Reason>,
    /// What a person was asked last: the decision's id and whose it is.
    pub asked: Option<(&'static str, Side)>,
    /// Is the card of reasons put away?
    pub no_reasons: bool,
    /// Who last looked at the screen.
    pub viewer: Option<Side>,
    /// The last decision before which the standing rally order was looked at.
    pub rallied: Option<Rallied>,
    /// How much of the last combat has been told.
    pub reviewed: usize,
    /// When the last combat came to the screen.
    pub struck: smoke::StruckAt,
    /// Time of the context.
    pub now: f64,
    /// Time of the context at which the computer's last order was carried out.
    pub carried_at: f64,
}

/// A look at everything, for the parts of the pane.
pub struct Table<'a> {
    /// The battle and who plays.
    pub session: &'a Session,
    /// The field as the screen may show it.
    pub seen: &'a Field,
    /// What can be ordered.
    pub offers: &'a Offers,
    /// Where the selected pieces get to.
    pub ways: &'a Ways,
    /// What else is derived from the battle.
    pub derived: &'a Derived,
    /// How the player likes to play.
    pub habits: &'a Habits,
    /// What is looked at.
    pub screen: &'a Screen,
    /// The scenario the battle was begun from.
    pub scenario: &'a Scenario,
}

impl Table<'_> {
    /// Catalog, ground and names.
    pub fn setting(&self) -> &BattleSetting {
        self.session.battle().setting()
    }

    /// The catalog.
    pub fn catalog(&self) -> &'static Catalog {
        self.setting().catalog
    }

    /// The battle's state, to judge orders; that of the moment looked at, where one gone by is.
    pub fn game(&self) -> &dyn Game {
        self.session.shown()
    }

    /// The selected piece as it is seen.
    pub fn selected(&self) -> Option<(PieceIx, &PieceState)> {
        let pix = self.screen.selected?;
        Some((pix, self.seen.get(pix).filter(|p| p.on_map())?))
    }

    /// Is a march under way that waits for nobody?
    pub(crate) fn marches_now(&self) -> bool {
        let column = self.screen.marching.as_ref();
        column.is_some_and(|c| c.goes_on(self.session.battle().game()) == Some(true))
    }

    /// The action waiting for its aim.
    pub(crate) fn aiming(&self) -> Option<&'static Action> {
        self.catalog().actions.get(self.screen.aiming?)
    }

    /// An order as an answer to what is asked.
    pub fn answer(&self, order: &Order) -> String {
        let asked = self.game().decision().map(|d| d.kind);
        let kind = self.catalog().decisions.iter().find(|d| Some(d.id.as_str()) == asked);
        let text = super::words::answer(self.setting(), self.seen, kind, order, self.offers.plotting());
        text + &self.manner(order)
    }

    /// What tells an attack or a choice from others of the same aim, with a comma before it; empty where nothing does.
    pub(crate) fn manner(&self, order: &Order) -> String {
        let attacks = matches!(order.verb(), Verb::Fire | Verb::Charge | Verb::Choose);
        let quote = attacks.then(|| self.game().judge(order).ok()).flatten();
        let manner = quote.map(|quote| quote.manner).filter(|manner| !manner.is_empty());
        manner.map(|manner| format!(", {}", translated(&manner))).unwrap_or_default()
    }

    /// The name of a side.
    pub fn side(&self, side: Side) -> &str {
        &self.setting().sides[side.index()]
    }

    /// The pieces of a hex as they are seen: top unit, other units, leaders.
    pub fn stack(&self, hex: Hex) -> Vec<(PieceIx, &PieceState)> {
        let mut all: Vec<_> = self.seen.at(hex).collect();
        all.sort_by_key(|(_, p)| (p.info.role.leads(), !p.top));
        all
    }

    /// What a click on a hex would order: of the action in hand, or directly.
    pub fn at_hex(&self, hex: Hex) -> Vec<Order> {
        let mut orders = self.aimed_at(hex);
        if self.habits.turn_first {
            if let Some(turn) = self.turn_towards(hex, &orders) {
                return vec![turn];
            }
            for order in orders.iter_mut().filter(|o| o.verb() == Verb::Move && o.facing().is_none()) {
                let only = order.clone().with_flag(true);
                if self.game().judge(&only).is_ok() {
                    *order = only;
                }
            }
        }
        orders
    }

    /// The turn in place that a click on a neighbouring hex asks for first, where turns name their
    /// facing: to the nearest facing there is, unless the unit looks there already.
    fn turn_towards(&self, hex: Hex, clicked: &[Order]) -> Option<Order> {
        let (pix, piece) = self.selected()?;
        if clicked.is_empty() || clicked.iter().any(|o| o.verb() != Verb::Move) {
            return None;
        }
        let beside = self.setting().board.layout().neighbours(piece.hex).find(|(_, h)| *h == hex);
        let (wanted, now) = (beside?.0, piece.facing?);
        let off = |hour: Hour| {
            let apart = hour.get().abs_diff(wanted.get());
            apart.min(12 - apart)
        };
        let turns = self.offers.all().iter().filter(|o| o.verb() == Verb::Turn && o.piece() == Some(pix));
        let nearest = turns.filter(|o| o.facing().is_some()).min_by_key(|o| o.facing().map(off))?;
        (off(now) > nearest.facing().map_or(u8::MAX, off)).then(|| nearest.clone())
    }

    fn aimed_at(&self, hex: Hex) -> Vec<Order> {
        match self.aiming() {
            Some(action) => {
                let mut orders = self.offers.of(action, self.screen.selected);
                orders.retain(|o| match o.piece() {
                    // An action aimed at a leader is aimed at the hex he stands in.
                    Some(p) if action.aim == ActionAim::Piece && offers::place(o).is_none() => {
                        self.seen.get(p).is_some_and(|p| p.hex == hex)
                    }
                    _ => offers::aimed_hex(self.seen, action.aim, o) == Some(hex),
                });
                orders
            }
            None => self.offers.direct(&self.catalog().actions, self.seen, self.screen.selected, hex),
        }
    }
}
