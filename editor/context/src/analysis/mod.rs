//! What the ground does to battles, while it is painted: lines of sight, fields of view, marches,
//! command, pockets.
//!
//! [`Ask`] is what the user has asked and lives in the view; [`Question`] is that made definite;
//! [`answer`](work::answer) asks the ruleset's survey and brings an [`Answer`]; [`overlays`] makes of
//! it what the map draws. Every number comes from the engine's survey. Must not know documents,
//! widgets or threads: a battle that has begun can be asked in the same way.

mod ask;
pub mod overlays;
mod question;
mod reply;
mod sets;
pub mod words;
mod work;

pub use ask::{Ask, Subject, Who};
pub use question::{
    Answer, Called, Commanded, FieldOfView, Marched, Marches, Pockets, Question, Spotted, Timed,
};
pub use reply::{Reply, reply};
pub use work::answer;
