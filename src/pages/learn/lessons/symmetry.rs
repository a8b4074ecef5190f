//! Symmetry and unique solutions, and where to go next.

use super::width;
use crate::{
    pages::learn::{Block, Card, CoursePart, Exercise, Figure, Lesson, Picture, Place, Trick},
    site::Route,
    text::Phrase,
};
use bitqueens_core::solver::Phase;

const TURNS_INTO_ITSELF: Place = Place::at(5, 154, Phase::Solution, 3);

pub(super) const LESSON: Lesson = Lesson {
    slug: "symmetry",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "対称な解とユニーク解、その先へ",
        en: "Symmetry, unique solutions, and where to go next",
    },
    card: Card {
        outcome: Phrase {
            ja: "回転と鏡像をまとめて、ユニーク解を数えられます。",
            en: "Count the fundamental solutions, with turns and mirror images as one.",
        },
        picture: Picture::Images {
            place: Place::at(5, 33, Phase::Solution, 3),
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "机の上の盤を、反対側から眺めてみます。並びは違って見えますが、どのクイーンも互いに効いていないことは変わりません。鏡に映しても同じです。ですから、解を回転したり左右反転したりしたものも、やはり解です。",
            en: "Walk round the table and look at the board from the other side. The queens seem to stand differently, yet still none attacks another. The same is true in a mirror. So a solution turned or mirrored is a solution too.",
        }),
        Block::Figure(Figure {
            picture: Picture::Images {
                place: Place::at(5, 33, Phase::Solution, 3),
            },
            caption: Phrase {
                ja: "N = 5 の最初の解には、回転 4 通りとその鏡像 4 通りで、違う盤が 8 つあります。",
                en: "The first solution of N = 5, turned four ways, each with its mirror image: eight different boards.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Images {
                place: TURNS_INTO_ITSELF,
            },
            caption: Phrase {
                ja: "この解は、90 度回すと自分自身に重なります。違う盤は 2 つだけです。",
                en: "This solution, turned by a quarter, is itself again: only two of its images are different boards.",
            },
        }),
        Block::Prose(Phrase {
            ja: "回転と鏡像で重なる解をまとめて 1 つと数えたものが、ユニーク解です。N = 5 の解は 10 個で、8 個の組と 2 個の組に分かれます。ですから、ユニーク解は 2 個です。",
            en: "Count all the boards that turn or mirror into one another as one, and you have the fundamental solutions, unique up to symmetry. N = 5 has 10 solutions, a family of 8 and a family of 2, so there are 2 fundamental ones.",
        }),
        Block::Prose(Phrase {
            ja: "対称性は、数える仕事も減らします。N が 2 以上なら、解は自分の鏡像と重なりません。重なるには、どのクイーンも真ん中の列になければならないからです。ですから、解は鏡像と 2 つで 1 組になり、行0の半分だけを調べて 2 倍すればすみます。N が奇数で行0のクイーンが真ん中の列にあるときは、鏡像でも真ん中です。このときは、行1の半分だけを調べて 2 倍します。ビットでは、鏡像は行を左右反転した数です。",
            en: "Symmetry also saves work. With N of 2 or more no solution is its own mirror image: every queen would have to stand in the middle column. So solutions come in mirrored pairs, and it is enough to search half of row 0 and double the count. With odd N, a queen in the middle of row 0 is there in the mirror image too; then search half of row 1 and double. In bits, the mirror image of a row is its bits in the opposite order.",
        }),
        Block::Exercise(Exercise::Number {
            trick: Trick::Mirrored,
            x: 0b01000,
            width: width(5),
        }),
        Block::Step {
            place: TURNS_INTO_ITSELF,
            text: Phrase {
                ja: "90 度回しても同じになる解をステップ実行で見る",
                en: "In the stepper, see the solution that a quarter turn maps to itself",
            },
        },
        Block::Prose(Phrase {
            ja: "ここまでで、ビットで解く N クイーンの部品はすべてそろいました。このあとは、好きな順に進んでください。",
            en: "These are all the parts of N-Queens in bits. From here go on in any order you like.",
        }),
        Block::Onward {
            to: Route::Ladder,
            query: &[],
            text: Phrase {
                ja: "「方法の比較」で、ブルートフォースからここまでの方法を同じ盤で比べる",
                en: "Compare the methods on one board in the ladder, from brute force to this one",
            },
        },
        Block::Onward {
            to: Route::Count,
            query: &[],
            text: Phrase {
                ja: "大きな N の解を、このブラウザーで数える",
                en: "Count the solutions of a large N in this browser",
            },
        },
    ],
};
