import MartletUI

/// Values by the path patterns that they are declared for.
///
/// Every request looks its path up, so one without parameters is found without going through the others.
struct PathTable<Value: Sendable>: Sendable {
    private var fixed: [String: [Value]] = [:]
    /// The patterns with parameters; then those that end with one for the rest of the path; then the one for every other path.
    private var others: [(pattern: PathPattern, value: Value)] = []

    /// A table of `values`. Of those that match a path equally well, the first comes first.
    init(_ values: [Value], pattern: (Value) -> PathPattern) {
        var withRest: [(PathPattern, Value)] = []
        var everythingElse: [(PathPattern, Value)] = []
        for value in values {
            let pattern = pattern(value)
            if pattern.isEverythingElse {
                everythingElse.append((pattern, value))
            } else if pattern.hasRest {
                withRest.append((pattern, value))
            } else if pattern.parameters.isEmpty {
                fixed[pattern.text, default: []].append(value)
            } else {
                others.append((pattern, value))
            }
        }
        others += withRest + everythingElse
    }

    /// The first result that `body` has for a value and its parameters in `path`; a path without parameters comes first.
    func first<Result>(at path: String, _ body: (Value, [String: String]) -> Result?) -> Result? {
        for value in fixed[path] ?? [] {
            if let result = body(value, [:]) { return result }
        }
        // By index, because to copy a pattern takes longer than to see that it does not match.
        for index in others.indices {
            if let parameters = others[index].pattern.match(path), let result = body(others[index].value, parameters) {
                return result
            }
        }
        return nil
    }
}
