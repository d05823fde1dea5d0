import Martlet

extension Chapter {
    static let lab = Chapter(
        title: "Lab",
        examples: [
            .counter, .ticker, .rows, .board, .servers, .request, .security, .sharedNumber, .busy,
        ] + TextInPage.counts.map(Example.text))
}

extension Example {
    static let counter = Example(
        path: "/counter", title: "Counter",
        summary: "The state is on the server. A press changes one text in the browser.")
    static let ticker = Example(
        path: "/ticker", title: "Ticker", summary: "A task that changes the page on its own.")
    static let rows = Example(
        path: "/rows", title: "Rows", summary: "A table of up to 10,000 rows, diffed by key.")
    static let board = Example(
        path: "/board", title: "Board",
        summary: "Every cell is a view that reads only its own cell. Everybody sees the same board.",
        files: ["BoardPage.swift"],
        prediction: Prediction(
            question: "Somebody else presses a cell. Which bodies run on your page?",
            views: ["BoardPage", "BoardCell"], answer: ["BoardCell"],
            reason:
                "The body of that one cell. It reads its element of the shared board; the page and the other cells read nothing that has changed."
        ))
    static let servers = Example(
        path: "/servers", title: "Servers",
        summary: "Which of several servers has your session, and what happens when that server goes down.",
        explanation: [
            "Your session lives in the memory of one server, and what you have done is stored in Redis. When that server goes down, your browser reconnects, another server takes over the session as soon as the first one’s lease has expired, and the page continues as it was, without a reload.",
            "Press the counter, stop the server, and keep pressing: every press counts exactly once.",
        ],
        files: ["ServersPage.swift"])
    static let request = Example(
        path: "/request", title: "Request", summary: "What a page knows about its request, and a file to download.",
        files: ["RequestPage.swift"])
    static let security = Example(
        path: "/security", title: "Security",
        summary: "What a visitor types, in every place where markup could run. It stays text.",
        files: ["SecurityPage.swift"])
    static let sharedNumber = Example(
        path: "/bench/shared", title: "Shared number", summary: "One number that all visitors share.")
    static let sharedNumbers = Example(
        path: "/bench/shared-numbers", title: "Shared numbers", summary: "Several numbers that change together.")
    static let busy = Example(
        path: "/bench/busy", title: "Busy", summary: "A handler that computes for ten milliseconds.")

    static func text(in count: Int) -> Example {
        Example(
            path: "/bench/text/\(count)", title: "Text in \(grouped(count))",
            summary: "A counter in a page of \(grouped(count)) texts.")
    }

    private static func grouped(_ count: Int) -> String {
        count < 1_000 ? String(count) : "\(count / 1_000),\(String(count % 1_000 + 1_000).dropFirst())"
    }
}

/// The pages of the chapter “Lab”. Those that are measured have no frame.
struct LabScenes: Scene {
    var body: some Scene {
        MeasuredScenes()
        LabExamples()
        BenchScenes()
    }
}

private struct MeasuredScenes: Scene {
    var body: some Scene {
        WindowGroup(.counter) { CounterPage() }
        WindowGroup(.ticker) { TickerPage() }
        WindowGroup(.rows) { RowsPage() }
    }
}

private struct LabExamples: Scene {
    var body: some Scene {
        ExampleGroup(.board) { BoardPage() }
        ExampleGroup(.servers) { ServersPage() }
        ExampleGroup(.request) { RequestPage() }
        ExampleGroup(.security) { SecurityPage() }
    }
}

private struct BenchScenes: Scene {
    var body: some Scene {
        Route("/request.csv") { request in RequestPage.export(request) }
        WindowGroup(.sharedNumber) { SharedNumberPage() }
        WindowGroup(.sharedNumbers) { SharedNumbersPage() }
        WindowGroup(.busy) { BusyPage() }
        // For figures and attacks only, so no chapter lists these.
        WindowGroup("Controls", path: "/bench/controls/{kind}") { ManyControls() }
        WindowGroup("Shared cards", path: "/bench/cards") { SharedCardsPage() }
        WindowGroup("Work", path: "/bench/work/{milliseconds}") { WorkPage() }
        WindowGroup(.text(in: 10)) { TextInPage(count: 10) }
        WindowGroup(.text(in: 1_000)) { TextInPage(count: 1_000) }
        WindowGroup(.text(in: 100_000)) { TextInPage(count: 100_000) }
    }
}

extension WindowGroup {
    /// A page without the frame, so that measurements of it measure nothing else.
    fileprivate init(_ example: Example, @ViewBuilder content: @escaping () -> Content) {
        self.init(example.title, path: example.path, content: content)
    }
}
