/// A kind of page: each open tab shows one with state of its own.
///
/// A group may declare a path with parameters (`/books/{id}`), which views read with `@Environment(\.pathParameters)`.
/// Without a declared path, the first group of a program is at `/`, and any other at its identifier.
///
/// ```swift
/// WindowGroup("Book", path: "/books/{id}", for: Int.self) { $id in BookPage(id: id) }
/// ```
public struct WindowGroup<Content: View>: _PrimitiveScene {
    var declaration: SceneDeclaration
    private let content: () -> Content
    private let accepts: ([String: String]) -> Bool

    /// Creates the page at `/`.
    ///
    /// - Parameter content: Makes the content of a page.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init("", content: content) }

    /// Creates the page at `path`.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - path: The page's path, in which segments may be parameters.
    ///   - content: Makes the content of a page.
    public init(_ title: String, path: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, id: nil, path: path, content)
    }

    /// Creates a page with a title and an identifier.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - id: The identifier by which `openWindow` finds the page.
    ///   - content: Makes the content of a page.
    public init(_ title: String, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, id: id, path: nil, content)
    }

    /// Creates a page with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier by which `openWindow` finds the page.
    ///   - path: The page's path, in which segments may be parameters.
    ///   - content: Makes the content of a page.
    public init(id: String, path: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init("", id: id, path: path, content)
    }

    private init(_ title: String, id: String?, path: String?, _ content: @escaping () -> Content) {
        declaration = SceneDeclaration(title: title, identifier: id, path: path, valueType: nil)
        self.content = content
        accepts = { _ in true }
    }

    /// Creates a page for each value of a type.
    ///
    /// The value is the last parameter of the path; a path that represents no value leads to no page.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - id: The identifier by which `openWindow` finds the page.
    ///   - path: The page's path, whose last parameter is the value; `nil` for one that consists of the identifier, or
    ///     else the type's lowercased name, and the value.
    ///   - type: The type of the values.
    ///   - content: Makes the content of a page from a binding to its value.
    public init<Value: Hashable & Codable, Page: View>(
        _ title: String = "", id: String? = nil, path: String? = nil, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value?>) -> Page
    ) where Content == PresentedWindowContent<Value, Page> {
        let path = path ?? "/\(id ?? ViewType.shortName(of: type).lowercased())/{value}"
        declaration = SceneDeclaration(title: title, identifier: id, path: path, valueType: Value.self)
        self.content = {
            PresentedWindowContent(parameter: PathPattern.declared(path).parameters.last ?? "", content: content)
        }
        accepts = { parameters in
            guard let name = PathPattern.declared(path).parameters.last, let text = parameters[name] else {
                return true
            }
            return PathValue.decode(Value.self, from: text) != nil
        }
    }

    /// The same pages with other content.
    package func mapContent<Changed: View>(_ change: @escaping (Content) -> Changed) -> WindowGroup<Changed> {
        WindowGroup<Changed>(declaration: declaration, content: { [content] in change(content()) }, accepts: accepts)
    }

    fileprivate init(
        declaration: SceneDeclaration, content: @escaping () -> Content, accepts: @escaping ([String: String]) -> Bool
    ) { (self.declaration, self.content, self.accepts) = (declaration, content, accepts) }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        guard pages.takesNext() else { return }
        scene().add(to: &pages)
    }

    private func add(to pages: inout ScenePages) {
        let (content, accepts, title) = (content, accepts, declaration.title)
        pages.add(declaration) { options in
            guard accepts(options.pathParameters) else { return nil }
            options.documentTitle = title
            var environment = EnvironmentValues(minimumCapacity: 4)
            if !options.pathParameters.isEmpty { environment.pathParameters = options.pathParameters }
            let way = WindowOpener(options.scenes, options.isolation)
            environment.openWindow = OpenWindowAction(open: way.open)
            if let inspected = options.inspected { environment.inspectedPage = inspected }
            if let request = options.request { environment.request = request }
            environment.redirect = RedirectAction(opener: way)
            let account = options.account.map { PageAccount($0, options.isolation) }
            if let account { environment.account = account }
            let graph =
                if let title = options.currentTitle {
                    ViewGraph(
                        TitledSceneContent(content: content, title: title), options, environment: consume environment)
                } else {
                    ViewGraph(SceneContent(content: content), options, environment: consume environment)
                }
            way.page = graph.reference
            account?.page = graph.reference
            return graph
        }
    }
}

/// The root view of a page. The scene's builder runs as its body, so the engine tracks what it reads.
private struct SceneContent<Content: View>: View {
    let content: () -> Content

    var body: Content { content() }
}

/// The same, for an app whose scenes depend on what its body reads. A title from a view inside takes precedence.
private struct TitledSceneContent<Content: View>: View {
    let content: () -> Content
    let title: () -> String?

    var body: some View {
        ModifiedContent(content: content(), modifier: _DocumentModifier(title().map(DocumentEntry.title) ?? .nothing))
    }
}

/// The content of a page that presents a value.
public struct PresentedWindowContent<Value: Hashable & Codable, Page: View>: View {
    let parameter: String
    let content: (Binding<Value?>) -> Page
    @Environment(\.pathParameters) private var parameters
    /// The value that the page has set in place of the path's value.
    @State private var replacement: Value??

    init(parameter: String, content: @escaping (Binding<Value?>) -> Page) {
        self.parameter = parameter
        self.content = content
    }

    public var body: Page {
        let value = replacement ?? parameters[parameter].flatMap { PathValue.decode(Value.self, from: $0) }
        content(Binding(get: { value }, set: { replacement = .some($0) }))
    }
}
