//! "Break it": the line written wrong, what the reader expects of it, and what came of it.

use yew::prelude::*;

use super::quiz::asking;
use crate::{
    draw::{
        Board,
        view::{board::on_columns, html, link::prose},
    },
    pages::learn::{FaultTrial, ORDER, n_solutions, queens::column_of, words},
    question::{
        AnswerAction, Attempt,
        view::{Asking, ask, folded},
    },
    text::{Lang, binary},
};
use bitqueens_core::{
    faults::{FaultySearch, Symptom},
    solver::Size,
};

/// The fault of this number among so many of the lesson, and its result once there is a guess.
pub(super) fn trial(
    trial: &FaultTrial,
    attempt: &Attempt,
    (number, of): (usize, usize),
    send: &Callback<AnswerAction>,
    lang: Lang,
) -> Html {
    let heading = format!("break-{number}");
    let guess = attempt.kept();
    let asking = Asking {
        take: Some(("break", words::RUN_FAULT)),
        ..asking(attempt, send, lang)
    };
    let found = guess.map(|guess| {
        let guess = (guess, n_solutions(trial.side));
        words::trial::found(trial.side, &trial.run, guess)
    });
    html! {
        <section
            class="break"
            aria-labelledby={heading.clone()}
            data-break={trial.fault.name()}
            data-guess={guess.map(|guess| guess.to_string())}
            data-found={guess.map(|_| trial.run.solutions.to_string())}
        >
            <h2 id={heading}>
                { words::BREAK.in_lang(lang) }
                if of > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            { ask(asking, Html::default()) }
            { folded(prose(attempt.question.answer.in_lang(lang)), lang) }
            <div class="verdict" role="status">
                if let Some(found) = &found {
                    <p class="result">{ found.in_lang(lang) }</p>
                    <p>{ prose(attempt.question.answer.in_lang(lang)) }</p>
                }
            </div>
            if guess.is_some() {
                { board(trial.side, &trial.run, lang) }
            }
        </section>
    }
}

/// The first board that is wrong with the number of each row; nothing where there is none.
fn board(size: Size, run: &FaultySearch, lang: Lang) -> Html {
    if run.queens.is_empty() {
        return Html::default();
    }
    let caption = match run.symptom {
        Some(symptom) => words::trial::symptom(symptom, &run.queens, size),
        None => words::trial::FIRST_SOLUTION.into(),
    };
    let is_cause = |row: u8| match run.symptom {
        Some(Symptom::Attack { rows, .. }) => rows.contains(&row),
        Some(Symptom::NoQueen { row: of } | Symptom::OffBoard { row: of }) => of == row,
        Some(Symptom::Weighed { .. } | Symptom::Missed | Symptom::Repeated) | None => false,
    };
    let queens = (0..).zip(run.queens.iter().copied());
    let on_board = queens.clone().filter(|(_, queen)| queen & size.mask() != 0);
    let on_board = on_board.map(|(row, queen)| (row, column_of(queen, size)));
    let numbers = html! {
        <ol class="bit-rows numbers" aria-label={words::ROW_NUMBERS.in_lang(lang)}>
            for (row, queen) in queens {
                <li class="bit-row" data-number={queen.to_string()} data-wrong={is_cause(row).then_some("")}>
                    <code class="decimal">{ binary(queen, size) }{ " = " }{ queen }</code>
                </li>
            }
        </ol>
    };
    let board = Board::loose(size, &on_board.collect::<Vec<_>>());
    html! {
        <figure class="lesson-figure">
            <div class="numbered">{ on_columns(board, ORDER, lang, numbers) }</div>
            <figcaption>{ caption.in_lang(lang) }</figcaption>
        </figure>
    }
}
