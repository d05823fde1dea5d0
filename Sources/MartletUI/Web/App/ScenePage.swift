/// What a scene says of its pages.
package struct SceneDeclaration {
    let title: String
    let identifier: String?
    /// As the program writes it.
    let path: String?
    let valueType: Any.Type?

    var pattern: PathPattern? { path.map(PathPattern.declared) }
}

/// One kind of page of a program: its path, its title and how its tree is made.
package struct ScenePage {
    package let path: PathPattern
    package let title: String
    let identifier: String?
    let valueType: Any.Type?
    /// `nil` where the path's parameters stand for nothing.
    package private(set) var makeGraph: (GraphOptions) -> ViewGraph?

    /// The same, its trees made with other options.
    func changingOptions(_ change: @escaping (inout GraphOptions) -> Void) -> ScenePage {
        var page = self
        page.makeGraph = { [makeGraph] options in
            var options = options
            change(&options)
            return makeGraph(options)
        }
        return page
    }
}

/// The pages that scenes declare.
public struct _ScenePages {
    private var declared: [(declaration: SceneDeclaration, makeGraph: (GraphOptions) -> ViewGraph?)] = []
    /// The number of the only page that is asked for.
    private let only: Int?
    private var count = 0
    /// The routes beside the pages.
    package private(set) var routes: [SceneRoute] = []

    /// Where the dynamic properties of the program's own scenes are stored.
    private let instance: AppInstance?
    /// How many scenes with dynamic properties the walk has met.
    private var scenesWithProperties = 0

    init(only: Int? = nil, of instance: AppInstance?) {
        self.only = only
        self.instance = instance
    }

    /// Connects the dynamic properties of a program's own scene, if it has any. Called once for each scene, in their order.
    mutating func connectProperties<Content: Scene>(of scene: inout Content) {
        guard let instance, !PropertyField.fields(of: Content.self).isEmpty else { return }
        instance.connectProperties(of: &scene, at: scenesWithProperties)
        scenesWithProperties += 1
    }

    /// Whether the next page is asked for. Called once for each, in their order.
    mutating func takesNext() -> Bool {
        defer { count += 1 }
        return only == nil || only == count
    }

    /// The title of the first page that was asked for.
    var firstTitle: String? { declared.first?.declaration.title }

    /// The only page that was asked for, if it needs no others to know its path.
    var pathOfItsOwn: ScenePage? {
        guard let scene = declared.first, let path = scene.declaration.pattern else { return nil }
        return ScenePage(
            path: path, title: scene.declaration.title, identifier: scene.declaration.identifier,
            valueType: scene.declaration.valueType, makeGraph: scene.makeGraph)
    }

    package mutating func add(
        _ declaration: SceneDeclaration, _ makeGraph: @escaping (GraphOptions) -> ViewGraph?
    ) {
        declared.append((declaration, makeGraph))
    }

    mutating func add(_ route: SceneRoute) { if only == nil { routes.append(route) } }

    /// The pages, each with a path: the first without one of its own is at `/` if nobody else is.
    package var pages: [ScenePage] {
        var isRootTaken = declared.contains { $0.declaration.pattern == .root }
        return declared.enumerated().map { position, scene in
            let declaration = scene.declaration
            let path: PathPattern
            if let own = declaration.pattern {
                path = own
            } else if !isRootTaken {
                path = .root
                isRootTaken = true
            } else {
                path = .declared(PercentEncoding.encode(declaration.identifier ?? "window-\(position + 1)"))
            }
            return ScenePage(
                path: path, title: declaration.title, identifier: declaration.identifier,
                valueType: declaration.valueType, makeGraph: scene.makeGraph)
        }
    }
}

private struct PathParametersKey: EnvironmentKey {
    static var defaultValue: [String: String] { [:] }
}

extension EnvironmentValues {
    /// The values of the parameters in the page's path, by name: for `/books/{id}`, `["id": …]`.
    public package(set) var pathParameters: [String: String] {
        get { self[PathParametersKey.self] }
        set { self[PathParametersKey.self] = newValue }
    }
}
