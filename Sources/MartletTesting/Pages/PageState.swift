import MartletServer

/// What a test's page knows: the model of its DOM, and what its last transaction has done.
struct PageState {
    private(set) var path: String
    private(set) var identifier: PageIdentifier
    private(set) var connection: PageConnection
    /// The answer that brought the page.
    private(set) var response: RawResponse
    private(set) var dom: ModelDOM
    private var firstTitle: String
    /// The number of the last frame that was applied.
    private(set) var applied: UInt64
    /// The number of the last post.
    private var posts: UInt64 = 0
    private(set) var frames: [Frame] = []
    private(set) var evaluations: [String] = []
    private(set) var diagnostics: [PageDiagnostic] = []
    /// Whether what comes next begins a new transaction.
    private var isTransactionOver = false

    init(_ loaded: LoadedPage) throws {
        let document = loaded.document
        (path, response) = (loaded.path, loaded.response)
        identifier = document.identifier
        connection = loaded.connection
        dom = try ModelDOM(html: Array(document.content.utf8), styleSheet: document.styleSheet)
        firstTitle = document.title
        applied = document.sequence
    }

    /// Another page takes this one's place.
    mutating func show(_ loaded: LoadedPage) throws { self = try PageState(loaded) }

    var title: String { dom.title ?? firstTitle }

    /// Something is about to be done: what it changes is a transaction of its own.
    mutating func beginTransaction() {
        frames = []
        evaluations = []
        isTransactionOver = false
    }

    /// What comes from now on belongs to the next transaction.
    mutating func endTransaction() { isTransactionOver = true }

    /// The body of a post with the next number.
    mutating func body(of event: PageEvent) -> String {
        posts += 1
        return event.body(sequence: posts, acknowledged: applied)
    }

    /// Takes what the page has done.
    mutating func take(
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
