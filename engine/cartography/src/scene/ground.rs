//! The ground's tints: one wash of colour an area, with a faint edge.

use super::Context;
use super::region::region;

/// How far area borders wander, in hexes.
const WANDER: f32 = 0.1;

pub(super) fn draw(cx: &mut Context) {
    for look in cx.looks_in_view() {
        // A cutting is drawn as a line of its own, open ground is the paper.
        if look == "open" || look == "sunken_road" {
            continue;
        }
        let style = cx.style.terrain(&look);
        let area = region(cx, WANDER, |hex| cx.map.look(hex) == Some(&look));
        // Crowns are a wood's own edge.
        let edge = (cx.px_per_hex >= 10.0 && look != "woods" && look != "brush")
            .then(|| area.outline().stroke(style.ink.faded(0.3), cx.width(0.016, 0.7)))
            .flatten();
        let far = cx.px_per_hex < super::woods::LEAST_PX;
        let ground = if far { cx.style.far_color(&look) } else { style.ground };
        cx.push(area.fill.fill(ground));
        cx.push(edge);
    }
}
