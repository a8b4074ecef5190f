//! Steps of the search as slides: the deck that is printed, and the pictures of a film.

use super::{StepPage, words::board_at};
use crate::{
    draw::{
        BitCell, Board, CellStyle, Cells, Drawing, Lettering, Mark, SearchEvent, bit_rows, escaped,
        in_font, palette,
    },
    pages::step::words::event_title,
    player::Pace,
    question::words::{queens_at, square},
    text::{Lang, Sentence, narrate, sentence, words::BETWEEN_ITEMS},
};
use bitqueens_core::{
    bits::BitOrder,
    solver::{LoopWord, Machine},
};

/// What is shown one step after the other.
#[derive(Clone, Debug, PartialEq)]
pub struct Deck {
    /// The search at each slide.
    pub steps: Vec<Machine>,
    /// True where more steps were asked for than a deck has.
    pub is_cut: bool,
}

impl Deck {
    /// The most slides, and as many as there are where no last step is chosen.
    pub const MOST: usize = 120;
    pub const USUAL: usize = 20;
    /// The steps that are walked at most, to the first one and on from it: some milliseconds.
    const WALK: u64 = 1 << 18;

    /// The deck that the page's range and pace choose. Without a first step it begins where the reader is.
    pub fn of(page: &StepPage) -> Self {
        let mut machine = page.stepper.machine().clone();
        let (from, to) = page.range;
        let here = machine.counters().steps;
        let from = from.unwrap_or(here);
        for _ in 0..here.saturating_sub(from).min(Self::WALK) {
            machine.retreat();
        }
        for _ in 0..from.saturating_sub(here).min(Self::WALK) {
            machine.advance();
        }
        Self::from(machine, to, page.stepper.pace)
    }

    /// The steps of a pace from a machine's own to the last one.
    pub fn from(mut machine: Machine, to: Option<u64>, pace: Pace) -> Self {
        let most = if to.is_some() {
            Self::MOST
        } else {
            Self::USUAL
        };
        let mut steps = Vec::new();
        for _ in 0..Self::WALK {
            if pace.stands_on(&machine) {
                if steps.len() == most {
                    return Self {
                        steps,
                        is_cut: to.is_some(),
                    };
                }
                steps.push(machine.clone());
            }
            let is_last = to.is_some_and(|to| to <= machine.counters().steps);
            if is_last || machine.advance().is_none() {
                break;
            }
        }
        Self {
            steps,
            is_cut: false,
        }
    }

    /// What a reader hears who cannot see the film: the sentence of each picture.
    pub fn in_words(&self, order: BitOrder, lang: Lang) -> String {
        let lines = self.steps.iter().map(|machine| {
            let slide = StepSlide::of(machine, order);
            format!(
                "{}: {}\n",
                slide.title.in_lang(lang),
                slide.said.in_lang(lang)
            )
        });
        lines.collect()
    }
}

/// A step as a slide.
#[derive(Clone, Debug, PartialEq)]
pub struct StepSlide {
    /// The board and its words; as large as there is room for.
    pub drawing: Drawing,
    /// Where it begins: the board stays in its place whatever bits stand beyond it.
    pub left: u32,
    pub title: Sentence,
    /// The line of the code that was carried out.
    pub line: String,
    pub said: Sentence,
    /// What the drawing shows, in words.
    pub shown: Sentence,
}

/// The room of the drawing, in pixels of a picture.
const ROOM: (u32, u32) = (StepSlide::WIDTH - 2 * MARGIN, 470);
const MARGIN: u32 = 40;
const LARGEST: u32 = 64;
/// The size of the letters, and the widths that a line of them has room for: a letter of Japanese takes two.
const TITLE: u32 = 30;
const TEXT: u32 = 26;
const ACROSS: usize = 82;

impl StepSlide {
    pub const WIDTH: u32 = 1_280;
    pub const HEIGHT: u32 = 720;

    pub fn of(machine: &Machine, order: BitOrder) -> Self {
        let cells = Cells::over_words(machine, &LoopWord::ALL, order);
        let sides = (2..=LARGEST).rev().step_by(2);
        let mut drawings = sides.map(|side| {
            let drawn_as = CellStyle {
                side,
                ..CellStyle::FILE
            };
            (side, cells.drawing(drawn_as))
        });
        let fits =
            |(_, drawing): &(u32, Drawing)| drawing.width <= ROOM.0 && drawing.height <= ROOM.1;
        let (side, drawing) = drawings.find(fits).unwrap_or_default();
        let ghosts = u32::try_from(cells.n_ghosts()).unwrap_or(0) * side;
        let before = if order == BitOrder::MsbLeft {
            ghosts
        } else {
            0
        };
        let left = (Self::WIDTH + ghosts).saturating_sub(drawing.width) / 2;
        let title = board_at(machine.size(), machine.counters().steps);
        let title = match SearchEvent::of(machine) {
            Some(event) => {
                let event = event_title(event, machine.counters());
                Sentence::of(|lang| format!("{} · {}", title.in_lang(lang), event.in_lang(lang)))
            }
            None => title,
        };
        Self {
            left: left.saturating_sub(before),
            drawing,
            title,
            line: machine
                .last_step()
                .map(|step| step.code())
                .unwrap_or_default(),
            said: narrate(machine, order),
            shown: shown(machine, order),
        }
    }

    /// The whole slide as a picture: a self-contained SVG in light colours.
    pub fn picture(&self, lang: Lang) -> String {
        let (width, height) = (Self::WIDTH, Self::HEIGHT);
        let shapes = self.drawing.to_svg(1, in_font);
        let x = self.left;
        let y = 72 + (ROOM.1 - self.drawing.height) / 2;
        let text = |text: &str, y, size, color| {
            in_font(&Lettering {
                anchor: "start",
                middles: &[MARGIN],
                y,
                size,
                text,
                color,
            })
        };
        let title = text(self.title.in_lang(lang), 36, TITLE, palette::INK);
        let line = text(&self.line, 574, TEXT, palette::ACCENT);
        let lines = wrapped(self.said.in_lang(lang), ACROSS);
        let said = (0..)
            .zip(&lines)
            .map(|(at, line)| text(line, 616 + at * 34, TEXT, palette::INK));
        format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width}\" height=\"{height}\" viewBox=\"0 0 {width} {height}\" font-family=\"system-ui, sans-serif\"><title>{}</title><rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/><g transform=\"translate({x} {y})\" font-family=\"ui-monospace, Menlo, Consolas, monospace\">{shapes}</g>{title}<g font-family=\"ui-monospace, Menlo, Consolas, monospace\">{line}</g>{}</svg>",
            escaped(self.title.in_lang(lang)),
            palette::PANEL,
            said.collect::<String>()
        )
    }
}

/// The queens and the words, as they stand on the board and below it.
fn shown(machine: &Machine, order: BitOrder) -> Sentence {
    let board = Board::of(machine, order);
    let queens = board
        .squares
        .iter()
        .filter(|square| square.mark == Mark::Queen);
    let queens: Vec<_> = queens
        .map(|queen| square(queen.row.into(), queen.column.into()))
        .collect();
    let rows = bit_rows(machine, order).into_iter().filter(|row| row.known);
    let rows = rows.map(|row| {
        let digits: String = row.bits.cells.iter().map(BitCell::digit).collect();
        format!("{} = {digits}", row.bits.name)
    });
    let words: Vec<_> = rows.collect();
    Sentence::of(|lang| {
        let queens: Vec<_> = queens.iter().map(|queen| queen.in_lang(lang)).collect();
        let between = BETWEEN_ITEMS.in_lang(lang);
        let queens = queens_at(machine.size(), &queens.join(between));
        let words = words.join(between);
        sentence!(Ja "{queens}。{words}", En "{queens}. {words}").into_lang(lang)
    })
}

/// A text in lines of this width, cut between words, or between the letters of a script without spaces.
fn wrapped(text: &str, widths: usize) -> Vec<String> {
    let wide = |letter: char| 1 + usize::from('\u{2e80}' <= letter);
    let mut lines = vec![String::new()];
    let mut width = 0;
    let mut word = String::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        word.push(letter);
        let next = letters.peek().copied();
        // A sign that ends a sentence stays with what it ends.
        let holds = next.is_some_and(|next| "。、）」".contains(next));
        let ends = next.is_none_or(|next| letter == ' ' || wide(letter) == 2 || wide(next) == 2);
        if !ends || holds {
            continue;
        }
        let taken: usize = word.chars().map(wide).sum();
        if widths < width + taken && 0 < width {
            lines.push(String::new());
            width = 0;
        }
        if let Some(line) = lines.last_mut() {
            line.push_str(&word);
        }
        width += taken;
        word.clear();
    }
    lines
        .iter()
        .map(|line| line.trim_end().to_owned())
        .collect()
}
