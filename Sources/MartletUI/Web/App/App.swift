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

/// Builds the scenes of an ``App`` or of another ``Scene``.
@resultBuilder
public struct SceneBuilder {
    /// Builds one scene, which is made when a request asks for one of its pages.
    @inlinable public static func buildExpression<Content: Scene>(
        _ scene: @autoclosure @escaping () -> Content
    ) -> _DeferredScene {
        _DeferredScene(type: Content.self) { Content._collect(scene, into: &$0) }
    }

    /// Builds a body of one scene.
    @inlinable public static func buildBlock(_ scene: _DeferredScene) -> _DeferredScene { scene }

    /// Builds a body of several scenes, in their order.
    @inlinable public static func buildBlock(_ scenes: _DeferredScene...) -> _SceneList { _SceneList(scenes: scenes) }
}

/// Several scenes.
public struct _SceneList: _PrimitiveScene {
    @usableFromInline let scenes: [_DeferredScene]

    @inlinable init(scenes: [_DeferredScene]) { self.scenes = scenes }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        // In the buffer, because reading the array's copies them.
        scene().scenes.withUnsafeBufferPointer { scenes in
            for index in scenes.indices where !pages.isComplete {
                SceneShape.ask(scenes[index].type) { shape in
                    if !pages.skip(shape) { pages.learning(shape, scenes[index].collect) }
                }
            }
        }
    }
}

/// A scene in the body of an app or of another scene. It is made when a request asks for one of its pages, because a visitor
/// sees few of a program's pages.
///
/// This has no type parameter because an app's body is evaluated for each visitor: values of as many types as there are scenes
/// would have to be put into boxes, and the types of their list looked up.
public struct _DeferredScene: _PrimitiveScene {
    @usableFromInline let type: Any.Type
    @usableFromInline let collect: (inout _ScenePages) -> Void

    @inlinable init(type: Any.Type, collect: @escaping (inout _ScenePages) -> Void) {
        (self.type, self.collect) = (type, collect)
    }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) { scene().collect(&pages) }
}
