import Foundation
import Testing

@testable import MartletServer

@Suite struct DirectoryReaderTests {
    /// A directory for one test, with these files.
    private func withDirectory(_ files: [String], _ body: (URL) throws -> Void) throws {
        let place = FileManager.default.temporaryDirectory.appending(path: "martlet-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: place) }
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for file in files {
            let url = place.appending(path: file)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.utf8).write(to: url)
        }
        try body(place)
    }

    @Test func allFilesAreReadAndHiddenOnesAreNot() throws {
        try withDirectory([
            "site.css", "fonts/a b.woff2", "deep/er/x.png", ".env", ".git/config", "fonts/.hidden",
            ".well-known/security.txt", "deep/.well-known/x",
        ]) { place throws in
            let reader = try DirectoryReader(place.path)
            #expect(
                reader.files.keys.sorted() == [
                    ".well-known/security.txt", "deep/er/x.png", "fonts/a b.woff2", "site.css",
                ])
            #expect(reader.files["site.css"] == Array("site.css".utf8))
            #expect(reader.leftOut == [])
        }
    }

    @Test func noLinkLeadsOutOfTheDirectory() throws {
        try withDirectory(["inside/a.txt", "secret.txt"]) { place throws in
            let inside = place.appending(path: "inside")
            for (name, target) in [
                ("out.txt", "../secret.txt"), ("passwd", "/etc/passwd"), ("folder", ".."), ("loop", "."),
                ("gone", "nowhere"),
                ("b.txt", "a.txt"),
            ] {
                try FileManager.default.createSymbolicLink(
                    atPath: inside.appending(path: name).path, withDestinationPath: target)
            }
            let reader = try DirectoryReader(inside.path)
            #expect(reader.files.keys.sorted() == ["a.txt", "b.txt"])
            #expect(reader.leftOut.sorted() == ["folder", "gone", "loop", "out.txt", "passwd"])
        }
    }

    /// A directory whose name begins with that of the brand's is another one.
    @Test func aNeighbourIsOutside() throws {
        try withDirectory(["public/a.txt", "public-not/b.txt"]) { place throws in
            try FileManager.default.createSymbolicLink(
                atPath: place.appending(path: "public/b.txt").path, withDestinationPath: "../public-not/b.txt")
            #expect(try DirectoryReader(place.appending(path: "public").path).files.keys.sorted() == ["a.txt"])
        }
    }

    @Test func aPipeIsNotWaitedFor() throws {
        try withDirectory(["a.txt"]) { place throws in
            #expect(mkfifo(place.appending(path: "pipe").path, 0o600) == 0)
            #expect(try DirectoryReader(place.path).leftOut == ["pipe"])
        }
    }

    @Test func whatIsTooMuchEndsTheStart() throws {
        try withDirectory(["a", "b", "c/d/e"]) { place throws in
            for limits in [
                DirectoryReader.Limits(files: 2), DirectoryReader.Limits(bytes: 6), DirectoryReader.Limits(levels: 2),
            ] {
                #expect(throws: ConfigurationError.self) { try DirectoryReader(place.path, limits) }
            }
            let just = DirectoryReader.Limits(files: 3, bytes: 7, levels: 3)
            #expect(try DirectoryReader(place.path, just).files.count == 3)
        }
    }

    @Test(arguments: ["/no/such/directory", "", "no such", "a\u{0}b", "/etc/passwd"])
    func aDirectoryThatIsNotThereEndsTheStart(_ path: String) throws {
        let error = try #require(throws: ConfigurationError.self) { try DirectoryReader(path) }
        #expect(error.option == "The directory of App.brand" && error.value == path)
    }
}
