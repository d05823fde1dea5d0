public import MartletUI

/// Calls an action once, when a page is made for an address with a query.
private struct OpenedByURL: ViewModifier {
    let action: (URL) -> Void
    @State private var hasOpened = false
    @Environment(\.request) private var request

    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasOpened else { return }
            hasOpened = true
            if let url { action(url) }
        }
    }

    private var url: URL? {
        let query = request.query.map { PercentEncoding.encode($0.name) + "=" + PercentEncoding.encode($0.value) }
        guard !query.isEmpty, let host = request.headers["host"] else { return nil }
        return URL(
            string: (request.isSecure ? "https://" : "http://") + host + request.path + "?"
                + query.joined(separator: "&"))
    }
}

extension View {
    /// Calls an action with the address that a visitor has opened, if it has a query: `/?note=12`. The address of a page
    /// without one says nothing that the page does not show by itself.
    ///
    /// - Parameter action: What is done, once for a page, before its HTML leaves.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenedByURL(action: action))
    }

    /// Has no effect: a browser opens an address in the tab where it is pressed.
    ///
    /// - Parameters:
    ///   - preferring: The addresses that this view would rather have than others.
    ///   - allowing: The addresses that it takes.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        IgnoredHint.handlesExternalEvents.passing(self)
    }
}

extension Scene {
    /// Has no effect: an address belongs to the window that has its path.
    ///
    /// - Parameter conditions: The addresses that this scene takes.
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene {
        IgnoredHint.handlesExternalEvents.passing(self)
    }
}
