import MartletUI
import Testing

@testable import MartletServer

/// What visitors bring is in no log.
@Suite struct FailureSummaryTests {
    private enum Choice: Error {
        case plain
        case carrying(String)
    }

    private enum Described: Error, CustomStringConvertible {
        case plain
        var description: String { "a secret" }
    }

    private struct Record: Error, CustomStringConvertible {
        let secret: String
        var description: String { secret }
    }

    @Test func theKindIsSaidAndNothingElse() {
        #expect(FailureSummary.text(of: Choice.plain).hasSuffix("Choice.plain"))
        #expect(FailureSummary.text(of: Choice.carrying("a secret")).hasSuffix("Choice.carrying"))
        for error in [Described.plain, Record(secret: "a secret"), Choice.carrying("a secret")] as [any Error] {
            #expect(!FailureSummary.text(of: error).contains("secret"))
        }
    }

    @Test func diagnosticsAreLoggedWithoutData() {
        let diagnostics: [Diagnostic] = [
            .duplicateIdentifiers(view: "Row", identifier: "a secret"), .actionFailed("a secret"),
            .unsafeValue(attribute: "href", value: "a secret"), .noSuchWindow("a secret"), .unknownSymbol("a secret"),
            .foreignPath("a secret"),
        ]
        for diagnostic in diagnostics {
            #expect(diagnostic.message.contains("secret"))
            #expect(!diagnostic.messageWithoutData.contains("secret"))
            #expect(!diagnostic.messageWithoutData.isEmpty)
        }
        #expect(Diagnostic.lateWrite(property: "x").messageWithoutData == Diagnostic.lateWrite(property: "x").message)
    }
}
