/// Opens an address in the visitor's browser: `@Environment(\.openURL) var openURL`, then `openURL(url)`.
///
/// The browser goes there in the same tab, as with a ``Link``: a new tab that no press opens is what browsers block. A mail or a
/// telephone number leaves the page where it is. Addresses are paths of this server (`/help`) and those with `http`, `https`,
/// `mailto`, `tel` or `sms`; any other is told and goes nowhere.
///
/// A program may decide itself:
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

    /// What a program's own action has made of an address.
    public struct Result: Sendable {
        enum Decision { case handled, discarded, opened, openedElsewhere(URL) }

        let decision: Decision

        /// The program has opened it.
        public static let handled = Result(decision: .handled)
        /// It is not to be opened.
        public static let discarded = Result(decision: .discarded)
        /// The browser shall open it.
        public static let systemAction = Result(decision: .opened)
        /// The browser shall open another address in its place.
        public static func systemAction(_ url: URL) -> Result { Result(decision: .openedElsewhere(url)) }
    }

    /// An action of the program's own.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }

    /// Opens `url`.
    public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

    /// Opens `url` and says whether somebody does: the program, or the browser.
    public func callAsFunction(_ url: URL, completion: (_ accepted: Bool) -> Void) {
        switch handler(url).decision {
        case .handled: completion(true)
        case .discarded: completion(false)
        case .opened: completion(browser?.open(url) ?? false)
        case .openedElsewhere(let other): completion(browser?.open(other) ?? false)
        }
    }

    /// Where an address goes that the program leaves to the browser.
    var browser: AddressOpener?

    /// What opens an address where no program's own action does.
    init(_ browser: AddressOpener?) {
        handler = { _ in .systemAction }
        self.browser = browser
    }
}

/// Sends the browser of a page to addresses.
struct AddressOpener {
    /// Knows the page.
    let way: WindowOpener

    /// Gives whether `url` is an address that a browser may be sent to.
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

    /// Before the page is shown the answer is a redirect, which leads to pages only.
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
    /// What a view provides; `nil` where none does.
    static var defaultValue: OpenURLAction? { nil }
}

extension EnvironmentValues {
    /// Opens an address in the visitor's browser.
    ///
    /// An action that a view provides leaves what it does not open itself to the browser, whatever further out is provided.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] ?? OpenURLAction(redirect.opener.map(AddressOpener.init)) }
        set {
            var action = newValue
            action.browser = action.browser ?? openURL.browser
            self[OpenURLKey.self] = action
        }
    }
}

/// Marks where links ask the program: a press of one is told to the server in place of being followed.
public struct _LinkScopeModifier: _InheritedStyleModifier {
    public static func _addStyles(_ plan: _ViewPlan, at offset: Int) {
        plan.attribute(AttributeStep(constant: .fixed("data-links", "")))
    }
}

extension View {
    /// Decides in this view what opening an address does: `openURL` and the links inside ask `action`.
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
