//! The play room.

mod activation;
mod combat;
mod decisions;
mod design;
mod golden;
mod habits;
mod hotseat;
mod keys;
mod march;
mod reasons;
mod rules_comparison;
mod screen;
mod slips;
mod targets;
mod time;
mod toy;
mod turn;
mod watch;
mod window;
