#if Macros
import MartletMacros
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// An error that an expansion should report.
struct ViewDiagnostic {
    let message: String
    let line: Int
    let column: Int

    init(_ message: String, line: Int, column: Int) {
        self.message = message
        self.line = line
        self.column = column
    }
}

/// Expands `@Entry` in `source`, and compares the result with `expanded` and the errors.
func expectExpansion(
    _ source: String, _ expanded: String, _ diagnostics: [ViewDiagnostic] = [],
    sourceLocation: SourceLocation = #_sourceLocation
) {
    assertMacroExpansion(
        source, expandedSource: expanded,
        diagnostics: diagnostics.map { DiagnosticSpec(message: $0.message, line: $0.line, column: $0.column) },
        macroSpecs: ["Entry": MacroSpec(type: EntryMacro.self)],
        failureHandler: { Issue.record("\($0.message)", sourceLocation: sourceLocation) })
}

/// Expands an invalid entry in the second line of `container`, of which `rest` remains.
func expectError(
    _ entry: String, in container: String = "extension EnvironmentValues", _ message: String, column: Int,
    rest: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    expectExpansion(
        "\(container) {\n    \(entry)\n}", "\(container) {\n    \(rest)\n}",
        [ViewDiagnostic(message, line: 2, column: column)], sourceLocation: sourceLocation)
}

/// The getter that replaces those of an invalid entry, so that the compiler reports nothing else.
let standIn = """
    {
            get {
                fatalError()
            }
        }
    """
#endif
