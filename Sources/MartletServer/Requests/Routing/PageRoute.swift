import MartletUI

/// One kind of page of the program: its path, which scene it shows, and the frame of its document.
struct PageRoute: Sendable {
    let path: PathPattern
    let scene: Int
    let document: PageDocument
    /// How quick its first renders have been.
    let inlineExecution = InlineExecutionPolicy()
    /// What they have cost.
    let cost = RenderCost()
}

/// The paths of the program.
struct PageRoutes: Sendable {
    private var fixed: [String: PageRoute] = [:]
    private var withParameters: [PageRoute] = []
    /// Those that end with a parameter for all that is left, the one for everything else last.
    private var withRest: [PageRoute] = []

    /// Routes of which, where several have one path, the first counts.
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
