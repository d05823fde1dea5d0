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

@Suite struct ContentDispositionTests {
    @Test(arguments: [
        ("report.csv", "report.csv"), ("../../etc/passwd", "passwd"), ("..\\..\\evil.exe", "evil.exe"),
        (".htaccess", "htaccess"), ("", "download"), ("/", "download"), ("..", "download"),
        ("a\r\nSet-Cookie: x=1", "aSet-Cookie x=1"), ("a\u{202E}fdp.exe", "afdp.exe"), ("a\"b", "ab"),
        ("nul\u{0}l", "null"),
    ])
    func aNameIsSafe(_ name: String, _ safe: String) {
        #expect(ContentDisposition.safe(name) == safe)
        #expect(HeaderRules.isValue(ContentDisposition.attachment(name)))
    }

    @Test func aNameHasALimit() {
        #expect(ContentDisposition.safe(String(repeating: "é", count: 5_000)).count == 150)
        // A single character may be as long as a text.
        let long = ContentDisposition.safe("a" + String(repeating: "b\u{301}\u{302}\u{303}", count: 200))
        #expect(long.count > 50 && long.utf8.count <= 600)
        #expect(ContentDisposition.safe("a" + String(repeating: "\u{301}", count: 10_000)) == "download")
    }

    @Test func anyNameCanBeSaid() {
        #expect(
            ContentDisposition.attachment("prix €.csv")
                == "attachment; filename=\"prix _.csv\"; filename*=UTF-8''prix%20%E2%82%AC.csv")
    }
}
