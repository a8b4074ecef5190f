//! The questions of a lesson: what it opens with, its quizzes, its lines written wrong, its examples, its exercises.

use yew::prelude::*;

use crate::{
    course::{
        Asked, FaultTrial, Level, ORDER, Source, guess_beside,
        link::USUAL_ON_SHEET,
        n_solutions,
        picture::column_of,
        view::questions::{course_view, graded},
        words::{exercise_name, questions as own},
    },
    draw::{
        Board,
        view::{
            board::on_columns,
            buttons::ButtonKind::{Main, Plain},
            hooks::use_in_sight,
            html,
            link::{Link, prose},
        },
    },
    pages::lesson::{AskedBlock, BlockAction, OpenLesson, begun, words},
    question::{
        AnswerAction, AnswerKind, Attempt, Question,
        view::{QuestionView, Shown, ask, folded, sends, verdict},
    },
    site::Address,
    text::{Lang, Sentence, binary, words as shared},
};
use bitqueens_core::{
    faults::{FaultySearch, Symptom},
    solver::Size,
};

/// The problem: asked before anything is said, marked in no way.
pub(super) fn opening(
    attempt: &Attempt,
    picture: Option<Html>,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let question = &attempt.question;
    let asking = QuestionView {
        attempt,
        order: ORDER,
        take: Some(("keep-guess", own::KEEP)),
        send,
        lang,
    };
    let guess = attempt.guess().map(|guess| guess.to_string());
    let kept = attempt
        .given()
        .map(|kept| own::kept(&question.kind.say(kept)));
    html! {
        <section class="problem" aria-labelledby="opening" data-opening={question.kind.name()} data-guess={guess}>
            <h2 id="opening">{ own::OPENING.in_lang(lang) }</h2>
            { ask(asking, picture.unwrap_or_default()) }
            <p class="kept" role="status">
                if let Some(kept) = kept {
                    { prose(kept.in_lang(lang)) }
                }
            </p>
            <p class="meaning live">{ own::OPENING_WHY.in_lang(lang) }</p>
            { folded(prose(question.answer.in_lang(lang)), lang) }
        </section>
    }
}

pub(super) fn closing(attempt: &Attempt, lang: Lang) -> Html {
    let (question, guess) = (&attempt.question, attempt.guess());
    let heading = match guess {
        Some(_) => own::CLOSING,
        None => own::WITHOUT_GUESS,
    };
    let right = question.right_value().map(|right| right.to_string());
    html! {
        <section
            class="closing"
            aria-labelledby="closing"
            data-right={right}
            data-guess={guess.map(|guess| guess.to_string())}
        >
            <h2 id="closing">{ heading.in_lang(lang) }</h2>
            <p class="prompt">{ prose(question.prompt.in_lang(lang)) }</p>
            <p>{ prose(guess_beside(question, guess).in_lang(lang)) }</p>
        </section>
    }
}

/// A quiz of the lesson, with the reader's answer.
pub(super) fn quiz(
    asked: &AskedBlock,
    attempt: &Attempt,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let heading = format!("quiz-{}", asked.number);
    html! {
        <section class="quiz" aria-labelledby={heading.clone()} data-quiz={asked.number.to_string()}>
            <h2 id={heading}>{ asked.heading.in_lang(lang).to_owned() }</h2>
            { ask(course_view(attempt, send, lang), Html::default()) }
            { folded(right_answer(&attempt.question, " ", lang), lang) }
            { verdict(attempt, ORDER, Html::default(), Shown::Verdict, lang) }
        </section>
    }
}

/// The right answer, and the reply to it behind a sign.
pub(super) fn right_answer(quiz: &Question, between: &'static str, lang: Lang) -> Html {
    let AnswerKind::Choice(choices) = &quiz.kind else {
        return Html::default();
    };
    let at = quiz.right_value().and_then(|at| usize::try_from(at).ok());
    let text = at.and_then(|at| choices.get(at));
    html! {
        <>
            if let Some(text) = text {
                <q>{ prose(text.in_lang(lang)) }</q>
                { between }
            }
            { prose(quiz.answer.in_lang(lang)) }
        </>
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ResultProps {
    /// Its number; `None` before there is one.
    serial: Option<u64>,
    children: Html,
}

/// What the reader's guess led to. Each new one comes into sight.
#[component]
fn ResultOfGuess(props: &ResultProps) -> Html {
    let node = use_in_sight(props.serial, true);
    let is_open = props.serial.is_none();
    html! { <div ref={node} class="result-of-guess" data-open={is_open.then_some("")}>{ props.children.clone() }</div> }
}

/// A fault of the lesson, and its result once there is a guess.
pub(super) fn trial(
    asked: &AskedBlock,
    trial: &FaultTrial,
    attempt: &Attempt,
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let heading = format!("break-{}", asked.number);
    let guess = attempt.guess();
    let found = attempt.given().map(|guess| {
        let guess = attempt.question.kind.say(guess);
        own::found(trial, (&guess, n_solutions(trial.side)))
    });
    html! {
        <section
            class="break"
            aria-labelledby={heading.clone()}
            data-break={trial.fault.name()}
            data-guess={guess.map(|guess| guess.to_string())}
            data-found={guess.map(|_| trial.run.solutions.to_string())}
        >
            <h2 id={heading}>{ asked.heading.in_lang(lang).to_owned() }</h2>
            { ask(course_view(attempt, send, lang), Html::default()) }
            { folded(prose(attempt.question.answer.in_lang(lang)), lang) }
            <ResultOfGuess serial={guess.map(|_| attempt.n_checks)}>
                <div class="verdict" role="status">
                    if let Some(found) = &found {
                        <p class="result">{ found.in_lang(lang) }</p>
                        <p>{ prose(attempt.question.answer.in_lang(lang)) }</p>
                    }
                </div>
                if guess.is_some() {
                    { board(trial.side, &trial.run, trial.lines.is_some(), lang) }
                }
            </ResultOfGuess>
        </section>
    }
}

/// The first board that is wrong with the number of each row; nothing where there is none. A reader who does not know
/// the lines yet may not know the numbers either: then they stand only where the board cannot show them.
pub(super) fn board(size: Size, run: &FaultySearch, knows_lines: bool, lang: Lang) -> Html {
    if run.queens.is_empty() {
        return Html::default();
    }
    let caption = match run.symptom {
        Some(symptom) => own::symptom(symptom, &run.queens, size),
        None => own::FIRST_SOLUTION.into(),
    };
    let is_cause = |row: u8| match run.symptom {
        Some(Symptom::Attack { rows, .. }) => rows.contains(&row),
        Some(Symptom::NoQueen { row: wrong } | Symptom::OffBoard { row: wrong }) => wrong == row,
        Some(Symptom::Weighed { .. } | Symptom::Missed | Symptom::Repeated) | None => false,
    };
    let queens = (0..).zip(run.queens.iter().copied());
    let is_shown = |queen: u32| queen & size.mask() == queen && queen.is_power_of_two();
    let says_numbers = knows_lines || !run.queens.iter().copied().all(is_shown);
    let on_board = queens.clone().filter(|(_, queen)| queen & size.mask() != 0);
    let on_board = on_board.map(|(row, queen)| (row, column_of(queen, size)));
    let numbers = says_numbers.then(|| html! {
        <ol class="bit-rows numbers" aria-label={words::ROW_NUMBERS.in_lang(lang)}>
            for (row, queen) in queens {
                <li class="bit-row" data-number={queen.to_string()} data-wrong={is_cause(row).then_some("")}>
                    <code class="decimal">{ binary(queen, size) }{ " = " }{ queen }</code>
                </li>
            }
        </ol>
    });
    let board = Board::loose(size, &on_board.collect::<Vec<_>>());
    html! {
        <figure class="lesson-figure">
            <div class="numbered">{ on_columns(board, ORDER, lang, numbers.into_iter().collect()) }</div>
            <figcaption>{ caption.in_lang(lang) }</figcaption>
        </figure>
    }
}

/// The example of this number in the lesson.
pub(super) fn example(
    number: usize,
    example: &Asked,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let Source::Example(_, level) = example.source else {
        return Html::default();
    };
    let heading = format!("example-{number}");
    let (attempt, sends) = (&example.attempt, sends(send, lang));
    let answer = send.reform(BlockAction::Answer);
    let (name, how, buttons) = match level {
        Level::Worked => (
            own::WORKED,
            None,
            html! {
                <>
                    { sends(Main, "fade", own::FADE, BlockAction::Fade) }
                    { sends(Plain, "another-example", own::ANOTHER_EXAMPLE, BlockAction::Another) }
                </>
            },
        ),
        Level::Faded => (
            own::FADED,
            Some(match attempt.question.kind {
                AnswerKind::Bits(n_bits) => own::faded_bits(n_bits / 2),
                AnswerKind::Order(_) => own::FADED_LINES.into(),
                _ => own::FADED_REASON.into(),
            }),
            html! {
                <>
                    { sends(Main, "check-example", shared::CHECK, BlockAction::Answer(AnswerAction::Check)) }
                    { sends(Plain, "reveal-example", shared::REVEAL, BlockAction::Answer(AnswerAction::Reveal)) }
                    { sends(Plain, "another-example", own::ANOTHER_EXAMPLE, BlockAction::Another) }
                    { sends(Plain, "back-to-example", own::BACK_TO_WORKED, BlockAction::Restore) }
                </>
            },
        ),
    };
    html! {
        <section
            class="example"
            aria-labelledby={heading.clone()}
            data-example={level.name()}
            data-seed={example.seed.to_string()}
            data-solved={attempt.is_right().to_string()}
        >
            <h2 id={heading}>{ name.in_lang(lang) }</h2>
            if let Some(how) = how {
                <p>{ how.in_lang(lang) }</p>
            }
            { graded(attempt, begun(example).as_ref(), buttons, Shown::Verdict, &answer, lang) }
        </section>
    }
}

/// The exercise of this number in the lesson: the question, the answer, the buttons, the verdict.
pub(super) fn exercise(
    open: &OpenLesson,
    number: usize,
    exercise: &Asked,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("exercise-{number}");
    let attempt = &exercise.attempt;
    let (n_exercises, pupil) = (open.exercises().count(), open.pupil());
    // The heading names no seed where it is said whose question it is.
    let seed = if pupil.is_some() { 0 } else { exercise.seed };
    let name = exercise_name(number + 1, n_exercises, seed);
    let sheet = pupil
        .is_none()
        .then(|| open.on_paper(number, USUAL_ON_SHEET));
    // With the last right answer the line to hand in comes into sight.
    let shown = match pupil {
        Some(_) if open.is_just_right() => Shown::Other,
        _ => Shown::Verdict,
    };
    let answer = send.reform(BlockAction::Answer);
    html! {
        <section
            class="exercise"
            aria-labelledby={heading.clone()}
            data-exercise={number.to_string()}
            data-seed={exercise.seed.to_string()}
            data-solved={attempt.is_right().to_string()}
            data-kind={attempt.question.kind.name()}
        >
            <h2 id={heading} tabindex="-1">{ name.in_lang(lang) }</h2>
            if let Some(pupil) = pupil {
                <p class="homework" data-homework={pupil.to_string()}>
                    { homework(pupil, number + 1, n_exercises, &attempt.question.kind).into_lang(lang) }
                </p>
            }
            { graded(attempt, None, buttons(exercise.seed, sheet, send, lang), shown, &answer, lang) }
        </section>
    }
}

/// Whose homework a question is, and how it is answered where that is not plain.
fn homework(pupil: usize, number: usize, n_exercises: usize, kind: &AnswerKind) -> Sentence {
    let whose = words::homework(pupil, number, n_exercises);
    match kind {
        AnswerKind::Bits(_) => whose.and(&words::PRESS_BITS.into()),
        _ => whose,
    }
}

/// The buttons of an exercise. One that is handed in has no sheet, and offers neither its answer nor other questions.
fn buttons(seed: u64, sheet: Option<Address>, send: &Callback<BlockAction>, lang: Lang) -> Html {
    let answers = sends(send, lang);
    html! {
        <>
            { answers(Main, "check", shared::CHECK, BlockAction::Answer(AnswerAction::Check)) }
            if let Some(sheet) = sheet {
                { answers(Plain, "reveal", shared::REVEAL, BlockAction::Answer(AnswerAction::Reveal)) }
                { answers(Plain, "draw", words::ANOTHER, BlockAction::Another) }
                if seed != 0 {
                    { answers(Plain, "restore", words::RESTORE, BlockAction::Restore) }
                }
                <Link action="sheet" to={sheet}>{ words::SHEET.in_lang(lang) }</Link>
            }
        </>
    }
}
