//! One sentence for each step of an early method.

use crate::text::{Phrase, Sentence, line_phrase, sentence};
use bitqueens_core::{ladder::walk::WalkStep, solver::Line};

/// Says what a step did, with rows and columns counted from 0.
pub fn narrate(step: WalkStep) -> Sentence {
    match step {
        WalkStep::Set { row, column } => sentence!(
            "行{row}の列{column}にクイーンを置きます。",
            "Place a queen in row {row}, column {column}."
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: None,
        } => sentence!(
            "行{upper}と行{lower}のクイーンを比べます。効き筋は重なりません。",
            "The queens of rows {upper} and {lower} are compared: no attack."
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: Some(line),
        } => {
            let Phrase { ja, en } = line_phrase(line);
            sentence!(
                "行{upper}と行{lower}のクイーンを比べます。{ja}で互いに効いています。",
                "The queens of rows {upper} and {lower} are compared: they attack each other on {en}."
            )
        }
        WalkStep::Look { row, column, taken } => look(row, column, taken),
        WalkStep::Solution { ordinal } => sentence!(
            "盤が埋まり、どのクイーンも互いに効いていません。{ordinal} 個目の解です。",
            "The board is full and no queen attacks another: solution {ordinal}."
        ),
        WalkStep::Lift { row, column } => sentence!(
            "行{row}の列{column}からクイーンを取り除き、3 つのフラグを下ろします。",
            "Remove the queen from row {row}, column {column}, and clear its three flags."
        ),
        WalkStep::Backtrack { row } => sentence!(
            "行{row}には試す列が残っていません。上の行へ戻ります。",
            "Row {row} has no column left to try. The search goes back up."
        ),
        WalkStep::Finish => sentence!(
            "行0にも試す列が残っていません。探索は終わりです。",
            "Row 0 has no column left to try either. The search is finished."
        ),
    }
}

fn look(row: usize, column: usize, taken: [bool; 3]) -> Sentence {
    let lines = Line::ALL.into_iter().zip(taken).filter(|(_, taken)| *taken);
    let lines = lines.map(|(line, _)| line_phrase(line));
    let (ja, en): (Vec<_>, Vec<_>) = lines.map(|line| (line.ja, line.en)).unzip();
    let ja = ja.join("、");
    let en = match en[..] {
        [] => {
            return sentence!(
                "行{row}の列{column}のフラグを見ます。3 つとも立っていないので、置けます。",
                "The flags of row {row}, column {column} are read: all three are clear, so it can be used."
            );
        }
        [one] => format!("{one} is"),
        _ => format!("{} are", en.join(" and ")),
    };
    sentence!(
        "行{row}の列{column}のフラグを見ます。{ja}のフラグが立っているので、置けません。",
        "The flags of row {row}, column {column} are read: {en} taken, so it cannot be used."
    )
}
