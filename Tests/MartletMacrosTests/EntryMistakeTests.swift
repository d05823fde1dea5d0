#if Macros
import MartletMacros
import Testing

/// Each mistake is told once, at the place that is wrong, and nothing is added to the program.
@Suite struct EntryMistakeTests {
    @Test func aConstant() {
        expectMistake(
            "@Entry let size: Int = 1", "@Entry needs 'var': a value of the environment can be replaced", column: 12)
    }

    @Test func aVariableOfTheType() {
        expectMistake(
            "@Entry static var size: Int = 1",
            "@Entry needs a variable of each value, not of the type: leave 'static' out", column: 12)
    }

    @Test func severalVariables() {
        expectMistake(
            "@Entry var size: Int = 1, other: Int = 2", "@Entry declares one variable: write '@Entry var' for each",
            column: 31)
    }

    @Test func aPattern() {
        expectMistake(
            "@Entry var (size, other) = (1, 2)", "@Entry needs a name: '@Entry var name: Type = value'", column: 16)
    }

    @Test(arguments: ["{ 1 }", "{ get { 1 } }", "{ get { 1 } set {} }"])
    func accessors(written: String) {
        expectMistake(
            "@Entry var size: Int \(written)",
            "@Entry writes the accessors itself: give a default value with '=' instead", column: 26)
    }

    @Test func observers() {
        expectMistake(
            "@Entry var size: Int = 1 { didSet {} }",
            "@Entry writes the accessors itself: give a default value with '=' instead", column: 30)
    }

    @Test func noDefaultValue() {
        expectMistake(
            "@Entry var size: Int", "@Entry needs a default value, unless the type is an optional", column: 16)
    }

    @Test func somethingElseThanAVariable() {
        expectMistake(
            "@Entry struct Size {}", "@Entry belongs on a variable: '@Entry var name: Type = value'", column: 5)
    }

    @Test(arguments: ["extension Other", "struct EnvironmentValues", "extension EnvironmentValues.Other"])
    func aPlaceThatTakesNoEntries(container: String) {
        expectMistake(
            "@Entry var size: Int = 1", in: container, "@Entry belongs in an extension of 'EnvironmentValues'",
            column: 5)
    }

    @Test func aTypeInsideTheExtension() {
        expectExpansion(
            "extension EnvironmentValues { struct Inner { @Entry var size: Int = 1 } }",
            "extension EnvironmentValues { struct Inner { var size: Int = 1 } }",
            [Mistake("@Entry belongs in an extension of 'EnvironmentValues'", line: 1, column: 46)])
    }
}
#endif
