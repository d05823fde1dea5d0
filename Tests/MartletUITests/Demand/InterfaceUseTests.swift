import Testing

/// A SwiftUI program either compiles here, or the compiler reports what to write in place of a missing interface.
@Suite struct InterfaceUseTests {
    @Test func eachOfTheMostUsedIsThereOrUnavailableOrExcused() {
        let names = MostUsedInterfaces.names
        let known =
            InterfaceUses.there.map(\.name) + InterfaceUses.unavailable.map(\.name)
            + InterfaceUses.excused.map(\.name)
        #expect(names.count == 250)
        #expect(Set(names).subtracting(known).sorted() == [], "say what becomes of it in InterfaceUses")
        #expect(Set(known).subtracting(names).sorted() == [], "not among the most used")
        #expect(known.count == Set(known).count, "said twice")
        #expect(InterfaceUses.excused.allSatisfy { !$0.use.isEmpty })
    }

    @Test func whatIsThereCompiles() throws {
        let program = Program(InterfaceUses.there.map(\.use))
        let errors = try TypeCheck.errors(in: program.source)
        #expect(errors.map { "\(program.use(at: $0.line)): \($0.text)" } == [])
    }

    @Test func whatIsUnavailableSaysWhatToWriteInItsPlace() throws {
        let program = Program(InterfaceUses.unavailable.map(\.use))
        let errors = try TypeCheck.errors(in: program.source)
        for (index, interface) in InterfaceUses.unavailable.enumerated() {
            let texts = errors.filter { $0.line == program.line(of: index) }.map(\.text)
            let reported = texts.filter {
                $0.contains("'\(interface.symbol)' is unavailable: ")
                    || $0.contains("'\(interface.symbol)(")
                        && $0.contains("' is unavailable: ")
            }
            #expect(reported.contains { $0.hasSuffix(".") }, "\(interface.use) gives \(texts)")
            // "Not in scope" and type mismatches would mean that nobody has considered the interface.
            #expect(texts.allSatisfy { $0.contains("' is unavailable: ") }, "\(interface.use) gives \(texts)")
        }
        #expect(errors.allSatisfy { program.isUse($0.line) }, "\(errors.filter { !program.isUse($0.line) })")
    }

    /// A program's own declarations take precedence over unavailable ones.
    @Test func namesStayFreeForTheProgram() throws {
        let source = """
            import MartletUI
            import MartletViews

            struct Menu: View { var body: some View { Text("a") } }
            extension View {
                func sheet(isPresented: Binding<Bool>, content: () -> some View) -> some View { self }
                func toolbar(_ text: String) -> some View { self }
            }
            @ViewBuilder func use(_ flag: Binding<Bool>) -> some View {
                Menu().sheet(isPresented: flag) { Text("b") }.toolbar("c")
            }
            """
        #expect(try TypeCheck.errors(in: source).map(\.text) == [])
    }
}

/// Uses of interfaces, one per line, each with the name of its interface.
private struct Program {
    private let uses: [String]
    private let beginning: Int
    let source: String

    init(_ uses: [String]) {
        self.uses = uses
        var lines = Self.context.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        beginning = lines.count
        for (index, use) in uses.enumerated() {
            switch use.prefix(2) {
            case "# ": lines.append(String(use.dropFirst(2)))
            case ": ":
                lines.append("struct Use\(index): View { \(use.dropFirst(2)); var body: some View { Text(\"a\") } }")
            default: lines.append("extension Context { @ViewBuilder func use\(index)() -> some View { \(use) } }")
            }
        }
        source = lines.joined(separator: "\n") + "\n"
    }

    func line(of use: Int) -> Int { beginning + use + 1 }
    func isUse(_ line: Int) -> Bool { uses.indices.contains(line - beginning - 1) }
    func use(at line: Int) -> String { isUse(line) ? uses[line - beginning - 1] : "line \(line)" }

    private static let context = """
        import FoundationEssentials
        import MartletUI
        import MartletViews
        import Observation

        struct Item: Identifiable { var id = 0; var name = "" }
        final class Model: ObservableObject { @Published var count = 0 }
        struct Context {
            let text: Binding<String>, flag: Binding<Bool>, number: Binding<Double>, date: Binding<Date>
            let items: [Item], bound: Binding<[Item]>, url: URL, focus: FocusState<Bool>
        }
        """
}
