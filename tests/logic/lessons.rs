//! The course: complete in both languages, and true of the machine it speaks of.

use std::collections::{BTreeSet, HashSet};

use bitqueens::{
    course::{
        Block, BoardSymmetry, CoursePart, Lesson, LessonSummary, Picture, Place, at_hand,
        image_boards, questions, stack,
    },
    draw::RowRole,
    text::{Lang, Phrase, Span, spans},
};
use bitqueens_core::{
    bits::{IsolateLowest, View, Word},
    solver::{Machine, Phase, Size, Solutions},
};
use bitqueens_course::{GuessKind, WrittenExercise};

use crate::{
    course_texts::{card, course_list, each_in_all, lesson, lessons},
    terms::unmarked,
};

#[test]
fn every_lesson_has_its_own_address() {
    let mut slugs = HashSet::new();
    for entry in lessons() {
        assert!(slugs.insert(&entry.slug), "{} twice", entry.slug);
        assert!(
            entry.slug.bytes().all(|byte| byte.is_ascii_lowercase()),
            "{}",
            entry.slug
        );
        assert_eq!(
            lesson(&entry.slug).map(|found| &found.title),
            Some(&entry.title)
        );
    }
    assert!(lesson("").is_none() && lesson("nowhere").is_none());
}

#[test]
fn the_parts_follow_each_other_and_hold_every_lesson() {
    let parts = CoursePart::ALL.into_iter();
    let parts = parts.flat_map(|part| course_list().of_part(part));
    let (numbers, entries): (Vec<usize>, Vec<&LessonSummary>) = parts.unzip();
    assert!(numbers.into_iter().eq(1..=course_list().lessons.len()));
    assert!(entries.into_iter().eq(course_list().lessons.iter()));
    // The list names them in the same order in every language, with its card for each.
    for lang in Lang::ALL {
        let (list, lessons) = (at_hand::list(lang), at_hand::lessons(lang));
        assert_eq!(
            [
                list.lessons.len(),
                list.titles.len(),
                at_hand::cards(lang).0.len()
            ],
            [lessons.len(); 3]
        );
        for ((entry, title), lesson) in course_list().lessons.iter().zip(&list.titles).zip(lessons)
        {
            let told = (&entry.slug, entry.part, title);
            assert_eq!(told, (&lesson.slug, lesson.part, &lesson.title));
            assert_eq!(entry.n_quizzes, lesson.quizzes().count());
            assert_eq!(entry.n_exercises, lesson.exercises().count());
        }
        assert!(list.lessons.iter().eq(course_list().lessons.iter()));
    }
}

#[test]
fn one_answer_of_a_question_is_right_and_each_has_its_reply() {
    for lesson in lessons() {
        for quiz in lesson.quizzes() {
            let right = quiz.answers.iter().filter(|answer| answer.right);
            assert_eq!(right.count(), 1, "{}: {}", lesson.slug, quiz.ask);
            assert!(2 <= quiz.answers.len(), "{}", lesson.slug);
        }
    }
}

#[test]
fn every_question_with_a_function_is_asked_under_its_name() {
    let names: Vec<_> = questions::names().collect();
    let known: BTreeSet<_> = names.iter().copied().collect();
    assert_eq!(known.len(), names.len(), "a name stands twice: {names:?}");
    let mut asked = BTreeSet::new();
    for lesson in lessons() {
        for block in &lesson.blocks {
            if let Block::Exercise(WrittenExercise::Question(name))
            | Block::Example(WrittenExercise::Question(name)) = block
            {
                let slug = &lesson.slug;
                assert!(known.contains(&**name), "{slug} asks {name}");
                asked.insert(&**name);
            }
        }
    }
    assert_eq!(asked, known);
}

/// Lessons of the first parts that speak of no search.
const ALONE: [&str; 3] = ["row", "places", "operators"];

#[test]
fn every_lesson_shows_asks_and_links() {
    for lesson in lessons() {
        let links = lesson
            .blocks
            .iter()
            .filter(|block| matches!(block, Block::Step { .. }));
        assert!(lesson.figures().count() >= 1, "{}", lesson.slug);
        assert!(lesson.quizzes().count() >= 1, "{}", lesson.slug);
        let whys = lesson
            .blocks
            .iter()
            .filter(|block| matches!(block, Block::Why { .. }));
        assert!(whys.count() >= 1, "{}", lesson.slug);
        assert!(lesson.exercises().count() >= 1, "{}", lesson.slug);
        // A fault is run in the lessons about the search and its words; from the loop on, where one of the lesson's
        // lines can show it. Before there is a search, and where words stand by themselves, there is none to run.
        let runs = matches!(lesson.part, CoursePart::Search | CoursePart::Words)
            && !ALONE.contains(&&*lesson.slug);
        assert!(!runs || lesson.trials().count() >= 1, "{}", lesson.slug);
        assert!(links.count() >= 1, "{}", lesson.slug);
    }
}

#[test]
fn the_lengths_that_bound_the_places_are_the_machines() {
    for (size, length) in Size::all().zip(Place::LENGTHS) {
        assert_eq!(u64::try_from(Machine::new(size).count()), Ok(length));
    }
}

/// Asserts that a lesson says some words in English.
pub(crate) fn says(slug: &str, words: &str) {
    let said = phrases(lesson(slug).unwrap());
    let mut said = said
        .iter()
        .map(|(phrase, _)| unmarked(phrase.in_lang(Lang::En)));
    let says = said.any(|phrase| phrase.contains(words));
    assert!(says, "{slug} does not say {words}");
}

/// Every phrase of a lesson, and whether it is a sentence.
pub(crate) fn phrases(lesson: &Lesson) -> Vec<(Phrase, bool)> {
    let entry = course_list().lesson(&lesson.slug).unwrap();
    let outcomes = Lang::ALL.map(|lang| (lang, card(entry, lang).outcome.as_str()));
    let mut phrases = each_in_all(&lesson.slug, texts);
    phrases.push((Phrase::new(&outcomes), true));
    phrases
}

fn texts(lesson: &'static Lesson) -> Vec<(&'static str, bool)> {
    let blocks = lesson.blocks.iter().flat_map(|block| match block {
        Block::Opening(opening) => {
            let lines = match &opening.kind {
                GuessKind::Order(lines) | GuessKind::Choice(lines) => &lines[..],
                _ => &[],
            };
            let lines = lines.iter().map(|line| (line, false));
            let around = [(&opening.ask, true), (&opening.result, true)];
            around.into_iter().chain(lines).collect()
        }
        Block::Prose(text) => vec![(text, true)],
        Block::Why { question, answer } => vec![(question, false), (answer, true)],
        Block::Figure(figure) => vec![(&figure.caption, true)],
        Block::Break(trial) => vec![(&trial.before, true), (&trial.after, true)],
        Block::Quiz(quiz) => {
            let answers = quiz.answers.iter();
            let answers = answers.flat_map(|of| [(&of.text, false), (&of.reply, true)]);
            [(&quiz.ask, true)].into_iter().chain(answers).collect()
        }
        Block::Puzzle(puzzle) => vec![(&puzzle.ask, true), (&puzzle.reply, true)],
        Block::Find(find) => vec![(&find.reply, true)],
        Block::Step { text, .. } | Block::Onward { text, .. } => vec![(text, false)],
        Block::Code(_) | Block::Example(_) | Block::Exercise(_) | Block::Join(_) | Block::Work => {
            Vec::new()
        }
    });
    let all = blocks.chain([(&lesson.title, false)]);
    all.map(|(text, is_sentence)| (text.as_str(), is_sentence))
        .collect()
}

#[test]
fn no_line_breaks_within_the_side_of_a_board() {
    for lesson in Lang::ALL.into_iter().flat_map(at_hand::lessons) {
        for (text, _) in texts(lesson) {
            let words = text
                .split('`')
                .step_by(2)
                .find(|words| words.contains("N = "));
            assert_eq!(words, None, "{}", lesson.slug);
        }
    }
}

#[test]
fn both_languages_are_there_and_plain() {
    let is_japanese = |c: char| ('\u{3040}'..='\u{9fff}').contains(&c);
    for lesson in lessons() {
        for (phrase, sentence) in phrases(lesson) {
            let [ja, en] = [Lang::Ja, Lang::En].map(|lang| phrase.in_lang(lang));
            let is_number = !spans(ja).any(
                |span| matches!(span, Span::Words(words) if words.chars().any(char::is_alphabetic)),
            );
            assert!(is_number || ja.chars().any(is_japanese), "{ja}");
            let is_plain = |of: char| of.is_ascii() || of == '\u{a0}' || of == '×';
            assert!(en.chars().all(is_plain) && !en.is_empty(), "{en}");
            for text in [ja, en] {
                assert!(!text.contains(['！', '　']), "{text}");
                assert!(!text.contains("! ") && !text.ends_with('!'), "{text}");
                assert_eq!(text.trim(), text);
            }
            if sentence {
                assert!(ja.ends_with('。'), "{ja}");
                assert!(en.ends_with(['.', '?']), "{en}");
            }
        }
    }
}

#[test]
fn names_and_binary_words_are_set_as_code() {
    let names = ["left", "down", "right", "mask", "bitmap", "bit", "row", "x"];
    let mut n_codes = 0;
    for lesson in lessons() {
        let title = lesson.title.as_str();
        for (phrase, _) in phrases(lesson)
            .into_iter()
            .filter(|(text, _)| text.in_lang(Lang::En) != title)
        {
            for text in [phrase.in_lang(Lang::Ja), phrase.in_lang(Lang::En)] {
                assert!(text.matches('`').count().is_multiple_of(2), "{text}");
                for span in spans(&unmarked(text)) {
                    match span {
                        Span::Term { .. } => panic!("a mark is left: {text}"),
                        Span::Code(code) => {
                            n_codes += 1;
                            assert!(code.is_ascii() && code.trim() == code, "{text}");
                        }
                        Span::Words(words) => {
                            assert_eq!(binary_words(words), BTreeSet::new(), "{text}");
                            assert!(!words.contains(['&', '|', '~', '<', '>']), "{text}");
                            // In English these names are also words.
                            let mut ascii = words.split(|c: char| !c.is_ascii_alphanumeric());
                            let name = ascii.find(|word| names.contains(word));
                            assert!(text == phrase.in_lang(Lang::En) || name.is_none(), "{text}");
                        }
                    }
                }
            }
        }
    }
    assert!(n_codes >= 200, "{n_codes}");
}

/// The numbers of a text that are written in four binary digits or more.
fn binary_words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric())
        .filter(|word| 4 <= word.len() && word.bytes().all(|byte| matches!(byte, b'0' | b'1')))
        .collect()
}

#[test]
fn both_languages_name_the_same_words() {
    for lesson in lessons() {
        for (phrase, _) in phrases(lesson) {
            let [ja, en] = [Lang::Ja, Lang::En].map(|lang| phrase.in_lang(lang));
            assert_eq!(binary_words(ja), binary_words(en), "{en}");
        }
    }
}

/// Every word that stands in the machine at a place, as the page writes it.
fn words_at(place: Place) -> HashSet<String> {
    let machine = place.machine();
    let n = place.size().len();
    let mask = u64::from(place.size().mask());
    let mut values = vec![mask, machine.bit().into()];
    for row in 0..place.size().get() {
        let words = machine.words(row);
        let bitmap = u64::from(words.bitmap);
        values.extend([words.left, words.down.into(), words.right.into(), bitmap]);
        // The bitmap as it was before the bit was taken out of it.
        values.push(bitmap | u64::from(machine.bit()));
    }
    values.extend(machine.queens().map(u64::from));
    values.iter().map(|value| format!("{value:0n$b}")).collect()
}

fn words_of(picture: &Picture) -> HashSet<String> {
    match picture {
        Picture::Board { place, .. }
        | Picture::Formula { place }
        | Picture::Numbers { place }
        | Picture::Arrays { place }
        | Picture::Images { place }
        | Picture::Ring { place } => words_at(*place),
        Picture::Places { value, width } => [Word::new(*value, *width).unwrap().to_string()].into(),
        Picture::LowestBit { x, width } => {
            let isolated = IsolateLowest::of(Word::new(*x, *width).unwrap());
            [
                isolated.x,
                isolated.inverted,
                isolated.negated(),
                isolated.result,
            ]
            .map(|word| word.to_string())
            .into()
        }
        Picture::Wheel { width, .. } => (0..=width.mask())
            .map(|value| Word::cut(value, *width).to_string())
            .collect(),
        Picture::Edges { side, bit } => [format!("{:0n$b}", 1 << bit, n = side.len())].into(),
        // The rows of its queens.
        Picture::Squares { side, queens, .. } => queens
            .iter()
            .map(|(_, column)| {
                format!(
                    "{:0n$b}",
                    1_u64 << (side.get() - 1 - column),
                    n = side.len()
                )
            })
            .collect(),
        Picture::Quarters { .. }
        | Picture::Reach { .. }
        | Picture::Queens { .. }
        | Picture::Tree { .. }
        | Picture::Costs { .. }
        | Picture::Sums { .. }
        | Picture::Table { .. } => HashSet::new(),
        Picture::Columns { text, names, .. } => {
            let scope = picture.scope().unwrap();
            assert_eq!(scope.view(), View::Unsigned);
            let evaluation = scope.evaluate(text).unwrap();
            let results = evaluation.steps.iter().map(|step| step.result);
            let named = names.iter().map(|(name, value)| {
                let word = scope.word(name).unwrap();
                assert_eq!(word.value(), *value, "{name} is cut");
                word
            });
            named.chain(results).map(|word| word.to_string()).collect()
        }
    }
}

#[test]
fn every_binary_word_of_a_caption_is_in_its_figure() {
    let mut n_words = 0;
    for lesson in lessons() {
        for figure in lesson.figures() {
            let known = words_of(&figure.picture);
            for word in binary_words(&figure.caption) {
                assert!(known.contains(word), "{} shows no {word}", lesson.slug);
                n_words += 1;
            }
        }
    }
    assert!(n_words >= 30, "the captions name {n_words} words");
}

#[test]
fn every_binary_word_of_a_link_is_at_its_step() {
    for lesson in lessons() {
        for block in &lesson.blocks {
            if let Block::Step { place, text } = block {
                let known = words_at(*place);
                for word in binary_words(text) {
                    assert!(known.contains(word), "{}: {word}", lesson.slug);
                }
            }
        }
    }
}

/// What a lesson leads to in the stepper it says in its own words: what there is to see of the lesson.
#[test]
fn no_two_lessons_lead_to_a_step_by_the_same_words() {
    for lang in Lang::ALL {
        let blocks = at_hand::lessons(lang).iter().flat_map(|of| &of.blocks);
        let texts = blocks.filter_map(|block| match block {
            Block::Step { text, .. } => Some(text),
            _ => None,
        });
        let mut seen = HashSet::new();
        for text in texts {
            assert!(seen.insert(text), "{text}");
        }
    }
}

#[test]
fn the_images_of_a_solution_are_the_family_the_caption_counts() {
    let of = |side| Solutions::new(Size::new(side).unwrap());
    let bits = of(5).map(|solution| solution.bits().to_vec());
    let solutions = bits.collect::<HashSet<_>>();
    let families = lessons()
        .flat_map(Lesson::figures)
        .filter_map(|figure| match &figure.picture {
            Picture::Images { place } => Some(*place),
            _ => None,
        })
        .map(|place| {
            let machine = place.machine();
            assert_eq!(machine.phase(), Phase::Solution);
            let queens = machine.queens().collect::<Vec<_>>();
            let images = BoardSymmetry::ALL.map(|image| image.of(&queens, place.size()));
            let boards = image_boards(&queens, place.size());
            for (image, board) in images.iter().zip(&boards) {
                let last = u32::from(place.size().get()) - 1;
                let columns = image.iter().map(|queen| last - queen.trailing_zeros());
                assert!(columns.eq(board.columns.iter().copied().map(u32::from)));
            }
            let n_same = boards.iter().filter(|board| board.same).count();
            let family = HashSet::from(images);
            assert_eq!(8 / family.len(), 1 + n_same);
            family
        })
        .collect::<Vec<_>>();
    // Of the lesson on images, and two of the lesson on classes: N = 6, where all are one class, and
    // N = 5.
    assert!(families.iter().map(HashSet::len).eq([8, 4, 2]));
    assert_eq!(of(6).count(), 4);
    // The two families of N = 5 are all ten solutions.
    assert!(families[0].is_subset(&solutions) && families[2].is_subset(&solutions));
    assert_eq!(families[0].union(&families[2]).count(), solutions.len());
}

#[test]
fn a_turn_and_a_mirror_by_hand() {
    let size = Size::new(4).unwrap();
    let board = [0b1000, 0b0100, 0b0010, 0b0010];
    let images = BoardSymmetry::ALL.map(|image| image.of(&board, size));
    // Row 0's queen stood at the left end and stands at the right end after a quarter turn.
    assert_eq!(images[0], board);
    assert_eq!(images[1], [0b0001, 0b0010, 0b1100, 0b0000]);
    assert_eq!(images[4], [0b0001, 0b0010, 0b0100, 0b0100]);
}

#[test]
fn an_expression_among_words_does_not_break_across_lines() {
    let mut n_whole = 0;
    for phrase in lessons().flat_map(phrases) {
        for text in [phrase.0.in_lang(Lang::Ja), phrase.0.in_lang(Lang::En)] {
            for words in text.split('`').step_by(2) {
                let words: Vec<_> = words.split(' ').collect();
                for three in words.windows(3) {
                    let [before, sign, behind] = three else {
                        continue;
                    };
                    // A long one may break before its result.
                    let joins = ["+", "-", "*"].contains(sign);
                    let digit = |of: char| of.is_ascii_digit();
                    let numbers = before.ends_with(digit)
                        && behind.trim_start_matches('-').starts_with(digit);
                    assert!(!(joins && numbers), "{text}");
                }
                n_whole += words.iter().filter(|word| word.contains('\u{a0}')).count();
            }
        }
    }
    assert!(100 < n_whole, "{n_whole}");
}

#[test]
fn a_figure_draws_no_count_of_places_as_a_word() {
    let figures = lessons().flat_map(|lesson| {
        let blocks = lesson.blocks.iter();
        blocks.filter_map(|block| match block {
            Block::Figure(figure) => stack(&figure.picture),
            _ => None,
        })
    });
    let mut n_counts = 0;
    for row in figures.flat_map(|stack| stack.rows) {
        let is_shift = row.label.starts_with("<<") || row.label.starts_with(">>");
        assert_eq!(row.role == RowRole::Count, is_shift, "{}", row.label);
        n_counts += usize::from(is_shift);
    }
    assert!(3 < n_counts, "{n_counts}");
}
