/// Looks texts up in the program's string catalogs.
package enum Localizer {
    /// The table that is taken if none is named.
    static let usualTable = "Localizable"

    /// The units of a key in a language of the visitor's.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - table: The table; `nil` for the usual one.
    ///   - module: The module whose catalogs are asked; `nil` for all.
    ///   - fallback: The text where no catalog has one; `nil` for the key itself.
    ///   - languages: The languages that the visitor reads, in their order.
    static func units(
        of key: LocalizedStringKey, table: String?, module: String?, default fallback: LocalizedStringKey?,
        in catalogs: BundledCatalogs = .shared, languages: () -> [String]
    ) -> [TextUnit] {
        guard table == nil ? catalogs.haveUsualTexts : catalogs.haveTexts else {
            return units(of: fallback ?? key, language: nil)
        }
        let (name, languages) = (key.key, languages())
        var chosen: String?
        for module in catalogs.modules(named: module) {
            let strings = module.strings
            guard let table = strings.tables[table ?? usualTable] else { continue }
            let language = LanguageChoice.language(for: languages, among: strings.languages) ?? table.sourceLanguage
            chosen = chosen ?? language
            guard let entry = table.entries[name] else { continue }
            if let format = entry[language] { return FormatReader.units(format, key.arguments, language: language) }
            // What has no translation has the development language.
            if let format = entry[table.sourceLanguage] {
                return FormatReader.units(format, key.arguments, language: table.sourceLanguage)
            }
            return units(of: fallback ?? key, language: table.sourceLanguage)
        }
        return units(of: fallback ?? key, language: chosen)
    }

    /// The units of a key that has no translation.
    private static func units(of key: LocalizedStringKey, language: String?) -> [TextUnit] {
        guard let pieces = key.pieces else { return [.literal(key.string)] }
        return pieces.map { piece in
            switch piece {
            case .literal(let text): .literal(text)
            case .value(.view(let text)): .view(text)
            case .value(let value): .value(value.text(in: language))
            }
        }
    }

    /// The language of the program's usual table that serves a visitor best; `nil` if the program has none.
    package static func language(for languages: [String], in catalogs: BundledCatalogs = .shared) -> String? {
        let modules = catalogs.modules.filter { $0.strings.tables[usualTable] != nil }
        guard let first = modules.first else { return nil }
        let available = modules.reduce(into: Set<String>()) { $0.formUnion($1.strings.languages) }
        return LanguageChoice.language(for: languages, among: available)
            ?? first.strings.tables[usualTable]?.sourceLanguage
    }
}

extension LocalizedStringKey {
    /// The text in the language of the visitor whose view is under evaluation, with its Markdown.
    ///
    /// - Parameters:
    ///   - table: The table; `nil` for the usual one.
    ///   - module: The module whose catalogs are asked; `nil` for all.
    ///   - locale: The locale whose language the text has; `nil` for the visitor's.
    ///   - fallback: The text where no catalog has one; `nil` for the key itself.
    func text(
        table: String? = nil, module: String? = nil, locale: Locale? = nil, default fallback: LocalizedStringKey? = nil
    ) -> Text {
        let catalogs = BundledCatalogs.shared
        let isLookedUp = table == nil ? catalogs.haveUsualTexts : catalogs.haveTexts
        guard isLookedUp || hasMarks || hasViews || fallback != nil else {
            return Text(plain: string, isLiteral: isLiteral)
        }
        return Text(units(table, module, locale, fallback), isLiteral: isLiteral)
    }

    /// The characters of the text, with its marks.
    func string(table: String?, module: String?, locale: Locale?, default fallback: LocalizedStringKey?) -> String {
        units(table, module, locale, fallback).map(\.plain).joined()
    }

    private func units(
        _ table: String?, _ module: String?, _ locale: Locale?, _ fallback: LocalizedStringKey?
    ) -> [TextUnit] {
        Localizer.units(of: self, table: table, module: module, default: fallback) {
            locale.map { [$0.identifier] } ?? VisitorFormat.readLanguages
        }
    }

    /// The characters of the text in the language of the visitor whose view is under evaluation.
    @usableFromInline
    package func resolved() -> String { text().resolved() }
}
