/// Chooses among the languages of a catalog.
package enum LanguageChoice {
    /// Returns the language of `available` that serves a visitor best: of the languages that they read, in their order, the
    /// first that is there, with its script and region or without; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - preferred: Tags such as `de-CH`, or identifiers of locales such as `de_CH`.
    ///   - available: The languages as the catalog names them.
    package static func language(for preferred: [String], among available: Set<String>) -> String? {
        preferred.lazy.compactMap { language(for: $0, among: available) }.first
    }

    private static func language(for preferred: String, among available: Set<String>) -> String? {
        let wanted = Parts(preferred)
        var best: (name: String, points: Int)?
        for name in available {
            let parts = Parts(name)
            guard parts.language == wanted.language, parts.script == wanted.script else { continue }
            let points = parts.region == wanted.region ? 3 : parts.region.isEmpty ? 2 : 1
            // Of several regions that are not the visitor's, the first by name.
            if let best, (best.points, name) > (points, best.name) { continue }
            best = (name, points)
        }
        return best?.name
    }

    /// The parts of a tag, as far as they tell texts from one another.
    private struct Parts {
        let language: String
        let script: String
        let region: String

        init(_ tag: String) {
            var parts = tag.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }[...]
            let first = parts.popFirst() ?? ""
            language = Self.names[first] ?? first
            var script = parts.first.flatMap { $0.utf8.count == 4 ? $0 : nil } ?? ""
            if !script.isEmpty { parts.removeFirst() }
            region = parts.first ?? ""
            if script.isEmpty {
                if language == "zh" {
                    script = ["tw", "hk", "mo"].contains(region) ? "hant" : "hans"
                } else if language == "sr" {
                    script = "cyrl"
                }
            } else if let usual = Self.usualScripts[language], usual == script {
                script = language == "zh" || language == "sr" ? script : ""
            }
            self.script = script
        }

        /// Older codes, and those that browsers use for the same language.
        private static let names = [
            "iw": "he", "in": "id", "ji": "yi", "no": "nb", "tl": "fil", "mo": "ro", "sh": "sr",
        ]
        /// Scripts that a tag may name, and need not.
        private static let usualScripts = [
            "ar": "arab", "de": "latn", "en": "latn", "fr": "latn", "ja": "jpan", "ko": "kore", "ru": "cyrl",
            "sr": "cyrl",
        ]
    }
}
