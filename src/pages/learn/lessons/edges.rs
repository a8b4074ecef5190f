//! Half of row 0, the corner, and the edges.

use super::side;
use crate::{
    draw::Board,
    pages::learn::{
        Ask, Block, Card, CoursePart, Exercise, FaultTrial, Figure, Given, Lesson, Picture, Place,
        Question, Quiz, QuizAnswer, Random,
    },
    site::Route,
    text::{Phrase, Sentence},
};
use bitqueens_core::{
    faults::Fault,
    solver::{Phase, Size},
};

pub(super) const LESSON: Lesson = Lesson {
    slug: "edges",
    part: CoursePart::Counting,
    title: Phrase {
        ja: "行の半分、角、辺：探す前に像を除く",
        en: "Half row, corner and edge: leave images out before searching",
    },
    card: Card {
        outcome: Phrase {
            ja: "像になるだけのマスを、探索の前に外せます。",
            en: "Bar the squares that would only give images of other solutions.",
        },
        picture: Picture::Edges {
            side: side(8),
            bit: 2,
        },
    },
    blocks: &[
        Block::Prose(Phrase {
            ja: "8 つの[像](image)のうち 1 つだけを探せば、仕事はおよそ 8 分の 1 になります。どの 1 つを探すかは、こちらで決められます。ビットの行を上から順に数として比べ、いちばん小さい像を選ぶことにします。",
            en: "If only one of the eight [images](image) is looked for, the work shrinks to about an eighth. Which one is ours to choose. Compare the rows from the top as numbers, and keep the image that is smallest.",
        }),
        Block::Prose(Phrase {
            ja: "まず左右反転です。行0のクイーンが右半分（小さいビット）にあるものだけを探し、最後に 2 倍します。左半分にある[解](solution)は、どれもその鏡像だからです。",
            en: "The mirror comes first. Search only boards whose row 0 has its queen in the right half, on a small bit, and double the count: every [solution](solution) with that queen in the left half is a mirror image of one of these.",
        }),
        Block::Figure(Figure {
            picture: Picture::Edges {
                side: side(8),
                bit: 2,
            },
            caption: Phrase {
                ja: "行0のクイーンが `00000100` にあるとき、× のマスは使いません。4 つの辺で、角からの近さがこのクイーンより近いマスです。",
                en: "With row 0 at `00000100` the crossed squares are not used: on all four edges, those nearer to a corner than this queen.",
            },
        }),
        Block::Prose(Phrase {
            ja: "辺のマスも外せます。× のマスにクイーンがいる解は、その辺が上に来るように回すか反転すると、行0がもっと小さい数になります。つまり、もう数えた組の像です。行0のクイーンが角にあるときは、× のマスがありません。この場合だけは、対角線で折り返した像との 2 択なので、列1のクイーンの位置で片方を選びます。",
            en: "Squares of the edges can be left out too. A solution with a queen on a crossed square can be turned or mirrored so that this edge comes to the top, and its row 0 is then a smaller number: an image of a [class](class) that has been counted. With row 0's queen in the corner nothing is crossed. Then only the mirror in that corner's diagonal is left, and the queen of column 1 decides which of the two is kept.",
        }),
        Block::Figure(Figure {
            picture: Picture::Ring {
                place: Place::at(8, 894, Phase::Solution, 6),
            },
            caption: Phrase {
                ja: "上下左右の 2 行 2 列（色の付いた輪）を先に埋めます。塗りつぶしたマスがクイーンです。× のマスには[効き筋](attack-line)が通るので、内側に残るのは 2 マスです。",
                en: "The shaded ring, two lines on each side, is filled first. Its queens, the filled squares, attack the crossed ones: two squares are left inside.",
            },
        }),
        Block::Prose(Phrase {
            ja: "辺を先に全部埋めるのが、キャリーチェーンです。輪の置き方を 8 つの像でまとめ、1 つだけ残して内側を探索します。見つかった数には、その輪の違う像の数（8、4、2）をかけます。N = 8 では、輪は 1,394 通り、像をまとめると 179 通りです。内側まで埋まるのは 12 通りで、8 × 11 + 4 × 1 = 92 になります。",
            en: "The carry chain fills all the edges first. Of a ring's images it keeps one, searches its inside, and multiplies what it finds by the number of different images: 8, 4 or 2. N = 8 has 1,394 rings, and 179 with images as one. The insides of 12 can be filled: 8 * 11 + 4 * 1 = 92.",
        }),
        Block::Why {
            question: Phrase {
                ja: "なぜ、N が奇数なら真ん中を分けて数えるのか",
                en: "Why the middle of an odd row is counted apart",
            },
            answer: Phrase {
                ja: "真ん中の列は左右反転しても動かないので、半分にできません。N = 5 では行0のクイーンが右の 2 マスにある解が 4 個、左の 2 マスに 4 個、真ん中に 2 個です。4 を 2 倍しても 10 にはなりません。真ん中のときは、行1の半分だけを調べて 2 倍します。",
                en: "The middle column stays where it is in a mirror, so it cannot be halved. For N = 5, 4 solutions have row 0's queen on the right two squares, 4 on the left two and 2 in the middle: twice 4 is not 10. For the middle, search half of row 1 and double that.",
            },
        },
        Block::Quiz(Quiz {
            ask: Phrase {
                ja: "いちばん大きい像を選ぶことにしても、同じ数になりますか。",
                en: "Would the count be the same if the largest image were kept?",
            },
            answers: &[
                QuizAnswer {
                    text: Phrase {
                        ja: "ならない。小さい像でなければいけない",
                        en: "No, it has to be the smallest",
                    },
                    right: false,
                    reply: Phrase {
                        ja: "どの組からも 1 つずつ選べればよく、選び方は何でもかまいません。いちばん大きい像も、どの組にも 1 つだけあります。",
                        en: "Any rule will do that picks exactly one board of each class, and each class has one largest image as well.",
                    },
                },
                QuizAnswer {
                    text: Phrase {
                        ja: "なる。どの組からも 1 つ選べればよい",
                        en: "Yes, as long as each class gives one board",
                    },
                    right: true,
                    reply: Phrase {
                        ja: "そのとおりです。決まりは、探索を早く打ち切れるものを選びます。",
                        en: "Right. Of all such rules one takes the one that lets the search stop early.",
                    },
                },
            ],
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoMiddle,
            side: side(5),
            before: Phrase {
                ja: "行0の右半分にクイーンがいる解だけを数えて 2 倍し、真ん中を忘れます。N = 5 でいくつになるでしょうか。",
                en: "This search doubles the solutions with row 0's queen in the right half and forgets the middle. What does it find for N = 5?",
            },
            after: Phrase {
                ja: "右半分の 4 個を 2 倍して 8 個です。行0の真ん中にクイーンがいる 2 個は、右半分にも、その鏡像にもありません。",
                en: "Twice the 4 of the right half are 8. The 2 with row 0's queen in the middle are neither in that half nor mirror images of it.",
            },
        }),
        Block::Break(FaultTrial {
            fault: Fault::NoCornerRule,
            side: side(5),
            before: Phrase {
                ja: "行0のクイーンが角にある解を、2 択にせず、どれも組の代表として数えます。同じ組を何度数えるでしょうか。",
                en: "With row 0's queen in the corner this search keeps every solution as a class of its own. How often does it count such a class?",
            },
            after: Phrase {
                ja: "角の対角線で折り返した 2 つは、どちらも行0が同じ数なので、どちらも残ります。8 個の組を 2 度数えて 16 個、もう 1 つの 2 個の組と合わせて 18 個になりました。",
                en: "Two boards that mirror in the corner's diagonal have the same row 0, so both are kept. The class of 8 is counted twice, which makes 16, and the class of 2 makes it 18.",
            },
        }),
        Block::Exercise(Exercise::Custom(Ask(last_row))),
        Block::Step {
            place: Place::at(5, 33, Phase::Solution, 3),
            text: Phrase {
                ja: "行0のクイーンが角にある解をステップ実行で見る",
                en: "In the stepper, see a solution with row 0's queen in the corner",
            },
        },
        Block::Onward {
            to: Route::Ladder,
            query: &[("methods", "symmetry-check,half-row,corner-edge,carry-chain")],
            text: Phrase {
                ja: "全部を調べる、半分にする、辺も外す、輪を先に埋める。4 つを「方法の比較」で計る",
                en: "Check everything, half the row, prune the edges, fill the ring: time all four in the ladder",
            },
        },
    ],
};

/// Asks which squares of the last row are left, with row 0's queen on a bit.
fn last_row(drawn: Option<Random>) -> Question {
    let (side, bit) = match drawn {
        None => (8, 2),
        Some(mut random) => {
            let side = random.from_to(6, 10);
            (side, random.from_to(1, side / 2 - 1))
        }
    };
    let size = Size::new(side).unwrap_or(Size::FIRST_SCREEN);
    let last = side - 1;
    let distance = |power: u8| power.min(last - power);
    let is_left = |power: u8| bit <= distance(power);
    let expected = (0..side).filter(|power| is_left(*power));
    let expected = expected.fold(0, |word, power| word | 1_u64 << power);
    let reason = |power: u8| {
        let (near, queen) = (distance(power), bit);
        let (ja, en) = if is_left(power) {
            ("ので使います", "so it is used")
        } else {
            ("ので外します", "so it is left out")
        };
        Sentence {
            ja: format!("角までの距離は {near} マス、行0のクイーンは {queen} マスな{ja}。"),
            en: format!("It is {near} from a corner and row 0's queen {queen}, {en}."),
        }
    };
    let width = usize::from(side);
    Question {
        name: "",
        n_bits: side,
        expected,
        prompt: Sentence {
            ja: format!(
                "N = {side} で、行0のクイーンがこのマスにあります。ほかのクイーンの効き筋は考えません。最後の行で使うマスを 1 にしてください。"
            ),
            en: format!(
                "On this board of N = {side}, row 0 has its queen here. Leave attack lines aside. Set the bits of the last row that are still used."
            ),
        },
        given: Given::Board(Board::loose(size, &[(0, last - bit)])),
        reasons: (0..side).map(reason).collect(),
        answer: Sentence {
            ja: format!("角からの距離が {bit} 以上のマス、{expected:0width$b} です。"),
            en: format!("The squares that are {bit} or more from a corner: {expected:0width$b}."),
        },
    }
}
