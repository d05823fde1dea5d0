import MartletUI

/// One kind of page of the program: its path, its scene, and the frame of its document.
final class PageRoute: Sendable {
    let path: PathPattern
    let scene: Int
    let document: PageDocument
    /// Records how quick its first renders are.
    let inlineExecution = InlineExecutionPolicy()
    /// Records their cost.
    let costs = RenderCosts()

    init(path: PathPattern, scene: Int, document: PageDocument) {
        (self.path, self.scene, self.document) = (path, scene, document)
    }
}

/// The paths of the program's pages.
struct PageRoutes: Sendable {
    private let table: PathTable<PageRoute>

    /// The routes by path. If several have one path, the first is used.
    init(_ routes: [PageRoute]) { table = PathTable(routes, pattern: \.path) }

    /// The route of a request's path and the values of its parameters; a path without parameters comes first.
    func route(to path: String) -> (route: PageRoute, parameters: [String: String])? {
        table.first(at: path) { ($0, $1) }
    }
}
