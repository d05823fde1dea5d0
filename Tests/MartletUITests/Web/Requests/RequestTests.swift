import Testing

@testable import MartletUI

@Suite struct RequestTests {
    private func request(_ query: String, _ lines: String = "") -> Request {
        Request(
            RequestRecord(
                method: .get, path: "/", query: query, lines: Array(lines.utf8), sessionCookie: "__Host-martlet"))
    }

    @Test func aQueryIsDecoded() {
        let query = request("a=1&b=two+words&a=%C3%A9&empty=&flag&=x&&c=a%3Db%26c").query
        #expect(query.values(for: "a") == ["1", "é"])
        #expect(query["b"] == "two words")
        #expect(query["empty"] == "")
        #expect(query["flag"] == "")
        #expect(query["c"] == "a=b&c")
        #expect(query["missing"] == nil)
        #expect(query.count == 6)
    }

    @Test(arguments: ["a=%", "a=%4", "a=%zz", "a=%FF", "a=%C3", "%=a", "a=%00%FE"])
    func aPairThatIsNoTextIsLeftOut(_ query: String) { #expect(request(query).query.isEmpty) }

    @Test func headersAreFoundWithoutRegardToCase() {
        let request = request("", "Accept:text/html\nX-Two:1\nx-two:2\nCookie:a=b\nEmpty:\n")
        #expect(request.headers["ACCEPT"] == "text/html")
        #expect(request.headers.values(for: "X-TWO") == ["1", "2"])
        #expect(request.headers["empty"] == "")
        #expect(request.headers["cookie"] == nil)
    }

    @Test func cookiesAreReadAndTheSessionsIsNot() {
        let request = request(
            "", "Cookie:theme=dark; __Host-martlet=secret;x=a=b ;broken; =y\ncookie:second=1\n")
        #expect(request.cookies.map(\.name) == ["theme", "x", "second"])
        #expect(request.cookies["x"] == "a=b")
    }

    @Test func withoutAServerThereIsARequestThatSaysNothing() {
        let request = EnvironmentValues().request
        #expect(request.path == "/")
        #expect(request.headers.isEmpty)
        #expect(request.clientAddress == "")
    }
}

@Suite struct RestPatternTests {
    @Test(arguments: [
        ("/{path...}", "/", ""), ("/{path...}", "/a/b", "a/b"), ("/files/{path...}", "/files/a%20b/c", "a b/c"),
        ("/files/{path...}", "/files/", ""),
    ])
    func aRestTakesAllThatIsLeft(_ pattern: String, _ path: String, _ rest: String) {
        #expect(PathPattern(pattern).match(path)?["path"] == rest)
    }

    @Test(arguments: ["/files", "/other/a", "/files/%zz"])
    func otherPathsAreNotTaken(_ path: String) { #expect(PathPattern("/files/{path...}").match(path) == nil) }

    @Test(arguments: [
        ("/a", "/a", true), ("/a", "/ab", false), ("/a", "/a/", false), ("/a", "/", false), ("/", "/", true),
        ("/", "/a", false), ("/a/{id}", "/a/1", true), ("/a/{id}", "/a", false), ("/a/{id}", "/a/", false),
        ("/a/{id}", "/b/1", false), ("/a/{id}/b", "/a/1/b", true), ("/a/{id}/b", "/a/1/c", false),
        ("/a{id}", "/a{id}", true), ("/a{id}", "/a1", false),
    ])
    func aPathIsWhole(_ pattern: String, _ path: String, _ matches: Bool) {
        #expect((PathPattern(pattern).match(path) != nil) == matches)
    }

    @Test func aPathIsMadeOfIt() {
        #expect(PathPattern("/files/{path...}").path(["path": "a b/c"]) == "/files/a%20b/c")
    }
}
