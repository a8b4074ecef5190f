//! The words of a player.

use crate::text::{Sentence, phrases, sentence};

phrases! {
    FIRST: Ja "最初へ", En "First";
    PREVIOUS_SOLUTION: Ja "前の解", En "Previous solution";
    NEXT_SOLUTION: Ja "次の解", En "Next solution";
    NEXT_DEAD_END: Ja "次の行き止まり", En "Next dead end";
    LAST: Ja "最後へ", En "Last";
    TO_SOLUTION: Ja "解", En "solution";
    TO_DEAD_END: Ja "行き止まり", En "dead end";

    PAUSED: Ja "一時停止しました。", En "Paused.";
    SEEKING: Ja "探索を進めています。一時停止を押すと、その時点のステップで止まります。",
        En "Searching… Pause stops here.";
    AT_START: Ja "ここが探索の始まりです。", En "This is the start of the search.";
    AT_END: Ja "ここで探索は終わりです。「最初へ」で始めに戻れます。",
        En "The search ends here. First goes back to the start.";
    NO_NEXT_SOLUTION: Ja "この先に解はありません。", En "There is no further solution after this step.";
    NO_PREVIOUS_SOLUTION: Ja "これより前に解はありません。", En "There is no solution before this step.";
    NO_NEXT_DEAD_END: Ja "この先に行き止まりはありません。", En "There is no further dead end after this step.";
    NOT_A_STEP: Ja "ステップは 0 以上の整数で入力してください。",
        En "Type the step as a whole number, 0 or more.";
}

/// The step asked for lies beyond the end.
pub fn past_end(end: u64) -> Sentence {
    sentence!(
        Ja "そのステップはありません。この探索は {end} ステップで終わるので、最後を表示しています。",
        En "There is no such step. This search ends at step {end}, which is shown."
    )
}
