//! The plan of the first class.

use crate::{
    pages::learn::{LessonPlan, Place, PlanLink, PlanStep},
    text::Phrase,
};
use bitqueens_core::solver::Phase;

pub(super) const PLAN: LessonPlan = LessonPlan {
    title: Phrase {
        ja: "1 回目：クイーンがビットになる",
        en: "First class: a queen becomes a bit",
    },
    aim: Phrase {
        ja: "めあて：1 行の空きマスを、効き筋 3 本のワードから自分で計算できる。",
        en: "Aim: everyone can work out the free squares of a row from the three attack words.",
    },
    steps: &[
        PlanStep {
            minutes: 8,
            what: Phrase {
                ja: "2 人 1 組で、N = 4 を手で解きます。置けないマスを押すと、どのクイーンのどの線のためかが出ます。",
                en: "In pairs, solve N = 4 by hand. A square that is barred names the queen and the line.",
            },
            ask: Phrase {
                ja: "1 行にクイーンを 2 つ置けないのはなぜですか。",
                en: "Why can no row hold two queens?",
            },
            expect: Phrase {
                ja: "横の線で効き合うからです。4 行に 4 つなので、どの行にもちょうど 1 つです。",
                en: "They would attack each other along the row. With 4 queens on 4 rows, each row has exactly one.",
            },
            links: &[PlanLink::Solve],
        },
        PlanStep {
            minutes: 10,
            what: Phrase {
                ja: "1 行を 1 つの数で書きます。位の値を確かめながら、全員が黒板の盤を数に直します。",
                en: "Write a row as one number. With the place values in sight, everyone turns the board on the blackboard into numbers.",
            },
            ask: Phrase {
                ja: "N = 5 で、左端にクイーンがいる行はいくつですか。",
                en: "With N = 5, which number is a row with its queen at the left end?",
            },
            expect: Phrase {
                ja: "`10000` で 16 です。",
                en: "`10000`, which is 16.",
            },
            links: &[PlanLink::Lesson("row"), PlanLink::Sheet("places")],
        },
        PlanStep {
            minutes: 10,
            what: Phrase {
                ja: "クイーン 1 つの影を、次の行のビットで書きます。投影したステップを 1 つずつ進めます。",
                en: "Write the three shadows of one queen as bits of the next row, one projected step at a time.",
            },
            ask: Phrase {
                ja: "もう 1 行下では、この 3 つのワードはどうなりますか。",
                en: "One row further down, what do these three words become?",
            },
            expect: Phrase {
                ja: "`left` は `01000`、`down` は `00010` のまま、`right` は盤の外へ出て `00000` です。",
                en: "`left` is `01000`, `down` stays `00010`, and `right` has left the board: `00000`.",
            },
            links: &[
                PlanLink::Lesson("shadow"),
                PlanLink::Step(Place::at(5, 86, Phase::Free, 1)),
            ],
        },
        PlanStep {
            minutes: 15,
            what: Phrase {
                ja: "OR で集め、反転し、`mask` で切ります。まず 1 行を一緒に、次に用紙で 1 人ずつ。",
                en: "Gather by OR, invert, cut with `mask`. Do one row together, then one each on paper.",
            },
            ask: Phrase {
                ja: "`mask` との AND を忘れると、どこに 1 が残りますか。",
                en: "Where are ones left if the AND with `mask` is forgotten?",
            },
            expect: Phrase {
                ja: "盤の左の外です。反転すると、盤の外の 0 がすべて 1 になるからです。",
                en: "Beyond the board, on the left: inverting makes ones of all the zeros out there.",
            },
            links: &[
                PlanLink::Step(Place::at(5, 15, Phase::Free, 2)),
                PlanLink::Sheet("mask"),
            ],
        },
        PlanStep {
            minutes: 7,
            what: Phrase {
                ja: "まとめです。用紙の答えを見比べ、思い違いを 1 つだけ取り上げます。",
                en: "Close: compare the sheets, and take up one misconception.",
            },
            ask: Phrase {
                ja: "`left` の 1 は、空いているマスですか、置けないマスですか。",
                en: "Is a 1 in `left` a free square or an attacked one?",
            },
            expect: Phrase {
                ja: "置けないマスです。空いているマスが 1 なのは `bitmap` だけです。",
                en: "An attacked one. Free squares are ones in `bitmap` only.",
            },
            links: &[PlanLink::Lesson("mask")],
        },
    ],
};
