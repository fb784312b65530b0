//! Nothing of its own: whole-program tests and benches stand in `tests/` and `benches/`.
