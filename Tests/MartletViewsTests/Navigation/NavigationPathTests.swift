import Martlet
import Testing

@Suite struct NavigationPathTests {
    struct Recipe: Hashable, Codable { var name: String }
    private struct Closed: Hashable {}

    @Test func aPathIsWrittenAndRead() throws {
        var path = NavigationPath()
        path.append(3)
        path.append("x")
        path.append(Recipe(name: "Soup"))
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(read == path && read.count == 3)
        path.append(Closed())
        #expect(path.codable == nil)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: Data(#"[["No type",1]]"#.utf8))
        }
    }

    @Test func atMostAllValuesAreRemoved() {
        var path = NavigationPath([1, 2, 3])
        path.removeLast()
        #expect(path == NavigationPath([1, 2]) && !path.isEmpty)
        path.removeLast(-4)
        #expect(path.count == 2)
        path.removeLast(7)
        #expect(path.isEmpty)
    }
}
