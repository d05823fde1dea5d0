import Foundation
import Glibc
import MartletTesting
import Testing

/// A hint that means nothing on a page is told to who develops the program, and to nobody else.
@Suite struct IgnoredHintTests {
    private static let view = "sensoryFeedback has no effect on a page: a page cannot let anybody feel anything."
    private static let scene =
        "windowResizability has no effect on a page: a page has the size of its browser's window."

    @Test func developmentIsToldOnceForAllVisitors() throws {
        let errors = try errorsOfTwoVisitors(["--development"])
        #expect(errors.components(separatedBy: Self.view).count == 2)
        #expect(errors.components(separatedBy: Self.scene).count == 2)
    }

    @Test func aServerForOthersIsNotTold() throws {
        #expect(!(try errorsOfTwoVisitors([]).contains("has no effect")))
    }

    private func errorsOfTwoVisitors(_ arguments: [String]) throws -> String {
        let process = try TrialProcess(arguments)
        _ = try TrialProcess.Visitor(process)
        _ = try TrialProcess.Visitor(process)
        process.send(SIGTERM)
        return try process.readErrors()
    }
}
