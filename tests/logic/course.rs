//! The course's addresses, its progress, and its figures.

use bitqueens::{
    course::{Block, BoardSymmetry, CardPicture, ORDER, Picture, stack, to_page},
    draw::{BitCell, Board, Cover, Mark},
    pages::{
        learn::{Contents, LearnAction, LearnPage},
        lesson::{BlockAction, LessonAction},
    },
    site::Route,
    text::Lang,
};
use bitqueens_core::solver::{Machine, OpenRow, Placement, Size, Solutions};
use bitqueens_course::SitePage;
use proptest::prelude::*;

use crate::{
    course_texts::{card, course_list, lesson, lessons},
    program::Program,
};

#[test]
fn every_lesson_opens_from_its_address_and_writes_it_again() {
    for lesson in lessons() {
        let hash = format!("learn/{}/", lesson.slug);
        let program = Program::open(&hash);
        let open = program.open_lesson();
        assert_eq!(program.state.route, Route::Lesson);
        assert_eq!(open.lesson, lesson);
        assert_eq!(program.said(), "");
        assert_eq!(program.address(), hash);
        assert_eq!(open.exercises().count(), lesson.exercises().count());
    }
}

#[test]
fn an_unknown_lesson_is_the_list_and_a_sentence() {
    let program = Program::open("learn/nowhere/");
    assert_eq!(program.state.route, Route::Learn);
    assert_eq!(program.page::<LearnPage>().open, Contents::Lessons);
    assert_eq!(
        program.said(),
        "There is no lesson of that name, so this is the list of lessons."
    );
}

#[test]
fn wrong_seeds_and_sheets_are_said_and_the_rest_is_used() {
    for (query, said, address) in [
        ("seed=3.x", "seed must be whole numbers", "#seed=3"),
        ("seed=", "seed must be whole numbers", ""),
        ("seed=-1.5", "seed must be whole numbers", "#seed=0.5"),
        ("sheet=0", "sheet must be the number", ""),
        ("sheet=4", "sheet must be the number", ""),
        ("sheet=one", "sheet must be the number", ""),
        ("seed=1.2&sheet=2", "", "#seed=1.2&sheet=2"),
        ("seed=0.0&more=1", "", ""),
    ] {
        let program = Program::open(&format!("learn/shift/#{query}"));
        assert!(program.said().contains(said), "{query}: {}", program.said());
        assert_eq!(program.said().is_empty(), said.is_empty(), "{query}");
        assert_eq!(program.address(), format!("learn/shift/{address}"));
    }
}

#[test]
fn a_draw_is_in_the_address_and_comes_back_from_it() {
    let mut program = Program::open("ja/learn/shift/");
    let draw = program.on_exercise(1, BlockAction::Another);
    program.act(draw.clone());
    program.act(draw);
    let hash = program.address();
    let again = Program::open(&hash);
    assert_ne!(program.exercise(1).seed, 0);
    assert_eq!(program.exercise(0).seed, 0);
    assert_eq!(
        again.exercise(1).attempt.question,
        program.exercise(1).attempt.question
    );
    assert_eq!(again.address(), hash);
    let restored = program.after(program.on_exercise(1, BlockAction::Restore));
    assert_eq!(restored.address(), "ja/learn/shift/");
}

#[test]
fn answers_stay_on_the_way_to_a_sheet_and_back() {
    let mut program = Program::open("learn/shift/#seed=4");
    program.act(program.on_exercise(1, crate::lesson_page::REVEAL));
    program.go("learn/shift/#seed=4&sheet=1");
    program.go("count/");
    program.go("learn/shift/#seed=4");
    assert_eq!(program.exercise(0).seed, 4);
    assert!(program.exercise(1).attempt.shown);
    // Another question of the same exercise begins anew, and so does another lesson.
    program.go("learn/shift/#seed=4.1");
    assert!(!program.exercise(1).attempt.shown);
}

#[test]
fn progress_is_stored_by_name_and_can_be_forgotten() {
    let stored = [("bitqueens.progress", "mask nowhere row")];
    let program = Program::open_stored("learn/", &stored);
    // A name that this version does not know stays, and is no lesson.
    assert_eq!(program.course().progress.stored(), "mask nowhere row");
    assert_eq!(program.course().n_done(), 2);
    let cleared = program.after(LearnAction::ClearProgress);
    assert_eq!(cleared.course().progress.stored(), "");
}

#[test]
fn a_lesson_is_marked_as_done_by_hand_and_unmarked() {
    let mut program = Program::open("learn/mask/");
    program.act(LessonAction::Done(true));
    assert_eq!(program.course().progress.stored(), "mask");
    program.act(LessonAction::Done(false));
    assert_eq!(program.course().n_done(), 0);
    // The list is no lesson.
    let mut list = Program::open("learn/");
    assert!(!list.act(LessonAction::Done(true)));
}

#[test]
fn every_expression_of_a_figure_is_worked_out() {
    for entry in lessons() {
        for figure in entry.figures() {
            let picture = &figure.picture;
            let in_columns = matches!(picture, Picture::LowestBit { .. } | Picture::Columns { .. });
            let n_rows = stack(picture).map(|stack| stack.rows.len());
            assert_eq!(n_rows.is_some_and(|n| 1 < n), in_columns, "{}", entry.slug);
        }
    }
}

#[test]
fn columns_go_on_from_the_result_above() {
    let mut figures = lesson("and").unwrap().figures();
    let stack = figures.find_map(|figure| stack(&figure.picture)).unwrap();
    let rows: Vec<_> = stack
        .rows
        .into_iter()
        .map(|row| (row.label, row.word.to_string()))
        .collect();
    let row = |label: &str, bits: &str| (label.to_owned(), bits.to_owned());
    assert_eq!(
        rows,
        [
            row("left", "00000100"),
            row("| down", "00000010"),
            row("left | down", "00000110"),
            row("| right", "00000001"),
            row("left | down | right", "00000111"),
            row("~(left | down | right)", "11111000"),
            row("& mask", "00011111"),
            row("mask & ~(left | down | right)", "00011000"),
        ]
    );
}

#[test]
fn a_full_board_is_read_as_the_numbers_of_its_rows() {
    for (slug, read) in [("row", vec![2, 8, 1, 4]), ("layout", vec![1, 4, 16, 2, 8])] {
        let mut pictures = lesson(slug)
            .unwrap()
            .figures()
            .map(|figure| &figure.picture);
        let place = pictures.find_map(|picture| match picture {
            Picture::Numbers { place } => Some(*place),
            _ => None,
        });
        let machine = place.unwrap().machine();
        assert_eq!(machine.queens().collect::<Vec<_>>(), read);
        let full = OpenRow::from(Placement::standing(&machine));
        let board = Board::of_row(&full, Cover::Off, ORDER);
        for (row, number) in (0..).zip(read) {
            let squares = board.row(row);
            let drawn = squares.iter().fold(0, |word, square| {
                word << 1 | u32::from(square.mark == Mark::Queen)
            });
            assert_eq!(drawn, number);
            assert!(squares.iter().all(|square| !square.in_work));
        }
    }
}

#[test]
fn solutions_come_in_mirrored_pairs_as_the_lesson_on_symmetry_says() {
    for size in Size::all().take(8).skip(1) {
        let mirror = BoardSymmetry {
            turns: 0,
            mirrored: true,
        };
        let middle = 1 << (size.get() / 2);
        let is_odd = size.get() % 2 == 1;
        let mut counted = 0;
        for solution in Solutions::new(size) {
            let queens = solution.bits();
            assert_ne!(mirror.of(queens, size), queens, "N = {size}");
            // Half of row 0, and below its middle square half of row 1.
            let half = if is_odd && queens[0] == middle {
                queens[1]
            } else {
                queens[0]
            };
            counted += usize::from(half < middle);
        }
        assert_eq!(2 * counted, Solutions::new(size).count(), "N = {size}");
    }
}

#[test]
fn left_grows_by_at_most_one_bit_a_row_as_the_lesson_on_ghost_bits_says() {
    for size in Size::all().take(7) {
        let mut machine = Machine::new(size);
        let mut longest = 0;
        while machine.advance().is_some() {
            for row in 0..machine.rows_reached().min(size.get()) {
                let bits = u64::BITS - machine.words(row).left.leading_zeros();
                assert!(bits <= u32::from(size.get() + row), "N = {size}");
                longest = longest.max(bits);
            }
        }
        assert!(longest < 2 * u32::from(size.get()), "N = {size}");
    }
}

#[test]
fn every_card_has_its_picture_and_says_the_minutes() {
    for entry in &course_list().lessons {
        let (slug, minutes) = (&entry.slug, entry.minutes);
        assert!((4..=20).contains(&minutes), "{slug}: {minutes} minutes");
        match CardPicture::of(&card(entry, Lang::En).picture) {
            Some(CardPicture::Boards(boards)) => assert_eq!(boards.len(), 8),
            Some(CardPicture::Tree(tree)) => assert_eq!(tree.nodes.len(), 17),
            Some(CardPicture::Costs(side)) => assert_eq!(side.get(), 8),
            Some(CardPicture::Cells(thumbnail)) => {
                for row in &thumbnail.rows {
                    let n_squares = row.squares.len();
                    assert!([0, thumbnail.n_columns].contains(&n_squares), "{slug}");
                    let widest = thumbnail.n_columns + thumbnail.n_ghosts();
                    assert!(row.bits.cells.len() <= widest, "{slug}");
                }
            }
            Some(CardPicture::Sketch(sketch)) => {
                assert!((5..=8).contains(&sketch.width), "{slug}");
                assert!(
                    !sketch.shaded.is_empty() || !sketch.crossed.is_empty(),
                    "{slug}"
                );
            }
            None => panic!("the card of {slug} has no picture"),
        }
    }
}

fn picture(slug: &str) -> Option<CardPicture> {
    CardPicture::of(&card(course_list().lesson(slug).unwrap(), Lang::En).picture)
}

/// The bits of a card's row, worths left out.
fn thumb_bits(slug: &str, row: usize) -> String {
    let Some(CardPicture::Cells(thumbnail)) = picture(slug) else {
        panic!("{slug} has no squares or bits");
    };
    let bits = thumbnail.rows[row].bits.cells.iter();
    bits.map(BitCell::digit).collect()
}

#[test]
fn a_card_shows_the_bits_of_its_lesson() {
    assert_eq!(thumb_bits("row", 0), "0010");
    assert_eq!(thumb_bits("places", 1), "101010");
    assert_eq!(thumb_bits("and", 3), "00011000");
    assert_eq!(thumb_bits("lowest", 3), "00000100");
    // The row in work stands last among those that wait in the arrays.
    assert_eq!(thumb_bits("stack", 0), "1110");
    assert_eq!(thumb_bits("stack", 2), "0000");
    assert_eq!(thumb_bits("stack", 3), "");
    let Some(CardPicture::Cells(ghost)) = picture("shift") else {
        panic!("a board with its words");
    };
    assert_eq!(ghost.n_ghosts(), 1);
    assert!(ghost.rows[4].bits.cells[0].ghost);
    // No line runs below the row in work.
    assert!(
        ghost.rows[1]
            .squares
            .iter()
            .any(|square| square.drawn != [false; 3])
    );
    assert!(
        ghost.rows[3]
            .squares
            .iter()
            .all(|square| square.drawn == [false; 3])
    );
}

#[test]
fn the_short_way_and_its_branches_are_the_main_course() {
    let slugs = |of: Vec<&'static bitqueens::course::LessonSummary>| -> Vec<&str> {
        of.into_iter().map(|lesson| &*lesson.slug).collect()
    };
    let way = [
        "puzzle",
        "row",
        "places",
        "backtrack",
        "operators",
        "shadow",
        "shift",
        "and",
        "mask",
        "lowest",
        "next",
        "code",
        "stack",
        "arrays",
        "whole",
    ];
    assert_eq!(slugs(course_list().way().collect()), way);
    let with_branches = course_list()
        .way()
        .flat_map(|lesson| std::iter::once(lesson).chain(course_list().branches(lesson)));
    let main = course_list()
        .lessons
        .iter()
        .filter(|lesson| !lesson.part.is_advanced());
    assert_eq!(slugs(with_branches.collect()), slugs(main.collect()));
    for pair in way.windows(2) {
        let lesson = course_list().lesson(pair[0]).unwrap();
        assert_eq!(course_list().next_on_way(lesson).unwrap().slug, pair[1]);
        for branch in course_list().branches(lesson) {
            assert_eq!(course_list().next_on_way(branch).unwrap().slug, pair[1]);
        }
    }
    let minutes: usize = course_list().way().map(|lesson| lesson.minutes).sum();
    assert!((150..=210).contains(&minutes), "{minutes}");
}

#[test]
fn the_list_goes_on_where_the_reader_was() {
    let next = |stored: &str| {
        let program = Program::open_stored("learn/", &[("bitqueens.progress", stored)]);
        let next = program.course().goes_on();
        next.map(|lesson| &*lesson.slug)
    };
    assert_eq!(next(""), Some("puzzle"));
    // On the short way it goes on there, beside it in the order of the course.
    assert_eq!(next("puzzle row places"), Some("backtrack"));
    assert_eq!(next("puzzle row places layout cost"), Some("operators"));
    assert_eq!(next("whole"), Some("hex"));
    // Whoever has read a lesson that became part of another has read that one.
    assert_eq!(next("puzzle row or"), Some("shadow"));
    let all = course_list().lessons.iter().map(|lesson| &*lesson.slug);
    let all = all.collect::<Vec<_>>().join(" ");
    assert_eq!(next(&all), None);
}

#[test]
fn the_lab_that_a_lesson_leads_to_has_the_lesson_s_expression() {
    let lesson = lesson("and").unwrap();
    let queries = lesson.blocks.iter().filter_map(|block| match block {
        Block::Onward { query, .. } => Some(query.clone()),
        _ => None,
    });
    let expression = lesson.figures().find_map(|figure| match &figure.picture {
        Picture::Columns { text, .. } => Some(text.clone()),
        _ => None,
    });
    assert_eq!(
        queries.collect::<Vec<_>>().concat(),
        [("e".to_owned(), expression.unwrap())]
    );
}

#[test]
fn every_lesson_leads_on_to_pages_of_the_site() {
    let mut to = Vec::new();
    for block in lessons().flat_map(|lesson| &lesson.blocks) {
        if let Block::Onward {
            to: page, query, ..
        } = block
        {
            let address = to_page(*page, query);
            let opened = Program::open(&address.to_string());
            assert_eq!(opened.said(), "", "{address}");
            to.push(address.route);
        }
    }
    for route in [
        Route::Write,
        Route::Bits,
        Route::Solve,
        Route::Ladder,
        Route::Count,
    ] {
        assert!(to.contains(&route), "no lesson leads to {}", route.name());
    }
}

#[test]
fn each_page_that_a_lesson_can_lead_to_has_the_name_of_its_route() {
    for page in SitePage::ALL {
        let route = Route::from_name(page.name());
        assert_eq!(Some(to_page(page, &[]).route), route);
    }
}

proptest! {
    #[test]
    fn any_parts_are_an_address(slug in "[a-z/]{0,9}", seed in "\\PC{0,20}", sheet in "\\PC{0,4}") {
        let program = Program::open(&format!("learn/{slug}/#seed={seed}&sheet={sheet}"));
        prop_assert_eq!(program.state.route.page_name(), "learn");
        let hash = program.address();
        prop_assert_eq!(Program::open(&hash).address(), hash);
    }

    #[test]
    fn any_seeds_and_sheet_of_a_lesson_come_back(lesson in 0..course_list().lessons.len(), seeds in prop::collection::vec(any::<u64>(), 0..4), sheet in 0_usize..5) {
        let seeds = seeds.iter().map(u64::to_string).collect::<Vec<_>>().join(".");
        let hash = format!("learn/{}/#seed={seeds}&sheet={sheet}", course_list().lessons[lesson].slug);
        let program = Program::open(&hash);
        let again = Program::open(&program.address());
        prop_assert_eq!(again.said(), "");
        let (open, again) = (program.open_lesson(), again.open_lesson());
        prop_assert_eq!(open, again);
        prop_assert!(open.sheet.is_none_or(|sheet| sheet < open.exercises().count()));
    }
}
