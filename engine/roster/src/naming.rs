//! Names in series: the next of a name, free ones, patterns, find and replace.

use std::collections::{BTreeMap, BTreeSet};

const SIGNS: [(u32, &str); 13] = [
    (1000, "M"),
    (900, "CM"),
    (500, "D"),
    (400, "CD"),
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
];

/// A number as Roman numerals, 1 to 3999; other numbers in Arabic.
#[must_use]
pub(crate) fn roman(n: u32) -> String {
    if n == 0 || n > 3999 {
        return n.to_string();
    }
    let mut left = n;
    let mut out = String::new();
    for (worth, sign) in SIGNS {
        while left >= worth {
            out.push_str(sign);
            left -= worth;
        }
    }
    out
}

/// Reads Roman numerals written as [`roman`] writes them.
#[must_use]
pub(crate) fn from_roman(text: &str) -> Option<u32> {
    if text.is_empty() || text.len() > 15 {
        return None;
    }
    let worth = |c| match c {
        'I' => Some(1),
        'V' => Some(5),
        'X' => Some(10),
        'L' => Some(50),
        'C' => Some(100),
        'D' => Some(500),
        'M' => Some(1000),
        _ => None,
    };
    let digits: Vec<u32> = text.chars().map(worth).collect::<Option<_>>()?;
    let mut sum = 0_u32;
    for (i, n) in digits.iter().enumerate() {
        if digits.get(i + 1).is_some_and(|next| next > n) {
            sum = sum.wrapping_sub(*n);
        } else {
            sum = sum.wrapping_add(*n);
        }
    }
    (roman(sum) == text).then_some(sum)
}

const ORDINALS: [&str; 12] = [
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth", "Seventh", "Eighth", "Ninth", "Tenth",
    "Eleventh", "Twelfth",
];

/// The number a name ends with, and what stands before it.
fn last_number(name: &str) -> Option<(&str, u32)> {
    let (head, last) = name.rsplit_once(' ')?;
    last.parse::<u32>().ok().filter(|n| *n < 100_000).map(|n| (head, n))
}

/// Words for parts of a regiment or army that are numbered by ordinals; regiments keep their number.
fn is_part(word: &str) -> bool {
    const PARTS: &[&str] = &[
        "battalion",
        "battery",
        "brigade",
        "company",
        "corps",
        "detachment",
        "division",
        "line",
        "platoon",
        "section",
        "squadron",
        "troop",
        "wing",
    ];
    PARTS.iter().any(|part| word.eq_ignore_ascii_case(part))
}

/// The name that follows in its series: 'I/IR 5' -> 'II/IR 5', 'First battery' -> 'Second battery',
/// '1/Browne' -> '2/Browne', '33rd Foot 6' -> '33rd Foot 7', '33rd Foot' -> '33rd Foot 2', '1st battery' ->
/// '2nd battery', 'Platen a' -> 'Platen b', 'Battery 3' ->
/// 'Battery 4', 'Guards' -> 'Guards 2'.
#[must_use]
pub(crate) fn next_name(name: &str) -> String {
    let end = name.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.len());
    let (word, rest) = name.split_at(end);
    // 'C company' is a letter, 'V battalion' a number.
    let plain = word.chars().all(|c| matches!(c, 'I' | 'V' | 'X'));
    if (rest.starts_with(['/', '.', '-']) || (plain && rest.starts_with(' ')))
        && let Some(n) = from_roman(word)
    {
        return format!("{}{rest}", roman(n + 1));
    }
    if let Some(at) = ORDINALS.iter().position(|o| *o == word)
        && let Some(next) = ORDINALS.get(at + 1)
    {
        return format!("{next}{rest}");
    }
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let (number, suffix) = word.split_at(digits);
    // '33rd Foot 6' is a company of the 33rd, and so is the next: the last number counts, an ordinal only
    // where a part of a regiment follows it.
    let ordinal = matches!(suffix, "st" | "nd" | "rd" | "th");
    if ordinal && let Some((head, n)) = last_number(name) {
        return format!("{head} {}", n + 1);
    }
    let lettered =
        matches!(name.rsplit_once(' '), Some((_, last)) if matches!(last.as_bytes(), [b'a'..=b'y']));
    let part = rest.split_whitespace().any(is_part);
    if ordinal && !part && !lettered {
        return match name.rsplit_once(" (") {
            Some((head, remark)) if remark.ends_with(')') => format!("{head} 2 ({remark}"),
            _ => format!("{name} 2"),
        };
    }
    if let Ok(n) = number.parse::<u32>()
        && n < 100_000
        // '6-pounder battery' and '12 guns' are no series.
        && ((suffix.is_empty() && rest.starts_with(['/', '.'])) || (ordinal && part))
    {
        let suffix = if suffix.is_empty() { "" } else { ordinal_suffix(n + 1) };
        return format!("{}{suffix}{rest}", n + 1);
    }
    // What stands in brackets at the end is a remark: the name before it goes on.
    if let Some((head, remark)) = name.rsplit_once(" (")
        && remark.ends_with(')')
        && !head.is_empty()
    {
        return format!("{} ({remark}", next_name(head));
    }
    if let Some((head, n)) = last_number(name) {
        return format!("{head} {}", n + 1);
    }
    if let Some((head, last)) = name.rsplit_once(' ')
        && let [letter @ b'a'..=b'y'] = last.as_bytes()
    {
        return format!("{head} {}", char::from(letter + 1));
    }
    format!("{name} 2")
}

/// Names taken, and the free ones of their series: each is looked for where the last was found, so that
/// many copies take the time of their number.
#[derive(Clone, Debug, Default)]
pub struct Names {
    taken: BTreeSet<String>,
    /// A name farther along the series of a taken one; all between are taken.
    ahead: BTreeMap<String, String>,
}

impl Names {
    /// Is the name taken?
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.taken.contains(name)
    }

    /// Takes a name.
    pub fn take(&mut self, name: &str) {
        self.taken.insert(name.to_owned());
    }

    /// The first name of the series after `name` that is not taken.
    #[must_use]
    pub fn after(&mut self, name: &str) -> String {
        let mut passed = vec![name.to_owned()];
        let mut next = next_name(name);
        // Some series come round again; names of that many are not looked at one by one.
        while self.taken.contains(&next) && passed.len() < MOST_OF_SERIES {
            let ahead = self.ahead.get(&next).cloned().unwrap_or_else(|| next_name(&next));
            passed.push(std::mem::replace(&mut next, ahead));
        }
        for passed in passed {
            self.ahead.insert(passed, next.clone());
        }
        next
    }
}

impl<T: Into<String>> FromIterator<T> for Names {
    fn from_iter<I: IntoIterator<Item = T>>(names: I) -> Self {
        Self { taken: names.into_iter().map(Into::into).collect(), ahead: BTreeMap::new() }
    }
}

/// Most names of a series looked at for a free one.
const MOST_OF_SERIES: usize = 100_000;

const fn ordinal_suffix(n: u32) -> &'static str {
    match (n % 10, n % 100) {
        (_, 11..=13) => "th",
        (1, _) => "st",
        (2, _) => "nd",
        (3, _) => "rd",
        _ => "th",
    }
}

/// Fills a pattern: `{n}` is the number, `{N}` in Roman numerals, `{th}` as '1st', `{a}` as a letter.
#[must_use]
pub(crate) fn fill_pattern(pattern: &str, n: u32) -> String {
    let letter = char::from(b'a' + u8::try_from(n.saturating_sub(1) % 26).unwrap_or(0));
    pattern
        .replace("{n}", &n.to_string())
        .replace("{N}", &roman(n))
        .replace("{th}", &format!("{n}{}", ordinal_suffix(n)))
        .replace("{a}", &letter.to_string())
}

/// How names are searched.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Finding {
    /// What is looked for.
    pub find: String,
    /// What takes its place; with wildcards, the n-th `*` in it stands for what the n-th `*` found.
    pub with: String,
    /// `*` in what is looked for stands for any characters, `?` for one; the whole name must fit.
    pub wildcards: bool,
    /// Capital and small letters differ.
    pub case: bool,
}

/// The name with what was found replaced; `None` if nothing is found.
#[must_use]
pub fn replaced(name: &str, finding: &Finding) -> Option<String> {
    if finding.find.is_empty() {
        return None;
    }
    if finding.wildcards {
        let pattern: Vec<char> = finding.find.chars().collect();
        let text: Vec<char> = name.chars().collect();
        let caught = fit(&pattern, &text, finding.case)?;
        let mut stars = caught.into_iter();
        let with = finding.with.chars().fold(String::new(), |mut out, c| {
            if c == '*' {
                out.push_str(&stars.next().unwrap_or_default());
            } else {
                out.push(c);
            }
            out
        });
        return Some(with);
    }
    let same = |a: char, b: char| if finding.case { a == b } else { alike(a, b) };
    let (text, find): (Vec<char>, Vec<char>) = (name.chars().collect(), finding.find.chars().collect());
    let (mut out, mut at, mut found) = (String::new(), 0, false);
    while let Some(c) = text.get(at) {
        let here = text.get(at..at + find.len());
        if here.is_some_and(|here| here.iter().zip(&find).all(|(a, b)| same(*a, *b))) {
            out.push_str(&finding.with);
            at += find.len();
            found = true;
        } else {
            out.push(*c);
            at += 1;
        }
    }
    found.then_some(out)
}

fn alike(a: char, b: char) -> bool {
    a == b || a.to_lowercase().eq(b.to_lowercase())
}

/// What each `*` caught where the whole text fits the pattern: the shortest first.
fn fit(pattern: &[char], text: &[char], case: bool) -> Option<Vec<String>> {
    // Where the last star stood, what it has eaten so far, and those before it.
    let (mut p, mut t) = (0, 0);
    let mut stars: Vec<(usize, usize)> = Vec::new();
    let mut last: Option<(usize, usize)> = None;
    loop {
        let sign = pattern.get(p);
        if sign == Some(&'*') {
            stars.push((t, t));
            last = Some((p, t));
            p += 1;
            continue;
        }
        let fits = match (sign, text.get(t)) {
            (Some('?'), Some(_)) => true,
            (Some(a), Some(b)) => {
                if case {
                    a == b
                } else {
                    alike(*a, *b)
                }
            }
            (None, None) => break,
            _ => false,
        };
        if fits {
            (p, t) = (p + 1, t + 1);
        } else {
            // The last star takes one more; text used up means it never will.
            let (star, eaten) = last.filter(|(_, eaten)| *eaten < text.len())?;
            last = Some((star, eaten + 1));
            if let Some(s) = stars.last_mut() {
                s.1 = eaten + 1;
            }
            (p, t) = (star + 1, eaten + 1);
        }
    }
    let caught = |(from, to): &(usize, usize)| text.get(*from..*to).unwrap_or_default().iter().collect();
    Some(stars.iter().map(caught).collect())
}

/// The last whole number in brackets in a name: 3 of 'D1 Platen b (3 squadrons)'.
#[must_use]
pub(crate) fn number_in_brackets(name: &str) -> Option<i64> {
    let inside = name.rsplit_once('(')?.1.split(')').next()?;
    let digits: String =
        inside.chars().skip_while(|c| !c.is_ascii_digit()).take_while(char::is_ascii_digit).collect();
    digits.parse().ok()
}
