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
    /// The same pages without a value in their path, which then have a default one.
    private let withoutValue: SceneDeclaration?

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
        withoutValue = nil
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
        accepts = Self.accepting(type, in: path)
        withoutValue = nil
    }

    /// Creates a page for each value of a type, and one with a default value.
    ///
    /// The value is the last parameter of the path. The path without it leads to a page with the default value; a path
    /// that represents no value leads to none.
    ///
    /// - Parameters:
    ///   - title: The title of the browser's window.
    ///   - id: The identifier by which `openWindow` finds the page.
    ///   - path: The page's path, whose last parameter is the value; `nil` for one that consists of the identifier, or
    ///     else the type's lowercased name, and the value.
    ///   - type: The type of the values.
    ///   - content: Makes the content of a page from a binding to its value.
    ///   - defaultValue: Makes the value of a page that is opened without one.
    public init<Value: Hashable & Codable, Page: View>(
        _ title: String = "", id: String? = nil, path: String? = nil, for type: Value.Type = Value.self,
        @ViewBuilder content: @escaping (Binding<Value>) -> Page, defaultValue: @escaping () -> Value
    ) where Content == _DefaultedWindowContent<Value, Page> {
        let name = id ?? ViewType.shortName(of: type).lowercased()
        let path = path ?? "/\(name)/{value}"
        declaration = SceneDeclaration(title: title, identifier: id, path: path, valueType: Value.self)
        self.content = {
            _DefaultedWindowContent(
                parameter: PathPattern.declared(path).parameters.last ?? "", content: content,
                defaultValue: defaultValue)
        }
        accepts = Self.accepting(type, in: path)
        let shorter = path.split(separator: "/").dropLast().joined(separator: "/")
        withoutValue = SceneDeclaration(title: title, identifier: name, path: "/" + shorter, valueType: nil)
    }

    /// Whether the last parameter of a path represents a value.
    private static func accepting<Value: Codable>(
        _ type: Value.Type, in path: String
    ) -> ([String: String]) -> Bool {
        { parameters in
            guard let name = PathPattern.declared(path).parameters.last, let text = parameters[name] else {
                return true
            }
            return PathValue.decode(type, from: text) != nil
        }
    }

    /// The same pages with other content.
    package func mapContent<Changed: View>(_ change: @escaping (Content) -> Changed) -> WindowGroup<Changed> {
        WindowGroup<Changed>(
            declaration: declaration, content: { [content] in change(content()) }, accepts: accepts,
            withoutValue: withoutValue)
    }

    fileprivate init(
        declaration: SceneDeclaration, content: @escaping () -> Content, accepts: @escaping ([String: String]) -> Bool,
        withoutValue: SceneDeclaration?
    ) {
        (self.declaration, self.content, self.accepts) = (declaration, content, accepts)
        self.withoutValue = withoutValue
    }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        if pages.takesNext() {
            let scene = scene()
            scene.add(scene.declaration, to: &pages)
        }
        guard !pages.isComplete, SceneShape.ask(Self.self, \.hasPageWithoutValue), pages.takesNext() else { return }
        let scene = scene()
        guard var other = scene.withoutValue else { return }
        other.inspection = scene.declaration.inspection
        scene.add(other, to: &pages)
    }

    private func add(_ declaration: SceneDeclaration, to pages: inout _ScenePages) {
        let (content, accepts, title) = (content, accepts, declaration.title)
        pages.add(declaration) { options in
            guard accepts(options.pathParameters) else { return nil }
            options.documentTitle = title
            // These, with the phase and the color scheme of the page.
            let count = 6 + (options.pathParameters.isEmpty ? 0 : 1) + (options.inspected == nil ? 0 : 1)
            var environment = EnvironmentValues(minimumCapacity: count)
            if !options.pathParameters.isEmpty { environment.pathParameters = options.pathParameters }
            let way = WindowOpener(options.scenes, options.isolation)
            environment.openWindow = OpenWindowAction(open: way.open)
            if let inspected = options.inspected { environment.inspectedPage = inspected }
            if let request = options.request { environment.request = request }
            environment.redirect = RedirectAction(opener: way)
            if let account = options.account { environment.account = PageAccount(account, way) }
            let graph =
                if let title = options.currentTitle {
                    ViewGraph(
                        TitledSceneContent(content: content, title: title), options, environment: consume environment)
                } else {
                    ViewGraph(SceneContent(content: content), options, environment: consume environment)
                }
            way.page = graph.reference
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

/// The content of a group that has a page without a value, too.
private protocol DefaultedContent {}

extension ModifiedContent: DefaultedContent where Content: DefaultedContent {}
extension _DefaultedWindowContent: DefaultedContent {}

/// What the type of a group says of its pages.
protocol PageGroup {
    static var hasPageWithoutValue: Bool { get }
}

extension WindowGroup: PageGroup {
    static var hasPageWithoutValue: Bool { Content.self is any DefaultedContent.Type }
}

/// The content of a page that presents a value, or a default one.
public struct _DefaultedWindowContent<Value: Hashable & Codable, Page: View>: View {
    let parameter: String
    let content: (Binding<Value>) -> Page
    @Environment(\.pathParameters) private var parameters
    @State private var defaultValue: Value
    /// The value that the page has set in place of the path's value.
    @State private var replacement: Value?

    init(
        parameter: String, content: @escaping (Binding<Value>) -> Page, defaultValue: @escaping () -> Value
    ) {
        (self.parameter, self.content) = (parameter, content)
        _defaultValue = State(initialValue: defaultValue())
    }

    public var body: Page {
        let value =
            replacement ?? parameters[parameter].flatMap { PathValue.decode(Value.self, from: $0) } ?? defaultValue
        content(Binding(get: { value }, set: { replacement = $0 }))
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
