//! Damaged files: no panic, every problem told, as much as possible taken over.

use oblique_scenario::format::{read, read_bytes, write};
use oblique_testing::random_scenarios::{palettes, scenario};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(200) })]


    #[test]
    fn a_truncated_file_never_panics(scenario in scenario(), at in 0.0..1.0_f64) {
        let text = write(&scenario, palettes(&scenario.ruleset).as_ref());
        let bytes = text.as_bytes();
        let cut = &bytes[..(bytes.len() as f64 * at) as usize];
        // All but the closing bracket and newline may be cut without harm.
        prop_assert!(cut.len() + 2 >= bytes.len() || !read_bytes(cut, &palettes).problems.is_empty());
    }

    #[test]
    fn flipped_bytes_never_panic(scenario in scenario(), flips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..8)) {
        let mut bytes = write(&scenario, palettes(&scenario.ruleset).as_ref()).into_bytes();
        for (at, byte) in flips {
            let len = bytes.len();
            bytes[at.index(len)] = byte;
        }
        let reading = read_bytes(&bytes, &palettes);
        if let Some(scenario) = reading.scenario {
            // What was opened can be written and opens whole.
            let text = write(&scenario, palettes(&scenario.ruleset).as_ref());
            let again = read(&text, &palettes);
            let again = again.scenario.unwrap();
            prop_assert_eq!(write(&again, palettes(&again.ruleset).as_ref()), text);
            prop_assert!(again == scenario);
        }
    }

    #[test]
    fn any_text_is_survived(text in any::<String>()) {
        let reading = read(&text, &palettes);
        prop_assert!(reading.scenario.is_some() || !reading.problems.is_empty());
    }

    #[test]
    fn any_soup_of_tokens_is_survived(words in prop::collection::vec(prop::sample::select(TOKENS), 0..60)) {
        let text: String = words.concat();
        let reading = read(&text, &palettes);
        prop_assert!(reading.scenario.is_some() || !reading.problems.is_empty());
    }
}

const TOKENS: &[&str] = &[
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    ":",
    ",",
    "\"",
    "'",
    "//",
    "/*",
    "*/",
    "\n",
    "format:",
    "1",
    "-",
    "9e9",
    "Some(",
    "board:",
    "rows:",
    "size:",
    "pieces:",
    "\"A\"",
    "key:",
    "levels:",
    "\"# 1\"",
    "r#\"",
    "None",
    "\\",
    "#",
    "99999999999999999999",
    "hex:",
    "\"0101\"",
    "\"0101/2\"",
    "'.'",
    "features:",
    "sides:",
    "é",
    "\u{0}",
];

#[test]
fn brackets_without_end_are_survived() {
    for text in ["(", "[", "{", "(a:", "{\"a\":", "((", "(board:("] {
        assert!(!read(&text.repeat(100_000), &palettes).problems.is_empty());
    }
}
