//! The words of a player.

use crate::text::{Sentence, phrases, sentence};

phrases! {
    PAUSED: "一時停止しました。", "Paused.";
    SEEKING: "探索を進めています。一時停止を押すと、その時点のステップで止まります。",
        "Searching… Pause stops here.";
    AT_START: "ここが探索の始まりです。", "This is the start of the search.";
    AT_END: "ここで探索は終わりです。「最初へ」で始めに戻れます。",
        "The search ends here. First goes back to the start.";
    NO_NEXT_SOLUTION: "この先に解はありません。", "There is no further solution after this step.";
    NO_PREVIOUS_SOLUTION: "これより前に解はありません。", "There is no solution before this step.";
    NO_NEXT_DEAD_END: "この先に行き止まりはありません。", "There is no further dead end after this step.";
    NOT_A_STEP: "ステップは 0 以上の整数で入力してください。",
        "Type the step as a whole number, 0 or more.";
}

/// The step asked for lies beyond the end.
pub fn past_end(asked: u64, end: u64) -> Sentence {
    sentence!(
        "ステップ {asked} はありません。この探索は {end} ステップで終わるので、最後を表示しています。",
        "There is no step {asked}. This search ends at step {end}, which is shown."
    )
}
