import Testing

@testable import MartletDevelopment

@Suite struct BuildErrorsTests {
    private func errors(_ output: String) -> [BuildError] {
        BuildErrors.find(in: output, folder: "/work/Hello") { file, number in "line \(number) of \(file)" }
    }

    @Test func anErrorHasItsPlaceMessageAndSource() {
        // As Swift 6.3 prints it.
        let output = """
            [3/7] Emitting module Hello
            /work/Hello/Sources/Hello/Page.swift:9:20: error: cannot find 'cont' in scope
             7 |         VStack {
             8 |             Text("a")
             9 |             Text("\\(cont)")
               |                    `- error: cannot find 'cont' in scope
            10 |         }
            /work/Hello/Sources/Hello/Page.swift:12:5: warning: variable 'x' was never used
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            """
        #expect(
            errors(output) == [
                BuildError(
                    file: "Sources/Hello/Page.swift", line: 9, message: "cannot find 'cont' in scope",
                    source: "line 9 of /work/Hello/Sources/Hello/Page.swift")
            ])
    }

    @Test func anErrorThatIsPrintedTwiceCountsOnce() {
        let line = "/work/Hello/Sources/Hello/Page.swift:9:20: error: expected '}'\n"
        #expect(errors(line + line + line.replacing(":9:", with: ":10:")).map(\.line) == [9, 10])
    }

    @Test func errorsOutsideThePackageKeepTheirPath() {
        let found = errors("/work/Other/a.swift:1: error: no\n")
        #expect(found.map(\.file) == ["/work/Other/a.swift"])
        #expect(found.map(\.line) == [1])
    }

    @Test func anErrorWithoutAPlaceIsShownIfThereIsNoOther() {
        #expect(
            errors("error: 'hello': unknown package 'martle'\n")
                == [BuildError(message: "'hello': unknown package 'martle'")])
        #expect(errors("/usr/bin/ld.gold: error: undefined symbol: f\n").map(\.message) == ["undefined symbol: f"])
    }

    @Test func withoutAnErrorTheLastLinesAreShown() {
        let output = (1...20).map { "line \($0)" }.joined(separator: "\n")
        #expect(errors(output).map(\.message) == [(11...20).map { "line \($0)" }.joined(separator: "\n")])
        #expect(errors("").map(\.message) == ["The build has failed."])
    }

    @Test func numberAndLengthAreBounded() {
        let long = String(repeating: "x", count: 5_000)
        let found = errors((1...100).map { "/a.swift:\($0):1: error: \(long)\n" }.joined())
        #expect(found.count == 20)
        #expect(found.allSatisfy { $0.message.count == 1_000 })
    }

    @Test func aLineOfAFileIsFound() throws {
        let folder = try Folder()
        try folder.write("one\ntwo\n\nfour", to: "a.swift")
        let lines = [0, 1, 2, 3, 4, 5].map { BuildErrors.line(of: folder.path + "/a.swift", number: $0) }
        #expect(lines == [nil, "one", "two", "", "four", nil])
        #expect(BuildErrors.line(of: folder.path + "/b.swift", number: 1) == nil)
    }
}
