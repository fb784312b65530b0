//! Tokens into a tree; on an error it reports, skips to a sensible point and goes on.

use super::lexer::{Lexer, Token};
use super::{Field, Kind, Node};
use crate::format::problem::Sink;

/// Reads the one value a text holds. What stands behind it is reported.
pub(in crate::format) fn parse<'t>(text: &'t str, start: usize, sink: &mut Sink<'t>) -> Node {
    let mut lexer = Lexer::new(text, start);
    let ahead = lexer.next(sink);
    let mut parser = Parser { lexer, ahead, open: Vec::new(), ended: false, sink };
    // Whatever stands before the first bracket is no part of a scenario.
    let (at, mut reported) = (parser.ahead.0, false);
    while !matches!(parser.ahead.1, Token::Open('(' | '{') | Token::End) {
        if matches!(parser.ahead.1, Token::Word(_)) {
            parser.bump();
            if matches!(parser.ahead.1, Token::Open('(')) {
                break;
            }
        } else {
            parser.bump();
        }
        if !reported {
            parser.sink.error(
                at,
                "This does not begin like a scenario.",
                "A scenario file is one pair of round brackets with fields in it.",
            );
            reported = true;
        }
    }
    if parser.ahead.1 == Token::End {
        return Node { at, kind: Kind::Bad };
    }
    let node = parser.value();
    if parser.ahead.1 != Token::End {
        let at = parser.ahead.0;
        parser.sink.error(
            at,
            "There is more text behind the end of the scenario.",
            "Look for a bracket that is closed too early, or remove the rest.",
        );
    }
    node
}

struct Parser<'s, 't> {
    lexer: Lexer<'t>,
    ahead: (usize, Token),
    /// Closing brackets waited for.
    open: Vec<char>,
    /// Has the end of the file been reported?
    ended: bool,
    sink: &'s mut Sink<'t>,
}

impl Parser<'_, '_> {
    /// Deeper nesting is no scenario and would only exhaust the stack.
    const DEEPEST: usize = 32;

    fn bump(&mut self) -> (usize, Token) {
        let next = self.lexer.next(self.sink);
        std::mem::replace(&mut self.ahead, next)
    }

    fn value(&mut self) -> Node {
        let at = self.ahead.0;
        let kind = match &self.ahead.1 {
            Token::Open(open) => {
                let open = *open;
                return self.bracket(open);
            }
            Token::Close(_) | Token::Comma | Token::Colon | Token::End => {
                if self.ahead.1 != Token::End {
                    self.sink.error(at, "A value is missing here.", "Write it, or remove the field.");
                }
                return Node { at, kind: Kind::Bad };
            }
            Token::Text(_)
            | Token::Letter(_)
            | Token::Int(_)
            | Token::Decimal(_)
            | Token::Word(_)
            | Token::Bad => match self.bump().1 {
                Token::Text(text) => Kind::Text(text),
                Token::Letter(c) => Kind::Letter(c),
                Token::Int(n) => Kind::Int(n),
                Token::Decimal(n) => Kind::Decimal(n),
                Token::Word(word) => return self.word(at, word),
                _ => Kind::Bad,
            },
        };
        Node { at, kind }
    }

    fn word(&mut self, at: usize, word: String) -> Node {
        if self.ahead.1 == Token::Open('(') {
            let inner = self.bracket('(');
            // `Some(x)` is `x`; a struct's name before its bracket says nothing.
            return match inner.kind {
                Kind::List(mut items) if word == "Some" && items.len() == 1 => {
                    items.pop().unwrap_or(Node { at, kind: Kind::Bad })
                }
                kind => Node { at, kind },
            };
        }
        let kind = match word.as_str() {
            "true" => Kind::Flag(true),
            "false" => Kind::Flag(false),
            _ => Kind::Word(word),
        };
        Node { at, kind }
    }

    fn bracket(&mut self, open: char) -> Node {
        let (at, _) = self.bump();
        if self.open.len() >= Self::DEEPEST {
            self.sink.error(
                at,
                "Brackets are nested too deeply.",
                "Look for brackets that are never closed.",
            );
            // Nothing sensible follows: leave the rest of the file.
            while self.ahead.1 != Token::End {
                self.bump();
            }
            self.ended = true;
            return Node { at, kind: Kind::Bad };
        }
        let close = match open {
            '(' => ')',
            '[' => ']',
            _ => '}',
        };
        self.open.push(close);
        let (mut fields, mut list, mut map) = (Vec::new(), Vec::new(), Vec::new());
        self.items(at, close, |parser| match open {
            '(' => match parser.field_or_value() {
                Ok(field) => fields.push(field),
                Err(value) => list.push(value),
            },
            '[' => list.push(parser.value()),
            _ => map.extend(parser.entry()),
        });
        self.open.pop();
        let kind = match open {
            '{' => Kind::Map(map),
            '(' if list.is_empty() || !fields.is_empty() => {
                for stray in list.iter().filter(|n| !matches!(n.kind, Kind::Bad)) {
                    let message =
                        format!("{} stands here without the name of a field.", capital(stray.kind.name()));
                    self.sink.error(stray.at, message, "Write it as name: value.");
                }
                Kind::Fields(fields)
            }
            _ => Kind::List(list),
        };
        Node { at, kind }
    }

    /// Calls `one` for each item up to the closing bracket.
    fn items(&mut self, opened: usize, close: char, mut one: impl FnMut(&mut Self)) {
        loop {
            let at = self.ahead.0;
            match self.ahead.1 {
                Token::Close(c) if c == close => {
                    self.bump();
                    return;
                }
                Token::Close(c) => {
                    let line = self.sink.line(opened);
                    let message =
                        format!("'{c}' stands where '{close}' is due for the bracket of line {line}.");
                    self.sink.error(at, message, "Close the brackets in the order they were opened.");
                    if self.open.contains(&c) {
                        return;
                    }
                    self.bump();
                }
                Token::End => {
                    if !self.ended {
                        let line = self.sink.line(opened);
                        let message = format!("The file ends before the bracket of line {line} is closed.");
                        let hint =
                            "The end of the file is missing: look for an older copy, or close it by hand.";
                        self.sink.error(at, message, hint);
                        self.ended = true;
                    }
                    return;
                }
                Token::Comma => {
                    self.sink.error(at, "A comma too many.", "Remove it.");
                    self.bump();
                }
                _ => {
                    one(self);
                    match self.ahead.1 {
                        Token::Comma => {
                            self.bump();
                        }
                        Token::Close(_) | Token::End => {}
                        Token::Colon => {
                            self.sink.error(
                                self.ahead.0,
                                "A colon stands here without a name.",
                                "Remove it.",
                            );
                            self.bump();
                        }
                        _ if self.ahead.0 == at => {
                            self.bump();
                        }
                        _ => {
                            self.sink.error(self.ahead.0, "A comma is missing before this.", "Add it.");
                        }
                    }
                }
            }
        }
    }

    fn field_or_value(&mut self) -> Result<Field, Node> {
        let at = self.ahead.0;
        let value = self.value();
        if self.ahead.1 != Token::Colon {
            return Err(value);
        }
        let name = match value.kind {
            Kind::Word(name) | Kind::Text(name) => name,
            _ => String::new(),
        };
        self.bump();
        let value = self.value();
        if name.is_empty() {
            self.sink.error(at, "This is not the name of a field.", "Names are words without quotes.");
            return Err(Node { at, kind: Kind::Bad });
        }
        Ok(Field { name, at, value })
    }

    fn entry(&mut self) -> Option<(Node, Node)> {
        let key = self.value();
        if self.ahead.1 != Token::Colon {
            if !matches!(key.kind, Kind::Bad) {
                self.sink.error(key.at, "A key without a value.", "Write it as key: value.");
            }
            return None;
        }
        self.bump();
        Some((key, self.value()))
    }
}

/// With a capital, to begin a sentence.
fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |c| c.to_uppercase().chain(chars).collect())
}
