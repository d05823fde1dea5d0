import Testing

@testable import MartletUI

@Suite struct ContentTypeTests {
    @Test(arguments: [
        ("/srv/report.CSV", "text/csv; charset=utf-8"), ("archive.tar.gz", "application/gzip"),
        ("photo.jpeg", "image/jpeg"), ("README", "application/octet-stream"), ("a.unknown", "application/octet-stream"),
        ("data.json", "application/json; charset=utf-8"), ("a.html/b", "application/octet-stream"),
        (".png", "application/octet-stream"),
    ])
    func theEndOfANameDecides(_ name: String, _ type: String) {
        #expect(ContentType(ofFileNamed: name).name == type)
    }

    @Test func aBrowserRunsScriptsOfDocumentsOnly() {
        for name in ["a.html", "a.svg", "a.xml"] { #expect(ContentType(ofFileNamed: name).isDocument) }
        for name in ["a.js", "a.png", "a"] { #expect(!ContentType(ofFileNamed: name).isDocument) }
    }
}
