//! Files the user brings to the page, and files he takes from it.

use super::{FILES, is_kept, now, with_disk};
use crate::disk::BROUGHT;
use js_sys::{Array, Uint8Array};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, File, HtmlAnchorElement, HtmlInputElement, Url};

/// The id of the element that asks for a file, for whoever drives the page.
const INPUT: &str = "oblique-file";
/// How long the address of a file to take away stays good, in milliseconds: the browser must have begun by then.
const TAKEN_MS: i32 = 20_000;

/// What asking for a file has come to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Brought {
    /// The user is still choosing.
    Waiting,
    /// The user chose none.
    None,
    /// The file is there.
    File(PathBuf),
    /// It cannot be read or kept: why.
    Failed(String),
}

/// A file being asked for.
#[derive(Clone, Debug)]
pub struct Asking(Arc<Mutex<Brought>>);

impl Asking {
    fn say(&self, brought: Brought) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = brought;
    }

    /// What it has come to so far.
    #[must_use]
    pub fn brought(&self) -> Brought {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// Asks the user for a file by the browser's dialog.
#[must_use]
pub fn ask(endings: &[&str]) -> Asking {
    let asking = Asking(Arc::new(Mutex::new(Brought::Waiting)));
    if show(endings, &asking).is_none() {
        asking.say(Brought::Failed("the browser shows no dialog".to_owned()));
    }
    asking
}

fn show(endings: &[&str], asking: &Asking) -> Option<()> {
    let document = web_sys::window()?.document()?;
    if let Some(old) = document.get_element_by_id(INPUT) {
        old.remove();
    }
    let input: HtmlInputElement = document.create_element("input").ok()?.dyn_into().ok()?;
    input.set_type("file");
    input.set_id(INPUT);
    input.set_hidden(true);
    let accept: Vec<String> = endings.iter().map(|ending| format!(".{ending}")).collect();
    input.set_accept(&accept.join(","));
    let (chosen, of) = (asking.clone(), input.clone());
    let change = Closure::once_into_js(move || match of.files().and_then(|files| files.get(0)) {
        Some(file) => spawn_local(async move { chosen.say(bring(file).await) }),
        None => chosen.say(Brought::None),
    });
    let none = asking.clone();
    let cancel = Closure::once_into_js(move || none.say(Brought::None));
    input.add_event_listener_with_callback("change", change.unchecked_ref()).ok()?;
    input.add_event_listener_with_callback("cancel", cancel.unchecked_ref()).ok()?;
    document.body()?.append_child(&input).ok()?;
    input.click();
    Some(())
}

async fn bring(file: File) -> Brought {
    let name = file.name();
    match JsFuture::from(file.array_buffer()).await {
        Ok(buffer) => {
            let buffer: JsValue = buffer.into();
            match keep_file(&name, &Uint8Array::new(&buffer).to_vec()) {
                Ok(path) => Brought::File(path),
                Err(why) => Brought::Failed(why.to_string()),
            }
        }
        Err(_) => Brought::Failed(format!("{name} cannot be read")),
    }
}

/// Puts a file brought by the user on the disk of the page; says where. One of that name that holds something else stays.
///
/// # Errors
/// The storage of the page is full.
pub fn keep_file(name: &str, bytes: &[u8]) -> std::io::Result<PathBuf> {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let (stem, ending) = name.rsplit_once('.').unwrap_or((name, ""));
    let folder = if is_kept(name) { FILES } else { BROUGHT };
    let number =
        |n: u32| if n == 1 { format!("{folder}/{name}") } else { format!("{folder}/{stem} {n}.{ending}") };
    with_disk(|disk| {
        let fits = |path: &String| disk.read(path).map_or(true, |there| there == bytes);
        let path = (1..1000).map(number).find(fits).unwrap_or_else(|| number(1000));
        disk.write(&path, bytes, now())?;
        Ok(PathBuf::from(path))
    })
}

/// A file the user asked for is in place: the browser is given it to take away. What is no battle kept here goes then.
pub fn handed_over(path: &Path) {
    let text = path.to_string_lossy();
    if !text.starts_with(FILES) {
        return;
    }
    let (Ok(bytes), Some(name)) = (with_disk(|disk| disk.read(&text)), path.file_name()) else { return };
    let name = name.to_string_lossy();
    // A browser that refuses downloads says so itself.
    let _ = download(&name, &bytes);
    if !is_kept(&name) {
        // The user has it.
        let _ = with_disk(|disk| disk.remove(&text));
    }
}

fn download(name: &str, bytes: &[u8]) -> Result<(), JsValue> {
    let window = web_sys::window().ok_or(JsValue::NULL)?;
    let document = window.document().ok_or(JsValue::NULL)?;
    let parts = Array::of1(&Uint8Array::from(bytes));
    let url = Url::create_object_url_with_blob(&Blob::new_with_u8_array_sequence(&parts)?)?;
    let link: HtmlAnchorElement = document.create_element("a")?.dyn_into().map_err(JsValue::from)?;
    link.set_href(&url);
    link.set_download(name);
    link.click();
    let revoke = Closure::once_into_js(move || {
        // It was given, or is given up.
        let _ = Url::revoke_object_url(&url);
    });
    window.set_timeout_with_callback_and_timeout_and_arguments_0(revoke.unchecked_ref(), TAKEN_MS)?;
    Ok(())
}
