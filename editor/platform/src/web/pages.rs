//! Which pages of the program are open. Each holds a lock of the browser's for as long as it lives, however it ends.

use js_sys::{Array, Function, Object, Promise, Reflect};
use std::collections::BTreeSet;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// What the names of our locks begin with.
const NAME: &str = "oblique-page-";
/// Between two looks at the other pages, in milliseconds.
const BETWEEN: i32 = 1000;

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &JsValue::from_str(name)).ok().filter(|value| !value.is_undefined() && !value.is_null())
}

/// The browser's locks; none on a page that did not come over a safe way.
fn locks() -> Option<JsValue> {
    let navigator = web_sys::window()?.navigator();
    get(navigator.as_ref(), "locks")
}

/// Holds the lock of this page until it goes.
pub(super) fn announce(run: u32) {
    let Some(locks) = locks() else { return };
    let Some(request) = get(&locks, "request").and_then(|f| f.dyn_into::<Function>().ok()) else { return };
    // It is held until this promise is kept, which is never.
    let hold = Closure::once_into_js(|_: JsValue| -> JsValue { Promise::new(&mut |_, _| {}).into() });
    // A browser that refuses leaves pages uncounted, which is what `living` answers then.
    let _ = request.call2(&locks, &JsValue::from_str(&format!("{NAME}{run}")), &hold);
}

/// The numbers of the pages that are alive; `None` where the browser does not tell.
pub(super) async fn living() -> Option<BTreeSet<u32>> {
    let locks = locks()?;
    let query: Function = get(&locks, "query")?.dyn_into().ok()?;
    let asked: Promise = query.call0(&locks).ok()?.dyn_into().ok()?;
    let snapshot = JsFuture::from(asked).await.ok()?;
    let snapshot: JsValue = snapshot.into();
    let held: Array = get(&snapshot, "held")?.dyn_into().ok()?;
    let names = held.iter().filter_map(|lock| {
        let lock: Object = lock.dyn_into().ok()?;
        get(lock.as_ref(), "name")?.as_string()
    });
    Some(names.filter_map(|name| name.strip_prefix(NAME)?.parse().ok()).collect())
}

/// Does something every second from now on.
pub(super) fn every_second(act: impl FnMut() + 'static) {
    let Some(window) = web_sys::window() else { return };
    let act = Closure::<dyn FnMut()>::new(act).into_js_value();
    let function: &Function = act.unchecked_ref();
    // Without a timer, pages are counted once.
    let _ = window.set_interval_with_callback_and_timeout_and_arguments_0(function, BETWEEN);
}

/// Waits until the browser has done what else there is to do: what follows is another task to it.
pub async fn next_task() {
    let waits = Promise::new(&mut |go_on: Function, _: Function| {
        let window = web_sys::window();
        let set = window.map(|window| window.set_timeout_with_callback(&go_on));
        if !matches!(set, Some(Ok(_))) {
            // Without a timer it goes on at once.
            let _ = go_on.call0(&JsValue::UNDEFINED);
        }
    });
    let _ = JsFuture::from(waits).await;
}
