//! The figure of the fast count.

use yew::prelude::*;

use crate::{
    course::{Block, Coordinates, JoinStep},
    draw::view::{
        drawing::part_board,
        html,
        icons::{Icon, icon},
        link::{Link, prose},
    },
    pages::lesson::{
        BlockAction, BlockState, Half, JoinChoice, JoinPicture, JoinTotals, LastCount,
        LessonAction, OpenLesson, Quarter, RowSetSum, words::join as words,
    },
    site::{Address, PageContext, Route},
    text::{Lang, Phrase, grouped, words as shared},
};

/// Steps of the fast count in a block of the lesson, on the row set that the reader has chosen.
pub(super) fn join(at: usize, open: &OpenLesson, view: &PageContext<LessonAction>) -> Html {
    let (Some(Block::Join(steps)), Some(BlockState::Join(choice))) =
        (open.lesson.blocks.get(at), open.states.get(at))
    else {
        return Html::default();
    };
    let Some(picture) = JoinPicture::of(*choice) else {
        return Html::default();
    };
    let lang = view.lang();
    let send = view.send.reform(move |choice| LessonAction::Block {
        at,
        action: BlockAction::Join(choice),
    });
    let drawn = |step| match step {
        JoinStep::Rows => row_sets(&picture, &send, lang),
        JoinStep::Quarters => quarters(&picture, lang),
        JoinStep::Halves => halves(&picture, lang),
        JoinStep::Match => matching(&picture, &send, lang),
    };
    html! {
        <div
            class="join"
            role="group"
            aria-label={words::JOIN.in_lang(lang)}
            data-join={JoinChoice::digits(picture.joined.set.east)}
            data-solutions={picture.joined.solutions().to_string()}
            data-total={picture.total().to_string()}
        >
            for own in steps {
                { step(words::step(*own), drawn(*own), lang) }
            }
            if picture.item < choice.item {
                <p role="status">{ words::HALF_PROBLEM.in_lang(lang) }</p>
            }
        </div>
    }
}

fn step([heading, why]: [Phrase; 2], content: Html, lang: Lang) -> Html {
    html! {
        <section class="join-step">
            <h2>{ heading.in_lang(lang) }</h2>
            <p>{ prose(why.in_lang(lang)) }</p>
            { content }
        </section>
    }
}

/// Every row set, with the solutions it stands for.
fn row_sets(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let option = |(set, sum): (usize, &RowSetSum)| {
        let east: Vec<u8> = (0..8).filter(|row| sum.set.east >> row & 1 == 1).collect();
        // Two columns: west and east.
        let halves = (0..8).map(|row| (row, u8::from(east.contains(&row))));
        let rows = sum.set.east;
        let onchange = send.reform(move |_| JoinChoice { rows, item: 0 });
        html! {
            <label class="choice" data-none={(sum.solutions == 0).then_some("")}>
                <input
                    type="radio"
                    name="rows"
                    data-action="rows"
                    value={JoinChoice::digits(sum.set.east)}
                    aria-label={words::row_set(&east, sum.solutions).in_lang(lang).to_owned()}
                    checked={set == picture.chosen}
                    {onchange}
                />
                { part_board(2, 8, halves) }
                <span aria-hidden="true">{ sum.solutions }</span>
            </label>
        }
    };
    let sum = words::sum_of_sets(picture.sets.len(), picture.total());
    html! {
        <>
            <div class="choices" role="radiogroup" aria-label={words::CHOOSE_ROWS.in_lang(lang)}>
                { for picture.sets.iter().enumerate().map(option) }
            </div>
            <p class="result">{ sum.in_lang(lang) }</p>
        </>
    }
}

/// The western halves that survive, with the number of eastern halves that fit each.
fn items(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let rows = picture.joined.set.east;
    let option = |(item, half): (usize, &Half)| {
        let fitting = picture.n_fitting(half);
        let onchange = send.reform(move |_| JoinChoice { rows, item });
        html! {
            <label class="choice" data-none={(fitting == 0).then_some("")}>
                <input
                    type="radio"
                    name="half"
                    data-action="half"
                    value={(item + 1).to_string()}
                    aria-label={words::item(item + 1, fitting).in_lang(lang).to_owned()}
                    checked={item == picture.item}
                    {onchange}
                />
                { part_board(4, 8, half.queens.iter().copied()) }
                <span aria-hidden="true">{ fitting }</span>
            </label>
        }
    };
    html! {
        <div class="choices halves" role="radiogroup" aria-label={words::WEST.in_lang(lang)}>
            { for picture.items().enumerate().map(option) }
        </div>
    }
}

/// The four quarters as they lie on the board.
fn quarters(picture: &JoinPicture, lang: Lang) -> Html {
    let [north_east, south_east, north_west, south_west] = &picture.quarters;
    html! {
        <div class="quarters">
            { for [north_west, north_east, south_west, south_east].map(|corner| quarter(corner, lang)) }
        </div>
    }
}

fn quarter(quarter: &Quarter, lang: Lang) -> Html {
    let origin = quarter.corner.origin();
    let heading = words::quarter(quarter.corner, &quarter.rows, quarter.ways.len());
    html! {
        <div class="quarter" data-quarter={quarter.corner.name()} data-ways={quarter.ways.len().to_string()}>
            <h3>{ heading.in_lang(lang).to_owned() }</h3>
            <ul class="parts">
                for way in &quarter.ways {
                    <li>
                        { part_board(4, 4, within(&way.queens, origin)) }
                        <code>{ way.columns() }</code>
                    </li>
                }
            </ul>
        </div>
    }
}

/// Squares of the board, counted from a corner of a part of it.
fn within(queens: &[Coordinates], (top, west): Coordinates) -> impl Iterator<Item = Coordinates> {
    let queens = queens.iter();
    queens.map(move |(row, column)| (row - top, column - west))
}

/// The pairs of quarters, east and west, those that survive and those that do not.
fn halves(picture: &JoinPicture, lang: Lang) -> Html {
    let planes = picture.planes.iter().rev();
    let signs: Vec<String> = planes.map(words::sign).collect();
    html! {
        <>
            <p>{ words::order_of_bits(&signs).in_lang(lang).to_owned() }</p>
            { side(picture, words::EAST, &picture.east, 4, lang) }
            { side(picture, words::WEST, &picture.west, 0, lang) }
        </>
    }
}

fn side(picture: &JoinPicture, name: Phrase, pairs: &[Half], west: u8, lang: Lang) -> Html {
    let n_halves = pairs.iter().filter(|half| half.fits()).count();
    let heading = words::surviving(name, pairs.len(), n_halves);
    html! {
        <>
            <h3>{ heading.in_lang(lang).to_owned() }</h3>
            <ul class="parts">
                for half in pairs {
                    <li data-fits={half.fits().to_string()}>
                        { part_board(4, 8, within(&half.queens, (0, west))) }
                        { stacked(half, picture.planes.len(), lang) }
                        { fate(picture, half, lang) }
                    </li>
                }
            </ul>
        </>
    }
}

/// The words of both quarters and their AND, the highest bit left. The sentence beside them says what they show.
fn stacked(half: &Half, n_bits: usize, lang: Lang) -> Html {
    let [north, south] = half.words;
    let row = |name: &'static str, word: u32| {
        html! {
            <div data-word={word.to_string()}>
                <span>{ name }</span>
                for power in (0..n_bits).rev() {
                    <b data-on={(word >> power & 1 == 1).then_some("")}>{ word >> power & 1 }</b>
                }
            </div>
        }
    };
    html! {
        <div class="pair-words" aria-hidden="true">
            { row(words::NORTH.in_lang(lang), north) }
            { row(words::SOUTH.in_lang(lang), south) }
            { row(words::AND.in_lang(lang), half.shared()) }
        </div>
    }
}

fn fate(picture: &JoinPicture, half: &Half, lang: Lang) -> Html {
    let shared = picture.planes.iter();
    let shared = shared.filter(|plane| half.shared() >> plane.bit & 1 == 1);
    let shared = shared.map(words::sign).collect::<Vec<_>>().join(" ");
    let label = words::fate(half, &shared).in_lang(lang).to_owned();
    html! {
        <span role="img" aria-label={label}>
            { icon(if half.fits() { Icon::Tick } else { Icon::Cross }, None) }
            if !half.fits() {
                { " " }{ shared }
            }
        </span>
    }
}

/// The choice of a western half, the table of planes, and what is found.
fn matching(picture: &JoinPicture, send: &Callback<JoinChoice>, lang: Lang) -> Html {
    let item = picture.items().nth(picture.item);
    let missing = match (picture.patterns().next(), item) {
        (None, _) => Some(words::NO_EAST),
        (_, None) => Some(words::NO_WEST),
        _ => None,
    };
    let (Some(item), None) = (item, missing) else {
        return html! { <p class="result">{ missing.map(|phrase| phrase.in_lang(lang)) }</p> };
    };
    let joined = &picture.joined;
    let fitting = words::fitting(picture.item + 1, picture.n_fitting(item));
    let weighted = words::weighted(joined.found, joined.set.weights, joined.solutions());
    html! {
        <>
            { items(picture, send, lang) }
            { table(picture, item, lang) }
            <p class="result" role="status">{ fitting.in_lang(lang).to_owned() }</p>
            <p class="result">{ weighted.in_lang(lang).to_owned() }</p>
            <p>{ words::WEIGHTS_WHY.in_lang(lang) }</p>
        </>
    }
}

fn table(picture: &JoinPicture, item: &Half, lang: Lang) -> Html {
    let fits = picture.fits();
    html! {
        <div class="scroll" tabindex="0" role="group" aria-label={words::MATCH.in_lang(lang)}>
            <table class="planes">
                <thead>
                    <tr>
                        <th scope="col">{ words::DIAGONAL.in_lang(lang) }</th>
                        { head(words::WEST, picture.item + 1, item, 0, lang) }
                        { for (1..).zip(picture.patterns()).map(|(number, half)| head(words::EAST, number, half, 4, lang)) }
                    </tr>
                </thead>
                <tbody>
                    for plane in &picture.planes {
                        <tr data-asked={plane.asked.to_string()}>
                            <th scope="row" aria-label={words::diagonal(plane).in_lang(lang).to_owned()}>
                                { words::sign(plane) }
                            </th>
                            { bit(plane.asked) }
                            { for plane.free.iter().map(|free| bit(*free)) }
                        </tr>
                    }
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row" colspan="2">{ words::AND.in_lang(lang) }</th>
                        { for fits.iter().map(|fits| bit(*fits)) }
                    </tr>
                </tfoot>
            </table>
        </div>
    }
}

fn head(side: Phrase, number: usize, half: &Half, west: u8, lang: Lang) -> Html {
    let queens = half
        .queens
        .iter()
        .map(move |(row, column)| (*row, column - west));
    html! {
        <th scope="col">
            { part_board(4, 8, queens) }
            { words::half(side, number).in_lang(lang).to_owned() }
        </th>
    }
}

fn bit(on: bool) -> Html {
    html! { <td data-on={on.then_some("")}>{ if on { "1" } else { "0" } }</td> }
}

/// The lists of both boards, and what N = 16 has taken here.
pub(super) fn work(counted: Option<LastCount>, lang: Lang) -> Html {
    let both = [JoinTotals::EIGHT, JoinTotals::SIXTEEN];
    let row = |name: Phrase, total: fn(&JoinTotals) -> u64| {
        html! {
            <tr>
                <th scope="row">{ name.in_lang(lang) }</th>
                { for both.iter().map(|work| html! { <td>{ grouped(total(work)) }</td> }) }
            </tr>
        }
    };
    let here = counted.map_or_else(|| words::NOT_COUNTED.into(), words::counted_here);
    html! {
        <div class="join-step" data-work={counted.map_or("none", |_| "counted")}>
            <table class="work">
                <thead>
                    <tr>
                        <td />
                        { for both.iter().map(|work| html! { <th scope="col">{ format!("N = {}", work.side) }</th> }) }
                    </tr>
                </thead>
                <tbody>
                    { row(words::ROW_SETS, |work| work.row_sets) }
                    { row(words::EAST_HALVES, |work| work.patterns) }
                    { row(words::WEST_HALVES, |work| work.items) }
                    { row(words::PAIRS, |work| work.pairs) }
                    { row(words::ROUNDS, |work| work.rounds) }
                    { row(shared::SOLUTIONS, |work| work.solutions) }
                </tbody>
            </table>
            <p>{ words::recorded().in_lang(lang).to_owned() }</p>
            <p class="result">
                { here.in_lang(lang).to_owned() }
                if counted.is_none() {
                    { " " }
                    <Link to={Address::of(Route::Count).with("n", 16)}>{ words::COUNT_16.in_lang(lang) }</Link>
                }
            </p>
        </div>
    }
}
