//! Links to places of the site.

use yew::prelude::*;

use crate::{
    draw::view::html,
    site::{Address, Here},
};

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LinkProps {
    /// The place that it leads to, in the page's language unless it says another.
    pub(crate) to: Address,
    /// The name in `data-action`.
    #[prop_or_default]
    pub(crate) action: Option<AttrValue>,
    #[prop_or_default]
    pub(crate) class: Option<AttrValue>,
    /// The name for assistive technology, where what is shown does not say it.
    #[prop_or_default]
    pub(crate) label: Option<AttrValue>,
    /// The term of the glossary that it leads to, in `data-to-term`.
    #[prop_or_default]
    pub(crate) term: Option<AttrValue>,
    /// The number of the solution that it leads to, in `data-solution`.
    #[prop_or_default]
    pub(crate) solution: Option<AttrValue>,
    /// True if it leads to the page that is open.
    #[prop_or_default]
    pub(crate) current: bool,
    /// True if it opens in a tab of its own.
    #[prop_or_default]
    pub(crate) new_tab: bool,
    pub(crate) children: Html,
}

/// A link whose address is relative to the open page, so that it leads to the same place from the
/// page's document and in the running program, wherever the site lies.
#[component]
pub(crate) fn Link(props: &LinkProps) -> Html {
    let here = use_context::<Here>().unwrap_or_default();
    html! {
        <a
            data-action={props.action.clone()}
            data-to-term={props.term.clone()}
            href={props.to.href(here)}
            class={props.class.clone()}
            data-solution={props.solution.clone()}
            aria-label={props.label.clone()}
            aria-current={props.current.then_some("page")}
            target={props.new_tab.then_some("_blank")}
        >
            { props.children.clone() }
        </a>
    }
}
