import MartletUI

/// One kind of page of the program: its path, its scene, and the frame of its document.
struct PageRoute: Sendable {
    let path: PathPattern
    let scene: Int
    let document: PageDocument
    /// Records how quick its first renders are.
    let inlineExecution = InlineExecutionPolicy()
    /// Records their cost.
    let costs = RenderCosts()
}

/// The paths of the program.
struct PageRoutes: Sendable {
    private var fixed: [String: PageRoute] = [:]
    private var withParameters: [PageRoute] = []
    /// Routes that end with a parameter for the rest of the path; the one for every other path is last.
    private var withRest: [PageRoute] = []

    /// The routes by path. If several have one path, the first is used.
    init(_ routes: [PageRoute]) {
        for route in routes {
            if route.path.hasRest {
                withRest.append(route)
            } else if !route.path.parameters.isEmpty {
                withParameters.append(route)
            } else if fixed[route.path.text] == nil {
                fixed[route.path.text] = route
            }
        }
        withRest = withRest.filter { !$0.path.isEverythingElse } + withRest.filter(\.path.isEverythingElse)
    }

    /// The route of a request's path and the values of its parameters; a path without parameters comes first.
    func route(to path: String) -> (route: PageRoute, parameters: [String: String])? {
        if let route = fixed[path] { return (route, [:]) }
        for route in withParameters + withRest {
            if let parameters = route.path.match(path) { return (route, parameters) }
        }
        return nil
    }
}
