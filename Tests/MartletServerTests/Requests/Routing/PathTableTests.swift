import MartletUI
import Testing

@testable import MartletServer

@Suite struct PathTableTests {
    private func table(_ paths: [String]) throws -> PathTable<(number: Int, pattern: PathPattern)> {
        try PathTable(paths.enumerated().map { ($0.offset, try PathPattern($0.element)) }) { $0.pattern }
    }

    private func numbers(_ paths: [String], at path: String) throws -> [Int] {
        var found: [Int] = []
        try table(paths).first(at: path) { value, _ in
            found.append(value.number)
            return nil as Void?
        }
        return found
    }

    @Test func aPathWithoutParametersComesFirstAndEverythingElseLast() throws {
        let paths = ["/{path...}", "/a/{rest...}", "/a/{name}", "/a/b"]
        #expect(try numbers(paths, at: "/a/b") == [3, 2, 1, 0])
        #expect(try numbers(paths, at: "/a/c") == [2, 1, 0])
        #expect(try numbers(paths, at: "/a/c/d") == [1, 0])
        #expect(try numbers(paths, at: "/b") == [0])
    }

    @Test func ofEquallyGoodOnesTheFirstComesFirst() throws {
        #expect(try numbers(["/a/{name}", "/b", "/b", "/{x}/{y}"], at: "/a/c") == [0, 3])
        #expect(try numbers(["/a/{name}", "/b", "/b"], at: "/b") == [1, 2])
    }

    @Test func theFirstResultEndsTheSearch() throws {
        let found = try table(["/{name}", "/b"]).first(at: "/b") { value, parameters in
            parameters["name"].map { "\(value.number) \($0)" }
        }
        #expect(found == "0 b")
        #expect(try table(["/a"]).first(at: "/b") { value, _ in value.number } == nil)
    }
}
