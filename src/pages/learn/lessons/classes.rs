//! Classes of 8, 4 and 2, and Burnside's lemma.

use super::{side, width};
use crate::{
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{faults::Fault, solver::Phase};

/// The class of 4: a half turn leaves the board as it is.
const HALF_TURN: Place = Place::at(6, 240, Phase::Solution, 4);
/// The class of 2: a quarter turn does.
const QUARTER_TURN: Place = Place::at(5, 154, Phase::Solution, 3);

pub(super) const LESSON: Lesson = Lesson {
    slug: "classes",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "8 個、4 個、2 個の組とユニーク解",
        en: "Classes of 8, 4 and 2, and fundamental solutions",
    },
    card: Card {
        outcome: Phrase {
            ja: "対称な解の数から、ユニーク解の数を求められます。",
            en: "Work out the number of fundamental solutions from the symmetric ones.",
        },
        picture: Picture::Images { place: HALF_TURN },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "回転と鏡像で互いに移り合う[解](solution)をまとめて、1 つの組（[同値類](class)）とします。組の数が、[ユニーク解](unique)の数です。ふつうの組には 8 個の解がありますが、自分自身に重なる解の組はもっと小さくなります。",
            en: "Put all [solutions](solution) that turn or mirror into one another into one [class](class). The number of classes is the number of [fundamental solutions](unique), those that are unique up to symmetry. Most classes have 8 boards. The class of a solution that maps to itself is smaller.",
        }),
        Block::Figure(Figure {
            picture: Picture::Images { place: HALF_TURN },
            caption: Phrase {
                ja: "N = 6 のこの解は、180 度回すと自分自身に重なります。8 つの[像](image)は 2 つずつ同じになり、組には 4 個しかありません。",
                en: "This solution of N = 6 is itself again after a half turn. Its [images](image) are alike two by two, and its class has four boards.",
            },
        }),
        Block::Figure(Figure {
            picture: Picture::Images {
                place: QUARTER_TURN,
            },
            caption: Phrase {
                ja: "N = 5 のこの解は、90 度回すだけで自分自身に重なります。組は 2 個です。",
                en: "This solution of N = 5 is itself again after a quarter turn. Its class has two boards.",
            },
        }),
        Block::Prose(Phrase {
            ja: "N = 5 の解は 10 個で、8 個の組が 1 つと 2 個の組が 1 つ、ユニーク解は 2 個です。N = 8 の解は 92 個で、8 個の組が 11 と 4 個の組が 1 つ、ユニーク解は 12 個です。",
            en: "N = 5 has 10 solutions: a class of 8 and a class of 2, so 2 fundamental solutions. N = 8 has 92: 11 classes of 8 and one of 4, so 12 fundamental solutions.",
        }),
        Block::Prose(Phrase {
            ja: "組を 1 つずつ調べなくても、数は求められます。8 つの像の作り方それぞれについて、変わらない解を数え、足して 8 で割ります。これが[バーンサイドの補題](burnside)です。",
            en: "The classes can be counted without looking at any of them. For each of the eight symmetries count the solutions that it leaves as they are, add the eight numbers, and divide by 8. This is [Burnside's lemma](burnside).",
        }),
        Block::Code("unique = (total + half + 2 * quarter) / 8"),
        Block::Code("12     = (92    + 4    + 2 * 0)       / 8"),
        Block::Prose(Phrase {
            ja: "何もしなければ、どの解も変わりません（`total`）。180 度の回転で変わらない解が `half`、90 度の回転で変わらない解が `quarter` です。270 度は 90 度の逆なので、同じ数です。4 つの鏡像で変わらない解はありません。",
            en: "Leaving the board alone changes no solution (`total`). A half turn leaves `half` of them as they are, a quarter turn `quarter`, and the three-quarter turn, its reverse, as many. The four mirrors leave none.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ 8 で割ると組の数になるのか",
                en: "Why dividing by 8 gives the number of classes",
            },
            answer: Phrase {
                ja: "8 個の組の解は、何もしないときだけ変わらないので、組全体で 8 × 1 = 8 回数えられます。4 個の組の解は 180 度でも変わらないので、4 × 2 = 8 回です。2 個の組の解は 4 つの回転すべてで変わらないので、2 × 4 = 8 回です。どの組もちょうど 8 回ずつ数えられます。",
                en: "A board in a class of 8 is left alone by one symmetry only, so the whole class is counted 8 times 1. A board in a class of 4 is left alone by the half turn too: 4 times 2. A board in a class of 2 is left alone by all four turns: 2 times 4. Every class is counted 8 times.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "ユニーク解の数は、いつも全解の数を 8 で割ったものですか。",
                en: "Is the number of fundamental solutions always the total divided by 8?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "いつもそうなる",
                        en: "Always",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "N = 8 では 92 を 8 で割り切れません。自分自身に重なる解の組は、8 個より小さいからです。",
                        en: "For N = 8, 92 is not a multiple of 8: the class of a solution that maps to itself is smaller than 8.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "対称な解がなければそうなる",
                        en: "Only if no solution maps to itself",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。対称な解があると、その分だけユニーク解は多くなります。",
                        en: "Right. Each symmetric solution makes the number of classes larger.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::EightEach,
            side: side(8),
            before: Phrase {
                ja: "どの組からも 1 つだけ選び、選んだ解をいつも 8 個と数えます。N = 8 の 92 個より、いくつ多くなるでしょうか。",
                en: "This search keeps one board of each class and always counts it as 8. By how many will it miss the 92 of N = 8?",
            },
            after: Phrase {
                ja: "12 組 × 8 = 96 です。4 個しかない組を 8 個と数えたので、4 個多くなりました。組の大きさは、選んだ解を 180 度と 90 度回してみれば分かります。",
                en: "12 classes times 8 are 96. A class of 4 was counted as 8, so there are 4 too many. Turning the board by a half and by a quarter tells how large its class is.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(burnside))),
        Block::Step {
            place: QUARTER_TURN,
            text: Phrase {
                ja: "90 度回しても同じになる解をステップ実行で見る",
                en: "In the stepper, see the solution that a quarter turn maps to itself",
            },
        },
        Block::Onward {
            to: Route::Count,
            query: &[("n", "12")],
            text: Phrase {
                ja: "N = 12 の全解とユニーク解を数える",
                en: "Count all and fundamental solutions of N = 12",
            },
        },
    ],
};

/// Asks for the number of classes.
fn burnside(drawn: Option<Random>) -> Question {
    // How many classes there are of 8, 4 and 2 boards: N = 8, or drawn.
    let [of_8, of_4, of_2] = match drawn {
        None => [11, 1, 0],
        Some(mut random) => [random.below(50), random.below(8), random.below(6)],
    };
    let quarter = 2 * of_2;
    let half = 4 * of_4 + quarter;
    let total = 8 * of_8 + half;
    let unique = of_8 + of_4 + of_2;
    let n_bits = width(6).get();
    Question {
        name: "unique",
        n_bits,
        expected: unique.into(),
        prompt: Sentence {
            ja: format!(
                "ある盤で、解は {total} 個、180 度回しても変わらない解は {half} 個、そのうち 90 度回しても変わらない解は {quarter} 個です。ユニーク解の数を 2 進数で答えてください。"
            ),
            en: format!(
                "A board has {total} solutions. A half turn leaves {half} of them as they are, and a quarter turn {quarter} of those. Write the number of fundamental solutions in binary."
            ),
        },
        given: Given::Places,
        reasons: Question::reasons_of_places(unique, n_bits),
        answer: Sentence {
            ja: format!(
                "({total} + {half} + 2 × {quarter}) / 8 = {unique} です。8 個の組が {of_8}、4 個の組が {of_4}、2 個の組が {of_2} あります。"
            ),
            en: format!(
                "({total} + {half} + 2 × {quarter}) / 8 = {unique}: classes of 8: {of_8}, of 4: {of_4}, of 2: {of_2}."
            ),
        },
    }
}
