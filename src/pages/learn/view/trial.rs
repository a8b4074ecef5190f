//! "Break it": the line written wrong, what the reader expects of it, and what came of it.

use yew::prelude::*;

use super::{answers::folded, figure::on_columns, number_form::NumberForm};
use crate::{
    draw::{
        Board,
        view::{html, prose::prose},
    },
    pages::learn::{BlockAction, FaultTrial, queens::column_of, words},
    text::{Lang, binary, grouped},
};
use bitqueens_core::{
    faults::{FaultySearch, Symptom},
    solver::{Size, Solutions},
};

/// The fault of this number among so many of the lesson, and its result once it ran.
pub(super) fn trial(
    trial: &FaultTrial,
    (number, of): (usize, usize),
    ran: Option<(u64, &'static FaultySearch)>,
    send: &Callback<BlockAction>,
    lang: Lang,
) -> Html {
    let heading = format!("break-{number}");
    let n_right = Solutions::new(trial.side).fold(0, |count, _| count + 1);
    html! {
        <section
            class="break"
            aria-labelledby={heading.clone()}
            data-break={trial.fault.name()}
            data-guess={ran.map(|(guess, _)| guess.to_string())}
            data-found={ran.map(|(_, run)| run.solutions.to_string())}
        >
            <h2 id={heading}>
                { words::BREAK.in_lang(lang) }
                if of > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            <p>{ prose(trial.before.in_lang(lang)) }</p>
            if let Some([right, wrong]) = trial.lines {
                <dl class="lines">
                    <dt>{ words::RIGHT_LINE.in_lang(lang) }</dt>
                    <dd><code>{ right }</code></dd>
                    <dt>{ words::WRONG_LINE.in_lang(lang) }</dt>
                    <dd data-wrong=""><code>{ wrong }</code></dd>
                </dl>
            }
            <NumberForm
                label={words::trial::expected(trial.side, &grouped(n_right)).in_lang(lang).to_owned()}
                submit="break"
                button={words::RUN_FAULT}
                send={send.reform(BlockAction::Run)}
                {lang}
            />
            { folded(prose(trial.after.in_lang(lang)), lang) }
            <div class="verdict" role="status">
                if let Some((guess, run)) = ran {
                    <p class="result">{ words::trial::found(trial.side, run, (guess, n_right)).in_lang(lang) }</p>
                    <p>{ prose(trial.after.in_lang(lang)) }</p>
                }
            </div>
            if let Some((_, run)) = ran {
                { board(trial.side, run, lang) }
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
            <div class="numbered">{ on_columns(board, lang, numbers) }</div>
            <figcaption>{ caption.in_lang(lang) }</figcaption>
        </figure>
    }
}
