//! Charges, and cavalry that rides off before a volley or a Shock.

pub(crate) mod charge;
pub(crate) mod charge_run;
pub(crate) mod reaction_retreat;
