/// A path that answers with what a program makes, beside the pages: a download, a web hook, a small API.
///
/// ```swift
/// Route("/export.csv") { request in
///     Response.text(rows.csv, contentType: "text/csv").download("rows.csv")
/// }
/// ```
///
/// The handler runs in the visitor's session, so it may use the app's state and change it. Without a session's cookie it
/// runs in one of its own, which ends with the answer. The request carries the parameters of the path (`/books/{id}`), the
/// user who is signed in (``Request/user``) and the languages that the visitor reads (``Request/languages``). What the
/// handler throws is answered with 500 and a reference that the log explains.
///
/// A browser follows links from anywhere, so a `GET` should only read. Other methods are answered to the program's own
/// pages and to clients that are no browsers, unless the route allows requests from other origins.
public struct Route: _PrimitiveScene {
    private let declaration: RouteDeclaration
    private let handler: RouteHandler

    /// A route for one method of a path. `HEAD` is answered where `GET` is.
    public init(
        _ path: String, method: RequestMethod = .get, allowsCrossOrigin: Bool = false,
        handler: @escaping RouteHandler
    ) {
        declaration = RouteDeclaration(path: path, method: method, allowsCrossOrigin: allowsCrossOrigin)
        self.handler = handler
    }

    public static func _collect(_ scene: Self, into pages: inout _ScenePages) {
        pages.add(SceneRoute(declaration: scene.declaration, handler: scene.handler))
    }
}

/// Answers a request. It runs where it is called: in the session.
public typealias RouteHandler = nonisolated(nonsending) (Request) async throws -> Response

/// What a route says of itself.
package struct RouteDeclaration: Sendable {
    package let path: String
    package let method: RequestMethod
    package let allowsCrossOrigin: Bool

    package var pattern: PathPattern { .declared(path) }
}

/// A route of one visitor's program.
package struct SceneRoute {
    package let declaration: RouteDeclaration
    package let handler: RouteHandler
}
