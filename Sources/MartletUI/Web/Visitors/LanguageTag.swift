/// A language tag as browsers send it (BCP 47): `de`, `de-CH`, `zh-Hant-TW`.
struct LanguageTag: Hashable, Sendable {
    /// The tag in its usual form: the language in lowercase, the region in uppercase.
    let text: String
    let language: String
    let script: String?
    let region: String?

    /// The maximum length of a tag, in bytes: RFC 5646 asks programs to accommodate this many.
    private static let limit = 35

    /// Parses a tag; `nil` if the text is malformed. It does not check whether the language exists.
    init?(_ text: some StringProtocol) {
        guard text.utf8.count <= Self.limit else { return nil }
        var parts = text.split(separator: "-", omittingEmptySubsequences: false).map { $0.lowercased() }[...]
        guard parts.allSatisfy({ (1...8).contains($0.utf8.count) && $0.utf8.allSatisfy(Self.isLetterOrDigit) }),
            let language = parts.popFirst(), (2...3).contains(language.utf8.count),
            language.utf8.allSatisfy(Self.isLetter)
        else { return nil }
        self.language = language
        var written = [language]
        if let part = parts.first, part.utf8.count == 4, part.utf8.allSatisfy(Self.isLetter) {
            script = part.prefix(1).uppercased() + part.dropFirst()
            parts.removeFirst()
        } else {
            script = nil
        }
        if let part = parts.first, Self.isRegion(part) {
            region = part.uppercased()
            parts.removeFirst()
        } else {
            region = nil
        }
        written += [script, region].compactMap(\.self) + parts
        self.text = written.joined(separator: "-")
    }

    /// Two letters, or three digits for a region of the world.
    private static func isRegion(_ part: String) -> Bool {
        part.utf8.count == 2 && part.utf8.allSatisfy(isLetter)
            || part.utf8.count == 3 && !part.utf8.contains(where: isLetter)
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte) }

    private static func isLetterOrDigit(_ byte: UInt8) -> Bool { isLetter(byte) || (48...57).contains(byte) }
}

/// Parses `Accept-Language`.
enum AcceptedLanguages {
    /// The maximum number of entries to examine, and of languages to return.
    private static let (entryLimit, limit) = (64, 16)

    /// Returns the languages without duplicates, the most preferred first. It leaves out malformed entries and those
    /// that a weight of 0 refuses.
    static func tags(in header: String) -> [LanguageTag] {
        let entries = header.split(separator: ",", maxSplits: entryLimit).prefix(entryLimit)
        let weighted = entries.enumerated().compactMap { position, entry in
            read(entry).map { (tag: $0.tag, weight: $0.weight, position: position) }
        }
        var seen: Set<LanguageTag> = []
        return weighted.sorted { ($1.weight, $0.position) < ($0.weight, $1.position) }
            .map(\.tag).filter { seen.insert($0).inserted }.prefix(limit).map(\.self)
    }

    /// `de-CH;q=0.8`
    private static func read(_ entry: Substring) -> (tag: LanguageTag, weight: Double)? {
        let parts = entry.split(separator: ";").map { $0.filter { $0 != " " && $0 != "\t" } }
        guard let tag = parts.first.flatMap({ LanguageTag($0) }) else { return nil }
        guard let text = parts.dropFirst().first(where: { $0.hasPrefix("q=") || $0.hasPrefix("Q=") }) else {
            return (tag, 1)
        }
        guard let weight = Double(text.dropFirst(2)), weight > 0, weight <= 1 else { return nil }
        return (tag, weight)
    }
}
