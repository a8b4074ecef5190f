//! The solutions found so far: boards, notations, links, text.

use yew::prelude::*;

use crate::{
    browser::sharing,
    draw::view::{
        buttons::TextToCopy,
        drawing::small_board,
        html,
        link::{Link, prose},
    },
    pages::step::{
        FoundSolution, Panel, SolutionList, StepAction, StepPage,
        words::{self, positions, solution_name, solutions_listed, solutions_text},
    },
    site::{Address, PageContext, Route},
    text::{Lang, Phrase},
};
use bitqueens_core::solver::Size;

/// The solutions found so far, a page at a time, and all of them as text.
pub(super) fn solutions_list(page: &StepPage, view: &PageContext<StepAction>) -> Html {
    let (lang, size) = (view.lang(), page.stepper.size());
    let n_found = page.stepper.machine().counters().solutions;
    if n_found == 0 {
        return html! { <p class="hint">{ words::NONE_FOUND.in_lang(lang) }</p> };
    }
    let list = &page.solutions;
    let shown = list.page_shown(n_found);
    let n_listed = list.listed(n_found).len();
    let has_later = (shown + 1) * SolutionList::ON_A_PAGE < n_listed;
    let to_page = |name: &'static str, label: Phrase, to: Option<usize>| {
        let onclick = to.map(|to| view.send.reform(move |_| StepAction::SolutionsPage(to)));
        html! {
            <button type="button" class="quiet" data-action={name} disabled={to.is_none()} {onclick}>
                { label.in_lang(lang) }
            </button>
        }
    };
    let listed = list.listed(n_found).iter().map(|found| &found.solution);
    let text = AttrValue::from(solutions_text(listed, size));
    let save = {
        let text = text.clone();
        Callback::from(move |_: MouseEvent| {
            let name = format!("queens-{size}.txt");
            sharing::save_file(&name, "text/plain;charset=utf-8", &text).ok();
        })
    };
    html! {
        <div class="solutions" data-solutions-list={n_listed.to_string()}>
            <p>{ solutions_listed(n_found, n_listed).in_lang(lang) }</p>
            if page.is_gathering() {
                <p class="hint">{ words::GATHERING.in_lang(lang) }</p>
            }
            <p class="hint">{ prose(words::NOTATIONS.in_lang(lang)) }</p>
            <ol start={(shown * SolutionList::ON_A_PAGE + 1).to_string()}>
                for (number, found) in list.on_page(n_found) {
                    { entry(number, found, size, lang) }
                }
            </ol>
            if SolutionList::ON_A_PAGE < n_listed {
                <div class="pages">
                    { to_page("earlier-solutions", words::EARLIER, shown.checked_sub(1)) }
                    { to_page("later-solutions", words::LATER, has_later.then_some(shown + 1)) }
                </div>
            }
            <TextToCopy label={words::AS_TEXT} action="copy-solutions" text={text} rows="6" {lang}>
                <button type="button" data-action="download-solutions" onclick={save}>
                    { words::DOWNLOAD.in_lang(lang) }
                </button>
            </TextToCopy>
        </div>
    }
}

/// One solution: its link, its board, its two notations.
fn entry(number: usize, found: &FoundSolution, size: Size, lang: Lang) -> Html {
    let solution = &found.solution;
    let link = Address::of(Route::Step)
        .with("n", size)
        .with("at", found.step)
        .with("open", Panel::Solutions.name());
    html! {
        <li key={number} data-solution={number.to_string()} data-step={found.step.to_string()}>
            <Link to={link}>{ solution_name(number, found.step).into_lang(lang) }</Link>
            { small_board(&solution.by_row()) }
            <dl>
                <div><dt>{ words::BY_ROW.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_row()) }</code></dd></div>
                <div><dt>{ words::BY_COLUMN.in_lang(lang) }</dt><dd><code>{ positions(&solution.by_column()) }</code></dd></div>
            </dl>
        </li>
    }
}
