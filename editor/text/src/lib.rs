//! The words of the editor, in every language there is.
//!
//! Texts lie in `assets/languages/<language>/<room>.ftl` (Fluent: one message a text) and are asked for by their keys:
//! `text!("panels-no-source-given")`, `text!("tools-hexes-chosen", count)`. What a language has not is said in English.
//! Tables that are known at compile time hold a [`Text`], which is worded when it is shown.
//!
//! What the engine says in English is said in the language of the interface by [`translated`], and by `text!` of itself
//! where an argument is called `why`, `error`, `reason`, `problem`, `message` or `outcome`.
//!
//! Must not know the window, who asks, or what the texts are about.

mod engine;
mod language;
mod names;
mod number;
mod phrases;
mod wording;

pub use engine::{keep_names, left_as_it_is, phrase_of_format, translated, words_of_format};
pub use language::{Language, language, set_system, speak};
pub use number::{decimals, marked, number, read_number};
pub use wording::{Text, begun_large, begun_small, inside, plain, with};

/// A text in the language of the interface, by its key, with what it tells: `text!("tools-hexes-chosen", count)`,
/// `text!("files-saved", name = path.display())`. Without arguments it is a `&'static str`, with them a `String`.
#[macro_export]
macro_rules! text {
    ($key:literal $(,)?) => {
        $crate::plain($key)
    };
    ($key:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        $crate::with($key, &[$((stringify!($name), $crate::argument!($name $(= $value)?))),+])
    };
}

/// What [`text!`] makes of an argument.
#[doc(hidden)]
#[macro_export]
macro_rules! argument {
    ($name:ident) => {
        &$name as &dyn ::std::fmt::Display
    };
    ($name:ident = $value:expr) => {
        &$value as &dyn ::std::fmt::Display
    };
}
