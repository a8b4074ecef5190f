//! A lesson as a chapter.

use super::{
    figure::{self, Drawn},
    join,
    markup::{escaped, list, prose},
    words,
};
use crate::{
    course::{
        Block, CoursePart, ORDER, at_hand, to_page,
        words::{
            puzzle,
            questions::{OPENING, WORKED},
        },
    },
    draw::{CellStyle, Cells},
    pages::lesson::{BlockState, OpenLesson, words as course},
    question::{Question, Replies},
    site::{Address, Route},
    text::{Lang, Phrase},
};

/// The file of the answers to a part's questions.
pub(super) fn answers_file(part: CoursePart) -> String {
    format!("answers-{}.xhtml", part.name())
}

pub(super) struct Chapter {
    pub(super) slug: String,
    pub(super) title: String,
    /// The text with its questions, as XHTML.
    pub(super) body: String,
    /// The end of the book, as XHTML.
    pub(super) answers: String,
    /// The pictures, by the names of their files.
    pub(super) figures: Vec<(String, String)>,
}

impl Chapter {
    pub(super) fn of(open: &OpenLesson, number: usize, url: Option<&str>, lang: Lang) -> Self {
        let lesson = open.lesson;
        let mut writer = Writer {
            open,
            url,
            lang,
            figures: Vec::new(),
            answers: Vec::new(),
        };
        let blocks = open.states.iter().enumerate();
        let blocks: String = blocks.map(|(at, state)| writer.block(at, state)).collect();
        let heading = course::lesson_number(number, at_hand::list(lang).lessons.len());
        let title = escaped(&lesson.title);
        let body = format!(
            "<section epub:type=\"chapter\"><p class=\"meaning\">{}</p><h1>{title}</h1>{blocks}</section>",
            heading.in_lang(lang)
        );
        let answers = format!(
            "<section><h2><a href=\"{}.xhtml\">{number}. {title}</a></h2>{}</section>",
            lesson.slug,
            writer.answers.concat()
        );
        Self {
            slug: lesson.slug.clone(),
            title: lesson.title.clone(),
            body,
            answers,
            figures: writer.figures,
        }
    }
}

struct Writer<'a> {
    open: &'a OpenLesson,
    url: Option<&'a str>,
    lang: Lang,
    figures: Vec<(String, String)>,
    answers: Vec<String>,
}

impl Writer<'_> {
    fn block(&mut self, at: usize, state: &BlockState) -> String {
        let (lang, lesson) = (self.lang, self.open.lesson);
        let (before, blocks) = lesson.blocks.split_at(at);
        let Some(block) = blocks.first() else {
            return String::new();
        };
        let number = lesson.number(at) + 1;
        match (block, state) {
            (Block::Prose(text), _) => format!("<p>{}</p>", prose(text)),
            // Lines that follow each other are one listing.
            (Block::Code(_), _) if matches!(before.last(), Some(Block::Code(_))) => String::new(),
            (Block::Code(_), _) => {
                let lines = blocks.iter().map_while(|block| match block {
                    Block::Code(line) => Some(escaped(line)),
                    _ => None,
                });
                let lines = lines.collect::<Vec<_>>().join("\n");
                format!("<pre><code>{lines}</code></pre>")
            }
            (Block::Why { question, answer }, _) => {
                format!(
                    "<section><h2>{}</h2><p>{}</p></section>",
                    prose(question),
                    prose(answer)
                )
            }
            (Block::Figure(of), _) => {
                let drawn = figure::of_picture(&of.picture, lang);
                let drawn = self.drawing(drawn, &of.caption);
                format!(
                    "<figure>{drawn}<figcaption>{}</figcaption></figure>",
                    prose(&of.caption)
                )
            }
            (Block::Opening(of), BlockState::Asked(asked)) => {
                let beside = of.picture.as_ref();
                let beside = beside.map(|of| figure::of_picture(of, lang));
                self.question(
                    ("opening", 1, 1),
                    OPENING,
                    &asked.attempt.question,
                    beside,
                    "",
                )
            }
            (Block::Quiz(_), BlockState::Asked(asked)) => {
                let place = ("quiz", number, lesson.quizzes().count());
                self.question(place, course::QUIZ, &asked.attempt.question, None, "")
            }
            (Block::Break(_), BlockState::Asked(asked)) => {
                let place = ("break", number, lesson.trials().count());
                self.question(place, course::BREAK, &asked.attempt.question, None, "")
            }
            (Block::Puzzle(of), BlockState::Asked(asked)) => {
                let place = ("puzzle", number, lesson.puzzles().count());
                let allowed = puzzle::allowed(&of.puzzle);
                let allowed = format!("<p>{}</p>", prose(allowed.in_lang(lang)));
                self.question(
                    place,
                    course::PUZZLE,
                    &asked.attempt.question,
                    None,
                    &allowed,
                )
            }
            (Block::Find(of), BlockState::Asked(asked)) => {
                let place = ("find", number, lesson.finds().count());
                let lines = of.lines().into_iter();
                let lines = lines.map(|(_, indent, code)| format!("{:indent$}{code}", ""));
                let lines = lines.collect::<Vec<_>>().join("\n");
                let lines = format!("<pre><code>{}</code></pre>", escaped(&lines));
                self.question(place, course::FIND, &asked.attempt.question, None, &lines)
            }
            (Block::Example(_), BlockState::Asked(asked)) => {
                self.example(number, &asked.attempt.question)
            }
            (Block::Exercise(_), BlockState::Asked(asked)) => {
                let place = ("exercise", number, lesson.exercises().count());
                self.question(place, words::PREDICT, &asked.attempt.question, None, "")
            }
            (Block::Join(steps), _) => {
                let steps = steps.iter().map(|step| {
                    let (text, drawings) = join::step(*step, lang);
                    let drawings = drawings.into_iter();
                    let drawings: String = drawings.map(|drawn| self.drawing(drawn, "")).collect();
                    format!("<section>{text}{drawings}</section>")
                });
                steps.collect()
            }
            (Block::Work, _) => join::work(lang),
            (Block::Step { place, text }, _) => {
                let address = Address::of(Route::Step)
                    .with("n", place.size())
                    .with("at", place.step());
                self.onward(address, text)
            }
            (Block::Onward { to, query, text }, _) => self.onward(to_page(*to, query), text),
            // Each of these has a state of its kind.
            _ => String::new(),
        }
    }

    /// A picture: an SVG becomes a file of the chapter, and what says it a text in its place.
    fn drawing(&mut self, drawn: Drawn, caption: &str) -> String {
        match drawn {
            Drawn::Svg { svg, width, said } => {
                let (slug, number) = (&self.open.lesson.slug, self.figures.len() + 1);
                let name = format!("figures/{slug}-{number}.svg");
                let said = if said.is_empty() {
                    super::markup::plain(caption)
                } else {
                    said
                };
                let tag = format!(
                    "<p class=\"picture\"><img src=\"{name}\" width=\"{width}\" alt=\"{}\"/></p>",
                    escaped(&said)
                );
                self.figures.push((name, svg));
                tag
            }
            Drawn::Text(xhtml) => xhtml,
            Drawn::Both(svg, text) => self.drawing(*svg, caption) + &text,
        }
    }

    /// A question under its heading; its answer goes to the end of the book. The place is the name of its kind, and its
    /// number among so many of the lesson.
    fn question(
        &mut self,
        (kind, number, of): (&str, usize, usize),
        name: Phrase,
        question: &Question,
        beside: Option<Drawn>,
        more: &str,
    ) -> String {
        let (lang, lesson) = (self.lang, self.open.lesson);
        let number_text = match of {
            1 => String::new(),
            _ => format!(" {number}"),
        };
        let heading = format!("{}{number_text}", escaped(name.in_lang(lang)));
        let asked = self.asked(question, beside);
        let (id, answer_id) = (
            format!("{kind}-{number}"),
            format!("{}-{kind}-{number}", lesson.slug),
        );
        let file = answers_file(lesson.part);
        self.answers.push(format!(
            "<section id=\"{answer_id}\"><h3>{heading}</h3>{}<p class=\"to-question\"><a href=\"{}.xhtml#{id}\">{}</a></p></section>",
            answered(question, lang),
            lesson.slug,
            words::TO_QUESTION.in_lang(lang)
        ));
        format!(
            "<section class=\"question\" id=\"{id}\"><h2>{heading}</h2>{asked}{more}<p class=\"to-answer\"><a href=\"{file}#{answer_id}\">{}</a></p></section>",
            words::TO_ANSWER.in_lang(lang)
        )
    }

    /// What is asked and given, and what there is to choose from.
    fn asked(&mut self, question: &Question, beside: Option<Drawn>) -> String {
        let board = question.board(false, ORDER);
        let (prompt, given) = (
            question.prompt.in_lang(self.lang),
            question.given_in_words(self.lang),
        );
        let mut asked = format!("<p>{}</p>", prose(prompt));
        match (board, beside) {
            (Some(board), _) => {
                let drawing = Cells::of_board(&board).drawing(CellStyle::FILE);
                let drawn = figure::svg(&drawing, given.join(" "));
                asked += &self.drawing(drawn, prompt);
            }
            (None, beside) => {
                asked += &list(given.iter().map(|given| prose(given)));
                if let Some(drawn) = beside {
                    asked += &self.drawing(drawn, prompt);
                }
            }
        }
        let choices = question.kind.choices().iter();
        asked + &list(choices.map(|choice| prose(choice.in_lang(self.lang))))
    }

    /// A question with its solution below it.
    fn example(&mut self, number: usize, question: &Question) -> String {
        let asked = self.asked(question, None);
        let why = question.why(ORDER);
        let why = list(why.iter().map(|why| prose(why.in_lang(self.lang))));
        format!(
            "<section class=\"example\" id=\"example-{number}\"><h2>{}</h2>{asked}<p><b>{}</b></p>{why}</section>",
            WORKED.in_lang(self.lang),
            prose(question.answer.in_lang(self.lang))
        )
    }

    fn onward(&self, to: Address, text: &str) -> String {
        let to = to.in_language(self.lang);
        match self.url {
            Some(url) => format!(
                "<p><a href=\"{}\">{}</a></p>",
                escaped(&format!("{url}{to}")),
                prose(text)
            ),
            None => format!(
                "<p>{} <span class=\"meaning\">…/{}</span></p>",
                prose(text),
                escaped(&to.to_string())
            ),
        }
    }
}

/// The right answer and its reasons; what is said of each choice by itself.
fn answered(question: &Question, lang: Lang) -> String {
    let right = question.kind.say(&question.right);
    let (right, answer) = (right.in_lang(lang), question.answer.in_lang(lang));
    let said = format!("<p><b>{}</b></p>", prose(right));
    let said = if answer == right {
        said
    } else {
        format!("{said}<p>{}</p>", prose(answer))
    };
    let Replies::Each(replies) = &question.replies else {
        return said;
    };
    let replies = question.kind.choices().iter().zip(replies);
    let replies = replies.map(|(choice, reply)| (choice.in_lang(lang), reply.in_lang(lang)));
    let replies = replies.filter(|(_, reply)| !reply.is_empty() && *reply != answer);
    said + &list(replies.map(|(choice, reply)| {
        format!(
            "{}{}{}",
            prose(choice),
            course::COLON.in_lang(lang),
            prose(reply)
        )
    }))
}
