import MartletUI

/// The routes that a program declares beside its pages.
struct ProgramRoutes: Sendable {
    /// The outcome of looking up a request.
    enum Match {
        /// No route has the path.
        case none
        /// The path has routes for these methods only.
        case otherMethods([RequestMethod])
        case found(number: Int, RouteDeclaration, parameters: [String: String])
    }

    private let table: PathTable<(number: Int, declaration: RouteDeclaration)>

    init(_ declarations: [RouteDeclaration]) {
        table = PathTable(declarations.enumerated().map { ($0, $1) }) { $0.declaration.pattern }
    }

    func match(_ path: String, _ method: RequestMethod) -> Match {
        var others: [RequestMethod] = []
        let found = table.first(at: path) { route, parameters -> Match? in
            let declared = route.declaration.method
            if declared == method || method == .head && declared == .get {
                return .found(number: route.number, route.declaration, parameters: parameters)
            }
            others.append(declared)
            return nil
        }
        return found ?? (others.isEmpty ? .none : .otherMethods(others))
    }
}
