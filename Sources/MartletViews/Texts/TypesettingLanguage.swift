public import MartletUI

/// The language by whose rules a view's texts are set.
public struct TypesettingLanguage: Equatable, Sendable {
    /// The language as HTML names it; `nil` for the page's.
    let name: String?

    /// The language of the page.
    public static let automatic = Self(name: nil)
}

extension View {
    /// Says in which language the view's texts are, as the attribute `lang` does: browsers choose the forms of letters,
    /// the breaks of lines and the voice by it.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether it is said.
    public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
        attribute("lang", isEnabled ? language.name : nil)
    }
}

// The essentials of Foundation do not know the names of languages.
#if Foundation || !canImport(FoundationEssentials)
extension TypesettingLanguage {
    /// A language of the program's choice.
    ///
    /// - Parameter language: The language.
    public static func explicit(_ language: Locale.Language) -> Self { Self(name: language.minimalIdentifier) }
}

extension View {
    /// Says in which language the view's texts are, as the attribute `lang` does: browsers choose the forms of letters,
    /// the breaks of lines and the voice by it.
    ///
    /// - Parameters:
    ///   - language: The language.
    ///   - isEnabled: Whether it is said.
    public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
}
#endif
