/// A text of the program's string catalogs that is looked up when it is shown, in the language of who sees it then.
///
///     let title = LocalizedStringResource("%lld birds", table: "Birds")
///
/// Linux' Foundation has no such type; this one has the same spelling.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    /// The type of the literal.
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    /// The module in whose catalogs a text is looked up.
    public struct BundleDescription: Equatable, Sendable {
        let module: String?

        /// All catalogs of the program.
        public static let main = BundleDescription(module: nil)

        #if Foundation
        /// The catalogs of the module whose bundle has this URL.
        ///
        /// - Parameter url: The URL of the bundle.
        public static func atURL(_ url: URL) -> BundleDescription {
            BundleDescription(module: BundleName.module(ofPath: url.path))
        }
        #endif
    }

    let content: LocalizedStringKey
    private let fallback: LocalizedStringKey?
    /// The name of the table; `nil` for `Localizable`.
    public let table: String?
    /// The locale whose language the text has, whoever sees it; `nil` for the visitor's.
    public var locale: Locale?
    /// The module in whose catalogs the text is looked up.
    public let bundle: BundleDescription

    /// The name under which catalogs have the text.
    public var key: String { content.key }

    /// Creates the resource of a key.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - bundle: The module in whose catalogs the text is looked up.
    ///   - comment: A note for translators.
    public init(
        _ key: String.LocalizationValue, table: String? = nil, locale: Locale? = nil, bundle: BundleDescription = .main,
        comment: StaticString? = nil
    ) {
        (content, fallback, self.table, self.locale, self.bundle) = (key.content, nil, table, locale, bundle)
    }

    /// Creates the resource of a key that is not the text itself.
    ///
    /// - Parameters:
    ///   - key: The name under which catalogs have the text.
    ///   - defaultValue: The text where no catalog has one.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - bundle: The module in whose catalogs the text is looked up.
    ///   - comment: A note for translators.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        content = LocalizedStringKey(named: key.description, defaultValue.content)
        fallback = defaultValue.content
        (self.table, self.locale, self.bundle) = (table, locale, bundle)
    }

    /// Creates the resource of a literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }

    /// Creates the resource of a literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }

    /// The text with its Markdown.
    var text: Text { content.text(table: table, module: bundle.module, locale: locale, default: fallback) }

    /// The characters of the text.
    var string: String { content.string(table: table, module: bundle.module, locale: locale, default: fallback) }
}

extension Text {
    /// Creates a text of a resource, in the language of the visitor in whose view's `body` it is created.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) { self = resource.text }
}

extension String {
    /// A literal with interpolated values that is looked up in string catalogs.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
        /// The type of the literal.
        public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

        let content: LocalizedStringKey

        /// Creates the value of a string that is not a literal.
        ///
        /// - Parameter value: The string.
        public init(_ value: String) { content = LocalizedStringKey(value) }

        /// Creates the value of a literal.
        public init(stringLiteral value: String) { content = LocalizedStringKey(stringLiteral: value) }

        /// Creates the value of a literal with interpolated values.
        public init(stringInterpolation: StringInterpolation) {
            content = LocalizedStringKey(stringInterpolation: stringInterpolation)
        }
    }

    /// Creates a string of a resource, in the language of the visitor whose code runs: in a view's `body` or in an action.
    ///
    /// - Parameter resource: The resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.string }

    /// Creates a string from the program's string catalogs, in the language of the visitor whose code runs: in a view's `body` or
    /// in an action.
    ///
    /// - Parameters:
    ///   - key: The text, and the name under which catalogs have it.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - comment: A note for translators.
    public init(
        localized key: LocalizationValue, table: String? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self = key.content.string(table: table, module: nil, locale: locale, default: nil)
    }

    /// Creates a string from the program's string catalogs by a key that is not the text itself.
    ///
    /// - Parameters:
    ///   - key: The name under which catalogs have the text.
    ///   - defaultValue: The text where no catalog has one.
    ///   - table: The name of the table; `nil` for `Localizable`.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - comment: A note for translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, locale: Locale? = nil,
        comment: StaticString? = nil
    ) {
        self = LocalizedStringKey(named: key.description, defaultValue.content)
            .string(table: table, module: nil, locale: locale, default: defaultValue.content)
    }
}
