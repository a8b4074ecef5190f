//! Questions of an exercise as a sheet of paper, with the answers on another.

use yew::prelude::*;

use crate::{
    course::{
        Asked, Exercise, ORDER, exercises,
        link::{self, MOST_ON_SHEET},
        words::N_QUESTIONS,
    },
    draw::{
        view::{
            choice::number_choice,
            html,
            link::{Link, prose},
            tables::table_head,
        },
        words::SHEET_WHY,
    },
    pages::lesson::{LessonAction, OpenLesson, words},
    question::{
        Question,
        still::Node,
        view::paper::{paper, two_sheets},
    },
    site::PageContext,
    text::Lang,
};

/// The widest words that stand on two columns of a sheet.
const NARROW: usize = 9;

/// The questions on one sheet, the answers on another.
pub(super) fn sheet(open: &OpenLesson, exercise: &Asked, view: &PageContext<LessonAction>) -> Html {
    let lang = view.lang();
    let questions = exercise.several(open.n_questions);
    let choices = html! {
        <>
            { number_choice(
                ("questions", N_QUESTIONS.in_lang(lang)),
                1..=MOST_ON_SHEET,
                open.n_questions,
                view.send.reform(LessonAction::Questions),
            ) }
            if questions.len() < open.n_questions {
                <p role="status" data-at-most={questions.len().to_string()}>{ words::AT_MOST.in_lang(lang) }</p>
            }
        </>
    };
    let (asked, answer) = match &questions[..] {
        [(_, question)] => one(question, lang),
        questions => several(questions, lang),
    };
    let back = (open.on_the_page(), words::CLOSE_SHEET);
    let title = &open.lesson.title;
    two_sheets(title, back, choices, asked, answer, lang)
}

/// A question that has the sheet to itself.
fn one(question: &Question, lang: Lang) -> (Html, Html) {
    let prompt = || std::iter::once(prompt(question, lang));
    let asked = prompt()
        .chain(how(question, lang))
        .chain(question.asked(ORDER, lang));
    let answer = prompt().chain(answered(question, lang));
    (
        paper(&asked.collect::<Vec<_>>(), lang),
        paper(&answer.collect::<Vec<_>>(), lang),
    )
}

/// Questions with their numbers, and the answers by the same numbers.
fn several(questions: &[(u64, Question)], lang: Lang) -> (Html, Html) {
    let wide = questions.iter().any(|(_, question)| {
        let row = question.paper_row(ORDER);
        row.is_some_and(|row| NARROW < row.cells.len())
    });
    let listed = |nodes: &dyn Fn(&Question) -> Vec<Node>| {
        html! {
            <ol class="questions" role="list" data-wide={wide.then_some("")}>
                for (number, (seed, question)) in (1..).zip(questions) {
                    <li data-seed={seed.to_string()}>
                        <h2>
                            { words::question(number).in_lang(lang).to_owned() }
                            if *seed != 0 {
                                { " " }<span>{ "#" }{ seed }</span>
                            }
                        </h2>
                        { paper(&nodes(question), lang) }
                    </li>
                }
            </ol>
        }
    };
    let asked = html! {
        <>
            if let Some((_, question)) = questions.first() {
                { paper(how(question, lang).as_slice(), lang) }
            }
            { listed(&|question| {
                let asked = question.asked(ORDER, lang);
                std::iter::once(prompt(question, lang)).chain(asked).collect()
            }) }
        </>
    };
    (asked, listed(&|question| answered(question, lang)))
}

fn prompt(question: &Question, lang: Lang) -> Node {
    Node::around("p.prompt", question.prompt.in_lang(lang))
}

/// How bits are written in.
fn how(question: &Question, lang: Lang) -> Option<Node> {
    let asks_bits = question.n_bits().is_some();
    asks_bits.then(|| Node::paragraph(SHEET_WHY.in_lang(lang)))
}

/// What is given with the right answer in it, and the answer in words.
fn answered(question: &Question, lang: Lang) -> Vec<Node> {
    let mut result = Node::around("p.result", question.answer.in_lang(lang));
    if let Some(right) = question.right_value() {
        result = result.with("data-right", right);
    }
    let mut nodes = question.filled(ORDER, lang);
    nodes.push(result);
    nodes
}

/// The right bits of every exercise for the numbers from 1, each number a link to its questions.
pub(super) fn key(open: &OpenLesson, pupils: u8, lang: Lang) -> Html {
    let lesson = open.lesson;
    let questions = 1..=lesson.exercises().count();
    let heads = questions.map(|number| words::key_question(number).in_lang(lang).to_owned());
    let heads = [words::NUMBER.in_lang(lang).to_owned()]
        .into_iter()
        .chain(heads);
    html! {
        <article class="lesson homework-key" data-key={pupils.to_string()} key="key">
            <p class="lesson-number">
                <Link action="close-key" to={open.on_the_page()}>{ words::CLOSE_SHEET.in_lang(lang) }</Link>
            </p>
            <h1 tabindex="-1">{ words::KEY_TITLE.in_lang(lang) }{ " · " }{ &lesson.title }</h1>
            <p>{ words::KEY_WHY.in_lang(lang) }</p>
            <div class="table-frame" tabindex="0">
                <table class="work">
                    { table_head(heads) }
                    <tbody>
                        for pupil in 1..=pupils {
                            <tr data-pupil={pupil.to_string()}>
                                <th scope="row">
                                    <Link action="homework" to={link::to_homework(open.entry, pupil.into())}>{ pupil }</Link>
                                </th>
                                for exercise in exercises(lesson) {
                                    <td>{ answer(&exercise, pupil, lang) }</td>
                                }
                            </tr>
                        }
                    </tbody>
                </table>
            </div>
        </article>
    }
}

/// The right bits of a pupil's question, or another kind of answer.
fn answer(exercise: &Exercise, pupil: u8, lang: Lang) -> Html {
    let question = exercise.question(link::homework_seed(pupil.into()));
    prose(question.kind.say(&question.right).in_lang(lang))
}
