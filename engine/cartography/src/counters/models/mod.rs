//! Units counted in models: little figures on their stands, and the gaps of those that are lost.
//!
//! What stood there at the start is a board in the side's colour; on it the stands lie in the coat's colour, and where
//! figures are lost the paper shows. How much is drawn is told by the size in pixels: figures, dots, stands. Must not
//! know rules: who calls says how many there are.

mod arrangement;
mod battery;
mod stand;

use super::body::{SIDE_BAND, wedge};
use super::shapes::ShapeCollector;
use super::{CounterLook, block};
use crate::geometry::Point;
use crate::{MapStyle, Rgba};
use arrangement::{Arrangement, Part};
use oblique_rules::catalog::ModelCount;

/// Least pixels from figure to figure where figures are drawn as such.
const FIGURE_PX: f32 = 4.0;
/// Least pixels from figure to figure where they are drawn as dots.
const DOT_PX: f32 = 2.4;

/// How much of each figure is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Grain {
    /// The stands alone, as far as they are filled.
    Stands,
    /// A dot a figure.
    Dots,
    /// Little men, horses, guns.
    Figures,
}

impl Grain {
    fn at(pitch: f32, px_per_hex: f32) -> Self {
        match pitch * px_per_hex {
            px if px < DOT_PX => Self::Stands,
            px if px < FIGURE_PX => Self::Dots,
            _ => Self::Figures,
        }
    }
}

/// What has become of a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fate {
    /// It stands.
    Stands,
    /// It fell just now.
    Falls,
    /// It is lost.
    Lost,
}

/// Draws a unit's models; returns how far behind the centre its rear edge lies.
pub(super) fn draw(
    sheet: &mut ShapeCollector,
    style: &MapStyle,
    look: &CounterLook,
    count: ModelCount,
    px_per_hex: f32,
) -> f32 {
    if count.gunners && (count.guns > 0 || count.start == 0) {
        return battery::draw(sheet, style, look, count, px_per_hex);
    }
    let plan = Arrangement::of(look, count);
    let grain = Grain::at(plan.pitch(), px_per_hex);
    let each = |sheet: &mut ShapeCollector, draw: &dyn Fn(&mut ShapeCollector, &Part)| {
        for part in &plan.parts {
            sheet.within(part.at, part.turn_deg, |sheet| draw(sheet, part));
        }
    };
    if plan.loose {
        each(sheet, &|sheet, part| stand::loose(sheet, style, look, part, &plan, grain));
    } else {
        // What lies under all parts first: wings of a bent line and faces of a square join.
        each(sheet, &|sheet, part| under(sheet, style, look, part));
        each(sheet, &|sheet, part| board(sheet, style, look, part));
        each(sheet, &|sheet, part| stand::formed(sheet, style, look, part, &plan, grain, px_per_hex));
    }
    if let Some(tip) = plan.wedge.filter(|_| look.facing.is_some()) {
        wedge(sheet, style, look.side_color, tip);
    }
    plan.rear + SIDE_BAND
}

impl CounterLook {
    /// What becomes of the model of that index, by how many are left and how many fell just now: the last go first.
    fn fate(&self, index: usize) -> Fate {
        let Some(count) = self.models else { return Fate::Stands };
        let left = usize::from(count.left);
        match index {
            index if index < left => Fate::Stands,
            index if index < left + usize::from(self.just_lost) => Fate::Falls,
            _ => Fate::Lost,
        }
    }
}

/// The edge of a part's board in ink, and the board of those that lie under it.
fn under(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, part: &Part) {
    let s = &style.counter;
    if look.stacked > 0 {
        let off = Point::new(0.045, 0.055);
        sheet.polygon(&part.edge(s.base + s.outline, off), style.ink);
        sheet.polygon(&part.edge(s.base, off), look.side_color);
    }
    sheet.polygon(&part.edge(s.base + s.outline, Point::default()), style.ink);
}

/// The board of a part in the side's colour, with a light edge along its front, and what shows between its stands.
fn board(sheet: &mut ShapeCollector, style: &MapStyle, look: &CounterLook, part: &Part) {
    let s = &style.counter;
    sheet.polygon(&part.edge(s.base, Point::default()), look.side_color);
    let front = part.middle.y - part.deep / 2.0 - s.base * 0.5;
    sheet.polygon(&block(Point::new(part.middle.x, front), part.wide - s.base, s.base * 0.5), s.front_color);
    let edge = s.outline * 0.8;
    let light = between(style, look);
    for stand in &part.stands {
        sheet.polygon(&block(stand.middle, stand.wide + edge, stand.deep + edge), light);
    }
}

/// The colour between stands: the side's, lightened where the coat is as dark.
fn between(style: &MapStyle, look: &CounterLook) -> Rgba {
    let apart = (look.side_color.lightness() - look.nation_color.lightness()).abs();
    if apart > 0.25 { look.side_color } else { look.side_color.mixed(style.counter.front_color, 0.5) }
}

impl Part {
    /// Its outline, so much wider all round; where it is not one of a ring, the side's band shows behind it.
    fn edge(&self, grow: f32, off: Point) -> [Point; 4] {
        let c = self.middle + off;
        let (front, mut rear) = (self.deep / 2.0 + grow, self.deep / 2.0 + grow);
        let (ahead, behind) = if let Some(mitre) = self.mitre {
            let far = self.at.length();
            (mitre * (far + front), mitre * (far - rear))
        } else {
            rear += SIDE_BAND / 2.0;
            (self.wide / 2.0 + grow, self.wide / 2.0 + grow)
        };
        [(-ahead, -front), (ahead, -front), (behind, rear), (-behind, rear)]
            .map(|(x, y)| c + Point::new(x, y))
    }
}
