/// Sends the browser elsewhere as soon as the view is on the page.
///
/// If the answer to the page's request has not left yet, the answer is a redirect (303); later, a patch sends the
/// browser there.
///
/// ```swift
/// if user == nil { Redirect(to: "/login") } else { Account() }
/// ```
public struct Redirect: View {
    private let address: DocumentEntryBox

    /// Goes to a path of the program.
    ///
    /// Anything else, such as `//elsewhere`, is reported and ignored, so that a path from a request cannot lead a
    /// visitor away.
    public init(to path: String) { address = DocumentEntryBox(entry: RedirectAction.entry(path: path)) }

    /// Goes to an address on any host, `http` or `https`.
    public init(to address: URL) { self.address = DocumentEntryBox(entry: RedirectAction.entry(address: address)) }

    public var body: ModifiedContent<EmptyView, _DocumentModifier> {
        ModifiedContent(content: EmptyView(), modifier: _DocumentModifier(address.entry))
    }
}

/// Sends the browser elsewhere: `@Environment(\.redirect) var redirect`, then `redirect(to: "/login")`.
///
/// Before the page's HTML has left (in `onAppear`, in the synchronous beginning of a `task`) the answer to the request
/// is a redirect, 303; later, a patch sends the browser there.
public struct RedirectAction {
    /// Navigates the page.
    var opener: WindowOpener?

    /// Goes to a path of the program; anything else is reported and ignored.
    public func callAsFunction(to path: String) { go(Self.entry(path: path)) }

    /// Goes to an address on any host, `http` or `https`.
    public func callAsFunction(to address: URL) { go(Self.entry(address: address)) }

    private func go(_ entry: DocumentEntry) {
        guard case .redirect(let address) = entry else { return }
        opener?.navigate(to: address)
    }

    static func entry(path: String) -> DocumentEntry {
        guard BasePath.isPath(path) else { return refused(path) }
        return .redirect(encoded(path))
    }

    static func entry(address: URL) -> DocumentEntry {
        let text = address.absoluteString
        guard text.hasPrefix("https://") || text.hasPrefix("http://") else { return refused(text) }
        return .redirect(encoded(text))
    }

    private static func refused(_ address: String) -> DocumentEntry {
        PagelessDiagnostics.report(.unsafeValue(attribute: "redirect", value: address))
        return .nothing
    }

    /// The address with percent-encoding for characters that a header cannot contain.
    static func encoded(_ address: String) -> String {
        guard address.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }) else { return address }
        return PercentEncoding.encode(address, except: { $0 > 0x20 && $0 < 0x7F })
    }
}

private struct RedirectKey: EnvironmentKey {
    static var defaultValue: RedirectAction { RedirectAction() }
}

extension EnvironmentValues {
    /// Sends the browser to another page.
    public package(set) var redirect: RedirectAction {
        get { self[RedirectKey.self] }
        set { self[RedirectKey.self] = newValue }
    }
}
