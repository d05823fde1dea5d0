import MartletUI
import Testing

/// The markup of `LazyVGrid`, `LazyHGrid` and pinned views. Where their views are is compared with a model in
/// Tests/Browser/layout.
@Suite struct LazyGridTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test func aLazyGridTakesTheWidthAndHasItsColumnsInside() throws {
        #expect(
            try styledHTML { LazyVGrid(columns: [GridItem(), GridItem()], spacing: 2) { Text("a") } }
                == #"<div class="m-own-height display:grid;grid-template-columns:var(--m-wide-column,minmax(0,30000px))"><div class="m-grid display:grid justify-content:center "#
                + "justify-self:center grid-template-columns:repeat(2,minmax(10px,1fr)) column-gap:var(--m-gap) "
                + #"row-gap:2px place-items:center center"><span>a</span></div></div>"#)
    }

    @Test func rowsOfALazyGrid() throws {
        #expect(
            try styledHTML {
                LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(60))], alignment: .top) { Text("a") }
            }
                == #"<div class="m-own-width m-high display:grid;grid-template-rows:minmax(0,1fr);min-width:max-content"><div class="m-grid m-fixed-height display:grid "#
                + "align-content:start justify-content:start align-self:start grid-template-rows:40px 60px row-gap:var(--m-gap) column-gap:var(--m-gap) "
                + #"place-items:center center"><span>a</span></div></div>"#)
    }

    /// CSS computes widths before heights, so these rows are columns of a grid that is turned.
    @Test func asManyRowsAsFit() throws {
        let html = try styledHTML { LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) { Text("a") } }
        #expect(html.contains("grid-template-columns:repeat(auto-fill,minmax(min(100%,30px),1fr))"), "\(html)")
        let sheet = try EnginePage { LazyHGrid(rows: [GridItem(.adaptive(minimum: 30))]) { Text("a") } }.graph
            .styleSheet()
        #expect(sheet.contains("writing-mode:vertical-lr"), "\(sheet)")
    }

    @Test(
        arguments: [
            ([GridItem(.fixed(40)), GridItem(.fixed(-1))], "40px 0px"),
            ([], "minmax(10px,1fr)"),
            ([GridItem(.flexible(minimum: 60))], "repeat(1,minmax(60px,1fr))"),
            (
                [GridItem(.fixed(40), spacing: 6), GridItem(.flexible(maximum: 90))],
                "40px minmax(10px,min(90px,calc((100% - 40px - 6px*1)/1)))"
            ),
            ([GridItem(.adaptive(minimum: 80))], "repeat(auto-fill,minmax(min(100%,80px),1fr))"),
            (
                [GridItem(.flexible(), spacing: 4), GridItem(.adaptive(minimum: 0))],
                "max(10px,calc((100% - 0px - 4px*1)/2)) repeat(auto-fill,minmax(min(100%,1px),1fr))"
            ),
            (
                [GridItem(.adaptive(minimum: 80), spacing: 4), GridItem(.adaptive(minimum: 30, maximum: .nan))],
                "repeat(auto-fill,minmax(min(100%,80px),1fr)) max(30px,calc((100% - 0px - 4px*1)/2))"
            ),
        ] as [([GridItem], String)]) func columns(_ items: [GridItem], _ columns: String) throws
    {
        let html = try styledHTML { LazyVGrid(columns: items) { Text("a") } }
        #expect(html.contains(" grid-template-columns:\(columns) "), "\(html)")
    }

    /// As many as fit at their minimum, each as wide as its maximum.
    @Test func adaptiveColumnsWithAMaximumLimitTheGrid() throws {
        let html = try styledHTML {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40, maximum: 90), spacing: 10)]) { Text("a") }
        }
        #expect(html.contains("width:max(40px,min(100%,round(down,100% + 10px,50px)*2 - 10px + 0.1px))"), "\(html)")
    }

    @Test func aColumnWithAnAlignmentOfItsOwn() throws {
        let items = [GridItem(alignment: .leading), GridItem(alignment: .bottomTrailing)]
        let page = try EnginePage { LazyVGrid(columns: items) { Text("a") } }
        #expect(page.styledHTML.contains("place-items:center start"), "\(page.styledHTML)")
        #expect(
            page.graph.styleSheet().contains(
                ":where(&)>:nth-child(2n + 2){align-self:var(--m-align,end);justify-self:end}"))
    }

    @Test func pinnedHeadersAndFooters() throws {
        let page = try EnginePage {
            LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
                Section {
                    Text("a")
                } header: {
                    Text("b")
                } footer: {
                    Text("c")
                }
            }
            LazyHGrid(rows: [GridItem()], pinnedViews: .sectionHeaders) { Text("a") }
        }
        let sheet = page.graph.styleSheet()
        #expect(
            sheet.contains(":where(& .m-section-header){position:sticky;inset-block-start:0;z-index:1}"), "\(sheet)")
        #expect(sheet.contains(":where(& .m-section-footer){position:sticky;inset-block-end:0;z-index:1}"), "\(sheet)")
        #expect(sheet.contains(":where(& .m-section-header){position:sticky;inset-inline-start:0;z-index:1}"))
        #expect(try !EnginePage { LazyVStack { Text("a") } }.graph.styleSheet().contains("sticky"))
    }

    /// What comes from a value stays with the page: a distance that a visitor chooses is no class of the process.
    @Test(arguments: [GridItem(.flexible(), spacing: 7.12), GridItem(.adaptive(minimum: 40), spacing: 7.12)])
    func aDistanceBelongsToItsElement(item: GridItem) throws {
        let page = try EnginePage {
            LazyVGrid(columns: [item]) { Text("a") }
            LazyHGrid(rows: [item]) { Text("b") }
        }
        _ = page.graph.html()
        let rules = page.graph.styleSheet()
        #expect(rules.contains(#/\[data-m="\d+"\]\{[^}]*-gap:7\.12px/#))
        #expect(!rules.contains(#/\.m[0-9a-z]+\{(column|row)-gap:7\.12px/#))
    }
}
