//! The ladder's pictures and its sentences with values.

use bitqueens::ladder::{Method, Run};
use bitqueens::solver::Size;
use bitqueens::state::ladder::{News, Purpose};
use bitqueens::state::scene::ladder::{Figure, Picture};
use bitqueens::state::{Action, Environment, LadderAction, LadderScene, State};
use bitqueens::text::ladder_sentences::{
    duration, factor, leaf_words, millis, power_of_ten, significant, speed_words,
};

/// Pictures of a state in which every run up to N = 7 took a nanosecond for each queen.
fn pictures(hash: &str) -> [Picture; 2] {
    let mut state = State::open(&Environment {
        hash: hash.into(),
        ..Environment::default()
    });
    let mut next = state.apply(Action::Ladder(LadderAction::Run));
    while let Some(now) = next {
        state = now;
        let Some(task) = state.ladder.climb.task() else {
            break;
        };
        let (solutions, counters) = task.run.counted();
        let news = if task.purpose == Purpose::Counting {
            News::Counted {
                solutions,
                counters,
            }
        } else {
            News::Timed {
                solutions,
                nanos: counters.nodes.max(1),
            }
        };
        next = state.apply(Action::Ladder(LadderAction::Heard {
            task: task.number,
            news,
        }));
    }
    LadderScene::of(&state).pictures.clone()
}

#[test]
fn lines_hold_the_figures_in_their_place() {
    let [time, leaves] = pictures("#/ladder?n=7&methods=flags,bitmap,fast");
    assert_eq!((time.figure, leaves.figure), (Figure::Time, Figure::Leaves));
    assert_eq!(time.lines.len(), 3);
    // The fast method counts no leaves, and so has no line.
    assert_eq!(leaves.lines.len(), 2);
    let flags = &leaves.lines[0];
    assert_eq!(flags.method, Method::Flags);
    let values: Vec<_> = flags
        .points
        .iter()
        .map(|point| (point.n, point.value))
        .collect();
    assert_eq!(values, [(4, 46.0), (5, 177.0), (6, 746.0), (7, 3_073.0)]);
    // From 6 to 3,073 the powers of ten are 0 to 4.
    let powers: Vec<_> = leaves.ticks.iter().map(|tick| tick.power).collect();
    assert_eq!(powers, [0, 1, 2, 3, 4]);
    // More is higher, later is further right, and everything is inside the frame.
    for line in time.lines.iter().chain(&leaves.lines) {
        for pair in line.points.windows(2) {
            assert!(pair[0].x < pair[1].x);
            assert_eq!(pair[0].value < pair[1].value, pair[1].y < pair[0].y);
        }
        for point in &line.points {
            assert!((Picture::ACROSS[0]..=Picture::ACROSS[1]).contains(&point.x));
            assert!((Picture::DOWN[0]..=Picture::DOWN[1]).contains(&point.y));
        }
    }
    // A tenth of a figure is one tick lower.
    let [ten, hundred] = [leaves.ticks[1].y, leaves.ticks[2].y];
    let thousand = leaves.ticks[3].y;
    assert!((ten - hundred - (hundred - thousand)).abs() < 1e-9);
}

#[test]
fn names_do_not_cover_one_another() {
    for hash in ["#/ladder?n=7", "#/ladder?n=4&from=4", "#/ladder?n=6&from=6"] {
        for picture in pictures(hash) {
            let mut names: Vec<_> = picture.lines.iter().map(|line| line.name_y).collect();
            assert!(12 <= names.len());
            names.sort_by(f64::total_cmp);
            for pair in names.windows(2) {
                assert!(16.9 <= pair[1] - pair[0], "{hash}: {names:?}");
            }
            assert!(0.0 < names[0] && *names.last().unwrap() < Picture::HEIGHT);
        }
    }
}

#[test]
fn nothing_run_is_an_empty_picture() {
    let state = State::open(&Environment {
        hash: "#/ladder?n=27".into(),
        ..Environment::default()
    });
    for picture in &LadderScene::of(&state).pictures {
        assert!(picture.lines.is_empty());
        assert_eq!(picture.columns.len(), 24);
    }
}

#[test]
fn numbers_are_written_as_readers_read_them() {
    for (number, text) in [
        (0.0, "0"),
        (0.000_123_4, "0.000123"),
        (0.05, "0.0500"),
        (0.5, "0.500"),
        (6.13, "6.1"),
        (42.4, "42"),
        (1_234.5, "1,235"),
        (8.9e12, "8.9×10¹²"),
    ] {
        assert_eq!(significant(number), text);
    }
    for (number, text) in [
        (0.0123, "0.0123"),
        (1.234, "1.23"),
        (12.34, "12.3"),
        (1_234.0, "1,234"),
    ] {
        assert_eq!(millis(number), text);
    }
    for (power, text) in [
        (-12, "10⁻¹²"),
        (-1, "10⁻¹"),
        (0, "1"),
        (1, "10"),
        (7, "10⁷"),
    ] {
        assert_eq!(power_of_ten(power), text);
    }
    for (seconds, ja, en) in [
        (0.004, "約 4.0 ミリ秒", "about 4.0 milliseconds"),
        (1.5, "約 1,500 ミリ秒", "about 1,500 milliseconds"),
        (100.0, "約 100 秒", "about 100 seconds"),
        (7_200.0, "約 2.0 時間", "about 2.0 hours"),
        (1.0e9, "約 32 年", "about 32 years"),
    ] {
        let said = duration(seconds);
        assert_eq!((said.ja.as_str(), said.en.as_str()), (ja, en));
    }
}

#[test]
fn the_factors_are_said_in_sentences() {
    let run = Run::of(Method::Bitmap, Size::new(12).unwrap());
    for (said, ja, en) in [
        (
            speed_words(run, Method::Flags, 6.1),
            "N = 12 で、ビットマップは配置フラグの 6.1 倍の速さです。",
            "Bitmap is 6.1 times as fast as Flags at N = 12.",
        ),
        (
            speed_words(run, Method::Flags, 0.5),
            "N = 12 で、ビットマップには配置フラグの 2.0 倍の時間がかかります。",
            "Bitmap takes 2.0 times as long as Flags at N = 12.",
        ),
        (
            leaf_words(run, Method::Flags, 1.0 / 31.0),
            "N = 12 で、配置フラグの末端ノードはビットマップの 31 倍です。",
            "The leaf nodes of Flags are 31 times those of Bitmap at N = 12.",
        ),
        (
            leaf_words(run, Method::Flags, 4.8),
            "N = 12 で、ビットマップの末端ノードは配置フラグの 4.8 倍です。",
            "The leaf nodes of Bitmap are 4.8 times those of Flags at N = 12.",
        ),
        (
            leaf_words(run, Method::BitmapLoop, 1.0),
            "N = 12 で、ビットマップ（非再帰）とビットマップの末端ノードは同じ数です。",
            "Bitmap (loop) and Bitmap have the same number of leaf nodes at N = 12.",
        ),
    ] {
        assert_eq!((said.ja.as_str(), said.en.as_str()), (ja, en));
    }
    let shown = [6.1, 1.0, 0.5, 1.0 / 19.0].map(factor);
    assert_eq!(shown, ["× 6.1", "× 1.0", "1/2.0", "1/19"]);
}
