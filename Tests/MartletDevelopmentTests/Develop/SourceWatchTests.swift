import FoundationEssentials
import Glibc
import Testing

@testable import MartletDevelopment

/// The kernel reports a change before the call that causes it returns, so nothing waits here.
@Suite struct SourceWatchTests {
    private let folder: Folder
    private let watch: SourceWatch

    init() throws {
        folder = try Folder()
        try folder.makeFolder("Sources/Hello")
        try folder.makeFolder(".build")
        try folder.makeFolder("Tests")
        try folder.write("", to: "Package.swift")
        watch = try SourceWatch(["Sources", "Public", "Package.swift"], in: folder.path)
    }

    @Test(arguments: ["Sources/a.swift", "Sources/Hello/a.swift", "Package.swift"])
    func aChangedFileIsNoticed(name: String) throws {
        #expect(!watch.readChanges())
        try folder.write("x", to: name)
        #expect(watch.readChanges())
        #expect(!watch.readChanges())
    }

    @Test(arguments: [
        "Sources/.a.swift.swp", "Sources/a.swift~", "Sources/4913", "Sources/#a.swift#", ".build/a.swift",
        "Tests/a.swift", "README.md",
    ])
    func otherFilesAreIgnored(name: String) throws {
        let path = folder.path + "/" + name
        close(open(path, O_WRONLY | O_CREAT, 0o600))
        unlink(path)
        #expect(!watch.readChanges())
    }

    @Test func aFileThatReplacesAnotherIsNoticed() throws {
        try folder.write("x", to: "Sources/.a.new")
        #expect(rename(folder.path + "/Sources/.a.new", folder.path + "/Sources/a.swift") == 0)
        #expect(watch.readChanges())
    }

    @Test func aRemovedFileIsNoticed() throws {
        try folder.write("x", to: "Sources/a.swift")
        _ = watch.readChanges()
        unlink(folder.path + "/Sources/a.swift")
        #expect(watch.readChanges())
    }

    @Test func newFoldersAreWatched() throws {
        // The file may come before the folder is watched.
        try folder.makeFolder("Sources/Hello/Pages/Deep")
        try folder.write("x", to: "Sources/Hello/Pages/Deep/a.swift")
        #expect(watch.readChanges())
        try folder.write("y", to: "Sources/Hello/Pages/Deep/a.swift")
        #expect(watch.readChanges())
        try folder.makeFolder("Public")
        _ = watch.readChanges()
        try folder.write("y", to: "Public/style.css")
        #expect(watch.readChanges())
    }
}
