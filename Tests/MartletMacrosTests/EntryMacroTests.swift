#if Macros
import MartletMacros
import Testing

@Suite struct EntryMacroTests {
    @Test func aTypeAndAValueBecomeAKeyAndAccessors() {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var themeColor: Color = .gray
            }
            """,
            """
            extension EnvironmentValues {
                var themeColor: Color {
                    get {
                        self[__Key_themeColor.self]
                    }
                    set {
                        self[__Key_themeColor.self] = newValue
                    }
                }

                private struct __Key_themeColor: MartletUI.EnvironmentKey {
                    static var defaultValue: Color {
                        return .gray
                    }
                }
            }
            """)
    }

    @Test func aTypeThatIsNotWrittenIsInferredByTheCompiler() {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var pageSize = 20
            }
            """,
            """
            extension EnvironmentValues {
                var pageSize {
                    get {
                        self[__Key_pageSize.self]
                    }
                    set {
                        self[__Key_pageSize.self] = newValue
                    }
                }

                private struct __Key_pageSize: MartletUI._InferredDefaultValue, MartletUI.EnvironmentKey {
                    static let makeDefaultValue = { @Sendable in
                        return 20
                    }
                }
            }
            """)
    }

    @Test(arguments: ["Account?", "Account!", "Optional<Account>", "Swift.Optional<Account>"])
    func anOptionalNeedsNoDefault(type: String) {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var account: \(type)
            }
            """,
            """
            extension EnvironmentValues {
                var account: \(type) {
                    get {
                        self[__Key_account.self]
                    }
                    set {
                        self[__Key_account.self] = newValue
                    }
                }

                private struct __Key_account: MartletUI.EnvironmentKey {
                    static var defaultValue: \(type) {
                        return nil
                    }
                }
            }
            """)
    }

    @Test(arguments: ["public", "package", "fileprivate", "@available(*, deprecated) public"])
    func modifiersAreKept(modifier: String) {
        expectExpansion(
            """
            extension MartletUI.EnvironmentValues {
                @Entry \(modifier) var size: Int = 1
            }
            """,
            """
            extension MartletUI.EnvironmentValues {
                \(modifier) var size: Int {
                    get {
                        self[__Key_size.self]
                    }
                    set {
                        self[__Key_size.self] = newValue
                    }
                }

                private struct __Key_size: MartletUI.EnvironmentKey {
                    static var defaultValue: Int {
                        return 1
                    }
                }
            }
            """)
    }

    @Test(arguments: [("`default`", "__Key_default"), ("`two words`", "`__Key_two words`")])
    func namesInBackticksKeepThemWhereTheyMust(name: String, key: String) {
        expectExpansion(
            """
            extension EnvironmentValues {
                @Entry var \(name): Int = 1
            }
            """,
            """
            extension EnvironmentValues {
                var \(name): Int {
                    get {
                        self[\(key).self]
                    }
                    set {
                        self[\(key).self] = newValue
                    }
                }

                private struct \(key): MartletUI.EnvironmentKey {
                    static var defaultValue: Int {
                        return 1
                    }
                }
            }
            """)
    }
}
#endif
