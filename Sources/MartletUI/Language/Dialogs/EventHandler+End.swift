extension EventHandler {
    /// Returns a handler that performs this one and then `end`. An asynchronous action starts after `end` has run.
    func ending(_ end: (() -> Void)?) -> EventHandler {
        guard let end else { return self }
        switch self {
        case .action(let action):
            return .action {
                defer { end() }
                try action()
            }
        case .asyncAction(let action):
            return .asyncAction {
                end()
                try await action()
            }
        case .value, .control, .bound, .report, .both, .inEnvironment: return self
        }
    }
}

extension ActionFinder {
    /// Returns the node identifier of the button that cancels the dialog `node`, or `nil` if it has none.
    static func cancelButton(of node: Node) -> UInt32? {
        node.children.lazy.filter { $0.dismissal != nil }.compactMap { DialogButtonFinder.buttons(in: $0).cancel }.first
    }
}
