/// A kind of page: each open tab shows one with state of its own.
///
/// Its path may be given and have parameters (`/books/{id}`), which views read with `@Environment(\.pathParameters)`.
/// Without one, the first group of a program is at `/`, and others at their identifier.
public struct WindowGroup<Content: View>: _PrimitiveScene {
    private let declaration: SceneDeclaration
    private let content: () -> Content
    private let accepts: ([String: String]) -> Bool

    /// The page at `/`.
    public init(@ViewBuilder content: @escaping () -> Content) { self.init("", content: content) }

    /// The page at `path`, with `title` as the window's title.
    public init(_ title: String, path: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, id: nil, path: path, content)
    }

    /// A page with a title and an identifier, which `openWindow` finds it by.
    public init(_ title: String, id: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init(title, id: id, path: nil, content)
    }

    /// A page with an identifier, which `openWindow` finds it by.
    public init(id: String, path: String? = nil, @ViewBuilder content: @escaping () -> Content) {
        self.init("", id: id, path: path, content)
    }

    private init(_ title: String, id: String?, path: String?, _ content: @escaping () -> Content) {
        declaration = SceneDeclaration(title: title, identifier: id, path: path, valueType: nil)
        self.content = content
        accepts = { _ in true }
    }

    /// A page for each value of a type. The value is the last parameter of the path, and a path that stands for no value is
    /// no page. `content` gets a binding to it.
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

    public static func _collect(_ scene: Self, into pages: inout _ScenePages) {
        guard pages.takesNext() else { return }
        scene.add(to: &pages)
    }

    func add(to pages: inout ScenePages) {
        let (content, accepts, title) = (content, accepts, declaration.title)
        pages.add(declaration) { options in
            guard accepts(options.pathParameters) else { return nil }
            var options = options
            options.documentTitle = title
            var environment = EnvironmentValues(minimumCapacity: 6)
            if !options.pathParameters.isEmpty { environment.pathParameters = options.pathParameters }
            let way = WindowOpener(options.scenes, options.isolation)
            environment.openWindow = OpenWindowAction(open: way.open)
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

/// The top view of a page: the scene's builder runs as its body, so what it reads is followed.
private struct SceneContent<Content: View>: View {
    let content: () -> Content

    var body: Content { content() }
}

/// The same, of an app whose scenes follow what its body reads: a title that a view inside gives counts more.
private struct TitledSceneContent<Content: View>: View {
    let content: () -> Content
    let title: () -> String?

    var body: some View {
        ModifiedContent(content: content(), modifier: _DocumentModifier(title().map(DocumentEntry.title) ?? .nothing))
    }
}

/// The content of a page that stands for a value.
public struct PresentedWindowContent<Value: Hashable & Codable, Page: View>: View {
    let parameter: String
    let content: (Binding<Value?>) -> Page
    @Environment(\.pathParameters) private var parameters
    /// What the page has put in the place of the path's value.
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
