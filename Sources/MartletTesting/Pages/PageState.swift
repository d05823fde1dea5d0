import MartletServer

/// The state of a test's page: the model of its DOM, and the results of its last transaction.
struct PageState {
    private(set) var path: String
    private(set) var identifier: PageIdentifier
    private(set) var connection: PageConnection
    /// The response that contained the page.
    private(set) var response: RawResponse
    private(set) var dom: ModelDOM
    private var firstTitle: String
    private let firstStyleSheet: String
    /// The number of the last applied frame.
    private(set) var applied: UInt64
    /// The number of the last POST.
    private var posts: UInt64 = 0
    private(set) var frames: [Frame] = []
    private(set) var evaluations: [String] = []
    private(set) var diagnostics: [PageDiagnostic] = []
    /// Whether the next changes begin a new transaction.
    private var isTransactionOver = false

    init(_ loaded: LoadedPage) throws {
        let document = loaded.document
        (path, response) = (loaded.path, loaded.response)
        identifier = document.identifier
        connection = loaded.connection
        dom = try ModelDOM(html: Array(document.content.utf8), styleSheet: document.styleSheet)
        firstTitle = document.title
        firstStyleSheet = document.styleSheet
        applied = document.sequence
    }

    /// Replaces this page by another.
    mutating func show(_ loaded: LoadedPage) throws { self = try PageState(loaded) }

    var title: String { dom.title ?? firstTitle }

    /// The rules of the page, those that patches have inserted last.
    var styleSheet: String { firstStyleSheet + dom.rules.joined() }

    /// Begins a transaction for an action that is about to happen.
    mutating func beginTransaction() {
        frames = []
        evaluations = []
        isTransactionOver = false
    }

    /// Lets changes from now on belong to the next transaction.
    mutating func endTransaction() { isTransactionOver = true }

    /// The body of a POST with the next number.
    mutating func body(of event: PageEvent) -> String {
        posts += 1
        return event.body(sequence: posts, acknowledged: applied)
    }

    /// Applies what the page has done.
    mutating func apply(
        _ arrived: [ArrivedFrame], _ evaluated: [String], _ reported: [PageDiagnostic]
    ) throws {
        diagnostics += reported
        guard !arrived.isEmpty || !evaluated.isEmpty else { return }
        if isTransactionOver { beginTransaction() }
        evaluations += evaluated
        for frame in arrived {
            let number = frame.number
            let frame = try Frame(number, frame.patches)
            let isResync = frame.patches.contains { $0.operation == .resync }
            guard isResync || number == applied + 1 else {
                if number <= applied { continue }
                throw WireMismatch("frame \(number) came after frame \(applied)")
            }
            for patch in frame.values { try dom.apply(patch) }
            applied = number
            frames.append(frame)
        }
    }
}
