/// A program. One value of it is made for each visitor, so what it holds is that visitor's.
///
/// Mark it with `@main`: `main()` comes with `import Martlet` and serves it.
public protocol App {
    /// The type of the program's scenes, which the compiler infers from ``body``.
    associatedtype Body: Scene

    /// The scenes of the program. Not a view's body: it is evaluated once a session.
    @SceneBuilder var body: Body { get }

    /// Makes the value of the program for one visitor.
    init()

    /// Whether `user` may go on: asked when a browser comes back to a signed-in session, at most every five minutes
    /// (the limit `revalidationInterval`). With `false` the session ends.
    ///
    /// The default says yes. Ask your own records here if users can be locked, and see ``Sessions/revoke(userID:)`` for
    /// what must end at once.
    nonisolated(nonsending) static func revalidate(_ user: User) async -> Bool

    /// What the program is known by: its files, style sheets, icon and theme. It is the same for all visitors, and is read
    /// once, when the server starts. The default has nothing of its own.
    static var brand: Brand { get }
}

extension App {
    public nonisolated(nonsending) static func revalidate(_ user: User) async -> Bool { true }

    public static var brand: Brand { Brand() }
}

/// What a page's graph is made with.
package struct GraphOptions {
    package var limits = ViewGraph.Limits()
    package var isDevelopment = true
    package var executor: (any WorkExecutor)?
    package var isolation: (any GraphIsolation)?
    package var onDiagnostic: (ViewDiagnostic) -> Void = { _ in }
    /// Whether the names of evaluated views are kept until somebody takes them.
    package var recordsEvaluations = false
    /// All kinds of page of the program, to go to.
    package var scenes: () -> [ScenePage] = { [] }
    /// The values of the parameters in the page's path.
    package var pathParameters: [String: String] = [:]
    /// The request that asked for the page.
    package var request: Request?
    /// The path below which the program's addresses lie; empty if it has its host for itself.
    package var basePath = ""
    /// The title that the scene gives its pages.
    package var documentTitle = ""
    /// Gives the title of the page's scene as it is now; `nil` where it never changes.
    package var currentTitle: (() -> String?)?
    /// What the visitor's browser asks for.
    package var colorScheme = ColorScheme.light
    /// What was kept of the page's earlier tree.
    package var dehydratedTree: DehydratedTree?
    package var visitorStore: KeyedStore
    /// Who the visitor is; `nil` where nobody can sign in.
    package var account: (any AccountService)?
    package var pageStore: KeyedStore
    /// Prints what `_printChanges()` says.
    package var print: (String) -> Void = { Swift.print($0) }

    package init(visitorStore: KeyedStore = KeyedStore(), pageStore: KeyedStore = KeyedStore()) {
        self.visitorStore = visitorStore
        self.pageStore = pageStore
    }
}

/// Builds the scenes of an ``App`` or of another ``Scene``.
@resultBuilder
public struct SceneBuilder {
    /// One scene.
    public static func buildExpression<Content: Scene>(_ scene: Content) -> Content { scene }

    /// One group of pages, which is made when one of its pages is requested.
    public static func buildExpression<Content: View>(
        _ group: @autoclosure @escaping () -> WindowGroup<Content>
    ) -> _DeferredScene<Content> {
        _DeferredScene(make: group)
    }

    /// A body of one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// A body of several scenes, in their order.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> _SceneList {
        var count = 0
        for _ in repeat (each Content).self { count += 1 }
        var scenes: [any Scene] = []
        scenes.reserveCapacity(count)
        repeat scenes.append(each content)
        return _SceneList(scenes: scenes)
    }
}

/// Several scenes.
///
/// A list and no tuple: an app's body is asked for each visitor, and the type of a tuple would be looked up each time.
public struct _SceneList: _PrimitiveScene {
    fileprivate let scenes: [any Scene]

    public static func _collect(_ scene: Self, into pages: inout _ScenePages) {
        for scene in scene.scenes { collect(scene, into: &pages) }
    }

    private static func collect<Content: Scene>(_ scene: Content, into pages: inout ScenePages) {
        Content._collect(scene, into: &pages)
    }
}

/// A `WindowGroup` as it stands in an app's body: it is made when its page is asked for, because a visitor sees few of a
/// program's pages.
public struct _DeferredScene<Content: View>: _PrimitiveScene {
    fileprivate let make: () -> WindowGroup<Content>

    public static func _collect(_ scene: Self, into pages: inout _ScenePages) {
        guard pages.takesNext() else { return }
        scene.make().add(to: &pages)
    }
}
