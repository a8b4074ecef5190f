//! Long seeks: where they lead, how far they are, and stopping them.

use bitqueens::{
    pages::step::{
        LongSeek, SeekParts, SeekTarget, Slide, StepAction,
        words::{seek_percent, seek_target, time_left},
    },
    player::{Breakpoint, CounterKind, Move, PlayerAction},
    text::Lang,
};

use crate::{
    program::Program,
    stepping_page::{first, step, tick},
};

fn seek(program: &Program) -> Option<LongSeek> {
    LongSeek::of(&program.step_page().stepper)
}

fn at_16(action: StepAction) -> Program {
    Program::open("step/#n=16&at=500").changed(action)
}

fn slide(place: u64) -> StepAction {
    StepAction::Slide(Slide::Done(place))
}

#[test]
fn what_takes_a_moment_is_no_long_seek() {
    let program = Program::open("step/#n=12&at=500");
    assert_eq!(seek(&program), None);
    assert_eq!(seek(&program.changed(step(Move::Seek(900_000)))), None);
    assert_eq!(seek(&program.changed(first(PlayerAction::Play))), None);
}

#[test]
fn a_long_seek_has_a_target() {
    let to = |program: Program| seek(&program).map(|seek| seek.to);
    assert_eq!(to(at_16(step(Move::Last))), Some(SeekTarget::End));
    assert_eq!(
        to(at_16(step(Move::Seek(500_000_000)))),
        Some(SeekTarget::Step(500_000_000))
    );
    let far = at_16(slide(900));
    let there = seek(&far).unwrap();
    assert!(matches!(there.to, SeekTarget::Node(_)));
    assert_eq!(there.notch(), Some(900));
    assert_eq!(
        seek_target(there.to).into_lang(Lang::En),
        "to 89.9 % of the tree"
    );
    assert_eq!(
        seek_target(there.to).into_lang(Lang::Ja),
        "探索木の 89.9 % へ"
    );
    let last_row = Breakpoint::Placement { row: 0, column: 0 };
    let ahead = Program::open("step/#n=20&at=500").changed(StepAction::Until(Some(last_row)));
    assert_eq!(
        to(ahead.changed(StepAction::Run)),
        Some(SeekTarget::Condition)
    );
}

#[test]
fn the_parts_of_a_seek_come_from_the_place_where_the_reader_is() {
    let mut program = at_16(step(Move::Seek(40_000_000)));
    let begun = seek(&program).unwrap().place().unwrap();
    assert_eq!(begun, program.at());
    let mut last = 0;
    while let Some(seek) = seek(&program) {
        assert_eq!(seek.from, 500);
        assert_eq!(seek.place(), Some(program.at()));
        let parts = seek.parts(begun).unwrap();
        assert_eq!(parts.behind, program.at() - begun);
        assert_eq!(parts.ahead, 40_000_000 - program.at());
        assert!(last <= parts.percent());
        last = parts.percent();
        program.act(tick());
    }
    assert_eq!(program.at(), 40_000_000);
    assert!(90 < last);
}

#[test]
fn a_seek_to_the_end_is_told_by_the_share_of_the_tree() {
    let mut program = Program::open("step/#n=13").changed(step(Move::Last));
    let begun = seek(&program).unwrap().place().unwrap();
    let mut last = 0;
    while let Some(seek) = seek(&program) {
        let percent = seek.parts(begun).unwrap().percent();
        assert!(last <= percent && percent <= 100);
        last = percent;
        program.act(tick());
    }
    assert!(80 < last, "{last}");
}

#[test]
fn a_far_solution_has_no_known_length() {
    // The first solution of N = 20 lies some 1.6 million micro-steps ahead, that of N = 22 further.
    let program = Program::open("step/#n=22").changed(step(Move::NextSolution));
    let seek = seek(&program).unwrap();
    assert_eq!(seek.to, SeekTarget::Event(CounterKind::Solutions));
    assert_eq!(
        (seek.place(), seek.parts(0), seek.notch()),
        (None, None, None)
    );
}

#[test]
fn escape_and_pause_stop_on_the_way() {
    let mut escaped = at_16(step(Move::Last));
    let stopped = escaped.after(first(PlayerAction::Pause));
    let at = escaped.at();
    assert!(escaped.press("Escape"));
    for program in [escaped, stopped] {
        assert!(program.is_paused() && program.state.rests());
        assert_eq!((program.at(), seek(&program)), (at, None));
    }
}

#[test]
fn escape_stops_nothing_else() {
    let mut playing = Program::open("step/#n=8").changed(first(PlayerAction::Play));
    playing.press("Escape");
    assert!(!playing.is_paused());
}

#[test]
fn the_rest_takes_as_long_as_the_speed_says() {
    let parts = |behind, ahead| SeekParts { behind, ahead };
    assert_eq!(parts(250, 750).percent(), 25);
    assert_eq!(parts(0, 0).percent(), 0);
    assert_eq!(parts(u64::MAX, u64::MAX).percent(), 50);
    assert_eq!(parts(250, 750).millis_left(1_000), Some(3_000));
    assert_eq!(parts(0, 750).millis_left(1_000), None);
    assert_eq!(parts(250, 750).millis_left(10), None, "too early to tell");
    assert_eq!(parts(1, u64::MAX).millis_left(u64::MAX), Some(u64::MAX));
}

#[test]
fn the_rest_of_a_seek_is_told() {
    for (millis, ja, en) in [
        (0, "残り約 1 秒", "about 1 s left"),
        (1_001, "残り約 2 秒", "about 2 s left"),
        (90_000, "残り約 1 分 30 秒", "about 1 min 30 s left"),
        (200_000_000, "残り約 2.3 日", "about 2.3 days left"),
        (u64::MAX, "残り約 5.8×10⁸ 年", "about 5.8×10⁸ years left"),
    ] {
        let left = time_left(millis);
        assert_eq!((left.in_lang(Lang::Ja), left.in_lang(Lang::En)), (ja, en));
    }
    assert_eq!(seek_percent(0).into_lang(Lang::Ja), "進み 1 % 未満");
    assert_eq!(seek_percent(0).into_lang(Lang::En), "less than 1 % done");
    assert_eq!(seek_percent(7).into_lang(Lang::En), "7 % done");
}
