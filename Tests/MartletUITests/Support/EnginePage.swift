import MartletUI
import Testing

/// A page without a server: a graph beside the model that its patches keep up.
final class EnginePage {
    let graph: ViewGraph
    let dom: ModelDOM
    private let sink = Sink()

    private final class Sink { var diagnostics: [Diagnostic] = [] }

    init<Content: View>(_ content: Content) throws {
        var options = GraphOptions()
        options.onDiagnostic = { [sink] in sink.diagnostics.append($0) }
        graph = ViewGraph(content, options)
        graph.flush()
        _ = graph.patches.isEmpty ? nil : graph.patches.take()
        dom = try ModelDOM(html: graph.html())
    }

    convenience init<Content: View>(@ViewBuilder _ content: () -> Content) throws { try self.init(content()) }

    var reported: [Diagnostic] { sink.diagnostics }

    /// Presses the button with `identifier`, flushes, applies the patches and holds the model against a fresh render of
    /// the tree. Gives the patches as text.
    @discardableResult
    func press(_ identifier: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        let found = ActionFinder.actions(in: graph).first { $0.identifier == identifier }
        let action = try #require(found, "no element has the identifier \(identifier)", sourceLocation: sourceLocation)
        if case .action(let perform) = action.handlers[0].handler { try perform() }
        return try flush(sourceLocation: sourceLocation)
    }

    /// Flushes, applies and checks.
    @discardableResult
    func flush(sourceLocation: SourceLocation = #_sourceLocation) throws -> String {
        graph.flush()
        guard !graph.patches.isEmpty else { return "" }
        let patches = graph.patches.take()
        try dom.apply(patches)
        let fresh = try ModelDOM(html: graph.html())
        #expect(dom.markup == fresh.markup, sourceLocation: sourceLocation)
        return String(decoding: patches, as: UTF8.self)
    }

    func evaluations(_ body: () throws -> Void) rethrows -> [String] { try graph.recordingEvaluations(body) }
}
