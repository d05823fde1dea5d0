/// A path that a program answers itself, beside its pages: a download, a web hook, a small API.
///
/// ```swift
/// Route("/export.csv") { request in
///     Response.text(rows.csv, contentType: "text/csv").download("rows.csv")
/// }
/// ```
///
/// The handler runs in the visitor's session, so it may read and change the app's state. Without a session's cookie it
/// runs in a session of its own, which ends with the answer. The request contains the parameters of the path
/// (`/books/{id}`), the signed-in user (``Request/user``) and the visitor's languages (``Request/languages``). If the
/// handler throws, the server answers with 500 and a reference that the log explains.
///
/// A browser follows links from anywhere, so a `GET` should only read. The server accepts other methods from the
/// program's own pages and from clients other than browsers, unless the route allows requests from other origins.
public struct Route: _PrimitiveScene {
    private let declaration: RouteDeclaration
    private let handler: RouteHandler

    /// Creates a route for one method of a path. A route for `GET` also answers `HEAD`.
    ///
    /// - Parameters:
    ///   - path: The path, in which segments may be parameters.
    ///   - method: The method that the route answers.
    ///   - allowsCrossOrigin: Whether pages of other origins may send requests with methods that change something.
    ///   - handler: Answers a request.
    public init(
        _ path: String, method: RequestMethod = .get, allowsCrossOrigin: Bool = false,
        handler: @escaping RouteHandler
    ) {
        declaration = RouteDeclaration(path: path, method: method, allowsCrossOrigin: allowsCrossOrigin)
        self.handler = handler
    }

    public static func _collect(_ scene: () -> Self, into pages: inout _ScenePages) {
        pages.add {
            let scene = scene()
            return SceneRoute(declaration: scene.declaration, handler: scene.handler)
        }
    }
}

/// Answers a request. It runs on the caller's executor: in the session.
public typealias RouteHandler = nonisolated(nonsending) (Request) async throws -> Response

/// A route's declaration.
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
