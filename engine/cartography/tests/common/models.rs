//! Units counted in models in every formation and arm, whole and after losses, for pictures.

use oblique_board::hex::Hour;
use oblique_cartography::counters::{self, CounterLook};
use oblique_cartography::primitive::{Primitive, Scene};
use oblique_cartography::{MapStyle, Point, Rect, Rgba};
use oblique_rules::catalog::{ModelCount, Role};

/// A unit of so many models of so many at the start, on stands of so many, so many abreast.
fn unit(role: Role, formation: &str, arm: &str, [left, start, a_stand, abreast]: [u8; 4]) -> CounterLook {
    let hour = match formation {
        "square" | "garrison" => None,
        "column" | "bent" | "limbered" => Some(1),
        _ => Some(0),
    };
    CounterLook {
        nation_color: Rgba::parse("2f3e5c").expect("a colour"),
        side_color: Rgba::parse("2f4a7d").expect("a colour"),
        role,
        formation: formation.to_owned(),
        arm: arm.to_owned(),
        facing: hour.map(Hour::new),
        models: Some(ModelCount {
            left,
            start,
            a_stand,
            abreast,
            stands_abreast: 0,
            guns: 0,
            gunners: false,
        }),
        ..CounterLook::default()
    }
}

/// A battery of so many guns and so many gunners of so many.
fn battery(formation: &str, arm: &str, guns: u8, [left, start]: [u8; 2]) -> CounterLook {
    let mut look = unit(Role::Guns, formation, arm, [left, start, 1, 1]);
    if let Some(models) = &mut look.models {
        (models.guns, models.gunners) = (guns, true);
    }
    look
}

/// The same in a light coat on the other side.
fn pale(mut look: CounterLook) -> CounterLook {
    look.nation_color = Rgba::parse("d8d4c8").expect("a colour");
    look.side_color = Rgba::parse("a8322a").expect("a colour");
    look.facing = look.facing.map(|hour| hour.turned(6));
    look
}

/// The same with so many models that fell just now.
fn hit(mut look: CounterLook, just_lost: u8) -> CounterLook {
    look.just_lost = just_lost;
    look
}

fn abreast(mut look: CounterLook, stands: u8) -> CounterLook {
    if let Some(models) = &mut look.models {
        models.stands_abreast = stands;
    }
    look
}

/// Rows of units: foot in the formations of two sheets, light foot, horse, guns.
pub(crate) fn plate() -> Vec<Vec<CounterLook>> {
    use Role::{Foot, Guns, Horse, Light};
    let taken = |mut look: CounterLook| {
        look.taken = Rgba::parse("2f4a7d");
        look
    };
    vec![
        vec![
            unit(Foot, "line", "", [30, 30, 6, 3]),
            unit(Foot, "line", "", [19, 30, 6, 3]),
            hit(unit(Foot, "line", "grenadier", [17, 30, 6, 3]), 5),
            pale(unit(Foot, "line", "grenadier", [30, 30, 6, 3])),
            pale(hit(unit(Foot, "line", "", [21, 30, 6, 3]), 3)),
            unit(Foot, "line", "", [24, 24, 4, 4]),
            pale(hit(unit(Foot, "line", "", [13, 24, 4, 4]), 4)),
        ],
        vec![
            abreast(unit(Foot, "column", "", [30, 30, 6, 3]), 2),
            abreast(hit(unit(Foot, "column", "", [16, 30, 6, 3]), 2), 2),
            abreast(pale(unit(Foot, "column", "", [24, 30, 6, 3])), 1),
            abreast(pale(unit(Foot, "column", "", [17, 24, 4, 4])), 1),
            unit(Foot, "square", "", [30, 30, 6, 3]),
            pale(hit(unit(Foot, "square", "", [15, 24, 4, 4]), 3)),
            unit(Foot, "square", "grenadier", [20, 30, 6, 3]),
        ],
        vec![
            unit(Foot, "bent", "", [24, 24, 4, 4]),
            pale(hit(unit(Foot, "bent", "", [15, 24, 4, 4]), 2)),
            unit(Foot, "garrison", "", [24, 24, 4, 4]),
            pale(hit(unit(Foot, "garrison", "", [14, 24, 4, 4]), 3)),
            unit(Light, "open_line", "jaeger", [18, 18, 6, 3]),
            pale(hit(unit(Light, "open_line", "irregular", [9, 14, 4, 4]), 2)),
            unit(Light, "line", "jaeger", [13, 18, 6, 3]),
        ],
        vec![
            unit(Horse, "line", "cuirassier", [24, 24, 3, 3]),
            pale(hit(unit(Horse, "line", "dragoon", [16, 24, 3, 3]), 2)),
            unit(Horse, "line", "hussar", [16, 16, 2, 2]),
            abreast(pale(unit(Horse, "column", "dragoon", [20, 24, 3, 3])), 2),
            abreast(unit(Horse, "column", "hussar", [11, 16, 2, 2]), 1),
            unit(Horse, "open_line", "hussar", [24, 24, 3, 3]),
            pale(hit(unit(Horse, "open_line", "hussar", [9, 16, 2, 2]), 2)),
        ],
        vec![
            battery("unlimbered", "heavy", 1, [4, 4]),
            pale(hit(battery("unlimbered", "medium", 2, [5, 8]), 1)),
            battery("unlimbered", "light", 3, [12, 12]),
            battery("limbered", "medium", 1, [4, 4]),
            pale(battery("limbered", "heavy", 2, [6, 8])),
            battery("unlimbered", "heavy", 2, [0, 0]),
            taken(pale(battery("unlimbered", "medium_howitzer", 1, [0, 0]))),
        ],
        vec![
            unit(Guns, "open_line", "medium", [6, 8, 1, 1]),
            pale(unit(Foot, "line", "", [60, 60, 4, 4])),
            unit(Foot, "line", "", [100, 144, 12, 3]),
            pale(unit(Horse, "line", "cuirassier", [36, 36, 2, 2])),
            unit(Foot, "line", "", [7, 30, 6, 3]),
            pale(battery("unlimbered", "light_howitzer", 6, [20, 24])),
            unit(Foot, "square", "", [48, 60, 4, 4]),
        ],
    ]
}

/// The plate at so many pixels a hex, a hex and a fifth apart.
pub(crate) fn drawn(style: &MapStyle, px: f32, rows: &[Vec<CounterLook>]) -> Scene {
    let apart = 1.14;
    let wide = rows.iter().map(Vec::len).max().unwrap_or(0) as f32 * apart;
    let rect = Rect::new(Point::default(), Point::new(wide, rows.len() as f32 * apart));
    let mut primitives = vec![Primitive::Paper { color: style.paper, grain: style.ink.faded(0.0) }];
    for (y, row) in rows.iter().enumerate() {
        for (x, look) in row.iter().enumerate() {
            let at = Point::new((x as f32 + 0.5) * apart, (y as f32 + 0.5) * apart);
            primitives.extend(counters::primitives(&counters::at_size(style, look, px), at, 1.0));
        }
    }
    Scene { rect, px_per_hex: px, primitives }
}
