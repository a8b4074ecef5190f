//! The lines that pupils hand in: each answer is judged anew from its seed, and stands in a table of its work.
//!
//! ```text
//! ClassMarks         the tables, what could not be read, how many lines were there twice
//! MarkedWork    the table of a work: a row for each line, and the wrong answers of each question
//! Row, AnswerMark     a pupil's answers, and one of them
//! UnreadLine    a line that says nothing, and why
//! spreadsheet   a table as CSV
//! ```

mod judge;
mod sheet;

use std::collections::{BTreeMap, BTreeSet};

pub use judge::AnswerMark;

use super::words::{marks as words, teachers};
use crate::{
    course::{CourseFiles, LessonList, LessonSummary, Work, link, part_title},
    question::hand_in::{Damage, HandIn, PastedLine},
    text::{Lang, Sentence},
};
use judge::Judge;

/// What came of pasted lines.
#[derive(Debug, Default)]
pub struct ClassMarks {
    pub works: Vec<MarkedWork>,
    pub unread: Vec<UnreadLine>,
    /// The lines that were there already.
    pub n_doubled: usize,
    seen: BTreeSet<String>,
    judge: Judge,
}

/// The table of a work.
#[derive(Clone, Debug, PartialEq)]
pub struct MarkedWork {
    pub work: Work,
    pub n_questions: usize,
    /// The lines, by pupil.
    pub rows: Vec<Row>,
    wrong: BTreeMap<String, WrongAnswers>,
}

/// The wrong answers to a question, whatever seed it was drawn from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WrongAnswers {
    /// How often the question was answered.
    pub n_answered: usize,
    /// What was answered wrong, and how often.
    given: BTreeMap<String, usize>,
}

impl WrongAnswers {
    pub fn n_wrong(&self) -> usize {
        self.given.values().sum()
    }

    /// The answers that were given most often, the commonest first.
    pub fn commonest(&self, most: usize) -> Vec<(&str, usize)> {
        let mut given: Vec<_> = self
            .given
            .iter()
            .map(|(text, n)| (text.as_str(), *n))
            .collect();
        given.sort_by_key(|(_, n)| std::cmp::Reverse(*n));
        given.truncate(most);
        given
    }
}

/// Whose line it is, as far as it says.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Who {
    /// The number in the class list, with the name there.
    Pupil(usize, Option<String>),
    /// What stands beside the line where it was pasted.
    Named(String),
    /// Nothing: the line of the pasted text on which it begins.
    Line(usize),
}

/// A line that was judged.
#[derive(Clone, Debug, PartialEq)]
pub struct Row {
    pub who: Who,
    /// The line of the pasted text on which it begins.
    pub at: usize,
    pub seeds: Vec<u64>,
    pub day: String,
    pub marks: Vec<AnswerMark>,
    /// Which of that pupil's lines it is, and how many there are.
    pub place: (usize, usize),
}

impl Row {
    /// The answers that were right, at whichever try.
    pub fn n_right(&self) -> usize {
        self.marks.iter().filter(|mark| mark.is_right()).count()
    }

    /// How many were right at the first try.
    pub fn n_first(&self) -> usize {
        let first = self
            .marks
            .iter()
            .filter(|mark| matches!(mark, AnswerMark::Right { tries: 1 }));
        first.count()
    }

    /// The seed where there is one, else those of the answers.
    pub fn seed(&self) -> String {
        let all_alike = self.seeds.windows(2).all(|two| two[0] == two[1]);
        let shown = if all_alike {
            &self.seeds[..self.seeds.len().min(1)]
        } else {
            &self.seeds[..]
        };
        let seeds: Vec<_> = shown.iter().map(u64::to_string).collect();
        seeds.join(".")
    }
}

/// A line that says nothing, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadLine {
    pub at: usize,
    pub beside: String,
    pub why: Unmarked,
}

/// Why a line cannot be judged.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmarked {
    Damaged(Damage),
    /// It is whole, but the work is not one of this course, or of another edition of it.
    OtherCourse,
    /// It is whole, but an answer is none that the question takes: the page does not make such a line.
    NoAnswer,
}

impl ClassMarks {
    /// Judges a pasted line. `names` are those of the class list; `files` have the list, and the lessons of
    /// [`ClassMarks::lessons`].
    pub fn take(&mut self, line: PastedLine, names: &[String], files: (&CourseFiles, Lang)) {
        let PastedLine { at, beside, read } = line;
        let marked = read.map_err(Unmarked::Damaged).and_then(|hand_in| {
            let work = Work::read(&hand_in, files.0.list(files.1)).ok_or(Unmarked::OtherCourse)?;
            let answers = self.judge.judge(&work, &hand_in, files)?;
            Ok((hand_in, work, answers))
        });
        let (hand_in, work, answers) = match marked {
            Ok(marked) => marked,
            Err(why) => {
                self.unread.push(UnreadLine { at, beside, why });
                return;
            }
        };
        let who = who(&hand_in, beside, at, names);
        if !self.seen.insert(seen_as(&who, &hand_in)) {
            self.n_doubled += 1;
            return;
        }
        let row = Row {
            who,
            at,
            seeds: hand_in.seeds,
            day: hand_in.day,
            marks: answers.iter().map(|(_, mark)| mark.clone()).collect(),
            place: (1, 1),
        };
        let table = self.table(work, answers.len());
        table.rows.push(row);
        for (name, mark) in answers {
            table.note(name, &mark, files.1);
        }
    }

    /// The lessons whose texts are needed to judge lines.
    pub fn lessons(lines: &[PastedLine], list: &'static LessonList) -> Vec<&'static LessonSummary> {
        let read = lines.iter().filter_map(|line| line.read.as_ref().ok());
        let works =
            read.filter_map(|hand_in| Some(Work::read(hand_in, list)?.lessons(hand_in, list)));
        let mut lessons: Vec<&'static LessonSummary> = Vec::new();
        for lesson in works.flatten() {
            if !lessons.contains(&lesson) {
                lessons.push(lesson);
            }
        }
        lessons
    }

    /// Puts the rows of each table in order, once every line is there.
    pub fn sort(&mut self) {
        for table in &mut self.works {
            table
                .rows
                .sort_by(|a, b| (&a.who, &a.day, a.at).cmp(&(&b.who, &b.day, b.at)));
            let whose: Vec<_> = table.rows.iter().map(|row| row.who.clone()).collect();
            for (at, row) in table.rows.iter_mut().enumerate() {
                let before = whose[..at].iter().filter(|who| **who == row.who).count();
                let all = whose.iter().filter(|who| **who == row.who).count();
                row.place = (before + 1, all);
            }
        }
    }

    fn table(&mut self, work: Work, n_questions: usize) -> &mut MarkedWork {
        let at = self.works.iter().position(|marked| marked.work == work);
        let at = at.unwrap_or_else(|| {
            let (rows, wrong) = (Vec::new(), BTreeMap::new());
            self.works.push(MarkedWork {
                work,
                n_questions,
                rows,
                wrong,
            });
            self.works.len() - 1
        });
        &mut self.works[at]
    }
}

/// What makes two lines the same. A line without a name is not told from others by its place.
fn seen_as(who: &Who, hand_in: &HandIn) -> String {
    match who {
        Who::Line(_) => hand_in.to_string(),
        who => format!("{who:?} {hand_in}"),
    }
}

/// Whose line it is: a pupil's seed says it, else what stands beside the line.
fn who(hand_in: &HandIn, beside: String, at: usize, names: &[String]) -> Who {
    let pupils = hand_in.seeds.iter().map(|seed| link::pupil_of(*seed));
    let mut pupils: Vec<_> = pupils.collect();
    pupils.dedup();
    match pupils[..] {
        [Some(number)] => Who::Pupil(number, names.get(number - 1).cloned()),
        _ if !beside.is_empty() => Who::Named(beside),
        _ => Who::Line(at),
    }
}

impl MarkedWork {
    /// The name of the work for a reader.
    pub fn title(&self, lesson: impl Fn(&LessonSummary) -> String) -> Sentence {
        match &self.work {
            Work::Test { part, .. } => words::test(part_title(*part)),
            Work::Lesson(summary) => words::lesson(&lesson(summary)),
            Work::Program(stage) => teachers::write(stage.number()),
        }
    }

    /// The names of the class list without a line, with their numbers.
    pub fn missing<'a>(&self, names: &'a [String]) -> Vec<(usize, &'a str)> {
        let is_there = |number: usize| {
            self.rows
                .iter()
                .any(|row| matches!(row.who, Who::Pupil(own, _) if own == number))
        };
        let numbered = (1..).zip(names).filter(|(number, _)| !is_there(*number));
        let has_pupils = self
            .rows
            .iter()
            .any(|row| matches!(row.who, Who::Pupil(..)));
        numbered
            .map(|(number, name)| (number, name.as_str()))
            .filter(|_| has_pupils)
            .collect()
    }

    /// The questions that were answered wrong, the one with the most wrong answers first.
    pub fn wrong(&self) -> Vec<(&str, &WrongAnswers)> {
        let wrong = self
            .wrong
            .iter()
            .filter(|(_, answers)| answers.n_wrong() != 0);
        let mut wrong: Vec<_> = wrong
            .map(|(name, answers)| (name.as_str(), answers))
            .collect();
        wrong.sort_by_key(|(_, answers)| std::cmp::Reverse(answers.n_wrong()));
        wrong
    }

    fn note(&mut self, name: String, mark: &AnswerMark, lang: Lang) {
        let answers = self.wrong.entry(name).or_default();
        answers.n_answered += usize::from(*mark != AnswerMark::Nothing);
        if let AnswerMark::Wrong { given, .. } = mark {
            *answers
                .given
                .entry(given.in_lang(lang).to_owned())
                .or_default() += 1;
        }
    }
}
