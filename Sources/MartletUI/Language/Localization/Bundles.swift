#if Foundation
/// Finds the module of a bundle.
enum BundleName {
    /// The module of the bundle that SwiftPM makes of a target's resources, `package_Module.resources`; `nil` for any other.
    static func module(ofPath path: String) -> String? {
        guard let last = path.split(separator: "/").last, last.hasSuffix(".resources") || last.hasSuffix(".bundle"),
            let dot = last.lastIndex(of: "."), let line = last[..<dot].lastIndex(of: "_")
        else { return nil }
        return String(last[last.index(after: line)..<dot])
    }
}

extension Text {
    /// Creates a text from a string catalog.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - tableName: The name of the table: `Birds` for `Birds.xcstrings`. It is `Localizable` if there is none.
    ///   - bundle: The bundle of the module whose catalogs are asked; with `nil` or `.main`, all are.
    ///   - comment: A note for translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self = key.text(table: tableName, module: bundle.flatMap { BundleName.module(ofPath: $0.bundlePath) })
    }
}

extension String {
    /// Creates a string from the string catalogs of a module, in the language of the visitor whose code runs.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - bundle: The bundle of the module; with `nil` or `.main`, all catalogs are asked.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - comment: A note for translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, bundle: Bundle?, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = key.content.string(
            table: table, module: bundle.flatMap { BundleName.module(ofPath: $0.bundlePath) }, locale: locale,
            default: nil)
    }
}

/// Returns a text of the program's string catalogs, in the language of the visitor whose code runs: in a view's `body` or in an
/// action.
///
/// - Parameters:
///   - key: The name under which catalogs have the text.
///   - comment: A note for translators.
/// - Returns: The text, or the key if no catalog has one.
public func NSLocalizedString(_ key: String, comment: String) -> String {
    LocalizedStringKey(key).string(table: nil, module: nil, locale: nil, default: nil)
}

extension Bundle {
    /// The bundle of a module without resources of SwiftPM's: what its catalogs have is in the program itself.
    @_disfavoredOverload
    public static var module: Bundle { .main }
}
#else
extension Text {
    /// Creates a text from a string catalog.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - tableName: The name of the table: `Birds` for `Birds.xcstrings`. It is `Localizable` if there is none.
    ///   - comment: A note for translators.
    public init(_ key: LocalizedStringKey, tableName: String? = nil, comment: StaticString? = nil) {
        self = key.text(table: tableName)
    }
}
#endif
