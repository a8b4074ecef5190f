//! An early method step by step, on the stepper's own board, with its arrays instead of rows of bits.

use yew::prelude::*;

use super::View;
use crate::{
    draw::view::{
        access::LiveRegion,
        board::{BoardGrid, column_numbers},
        choice::number_choice,
        html,
        link::{Link, prose},
        player::{SeekForm, jump_button, keys_button, moves, speed_choice},
    },
    pages::ladder::{
        Gallery, GalleryBoard, LadderAction, MethodWalk, board,
        view::boards::small_board,
        words::{self, board_link, class_words, gallery_words, walk_words},
    },
    player::{JumpButton, Move, Player, Sequence},
    site::{Address, Preferences, Route},
    text::{Lang, Phrase},
};
use bitqueens_core::{bits::BitOrder, ladder::walk::WalkStep, solver::Solution};

pub(super) fn walk(player: &Player<MethodWalk>, view: &View) -> Html {
    let lang = view.lang();
    let walk = &player.sequence;
    let (step, counters, solutions) = (
        player.step(),
        walk.walker().counters(),
        walk.walker().solutions(),
    );
    let sentence = walk.sentence(view.preferences.order);
    let counts = walk_words(step, counters.nodes, counters.tests, solutions);
    html! {
        <section
            class="walk live"
            aria-labelledby="walk-title"
            data-walk={walk.method().name()}
            data-n={walk.size().to_string()}
            data-step={step.to_string()}
            data-phase={walk.last().map_or("ready", WalkStep::name)}
            data-solutions={solutions.to_string()}
            data-playing={player.is_moving().to_string()}
            data-density="roomy"
        >
            <h2 id="walk-title">{ words::WALK.in_lang(lang) }</h2>
            <p class="why">{ prose(words::WALK_WHY.in_lang(lang)) }</p>
            <div class="fields">
                { number_choice(
                    ("walk-size", words::WALK_SIZE.in_lang(lang)),
                    MethodWalk::sizes(),
                    walk.size(),
                    view.send.reform(LadderAction::WalkSize),
                ) }
            </div>
            <div class="walk-figure">
                <div class="figure">
                    { column_numbers(walk.size(), None, lang) }
                    <BoardGrid board={board(walk)} {lang} />
                </div>
                <div class="walk-data">
                    <div class="narration">
                        <p class="sentence" aria-hidden="true">{ sentence.in_lang(lang) }</p>
                        <LiveRegion sentence={sentence.clone()} told={player.announcer.last().cloned()} {lang} />
                    </div>
                    <p class="beside">{ counts.in_lang(lang).to_owned() }</p>
                    { controls(player, view) }
                    { arrays(walk, lang) }
                </div>
            </div>
        </section>
    }
}

fn controls(player: &Player<MethodWalk>, view: &View) -> Html {
    let lang = view.lang();
    let send = view.send.reform(LadderAction::Walk);
    // A method's walk does not count dead ends.
    let jumps = JumpButton::ALL
        .into_iter()
        .filter(|jump| jump.to != Move::NextDeadEnd);
    html! {
        <div class="controls" role="group" aria-label={words::WALK_CONTROLS.in_lang(lang)}>
            { moves(player, lang, &send) }
            <div class="jumps">
                { for jumps.map(|jump| jump_button(jump, lang, &send)) }
                { keys_button(lang, &view.shared) }
            </div>
            <div class="fields">
                { speed_choice(player.speed, lang, &send) }
                <SeekForm step={player.step()} {lang} {send} />
            </div>
        </div>
    }
}

/// Draws the column of each row's queen, and the flags where the method keeps any.
fn arrays(walk: &MethodWalk, lang: Lang) -> Html {
    let (walker, square) = (walk.walker(), walk.square());
    let queens: Vec<_> = walker
        .queens()
        .iter()
        .map(|queen| queen.map_or_else(|| "·".to_owned(), |column| column.to_string()))
        .collect();
    let last = queens.len() - 1;
    html! {
        <div class="walk-arrays">
            { array("queens", words::WALK_QUEENS, &queens, Some(walker.row()), lang) }
            if let Some(flags) = walker.flags() {
                for (name, label, flags, at) in [
                    ("down", words::WALK_DOWN, flags.down(), square.map(|(_, column)| column)),
                    ("left", words::WALK_LEFT, flags.left(), square.map(|(row, column)| row + column)),
                    ("right", words::WALK_RIGHT, flags.right(), square.map(|(row, column)| column + last - row)),
                ] {
                    { array(name, label, &digits(flags), at, lang) }
                }
            }
        </div>
    }
}

fn digits(flags: &[bool]) -> Vec<String> {
    let digits = flags.iter().map(|flag| u8::from(*flag).to_string());
    digits.collect()
}

/// Draws one array: an index over each entry, and the entry in question marked.
fn array(
    name: &'static str,
    label: Phrase,
    entries: &[String],
    at: Option<usize>,
    lang: Lang,
) -> Html {
    html! {
        <table data-array={name} data-value={entries.join(" ")}>
            <caption>{ label.in_lang(lang) }</caption>
            <thead>
                <tr>
                    for index in 0..entries.len() {
                        <th scope="col">{ index }</th>
                    }
                </tr>
            </thead>
            <tbody>
                <tr>
                    for (index, entry) in entries.iter().enumerate() {
                        <td data-at={(at == Some(index)).then_some("")} data-on={(entry == "1").then_some("")}>{ entry }</td>
                    }
                </tr>
            </tbody>
        </table>
    }
}

/// Draws all solutions of a small board, each a link to its place in the stepper.
pub(super) fn gallery(gallery: &Gallery, view: &View) -> Html {
    let lang = view.lang();
    let (size, classes) = (gallery.size(), gallery.classes());
    let n_boards = classes.iter().map(|class| class.boards.len()).sum();
    let summary = gallery_words(size, classes.len(), n_boards);
    html! {
        <section aria-labelledby="gallery-title" data-gallery={size.to_string()}>
            <h2 id="gallery-title">{ words::GALLERY.in_lang(lang) }</h2>
            <p class="why">{ prose(words::GALLERY_WHY.in_lang(lang)) }</p>
            <div class="fields">
                { number_choice(
                    ("gallery-size", words::GALLERY_SIZE.in_lang(lang)),
                    Gallery::sizes(),
                    size,
                    view.send.reform(LadderAction::GallerySize),
                ) }
            </div>
            <p>{ prose(summary.in_lang(lang)) }</p>
            for (index, class) in classes.iter().enumerate() {
                <section class="class" data-images={class.boards.len().to_string()}>
                    <h3>{ class_words(index + 1, class.symmetry).in_lang(lang).to_owned() }</h3>
                    <div class="images">
                        for board in &class.boards {
                            { link(board, view.preferences) }
                        }
                    </div>
                </section>
            }
        </section>
    }
}

fn link(board: &GalleryBoard, preferences: Preferences) -> Html {
    let solution = &board.solution;
    let columns = columns(solution, preferences.order);
    let to = Address::of(Route::Step)
        .with("n", solution.size())
        .with("at", board.step);
    let queens: Vec<_> = columns.iter().map(|&column| Some(column.into())).collect();
    let name = board_link(board.ordinal, &columns);
    html! {
        <Link
            {to}
            label={name.in_lang(preferences.language).to_owned()}
            solution={board.ordinal.to_string()}
        >
            { small_board(&queens) }
            <span aria-hidden="true">{ board.ordinal }</span>
        </Link>
    }
}

/// The column of each row's queen as the reader sees the board.
fn columns(solution: &Solution, order: BitOrder) -> Vec<u8> {
    let n = solution.size().get();
    let columns = solution.by_row().into_iter();
    columns
        .map(|column| order.column(n - 1 - column, n))
        .collect()
}
