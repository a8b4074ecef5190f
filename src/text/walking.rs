//! One sentence for each step of an early method.

use super::narration::line_phrase;
use super::{Phrase, Sentence};
use crate::ladder::walk::Step;
use crate::solver::Line;

/// Says what a walker's step did, with rows and columns counted from 0.
#[must_use]
pub fn narrate_walk(step: Step) -> Sentence {
    match step {
        Step::Set { row, column } => Sentence {
            ja: format!("行{row}の列{column}にクイーンを置きます。"),
            en: format!("A queen goes on row {row}, column {column}."),
        },
        Step::Compare {
            upper,
            lower,
            attack: None,
        } => Sentence {
            ja: format!("行{upper}と行{lower}のクイーンを比べます。効き筋は重なりません。"),
            en: format!("The queens of rows {upper} and {lower} are compared: no attack."),
        },
        Step::Compare {
            upper,
            lower,
            attack: Some(line),
        } => {
            let Phrase { ja, en } = line_phrase(line);
            Sentence {
                ja: format!("行{upper}と行{lower}のクイーンを比べます。{ja}で当たります。"),
                en: format!(
                    "The queens of rows {upper} and {lower} are compared: they attack each other on {en}."
                ),
            }
        }
        Step::Look { row, column, taken } => look(row, column, taken),
        Step::Solution { ordinal } => Sentence {
            ja: format!("盤が埋まり、どのクイーンも当たりません。{ordinal} 個目の解です。"),
            en: format!("The board is full and no queen attacks another: solution {ordinal}."),
        },
        Step::Lift { row, column } => Sentence {
            ja: format!("行{row}の列{column}からクイーンを取り、3 つの印を消します。"),
            en: format!(
                "The queen leaves row {row}, column {column}, and its three flags are cleared."
            ),
        },
        Step::Backtrack { row } => Sentence {
            ja: format!("行{row}には試す列が残っていません。上の行へ戻ります。"),
            en: format!("Row {row} has no column left to try. The search goes back up."),
        },
        Step::Finish => Sentence {
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
            ja: format!("行{row}の列{column}の印を見ます。3 つとも付いていないので、置けます。"),
            en: format!(
                "The flags of row {row}, column {column} are read: all three are clear, so it can be used."
            ),
        };
    }
    let ja: Vec<_> = lines().map(|line| line.ja).collect();
    let en: Vec<_> = lines().map(|line| line.en).collect();
    Sentence {
        ja: format!(
            "行{row}の列{column}の印を見ます。{}に付いているので、置けません。",
            ja.join("と ")
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
