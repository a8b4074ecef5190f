//! The plan of the second class.

use crate::{
    pages::learn::{LessonPlan, Place, PlanLink, PlanStep},
    text::Phrase,
};
use bitqueens_core::solver::Phase;

pub(super) const PLAN: LessonPlan = LessonPlan {
    title: Phrase {
        ja: "2 回目：1 行から、すべての解へ",
        en: "Second class: from one row to every solution",
    },
    aim: Phrase {
        ja: "めあて：最下位の 1 を取り出し、行き止まりで戻る理由を説明できる。",
        en: "Aim: everyone can isolate the lowest 1, and explain why the search goes back at a dead end.",
    },
    steps: &[
        PlanStep {
            minutes: 7,
            what: Phrase {
                ja: "前回の復習です。同じ種類の別の問題を、用紙で 1 問解きます。",
                en: "Recall the first class with another question of the same kind, on paper.",
            },
            ask: Phrase {
                ja: "空きマスの式を、何も見ずに書けますか。",
                en: "Who can write the line for the free squares from memory?",
            },
            expect: Phrase {
                ja: "`bitmap = mask & ~(left | down | right)` です。",
                en: "`bitmap = mask & ~(left | down | right)`.",
            },
            links: &[PlanLink::Sheet("or")],
        },
        PlanStep {
            minutes: 12,
            what: Phrase {
                ja: "最下位の 1 を取り出します。反転して 1 を足し、もとの数と AND をとります。",
                en: "Isolate the lowest 1: invert, add 1, AND with the number itself.",
            },
            ask: Phrase {
                ja: "1 を足したとき、桁上がりはどこで止まりますか。",
                en: "Where does the carry of the added 1 stop?",
            },
            expect: Phrase {
                ja: "最下位の 1 のところです。反転して 0 になっていた位で止まり、そこが 1 に戻ります。",
                en: "At the lowest 1. Inverted it was 0, so the carry stops there and makes it 1 again.",
            },
            links: &[
                PlanLink::Lesson("lowest"),
                PlanLink::Step(Place::at(5, 36, Phase::Pick, 1)),
                PlanLink::Sheet("lowest"),
            ],
        },
        PlanStep {
            minutes: 8,
            what: Phrase {
                ja: "N = 4 を最初から進め、初めての行き止まりで止めます。",
                en: "Step N = 4 from the start, and stop at its first dead end.",
            },
            ask: Phrase {
                ja: "行2に空きがありません。このあと、どうしますか。",
                en: "Row 2 has no free square. What happens now?",
            },
            expect: Phrase {
                ja: "行1に戻り、そこに残っている次の空きマスを試します。これがバックトラックです。",
                en: "Go back to row 1 and try the free square that is left there. This is backtracking.",
            },
            links: &[
                PlanLink::Step(Place::at(4, 15, Phase::Free, 2)),
                PlanLink::Step(Place::at(4, 16, Phase::Backtrack, 1)),
            ],
        },
        PlanStep {
            minutes: 10,
            what: Phrase {
                ja: "N = 4 の残りを再生し、2 つの解を見つけます。木を開いて、通った道を指でたどります。",
                en: "Play the rest of N = 4 and find both solutions. Open the tree and follow the way with a finger.",
            },
            ask: Phrase {
                ja: "2 つ目の解は、1 つ目とどんな関係ですか。",
                en: "How is the second solution related to the first?",
            },
            expect: Phrase {
                ja: "左右反転した鏡像です。N が 2 以上なら、解は必ず 2 つで 1 組になります。",
                en: "It is the mirror image. For N of 2 or more, solutions always come in such pairs.",
            },
            links: &[
                PlanLink::Step(Place::at(4, 58, Phase::Solution, 2)),
                PlanLink::Lesson("symmetry"),
            ],
        },
        PlanStep {
            minutes: 13,
            what: Phrase {
                ja: "N = 12 の解の数を予想して書き、その場で数えます。時間が残れば、対称なものをまとめた数も確かめます。",
                en: "Let everyone write down a guess for N = 12, then count it. If there is time, look at the number up to symmetry.",
            },
            ask: Phrase {
                ja: "全部で 14,200 個です。対称なものを 1 つと数えると、およそいくつでしょうか。",
                en: "There are 14,200 in all. About how many are there with mirror images and turns as one?",
            },
            expect: Phrase {
                ja: "8 分の 1 より少し多い 1,787 個です。自分自身に重なる解があるからです。",
                en: "A little more than an eighth, 1,787, because some solutions map to themselves.",
            },
            links: &[PlanLink::Count(12), PlanLink::Lesson("classes")],
        },
    ],
};
