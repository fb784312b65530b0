//! Text into tokens.

use crate::Decimal;
use crate::format::problem::Sink;

/// A token.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Token {
    /// `(`, `[` or `{`.
    Open(char),
    /// `)`, `]` or `}`.
    Close(char),
    Comma,
    Colon,
    Text(String),
    Letter(char),
    Int(i64),
    Decimal(Decimal),
    Word(String),
    /// Something reported already that stands where a value would.
    Bad,
    End,
}

/// The reader of tokens.
pub(super) struct Lexer<'t> {
    text: &'t str,
    pos: usize,
}

impl<'t> Lexer<'t> {
    pub(super) const fn new(text: &'t str, pos: usize) -> Self {
        Self { text, pos }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.pos..).unwrap_or("")
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// The next token and where it starts.
    pub(super) fn next(&mut self, sink: &mut Sink<'_>) -> (usize, Token) {
        self.skip_blank(sink);
        let at = self.pos;
        let Some(c) = self.peek() else { return (at, Token::End) };
        let token = match c {
            '(' | '[' | '{' => self.one(Token::Open(c)),
            ')' | ']' | '}' => self.one(Token::Close(c)),
            ',' => self.one(Token::Comma),
            ':' => self.one(Token::Colon),
            '"' => {
                self.pos += 1;
                self.quoted(at, sink)
            }
            '\'' => self.letter(at, sink),
            '0'..='9' | '-' | '+' => self.number(at, sink),
            'r' if self.rest().starts_with("r\"") || self.rest().starts_with("r#") => self.raw(at, sink),
            _ if c.is_alphabetic() || c == '_' => Token::Word(self.word()),
            _ => self.garbage(at, sink),
        };
        (at, token)
    }

    fn one(&mut self, token: Token) -> Token {
        self.pos += 1;
        token
    }

    fn skip_blank(&mut self, sink: &mut Sink<'_>) {
        loop {
            let rest = self.rest();
            let blank = rest.len() - rest.trim_start_matches([' ', '\t', '\r', '\n']).len();
            self.pos += blank;
            let rest = self.rest();
            if rest.starts_with("//") || rest.starts_with("#!") {
                self.pos += rest.find('\n').unwrap_or(rest.len());
            } else if rest.starts_with("/*") {
                self.block_comment(sink);
            } else if blank == 0 {
                return;
            }
        }
    }

    fn block_comment(&mut self, sink: &mut Sink<'_>) {
        let start = self.pos;
        let mut depth = 0_u32;
        loop {
            let rest = self.rest();
            if rest.starts_with("/*") {
                depth += 1;
                self.pos += 2;
            } else if rest.starts_with("*/") {
                depth -= 1;
                self.pos += 2;
                if depth == 0 {
                    return;
                }
            } else if let Some(c) = rest.chars().next() {
                self.pos += c.len_utf8();
            } else {
                sink.error(start, "A comment is never closed.", "End it with */.");
                return;
            }
        }
    }

    fn word(&mut self) -> String {
        let rest = self.rest();
        let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
        self.pos += end;
        rest.get(..end).unwrap_or("").to_owned()
    }

    fn number(&mut self, at: usize, sink: &mut Sink<'_>) -> Token {
        let rest = self.rest();
        let tail = rest.find(|c: char| !(c.is_ascii_alphanumeric() || "+-._".contains(c)));
        let raw = rest.get(..tail.unwrap_or(rest.len())).unwrap_or("");
        self.pos += raw.len();
        if let Ok(n) = raw.replace('_', "").parse() {
            return Token::Int(n);
        }
        let whole = raw.bytes().all(|b| b.is_ascii_digit() || b == b'-' || b == b'+');
        if !whole && let Ok(number) = raw.parse() {
            return Token::Decimal(number);
        }
        sink.error(
            at,
            format!("'{}' is no number.", short(raw)),
            "Write a whole number, or put a text into quotes.",
        );
        Token::Bad
    }

    fn quoted(&mut self, at: usize, sink: &mut Sink<'_>) -> Token {
        let mut text = String::new();
        loop {
            let rest = self.rest();
            let plain = rest.find(['"', '\\', '\r']).unwrap_or(rest.len());
            text.push_str(rest.get(..plain).unwrap_or(""));
            self.pos += plain;
            match self.peek() {
                Some('"') => {
                    self.pos += 1;
                    return Token::Text(text);
                }
                Some('\\') => {
                    let start = self.pos;
                    self.pos += 1;
                    self.escape(start, &mut text, sink);
                }
                // Line ends in texts are read as one newline, whatever the editor made of them.
                Some(_) => {
                    self.pos += 1;
                    if self.peek() != Some('\n') {
                        text.push('\n');
                    }
                }
                None => {
                    sink.error(at, "A text is never closed.", "Add the missing quotation mark.");
                    let line = text.find('\n').unwrap_or(text.len());
                    self.pos =
                        self.text.get(at..).and_then(|t| t.find('\n')).map_or(self.text.len(), |n| at + n);
                    text.truncate(line);
                    return Token::Text(text);
                }
            }
        }
    }

    fn escape(&mut self, at: usize, text: &mut String, sink: &mut Sink<'_>) {
        let Some(c) = self.peek() else { return };
        self.pos += c.len_utf8();
        let code = match c {
            'n' => Some('\n'),
            'r' => Some('\r'),
            't' => Some('\t'),
            '0' => Some('\0'),
            '"' | '\'' | '\\' => Some(c),
            'x' => {
                let digits = self.rest().get(..2).unwrap_or("");
                let code = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32);
                self.pos += if code.is_some() { 2 } else { 0 };
                code
            }
            'u' => self.rest().strip_prefix('{').and_then(|r| r.split_once('}')).and_then(|(digits, _)| {
                let code = char::from_u32(u32::from_str_radix(digits, 16).ok()?)?;
                self.pos += digits.len() + 2;
                Some(code)
            }),
            _ => None,
        };
        if let Some(code) = code {
            text.push(code);
        } else {
            sink.error(
                at,
                "Unknown mark after a backslash.",
                "Write \\\\ for a backslash, \\\" for a quotation mark.",
            );
            text.push('\\');
            text.push(c);
        }
    }

    fn raw(&mut self, at: usize, sink: &mut Sink<'_>) -> Token {
        let rest = self.rest().get(1..).unwrap_or("");
        let hashes = rest.len() - rest.trim_start_matches('#').len();
        let body = rest.get(hashes..).unwrap_or("");
        let Some(body) = body.strip_prefix('"') else {
            return Token::Word(self.word());
        };
        let close = format!("\"{}", "#".repeat(hashes));
        let end = body.find(&close).unwrap_or_else(|| {
            sink.error(at, "A text is never closed.", format!("Add the missing {close}."));
            body.len()
        });
        self.pos = (at + 2 + hashes + end + close.len()).min(self.text.len());
        Token::Text(body.get(..end).unwrap_or("").replace("\r\n", "\n"))
    }

    fn letter(&mut self, at: usize, sink: &mut Sink<'_>) -> Token {
        self.pos += 1;
        let mut text = String::new();
        match self.peek() {
            Some('\\') => {
                let start = self.pos;
                self.pos += 1;
                self.escape(start, &mut text, sink);
            }
            Some(c) if c != '\n' => {
                self.pos += c.len_utf8();
                text.push(c);
            }
            _ => {}
        }
        if self.peek() == Some('\'') && text.chars().count() == 1 {
            self.pos += 1;
            return text.chars().next().map_or(Token::Bad, Token::Letter);
        }
        sink.error(at, "A letter in single quotes is not closed.", "Write it like this: 'w'.");
        Token::Bad
    }

    fn garbage(&mut self, at: usize, sink: &mut Sink<'_>) -> Token {
        let rest = self.rest();
        let known = |c: char| c.is_alphanumeric() || c.is_whitespace() || "()[]{},:\"'_-+/".contains(c);
        let end = rest.char_indices().skip(1).find(|(_, c)| known(*c)).map_or(rest.len(), |(i, _)| i);
        self.pos += end.max(1);
        let seen: String =
            rest.get(..end).unwrap_or("").chars().take(12).flat_map(char::escape_default).collect();
        sink.error(at, format!("Unexpected characters: {seen}"), "Remove them.");
        Token::Bad
    }
}

/// The beginning of a text, for a message.
fn short(text: &str) -> String {
    let mut short: String = text.chars().take(20).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
