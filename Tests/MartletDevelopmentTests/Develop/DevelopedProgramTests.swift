import FoundationEssentials
import Testing

@testable import MartletDevelopment

@Suite struct DevelopedProgramTests {
    @Test func aProgramHasAStoreOfItsOwnForDevelopment() {
        #expect(
            DevelopedProgram.complete(["--port", "1"], hasStore: false)
                == ["--development", "--store", ".martlet/dev.sqlite", "--port", "1"])
    }

    @Test(arguments: [["--store", "none"], ["--store=none"]]) func unlessTheArgumentsNameOne(arguments: [String]) {
        #expect(DevelopedProgram.complete(arguments, hasStore: false) == ["--development"] + arguments)
    }

    @Test func orTheEnvironmentDoes() {
        #expect(DevelopedProgram.complete([], hasStore: true) == ["--development"])
    }

    @Test func theStatusIsAnObjectOfErrors() throws {
        let folder = try Folder()
        let file = BuildStatusFile(path: folder.path + "/build.json")
        try file.write([])
        #expect(try String(contentsOf: URL(filePath: file.path), encoding: .utf8) == "{}")
        try file.write([BuildError(file: "a/b.swift", line: 3, message: "no \"x\"\n", source: nil)])
        let text = try String(contentsOf: URL(filePath: file.path), encoding: .utf8)
        for part in [#""file":"a/b.swift""#, #""line":3"#, #""message":"no \"x\"\n""#] { #expect(text.contains(part)) }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["build.json"])
    }
}
