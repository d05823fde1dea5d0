@_exported import MartletTesting
import MartletUI
import Testing

/// A page without a server: a graph, and a model that its patches keep up to date.
final class EnginePage {
    let graph: ViewGraph
    let dom: ModelDOM
    private let sink = Sink()
    private var posts: UInt64 = 0

    private final class Sink {
        let ledger = DiagnosticLedger()
        var diagnostics: [ViewDiagnostic] = []

        func add(_ diagnostic: ViewDiagnostic) {
            if ledger.add(diagnostic), !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
    }

    /// `whenMade` is called before the page is read for the first time.
    init<Content: View>(
        _ content: Content, _ change: (GraphOptions) -> Void = { _ in },
        whenMade: (ViewGraph) -> Void = { $0.flush() }
    ) throws {
        let options = GraphOptions()
        options.onDiagnostic = { [sink] in sink.add($0) }
        change(options)
        graph = ViewGraph(content, options)
        whenMade(graph)
        dom = try ModelDOM(graph)
    }

    convenience init<Content: View>(@ViewBuilder _ content: () -> Content) throws { try self.init(content()) }

    /// The diagnostics that were reported, each once.
    var reported: [Diagnostic] { sink.diagnostics.map(\.diagnostic) }
    var diagnostics: [ViewDiagnostic] { sink.diagnostics }

    /// The markup as a visitor sees it.
    var markup: String { dom.markup }

    func occurrences(of text: String) -> Int { dom.markup.ranges(of: text).count }

    /// The HTML of the current tree, without node identifiers and comments.
    func freshMarkup() throws -> String { try ModelDOM(graph).markup }

    /// Sends a click to the element with `identifier` as a server does, flushes, applies the patches, and compares the
    /// model with a fresh render of the tree. Returns the patches as text.
    @discardableResult
    func press(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        try press([identifier], sourceLocation: sourceLocation)
    }

    /// Clicks several elements, and then flushes and compares once.
    @discardableResult
    func press(_ identifiers: [String], sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        for identifier in identifiers { try click(identifier, sourceLocation) }
        return try flush(sourceLocation: sourceLocation)
    }

    private func click(_ identifier: String, _ sourceLocation: SourceLocation) throws {
        let element = try #require(
            dom.element(identifier), "no element has the identifier \(identifier)", sourceLocation: sourceLocation)
        let number = try #require(element.number, "\(identifier) has no number", sourceLocation: sourceLocation)
        let action = try #require(
            ActionFinder.action(at: number, in: graph), "nothing listens at \(identifier), number \(number)",
            sourceLocation: sourceLocation)
        for case (.click, let handler) in action.handlers {
            switch handler {
            case .action(let perform): try perform()
            case .bound(let control, let part): control.perform(.none, part, isShown: true)
            default: break
            }
        }
    }

    /// Changes the control with `identifier` as a visitor does: the browser shows `value` and sends it with the next
    /// post. Flushes, applies the patches, and compares the model with a fresh render. Returns the patches as text.
    @discardableResult
    func enter(
        _ value: EventValue, into identifier: String, as type: EventType = .input, elsewhere isElsewhere: Bool = false,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> String {
        let control = try control(identifier, type, sourceLocation: sourceLocation)
        #expect(control.node.problem(with: value, control.part) == nil, sourceLocation: sourceLocation)
        if !isElsewhere { try dom.show(value, in: identifier) }
        graph.beginPost()
        control.node.perform(value, control.part, isShown: !isElsewhere)
        posts += 1
        graph.endPost(isElsewhere ? nil : posts)
        return try flush(sourceLocation: sourceLocation)
    }

    /// The control that listens for `type` at the element with `identifier`.
    func control(
        _ identifier: String, _ type: EventType = .input, sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> (node: ControlNode, part: ControlPart) {
        let number = try #require(dom.element(identifier)?.number, "no \(identifier)", sourceLocation: sourceLocation)
        let found = try #require(
            ActionFinder.handler(at: number, for: type, in: graph), "\(identifier) does not listen",
            sourceLocation: sourceLocation)
        guard case .bound(let node, let part) = found.handler else {
            throw WireMismatch("\(identifier) is no control")
        }
        return (node, part)
    }

    /// Performs `change`, then flushes, applies and compares.
    @discardableResult
    func change(sourceLocation: SourceLocation = #_sourceLocation, _ change: () -> Void) throws -> String {
        change()
        return try flush(sourceLocation: sourceLocation)
    }

    /// Flushes, applies and compares.
    @discardableResult
    func flush(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        graph.flush()
        return try applyPatches(sourceLocation: sourceLocation)
    }

    /// Applies the pending patches and compares.
    @discardableResult
    func applyPatches(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        guard !graph.patches.isEmpty else {
            #expect(try difference() == nil, sourceLocation: sourceLocation)
            return ""
        }
        let patches = graph.patches.take()
        let text = String(decoding: patches, as: UTF8.self)
        try dom.apply(patches)
        let found = try difference()
        #expect(found == nil, "after \(text)", sourceLocation: sourceLocation)
        return text
    }

    /// How the patched model differs from a fresh render of the retained tree, including node identifiers, or `nil` if
    /// it does not.
    func difference() throws -> String? {
        try dom.difference(from: ModelDOM(graph))
    }

    func evaluations(_ body: () throws -> Void) rethrows -> [String] { try graph.recordingEvaluations(body) }
}
