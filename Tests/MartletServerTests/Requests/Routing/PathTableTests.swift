import MartletUI
import Testing

@testable import MartletServer

@Suite struct PathTableTests {
    private func table(_ paths: [String]) -> PathTable<(number: Int, pattern: PathPattern)> {
        PathTable(paths.enumerated().map { ($0.offset, PathPattern($0.element)) }) { $0.pattern }
    }

    private func numbers(_ paths: [String], at path: String) -> [Int] {
        var found: [Int] = []
        table(paths).first(at: path) { value, _ in
            found.append(value.number)
            return nil as Void?
        }
        return found
    }

    @Test func aPathWithoutParametersComesFirstAndEverythingElseLast() {
        let paths = ["/{path...}", "/a/{rest...}", "/a/{name}", "/a/b"]
        #expect(numbers(paths, at: "/a/b") == [3, 2, 1, 0])
        #expect(numbers(paths, at: "/a/c") == [2, 1, 0])
        #expect(numbers(paths, at: "/a/c/d") == [1, 0])
        #expect(numbers(paths, at: "/b") == [0])
    }

    @Test func ofEquallyGoodOnesTheFirstComesFirst() {
        #expect(numbers(["/a/{name}", "/b", "/b", "/{x}/{y}"], at: "/a/c") == [0, 3])
        #expect(numbers(["/a/{name}", "/b", "/b"], at: "/b") == [1, 2])
    }

    @Test func theFirstResultEndsTheSearch() {
        let found = table(["/{name}", "/b"]).first(at: "/b") { value, parameters in
            parameters["name"].map { "\(value.number) \($0)" }
        }
        #expect(found == "0 b")
        #expect(table(["/a"]).first(at: "/b") { value, _ in value.number } == nil)
    }

    /// Most paths are none of a table's, and are not looked for. Each that is one is found.
    @Test func everyPathOfALargeTableIsFound() {
        let paths = (0..<300).map { "/page-\($0)" } + (0..<300).map { "/group-\($0)/{name}" }
        let table = table(paths)
        for (number, path) in paths.enumerated() {
            let asked = path.replacing("{name}", with: "x")
            #expect(table.first(at: asked) { value, _ in value.number } == number, "\(asked)")
            #expect(table.first(at: asked + "!") { value, _ in value.number } == (number < 300 ? nil : number))
        }
    }
}
