//! What the interface asks for: intents, and the one table of user commands.

mod intent;

pub use intent::{Gesture, Intent};
