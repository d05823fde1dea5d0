/// Goes to a page of the program: `@Environment(\.openWindow) var openWindow`, then `openWindow(id: "settings")` or
/// `openWindow(value: book.id)`.
///
/// The browser goes there in the same tab. If no page matches, the action only logs a message.
public struct OpenWindowAction {
    let open: (String?, (any Codable)?) -> Void

    /// Goes to the page of the scene with this identifier.
    public func callAsFunction(id: String) { open(id, nil) }

    /// Goes to the page of the scene for values of this type.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) { open(nil, value) }

    /// Goes to the page of the scene with this identifier and for this value.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) { open(id, value) }
}

private struct OpenWindowKey: EnvironmentKey {
    static var defaultValue: OpenWindowAction { OpenWindowAction { _, _ in } }
}

extension EnvironmentValues {
    /// An action that goes to another page of the program.
    public package(set) var openWindow: OpenWindowAction {
        get { self[OpenWindowKey.self] }
        set { self[OpenWindowKey.self] = newValue }
    }
}

/// Performs the actions of a view on its page, from any thread.
enum PageAction {
    /// Runs `body` in the page's session: at once if the caller is in that session, otherwise after its queued work.
    static func perform(in isolation: (any GraphIsolation)?, _ body: @escaping () -> Void) {
        guard let isolation, !isolation.isCurrent else { return body() }
        let carried = Carried(body)
        isolation.perform { carried.value() }
    }
}

/// Finds the path from one page to another.
final class WindowOpener {
    private let scenes: () -> [ScenePage]
    /// The page; `nil` before its graph exists.
    var page: GraphReference?
    private let isolation: (any GraphIsolation)?

    init(_ scenes: @escaping () -> [ScenePage], _ isolation: (any GraphIsolation)?) {
        self.scenes = scenes
        self.isolation = isolation
    }

    /// The page's graph, for callers in its session.
    var graph: ViewGraph? { isElsewhere ? nil : page?.graph }
    /// Whether the caller is not in the page's session.
    var isElsewhere: Bool { isolation.map { !$0.isCurrent } ?? false }

    func open(_ identifier: String?, _ value: (any Codable)?) {
        perform { self.openHere(identifier, value) }
    }

    func navigate(to address: String) {
        perform { self.page?.graph?.navigate(to: address) }
    }

    func perform(_ body: @escaping () -> Void) { PageAction.perform(in: isolation, body) }

    private func openHere(_ identifier: String?, _ value: (any Codable)?) {
        guard let graph = page?.graph else { return }
        guard let path = scenes().path(identifier: identifier, value: value) else {
            return graph.report(.noSuchWindow(identifier ?? value.map { "\(type(of: $0))" } ?? ""))
        }
        graph.navigate(to: path)
    }
}

extension [ScenePage] {
    /// The path of the page for an identifier, a value, or both; `nil` if no page fits.
    func path(identifier: String?, value: (any Codable)?) -> String? {
        let type = value.map { Swift.type(of: $0) as Any.Type }
        let page = first { (identifier == nil || $0.identifier == identifier) && $0.valueType == type }
        guard let page else { return nil }
        guard let value else { return page.path.path([:]) }
        guard let name = page.path.parameters.last, let text = PathValue.encode(value) else { return nil }
        return page.path.path([name: text])
    }
}
