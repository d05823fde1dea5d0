import MartletUI

/// The routes that a program declares beside its pages.
struct ProgramRoutes: Sendable {
    private struct Entry: Sendable {
        let number: Int
        let declaration: RouteDeclaration
        /// Here, because a declaration looks it up.
        let pattern: PathPattern

        init(_ number: Int, _ declaration: RouteDeclaration) {
            (self.number, self.declaration, pattern) = (number, declaration, declaration.pattern)
        }
    }

    /// The outcome of looking up a request.
    enum Match {
        /// No route has the path.
        case none
        /// The path has routes for these methods only.
        case otherMethods([RequestMethod])
        case found(number: Int, RouteDeclaration, parameters: [String: String])
    }

    private let entries: [Entry]

    init(_ declarations: [RouteDeclaration]) {
        entries = declarations.enumerated().map { Entry($0.offset, $0.element) }
            .sorted { Self.rank($0) < Self.rank($1) }
    }

    /// A path without parameters comes first, one with a parameter for the rest of the path last.
    private static func rank(_ entry: Entry) -> Int {
        entry.pattern.hasRest ? 2 : entry.pattern.parameters.isEmpty ? 0 : 1
    }

    func match(_ path: String, _ method: RequestMethod) -> Match {
        var others: [RequestMethod] = []
        for entry in entries {
            guard let parameters = entry.pattern.match(path) else { continue }
            let declared = entry.declaration.method
            if declared == method || method == .head && declared == .get {
                return .found(number: entry.number, entry.declaration, parameters: parameters)
            }
            others.append(declared)
        }
        return others.isEmpty ? .none : .otherMethods(others)
    }
}
