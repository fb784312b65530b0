//! The ground's tints: one wash of colour an area, with a faint edge.

use super::Context;
use super::region::{hex_region, region};

pub(super) fn draw(cx: &mut Context) {
    for look in cx.looks_in_view() {
        // A cutting is drawn as a line of its own, open ground is the paper.
        if look == "open" || look == "sunken_road" {
            continue;
        }
        let style = cx.style.terrain(&look);
        let shape = cx.style.area;
        let inside = |hex| cx.map.look(hex) == Some(&look);
        let area = if shape.hexes { hex_region(cx, inside) } else { region(cx, shape.wander, inside) };
        // Crowns are a wood's own edge.
        let edge = (cx.px_per_hex >= 10.0 && (look != "woods" && look != "brush" || !style.glyphs))
            .then(|| area.outline().stroke(style.ink.faded(shape.edge), cx.width(shape.edge_width, 0.7)))
            .flatten();
        let far = cx.px_per_hex < super::woods::LEAST_PX;
        let ground = if far { cx.style.far_color(&look) } else { style.ground };
        cx.push(area.fill().fill(ground));
        cx.push(edge);
    }
}
