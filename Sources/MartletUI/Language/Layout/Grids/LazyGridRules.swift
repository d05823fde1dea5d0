/// The rules of lazy grids, which only pages with such grids have.
enum LazyGridRules {
    /// The outer element takes the available width, so that the columns in it have one to share.
    static let outerVertical = StyleClass(
        "lazy-grid", rules: "display:grid;grid-template-columns:var(--m-wide-column,minmax(0,30000px))")

    /// The outer element takes the available height, if there is one. It does not become narrower than its views.
    static let outerHorizontal = StyleClass(
        "lazy-grid", rules: "display:grid;grid-template-rows:minmax(0,1fr);min-width:max-content")

    static let innerVertical = StyleClass(
        "grid",
        rules: """
            display:grid;align-content:start;:where(&){width:100%}\
            :where(&>*,&>.m-section>*){align-self:var(--m-align,auto)}\
            :where(&>.m-section){grid-column:1/-1;display:grid;grid-template-columns:subgrid;row-gap:inherit;\
            place-self:stretch;place-items:inherit}\
            :where(&>.m-section>:is(.m-section-header,.m-section-footer)){grid-column:1/-1;place-self:stretch}
            """)

    static let innerHorizontal = StyleClass(
        "grid",
        rules: """
            display:grid;grid-auto-flow:column;grid-auto-columns:max-content;justify-content:start;\
            :where(&){height:100%}\
            :where(&>*,&>.m-section>*){align-self:var(--m-align,auto)}\
            :where(&>.m-section){grid-row:1/-1;display:grid;grid-auto-flow:column;grid-auto-columns:max-content;\
            grid-template:subgrid/none;column-gap:inherit;place-self:stretch;place-items:inherit}\
            :where(&>.m-section>:is(.m-section-header,.m-section-footer)){grid-row:1/-1;place-self:stretch}
            """)

    static let innerUpright = StyleClass(
        "grid",
        rules: """
            display:grid;writing-mode:vertical-lr;grid-auto-rows:max-content;:where(&){height:100%}\
            &:dir(rtl){writing-mode:vertical-rl}\
            :where(&>*){writing-mode:horizontal-tb;justify-self:var(--m-align,auto)}\
            :where(&>.m-section){grid-column:1/-1}
            """)

    /// The class for the position of the views in the track at `index`, of `count` tracks.
    static func alignment(of index: Int, in count: Int, _ alignment: Alignment) -> StyleClass {
        let number = "\(count)n + \(index + 1)"
        return StyleClass(
            "track-\(index)",
            rules: """
                :where(&)>:nth-child(\(number)){align-self:var(--m-align,\(alignment.vertical.place));\
                justify-self:\(alignment.horizontal.place)}
                """)
    }
}
