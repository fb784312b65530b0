//! The window around it: dialogs, keys, handbook, panels, problems, sizes.

mod answers;
mod context_menu;
mod fits;
mod handbook;
mod help;
mod keyboard;
mod labels;
mod looks;
mod narrow;
mod problems;
