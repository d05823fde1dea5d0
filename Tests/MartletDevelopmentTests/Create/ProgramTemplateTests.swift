import Testing

@testable import MartletDevelopment

/// That the files are a program which builds is tested where they are made (Tests/Browser/test_new_program.py).
@Suite struct ProgramTemplateTests {
    @Test(arguments: ["CounterApp", "a", "Web2"]) func aModuleMayHaveThisName(name: String) {
        #expect(ProgramTemplate.isName(name))
    }

    @Test(arguments: [
        "", "2Web", "a-b", "a/b", "..", "Übung", "a b", "martlet", "Swift", String(repeating: "a", count: 65),
    ])
    func orNotThisOne(name: String) {
        #expect(!ProgramTemplate.isName(name))
    }

    private func content(_ path: String, _ martlet: ProgramTemplate.Martlet) throws -> String {
        try #require(ProgramTemplate(name: "Hello", martlet: martlet).files.first { $0.path == path }).content
    }

    @Test func aRepositoryIsNamedAfterItsURL() throws {
        let manifest = try content("Package.swift", .repository("https://example.org/Team/Martlet.git"))
        #expect(manifest.contains(#".package(url: "https://example.org/Team/Martlet.git", branch: "main""#))
        #expect(manifest.contains(#".product(name: "Martlet", package: "martlet")"#))
        #expect(manifest.contains(#"plugins: [.plugin(name: "BundledResources", package: "martlet")]"#))
        #expect(try !content("Dockerfile", .repository("https://example.org/m")).contains("--from=martlet"))
    }

    @Test func aFolderOutsideIsGivenToTheContainer() throws {
        #expect(try content("Dockerfile", .folder("../martlet")).contains("COPY --from=martlet . ../martlet\n"))
        #expect(try content("README.md", .folder("../martlet")).contains("--build-context martlet=../martlet"))
        #expect(try content(".github/workflows/test.yml", .folder("../martlet")).contains("\n      - run: git clone"))
    }

    @Test func pathsAreRelative() {
        #expect(NewCommand.path(to: "/work/martlet", from: "/work/programs/Hello") == "../../martlet")
        #expect(NewCommand.path(to: "/martlet", from: "/work") == "../martlet")
        #expect(NewCommand.path(to: "/work/a", from: "/work/ab") == "../a")
    }
}
