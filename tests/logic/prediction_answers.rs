//! The answers of a reader who predicts: what is asked with, what is hidden, what a check says.

use bitqueens::text::Lang;
use bitqueens::{
    draw::{LineSum, NodeKind, NodePlace, SumPart, Tree},
    pages::step::{RightAnswer, StepAction, StepQuestion},
    player::Move,
    question::{AnswerAction, Check, FieldBit, TargetWord, words},
    site::SiteAction,
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Phase},
};
use proptest::prelude::*;

use crate::{
    program::Program,
    stepping_page::{answered, asked, past_way, set, size},
};

const CHECK: StepAction = StepAction::Question(AnswerAction::Check);
const REVEAL: StepAction = StepAction::Question(AnswerAction::Reveal);

fn question(program: &Program) -> &StepQuestion {
    program.step_page().prediction.word().unwrap()
}

fn bits(program: &Program) -> Vec<FieldBit> {
    question(program).attempt.field(program.preferences().order)
}

fn check(program: &Program) -> Check {
    let attempt = &question(program).attempt;
    attempt.verdict(program.preferences().order).unwrap()
}

/// The sentence that a screen reader was told last.
fn told(program: &Program) -> &str {
    let announcer = &program.step_page().stepper.announcer;
    announcer.last().unwrap().sentence.in_lang(Lang::En)
}

/// The words that the line to come is asked with, as its sum shows them.
fn shown(program: &Program) -> Vec<(u64, SumPart)> {
    let sum = LineSum::of(&question(program).next(), BitOrder::MsbLeft).unwrap();
    let rows = sum.left_open().rows;
    rows.iter().map(|row| (row.bits.value, row.part)).collect()
}

#[test]
fn while_asked_the_place_is_the_last_one() {
    let before = Program::open("step/#n=5&at=14&predict=1");
    let program = before.forward();
    assert_eq!(asked(&program), Some(TargetWord::Bitmap));
    assert_eq!(
        (program.at(), program.machine().phase()),
        (14, Phase::Right)
    );
    assert_eq!(program.address(), before.address());
    assert_eq!(question(&program).loop_word(), Some(LoopWord::Bitmap));
    let bits = bits(&program);
    assert!(bits.iter().all(|bit| !bit.on && bit.verdict.is_none()));
    assert!(bits.iter().map(|bit| bit.column).eq((0..5).map(Some)));
    let words = [
        (0b01100, SumPart::Given),
        (0b00101, SumPart::Given),
        (0b00010, SumPart::Given),
    ];
    assert_eq!(shown(&program), words);
    let prompt = question(&program)
        .attempt
        .question
        .prompt
        .in_lang(Lang::En)
        .to_owned();
    assert_eq!(
        prompt,
        "Predict bitmap of row 2: one bit for each of the board's 5 columns."
    );
    assert_eq!(told(&program), prompt);
    // The next free square is asked for as well.
    let pick = past_way(program.changed(REVEAL).forward());
    assert_eq!(asked(&pick), Some(TargetWord::Bit));
    assert_eq!(shown(&pick), [(0b10000, SumPart::Given)]);
}

#[test]
fn while_asked_the_tree_shows_nothing_that_is_to_come() {
    for n in [4, 6] {
        let mut program = Program::open(&format!("step/#n={n}&at=0&predict=1"));
        let mut n_questions = 0;
        while program.machine().upcoming().is_some() {
            program = program.forward();
            if program.step_page().prediction.question.is_none() {
                continue;
            }
            n_questions += 1;
            let whole = Tree::of(program.machine(), BitOrder::MsbLeft);
            let mut shown = whole.clone();
            shown.hide_ahead();
            assert!(shown.nodes.len() <= whole.nodes.len());
            for (drawn, full) in shown.nodes.iter().zip(&whole.nodes) {
                assert_ne!(drawn.place, NodePlace::Ahead);
                let here = drawn.place == NodePlace::Here;
                assert!(!(here && drawn.kind == NodeKind::DeadEnd));
                assert_eq!(
                    (drawn.node, drawn.parent, drawn.x),
                    (full.node, full.parent, full.x)
                );
            }
            let mut ahead = whole.nodes[shown.nodes.len()..].iter();
            assert!(ahead.all(|node| node.place == NodePlace::Ahead));
            program = program.changed(REVEAL);
        }
        assert!(n_questions > 0);
    }
}

#[test]
fn a_wrong_bit_of_row_2_s_bitmap_names_queen_and_line() {
    let program = Program::open("step/#n=5&at=14&predict=1").forward();
    // The first check says how many bits are wrong, the second which, the third why.
    let counted = answered(&program, 0b11000);
    let found = "One of 5 bits is wrong.";
    assert_eq!(
        told(&counted),
        format!("{found} The next check marks the wrong bits.")
    );
    assert!(bits(&counted).iter().all(|bit| bit.verdict.is_none()));
    let marked = counted.changed(CHECK);
    assert_eq!(check(&marked).reasons, []);
    assert_eq!(told(&marked), format!("{found} The next check says why."));
    assert_eq!(bits(&marked)[1].verdict, Some(false));
    let wrong = marked.changed(CHECK);
    assert_eq!(wrong.at(), 14);
    let checked = check(&wrong);
    assert!(!checked.right);
    assert_eq!(checked.sentence.in_lang(Lang::En), found);
    assert_eq!(
        checked.reasons[0].in_lang(Lang::En),
        "The left diagonal of the queen in row 1, column 2 runs through column 1."
    );
    let ja = checked.reasons[0].in_lang(Lang::Ja);
    assert!(ja.starts_with("列1には、行1・列2のクイーンが"), "{ja}");
    assert!(ja.contains("斜め（left）"), "{ja}");
    let both = format!(
        "{} {}",
        checked.sentence.in_lang(Lang::En),
        checked.reasons[0].in_lang(Lang::En)
    );
    assert_eq!(told(&wrong), both);
    let verdicts =
        |program: &Program| -> Vec<_> { bits(program).iter().map(|bit| bit.verdict).collect() };
    let right = Some(true);
    assert_eq!(verdicts(&wrong), [right, Some(false), right, right, right]);
    // The same check again is told anew.
    let again = wrong.changed(CHECK);
    assert!(check(&wrong).serial < check(&again).serial);
    // A bit that is changed has no verdict any more.
    let mended = wrong.changed(set(3, false));
    assert_eq!(verdicts(&mended), [right, None, right, right, right]);
    let done = mended.changed(CHECK);
    assert_eq!(done.at(), 15);
    let (step, said) = (15, words::right(Some(5)));
    assert_eq!(
        done.step_page().prediction.right,
        Some(RightAnswer { step, said })
    );
    assert!(told(&done).starts_with("All 5 bits are right. Row 2 has one free square"));
    // On coming back to the step the sentence is the step's own again.
    let again = done.moved(Move::StepBack).forward().changed(REVEAL);
    assert_eq!(again.step_page().prediction.right, None);
    assert!(told(&again).starts_with("Row 2"));
}

#[test]
fn without_a_question_there_is_nothing_to_answer() {
    let mut program = Program::open("step/#n=5&at=14&predict=1");
    for action in [set(0, true), CHECK, REVEAL] {
        assert!(!program.act(action));
    }
}

proptest! {
    #[test]
    fn only_right_bits_carry_the_step_out(
        n in 4_u8..=8,
        at in 0_u64..2_000,
        flipped in 0_u64..256,
        lsb in any::<bool>(),
    ) {
        let mut program = Program::open(&format!("step/#n={n}&at={at}&predict=1"));
        if lsb {
            program.share(SiteAction::Order(BitOrder::LsbLeft));
        }
        let asking = program.forward();
        prop_assume!(asked(&asking).is_some());
        let expected = question(&asking).attempt.question.right_value().unwrap();
        let flipped = flipped & u64::from(size(n).mask());
        let answered = answered(&asking, expected ^ flipped);
        if flipped == 0 {
            prop_assert_eq!(answered.at(), asking.at() + 1);
            prop_assert_eq!(asked(&answered), None);
        } else {
            prop_assert_eq!(answered.at(), asking.at());
            let found = words::n_wrong(n, flipped.count_ones() as usize);
            prop_assert_eq!(&check(&answered).sentence, &found);
            // What is wrong is not given away before it has been looked for.
            prop_assert!(bits(&answered).iter().all(|bit| bit.verdict.is_none()));
            prop_assert_eq!(check(&answered).reasons, []);
            let marked = answered.changed(CHECK);
            let wrong = bits(&marked).iter().filter(|bit| bit.verdict == Some(false)).count();
            prop_assert_eq!(wrong, flipped.count_ones() as usize);
            prop_assert_eq!(check(&marked).reasons, []);
            let explained = marked.changed(CHECK);
            let reasons = check(&explained).reasons;
            prop_assert!(!reasons.is_empty());
            // One of them is told; the board shows the others.
            prop_assert_eq!(told(&explained), format!("{} {}", found.in_lang(Lang::En), reasons[0].in_lang(Lang::En)));
        }
    }
}

#[test]
fn a_press_on_a_square_turns_the_bit_over_of_the_row_asked_about_alone() {
    for order in [BitOrder::MsbLeft, BitOrder::LsbLeft] {
        let mut program = Program::open("step/#n=5&at=14&predict=1").forward();
        program.share(SiteAction::Order(order));
        let pressed = |program: &Program, square| {
            let action = question(program).pressed(square, order);
            action.map_or(program.clone(), |action| {
                program.after(StepAction::Question(action))
            })
        };
        for square in (0..5).flat_map(|row| (0..5).map(move |column| [row, column])) {
            let once = pressed(&program, square);
            let on = bits(&once).into_iter().filter(|bit| bit.on);
            let turned = Some(square).filter(|[row, _]| *row == 2);
            assert!(
                on.map(|bit| bit.column)
                    .eq(turned.map(|[_, column]| Some(column)))
            );
            assert_eq!(bits(&pressed(&once, square)), bits(&program));
        }
    }
}
