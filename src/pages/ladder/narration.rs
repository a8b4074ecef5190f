//! One sentence for each step of an early method.

use crate::text::{Phrase, Sentence, line_phrase};
use bitqueens_core::{ladder::walk::WalkStep, solver::Line};

/// Says what a step did, with rows and columns counted from 0.
pub fn narrate(step: WalkStep) -> Sentence {
    match step {
        WalkStep::Set { row, column } => Sentence {
            ja: format!("行{row}の列{column}にクイーンを置きます。"),
            en: format!("Place a queen in row {row}, column {column}."),
        },
        WalkStep::Compare {
            upper,
            lower,
            attack: None,
        } => Sentence {
            ja: format!("行{upper}と行{lower}のクイーンを比べます。効き筋は重なりません。"),
            en: format!("The queens of rows {upper} and {lower} are compared: no attack."),
        },
        WalkStep::Compare {
            upper,
            lower,
            attack: Some(line),
        } => {
            let Phrase { ja, en } = line_phrase(line);
            Sentence {
                ja: format!("行{upper}と行{lower}のクイーンを比べます。{ja}で互いに効いています。"),
                en: format!(
                    "The queens of rows {upper} and {lower} are compared: they attack each other on {en}."
                ),
            }
        }
        WalkStep::Look { row, column, taken } => look(row, column, taken),
        WalkStep::Solution { ordinal } => Sentence {
            ja: format!("盤が埋まり、どのクイーンも互いに効いていません。{ordinal} 個目の解です。"),
            en: format!("The board is full and no queen attacks another: solution {ordinal}."),
        },
        WalkStep::Lift { row, column } => Sentence {
            ja: format!("行{row}の列{column}からクイーンを取り除き、3 つのフラグを下ろします。"),
            en: format!(
                "Remove the queen from row {row}, column {column}, and clear its three flags."
            ),
        },
        WalkStep::Backtrack { row } => Sentence {
            ja: format!("行{row}には試す列が残っていません。上の行へ戻ります。"),
            en: format!("Row {row} has no column left to try. The search goes back up."),
        },
        WalkStep::Finish => Sentence {
            ja: "行0にも試す列が残っていません。探索は終わりです。".into(),
            en: "Row 0 has no column left to try either. The search is finished.".into(),
        },
    }
}

fn look(row: usize, column: usize, taken: [bool; 3]) -> Sentence {
    let lines = || {
        Line::ALL
            .into_iter()
            .zip(taken)
            .filter(|(_, taken)| *taken)
            .map(|(line, _)| line_phrase(line))
    };
    if lines().next().is_none() {
        return Sentence {
            ja: format!(
                "行{row}の列{column}のフラグを見ます。3 つとも立っていないので、置けます。"
            ),
            en: format!(
                "The flags of row {row}, column {column} are read: all three are clear, so it can be used."
            ),
        };
    }
    let ja: Vec<_> = lines().map(|line| line.ja).collect();
    let en: Vec<_> = lines().map(|line| line.en).collect();
    Sentence {
        ja: format!(
            "行{row}の列{column}のフラグを見ます。{}のフラグが立っているので、置けません。",
            ja.join("、")
        ),
        en: format!(
            "The flags of row {row}, column {column} are read: {} taken, so it cannot be used.",
            match en.as_slice() {
                [one] => format!("{one} is"),
                many => format!("{} are", many.join(" and ")),
            }
        ),
    }
}
