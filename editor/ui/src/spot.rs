//! Places of the window by name, so that help can point at them. Must not know who asks.

use egui::{Context, Id, Rect};

fn id(name: &str) -> Id {
    Id::unique(("spot", name))
}

/// Notes where something of that name was drawn in this frame.
pub fn mark(ctx: &Context, name: &str, rect: Rect) {
    let pass = ctx.cumulative_pass_nr();
    ctx.data_mut(|data| data.insert_temp(id(name), (pass, rect)));
}

/// Where it was drawn in this frame or the one before; `None` if it is not on the screen.
pub fn find(ctx: &Context, name: &str) -> Option<Rect> {
    let (pass, rect) = ctx.data(|data| data.get_temp::<(u64, Rect)>(id(name)))?;
    (pass + 1 >= ctx.cumulative_pass_nr()).then_some(rect)
}
