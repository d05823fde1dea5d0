/// The rules of grids, which only pages with grids have.
///
/// Nested rules have no specificity of their own (`:where`), so that the classes of a cell's modifiers override them.
enum GridRules {
    /// The maximum number of columns of a `Grid`: CSS cannot count, so there is a rule for each number.
    static let mostColumns = 12

    /// A row is a grid with the columns of the grid around it. The columns grow in equal parts, up to the width that
    /// their cells like. That is the result of asking the least flexible column first, as long as no column begins with
    /// a minimum; a text's minimum does not count.
    static let grid = StyleClass(
        "grid",
        rules: """
            display:grid;grid-template-columns:repeat(var(--m-columns),minmax(auto,max-content));\
            place-content:var(--m-align,center) center;--m-columns:1;\(columns)\
            :where(&>*,&>.m-contents>*){grid-column:1/-1;align-self:var(--m-align,auto)}\
            :where(&>.m-contents){place-items:inherit}\
            :where(&>.m-row,&>.m-contents>.m-row){display:grid;grid-template-columns:subgrid;place-self:stretch;\
            place-items:inherit}\
            :where(&>.m-row>*,&>.m-contents>.m-row>*){align-self:var(--m-align,auto)}\
            :where(&>.m-row>:is(span,p),&>.m-contents>.m-row>:is(span,p)){min-width:0}
            """)

    /// A grid has as many columns as the row with the most cells. Of several rules the one for most columns applies: it
    /// is the most specific, because it names the grid as often as it has columns.
    private static let columns = (2...mostColumns).map { number in
        let cells = ":where(:nth-child(\(number)))"
        return String(repeating: "&", count: number)
            + ":has(>:where(.m-row)>\(cells),>:where(.m-contents)>:where(.m-row)>\(cells)){--m-columns:\(number)}"
    }.joined()

    /// A cell of several columns. Its row has as many columns more than it has cells; CSS finds that for one such cell in
    /// a row and for two with the same span.
    static let spans: [StyleClass] = (1...mostColumns).map { span in
        let rules = (1...mostColumns).compactMap { number -> String? in
            let cells = [1, 2].compactMap { spanning -> String? in
                let position = number - spanning * (span - 1)
                guard position >= spanning else { return nil }
                let last = spanning == 1 ? "&" : "&~&"
                return "\(last):nth-child(\(position)),\(last)~:nth-child(\(position))"
            }
            guard span > 1, !cells.isEmpty else { return nil }
            return String(repeating: ".m-grid", count: number)
                + ":has(>:where(.m-row)>:where(\(cells.joined(separator: ",")))){--m-columns:\(number)}"
        }
        return StyleClass("grid-column", rules: "grid-column:span \(span);\(rules.joined())")
    }

    /// The rules for the alignment of a cell's column, by the value of `justify-self`.
    static let columnAlignments: [String: StyleClass] = Dictionary(
        uniqueKeysWithValues: ["start", "center", "end"].map { place in
            let rules = (1...mostColumns).map { number in
                ":where(.m-grid:has(>.m-row>&:nth-child(\(number)))>.m-row>:nth-child(\(number))){justify-self:\(place)}"
            }
            return (place, StyleClass("column-alignment", rules: rules.joined()))
        })

    static func gap(_ property: StaticString, _ spacing: CGFloat?) -> Style {
        guard let spacing, !spacing.isNaN else { return .token(property, "var(--m-gap)") }
        return .length(property, CSS.clamped(spacing, 0...10_000))
    }
}
