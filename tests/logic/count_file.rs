//! Records of the counting page that come from a file and go into one.

use std::rc::Rc;

use bitqueens::text::Lang;
use bitqueens::{
    pages::count::{
        CountAction, CountPage, Deletable, Records, Recount, Report, RunAction, RunPhase, words,
    },
    site::Awake,
};
use bitqueens_core::{
    counting::{CountMethod, Counter, Ledger, Plan, checksum, known, plan},
    solver::Size,
};

use crate::program::Program;

fn size(n: u8) -> Size {
    Size::new(n).unwrap()
}

fn page(program: &Program) -> &CountPage {
    program.page()
}

/// A ledger in which these jobs are counted; what `change` makes of a job's count is entered.
fn ledger_of(plan: Plan, jobs: &[u64], change: impl Fn(u64, u64) -> u64) -> Ledger {
    let mut ledger = Ledger::new(plan);
    let mut counter = Counter::default();
    for &job in jobs {
        let count = counter.count(plan.job(job).unwrap());
        ledger.record(job, change(job, count)).unwrap();
    }
    ledger.with_elapsed_ms(3_000)
}

fn ledger(n: u8, jobs: &[u64]) -> Ledger {
    ledger_of(plan(size(n)), jobs, |_, count| count)
}

fn all(n: u8) -> Vec<u64> {
    (0..plan(size(n)).len()).collect()
}

fn open_file(program: &mut Program, text: &str) {
    program.act(CountAction::OpenFile {
        text: text.into(),
        now: Awake::at(10),
    });
}

#[test]
fn a_finished_record_of_another_machine_is_shown_and_compared() {
    let mut program = Program::open("count/#n=8");
    let counted = ledger(16, &all(16));
    // A file ends with the end of a line.
    open_file(&mut program, &format!("{counted}\n"));
    let page = page(&program);
    let run = page.shown_run().unwrap();
    assert_eq!((page.settings.size, run.phase), (size(16), RunPhase::Done));
    assert_eq!(run.outcome().unwrap().total, known(size(16)).total);
    // The parts may have been counted side by side, so their time gives no rate.
    assert_eq!((run.elapsed_ms, run.rate()), (3_000, None));
    let said = page.status().sentence.into_lang(Lang::En);
    assert_eq!(said, "From a file. Its parts took 3 s in all.");
    assert!(!page.verdict().unwrap().is_bad);
    assert_eq!(page.ledger().as_deref(), Some(&counted));
    assert!(page.pool().is_none() && page.saved_here().is_none());
    assert_eq!(program.address(), "count/#n=16");
    assert_eq!(program.said(), "");
}

#[test]
fn an_unfinished_record_joins_the_stored_one_and_can_be_gone_on_with() {
    let stored = ledger(16, &[0, 1, 5]).to_string();
    let mut program = Program::open_stored("count/#n=8", &[("bitqueens.ledger.16", &stored)]);
    open_file(&mut program, &ledger(16, &[1, 2]).to_string());
    // One of the file's two jobs was new, and with it half of the file's time.
    let joined = ledger(16, &[0, 1, 2, 5]).with_elapsed_ms(4_500);
    assert_eq!(
        page(&program).saved_here().map(|saved| &**saved),
        Some(&joined)
    );
    assert_eq!(page(&program).ledger().as_deref(), Some(&joined));
    program.act(CountAction::Run {
        action: RunAction::Count,
        now: Awake::at(20),
    });
    let pool = page(&program).pool().unwrap();
    assert_eq!(*pool.ledger, joined);
    // The other half makes it whole.
    let mut program = Program::open_stored("count/#n=16", &[("bitqueens.ledger.16", &stored)]);
    let others: Vec<_> = all(16).into_iter().filter(|job| *job != 1).collect();
    open_file(&mut program, &ledger(16, &others).to_string());
    assert_eq!(page(&program).shown_run().unwrap().phase, RunPhase::Done);
}

#[test]
fn a_record_by_the_other_method_puts_the_stored_one_away_until_it_is_brought_back() {
    let stored = ledger(12, &[0]);
    let text = stored.to_string();
    let mut program = Program::open_stored("count/", &[("bitqueens.ledger.12", &text)]);
    let other = ledger_of(Plan::new(size(12), CountMethod::Join), &[0], |_, count| {
        count
    });
    open_file(&mut program, &other.to_string());
    for expected in [&other, &stored, &other] {
        assert_eq!(
            page(&program).saved_here().map(|saved| &**saved),
            Some(expected)
        );
        program.act(CountAction::BringBack {
            what: Deletable::Record,
            now: Awake::at(20),
        });
    }
}

#[test]
fn what_is_damaged_forged_or_of_another_plan_is_refused_with_a_sentence() {
    let good = ledger(16, &[0, 1, 5]).to_string();
    let signed = |body: &str| format!("{body} {:016x}", checksum(body.as_bytes()));
    let body = good.rsplit_once(' ').unwrap().0;
    let wrong_total = ledger_of(plan(size(16)), &all(16), |job, count| {
        count - u64::from(job == 3)
    });
    for (text, why) in [
        ("", "not a possible record"),
        ("{\"total\": 92}", "not a possible record"),
        (&good.replace("join 16", "join 17"), "checksum"),
        (&good[..good.len() - 1], "checksum"),
        (
            &signed(&body.replace("ledger 2 1", "ledger 2 9")),
            "another version",
        ),
        (
            &signed(&body.replace("join 16", "join 99")),
            "not a possible record",
        ),
        (
            &signed(&body.replacen(':', ":zzzz", 1)),
            "above the published 14,772,512",
        ),
        (&wrong_total.to_string(), "14,772,511"),
    ] {
        let mut program = Program::open("count/#n=8");
        let before = page(&program).clone();
        open_file(&mut program, text);
        assert!(program.said().contains(why), "{text}: {}", program.said());
        assert_eq!(page(&program), &before, "{text}");
    }
}

#[test]
fn a_record_that_contradicts_the_stored_one_is_refused() {
    let stored = ledger(16, &[0, 1]).to_string();
    let mut program = Program::open_stored("count/#n=16", &[("bitqueens.ledger.16", &stored)]);
    let other = ledger_of(plan(size(16)), &[1, 2], |_, count| count + 1);
    open_file(&mut program, &other.to_string());
    // Job 1 is in both: the file has one solution more.
    let counts = [0, 1].map(|more| {
        let count = ledger(16, &[1]).sums().total + more;
        bitqueens::text::grouped(count)
    });
    let [less, more] = counts;
    let said = program.said();
    assert!(
        said.contains("another count")
            && said.contains(&format!("1 job from job 1 on ({less} and {more})")),
        "{said}"
    );
    assert_eq!(page(&program).ledger().unwrap().to_string(), stored);
    // It is kept aside, after a reload too, with the same job and both counts, until it is double-checked.
    let other = other.to_string();
    let apart = Records::apart_key(&other);
    let kept = [("bitqueens.ledger.16", &*stored), (&*apart, &*other)];
    let mut again = Program::open_stored("count/#n=16", &kept);
    for program in [&program, &again] {
        let [aside] = &page(program).records.set_aside[..] else {
            panic!("{:?}", page(program).records.set_aside);
        };
        assert_eq!((&*aside.key, &*aside.text), (&*apart, &*other));
        for (lang, jobs) in [
            (Lang::En, "1 job from job 1 on"),
            (Lang::Ja, "ジョブ 1 から 1 個分の数"),
        ] {
            let said = words::set_aside(aside.why).into_lang(lang);
            let whole = said.contains(jobs) && said.contains(&less) && said.contains(&more);
            assert!(whole, "{said}");
        }
    }
    again.act(CountAction::UseAside(apart));
    again.act(CountAction::Run {
        action: RunAction::Check(Recount::All),
        now: Awake::at(20),
    });
    let run = page(&again).run.as_ref().unwrap();
    assert_eq!(run.pool().unwrap().n_jobs(), 2);
    let report = Report {
        run: run.number(),
        ledger: Rc::new(ledger(16, &[1, 2])),
        broken: None,
        is_unheard: false,
        now: Awake::at(30),
        date_ms: 30,
    };
    again.act(CountAction::Reported(report));
    let checked = &page(&again).run.as_ref().unwrap().checked;
    assert!(checked.as_ref().unwrap().is_difference());
}

/// A ledger's text of N = 27 with these entries in place of a count's own.
fn forged(entries: &str) -> String {
    let body = format!("bitqueens-ledger 2 1 join 27 410823728 1000 {entries}");
    format!("{body} {:016x}", checksum(body.as_bytes()))
}

/// A text again and again, without the comma at its end.
fn repeated(first: &str, each: &str, times: usize) -> String {
    let mut entries = format!("{first}{}", each.repeat(times));
    entries.pop();
    forged(&entries)
}

#[test]
fn a_record_of_more_entries_than_a_count_has_is_refused_unread() {
    let most = Records::MOST_ENTRIES;
    let stored = Some("bitqueens.ledger.27");
    let refused = words::too_many_entries().into_lang(Lang::En);
    assert!(refused.contains("16,384"), "{refused}");
    // As many as may be are opened, with what each has; one more is refused, whatever it is.
    for (text, n_done) in [
        (repeated("", "1:9,", most), Some(16_384)),
        (repeated("", "1+2:9,", most), Some(32_768)),
        (repeated("", "1:9,", most + 1), None),
        (repeated("", "1:9,", 255_000), None),
        (repeated("", "1+2:9,", 170_000), None),
        (",".repeat(1 << 20), None),
    ] {
        let mut program = Program::open("count/#n=8");
        open_file(&mut program, &text);
        let saved = page(&program).saved_here();
        assert_eq!(saved.map(|saved| saved.n_done()), n_done);
        let said = if n_done.is_none() { &*refused } else { "" };
        assert_eq!(program.said(), said);
        let kept = page(&program).own.waiting();
        assert_eq!(
            kept.map(|(key, _)| key).next(),
            stored.filter(|_| n_done.is_some())
        );
    }
}

/// The jobs of the largest board in as few entries as a whole record has, as its text; the first job is left.
fn nearly_whole() -> (String, usize, u64) {
    let plan = plan(size(27));
    let stretch = plan.len().div_ceil(4_096);
    let (mut entries, mut start) = (Vec::new(), 0);
    while start < plan.len() {
        // A stretch is cut where another sum begins.
        let end = (start + stretch - start % stretch).min(plan.len());
        let (mut inside, mut beyond) = (start, end);
        while inside + 1 < beyond {
            let middle = inside.midpoint(beyond);
            if plan.sum(middle) == plan.sum(start) {
                inside = middle;
            } else {
                beyond = middle;
            }
        }
        entries.push(match beyond - start {
            1 => ":0".to_owned(),
            jobs if start == 0 => format!("1+{}:0", base36(jobs - 1)),
            jobs => format!("+{}:0", base36(jobs)),
        });
        start = beyond;
    }
    (forged(&entries.join(",")), entries.len(), plan.len() - 1)
}

fn base36(mut number: u64) -> String {
    let mut digits = Vec::new();
    while digits.is_empty() || number != 0 {
        digits.extend(char::from_digit(u32::try_from(number % 36).unwrap(), 36));
        number /= 36;
    }
    digits.iter().rev().collect()
}

#[test]
fn a_record_of_four_hundred_million_jobs_is_far_below_the_limit() {
    let (text, n_entries, n_done) = nearly_whole();
    assert!(4 * (n_entries - 3) <= Records::MOST_ENTRIES, "{n_entries}");
    let mut program = Program::open("count/#n=8");
    open_file(&mut program, &text);
    assert_eq!(program.said(), "");
    let saved = page(&program).saved_here().unwrap();
    assert_eq!((saved.n_done(), saved.entries().len()), (n_done, n_entries));
    // Its copy adds nothing.
    open_file(&mut program, &text);
    assert_eq!(page(&program).saved_here().unwrap().to_string(), text);
}

#[test]
fn two_records_that_have_too_many_entries_together_leave_the_first() {
    // Every other job, and those between them: each is half of the limit and one more.
    let half = Records::MOST_ENTRIES / 2 + 1;
    let (even, odd) = (
        repeated(":9,", "3:9,", half),
        repeated("2:7,", "3:7,", half),
    );
    let mut program = Program::open("count/#n=8");
    open_file(&mut program, &even);
    open_file(&mut program, &odd);
    assert_eq!(program.said(), words::too_many_entries().in_lang(Lang::En));
    assert_eq!(page(&program).ledger().unwrap().to_string(), even);
}

#[test]
fn two_forged_records_are_merged_once_and_stored_with_the_right_answer() {
    // Jobs 1 2, 4 5, 7 8 ... and 1, 3 4, 6 7 ...: every entry overlaps one of the other record.
    let n = Records::MOST_ENTRIES;
    let (one, other) = (repeated("", "1+2:9,", n), repeated("1:9,", "1+2:9,", n - 1));
    let [first, second] = [&one, &other].map(|text| text.parse::<Ledger>().unwrap());
    let mut expected = second;
    expected.merge(&first).unwrap();
    for stored_meanwhile in [None, Some(forged("k:1"))] {
        let mut program = Program::open("count/#n=8");
        open_file(&mut program, &one);
        open_file(&mut program, &other);
        assert_eq!(
            page(&program).saved_here().map(|saved| &**saved),
            Some(&expected)
        );
        let kept: Vec<_> = page(&program).own.waiting().collect();
        let [(key, kept)] = &kept[..] else {
            panic!("{}", kept.len());
        };
        // What lies there is in it already, unless another tab has written meanwhile.
        let there = stored_meanwhile.as_ref().unwrap_or(&one);
        let mut all = expected.clone();
        if let Some(text) = &stored_meanwhile {
            all.merge(&text.parse().unwrap()).unwrap();
        }
        let changes = kept.changes(key, there);
        assert_eq!(changes, [((*key).to_owned(), Some(all.to_string()))]);
    }
}

#[test]
fn two_records_that_come_to_more_than_the_published_count_are_not_joined() {
    let most = known(size(16)).total;
    let [one, other] = [0, 1].map(|job| ledger_of(plan(size(16)), &[job], |_, _| most));
    let mut program = Program::open("count/#n=16");
    open_file(&mut program, &one.to_string());
    open_file(&mut program, &other.to_string());
    assert!(
        program.said().contains("above the published 14,772,512"),
        "{}",
        program.said()
    );
    let saved = page(&program).ledger().unwrap();
    assert_eq!(saved.to_string(), one.to_string());
}

#[test]
fn a_right_record_takes_the_place_of_a_wrong_one_which_can_be_brought_back() {
    let wrong = ledger_of(plan(size(16)), &all(16), |job, count| {
        count + u64::from(job == 3)
    });
    let text = wrong.to_string();
    let mut program = Program::open_stored("count/#n=16", &[("bitqueens.ledger.16", &text)]);
    open_file(&mut program, &ledger(16, &all(16)).to_string());
    assert!(
        !page(&program).verdict().unwrap().is_bad,
        "{}",
        program.said()
    );
    let deleted = page(&program).records.deleted(size(16));
    assert_eq!(deleted.map(|deleted| &**deleted), Some(&wrong));
}

#[test]
fn nothing_is_opened_while_a_run_counts() {
    let mut program = Program::open("count/#n=16");
    let run = |action, now| CountAction::Run {
        action,
        now: Awake::at(now),
    };
    program.act(run(RunAction::Count, 0));
    open_file(&mut program, &ledger(12, &[0]).to_string());
    assert!(
        program.said().contains("Pause it first"),
        "{}",
        program.said()
    );
    assert!(page(&program).shown_run().unwrap().is_running());
    // A paused run gives way.
    program.act(run(RunAction::Pause, 5));
    open_file(&mut program, &ledger(12, &[0]).to_string());
    assert_eq!(page(&program).settings.size, size(12));
    assert!(page(&program).saved_here().is_some());
}
