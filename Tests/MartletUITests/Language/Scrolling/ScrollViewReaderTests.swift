import MartletUI
import Testing

@Suite struct ScrollViewReaderTests {
    final class Control {
        var proxy: ScrollViewProxy?
    }

    struct Page: View {
        let control: Control
        @State private var count = 1_000
        @State private var isOpen = false

        var body: some View {
            ScrollViewReader { proxy in
                let _ = control.proxy = proxy
                VStack {
                    Text("top").id("top")
                    if isOpen { Text("open") }
                    ForEach(0..<20, id: \.self) { Text("eager \($0)").accessibilityIdentifier("e\($0)") }
                    List(0..<count, id: \.self) { number in
                        Text("row \(number)").accessibilityIdentifier("r\(number)")
                    }
                }
                Button("add") {
                    count += 1
                    proxy.scrollTo(count - 1, anchor: .bottom)
                }
                .accessibilityIdentifier("add")
            }
            Text("outside").id("outside")
        }
    }

    private func made() throws -> (page: EnginePage, control: Control) {
        let control = Control()
        return (try EnginePage(Page(control: control)), control)
    }

    @Test func aViewIsFoundByItsIdentifier() throws {
        let (page, control) = try made()
        let patches = try page.change { control.proxy?.scrollTo("top") }
        #expect(patches.hasSuffix("\"nearest\",\"nearest\"]]"))
        #expect(page.scrolledText == "top")
        try page.change { control.proxy?.scrollTo(7, anchor: .topTrailing) }
        #expect(page.dom.scrolledTo?.attributes["id"] == "e7")
    }

    @Test func aRowOfALazyListIsMadeFirst() throws {
        let (page, control) = try made()
        let patches = try page.change { control.proxy?.scrollTo(700, anchor: .top) }
        #expect(page.scrolledText == "row 700")
        #expect(patches.contains("\"row 700\"") && patches.hasSuffix("\"start\",\"center\"]]"))
        #expect(try page.evaluations { try page.change { control.proxy?.scrollTo(701) } } == [])
        #expect(page.scrolledText == "row 701")
    }

    @Test func aReportOfWhereTheVisitorWasBeforeChangesNothing() throws {
        let (page, control) = try made()
        page.graph.didSend(frame: 4)
        try page.change { control.proxy?.scrollTo(700) }
        page.graph.didSend(frame: 5)
        page.graph.beginPost(applied: 4)
        #expect(try page.scroll(to: "0-20").isEmpty)
        page.graph.endPost(1)
        #expect(try page.evaluations { try page.change { control.proxy?.scrollTo(701) } } == [])
        // The browser has scrolled, and then its visitor.
        page.graph.beginPost(applied: 5)
        #expect(try page.scroll(to: "0-20").contains("\"row 20\""))
        page.graph.endPost(2)
    }

    @Test func aRowThatTheSameActionAddsIsThere() throws {
        let (page, _) = try made()
        try page.press("add")
        #expect(page.scrolledText == "row 1,000" || page.scrolledText == "row 1000")
    }

    @Test func withAnimationScrollsSmoothly() throws {
        let (page, control) = try made()
        control.proxy?.scrollTo(700, anchor: .center)
        page.graph.flush(in: Transaction(animation: .default))
        #expect(try page.applyPatches().hasSuffix("\"center\",\"center\",1]]"))
    }

    @Test func whatIsNotInTheReaderIsNotFound() throws {
        let (page, control) = try made()
        for identifier: AnyHashable in ["outside", "none", 5_000, true, false] {
            #expect(try page.change { control.proxy?.scrollTo(identifier) } == "")
        }
    }

    @Test func aProxyOutlivesItsReader() throws {
        let control = Control()
        do {
            let page = try EnginePage(Page(control: control))
            page.graph.end()
            control.proxy?.scrollTo("top")
        }
        control.proxy?.scrollTo("top")
    }

    struct Opening: View {
        var body: some View {
            ScrollViewReader { proxy in
                List(0..<1_000, id: \.self) { Text("row \($0)") }.onAppear { proxy.scrollTo(400) }
            }
        }
    }

    @Test func aPageThatScrollsWhenItAppearsDoesSoWithItsFirstFrame() throws {
        let page = try EnginePage(Opening())
        #expect(page.markup.contains("row 400"))
        #expect(try page.flush().contains("[\"v\","))
        #expect(page.scrolledText == "row 400")
    }
}
