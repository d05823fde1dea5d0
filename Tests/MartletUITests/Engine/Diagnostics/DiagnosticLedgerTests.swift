import MartletUI
import Testing

/// Repeated diagnostics are reported once, with a count and the name of the view.
@Suite struct DiagnosticLedgerTests {
    private func reported(_ ledger: DiagnosticLedger) -> [String] {
        ledger.removeDue().map { $0.diagnostic.message(count: $0.count) }
    }

    @Test func whatIsMadeManyTimesIsReportedOnceWithACount() {
        let ledger = DiagnosticLedger()
        for _ in 0..<1_000 { _ = ledger.add(ViewDiagnostic(.unknownSymbol("moon"), in: "Row")) }
        let message = Diagnostic.unknownSymbol("moon").message
        #expect(reported(ledger) == ["Row: \(message) (1000 times so far)"])
        #expect(reported(ledger) == [])
    }

    @Test func itIsReportedAgainWhenItHasBecomeTenTimesAsMany() {
        let ledger = DiagnosticLedger()
        let diagnostic = ViewDiagnostic(.lateWrite(property: "_count"), in: nil)
        var reportedAt: [Int] = []
        for number in 1...1_000 {
            if ledger.add(diagnostic) { reportedAt.append(number) }
            _ = ledger.removeDue()
        }
        #expect(reportedAt == [1, 10, 100, 1_000])
    }

    @Test func differentDiagnosticsAndViewsAreKeptApart() {
        let ledger = DiagnosticLedger()
        for view in ["First", "Second"] {
            _ = ledger.add(ViewDiagnostic(.unknownSymbol("moon"), in: view))
            _ = ledger.add(ViewDiagnostic(.missingObject(view: view, object: "Model"), in: view))
        }
        let messages = reported(ledger)
        #expect(messages.count == 4)
        #expect(messages[0].hasPrefix("First: There is no symbol"))
        #expect(messages[1].hasPrefix("First needs an object"), "the view is named once")
    }

    /// Names that a visitor invents do not fill the memory.
    @Test func itKeepsSoManyAndNoMore() {
        let ledger = DiagnosticLedger()
        var count = 0
        for number in 0..<10_000 where ledger.add(ViewDiagnostic(.unknownSymbol("moon \(number)"), in: "Row")) {
            count += 1
        }
        #expect(count == DiagnosticLedger.limit)
        #expect(ledger.removeDue().count == DiagnosticLedger.limit)
        let long = ViewDiagnostic(.unknownSymbol(String(repeating: "é", count: 100_000)), in: "Row")
        guard case .unknownSymbol(let name) = long.diagnostic else {
            Issue.record("\(long)")
            return
        }
        #expect(name.utf8.count <= 203)
    }

    @Test func withoutDataAllAreOne() {
        let diagnostics = (0..<3).map {
            ViewDiagnostic(.duplicateIdentifiers(view: "Rows", identifier: "secret \($0)"), in: "Page")
        }
        #expect(Set(diagnostics.map(\.withoutData)).count == 1)
        #expect(!diagnostics[0].withoutData.messageWithoutData(count: 2).contains("secret"))
    }

    private struct Symbols: View {
        let count: Int
        var body: some View { ForEach(0..<count, id: \.self) { _ in Image(systemName: "no.such.thing") } }
    }

    @Test func theViewIsNamed() throws {
        struct Row: View {
            let number: Int
            var body: some View {
                HTML("p") { HTML("div") { Text("a") } }
                Text("\(number)").frame(width: -1)
            }
        }
        struct Page: View {
            var body: some View {
                Symbols(count: 3)
                ForEach([1, 1], id: \.self) { Row(number: $0) }
            }
        }
        let diagnostics = try EnginePage { Page() }.diagnostics
        func views(_ condition: (Diagnostic) -> Bool) -> Set<String?> {
            Set(diagnostics.filter { condition($0.diagnostic) }.map(\.view))
        }
        #expect(views { if case .unknownSymbol = $0 { true } else { false } } == ["Symbols"])
        #expect(views { if case .invalidContent = $0 { true } else { false } } == ["Row"])
        #expect(views { if case .unusableNumber = $0 { true } else { false } } == ["Row"])
        #expect(views { if case .duplicateIdentifiers = $0 { true } else { false } } == ["Page"])
    }
}
