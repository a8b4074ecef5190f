//! Questions of an exercise as a sheet of paper, with the answers on another.

use yew::prelude::*;

use crate::{
    course::{
        Asked, Exercise, ORDER, exercises,
        link::{self, MOST_ON_SHEET},
        words::N_QUESTIONS,
    },
    draw::{
        Bits,
        view::{
            choice::number_choice,
            html,
            link::{Link, prose},
            paper::{Paper, paper, two_sheets},
            tables::table_head,
        },
        words::SHEET_WHY,
    },
    pages::lesson::{LessonAction, OpenLesson, words},
    question::{
        Answer, AnswerKind, Question,
        view::{given_on_paper, trace_on_paper},
        words::ANSWER,
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
    let asked = html! {
        <>
            { prompt(question, lang) }
            { how(question, lang) }
            { on_paper(question, false, lang) }
        </>
    };
    let answer = html! {
        <>
            { prompt(question, lang) }
            { on_paper(question, true, lang) }
            { question_on_paper(question, lang) }
        </>
    };
    (asked, answer)
}

/// Questions with their numbers, and the answers by the same numbers.
fn several(questions: &[(u64, Question)], lang: Lang) -> (Html, Html) {
    let wide = questions.iter().any(|(_, question)| {
        let row = question.paper_row(ORDER);
        row.is_some_and(|row| NARROW < row.cells.len())
    });
    let listed = |item: fn(&Question, Lang) -> Html| {
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
                        { item(question, lang) }
                    </li>
                }
            </ol>
        }
    };
    let asked = html! {
        <>
            if let Some((_, question)) = questions.first() {
                { how(question, lang) }
            }
            { listed(|question, lang| html! {
                <>
                    { prompt(question, lang) }
                    { on_paper(question, false, lang) }
                </>
            }) }
        </>
    };
    let answer = listed(|question, lang| {
        html! {
            <>
                { on_paper(question, true, lang) }
                { question_on_paper(question, lang) }
            </>
        }
    });
    (asked, answer)
}

fn prompt(question: &Question, lang: Lang) -> Html {
    html! { <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p> }
}

/// How bits are written in.
fn how(question: &Question, lang: Lang) -> Html {
    html! {
        if question.n_bits().is_some() {
            <p>{ SHEET_WHY.in_lang(lang) }</p>
        }
    }
}

fn question_on_paper(question: &Question, lang: Lang) -> Html {
    let right = question.right_value().map(|right| right.to_string());
    html! {
        <p class="result" data-right={right}>{ prose(question.answer.in_lang(lang)) }</p>
    }
}

/// What is given, and the cells of the answer, empty or filled in. Another kind of answer is written
/// below.
fn on_paper(question: &Question, answered: bool, lang: Lang) -> Html {
    let row = question.paper_row(ORDER);
    let board = question.board(answered, ORDER);
    let drawn = Paper {
        board: board.as_ref(),
        given: given_on_paper(question, lang),
        n_ghosts: row.as_ref().map_or(0, Bits::n_ghosts),
        rows: row.as_slice(),
        order: ORDER,
        lang,
    };
    html! {
        <>
            { paper(&drawn, answered) }
            if let (AnswerKind::Trace(trace), Answer::Text(right)) = (&question.kind, &question.right) {
                { trace_on_paper(trace, answered.then_some(right.as_str()), lang) }
            }
            if !answered {
                { choices(question, lang) }
            }
        </>
    }
}

/// The lines of an order or the answers of a choice, or a line to write on.
fn choices(question: &Question, lang: Lang) -> Html {
    match question.kind {
        AnswerKind::Bits(_) | AnswerKind::Trace(_) => Html::default(),
        AnswerKind::Number
        | AnswerKind::Square(_)
        | AnswerKind::Code(_)
        | AnswerKind::Mend
        | AnswerKind::Expression(_) => html! {
            <p class="name-line">{ ANSWER.in_lang(lang) }</p>
        },
        AnswerKind::Order(_) | AnswerKind::Choice(_) => html! {
            <ul>
                for text in question.kind.choices() {
                    <li>{ prose(text.in_lang(lang)) }</li>
                }
            </ul>
        },
    }
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
