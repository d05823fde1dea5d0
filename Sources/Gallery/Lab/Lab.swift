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
        path: "/counter", title: "Counter", summary: "State on the server, one text changed in the browser.")
    static let ticker = Example(
        path: "/ticker", title: "Ticker", summary: "A task that changes the page by itself.")
    static let rows = Example(
        path: "/rows", title: "Rows", summary: "A table of up to 10,000 rows, diffed by key.")
    static let board = Example(
        path: "/board", title: "Board",
        summary: "Every cell is a view that reads that cell only; everybody sees the same board.",
        files: ["BoardPage.swift"],
        prediction: Prediction(
            question: "Somebody else presses a cell. Which bodies run on your page?",
            views: ["BoardPage", "BoardCell"], answer: ["BoardCell"],
            reason:
                "The body of that one cell. It reads its element of the shared board; the page and the other cells read nothing that has changed."
        ))
    static let servers = Example(
        path: "/servers", title: "Servers",
        summary: "Which of several servers has your session, and how the page goes on when it ends.",
        explanation: [
            "Your session is in the memory of one server, and what it has done is in Redis. When that server ends, your browser asks again, another server claims the session as soon as the lease of the first has ended, and the page goes on as it was, without a reload.",
            "Press the counter, end the server, and go on pressing meanwhile: each press counts once.",
        ],
        files: ["ServersPage.swift"])
    static let request = Example(
        path: "/request", title: "Request", summary: "What a page knows of its request, and a download beside it.",
        files: ["RequestPage.swift"])
    static let security = Example(
        path: "/security", title: "Security", summary: "A visitor's text in every place: it stays a text.",
        files: ["SecurityPage.swift"])
    static let sharedNumber = Example(
        path: "/bench/shared", title: "Shared number", summary: "One number, changed for all who read it.")
    static let sharedNumbers = Example(
        path: "/bench/shared-numbers", title: "Shared numbers", summary: "Numbers that one press changes together.")
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
        MeasuredGroup(.counter) { CounterPage() }
        MeasuredGroup(.ticker) { TickerPage() }
        MeasuredGroup(.rows) { RowsPage() }
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
        MeasuredGroup(.sharedNumber) { SharedNumberPage() }
        MeasuredGroup(.sharedNumbers) { SharedNumbersPage() }
        MeasuredGroup(.busy) { BusyPage() }
        // For figures and attacks only, so no chapter lists these.
        WindowGroup("Controls", path: "/bench/controls/{kind}") { ManyControls() }
        WindowGroup("Shared cards", path: "/bench/cards") { SharedCardsPage() }
        WindowGroup("Work", path: "/bench/work/{milliseconds}") { WorkPage() }
        MeasuredGroup(.text(in: 10)) { TextInPage(count: 10) }
        MeasuredGroup(.text(in: 1_000)) { TextInPage(count: 1_000) }
        MeasuredGroup(.text(in: 100_000)) { TextInPage(count: 100_000) }
    }
}

/// The scene of a page without the frame, so that measurements of it measure nothing else.
private struct MeasuredGroup<Content: View>: Scene {
    private let title, path: String
    private let content: () -> Content

    init(_ example: Example, @ViewBuilder content: @escaping () -> Content) {
        (title, path) = (example.title, example.path)
        self.content = content
    }

    var body: some Scene { WindowGroup(title, path: path, content: content) }
}
