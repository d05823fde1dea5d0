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

    /// Waits for what the folder's thread has to do, and for what follows from that: a file ends with the last part of it.
    private func settle(_ folder: UploadFolder) async {
        for _ in 0..<2 {
            await withCheckedContinuation { continuation in folder.queue.async { continuation.resume() } }
        }
    }

    @Test func aFileIsThereUntilTheSessionEnds() async throws {
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(nil, allowingMultiple: false)
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
        #expect(FileManager.default.fileExists(atPath: url.path) && folder.budget.total == UploadedFile.leastBytes)
        uploads.end()
        await settle(folder)
        #expect(!FileManager.default.fileExists(atPath: url.path) && folder.budget.total == 0)
    }

    @Test func whatNobodyTakesIsDeletedWithItsView() async throws {
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(nil, allowingMultiple: false)
        #expect(try await send("ab", size: 5, to: importer, of: uploads) == nil)
        #expect(folder.budget.total == UploadedFile.leastBytes)
        uploads.close(importer)
        await settle(folder)
        #expect(folder.budget.total == 0)
        #expect(try await send("cde", offset: 2, size: 5, to: importer, of: uploads) == .unknown)
        #expect(throws: UploadFailure.unknown) { try uploads.take(1, from: importer) }
    }

    @Test func partsFollowOneAnother() async throws {
        let uploads = SessionUploads(folder())
        let importer = uploads.open(nil, allowingMultiple: true)
        #expect(try await send("b", offset: 1, size: 3, to: importer, of: uploads) == .incomplete)
        let second = uploads.open(nil, allowingMultiple: true)
        #expect(try await send("a", size: 3, to: second, of: uploads) == nil)
        #expect(try await send("xyz", offset: 1, size: 3, to: second, of: uploads) == .incomplete)
        #expect(throws: UploadFailure.incomplete) { try uploads.take(1, from: second) }
    }

    @Test func aFileHasALimit() async throws {
        let uploads = SessionUploads(folder { $0.fileBytes = 4 })
        let importer = uploads.open(nil, allowingMultiple: false)
        #expect(try await send("a", size: 5, to: importer, of: uploads) == .fileTooLarge(limit: 4))
        // The program hears why.
        #expect(throws: UploadFailure.fileTooLarge(limit: 4)) { try uploads.take(1, from: importer) }
    }

    @Test func aVisitorHasLimits() async throws {
        let uploads = SessionUploads(
            folder {
                $0.fileBytesPerSession = 10_000
                $0.filesPerSession = 2
            })
        let importer = uploads.open(nil, allowingMultiple: true)
        let large = String(repeating: "a", count: 6_000)
        #expect(try await send(large, to: importer, of: uploads) == nil)
        #expect(try await send(large, number: 1, to: importer, of: uploads) == .tooMuchOfVisitor(limit: 10_000))
        let second = uploads.open(nil, allowingMultiple: true)
        for number in 0...1 { #expect(try await send("a", number: number, to: second, of: uploads) == nil) }
        #expect(try await send("a", number: 2, to: second, of: uploads) == .tooManyFiles(limit: 2))
    }

    @Test func theOldestMakeRoomForAVisitorsNextFile() async throws {
        let folder = folder { $0.filesPerSession = 2 }
        let uploads = SessionUploads(folder)
        var urls: [URL] = []
        for content in ["a", "b", "c"] {
            let importer = uploads.open(nil, allowingMultiple: false)
            #expect(try await send(content, to: importer, of: uploads) == nil)
            urls += try uploads.take(1, from: importer)
        }
        await settle(folder)
        #expect(urls.map { FileManager.default.fileExists(atPath: $0.path) } == [false, true, true])
    }

    @Test func anAddressHasALimitAndSoHaveAll() async throws {
        let folder = folder {
            $0.fileBytesPerAddress = 9_000
            $0.allFileBytes = 13_000
        }
        let visitors = (0..<5).map { _ in SessionUploads(folder) }
        let importers = visitors.map { $0.open(nil, allowingMultiple: true) }
        let (one, other) = (AddressBlock("192.0.2.1"), AddressBlock("198.51.100.1"))
        func send(_ visitor: Int, number: Int = 0, _ payer: AddressBlock?) async throws -> UploadFailure? {
            try await self.send("a", number: number, to: importers[visitor], of: visitors[visitor], payer: payer)
        }
        // Each counts as 4,096 bytes.
        #expect(try await send(0, one) == nil)
        #expect(try await send(0, number: 1, one) == nil)
        #expect(try await send(1, one) == .noRoom)
        #expect(try await send(2, other) == nil)
        #expect(try await send(3, other) == .noRoom)
        visitors[0].end()
        await settle(folder)
        #expect(try await send(4, one) == nil)
    }

    @Test func whatIsAnnouncedOnlyTakesNoRoomOfOthers() async throws {
        let folder = folder { $0.allFileBytes = 10_000 }
        let (visitor, other) = (SessionUploads(folder), SessionUploads(folder))
        let importers = [visitor, other].map { $0.open(nil, allowingMultiple: false) }
        #expect(try await send("a", size: 9_000, to: importers[0], of: visitor) == nil)
        #expect(folder.budget.total == UploadedFile.leastBytes)
        #expect(try await send("b", to: importers[1], of: other) == nil)
        // What has come is deleted when there is no room for the rest.
        let rest = String(repeating: "a", count: 8_999)
        #expect(try await send(rest, offset: 1, size: 9_000, to: importers[0], of: visitor) == .noRoom)
        await settle(folder)
        #expect(folder.budget.total == UploadedFile.leastBytes)
    }

    /// A slow disk must not fill the memory.
    @Test func aVisitorsPartsAreWrittenOneAfterAnother() async throws {
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(nil, allowingMultiple: false)
        folder.queue.suspend()
        async let first = send("ab", size: 4, to: importer, of: uploads)
        while folder.waiting.total == 0 { await _Concurrency.Task.yield() }
        #expect(try await send("cd", offset: 2, size: 4, to: importer, of: uploads) == .busy)
        folder.queue.resume()
        #expect(try await first == nil)
        // The memory is free when the folder's thread has done with the part, which is after the answer.
        await settle(folder)
        #expect(folder.waiting.total == 0)
        #expect(try await send("cd", offset: 2, size: 4, to: importer, of: uploads) == nil)
    }

    /// The page has come back on another server, or this one was started anew.
    @Test func filesBeginAnewUnderTheSameName() async throws {
        let uploads = SessionUploads(folder())
        let importer = SessionUploads(folder()).open(nil, allowingMultiple: false)
        #expect(try await send("b", offset: 1, size: 2, to: importer, of: uploads) == .unknown)
        #expect(uploads.open(importer, allowingMultiple: false) == importer)
        #expect(try await send("b", offset: 1, size: 2, to: importer, of: uploads) == .incomplete)
        #expect(try await send("ab", to: importer, of: uploads) == nil)
        #expect(uploads.open(importer, allowingMultiple: false) == importer)
        #expect(try uploads.take(1, from: importer).count == 1)
    }

    @Test func namesAreNamesOfFilesOnly() {
        #expect(UploadedFile.safe("a b.txt") == "a b.txt" && UploadedFile.safe("../../etc/passwd") == "passwd")
        #expect(UploadedFile.safe("C:\\x\\.y") == "file.y" && UploadedFile.safe("") == "file")
        #expect(UploadedFile.safe("..") == "file.." && UploadedFile.safe("a\u{0}\nb") == "ab")
        #expect(UploadedFile.safe(String(repeating: "é", count: 300)).utf8.count == 200)
    }

    @Test func whatAKilledProcessHasLeftGoes() async throws {
        let left = FileManager.default.temporaryDirectory.appending(path: "martlet-files-abcdef")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: true)
        try Data("x".utf8).write(to: left.appending(path: "a"))
        let folder = folder()
        let uploads = SessionUploads(folder)
        let importer = uploads.open(nil, allowingMultiple: false)
        #expect(try await send("a", to: importer, of: uploads) == nil)
        let url = try #require(try uploads.take(1, from: importer).first)
        UploadFolder.removeLeftovers()
        #expect(!FileManager.default.fileExists(atPath: left.path))
        #expect(FileManager.default.fileExists(atPath: url.path), "A process that lives has its files.")
        folder.end()
        #expect(
            !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().deletingLastPathComponent().path))
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
