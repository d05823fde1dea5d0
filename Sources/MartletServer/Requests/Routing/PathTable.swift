import MartletUI

/// Values by the path patterns that they are declared for.
///
/// Every request looks its path up: one without parameters is found without going through the others, and of those only the
/// ones are looked at that may begin as it does.
struct PathTable<Value: Sendable>: Sendable {
    private var fixed: [String: [Value]] = [:]
    /// The patterns with parameters; then those that end with one for the rest of the path; then the one for every other path.
    private var others: [(pattern: PathPattern, value: Value)] = []
    /// Their positions by the first segment of the path, and for paths that begin otherwise.
    private var positions: [Substring: [Int]] = [:]
    private var otherPositions: [Int] = []
    private var fixedFilter = PathFilter()
    private var segmentFilter = PathFilter()

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
                fixedFilter.insert(pattern.text.utf8)
            } else {
                others.append((pattern, value))
            }
        }
        others += withRest + everythingElse
        otherPositions = others.indices.filter { others[$0].pattern.firstLiteral == nil }
        for literal in Set(others.compactMap(\.pattern.firstLiteral)) {
            segmentFilter.insert(literal.utf8)
            positions[literal[...]] = others.indices.filter {
                others[$0].pattern.firstLiteral.map { $0 == literal } ?? true
            }
        }
    }

    /// The first result that `body` has for a value and its parameters in `path`; a path without parameters comes first.
    func first<Result>(at path: String, _ body: (Value, [String: String]) -> Result?) -> Result? {
        if fixedFilter.mayContain(path.utf8) {
            for value in fixed[path] ?? [] {
                if let result = body(value, [:]) { return result }
            }
        }
        for index in positions(of: PathPattern.firstSegment(of: path)) {
            if let parameters = others[index].pattern.match(path), let result = body(others[index].value, parameters) {
                return result
            }
        }
        return nil
    }

    private func positions(of segment: Substring) -> [Int] {
        segmentFilter.mayContain(segment.utf8) ? positions[segment] ?? otherPositions : otherPositions
    }
}
