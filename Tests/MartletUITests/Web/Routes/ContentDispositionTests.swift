import Testing

@testable import MartletUI

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
