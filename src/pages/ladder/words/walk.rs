//! One sentence for each step of an early method.

use crate::text::{Sentence, line_phrase, phrase, sentence};
use bitqueens_core::{ladder::walk::WalkStep, solver::Line};

/// Says what a step did, with rows and columns counted from 0.
pub fn narrate(step: WalkStep) -> Sentence {
    match step {
        WalkStep::Set { row, column } => sentence!(
            Ja "行{row}の列{column}にクイーンを置きます。",
            En "Place a queen in row {row}, column {column}.";
            row, column
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: None,
        } => sentence!(
            Ja "行{upper}と行{lower}のクイーンを比べます。効き筋は重なりません。",
            En "The queens of rows {upper} and {lower} are compared: no attack.";
            upper, lower
        ),
        WalkStep::Compare {
            upper,
            lower,
            attack: Some(line),
        } => {
            sentence!(
                Ja "行{upper}と行{lower}のクイーンを比べます。{line}で互いに効いています。",
                En "The queens of rows {upper} and {lower} are compared: they attack each other on {line}.";
                upper, lower, line = line_phrase(line)
            )
        }
        WalkStep::Look { row, column, taken } => look(row, column, taken),
        WalkStep::Solution { ordinal } => sentence!(
            Ja "盤が埋まり、どのクイーンも互いに効いていません。{ordinal} 個目の解です。",
            En "The board is full and no queen attacks another: solution {ordinal}.";
            ordinal
        ),
        WalkStep::Lift { row, column } => sentence!(
            Ja "行{row}の列{column}からクイーンを取り除き、3 つのフラグを下ろします。",
            En "Remove the queen from row {row}, column {column}, and clear its three flags.";
            row, column
        ),
        WalkStep::Backtrack { row } => sentence!(
            Ja "行{row}には試す列が残っていません。上の行へ戻ります。",
            En "Row {row} has no column left to try. The search goes back up.";
            row
        ),
        WalkStep::Finish => sentence!(
            Ja "行0にも試す列が残っていません。探索は終わりです。",
            En "Row 0 has no column left to try either. The search is finished."
        ),
    }
}

fn look(row: usize, column: usize, taken: [bool; 3]) -> Sentence {
    let lines = Line::ALL.into_iter().zip(taken).filter(|(_, taken)| *taken);
    let lines: Vec<Sentence> = lines.map(|(line, _)| line_phrase(line).into()).collect();
    if lines.is_empty() {
        return sentence!(
            Ja "行{row}の列{column}のフラグを見ます。3 つとも立っていないので、置けます。",
            En "The flags of row {row}, column {column} are read: all three are clear, so it can be used.";
            row, column
        );
    }
    let n = lines.len();
    sentence!(
        Ja "行{row}の列{column}のフラグを見ます。{lines}のフラグが立っているので、置けません。",
        En "The flags of row {row}, column {column} are read: {lines} {n:is|are} taken, so it cannot be used.";
        row, column, n, lines = Sentence::joined(&lines, phrase!(Ja "、", En " and "))
    )
}
