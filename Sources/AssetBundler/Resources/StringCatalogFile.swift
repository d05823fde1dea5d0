#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A string catalog, `Localizable.xcstrings`.
package enum StringCatalogFile {
    /// Reads a catalog. What has not been translated yet is left out.
    package static func table(_ bytes: [UInt8], path: String) throws -> CatalogTable {
        let file: File
        do {
            file = try JSONDecoder().decode(File.self, from: Data(bytes))
        } catch {
            throw ResourceError(path, "This is no string catalog: \(error)")
        }
        var table = CatalogTable(sourceLanguage: file.sourceLanguage ?? "en")
        for (key, entry) in file.strings where !key.isEmpty {
            var contents = (entry.localizations ?? [:]).compactMapValues(content)
            // Whatever has no text of its own in the development language is its own text.
            if contents[table.sourceLanguage] == nil { contents[table.sourceLanguage] = .init(key) }
            table.entries[key] = contents
        }
        return table
    }

    private static func content(_ localization: Localization) -> CatalogTable.Content? {
        let localization = localization.ofDevice
        if let forms = localization.variations?.plural { return .init(forms: texts(forms)) }
        guard let text = localization.stringUnit?.shown else { return nil }
        // Without numbers of their own, substitutions take the arguments in the order of their names in the text.
        let names = (localization.substitutions ?? [:]).keys.sorted {
            (text.firstRange(of: "@\($0)@")?.lowerBound ?? text.endIndex)
                < (text.firstRange(of: "@\($1)@")?.lowerBound ?? text.endIndex)
        }
        let plurals = names.enumerated().compactMap { position, name in
            localization.substitutions?[name].map {
                CatalogTable.Content.Plural(
                    name: name, argument: $0.argNum ?? position + 1, forms: texts($0.ofDevice.variations?.plural ?? [:])
                )
            }
        }
        return .init(text, plurals)
    }

    private static func texts(_ forms: [String: Localization]) -> [String: String] {
        forms.compactMapValues { $0.ofDevice.stringUnit?.shown }
    }

    private struct File: Decodable {
        let sourceLanguage: String?
        let strings: [String: Entry]
    }

    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Unit: Decodable {
        let state: String?
        let value: String

        /// A text that is waiting for its translator is none.
        var shown: String? { state == "new" && value.isEmpty ? nil : value }
    }

    private struct Variations: Decodable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    /// A class, for it contains itself.
    private final class Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Localization]?
        let argNum: Int?

        /// What a browser shows of texts that depend on the device.
        var ofDevice: Localization {
            guard let devices = variations?.device else { return self }
            return devices["other"] ?? devices["mac"] ?? devices.min { $0.key < $1.key }?.value ?? self
        }
    }
}
