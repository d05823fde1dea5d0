import Foundation
import Testing

/// A SwiftUI program either compiles here, or the compiler reports what to write in place of a missing interface.
/// `docs/swiftui-api.json` says which of the two, and what differs.
@Suite struct InterfaceUseTests {
    private let demanded = DemandedInterfaces.all
    private let statuses: [InterfaceStatus]

    init() throws { statuses = try InterfaceStatus.all() }

    private func uses(_ status: InterfaceStatus.Status) -> [DemandedInterface] {
        let names = Set(statuses.filter { $0.status == status }.map(\.api))
        return demanded.filter { names.contains($0.name) && !$0.use.isEmpty }
    }

    @Test func eachHasAStatus() {
        #expect(demanded.count { $0.isOneOfTheMostUsed } == 250)
        #expect(statuses.map(\.api) == demanded.filter { !$0.isOfAPlatform }.map(\.name))
        #expect(Set(statuses.map(\.api)).count == statuses.count)
        let without = Set(demanded.filter { $0.use.isEmpty }.map(\.name))
        #expect(statuses.filter { without.contains($0.api) }.allSatisfy { $0.status == .no && $0.why != nil })
    }

    /// “Yes” and “partly” name a test with the interface in it, and “partly” says what is missing.
    @Test func eachStatusHasItsTest() {
        for status in statuses {
            let text = status.testedBy
            #expect(text != nil, "There is no \(status.where) for \(status.api).")
            if status.status != .no {
                #expect(status.where.hasPrefix("Tests/"))
                #expect(text?.contains(status.identifier) == true, "\(status.where) does not have \(status.api).")
            }
            #expect(status.status != .partly || status.why != nil, "What of \(status.api) is there?")
        }
    }

    @Test func whatIsThereCompiles() throws {
        let program = Program((uses(.yes) + uses(.partly)).map(\.use))
        let errors = try TypeCheck.errors(in: program.source)
        #expect(errors.map { "\(program.use(at: $0.line)): \($0.text)" } == [])
    }

    /// Of the most used, those that are missing are declared to say what to write in their place. Others are not in scope.
    @Test func whatIsMissingSaysWhatToWriteInItsPlace() throws {
        let missing = uses(.no) + demanded.filter(\.isOfAPlatform)
        let program = Program(missing.map(\.use))
        let errors = try TypeCheck.errors(in: program.source)
        for (index, interface) in missing.enumerated() {
            let texts = errors.filter { $0.line == program.line(of: index) }.map(\.text)
            #expect(!texts.isEmpty, "\(interface.name) is there: its status is not “no”.")
            guard interface.isOneOfTheMostUsed else { continue }
            #expect(texts.contains { $0.hasSuffix(".") }, "\(interface.use) gives \(texts)")
            // "Not in scope" and type mismatches would mean that nobody has considered the interface.
            #expect(texts.allSatisfy { $0.contains("' is unavailable: ") }, "\(interface.use) gives \(texts)")
        }
        #expect(errors.allSatisfy { program.isUse($0.line) }, "\(errors.filter { !program.isUse($0.line) })")
    }

    /// A closure as programs write it does not hide the message behind “cannot infer the type of the closure's parameter”.
    @Test func whatTakesAClosureSaysWhatToWriteInItsPlace() throws {
        let uses = [
            "Text(\"a\").onModifierKeysChanged { old, new in _ = new.contains(.shift) }",
            "Text(\"a\").onModifierKeysChanged(mask: .option) { old, new in _ = new.isEmpty }",
            "Text(\"a\").onContinueUserActivity(\"b\") { activity in _ = activity.webpageURL }",
            "Text(\"a\").onDrop(of: [.text], isTargeted: nil) { providers in providers.first != nil }",
            "Text(\"a\").onDrop(of: [\"public.text\"], isTargeted: flag) { providers in providers.isEmpty }",
            "Text(\"a\").onPasteCommand(of: [\"public.text\"]) { providers in _ = providers.count }",
        ]
        let program = Program(uses)
        let errors = try TypeCheck.errors(in: program.source)
        for (index, use) in uses.enumerated() {
            let texts = errors.filter { $0.line == program.line(of: index) }.map(\.text)
            #expect(!texts.isEmpty && texts.allSatisfy { $0.contains("' is unavailable: ") }, "\(use) gives \(texts)")
        }
    }

    /// What is not in the list and will not come either.
    @Test func whatWillNotComeSaysWhatToWriteInItsPlace() throws {
        let uses = [
            ": @State var value: TextSelection?",
            "TextField(\"a\", text: .constant(\"\"), selection: .constant(Int?.none))",
            "TextEditor(text: .constant(AttributedString(\"a\")))",
            ": @FocusedValue(\\.name) var value: String?",
            "Text(\"a\").fileExporter(isPresented: flag, item: \"b\") { _ in }",
            "Map()", "WebView(url: url)", "VideoPlayer(player: 1)", "PhotosPicker(\"a\", selection: 1)",
            "HelpLink(action: {})", "Text(\"a\").textRenderer(1)", "Text(\"a\").customAttribute(1)",
            "# struct Wave: TextRenderer { func draw(layout: Text.Layout, in context: inout GraphicsContext) {} }",
            "Text(\"a\").quickLookPreview(.constant(url))", "Text(\"a\").findNavigator(isPresented: flag)",
            "Text(\"a\").digitalCrownRotation(number)",
            "Text(\"a\").fileMover(isPresented: flag, file: url) { _ in }",
            ": @Environment(\\.undoManager) var value",
            ": @Environment(\\.modelContext) var value", ": @Environment(\\.dismissWindow) var value",
            "# struct Paper: FileDocument {}",
            "# struct Bar: App { var body: some Scene { MenuBarExtra(\"a\", systemImage: \"b\") { Text(\"c\") } } }",
        ]
        let program = Program(uses)
        let errors = try TypeCheck.errors(in: program.source)
        for (index, use) in uses.enumerated() {
            let texts = errors.filter { $0.line == program.line(of: index) }.map(\.text)
            #expect(texts.contains { $0.contains("' is unavailable: ") && $0.hasSuffix(".") }, "\(use) gives \(texts)")
        }
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

/// Uses of interfaces, one per line.
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
        import Foundation
        import MartletUI
        import MartletViews
        import Observation

        struct Item: Identifiable { var id = 0; var name = "" }
        final class Model: ObservableObject { @Published var count = 0 }
        struct Context {
            let text: Binding<String>, flag: Binding<Bool>, number: Binding<Double>, date: Binding<Date>
            let items: [Item], bound: Binding<[Item]>, url: URL, focus: FocusState<Bool>
            let color: Binding<Color>, names: Namespace.ID
        }
        """
}
