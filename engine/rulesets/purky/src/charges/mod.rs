//! Charges: who may, where they lead, when they lapse (`charge.order`, `charge.who`, `charge.void`, `move.contact`).

mod judge;
mod ways;
