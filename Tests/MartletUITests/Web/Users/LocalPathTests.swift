import MartletUI
import Testing

@Suite struct LocalPathTests {
    @Test(arguments: ["/", "/account", "/a/b?c=d&e=%2F%2Fexample.org#f", "/a//b", "/@", "/:80", "/%5Cexample.org"])
    func pathsOfThisServer(path: String) { #expect(LocalPath.isLocal(path)) }

    @Test(arguments: [
        "", "account", "//example.org", "///example.org", "/\\example.org", "\\\\example.org", "\\/example.org",
        "https://example.org", "javascript:alert(1)", "/a\\b", "/\t/example.org", "/\n/example.org", "/\r\nX: y", "/ a",
        " /", "\t//example.org", "/\u{0}", "/\u{7F}", "/é", "/\u{2028}", ".//", "?a", "#a",
    ])
    func otherPaths(path: String) { #expect(!LocalPath.isLocal(path)) }

    @Test func aPathHasAnEnd() {
        #expect(LocalPath.isLocal("/" + String(repeating: "a", count: 2_047)))
        #expect(!LocalPath.isLocal("/" + String(repeating: "a", count: 2_048)))
    }
}
