//! A lesson.

use bitqueens_core::named;

use super::{
    answers, find, formula,
    mistake::{At, CourseMistake},
    opening,
    passage::Passage,
    picture,
    piece::PieceKind,
    place, puzzle, trial,
};
use crate::{
    Block, Card, Figure, Lang, Lesson, LessonSummary, Picture, Quiz, QuizAnswer, WrittenExercise,
};

/// A lesson as read, and where it stands in the course.
pub(super) struct ReadLesson {
    pub(super) lesson: Lesson,
    pub(super) card: Card,
    /// Its number in its part, from 1.
    pub(super) number: usize,
    pub(super) way: Option<Way>,
    pub(super) formerly: Vec<String>,
    pub(super) moved: Vec<[String; 2]>,
    /// Where the part and the number are named.
    pub(super) at: At,
}

named! {
    /// A way through the course.
    #[derive(Clone, Copy, Debug)]
    pub(super) enum Way {
        /// The fewest lessons from no binary to the loop understood.
        Short => "short",
    }
}

named! {
    /// A fence that is a block by itself.
    #[derive(Clone, Copy, Debug)]
    enum BlockFence {
        Opening => "opening",
        Figure => "figure",
        Join => "join",
        Work => "work",
        Fault => "fault",
        Find => "find",
        Quiz => "quiz",
        Puzzle => "puzzle",
        Example => "example",
        Exercise => "exercise",
        Step => "step",
        Link => "link",
    }
}

/// Reads a lesson.
pub(super) fn read(slug: &str, passages: &[Passage]) -> Result<ReadLesson, CourseMistake> {
    let [title, head, blocks @ ..] = passages else {
        let file = format!("lessons/{slug}.{}.md", Lang::ALL[0].tag());
        return Err(At::new(&file, 1).mistake("a lesson begins with its title and `lesson`"));
    };
    if !matches!(title.kind(), PieceKind::Heading(1, _)) {
        return Err(title.at().mistake("a lesson begins with its title, `# …`"));
    }
    head.fence("lesson")?;
    head.only(&["part", "way", "formerly", "outcome", "picture"])?;
    let part = head.value("part")?;
    let (name, number) = part.kind.split_once(' ').unwrap_or((part.kind, ""));
    let number = part.parsed(number)?;
    let mut lesson = Lesson {
        slug: slug.to_owned(),
        part: part.at.named(name, "part")?,
        title: title.words()?,
        blocks: self::blocks(blocks)?,
    };
    answers::draw(&mut lesson);
    let way = match head.field("way") {
        Some(_) => {
            let way = head.value("way")?;
            Some(way.at.named(way.kind, "way")?)
        }
        None => None,
    };
    let formerly = head.field("formerly");
    let formerly = formerly
        .iter()
        .flat_map(|value| value.text.split_whitespace());
    Ok(ReadLesson {
        way,
        formerly: formerly.map(str::to_owned).collect(),
        moved: moved(slug, blocks),
        card: Card {
            outcome: head.text("outcome", 0)?,
            picture: picture::read(&head.value("picture")?)?,
        },
        number,
        at: part.at.clone(),
        lesson,
    })
}

/// The questions of a lesson that were another's: the name that each had in stored texts, and the name that it has.
fn moved(slug: &str, blocks: &[Passage]) -> Vec<[String; 2]> {
    let of_kind = |kind: &'static str| {
        let questions = blocks
            .iter()
            .filter(move |passage| passage.fence(kind).is_ok());
        (1..).zip(questions).filter_map(move |(number, passage)| {
            let before = passage.field("formerly")?.text.clone();
            Some([before, format!("{slug}.{kind}.{number}")])
        })
    };
    of_kind("quiz").chain(of_kind("exercise")).collect()
}

fn blocks(passages: &[Passage]) -> Result<Vec<Block>, CourseMistake> {
    let mut blocks = Vec::new();
    let mut rest = passages.iter();
    while let Some(passage) = rest.next() {
        let mut below = |what: &str| {
            let missing = || {
                passage
                    .at()
                    .mistake(format!("{what} is to stand below this"))
            };
            rest.next().ok_or_else(missing)
        };
        match passage.kind() {
            PieceKind::Paragraph(_) => blocks.push(Block::Prose(passage.words()?)),
            PieceKind::Code(lines) => blocks.extend(lines.iter().cloned().map(Block::Code)),
            PieceKind::Heading(2, _) => {
                let answer = below("the answer")?.paragraph()?;
                let question = passage.words()?;
                blocks.push(Block::Why { question, answer });
            }
            PieceKind::Table(_) => {
                let caption = below("the caption, `*…*`,")?;
                if !matches!(caption.kind(), PieceKind::Caption(_)) {
                    return Err(caption
                        .at()
                        .mistake("a table's caption, `*…*`, is to stand here"));
                }
                let (heads, rows) = passage.table()?;
                blocks.push(Block::Figure(Figure {
                    picture: Picture::Table { heads, rows },
                    caption: caption.words()?,
                }));
            }
            PieceKind::Fence(name, _) => {
                let at = passage.at();
                let known = at.named(name, "block")?;
                if matches!(known, BlockFence::Opening) && !blocks.is_empty() {
                    let first = "a lesson begins with its `opening`, and has no other";
                    return Err(passage.at().mistake(first));
                }
                blocks.push(fence(known, passage, rest.clone().next())?);
            }
            PieceKind::Heading(..) => {
                return Err(passage
                    .at()
                    .mistake("a heading inside of a lesson is `## …`"));
            }
            PieceKind::Caption(_) => {
                return Err(passage.at().mistake("a caption stands below a table"));
            }
        }
    }
    Ok(blocks)
}

/// Reads a fence. What stands below an example is what it is an example of.
fn fence(
    fence: BlockFence,
    passage: &Passage,
    below: Option<&Passage>,
) -> Result<Block, CourseMistake> {
    Ok(match fence {
        BlockFence::Opening => Block::Opening(opening::read(passage)?),
        BlockFence::Figure => {
            passage.only(&["picture", "caption"])?;
            Block::Figure(Figure {
                picture: picture::read(&passage.value("picture")?)?,
                caption: passage.text("caption", 0)?,
            })
        }
        BlockFence::Join => {
            passage.only(&["steps"])?;
            let steps = passage.value("steps")?;
            let names = steps.kind.split_whitespace();
            let steps = names.map(|name| steps.at.named(name, "step of the join"));
            Block::Join(steps.collect::<Result<_, _>>()?)
        }
        BlockFence::Work => {
            passage.only(&[])?;
            Block::Work
        }
        BlockFence::Fault => Block::Break(trial::read(passage)?),
        BlockFence::Find => Block::Find(find::read(passage)?),
        BlockFence::Quiz => Block::Quiz(quiz(passage)?),
        BlockFence::Puzzle => Block::Puzzle(puzzle::read(passage)?),
        BlockFence::Example => {
            passage.only(&[])?;
            let of = below.filter(|below| below.fence("exercise").is_ok());
            let missing = || {
                let what = "an `example` stands above the `exercise` that it is of";
                passage.at().mistake(what)
            };
            Block::Example(exercise(of.ok_or_else(missing)?)?)
        }
        BlockFence::Exercise => Block::Exercise(exercise(passage)?),
        BlockFence::Step => {
            passage.only(&["at", "text"])?;
            let at = passage.value("at")?;
            at.only(&place::NAMES)?;
            Block::Step {
                place: place::read(&at)?,
                text: passage.text("text", 0)?,
            }
        }
        BlockFence::Link => {
            passage.only(&["to", "text"])?;
            let to = passage.value("to")?;
            let pair = |(key, value): &(&str, &str)| ((*key).to_owned(), (*value).to_owned());
            Block::Onward {
                to: to.at.named(to.kind, "page")?,
                query: to.values.iter().map(pair).collect(),
                text: passage.text("text", 0)?,
            }
        }
    })
}

fn quiz(passage: &Passage) -> Result<Quiz, CourseMistake> {
    passage.only(&["formerly", "ask", "right", "wrong", "reply"])?;
    let answers = passage.answers("a quiz")?.into_iter().enumerate();
    let answers = answers.map(|(at, (text, right))| {
        let reply = passage.text("reply", at)?;
        Ok(QuizAnswer { text, right, reply })
    });
    let answers = answers.collect::<Result<_, CourseMistake>>()?;
    let ask = passage.text("ask", 0)?;
    Ok(Quiz { ask, answers })
}

fn exercise(passage: &Passage) -> Result<WrittenExercise, CourseMistake> {
    if passage.field("formula").is_some() {
        return formula::read(passage).map(WrittenExercise::Formulas);
    }
    passage.only(&["formerly", "row", "question"])?;
    if passage.field("row").is_some() {
        let value = passage.value("row")?;
        let word = value.at.named(value.kind, "word of a row")?;
        value.only(&place::NAMES)?;
        let place = place::read(&value)?;
        Ok(WrittenExercise::Row { word, place })
    } else {
        let value = passage.value("question")?;
        value.only(&[])?;
        Ok(WrittenExercise::Question(value.kind.to_owned()))
    }
}

/// A lesson as the list has it. The minutes are those of the first language, so that all languages say the same.
pub(super) fn summary(read: &ReadLesson) -> LessonSummary {
    let lesson = &read.lesson;
    let seconds: usize = lesson.blocks.iter().map(seconds).sum();
    LessonSummary {
        slug: lesson.slug.clone(),
        part: lesson.part,
        is_on_way: matches!(read.way, Some(Way::Short)),
        formerly: read.formerly.clone(),
        moved: read.moved.clone(),
        minutes: seconds.div_ceil(60),
        n_quizzes: lesson.quizzes().count(),
        n_exercises: lesson.exercises().count(),
    }
}

fn seconds(block: &Block) -> usize {
    match block {
        // 350 characters a minute, as one reads what is new.
        Block::Prose(text) | Block::Why { answer: text, .. } => n_characters(text) * 60 / 350,
        Block::Figure(_) | Block::Work => 30,
        Block::Quiz(_) => 40,
        Block::Opening(_) | Block::Example(_) | Block::Break(_) | Block::Join(_) => 60,
        Block::Find(_) => 120,
        Block::Exercise(_) => 180,
        Block::Puzzle(_) => 240,
        Block::Code(_) | Block::Step { .. } | Block::Onward { .. } => 5,
    }
}

/// The characters of a text; the address of a term is not read.
fn n_characters(text: &str) -> usize {
    let mut pieces = text.split("](");
    let first = pieces.next().unwrap_or_default().chars().count();
    let behind = pieces.map(|piece| {
        let (_, behind) = piece.split_once(')').unwrap_or_default();
        behind.chars().count()
    });
    first + behind.sum::<usize>()
}
