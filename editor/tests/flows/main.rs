//! Whole flows through the editor, by what is on its screen. One program, so that the libraries are
//! linked once; a folder an area, a module a gesture or a room.

mod bench;
mod common;

mod army;
mod files;
mod map;
mod play;
mod window;
