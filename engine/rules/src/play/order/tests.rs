//! Orders as logs hold them.

use super::{Order, Parts, PieceIx, Verb};
use oblique_board::hex::{Hex, Hour};

/// An order of a verb with every part it takes given.
fn full(verb: Verb) -> Order {
    Order::blank(verb)
        .with_piece(PieceIx(3))
        .with_target(PieceIx(5))
        .with_hex(Hex::new(4, 7))
        .with_path(vec![Hex::new(3, 7), Hex::new(4, 7)])
        .with_facing(Hour::new(2))
        .with_formation(1)
        .with_amount(-1)
        .with_flag(true)
}

#[test]
fn every_order_reads_as_it_was_written() {
    for verb in Verb::ALL.iter().copied() {
        for order in [Order::blank(verb), full(verb)] {
            let text = serde_json::to_string(&order).expect("an order is written");
            assert_eq!(serde_json::from_str::<Order>(&text).expect("an order is read"), order, "{text}");
            assert_eq!(Order::from_parts(verb, order.parts()), Ok(order));
        }
    }
}

#[test]
fn an_order_of_an_old_log_loses_what_its_verb_does_not_take() {
    let old = r#"{"verb":"fire","piece":3,"target":5,"hex":[4,7],"amount":2,"flag":true}"#;
    let order: Order = serde_json::from_str(old).expect("an old order is read");
    assert_eq!(order, Order::fire(PieceIx(3), PieceIx(5)).with_hex(Hex::new(4, 7)));
    assert_eq!(
        serde_json::to_string(&order).expect("an order is written"),
        r#"{"verb":"fire","piece":3,"hex":[4,7],"target":5}"#
    );
}

#[test]
fn a_part_too_many_is_named() {
    let parts = Parts { piece: Some(PieceIx(3)), facing: Some(Hour::new(2)), ..Parts::default() };
    let excess = Order::from_parts(Verb::Rally, parts).expect_err("a rally has no facing");
    assert_eq!(excess.to_string(), "an order to rally takes no facing");
}
