//! Exercises under way: what was answered, begun and guessed is there after a reload, and tabs lose none of it.

use bitqueens::{
    course::{BoxesText, LessonSummary, ReviewQuestion, at_hand, judged},
    pages::{
        learn::LearnAction,
        lesson::{BlockAction, LessonAction, OpenLesson},
        review::{ReviewAction, ReviewPage},
        step::StepAction,
    },
    question::{Answer, AnswerAction, AnswerKind, Attempt, Attempts, KeptAttempt, Trace},
    text::Lang,
};
use proptest::prelude::*;

use crate::{
    course_texts::course_list,
    lesson_page::{CHECK, REVEAL, give, right, set},
    shelf::{Tab, TestShelf},
};

impl Tab {
    fn act(&mut self, at: usize, action: BlockAction) {
        self.program.act(LessonAction::Block { at, action });
    }

    fn lesson(&self) -> &OpenLesson {
        self.program.open_lesson()
    }
}

/// What a reader sees of an attempt: the answer in work, the one that was checked, what is said of it.
fn seen(attempt: &Attempt) -> impl PartialEq + std::fmt::Debug + use<> {
    let said = attempt
        .verdict(bitqueens::course::ORDER)
        .map(|check| (check.right, check.sentence, check.reasons, check.next));
    let answers = (attempt.draft.clone(), attempt.given().cloned());
    (answers, attempt.shown, attempt.explains(), said)
}

fn attempts(open: &OpenLesson) -> impl Iterator<Item = (&Attempt, Option<bool>)> {
    open.asked().map(|asked| (&asked.attempt, asked.counts))
}

/// Everything that a reader sees of the attempts of a lesson.
fn all_seen(open: &OpenLesson) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
    let attempts =
        attempts(open).map(|(of, counts)| (seen(of), of.question.prompt.clone(), counts));
    attempts.collect()
}

/// An answer that is not the right one, where there is one.
fn wrong(kind: &AnswerKind, right: u64) -> u64 {
    let mut others = (0..10_000).filter(|answer| kind.takes(&(*answer).into()));
    others.find(|answer| *answer != right).unwrap_or(right)
}

/// The actions that give an answer.
fn giving(kind: &AnswerKind, answer: u64) -> Vec<BlockAction> {
    match kind {
        AnswerKind::Bits(n_bits) => (0..*n_bits)
            .map(|power| set(power, answer >> power & 1 == 1))
            .collect(),
        AnswerKind::Number => vec![BlockAction::Answer(AnswerAction::Type(Some(answer.into())))],
        AnswerKind::Expression(_) => {
            let text = Answer::Text(format!("x & {answer}"));
            vec![BlockAction::Answer(AnswerAction::Type(Some(text)))]
        }
        AnswerKind::Mend => {
            let text = Answer::Text(format!("{answer} bit = 1;"));
            vec![BlockAction::Answer(AnswerAction::Type(Some(text)))]
        }
        AnswerKind::Trace(trace) => {
            let zeros = trace.start().replace('-', "0");
            let text = Trace::with_cell(&zeros, 0, &answer.to_string());
            vec![give(Answer::Text(text))]
        }
        _ => vec![give(answer)],
    }
}

#[test]
fn every_question_of_every_lesson_is_as_it_was_after_a_reload() {
    let (mut n_blocks, mut n_changed) = (0, 0);
    for lesson in at_hand::lessons(Lang::En) {
        let address = format!("learn/{}/", lesson.slug);
        for block in 0..lesson.blocks.len() {
            let fresh = TestShelf::default().open(&address);
            let Some(asked) = fresh.lesson().states[block].asked() else {
                continue;
            };
            n_blocks += 1;
            let question = &asked.attempt.question;
            // The answer of a puzzle or of a table is a text, and its way the same whether it is right.
            let (kind, right) = (&question.kind, question.right_value().unwrap_or(0));
            let wrong = giving(kind, wrong(kind, right));
            let drawn = [BlockAction::Fade, BlockAction::Another];
            let ways = [
                wrong.clone(),
                [&wrong[..], &[CHECK]].concat(),
                [&wrong[..], &[CHECK, CHECK, CHECK]].concat(),
                [giving(kind, right), vec![CHECK]].concat(),
                vec![REVEAL],
                [&drawn[..], &[set(0, true), give(1)]].concat(),
                [giving(kind, right), vec![CHECK, BlockAction::Another]].concat(),
            ];
            for way in ways {
                let mut storage = TestShelf::default();
                let mut tab = storage.open(&address);
                let before = all_seen(tab.lesson());
                for action in way {
                    tab.act(block, action);
                    // Each key is stored at once.
                    storage.store(&mut tab);
                }
                n_changed += usize::from(all_seen(tab.lesson()) != before);
                let again = storage.open(&tab.program.address());
                assert_eq!(
                    all_seen(again.lesson()),
                    all_seen(tab.lesson()),
                    "{address} {block}"
                );
                // Another lesson in between is no reload.
                tab.program.go("learn/");
                tab.program.go(&again.program.address());
                assert_eq!(
                    all_seen(again.lesson()),
                    all_seen(tab.lesson()),
                    "{address} {block}"
                );
            }
        }
    }
    assert!(n_blocks > 150 && n_changed > 700, "{n_blocks} {n_changed}");
}

#[test]
fn a_lesson_is_done_by_right_answers_on_both_sides_of_a_reload() {
    let mut storage = TestShelf::default();
    let slug = "shift";
    let n_exercises = storage.open("learn/shift/").lesson().exercises().count();
    assert!(n_exercises > 1, "{slug} has several exercises");
    let mut tab = storage.open("learn/shift/");
    for number in 0..tab.lesson().lesson.quizzes().count() {
        let action = tab.program.on_quiz(number, give(0));
        tab.program.act(action);
    }
    storage.store(&mut tab);
    for number in 0..n_exercises {
        let mut tab = storage.open("learn/shift/");
        assert_eq!(tab.program.course().n_done(), 0);
        let question = &tab.program.exercise(number).attempt.question;
        let actions = [giving(&question.kind, right(question)), vec![CHECK]].concat();
        for action in actions {
            let action = tab.program.on_exercise(number, action);
            tab.program.act(action);
        }
        storage.store(&mut tab);
        // Another question of the exercise does not take it back.
        let action = tab.program.on_exercise(number, BlockAction::Another);
        tab.program.act(action);
        storage.store(&mut tab);
        let done = tab.program.course().n_done();
        assert_eq!(done, usize::from(number + 1 == n_exercises), "{number}");
    }
}

#[test]
fn a_seed_has_an_attempt_of_its_own_and_asked_anew_it_is_empty() {
    let mut storage = TestShelf::default();
    let mut tab = storage.open("learn/shift/#seed=5");
    let set = tab.program.on_exercise(0, set(1, true));
    tab.program.act(set.clone());
    storage.store(&mut tab);
    assert_eq!(storage.keys(Attempts::KEY), ["learn.shift.exercise.1.5"]);
    let value = |tab: &Tab| tab.program.exercise(0).attempt.value();
    assert_eq!(value(&storage.open("learn/shift/")), Some(0));
    assert_eq!(value(&storage.open("learn/shift/#seed=5")), Some(2));
    // From the seed before, the next question is this one again, and nothing is answered.
    let mut before = storage.open("learn/shift/#seed=4");
    let mut other = storage.open("learn/shift/#seed=5");
    let another = before.program.on_exercise(0, BlockAction::Another);
    before.program.act(another);
    assert_eq!(
        (before.program.exercise(0).seed, value(&before)),
        (5, Some(0))
    );
    let changes = storage.store(&mut before);
    assert_eq!(value(&storage.open("learn/shift/#seed=5")), Some(0));
    // A tab that hears of it follows.
    other.hear(&changes);
    assert_eq!(value(&other), Some(0));
}

#[test]
fn tabs_keep_what_each_of_them_answers() {
    let mut storage = TestShelf::default();
    let mut tabs = [0, 1].map(|_| storage.open("learn/shift/"));
    // Neither hears of the other.
    for (number, tab) in tabs.iter_mut().enumerate() {
        let action = tab.program.on_exercise(number, set(2, true));
        tab.program.act(action);
        storage.store(tab);
    }
    let again = storage.open("learn/shift/");
    let values = again.program.open_lesson().exercises();
    let values: Vec<_> = values.map(|exercise| exercise.attempt.value()).collect();
    assert_eq!(values[..2], [Some(4), Some(4)]);

    // On one question: the tries of one, and the bits that were set last.
    let mut storage = TestShelf::default();
    let [mut one, mut two] = [0, 1].map(|_| storage.open("learn/shift/"));
    for action in [set(2, true), CHECK, CHECK] {
        let action = one.program.on_exercise(0, action);
        one.program.act(action);
    }
    storage.store(&mut one);
    let action = two.program.on_exercise(0, set(3, true));
    two.program.act(action);
    let changes = storage.store(&mut two);
    one.hear(&changes);
    for tab in [one, storage.open("learn/shift/")] {
        let attempt = &tab.program.exercise(0).attempt;
        assert_eq!(attempt.value(), Some(8));
        assert_eq!(attempt.given(), Some(&Answer::Value(4)));
        assert_eq!(attempt.keep().n_tries, 2);
    }
}

#[test]
fn what_another_tab_forgets_stays_where_it_is_open() {
    let mut storage = TestShelf::default();
    let mut one = storage.open("learn/shift/");
    let action = one.program.on_exercise(0, set(2, true));
    one.program.act(action);
    storage.store(&mut one);
    let mut two = storage.open("learn/");
    storage.store(&mut two);
    two.program.act(LearnAction::ClearProgress);
    let changes = storage.store(&mut two);
    assert_eq!(
        changes,
        [(
            "bitqueens.attempt.learn.shift.exercise.1.0".to_owned(),
            None
        )]
    );
    one.hear(&changes);
    assert_eq!(one.program.exercise(0).attempt.value(), Some(4));
    assert_eq!(storage.store(&mut one), []);
    // Its next key stores it again.
    let action = one.program.on_exercise(0, set(0, true));
    one.program.act(action);
    two.hear(&storage.store(&mut one));
    assert_eq!(
        storage
            .open("learn/shift/")
            .program
            .exercise(0)
            .attempt
            .value(),
        Some(5)
    );
    // And what was cleared is brought back beside it.
    two.program.act(LearnAction::BringBack);
    assert_eq!(storage.store(&mut two), []);
}

#[test]
fn as_many_are_stored_as_there_is_room_for_and_the_oldest_give_way() {
    let mut storage = TestShelf::default();
    let key = |n: usize| format!("{}learn.old.quiz.{n}", Attempts::KEY);
    for n in 0..Attempts::MOST {
        let text = format!("at {n}\ngiven 1\ntries 1\n");
        storage.texts.insert(key(n), text);
    }
    storage.now = 1_000_000;
    let mut tab = storage.open("learn/shift/");
    for number in 0..2 {
        let action = tab.program.on_exercise(number, set(2, true));
        tab.program.act(action);
        storage.store(&mut tab);
    }
    assert_eq!(storage.keys(Attempts::KEY).len(), Attempts::MOST);
    let gone = [0, 1, 2].map(|n| !storage.texts.contains_key(&key(n)));
    assert_eq!(gone, [true, true, false]);
}

/// The round that is open, as a reader sees it.
fn round(tab: &Tab) -> impl PartialEq + std::fmt::Debug + use<> {
    let round = tab.program.page::<ReviewPage>().round().unwrap();
    let item = round.item.as_ref();
    let item = item.map(|item| {
        (
            item.question,
            item.seed,
            item.first(),
            seen(item.attempt().unwrap()),
        )
    });
    (round.answered.clone(), item)
}

fn answer(tab: &mut Tab, action: AnswerAction) {
    let round = tab.program.page::<ReviewPage>().round().unwrap();
    let asked = round.item.as_ref().unwrap().attempt().unwrap();
    // What is typed as a line is run by what draws the review.
    let action = judged(asked, action, None);
    tab.program.act(ReviewAction::Answer(action));
}

/// Does something about the question that is asked, so that it is in work.
fn begin(tab: &mut Tab) {
    let round = tab.program.page::<ReviewPage>().round().unwrap();
    let item = round.item.as_ref().unwrap();
    match &item.attempt().unwrap().question.kind {
        AnswerKind::Bits(_) => answer(tab, AnswerAction::Turn(0)),
        AnswerKind::Code(_) => answer(
            tab,
            AnswerAction::Give(Some(Answer::Text("left = 1".into()))),
        ),
        AnswerKind::Choice(_) => {}
        _ => answer(tab, AnswerAction::Give(Some(1.into()))),
    }
}

/// Answers the question that is asked, rightly or by what it begins with.
fn decide(tab: &mut Tab, rightly: bool) {
    let round = tab.program.page::<ReviewPage>().round().unwrap();
    let question = round
        .item
        .as_ref()
        .unwrap()
        .attempt()
        .unwrap()
        .question
        .clone();
    match (&question.kind, &question.right) {
        (AnswerKind::Bits(n_bits), Answer::Value(right)) => {
            for power in 0..*n_bits {
                let on = right >> power & 1 == u64::from(rightly);
                answer(tab, AnswerAction::Set { power, on });
            }
        }
        (kind, Answer::Value(right)) => {
            let given = if rightly { *right } else { wrong(kind, *right) };
            answer(tab, AnswerAction::Give(Some(given.into())));
        }
        (_, right) => answer(tab, AnswerAction::Give(Some(right.clone()))),
    }
    answer(tab, AnswerAction::Check);
}

#[test]
fn a_test_goes_on_after_a_reload_at_any_of_its_questions_and_shows_its_result_when_it_is_over() {
    for part in ["search", "words", "loop", "bits", "counting"] {
        let address = format!("learn/test/#part={part}&seed=3");
        let mut storage = TestShelf::default();
        let mut tab = storage.open(&address);
        let mut n_asked = 0;
        while tab
            .program
            .page::<ReviewPage>()
            .round()
            .unwrap()
            .item
            .is_some()
        {
            for step in 0..3 {
                match step {
                    0 => begin(&mut tab),
                    1 => decide(&mut tab, n_asked % 3 != 0),
                    _ => drop(tab.program.act(ReviewAction::Next)),
                }
                storage.store(&mut tab);
                let mut again = storage.open(&address);
                if step == 1 {
                    // The question that was just answered is over.
                    let mut next = tab.clone();
                    next.program.act(ReviewAction::Next);
                    assert_eq!(round(&again), round(&next), "{part} {n_asked}");
                } else {
                    assert_eq!(round(&again), round(&tab), "{part} {n_asked}");
                }
                storage.clone().store(&mut again);
            }
            n_asked += 1;
        }
        assert_eq!(n_asked, 10, "{part}");
        let line = |tab: &Tab| {
            let round = tab.program.page::<ReviewPage>().round().unwrap();
            round.hand_in(tab.program.course()).unwrap().to_string()
        };
        let again = storage.open(&address);
        assert_eq!(round(&again), round(&tab), "{part}");
        assert_eq!(line(&again), line(&tab), "{part}");
        // Other questions are asked at another address.
        let another = storage.open(&address.replace("=3", "=4"));
        let another = another.program.page::<ReviewPage>().round().unwrap();
        assert!(another.answered.is_empty() && another.item.is_some());
    }
}

#[test]
fn a_line_of_code_that_the_review_asks_for_is_there_after_a_reload() {
    let mut storage = TestShelf::default();
    let name = "line.left";
    let line = ReviewQuestion::all(course_list())
        .find(|of| of.name() == name)
        .unwrap();
    let lesson: &LessonSummary = line.lesson;
    assert_eq!(lesson.slug, "shift");
    let boxes = format!("bitqueens boxes 1\n{name} 1 20000 0 right\n");
    storage.texts.insert(BoxesText::KEY.into(), boxes);
    let mut tab = storage.open("learn/review/");
    let typed = AnswerAction::Give(Some(Answer::Text("left[row + 1] = (le".into())));
    answer(&mut tab, typed);
    storage.store(&mut tab);
    assert_eq!(storage.keys(Attempts::KEY).len(), 1);
    assert!(storage.keys(Attempts::KEY)[0].starts_with("learn.review.line.left."));
    let again = storage.open("learn/review/");
    assert_eq!(round(&again), round(&tab));
    // An answer that counts moves the question, and nothing is kept of it here.
    answer(&mut tab, AnswerAction::Reveal);
    storage.store(&mut tab);
    assert!(
        storage.keys(Attempts::KEY).is_empty(),
        "{:?}",
        storage.keys(Attempts::KEY)
    );
}

fn predict(tab: &mut Tab, action: AnswerAction) {
    tab.program.act(StepAction::Question(action));
}

#[test]
fn a_prediction_under_way_is_asked_again_after_a_reload() {
    let mut n_begun = 0;
    for at in 0..377 {
        let address = format!("step/#n=5&at={at}&predict=1");
        let mut storage = TestShelf::default();
        let mut tab = storage.open(&address);
        assert!(tab.program.step_page().prediction.question.is_none());
        tab.program = tab.program.forward();
        let asked = |tab: &Tab| {
            let question = tab.program.step_page().prediction.question.as_ref();
            question.map(|of| (of.source, seen(&of.attempt)))
        };
        if asked(&tab).is_none() {
            continue;
        }
        for action in [
            AnswerAction::Turn(0),
            AnswerAction::Give(Some(0.into())),
            AnswerAction::Check,
            AnswerAction::Check,
        ] {
            predict(&mut tab, action);
            storage.store(&mut tab);
            if tab.program.at() != at {
                break;
            }
            let again = storage.open(&tab.program.address());
            if storage.keys(Attempts::KEY).is_empty() {
                // Nothing is begun yet, or what was begun was right and the next question is asked.
                assert!(asked(&again).is_none());
            } else {
                n_begun += 1;
                assert_eq!(asked(&again), asked(&tab), "{at}");
            }
        }
        // What is answered, and what the reader goes away from, is over.
        while asked(&tab).is_some() {
            predict(&mut tab, AnswerAction::Reveal);
        }
        storage.store(&mut tab);
        assert!(
            storage.keys(Attempts::KEY).is_empty(),
            "{at}: {:?}",
            storage.keys(Attempts::KEY)
        );
    }
    assert!(n_begun > 500, "{n_begun}");
}

fn kept() -> impl Strategy<Value = KeptAttempt> {
    let answer = prop_oneof![
        any::<u64>().prop_map(Answer::Value),
        "[^\r\n]{0,20}".prop_map(Answer::Text)
    ];
    let answer = proptest::option::of(answer);
    let missed = answer.clone();
    (
        0..3_u64,
        answer.clone(),
        answer,
        0..4_u64,
        any::<bool>(),
        missed,
        any::<Option<bool>>(),
    )
        .prop_map(
            |(n_anew, draft, given, n_tries, is_shown, missed, counts)| KeptAttempt {
                n_anew,
                draft,
                given,
                n_tries,
                is_shown,
                missed,
                counts,
            },
        )
}

proptest! {
    #[test]
    fn what_is_written_is_read(kept in kept()) {
        prop_assert_eq!(KeptAttempt::read(&kept.to_string()), kept.clone());
        prop_assert_eq!(KeptAttempt::read(&format!("at 12\n{kept}")), kept);
    }

    #[test]
    fn whatever_is_stored_opens(text in ".*", seed in any::<u64>(), kept in kept()) {
        let places = [
            "opening.1".to_owned(),
            "quiz.1".to_owned(),
            "break.1".to_owned(),
            format!("exercise.1.{seed}"),
            format!("example.1.faded.{seed}"),
            format!("example.1.worked.{seed}"),
        ];
        for text in [text, kept.to_string()] {
            let mut storage = TestShelf::default();
            for place in &places {
                for slug in ["shift", "recursion", "puzzle"] {
                    storage.texts.insert(format!("{}learn.{slug}.{place}", Attempts::KEY), text.clone());
                }
            }
            for slug in ["shift", "recursion", "puzzle"] {
                let tab = storage.open(&format!("learn/{slug}/#seed={seed}"));
                for (attempt, _) in attempts(tab.lesson()) {
                    prop_assert!(attempt.draft.as_ref().is_none_or(|draft| attempt.question.kind.holds(draft)));
                }
            }
        }
    }

    /// Two tabs that write one after the other in any order lose no try and no answer that counts.
    #[test]
    fn merged_is_whatever_order_the_tabs_write_in(mut one in kept(), mut two in kept()) {
        one.n_anew = 0;
        two.n_anew = 0;
        let place = "learn.shift.quiz.1";
        let written = [[&one, &two], [&two, &one]].map(|order| {
            let mut stored = Vec::new();
            for kept in order {
                let mut own = Attempts::default();
                own.keep(place.to_owned(), kept.clone());
                for (key, text) in own.changes(&Attempts::default(), &stored, 1) {
                    stored.retain(|(other, _)| *other != key);
                    stored.extend(text.map(|text| (key, text)));
                }
            }
            stored.first().map(|(_, text)| KeptAttempt::read(text)).unwrap_or_default()
        });
        for (merged, last) in written.iter().zip([&two, &one]) {
            prop_assert_eq!(merged.n_tries, one.n_tries.max(two.n_tries));
            prop_assert_eq!(merged.is_shown, one.is_shown || two.is_shown);
            prop_assert_eq!(merged.counts.is_some(), one.counts.is_some() || two.counts.is_some());
            prop_assert_eq!(merged.given.is_some(), one.given.is_some() || two.given.is_some());
            if *last != KeptAttempt::default() {
                prop_assert_eq!(&merged.draft, &last.draft);
            }
        }
    }
}
