//! Letters with accents in letters without: for ids and for names of files, which have to be typed on any
//! keyboard and to survive any archive.

/// A small letter without its accent, `é` as `e` and `ß` as `ss`; an accent that stands by itself is nothing.
/// `None` where it is no such letter.
#[must_use]
pub const fn unaccented(letter: char) -> Option<&'static str> {
    Some(match letter {
        'ä' | 'á' | 'à' | 'â' | 'ã' | 'å' | 'ā' | 'ă' | 'ą' => "a",
        'æ' => "ae",
        'ç' | 'č' | 'ć' => "c",
        'ď' | 'đ' | 'ð' => "d",
        'é' | 'è' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => "e",
        'ğ' => "g",
        'í' | 'ì' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => "i",
        'ł' | 'ľ' | 'ĺ' | 'ļ' => "l",
        'ñ' | 'ń' | 'ň' | 'ņ' => "n",
        'ö' | 'ó' | 'ò' | 'ô' | 'õ' | 'ø' | 'ő' => "o",
        'œ' => "oe",
        'ř' | 'ŕ' => "r",
        'ß' => "ss",
        'š' | 'ś' | 'ş' | 'ș' => "s",
        'ť' | 'ţ' | 'ț' => "t",
        'þ' => "th",
        'ü' | 'ú' | 'ù' | 'û' | 'ū' | 'ů' | 'ű' | 'ų' => "u",
        'ý' | 'ÿ' => "y",
        'ž' | 'ż' | 'ź' => "z",
        '\u{300}'..='\u{36f}' => "",
        _ => return None,
    })
}

/// The same, but umlauts as they are spelled where they cannot be written: `ü` as `ue`.
#[must_use]
pub const fn spelled(letter: char) -> Option<&'static str> {
    match letter {
        'ä' => Some("ae"),
        'ö' => Some("oe"),
        'ü' => Some("ue"),
        other => unaccented(other),
    }
}
