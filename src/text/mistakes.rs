//! Sentences about a text that cannot be read.

use bitqueens_core::program::{
    DEEPEST_BLOCK, Expected, LONGEST_PROGRAM, MOST_NAMES, ProgramError, ProgramMistake,
};

use super::Sentence;

/// What stands where the reader is to write.
pub const GAP: char = '?';

phrases! {
    NO_STATEMENT: "まだ文がありません。", "There is no statement yet.";
    STILL_OPEN: "`?` を式に書き換えてください。", "Replace the `?` by an expression.";
    TOO_DEEP: "かっこか演算子の入れ子が深すぎます。文を分けてください。", "Parentheses, blocks or operators are nested too deep. Split the statement.";
    TRUTH_AS_NUMBER: "比較の結果は数として使えません。`if` か `while` の条件にしてください。", "A comparison is not a number here. Put it into the condition of an `if` or `while`.";
    INVERTED_CONDITION: "ここでは数が条件になっています。`!= 0` か `== 0` を付けてください。", "A number is inverted where a condition should stand. Compare it with 0 by `!=` or `==`.";
    STATEMENT: "文（名前、`while`、`if`）", "a statement: a name, `while` or `if`";
    ASSIGNMENT: "名前の後に `=` か `+=` など", "`=`, `+=` or the like behind the name";
    OPERAND: "数、名前か `(`", "a number, a name or `(`";
}

/// Says what is wrong with a text, and where.
pub fn mistake(error: &ProgramError) -> Sentence {
    let (line, column) = (error.spot.line + 1, error.spot.column + 1);
    let place = sentence!(
        "{line} 行 {column} 文字目：",
        "Line {line}, column {column}:"
    );
    place.and(&kind(&error.mistake))
}

fn kind(mistake: &ProgramMistake) -> Sentence {
    match mistake {
        ProgramMistake::NoStatement => NO_STATEMENT.into(),
        ProgramMistake::Character(GAP) => STILL_OPEN.into(),
        ProgramMistake::TooDeep => deep(),
        ProgramMistake::TruthAsNumber => TRUTH_AS_NUMBER.into(),
        ProgramMistake::InvertedCondition => INVERTED_CONDITION.into(),
        ProgramMistake::TooLong => sentence!(
            "プログラムが長すぎます。{LONGEST_PROGRAM} 文字までにしてください。",
            "The program is too long: at most {LONGEST_PROGRAM} characters."
        ),
        ProgramMistake::TooManyNames => sentence!(
            "名前が多すぎます。{MOST_NAMES} 個までにしてください。",
            "There are too many names: at most {MOST_NAMES}."
        ),
        ProgramMistake::Character(character) => sentence!(
            "`{character}` は、この記法にない文字です。",
            "`{character}` is not in this notation."
        ),
        ProgramMistake::Number(digits) => sentence!(
            "`{digits}` は 64 ビットの整数ではありません。",
            "`{digits}` is no integer of 64 bits."
        ),
        ProgramMistake::Unwritten(name) => sentence!(
            "`{name}` に、どこでも値を入れていません。名前の綴りを確かめてください。",
            "`{name}` is read and never written. Check how it is spelled."
        ),
        ProgramMistake::NumberAndArray(name) => sentence!(
            "`{name}` に、`[ ]` があるところとないところがあります。どちらかにそろえてください。",
            "`{name}` stands with `[ ]` in one place and without in another. Keep to one."
        ),
        ProgramMistake::Expected { expected, found } => expected_here(*expected, found),
    }
}

fn deep() -> Sentence {
    let most = sentence!(
        "入れ子は {DEEPEST_BLOCK} 段までです。",
        "Blocks may be {DEEPEST_BLOCK} deep."
    );
    Sentence::from(TOO_DEEP).and(&most)
}

fn expected_here(expected: Expected, found: &str) -> Sentence {
    let should = match expected {
        Expected::Statement => STATEMENT.into(),
        Expected::Assignment => ASSIGNMENT.into(),
        Expected::Operand => OPERAND.into(),
        sign => {
            let sign = sign.sign().unwrap_or_default();
            sentence!("`{sign}`", "`{sign}`")
        }
    };
    if found.is_empty() {
        Sentence {
            ja: format!(
                "ここに {} が要りますが、プログラムが終わっています。",
                should.ja
            ),
            en: format!("The program ends where {} should stand.", should.en),
        }
    } else {
        Sentence {
            ja: format!(
                "ここには {} が要りますが、`{found}` があります。",
                should.ja
            ),
            en: format!("Here should stand {}, and there is `{found}`.", should.en),
        }
    }
}
