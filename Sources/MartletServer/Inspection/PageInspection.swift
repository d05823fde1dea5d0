package import MartletUI
import Observation

/// What is known of an inspected page: its last transactions, and what its inspectors ask of its browser.
///
/// It belongs to the page's session. Inspectors are pages of the same session, whose views observe it.
@Observable
package final class PageInspection {
    /// A page keeps so many transactions, and about so many bytes of them.
    static let limit = 100
    static let byteLimit = 80 << 10
    /// A body or an action that takes more nanoseconds is reported in development.
    static let slowBody = 250_000_000

    /// The last transactions, the oldest first.
    package private(set) var transactions: [InspectedTransaction] = []
    /// What the page's browser is to do for its inspectors.
    package var state = InspectionState() { didSet { if state != oldValue { send(state) } } }
    /// The view that is looked at, by the number of its first element.
    package var selection: UInt32? {
        didSet {
            let view = views.views.first { $0.number == selection }
            state.highlight = view.map { [$0.first, $0.last] }
        }
    }

    @ObservationIgnored let recorder: GraphInspection
    @ObservationIgnored private let now: () -> UInt64
    @ObservationIgnored private weak var page: Page?
    @ObservationIgnored private var events: [InspectedTransaction.Event] = []
    @ObservationIgnored private var start: UInt64 = 0
    @ObservationIgnored private var isLoading = true
    @ObservationIgnored private var values = InspectedValues()
    @ObservationIgnored private var number = 0
    @ObservationIgnored private var weight = 0
    @ObservationIgnored private var streams: [InspectionStream] = []

    init(of page: Page) {
        self.page = page
        let begin = ContinuousClock.now
        let now = { UInt64(max(0, (ContinuousClock.now - begin).nanoseconds)) + 1 }
        self.now = now
        recorder = GraphInspection(now: now)
    }

    /// Whether the page still exists.
    package var hasPage: Bool { page?.tree != nil || page?.isDehydrated == true }

    /// The views of the page as they stand, and how many there are. They change with the transactions only.
    package var views: (views: [InspectedView], count: Int) {
        _ = transactions.count
        return page?.tree?.inspectedViews() ?? ([], 0)
    }

    // MARK: What the page reports

    /// An event of the page's browser is about to be performed.
    func willPerform(_ event: InspectedTransaction.Event) {
        if start == 0 { start = now() }
        if events.count < 8 { events.append(event) }
    }

    /// The page's HTML was written: `bytes` in all.
    func didRender(bytes: Int) {
        guard isLoading else { return }
        add(frame: nil, bytes: bytes, nil)
    }

    /// Evaluation is over. `patches` were sent as frame `number`, if there were any.
    func didFlush(_ patches: Bytes?, number frame: UInt64) {
        guard patches != nil || recorder.hasWork || !events.isEmpty else { return }
        add(frame: patches == nil ? nil : frame, bytes: patches?.count ?? 0, patches)
    }

    private func add(frame: UInt64?, bytes: Int, _ patches: Bytes?) {
        var work = recorder.take()
        if let tree = page?.tree {
            for index in work.evaluations.indices {
                work.evaluations[index].range = tree.inspectedRange(of: work.evaluations[index].number)
            }
        }
        reportSlowBodies(of: work)
        number += 1
        let cause: InspectedTransaction.Cause = isLoading ? .load : events.isEmpty ? .write : .events(events)
        let (kept, count) = patches.map(InspectedPatch.patches) ?? ([], 0)
        let duration = start > 0 ? Int(now() - start) : work.evaluations.reduce(0) { $0 + $1.nanoseconds }
        let transaction = InspectedTransaction(
            number: number, cause: cause, work: work,
            changes: page?.tree.map { values.changes(in: $0) } ?? [], frame: frame, bytes: bytes,
            patches: kept, patchCount: count,
            nanoseconds: duration)
        (events, start, isLoading) = ([], 0, false)
        var all = transactions
        all.append(transaction)
        weight += transaction.weight
        while all.count > Self.limit || weight > Self.byteLimit && all.count > 1 { weight -= all.removeFirst().weight }
        transactions = all
        for stream in streams { stream.send(transaction) }
        // The inspectors' pages have changed while this one was flushed.
        page?.session.inside { $0.flushChangesLater() }
    }

    /// In development the page says which body keeps its visitor waiting.
    private func reportSlowBodies(of work: InspectedWork) {
        guard let page, page.context.configuration.isDevelopment else { return }
        for evaluation in work.evaluations where evaluation.nanoseconds > Self.slowBody {
            page.record(ViewDiagnostic(.slowBody(view: evaluation.view), in: evaluation.view))
        }
    }

    /// Whether an inspector follows it.
    var isWatched: Bool { !streams.isEmpty }

    /// The page leaves memory: its transactions are forgotten, unless somebody looks at them just now.
    func forget() {
        guard streams.isEmpty, !transactions.isEmpty else { return }
        transactions = []
        values = InspectedValues()
        recorder.forgetViews()
        weight = 0
    }

    // MARK: What the page's browser reports

    /// The browser has applied a frame, so long after the event.
    func didApply(frame: UInt64, milliseconds: Double) {
        guard (0...3_600_000).contains(milliseconds),
            let index = transactions.lastIndex(where: { $0.frame == frame })
        else { return }
        transactions[index].milliseconds = milliseconds
    }

    /// The visitor has pointed at an element.
    func didPick(_ element: UInt32) {
        state.isPicking = false
        guard let view = page?.tree?.inspectedView(of: element) else { return }
        selection = view
    }

    // MARK: Streams

    func add(_ stream: InspectionStream) {
        streams.append(stream)
        stream.send(state)
    }

    func remove(_ stream: InspectionStream) { streams.removeAll { $0 === stream } }

    private func send(_ state: InspectionState) { for stream in streams { stream.send(state) } }

    // MARK: The worker

    /// Whether an inspector may end the server's process: in development, for a visitor who is provably on this
    /// machine.
    package var mayEndProcess: Bool {
        guard let page, page.context.configuration.isDevelopment, let request = page.content.request else {
            return false
        }
        return page.context.isProvablyLocal(request)
    }

    /// Ends the server's process, as the kernel might. The press that asks for it is stored before, or the browser would
    /// send it again to the next process, and that would end, too.
    package func endProcess() {
        guard mayEndProcess else { return }
        Task {
            try await Task.sleep(for: EndOfProcess.delay)
            EndOfProcess.end()
        }
    }
}
