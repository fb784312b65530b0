//! The engine of Oblique: geometry, boards, scenarios, rules, battles and commanders.
//!
//! This crate must not know files, clocks, threads, the terminal or a window, and draws no
//! randomness but from the seeded stream inside a battle. Modules use only modules above them:
//! `hex <- board <- scenario <- format, check, rules <- deploy, rerule, compare, roster, battle <-
//! commander <- trial`;
//! [`schemas`] gathers what the others say of their files.

pub mod hex;

pub mod board;

pub mod scenario;

pub mod format;

pub mod check;

pub mod rules;

pub mod deploy;

pub mod rerule;

pub mod compare;

pub mod roster;

pub mod battle;

pub mod commander;

pub mod trial;

pub mod schemas;
