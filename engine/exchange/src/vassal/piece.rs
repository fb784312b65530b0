//! Pieces as modules and saved games write them: traits one in the other, each a type and a state.
//!
//! The outermost trait comes first, the basic piece last; types and states are lists in lists.

use super::sequence::{join, parts};
use std::collections::BTreeMap;

/// Traits in one another, at most.
const MOST_TRAITS: usize = 200;
/// Numbers of the keys that are only names begin here, in the engine as here.
const NAMED_KEYS: u32 = 57_344;

/// A trait of a piece, or the basic piece in it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Trait {
    /// What it is: its sort, then what it knows.
    pub kind: String,
    /// What of it changes while it is played.
    pub state: String,
}

impl Trait {
    /// The word for its sort: `emb2`, `mark`, `piece`.
    pub(crate) fn sort(&self) -> &str {
        self.kind.split_once(';').map_or(self.kind.as_str(), |(sort, _)| sort)
    }

    /// What it knows, one by one, without its sort.
    pub(crate) fn fields(&self) -> Vec<String> {
        self.kind.split_once(';').map(|(_, rest)| parts(rest, ';').collect()).unwrap_or_default()
    }

    /// Names and values that never change, by which the engine finds pieces.
    pub(crate) fn marker(all: &[(&str, String)]) -> Self {
        let names = join(',', all.iter().map(|(name, _)| *name));
        Self { kind: format!("mark;{names}"), state: join(',', all.iter().map(|(_, value)| value)) }
    }

    /// An entry of its menu that removes it.
    pub(crate) fn delete() -> Self {
        Self { kind: join(';', ["delete", "Delete", "127,0", ""]), state: String::new() }
    }

    /// The piece itself: its picture, its name, the number of its definition; on a map at a place, or nowhere.
    pub(crate) fn basic(image: &str, name: &str, number: u32, at: Option<(&str, i32, i32)>) -> Self {
        let (map, x, y) = at.unwrap_or(("null", 0, 0));
        let state = join(';', [map, &x.to_string(), &y.to_string(), &number.to_string(), "0"]);
        Self { kind: join(';', ["piece", "", "", image, name]), state }
    }
}

/// A key of a menu entry: a name alone, which no key of the keyboard has, so that the menu shows the entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Key(String);

impl Key {
    /// A key of the keyboard with Ctrl, and with Shift too.
    pub(crate) fn control(letter: u8, shift: bool) -> Self {
        Self(format!("{letter},{}", if shift { 195 } else { 130 }))
    }

    /// The name a menu entry is called by.
    pub(crate) fn named(number: u32, name: &str) -> Self {
        let name: String =
            name.chars().filter(|c| !matches!(c, ',' | ';' | '/' | '\\' | '\t' | '\'')).collect();
        Self(format!("{},0,{name}", NAMED_KEYS + number))
    }
}

/// A trait that shows one of several pictures over a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layer {
    /// What it is called.
    pub name: String,
    /// The picture of each level; empty for none.
    pub images: Vec<String>,
    /// What each level adds to the name of the piece, with a plus before or after it; or empty.
    pub adds: Vec<String>,
    /// The entry of its menu that goes to the next level, with its key.
    pub next: Option<(String, Key)>,
    /// And to the one before.
    pub previous: Option<(String, Key)>,
    /// The entry that shows or hides it, if it is not always shown.
    pub shown: Option<(String, Key)>,
    /// Does the last level lead to the first?
    pub round: bool,
}

impl Layer {
    /// Fields the type of a layer has, its sort not counted.
    pub(crate) const FIELDS: usize = 30;

    /// The trait at a level counted from 1, or hidden.
    pub(crate) fn at(&self, level: Option<usize>) -> Trait {
        // Where a word is said of a key, the old way of saying it stands beside it: whether it is shown goes by that.
        let entry = |entry: &Option<(String, Key)>| {
            entry.clone().map_or_else(Default::default, |(text, Key(key))| (text, key))
        };
        let ((shown, show), (next, up), (previous, down)) =
            (entry(&self.shown), entry(&self.next), entry(&self.previous));
        let always = self.shown.is_none();
        let flag = |on: bool| if on { "true" } else { "false" };
        let fields: [&str; 1 + Self::FIELDS] = [
            "emb2",
            &shown,
            "128",
            if always { "" } else { "A" },
            &next,
            "128",
            "",
            &previous,
            "128",
            "",
            "",
            "",
            "1",
            "false",
            "0",
            "0",
            &join(',', &self.images),
            &join(',', &self.adds),
            flag(self.round),
            &self.name,
            "",
            "",
            "false",
            "",
            "1",
            "1",
            flag(always),
            &show,
            &up,
            &down,
            "",
        ];
        let state = level.map_or_else(|| "-1".to_owned(), |level| level.to_string());
        Trait { kind: join(';', fields), state }
    }
}

/// A piece: its traits, the outermost first, the basic piece last.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub(crate) struct Definition {
    /// Its number in a saved game; none in a palette.
    pub id: Option<String>,
    /// Its traits.
    pub traits: Vec<Trait>,
}

impl Definition {
    /// As it is written: the command that adds it.
    pub(crate) fn written(&self) -> String {
        let nested = |of: fn(&Trait) -> &str| {
            let mut all = self.traits.iter().rev().map(|one| plain(of(one)));
            let last = all.next().unwrap_or_default();
            all.fold(last, |inner, outer| join('\t', [outer, inner]))
        };
        let id = self.id.as_deref().unwrap_or("null");
        format!("+/{}", join('/', [id, &nested(|t| &t.kind), &nested(|t| &t.state)]))
    }

    /// What such a command says; none where it is another one.
    pub(crate) fn read(command: &str) -> Option<Self> {
        let mut all = parts(command.strip_prefix("+/")?, '/');
        let (id, kinds, states) = (all.next()?, all.next()?, all.next().unwrap_or_default());
        let (kinds, states) = (unnested(kinds), unnested(states));
        let state = |at: usize| states.get(at).cloned().unwrap_or_default();
        let traits =
            kinds.into_iter().enumerate().map(|(at, kind)| Trait { kind, state: state(at) }).collect();
        Some(Self { id: Some(id).filter(|id| id != "null"), traits })
    }

    /// The basic piece.
    fn basic(&self) -> Option<&Trait> {
        self.traits.last().filter(|last| last.sort() == "piece")
    }

    /// Its name.
    pub(crate) fn name(&self) -> String {
        self.basic().and_then(|basic| basic.fields().into_iter().nth(3)).unwrap_or_default()
    }

    /// Where it stands: the map, and the place on it.
    pub(crate) fn place(&self) -> Option<(String, (i32, i32))> {
        place(&self.basic()?.state)
    }

    /// The number of its definition in the palette; empty where it has none.
    pub(crate) fn number(&self) -> String {
        self.basic().and_then(|basic| parts(&basic.state, ';').nth(3)).unwrap_or_default()
    }

    /// The names and values of its markers.
    pub(crate) fn marks(&self) -> BTreeMap<String, String> {
        let markers = self.traits.iter().filter(|t| t.sort() == "mark");
        let pairs = markers.flat_map(|t| {
            let names: Vec<String> =
                t.kind.split_once(';').map(|(_, rest)| parts(rest, ',').collect()).unwrap_or_default();
            let values = parts(&t.state, ',').chain(std::iter::repeat(String::new()));
            names.into_iter().zip(values).collect::<Vec<_>>()
        });
        pairs.filter(|(name, _)| !name.is_empty()).collect()
    }

    /// Every picture it may show, with doubles.
    pub(crate) fn images(&self) -> Vec<String> {
        let mut all = Vec::new();
        for t in &self.traits {
            let fields = t.fields();
            match t.sort() {
                "piece" => all.extend(fields.into_iter().nth(2)),
                "emb2" => {
                    let list = fields.into_iter().nth(15).unwrap_or_default();
                    all.extend(parts(&list, ','));
                }
                _ => {}
            }
        }
        all.retain(|name| !name.is_empty());
        all
    }
}

/// A text with blanks for what would end a trait or a command: the engine knows no mark for it in the basic piece.
pub(crate) fn plain(text: &str) -> String {
    text.replace(char::is_control, " ")
}

/// Map and place at the beginning of the state of a piece or stack.
pub(super) fn place(state: &str) -> Option<(String, (i32, i32))> {
    let mut all = parts(state, ';');
    let map = all.next().filter(|map| map != "null" && !map.is_empty())?;
    let mut number = || all.next()?.trim().parse::<i32>().ok();
    Some((map, (number()?, number()?)))
}

/// What is nested, the outermost first.
fn unnested(text: String) -> Vec<String> {
    let mut all = Vec::new();
    let mut rest = Some(text);
    while let Some(text) = rest.take().filter(|_| all.len() < MOST_TRAITS) {
        let mut both = parts(&text, '\t');
        all.extend(both.next());
        rest = both.next();
    }
    all
}

#[cfg(test)]
mod tests {
    use super::{Definition, Key, Layer, Trait};

    #[test]
    fn a_piece_of_a_module_by_somebody_else_is_read() {
        let text = "+/null/prototype;French Unit\temb2;;128;A;;128;;;128;;;57361,0,Fresh;1;false;0;0;front.png,back.png;,;false;Steps;;;false;;1;1;true;;57355,0,Worn;;;1.0;;true\\\tmark;Formation,Side\\\\\tpiece;;;front.png;Donzelot \\/ I Corps/\t1\\\tI Corps,France\\\\\tMain Map;120;-4;465;1;ClickedX;1247";
        let piece = Definition::read(text).unwrap();
        assert_eq!(
            piece.traits.iter().map(Trait::sort).collect::<Vec<_>>(),
            ["prototype", "emb2", "mark", "piece"]
        );
        assert_eq!(piece.name(), "Donzelot / I Corps");
        assert_eq!(piece.place(), Some(("Main Map".to_owned(), (120, -4))));
        assert_eq!((piece.number(), piece.id.clone()), ("465".to_owned(), None));
        assert_eq!(piece.images(), ["front.png", "back.png", "front.png"]);
        assert_eq!(piece.marks()["Side"], "France");
        assert_eq!(piece.written(), text);
        assert_eq!(Definition::read("D/1/2"), None);
    }

    #[test]
    fn a_layer_has_every_field_and_odd_names_come_back() {
        let layer = Layer {
            name: "Formation; of a sort".to_owned(),
            images: vec!["a,b.png".to_owned(), "c.png".to_owned()],
            adds: vec![String::new(), "+ (line)".to_owned()],
            next: Some(("Next".to_owned(), Key::control(b'F', false))),
            previous: Some(("Before".to_owned(), Key::named(1, "before, it"))),
            shown: None,
            round: true,
        };
        let one = layer.at(Some(2));
        assert_eq!((one.fields().len(), one.state.as_str()), (Layer::FIELDS, "2"));
        assert_eq!(layer.at(None).state, "-1");
        let name = "5/II of \\ 'Old' Guard;";
        let basic = Trait::basic("a;b.png", name, 7, Some(("Map; one", 3, 4)));
        let marker = Trait::marker(&[("Side", "A, or B".to_owned()), ("x", String::new())]);
        let piece =
            Definition { id: Some("12".to_owned()), traits: vec![marker, one, Trait::delete(), basic] };
        let back = Definition::read(&piece.written()).unwrap();
        assert_eq!(back, piece);
        assert_eq!((back.name().as_str(), back.marks()["Side"].as_str()), (name, "A, or B"));
        assert_eq!(back.images(), ["a,b.png", "c.png", "a;b.png"]);
        let tabbed = Definition { id: None, traits: vec![Trait::basic("a.png", "One\ttwo", 1, None)] };
        assert_eq!(Definition::read(&tabbed.written()).unwrap().name(), "One two");
    }
}
