//! The lines that pupils hand in: a field, and the tables that come of it.

use std::rc::Rc;

use web_sys::HtmlTextAreaElement;
use yew::{platform::spawn_local, prelude::*};

use crate::{
    browser::{clock, sharing},
    course::{Content, CourseFiles, LessonList, TextFile, view::fetch::content},
    draw::view::{
        buttons::{AskButton, ButtonKind, CopyText, button},
        html,
        link::prose,
        tables::table_head,
    },
    pages::teach::{
        ClassMarks, MarkedWork, Row, Unmarked, UnreadLine, Who,
        view::exports::read,
        words::{marks as words, teachers},
    },
    question::{hand_in::pasted, verdict_name},
    site::NotFetched,
    text::{Lang, words::COMMA},
};
use bitqueens_course::CourseFile;

/// So many lines are judged before the page is drawn again.
const AT_ONCE: usize = 20;
/// So many wrong answers are shown of a question.
const COMMONEST: usize = 3;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct HandInsProps {
    pub(super) list: &'static LessonList,
    /// The class list of this page.
    pub(super) names: Rc<[String]>,
    pub(super) lang: Lang,
}

/// How far the lines are.
#[derive(Clone)]
enum Judging {
    Nothing,
    Waiting,
    Failed,
    Judged(Rc<ClassMarks>),
}

#[component]
pub(super) fn HandIns(props: &HandInsProps) -> Html {
    let HandInsProps { list, names, lang } = props.clone();
    let field = use_node_ref();
    let judging = use_state(|| Judging::Nothing);
    let judge = {
        let (field, judging, names) = (field.clone(), judging.clone(), Rc::clone(&names));
        Callback::from(move |_| {
            let Some(field) = field.cast::<HtmlTextAreaElement>() else {
                return;
            };
            let (judging, names) = (judging.clone(), Rc::clone(&names));
            judging.set(Judging::Waiting);
            spawn_local(async move {
                let judged = judged(field.value(), list, &names, lang).await;
                judging
                    .set(judged.map_or(Judging::Failed, |marks| Judging::Judged(Rc::new(marks))));
            });
        })
    };
    html! {
        <>
            <p>{ words::NAMES.in_lang(lang) }</p>
            <label class="field class-list">
                <span>{ words::LINES.in_lang(lang) }</span>
                <textarea ref={field} data-hand-ins="" rows="8" />
            </label>
            <div class="exercise-buttons">
                { button(ButtonKind::Main, "judge-lines", words::JUDGE.in_lang(lang), judge) }
            </div>
            <p role="status">{ status(&judging, lang) }</p>
            if let Judging::Judged(marks) = &*judging {
                for work in &marks.works {
                    { table(work, list, &names, lang) }
                }
                { unread(&marks.unread, lang) }
            }
            <p class="meaning">{ words::CANNOT.in_lang(lang) }</p>
        </>
    }
}

/// Finds the lines, fetches their lessons, and judges them.
async fn judged(
    text: String,
    list: &'static LessonList,
    names: &[String],
    lang: Lang,
) -> Result<ClassMarks, NotFetched> {
    let lines = pasted(&text);
    let wanted = ClassMarks::lessons(&lines, list).into_iter().map(|lesson| {
        let file = CourseFile::Lesson(lesson.slug.clone());
        let file = TextFile { file, lang };
        (file.clone(), content(&file, read))
    });
    // Each request is sent at once, before one is waited for.
    let wanted: Vec<_> = wanted.collect();
    let mut files = CourseFiles::default();
    let file = CourseFile::List;
    files.add(TextFile { file, lang }, Content::List(list));
    for (file, content) in wanted {
        files.add(file, content.await?);
    }
    let mut marks = ClassMarks::default();
    for (number, line) in (1..).zip(lines) {
        marks.take(line, names, (&files, lang));
        if number % AT_ONCE == 0 {
            clock::next_frame().await;
        }
    }
    marks.sort();
    Ok(marks)
}

fn status(judging: &Judging, lang: Lang) -> String {
    match judging {
        Judging::Nothing => String::new(),
        Judging::Waiting => words::JUDGING.in_lang(lang).to_owned(),
        Judging::Failed => teachers::NOT_FETCHED.in_lang(lang).to_owned(),
        Judging::Judged(marks) => {
            let n_lines = marks.works.iter().map(|work| work.rows.len()).sum();
            if n_lines + marks.unread.len() == 0 {
                return words::NO_LINES.in_lang(lang).to_owned();
            }
            let said = words::judged(n_lines, marks.n_doubled, marks.unread.len());
            said.in_lang(lang).to_owned()
        }
    }
}

/// A work: its table, what was answered wrong, who is missing, and the table as a file.
fn table(work: &MarkedWork, list: &LessonList, names: &Rc<[String]>, lang: Lang) -> Html {
    let title = work.title(|lesson| list.title(lesson).to_owned());
    let fixed = [words::NUMBER, words::NAME, words::RIGHT, words::FIRST];
    let heads = fixed.map(|head| head.in_lang(lang).to_owned()).into_iter();
    let heads = heads.chain((1..=work.n_questions).map(|number| number.to_string()));
    let heads = heads.chain([words::DAY, words::SEED].map(|head| head.in_lang(lang).to_owned()));
    let save = {
        let (work, names) = (work.clone(), Rc::clone(names));
        Callback::from(move |tell: Callback<bool>| {
            let name = format!("{}.csv", work.work.name());
            let text = work.spreadsheet(&names, lang);
            tell.emit(sharing::save_file(&name, "text/csv", &text));
        })
    };
    let missing = work.missing(names);
    let missing: Vec<_> = missing
        .iter()
        .map(|(number, name)| format!("{number} {name}"))
        .collect();
    html! {
        <section class="marks">
            <h3>{ title.in_lang(lang).to_owned() }</h3>
            <div class="table-frame" tabindex="0">
                <table class="work" data-marks={work.work.name()}>
                    { table_head(heads) }
                    <tbody>{ for work.rows.iter().map(|pupil| row(pupil, lang)) }</tbody>
                </table>
            </div>
            <div class="exercise-buttons">
                <AskButton action="save-marks" label={words::SAVE} ask={save} {lang} />
                <CopyText text={work.to_paste(names, lang)} action="copy-marks" label={words::COPY} {lang} />
            </div>
            if !missing.is_empty() {
                <p data-missing={missing.len().to_string()}>{ words::MISSING.in_lang(lang) }{ missing.join(COMMA.in_lang(lang)) }</p>
            }
            { wrong(work, list, lang) }
        </section>
    }
}

fn row(row: &Row, lang: Lang) -> Html {
    let (number, name) = match &row.who {
        Who::Pupil(number, Some(name)) => (number.to_string(), name.clone()),
        Who::Pupil(number, None) => (
            number.to_string(),
            words::pupil(*number).in_lang(lang).to_owned(),
        ),
        Who::Named(name) => (String::new(), name.clone()),
        Who::Line(at) => (String::new(), words::at(*at).in_lang(lang).to_owned()),
    };
    let (place, all) = row.place;
    html! {
        <tr data-line={row.at.to_string()} data-right={row.n_right().to_string()}>
            <td>{ number }</td>
            <th scope="row">
                { name }
                if all != 1 {
                    { " " }<span class="meaning">{ words::one_of(place, all).in_lang(lang).to_owned() }</span>
                }
            </th>
            <td>{ row.n_right() }</td>
            <td>{ row.n_first() }</td>
            for mark in &row.marks {
                <td data-verdict={verdict_name(mark.is_right())}>{ prose(mark.sentence().in_lang(lang)) }</td>
            }
            <td>{ &row.day }</td>
            <td>{ row.seed() }</td>
        </tr>
    }
}

/// The questions with the most wrong answers, each with the commonest of them.
fn wrong(work: &MarkedWork, list: &LessonList, lang: Lang) -> Html {
    let wrong = work.wrong();
    html! {
        if !wrong.is_empty() {
            <h4>{ words::WRONG_TITLE.in_lang(lang) }</h4>
            <ul data-wrong-answers={wrong.len().to_string()}>
                for (name, answers) in wrong {
                    <li>
                        <b>{ question_name(name, list, lang) }</b>
                        { " " }
                        { words::n_wrong(answers.n_wrong(), answers.n_answered).in_lang(lang).to_owned() }
                        <ul>
                            for (given, n) in answers.commonest(COMMONEST) {
                                <li>{ prose(given) }{ " × " }{ n }</li>
                            }
                        </ul>
                    </li>
                }
            </ul>
        }
    }
}

/// A question by its lesson; a program and a line of the loop by the name that they have.
fn question_name(name: &str, list: &LessonList, lang: Lang) -> String {
    let parts: Vec<_> = name.split('.').collect();
    match parts[..] {
        [slug, kind @ ("quiz" | "exercise"), number] => {
            let lesson = list.lesson(slug);
            let title = lesson.map_or(slug, |lesson| list.title(lesson));
            let kind = if kind == "quiz" {
                words::QUIZ
            } else {
                words::EXERCISE
            };
            format!("{title} · {} {number}", kind.in_lang(lang))
        }
        _ => name.to_owned(),
    }
}

fn unread(lines: &[UnreadLine], lang: Lang) -> Html {
    let line = |pasted: &UnreadLine| {
        let why = match &pasted.why {
            Unmarked::Damaged(damage) => words::damage(damage),
            Unmarked::OtherCourse => words::OTHER_COURSE,
            Unmarked::NoAnswer => words::NO_ANSWER,
        };
        html! {
            <li data-line={pasted.at.to_string()}>
                <b>{ words::at(pasted.at).in_lang(lang).to_owned() }</b>
                { " " }
                if !pasted.beside.is_empty() {
                    { format!("({}) ", pasted.beside) }
                }
                { why.in_lang(lang) }
            </li>
        }
    };
    html! {
        if !lines.is_empty() {
            <h3>{ words::UNREAD_TITLE.in_lang(lang) }</h3>
            <ul data-unread={lines.len().to_string()}>{ for lines.iter().map(line) }</ul>
        }
    }
}
