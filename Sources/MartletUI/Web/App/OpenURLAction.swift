/// Opens an address in the visitor's browser: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
///
/// The browser goes there in the same tab, as with a ``Link``, because browsers block a new tab that no press opens. A
/// mail address or a telephone number leaves the page where it is. The action accepts paths of this server (`/help`)
/// and addresses with `http`, `https`, `mailto`, `tel` or `sms`; it reports and ignores any other.
///
/// A program may provide an action of its own:
///
/// ```swift
/// Article().environment(\.openURL, OpenURLAction { url in
///     guard url.scheme == "note" else { return .systemAction }
///     note = url.path
///     return .handled
/// })
/// ```
public struct OpenURLAction {
    private let handler: (URL) -> Result

    /// The decision of a program's own action about an address.
    public struct Result: Sendable {
        enum Decision { case handled, discarded, opened, openedElsewhere(URL) }

        let decision: Decision

        /// The program has opened the address.
        public static let handled = Result(decision: .handled)
        /// Nothing opens the address.
        public static let discarded = Result(decision: .discarded)
        /// The browser opens the address.
        public static let systemAction = Result(decision: .opened)
        /// The browser opens another address instead.
        public static func systemAction(_ url: URL) -> Result { Result(decision: .openedElsewhere(url)) }
    }

    /// Creates an action of the program's own.
    ///
    /// - Parameter handler: Handles an address and returns the decision about it.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url`.
    ///
    /// - Parameters:
    ///   - url: The address to open.
    ///   - completion: Receives whether the program or the browser opens the address.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        switch handler(url).decision {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .opened: completion(browser?.open(url) ?? false)
        case .openedElsewhere(let other): completion(browser?.open(other) ?? false)
        }
    }

    /// The destination of addresses that the program leaves to the browser.
    var browser: AddressOpener?

    /// Creates the default action, for places where a program provides none.
    init(_ browser: AddressOpener?) {
        handler = { _ in .systemAction }
        self.browser = browser
    }
}

/// Sends a page's browser to addresses.
struct AddressOpener {
    /// The connection to the page.
    let way: WindowOpener

    /// Opens `url`. Returns whether a browser may be sent to this address.
    func open(_ url: URL) -> Bool {
        let address = url.absoluteString
        if way.isElsewhere {
            guard Self.isAllowed(address, beforePage: false) else { return false }
            way.navigate(to: RedirectAction.encoded(address))
            return true
        }
        guard let graph = way.graph else { return false }
        guard Self.isAllowed(address, beforePage: !graph.client.isRendered) else {
            graph.report(.unopenedAddress(address))
            return false
        }
        graph.navigate(to: RedirectAction.encoded(address))
        return true
    }

    /// Before the page is shown the answer is a redirect, which may lead only to pages.
    static func isAllowed(_ address: String, beforePage: Bool) -> Bool {
        if BasePath.isPath(address) { return true }
        guard let colon = address.firstIndex(of: ":") else { return false }
        switch address[..<colon].lowercased() {
        case "http", "https": return true
        case "mailto", "tel", "sms": return !beforePage
        default: return false
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    /// The action that a view provides; `nil` if none does.
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// An action that opens an address in the visitor's browser.
    ///
    /// An action that a view provides leaves what it does not open itself to the browser, even if a view further out
    /// provides another action.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction(redirect.opener.map(AddressOpener.init)) }
        set {
            var action = newValue
            action.browser = action.browser ?? openURL.browser
            self[OpenURLKey.self] = action
        }
    }
}

/// Marks a scope in which links ask the program: a press sends an event to the server, and the browser does not follow
/// the link.
public struct _LinkScopeModifier: _InheritedStyleModifier {
    public static func _addStyles(_ plan: _PlanBuilder, at offset: _Offset<Self>) {
        plan.attribute(AttributeStep(constant: .fixed("data-links", "")))
    }
}

extension View {
    /// Sets the action that opens addresses in this view, for `openURL` and for the links inside.
    @_documentation(visibility: internal)
    public func environment(
        _ keyPath: WritableKeyPath<EnvironmentValues, OpenURLAction>, _ action: OpenURLAction
    ) -> ModifiedContent<ModifiedContent<Self, _EnvironmentKeyWritingModifier<OpenURLAction>>, _LinkScopeModifier> {
        ModifiedContent(
            content: ModifiedContent(
                content: self, modifier: _EnvironmentKeyWritingModifier(keyPath: keyPath, value: action)),
            modifier: _LinkScopeModifier())
    }
}
