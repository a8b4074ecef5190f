//! A lesson as a chapter.

use super::{figure, join, words};
use crate::{
    course::{
        Block, CoursePart, ORDER, at_hand,
        link::to_step,
        to_page,
        words::{puzzle, questions::WORKED},
    },
    pages::lesson::{AskedBlock, OpenLesson, still, words as course},
    question::{Question, Replies, still::Node},
    site::Address,
    text::{Lang, words::COLON},
};

/// The file of the answers to a part's questions.
pub(super) fn answers_file(part: CoursePart) -> String {
    format!("answers-{}.xhtml", part.name())
}

pub(super) struct Chapter {
    pub(super) slug: String,
    pub(super) title: String,
    /// The text with its questions.
    pub(super) body: Node,
    /// The end of the book.
    pub(super) answers: Node,
}

impl Chapter {
    pub(super) fn of(open: &OpenLesson, number: usize, url: Option<&str>, lang: Lang) -> Self {
        let lesson = open.lesson;
        let (slug, title) = (lesson.slug.clone(), lesson.title.clone());
        let still = StillLesson { open, url, lang };
        let heading = course::lesson_number(number, at_hand::list(lang).lessons.len());
        let heading = Node::around("p.meaning", heading.in_lang(lang));
        let blocks = 0..lesson.blocks.len();
        let body = blocks.clone().flat_map(|at| still.block(at));
        let to_lesson = link(&format!("{slug}.xhtml"), format!("{number}. {title}"));
        let answers = blocks.filter_map(|at| Some(still.answer(&open.asked_block(at)?)));
        Self {
            body: Node::of("section", [heading, Node::around("h1", &title)])
                .then(body)
                .with("epub:type", "chapter"),
            answers: Node::of("section", [Node::of("h2", [to_lesson])]).then(answers),
            slug,
            title,
        }
    }
}

/// A lesson as it stands in the book.
struct StillLesson<'a> {
    open: &'a OpenLesson,
    url: Option<&'a str>,
    lang: Lang,
}

impl StillLesson<'_> {
    fn block(&self, at: usize) -> Vec<Node> {
        let (lang, lesson) = (self.lang, self.open.lesson);
        let (before, blocks) = lesson.blocks.split_at(at);
        let Some(block) = blocks.first() else {
            return Vec::new();
        };
        let node = match block {
            Block::Prose(text) => Some(Node::paragraph(text)),
            // Lines that follow each other are one listing.
            Block::Code(_) if matches!(before.last(), Some(Block::Code(_))) => None,
            Block::Code(_) => {
                let lines = blocks.iter().map_while(|block| match block {
                    Block::Code(line) => Some(line.clone()),
                    _ => None,
                });
                Some(listing(lines))
            }
            Block::Why { question, answer } => {
                let why = [Node::around("h2", question), Node::paragraph(answer)];
                Some(Node::of("section", why))
            }
            Block::Figure(of) => {
                let picture = Node::of("figure", figure::of_picture(&of.picture, lang));
                Some(picture.then([Node::around("figcaption", &of.caption)]))
            }
            Block::Opening(of) => {
                let picture = of.picture.iter();
                let picture = picture.flat_map(|of| figure::of_picture(of, lang));
                self.question(at, picture.collect(), None)
            }
            Block::Quiz(_) | Block::Break(_) | Block::Exercise(_) => {
                self.question(at, Vec::new(), None)
            }
            Block::Puzzle(of) => {
                let allowed = Node::paragraph(puzzle::allowed(&of.puzzle).in_lang(lang));
                self.question(at, Vec::new(), Some(allowed))
            }
            Block::Find(of) => {
                let lines = of.lines().into_iter();
                let lines = lines.map(|(_, indent, code)| format!("{:indent$}{code}", ""));
                self.question(at, Vec::new(), Some(listing(lines)))
            }
            Block::Example(_) => self.example(at),
            Block::Join(steps) => {
                return steps.iter().map(|of| join::step(*of, lang)).collect();
            }
            Block::Work => return still::join::work(lang).into(),
            Block::Step { place, text } => {
                Some(self.onward(to_step(place.size(), place.step()), text))
            }
            Block::Onward { to, query, text } => Some(self.onward(to_page(*to, query), text)),
        };
        node.into_iter().collect()
    }

    /// A question under its heading, with what stands beside it and below it.
    fn question(&self, at: usize, beside: Vec<Node>, below: Option<Node>) -> Option<Node> {
        let (asked, lang, lesson) = (self.open.asked_block(at)?, self.lang, self.open.lesson);
        let (file, slug, id) = (answers_file(lesson.part), &lesson.slug, asked.id());
        let to_answer = words::TO_ANSWER.in_lang(lang);
        let to_answer = link(&format!("{file}#{slug}-{id}"), to_answer);
        let heading = Node::around("h2", asked.heading.in_lang(lang));
        let section = Node::of("section.question", [heading])
            .then(self.asked(asked.question, beside))
            .then(below)
            .then([Node::of("p.to-answer", [to_answer])]);
        Some(section.with("id", id))
    }

    /// What is asked and given, what stands beside it, and what there is to choose from. A board that is given is all
    /// that stands beside a question.
    fn asked(&self, question: &Question, beside: Vec<Node>) -> Vec<Node> {
        let mut nodes = question.asked(ORDER, self.lang);
        if question.size().is_none() {
            nodes.splice(1..1, beside);
        }
        nodes.insert(0, Node::paragraph(question.prompt.in_lang(self.lang)));
        nodes
    }

    /// The answer to a question, at the end of the book.
    fn answer(&self, asked: &AskedBlock) -> Node {
        let (lang, slug, id) = (self.lang, &self.open.lesson.slug, asked.id());
        let to_question = words::TO_QUESTION.in_lang(lang);
        let to_question = link(&format!("{slug}.xhtml#{id}"), to_question);
        Node::of("section", [Node::around("h3", asked.heading.in_lang(lang))])
            .then(answered(asked.question, lang))
            .then([Node::of("p.to-question", [to_question])])
            .with("id", format!("{slug}-{id}"))
    }

    /// A question with its solution below it.
    fn example(&self, at: usize) -> Option<Node> {
        let (lang, number) = (self.lang, self.open.lesson.number(at) + 1);
        let question = &self.open.states.get(at)?.asked()?.attempt.question;
        let section = Node::of(
            "section.example",
            [Node::around("h2", WORKED.in_lang(lang))],
        )
        .then(self.asked(question, Vec::new()))
        .then([bold(question.answer.in_lang(lang))])
        .then(question.reasons(ORDER, lang));
        Some(section.with("id", format!("example-{number}")))
    }

    fn onward(&self, to: Address, text: &str) -> Node {
        let to = to.in_language(self.lang);
        match self.url {
            Some(url) => Node::of("p", [link(&format!("{url}{to}"), text)]),
            None => {
                let to = Node::around("span.meaning", format!("…/{to}"));
                Node::of("p", [Node::text(format!("{text} ")), to])
            }
        }
    }
}

pub(super) fn link(to: &str, text: impl ToString) -> Node {
    Node::around("a", text).with("href", to)
}

fn bold(text: &str) -> Node {
    Node::of("p", [Node::around("b", text)])
}

fn listing(lines: impl Iterator<Item = String>) -> Node {
    let lines = lines.collect::<Vec<_>>().join("\n");
    Node::of("pre", [Node::Code(lines)])
}

/// The right answer and its reasons; what is said of each choice by itself.
fn answered(question: &Question, lang: Lang) -> Vec<Node> {
    let right = question.kind.say(&question.right);
    let (right, answer) = (right.in_lang(lang), question.answer.in_lang(lang));
    let filled = question.filled_trace().map(Node::Part);
    let mut nodes = vec![filled.unwrap_or_else(|| bold(right))];
    if answer != right {
        nodes.push(Node::paragraph(answer));
    }
    if let Replies::Each(replies) = &question.replies {
        let replies = question.kind.choices().iter().zip(replies);
        let replies = replies.map(|(choice, reply)| (choice.in_lang(lang), reply.in_lang(lang)));
        let replies = replies.filter(|(_, reply)| !reply.is_empty() && *reply != answer);
        let colon = COLON.in_lang(lang);
        nodes.extend(Node::list(
            replies.map(|(choice, reply)| format!("{choice}{colon}{reply}")),
        ));
    }
    nodes
}
