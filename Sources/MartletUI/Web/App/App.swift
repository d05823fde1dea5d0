/// A program. Each visitor has a value of their own, so what it holds belongs to that visitor.
///
/// Mark it with `@main`; `import Martlet` adds the `main()` that serves it.
///
/// ```swift
/// @main struct Hello: App {
///     var body: some Scene { WindowGroup("Hello") { Text("Hello, world") } }
/// }
/// ```
public protocol App {
    /// The type of the program's scenes, which the compiler infers from ``body``.
    associatedtype Body: Scene

    /// The scenes of the program. Unlike a view's body, it is evaluated once per session; that of an app without properties of its own, whenever
    /// pages are looked for.
    @SceneBuilder var body: Body { get }

    /// Creates the program's value for one visitor.
    init()

    /// Returns whether `user` may continue. The server asks when a browser comes back to a signed-in session, at most
    /// every five minutes (the limit `revalidationInterval`).
    ///
    /// The default implementation returns `true`. Check your own records here if users can be locked out, and see
    /// ``Sessions/revoke(userID:)`` for what must end at once.
    ///
    /// - Parameter user: The signed-in user.
    /// - Returns: `false` to end the session.
    nonisolated(nonsending) static func revalidate(_ user: User) async -> Bool

    /// The program's files, style sheets, icon and theme. They are the same for all visitors, and the server reads them
    /// once, when it starts. The default brand is empty.
    static var brand: Brand { get }

    /// What the program does beside its visitors, on one server at a time. Read once, when the server starts. By default
    /// there is nothing.
    @ServerTaskBuilder static var tasks: [ServerTask] { get }
}

extension App {
    public nonisolated(nonsending) static func revalidate(_ user: User) async -> Bool { true }

    public static var brand: Brand { Brand() }

    public static var tasks: [ServerTask] { [] }
}

/// The inputs of a page's graph: an object, since they are many, and pass through several hands for each page.
package final class GraphOptions {
    @exclusivity(unchecked) package var limits = ViewGraph.Limits()
    @exclusivity(unchecked) package var isDevelopment = true
    @exclusivity(unchecked) package var executor: (any WorkExecutor)?
    @exclusivity(unchecked) package var isolation: (any GraphIsolation)?
    @exclusivity(unchecked) package var onDiagnostic: (ViewDiagnostic) -> Void = { _ in }
    /// Whether the graph keeps the names of evaluated views until somebody takes them.
    @exclusivity(unchecked) package var recordsEvaluations = false
    /// All kinds of page of the program, as destinations.
    @exclusivity(unchecked) package var scenes: () -> [ScenePage] = { [] }
    /// The values of the parameters in the page's path.
    @exclusivity(unchecked) package var pathParameters: [String: String] = [:]
    /// The request that asked for the page.
    @exclusivity(unchecked) package var request: Request?
    /// The path below which the program's addresses lie; empty if the program has a host of its own.
    @exclusivity(unchecked) package var basePath = ""
    /// The title that the scene gives its pages.
    @exclusivity(unchecked) package var documentTitle = ""
    /// Returns the current title of the page's scene; `nil` if it never changes.
    @exclusivity(unchecked) package var currentTitle: (() -> String?)?
    /// The color scheme that the visitor's browser prefers.
    @exclusivity(unchecked) package var colorScheme = ColorScheme.light
    /// The dehydrated state of the page's earlier tree.
    @exclusivity(unchecked) package var dehydratedTree: DehydratedTree?
    /// If the page's state is stored, the number of this process among those that have used the store.
    @exclusivity(unchecked) package var storingProcess: UInt32?
    /// What a store has of the page's earlier tree.
    @exclusivity(unchecked) package var storedTree: StoredTree?
    @exclusivity(unchecked) package var visitorStore: KeyedStore
    /// The visitor's account; `nil` if nobody can sign in.
    @exclusivity(unchecked) package var account: (any AccountService)?
    @exclusivity(unchecked) package var pageStore: KeyedStore
    /// Prints the output of `_printChanges()`.
    @exclusivity(unchecked) package var print: (String) -> Void = { Swift.print($0) }
    /// Records what the graph does; `nil` unless the page may be inspected.
    @exclusivity(unchecked) package var inspection: GraphInspection?
    /// What the page shows, if it is an inspector's: what is known of another page.
    @exclusivity(unchecked) package var inspected: AnyObject?

    package init(visitorStore: KeyedStore = KeyedStore(), pageStore: KeyedStore = KeyedStore()) {
        self.visitorStore = visitorStore
        self.pageStore = pageStore
    }
}

/// Builds the scenes of an ``App`` or of another ``Scene``.
@resultBuilder
public struct SceneBuilder {
    /// Builds one scene, which is made when a request asks for one of its pages.
    public static func buildExpression<Content: Scene>(
        _ scene: @autoclosure @escaping () -> Content
    ) -> _DeferredScene<Content> {
        _DeferredScene(make: scene)
    }

    /// Builds a body of one scene.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Builds a body of several scenes, in their order.
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
/// This is a list and not a tuple because an app's body is evaluated for each visitor, and each evaluation would look
/// the tuple's type up.
public struct _SceneList: _PrimitiveScene {
    fileprivate let scenes: [any Scene]

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        let scenes = scene().scenes
        for index in scenes.indices {
            if pages.isComplete { return }
            // In the buffer, because reading the array's copies a scene of which only the type is asked.
            let shape = scenes.withUnsafeBufferPointer { SceneShape.of(type(of: $0[index])) }
            if pages.skip(shape) { continue }
            pages.learning(shape) { collect(scenes[index], into: &$0) }
        }
    }

    private static func collect<Content: Scene>(_ scene: Content, into pages: inout ScenePages) {
        Content._collect({ scene }, into: &pages)
    }
}

/// A scene in the body of an app or of another scene. It is made when a request asks for one of its pages, because a visitor
/// sees few of a program's pages.
public struct _DeferredScene<Content: Scene>: _PrimitiveScene {
    fileprivate let make: () -> Content

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        Content._collect(scene().make, into: &pages)
    }
}

extension _DeferredScene: ListedScene {
    static var hasFixedPages: Bool {
        Content.self is any PageGroup.Type || !(Content.self is any _PrimitiveScene.Type)
    }
}
