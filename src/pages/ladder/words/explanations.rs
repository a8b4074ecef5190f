//! The methods in words: what each does, what it wastes, what the next one saves; and what its figures mean.

use crate::text::{Phrase, phrases};
use bitqueens_core::ladder::{Form, Gives, LeafRule, Method, TestKind};

/// A method in the reader's words: its way of searching, the work it does in vain, and the saving of the method after
/// it, or what is left to save. The figures in them are counted ones; the ladder counts them again.
pub const fn explain(method: Method) -> [Phrase; 3] {
    match method {
        Method::BruteForce => [BRUTE_FORCE, BRUTE_FORCE_WASTE, BRUTE_FORCE_NEXT],
        Method::Permutation => [PERMUTATION, PERMUTATION_WASTE, PERMUTATION_NEXT],
        Method::Backtracking => [BACKTRACKING, BACKTRACKING_WASTE, BACKTRACKING_NEXT],
        Method::Flags => [FLAGS, FLAGS_WASTE, FLAGS_NEXT],
        Method::SwapFlags => [SWAP_FLAGS, SWAP_FLAGS_WASTE, SWAP_FLAGS_NEXT],
        Method::Bitmap => [BITMAP, BITMAP_WASTE, BITMAP_NEXT],
        Method::BitmapLoop => [BITMAP_LOOP, BITMAP_LOOP_WASTE, BITMAP_LOOP_NEXT],
        Method::Unplaced => [UNPLACED, UNPLACED_WASTE, UNPLACED_NEXT],
        Method::SymmetryCheck => [SYMMETRY_CHECK, SYMMETRY_CHECK_WASTE, SYMMETRY_CHECK_NEXT],
        Method::HalfRow => [HALF_ROW, HALF_ROW_WASTE, HALF_ROW_NEXT],
        Method::CornerEdge => [CORNER_EDGE, CORNER_EDGE_WASTE, CORNER_EDGE_NEXT],
        Method::CarryChain => [CARRY_CHAIN, CARRY_CHAIN_WASTE, CARRY_CHAIN_NEXT],
        Method::Fast => [FAST, FAST_WASTE, FAST_NEXT],
    }
}

phrases! {
    BRUTE_FORCE: Ja "各行にクイーンを 1 つずつ、どの列にも置いてみます。盤が埋まってから、[効き筋](attack-line)が重なっていないかを調べます。",
        En "One queen goes on each row, on every column in turn. Only when the board is full is it tested for attacks.";
    BRUTE_FORCE_WASTE: Ja "盤は N の N 乗通りあります。N = 8 で 16,777,216 通り、そのうち[解](solution)は 92 です。2 行目で失敗が決まっていても、下の行をすべて試します。",
        En "There are N to the power of N boards: 16,777,216 at N = 8, and 92 of them are [solutions](solution). A board that has failed in its second row is still filled in every way below.";
    BRUTE_FORCE_NEXT: Ja "順列は、同じ列を二度使いません。N = 8 で調べる盤は 40,320 通りに減ります。",
        En "Permutations never use a column twice: at N = 8 that leaves 40,320 boards to test.";

    PERMUTATION: Ja "使った列に[フラグ](flag)を立て、同じ列を二度使わない盤だけを作ります。盤が埋まってから、斜めだけを調べます。",
        En "Used columns are marked, so that it makes only boards that use each column once. When the board is full, the diagonals are tested.";
    PERMUTATION_WASTE: Ja "N = 8 では 8 の階乗で 40,320 通りです。最初の 2 つのクイーンが斜めで互いに効いていても、残りの 6 行を 720 通り並べてから捨てます。",
        En "At N = 8 there are 8 factorial, 40,320. Even if the first two queens attack each other on a diagonal, the other six rows are filled in 720 ways before the boards are thrown away.";
    PERMUTATION_NEXT: Ja "[バックトラック](backtracking)は、置くたびに調べます。失敗した[配置](placement)から下へは進みません。",
        En "[Backtracking](backtracking) tests each queen as it is placed, and never goes below a [placement](placement) that has failed.";

    BACKTRACKING: Ja "クイーンを置くたびに、上の行のクイーンと 1 つずつ比べます。[効き筋](attack-line)が重なれば次の列へ、列がなくなれば上の行へ戻ります。",
        En "Each queen is compared with every queen above it as it is placed. On an attack the next column is tried; when no column is left, the search goes back up a row.";
    BACKTRACKING_WASTE: Ja "N = 8 で置けるクイーンはのべ 2,056 個ですが、そのために 15,720 マスを調べます。1 マスごとに、上の行の数だけ比べます。",
        En "At N = 8 it places 2,056 queens in all, and tests 15,720 squares to do so. Each square costs up to one comparison for every row above.";
    BACKTRACKING_NEXT: Ja "配置フラグは、比べる代わりに 3 つの[フラグ](flag)を見ます。調べるマスの数は同じで、1 マスの手間が一定になります。",
        En "[Flags](flag) are read instead: three truth values in place of the comparisons. The squares tested are the same; the work for each no longer grows with the rows.";

    FLAGS: Ja "縦と 2 方向の斜めに、[効き筋](attack-line)があるかどうかの[フラグ](flag)を 1 つずつ持ちます。同じ斜めのマスは、行と列の和か差が同じになります。",
        En "Each column and each diagonal has one [flag](flag): taken or not. Squares on one diagonal share the sum, or the difference, of row and column.";
    FLAGS_WASTE: Ja "調べるマスは N = 8 で 15,720 と、[バックトラック](backtracking)と変わりません。使っている列も毎回見ます。置くときと戻るときに、3 つのフラグを書き換えます。",
        En "It tests the same 15,720 squares at N = 8 as [backtracking](backtracking), columns already used among them. Placing a queen writes three flags, and removing it writes them again.";
    FLAGS_NEXT: Ja "入れ替えを使うと、使っている列を見ずに済みます。",
        En "Swapping avoids ever looking at a column that is used.";

    SWAP_FLAGS: Ja "1 つの配列の前半に置いた列、後半に残りの列を並べます。選んだ列を境目と入れ替えると、残りの列がいつも続いて並びます。[フラグ](flag)は斜めだけに持ちます。",
        En "One array holds the columns of the queens placed, and behind them the columns left. Swapping the chosen column to the border keeps the rest together. Only the diagonals have [flags](flag).";
    SWAP_FLAGS_WASTE: Ja "調べるマスは N = 8 で 5,508 に減りますが、まだ 1 マスずつです。そのうち 3,452 マスには斜めの[効き筋](attack-line)があります。",
        En "At N = 8 the squares tested fall to 5,508, still one at a time, and 3,452 of them are attacked on a diagonal.";
    SWAP_FLAGS_NEXT: Ja "[ビットマップ](bitmap)は、1 行のすべてのマスを 1 回の計算で調べます。",
        En "The [bitmap](bitmap) tests all squares of a row in one calculation.";

    BITMAP: Ja "[`left`](left)、[`down`](down)、[`right`](right) の 3 つの[ワード](word)が、次の行に届く[効き筋](attack-line)を表します。[`mask`](mask) と[反転](not)で[空いているマス](free-square)だけを取り出し、下位のビットから順に置きます。行を下りるときは、1 つずつ[シフト](shift)するだけです。",
        En "Three [words](word), [`left`](left), [`down`](down) and [`right`](right), hold the attacks that arrive in the next row. [NOT](not) and [`mask`](mask) leave the [free squares](free-square), which are taken from the [lowest bit](lsb) up. Going down a row is one [shift](shift).";
    BITMAP_WASTE: Ja "置けないマスは 1 つも試しません。N = 8 では 1,964 行を調べ、644 行が[行き止まり](dead-end)です。それでも、回転や鏡像で同じになる[解](solution)を 1 つずつ数えます。",
        En "It tries no square that is attacked. At N = 8 it visits 1,964 rows, and 644 of them are [dead ends](dead-end). But it still counts every turned and mirrored [image](image) of a [solution](solution) one by one.";
    BITMAP_NEXT: Ja "[非再帰](non-recursive)にすると、呼び出しの代わりに配列が残りのマスを覚えます。対称性を使うと、数える盤そのものが減ります。",
        En "Without [recursion](recursion) an array remembers what the calls did. Symmetry reduces the boards themselves.";

    BITMAP_LOOP: Ja "同じ探索を、行の番号と [`left`](left)、[`down`](down)、[`right`](right)、[`bitmap`](bitmap) の配列で行います。ステップ実行のページで動くのは、この繰り返しです。",
        En "The same search with a row number and arrays for [`left`](left), [`down`](down), [`right`](right) and [`bitmap`](bitmap). This is the loop that the stepping page carries out.";
    BITMAP_LOOP_WASTE: Ja "調べる行も[行き止まり](dead-end)も、[再帰](recursion)の場合と同じです。速さは、配列と呼び出しのどちらをコンピューターが得意とするかで決まります。",
        En "Rows and [dead ends](dead-end) are those of the recursive form. Which is faster depends on what the machine does better, arrays or calls.";
    BITMAP_LOOP_NEXT: Ja "どこで止めても配列だけで続きから再開できます。速くするには、対称性を使います。",
        En "It can stop anywhere and go on from its arrays alone. Symmetry makes it faster still.";

    UNPLACED: Ja "まだ置いていない列を 1 つの[ワード](word)のビットで持ちます。1 を下位から 1 つずつ取り出し、斜めのワードと [AND](and) をとって調べます。",
        En "The columns not yet used are the ones of a single [word](word). They are taken out from the lowest up, and each is tested by [AND](and) with the words of the diagonals.";
    UNPLACED_WASTE: Ja "N = 8 で 5,508 マスを調べるのは、入れ替えの方法と同じです。斜めの[効き筋](attack-line)があるマスも、取り出してから捨てます。",
        En "At N = 8 it tests 5,508 squares, as swapping does: a square attacked on a diagonal is taken out before it is dropped.";
    UNPLACED_NEXT: Ja "[ビットマップ](bitmap)は、斜めも先に取り除きます。取り出すビットは、すべて置けるマスです。",
        En "The [bitmap](bitmap) removes the diagonals first as well: every bit it takes out is a square that can be used.";

    SYMMETRY_CHECK: Ja "[ビットマップ](bitmap)の探索で盤が埋まるたびに、回転と鏡像の 7 つの盤と比べます。自分がいちばん小さいときだけ数えます。こうして数えた[解](solution)を[ユニーク解](unique)といいます。ここで「小さい」とは、上の行から順にクイーンのビットを比べて、先に小さい値が出ることです。",
        En "Whenever the [bitmap](bitmap) search has filled a board, the board is compared with its seven turned and mirrored [images](image), and counted only if none is smaller. What is counted this way are the [fundamental solutions](unique), unique up to symmetry. Of two boards the smaller is the one whose queen has the lower bit in the first row where they differ.";
    SYMMETRY_CHECK_WASTE: Ja "N = 8 では 92 の解を見つけて、80 を捨てます。探索そのものは少しも減りません。",
        En "At N = 8 it finds 92 [solutions](solution) and drops 80 of them. The search itself is no smaller.";
    SYMMETRY_CHECK_NEXT: Ja "最初の行を半分にすると、左右の鏡像を探さずに済みます。",
        En "Half of the first row is enough: the mirror images are then never searched for.";

    HALF_ROW: Ja "最初の行のクイーンを、下位の半分のビットにだけ置きます。残りの半分は、左右の鏡像のほうが小さいからです。検査は同じです。",
        En "The first queen goes on the lower half of the bits only: on the other half the mirror image is smaller. The check stays.";
    HALF_ROW_WASTE: Ja "N = 8 で置くクイーンは 1,028 個と、ちょうど半分になります。回転で同じになる盤は、まだ最後まで埋めてから捨てます。",
        En "At N = 8 it places 1,028 queens, exactly half. Boards that only a turn makes smaller are still filled to the end and then dropped.";
    HALF_ROW_NEXT: Ja "角を分け、辺のマスを[枝刈り](pruning)すると、小さい[対称形](image)を持つ盤の多くは途中で消えます。",
        En "With the corner apart and the edges pruned, most boards with a smaller [image](image) disappear on the way.";

    CORNER_EDGE: Ja "最初のクイーンが角にいれば、比べる鏡像は長い対角線の 1 つだけで、確かめる必要はありません。角にいなければ、それより角に近い辺のマスを使いません。そこに置く盤には、より小さい[対称形](image)があるからです。",
        En "With the first queen in the corner only the mirror image in one diagonal is left, and no check is needed. Otherwise no edge square nearer to a corner than that queen is used: a board that used one would have a smaller [image](image).";
    CORNER_EDGE_WASTE: Ja "末端[ノード](tree)は N = 8 で 212、N = 12 で 82,940 です。辺の位置が同じ距離で並ぶ盤は、最後の検査に残ります。",
        En "Its leaf nodes are 212 at N = 8 and 82,940 at N = 12. Boards whose edge queens stand at equal distances are left for the check at the end.";
    CORNER_EDGE_NEXT: Ja "[キャリーチェーン](carry-chain)は、4 辺を先にすべて埋め、その時点で対称性を片付けます。",
        En "The [carry chain](carry-chain) fills all four sides first, and settles the symmetry there.";

    CARRY_CHAIN: Ja "上下左右の 2 行 2 列ずつを先に埋めて、輪を作ります。8 つの[対称形](image)のうち 1 つの輪だけを残し、内側を探索して、違う対称形の数である 8、4、2 を掛けます。",
        En "Two rows or columns on each side are filled first and make a ring. Of a ring's eight [images](image) one is kept; its inside is searched, and the result is multiplied by the number of different images: 8, 4 or 2.";
    CARRY_CHAIN_WASTE: Ja "[総数](total)はこれで正確です。輪の枠を先に決めるので、閉じない輪を多く試します。N = 12 で輪と内側に置くクイーンは 679,291 個です。輪の数から[ユニーク解](unique)は求まりません。N = 12 では 1,788 となり、正しい 1,787 より 1 つ多くなります。",
        En "The [total](total) is exact. Choosing the ring first means trying many that do not close: at N = 12 rings and insides take 679,291 queens. The rings do not give the unique count: at N = 12 they would make it 1,788, one more than the true 1,787.";
    CARRY_CHAIN_NEXT: Ja "輪ごとに独立した仕事になるので、並列に数えられます。",
        En "Each ring is a [job](job) of its own, so that many can be counted side by side.";

    FAST: Ja "このサイトの数え上げのページで使う方法です。盤が小さいうちは、8 つの[対称形](image)の 1 つだけを探し、いくつもの行をまとめて計算します。大きい盤では、[4 分の 1 の盤](quarter)を並べ上げて、つなぎ合わせます。",
        En "The method of this site's counting page. On smaller boards it searches one of eight [images](image) only, many rows in one calculation. Larger boards are joined from lists of quarter boards.";
    FAST_WASTE: Ja "[解](solution)の盤は 1 つも残らず、数だけが残ります。1 マスずつ追うことはできません。",
        En "No board of a [solution](solution) remains, only the number. It cannot be followed square by square.";
    FAST_NEXT: Ja "仕事は互いに独立なので、コンピューターのコアの数だけ並べて数えられます。数え上げのページがそうします。",
        En "Its [jobs](job) do not depend on each other, so every core of the machine can take some. The counting page does that.";
}

phrases! {
    LEAF_FULL_BOARD: Ja "末端ノードは、埋まった盤です。解でない盤も数えます。",
        En "A leaf node is a full board, solution or not.";
    LEAF_REJECTED_OR_SOLUTION: Ja "末端ノードは、試して置けなかったマスと、解です。",
        En "A leaf node is a square that was tried and not free, or a solution.";
    LEAF_DEAD_END_OR_SOLUTION: Ja "末端ノードは、下りたときに空いているマスがない行（行き止まり）と、解です。",
        En "A leaf node is a row with no free square on arrival (a dead end), or a solution.";
    LEAF_DEAD_END_OR_FULL_BOARD: Ja "末端ノードは、下りたときに試すマスがない行と、埋まった盤です。検査で捨てる盤も数えます。",
        En "A leaf node is a row with no square to try on arrival, or a full board, even one that the check drops.";
    LEAF_INSIDE_DEAD_END_OR_SOLUTION: Ja "末端ノードは、輪の内側の行き止まりと解です。閉じない輪は数えません。",
        En "A leaf node is a dead end or a solution inside a ring. Rings that do not close are not counted.";
    LEAF_UNCOUNTED: Ja "この方法は、末端ノードを数えません。", En "This method counts no leaf nodes.";

    TEST_FULL_BOARD: Ja "1 回の検査で、埋まった盤が解かどうかを調べます。",
        En "One test asks whether a full board is a solution.";
    TEST_SQUARE: Ja "1 回の検査で、1 つのマスに置けるかどうかを調べます。",
        En "One test asks whether one square can be used.";
    TEST_ROW: Ja "1 回の検査で、1 行の空いているマスをすべて求めます。", En "One test finds all free squares of a row.";
    TEST_RING_THEN_ROW: Ja "1 回の検査で、輪では 1 つのマスに置けるかどうかを調べ、内側では 1 行の空いているマスをすべて求めます。",
        En "On the ring one test asks whether one square can be used; inside, it finds all free squares of a row.";
    TEST_UNCOUNTED: Ja "この方法は、検査の回数を数えません。", En "This method counts no tests.";

    GIVES_TOTAL: Ja "総数", En "all solutions";
    GIVES_UNIQUE: Ja "ユニーク解の数", En "fundamental solutions";

    FORM_RECURSIVE: Ja "再帰", En "recursive";
    FORM_LOOP: Ja "非再帰", En "loop";
}

/// Says what ends a branch.
pub const fn leaf_phrase(rule: LeafRule) -> Phrase {
    match rule {
        LeafRule::FullBoard => LEAF_FULL_BOARD,
        LeafRule::RejectedOrSolution => LEAF_REJECTED_OR_SOLUTION,
        LeafRule::DeadEndOrSolution => LEAF_DEAD_END_OR_SOLUTION,
        LeafRule::DeadEndOrFullBoard => LEAF_DEAD_END_OR_FULL_BOARD,
        LeafRule::InsideDeadEndOrSolution => LEAF_INSIDE_DEAD_END_OR_SOLUTION,
        LeafRule::Uncounted => LEAF_UNCOUNTED,
    }
}

/// Says what one test asks.
pub const fn question_phrase(question: TestKind) -> Phrase {
    match question {
        TestKind::FullBoard => TEST_FULL_BOARD,
        TestKind::Square => TEST_SQUARE,
        TestKind::Row => TEST_ROW,
        TestKind::RingThenRow => TEST_RING_THEN_ROW,
        TestKind::Uncounted => TEST_UNCOUNTED,
    }
}

/// Names the solutions that a method counts.
pub const fn gives_phrase(gives: Gives) -> Phrase {
    match gives {
        Gives::Total => GIVES_TOTAL,
        Gives::Unique => GIVES_UNIQUE,
    }
}

pub const fn form_phrase(form: Form) -> Phrase {
    match form {
        Form::Recursive => FORM_RECURSIVE,
        Form::Loop => FORM_LOOP,
    }
}
