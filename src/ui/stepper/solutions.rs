//! The solutions found so far: boards, notations, links, text.

use yew::prelude::*;

use super::text_to_copy::TextToCopy;
use crate::{
    browser::saving,
    solver::Size,
    state::{Action, FoundSolution, SearchAction, SolutionsScene},
    text::{
        Lang, positions, search_labels as labels, solution_name, solutions_listed, solutions_text,
    },
    ui::small_board::small_board,
};

/// The solutions found so far, a page at a time, and all of them as text.
pub(super) fn solutions_list(
    solutions: &SolutionsScene,
    size: Size,
    lang: Lang,
    send: &Callback<Action>,
) -> Html {
    if solutions.n_found == 0 {
        return html! { <p class="hint">{ labels::NONE_FOUND.in_lang(lang) }</p> };
    }
    let page = |to: usize| send.reform(move |_| Action::Search(SearchAction::SolutionsPage(to)));
    let listed = solutions.listed().iter().map(|found| &found.solution);
    let text = AttrValue::from(solutions_text(listed, size));
    let save = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            saving::save(
                &format!("queens-{size}.txt"),
                "text/plain;charset=utf-8",
                &text,
            )
            .ok();
        })
    };
    let one_page = solutions.n_listed <= SolutionsScene::PAGE;
    html! {
        <div class="solutions" data-solutions-list={solutions.n_listed.to_string()}>
            <p>{ solutions_listed(solutions.n_found, solutions.n_listed).in_lang(lang) }</p>
            if solutions.gathering {
                <p class="hint">{ labels::GATHERING.in_lang(lang) }</p>
            }
            <p class="hint">{ labels::NOTATIONS.in_lang(lang) }</p>
            <ol start={(solutions.page * SolutionsScene::PAGE + 1).to_string()}>
                for (number, found) in solutions.on_page() {
                    { entry(number, found, size, lang) }
                }
            </ol>
            if !one_page {
                <div class="pages">
                    <button
                        type="button"
                        class="quiet"
                        data-action="earlier-solutions"
                        disabled={solutions.page == 0}
                        onclick={page(solutions.page.saturating_sub(1))}
                    >
                        { labels::EARLIER.in_lang(lang) }
                    </button>
                    <button
                        type="button"
                        class="quiet"
                        data-action="later-solutions"
                        disabled={!solutions.has_later()}
                        onclick={page(solutions.page + 1)}
                    >
                        { labels::LATER.in_lang(lang) }
                    </button>
                </div>
            }
            <TextToCopy label={labels::AS_TEXT} action="copy-solutions" text={text} rows="6" {lang}>
                <button type="button" data-action="download-solutions" onclick={save}>
                    { labels::DOWNLOAD.in_lang(lang) }
                </button>
            </TextToCopy>
        </div>
    }
}

/// One solution: its link, its board, its two notations.
fn entry(number: usize, found: &FoundSolution, size: Size, lang: Lang) -> Html {
    let solution = &found.solution;
    let link = format!(
        "#/step?n={size}&at={}&lang={}&open=solutions",
        found.step,
        lang.tag()
    );
    html! {
        <li key={number} data-solution={number.to_string()} data-step={found.step.to_string()}>
            <a href={link}>{ solution_name(number, found.step, lang) }</a>
            { small_board(&solution.by_row()) }
            <dl>
                <div><dt>{ labels::BY_ROW.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_row()) }</code></dd></div>
                <div><dt>{ labels::BY_COLUMN.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_column()) }</code></dd></div>
            </dl>
        </li>
    }
}
