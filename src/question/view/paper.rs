//! Sheets of paper: the frame of the question sheet and the answer sheet, and what is given and asked on them.

use yew::prelude::*;

use super::{given_lines, still::elements, trace::trace_table, worths};
use crate::{
    draw::{
        Board, Mark,
        view::{
            board::queen,
            buttons::{ButtonKind, print_button},
            html,
            link::Link,
        },
        words,
    },
    question::{
        Given,
        still::{Columns, Node, Part, Sign},
        words::ANSWER,
    },
    site::Address,
    text::{Lang, Phrase, words::NOT_YET},
};

/// The question on one sheet and the answer on another, with buttons that are not printed: one
/// prints, the other follows `back`, a link and its words. `choices` stand beside them.
pub(crate) fn two_sheets(
    title: &str,
    (back, back_label): (Address, Phrase),
    choices: Html,
    question: Html,
    answer: Html,
    lang: Lang,
) -> Html {
    html! {
        <div class="sheets" data-sheet="">
            <div class="sheet-buttons">
                { print_button(ButtonKind::Main, words::PRINT_SHEET, lang) }
                <Link action="close-sheet" to={back}>{ back_label.in_lang(lang) }</Link>
                { choices }
            </div>
            <section class="sheet">
                <h1 tabindex="-1">{ words::QUESTION_SHEET.in_lang(lang) }{ " · " }{ title }</h1>
                <p class="name-line">{ words::NAME_AND_DATE.in_lang(lang) }</p>
                { question }
            </section>
            <section class="sheet">
                <h2>{ words::ANSWER_SHEET.in_lang(lang) }{ " · " }{ title }</h2>
                { answer }
            </section>
        </div>
    }
}

/// What stands on a sheet.
pub(crate) fn paper(nodes: &[Node], lang: Lang) -> Html {
    let written = |nodes: &[Node]| paper(nodes, lang);
    elements(nodes, &|part| match part {
        Part::Columns(of) => written(&[columns(of, lang)]),
        Part::Trace(trace, filled) => {
            trace_table(trace, filled.as_deref(), lang, &|_| html! { <code /> })
        }
        Part::Choices(texts) => written(Node::list(texts).as_slice()),
        Part::Line => written(&[Node::around("p.name-line", ANSWER.in_lang(lang))]),
        Part::Sign(_) => queen(),
        // No sheet has a drawing.
        Part::Gap(_) | Part::Drawing { .. } | Part::Sketch(..) => Html::default(),
    })
}

/// The board, what else is given, and the rows, empty or filled in.
fn columns(of: &Columns, lang: Lang) -> Node {
    let n_bits = of.rows.iter().map(|row| row.cells.len()).max();
    let n_bits = n_bits.unwrap_or(0);
    let n = of.board.as_ref().map_or(n_bits, |board| board.size.len());
    let rows = of.rows.iter().map(|row| {
        let not_yet = row.cells.is_empty().then_some(NOT_YET.in_lang(lang));
        let cells = row.cells.iter().map(|bit| {
            let digit = if of.is_filled { bit.digit() } else { "" };
            Node::around("span.bit.blank", digit).marked("data-ghost", bit.ghost)
        });
        named_row(&row.name)
            .then(not_yet.map(|text| Node::around("span.not-yet", text)))
            .then(cells)
            .with("data-answered", of.is_filled)
            .with("data-paper", &row.name)
    });
    Node::of("div.paper", of.board.iter().flat_map(board))
        .then(given(of, n_bits, lang))
        .then(rows)
        .with("data-n", n)
        .with("data-order", of.order.name())
        .with("data-ghosts", of.n_ghosts)
}

fn named_row(name: &str) -> Node {
    let name = (!name.is_empty()).then(|| Node::Code(name.to_owned()));
    Node::of("div.paper-row", [Node::of("span.stack-name", name)])
}

/// What is given beside a board.
fn given(of: &Columns, n_bits: usize, lang: Lang) -> Vec<Node> {
    match &of.given {
        Given::Nothing | Given::Board(_) | Given::Row { .. } => Vec::new(),
        Given::Lines(lines) => vec![given_lines(*lines, lang)],
        Given::Places => vec![Node::of("div.paper-row", worths(n_bits, lang))],
        Given::Words(words) | Given::Signed(words) => {
            let rows = words.iter().map(|(name, word)| {
                let bits = word.row();
                named_row(name).then(
                    bits.map(|on| Node::around("span.bit", u8::from(on)).marked("data-on", on)),
                )
            });
            rows.collect()
        }
    }
}

/// The queens that stand; what else is on the squares is for the reader to find.
fn board(of: &Board) -> impl Iterator<Item = Node> {
    (0..of.size.get()).map(|row| {
        let squares = of.row(row).iter().map(|square| {
            let queen = (square.mark == Mark::Queen).then_some(Node::Part(Part::Sign(Sign::Queen)));
            Node::of("span.paper-square", queen).marked("data-in-work", square.in_work)
        });
        Node::of("div.paper-row", [Node::around("span.stack-name", row)]).then(squares)
    })
}
