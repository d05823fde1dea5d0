import Glibc
import Testing

@testable import MartletServer

@Suite(.serialized) struct BuildStatusTests {
    private static let failure = #"{"errors":[{"file":"a.swift","line":3,"message":"no","source":"x()"}]}"#

    @Test func aResultIsOneLine() throws {
        let status = try #require(BuildStatus(Array("{\n \"errors\": [\r\n{\"message\": \"a\\nb\"}] }\n".utf8)))
        let text = String(decoding: status.block, as: UTF8.self)
        #expect(text == "build: {  \"errors\": [  {\"message\": \"a\\nb\"}] } \n\n")
        #expect(BuildStatus(Array("{}".utf8)) == .succeeded)
    }

    @Test(arguments: [
        "", "{", "[]", "null", #"{"errors":1}"#, #"{"other":[]}"#, #"{"errors":[{"html":"x"}]}"#, "{}\n\ndata: 1",
        #"{"errors":[{"message":"a"}]"#,
    ])
    func anotherShapeIsNone(content: String) {
        #expect(BuildStatus(Array(content.utf8)) == nil)
    }

    @Test func aLargeOneIsNone() {
        let text = String(repeating: "x", count: BuildStatus.sizeLimit)
        #expect(BuildStatus(Array("{\"errors\":[{\"message\":\"\(text)\"}]}".utf8)) == nil)
    }

    private func server(_ path: String?) throws -> Server {
        var configuration = ServerConfiguration.testing
        configuration.buildStatusPath = path
        return try Server(configuration, app: DurableProgram.definition, logger: testLogger)
    }

    @Test("A page shows the result at once and each one that follows")
    func pagesFollowTheFile() throws {
        let folder = TestFolder()
        let path = folder.file("build.json")
        TestFile.write(Array(Self.failure.utf8), to: path)
        let server = try server(path)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let stream = try visitor.openStream()
        #expect(try stream.block() == "build: \(Self.failure)\n\n")
        // As the tool does it.
        TestFile.write(Array("{}".utf8), to: path + ".new")
        #expect(rename(path + ".new", path) == 0)
        #expect(try stream.block() == "build: {}\n\n")
        // A page that is opened now.
        #expect(try Visitor(server).openStream().block() == "build: {}\n\n")
    }

    @Test func aFileOfAnotherShapeChangesNothing() throws {
        let folder = TestFolder()
        let path = folder.file("build.json")
        let server = try server(path)
        defer { server.stop() }
        let stream = try Visitor(server).openStream()
        #expect(try stream.block() == "build: {}\n\n")
        for content in ["{\"errors\":", Self.failure] {
            TestFile.write(Array(content.utf8), to: path + ".new")
            #expect(rename(path + ".new", path) == 0)
        }
        #expect(try stream.block() == "build: \(Self.failure)\n\n")
    }

    @Test("Without the variable a stream carries nothing of builds")
    func nothingWithoutAFile() throws {
        let server = try server(nil)
        defer { server.stop() }
        let visitor = try Visitor(server)
        let stream = try visitor.openStream()
        #expect(try visitor.click("inc").status == 204)
        #expect(try stream.block().hasPrefix("id: 1\n"))
    }
}
