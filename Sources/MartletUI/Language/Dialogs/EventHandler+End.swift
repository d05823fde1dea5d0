extension EventHandler {
    /// The same, and then `end`. What it does asynchronously goes on when that has happened.
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
        case .value, .control, .bound, .inEnvironment: return self
        }
    }
}

extension ActionFinder {
    /// The number of the button with which the dialog that `node` is can be left; `nil` if it has none.
    static func cancelButton(of node: Node) -> UInt32? {
        node.children.lazy.filter { $0.dismissal != nil }.compactMap { DialogButtonFinder.buttons(in: $0).cancel }.first
    }
}
