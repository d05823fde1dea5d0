/// The header that makes a browser save an answer as a file.
enum ContentDisposition {
    /// The maximum length of a name, in characters and in bytes: a single character may have thousands of bytes.
    private static let longest = 150
    private static let mostBytes = 600

    /// `attachment; filename="…"; filename*=UTF-8''…`: the first for old programs, without what is not ASCII.
    static func attachment(_ name: String) -> String {
        let name = safe(name)
        let plain = String(name.map { $0.isASCII && $0 != "\"" && $0 != "%" ? $0 : "_" })
        guard plain != name else { return "attachment; filename=\"\(plain)\"" }
        return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(PercentEncoding.encode(name))"
    }

    /// Returns the name without folders, control characters and leading dots, so that it names a file in the visitor's
    /// own folder and hides nothing.
    static func safe(_ name: String) -> String {
        let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last ?? ""
        let scalars = last.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            // Format characters could reverse the name, so that its extension is not what it seems.
            case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: false
            default: !"<>:\"|?*".unicodeScalars.contains(scalar)
            }
        }
        let kept = String(String.UnicodeScalarView(scalars)).drop { $0 == "." || $0 == " " }.prefix(longest)
        var bytes = 0
        let short = kept.prefix { character in
            bytes += character.utf8.count
            return bytes <= mostBytes
        }
        return short.isEmpty ? "download" : String(short)
    }
}
