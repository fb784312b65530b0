//! Random scenarios.

use oblique_board::hex::{Edge, Hour, Layout, Orientation, Shift};
use oblique_board::{Board, Feature, FeatureId, Label, LabelId, LabelSize, Path, TerrainIx};
use oblique_scenario::format::Palettes;
use oblique_scenario::{
    Aim, Arrival, Attrs, BoardPlace, ByDistance, ByEye, ByPoints, ContoursGiven, ControlPoint, Decimal,
    Degrees, Ellipsoid, Evidence, Features, Fingerprint, FitModel, Grade, GroundPoint, Known, LevelMeasure,
    LevelsOf, Nation, Note, NoteId, Objective, ObjectiveId, Piece, PieceId, PixelPoint, Scenario, SetUpId,
    Sheet, SheetBoard, SheetContours, SheetLevels, SheetPlacement, SheetTraining, Side, SideHistory, Source,
    SpotHeight, TakenOver, Task, Value, Zone,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

/// The palettes of the ruleset `test`.
pub fn palettes(id: &str) -> Option<Palettes> {
    let terrain = [("clear", '.'), ("woods", 'w'), ("town", 't')];
    (id == "test").then(|| Palettes {
        terrain: terrain.iter().map(|(id, c)| ((*id).to_owned(), *c)).collect(),
        linear: vec!["road".to_owned(), "stream".to_owned()],
    })
}

fn text() -> impl Strategy<Value = String> {
    prop_oneof![
        Just(String::new()),
        "[a-zA-Z ]{1,12}",
        "[\\PC\n\t\"\\\\']{0,10}",
        any::<String>().prop_map(|s| s.chars().take(8).collect()),
        Just("zwei \"Zeilen\"\r\nund // kein Kommentar\u{202e}\u{feff}\0".to_owned()),
    ]
}

fn id() -> impl Strategy<Value = String> {
    prop_oneof!["[ab]-[a-z]{1,3}", text()]
}

fn attrs() -> impl Strategy<Value = Attrs> {
    let value = prop_oneof![
        any::<bool>().prop_map(Value::Flag),
        (-Value::MOST..=Value::MOST).prop_map(Value::Int),
        text().prop_map(Value::Text)
    ];
    prop::collection::btree_map(id(), value, 0..3)
}

fn evidence() -> impl Strategy<Value = Option<Evidence>> {
    let grade = prop_oneof![Just(Grade::Sourced), Just(Grade::Known), Just(Grade::Estimated)];
    prop::option::of((grade, text(), text()).prop_map(|(grade, source, remark)| Evidence {
        grade,
        source,
        remark,
    }))
}

fn board() -> impl Strategy<Value = Board> {
    let orientation = prop_oneof![Just(Orientation::Flat), Just(Orientation::Pointy)];
    let shift = prop_oneof![Just(Shift::Odd), Just(Shift::Even)];
    let cell = (0..5_u8, prop_oneof![Just(0_i8), 0..21_i8, any::<i8>()]);
    let place = (-2..14_i32, -2..14_i32, 0..6_usize);
    let features = prop::collection::btree_map(
        id(),
        (0..3_usize, text(), any::<bool>(), prop::collection::vec(place.clone(), 0..40), attrs()),
        0..4,
    );
    let size = prop_oneof![Just(LabelSize::Small), Just(LabelSize::Medium), Just(LabelSize::Large)];
    let labels = prop::collection::btree_map(id(), (text(), place, size, -180..=180_i16), 0..3);
    let own = prop::collection::vec((-1..13_i32, 0..12_i32, attrs()), 0..3);
    let cells = prop::collection::vec(cell, 0..150);
    (orientation, shift, 1..13_u16, prop_oneof![1..12_u16, Just(100)], cells, features, labels, own).prop_map(
        |(orientation, shift, width, height, cells, features, labels, own)| {
            let row_first = width % 2 == 0;
            let numbering =
                oblique_board::hex::Numbering { first_col: width % 3, first_row: height % 120, row_first };
            let layout = Layout { orientation, shift, width, height, numbering };
            let palette = ["clear", "woods", "town", "lava", "Ünknown \"x\""].map(str::to_owned).to_vec();
            let known = vec!["road".to_owned(), "stream".to_owned()];
            let mut board = Board::new(layout, palette, known);
            for (i, (terrain, level)) in cells.into_iter().enumerate().take(layout.len()) {
                board.set_terrain(layout.hex(i), TerrainIx(terrain));
                board.set_level(layout.hex(i), level);
            }
            for (id, (kind, name, along, places, attrs)) in features {
                let kind = ["road", "stream", "canal"][kind].to_owned();
                let path = if along {
                    let edge = |(c, r, s): &(i32, i32, usize)| {
                        Edge::new(layout.at(*c, *r), orientation.sides()[*s], orientation)
                    };
                    Path::Edges(places.iter().filter_map(edge).collect())
                } else {
                    Path::Hexes(places.iter().map(|(c, r, _)| layout.at(*c, *r)).collect())
                };
                board.put_feature(FeatureId(id), Some(Feature { kind, name, path, attrs }));
            }
            for (id, (text, (c, r, _), size, angle_deg)) in labels {
                board.put_label(LabelId(id), Some(Label { text, hex: layout.at(c, r), size, angle_deg }));
            }
            for (c, r, attrs) in own {
                board.put_hex_attrs(layout.at(c, r), Some(attrs));
            }
            board
        },
    )
}

fn piece(layout: Layout) -> impl Strategy<Value = Piece> {
    let hex = prop::option::of((-3..200_i32, -3..20_i32).prop_map(move |(c, r)| layout.at(c, r)));
    let who = (any::<bool>(), text(), text(), text(), prop::option::of(id()), 0..9_u32);
    let state = (attrs(), hex, prop::option::of(0..12_i32), text(), any::<bool>());
    let rest = (prop::option::of((any::<u16>(), 0..9_i32)), text(), text(), id(), evidence());
    (who, state, rest).prop_map(move |(who, state, rest)| {
        let (first, kind, name, nation, leader, order) = who;
        let (attrs, hex, facing, formation, top) = state;
        let (arrives, regiment, remark, about, evidence) = rest;
        let aim = (order < 7).then(|| Aim::ALL.get(order as usize).copied()).flatten();
        let task = aim.filter(|_| top).map(|aim| Task {
            aim,
            hexes: hex.into_iter().collect(),
            remark: name.clone(),
        });
        Piece {
            task,
            side: if first { Side::A } else { Side::B },
            kind,
            name,
            nation,
            leader: leader.map(PieceId),
            order,
            attrs,
            hex,
            facing: facing.map(Hour::new),
            formation,
            top,
            arrives: arrives.map(|(turn, c)| {
                let more = (0..c / 3).map(|n| layout.at(8 - n, n));
                Arrival::at(turn, layout.at(c, 0)).by(std::iter::once(layout.at(c, 0)).chain(more))
            }),
            evidence: evidence.map(|e| (about, e)).into_iter().collect(),
            regiment,
            remark,
        }
    })
}

/// A random scenario of the ruleset `test` or an unknown one.
pub fn scenario() -> impl Strategy<Value = Scenario> {
    board().prop_flat_map(|board| {
        let layout = board.layout();
        let pieces = prop::collection::btree_map(id().prop_map(PieceId), piece(layout), 0..4);
        let texts = prop::collection::vec(text(), 12);
        let tables = (attrs(), attrs(), attrs());
        let objective =
            ((-1..9_i32, 0..9_i32), any::<[i32; 2]>(), prop::option::of(any::<bool>()), 0..4_u32, evidence());
        let objectives = prop::collection::btree_map(id(), objective, 0..3);
        let losses = (prop::option::of(any::<(u32, u32)>()), prop::option::of(any::<u32>()), evidence());
        let note = (text(), prop::option::of((0..9_i32, 0..9_i32)), prop::option::of(id()), evidence());
        let notes = prop::collection::btree_map(id(), note, 0..3);
        let zone = prop::collection::vec((-2..14_i32, -2..14_i32), 0..60);
        let kept = (zone, prop::option::of((id(), text(), text())));
        let base = (Just(board), any::<bool>(), pieces, texts, tables, objectives, losses, notes);
        (base.prop_map(assemble), kept).prop_map(|(mut s, (zone, set_up))| {
            let layout = s.board.layout();
            s.exits[0] = Zone::of(zone.iter().skip(7).map(|(c, r)| layout.at(*c, *r)));
            s.zones[1] = Zone::of(zone.into_iter().map(|(c, r)| layout.at(c, r)));
            if let Some((id, name, remark)) = set_up {
                let mut set_up = s.present_set_up(&name);
                set_up.remark = remark;
                s.setups.insert(SetUpId(id), set_up);
            }
            s
        })
    })
}

type Raw = (
    Board,
    bool,
    BTreeMap<PieceId, Piece>,
    Vec<String>,
    (Attrs, Attrs, Attrs),
    BTreeMap<String, ((i32, i32), [i32; 2], Option<bool>, u32, Option<Evidence>)>,
    (Option<(u32, u32)>, Option<u32>, Option<Evidence>),
    BTreeMap<String, (String, Option<(i32, i32)>, Option<String>, Option<Evidence>)>,
);

fn assemble((board, known, pieces, texts, tables, objectives, losses, notes): Raw) -> Scenario {
    let layout = board.layout();
    let side = |first| if first { Side::A } else { Side::B };
    let mut s = Scenario::new(if known { "test" } else { "other \"one\"" }, board);
    s.pieces = pieces;
    let [title, date, place, author, description, tips, key, a, b, c, d, e] =
        <[String; 12]>::try_from(texts).unwrap_or_default();
    s.meta.title = title;
    s.meta.date = date;
    s.meta.place = place;
    s.meta.author = author;
    s.meta.description = description;
    s.meta.tips = tips;
    s.meta.sources.insert(key.clone(), Source { title: a.clone(), place: b.clone(), seen: c.clone() });
    s.params = tables.0;
    s.sides[0].params = tables.1;
    s.sides[1].name = b;
    s.nations.insert(c, Nation { name: d.clone(), color: e.clone(), traits: tables.2, traits_of: key });
    for (id, ((col, row), value, holder, order, evidence)) in objectives {
        let hex = layout.at(col, row);
        let objective = Objective { hex, name: a.clone(), value, holder: holder.map(side), order, evidence };
        s.objectives.insert(ObjectiveId(id), objective);
    }
    s.history.outcome = d;
    s.history.minutes = losses.0;
    s.history.evidence = losses.0.and(losses.2.clone());
    s.history.winner = losses.1.map(|n| side(n % 2 == 0));
    s.history.sides[1] = SideHistory {
        men_lost: losses.0,
        guns_lost: losses.1.map(|n| (n, n.saturating_add(n % 2))),
        leaders_lost: vec![e; losses.1.map_or(0, |n| n as usize % 3)],
        evidence: losses.2.clone(),
    };
    for (id, (text, hex, piece, evidence)) in notes {
        let hex = hex.map(|(c, r)| layout.at(c, r));
        s.notes.insert(NoteId(id), Note { text, hex, piece: piece.map(PieceId), evidence });
    }
    if let Some(most) = losses.0.map(|(_, most)| most) {
        random_sheets(&mut s, most, losses.2.as_ref());
    }
    if let Some(evidence) = losses.2 {
        s.silenced.insert(format!("C17 piece {a} hex"), evidence.remark.clone());
        s.feature_evidence.insert(FeatureId(a), evidence.clone());
        s.label_evidence.insert(LabelId(String::new()), evidence);
    }
    s
}

/// A sheet placed in each way, its numbers from one number.
fn random_sheets(s: &mut Scenario, number: u32, evidence: Option<&Evidence>) {
    let decimal =
        |part: u32| Decimal::new(f64::from(number % 9973) / f64::from(part) - 700.0).unwrap_or_default();
    let (pixel, ground) =
        (PixelPoint::new(decimal(3), decimal(7)), GroundPoint::new(decimal(11), Decimal::from(number)));
    let degrees = Degrees { longitude: decimal(13), latitude: decimal(17) };
    let [_, (_, fit), ..] = FitModel::WORDS;
    let point = |known, on| ControlPoint { name: s.meta.title.clone(), pixel, known, on };
    let points = vec![point(Known::Yards(ground), true), point(Known::Degrees(degrees), false)];
    let yards = Decimal::ONE;
    let placements = [
        SheetPlacement::ByEye(ByEye { middle: ground, yards_a_pixel: yards, turn: decimal(5) }),
        SheetPlacement::Distance(ByDistance {
            from: pixel,
            to: pixel,
            yards,
            middle: ground,
            turn: decimal(6),
        }),
        SheetPlacement::Points(ByPoints { fit, points }),
        SheetPlacement::Affine([1, 2, 3, 4, 5, 6].map(decimal)),
    ];
    for (order, placement) in (number % 3..).zip(placements) {
        let sheet = Sheet {
            name: s.meta.place.clone(),
            file: s.meta.date.clone(),
            page: number % 3 + 1,
            fingerprint: order.is_multiple_of(2).then(|| Fingerprint(u128::from(number) << 90)),
            size: (number.clamp(1, 99), 7),
            order,
            crop: (order % 2 == 1).then_some([pixel; 4]),
            board: (order % 3 == 1)
                .then_some(SheetBoard { yards_a_hex: None, area: (order % 2 == 0).then_some([pixel; 4]) }),
            paper: order.is_multiple_of(2).then_some([212, 0, 255]),
            placement,
            samples: BTreeMap::from([(s.meta.tips.clone(), vec![pixel; order as usize % 3])]),
            training: Features::new(number.to_le_bytes().to_vec())
                .into_iter()
                .map(|features| SheetTraining {
                    from: s.meta.title.clone(),
                    version: number,
                    inks: vec![[decimal(2); 4]; order as usize % 3],
                    samples: BTreeMap::from([(s.meta.tips.clone(), vec![features; 2])]),
                })
                .cycle()
                .take(order as usize % 2)
                .collect(),
            spot_heights: SpotHeight::new(pixel, Decimal::from(number % 9_000))
                .into_iter()
                .cycle()
                .take(order as usize % 3)
                .collect(),
            contours: (order % 2 == 1).then(|| SheetContours {
                ink: [1, 2, order as u8],
                given: vec![
                    ContoursGiven::Drag {
                        path: vec![pixel; 2 + order as usize % 3],
                        start_metres: decimal(3),
                        interval_metres: decimal(4),
                    },
                    ContoursGiven::HandedOn,
                ],
            }),
            taken_over: taken_over(order, pixel),
            evidence: evidence.cloned(),
        };
        s.sheets.insert(s.fresh_sheet_id("sheet"), sheet);
    }
    let middle = (number.is_multiple_of(2)).then_some((degrees, Ellipsoid::Bessel1841));
    s.board_place = Some(BoardPlace { yards_a_hex: yards, origin: ground, turn: decimal(9), middle });
}

/// One of each sort, but for what is left out in turn.
fn taken_over(order: u32, pixel: PixelPoint) -> Vec<TakenOver> {
    let metres = Decimal::from(order + 1);
    let contours = SheetContours { ink: [9, 8, order as u8], given: vec![ContoursGiven::HandedOn] };
    let printed: Vec<SpotHeight> =
        SpotHeight::new(pixel, metres).into_iter().cycle().take(order as usize % 3).collect();
    let ways = [
        LevelsOf::Model { file: "heights.asc".to_owned() },
        LevelsOf::Spots {
            printed: printed.clone(),
            contours: order.is_multiple_of(2).then(|| contours.clone()),
        },
        LevelsOf::Contours { contours, printed },
    ];
    let measures = LevelMeasure::WORDS.map(|(_, measure)| measure);
    let levels = ways.into_iter().zip(measures).map(|(of, of_hex)| {
        let burn_streams = order.is_multiple_of(2);
        TakenOver::Levels(SheetLevels { of, base_metres: metres, step_metres: metres, of_hex, burn_streams })
    });
    let samples = BTreeMap::from([("clear".to_owned(), vec![pixel; order as usize % 3])]);
    let mut all = vec![
        TakenOver::Terrain {
            sure_percent: order % 101,
            samples: if order.is_multiple_of(2) { samples } else { BTreeMap::default() },
        },
        TakenOver::Line { kind: "road".to_owned(), course: vec![pixel; 2 + order as usize % 3] },
        TakenOver::Vectors {
            file: "streams \"old\".geojson".to_owned(),
            epsg: (order % 2 == 1).then_some(25_832),
            table: order.is_multiple_of(2).then(|| "(rows: [])\n".to_owned()),
        },
    ];
    all.extend(levels);
    all
}
