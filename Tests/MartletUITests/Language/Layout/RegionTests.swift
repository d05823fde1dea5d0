import MartletUI
import Testing

/// The markup of views that depend on what is around them: `ViewThatFits`, `containerRelativeFrame`, `safeAreaInset` and
/// how scroll views behave.
@Suite struct RegionTests {
    private func styledHTML<Content: View>(@ViewBuilder _ content: () -> Content) throws -> String {
        try EnginePage(content()).styledHTML
    }

    @Test(arguments: [
        (Axis.Set.horizontal, "x"), (Axis.Set.vertical, "y"), (Axis.Set([.horizontal, .vertical]), "xy"),
    ])
    func allViewsOfWhichOneFits(_ axes: Axis.Set, _ names: String) throws {
        let page = try EnginePage {
            ViewThatFits(in: axes) {
                Text("a")
                Text("b")
            }
        }
        #expect(page.styledHTML.hasPrefix(#"<div data-fits="\#(names)" class="m-zstack "#), "\(page.styledHTML)")
        #expect(page.styledHTML.hasSuffix("><span>a</span><span>b</span></div>"), "\(page.styledHTML)")
        // Without a script the last is shown, and the others are hidden from everyone.
        let sheet = page.graph.styleSheet()
        #expect(sheet.contains(#"&:not([data-shown])>:not(:last-child),&[data-shown="0"]>*{display:none}"#), "\(sheet)")
        #expect(sheet.contains(#"&[data-shown="2"]>:not(:nth-child(2)),"#), "\(sheet)")
    }

    @Test func framesRelativeToTheContainer() throws {
        func frame(_ axes: Axis.Set, _ count: Int, _ span: Int, _ spacing: CGFloat) throws -> String {
            try styledHTML { Text("a").containerRelativeFrame(axes, count: count, span: span, spacing: spacing) }
        }
        #expect(try styledHTML { Text("a").containerRelativeFrame(.horizontal) }.contains(" width:100cqw\""))
        #expect(
            try styledHTML { Text("a").containerRelativeFrame([.horizontal, .vertical], alignment: .top) }.contains(
                " width:100cqw height:100cqh\""))
        #expect(try frame(.horizontal, 4, 1, 8).contains("width:max(0px,25cqw + -6px)"))
        #expect(try frame(.vertical, 3, 2, 9).contains("height:max(0px,66.6667cqh + -3px)"))
        #expect(try frame(.horizontal, 0, -3, .nan).contains("width:100cqw"))
        #expect(
            try styledHTML { Text("a").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 - 5 } }.contains(
                "width:max(0px,80cqw + -5px)"))
        #expect(
            try styledHTML { Text("a").containerRelativeFrame(.horizontal) { _, _ in .nan } }.contains("width:100cqw"))
    }

    @Test func insetsAtTheEdges() throws {
        #expect(
            try styledHTML { Text("a").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 0) { Text("b") } }
                == #"<div class="m-vstack gap:0px"><span>a</span><div class="m-frame m-own-height position:sticky "#
                + #"inset-block-end:0 z-index:1 flex:none align-self:start"><span>b</span></div></div>"#)
        #expect(
            try styledHTML { Text("a").safeAreaInset(edge: .leading) { Text("b") } }.contains(
                "m-own-width position:sticky inset-inline-start:0 z-index:1 flex:none align-self:center order:-1"))
        #expect(
            try styledHTML { Text("a").safeAreaPadding(.horizontal, 4) }
                == styledHTML { Text("a").padding(.horizontal, 4) })
    }

    @Test func scrollViewsStopAtViews() throws {
        let page = try EnginePage {
            ScrollView(.horizontal) { HStack { Text("a") }.scrollTargetLayout() }
                .scrollTargetBehavior(.viewAligned).scrollIndicators(.hidden)
        }
        #expect(page.styledHTML.contains("m-targets"), "\(page.styledHTML)")
        let sheet = page.graph.styleSheet()
        #expect(sheet.contains("&.m-scroll-x{scroll-snap-type:x proximity}"), "\(sheet)")
        #expect(sheet.contains("& .m-targets>.m-grid>*){scroll-snap-align:start;scroll-snap-stop:normal}"), "\(sheet)")
        #expect(sheet.contains("scrollbar-width:none"))
        let paging = try EnginePage { ScrollView { Text("a") }.scrollTargetBehavior(.paging) }
        #expect(paging.graph.styleSheet().contains("&.m-scroll-y{scroll-snap-type:y mandatory}"))
        #expect(
            try !EnginePage { ScrollView { Text("a") }.scrollIndicators(.visible) }.styledHTML.contains("scrollbar"))
    }
}
