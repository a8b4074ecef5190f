//! An expression to be made: what may be used, the field, and the result of the reader's expression.

use std::ptr;

use yew::prelude::*;

use crate::{
    course::{ORDER, Source, words::puzzle as own},
    draw::{
        RowRole, Stack, StackRow,
        view::{
            hooks::{Steady, use_in_sight},
            html,
            link::prose,
            tables::stacked,
        },
    },
    pages::lesson::{BlockAction, BlockState, LessonAction, OpenLesson, words},
    question::{
        Answer, AnswerAction, Attempt, verdict_name,
        view::{QuestionView, ask, folded},
    },
    site::PageContext,
    text::{Lang, words as shared},
};
use bitqueens_core::bits::{Counterexample, PuzzleRefusal, PuzzleVerdict, View, Wanted};
use bitqueens_course::LessonPuzzle;

/// The puzzle in that block of the lesson.
pub(super) fn puzzle(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let Some(BlockState::Asked(asked)) = open.states.get(at) else {
        return Html::default();
    };
    let Source::Puzzle(written) = asked.source else {
        return Html::default();
    };
    let action = move |action| LessonAction::Block {
        at,
        action: BlockAction::Answer(action),
    };
    html! {
        <PuzzleBox
            {written}
            attempt={asked.attempt.clone()}
            number={open.lesson.number(at)}
            n_puzzles={open.lesson.puzzles().count()}
            lang={view.lang()}
            send={Steady(view.send.reform(action))}
        />
    }
}

#[derive(Clone, PartialEq, Properties)]
struct PuzzleBoxProps {
    written: &'static LessonPuzzle,
    attempt: Attempt,
    /// Its number in the lesson, from 0.
    number: usize,
    n_puzzles: usize,
    lang: Lang,
    send: Steady<AnswerAction>,
}

#[component]
fn PuzzleBox(props: &PuzzleBoxProps) -> Html {
    let (written, attempt, lang) = (props.written, &props.attempt, props.lang);
    let puzzle = &written.puzzle;
    let given = attempt.given().and_then(Answer::text).map(str::to_owned);
    // Up to 65,536 cases are worked out; typing changes none of them.
    let judged = use_memo((ptr::from_ref(written), given), |(_, given)| {
        let text = given.as_ref()?;
        Some((text.clone(), puzzle.judge(text)))
    });
    let verdict = judged.as_ref().as_ref().map(|(_, verdict)| verdict);
    let is_right = verdict.map(|verdict| matches!(verdict, Ok(PuzzleVerdict::Right { .. })));
    let n_operators = match verdict {
        Some(Ok(PuzzleVerdict::Right { n_operators } | PuzzleVerdict::TooLong { n_operators })) => {
            Some(*n_operators)
        }
        Some(Ok(PuzzleVerdict::Wrong(case))) => Some(case.evaluation.steps.len()),
        _ => None,
    };
    let fewest = puzzle.fewest().map(|fewest| fewest.to_string());
    let (number, n_puzzles) = (props.number, props.n_puzzles);
    let node = use_in_sight(judged.is_some().then_some(attempt.n_checks), true);
    let heading = format!("puzzle-{number}");
    let asking = QuestionView {
        attempt,
        order: ORDER,
        take: Some(("judge", shared::CHECK)),
        send: &props.send,
        lang,
    };
    html! {
        <section
            class="puzzle"
            aria-labelledby={heading.clone()}
            data-puzzle={written.name.clone()}
            data-state={is_right.map_or("open", verdict_name)}
            data-operators={n_operators.map(|n| n.to_string())}
            data-fewest={fewest}
        >
            <h2 id={heading}>
                { words::PUZZLE.in_lang(lang) }
                if n_puzzles > 1 {
                    { " " }{ number + 1 }
                }
            </h2>
            { ask(asking, html! { <p class="allowed">{ prose(own::allowed(puzzle).in_lang(lang)) }</p> }) }
            { folded(prose(attempt.question.answer.in_lang(lang)), lang) }
            <div ref={node} class="verdict" role="status" data-verdict={is_right.map(verdict_name)}>
                if let Some((text, verdict)) = judged.as_ref() {
                    <div key={attempt.n_checks}>{ judged_sentence(written, text, verdict, lang) }</div>
                }
            </div>
            if judged.is_some() {
                <details class="puzzle-answer live">
                    <summary>{ own::SHOW_ANSWER.in_lang(lang) }</summary>
                    <p>{ prose(attempt.question.answer.in_lang(lang)) }</p>
                </details>
            }
        </section>
    }
}

/// What an expression came to; of a wrong one the first wrong case in columns.
fn judged_sentence(
    written: &LessonPuzzle,
    text: &str,
    verdict: &Result<PuzzleVerdict, PuzzleRefusal>,
    lang: Lang,
) -> Html {
    let sentence = own::verdict(&written.puzzle, verdict);
    html! {
        <>
            <p class="result">{ prose(sentence.in_lang(lang)) }</p>
            if let Ok(PuzzleVerdict::Right { .. }) = verdict {
                <p>{ prose(&written.reply) }</p>
            }
            if let Ok(PuzzleVerdict::Wrong(case)) = verdict {
                { stacked(&columns(text, case, written.puzzle.wanted), View::Unsigned, lang) }
            }
        </>
    }
}

/// The wrong case worked out, and below it the word that is wanted, where it is one.
fn columns(text: &str, case: &Counterexample, wanted: Wanted) -> Stack {
    let mut stack = Stack::of_evaluation(text, &case.evaluation);
    if wanted == Wanted::Word || case.wanted.value() == 0 {
        let row = StackRow::new("", case.wanted, RowRole::Given);
        stack.rows.push(row.noted(own::WANTED));
        let wrong = case.evaluation.result.value() ^ case.wanted.value();
        let highest = wrong.checked_ilog2().and_then(|bit| u8::try_from(bit).ok());
        for row in stack.rows.iter_mut().rev().take(2) {
            row.marked = highest;
        }
    }
    stack
}
