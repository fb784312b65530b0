//! Whole flows through the editor, by what is on its screen. One program, so that the libraries are
//! linked once; one module a room or a gesture.

mod bench;
mod common;

mod analysis;
mod answers;
mod board;
mod compare;
mod deploy;
mod deploy_more;
mod editing;
mod files;
mod fits;
mod ground;
mod hands;
mod heights;
mod help;
mod identity;
mod keyboard;
mod lines;
mod looks;
mod map;
mod overlays;
mod play_activation;
mod play_combat;
mod play_decisions;
mod play_design;
mod play_golden;
mod play_habits;
mod play_hotseat;
mod play_reasons;
mod play_time;
mod play_turn;
mod play_watch;
mod play_window;
mod problems;
mod regions;
mod roster;
mod roster_frames;
mod roster_more;
mod schedule;
mod slow_frames;
mod spreadsheet;
mod stale_fields;
mod tools;
mod typed_paths;
