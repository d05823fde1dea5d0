import MartletUI
import Testing

/// The markup of `Grid` and `GridRow`. Where their views are is compared with a model in Tests/Browser/layout.
@Suite struct GridTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func aRowIsAnElementOfTheGrid() throws {
        #expect(
            try styledHTML {
                Grid {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                    Divider()
                }
            }
                == #"<div class="m-grid display:grid place-items:center center column-gap:var(--m-gap) row-gap:var(--m-gap)">"#
                + #"<div class="m-grid m-row"><span>a</span><span>b</span></div><hr class="m-divider"></div>"#)
    }

    @Test func alignmentsAndDistances() throws {
        let html = try styledHTML {
            Grid(alignment: .bottomTrailing, horizontalSpacing: 4, verticalSpacing: -1) {
                GridRow(alignment: .top) { Text("a") }
            }
        }
        #expect(html.contains("place-items:end end column-gap:4px row-gap:0px"), "\(html)")
        #expect(html.contains(#"<div class="m-grid m-row align-items:start">"#), "\(html)")
    }

    @Test func modifiersOfCellsAreOnTheirElement() throws {
        #expect(try styledHTML { Text("a").gridCellColumns(2) } == #"<span class="grid-column:span 2">a</span>"#)
        #expect(try styledHTML { Text("a").gridCellColumns(-1) } == #"<span class="grid-column:span 1;">a</span>"#)
        #expect(try styledHTML { Text("a").gridCellColumns(99) } == #"<span class="grid-column:span 12">a</span>"#)
        #expect(
            try styledHTML { Color.red.gridCellAnchor(.topTrailing) }.contains(
                "justify-self:end align-self:var(--m-align,start)"))
        #expect(
            try styledHTML { Text("a").gridColumnAlignment(.center).gridCellAnchor(.leading).gridCellColumns(2) }
                .hasPrefix(
                    #"<span class="grid-column:span 2 justify-self:start align-self:var(--m-align,center) "#))
        #expect(
            try styledHTML { Divider().gridCellUnsizedAxes([.horizontal, .vertical]) }.contains(
                "width:0 min-width:100% height:0 min-height:100%"))
    }

    @Test func anAnchorBetweenTheEdges() throws {
        let page = try EnginePage { Text("a").gridCellAnchor(UnitPoint(x: 0.25, y: .nan)) }
        #expect(
            page.graph.styleSheet().contains(
                "inset-inline-start:25%;inset-block-start:0%;translate:calc(25%*var(--m-side)*-1) -0%")
                || page.styledHTML.contains("inset-inline-start:25%"), "\(page.styledHTML) \(page.graph.styleSheet())")
    }

    /// CSS cannot count, so there is a rule for each number of columns, and the one for most columns is most specific.
    @Test func thePageHasRulesForColumns() throws {
        let sheet = try EnginePage { Grid { GridRow { Text("a") } } }.graph.styleSheet()
        #expect(sheet.contains("&&:has(>:where(.m-row)>:where(:nth-child(2)),"), "\(sheet)")
        #expect(sheet.contains("{--m-columns:12}") && !sheet.contains("{--m-columns:13}"))
        let column = try EnginePage { Text("a").gridColumnAlignment(.trailing) }.graph.styleSheet()
        #expect(
            column.contains(
                ":where(.m-grid:has(>.m-row>&:nth-child(12))>.m-row>:nth-child(12)){justify-self:end}"), "\(column)")
    }

    @Test func pagesWithoutGridsHaveNoRulesOfGrids() throws {
        #expect(try !EnginePage { VStack { Text("a") } }.graph.styleSheet().contains("m-row"))
    }

    @Test func anAlignmentThatChangesIsAPatch() throws {
        let page = try EnginePage(Switching())
        #expect(page.styledHTML.contains("grid-column:span 1;"), "\(page.styledHTML)")
        try page.press("more")
        #expect(page.styledHTML.contains("grid-column:span 2"), "\(page.styledHTML)")
        #expect(page.graph.styleSheet().contains("grid-column:span 2"))
    }
}

private struct Switching: View {
    @State private var columns = 1

    var body: some View {
        Grid { GridRow { Text("a").gridCellColumns(columns) } }
        Button("More") { columns += 1 }.accessibilityIdentifier("more")
    }
}
