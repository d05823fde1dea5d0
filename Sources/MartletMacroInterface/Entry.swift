import MartletUI

/// Declares an environment value with its default, in place of an ``EnvironmentKey`` and two accessors.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var themeColor: Color = .gray
///     @Entry var pageSize = 20
///     @Entry var account: Account?
/// }
/// ```
///
/// Read the value with `@Environment(\.themeColor)` and provide it with `.environment(\.themeColor, .purple)`. An
/// optional needs no default value: it defaults to `nil`. Otherwise, each read for which nothing is provided evaluates
/// the default value again; provide an object whose identity has to stay the same. The type of the value need not be
/// `Sendable`. Anything but a stored variable in an extension of ``EnvironmentValues`` is a compile-time error.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "MartletMacros", type: "EntryMacro")
