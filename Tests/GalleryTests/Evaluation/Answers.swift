import MartletTesting
import Testing

@testable import Gallery

/// Checks that the views evaluated in the last transaction are the answer of an example's prediction.
func expect(_ page: TestPage, answers example: Example, at location: SourceLocation = #_sourceLocation) {
    expect(page.evaluations.names, answers: example, at: location)
}

func expect(_ evaluated: [String], answers example: Example, at location: SourceLocation = #_sourceLocation) {
    let answer = example.prediction.map { Set($0.answer) }
    #expect(Set(names(evaluated)) == answer, sourceLocation: location)
}

/// Checks that a prediction offers the views that the last transaction has evaluated, besides one that has no state and
/// only holds the others.
func check(
    _ page: TestPage, offers example: Example, besides holder: String? = nil,
    at location: SourceLocation = #_sourceLocation
) {
    let offered = Set(example.prediction?.views ?? [])
    let others = Set(names(page.evaluations)).subtracting(offered)
    #expect(others == Set([holder].compactMap(\.self)), sourceLocation: location)
}

/// Names of views without their generic parameters.
func names(_ names: some Sequence<String>) -> [String] { names.map { String($0.prefix { $0 != "<" }) } }
