/// The direction of lines in a language.
package enum WritingDirection {
    /// Whether lines run from right to left in a language with a document's name for it: `ar`, `he-IL`, `az-Arab`. The
    /// script decides if the name contains one; otherwise the script in which the language is usually written does.
    package static func isRightToLeft(_ language: String) -> Bool {
        let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
        guard let first = parts.first else { return false }
        if let script = parts.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(isLetter) }) {
            return scripts.contains(String(script))
        }
        return languages.contains(String(first))
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) }

    private static let scripts: Set = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]

    private static let languages: Set = [
        "ar", "arc", "arq", "ary", "arz", "azb", "bal", "bgn", "bqi", "ckb", "dv", "fa", "glk", "he", "iw", "ji", "ks",
        "lrc", "mzn", "nqo", "pnb", "prs", "ps", "rhg", "sam", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
