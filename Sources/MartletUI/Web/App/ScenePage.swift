/// A scene's declaration of its pages.
package struct SceneDeclaration {
    let title: String
    let identifier: String?
    /// The path as the program writes it.
    let path: String?
    let valueType: Any.Type?
    var inspection = SceneInspection.byConfiguration

    var pattern: PathPattern? { path.map(PathPattern.declared) }
}

/// One kind of page of a program: its path, its title and how to make its tree.
package struct ScenePage {
    package let path: PathPattern
    package let title: String
    let identifier: String?
    let valueType: Any.Type?
    package let inspection: SceneInspection
    /// Returns `nil` if the path's parameters represent no value.
    package private(set) var makeGraph: (GraphOptions) -> ViewGraph?

    /// What the page is called, without what its views are made of.
    package var withoutViews: ScenePage {
        var page = self
        page.makeGraph = { _ in nil }
        return page
    }

    /// Returns the same page with other options for its trees.
    func changingOptions(_ change: @escaping (GraphOptions) -> Void) -> ScenePage {
        var page = self
        page.makeGraph = { [makeGraph] options in
            change(options)
            return makeGraph(options)
        }
        return page
    }
}

/// The pages that scenes declare.
public struct _ScenePages {
    private var declared: [DeclaredPage] = []

    /// Not a tuple: an array keeps a tuple's function in another form, with an object around it for each conversion.
    private struct DeclaredPage {
        let declaration: SceneDeclaration
        let makeGraph: (GraphOptions) -> ViewGraph?
    }

    /// The number of the only requested page.
    private let only: Int?
    private var count = 0
    /// The routes, beside the pages.
    package private(set) var routes: [SceneRoute] = []

    /// Stores the dynamic properties of the program's own scenes.
    private let instance: AppInstance?
    /// The number of scenes with dynamic properties that the walk has met.
    private var scenesWithProperties = 0

    init(only: Int? = nil, of instance: AppInstance?) {
        self.only = only
        self.instance = instance
    }

    /// Walks a program's own scene. Call it once for each scene, in their order.
    mutating func collectBody<Content: Scene>(of scene: () -> Content) {
        guard let instance else { return Content.Body._collect({ scene().body }, into: &self) }
        var scene = scene()
        if SceneShape.ask(Content.self, \.hasOwnProperties) {
            instance.connectProperties(of: &scene, at: scenesWithProperties)
            scenesWithProperties += 1
        }
        Content.Body._collect({ scene.body }, into: &self)
    }

    /// Leaves out a scene of a list, if it is known that the requested page is not in it.
    mutating func skip(_ shape: SceneShape) -> Bool {
        guard let only, let pages = shape.pagesToSkip, !(count..<count + pages).contains(only) else { return false }
        count += pages
        return true
    }

    /// Walks a scene of a list, and records what a walk that looks for a page may know of it.
    mutating func learning(_ shape: SceneShape, _ walk: (inout ScenePages) -> Void) {
        let before = (pages: count, scenesWithProperties: scenesWithProperties)
        walk(&self)
        // A walk that has ended early does not know how many pages there are.
        guard only == nil, instance != nil else { return }
        shape.learn(
            pages: count - before.pages, hasProperties: scenesWithProperties > before.scenesWithProperties)
    }

    /// Returns whether the next page is requested. Call it once for each page, in their order.
    mutating func takesNext() -> Bool {
        defer { count += 1 }
        return only == nil || only == count
    }

    /// Whether the only requested page has been found.
    var isComplete: Bool { only != nil && !declared.isEmpty }

    /// The title of the first requested page.
    var firstTitle: String? { declared.first?.declaration.title }

    /// The only requested page, if its path does not depend on other pages.
    var pathOfItsOwn: ScenePage? {
        guard let scene = declared.first, let path = scene.declaration.pattern else { return nil }
        return ScenePage(
            path: path, title: scene.declaration.title, identifier: scene.declaration.identifier,
            valueType: scene.declaration.valueType, inspection: scene.declaration.inspection,
            makeGraph: scene.makeGraph)
    }

    package mutating func add(
        _ declaration: SceneDeclaration, _ makeGraph: @escaping (GraphOptions) -> ViewGraph?
    ) {
        declared.append(DeclaredPage(declaration: declaration, makeGraph: makeGraph))
    }

    mutating func add(_ route: () -> SceneRoute) { if only == nil { routes.append(route()) } }

    /// The pages, each with a path: the first one without a declared path is at `/` if no other page is.
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
                valueType: declaration.valueType, inspection: declaration.inspection, makeGraph: scene.makeGraph)
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
