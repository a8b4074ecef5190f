//! The file for Moodle, read by an XML parser: what it calls right is right, every other answer has its reply.

use bitqueens::{
    course::{Exercise, at_hand, exercises},
    pages::teach::{MoodleChoice, MoodleScope},
    question::{
        Answer, AnswerKind, Question, TargetWord, Trace, TraceLine,
        moodle::{MoodleCategory, MoodleQuestion, moodle},
    },
    text::Lang,
};
use bitqueens_core::{
    bits::{Scope, View, Width},
    solver::{Machine, OpenRow, Phase, Placement, Size},
};
use roxmltree::{Document, Node};

use crate::course_texts::{course_list, lessons};

/// So many questions are drawn of each exercise.
const VERSIONS: usize = 4;

fn file(lang: Lang) -> String {
    let lessons = at_hand::lessons(lang).iter().collect();
    let n_versions = VERSIONS;
    MoodleChoice {
        list: at_hand::list(lang),
        lessons,
        n_versions,
        lang,
    }
    .file()
}

/// The text of an element's own `text`.
fn text<'a>(node: Node<'a, '_>, name: &str) -> &'a str {
    let mut children = node.children();
    let element = children.find(|of| of.has_tag_name(name)).unwrap();
    let text = element
        .children()
        .find(|of| of.has_tag_name("text"))
        .unwrap();
    text.text().unwrap_or_default()
}

/// An answer of the file: its text, whether it is right, and what is said to it.
fn answers<'a>(question: Node<'a, '_>) -> Vec<(&'a str, bool, &'a str)> {
    let answers = question.children().filter(|of| of.has_tag_name("answer"));
    let read = answers.map(|of| {
        let own = of.children().find(|of| of.has_tag_name("text")).unwrap();
        let is_right = match of.attribute("fraction") {
            Some("100") => true,
            Some("0") => false,
            other => panic!("a fraction of {other:?}"),
        };
        (
            own.text().unwrap_or_default(),
            is_right,
            text(of, "feedback"),
        )
    });
    read.collect()
}

/// The exercise and the seed of a name such as `shift 2 #7`.
fn drawn(name: &str) -> (Exercise, u64) {
    let [slug, number, seed] = name.split(' ').collect::<Vec<_>>()[..] else {
        panic!("{name}");
    };
    let lesson = at_hand::lesson(slug, Lang::En).unwrap();
    let number: usize = number.parse().unwrap();
    let exercise = exercises(lesson).nth(number - 1).unwrap();
    (exercise, seed.strip_prefix('#').unwrap().parse().unwrap())
}

/// What was typed, as the site would take it.
fn typed(kind: &AnswerKind, text: &str) -> Answer {
    let plain = text.replace(' ', "");
    match kind {
        AnswerKind::Bits(n_bits) => {
            assert_eq!(plain.len(), usize::from(*n_bits), "{text}");
            u64::from_str_radix(&plain, 2).unwrap().into()
        }
        AnswerKind::Number => plain.parse::<u64>().unwrap().into(),
        AnswerKind::Square(_) => {
            let (row, column) = text.split_once([',', ' ']).unwrap();
            let of = |text: &str| text.trim().parse::<u64>().unwrap();
            (10 * of(row) + of(column)).into()
        }
        _ => panic!("{kind:?} is not typed"),
    }
}

fn html(text: &str) -> String {
    let whole = format!("<div>{text}</div>");
    let document = Document::parse(&whole).unwrap_or_else(|error| panic!("{error}: {text}"));
    let words = document
        .descendants()
        .filter_map(|of| of.text().filter(|_| of.is_text()));
    words.collect()
}

/// Runs over every question of a file, with the category that it stands in.
fn each(lang: Lang, mut see: impl FnMut(&str, Node)) {
    let file = file(lang);
    let document = Document::parse(&file).unwrap();
    let mut category = String::new();
    for question in document.root_element().children().filter(Node::is_element) {
        assert!(question.has_tag_name("question"));
        if question.attribute("type") == Some("category") {
            text(question, "category").clone_into(&mut category);
            html(text(question, "info"));
        } else {
            see(&category, question);
        }
    }
}

fn check_typed(question: &Question, answers: &[(&str, bool, &str)], name: &str) {
    let (last, known) = answers.split_last().unwrap();
    assert_eq!((last.0, last.1), ("*", false), "{name}");
    assert!(known[0].1, "{name} begins with the right answer");
    for (text, is_right, _) in known {
        let answer = typed(&question.kind, text);
        assert!(question.kind.takes(&answer), "{name}: {text}");
        assert_eq!(answer == question.right, *is_right, "{name}: {text}");
    }
}

/// A gap of a table as Moodle reads it: what is right, and what is said to any other answer, in words.
fn gaps(questiontext: &str) -> Vec<(Vec<&str>, String)> {
    let gaps = questiontext.split("{1:SHORTANSWER:").skip(1).map(|rest| {
        // A brace ends it, wherever that stands.
        let (gap, _) = rest.split_once('}').unwrap();
        let answers: Vec<_> = gap.split('~').collect();
        let (other, right) = answers.split_last().unwrap();
        let right = right.iter().map(|of| of.strip_prefix('=').unwrap());
        let said = other.strip_prefix("%0%*#").unwrap();
        // The entities are read once; what comes of it is HTML.
        (right.collect(), html(&html(said)))
    });
    gaps.collect()
}

/// Each cell takes what the site takes, and answers every other value with the cell's own reason.
fn check_gaps(question: &Question, questiontext: &str, name: &str, lang: Lang) {
    let AnswerKind::Trace(trace) = &question.kind else {
        panic!("{name}");
    };
    let gaps = gaps(questiontext);
    assert_eq!(gaps.len(), trace.n_cells(), "{name}");
    let longest: Vec<_> = gaps.iter().map(|(right, _)| right[0]).collect();
    for (at, (right, said)) in gaps.iter().enumerate() {
        for text in right {
            let cells = Trace::with_cell(&longest.join(" "), at, text);
            let given = Answer::Text(cells);
            assert!(question.kind.takes(&given), "{name}: {text}");
            assert!(
                question.kind.is_right(&given, &question.right),
                "{name}: {text}"
            );
        }
        // The shortest text is there, too: whoever leaves zeros out is right.
        let short = right.last().unwrap();
        assert!(*short == "0" || !short.starts_with('0'), "{name}: {short}");
        let wrong = format!("1{}", right[0]);
        let given = Answer::Text(Trace::with_cell(&longest.join(" "), at, &wrong));
        assert!(!question.kind.is_right(&given, &question.right), "{name}");
        let reason = question.reply(&given);
        assert_eq!(*said, html_of(reason.in_lang(lang)), "{name}");
    }
}

/// A trace with a hundred starts in each language: every cell is right by the loop of `core`.
#[test]
fn a_hundred_traces_have_the_cells_of_the_loop() {
    let trace = lessons().flat_map(exercises).find(|of| {
        let question = of.question(1);
        matches!(question.kind, AnswerKind::Trace(_))
    });
    let trace = trace.unwrap();
    for lang in Lang::ALL {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 1..=100 {
            let question = trace.question(seed);
            let AnswerKind::Trace(of) = &question.kind else {
                panic!("it is a trace");
            };
            let (size, before) = (of.size, of.before);
            let named = MoodleQuestion::new(format!("trace {seed}"), question.clone()).unwrap();
            let category = MoodleCategory {
                path: Vec::new(),
                questions: vec![named],
            };
            let file = moodle(&[category], lang);
            let document = Document::parse(&file).unwrap();
            let mut all = document.root_element().children();
            let element = all
                .find(|of| of.attribute("type") == Some("cloze"))
                .unwrap();
            let asked = text(element, "questiontext");
            check_gaps(&question, asked, &format!("seed {seed}"), lang);
            // The loop is run until it stands where the table begins, and some turns on.
            let mut machine = Machine::new(size);
            while machine.advance().is_some_and(|phase| phase != Phase::Start) {}
            let mut line = TraceLine::of(&machine, 0).unwrap();
            while line != before {
                line = line.next(&mut machine).unwrap();
            }
            let gaps = gaps(asked);
            for turn in gaps.chunks(6) {
                line = line.next(&mut machine).unwrap();
                let cells: Vec<_> = turn.iter().map(|(right, _)| right[0].to_owned()).collect();
                assert_eq!(cells, line.cells(size), "seed {seed}");
            }
            seen.insert(asked.to_owned());
        }
        // Some thirty beginnings of the search are asked about.
        assert!(30 <= seen.len(), "{} different tables", seen.len());
    }
}

#[test]
fn what_the_file_calls_right_is_right_and_every_other_answer_has_its_reply() {
    for lang in Lang::ALL {
        let (mut n_drawn, mut categories) = (0, Vec::new());
        each(lang, |category, question| {
            let name = text(question, "name");
            let answers = answers(question);
            let is_table = question.attribute("type") == Some("cloze");
            assert_eq!(answers.is_empty(), is_table, "{name}");
            let mut texts: Vec<_> = answers.iter().map(|(text, ..)| *text).collect();
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), answers.len(), "{name}: no answer twice");
            for (text, _, said) in &answers {
                assert!(!html(said).trim().is_empty(), "{name}: a reply to {text}");
            }
            assert!(
                !html(text(question, "generalfeedback")).is_empty(),
                "{name}"
            );
            assert!(!html(text(question, "questiontext")).is_empty(), "{name}");
            if name.contains(" quiz ") {
                assert_eq!(
                    answers.iter().filter(|(_, right, _)| *right).count(),
                    1,
                    "{name}"
                );
                return;
            }
            categories.push(category.to_owned());
            n_drawn += 1;
            let (exercise, seed) = drawn(name);
            let own = exercise.question(seed);
            match question.attribute("type") {
                Some("shortanswer" | "numerical") => check_typed(&own, &answers, name),
                Some("cloze") => check_gaps(&own, text(question, "questiontext"), name, lang),
                Some("multichoice") => {
                    let AnswerKind::Choice(choices) = &own.kind else {
                        panic!("{name}");
                    };
                    for ((at, choice), (text, is_right, said)) in (0..).zip(choices).zip(&answers) {
                        assert_eq!(html(text), choice.in_lang(lang).replace('`', ""), "{name}");
                        assert_eq!(own.right_value() == Some(at), *is_right, "{name}");
                        let reply = own.reply(&at.into());
                        assert_eq!(html(said), html_of(reply.in_lang(lang)), "{name}");
                    }
                }
                other => panic!("{name} is {other:?}"),
            }
        });
        assert!(100 <= n_drawn, "{n_drawn} questions were drawn");
        // A category for each exercise, and as many versions in it as there are.
        categories.dedup();
        let all = lessons().flat_map(exercises);
        // Moodle compares letters, so code is none of its questions.
        let is_marked =
            |of: &Exercise| MoodleQuestion::new(String::new(), of.question(1)).is_some();
        let n_exercises = all.filter(is_marked).count();
        assert_eq!(categories.len(), n_exercises);
    }
}

/// A text as the file has it: without its marks of code and terms.
fn html_of(text: &str) -> String {
    use bitqueens::text::{Span, spans};
    let words = spans(text).map(|span| match span {
        Span::Words(text) | Span::Code(text) | Span::Term { text, .. } => text.replace('`', ""),
    });
    words.collect()
}

/// The board of a question, from its table: each square's sign.
fn table(questiontext: &str) -> Vec<Vec<String>> {
    let whole = format!("<div>{questiontext}</div>");
    let document = Document::parse(&whole).unwrap();
    let body = document
        .descendants()
        .find(|of| of.has_tag_name("tbody"))
        .unwrap();
    let rows = body.children().map(|row| {
        let cells = row.children().filter(|of| of.has_tag_name("td"));
        cells
            .map(|of| of.text().unwrap_or_default().to_owned())
            .collect()
    });
    rows.collect()
}

/// The row below the queens of a table, with the squares in it that were tried.
fn row_of(table: &[Vec<String>]) -> OpenRow {
    let n = table.len();
    let size = Size::new(u8::try_from(n).unwrap()).unwrap();
    let mut placement = Placement::empty(size);
    for row in table {
        assert_eq!(row.len(), n);
        if let Some(column) = row.iter().position(|sign| sign == "♛") {
            placement = placement
                .with(u8::try_from(n - 1 - column).unwrap())
                .unwrap();
        }
    }
    let row = OpenRow::from(placement);
    let tried = table
        .get(usize::from(row.row()))
        .map_or(0, |row| row.iter().filter(|sign| *sign == "-").count());
    row.with_tried(u32::try_from(tried).unwrap())
}

#[test]
fn what_is_right_follows_from_the_file_and_core_alone() {
    let mut n_checked = 0;
    each(Lang::En, |_, question| {
        let name = text(question, "name");
        if name.contains(" quiz ") {
            return;
        }
        let asked = text(question, "questiontext");
        let right = match drawn(name).0 {
            Exercise::Row { word, .. } => {
                let squares = table(asked);
                // Where a row is asked about, it does not stand there.
                let hidden = squares.iter().flatten().any(|sign| sign == "?");
                assert_eq!(hidden, word != TargetWord::Bit, "{name}");
                word.value(&row_of(&squares))
            }
            Exercise::Formulas(_) => {
                let words = html(asked);
                let Some((x, asked)) = words
                    .split_once("x = ")
                    .and_then(|(_, rest)| rest.split_once(". Predict the bits of "))
                else {
                    return;
                };
                let x = u32::from_str_radix(x, 2).unwrap();
                let formula = asked.split_once('.').unwrap().0;
                let scope = Scope::new(Width::BYTE, View::Unsigned).with("x", x);
                scope.evaluate(formula).unwrap().result.value().into()
            }
            Exercise::Custom(_) => return,
        };
        n_checked += 1;
        let known = answers(question);
        let plain = known[0].0.replace(' ', "");
        assert_eq!(u64::from_str_radix(&plain, 2).unwrap(), right, "{name}");
    });
    assert!(30 < n_checked, "{n_checked}");
}

#[test]
fn every_lesson_with_an_exercise_can_be_taken_alone_or_with_its_part() {
    let scopes = MoodleScope::all(course_list());
    for lesson in lessons() {
        let own = MoodleScope::Lesson(course_list().lesson(&lesson.slug).unwrap());
        assert!(scopes.contains(&own), "{}", lesson.slug);
    }
    let parts: Vec<_> = scopes
        .iter()
        .filter(|of| matches!(of, MoodleScope::Part(_)))
        .collect();
    let n_lessons: usize = parts.iter().map(|of| of.lessons(course_list()).len()).sum();
    assert_eq!(n_lessons, lessons().count());
}
