//! Tests of orders of battle as lists.
