//! The page on which the reader writes the solver.

use bitqueens::{
    app::Action,
    course::Block,
    pages::write::{
        Blank, EarlierText, Hint, LargeEvent, LastRun, Stage, Task, WriteAction, WritePage, words,
    },
    player::{Move, PlayerAction},
    site::{NotStored, Page, Route, SiteAction, WholeProgram},
    text::{
        GAP, LISTING, Lang, came_to, grouped, listing_text, outcome, packed, unpacked,
        words as shared,
    },
};
use bitqueens_core::{
    faults::Fault,
    program::{Export, Judgement, LONGEST_PROGRAM, Program as Notation, ProgramMistake},
    solver::{Machine, MicroStep, Size},
};
use bitqueens_course::SitePage;
use bitqueens_worker::program::ProgramReply;
use proptest::prelude::*;

use crate::{course_texts::lessons, program::Program, shelf::TestShelf};

fn page(program: &Program) -> &WritePage {
    program.page()
}

/// The page with a text that was typed and run.
fn ran(text: &str) -> Program {
    let mut program = Program::open("write/#stage=nothing");
    program.act(WriteAction::Type(text.to_owned()));
    program.act(WriteAction::Run);
    program
}

#[test]
fn a_whole_program_is_written_out_by_its_address_and_counts_right() {
    for whole in WholeProgram::ALL {
        for export in Export::ALL {
            let address = whole.address(export).to_string();
            let program = Program::open(&address);
            let written = |program: &Program| {
                let page: &WritePage = program.page();
                let judged = page.judged().unwrap();
                let counts = &judged.judgement.counts;
                assert_eq!(counts[..], [1, 0, 0, 2, 10, 4, 40, 92], "{address}");
                assert_eq!((page.state(), judged.export), ("right", Some(export)));
                page.text(Lang::En)
            };
            let text = written(&program);
            // The address that the page has itself leads to the same.
            let own = page(&program).link().to_string();
            assert_eq!(written(&Program::open(&own)), text, "{own}");
            // A reader's own text stays as it is.
            assert_eq!(page(&program).own_text(page(&program).task), None);
        }
    }
}

#[test]
fn every_task_leads_to_the_listing_and_none_begins_with_it() {
    for task in Task::all().filter(|task| task.stage != Stage::HalfRow) {
        for lang in Lang::ALL {
            let start = task.start(lang);
            let mut program = Program::open(&format!(
                "write/#stage={}&blank={}",
                task.stage.name(),
                task.blank.name()
            ));
            assert_eq!(page(&program).task, task);
            program.act(WriteAction::Type(start));
            program.act(WriteAction::Run);
            assert_ne!(page(&program).state(), "right", "{}", task.name());
            program.act(WriteAction::Type(listing_text()));
            program.act(WriteAction::Run);
            assert_eq!(page(&program).state(), "right", "{}", task.name());
        }
    }
}

#[test]
fn a_blank_is_one_gap_and_its_hint_fills_it() {
    for task in Task::all().filter(|task| task.stage == Stage::Blank) {
        let start = task.start(Lang::En);
        assert_eq!(start.matches('?').count(), 1, "{start}");
        let error = Notation::read(&start).unwrap_err();
        assert_eq!(error.mistake, ProgramMistake::Character('?'));
        let hints = task.stage.hints(task.blank);
        let [Hint::Asked(_), Hint::Idea(_), Hint::Code(code)] = hints[..] else {
            panic!("{hints:?}");
        };
        let filled = start.lines().map(|line| {
            let is_gap = line.contains('?');
            if is_gap { code } else { line.trim() }
        });
        let listing = LISTING.iter().map(|line| line.code.trim());
        assert!(filled.eq(listing), "{start}");
    }
}

#[test]
fn no_hint_is_code_before_what_is_asked_and_the_idea() {
    for task in Task::all() {
        let hints = task.stage.hints(task.blank);
        let places = hints.split_inclusive(|hint| matches!(hint, Hint::Code(_)));
        for place in places {
            let asked = match place {
                [Hint::Asked(asked), Hint::Idea(idea), Hint::Code(_)] if asked == idea => *asked,
                // What is asked for stands in the text.
                [Hint::Idea(idea), Hint::Code(_)] if task.stage == Stage::Comments => *idea,
                _ => panic!("{}: {place:?}", task.name()),
            };
            let Some(Hint::Code(code)) = place.last() else {
                panic!("{place:?}");
            };
            for hint in [Hint::Asked(asked), Hint::Idea(asked)] {
                let said = words::hint(hint).unwrap();
                for text in [said.in_lang(Lang::Ja), said.in_lang(Lang::En)] {
                    assert!(!text.contains(code.trim_end_matches(';')), "{text}");
                }
            }
        }
    }
}

/// The lesson that teaches the line of a blank.
const fn lesson_of(blank: Blank) -> &'static str {
    match blank {
        Blank::Pick => "lowest",
        Blank::Clear => "next",
        Blank::Left | Blank::Down | Blank::Right => "shift",
        Blank::Free => "mask",
    }
}

#[test]
fn the_lesson_of_each_line_alone_leads_to_its_blank_and_the_last_of_the_loop_to_all() {
    let to = |wanted: &[(&str, &str)]| {
        let own = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
        let wanted: Vec<_> = wanted.iter().map(own).collect();
        let leads = |block: &Block| matches!(block, Block::Onward { to: SitePage::Write, query, .. } if *query == wanted);
        let leading = lessons().filter(|lesson| lesson.blocks.iter().any(leads));
        leading.map(|lesson| &*lesson.slug).collect::<Vec<_>>()
    };
    for blank in Blank::ALL {
        let query = [("stage", "blank"), ("blank", blank.name())];
        assert_eq!(to(&query), [lesson_of(blank)], "{}", blank.name());
    }
    assert_eq!(to(&[("stage", "all")]), ["whole"]);
}

/// The code of a stage's hints.
fn codes(stage: Stage) -> Vec<&'static str> {
    let hints = stage.hints(Blank::default()).into_iter();
    let codes = hints.filter_map(|hint| match hint {
        Hint::Code(code) => Some(code),
        _ => None,
    });
    codes.collect()
}

#[test]
fn the_hints_for_half_of_row_0_count_right_with_about_half_of_the_queens() {
    let codes = codes(Stage::HalfRow);
    let [first, twice] = codes[..] else {
        panic!("{codes:?}");
    };
    let counted = "solutions += 1;";
    let text = listing_text().replacen("bitmap[0] = mask;", first, 1);
    let text = text.replacen(counted, &format!("{counted} {twice}"), 1);
    let whole = ran(&listing_text());
    let half = ran(&text);
    assert_eq!(page(&half).state(), "right", "{text}");
    let placements = |program: &Program| page(program).judgement().unwrap().placements;
    let percent = 100 * placements(&half) / placements(&whole);
    assert!((45..60).contains(&percent), "{percent} %");
    // Without the second change the mirror images are missing.
    let missing = ran(&listing_text().replacen("bitmap[0] = mask;", first, 1));
    assert_eq!(page(&missing).state(), "wrong");
}

#[test]
fn a_stage_that_shows_no_wrong_word_asks_for_no_queens() {
    for stage in Stage::ALL {
        let mut program = Program::open(&format!("write/#stage={}", stage.name()));
        program.act(WriteAction::Type("solutions = 7;".to_owned()));
        program.act(WriteAction::Run);
        let judgement = page(&program).judgement().unwrap();
        let asks = came_to(
            judgement,
            page(&program).walk().unwrap().sequence.run().program(),
        );
        assert_eq!(
            asks.in_lang(Lang::En).contains("board[row]"),
            !stage.leaves_out(),
            "{stage:?}"
        );
    }
}

#[test]
fn the_gaps_of_the_carry_chain_are_filled_by_its_hints_and_its_placements_counted() {
    let codes = codes(Stage::CarryChain);
    for lang in Lang::ALL {
        let start = Stage::CarryChain.start(Blank::default(), lang);
        assert_eq!(start.matches(GAP).count(), codes.len());
        // The editor beside the board shows so many letters of a line; others are twice as wide.
        let width = |line: &str| {
            line.chars()
                .map(|one| 2 - usize::from(one.is_ascii()))
                .sum()
        };
        let widest: Option<usize> = start.lines().map(width).max();
        assert!(widest <= Some(72), "{widest:?}");
        let filled = codes
            .iter()
            .fold(start, |text, hint| text.replacen(GAP, hint, 1));
        let mut program = Program::open("write/#stage=carry-chain");
        program.act(WriteAction::Type(filled.clone()));
        program.act(WriteAction::Run);
        let judgement = page(&program).judgement().unwrap();
        assert_eq!(
            (page(&program).state(), judgement.placements),
            ("right", 730),
            "{filled}"
        );
        let said = outcome(judgement, &Notation::read(&filled).unwrap());
        assert!(
            said.in_lang(Lang::En).contains("placed 730 queens")
                && said.in_lang(Lang::Ja).contains("730 回")
        );
        // It tries no square on purpose: only the counts are said to be wrong.
        program.act(WriteAction::Type(filled.replace("8 >>", "4 >>")));
        program.act(WriteAction::Run);
        assert_eq!(page(&program).state(), "wrong");
        assert_eq!(page(&program).judgement().unwrap().divergence, None);
    }
}

#[test]
fn the_marks_of_the_walk_are_the_steps_at_which_a_solution_is_counted() {
    let mut program = ran(&listing_text());
    let size = crate::stepping_page::size(8);
    program.act(WriteAction::Size(size));
    let mut machine = Machine::new(size);
    let mut wanted = Vec::new();
    while let Some(step) = machine.next() {
        if matches!(step, MicroStep::Solution { .. }) {
            wanted.push(machine.counters().steps);
        }
    }
    assert_eq!(wanted.len(), 92);
    let walk = page(&program).walk().unwrap();
    assert_eq!(walk.sequence.solutions(), wanted);
    // A program that counts at every line has no more marks than fit.
    let program = ran("while row < 9999 { solutions += 1; row += 1; }");
    assert_eq!(
        page(&program).walk().unwrap().sequence.solutions().len(),
        200
    );
}

#[test]
fn the_work_of_the_stepper_is_that_of_its_machine() {
    let mut machine = Machine::new(crate::stepping_page::size(8));
    machine.by_ref().for_each(drop);
    let counters = machine.counters();
    assert_eq!(
        [counters.steps, counters.placements],
        bitqueens::text::LOOP_WORK
    );
    let judgement = Judgement::of(&Notation::read(&listing_text()).unwrap());
    assert_eq!(
        [judgement.lines, judgement.placements],
        bitqueens::text::LOOP_WORK
    );
}

#[test]
fn the_lines_to_order_are_the_listing_and_are_ordered_by_moving_them_up() {
    let mut program = Program::open("write/#stage=order");
    let wanted: Vec<_> = LISTING.iter().map(|line| line.code.trim()).collect();
    for (place, line) in wanted.iter().enumerate() {
        let text = page(&program).text(Lang::En);
        let lines: Vec<_> = text.lines().collect();
        let found = (place..lines.len()).find(|at| lines[*at] == *line).unwrap();
        for at in (place + 1..=found).rev() {
            program.act(WriteAction::MoveLine {
                from: at,
                to: at - 1,
            });
        }
    }
    assert_eq!(
        page(&program).text(Lang::En).lines().collect::<Vec<_>>(),
        wanted
    );
    program.act(WriteAction::Run);
    assert_eq!(page(&program).state(), "right");
    // A line that stays where it is changes nothing, and no line is beyond the last.
    assert!(!program.act(WriteAction::MoveLine { from: 3, to: 3 }));
    assert!(!program.act(WriteAction::MoveLine { from: 0, to: 99 }));
    assert!(!program.act(WriteAction::MoveLine { from: 99, to: 0 }));
    // One that moves far leaves the others in their order.
    program.act(WriteAction::MoveLine { from: 0, to: 17 });
    let text = page(&program).text(Lang::En);
    let moved: Vec<_> = text.lines().collect();
    assert_eq!((&moved[..17], moved[17]), (&wanted[1..], wanted[0]));
}

#[test]
fn hints_come_one_at_a_time_and_end() {
    let mut program = Program::open("write/#stage=nothing");
    let hints = Stage::Nothing.hints(page(&program).task.blank);
    for n in 1..=hints.len() {
        program.act(WriteAction::Hint);
        assert_eq!(page(&program).n_hints, n);
    }
    assert!(!program.act(WriteAction::Hint));
}

#[test]
fn a_wrong_program_is_walked_to_the_step_that_is_wrong() {
    let mut program = ran(&listing_text().replace("bit) << 1", "bit) >> 1"));
    assert_eq!(page(&program).state(), "wrong");
    let wrong = page(&program).judgement().unwrap().drawn.unwrap();
    let walk = page(&program).walk().unwrap();
    assert_eq!(
        (walk.sequence.size(), walk.step()),
        (wrong.size, wrong.step)
    );
    assert_eq!(walk.sequence.just_run(), Some(wrong.line));
    // From another board it leads there too.
    assert!(page(&program).wrong_here().is_some());
    program.act(WriteAction::Size(crate::stepping_page::size(8)));
    assert!(page(&program).wrong_here().is_none());
    program.act(WriteAction::ToWrong);
    assert_eq!(page(&program).walk().unwrap().sequence.size(), wrong.size);
    assert!(page(&program).wrong_here().is_some());
}

#[test]
fn a_wrong_line_becomes_one_of_three_to_be_put_in_order() {
    let slips = [
        ("bit) << 1", "bit) >> 1"),
        ("& -bitmap", "& bitmap"),
        ("^= bit", "|= bit"),
        ("solutions += 1;", "solutions += 2;"),
        ("down[row-1] | bit", "down[row-1]"),
    ];
    for (lang, folder) in [(Lang::En, ""), (Lang::Ja, "ja/")] {
        for (from, to) in slips {
            let wrong = listing_text().replace(from, to);
            let mut program = Program::open(&format!("{folder}write/#stage=nothing"));
            program.act(WriteAction::Type(wrong.clone()));
            // Before a run, nothing is known to be wrong.
            assert_eq!(page(&program).as_order(lang), None);
            program.act(WriteAction::Run);
            program.act(WriteAction::IntoOrder);
            assert_eq!(page(&program).task.stage, Stage::Order);
            let text = page(&program).text(lang);
            let mut lines: Vec<_> = text.lines().collect();
            let spare = lines.pop().unwrap();
            assert!(spare.starts_with("//"), "{text}");
            // The right lines, and beside the reader's own two more.
            let listing: Vec<_> = listing_text()
                .lines()
                .map(|line| line.trim().to_owned())
                .collect();
            let own = wrong
                .lines()
                .find(|line| !listing.contains(&line.trim().to_owned()))
                .unwrap();
            assert_eq!(lines.len(), listing.len() + 2);
            let others: Vec<_> = lines
                .iter()
                .filter(|line| !listing.iter().any(|of| of == *line))
                .collect();
            assert!(
                others.len() == 2 && others.contains(&&own.trim()),
                "{others:?}"
            );
            // In any other choice the program is wrong or cannot be read; in their order without them it is right.
            program.act(WriteAction::Run);
            assert_ne!(page(&program).state(), "right");
            let in_order = |line: &str| {
                let mut text: Vec<&str> = listing.iter().map(String::as_str).collect();
                let right = listing_text();
                let at = right
                    .lines()
                    .zip(wrong.lines())
                    .position(|(one, other)| one != other);
                text[at.unwrap()] = line;
                let below = std::iter::once(spare).chain(others.iter().map(|line| **line));
                text.into_iter().chain(below).collect::<Vec<_>>().join("\n") + "\n"
            };
            let at = listing
                .iter()
                .position(|line| !wrong.contains(line.as_str()));
            program.act(WriteAction::Type(in_order(&listing[at.unwrap()])));
            program.act(WriteAction::Run);
            assert_eq!(page(&program).state(), "right", "{from}");
            for line in &others {
                program.act(WriteAction::Type(in_order(line)));
                program.act(WriteAction::Run);
                assert_ne!(page(&program).state(), "right", "{line}");
            }
            // The way back is the reader's own program.
            assert!(
                page(&program)
                    .own_text(Task {
                        stage: Stage::Nothing,
                        ..Task::default()
                    })
                    .is_some()
            );
        }
    }
}

#[test]
fn after_each_fault_the_board_stands_where_the_sentence_says() {
    let endless = "row = 0;\nwhile row >= 0 { board[row] = 1; }\n";
    let outside = "row = n; board[row] = 1;\n";
    let faults = Fault::ALL.into_iter().filter_map(Fault::listing);
    for text in faults.chain([endless.to_owned(), outside.to_owned()]) {
        let program = ran(&text);
        let Some(LastRun::Judged(judged)) = &page(&program).attempt else {
            panic!("{text}{:?}", page(&program).attempt);
        };
        let (judgement, walk) = (&judged.judgement, &judged.walk);
        let said = outcome(judgement, walk.sequence.run().program());
        match judgement.drawn {
            Some(at) => {
                let step = grouped(at.step);
                let names = |text: &str| text.contains(&step);
                assert!(
                    names(said.in_lang(Lang::En)) && names(said.in_lang(Lang::Ja)),
                    "{}",
                    said.in_lang(Lang::En)
                );
                let here = (walk.sequence.size(), walk.step());
                assert_eq!(here, (at.size, at.step), "{text}");
            }
            None if judgement.stop.is_some() => {
                assert_eq!(walk.step(), walk.sequence.length(), "{text}");
            }
            None => assert_eq!(walk.step(), 0, "{text}"),
        }
    }
}

#[test]
fn each_fault_of_the_search_is_named_and_leads_to_its_lesson() {
    let lessons: Vec<_> = lessons().map(|lesson| &*lesson.slug).collect();
    for fault in Fault::ALL {
        let (named, listing) = (words::fault(fault), fault.listing());
        assert_eq!(named.is_some(), listing.is_some(), "{}", fault.name());
        let (Some((_, slug)), Some(listing)) = (named, listing) else {
            continue; // A fault of the count has no line of the listing.
        };
        assert!(lessons.contains(&slug), "{slug}");
        if fault != Fault::NoMask {
            let program = ran(&listing);
            let expected = (page(&program).state() != "right").then_some(fault);
            assert_eq!(page(&program).fault(), expected, "{}", fault.name());
        }
    }
    assert_eq!(page(&ran(&listing_text())).fault(), None);
}

#[test]
fn a_right_program_is_written_out_in_each_language_until_it_is_changed() {
    let mut program = ran(&listing_text());
    for export in Export::ALL {
        program.act(WriteAction::Export(export));
        let Some(LastRun::Judged(judged)) = &page(&program).attempt else {
            panic!("it was run");
        };
        assert_eq!(judged.export, Some(export));
    }
    program.act(WriteAction::Type(String::new()));
    assert!(!program.act(WriteAction::Export(Export::C)));
}

#[test]
fn no_wrong_program_is_written_out() {
    let of_faults = Fault::ALL.into_iter().filter_map(Fault::listing);
    let wrong = of_faults.chain(["solutions = n;".to_owned(), "row = ;".to_owned()]);
    for text in wrong {
        let mut program = ran(&text);
        let state = page(&program).state();
        program.act(WriteAction::Export(Export::C));
        let is_written = page(&program)
            .judged()
            .is_some_and(|judged| judged.export.is_some());
        assert_eq!(
            (page(&program).right().is_some(), is_written),
            (state == "right", state == "right"),
            "{text}"
        );
    }
}

#[test]
fn before_its_first_line_the_walk_says_what_it_is() {
    for text in [listing_text(), "solutions = n;".to_owned()] {
        let mut program = ran(&text);
        for n in 1..=8 {
            program.act(WriteAction::Size(Size::new(n).unwrap()));
            let said = words::carried_out(&page(&program).walk().unwrap().sequence);
            assert!(
                said.in_lang(Lang::En).contains(&format!("N = {n}")),
                "{said:?}"
            );
            assert!(
                said.in_lang(Lang::En)
                    .contains(shared::NEXT.in_lang(Lang::En))
            );
            assert!(
                said.in_lang(Lang::Ja)
                    .contains(shared::NEXT.in_lang(Lang::Ja))
            );
        }
    }
}

#[test]
fn the_walk_goes_forward_back_and_to_a_line() {
    let mut program = ran(&listing_text());
    let to = |to| WriteAction::Player(PlayerAction::Move(to));
    let line = |program: &Program| page(program).walk().unwrap().sequence.just_run();
    assert_eq!(line(&program), None);
    program.act(to(Move::StepForward));
    assert_eq!(line(&program), Some(0));
    program.act(WriteAction::RunTo(12));
    assert_eq!(line(&program), Some(12));
    let walk = page(&program).walk().unwrap();
    assert_eq!(walk.sequence.run().number("solutions"), Some(1));
    let before = walk.step();
    program.act(to(Move::StepBack));
    assert_eq!(page(&program).walk().unwrap().step(), before - 1);
    program.act(to(Move::Last));
    let walk = page(&program).walk().unwrap();
    assert_eq!(walk.step(), walk.sequence.length());
    assert_eq!(walk.sequence.run().number("solutions"), Some(2));
    // A change of the text ends the walk: it was another program's.
    program.act(WriteAction::Type("solutions = 1;".to_owned()));
    assert_eq!(page(&program).walk(), None);
}

#[test]
fn no_button_loses_a_text() {
    let own = "solutions = 92;";
    let mut program = ran(own);
    program.act(WriteAction::StartOver);
    assert_eq!(page(&program).text(Lang::En), "");
    program.act(WriteAction::Undo);
    assert_eq!(page(&program).text(Lang::En), own);
    // Neither another stage nor a link with a text loses it.
    program.go("write/#stage=all");
    program.go("write/#stage=nothing");
    assert_eq!(page(&program).text(Lang::En), own);
    let other = packed("solutions = 4;").unwrap();
    program.go(&format!("write/#stage=nothing&text={other}"));
    assert_eq!(page(&program).text(Lang::En), "solutions = 4;");
    program.act(WriteAction::Undo);
    assert_eq!(page(&program).text(Lang::En), own);
}

/// Opens a link that carries a text.
fn follow(program: &mut Program, text: &str) {
    let text = packed(text).unwrap();
    program.go(&format!("write/#stage=nothing&text={text}"));
}

/// The text that stands there, and the reader's own, which is the one that is stored.
fn texts(program: &Program) -> [String; 2] {
    let page = page(program);
    let own = page.own_text(page.task).unwrap_or_default();
    [page.text(Lang::En), own.to_owned()]
}

#[test]
fn links_open_beside_what_was_typed_however_many_come() {
    let own = "solutions = 92;";
    let mut program = ran(own);
    for link in ["a = 1;", "b = 2;", "a = 1;"] {
        follow(&mut program, link);
        assert_eq!(texts(&program), [link, own]);
        assert_eq!(
            page(&program).state(),
            "editing",
            "it was another text that was run"
        );
    }
    // One press shows the own text, another one the link's again.
    for shown in [own, "a = 1;", own] {
        program.act(WriteAction::Undo);
        assert_eq!(texts(&program), [shown, own]);
        assert_eq!(page(&program).can_show_link(), shown == own);
    }
    // Starting over in a link's text leaves the own one alone too.
    follow(&mut program, "b = 2;");
    program.act(WriteAction::StartOver);
    assert_eq!(texts(&program), ["", own]);
    program.act(WriteAction::Undo);
    assert_eq!(texts(&program), [own, own]);
    // A link with the own text is the own text, and an address without one shows it.
    follow(&mut program, "b = 2;");
    follow(&mut program, own);
    assert_eq!(texts(&program), [own, own]);
    follow(&mut program, "b = 2;");
    program.go("write/#stage=nothing");
    assert_eq!(texts(&program), [own, own]);
    assert_eq!(page(&program).n_replaced, 0);
}

#[test]
fn what_is_typed_into_a_links_text_replaces_the_own_one_which_comes_back() {
    let mut program = ran("solutions = 92;");
    follow(&mut program, "a = 1;");
    program.act(WriteAction::Type("a = 12;".into()));
    assert_eq!(texts(&program), ["a = 12;", "a = 12;"]);
    assert_eq!(
        page(&program).n_replaced,
        1,
        "it is put away where it is stored"
    );
    program.act(WriteAction::Type("a = 123;".into()));
    program.act(WriteAction::Undo);
    assert_eq!(texts(&program), ["solutions = 92;", "solutions = 92;"]);
    program.act(WriteAction::Undo);
    assert_eq!(texts(&program), ["a = 123;", "a = 123;"]);
    assert_eq!(page(&program).n_replaced, 3);
    // Where there is no text of one's own, the task's is one press away.
    let mut program = Program::open("write/#stage=nothing");
    follow(&mut program, "a = 1;");
    program.act(WriteAction::Undo);
    assert_eq!(texts(&program), ["", ""]);
}

fn earlier(at_ms: u64, text: &str) -> EarlierText {
    EarlierText {
        task: Task::all().last().unwrap(),
        at_ms,
        text: text.into(),
    }
}

#[test]
fn the_last_twenty_texts_of_a_task_are_kept_each_once_and_brought_back() {
    let task = earlier(0, "").task;
    let mut stored = std::collections::BTreeMap::new();
    let read = |stored: &std::collections::BTreeMap<String, String>| {
        EarlierText::all(stored.iter().map(|(key, text)| (&**key, &**text)))
    };
    // The clock stands still, goes back, and one text comes again and again.
    for at in 0..60_u64 {
        let text = if at % 3 == 0 {
            "again".to_owned()
        } else {
            format!("x = {at};")
        };
        for (key, text) in EarlierText::put_away(&read(&stored), task, 500 - at / 2, &text) {
            match text {
                Some(text) => drop(stored.insert(key, text)),
                None => drop(stored.remove(&key)),
            }
        }
        assert_eq!(read(&stored)[0].text, text);
    }
    let kept = read(&stored);
    assert_eq!(kept.len(), EarlierText::KEPT);
    assert_eq!(
        kept.iter()
            .filter(|earlier| earlier.text == "again")
            .count(),
        1
    );
    let expected = (0..60_u64).rev().filter(|at| at % 3 != 0).take(19);
    let others = kept.iter().filter(|earlier| earlier.text != "again");
    assert!(
        others
            .map(|earlier| earlier.text.clone())
            .eq(expected.map(|at| format!("x = {at};")))
    );

    // What another task, another key or another tab has is left alone.
    let (key, own) = (format!("{}{}", WritePage::KEY, task.name()), "y = 7;");
    let mut texts: Vec<_> = stored.iter().map(|(key, text)| (&**key, &**text)).collect();
    texts.push((&key, own));
    texts.push(("bitqueens.earlier.nowhere.7", "lost"));
    let mut program = Program::open_stored("write/#stage=carry-chain", &texts);
    assert_eq!(page(&program).earlier_here().count(), 20);
    let newest = page(&program).earlier_here().next().unwrap().clone();
    assert_eq!(newest.first_line(), "x = 59;");
    program.act(WriteAction::BringBack(newest.at_ms));
    assert_eq!(page(&program).text(Lang::En), newest.text);
    assert_eq!(
        page(&program).earlier_here().count(),
        19,
        "it stands there now"
    );
    program.act(WriteAction::Undo);
    assert_eq!(page(&program).text(Lang::En), own);
    let put_away = earlier(9, "\n  z = 1;\n");
    let mut shelf = TestShelf::of(&[(&put_away.key(), &put_away.text)]);
    program.act(heard(&put_away.key(), Some(&put_away.text)));
    program.state.store(&mut shelf);
    assert_eq!(
        page(&program).earlier_here().next().unwrap().first_line(),
        "z = 1;"
    );
    program.go("write/#stage=all");
    assert_eq!(page(&program).earlier_here().count(), 0);
}

#[test]
fn a_text_takes_the_place_of_another_where_less_than_half_of_it_is_left() {
    let before = "while row >= 0 { row -= 1; }";
    for (text, takes) in [
        ("", true),
        ("x", true),
        ("solutions = 92; while n == 12 { row += 1; }", true),
        ("while row >= 0 { row -= 1;", false),
        ("row >= 0 { row -= 1; }", false),
        ("while row >= 0 { solutions += 1; row -= 1; }", false),
        (before, false),
    ] {
        assert_eq!(EarlierText::takes_the_place(text, before), takes, "{text}");
    }
    assert!(!EarlierText::takes_the_place("", "a few keys"));
}

#[test]
fn a_pasted_megabyte_is_cut_and_said_with_the_limit() {
    let mut program = Program::open("write/#stage=nothing");
    let pasted = "solutions = 1;\n".repeat(70_000);
    program.act(WriteAction::Type(pasted.clone()));
    let kept = page(&program).text(Lang::En);
    assert_eq!(kept.chars().count(), LONGEST_PROGRAM);
    assert!(pasted.starts_with(&kept) && page(&program).is_full());
    let said = words::full();
    assert!(
        said.in_lang(Lang::En).contains("10,000 characters")
            && said.in_lang(Lang::Ja).contains("10,000 文字")
    );
    program.act(WriteAction::Type(kept[1..].to_owned()));
    assert!(!page(&program).is_full());
    // A text that an earlier visit stored is cut as well; of letters that take more bytes as many fit.
    let key = format!("{}nothing", WritePage::KEY);
    let wide = "女".repeat(LONGEST_PROGRAM + 1);
    let program = Program::open_stored("write/#stage=nothing", &[(&key, &wide)]);
    assert_eq!(
        page(&program).text(Lang::En).chars().count(),
        LONGEST_PROGRAM
    );
}

fn heard(key: &str, text: Option<&str>) -> Action {
    let (key, text) = (Some(key.to_owned()), text.map(str::to_owned));
    Action::Heard { key, text }
}

#[test]
fn a_full_storage_is_said_once_and_stays_said() {
    let mut shelf = TestShelf::default();
    let mut tab = shelf.open("write/#stage=nothing");
    for (why, says) in [
        (NotStored::Full, "is full"),
        (NotStored::Off, "switched off"),
    ] {
        shelf.refuses = Some(why);
        tab.program.act(WriteAction::Type(format!("{why:?}();")));
        shelf.store(&mut tab);
        assert!(tab.program.said().contains(says), "{}", tab.program.said());
        tab.program.share(SiteAction::CloseNotice);
        tab.program.act(WriteAction::Type(format!("{why:?}(1);")));
        shelf.store(&mut tab);
        assert_eq!(tab.program.said(), "");
        assert_eq!(tab.program.state.not_stored(Route::Write), Some(why));
    }
    // Once there is room, any change stores it.
    shelf.refuses = None;
    tab.program.act(WriteAction::Run);
    shelf.store(&mut tab);
    assert_eq!(tab.program.state.not_stored(Route::Write), None);
    assert_eq!(shelf.texts["bitqueens.write.nothing"], "Off(1);");
}

#[test]
fn two_tabs_lose_no_text_of_one_another() {
    let (one, two) = ("one = 1; // a program of the first tab", "two = 2;");
    let mut shelf = TestShelf::default();
    let [mut first, mut second] = [0, 1].map(|_| shelf.open("write/#stage=nothing"));
    first.program.act(WriteAction::Type(one.to_owned()));
    let changes = shelf.store(&mut first);
    second.hear(&changes);
    // Another one's text is put away before it is overwritten.
    second.program.act(WriteAction::Type(two.to_owned()));
    let changes = shelf.store(&mut second);
    assert_eq!(shelf.texts["bitqueens.write.nothing"], two);
    // The first tab had typed on before it heard of that: what it stored last is put away, too.
    let last = format!("{one}!");
    first.program.act(WriteAction::Type(last.clone()));
    shelf.store(&mut first);
    first.hear(&changes);
    let overwritten = heard("bitqueens.write.nothing", Some(two));
    first.program.act(overwritten);
    shelf.store(&mut first);
    let mut kept: Vec<_> = shelf.texts.values().map(String::as_str).collect();
    kept.retain(|text| [one, two, &last].contains(text));
    kept.sort_unstable();
    kept.dedup();
    assert_eq!(kept, [one, &last, two]);
    let texts = page(&first.program).earlier.iter();
    assert!(texts.map(|earlier| &*earlier.text).any(|text| text == one));
}

#[test]
fn texts_are_restored_and_another_language_keeps_them() {
    let key = format!("{}nothing", WritePage::KEY);
    let mut program = Program::open_stored("write/#stage=nothing", &[(&key, "solutions = 1;")]);
    assert_eq!(page(&program).text(Lang::En), "solutions = 1;");
    program.share(SiteAction::Language(Lang::Ja));
    assert_eq!(page(&program).text(Lang::Ja), "solutions = 1;");
    // A text that nobody changed speaks the page's language.
    program.go("ja/write/#stage=comments");
    assert!(page(&program).text(Lang::Ja).contains("クイーンを置く"));
}

#[test]
fn an_address_that_names_nothing_says_so() {
    for address in [
        "write/#stage=nowhere",
        "write/#stage=blank&blank=queen",
        "write/#text=%25",
    ] {
        let program = Program::open(address);
        assert!(program.notice().is_some(), "{address}");
    }
}

#[test]
fn each_mistake_is_a_sentence_with_its_place() {
    let long = "x".repeat(LONGEST_PROGRAM + 1);
    let deep = "(".repeat(200);
    for (text, place, said) in [
        ("", "Line 1, column 1", "no statement"),
        ("bit = ?;", "Line 1, column 7", "Replace the `?`"),
        (
            "x = 1 € 2;",
            "Line 1, column 7",
            "`€` is not in this notation",
        ),
        ("x = 1", "Line 1, column 6", "ends where `;` should stand"),
        ("x = ;", "Line 1, column 5", "a number, a name or `(`"),
        ("x + 1;", "Line 1, column 3", "`=`, `+=` or the like"),
        (
            "x = 99999999999999999999;",
            "Line 1, column 5",
            "no integer of 64 bits",
        ),
        (
            "x = y;",
            "Line 1, column 5",
            "`y` is read and never written",
        ),
        (
            "x = 1;\nx[0] = 1;",
            "Line 2, column 1",
            "`x` stands with `[ ]`",
        ),
        (
            "x = 1 < 2;",
            "Line 1, column",
            "A comparison is not a number",
        ),
        ("while 1 < 2 x = 1;", "Line 1, column", "`{`"),
        (&long, "Line 1, column", "too long"),
        (
            &format!("x = {deep}1;"),
            "Line 1, column",
            "nested too deep",
        ),
    ] {
        let error = Notation::read(text).unwrap_err();
        // The field takes no longer text.
        if text.len() <= LONGEST_PROGRAM {
            assert_eq!(page(&ran(text)).mistake(), Some(&error), "{text}");
        }
        let sentence = words::mistake(&error);
        assert!(
            sentence.in_lang(Lang::En).starts_with(place),
            "{text}: {}",
            sentence.in_lang(Lang::En)
        );
        assert!(
            sentence.in_lang(Lang::En).contains(said),
            "{text}: {}",
            sentence.in_lang(Lang::En)
        );
        assert!(
            sentence.in_lang(Lang::Ja).contains("行"),
            "{text}: {}",
            sentence.in_lang(Lang::Ja)
        );
    }
}

proptest! {
    #[test]
    fn any_text_comes_back_from_an_address(text in "\\PC{0,200}") {
        prop_assert_eq!(unpacked(&packed(&text).unwrap()), Some(text));
    }

    #[test]
    fn anything_in_an_address_is_a_text_or_none(text in "[A-Za-z0-9_-]{0,200}") {
        if let Some(text) = unpacked(&text) {
            prop_assert!(text.chars().count() <= LONGEST_PROGRAM);
        }
    }

    #[test]
    fn no_sequence_of_actions_panics(text in "[a-z0-9=;{}<>&|~ \\n]{0,80}", actions in prop::collection::vec(0..13_usize, 0..12)) {
        let mut program = Program::open("write/#stage=nothing");
        program.act(WriteAction::Type(text));
        for action in actions {
            program.act(match action {
                0 => WriteAction::Run,
                1 => WriteAction::Hint,
                2 => WriteAction::StartOver,
                3 => WriteAction::Undo,
                4 => WriteAction::RunTo(3),
                5 => WriteAction::ToWrong,
                6 => WriteAction::Player(PlayerAction::Move(Move::Last)),
                7 => WriteAction::MoveLine { from: 2, to: 1 },
                8 => WriteAction::CountLarge,
                9 => WriteAction::CancelLarge,
                10 => WriteAction::Large(LargeEvent::Failed),
                11 => WriteAction::Large(LargeEvent::Answer(ProgramReply::Part { lines: 9 })),
                _ => WriteAction::Type(listing_text()),
            });
        }
        let address = program.address();
        prop_assert_eq!(Program::open(&address).address(), address);
    }
}
