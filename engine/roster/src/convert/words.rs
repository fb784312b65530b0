//! A set of values into measures and tags, and out of them again.

use super::measure;
use super::report::{Report, Sort};
use oblique_rules::catalog::{Attribute, Domain};
use oblique_rules::translation::{Rounding, Says, Scale, Word};
use oblique_scenario::check::Place;
use oblique_scenario::{Attrs, Value};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of a piece, a side or a battle in the common vocabulary.
#[derive(Clone, Debug, Default)]
pub(super) struct Common {
    pub(super) measures: BTreeMap<String, i64>,
    pub(super) tags: BTreeSet<String>,
}

/// An attribute with what it says, if it says anything.
fn word<'w>(words: &'w [Word], attr: &str) -> Option<&'w Word> {
    words.iter().find(|w| w.attr == attr)
}

/// The scale of a battle's turns by its parameters, if it counts any by the clock.
pub(super) fn length(params: &[Word]) -> Option<&Scale> {
    params.iter().find_map(|word| match &word.says {
        Says::Scale(scale) if scale.measure == measure::MINUTES => Some(scale),
        _ => None,
    })
}

impl Common {
    pub(super) fn get(&self, measure: &str) -> Option<i64> {
        self.measures.get(measure).copied()
    }

    /// Reads the values given, and those not given where the default says something.
    pub(super) fn read(&mut self, words: &[Word], list: &[Attribute], given: &Attrs) {
        for word in words.iter().filter(|w| !w.only_written) {
            let usual = || list.iter().find(|a| a.id == word.attr).map(|a| &a.default);
            let Some(value) = given.get(&word.attr).or_else(usual) else { continue };
            if word.not_given.is_some() && value.int() == word.not_given {
                continue;
            }
            match (&word.says, value) {
                (Says::Scale(scale), Value::Int(own)) => {
                    self.measures.insert(scale.measure.clone(), scale.measure_of(*own));
                }
                (Says::Levels(measure, levels), Value::Text(own)) => {
                    if let Some((_, level)) = levels.iter().find(|(w, _)| w == own) {
                        self.measures.insert(measure.clone(), *level);
                    }
                }
                (Says::AtLeast(measure, least), Value::Flag(true)) => {
                    self.measures.insert(measure.clone(), *least);
                }
                (Says::Tags(tags), Value::Text(own)) => {
                    let own = tags.iter().find(|(w, tag)| w == own && !tag.is_empty());
                    self.tags.extend(own.map(|(_, tag)| tag.clone()));
                }
                (Says::Tag(tag), Value::Flag(true)) => {
                    self.tags.insert(tag.clone());
                }
                _ => {}
            }
        }
    }

    /// The value that says what is known, and whether it says it only nearly; `None` where nothing is
    /// known.
    fn value(&self, says: &Says) -> Option<(Value, bool)> {
        let whole = |milli: i64, how: Rounding| {
            let own = how.whole(milli);
            (Value::Int(own), own * 1000 != milli)
        };
        Some(match says {
            Says::Scale(scale) => {
                let measure = self.get(&scale.measure)?;
                let (value, rounded) = whole(scale.own_milli(measure), Rounding::Nearest);
                let back = value.int().map(|own| scale.measure_of(own));
                (value, rounded || back != Some(measure))
            }
            Says::Sum(scales, how) => {
                let terms: Option<Vec<i64>> =
                    scales.iter().map(|s| self.get(&s.measure).map(|m| s.own_milli(m))).collect();
                (whole(terms?.into_iter().sum(), *how).0, false)
            }
            Says::Levels(measure, levels) => {
                let own = self.get(measure)?;
                let (word, level) = levels.iter().min_by_key(|(_, level)| (level - own).abs())?;
                (Value::Text(word.clone()), *level != own)
            }
            Says::AtLeast(measure, least) => {
                let own = self.get(measure)?;
                (Value::Flag(own >= *least), own > 0 && own != *least)
            }
            Says::Tags(tags) => {
                let fits = |tag: &str| tag.is_empty() || self.tags.contains(tag);
                let (word, _) = tags.iter().find(|(_, tag)| fits(tag))?;
                (Value::Text(word.clone()), false)
            }
            Says::Tag(tag) => (Value::Flag(self.tags.contains(tag)), false),
        })
    }

    /// Writes the values of a list of attributes and tells what was rounded and guessed.
    pub(super) fn write(
        &self,
        words: &[Word],
        list: &[Attribute],
        report: &mut Report,
        place: impl Fn(&str) -> Place,
    ) -> Attrs {
        let mut attrs = Attrs::new();
        for attribute in list {
            let (name, at) = (&attribute.name, place(&attribute.id));
            let known = word(words, &attribute.id);
            let Some((value, rounded)) = known.and_then(|w| self.value(&w.says)) else {
                // That nothing is said where nothing would be is no news.
                if !says_nothing(&attribute.default) {
                    let message = format!("'{name}' takes its usual value, {}.", attribute.default);
                    report.tell(Sort::Guessed, message, at);
                }
                continue;
            };
            let right = fit(attribute, value.clone());
            if known.is_some_and(|w| w.only_written) && right != attribute.default {
                report.tell(Sort::Guessed, format!("'{name}' is worked out."), at);
            } else if rounded || right != value {
                report.tell(Sort::Rounded, format!("'{name}' says nearly what it was."), at);
            }
            if right != attribute.default {
                attrs.insert(attribute.id.clone(), right);
            }
        }
        attrs
    }
}

/// No, 0 or no text.
const fn says_nothing(value: &Value) -> bool {
    match value {
        Value::Flag(flag) => !*flag,
        Value::Int(n) => *n == 0,
        Value::Text(text) => text.is_empty(),
    }
}

/// A value brought into the domain of its attribute.
fn fit(attribute: &Attribute, value: Value) -> Value {
    match (&attribute.domain, value) {
        (Domain::Int { min, max, .. }, Value::Int(n)) => Value::Int(n.clamp(*min, *max)),
        (Domain::Clock, Value::Int(n)) => Value::Int(n.rem_euclid(1440)),
        (_, value) => value,
    }
}

/// What the kind of a piece says of it, besides its attributes.
#[derive(Clone, Copy, Default)]
pub(super) struct ByKind<'a> {
    /// Its tags.
    pub(super) tags: &'a [String],
    /// Measures it was chosen by.
    pub(super) measures: &'a [&'a str],
}

impl ByKind<'_> {
    /// Does it say what a value put into the vocabulary?
    fn says(&self, from: &Says, value: &Value) -> bool {
        tag_of(from, value).is_some_and(|tag| self.tags.contains(&tag))
            || from.about().is_some_and(|measure| self.measures.contains(&measure))
    }
}

/// Tells what of the values given is not carried over at all: what `from` does not put into the
/// vocabulary, and what `to` does not take out of it.
pub(super) fn tell_lost(
    given: &Attrs,
    list: &[Attribute],
    [from, to]: [&[Word]; 2],
    by_kind: &ByKind,
    report: &mut Report,
    place: impl Fn(&str) -> Place,
) {
    for attribute in list {
        let Some(value) = given.get(&attribute.id).filter(|v| **v != attribute.default) else { continue };
        let read = word(from, &attribute.id).filter(|w| !w.only_written);
        let taken = read.is_some_and(|w| {
            by_kind.says(&w.says, value) || to.iter().any(|t| speaks_of(&t.says, &w.says, value))
        });
        if !taken && word(from, &attribute.id).is_none_or(|w| !w.only_written) {
            report.tell(
                Sort::Lost,
                format!("'{}' has no counterpart.", attribute.name),
                place(&attribute.id),
            );
        }
    }
}

/// The tag a value puts into the vocabulary, if it does.
fn tag_of(says: &Says, value: &Value) -> Option<String> {
    match says {
        Says::Tags(tags) => {
            let own = tags.iter().find(|(w, _)| Some(w.as_str()) == value.text());
            own.map(|(_, tag)| tag.clone())
        }
        Says::Tag(tag) => Some(tag.clone()),
        _ => None,
    }
}

/// Does one attribute take out of the vocabulary what the value of another put in?
fn speaks_of(to: &Says, from: &Says, value: &Value) -> bool {
    match (to, tag_of(from, value)) {
        (Says::Tags(tags), Some(tag)) => tag.is_empty() || tags.iter().any(|(_, t)| *t == tag),
        (Says::Tag(own), Some(tag)) => tag.is_empty() || *own == tag,
        (Says::Sum(scales, _), None) => scales.iter().any(|s| Some(s.measure.as_str()) == from.about()),
        (to, None) => to.about() == from.about(),
        (_, Some(tag)) => tag.is_empty(),
    }
}
