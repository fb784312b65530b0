//! What the map and the pane show of a running battle: highlights, ways, fields of fire, lines of command, gauges.
//!
//! Everything is asked of the functions that judge orders. Must not know how it is drawn.

mod areas;

use crate::approach::flank::is_passive;
use crate::artillery::target::may_fire;
use crate::battle::memory::Frame;
use crate::battle::state::Battle;
use crate::board::arc::in_arc;
use crate::command::reserve::refused_free_move;
use crate::command::span::{in_command, in_span};
use crate::ids::{mark, rule};
use crate::refuse;
use crate::sight::hidden;
use crate::tables::Tables;
use crate::units::division::Division as _;
use crate::victory::penetration::deepest;
use oblique_board::hex::Hex;
use oblique_rules::catalog::Role;
use oblique_rules::play::{
    Bond, FireArea, Gauge, Highlight, LineOfSight, Marches, Marks, Order, PieceIx, PieceState, Quote,
    QuoteLine, Refusal, Relation, Shade, Station, Verb,
};
use oblique_scenario::Side;

impl Battle {
    /// What a legal order costs, and by which rule.
    pub(crate) fn quote(&self, order: &Order) -> Quote {
        let Some(Frame::Activation(activation)) = self.memory().frames.last() else {
            return Quote::default();
        };
        let (text, rule) = match order {
            Order::Form { piece: Some(unit), .. } => (
                format!("{} of {} actions kept", self.forming_costs(*unit), activation.kept()),
                rule::FORM_CHANGE,
            ),
            Order::Done => {
                let kept = activation.kept();
                let lost = if kept == 1 {
                    "1 action is lost".to_owned()
                } else {
                    format!("{kept} actions are lost")
                };
                (lost, rule::ACT_SPEND)
            }
            Order::Recall { .. } => {
                (format!("1 of {} actions kept", activation.kept()), rule::GEN_LEADERLESS)
            }
            Order::Place { piece: Some(unit), .. } if *unit != activation.piece => {
                (format!("1 of {} actions kept; it makes a free move", activation.kept()), rule::RES_ASSIGN)
            }
            _ => (format!("1 of {} actions kept", activation.kept()), rule::ACT_SPEND),
        };
        let mut lines = vec![QuoteLine { text, rule }];
        if let Order::Move { path, facing, .. } = order
            && let Some(first) =
                self.may_go(activation, path, *facing).ok().and_then(|found| found.first().copied())
        {
            lines.insert(0, self.approach_ahead(activation.piece, path, first));
        }
        Quote { lines, ..Quote::default() }
    }

    /// The Approach a move leads to: frontal or flanked, and whether the enemy would inflict anything (`app.flank`,
    /// `app.passive`).
    fn approach_ahead(&self, attacker: PieceIx, path: &[Hex], enemy: PieceIx) -> QuoteLine {
        let from = path.last().copied().unwrap_or(self.piece(attacker).hex);
        let flanked = self.is_attack_flanked(attacker, from, &[enemy]);
        let (name, shape) = (self.name(enemy), self.piece(enemy).formation);
        let passive = is_passive(self.nature(enemy).arm, shape, self.is_loaded(enemy), flanked);
        let class = if flanked { "a flanked" } else { "a frontal" };
        let harm = if passive { ", and it is passive" } else { "" };
        let text = format!("Comes near {name}: {class} Approach follows{harm}");
        QuoteLine { text, rule: if flanked { rule::APP_FLANK } else { rule::APP_TRIGGER } }
    }

    /// Who is asked, what a selected piece may do, how far a general's span goes.
    pub(crate) fn highlighted(&self, selected: Option<PieceIx>) -> Vec<Highlight> {
        let show = |pix: PieceIx, shade| Highlight { hex: self.piece(pix).hex, shade, piece: Some(pix) };
        let orders = if self.decision().is_some() { self.offered() } else { &[] };
        let asked = self.decision().and_then(|decision| decision.piece);
        let offered = orders.iter().filter_map(Order::piece).chain(asked);
        let mut out: Vec<Highlight> =
            offered.filter(|p| self.piece(*p).on_map()).map(|p| show(p, Shade::Offered)).collect();
        // Who is still to come has no hex of his own: those he may enter by are shown at once.
        let coming = |order: &&Order| order.piece().is_some_and(|pix| !self.piece(pix).on_map());
        for order in orders.iter().filter(coming) {
            let (piece, shade) = (order.piece(), Shade::MayEnd);
            out.extend(order.hex().map(|hex| Highlight { hex, shade, piece }));
        }
        if let Some(pix) = selected.filter(|p| self.field().get(*p).is_some_and(PieceState::on_map)) {
            let spanned = self.board().layout().hexes().filter(|hex| in_span(&self.0, pix, *hex));
            out.extend(spanned.map(|hex| Highlight { hex, shade: Shade::Radius, piece: Some(pix) }));
            for order in orders.iter().filter(|order| order.piece() == Some(pix)) {
                let shade = match order.verb() {
                    Verb::Fire | Verb::Charge => Shade::Target,
                    Verb::Move | Verb::Place | Verb::Advance | Verb::Retreat | Verb::Withdraw => {
                        Shade::MayEnd
                    }
                    _ => continue,
                };
                out.extend(order.hex().map(|hex| Highlight { hex, shade, piece: Some(pix) }));
            }
        }
        out.sort_by_key(|h| (h.shade, h.hex.y, h.hex.x, h.piece));
        out.dedup();
        out
    }

    /// Its marks, and whether it is in command.
    pub(crate) fn marks_shown(&self, pix: PieceIx) -> Marks {
        let piece = self.piece(pix);
        let crowded = self.memory().crowded.iter().any(|(a, b)| *a == pix || *b == pix);
        let phase = self.memory().frames.iter().find_map(|frame| match frame {
            Frame::Phase(phase) => Some(phase),
            _ => None,
        });
        let open = phase.is_some_and(|phase| phase.open == Some(pix));
        let used = phase.is_some_and(|phase| phase.used.contains(&pix));
        let commanded = piece.on_map() && in_command(&self.0, pix);
        let marks = piece.marks.with(mark::IN_COMMAND, commanded).with(mark::CROWDED, crowded);
        marks.with(mark::OPEN, open).with(mark::USED, used)
    }

    /// From the commander in chief to Leaders, from Leaders to units.
    pub(crate) fn lines_of_command(&self) -> Vec<Relation> {
        let mut out = Vec::new();
        for side in Side::BOTH {
            let own = |role: Role| {
                let all = self.everybody().into_iter();
                all.filter(move |p| self.piece(*p).side() == side && self.piece(*p).info.role == role)
            };
            if let Some(chief) = own(Role::Chief).next() {
                let bond = |leader: &PieceIx| {
                    let reached = in_span(&self.0, chief, self.piece(*leader).hex);
                    if reached { Bond::Superior } else { Bond::Broken }
                };
                out.extend(own(Role::Leader).map(|to| Relation { from: chief, to, bond: bond(&to) }));
            }
            for unit in self.units_of(side) {
                let Some(from) = self.leader_of(unit).filter(|leader| self.piece(*leader).on_map()) else {
                    continue;
                };
                let bond = if in_command(&self.0, unit) { Bond::Leads } else { Bond::Broken };
                out.push(Relation { from, to: unit, bond });
            }
        }
        out.sort_by_key(|relation| (relation.to, relation.from));
        out
    }

    /// Points against break points: for losses, and for now those of an intruder (`win.points`, `win.penetration`,
    /// `win.bp`).
    pub(crate) fn loss_gauges(&self) -> Vec<Gauge> {
        let gauge = |side: Side| {
            let halves = self.halves_against(side);
            let intruder = halves - self.memory().loss_halves[side.index()];
            let limit = self.ground().break_points[side.index()].max(1);
            let half = if halves % 2 == 0 { "" } else { " and a half" };
            let name = deepest(&self.0, &self.ground().chart, side).map(|found| self.name(found.unit));
            let intruder_named = name.map_or_else(String::new, |name| format!(" ({name})"));
            Gauge {
                side,
                name: "Points against it".to_owned(),
                value: halves / 2,
                limit,
                note: format!(
                    "{}{half} of a break point of {limit}, {} of them for an intruder{intruder_named}",
                    halves / 2,
                    intruder / 2
                ),
                rule: rule::WIN_POINTS,
            }
        };
        Side::BOTH.map(gauge).to_vec()
    }

    /// Units left and their disorder, side by side; then each brigade against the sum at which it is Shaken
    /// (`win.shaken`).
    pub(crate) fn units_counted(&self) -> Vec<(String, String)> {
        let row = |name: &str, count: &dyn Fn(Side) -> i32| {
            (name.to_owned(), format!("{} / {}", count(Side::A), count(Side::B)))
        };
        let units = |side: Side| i32::try_from(self.units_of(side).len()).unwrap_or(i32::MAX);
        let disorder = |side: Side| self.units_of(side).into_iter().map(|unit| self.disorder(unit)).sum();
        let brigade = |general: PieceIx| {
            let counted = self.brigade_counted(general).filter(|brigade| brigade.units > 0)?;
            let (sum, least) = (counted.sum(), counted.shaken_at());
            let state = if counted.is_shaken() { ", shaken" } else { "" };
            Some((format!("Disorder under {}", self.name(general)), format!("{sum} of {least}{state}")))
        };
        let led = Side::BOTH.into_iter().flat_map(|side| {
            let all = self.everybody().into_iter();
            all.filter(move |p| self.piece(*p).side() == side && self.piece(*p).info.role == Role::Leader)
        });
        let both = [row("Units", &units), row("Disorder", &disorder)];
        both.into_iter().chain(led.filter_map(brigade)).collect()
    }

    /// The ways of the unit that is to act, each with one action; `along` is where it was told to go first.
    ///
    /// # Errors
    /// Why it does not move now.
    pub(crate) fn marched(&self, pix: PieceIx, along: &[Hex]) -> Result<Marches, Refusal> {
        let ways = match self.memory().frames.last() {
            _ if self.decision().is_none() => return refuse(rule::WIN_CHECK, "The battle is over"),
            Some(Frame::Activation(activation)) if activation.piece == pix => {
                self.may_move(activation)?;
                if self.nature(pix).arm.leads() {
                    self.riding_orders(activation)
                } else {
                    self.ways_on(activation, along)?
                }
            }
            Some(Frame::Group(group)) if group.members.contains_key(&pix) => {
                let own = self.membership(group, pix);
                self.may_move(&own)?;
                self.ways_on(&own, along)?
            }
            Some(Frame::Assignment(assignment)) if assignment.unit == pix => {
                let mut ways = self.ways_towards(pix, assignment.leader);
                ways.retain(|order| order.path().starts_with(along));
                if ways.is_empty() && !along.is_empty() {
                    return refused_free_move();
                }
                ways
            }
            _ => return refuse(rule::ACT_SPEND, "It has no actions to spend now"),
        };
        let now = self.piece(pix);
        let station = |hex: Hex, before: Option<usize>| Station {
            hex,
            facing: now.facing,
            facings: Vec::new(),
            before,
            halves: None,
            risk_permille: 0,
            stops: false,
            ends: false,
        };
        let mut stations = vec![station(now.hex, None)];
        for (place, hex) in along.iter().enumerate() {
            stations.push(station(*hex, Some(place)));
        }
        if self.nature(pix).arm.leads() {
            // He goes by any path, so that none is bent: each end is a station of its own.
            let ends = ways.iter().filter(|order| order.target().is_none()).filter_map(Order::hex);
            for hex in ends.filter(|hex| along.is_empty() && *hex != now.hex) {
                stations.push(Station { ends: true, ..station(hex, Some(0)) });
            }
            return Ok(Marches { stations, budget: None });
        }
        for order in ways {
            let mut at = 0;
            for hex in order.path() {
                let known = stations.iter().position(|s| s.before == Some(at) && s.hex == *hex);
                at = known.unwrap_or_else(|| {
                    stations.push(station(*hex, Some(at)));
                    stations.len() - 1
                });
            }
            let end = &mut stations[at];
            end.ends = true;
            // Without a facing it keeps the one it has.
            if let Some(facing) = order.facing().or(now.facing) {
                end.facings.push(facing);
                end.facing = end.facings.first().copied();
            }
        }
        Ok(Marches { stations, budget: None })
    }

    /// Where a battery may fire as it stands.
    ///
    /// # Errors
    /// Why it does not fire.
    pub(crate) fn fire_area(&self, pix: PieceIx) -> Result<FireArea, Refusal> {
        may_fire(&self.0, pix)?;
        let (battery, chart) = (self.piece(pix), &self.ground().chart);
        let range = u32::try_from(Tables::get().fire.long_to).unwrap_or(0);
        let within = |hex: &Hex| {
            let distance = battery.hex.unsigned_distance_to(*hex);
            let near = distance > 0 && distance <= range;
            near && in_arc(battery.formation, battery.facing, battery.hex, *hex)
        };
        let all = self.board().layout().hexes().filter(within);
        let seen = |hex: &Hex| hidden(&self.0, chart, battery.side(), (battery.hex, *hex)).is_none();
        let (hexes, out_of_sight) = all.partition(seen);
        Ok(FireArea { hexes, hidden: out_of_sight })
    }

    /// What stands between two hexes; friends too far before the guns hide where a battery stands at the first.
    pub(crate) fn line_of_sight(&self, from: Hex, to: Hex) -> LineOfSight {
        let battery = self.at(from).iter().copied().find(|p| self.nature(*p).arm.is_guns());
        let chart = &self.ground().chart;
        let found = match battery {
            Some(battery) => hidden(&self.0, chart, self.piece(battery).side(), (from, to)),
            None => crate::sight::hidden_by_ground(self.board(), chart, from, to),
        };
        let (blocked, rule) = (found.map(|h| h.by), found.map_or(rule::LOS_LINE, |h| h.rule));
        LineOfSight { from, to, blocked, rule }
    }
}
