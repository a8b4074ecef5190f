//! What the counting page stores and reads, its address and its words.

use bitqueens::text::Lang;
use std::{
    collections::{BTreeMap, BTreeSet},
    mem,
    rc::Rc,
};

use bitqueens::{
    app::Action,
    pages::count::{
        Broken, CountAction, CountPage, Deletable, PendingWrites, PoolTask, Records, Recount,
        Report, RunAction, RunPhase, WhyAside, finished_text, words,
    },
    site::{Awake, Environment, Finished, NotStored, Preferences, Route, SiteAction},
};
use bitqueens_core::{
    counting::{Counter, Kernel, Ledger, LedgerError, known, plan},
    solver::Size,
};
use proptest::prelude::*;

use crate::{program::Program, shelf::TestShelf};

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn page(program: &Program) -> &CountPage {
    program.page()
}

/// A ledger of a board in which these jobs are counted, with a time.
fn ledger(n: u8, jobs: &[u64], elapsed_ms: u64) -> Ledger {
    let mut ledger = Ledger::new(plan(size(n)));
    for &job in jobs {
        ledger.record(job, 5).unwrap();
    }
    ledger.with_elapsed_ms(elapsed_ms)
}

/// The ledger of a whole board, every job with its count.
fn whole(n: u8) -> Ledger {
    let mut ledger = Ledger::new(plan(size(n)));
    let mut counter = Counter::default();
    for job in ledger.left().collect::<Vec<_>>() {
        ledger.record(job.index(), counter.count(job)).unwrap();
    }
    ledger
}

/// The browser's storage, which several tabs share.
#[derive(Debug, Default)]
struct Storage(BTreeMap<String, String>);

struct Tab {
    program: Program,
}

impl Storage {
    fn of(texts: &[(&str, &str)]) -> Self {
        let texts = texts.iter();
        Self(
            texts
                .map(|(key, text)| ((*key).into(), (*text).into()))
                .collect(),
        )
    }

    fn open(&self, address: &str) -> Tab {
        let program = Program::open_in(Environment {
            address: address.into(),
            stored: self.0.clone().into_iter().collect(),
            ..Environment::default()
        });
        Tab { program }
    }

    /// Lets a tab store what it wants to, and the others hear of it.
    fn take(&mut self, tab: &mut Tab, others: &mut [&mut Tab]) {
        let mut shelf = TestShelf {
            texts: mem::take(&mut self.0),
            ..TestShelf::default()
        };
        tab.program.state.store(&mut shelf);
        shelf.texts.remove(Preferences::KEY);
        self.0 = shelf.texts;
        for (key, text) in shelf.written {
            for other in others.iter_mut() {
                other.program.act(heard(Some(&key), text.as_deref()));
            }
        }
    }
}

/// Another tab has stored a text, or removed it.
fn heard(key: Option<&str>, text: Option<&str>) -> Action {
    Action::Heard {
        key: key.map(str::to_owned),
        text: text.map(str::to_owned),
    }
}

/// Lets a tab count some jobs of its board, whichever it has, and pause.
fn counts(tab: &mut Tab, jobs: &[u64], elapsed_ms: u64) {
    let n = page(&tab.program).settings.size.get();
    tab.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    report(tab, ledger(n, jobs, 0), elapsed_ms);
    tab.program.act(CountAction::Run {
        action: RunAction::Pause,
        now: Awake::at(elapsed_ms),
    });
}

fn report(tab: &mut Tab, ledger: Ledger, now: u64) {
    let run = page(&tab.program).run.as_ref().unwrap().number();
    tab.program.act(CountAction::Reported(Report {
        run,
        ledger: Rc::new(ledger),
        broken: None,
        is_unheard: false,
        now: Awake::at(now),
        date_ms: now,
    }));
}

#[test]
fn stored_records_are_gone_on_with_or_set_aside() {
    let good = ledger(12, &[0], 77).to_string();
    let damaged = good.replace(" 77 ", " 78 ");
    let mut storage = Storage::of(&[
        ("bitqueens.ledger.12", &good),
        ("bitqueens.ledger.13", &damaged),
        ("bitqueens.ledger.aside.14", "nonsense"),
        ("bitqueens.progress", "shift"),
    ]);
    let mut tab = storage.open("count/#n=12");
    let records = &page(&tab.program).records;
    assert_eq!(records.of(size(12)).unwrap().to_string(), good);
    let errors: Vec<_> = records.set_aside.iter().map(|aside| aside.why).collect();
    let expected = [LedgerError::Damaged, LedgerError::NoLedger];
    assert_eq!(errors, expected.map(WhyAside::Unreadable));
    // They are moved to keys of their own, by their content, so that none replaces another.
    storage.take(&mut tab, &mut []);
    let keys: Vec<_> = storage.0.keys().map(String::as_str).collect();
    let asides = [Records::aside_key("nonsense"), Records::aside_key(&damaged)];
    assert!(
        asides.iter().all(|key| storage.0.contains_key(key)),
        "{keys:?}"
    );
    assert_eq!(keys.len(), 4);
    assert_eq!(
        (keys[2], keys[3]),
        ("bitqueens.ledger.12", "bitqueens.progress")
    );
    let again = storage.open("count/");
    assert_eq!(page(&again.program).records.set_aside.len(), 2);
    assert_eq!(page(&again.program).own, PendingWrites::default());

    tab.program.act(CountAction::Delete(Deletable::Aside));
    storage.take(&mut tab, &mut []);
    assert_eq!(storage.0.len(), 2);
}

/// Asserts that a damaged record is set aside with a sentence, or is the very same record.
#[track_caller]
fn refused_with_a_sentence_or_same(whole: &Ledger, damaged: &[u8]) {
    let text = String::from_utf8_lossy(damaged).into_owned();
    let side = whole.plan().size();
    let environment = Environment {
        stored: vec![(Records::key(side), text.clone())],
        ..Environment::default()
    };
    let records = Records::restore(&environment, &mut PendingWrites::default());
    match (records.of(side), &records.set_aside[..]) {
        (Some(read), []) => assert_eq!(**read, *whole, "{text}"),
        (None, [aside]) => {
            let sentence = words::set_aside(aside.why);
            assert!(
                sentence.in_lang(Lang::En).contains("is not used: "),
                "{}",
                sentence.in_lang(Lang::En)
            );
            assert!(
                sentence.in_lang(Lang::Ja).contains("使いません"),
                "{}",
                sentence.in_lang(Lang::Ja)
            );
            assert_eq!(aside.text, text);
        }
        // An empty text is no record at all.
        others => assert!(text.is_empty(), "{text}: {others:?}"),
    }
}

#[test]
fn every_damage_of_one_byte_is_refused_with_a_sentence() {
    let jobs: Vec<_> = (0..plan(size(12)).len()).collect();
    let whole = ledger(12, &jobs, 61_234);
    let text = whole.to_string().into_bytes();
    for at in 0..text.len() {
        for byte in 0..=u8::MAX {
            let mut changed = text.clone();
            changed[at] = byte;
            refused_with_a_sentence_or_same(&whole, &changed);
        }
        let (before, after) = text.split_at(at);
        refused_with_a_sentence_or_same(&whole, &[before, &after[1..]].concat());
        refused_with_a_sentence_or_same(&whole, &[before, &after[..1], after].concat());
        refused_with_a_sentence_or_same(&whole, before);
        refused_with_a_sentence_or_same(&whole, after);
    }
    refused_with_a_sentence_or_same(&whole, &text.repeat(2));
}

#[test]
fn a_text_set_aside_that_can_be_read_is_a_record_again() {
    let text = ledger(16, &[1, 2], 9).to_string();
    let mut storage = Storage::of(&[(&Records::aside_key(&text), &text)]);
    let mut tab = storage.open("count/#n=16");
    assert_eq!(page(&tab.program).records.of(size(16)).unwrap().n_done(), 2);
    storage.take(&mut tab, &mut []);
    assert_eq!(storage.0, Storage::of(&[("bitqueens.ledger.16", &text)]).0);
}

#[test]
fn a_tab_leaves_the_records_of_other_tabs_alone() {
    let mut storage = Storage::default();
    let mut first = storage.open("count/#n=18");
    // It opened before there was anything to see, and hears nothing: events may be late.
    let mut late = storage.open("count/#n=8");
    counts(&mut first, &[0, 1], 3_000);
    storage.take(&mut first, &mut []);
    late.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    report(&mut late, whole(8), 5);
    storage.take(&mut late, &mut []);
    assert_eq!(
        storage.0["bitqueens.ledger.18"],
        ledger(18, &[0, 1], 3_000).to_string()
    );
    assert!(!storage.0.contains_key("bitqueens.ledger.8"));
}

#[test]
fn an_older_copy_does_not_overwrite_a_newer_one() {
    let mut storage = Storage::default();
    let mut first = storage.open("count/#n=18");
    let mut second = storage.open("count/#n=18");
    counts(&mut first, &[0, 1, 2, 3], 4_000);
    counts(&mut second, &[2, 7], 2_000);
    storage.take(&mut first, &mut []);
    storage.take(&mut second, &mut []);
    // One job of two was new, and with it half of the time.
    let both = ledger(18, &[0, 1, 2, 3, 7], 5_000);
    assert_eq!(storage.0["bitqueens.ledger.18"], both.to_string());
}

#[test]
fn a_paused_tab_goes_on_from_what_another_tab_has_counted() {
    let mut storage = Storage::default();
    let mut first = storage.open("count/#n=18");
    let mut second = storage.open("count/#n=18");
    counts(&mut first, &[0, 1], 1_000);
    storage.take(&mut first, &mut [&mut second]);
    let saved = page(&second.program).saved_here().cloned();
    assert_eq!(saved, Some(Rc::new(ledger(18, &[0, 1], 1_000))));
    second.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    report(&mut second, ledger(18, &[0, 1, 2], 0), 2_000);
    storage.take(&mut second, &mut [&mut first]);
    let run = page(&first.program).run.as_ref().unwrap();
    assert_eq!((run.jobs().0, run.elapsed_ms), (3, 3_000));
    first.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(9_000),
    });
    assert_eq!(page(&first.program).pool().unwrap().ledger.n_done(), 3);
}

#[test]
fn a_board_that_another_tab_counts_is_left_to_it() {
    let mut storage = Storage::of(&[("bitqueens.ledger.18", &ledger(18, &[3], 7).to_string())]);
    let before = storage.0.clone();
    let mut tab = storage.open("count/#n=18");
    tab.program.act(CountAction::Run {
        action: RunAction::Anew,
        now: Awake::at(0),
    });
    let run = page(&tab.program).run.as_ref().unwrap();
    let record = Some("bitqueens.ledger.18".to_owned());
    assert_eq!(run.pool().unwrap().task, PoolTask::Count { record });
    let refused = Report {
        run: run.number(),
        ledger: Rc::new(ledger(18, &[], 0)),
        broken: Some(Broken::Elsewhere),
        is_unheard: false,
        now: Awake::at(1),
        date_ms: 1,
    };
    tab.program.act(CountAction::Reported(refused));
    assert!(
        page(&tab.program)
            .status()
            .sentence
            .in_lang(Lang::En)
            .contains("Another tab")
    );
    storage.take(&mut tab, &mut []);
    assert_eq!(storage.0, before);
}

#[test]
fn without_locks_two_tabs_on_one_board_say_so_once() {
    let mut storage = Storage::default();
    let (mut first, mut second) = (storage.open("count/#n=18"), storage.open("count/#n=18"));
    second.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    counts(&mut first, &[0], 1_000);
    storage.take(&mut first, &mut [&mut second]);
    assert!(
        second
            .program
            .said()
            .contains("Another tab counts the same N")
    );
    second.program.share(SiteAction::CloseNotice);
    let (key, text) = storage.0.first_key_value().unwrap();
    second.program.act(heard(Some(key), Some(text)));
    assert_eq!(second.program.said(), "");
}

/// The same ledger with one count changed.
fn contradicting(ledger: &Ledger) -> Ledger {
    let mut other = Ledger::new(ledger.plan());
    for entry in ledger.entries() {
        let wrong = u64::from(entry.first == 0);
        other.record(entry.first, entry.count + wrong).unwrap();
    }
    other
}

#[test]
fn tabs_that_contradict_each_other_say_so_and_keep_both_records() {
    let own = ledger(18, &[0, 1], 1_000);
    let others = contradicting(&own).with_elapsed_ms(500).to_string();
    let mut storage = Storage::default();
    let mut tab = storage.open("count/#n=18");
    tab.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    report(&mut tab, own.clone(), 1_000);
    storage.take(&mut tab, &mut []);
    storage
        .0
        .insert("bitqueens.ledger.18".into(), others.clone());
    tab.program
        .act(heard(Some("bitqueens.ledger.18"), Some(&others)));
    let said = tab.program.said();
    assert!(
        said.contains("1 job from job 0 on (5 and 6)")
            && said.contains("One of them is wrong")
            && !said.contains("exact"),
        "{said}"
    );
    // It stops, so that the two do not put each other aside every second.
    assert_eq!(
        page(&tab.program).run.as_ref().unwrap().phase,
        RunPhase::Paused
    );
    storage.take(&mut tab, &mut []);
    let apart = Records::apart_key(&others);
    assert_eq!(storage.0["bitqueens.ledger.18"], own.to_string());
    assert_eq!(storage.0[&apart], others);
    assert_eq!(storage.0.len(), 2);

    // After a reload both are there, and neither is taken for the other.
    let mut again = storage.open("count/#n=18");
    let records = &page(&again.program).records;
    assert_eq!(records.of(size(18)).unwrap().to_string(), own.to_string());
    let [aside] = &records.set_aside[..] else {
        panic!("{:?}", records.set_aside);
    };
    assert_eq!(
        (aside.key.as_str(), aside.text.as_str()),
        (&*apart, &*others)
    );
    let said = words::set_aside(aside.why);
    assert!(
        said.in_lang(Lang::En)
            .contains("1 job from job 0 on (5 and 6), so one of them is wrong")
            && said
                .in_lang(Lang::Ja)
                .contains("ジョブ 0 から 1 個分の数が違います（5 と 6）")
    );
    // Either can be made the record of the board, and counted a second time.
    for text in [&others, &own.to_string(), &others] {
        if page(&again.program).ledger().unwrap().to_string() != *text {
            let key = Records::apart_key(text);
            again.program.act(CountAction::UseAside(key));
            storage.take(&mut again, &mut []);
        }
        assert_eq!(page(&again.program).ledger().unwrap().to_string(), *text);
        let [aside] = &page(&again.program).records.set_aside[..] else {
            panic!("{:?}", page(&again.program).records.set_aside);
        };
        assert!(
            words::set_aside(aside.why)
                .in_lang(Lang::En)
                .contains("(5 and 6)")
        );
        assert_eq!(storage.0["bitqueens.ledger.18"], *text);
        assert_eq!(storage.0.len(), 2);
        assert!(page(&again.program).can_check(Recount::All));
        assert!(!page(&again.program).can_check(Recount::OtherMethod));
    }
}

#[test]
fn records_that_do_not_fit_when_they_are_written_are_both_kept() {
    let (one, two) = (
        ledger(18, &[0, 1], 10),
        contradicting(&ledger(18, &[0], 10)),
    );
    let mut storage = Storage::default();
    let mut first = storage.open("count/#n=18");
    counts(&mut first, &[0, 1], 10);
    storage
        .0
        .insert("bitqueens.ledger.18".into(), two.to_string());
    storage.take(&mut first, &mut []);
    assert_eq!(storage.0["bitqueens.ledger.18"], one.to_string());
    let again = storage.open("count/");
    let asides = &page(&again.program).records.set_aside;
    assert_eq!(asides.len(), 1);
    assert!(matches!(asides[0].why, WhyAside::Apart { n_done: 1, .. }));
}

#[test]
fn a_wrong_record_is_said_to_be_wrong_kept_and_double_checked_after_a_reload() {
    let n_jobs = plan(size(16)).len();
    // Every job and another total; a job above the published total.
    let whole: Vec<_> = (0..n_jobs).collect();
    let mut above = Ledger::new(plan(size(16)));
    above.record(3, known(size(16)).total + 1).unwrap();
    for (wrong, says) in [
        (ledger(16, &whole, 480), "at least one job is wrong"),
        (above.with_elapsed_ms(480), "already above the published"),
    ] {
        let text = wrong.to_string();
        let mut storage = Storage::of(&[("bitqueens.ledger.16", &text)]);
        let mut tab = storage.open("count/#n=16");
        let status = page(&tab.program).status();
        assert!(
            status.is_bad && status.sentence.in_lang(Lang::En).contains(says),
            "{}",
            status.sentence.in_lang(Lang::En)
        );
        assert!(
            page(&tab.program).saved_here().is_none(),
            "it is not gone on with"
        );
        assert!(page(&tab.program).can_check(Recount::Sample));
        tab.program.act(CountAction::Run {
            action: RunAction::Check(Recount::All),
            now: Awake::at(0),
        });
        let pool = page(&tab.program).pool().unwrap();
        assert_eq!(pool.n_jobs(), wrong.n_done());
        let recounted = wrong.entries().iter().map(|entry| entry.first);
        report(&mut tab, ledger(16, &recounted.collect::<Vec<_>>(), 0), 9);
        let run = page(&tab.program).run.as_ref().unwrap();
        let differs = run.checked.as_ref().unwrap().is_difference();
        assert_eq!(
            differs,
            wrong.n_done() == 1,
            "the test's own counts are 5 each"
        );
        storage.take(&mut tab, &mut []);
        assert_eq!(
            storage.0["bitqueens.ledger.16"], text,
            "a check changes nothing"
        );
        // Count begins from the start, and the record can be brought back.
        tab.program.act(CountAction::Run {
            action: RunAction::Count,
            now: Awake::at(10),
        });
        assert_eq!(page(&tab.program).pool().unwrap().ledger.n_done(), 0);
        assert_eq!(
            **page(&tab.program).records.deleted(size(16)).unwrap(),
            wrong
        );
    }
}

#[test]
fn a_count_that_comes_out_wrong_is_not_called_exact_and_keeps_its_record() {
    let mut storage = Storage::default();
    let mut tab = storage.open("count/#n=16");
    tab.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    let whole: Vec<_> = (0..plan(size(16)).len()).collect();
    report(&mut tab, ledger(16, &whole, 0), 480);
    let page = page(&tab.program);
    let told = page
        .announcer
        .last()
        .unwrap()
        .sentence
        .in_lang(Lang::En)
        .to_owned();
    for said in [page.status().sentence.in_lang(Lang::En), &told] {
        assert!(
            said.contains("Counted in 480 ms") && !said.contains("exact"),
            "{said}"
        );
    }
    assert!(
        told.contains("so it is wrong") && !told.contains("has"),
        "{told}"
    );
    assert!(page.verdict().unwrap().is_bad);
    storage.take(&mut tab, &mut []);
    let kept = ledger(16, &whole, 480).to_string();
    assert_eq!(storage.0["bitqueens.ledger.16"], kept);
}

#[test]
fn starting_over_drops_what_was_stored_of_the_board() {
    let mut storage = Storage::of(&[("bitqueens.ledger.18", &ledger(18, &[3], 7).to_string())]);
    let mut tab = storage.open("count/#n=18");
    tab.program.act(CountAction::Run {
        action: RunAction::Anew,
        now: Awake::at(0),
    });
    report(&mut tab, ledger(18, &[], 0), 1);
    storage.take(&mut tab, &mut []);
    assert!(storage.0.is_empty());
    report(&mut tab, ledger(18, &[0], 0), 1_500);
    storage.take(&mut tab, &mut []);
    assert_eq!(
        storage.0["bitqueens.ledger.18"],
        ledger(18, &[0], 1_500).to_string()
    );
}

#[test]
fn a_discarded_record_comes_back_only_when_another_tab_stores_it() {
    let text = ledger(18, &[3], 7).to_string();
    let mut storage = Storage::of(&[("bitqueens.ledger.18", &text)]);
    let mut tab = storage.open("count/#n=18");
    tab.program.act(CountAction::Delete(Deletable::Record));
    storage.take(&mut tab, &mut []);
    assert!(storage.0.is_empty());
    tab.program
        .act(heard(Some("bitqueens.ledger.18"), Some(&text)));
    assert!(page(&tab.program).saved_here().is_some());
    storage.0.insert("bitqueens.ledger.18".into(), text);
    tab.program.act(CountAction::Delete(Deletable::Record));
    storage.take(&mut tab, &mut []);
    assert!(storage.0.is_empty());
    tab.program.act(heard(None, None));
    assert!(page(&tab.program).records.is_empty());
}

#[test]
fn what_the_browser_does_not_store_is_said_once_and_stays_said() {
    let mut tab = Storage::default().open("count/#n=18");
    counts(&mut tab, &[0], 1_000);
    let mut shelf = TestShelf::default();
    for (at, (why, says)) in [
        (NotStored::Full, "is full"),
        (NotStored::Off, "switched off"),
    ]
    .into_iter()
    .enumerate()
    {
        shelf.refuses = Some(why);
        tab.program.state.store(&mut shelf);
        assert!(tab.program.said().contains(says), "{}", tab.program.said());
        tab.program.share(SiteAction::CloseNotice);
        tab.program.act(CountAction::Guess(Some(at as u64)));
        tab.program.state.store(&mut shelf);
        assert_eq!(tab.program.said(), "");
        assert_eq!(tab.program.state.not_stored(Route::Count), Some(why));
    }
    shelf.refuses = None;
    tab.program.act(CountAction::Size(size(17)));
    tab.program.state.store(&mut shelf);
    assert_eq!(tab.program.state.not_stored(Route::Count), None);
    assert!(shelf.texts.contains_key("bitqueens.ledger.18"));
    assert_eq!(shelf.texts["bitqueens.guess.18"], "1");
}

fn finished(ended_ms: u64, n: u8, unique: Option<u64>) -> Finished {
    Finished {
        ended_ms,
        size: size(n),
        total: known(size(n)).total,
        unique,
        elapsed_ms: 123,
        method: plan(size(n)).method(),
        kernel: Kernel::Simd,
        workers: 2,
        jobs: 14,
        build: "0123456789abcdef".into(),
    }
}

#[test]
fn finished_runs_survive_storage_each_under_its_own_key() {
    let table = [
        finished(1_900, 16, Some(1_846_955)),
        finished(1_800, 27, None),
    ];
    let row = "16,14772512,1846955,123,join,simd,2,14,0123456789abcdef";
    assert_eq!(finished_text(&table).lines().nth(1).unwrap(), row);
    let texts = table.clone().map(|run| (run.key(), run.text()));
    assert_eq!(texts[0].0, "bitqueens.finished.1900.16");
    let damaged = texts[0].1.replace("123", "124");
    let mut storage = Storage::of(&[
        (&texts[0].0, &texts[0].1),
        (&texts[1].0, &texts[1].1),
        // Changed, no run, and under the key of another board.
        ("bitqueens.finished.7.16", &damaged),
        ("bitqueens.finished.8.16", "nonsense"),
        ("bitqueens.finished.9.17", &texts[0].1),
    ]);
    let mut tab = storage.open("count/");
    let runs = page(&tab.program).finished.runs().to_vec();
    assert_eq!(runs, table);
    assert!(table[0].is_as_published() && !table[1].is_as_published());
    storage.take(&mut tab, &mut []);
    assert_eq!(storage.0.get(&texts[1].0), Some(&texts[1].1));
    tab.program.act(CountAction::Delete(Deletable::Finished));
    assert!(page(&tab.program).finished.runs().is_empty());
    storage.take(&mut tab, &mut []);
    assert_eq!(
        storage.0.len(),
        3,
        "what nobody can read is not this version's to delete"
    );
}

#[test]
fn tabs_that_finish_at_the_same_time_lose_no_row() {
    let mut storage = Storage::default();
    let (mut first, mut second) = (storage.open("count/#n=8"), storage.open("count/#n=9"));
    for (tab, n) in [(&mut first, 8), (&mut second, 9)] {
        tab.program.act(CountAction::Run {
            action: RunAction::Count,
            now: Awake::at(0),
        });
        // In the same millisecond.
        report(tab, whole(n), 5);
    }
    storage.take(&mut first, &mut [&mut second]);
    storage.take(&mut second, &mut [&mut first]);
    for tab in [&first, &second, &storage.open("count/")] {
        let sizes: Vec<_> = page(&tab.program)
            .finished
            .runs()
            .iter()
            .map(|run| run.size.get())
            .collect();
        assert_eq!(sizes, [9, 8]);
    }
}

#[test]
fn the_oldest_of_many_finished_runs_gives_way() {
    let runs: Vec<_> = (1..=100)
        .map(|at| finished(at, 16, None))
        .map(|run| (run.key(), run.text()))
        .collect();
    let texts: Vec<_> = runs
        .iter()
        .map(|(key, text)| (key.as_str(), text.as_str()))
        .collect();
    let mut storage = Storage::of(&texts);
    let mut tab = storage.open("count/#n=8");
    tab.program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(0),
    });
    report(&mut tab, whole(8), 1_000);
    storage.take(&mut tab, &mut []);
    assert_eq!(storage.0.len(), 100);
    assert!(!storage.0.contains_key("bitqueens.finished.1.16"));
    assert!(storage.0.contains_key("bitqueens.finished.1000.8"));
}

#[test]
fn the_address_carries_the_board() {
    let mut program = Program::open("count/#n=14&at=7&colour=blue");
    assert_eq!(page(&program).settings.size, size(14));
    assert_eq!(program.said(), "", "unknown keys are left out");
    program.act(CountAction::Size(size(15)));
    assert_eq!(program.address(), "count/#n=15");
    // Without a board the chosen one stays.
    program.go("count/");
    assert_eq!(page(&program).settings.size, size(15));
    program.go("count/#n=99");
    assert_eq!(page(&program).settings.size, Size::MAX);
    assert!(
        program.said().contains("from 1 to 27"),
        "{}",
        program.said()
    );
}

proptest! {
    #[test]
    fn any_stored_text_opens_the_page(
        texts in prop::collection::vec("\\PC{0,80}", 0..4),
        finished in "\\PC{0,200}",
    ) {
        let ledgers = texts.iter().enumerate();
        let mut stored: Vec<_> = ledgers
            .map(|(at, text)| (format!("bitqueens.ledger.{at}"), text.clone()))
            .collect();
        stored.push(("bitqueens.finished.7.9".into(), finished));
        let program = Program::open_in(Environment {
            address: "count/#n=9".into(),
            stored: stored.into_iter().collect(),
            ..Environment::default()
        });
        let page = page(&program);
        // No random text has the checksum of a ledger, and none is lost but those that say the same.
        let different: BTreeSet<_> = texts.iter().collect();
        prop_assert_eq!(page.records.set_aside.len(), different.len());
        prop_assert_eq!(page.settings.size, size(9));
    }
}
