//! Generals: rides, risks, captures, control (section 6, `opt.limited_control`), and who arrives.

mod arrivals;
mod control;
mod fate;
mod ride;
