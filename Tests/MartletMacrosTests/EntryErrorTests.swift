#if Macros
import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import Testing

@testable import MartletMacros

/// Each error is reported once, at the offending place.
@Suite struct EntryErrorTests {
    @Test func aConstant() {
        expectError(
            "@Entry let size: Int = 1", "@Entry needs 'var': a value of the environment can be replaced", column: 12,
            rest: "let size: Int \(standIn)")
    }

    @Test func aVariableOfTheType() {
        expectError(
            "@Entry static var size: Int = 1",
            "@Entry needs a variable of each value, not of the type: leave 'static' out", column: 12,
            rest: "static var size: Int \(standIn)")
    }

    /// Bypasses the check by the test support, which the compiler makes only after the macro.
    @Test func severalVariables() throws {
        let variables: DeclSyntax = "@Entry var size: Int = 1, other: Int = 2"
        let container: DeclSyntax = "extension EnvironmentValues {}"
        let error = try #require(throws: DiagnosticsError.self) {
            try EntryDeclaration(variables, marked: "@Entry", in: [Syntax(container)])
        }
        #expect(error.diagnostics.map(\.message) == ["@Entry declares one variable: write '@Entry var' for each"])
        #expect(error.diagnostics.map(\.node.trimmedDescription) == ["other: Int = 2"])
    }

    @Test func aPattern() {
        expectError(
            "@Entry var (size, other) = (1, 2)", "@Entry needs a name: '@Entry var name: Type = value'", column: 16,
            rest: "var (size, other) \(standIn)")
    }

    @Test(arguments: ["{ 1 }", "{ get { 1 } }", "{ get { 1 } set {} }"])
    func accessors(written: String) {
        expectError(
            "@Entry var size: Int \(written)",
            "@Entry writes the accessors itself: give a default value with '=' instead", column: 26,
            rest: "var size: Int \(written)")
    }

    @Test func observers() {
        expectError(
            "@Entry var size: Int = 1 { didSet {} }",
            "@Entry writes the accessors itself: give a default value with '=' instead", column: 30,
            rest: "var size: Int { didSet {} \n        get {\n            fatalError()\n        }}")
    }

    @Test func noDefaultValue() {
        expectError(
            "@Entry var size: Int", "@Entry needs a default value, unless the type is an optional", column: 16,
            rest: "var size: Int \(standIn)")
    }

    @Test func somethingElseThanAVariable() {
        expectError(
            "@Entry struct Size {}", "@Entry belongs on a variable: '@Entry var name: Type = value'", column: 5,
            rest: "struct Size {}")
    }

    @Test(arguments: ["extension Other", "struct EnvironmentValues", "extension EnvironmentValues.Other"])
    func aPlaceThatTakesNoEntries(container: String) {
        expectError(
            "@Entry var size: Int = 1", in: container, "@Entry belongs in an extension of 'EnvironmentValues'",
            column: 5, rest: "var size: Int \(standIn)")
    }

    /// The innermost declaration around the variable decides.
    @Test func aTypeInsideTheExtension() throws {
        let entry: DeclSyntax = "@Entry var size: Int = 1"
        let context: [DeclSyntax] = ["struct Inner {}", "extension EnvironmentValues {}"]
        let error = try #require(throws: DiagnosticsError.self) {
            try EntryDeclaration(entry, marked: "@Entry", in: context.map(Syntax.init))
        }
        #expect(error.diagnostics.map(\.message) == ["@Entry belongs in an extension of 'EnvironmentValues'"])
    }
}
#endif
