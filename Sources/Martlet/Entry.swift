#if Macros
/// Declares a value of the environment with its default: what ``EnvironmentKey`` and two accessors would do by hand.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var themeColor: Color = .gray
///     @Entry var pageSize = 20
///     @Entry var account: Account?
/// }
/// ```
///
/// It is then read with `@Environment(\.themeColor)` and provided with `.environment(\.themeColor, .purple)`. An optional
/// needs no default value: it is `nil`. Otherwise the default value is evaluated at each read for which nothing is
/// provided; provide an object that has to stay the same. The type of the value need not be `Sendable`. What is not a
/// stored variable in an extension of ``EnvironmentValues`` is an error of the compiler.
///
/// The macro is there with the package's trait `Macros`, which is on by default. The rule is from the notes
/// (`seeds/000`, "Environment Values").
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")
#endif
