//! The words of slides and of their film.

use crate::{
    pages::step::{Deck, Film, StepSlide},
    text::{Sentence, phrases, sentence, time},
};

phrases! {
    SLIDES: Ja "スライドと動画", En "Slides and film";
    PRINT: Ja "スライドを印刷する（PDF に保存）", En "Print the slides, or save as PDF";
    PRINT_WHY: Ja "1 ページに 1 枚、16:9 です。ブラウザーの印刷画面で「PDF に保存」を選び、余白と、ヘッダーとフッターをなしにします。",
        En "One slide a page, at 16:9. In the browser's print dialogue choose to save as PDF, without margins, headers and footers.";
    FILM: Ja "動画（GIF）", En "A film (GIF)";
    DELAY: Ja "1 枚の秒数", En "Seconds a picture";
    MAKE: Ja "動画を作る", En "Make the film";
    STOP: Ja "やめる", En "Stop";
    SAVE: Ja "動画を保存", En "Save the film";
    FAILED: Ja "このブラウザーでは、動画を作れませんでした。スライドは印刷できます。",
        En "This browser could not make the film. The slides can still be printed.";
    FILM_ALT: Ja "作った動画。下の文章が 1 枚ずつの説明です。", En "The film that was made. The text below says each of its pictures.";
    TEXT: Ja "動画の説明（代替テキスト）", En "The film in words, for its text alternative";
}

/// Says what the slides are, and how many where no last step is chosen.
pub fn slides_why() -> Sentence {
    let n = Deck::USUAL;
    sentence!(
        Ja "選んだステップを、1 枚に 1 つずつ、盤、ワード、コードの行、説明とともに並べます。最初のステップが空なら、いまのステップから {n} 枚です。",
        En "The chosen steps, one on each slide, with the board, the words, the line of code and the sentence. Without a first step they are {n} slides from the step you are at."
    )
}

/// Says how many slides there are, and of which steps.
pub fn n_slides(deck: &Deck, first: u64, last: u64) -> Sentence {
    let n = deck.steps.len();
    let said = match n {
        0 => sentence!(
            Ja "この範囲に、選んだ進め方で止まるステップはありません。",
            En "No step of this range is one at which this pace stops."
        ),
        _ => sentence!(
            Ja "スライドは {n} 枚、ステップ {first:,} から {last:,} までです。",
            En "{n} {n:slide|slides}, from step {first:,} to step {last:,}."
        ),
    };
    if deck.is_cut {
        let most = Deck::MOST;
        said.and(&sentence!(
            Ja "{most} 枚までなので、残りは別のスライドにしてください。",
            En "There are {most} at most: make another deck of the rest."
        ))
    } else {
        said
    }
}

/// A number of hundredths of a second, in seconds.
pub fn seconds(hundredths: u16) -> String {
    let (whole, rest) = (hundredths / 100, hundredths % 100);
    match rest {
        0 => whole.to_string(),
        _ => format!("{whole}.{rest:02}")
            .trim_end_matches('0')
            .to_owned(),
    }
}

/// Says what a film will be before it is made.
pub fn film_before(n: usize, delay: u16) -> Sentence {
    let (width, height) = (StepSlide::WIDTH, StepSlide::HEIGHT);
    let kilobytes = n * Film::BYTES_A_PICTURE / 1_000;
    let length = seconds(u16::try_from(n * usize::from(delay)).unwrap_or(u16::MAX));
    sentence!(
        Ja "{width} × {height} ピクセルの絵が {n} 枚、{length} 秒、およそ {kilobytes:,} KB になります。このブラウザーの中で作り、どこへも送りません。",
        En "It will have {n} {n:picture|pictures} of {width} by {height} pixels, take {length} seconds, and weigh about {kilobytes:,} KB. It is made in this browser and sent nowhere."
    )
}

pub fn underway(done: usize, of: usize) -> Sentence {
    sentence!(
        Ja "{of} 枚のうち {done} 枚ができました。",
        En "{done} of {of} {of:picture|pictures} done."
    )
}

/// Says what the film came to.
pub fn made(n_bytes: usize, milliseconds: u64) -> Sentence {
    let kilobytes = n_bytes.div_ceil(1_000);
    // No film takes so long that a digit is lost.
    #[expect(clippy::cast_precision_loss, reason = "a number for reading")]
    let time = time(milliseconds as f64);
    sentence!(
        Ja "できました。{kilobytes:,} KB、作るのに {time}かかりました。",
        En "Done: {kilobytes:,} KB, made in {time}."
    )
}
