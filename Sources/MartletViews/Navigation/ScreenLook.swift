import MartletUI

/// How stacks, columns and tabs stand in the window. A page has each of these rules only if it has such a view.
enum ScreenLook {
    private static let page = "#martlet:has(>&,>.m-contents>&,>.m-contents>.m-contents>&)"

    /// A list or a form that is the content of a page.
    private static let rows =
        ":is(.m-page-content,.m-refreshable,.m-searchable,.m-layers)>:is(.m-list,.m-form):not(.m-list-plain"

    /// A page that is a list or a form is darker than its rows, as it is in the dark anyway.
    private static let ground =
        "{--m-page:light-dark(var(--m-surface),var(--m-background));--m-rows:light-dark(var(--m-background),var(--m-surface))}"

    /// What is the whole page takes all of the window, so that its bars are at the edges of that.
    static let screen = StyleClass(
        "screen",
        rules: """
            \(page){display:grid;grid-template-columns:minmax(0,1fr);min-height:100dvh;padding-block:0}\
            &.m-navigation{display:grid;grid-template-columns:minmax(0,1fr)}\
            & .m-covered{position:absolute;height:0;overflow:clip;visibility:hidden}& .m-covered dialog{visibility:visible}\
            & .m-page-content{flex:1;align-content:start}& .m-page>.m-large-title:first-child{margin-block-start:.75rem}\
            html:has(&.m-navigation>.m-page:not([hidden],[hidden] *,dialog *) \(rows),dialog *)),\
            .m-sheet-content:has(&.m-navigation>.m-page:not([hidden],[hidden] *) \(rows)))\(ground)
            """)

    /// Columns beside one another, as wide as the window; in a narrow one, one at a time.
    static let columns = StyleClass(
        "columns",
        rules: """
            display:flex;\(page){max-width:none}\
            &>.m-column{flex:0 1 20rem;min-width:0;padding-inline:var(--m-gap)}&>.m-column:last-of-type{flex:1 1 20rem}\
            &>.m-column+.m-column{border-inline-start:1px solid var(--m-line)}\
            @media (scripting:enabled){& .m-column-show{display:none}}\
            @media (width>=744px){&>.m-column.m-folded,& .m-column-back{display:none}&>.m-column>.m-column-back+.m-large-title{margin-block-start:.75rem}}\
            @media (width<744px){&>.m-column{flex:1;padding:0;border:0!important}\
            &>.m-column:not(.m-current),& .m-column-toggle{display:none}\
            html:has(&:not([hidden] *,dialog *)>.m-current \(rows),dialog *))\(ground)\
            & .m-column:not(:last-of-type) .m-one{display:flex;align-items:center;gap:var(--m-gap);padding-inline-end:1rem;&>div{flex:1}\
            &::after{width:.5rem;height:.5rem;border:solid var(--m-tertiary);border-width:2px 2px 0 0;\
            rotate:calc(135deg - 90deg*var(--m-side));content:""}}\
            & .m-column:not(:last-of-type) li:has(.m-one>input:checked){background:var(--m-row-background)}}
            """)

    /// What stands above the bar of tabs stays there.
    static let tabAccessory = StyleClass(
        "tab-accessory",
        rules: """
            &>.m-tab-accessory{position:sticky;inset-block-end:calc(3rem + 1px + .5rem);z-index:1;display:grid;\
            grid-template-columns:minmax(0,1fr);justify-items:center;margin-inline:1rem;padding:.6rem 1rem;\
            background:color-mix(in srgb,var(--m-background) 88%,transparent);backdrop-filter:blur(12px);\
            border:1px solid var(--m-line);border-radius:1.5rem;box-shadow:0 .25rem 1rem rgb(0 0 0/.15)}
            """)

    /// The bar of tabs stays at the bottom of the window.
    static let tabs = StyleClass(
        "tabs",
        rules: """
            display:flex;flex-direction:column;gap:var(--m-gap);min-width:0;\
            &>.m-tab-page{display:grid;flex:1;grid-template-columns:minmax(0,1fr);gap:var(--m-gap);align-content:start}\
            &>.m-tab-page:has(.m-navigation,.m-split-view){align-content:stretch}&>.m-tab-page[hidden]{display:none}\
            &>.m-tab-bar{position:sticky;inset-block-end:0;z-index:1;display:flex;border-top:1px solid var(--m-line);\
            background:color-mix(in srgb,var(--m-background) 88%,transparent);backdrop-filter:blur(12px)}\
            &>.m-tab-bar>.m-tab{position:relative;display:flex;flex:1;flex-direction:column;align-items:center;\
            justify-content:center;min-width:0;min-height:3rem;font-size:.75rem;overflow-wrap:anywhere}\
            & .m-tab>.m-image-label{flex-direction:column;gap:.15rem}&>.m-tab-bar>.m-tab[aria-current]{color:var(--m-accent)}\
            & .m-tab>.m-badge{position:absolute;inset-block-start:.15rem;inset-inline-start:calc(50% + .5rem);\
            min-width:1.1rem;padding-inline:.25rem;font-size:.7rem;line-height:1.1rem;color:var(--m-background);\
            text-align:center;background:var(--m-danger);border-radius:.55rem}\
            .m-sheet-content:has(>&,>.m-contents>&){grid-template-rows:1fr;padding-block-end:0;\
            &:has(>.m-sheet-handle){grid-template-rows:auto 1fr}}
            """)
}
