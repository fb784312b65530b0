//! Stands and what stands on them: filled as far as models are left, paper where they are lost.
//!
//! Must not know formations: who calls has placed everything.

use super::super::body::ink_on;
use super::super::figures::{self, Arms};
use super::super::shapes::ShapeCollector;
use super::super::{CounterLook, block};
use super::arrangement::{Arrangement, Part, Stand};
use super::{Fate, Grain};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};
use oblique_rules::catalog::Role;

/// What a stand is drawn by.
pub(super) struct Inks {
    /// The coat: the ground of those who stand.
    pub coat: Rgba,
    /// The men on it.
    pub men: Rgba,
    /// The ground of the lost.
    pub bare: Rgba,
    /// The ground of those who fell just now.
    pub fallen: Rgba,
    /// Traces of the lost.
    pub trace: Rgba,
    /// The stroke through those who fell just now.
    pub struck: Rgba,
}

impl Inks {
    pub(super) fn of(style: &MapStyle, look: &CounterLook) -> Self {
        let red = style.counter.disruption;
        Self {
            coat: look.nation_color,
            men: ink_on(style, look.nation_color),
            bare: style.paper.mixed(style.ink, 0.1),
            fallen: style.paper.mixed(red, 0.42),
            trace: style.ink.faded(0.22),
            struck: red.mixed(style.ink, 0.25),
        }
    }
}

/// Least pixels between two stands.
const GAP_PX: f32 = 0.9;
/// Least pixels across a stand that bears the sign of its arm.
const SIGN_PX: f32 = 2.6;

/// Draws the stands of a part of a closed body.
pub(super) fn formed(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    part: &Part,
    plan: &Arrangement,
    grain: Grain,
    px_per_hex: f32,
) {
    let inks = Inks::of(style, look);
    let several = part.stands.len() > 1;
    // Stands are told apart, but never eaten up by what is between them.
    let gap = |long: f32| if several { (GAP_PX / px_per_hex).clamp(0.012, 0.3 * long) } else { 0.0 };
    for stand in &part.stands {
        let (wide, deep) = (stand.wide - gap(stand.wide), stand.deep - gap(stand.deep));
        ground(sheet, look, stand, plan, (wide, deep), &inks);
    }
    if look.arm == "grenadier" && grain != Grain::Figures {
        // The bar of the elite companies along the rear.
        let y = part.middle.y + part.deep / 2.0 - 0.022;
        sheet.polygon(&block(Point::new(part.middle.x, y), part.wide, 0.028), inks.men.faded(0.7));
    }
    if grain == Grain::Stands {
        for stand in &part.stands {
            if stand.wide * px_per_hex >= SIGN_PX {
                sign(sheet, look, stand, inks.men);
            }
        }
        return;
    }
    let front = part.middle.y - part.deep / 2.0 - 0.075;
    for stand in &part.stands {
        for &(index, place) in &stand.models {
            let at = place + Point::new(0.0, stagger(plan, index));
            let fate = look.fate(index);
            match grain {
                Grain::Figures => figure(sheet, style, look, at, plan, fate, &inks, Some(front)),
                _ => dot(sheet, at, plan, fate, &inks),
            }
        }
    }
}

/// How far a model of a staggered rank stands off its place.
fn stagger(plan: &Arrangement, index: usize) -> f32 {
    let half = if index.is_multiple_of(2) { -0.5 } else { 0.5 };
    if plan.staggered { half * plan.cell.1 * 0.5 } else { 0.0 }
}

/// The ground of a stand: all of it in the coat's colour, or as far as it is filled.
fn ground(
    sheet: &mut ShapeCollector,
    look: &CounterLook,
    stand: &Stand,
    plan: &Arrangement,
    (wide, deep): (f32, f32),
    inks: &Inks,
) {
    let all = |fate: Fate| stand.models.iter().all(|(index, _)| look.fate(*index) == fate);
    let whole = [(Fate::Stands, inks.coat), (Fate::Lost, inks.bare), (Fate::Falls, inks.fallen)];
    if let Some((_, fill)) = whole.into_iter().find(|(fate, _)| all(*fate)) {
        sheet.polygon(&block(stand.middle, wide, deep), fill);
        return;
    }
    sheet.polygon(&block(stand.middle, wide, deep), inks.bare);
    // Cells are kept within the stand.
    let (cut_wide, cut_deep) = (wide / stand.wide, deep / stand.deep);
    for &(index, place) in &stand.models {
        let fill = match look.fate(index) {
            Fate::Stands => inks.coat,
            Fate::Falls => inks.fallen,
            Fate::Lost => continue,
        };
        let off = place - stand.middle;
        let at = stand.middle + Point::new(off.x * cut_wide, off.y * cut_deep);
        sheet.polygon(&block(at, plan.cell.0 * cut_wide, plan.cell.1 * cut_deep), fill);
    }
}

/// The sign of the arm across a stand whose figures are too small to be seen: a slash for horse, a tick for light
/// foot; formed foot is plain.
fn sign(sheet: &mut ShapeCollector, look: &CounterLook, stand: &Stand, ink: Rgba) {
    if !stand.models.iter().any(|(index, _)| look.fate(*index) == Fate::Stands) {
        return;
    }
    let (x, y) = (stand.wide / 2.0 - 0.018, stand.deep / 2.0 - 0.03);
    let p = |dx: f32, dy: f32| stand.middle + Point::new(dx, dy);
    match look.role {
        Role::Horse => sheet.line(&[p(-x, y), p(x, -y)], ink.faded(0.75), 0.024),
        Role::Light => {
            sheet.line(
                &[p(-x * 0.6, y * 0.5), p(0.0, -y * 0.5), p(x * 0.6, y * 0.5)],
                ink.faded(0.75),
                0.022,
            );
        }
        _ => {}
    }
}

/// A model as a dot.
fn dot(sheet: &mut ShapeCollector, at: Point, plan: &Arrangement, fate: Fate, inks: &Inks) {
    let (w, d) = (plan.cell.0 * 0.46, (plan.cell.1 * 0.5).min(0.07));
    let fill = match fate {
        Fate::Stands => inks.men,
        Fate::Falls => inks.struck,
        // A bare place tells more than a trace as large as a man.
        Fate::Lost => return,
    };
    sheet.polygon(&block(at, w, d), fill);
}

/// A model as a little man or horse, struck through if it fell just now, a trace of its place if it is lost.
fn figure(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    at: Point,
    plan: &Arrangement,
    fate: Fate,
    inks: &Inks,
    front: Option<f32>,
) {
    let horse = look.role == Role::Horse;
    let file = if plan.staggered { plan.cell.0 * 1.8 } else { plan.cell.0 };
    let rank = if plan.staggered { plan.cell.1 * 0.5 } else { plan.cell.1 };
    let tall = if horse {
        (file * 2.1).min(rank * 0.96).min(0.2)
    } else {
        (file * 1.15).min(rank * 0.86).min(0.125)
    };
    match fate {
        Fate::Lost => {
            sheet.polygon(&block(at, tall * 0.3, tall * 0.16), inks.trace);
        }
        Fate::Stands if horse => figures::rider(sheet, look, at, tall, [inks.men, inks.coat]),
        Fate::Stands => {
            figures::man(sheet, look, at, tall, inks.men);
            if let Some(front) = front.filter(|_| plan.is_first_rank(at)) {
                let edge = Point::new(at.x, front + 0.075);
                let uneven = figures::ragged(look).then_some((at.x * 97.0).abs() as usize);
                figures::musket(sheet, edge, tall, Arms::Levelled, front, uneven, style.ink);
            }
        }
        Fate::Falls => {
            let pale = inks.men.mixed(inks.fallen, 0.35);
            if horse {
                figures::rider(sheet, look, at, tall, [pale, inks.fallen]);
            } else {
                figures::man(sheet, look, at, tall, pale);
            }
            strike(sheet, at, tall, inks);
        }
    }
}

/// The stroke through a model that fell just now.
pub(super) fn strike(sheet: &mut ShapeCollector, at: Point, tall: f32, inks: &Inks) {
    let (x, y) = ((tall * 0.42).min(0.045), tall * 0.5);
    sheet.line(
        &[at + Point::new(-x, y), at + Point::new(x, -y)],
        inks.struck,
        (tall * 0.17).clamp(0.016, 0.03),
    );
}

/// Models that stand each for itself, on a ground of their own.
pub(super) fn loose(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    part: &Part,
    plan: &Arrangement,
    grain: Grain,
) {
    let inks = Inks::of(style, look);
    let s = &style.counter;
    let horse = look.role == Role::Horse;
    let radius = (plan.cell.0 * 0.4).min(plan.cell.1 * 0.32).min(if horse { 0.062 } else { 0.052 });
    let models = || part.stands.iter().flat_map(|stand| &stand.models);
    let rings = |fate: Fate| match fate {
        Fate::Stands => {
            [(s.base * 0.55 + s.outline * 0.7, style.ink), (s.base * 0.55, look.side_color), (0.0, inks.coat)]
        }
        Fate::Falls => [(s.base * 0.55, inks.struck), (s.base * 0.2, inks.fallen), (0.0, inks.fallen)],
        Fate::Lost => {
            [(s.base * 0.3, look.side_color.faded(0.55)), (0.0, inks.bare.faded(0.85)), (0.0, Rgba::CLEAR)]
        }
    };
    // Those who are lost lie under those who stand.
    for fate in [Fate::Lost, Fate::Falls, Fate::Stands] {
        for ring in 0..3 {
            for &(_, place) in models().filter(|(index, _)| look.fate(*index) == fate) {
                let (grow, fill) = rings(fate)[ring];
                if fill.a > 0 {
                    sheet.disc(place, radius + grow, fill);
                }
            }
        }
    }
    if grain == Grain::Stands {
        return;
    }
    let tall = radius * if horse { 2.7 } else { 1.9 };
    for &(index, place) in models() {
        match (look.fate(index), grain) {
            (Fate::Lost, _) => {}
            (Fate::Falls, _) => strike(sheet, place, tall, &inks),
            (Fate::Stands, Grain::Figures) if horse => {
                figures::rider(sheet, look, place, tall, [inks.men, inks.coat]);
            }
            // Gunners who have left their guns carry nothing.
            (Fate::Stands, Grain::Figures) if look.role == Role::Guns => {
                figures::man(sheet, look, place, tall, inks.men);
            }
            (Fate::Stands, Grain::Figures) => {
                figures::kneeling(sheet, look, place, tall, inks.men);
                let aim = place + Point::new(0.0, radius * 0.3);
                figures::musket(sheet, aim, tall, Arms::Levelled, place.y - radius - 0.05, None, style.ink);
            }
            (Fate::Stands, _) => sheet.disc(place, radius * 0.42, inks.men),
        }
    }
}
