import Foundation
import Martlet
import Testing

/// Names of files get the extensions of their formats.
@Suite struct URLWithTypeTests {
    private let folder = URL(fileURLWithPath: "/a.b/", isDirectory: true)

    @Test func aNameGetsTheExtensionThatItLacks() {
        #expect(folder.appendingPathComponent("report", conformingTo: .json).path == "/a.b/report.json")
        #expect(folder.appendingPathComponent("report.json", conformingTo: .json).path == "/a.b/report.json")
        #expect(folder.appendingPathComponent("report.txt", conformingTo: .json).path == "/a.b/report.txt.json")
        #expect(folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).path == "/a.b/photo.jpg")
        #expect(folder.appendingPathComponent("photo.png", conformingTo: .image).path == "/a.b/photo.png")
        #expect(folder.appendingPathComponent("things", conformingTo: .folder).path == "/a.b/things")
    }

    @Test func aURLGetsTheExtensionThatItLacks() {
        var url = folder
        url.appendPathComponent("page", conformingTo: .html)
        #expect(url.path == "/a.b/page.html" && url.appendingPathExtension(for: .html) == url)
        url.appendPathExtension(for: .zip)
        #expect(url.path == "/a.b/page.html.zip")
    }
}
