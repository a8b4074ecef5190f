//! WCAG's second principle.

use super::{
    criterion::{
        Criterion,
        Level::{A, AA},
        Meets::{Nothing, Read, Tested},
        Test, criterion,
    },
    perceivable::{AXE, AXE_PAGES},
};

pub(super) const TAB: Test = (
    "access",
    "the tab key goes through the page and out of it, shows where it is, and changes nothing: ${address}",
);
pub(super) const NAMES: Test = (
    "access",
    "what a control says is in its name, and a finger hits it: ${address}",
);

pub(super) const CRITERIA: [Criterion; 20] = [
    criterion(
        "2.1.1",
        ["Keyboard", "キーボード"],
        A,
        Tested(
            "Stepping, exercises, solving, writing, counting and the home page work by keys alone.",
            &[
                ("keyboard", "everything can be reached with the tab key"),
                ("learn", "every exercise can be solved by keys alone, and that finishes its lesson"),
                ("solve", "by keys alone: set, be refused with queen and line, take back, be given a hint"),
                ("write", "by keys alone, from the home page to a program that found 92"),
                ("home", "the arrow keys move the queen and the row, and modified ones are the browser's"),
            ],
        ),
    ),
    criterion(
        "2.1.2",
        ["No Keyboard Trap", "キーボードトラップなし"],
        A,
        Tested("The Tab key leads out of every page, the program's field too.", &[TAB, ("write", "a new line keeps its indent, one deeper behind a brace, and Tab leaves the field")]),
    ),
    criterion(
        "2.1.4",
        ["Character Key Shortcuts", "文字キーのショートカット"],
        A,
        Tested(
            "The list of keys has a box that switches n, p and ? off.",
            &[("keyboard", "letters and signs act no more when their box is cleared, and that is kept"), ("keyboard", "keys are silent in a field and with a modifier")],
        ),
    )
    .later(),
    criterion("2.2.1", ["Timing Adjustable", "タイミング調整可能"], A, Nothing("Nothing ends by time.")),
    criterion(
        "2.2.2",
        ["Pause, Stop, Hide", "一時停止，停止及び非表示"],
        A,
        Tested(
            "What plays has a button and a key that pause it, and movement can be switched off.",
            &[("stepping", "playing plays to the end, and pauses when asked or hidden"), ("stepping", "a shift moves its bits once, and stands still where motion is unwanted")],
        ),
    ),
    criterion(
        "2.3.1",
        ["Three Flashes or Below Threshold", "3 回の閃光，又は閾値以下"],
        A,
        Tested(
            "Above three steps a second the bits are not filled. In frames taken while it played, at 12 and 60 steps a second and at full speed, N = 4 to 12, at most 15,100 pixels of a field of 341 by 256 flashed (21,824 are allowed); filled bits were above it. While a key is held down, bits stay filled.",
            &[("access", "a bit is not filled while it changes more than three times a second")],
        ),
    ),
    criterion("2.4.1", ["Bypass Blocks", "ブロックスキップ"], A, Tested("The first link leads past the header.", AXE)),
    criterion(
        "2.4.2",
        ["Page Titled", "ページタイトル"],
        A,
        Tested("Each document and each state of a page has a title of its own.", &[("documents", "the program draws what each document shows, element by element, and nothing moves"), AXE_PAGES]),
    ),
    criterion("2.4.3", ["Focus Order", "フォーカス順序"], A, Read("The focus goes by the order of the elements, which is that of reading.")),
    criterion("2.4.4", ["Link Purpose (In Context)", "リンクの目的（コンテキスト内）"], A, Tested("Links are named by the title of what they lead to.", AXE)),
    criterion("2.4.5", ["Multiple Ways", "複数の手段"], AA, Read("Each page is in the header or in the list of lessons, in its neighbours' links, and in the sitemap.")),
    criterion("2.4.6", ["Headings and Labels", "見出し及びラベル"], AA, Read("Headings and labels name what stands below them.")),
    criterion("2.4.7", ["Focus Visible", "フォーカスの可視化"], AA, Tested("An outline of 2 pixels or more.", &[TAB])),
    criterion(
        "2.4.11",
        ["Focus Not Obscured (Minimum)", "隠されないフォーカス（最低限）"],
        AA,
        Tested("Tried on the stepper, whose moves stay in sight.", &[("look", "what takes the focus is not hidden behind the moves")]),
    )
    .later(),
    criterion("2.5.1", ["Pointer Gestures", "ポインタのジェスチャ"], A, Read("No control needs several fingers or a path.")).later(),
    criterion("2.5.2", ["Pointer Cancellation", "ポインタのキャンセル"], A, Tested(
        "Buttons act when the pointer is lifted on them. Next and Back, held down, repeat as a key does. A press on the timeline is taken back by dragging back or by the browser's way back.",
        &[
            ("access", "a press that leaves its button does nothing: ${address}"),
            ("access", "a press on the timeline is taken back by the browser's way back"),
        ],
    )).later(),
    criterion("2.5.3", ["Label in Name", "名前（name）のラベル"], A, Tested("axe's rule for it, which is off by default.", &[NAMES])).later(),
    criterion("2.5.4", ["Motion Actuation", "動きによる起動"], A, Nothing("No motion of the device acts.")).later(),
    criterion(
        "2.5.7",
        ["Dragging Movements", "ドラッグ動作"],
        AA,
        Tested(
            "What can be dragged can be pressed: a square, a button beside the line, a place on the timeline.",
            &[("write", "lines are put in order by their buttons"), ("search", "N = 4's timeline has a mark for each of its 2 solutions and 4 dead ends, and a press near one leads there")],
        ),
    )
    .later(),
    criterion(
        "2.5.8",
        ["Target Size (Minimum)", "ターゲットのサイズ（最低限）"],
        AA,
        Tested(
            "24 by 24 pixels or room around, on a phone.",
            &[NAMES, ("look", "at 360 pixels the squares of N = 8 are still targets and the moves are in reach")],
        ),
    )
    .later(),
];
