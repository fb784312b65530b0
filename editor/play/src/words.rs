//! Orders, facings and figures in words.
//!
//! Names come from the catalog and the field as it is seen. Must not know any one system.

use oblique_battle::BattleSetting;
use oblique_board::hex::{Hex, Hour};
use oblique_rules::catalog::{Catalog, DecisionKind, Domain, FacingKind, Track};
use oblique_rules::play::{Field, Order, PieceIx, PieceState, Quote, Verb};
use oblique_scenario::Scenario;
use oblique_text::{Text, inside, number, text, translated};

/// A facing as the point of the compass it looks to.
pub(crate) fn compass(hour: Hour) -> &'static str {
    const NAMES: [Text; 12] = [
        Text("play-compass-north"),
        Text("play-compass-north-north-east"),
        Text("play-compass-east-north-east"),
        Text("play-compass-east"),
        Text("play-compass-east-south-east"),
        Text("play-compass-south-south-east"),
        Text("play-compass-south"),
        Text("play-compass-south-south-west"),
        Text("play-compass-west-south-west"),
        Text("play-compass-west"),
        Text("play-compass-west-north-west"),
        Text("play-compass-north-north-west"),
    ];
    NAMES[hour.get() as usize % 12].get()
}

/// The value of a track, in words where it has them.
pub(crate) fn track_value(track: &Track, value: i32) -> String {
    let named = usize::try_from(value).ok().and_then(|v| track.names.get(v)).filter(|n| !n.is_empty());
    match (named, track.scale) {
        (Some(name), _) => name.clone(),
        (None, 2) => oblique_rules::halves(value),
        (None, scale) if scale > 1 => {
            number(&format!("{:.1}", f64::from(value) / f64::from(scale))).into_owned()
        }
        _ => value.to_string(),
    }
}

/// A piece's name as it is seen.
pub(crate) fn name(field: &Field, pix: PieceIx) -> &str {
    field.get(pix).map_or(text!("play-somebody-2"), |p| p.info.name.as_str())
}

/// Formation and facing: 'Line, facing north'.
pub(crate) fn posture(catalog: &Catalog, piece: &PieceState) -> String {
    let kind = catalog.kinds.get(usize::from(piece.info.kind));
    if kind.is_none_or(|k| k.formations.is_empty()) {
        return String::new();
    }
    stance(catalog, piece.formation, piece.facing)
}

fn stance(catalog: &Catalog, formation: u8, facing: Option<Hour>) -> String {
    let Some(formation) = catalog.formations.get(usize::from(formation)) else { return String::new() };
    let faces = matches!(formation.facing, FacingKind::Vertex | FacingKind::Side);
    match facing.filter(|_| faces) {
        Some(hour) => text!("play-formation-facing-hour", formation = formation.name, hour = compass(hour)),
        None => formation.name.clone(),
    }
}

/// The catalog's name of an order's verb.
pub(crate) fn verb(catalog: &Catalog, order: &Order) -> String {
    let named = |turned: bool| {
        let same = |turn: i8| !turned || i32::from(turn) == order.amount().signum();
        catalog.actions.iter().find(|a| a.verb == order.verb() && same(a.turn))
    };
    if order.verb() == Verb::Turn && order.amount() == 0 {
        // Any facing, not a step to one side.
        return text!("play-turn").to_owned();
    }
    named(true).or_else(|| named(false)).map_or_else(|| format!("{:?}", order.verb()), |a| a.name.clone())
}

/// An order as an answer of the prompt: 'Advance: Schwerin to 0712, leaders go along'. `plotting`
/// says whether targets are chosen now; the decision may have a name of its own for it.
pub(crate) fn answer(
    setting: &BattleSetting,
    field: &Field,
    decision: Option<&DecisionKind>,
    order: &Order,
    plotting: bool,
) -> String {
    if let Some(own) = decision.and_then(|d| d.answer(order.verb(), order.amount())) {
        let detail = detail(setting, field, &order.clone().with_amount(0), true);
        return if detail.is_empty() { own.to_owned() } else { format!("{own}: {detail}") };
    }
    let head = verb(setting.catalog, order);
    if order.verb() == Verb::Recall && order.piece().is_none() {
        return text!("play-nobody-2").to_owned();
    }
    if order.verb() == Verb::Done && !plotting {
        return text!("play-finished").to_owned();
    }
    let detail = detail(setting, field, order, true);
    if detail.is_empty() { head } else { format!("{head}: {detail}") }
}

/// What tells an order from the others of the same action: 'Left, column, facing north'.
pub(crate) fn choice(setting: &BattleSetting, field: &Field, order: &Order) -> String {
    let text = detail(setting, field, order, false);
    if text.is_empty() { verb(setting.catalog, order) } else { text }
}

fn detail(setting: &BattleSetting, field: &Field, order: &Order, with_piece: bool) -> String {
    let mut parts = Vec::new();
    if with_piece || order.verb() == Verb::Recall {
        parts.extend(order.piece().map(|p| name(field, p).to_owned()));
    }
    // A ride names whom it is at and its whole way.
    let rides = order.verb() == Verb::Charge && !order.path().is_empty();
    if let Some(hex) = super::offers::place(order).filter(|_| !rides) {
        let to = setting.board.layout().name(hex);
        let aimed = matches!(order.verb(), Verb::Plot | Verb::Assault | Verb::Fire);
        let at = order.target().map(|p| name(field, p));
        let enemy = at.or_else(|| enemy_in(field, order.piece(), hex)).filter(|_| aimed);
        parts = vec![match (parts.pop(), enemy) {
            (None, Some(enemy)) => format!("{to}, {enemy}"),
            (None, None) => to,
            (Some(who), Some(enemy)) => format!("{who} {}", text!("play-at-enemy-in-to", enemy, to)),
            (Some(who), None) if aimed => format!("{who} {}", text!("play-at-to", to)),
            (Some(who), None) => format!("{who} {}", text!("play-to-to", to)),
        }];
        if !aimed {
            parts.extend(order.target().map(|p| name(field, p).to_owned()));
        }
    } else if let Some(target) = order.target() {
        let target = name(field, target);
        parts = vec![match parts.pop() {
            Some(who) if strikes(order.verb()) => format!("{who} {}", text!("play-at-enemy", enemy = target)),
            Some(who) => format!("{who}, {target}"),
            None => target.to_owned(),
        }];
    }
    if rides {
        // The same enemy may be ridden at by several ways.
        let layout = setting.board.layout();
        let way: Vec<String> = order.path().iter().map(|h| layout.name(*h)).collect();
        parts.push(text!("play-over-way", way = way.join(" ")));
    }
    match order.verb() {
        Verb::Turn | Verb::Form if order.amount() != 0 => {
            parts.push(if order.amount() < 0 {
                text!("play-left").to_owned()
            } else {
                text!("play-right").to_owned()
            });
        }
        Verb::AutoRally => parts.push(text!("play-up-to-amount", amount = order.amount())),
        Verb::Allot if with_piece => {
            let who = parts.pop().unwrap_or_default();
            parts.push(text!("play-amount-to-who", amount = order.amount(), who));
        }
        _ if order.amount() != 0 => parts.push(order.amount().to_string()),
        _ => {}
    }
    if let Some(formation) = order.formation() {
        parts.push(inside(stance(setting.catalog, formation, order.facing())));
    }
    if let Some(facing) = order.facing().filter(|_| order.formation().is_none()) {
        parts.push(text!("play-facing-facing", facing = compass(facing)));
    }
    if order.flag() {
        parts.push(
            match order.verb() {
                Verb::Disengage | Verb::Advance => text!("play-leaders-go-along"),
                Verb::AutoRally => text!("play-in-enemy-zones-too"),
                _ => text!("play-the-other-way"),
            }
            .to_owned(),
        );
    }
    let mut text = parts.join(", ");
    if let Some(first) = text.get(..1).map(str::to_uppercase) {
        text.replace_range(..1, &first);
    }
    text
}

/// Is it a blow at somebody?
pub(crate) const fn strikes(verb: Verb) -> bool {
    matches!(verb, Verb::Plot | Verb::Fire | Verb::Charge | Verb::Assault)
}

/// Whom a blow is aimed at: its target, or the enemy in its hex; `None` of orders that strike nobody.
pub(crate) fn struck<'a>(field: &'a Field, order: &Order, hex: Option<Hex>) -> Option<&'a str> {
    if !strikes(order.verb()) {
        return None;
    }
    order.target().map(|pix| name(field, pix)).or_else(|| enemy_in(field, order.piece(), hex?))
}

/// The enemy of a piece that is seen in a hex.
fn enemy_in(field: &Field, piece: Option<PieceIx>, hex: Hex) -> Option<&str> {
    let side = field.get(piece?)?.side();
    let enemy = field.pieces.iter().find(|p| p.on_map() && p.hex == hex && p.side() != side)?;
    Some(enemy.info.name.as_str())
}

/// The lines of a quote, the cost first.
pub(crate) fn quote_lines(catalog: &Catalog, quote: &Quote) -> Vec<String> {
    let mut lines = Vec::new();
    lines.extend(quote.cost_halves.map(|n| text!("play-costs-halves", halves = points(catalog, n))));
    lines.extend(quote.lines.iter().map(|line| {
        let mut text = translated(&line.text).into_owned();
        if let Some(first) = text.get(..1).map(str::to_uppercase) {
            text.replace_range(..1, &first);
        }
        if line.rule.is_empty() { text } else { format!("{text}  ({})", line.rule) }
    }));
    lines
}

/// So much of what moves cost, counted in halves: '1½ points'.
pub(crate) fn points(catalog: &Catalog, n: i32) -> String {
    let (one, several) = &catalog.move_unit;
    format!("{} {}", oblique_rules::halves(n), if n > 0 && n <= 2 { one } else { several })
}

/// Clock time at which a turn opens, if the ruleset has turns and the scenario a clock.
pub(crate) fn clock(catalog: &Catalog, scenario: &Scenario, turn: u16) -> Option<String> {
    let minutes = i64::from(catalog.turn_minutes?);
    let start = catalog.params.iter().find(|a| a.domain == Domain::Clock)?;
    let start = scenario.params.get(&start.id).unwrap_or(&start.default).int()?;
    let now = start + minutes * (i64::from(turn) - 1);
    Some(format!("{}:{:02}", now.div_euclid(60).rem_euclid(24), now.rem_euclid(60)))
}

/// A hex, its terrain and level: '0712, woods, level 3'.
pub(crate) fn place(setting: &BattleSetting, hex: Hex) -> String {
    format!("{}, {}", setting.board.layout().name(hex), inside(ground(setting, hex)))
}

/// The terrain and level of a hex: 'Woods, level 3'.
pub(crate) fn ground(setting: &BattleSetting, hex: Hex) -> String {
    let id = setting.board.terrain_id(hex).unwrap_or_default();
    let terrain = setting.catalog.terrain(id).map_or(id, |t| t.name.as_str());
    text!("play-terrain-level-hex", terrain, hex = setting.board.level(hex).unwrap_or_default())
}
