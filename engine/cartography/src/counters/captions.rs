//! What is written beside a counter, its name and strength: how large and where. Must not know what it says.

use super::CounterLook;
use crate::geometry::{Point, Rect};

/// Widest text beside a counter, in hexes.
pub const CAPTION_WIDTH: f32 = 1.1;
/// Widest text where a neighbour's would meet it, in hexes: counters side by side are one hex apart.
pub const NARROW_CAPTION_WIDTH: f32 = 0.94;

/// Height of the text beside a counter in pixels (points on the screen), at so many a hex: at least 9.
pub fn caption_px(px_per_hex: f32) -> f32 {
    (px_per_hex * 0.15).max(9.0)
}

/// How far the models of troops that hold a place stand from its middle, in hexes.
const GARRISON: f32 = 0.47;
/// Half the front and half the depth of troops drawn up, in hexes.
const DRAWN_UP: (f32, f32) = (0.48, 0.19);
/// Half the width of a leader's disc, in hexes.
const LEADER: f32 = 0.36;

/// Does a look stand all round its hex?
pub(super) fn stands_round(look: &CounterLook) -> bool {
    !look.role.leads() && look.formation == "garrison"
}

/// About how far a counter reaches from its middle, sideways and up or down, in hexes.
pub fn reach(look: &CounterLook) -> Point {
    if look.role.leads() {
        return Point::new(LEADER, LEADER);
    }
    if stands_round(look) {
        return Point::new(GARRISON, GARRISON);
    }
    let front = Point::bearing(look.facing.map_or(0.0, |hour| 30.0 * f32::from(hour.get())));
    let (ahead, aside) = (front.y.abs(), front.x.abs());
    let (half, deep) = DRAWN_UP;
    Point::new(half * ahead + deep * aside, half * aside + deep * ahead)
}

/// How far below the middle of its hex what is written under a counter begins, in hexes: under its signs.
pub fn caption_top(look: &CounterLook) -> f32 {
    let bars = u8::from(look.morale.is_some()) + u8::from(look.disruption.is_some());
    let boxes = u8::from(look.signs.tally.is_some()) + u8::from(look.signs.ladder.is_some());
    let word = if look.label.is_empty() { 0.0 } else { 0.2 };
    let below: f32 = if look.role.leads() { 0.3 } else { 0.34 };
    let signs = 0.055 * f32::from(bars) + 0.12 * f32::from(boxes) + word;
    let body = if look.role.leads() { 0.0 } else { reach(look).y };
    below.max(body) + signs
}

/// How far above the middle of its hex what is written over a counter ends, in hexes.
pub fn caption_foot(look: &CounterLook) -> f32 {
    reach(look).y.max(0.3) + 0.06
}

/// What is to be written beside a counter, in any unit of length.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Caption {
    /// The middle of its upper edge where it stands under the counter.
    pub under: Point,
    /// The middle of its lower edge where it stands above the counter.
    pub over: Point,
    /// The middle of its left edge where it stands on the right of the counter, and of its right edge on the left.
    pub beside: [Point; 2],
    /// Its height.
    pub height: f32,
    /// How wide it is if it may be as wide as [`CAPTION_WIDTH`], and if it must keep to [`NARROW_CAPTION_WIDTH`].
    pub widths: [f32; 2],
}

/// Where a caption stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CaptionPlace {
    /// What it covers.
    pub rect: Rect,
    /// Must it keep to [`NARROW_CAPTION_WIDTH`]?
    pub narrow: bool,
}

/// How far a caption beside a counter keeps off it, in hexes.
const BESIDE_GAP: f32 = 0.06;

/// Where what is written beside a counter in the middle of that point begins on its right and ends on its left.
pub fn caption_beside(look: &CounterLook, at: Point, scale: f32) -> [Point; 2] {
    let aside = Point::new((reach(look).x + BESIDE_GAP) * scale, 0.0);
    [at + aside, at - aside]
}

/// On which side of its counter a caption stands, in the order of choice.
#[derive(Clone, Copy, PartialEq)]
enum Stands {
    Under,
    Over,
    Right,
    Left,
}

impl Stands {
    const ALL: [Self; 4] = [Self::Under, Self::Over, Self::Right, Self::Left];

    /// What it costs that it is not the first choice, in parts of a caption that is covered.
    const fn cost(self) -> f32 {
        match self {
            Self::Under => 0.0,
            Self::Over => 0.06,
            Self::Right => 0.12,
            Self::Left => 0.13,
        }
    }
}

/// What it costs to be narrow, in parts of a caption that is covered.
const NARROW_COST: f32 = 0.02;
/// What covers more of something, or has more of it under itself, cannot be read.
const MOST_COVERED: f32 = 0.25;

/// Finds places for captions, under their counters, over them or beside them, whole or shortened, so that none covers
/// another and as little as may be of what is `taken`: names on the map, counters. One that has no place where it can be
/// read is left out. Those that come first choose first, but of two that cannot both be whole both are shortened.
pub fn place_captions(captions: &[Caption], taken: &[Rect]) -> Vec<Option<CaptionPlace>> {
    let usual: Vec<Rect> = captions.iter().map(|caption| caption.rect(false, Stands::Under)).collect();
    let mut placed: Vec<Rect> = Vec::with_capacity(captions.len());
    let mut place = |(own, caption): (usize, &Caption)| {
        let crowded =
            || usual.iter().enumerate().any(|(n, other)| n != own && share(usual[own], *other) > 0.0);
        let widths: &[bool] = if crowded() { &[true] } else { &[false, true] };
        let mut best: Option<(f32, CaptionPlace)> = None;
        for (stands, narrow) in Stands::ALL.into_iter().flat_map(|s| widths.iter().map(move |n| (s, *n))) {
            let rect = caption.rect(narrow, stands);
            if placed.iter().any(|other| share(rect, *other) > 0.0) {
                continue;
            }
            let covered: f32 = taken.iter().map(|other| share(rect, *other)).sum();
            if covered > MOST_COVERED {
                continue;
            }
            let cost = covered + stands.cost() + if narrow { NARROW_COST } else { 0.0 };
            if best.is_none_or(|(least, _)| cost < least) {
                best = Some((cost, CaptionPlace { rect, narrow }));
            }
        }
        let (_, place) = best?;
        placed.push(place.rect);
        Some(place)
    };
    captions.iter().enumerate().map(&mut place).collect()
}

impl Caption {
    fn rect(&self, narrow: bool, stands: Stands) -> Rect {
        let (width, height) = (self.widths[usize::from(narrow)], self.height);
        let [right, left] = self.beside;
        let corner = match stands {
            Stands::Under => self.under - Point::new(width / 2.0, 0.0),
            Stands::Over => self.over - Point::new(width / 2.0, height),
            Stands::Right => right - Point::new(0.0, height / 2.0),
            Stands::Left => left - Point::new(width, height / 2.0),
        };
        Rect::new(corner, corner + Point::new(width, height))
    }
}

/// The part of the smaller of two rectangles that both cover, 0 to 1.
fn share(a: Rect, b: Rect) -> f32 {
    let both = a.shared_with(b);
    if both.width() <= 0.0 || both.height() <= 0.0 {
        return 0.0;
    }
    let least = (a.width() * a.height()).min(b.width() * b.height());
    both.width() * both.height() / least.max(f32::MIN_POSITIVE)
}

/// The longest beginning of a text that fits, with an ellipsis where something is left out; empty if not even one
/// letter does.
pub fn shortened(text: &str, fits: impl Fn(&str) -> bool) -> String {
    if fits(text) {
        return text.to_owned();
    }
    let ends: Vec<usize> = text.char_indices().map(|(at, _)| at).skip(1).collect();
    let cut = |end: &usize| text.get(..*end).unwrap_or_default().trim_end().to_owned() + "…";
    ends.iter().rev().map(cut).find(|cut| fits(cut)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{Caption, place_captions, share, shortened};
    use crate::geometry::{Point, Rect};

    fn caption(x: f32, width: f32) -> Caption {
        Caption {
            under: Point::new(x, 0.34),
            over: Point::new(x, -0.34),
            beside: [Point::new(x + 0.5, 0.0), Point::new(x - 0.5, 0.0)],
            height: 0.3,
            widths: [width, width.min(super::NARROW_CAPTION_WIDTH)],
        }
    }

    #[test]
    fn captions_of_a_line_of_battle_keep_off_each_other() {
        let line: Vec<Caption> = (0..6_u8).map(|n| caption(f32::from(n), 1.1)).collect();
        let placed = place_captions(&line, &[]);
        let rects: Vec<Rect> = placed.iter().map(|place| place.expect("there is room").rect).collect();
        for (n, a) in rects.iter().enumerate() {
            assert!(rects[n + 1..].iter().all(|b| share(*a, *b) == 0.0), "{rects:?}");
            assert!(a.min.y > 0.0, "all of them stand under their counters");
        }
        let alone = place_captions(&line[..1], &[]);
        assert!(alone[0].is_some_and(|place| !place.narrow), "one alone has room: {alone:?}");
    }

    #[test]
    fn a_caption_goes_over_its_counter_where_a_name_stands_under_it() {
        let name = Rect::new(Point::new(-2.0, 0.4), Point::new(2.0, 1.0));
        let placed = place_captions(&[caption(0.0, 0.8)], &[name]);
        assert!(placed[0].is_some_and(|place| place.rect.max.y < 0.0), "{placed:?}");
    }

    #[test]
    fn of_captions_of_one_place_the_fifth_is_left_out() {
        let placed = place_captions(&[caption(0.0, 0.8); 5], &[]);
        assert_eq!(placed.iter().map(Option::is_some).collect::<Vec<_>>(), [true, true, true, true, false]);
    }

    #[test]
    fn captions_of_a_column_stand_beside_it() {
        // Units behind each other, a hex apart, that look to the side.
        let at = |n: u8| Point::new(0.0, f32::from(n));
        let reach = Point::new(0.19, 0.48);
        let column: Vec<Caption> = (0..6)
            .map(|n| Caption {
                under: at(n) + Point::new(0.0, 0.48),
                over: at(n) - Point::new(0.0, 0.54),
                beside: [at(n) + Point::new(0.25, 0.0), at(n) - Point::new(0.25, 0.0)],
                height: 0.3,
                widths: [1.1, 0.94],
            })
            .collect();
        let counters: Vec<Rect> = (0..6).map(|n| Rect::new(at(n) - reach, at(n) + reach)).collect();
        let placed = place_captions(&column, &counters);
        for place in placed {
            let rect = place.expect("there is room beside it").rect;
            assert!(counters.iter().all(|counter| share(rect, *counter) < 0.05), "{rect:?}");
        }
        // Among others all round there is none: it would lie over them.
        let all_round = Rect::new(Point::new(-3.0, -3.0), Point::new(3.0, 3.0));
        assert_eq!(place_captions(&column[..1], &[all_round]), [None]);
    }

    #[test]
    fn a_text_keeps_as_much_as_fits() {
        let within = |most: usize| move |text: &str| text.chars().count() <= most;
        assert_eq!(shortened("1/IR24 Schwerin", within(20)), "1/IR24 Schwerin");
        assert_eq!(shortened("1/IR24 Schwerin", within(8)), "1/IR24…");
        assert_eq!(shortened("Žižka", within(3)), "Ži…");
        assert_eq!(shortened("Schwerin", within(1)), "");
    }
}
