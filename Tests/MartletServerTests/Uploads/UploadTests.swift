import Foundation
import MartletUI
import Testing

@testable import MartletServer

/// What visitors' files may cost, and what becomes of them.
@Suite struct UploadTests {
    private func folder(_ change: (inout ServerConfiguration.Limits) -> Void = { _ in }) -> UploadFolder {
        var limits = ServerConfiguration.Limits()
        change(&limits)
        return UploadFolder(limits)
    }

    private func send(
        _ content: String, number: Int = 0, offset: Int = 0, size: Int? = nil, name: String = "a.txt",
        to importer: String, of uploads: SessionUploads, payer: AddressBlock? = nil
    ) async throws -> UploadFailure? {
        let query =
            "importer=\(importer)&number=\(number)&size=\(size ?? content.utf8.count)&offset=\(offset)&name=\(name)"
        let part = try UploadPart(query: query, bytes: Array(content.utf8))
        return await withCheckedContinuation { continuation in
            uploads.receive(part, payer: payer) { continuation.resume(returning: $0) }
        }
    }

    /// Waits for what the folder's thread has to do.
    private func settle(_ folder: UploadFolder) async {
        await withCheckedContinuation { continuation in folder.queue.async { continuation.resume() } }
    }

    @Test func aFileIsThereUntilTheSessionEnds() async throws {
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(allowingMultiple: false)
        #expect(try await send("ab", size: 5, to: importer, of: uploads) == nil)
        #expect(try await send("cde", offset: 2, size: 5, to: importer, of: uploads) == nil)
        // The answer to a part was lost.
        #expect(try await send("cde", offset: 2, size: 5, to: importer, of: uploads) == nil)
        let url = try #require(try uploads.take(1, from: importer).first)
        #expect(try String(contentsOf: url, encoding: .utf8) == "abcde" && url.lastPathComponent == "a.txt")
        let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        uploads.close(importer)
        await settle(folder)
        #expect(FileManager.default.fileExists(atPath: url.path) && folder.budget.total == 5)
        uploads.end()
        await settle(folder)
        #expect(!FileManager.default.fileExists(atPath: url.path) && folder.budget.total == 0)
    }

    @Test func whatNobodyTakesIsDeletedWithItsView() async throws {
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(allowingMultiple: false)
        #expect(try await send("ab", size: 5, to: importer, of: uploads) == nil)
        #expect(folder.budget.total == 5)
        uploads.close(importer)
        #expect(folder.budget.total == 0)
        #expect(try await send("cde", offset: 2, size: 5, to: importer, of: uploads) == .unknown)
        #expect(throws: UploadFailure.unknown) { try uploads.take(1, from: importer) }
    }

    @Test func partsFollowOneAnother() async throws {
        let uploads = SessionUploads(folder())
        let importer = uploads.open(allowingMultiple: true)
        #expect(try await send("b", offset: 1, size: 3, to: importer, of: uploads) == .incomplete)
        let second = uploads.open(allowingMultiple: true)
        #expect(try await send("a", size: 3, to: second, of: uploads) == nil)
        #expect(try await send("xyz", offset: 1, size: 3, to: second, of: uploads) == .incomplete)
        #expect(throws: UploadFailure.incomplete) { try uploads.take(1, from: second) }
    }

    @Test func aFileHasALimit() async throws {
        let uploads = SessionUploads(folder { $0.fileBytes = 4 })
        let importer = uploads.open(allowingMultiple: false)
        #expect(try await send("a", size: 5, to: importer, of: uploads) == .fileTooLarge(limit: 4))
        // The program hears why.
        #expect(throws: UploadFailure.fileTooLarge(limit: 4)) { try uploads.take(1, from: importer) }
    }

    @Test func aVisitorHasLimits() async throws {
        let uploads = SessionUploads(
            folder {
                $0.fileBytesPerSession = 5
                $0.filesPerSession = 2
            })
        let importer = uploads.open(allowingMultiple: true)
        #expect(try await send("abc", to: importer, of: uploads) == nil)
        #expect(try await send("abc", number: 1, to: importer, of: uploads) == .tooMuchOfVisitor(limit: 5))
        uploads.close(importer)
        let second = uploads.open(allowingMultiple: true)
        for number in 0...1 { #expect(try await send("a", number: number, to: second, of: uploads) == nil) }
        #expect(try await send("a", number: 2, to: second, of: uploads) == .tooManyFiles(limit: 2))
    }

    @Test func anAddressHasALimitAndSoHaveAll() async throws {
        let folder = folder {
            $0.fileBytesPerAddress = 4
            $0.allFileBytes = 6
        }
        let visitors = (0..<4).map { _ in SessionUploads(folder) }
        let importers = visitors.map { $0.open(allowingMultiple: false) }
        let (one, other) = (AddressBlock("192.0.2.1"), AddressBlock("198.51.100.1"))
        #expect(try await send("abc", to: importers[0], of: visitors[0], payer: one) == nil)
        #expect(try await send("ab", to: importers[1], of: visitors[1], payer: one) == .noRoom)
        #expect(try await send("ab", to: importers[2], of: visitors[2], payer: other) == nil)
        #expect(try await send("ab", to: importers[3], of: visitors[3], payer: other) == .noRoom)
        visitors[0].end()
        let again = visitors[1].open(allowingMultiple: false)
        #expect(try await send("ab", to: again, of: visitors[1], payer: one) == nil)
    }

    @Test func namesAreNamesOfFilesOnly() {
        #expect(UploadedFile.safe("a b.txt") == "a b.txt" && UploadedFile.safe("../../etc/passwd") == "passwd")
        #expect(UploadedFile.safe("C:\\x\\.y") == "file.y" && UploadedFile.safe("") == "file")
        #expect(UploadedFile.safe("..") == "file.." && UploadedFile.safe("a\u{0}\nb") == "ab")
        #expect(UploadedFile.safe(String(repeating: "é", count: 300)).utf8.count == 200)
    }

    @Test func whatAKilledProcessHasLeftGoes() throws {
        let parent = FileManager.default.temporaryDirectory
        // No process has this number: the system's largest is smaller.
        let left = parent.appending(path: "martlet-files-2147483647-abcdef")
        let own = parent.appending(path: "martlet-files-1-abcdef")
        for folder in [left, own] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: folder.appending(path: "a"))
        }
        defer { try? FileManager.default.removeItem(at: own) }
        UploadFolder.removeLeftovers()
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(FileManager.default.fileExists(atPath: own.path), "Another process still has its files.")
    }

    // MARK: Requests

    private func post(
        _ visitor: Visitor, _ body: String, query: String, type: String = "application/octet-stream",
        headers: [String] = []
    ) throws -> RawResponse {
        try visitor.post(body, headers: headers, type: type, to: visitor.path + "/files?" + query)
    }

    @Test func onlyPagesThatAskForFilesTakeAny() throws {
        try withServer {
            $0.limits.eventBytes = 4_096
        } _: { server in
            let visitor = try Visitor(server, "/controls")
            let query = "importer=1&number=0&size=1&offset=0&name=a"
            #expect(try post(visitor, "x", query: query).status == 404)
            #expect(try post(visitor, "x", query: query, type: "text/plain").status == 415)
            #expect(try post(visitor, "x", query: "importer=1&number=-1&size=1&offset=0&name=a").status == 400)
            #expect(try post(visitor, "x", query: "").status == 400)
            #expect(try post(visitor, String(repeating: "x", count: 4_097), query: query).status == 413)
            let foreign = ["Sec-Fetch-Site: cross-site", "Origin: https://example.com"]
            #expect(try post(visitor, "x", query: query, headers: foreign).status == 403)
            #expect(try visitor.get(visitor.path + "/files").status == 405)
            let other = try Visitor(server, "/controls")
            #expect(
                try visitor.post(
                    "x", type: "application/octet-stream", to: other.path + "/files?" + query
                ).status == 404)
            #expect(try visitor.press("inc").text.contains("Count: 1"))
        }
    }
}
